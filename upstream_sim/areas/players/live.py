"""Who registers by themselves."""

from __future__ import annotations

from upstream_sim.areas.players.events import PlayerRegistered, register
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.channels import channels_in_use
from upstream_sim.shared.languages import PLAYER_LANGUAGES
from upstream_sim.shared.live import by_tenants, note
from upstream_sim.shared.player_names import COUNTRIES, FIRST_NAMES, LAST_NAMES
from upstream_sim.shared.players import PLAYERS

RATE = 0.006  # for each player that the tenant began with, which makes up for those who lapse
BY_PARTNER = 0.35  # of registrations
BY_PLAYER = 0.15  # of the others
BY_CHANNEL, IN_PART = 0.9, 0.4  # of a partner's, and of these
SUB_CHANNELS = ("banner", "forum", "newsletter", "review", "video")
REFERRING = 16  # the first of so many players refer others


@by_tenants("registration", rate=lambda _tenant, players: players * RATE)
def registration(world: World, rng: Rng, op_id: str) -> None:
    """Half of them deposit soon."""
    first, last, number = rng.choice(FIRST_NAMES), rng.choice(LAST_NAMES), rng.randrange(10**9)
    partners = [each.affId for each in world.table(AFFILIATES).where(opId=op_id) if each.deletedAt is None]
    partner = rng.choice(partners) if partners and rng.random() < BY_PARTNER else None
    channel = _channel(world, rng, partner) if partner else None
    form = PlayerRegistered(
        opId=op_id,
        firstName=first,
        lastName=last,
        username=f"{first[:4]}{last[:5]}{number}".lower()[:20],
        email=f"{first}.{last}{number}@mail.test".lower(),
        country=rng.choice(COUNTRIES),
        language=rng.choice(PLAYER_LANGUAGES),
        affId=partner,
        refId=_referrer(world, rng, op_id) if partner is None and rng.random() < BY_PLAYER else None,
        channelId=channel,
        subChannelId=rng.choice(SUB_CHANNELS) if channel and rng.random() < IN_PART else None,
    )
    player = register(world, form, f"P{number:09}")
    note(world, "playerRegistered", op_id, player.playerCode, f"{first} {last} registered")


def _channel(world: World, rng: Rng, partner: str) -> str | None:
    """One of the partner's channels, or none."""
    found = channels_in_use(world, partner)
    return rng.choice(found).channelId if found and rng.random() < BY_CHANNEL else None


def _referrer(world: World, rng: Rng, op_id: str) -> str | None:
    """The code of a player of the tenant who referred others before, or refers their first now."""
    players = world.table(PLAYERS).select({"opId": op_id, "isDeleted": False, "isBlocked": False, "isTest": False})
    found, _, _ = players.page("createdAt", rng.randrange(max(1, players.count // REFERRING)) + 1, 1)
    return found[0].playerCode if found else None
