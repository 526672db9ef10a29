"""What the reviews of players' usernames, identity documents and bank accounts share."""

from typing import Annotated

from contracts.fields import FromTo, ListQuery, PersonName
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS
from contracts.rules import MaxLength, Required
from contracts.texts import NOTE_REQUIRED
from contracts.wire import Wire

REVIEWERS = PLATFORM_ADMINS | OPERATOR_ROLES
BADGES = frozenset({"Badges"})

PlayerNote = Annotated[str, Required(NOTE_REQUIRED), MaxLength(200, "At most 200 characters.")]
PlayerCode = Annotated[str, Required("Player code is required.")]
SearchText = Annotated[str, MaxLength(100, "At most 100 characters.")]


class ReviewedPlayer(Wire):
    """The player whose record is reviewed."""

    playerCode: str
    playerId: str
    username: str
    firstName: PersonName
    lastName: PersonName
    isTest: bool


class ReviewsQuery(FromTo, ListQuery):
    """`from` and `to` are both included and mean `createdAt`; a player's code is trimmed."""

    playerCode: SearchText | None = None
