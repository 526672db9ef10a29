"""Lists of domains, and one of them."""

from __future__ import annotations

from typing import Any

from contracts.areas.domains_v2 import DomainQuery, DomainsQuery, SortOrder
from upstream_sim.areas.domains_v2.hooks import ending_certificates
from upstream_sim.areas.domains_v2.records import DOMAINS, DomainV2
from upstream_sim.areas.domains_v2.wire import domain_to_wire
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import visible_record
from upstream_sim.shared.tenants import selected
from upstream_sim.shared.users import Caller

DOMAIN_GONE = "Domain not found. It may have been deleted in the meantime."
EQUAL_FIELDS = (
    "cfAccountId", "cfAccountCode", "cfZoneId", "cfZoneStatus", "cfZoneSSLMode", "cfDnsConfigured",
    "cfRulesConfigured", "afdProfileName", "afdProvisionStatus", "afdValidationStatus", "afdRoutesAssociated",
    "defaultLang", "isPrimary", "isBackoffice",
)  # fmt: skip
SORTS = frozenset({"domainName", "opTitle", "createdAt", "updatedAt", "defaultLang", *EQUAL_FIELDS})


def visible_domain(world: World, caller: Caller, name: str, op_id: str | None = None) -> DomainV2:
    """The domain. Raises NotFound for one that is not there, not of `op_id`, or not visible to this caller."""
    return visible_record(world, caller, DOMAINS, name, DOMAIN_GONE, op_id=op_id)


@handles("domainsV2")
def domains(world: World, caller: Caller, command: Command[DomainsQuery]) -> Answer:
    query = command.query
    own = caller.identity.opId
    tenants = selected(world, own, query.opId, include_brands=query.includeBrands is not False)
    filters: dict[str, Any] = {} if tenants is None else {"opId": tenants}
    rows = [domain_to_wire(world, row) for row in world.table(DOMAINS).where(**filters)]
    ending = ending_certificates(world)
    found = _in_order([row for row in rows if _matches(row, query, ending)], query)
    items, total, _ = page_of(found, query.page, query.limit) if query.limit else (found, len(found), 0)
    count = sum(row["domainName"] in ending for row in found)
    info = {"pagination": {"total": total, "count": len(items)}, "certificatesEnding": count}
    return Answer(items, extras={"dataInfo": info})


@handles("domainV2")
def domain(world: World, caller: Caller, command: Command[DomainQuery]) -> Any:
    """The domain. Raises NotFound, also for one of another operator than the named one."""
    query = command.query
    tenants = selected(world, caller.identity.opId, query.opId, include_brands=True)
    found = visible_domain(world, caller, query.domainName)
    if tenants is not None and found.opId not in tenants:
        raise NotFound(DOMAIN_GONE)
    return domain_to_wire(world, found)


def _matches(row: dict[str, Any], query: DomainsQuery, ending: frozenset[str]) -> bool:
    if query.isCertificateEnding not in (None, row["domainName"] in ending):
        return False
    wanted = (query.domain or "").strip().lower()
    if wanted and wanted not in row["domainName"] and wanted not in row["unicodeName"]:
        return False
    return all(getattr(query, name) in (None, row[name]) for name in EQUAL_FIELDS)


def _in_order(rows: list[dict[str, Any]], query: DomainsQuery) -> list[dict[str, Any]]:
    """The rows sorted, by name if nothing else is asked. Raises ValidationFailed for an unknown field."""
    name = query.sortByName or "domainName"
    if name not in SORTS:
        raise ValidationFailed("sortByName", f"Sort by one of {', '.join(sorted(SORTS))}.")
    rows.sort(key=lambda row: row["domainName"])
    descending = query.sortByOrder is SortOrder.DESC
    return sorted(rows, key=lambda row: (row[name] is not None, row[name]), reverse=descending)
