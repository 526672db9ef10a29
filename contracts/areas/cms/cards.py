"""Featured cards."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.areas.cms.kinds import (
    ContentDeleteKey,
    Image,
    Key,
    Kind,
    OptionalLink,
    OptionalText,
    TimedItem,
    TimedShared,
    Title,
)
from contracts.rules import MaxLength, Pattern
from contracts.wire import Wire

Icon = Annotated[
    str,
    MaxLength(40, "At most 40 characters."),
    Pattern("[a-z0-9-]*", "Enter the name of an icon of the site: lower-case letters, digits and hyphens."),
]


class ButtonVariant(StrEnum):
    """How the site draws a card's button."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    OUTLINE = "outline"
    LINK = "link"


class ActionButton(Wire):
    """The button of a card. One without a text is not shown."""

    icon: Icon = ""
    text: Annotated[str, MaxLength(25, "At most 25 characters.")] = ""
    variant: Annotated[ButtonVariant, Field(strict=False)] = ButtonVariant.PRIMARY
    link: OptionalLink = ""


class CardText(Wire):
    """What a card says in a language."""

    icon: Icon = ""
    title: Title
    subtitle: OptionalText = ""
    image: Image = ""
    actionButton: ActionButton = ActionButton()


class FeaturedCard(CardText, TimedItem):
    """A featured card."""


class CardUpdate(CardText, TimedShared):
    pass


class CardCreate(CardUpdate):
    key: Key


CARDS_V2 = Kind(
    name="cmsV2Card",
    noun="card",
    path="/api/cms/v2/cards",
    item=FeaturedCard,
    create=CardCreate,
    update=CardUpdate,
    example={
        "key": "live-casino",
        "icon": "dice",
        "title": "Live casino",
        "subtitle": "Tables around the clock",
        "actionButton": {"icon": "", "text": "Play now", "variant": "primary", "link": "/live-casino"},
    },
)

OPERATIONS = (*CARDS_V2.reads(), *CARDS_V2.writes(), CARDS_V2.delete(ContentDeleteKey))
