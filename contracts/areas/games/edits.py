"""Editing games and their images, and choosing the operators that have one."""

from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator
from pydantic_core import PydanticCustomError

from contracts.area import ForWeb
from contracts.areas.games.area import AREA, GAME_NOT_UPDATED, MOST_GAMES, PATH, UNKNOWN, GameId, Order, Status, listed
from contracts.areas.games.records import Game
from contracts.countries import COUNTRIES
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.rules import Ge, Le, MaxItems, MaxLength, MinLength, OpId, Required
from contracts.upload import MEGABYTE, MOST_FILE_BYTES, FileField, Upload, UploadedFile, UploadForm
from contracts.wire import Invalid, Wire, parse_json

GAME_DISABLED: ForWeb[str] = "Game disabled for operator!"
GAME_ADDED: ForWeb[str] = "Game added for operator!"
UNKNOWN_COUNTRY = "Not a country: {}. Two letters each are expected, such as DE."
UNREADABLE = "JSON is expected."


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


DisplayRtp = Annotated[Usd, Ge(0, "At least 0."), Le(100, "At most 100.")]
Listed = Annotated[str, MaxLength(500, "At most 500 characters."), AfterValidator(_one_text)]
Countries = Annotated[str, MaxLength(1500, "At most 1500 characters."), AfterValidator(_known_countries)]


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


class GameImage(Wire):
    """A game's image by the last part of its address."""

    gameId: GameId
    blobName: Annotated[str, Required("Image is required.")]


IMAGE_TYPES = frozenset({"image/jpeg", "image/png", "image/gif", "image/webp", "image/bmp", "image/svg+xml"})
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
EDITORS: dict[str, Any] = {
    "origin": Origin.ASSUMED,
    "roles": PLATFORM_ADMINS,
    "permission": Permission.GAMES_EDIT,
    "if_match": True,
}


OPERATIONS = (
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
        "Delete a game's image",
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
)
