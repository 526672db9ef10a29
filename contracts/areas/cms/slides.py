"""Slides, which stand in sliders in their order, in both generations."""

from typing import Annotated, Any

from contracts.areas.cms.kinds import (
    AREA,
    OPERATOR,
    SLUG,
    SLUG_MESSAGE,
    UNKNOWN,
    ContentListQuery,
    ContentQuery,
    Image,
    Kind,
    OptionalLink,
    OptionalText,
    TimedItem,
    TimedShared,
    Title,
)
from contracts.fields import Sort
from contracts.operation import Example, Operation, Origin
from contracts.rules import Ge, MaxItems, MaxLength, MinLength, Pattern, Required
from contracts.wire import Wire

SLIDES_MAX = 100

SliderSlug = Annotated[
    str, Required("Slider is required."), MaxLength(80, "At most 80 characters."), Pattern(SLUG, SLUG_MESSAGE)
]


class SlideText(Wire):
    """What a slide says in a language."""

    title: Title
    subtitle: OptionalText = ""
    image: Image = ""
    link: OptionalLink = ""


class Slide(SlideText, TimedItem):
    """A slide. `slideIndex` is its place in its slider in this language, from 0."""

    sliderSlug: str
    slideIndex: int


class SlideUpdate(SlideText, TimedShared):
    pass


class SlideCreate(SlideUpdate):
    """A slide, which comes last in its slider. A new slider begins with its first slide."""

    sliderSlug: SliderSlug


class SlidesQuery(ContentListQuery):
    """The slides of one slider or of all, by slider and place unless a sort is given."""

    sort: Sort = "sliderSlug"
    sliderSlug: Annotated[str, MaxLength(80, "At most 80 characters.")] | None = None


class SlidePlace(ContentQuery):
    """A place in a slider."""

    sliderSlug: Annotated[str, MaxLength(80, "At most 80 characters.")]
    slideIndex: Annotated[int, Ge(0, "Slides are counted from 0.")]


class SlideMeant(Wire):
    """The slide that is meant: where another stands at that place by now, nothing is deleted."""

    key: Annotated[str, Required("Slide is required."), MaxLength(120, "At most 120 characters.")]


class SlideOrder(Wire):
    """All slides of a slider in this language, by their keys, in their new order."""

    sliderSlug: SliderSlug
    keys: Annotated[list[str], MinLength(1, "Name the slides."), MaxItems(SLIDES_MAX, f"At most {SLIDES_MAX} slides.")]


class OrderedSlides(Wire):
    """The slides of the slider in their new order."""

    items: list[Slide]


EXAMPLE = {"sliderSlug": "home", "title": "Summer cup", "subtitle": "Play for the cup", "link": "/promotions"}
_KIND: dict[str, Any] = {
    "noun": "slide",
    "item": Slide,
    "create": SlideCreate,
    "update": SlideUpdate,
    "query": SlidesQuery,
    "example": EXAMPLE,
}
SLIDES = Kind(name="cmsSlide", path="/api/cms/slides", **_KIND)
SLIDES_V2 = Kind(name="cmsV2Slide", path="/api/cms/v2/slides", **_KIND)
PLACE = {**OPERATOR, "sliderSlug": "no-such-slider", "slideIndex": "0"}


def _order(kind: Kind) -> Operation:
    return AREA.write(
        f"{kind.name}sOrder",
        "PUT",
        f"{kind.path}/order",
        "Put the slides of a slider in order",
        origin=Origin.ASSUMED,
        default_tenant=True,
        query=ContentQuery,
        body=SlideOrder,
        example=Example(query=OPERATOR, body={"sliderSlug": "no-such-slider", "keys": [UNKNOWN]}),
        data=OrderedSlides,
        success="Slides have been put in order",
        failure="Unable to put the slides in order",
    )


def _delete(kind: Kind, *, specified: bool) -> Operation:
    return kind.delete(
        SlidePlace,
        specified=specified,
        body=SlideMeant,
        example=Example(query=PLACE, body={"key": UNKNOWN}),
        if_match=False,
    )


OPERATIONS = (
    *SLIDES.reads(),
    *SLIDES.writes(),
    _order(SLIDES),
    _delete(SLIDES, specified=True),
    *SLIDES_V2.reads(),
    *SLIDES_V2.writes(),
    _order(SLIDES_V2),
    _delete(SLIDES_V2, specified=False),
)
