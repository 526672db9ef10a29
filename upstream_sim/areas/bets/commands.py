"""Settling an open bet by hand."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from contracts.areas.activities import ActivityAction, ActivityArea
from contracts.areas.bets import MOST_TIMES_MAXIMUM, MOST_WIN_IN_USD, REASON_MIN, BetSettlement
from contracts.bet_filters import BetType
from contracts.roles import Role
from contracts.warnings import Act, WarningCode
from upstream_sim.areas.bets.events import require_places
from upstream_sim.areas.bets.lifecycle import ENDED, settle
from upstream_sim.areas.bets.queries import bet_of
from upstream_sim.areas.bets.records import Bet
from upstream_sim.areas.bets.wire import details_to_wire, max_win, settle_limit, settler_of, to_wire, win_in_usd
from upstream_sim.core.refusals import AlreadyDecided, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import Values, require_answered

NO_MAXIMUM = "The provider declares no maximum for this game; only the provider can settle it as won."
BEYOND = {
    BetType.SPORT: "At most {most} {currency}: the stake times the odds.",
    BetType.CASINO: "At most {most} {currency}: the most that the game pays.",
}
REASON_NEEDED = f"Enter a reason of at least {REASON_MIN} characters for a win above {{most}} {{currency}}."
NEVER_BEYOND = (
    f"At most {{most}} {{currency}}: nobody settles beyond {MOST_TIMES_MAXIMUM} times the maximum or "
    f"{MOST_WIN_IN_USD:,} USD."
)


@handles("betSettle")
def settle_bet(world: World, caller: Caller, command: Command[None, BetSettlement]) -> dict[str, Any]:
    """The bet WON, or LOST for 0. Raises NotFound, for another tenant's too, AlreadyDecided, ValidationFailed for a
    win that it may not pay, and ConfirmationRequired."""
    form = command.body
    found = bet_of(world, caller, form.betId)
    if found.settledAt is not None:
        raise AlreadyDecided(ENDED[found.status], to_wire(world, found), settler_of(world, found), found.settledAt)
    require_places("winAmount", form.winAmount, found.currency)
    reason = (form.reason or "").strip() or None
    _require_payable(caller, found, form.winAmount, reason)
    own = {WarningCode.BEYOND_MAXIMUM: _beyond(found, form.winAmount)}
    require_answered(world, Act.SETTLE_BET, None, form.acknowledged, own)
    with caller.change(world) as change:
        settled = settle(change, found, form.winAmount, by=caller.user.userCode, reason=reason)
        change.add_activity(
            area=ActivityArea.TRANSACTIONS,
            action=ActivityAction.UPDATED,
            opId=found.opId,
            recordKind="Bet",
            recordId=found.betId,
            recordTitle=f"{found.betType.capitalize()} bet of {found.playerCode}",
            before={"status": found.status, "win": Decimal(0)},
            after={"status": settled.status, "win": form.winAmount, "reason": reason},
        )
    return details_to_wire(world, settled)


def _beyond(bet: Bet, win: Decimal) -> Values | None:
    """The values of a win that is more than the bet may pay; None of any other."""
    most = max_win(bet)
    if most is None or win <= most:
        return None
    return {
        "winAmount": win,
        "winInUSD": win_in_usd(bet, win),
        "maxWin": most,
        "timesMaximum": (win / most).quantize(Decimal("0.01"), ROUND_HALF_UP) if most else None,
        "currency": bet.currency,
    }


def _require_payable(caller: Caller, bet: Bet, win: Decimal, reason: str | None) -> None:
    """Raises ValidationFailed for a win beyond what the bet may pay; with a reason a super admin may go beyond, up to
    the limit that holds for everybody."""
    most, limit = max_win(bet), settle_limit(bet)
    if win == 0:
        return
    if most is None or limit is None:
        raise ValidationFailed("winAmount", NO_MAXIMUM)
    if win > limit:
        raise ValidationFailed("winAmount", NEVER_BEYOND.format(most=f"{limit:,f}", currency=bet.currency))
    if win <= most:
        return
    if caller.identity.role is not Role.SUPER_ADMIN:
        raise ValidationFailed("winAmount", BEYOND[bet.betType].format(most=f"{most:,f}", currency=bet.currency))
    if len(reason or "") < REASON_MIN:
        raise ValidationFailed("reason", REASON_NEEDED.format(most=f"{most:,f}", currency=bet.currency))
