"""Who else has a record open or types into it. One call reports and reads it, every few seconds; nothing is stored for
longer."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.fields import Named
from contracts.operation import Example, Origin
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS
from contracts.rules import MaxLength, Required
from contracts.wire import Wire


class PresenceKind(StrEnum):
    """The kinds of records that staff may see each other at."""

    TICKET = "ticket"


class PresenceForm(Wire):
    """The record that the caller has open, by its key, and whether they write there."""

    kind: Annotated[PresenceKind, Field(strict=False), Required("Name the kind of the record.")]
    id: Annotated[str, Required("Name the record."), MaxLength(100, "At most 100 characters.")]
    isWriting: bool = False


class Present(Named):
    """Somebody else who has the record open."""

    isWriting: bool


class Presence(Wire):
    """Who else has the record open, and its newest revision: it is another whenever there is something new in it."""

    others: list[Present]
    revision: int


AREA = Area("presence", readers=PLATFORM_ADMINS | OPERATOR_ROLES)

OPERATIONS = (
    AREA.read(
        "presence",
        "/api/presence",
        "Say which record is open, and ask who else has it open",
        method="POST",
        origin=Origin.ASSUMED,
        body=PresenceForm,
        example=Example(body={"kind": "ticket", "id": "tkt_00000000000000000000"}),
        data=Presence,
        poll=True,
        in_journal=False,
    ),
)
