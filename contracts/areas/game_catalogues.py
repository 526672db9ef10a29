"""An operator's catalogue of games: their order, the status of many at once, and cloning it to another operator."""

from typing import Annotated

from contracts.areas.games import AREA, MOST_GAMES, OPERATOR, PATH, GameId, OperatorGame, Status
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS
from contracts.roles import Permission
from contracts.rules import MaxItems, MinLength, OpId, Required
from contracts.wire import Wire

GAMES_CLONED = "Games is successfully cloned to selected operator!"
GAMES_NOT_CLONED = "Failed to clone games"

GameIds = Annotated[list[GameId], MinLength(1, "Choose a game."), MaxItems(MOST_GAMES, f"At most {MOST_GAMES} games.")]


class GameOrder(Wire):
    """Games of an operator in their new order. They share out the numbers that they had among them."""

    opId: Annotated[OpId, Required("Operator is required.")]
    gameIds: GameIds


class OrderedGame(Wire):
    gameId: str
    title: str
    order: int
    revision: int


class GamesOrdered(Wire):
    """The games as they stand in order; `changed` says how many got another number. `revision` is the sum of theirs:
    send it in If-Match to put just these in order."""

    items: list[OrderedGame]
    revision: int
    changed: int


class GameStatuses(Wire):
    """The status that these games of an operator get."""

    opId: Annotated[OpId, Required("Operator is required.")]
    gameIds: GameIds
    status: Status


class ChangedGame(Wire):
    """A game before and after; `refused` says why it stays."""

    gameId: str
    title: str
    before: OperatorGame | None = None
    after: OperatorGame
    refused: str | None = None


class GameChanges(Wire):
    """What would change, or did: games that the operator gets, those whose status or order changes, those that are
    switched off, and those that stay, with the reason."""

    added: list[ChangedGame]
    changed: list[ChangedGame]
    removed: list[ChangedGame]
    refused: list[ChangedGame]


class GameClone(Wire):
    """The operator or brand whose games are taken, and the one that gets them."""

    sourceOpId: Annotated[OpId, Required("Source operator is required.")]
    destOpId: Annotated[OpId, Required("Target operator is required.")]


CLONE = {"sourceOpId": "aurora", "destOpId": "aurora-north"}
STATUSES = {**OPERATOR, "gameIds": ["unknown-game"], "status": "ACTIVE"}
PREVIEWED = STATUSES | {"gameIds": ["amber-falls"]}


OPERATIONS = (
    AREA.write(
        "gamesOrder",
        "PUT",
        f"{PATH}/order",
        "Put an operator’s games in order",
        origin=Origin.ASSUMED,
        body=GameOrder,
        example=Example(body={**OPERATOR, "gameIds": ["unknown-game"]}),
        body_limit=256 * 1024,
        if_match=True,
        data=GamesOrdered,
        success="Order saved!",
        failure="The order was not saved. Please try again.",
    ),
    AREA.read(
        "gameStatusPreview",
        f"{PATH}/status/preview",
        "See what a status would change for an operator’s games",
        method="POST",
        origin=Origin.ASSUMED,
        roles=MANAGERS,
        permission=Permission.GAMES_WRITE,
        body=GameStatuses,
        example=Example(body=PREVIEWED),
        body_limit=256 * 1024,
        data=GameChanges,
    ),
    AREA.write(
        "gameStatus",
        "PUT",
        f"{PATH}/status",
        "Set the status of an operator’s games",
        origin=Origin.ASSUMED,
        body=GameStatuses,
        example=Example(body=STATUSES),
        body_limit=256 * 1024,
        data=GameChanges,
        success="Games updated!",
        failure="The games were not changed. Please try again.",
    ),
    AREA.read(
        "gameClonePreview",
        f"{PATH}/clone/preview",
        "See what cloning games would change",
        method="POST",
        origin=Origin.ASSUMED,
        roles=MANAGERS,
        permission=Permission.GAMES_WRITE,
        body=GameClone,
        example=Example(body=CLONE),
        data=GameChanges,
    ),
    AREA.write(
        "gamesClone",
        "POST",
        f"{PATH}/clone",
        "Clone an operator’s games to another",
        body=GameClone,
        example=Example(body={**CLONE, "destOpId": "aurora"}),
        data=GameChanges,
        success=GAMES_CLONED,
        failure=GAMES_NOT_CLONED,
    ),
)
