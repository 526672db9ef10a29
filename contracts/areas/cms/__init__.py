"""Content of the players' site: banners, cards, modals, menus, the footer, pages, blog posts, slides and notifications.

It belongs to an operator, a brand or CMS DEFAULT, and to a language. What a tenant lacks is read from its operator,
then from CMS DEFAULT, language by language. There are two generations of records, each with its own calls.
"""

from contracts.area import ForWeb
from contracts.areas.cms import banners, cards, menus, modals, notifications, pages, revisions, slides
from contracts.areas.cms.kinds import AREA, LINK

SAFE_LINK: ForWeb[str] = LINK

OPERATIONS = (
    *banners.OPERATIONS,
    *cards.OPERATIONS,
    *modals.OPERATIONS,
    *menus.OPERATIONS,
    *pages.OPERATIONS,
    *slides.OPERATIONS,
    *notifications.OPERATIONS,
    *revisions.OPERATIONS,
)

__all__ = ["AREA", "OPERATIONS"]
