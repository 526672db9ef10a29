"""Reveals: a player's personal data shown to somebody who works masked, for a reason that stays on record."""

from enum import StrEnum
from typing import Annotated

from pydantic import AfterValidator, Field

from contracts import masks
from contracts.area import Area, ForWeb
from contracts.fields import FromTo, Instant, ListQuery, field_error
from contracts.marks import PersonalKind, StaffName
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.reviews import PlayerCode, SearchText
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxItems, MaxLength, MinLength, Required
from contracts.wire import Wire

MASK: ForWeb[str] = masks.MASK
SHOWN_SECONDS: ForWeb[int] = 60
MOST_REVEALS: ForWeb[int] = 50
REVEAL_HOUR = 3600.0
SHORTEST_REASON: ForWeb[int] = 10
LONGEST_REASON: ForWeb[int] = 200
REASON_TOO_SHORT: ForWeb[str] = "Enter a reason of at least 10 characters."
TOO_MANY_REVEALS = "50 reveals an hour are allowed. The next one is possible in {minutes}."


class RevealField(StrEnum):
    """What of a player can be revealed. A full name is both names; `address` is where a withdrawal in crypto goes."""

    FIRST_NAME = "firstName"
    LAST_NAME = "lastName"
    EMAIL = "email"
    IP = "ip"
    DEVICE_ID = "deviceId"
    NAME_ON_CARD = "nameOnCard"
    CARD_NUMBER = "cardNumber"
    IBAN = "iban"
    ADDRESS = "address"


KINDS: dict[RevealField, PersonalKind] = {
    RevealField.FIRST_NAME: PersonalKind.NAME,
    RevealField.LAST_NAME: PersonalKind.NAME,
    RevealField.EMAIL: PersonalKind.EMAIL,
    RevealField.IP: PersonalKind.IP,
    RevealField.DEVICE_ID: PersonalKind.DEVICE,
    RevealField.NAME_ON_CARD: PersonalKind.NAME,
    RevealField.CARD_NUMBER: PersonalKind.CARD_NUMBER,
    RevealField.IBAN: PersonalKind.IBAN,
    RevealField.ADDRESS: PersonalKind.IBAN,
}
NOT_PERSONAL = f"Not a field with personal data. Choose among {', '.join(RevealField)}."


def _personal(value: str) -> str:
    if value not in {*RevealField}:
        raise field_error("", NOT_PERSONAL)
    return value


class RevealForm(Wire):
    """Whose personal data is to be shown, which, and why."""

    playerCode: PlayerCode
    fields: Annotated[
        list[Annotated[str, AfterValidator(_personal)]],
        Required("Choose at least one field."),
        MinLength(1, "Choose at least one field."),
        MaxItems(20, "At most 20 fields."),
    ]
    reason: Annotated[
        str,
        Required("Enter a reason."),
        MinLength(SHORTEST_REASON, REASON_TOO_SHORT),
        MaxLength(LONGEST_REASON, "At most 200 characters."),
    ]


class RevealedValue(Wire):
    """A value as it is, and how it is masked: by that it is found again where it stands masked. `records` are the bank
    accounts, by `uuid`, and the transactions, by `txId`, that have it; none for what is the player's own."""

    field: Annotated[RevealField, Field(strict=False)]
    masked: str
    value: str
    records: list[str]


class Revealed(Wire):
    """To be shown for `shownForSeconds`, and kept nowhere. `remaining` are the reveals that the caller has left."""

    playerCode: str
    values: list[RevealedValue]
    shownForSeconds: int
    remaining: int


class Reveal(Wire):
    """Who had which personal data of a player shown, and why."""

    id: str = Field(alias="_id")
    createdAt: Instant
    userCode: str
    nickname: Annotated[str, StaffName()]
    role: Annotated[Role, Field(strict=False)] | None = None
    playerCode: str
    username: str
    opId: str
    opTitle: str
    fields: list[Annotated[RevealField, Field(strict=False)]]
    reason: str


class RevealsQuery(FromTo, ListQuery):
    """`who` is looked for in nickname and user code; a player's code is trimmed. `from` and `to` are both included.
    Sort by `createdAt`, `nickname` or `playerCode`."""

    who: SearchText | None = None
    playerCode: SearchText | None = None


AREA = Area(
    "reveals",
    readers=MANAGERS,
    writers=PLATFORM_ADMINS | OPERATOR_ROLES,
    can_read=Permission.REVEALS_READ,
    can_write=Permission.PLAYERS_REVEAL,
    tags=frozenset({"Reveal"}),
    invalidates=frozenset({"Reveal", "Activity"}),
    lists=("reveals",),
    permissions={
        Permission.PLAYERS_PERSONAL: Described(
            "See personal data",
            "See players’ names, email addresses, cards, accounts, documents and devices without a mask.",
            ("players",),
            STAFF,
        ),
        Permission.PLAYERS_REVEAL: Described(
            "Reveal personal data",
            "Have masked personal data of a player shown for a minute, with a reason that stays on record.",
            ("players",),
            STAFF,
        ),
        Permission.REVEALS_READ: Described(
            "View reveals",
            "See who had which personal data of a player shown, and why.",
            ("players", "settings"),
            MANAGERS,
            ("/settings/reveals",),
        ),
    },
)

OPERATIONS = (
    AREA.write(
        "playersReveal",
        "POST",
        "/api/players/reveal",
        "Show personal data of a player for a reason",
        origin=Origin.ASSUMED,
        body=RevealForm,
        example=Example(
            body={"playerCode": "P-65a1f0c2", "fields": ["email"], "reason": "The player asked for a call back."}
        ),
        data=Revealed,
        takes_idempotency_key=False,
        is_repeatable=True,
        shows_personal=True,
        failure="Nothing was revealed. Please try again.",
    ),
    AREA.list(
        "playersReveals",
        "/api/players/reveals",
        "List reveals of personal data",
        Reveal,
        query=RevealsQuery,
    ),
)
