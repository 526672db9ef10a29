"""The data dictionary of `risk_management`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "playersOfCard": ("The number of players of these operators who used the card.", 2),
    "isShared": "true: only cards used by several players; false: only cards used by one.",
    "CardUsersQuery.cardNumber": ("The whole number of a card; spaces are ignored.", "6037991122334455"),
}
