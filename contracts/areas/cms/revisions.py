"""What an item said before, by language, and which translations are right."""

from enum import StrEnum
from typing import Annotated, Any

from pydantic import Field

from contracts.areas.cms.kinds import AREA, OPERATOR, UNKNOWN, ContentKey, ContentQuery, KeyParam
from contracts.envelope import StaleData
from contracts.fields import Instant, Named
from contracts.operation import Example, Origin
from contracts.rules import Ge, Required
from contracts.wire import Wire

REVISIONS_KEPT = 20


class RevisedKind(StrEnum):
    """The kinds of content whose texts have revisions."""

    BANNER = "banner"
    CARD = "card"
    MODAL = "modal"
    FOOTER = "footer"
    MENU = "menu"
    PAGE = "page"
    POST = "post"
    SLIDE = "slide"
    NOTIFICATION = "notification"


KindField = Annotated[RevisedKind, Field(strict=False)]


class ContentRevision(Wire):
    """A text as it was saved. `content` has the fields of its kind that belong to one language; `isCurrent` is of the
    one that is shown."""

    number: int
    content: dict[str, Any]
    savedAt: Instant
    savedBy: Named
    restoredFrom: int | None
    isCurrent: bool


class ContentRevisions(Wire):
    """The latest revisions of a text, the newest first, at most 20; none of an inherited one."""

    items: list[ContentRevision]


class RevisionsQuery(ContentKey):
    kind: KindField


class RevisionRestore(Wire):
    """The revision that is saved once more, as a new one."""

    kind: Annotated[KindField, Required("Kind is required.")]
    key: KeyParam
    number: Annotated[int, Ge(1, "Revisions are counted from 1.")]


class RestoredText(Wire):
    """The text's revision by now."""

    key: str
    revision: int


class TranslationConfirm(Wire):
    """A translation that is still right, though its source was changed."""

    kind: Annotated[KindField, Required("Kind is required.")]
    key: KeyParam


_KEY = {"kind": "banner", "key": UNKNOWN}

OPERATIONS = (
    AREA.read(
        "cmsV2Revisions",
        "/api/cms/v2/revisions",
        "List the revisions of an own text",
        origin=Origin.ASSUMED,
        default_tenant=True,
        query=RevisionsQuery,
        example=Example(query={**OPERATOR, **_KEY}),
        data=ContentRevisions,
    ),
    AREA.write(
        "cmsV2RevisionRestore",
        "POST",
        "/api/cms/v2/revisions/restore",
        "Restore a revision of an own text",
        origin=Origin.ASSUMED,
        default_tenant=True,
        query=ContentQuery,
        body=RevisionRestore,
        example=Example(query=OPERATOR, body={**_KEY, "number": 1}),
        data=RestoredText,
        failure_data=StaleData,
        if_match=True,
        success="Revision restored!",
        failure="The revision was not restored. Please try again.",
    ),
    AREA.write(
        "cmsV2TranslationConfirm",
        "POST",
        "/api/cms/v2/translations/confirm",
        "Mark a translation as still right",
        origin=Origin.ASSUMED,
        default_tenant=True,
        query=ContentQuery,
        body=TranslationConfirm,
        example=Example(query=OPERATOR, body=_KEY),
        data=RestoredText,
        failure_data=StaleData,
        if_match=True,
        success="Translation marked as right!",
        failure="The translation was not marked. Please try again.",
    ),
)
