"""What the calls of games share: their path, who may make them, and what their fields are made of."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field
from pydantic_core import PydanticCustomError

from contracts.area import Area, ForWeb
from contracts.countries import COUNTRIES
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import Ge, Le, MaxItems, MaxLength, MinLength, Required

PATH = "/api/games"
GAME_UPDATED: ForWeb[str] = "Game updated for operator!"
GAME_NOT_UPDATED = "Something went wrong. Please try again later."
COUNTRY_CODES: ForWeb[tuple[str, ...]] = tuple(COUNTRIES)
MOST_ORDER: ForWeb[int] = 99_999
MOST_GAMES = 1000  # named at once


class GameStatus(StrEnum):
    """Of a game, and of an operator's entry. DEPRECATE: it is going away, and no operator gets it any more."""

    ACTIVE = "ACTIVE"
    DISABLED = "DISABLED"
    MAINTENANCE = "MAINTENANCE"
    DEPRECATE = "DEPRECATE"


def listed(text: str) -> list[str]:
    """The parts of a comma-separated text, without blanks around them."""
    return [part.strip() for part in text.split(",") if part.strip()]


def country_of(text: str) -> str | None:
    """The two letters of a country by its two or three letters, whatever their case; None where there is none."""
    code = text.strip().upper()
    if code in COUNTRIES:
        return code
    return next((two for two, (three, _) in COUNTRIES.items() if three == code), None)


def known_country(value: str) -> str:
    """The two letters of a country. Raises the error of its field where there is none."""
    found = country_of(value)
    if found is None:
        raise PydanticCustomError("country", "Not a country. Its two or three letters are expected.")
    return found


Status = Annotated[GameStatus, Field(strict=False)]
GameId = Annotated[str, Required("Game is required."), MaxLength(100, "At most 100 characters.")]
GameIds = Annotated[list[GameId], MinLength(1, "Choose a game."), MaxItems(MOST_GAMES, f"At most {MOST_GAMES} games.")]
Order = Annotated[int, Ge(1, "At least 1."), Le(MOST_ORDER, f"At most {MOST_ORDER}.")]
SearchText = Annotated[str, MaxLength(100, "At most 100 characters.")]
TAGS = frozenset({"Game"})
UNKNOWN, OPERATOR = {"gameId": "unknown-game"}, {"opId": "aurora"}

AREA = Area(
    "games",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.GAMES_READ,
    can_write=Permission.GAMES_WRITE,
    tags=TAGS,
    invalidates=TAGS,
    lists=("games",),
    permissions={
        Permission.GAMES_READ: Described(
            "View games", "See the games, who has them, and what is bet on them.", ("games",), STAFF, ("/games",)
        ),
        Permission.GAMES_WRITE: Described(
            "Manage operators’ games",
            "Switch the games of operators and brands on and off, order and clone them.",
            ("games",),
            MANAGERS,
        ),
        Permission.GAMES_EDIT: Described(
            "Edit games", "Edit games and their images, and choose their operators.", ("games",), PLATFORM_ADMINS
        ),
        Permission.GAMES_LAUNCH: Described(
            "Launch games", "Launch a game as a player would, to try it.", ("games",), MANAGERS
        ),
    },
)
