"""Banners, in both generations."""

from contracts.areas.cms.kinds import (
    ContentDeleteKey,
    Image,
    Key,
    Kind,
    OptionalLink,
    PlainKey,
    ShortText,
    TimedItem,
    TimedShared,
)
from contracts.wire import Wire


class BannerText(Wire):
    """What a banner says in a language. The link is where it leads to."""

    title: ShortText
    subtitle: ShortText
    image: Image = ""
    link: OptionalLink = ""


class Banner(BannerText, TimedItem):
    """A banner: the site shows it where it asks for its `key`."""


class BannerUpdate(BannerText, TimedShared):
    pass


class BannerCreate(BannerUpdate):
    key: Key


EXAMPLE = {"key": "home-summer", "title": "Summer cup", "subtitle": "Play for the cup", "link": "/promotions"}

BANNERS = Kind(
    name="cmsBanner",
    noun="banner",
    path="/api/cms/banners",
    item=Banner,
    create=BannerCreate,
    update=BannerUpdate,
    example=EXAMPLE,
    has_languages=False,
)
BANNERS_V2 = Kind(
    name="cmsV2Banner",
    noun="banner",
    path="/api/cms/v2/banners",
    item=Banner,
    create=BannerCreate,
    update=BannerUpdate,
    example=EXAMPLE,
)

OPERATIONS = (
    *BANNERS.reads(),
    *BANNERS.writes(),
    BANNERS.delete(PlainKey, specified=True),
    *BANNERS_V2.reads(),
    *BANNERS_V2.writes(),
    BANNERS_V2.delete(ContentDeleteKey),
)
