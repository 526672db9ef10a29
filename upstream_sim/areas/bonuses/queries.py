"""The lists of bonuses, releases and grants, and one of each; what a release came to; bonuses' transactions."""

from __future__ import annotations

from typing import Any

from contracts.areas.bonus_releases import (
    BonusReleasePath,
    BonusReleasesQuery,
    PlayerBonusReleasesQuery,
)
from contracts.areas.bonuses import BonusDefinitionPath, BonusDefinitionsQuery, BonusStatus
from contracts.areas.player_bonuses import PlayerBonusesQuery, PlayerBonusPath
from contracts.areas.transactions import TransactionsQuery, TransactionStatus, TransactionSubType, TransactionType
from contracts.fields import ListQuery
from upstream_sim.areas.bonuses.eligibility import tenants_above
from upstream_sim.areas.bonuses.grants import grants_of, releases_of
from upstream_sim.areas.bonuses.records import (
    DEFINITIONS,
    GRANTS,
    PROGRESS,
    RELEASES,
    Definition,
    Grant,
    Progress,
    Release,
    progress_id,
)
from upstream_sim.areas.bonuses.rules import status_of, terms_at
from upstream_sim.areas.bonuses.wire import (
    definition_to_wire,
    grant_details_to_wire,
    grant_to_wire,
    progress_to_wire,
    release_to_wire,
    report_to_wire,
    use_to_wire,
    virtual_progress,
)
from upstream_sim.areas.transactions.search import transaction_page
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Contains
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import page_to_wire, queried_tenants, visible_record, without_none
from upstream_sim.shared.users import Caller

BONUS_GONE, RELEASE_GONE, GRANT_GONE = "Bonus not found.", "Bonus release not found.", "Player’s bonus not found."
PRESENT = frozenset({BonusStatus.ACTIVE, BonusStatus.DEACTIVE})
SORTS = {"bonusAmountInUSD": "cents"}
BONUSES = frozenset({TransactionType.BONUS})
CLAIMS = [TransactionSubType.BONUS_CLAIM]


@handles("bonusDefinitions")
def definitions(world: World, caller: Caller, command: Command[BonusDefinitionsQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    query = command.query
    title = (query.title or "").strip()
    filters = without_none(
        {
            "opId": _with_parents(world, queried_tenants(world, caller, query)),
            "status": BonusStatus(query.status) if query.status else PRESENT,
            "type": query.type,
            "prizeType": query.prizeType,
            "titles": Contains(title) if title else None,
        }
    )
    page = world.table(DEFINITIONS).page(filters, query.sort, query.page, query.limit)
    return page_to_wire(page, lambda each: definition_to_wire(world, each, _among(caller, each.opId)))


@handles("bonusDefinition")
def definition(world: World, caller: Caller, command: Command[None, None, BonusDefinitionPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    found = definition_of(world, caller, command.path.bonusId)
    among = _among(caller, found.opId)
    return {**definition_to_wire(world, found, among), "use": use_to_wire(world, found, among)}


@handles("playerBonuses")
def player_bonuses(world: World, caller: Caller, command: Command[PlayerBonusesQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    query = command.query
    name = query.sort.removeprefix("-")
    filters = without_none(
        {
            "opId": queried_tenants(world, caller, query),
            "isTest": query.isTest,
            "playerCode": (query.playerCode or "").strip().upper() or None,
            "bonusId": (query.bonusId or "").strip() or None,
            "type": query.type,
            "version": query.version,
            "isOpen": query.isOpen,
        }
    )
    sort = query.sort.removesuffix(name) + SORTS.get(name, name)
    page = world.table(GRANTS).page({**filters, "isPending": False}, sort, query.page, query.limit)
    return page_to_wire(page, lambda grant: grant_to_wire(world, grant))


@handles("playerBonus")
def player_bonus(world: World, caller: Caller, command: Command[None, None, PlayerBonusPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    found: Grant = visible_record(world, caller, GRANTS, command.path.uniuqeId.strip(), GRANT_GONE)
    if found.isPending:
        raise NotFound(GRANT_GONE)
    return grant_details_to_wire(world, found)


@handles("bonusReleases")
def releases(world: World, caller: Caller, command: Command[BonusReleasesQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    query = command.query
    title = (query.title or "").strip()
    filters = without_none(
        {
            "opId": _with_parents(world, queried_tenants(world, caller, query)),
            "isDeleted": query.isDeleted is True,
            "bonusId": (query.bonusId or "").strip() or None,
            "title": Contains(title) if title else None,
        }
    )
    now = world.now()
    wanted = {"status": query.status, "schedule": query.schedule, "betType": query.betType}
    if any(wanted.values()):
        filters["releaseId"] = frozenset(
            each.releaseId
            for each in world.table(RELEASES).where(**filters)
            if query.status in (None, status_of(each, now))
            and query.schedule in (None, terms_at(each, now).schedule)
            and query.betType in (None, terms_at(each, now).betType)
        )
    page = world.table(RELEASES).page(filters, query.sort, query.page, query.limit)
    return page_to_wire(page, lambda each: release_to_wire(world, each, _among(caller, each.opId)))


@handles("bonusRelease")
def release(world: World, caller: Caller, command: Command[None, None, BonusReleasePath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    found = release_of(world, caller, command.path.releaseId)
    return release_to_wire(world, found, _among(caller, found.opId))


@handles("bonusReleaseReport")
def report(world: World, caller: Caller, command: Command[None, None, BonusReleasePath]) -> dict[str, Any]:
    """The sums of the rows that the caller sees. Raises NotFound, for another tenant's too."""
    found = release_of(world, caller, command.path.releaseId)
    tenants = caller.identity.tenants
    seen = {} if tenants is None else {"opId": tenants}
    return report_to_wire(world, found, world.table(PROGRESS).where(releaseId=found.releaseId, isTest=False, **seen))


@handles("playerBonusReleases")
def player_releases(world: World, caller: Caller, command: Command[PlayerBonusReleasesQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    query = command.query
    code = (query.playerCode or "").strip().upper() or None
    filters = without_none(
        {
            "opId": queried_tenants(world, caller, query),
            "isTest": query.isTest,
            "releaseId": (query.releaseId or "").strip() or None,
            "playerCode": code,
        }
    )
    page = world.table(PROGRESS).page(filters, query.sort, query.page, query.limit)
    if code is not None:
        page = _with_untouched(world, query, code, list(world.table(PROGRESS).where(**filters)), filters)
    known = world.table(RELEASES)
    return page_to_wire(
        page, lambda row: progress_to_wire(world, found, row) if (found := known.get(row.releaseId)) else None
    )


def _with_untouched(
    world: World, query: ListQuery, code: str, rows: list[Progress], filters: dict[str, Any]
) -> tuple[list[Progress], int, int]:
    """A page of a player's rows, and of the releases of what they hold on which they have not bet yet."""
    known = {row.id for row in rows}
    for grant in grants_of(world, code):
        tenants = filters.get("opId")
        if grant.isPending or not grant.isOpen or (tenants is not None and grant.opId not in tenants):
            continue
        for each in releases_of(world, grant.bonusId):
            is_wanted = filters.get("releaseId") in (None, each.releaseId)
            if is_wanted and progress_id(each.releaseId, code) not in known:
                known.add(progress_id(each.releaseId, code))
                rows.append(virtual_progress(world, each, grant))
    rows.sort(key=lambda row: (row.createdAt, row.id), reverse=query.sort.startswith("-"))
    return page_of(rows, query.page, query.limit)


@handles("bonusTransactions")
def transactions(world: World, caller: Caller, command: Command[TransactionsQuery]) -> dict[str, Any]:
    return transaction_page(world, caller, command.query, BONUSES)


@handles("bonusClaims")
def claims(world: World, caller: Caller, command: Command[TransactionsQuery]) -> dict[str, Any]:
    waiting = {"txStatus": TransactionStatus.PENDING, "subType": CLAIMS}
    return transaction_page(world, caller, command.query.model_copy(update=waiting), BONUSES)


def definition_of(world: World, caller: Caller, bonus_id: str) -> Definition:
    """The bonus, a deleted one too. Raises NotFound, for another tenant's too; a brand sees its parent's."""
    found = world.table(DEFINITIONS).get(bonus_id.strip())
    if found is None or not _sees(world, caller, found.opId):
        raise NotFound(BONUS_GONE)
    return found


def release_of(world: World, caller: Caller, release_id: str) -> Release:
    """The release, a deleted one too. Raises NotFound, for another tenant's too; a brand sees its parent's."""
    found = world.table(RELEASES).get(release_id.strip())
    if found is None or not _sees(world, caller, found.opId):
        raise NotFound(RELEASE_GONE)
    return found


def _sees(world: World, caller: Caller, op_id: str) -> bool:
    identity = caller.identity
    return identity.can_see_tenant(op_id) or (
        identity.opId is not None and op_id in tenants_above(world, identity.opId)
    )


def _among(caller: Caller, op_id: str) -> frozenset[str] | None:
    """Whose figures the caller sees of what is `op_id`'s: a brand its own, of what it has of its parent."""
    return None if caller.identity.can_see_tenant(op_id) else caller.identity.tenants


def _with_parents(world: World, tenants: frozenset[str] | None) -> frozenset[str] | None:
    """The tenants and whose bonuses they have, too."""
    return None if tenants is None else frozenset().union(*(tenants_above(world, op_id) for op_id in tenants))
