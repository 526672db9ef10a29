"""Content as the world keeps it: what all languages of an item share, its text in each of them, and what that was."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from contracts.areas.activities import ActivityArea
from upstream_sim.core.history.audit import UserRef
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema


class ContentRecord(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An item of a tenant: what all its languages share. `type` is a modal's, `sliderSlug` and `position` a slide's."""

    id: str
    opId: str
    key: str
    active: bool
    validFrom: datetime | None = None
    validTo: datetime | None = None
    type: str = ""
    sliderSlug: str = ""
    position: int = 0
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef
    revision: int = 1


class ContentText(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What an item says in a language, which is empty where the kind has none. `content` has the fields of the kind.
    `basedOn` is the language that it was translated from, and a digest of that text. `copiedFrom` is the revision of
    the inherited text that it took the place of: its own count goes on from there."""

    id: str
    itemId: str
    opId: str
    key: str
    language: str
    content: dict[str, Any]
    basedOn: str | None = None
    copiedFrom: int = 0
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef
    revision: int = 1

    @property
    def number(self) -> int:
        """Its revision, as it is told."""
        return self.copiedFrom + self.revision


class RevisionRecord(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A text as it was saved."""

    id: str
    textId: str
    number: int
    content: dict[str, Any]
    savedAt: datetime
    savedBy: UserRef
    restoredFrom: int | None = None


REVISIONS = Schema(name="cmsRevisions", record=RevisionRecord, arrays=("textId",))


def _items(table: str, kind: str) -> Schema[ContentRecord]:
    return Schema(
        name=table,
        record=ContentRecord,
        bitmaps=("opId",),
        arrays=("key",),
        audit=AuditSpec(area=ActivityArea.CMS, kind=kind, title=lambda record: record.key),
    )


def _texts(table: str, kind: str) -> Schema[ContentText]:
    return Schema(
        name=f"{table}Texts",
        record=ContentText,
        bitmaps=("opId", "language"),
        arrays=("key", "itemId"),
        audit=AuditSpec(
            area=ActivityArea.CMS,
            kind=f"{kind} text",
            title=lambda text: f"{text.key} ({text.language})" if text.language else text.key,
        ),
    )


BANNERS, BANNERS_TEXTS = _items("cmsBanners", "Banner V1"), _texts("cmsBanners", "Banner V1")
BANNERS_V2, BANNERS_V2_TEXTS = _items("cmsV2Banners", "Banner"), _texts("cmsV2Banners", "Banner")
CARDS_V2, CARDS_V2_TEXTS = _items("cmsV2Cards", "Card"), _texts("cmsV2Cards", "Card")
MODALS_V2, MODALS_V2_TEXTS = _items("cmsV2Modals", "Modal"), _texts("cmsV2Modals", "Modal")
MENUS_V2, MENUS_V2_TEXTS = _items("cmsV2Menus", "Menu"), _texts("cmsV2Menus", "Menu")
FOOTER_V2, FOOTER_V2_TEXTS = _items("cmsV2Footers", "Footer"), _texts("cmsV2Footers", "Footer")
PAGES, PAGES_TEXTS = _items("cmsPages", "Page V1"), _texts("cmsPages", "Page V1")
PAGES_V2, PAGES_V2_TEXTS = _items("cmsV2Pages", "Page"), _texts("cmsV2Pages", "Page")
BLOG, BLOG_TEXTS = _items("cmsPosts", "Post V1"), _texts("cmsPosts", "Post V1")
BLOG_V2, BLOG_V2_TEXTS = _items("cmsV2Posts", "Post"), _texts("cmsV2Posts", "Post")
SLIDES, SLIDES_TEXTS = _items("cmsSlides", "Slide V1"), _texts("cmsSlides", "Slide V1")
SLIDES_V2, SLIDES_V2_TEXTS = _items("cmsV2Slides", "Slide"), _texts("cmsV2Slides", "Slide")
NOTIFICATIONS_V2, NOTIFICATIONS_V2_TEXTS = (
    _items("cmsV2Notifications", "Player notification"),
    _texts("cmsV2Notifications", "Player notification"),
)

# By the calls of the kind: what its languages share, and its texts.
SCHEMAS = {
    "cmsBanner": (BANNERS, BANNERS_TEXTS),
    "cmsV2Banner": (BANNERS_V2, BANNERS_V2_TEXTS),
    "cmsV2Card": (CARDS_V2, CARDS_V2_TEXTS),
    "cmsV2Modal": (MODALS_V2, MODALS_V2_TEXTS),
    "cmsV2Menu": (MENUS_V2, MENUS_V2_TEXTS),
    "cmsV2Footer": (FOOTER_V2, FOOTER_V2_TEXTS),
    "cmsPage": (PAGES, PAGES_TEXTS),
    "cmsV2Page": (PAGES_V2, PAGES_V2_TEXTS),
    "cmsPost": (BLOG, BLOG_TEXTS),
    "cmsV2Post": (BLOG_V2, BLOG_V2_TEXTS),
    "cmsSlide": (SLIDES, SLIDES_TEXTS),
    "cmsV2Slide": (SLIDES_V2, SLIDES_V2_TEXTS),
    "cmsV2Notification": (NOTIFICATIONS_V2, NOTIFICATIONS_V2_TEXTS),
}
