"""What the platform holds: houses, staff, customers with their purses, and payouts. Small, and the same each time."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal

SECRET = "open-sesame-1"
OPENED = 1_780_000_000  # when the first customer came, in seconds since 1970
HOUSES = {"harbour": "Harbour House", "quay": "Quay House"}
_LOOKING = ("houses.view", "customers.view", "purse.view", "payouts.view")
_DECIDING = (*_LOOKING, "customers.hold", "purse.adjust", "payouts.decide", "private.view")
RIGHTS = {
    "root": (*_DECIDING, "customers.find"),
    "chief": _DECIDING,
    "clerk": _LOOKING,
    "engineer": ("houses.view", "machines.view"),
    "partner": ("links.view",),
}


@dataclass(frozen=True)
class Staff:
    """Who signs in, at which house (none: at all of them), and as what."""

    no: str
    login: str
    label: str
    level: str
    house: str | None


STAFF = {
    one.login: one
    for one in (
        Staff("s-1", "root@other.test", "Ruth", "root", None),
        Staff("s-2", "engineer@other.test", "Enno", "engineer", None),
        Staff("s-3", "chief@harbour.test", "Carla", "chief", "harbour"),
        Staff("s-4", "clerk@harbour.test", "Cleo", "clerk", "harbour"),
        Staff("s-5", "chief@quay.test", "Quinn", "chief", "quay"),
        Staff("s-6", "partner@harbour.test", "Pia", "partner", "harbour"),
    )
}


@dataclass
class Customer:
    """A customer. `purse` is in dollars; `version` goes up with every change."""

    no: str
    handle: str
    house: str
    opened: int
    purse: Decimal
    proven: bool
    held: bool = False
    version: int = 1
    changed: int = 0
    hold_reason: str = ""
    holder: str = ""


@dataclass
class Payout:
    """Money that a customer wants, OPEN until somebody decides."""

    no: str
    customer: str
    asked: int
    amount: Decimal
    state: str = "OPEN"
    version: int = 1
    decided: int | None = None
    decider: str = ""
    note: str | None = None


@dataclass
class Movement:
    """What staff put into a purse or took from it; `before` is what was in it."""

    no: str
    customer: str
    at: int
    amount: Decimal
    before: Decimal
    cause: str
    note: str
    by: str


@dataclass
class Records:
    """Everything, as it is at the start."""

    customers: dict[str, Customer] = field(default_factory=dict)
    payouts: dict[str, Payout] = field(default_factory=dict)
    movements: list[Movement] = field(default_factory=list)
    now: int = OPENED + 90 * 86_400

    def __post_init__(self) -> None:
        names = ("ada", "bruno", "clara", "dario", "elif", "farid", "greta", "hugo", "irma", "jonas", "kaya", "luis")
        for index, name in enumerate(names):
            house = "quay" if index % 3 == 2 else "harbour"
            purse = Decimal(1000 + 37 * index) / 4
            one = Customer(f"C-{1001 + index}", name, house, OPENED + index * 86_400 + index, purse, index % 2 == 0)
            one.held, one.changed = index in (3, 8), one.opened + 60
            self.customers[one.no] = one
            if index % 2 == 0:
                asked = one.opened + 3_600
                state = "OPEN" if index < 8 else "PAID"
                decided = asked + 600 if state == "PAID" else None
                self.payouts[f"W-{501 + index}"] = Payout(
                    f"W-{501 + index}", one.no, asked, Decimal(20 + index), state, 1, decided, "s-1" if decided else ""
                )
