"""What stands against an act at this moment, and whether the person who does it has answered it.

An area that knows a thing worth a warning registers how it is found, by `@finds(code)`; whoever acts asks here, by the
act's row of the contract's table. What only the act itself knows, such as the rate that was typed, it brings along.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any, NamedTuple, TypeVar

from contracts.areas.players import VerificationStatus
from contracts.warnings import WARNING_TEXTS, WARNINGS, Act, Severity, WarningCode
from upstream_sim.core.refusals import ConfirmationRequired, RecordLocked
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, Block, Player

NOT_POSSIBLE = "This cannot be done."
MOST_RATE_OFF = Decimal("0.1")  # of the market's
EARLIEST_PAYMENT = datetime(2015, 1, 1, tzinfo=UTC)
LATEST_PAYMENT = timedelta(days=2)  # from now on: the end of tomorrow, wherever one is

Values = Mapping[str, Any]
Finder = Callable[[World, Player], Values | None]
"""What a warning is about; None where there is nothing to warn of."""
F = TypeVar("F", bound=Finder)

FINDERS: dict[WarningCode, Finder] = {}
MARKERS: list[Callable[[World, str], Mapping[str, Any]]] = []
"""What rows that wait for a decision are marked with beside warnings, by the player's code."""


class Warned(NamedTuple):
    """A warning of an act."""

    code: WarningCode
    severity: Severity
    values: Values

    @property
    def text(self) -> str:
        return WARNING_TEXTS[self.code]


def finds(code: WarningCode) -> Callable[[F], F]:
    """Registers how it is found whether something of a player is worth this warning. Raises ValueError for a code that
    has a finder."""

    def register(finder: F) -> F:
        if code in FINDERS:
            raise ValueError(f"{code} is found already")
        FINDERS[code] = finder
        return finder

    return register


@finds(WarningCode.PLAYER_BLOCKED)
def _blocked(_world: World, player: Player) -> Values | None:
    if not player.isBlocked:
        return None
    return _block_to_wire(player.block) if player.block else {}


@finds(WarningCode.PLAYER_DELETED)
def _deleted(_world: World, player: Player) -> Values | None:
    return {} if player.isDeleted else None


@finds(WarningCode.KYC_MISSING)
def _kyc_missing(_world: World, player: Player) -> Values | None:
    if player.verification is VerificationStatus.CONFIRMED:
        return None
    return {"kycStatus": player.verification}


def warnings_of(
    world: World, act: Act, player_code: str | None = None, own: Mapping[WarningCode, Values | None] | None = None
) -> list[Warned]:
    """What there is to tell of an act now, refusals included, in the order of the contract's table. `own` is what the
    act itself knows: it goes before what is found of the player."""
    player = world.table(PLAYERS).get(player_code) if player_code else None
    known = own or {}

    def found(code: WarningCode) -> Values | None:
        return known[code] if code in known else FINDERS[code](world, player) if player and code in FINDERS else None

    values = ((code, severity, found(code)) for code, severity in WARNINGS[act].items())
    return [Warned(code, severity, told) for code, severity, told in values if told is not None]


def codes_of(
    world: World, act: Act, player_code: str | None = None, own: Mapping[WarningCode, Values | None] | None = None
) -> list[WarningCode]:
    """The codes of `warnings_of`, as a list shows them."""
    return [warned.code for warned in warnings_of(world, act, player_code, own)]


def require_answers(found: Collection[Warned], acknowledged: Collection[WarningCode] | None) -> None:
    """Raises RecordLocked for what the table refuses, and ConfirmationRequired, with all there is to answer, unless
    `acknowledged` covers it."""
    for warned in found:
        if warned.severity is Severity.REFUSED:
            raise RecordLocked(f"{warned.text} {NOT_POSSIBLE}")
    if {warned.code for warned in found} - {*(acknowledged or ())}:
        raise ConfirmationRequired([to_wire(warned) for warned in found])


def require_answered(
    world: World,
    act: Act,
    player_code: str | None,
    acknowledged: Collection[WarningCode] | None,
    own: Mapping[WarningCode, Values | None] | None = None,
) -> None:
    """Raises RecordLocked and ConfirmationRequired, as `require_answers` does, for what there is to tell now."""
    require_answers(warnings_of(world, act, player_code, own), acknowledged)


def may_do_by_itself(world: World, act: Act, player_code: str) -> bool:
    """Whether the platform may do it where nobody can be asked: nothing at all is to be told of it."""
    return not warnings_of(world, act, player_code)


def leaves_to_staff(world: World, act: Act, player_code: str) -> bool:
    """Whether what is done by itself leaves it: something severe is to be told of it, or it is refused."""
    return any(warned.severity is not Severity.WARN for warned in warnings_of(world, act, player_code))


def rate_off(currency: str, rate: Decimal, market: Decimal | None) -> Values | None:
    """The values of RATE_OFF; None for a rate within a tenth of the market's. Where no market is known, any rate is
    off."""
    if market is not None and abs(rate - market) <= market * MOST_RATE_OFF:
        return None
    return {"currency": currency, "exchangeRateInUSD": rate, "marketRateInUSD": market}


def date_unusual(now: datetime, *dates: datetime | None) -> Values | None:
    """The values of DATE_UNUSUAL; None where every date is between 2015 and tomorrow."""
    odd = (date for date in dates if date and (date < EARLIEST_PAYMENT or date - now > LATEST_PAYMENT))
    return next(({"date": date} for date in odd), None)


def with_warnings(world: World, player_code: str, codes: list[WarningCode] | None) -> dict[str, Any]:
    """The fields of a row that waits for a decision; none for any other."""
    if codes is None:
        return {}
    player = world.table(PLAYERS).get(player_code) if WarningCode.PLAYER_BLOCKED in codes else None
    block = {"block": _block_to_wire(player.block)} if player and player.block else {}
    return {
        "warnings": codes,
        **block,
        **{name: each for mark in MARKERS for name, each in mark(world, player_code).items()},
    }


def _block_to_wire(block: Block) -> dict[str, Any]:
    return {"by": block.by, "at": block.at, "reason": block.reason}


def to_wire(warned: Warned) -> dict[str, Any]:
    """`RaisedWarning` on the wire."""
    return {
        "code": warned.code,
        "severity": warned.severity,
        "text": warned.text,
        "values": {name: value for name, value in warned.values.items() if value is not None},
    }
