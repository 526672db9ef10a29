"""Games: what there is to play, whose players may play what and in which order, and trying a launch.

An operator's games in order, many at once, are in `game_catalogues`, launches in `game_launches`. Updating
an operator's entry, launching, cloning and the autocomplete are the specification's; the rest is our choice where it
is silent.
"""

from enum import StrEnum
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_core import PydanticCustomError

from contracts.area import Area, ForWeb
from contracts.countries import COUNTRIES
from contracts.envelope import Page
from contracts.fields import Instant, Named, OneTenant, PageNumber, PageSize, Sort, two_letters
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import Ge, Le, MaxItems, MaxLength, MinLength, OpId, Required
from contracts.upload import MEGABYTE, MOST_FILE_BYTES, FileField, Upload, UploadedFile, UploadForm
from contracts.warnings import ASSUMED
from contracts.wire import Invalid, Wire, parse_json

PATH = "/api/games"

GAME_DISABLED: ForWeb[str] = "Game disabled for operator!"
GAME_ADDED: ForWeb[str] = "Game added for operator!"
GAME_UPDATED: ForWeb[str] = "Game updated for operator!"
GAME_NOT_UPDATED = "Something went wrong. Please try again later."
COUNTRY_CODES: ForWeb[tuple[str, ...]] = tuple(COUNTRIES)
MOST_ORDER: ForWeb[int] = 99_999
MOST_GAMES = 1000  # named at once
FIGURE_DAYS: ForWeb[int] = 30
UNKNOWN_COUNTRY = "Not a country: {}. Two letters each are expected, such as DE."
UNREADABLE = "JSON is expected."


class GameStatus(StrEnum):
    """Of a game, and of an operator's entry. DEPRECATE: it is going away, and no operator gets it any more."""

    ACTIVE = "ACTIVE"
    DISABLED = "DISABLED"
    MAINTENANCE = "MAINTENANCE"
    DEPRECATE = "DEPRECATE"


def listed(text: str) -> list[str]:
    """The parts of a comma-separated text, without blanks around them."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _one_text(value: str) -> str:
    return ",".join(dict.fromkeys(listed(value)))


def _known_countries(value: str) -> str:
    codes = list(dict.fromkeys(code.upper() for code in listed(value)))
    unknown = [code for code in codes if code not in COUNTRIES]
    if unknown:
        raise PydanticCustomError("country", "{message}", {"message": UNKNOWN_COUNTRY.format(", ".join(unknown))})
    return ",".join(codes)


def _parsed(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    try:
        return parse_json(value.encode())
    except Invalid:
        raise PydanticCustomError("json", UNREADABLE) from None


Status = Annotated[GameStatus, Field(strict=False)]
GameId = Annotated[str, Required("Game is required."), MaxLength(100, "At most 100 characters.")]
Order = Annotated[int, Ge(1, "At least 1."), Le(MOST_ORDER, f"At most {MOST_ORDER}.")]
DisplayRtp = Annotated[Usd, Ge(0, "At least 0."), Le(100, "At most 100.")]
Listed = Annotated[str, MaxLength(500, "At most 500 characters."), AfterValidator(_one_text)]
Countries = Annotated[str, MaxLength(1500, "At most 1500 characters."), AfterValidator(_known_countries)]
SearchText = Annotated[str, MaxLength(100, "At most 100 characters.")]


class OperatorGame(Wire):
    """What an operator has of a game. Without an entry it is DISABLED, and 1 in order."""

    status: Status
    order: int


class GameEntry(OperatorGame):
    """An operator's or brand's entry. `isOn`: whether its players may play, since game and entry are ACTIVE. Send
    `revision` in If-Match, 0 where there was no entry."""

    opId: str
    opTitle: str
    isOn: bool
    updatedAt: Instant | None = None
    updatedBy: Named | None = None
    revision: int


class GamePlay(Wire):
    """What one operator's or brand's players bet on a game in the last 30 days, this one included. `actualRTP` is what
    settled bets paid back, in percent; null where none was settled."""

    bets: int
    stakeInUSD: Usd
    ggrInUSD: Usd
    actualRTP: Usd | None = None


class SoftGamings(Wire):
    """What the aggregator says of its game."""

    ImageFullPath: str


class Game(Wire):
    """A game. Categories, subcategories and restricted countries are separated by commas; `operators` has each operator
    and brand with an entry that the caller sees. An image that begins with a slash stands at the address of the assets.
    `entry` and `play` are those of the operator that was asked about. Send `revision` in If-Match."""

    id: str
    title: str
    imageUrl: str | None = None
    provider: str
    aggregator: str
    categories: str
    subCategories: str
    tag: str
    status: Status
    reason: str
    order: int
    displayRTP: Usd
    restrictedCountries: str
    operators: dict[str, OperatorGame]
    SOFT_GAMINGS: SoftGamings | None = None
    entry: GameEntry | None = None
    play: GamePlay | None = None
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class GameEntries(Wire):
    """A game's operators, each with its entry or what it is without one, in the order of the menu. Send `revision` in
    If-Match to choose operators: it is another when any entry is."""

    items: list[GameEntry]
    revision: int


class GamesQuery(OneTenant):
    """`operatorStatus`, `operatorOrder` and the figures are those of `opId`, or of the caller's own operator.
    `restrictedIn` is a country. Sorts: `order`, `title`, `createdAt`, `updatedAt`, `displayRTP`, `operatorOrder`."""

    page: PageNumber = 1
    limit: PageSize = 50
    sort: Sort = "order"
    title: SearchText | None = None
    provider: SearchText | None = None
    aggregator: SearchText | None = None
    category: SearchText | None = None
    tag: SearchText | None = None
    status: GameStatus | None = None
    operatorStatus: GameStatus | None = None
    restrictedIn: Annotated[str, AfterValidator(two_letters)] | None = None


class GamePath(Wire):
    gameId: str


class GameSearch(Wire):
    """What the title or the id holds; without a text the first games in order."""

    text: Annotated[SearchText, Field(json_schema_extra=ASSUMED)] = ""
    opId: Annotated[OpId | None, Field(json_schema_extra=ASSUMED)] = None
    limit: Annotated[int, Ge(1, "At least 1."), Le(50, "At most 50."), Field(json_schema_extra=ASSUMED)] = 20


class GameFound(Wire):
    id: str
    title: str
    provider: str
    imageUrl: str | None = None
    status: Status


class GameChoices(Wire):
    """What games are filtered by: what any of them has."""

    providers: list[str]
    aggregators: list[str]
    categories: list[str]
    tags: list[str]


class GameUpdate(Wire):
    """All that is edited of a game. `reason` says why it is not played, where it is not ACTIVE. `order` is what new
    entries start with."""

    title: Annotated[
        str,
        Required("Title is required."),
        MinLength(1, "Title is required."),
        MaxLength(100, "At most 100 characters."),
    ]
    categories: Annotated[Listed, MinLength(1, "At least one category.")]
    subCategories: Listed = ""
    tag: Annotated[str, MaxLength(40, "At most 40 characters.")] = ""
    status: Status
    reason: Annotated[str, MaxLength(200, "At most 200 characters.")] = ""
    displayRTP: DisplayRtp
    restrictedCountries: Countries = ""
    order: Order


class GameEdit(Wire):
    """A game with its new image, if it gets one. `update` is a part of JSON."""

    id: GameId
    update: Annotated[GameUpdate, BeforeValidator(_parsed)]
    imageFile: Annotated[UploadedFile | None, FileField(UploadForm.MULTIPART)] = None


class GameOperators(Wire):
    """Just these operators and brands have the game from now on, except those in MAINTENANCE, which stay so."""

    gameId: GameId
    opIds: Annotated[list[OpId], MaxItems(MOST_GAMES, f"At most {MOST_GAMES} operators.")]


class GameOperatorsSet(Wire):
    """The game, and how many operators it was added to and removed from."""

    game: Game
    added: int
    removed: int


class OperatorGameUpdate(Wire):
    gameId: GameId
    order: Order
    status: Status


class GameEntryUpdate(Wire):
    dto: OperatorGameUpdate
    opId: Annotated[OpId, Required("Operator is required.")]
    gameTitle: Annotated[str, MaxLength(100, "At most 100 characters.")] = ""


class GameImage(Wire):
    """A game's image by the last part of its address."""

    gameId: GameId
    blobName: Annotated[str, Required("Image is required.")]


TAGS = frozenset({"Game"})
IMAGE_TYPES = frozenset({"image/jpeg", "image/png", "image/gif", "image/webp", "image/bmp", "image/svg+xml"})
UNKNOWN, OPERATOR = {"gameId": "unknown-game"}, {"opId": "aurora"}
UPDATE = {
    "title": "Amber Falls",
    "categories": "slots,popular",
    "subCategories": "classic",
    "tag": "new",
    "status": "ACTIVE",
    "reason": "",
    "displayRTP": 96.5,
    "restrictedCountries": "US,FR",
    "order": 10,
}

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
EDITORS: dict[str, Any] = {
    "origin": Origin.ASSUMED,
    "roles": PLATFORM_ADMINS,
    "permission": Permission.GAMES_EDIT,
    "if_match": True,
}

OPERATIONS = (
    AREA.list("games", PATH, "List games", Game, page=Page[Game], query=GamesQuery),
    AREA.read(
        "gameChoices", f"{PATH}/choices", "List what games are filtered by", origin=Origin.ASSUMED, data=GameChoices
    ),
    AREA.read(
        "game",
        f"{PATH}/{{gameId}}",
        "View a game",
        origin=Origin.ASSUMED,
        path_params=GamePath,
        query=OneTenant,
        data=Game,
    ),
    AREA.read(
        "gameEntries",
        f"{PATH}/{{gameId}}/operators",
        "List a game’s operators",
        origin=Origin.ASSUMED,
        path_params=GamePath,
        data=GameEntries,
    ),
    AREA.read(
        "gameSearch",
        PATH,
        "Find games by their title",
        method="POST",
        body=GameSearch,
        example=Example(body={"text": "amber"}),
        data=list[GameFound],
    ),
    AREA.write(
        "gameEdit",
        "PUT",
        PATH,
        "Edit a game and its image",
        **EDITORS,
        body=GameEdit,
        body_limit=MOST_FILE_BYTES + MEGABYTE // 16,
        upload=Upload(field="imageFile", form=UploadForm.MULTIPART, types=IMAGE_TYPES),
        example=Example(body={"id": "unknown-game", "update": UPDATE}),
        data=Game,
        success="Game updated!",
        failure="The game was not changed. Please try again.",
        time_limit=60,
    ),
    AREA.write(
        "gameImageDelete",
        "DELETE",
        f"{PATH}/image",
        "Delete a game’s image",
        **EDITORS,
        body=GameImage,
        example=Example(body={**UNKNOWN, "blobName": "unknown-game.svg"}),
        data=Game,
        success="Image deleted!",
        failure="The image was not deleted. Please try again.",
    ),
    AREA.write(
        "gameOperators",
        "PUT",
        f"{PATH}/operators",
        "Choose the operators that have a game",
        **EDITORS,
        body=GameOperators,
        example=Example(body={**UNKNOWN, "opIds": ["aurora"]}),
        data=GameOperatorsSet,
        failure=GAME_NOT_UPDATED,
    ),
    AREA.write(
        "gameEntryUpdate",
        "PUT",
        f"{PATH}/update",
        "Set the order and status of an operator’s game",
        body=GameEntryUpdate,
        example=Example(body={"dto": {**UNKNOWN, "order": 1, "status": "ACTIVE"}, **OPERATOR, "gameTitle": "Unknown"}),
        if_match=True,
        data=GameEntry,
        success=GAME_UPDATED,
        failure=GAME_NOT_UPDATED,
    ),
)
