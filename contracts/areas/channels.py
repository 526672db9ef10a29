"""The channels of affiliates: links by which players come, each with what came of it.

The specification's calls are adding, changing and deleting a channel; the rest is our choice where it is silent.
"""

from typing import Annotated

from pydantic import Field

from contracts.area import Area, ForWeb
from contracts.areas.affiliates.area import READERS, AffiliateId, SearchText
from contracts.envelope import StaleData
from contracts.fields import FromDateToDate, Instant, ListQuery, OneTenant, PageSize
from contracts.money import Percentage
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, Described
from contracts.roles import Permission, Role
from contracts.rules import MaxLength, MinLength, OpId, Required
from contracts.warnings import ASSUMED
from contracts.wire import Wire

PATH = "/api/affiliates/channels"
TITLE_MAX: ForWeb[int] = 40
DESCRIPTION_SHORT = "Channel description should be more than 3 characters"
SUB_CHANNEL_PATTERN: ForWeb[str] = "[A-Za-z0-9_-]{1,40}"

Title = Annotated[str, Required("Channel title is required"), MaxLength(TITLE_MAX, f"At most {TITLE_MAX} characters.")]
ChannelDescription = Annotated[
    str, Required(DESCRIPTION_SHORT), MinLength(3, DESCRIPTION_SHORT), MaxLength(500, "At most 500 characters.")
]
ChannelId = Annotated[str, Required("Channel is required."), MaxLength(64, "At most 64 characters.")]


class Channel(Wire):
    """A channel of an affiliate. `link` is made of the rest and read-only; a partner adds `&sub=` and a name of 1 to 40
    letters, digits, hyphens and underscores to tell parts of it apart. `signups` counts the players who came by it,
    test players and deleted ones left out, `firstDeposits` those of them who deposited, `conversionPercentage` their
    share, null while nobody came; these, `isDeleted` and the dates are assumed. A deleted channel's link counts no
    more. Send `revision` in If-Match."""

    channelId: str
    title: str
    description: str
    link: str
    baseUrl: str
    opId: str
    opTitle: str
    parentOpId: str | None = None
    affId: str
    affCode: str
    affTitle: str
    signups: int
    firstDeposits: int
    conversionPercentage: Percentage | None
    subChannels: int
    isDeleted: bool
    createdAt: Instant
    updatedAt: Instant
    deletedAt: Instant | None = None
    revision: int


class ChannelTotals(Wire):
    """Totals over all channels that match the filters."""

    signups: int
    firstDeposits: int


class ChannelsQuery(FromDateToDate, ListQuery):
    """`query` is looked for in title, description and id, whatever its case. The period is when they were created, both
    ends included. Deleted ones are found only where `isDeleted` asks for them. Sorts: `createdAt`, `updatedAt`,
    `title`, `channelId`, `affTitle`, `opId`, `signups`, `firstDeposits`, `conversionPercentage`."""

    limit: PageSize = 100
    query: SearchText | None = None
    affId: AffiliateId | None = None
    channelId: AffiliateId | None = None
    isDeleted: bool | None = None


class ChannelPath(Wire):
    id: str


class SubChannel(Wire):
    """A part of a channel, which is there because somebody came by it."""

    subChannelId: str
    signups: int
    firstDeposits: int
    conversionPercentage: Percentage | None
    firstSignupAt: Instant
    lastSignupAt: Instant


class SubChannelsQuery(ListQuery):
    """Sorts: `createdAt` (the latest player's), `subChannelId`, `signups`, `firstDeposits`."""

    channelId: ChannelId


class ChannelDomainsQuery(OneTenant):
    """Whose channel is to be made: an affiliate's own by itself."""

    affId: AffiliateId | None = None


class ChannelDomain(Wire):
    domainName: str
    isPrimary: bool


class ChannelDomains(Wire):
    """The domains that a channel may lead to, the primary one first: active ones of the affiliate's operator that serve
    no back office."""

    domains: list[ChannelDomain]


class NewChannel(Wire):
    """`baseUrl` is one of the domains that a channel may lead to. `affId` and `opId` (both assumed) say whose it is: an
    affiliate's own by itself; all others name the affiliate, and platform roles their operator, too."""

    title: Title
    description: ChannelDescription
    baseUrl: Annotated[
        str,
        Required("Channel base URL is required"),
        MaxLength(253, "At most 253 characters."),
        Field(title="Base URL"),
    ]
    affId: Annotated[AffiliateId | None, Field(json_schema_extra=ASSUMED)] = None
    opId: Annotated[OpId | None, Field(json_schema_extra=ASSUMED)] = None


class ChannelEdit(Wire):
    channelId: ChannelId
    title: Title
    description: ChannelDescription


class ChannelKey(Wire):
    channelId: ChannelId


TAGS = frozenset({"Channel"})
NO_SUCH = "ch-nobody-1"

AREA = Area(
    "channels",
    readers=READERS,
    writers=MANAGERS | {Role.AFFILIATE},
    can_read=Permission.CHANNELS_READ,
    can_write=Permission.CHANNELS_WRITE,
    tags=TAGS,
    invalidates=TAGS | {"Affiliate", "Activity"},
    lists=("channels",),
    permissions={
        Permission.CHANNELS_READ: Described(
            "View channels",
            "See the links of affiliates and what came of them; affiliates see their own.",
            ("affiliates",),
            READERS,
            ("/channels",),
        ),
        Permission.CHANNELS_WRITE: Described(
            "Manage channels",
            "Create, change and delete the links of affiliates; affiliates do so with their own.",
            ("affiliates",),
            MANAGERS | {Role.AFFILIATE},
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "channels", PATH, "List channels and what came of them", Channel, totals=ChannelTotals, query=ChannelsQuery
    ),
    AREA.read(
        "channel",
        f"{PATH}/{{id}}",
        "View a channel",
        origin=Origin.ASSUMED,
        path_params=ChannelPath,
        data=Channel,
    ),
    AREA.list(
        "subChannels",
        "/api/affiliates/sub-channels",
        "List the parts of a channel and what came of them",
        SubChannel,
        query=SubChannelsQuery,
        example=Example(query={"channelId": NO_SUCH}),
    ),
    AREA.read(
        "channelDomains",
        "/api/affiliates/domains",
        "List the domains that a channel may lead to",
        origin=Origin.ASSUMED,
        query=ChannelDomainsQuery,
        example=Example(query={"affId": "A-65a1f0c2"}),
        data=ChannelDomains,
    ),
    AREA.write(
        "channelCreate",
        "POST",
        PATH,
        "Create a channel",
        body=NewChannel,
        example=Example(
            body={
                "title": "Spring",
                "description": "Banner on the front page",
                "baseUrl": "play.example",
                "affId": "A-65a1f0c2",
                "opId": "aurora",
            }
        ),
        data=Channel,
        success="Channel has been created successfully!",
        failure="Unable to create new channel",
    ),
    AREA.write(
        "channelUpdate",
        "PUT",
        PATH,
        "Edit a channel",
        body=ChannelEdit,
        example=Example(body={"channelId": NO_SUCH, "title": "Spring", "description": "Banner on the front page"}),
        data=Channel,
        failure_data=StaleData,
        if_match=True,
        success="Channel has been updated successfully!",
        failure="Error while updating the channel!",
    ),
    AREA.write(
        "channelDelete",
        "DELETE",
        PATH,
        "Delete a channel; what came of it stays",
        query=ChannelKey,
        example=Example(query={"channelId": NO_SUCH}),
        failure_data=StaleData,
        if_match=True,
        success="Channel deleted!",
        failure="Failed to delete channel",
    ),
)
