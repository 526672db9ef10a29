"""The data dictionary of `channels`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "Channel.link": ("The link, read-only.", "https://play.example/?aff=BET-SCOUT&ch=ch-bet-scout-1"),
    "baseUrl": ("The domain that the link leads to.", "play.example"),
    "firstDeposits": ("How many of them deposited.", 5),
    "conversionPercentage": ("How many of a hundred deposited; null while nobody came.", 41.67),
    "Channel.subChannels": ("How many parts of it were used.", 2),
    "Channel.deletedAt": "When it was deleted; null until then.",
    "ChannelsQuery.query": ("Part of a title, description or id.", "spring"),
    "ChannelsQuery.isDeleted": "Whether deleted channels are listed in place of the others.",
    "SubChannel.subChannelId": ("The part's name.", "forum"),
    "firstSignupAt": "When the first of its players joined.",
    "lastSignupAt": "When the last of its players joined.",
    "domains": "The domains, the primary one first.",
}
