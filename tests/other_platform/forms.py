"""How the platform words its records: its own names, amounts in cents or as texts, times in seconds since 1970."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from tests.other_platform.records import HOUSES, RIGHTS, STAFF, Customer, Movement, Payout, Records, Staff

_NOTHING_KEPT = {"kept_cents": None, "kept_cur": None}


def cents(amount: Decimal) -> int:
    return int(amount * 100)


def house(code: str) -> dict[str, str]:
    return {"code": code, "label": HOUSES[code]}


def clerk(no: str) -> dict[str, str] | None:
    """Who did something; None where nobody has."""
    return next(({"no": one.no, "label": one.label} for one in STAFF.values() if one.no == no), None)


def staff(who: Staff) -> dict[str, Any]:
    """The signed-in user, with what they may do and the houses that they see."""
    seen = [code for code in HOUSES if who.house in (None, code)]
    about = {"no": who.no, "login": who.login, "label": who.label, "level": who.level, "house": who.house}
    return {
        "staff": {**about, "zone": "Europe/Malta", "tongue": "en"},
        "rights": list(RIGHTS[who.level]),
        "houses": [house(code) for code in seen],
    }


def customer(one: Customer, records: Records) -> dict[str, Any]:
    asked = [payout for payout in records.payouts.values() if payout.customer == one.no]
    moved = [movement for movement in records.movements if movement.customer == one.no and movement.amount > 0]
    return {
        "no": one.no,
        "key": f"key-{one.no}",
        "uid": f"uid-{one.no}",
        "handle": one.handle,
        "house": house(one.house),
        "opened_at": one.opened,
        "changed_at": one.changed,
        "contact": {
            "nick": one.handle.title(),
            "first": one.handle.title(),
            "last": "Miller",
            "mail": f"{one.handle}@mail.test",
            "land": "MT",
            "tongue": "en",
        },
        "flags": {"trial": False, "proven": one.proven, "gone": False, "held": one.held, "mute": False},
        "money": {
            "cur": "USD",
            "dollars": str(one.purse),
            "purses": {"USD": {"balance": str(one.purse)}},
        },
        "tally": {"bets": 3, "ins": 2, "outs": len(asked), "tops": len(moved)},
        "proofs": [{"state": "OK" if one.proven else "WAIT"}],
        "version": one.version,
    }


def purse(one: Customer) -> dict[str, Any]:
    return {
        "no": one.no,
        "key": f"key-{one.no}",
        "handle": one.handle,
        "house": one.house,
        "dollars": str(one.purse),
        "purses": [
            {
                "cur": "USD",
                "left": str(one.purse),
                "left_dollars": str(one.purse),
                "kept": "0.00",
                "rate": "1",
            }
        ],
    }


def payout(one: Payout, records: Records) -> dict[str, Any]:
    who = records.customers[one.customer]
    return {
        "no": one.no,
        "asked_at": one.asked,
        "changed_at": one.decided or one.asked,
        "decided_at": one.decided,
        "state": one.state,
        "cents": cents(one.amount),
        "dollar_cents": cents(one.amount),
        "cur": "USD",
        "decided_by": clerk(one.decider),
        "word": one.note,
        "version": one.version,
        "via": None,
        "memo": None,
        "before_cents": None,
        "after_cents": None,
        **({"kept_cents": cents(one.amount), "kept_cur": "USD"} if one.state == "OPEN" else _NOTHING_KEPT),
        "customer": _of(who),
        "house": house(who.house),
    }


def movement(one: Movement, records: Records) -> dict[str, Any]:
    who = records.customers[one.customer]
    return {
        "no": one.no,
        "at": one.at,
        "way": "IN" if one.amount > 0 else "OUT",
        "cents": cents(abs(one.amount)),
        "dollar_cents": cents(abs(one.amount)),
        "cur": "USD",
        "cause": one.cause,
        "note": one.note,
        "before_cents": cents(one.before),
        "after_cents": cents(one.before + one.amount),
        "by": clerk(one.by),
        "via": None,
        "memo": None,
        "version": 1,
        "customer": _of(who),
        "house": house(who.house),
    }


def _of(who: Customer) -> dict[str, Any]:
    name = who.handle.title()
    return {
        "no": who.no,
        "key": f"key-{who.no}",
        "handle": who.handle,
        "nick": name,
        "trial": False,
        "first": name,
        "last": "Miller",
        "mail": f"{who.handle}@mail.test",
    }
