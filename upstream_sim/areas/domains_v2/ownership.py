"""The operator whose player platform has a domain."""

from __future__ import annotations

from contracts.envelope import Status
from upstream_sim.areas.domains_v2.records import OPERATOR_DOMAINS, OperatorDomain
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.world.world import Change

OTHER_OPERATOR = "This domain belongs to another operator."


def link(change: Change, domain: str, op_id: str) -> OperatorDomain:
    """The domain, linked to the operator's player platform. Raises a refusal where it is another's."""
    table = change.world.table(OPERATOR_DOMAINS)
    present = table.get(domain)
    if present is not None and present.opId != op_id:
        raise Refusal(409, Status.CONFLICT, [OTHER_OPERATOR])
    return present or change.put(table, OperatorDomain(domain=domain, opId=op_id, addedAt=change.world.now()))


def unlink(change: Change, domain: str, op_id: str) -> None:
    """Unlinks the domain from the operator's player platform; another's is left as it is."""
    table = change.world.table(OPERATOR_DOMAINS)
    present = table.get(domain)
    if present is not None and present.opId == op_id:
        change.delete(table, domain)
