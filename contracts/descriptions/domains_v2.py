"""The data dictionary of `domains_v2`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "isLocked": "Whether it is protected from deletion.",
    "cfAccountTitle": ("The account's title.", "Main"),
    "DomainsQuery.domain": ("Part of the domain name.", "example"),
    "cfZoneId": ("The zone's id at the cloud provider; null once it is deleted.", "65a1f0c2e4b0d3a9c7f81207"),
    "cfZoneSSLMode": "The encryption mode to the origin; null once the zone is deleted.",
    "cfZoneNameServers": ("The name servers to set at the registrar.", ["ada.ns.example.net", "bob.ns.example.net"]),
    "cfZoneStatus": "The zone's status at the cloud provider.",
    "cfDnsConfigured": "Whether the zone has the DNS records that the setup requires.",
    "cfRulesConfigured": "Whether the zone has the platform's rules.",
    "cfDnsRecords": "The zone's DNS records.",
    "afdRouteName": ("The route of the endpoint; null until the domain is created there.", "example-route"),
    "afdCustomDomainId": (
        "The domain's id at the front door; null until it is created there.",
        "65a1f0c2e4b0d3a9c7f81208",
    ),
    "afdProvisionStatus": "The provisioning state at the front door; null until the domain is created there.",
    "afdValidationStatus": "The validation state at the front door; null until the domain is created there.",
    "afdRoutesAssociated": "Whether the domain is associated with the routes of its endpoint.",
    "isB2CPFF": "Whether it serves the player platform.",
    "isInternal": "Whether it is an internal domain of the platform.",
    "DomainFlags.isBrand": "Whether it belongs to a brand.",
    "DomainV2.isBrand": "Whether it belongs to a brand.",
    "defaultLang": ("The default language.", "en"),
    "dataInfo": "Information about the list.",
    "pagination": "Paging information.",
    "Pagination.total": ("The number of domains that match the filters.", 12),
    "Pagination.count": ("The number of domains in this response.", 12),
    "DomainsQuery.page": ("The page number, from 1; 0 together with limit 0 for all domains.", 1),
    "DomainsQuery.limit": ("Domains per page; 0 together with page 0 for all domains.", 50),
    "sortByName": ("The field to sort by.", "domainName"),
    "sortByOrder": "The sort direction.",
    "isForceFetch": "Whether to query the cloud instead of using the last known state.",
    "skipCfZoneCheck": "Take over a zone that already exists in the account.",
    "domainDetails": "The domain to act on; for an edit, the new values of its fields.",
    "DomainCommand.action": "The action. `x-operations` lists the roles allowed for each value.",
    "DomainEdit.action": "Always `EDIT`.",
    "ActionDone.action": "The action that was performed.",
    "message": ("A description of the result.", "example.com was added to its routes."),
    "CfDnsRecord.type": ("The record's type.", "CNAME"),
    "CfDnsRecord.name": ("The record's name.", "www"),
}
