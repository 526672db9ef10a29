"""What all kinds of content have in common: whose an item is, in which language it is read, when it is shown, and the
calls that each kind has."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from contracts.area import Area
from contracts.envelope import StaleData
from contracts.fields import Instant, Named, OneTenant, PageNumber, PageSize, Sort, field_error
from contracts.languages import LANGUAGES
from contracts.operation import Example, Operation, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxLength, MinLength, Pattern, Required
from contracts.warnings import ASSUMED
from contracts.wire import Wire

TEXT_MIN, TEXT_MAX = 3, 25
LINK = "(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*)"
LINK_MESSAGE = "Enter an https address, or a path of the site such as /promotions."
IMAGE = "/[A-Za-z0-9_-]+/[a-z0-9-]+\\.(?:jpg|jpeg|png|gif|webp|bmp|svg)"
SLUG = "[a-z0-9]+(?:-[a-z0-9]+)*"
SLUG_MESSAGE = "Only lower-case letters and digits, in words joined by single hyphens."


def _language(value: str) -> str:
    if value not in LANGUAGES:
        raise PydanticCustomError("language", "One of {codes}.", {"codes": ", ".join(LANGUAGES)})
    return value


Language = Annotated[str, AfterValidator(_language)]
ShortText = Annotated[
    str,
    MinLength(TEXT_MIN, f"At least {TEXT_MIN} characters."),
    MaxLength(TEXT_MAX, f"At most {TEXT_MAX} characters."),
]
Title = Annotated[str, Required("Title is required."), MaxLength(120, "At most 120 characters.")]
OptionalText = Annotated[str, MaxLength(200, "At most 200 characters.")]
MaxLinkLength = MaxLength(500, "At most 500 characters.")
Link = Annotated[str, Required("Address is required."), MaxLinkLength, Pattern(LINK, LINK_MESSAGE)]
OptionalLink = Annotated[str, MaxLinkLength, Pattern(f"(?:{LINK})?", LINK_MESSAGE)]
Image = Annotated[
    str, MaxLength(300, "At most 300 characters."), Pattern(f"(?:{IMAGE})?", "Choose an image of the gallery.")
]
Slug = Annotated[
    str, Required("Slug is required."), MaxLength(80, "At most 80 characters."), Pattern(SLUG, SLUG_MESSAGE)
]
Key = Annotated[str, Required("Key is required."), MaxLength(80, "At most 80 characters."), Pattern(SLUG, SLUG_MESSAGE)]
KeyParam = Annotated[str, Required("Choose an item."), MaxLength(120, "At most 120 characters.")]


class ContentSource(StrEnum):
    """Whose the text of an item is, seen from the tenant that is asked about."""

    OWN = "own"
    PARENT = "parent"
    DEFAULT = "default"


class ContentState(StrEnum):
    """Whether an item is shown, by the clock of the world. A DISABLED one is not, whatever its validity."""

    LIVE = "LIVE"
    SCHEDULED = "SCHEDULED"
    ENDED = "ENDED"
    DISABLED = "DISABLED"


class ContentItem(Wire):
    """An item in one language, as the tenant that is asked about shows it.

    `opId` is the tenant whose text it is. `language` is null where the kind has none; `languages` are those in which
    the tenant shows the item, `ownLanguages` those in which the text is its own. `sourceLanguage` is
    what the item is translated from: the tenant's default language, English where it is not there in that, else the
    first. `isSourceChanged`: the text that this one was translated from is another by now. What all
    languages share has `sharedRevision`, null where the tenant has nothing of its own. Send `revision` in If-Match."""

    id: str = Field(alias="_id")
    key: str
    opId: str
    opTitle: str
    source: Annotated[ContentSource, Field(strict=False)]
    language: str | None
    languages: list[str]
    ownLanguages: list[str]
    sourceLanguage: str
    isSourceChanged: bool
    active: bool
    state: Annotated[ContentState, Field(strict=False)]
    sharedRevision: int | None
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class TimedItem(ContentItem):
    """An item with a validity, both ends optional; the end is not part of it."""

    validFrom: Instant | None
    validTo: Instant | None


class Shared(Wire):
    """The fields that all languages of an item share. `sharedRevision` is the revision that was read: a change on top
    of another one is refused, while the same values may be sent again."""

    active: bool = True
    sharedRevision: int | None = None


class TimedShared(Shared):
    validFrom: Instant | None = None
    validTo: Instant | None = None

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        start: datetime | None = self.validFrom
        if start and self.validTo and start >= self.validTo:
            raise field_error("validFrom", "The start must be before the end.")
        return self


class ContentQuery(OneTenant):
    """The tenant whose content is read; required of users without an operator. DEFAULT is the content shown wherever an
    operator has none."""

    selectedLanguage: Language = "en"


class ItemsQuery(OneTenant):
    """`text` finds items whose key or title holds it. Sorts: `updatedAt`, `createdAt`, `key`."""

    page: Annotated[PageNumber, Field(json_schema_extra=ASSUMED)] = 1
    limit: Annotated[PageSize, Field(json_schema_extra=ASSUMED)] = 50
    sort: Annotated[Sort, Field(json_schema_extra=ASSUMED)] = "-updatedAt"
    text: Annotated[str | None, MaxLength(100, "At most 100 characters."), Field(json_schema_extra=ASSUMED)] = None
    source: Annotated[ContentSource | None, Field(json_schema_extra=ASSUMED)] = None
    state: Annotated[ContentState | None, Field(json_schema_extra=ASSUMED)] = None


class PlainListQuery(ItemsQuery):
    """The same of a kind without languages."""


class ContentListQuery(ItemsQuery):
    """`isMissing`: the items that are not there in the selected language, in the one that they are translated from."""

    selectedLanguage: Language = "en"
    isMissing: Annotated[bool | None, Field(json_schema_extra=ASSUMED)] = None


class PlainKey(OneTenant):
    key: KeyParam


class ContentKey(ContentQuery):
    key: KeyParam


class ContentDeleteKey(ContentKey):
    """What an own item has in one language, or in all; the last language takes the item with it."""

    allLanguages: bool = False


class ItemPath(Wire):
    key: str


TAGS = frozenset({"Content"})
OPERATOR = {"opId": "aurora"}
UNKNOWN = "no-such-item"

AREA = Area(
    "cms",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.CMS_READ,
    can_write=Permission.CMS_WRITE,
    tags=TAGS,
    invalidates=TAGS,
    lists=(
        "cms.banners",
        "cms.pages",
        "cms.blog",
        "cms.slides",
        "cms.v2.banners",
        "cms.v2.cards",
        "cms.v2.modals",
        "cms.v2.menus",
        "cms.v2.pages",
        "cms.v2.blog",
        "cms.v2.slides",
        "cms.v2.notifications",
    ),
    permissions={
        Permission.CMS_READ: Described(
            "View content",
            "See the banners, pages and other content of the players’ site.",
            ("cms",),
            STAFF,
            (
                "/cms/banners",
                "/cms/pages",
                "/cms/blog",
                "/cms/slides",
                "/cms/v2/banners",
                "/cms/v2/cards",
                "/cms/v2/modals",
                "/cms/v2/footer",
                "/cms/v2/menus",
                "/cms/v2/pages",
                "/cms/v2/blog",
                "/cms/v2/slides",
                "/cms/v2/notifications",
            ),
        ),
        Permission.CMS_WRITE: Described(
            "Edit content", "Create, edit and delete the content of the players’ site.", ("cms",), MANAGERS
        ),
    },
)


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A kind of content and its calls. `name` begins their ids; `noun` is one item in words, `nouns` several."""

    name: str
    noun: str
    path: str
    item: type[ContentItem]
    create: type[Wire]
    update: type[Wire]
    example: dict[str, Any]
    plural: str = ""
    has_languages: bool = True
    query: type[Wire] | None = None
    body_limit: int = 64 * 1024

    @property
    def nouns(self) -> str:
        return self.plural or f"{self.noun}s"

    def said(self, what: str) -> str:
        """What a success of this kind says."""
        return f"{self.noun[0].upper()}{self.noun[1:]} has been {what} successfully"

    def unable(self, what: str) -> str:
        return f"Unable to {what} {self.noun[0].upper()}{self.noun[1:]}"

    @property
    def _one(self) -> type[OneTenant]:
        return ContentQuery if self.has_languages else OneTenant

    def example_of(self, *, body: bool = False, **more: str) -> Example:
        return Example(query={**OPERATOR, **more}, body=self.example if body else None)

    def reads(self, *, listed: Origin = Origin.ASSUMED) -> tuple[Operation, ...]:
        """The list, and one item with all that it holds."""
        query = self.query or (ContentListQuery if self.has_languages else PlainListQuery)
        own: dict[str, Any] = {"default_tenant": True, "example": self.example_of()}
        return (
            AREA.list(f"{self.name}s", self.path, f"List {self.nouns}", self.item, origin=listed, query=query, **own),
            AREA.read(
                self.name,
                f"{self.path}/{{key}}",
                f"View a {self.noun}",
                origin=Origin.ASSUMED,
                path_params=ItemPath,
                query=self._one,
                data=self.item,
                **own,
            ),
        )

    def writes(self) -> tuple[Operation, ...]:
        """Creating and editing one."""
        shared: dict[str, Any] = {
            "origin": Origin.ASSUMED,
            "default_tenant": True,
            "data": self.item,
            "body_limit": self.body_limit,
        }
        key = ContentKey if self.has_languages else PlainKey
        edit = {name: value for name, value in self.example.items() if name in self.update.model_fields}
        return (
            AREA.write(
                f"{self.name}Create",
                "POST",
                self.path,
                f"Create a {self.noun}",
                query=self._one,
                body=self.create,
                example=self.example_of(body=True),
                success=self.said("created"),
                failure=self.unable("create"),
                **shared,
            ),
            AREA.write(
                f"{self.name}Update",
                "PUT",
                self.path,
                f"Edit a {self.noun}, or make an own copy of an inherited one",
                query=key,
                body=self.update,
                example=Example(query={**OPERATOR, "key": UNKNOWN}, body=edit),
                failure_data=StaleData,
                if_match=True,
                success=self.said("updated"),
                failure=self.unable("update"),
                **shared,
            ),
        )

    def delete(self, query: type[Wire], *, specified: bool = False, failure: str = "", **own: Any) -> Operation:
        """Deleting an own one, which brings an inherited one back."""
        given = {"example": Example(query={**OPERATOR, "key": UNKNOWN}), "if_match": True, **own}
        return AREA.write(
            f"{self.name}Delete",
            "DELETE",
            self.path,
            f"Delete a {self.noun}",
            origin=Origin.SPECIFIED if specified else Origin.ASSUMED,
            default_tenant=True,
            query=query,
            failure_data=StaleData,
            success=self.said("deleted"),
            failure=failure or f"Failed to delete {self.noun}",
            **given,
        )
