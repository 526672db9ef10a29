"""Games as they are listed and read, with who has them and what is bet on them."""

from typing import Annotated

from pydantic import AfterValidator, Field

from contracts.area import ForWeb
from contracts.areas.games.area import AREA, PATH, GameStatus, SearchText, Status, known_country
from contracts.envelope import Page
from contracts.fields import Instant, Named, OneTenant, PageNumber, PageSize, Sort
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.rules import Ge, Le, OpId
from contracts.warnings import ASSUMED
from contracts.wire import Wire

FIGURE_DAYS: ForWeb[int] = 30


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
    restrictedIn: Annotated[str, AfterValidator(known_country)] | None = None


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
        "List a game's operators",
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
)
