"""The data dictionary of `afd`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "isDefault": "Whether it is the default.",
    "skipExistingAfdProfileCheck": "Accept the name without checking that the profile exists in the cloud.",
    "resourceGroup": ("The resource group that holds the profile.", "example-group"),
    "extraData": ("Further information, as free text.", "owner: platform team"),
    "managedIdentityClientId": ("The client id of the managed identity.", "1f6e5a0c-8f3b-4c9d-9c55"),
    "endpointNamePrefix": ("The prefix of endpoint names; empty for none.", "ep-"),
    "ppfRouteNamePrefix": ("The name prefix of player platform routes.", "ppf-"),
    "apiRouteNamePrefix": ("The name prefix of API routes.", "api-"),
    "boRouteNamePrefix": ("The name prefix of back office routes.", "bo-"),
    "AfdDomain.name": ("The domain's name at the front door.", "example-com"),
    "AfdEndpoint.name": ("The endpoint's name.", "example-player"),
    "AfdRoute.name": ("The route's name.", "ppf-route"),
    "CustomDomainGone.name": ("The domain's name at the front door.", "example-com"),
    "targetId": ("The custom domain's id.", "65a1f0c2e4b0d3a9c7f81208"),
    "domainId": ("The custom domain's id.", "65a1f0c2e4b0d3a9c7f81208"),
    "hostName": ("The host name.", "play.example.com"),
    "endpointHostName": ("The endpoint's own host name.", "example-player.example.net"),
    "validationProperties": "How to prove that the domain is one's own.",
    "validationToken": ("The required content of the TXT record `_dnsauth.<name>`.", "_65a1f0c2e4b0d3a9"),
    "expirationDate": "When the validation token expires.",
    "domainValidationState": "The state of the ownership validation.",
    "validationSince": "When the validation state was reached.",
    "provisioningState": "The state of the domain's resource in the cloud.",
    "provisioningSince": "When the provisioning state was reached.",
    "deploymentStatus": "How far the domain and its certificate are deployed to the edge servers.",
    "deploymentSince": "When the deployment status was reached.",
    "AfdDomain.reason": (
        "Why a state failed, or what it is waiting for; null if neither applies.",
        "The TXT record is missing.",
    ),
    "target": "What the domain serves.",
    "routeNames": ("The routes that the domain is associated with.", ["ppf-route"]),
    "isAssociated": "Whether the domain is associated with the endpoint's routes.",
    "certificateExpiresAt": "When the certificate expires; null until there is one.",
    "isEnabled": "Whether the endpoint is enabled.",
    "routes": "The endpoint's routes.",
    "AfdDomainPage.certificatesEnding": ("How many certificates end soon, or have ended.", 2),
    "AfdDomainsQuery.isCertificateEnding": "Whether the certificate ends soon, or has ended.",
    "AfdDomainsQuery.query": ("Part of the host name, or of the name at the front door.", "example"),
}
