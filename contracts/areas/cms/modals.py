"""Modals: dialogs of the players' site."""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.areas.cms.kinds import (
    SLUG,
    SLUG_MESSAGE,
    ContentDeleteKey,
    Image,
    Kind,
    ShortText,
    TimedItem,
    TimedShared,
)
from contracts.fields import field_error
from contracts.rules import Pattern
from contracts.wire import Wire


class ModalType(StrEnum):
    """When the site opens a modal. It has one of each type, and as many CUSTOM ones as there are keys."""

    WELCOME = "WELCOME"
    DEPOSIT = "DEPOSIT"
    RESPONSIBLE_GAMING = "RESPONSIBLE_GAMING"
    MAINTENANCE = "MAINTENANCE"
    CUSTOM = "CUSTOM"


class ModalText(Wire):
    """What a modal says in a language."""

    title: ShortText
    content: ShortText
    image: Image = ""


class Modal(ModalText, TimedItem):
    """A modal, which the site opens by its type, a CUSTOM one by its key."""

    type: Annotated[ModalType, Field(strict=False)]


class ModalUpdate(ModalText, TimedShared):
    pass


class ModalCreate(ModalUpdate):
    """`key` is for CUSTOM alone; the others go by their type."""

    type: Annotated[ModalType, Field(strict=False)]
    key: Annotated[ShortText, Pattern(SLUG, SLUG_MESSAGE)] | None = None

    @model_validator(mode="after")
    def _has_key(self) -> Self:
        if self.type is ModalType.CUSTOM and self.key is None:
            raise field_error("key", "A custom modal needs a key.")
        if self.type is not ModalType.CUSTOM and self.key is not None:
            raise field_error("key", "Only a custom modal has a key.")
        return self


MODALS_V2 = Kind(
    name="cmsV2Modal",
    noun="modal",
    path="/api/cms/v2/modals",
    item=Modal,
    create=ModalCreate,
    update=ModalUpdate,
    example={"type": "CUSTOM", "key": "cup-rules", "title": "Rules of the cup", "content": "Ten places win"},
)

OPERATIONS = (*MODALS_V2.reads(), *MODALS_V2.writes(), MODALS_V2.delete(ContentDeleteKey))
