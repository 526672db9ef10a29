"""Bets on the wire."""

from __future__ import annotations

from datetime import datetime
from decimal import ROUND_DOWN, Decimal
from typing import Any

from contracts.areas.bets import MOST_TIMES_MAXIMUM, MOST_WIN_IN_USD
from contracts.bet_filters import BetMode, BetStatus, BetType
from contracts.money import CURRENCY_PLACES
from contracts.roles import Role
from upstream_sim.areas.bets.matches import match_of, report_of, starts_at
from upstream_sim.areas.bets.records import Bet
from upstream_sim.areas.bets.selections import cash_out_share, selections_of
from upstream_sim.core.money.ledger import amount_of, balance_of, units_of
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.games import CASINO_GAMES, EVENTS, GAMES, SportEvent
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import operator_to_wire
from upstream_sim.shared.users import USERS

STORED_FIELDS = (
    "betId",
    "generation",
    "betType",
    "betMode",
    "status",
    "stakeFrom",
    "placedAt",
    "settledAt",
    "provider",
    "currency",
    "freeBetId",
    "isTest",
    "revision",
)


def to_wire(world: World, bet: Bet) -> dict[str, Any]:
    """`Bet` on the wire."""
    player = world.table(PLAYERS).get(bet.playerCode)
    game, event = world.table(CASINO_GAMES).get(bet.gameId or ""), EVENTS.get(bet.eventId or "")
    return {
        **{name: getattr(bet, name) for name in STORED_FIELDS},
        "settledBy": settler_of(world, bet),
        "game": {"id": game.id, "title": game.title} if game else None,
        "event": event_to_wire(event, starts_at(world.seed, bet)) if event else None,
        "outcome": outcome_of(world, bet),
        "odds": None if bet.odds is None else Decimal(bet.odds).scaleb(-2),
        "exchangeRateInUSD": amount_of(bet.rate),
        "stake": amount_of(bet.stakeUnits),
        "win": amount_of(bet.winUnits),
        "freeBetAmount": amount_of(bet.freeBetUnits),
        "stakeInUSD": in_usd(bet.stakeInUSDCents),
        "winInUSD": in_usd(bet.winInUSDCents),
        "player": {
            "playerCode": bet.playerCode,
            "playerId": player.playerId if player else "",
            "username": player.username if player else "",
            "nickName": player.nickname if player else "",
        },
        "operator": operator_to_wire(world, bet.opId),
        "maxWin": max_win(bet),
    }


def details_to_wire(world: World, bet: Bet) -> dict[str, Any]:
    """`BetDetails` on the wire."""
    wallet = player_wallets.main(bet.playerCode, bet.currency)
    most, limit = max_win(bet), settle_limit(bet)
    match, report = match_of(world.seed, bet, world.now()), report_of(bet)
    return {
        **to_wire(world, bet),
        "maxWinInUSD": None if most is None else win_in_usd(bet, most),
        "settleLimit": limit,
        "settleLimitInUSD": None if limit is None else win_in_usd(bet, limit),
        "settledReason": bet.settledReason,
        "eventEndedAt": match.ended_at if match else None,
        "eventResult": match.result if match else None,
        "providerReport": {"status": report.status, "win": report.win, "at": report.at},
        "walletBalance": balance_of(world, wallet),
    }


def details_v2_to_wire(world: World, bet: Bet, role: Role) -> dict[str, Any]:
    """`BetDetailsV2` on the wire; the provider's message for a super admin alone."""
    details = details_to_wire(world, bet)
    selections = [
        {
            "event": event_to_wire(EVENTS[leg.event_id]),
            "market": leg.market,
            "outcome": leg.outcome,
            "odds": leg.odds,
            "status": leg.status,
        }
        for leg in selections_of(world.seed, bet)
    ]
    return {
        **details,
        "selections": selections,
        "cashOutValue": cash_out_value(world.seed, bet),
        "rawPayload": _payload(bet, selections) if role is Role.SUPER_ADMIN else None,
    }


def outcome_of(world: World, bet: Bet) -> str | None:
    """What a single bet is on; None of a bet of the first generation, which tells no selections."""
    if bet.betMode is not BetMode.SINGLE or bet.generation == 1:
        return None
    leg = selections_of(world.seed, bet)[0]
    return f"{leg.market}: {leg.outcome}"


def settler_of(world: World, bet: Bet) -> dict[str, str] | None:
    user = world.table(USERS).get(bet.settledBy) if bet.settledBy else None
    return {"nickname": user.nickname, "userCode": user.userCode} if user else None


def max_win(bet: Bet) -> Decimal | None:
    """The most that the bet may pay, in its currency; of a free bet without the stake itself, nor more than its
    template allows. None where the game's provider declares none."""
    if bet.odds is not None:
        odds = Decimal(bet.odds).scaleb(-2)
        most = amount_of(bet.stakeUnits) * odds + amount_of(bet.freeBetUnits) * (odds - 1)
        return _in_places(most if bet.maxWinUnits is None else min(most, amount_of(bet.maxWinUnits)), bet.currency)
    game = GAMES.get(bet.gameId or "")
    if game is None or game.max_multiplier is None:
        return None
    most = amount_of(bet.stakeUnits) * game.max_multiplier + amount_of(bet.freeBetUnits) * (game.max_multiplier - 1)
    return _in_places(most, bet.currency)


def settle_limit(bet: Bet) -> Decimal | None:
    """What nobody may settle it by hand beyond, in its currency; None where its provider declares no maximum. A free
    bet's is the most that it may pay."""
    most = max_win(bet)
    if most is None or bet.freeBetId:
        return most
    return min(most * MOST_TIMES_MAXIMUM, _in_places(MOST_WIN_IN_USD / amount_of(bet.rate), bet.currency))


def win_in_usd(bet: Bet, win: Decimal) -> Decimal:
    """A win in USD, at the bet's own rate."""
    return in_usd(bet.usd_cents(units_of(win)))


def cash_out_value(seed: int, bet: Bet) -> Decimal | None:
    """What an open sport bet would be bought back for; None for others and for free bets."""
    if bet.status is not BetStatus.OPEN or bet.betType is not BetType.SPORT or not bet.stakeUnits:
        return None
    return _in_places(amount_of(bet.stakeUnits) * cash_out_share(seed, bet.betId), bet.currency)


def event_to_wire(event: SportEvent, at: datetime | None = None) -> dict[str, Any]:
    named = {"id": event.id, "title": event.title, "tournament": event.tournament, "sport": event.sport}
    return named | {"startsAt": at}


def in_usd(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)


def _in_places(amount: Decimal, currency: str) -> Decimal:
    return amount.quantize(Decimal(1).scaleb(-CURRENCY_PLACES[currency]), ROUND_DOWN)


def _payload(bet: Bet, selections: list[dict[str, Any]]) -> dict[str, Any]:
    """What the provider sent of the bet, in its own names."""
    return {
        "source": bet.provider,
        "transaction": bet.betId,
        "account": bet.playerCode,
        "game": bet.gameId,
        "currency": bet.currency,
        "amount": str(amount_of(bet.stakeUnits or bet.freeBetUnits)),
        "payout": str(amount_of(bet.winUnits)),
        "state": bet.status.lower(),
        "coupon": [
            {"fixture": leg["event"]["id"], "market": leg["market"], "pick": leg["outcome"], "price": str(leg["odds"])}
            for leg in selections
        ],
    }
