"""The kinds of content: the calls of each, its tables, and which of its fields belong to one language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from contracts.areas.cms import banners, cards, menus, modals, notifications, pages, slides
from contracts.areas.cms.kinds import TimedShared
from contracts.areas.cms.revisions import RevisedKind
from contracts.wire import Wire
from upstream_sim.areas.cms.records import SCHEMAS, ContentRecord, ContentText
from upstream_sim.core.tables.schema import Schema


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A kind of content. `calls` begins the ids of its operations; `text` has the fields that belong to one language,
    `update` all that a form sends; `page` is its page of the console."""

    calls: str
    noun: str
    text: type[Wire]
    update: type[Wire]
    page: str
    has_languages: bool = True
    revised: RevisedKind | None = None
    items: Schema[ContentRecord] = field(init=False)
    texts: Schema[ContentText] = field(init=False)

    def __post_init__(self) -> None:
        for name, schema in zip(("items", "texts"), SCHEMAS[self.calls], strict=True):
            object.__setattr__(self, name, schema)

    @property
    def is_timed(self) -> bool:
        return issubclass(self.update, TimedShared)

    @property
    def has_slug(self) -> bool:
        return "slug" in self.text.model_fields

    @property
    def has_body(self) -> bool:
        return "body" in self.text.model_fields

    def content_of(self, form: Wire) -> dict[str, Any]:
        """The fields of a form that belong to one language."""
        return form.model_dump(by_alias=True, include=set(self.text.model_fields))

    @property
    def gone(self) -> str:
        return f"{self.noun.capitalize()} not found. It may have been deleted in the meantime."


def _kind(of: Any, text: type[Wire], page: str, revised: RevisedKind | None = None) -> Kind:
    return Kind(
        calls=of.name,
        noun=of.noun,
        text=text,
        update=of.update,
        page=page,
        has_languages=of.has_languages,
        revised=revised,
    )


class MenuText(Wire):
    """What a menu says in a language."""

    items: menus.MenuItems


BANNERS = _kind(banners.BANNERS, banners.BannerText, "/cms/banners")
BANNERS_V2 = _kind(banners.BANNERS_V2, banners.BannerText, "/cms/v2/banners", RevisedKind.BANNER)
CARDS_V2 = _kind(cards.CARDS_V2, cards.CardText, "/cms/v2/cards", RevisedKind.CARD)
MODALS_V2 = _kind(modals.MODALS_V2, modals.ModalText, "/cms/v2/modals", RevisedKind.MODAL)
MENUS_V2 = _kind(menus.MENUS_V2, MenuText, "/cms/v2/menus", RevisedKind.MENU)
PAGES = _kind(pages.PAGES, pages.PageText, "/cms/pages")
PAGES_V2 = _kind(pages.PAGES_V2, pages.PageText, "/cms/v2/pages", RevisedKind.PAGE)
BLOG = _kind(pages.BLOG, pages.PostText, "/cms/blog")
BLOG_V2 = _kind(pages.BLOG_V2, pages.PostText, "/cms/v2/blog", RevisedKind.POST)
SLIDES = _kind(slides.SLIDES, slides.SlideText, "/cms/slides")
SLIDES_V2 = _kind(slides.SLIDES_V2, slides.SlideText, "/cms/v2/slides", RevisedKind.SLIDE)
NOTIFICATIONS_V2 = _kind(
    notifications.NOTIFICATIONS_V2,
    notifications.PlayerNotificationText,
    "/cms/v2/notifications",
    RevisedKind.NOTIFICATION,
)
FOOTER_V2 = Kind(
    calls="cmsV2Footer",
    noun="footer",
    text=menus.FooterUpdate,
    update=menus.FooterUpdate,
    page="/cms/v2/footer",
    revised=RevisedKind.FOOTER,
)
FOOTER_KEY = "footer"

LISTED = (
    BANNERS,
    BANNERS_V2,
    CARDS_V2,
    MODALS_V2,
    MENUS_V2,
    PAGES,
    PAGES_V2,
    BLOG,
    BLOG_V2,
    SLIDES,
    SLIDES_V2,
    NOTIFICATIONS_V2,
)
KINDS = (*LISTED, FOOTER_V2)
BY_REVISED = {kind.revised: kind for kind in KINDS if kind.revised}
