"""Launching a game as a player would."""

from ipaddress import ip_address
from typing import Annotated

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from contracts.area import ForWeb
from contracts.areas.games import AREA, PATH, UNKNOWN, GameId
from contracts.fields import two_letters
from contracts.marks import Personal, PersonalKind
from contracts.operation import Example
from contracts.permissions import MANAGERS
from contracts.roles import Permission
from contracts.rules import MaxLength, Required
from contracts.wire import Wire

LAUNCH_UNSUPPORTED: ForWeb[str] = "Launching the game is only supported for the SoftGamings provider."
LAUNCH_AGGREGATOR: ForWeb[str] = "SOFT_GAMINGS"
NO_ADDRESS = "An IP address is expected."


def _is_address(value: str) -> str:
    try:
        return str(ip_address(value.strip()))
    except ValueError:
        raise PydanticCustomError("ip", NO_ADDRESS) from None


class GameLaunch(Wire):
    """A player's start of a game, tried out."""

    playerCode: Annotated[str, Required("Player code is required."), MaxLength(100, "At most 100 characters.")]
    ip: Annotated[str, Personal(PersonalKind.IP), Required("IP address is required."), AfterValidator(_is_address)]
    gameId: GameId
    country: Annotated[str, Required("Country is required."), AfterValidator(two_letters)]
    language: Annotated[str, Required("Language is required.")]
    currency: Annotated[str, Required("Currency is required.")]
    isDemo: bool = False
    isUniversalLaunch: bool = False
    isMobile: bool = False


class GameLaunched(Wire):
    """Where the game runs, for a few minutes."""

    launchUrl: str


OPERATIONS = (
    AREA.read(
        "gameLaunch",
        f"{PATH}/launch",
        "Launch a game as a player would",
        method="POST",
        roles=MANAGERS,
        permission=Permission.GAMES_LAUNCH,
        body=GameLaunch,
        example=Example(
            body={
                "playerCode": "P-65a1f0c2",
                "ip": "203.0.113.7",
                **UNKNOWN,
                "country": "DE",
                "language": "en",
                "currency": "USD",
                "isDemo": True,
                "isUniversalLaunch": False,
                "isMobile": False,
            }
        ),
        data=GameLaunched,
        tags=frozenset(),
        failure="The game was not launched. Please try again.",
    ),
)
