"""Saved views of lists: a name for filters, sort order and columns. A view names no tenant and no page: each user who
opens it sees their own records."""

import re
from typing import Annotated, Self
from urllib.parse import parse_qsl

from pydantic import AfterValidator, Field, ValidationInfo, model_validator
from pydantic_core import PydanticCustomError

from contracts.area import Area
from contracts.fields import Instant, Named, field_error, identity_of
from contracts.lists import ListId
from contracts.operation import Example, Origin
from contracts.roles import PLATFORM_ADMINS, Role
from contracts.rules import MaxItems, MaxLength, Pattern, Required
from contracts.wire import Wire, WireQuery

MOST_VIEWS_OF_LIST = 50
MOST_VIEWS_OF_USER = 200
MOST_FOUND = 20
LIST_OR_NAME = "Give the list, or a part of a view’s name."
NAME_TAKEN = "You already have a view with this name for this list."
SHARED_BY_ADMINS = "Only super admins and admins can share views."
NO_QUERY = "Enter a query string, such as status=PENDING&sort=-createdAt."
OF_THE_ADDRESS = frozenset({"page", "savedView", "columns"})
OF_THE_TENANT = frozenset(
    {"opId", "parentOpId", "brandOpId", "brandId", "includeBrands", "isBrand", "isTest", "selectedLanguage"}
)
_PARAMETER = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*")


def _own_query(text: str) -> str:
    """The list's own part of an address: filters, `sort` and `limit`, each once."""
    try:
        names = [name for name, _ in parse_qsl(text, keep_blank_values=True, strict_parsing=True, max_num_fields=50)]
    except ValueError:
        if text:
            raise PydanticCustomError("query", "{message}", {"message": NO_QUERY}) from None
        return text
    if len(set(names)) < len(names) or not all(map(_PARAMETER.fullmatch, names)):
        raise PydanticCustomError("query", "{message}", {"message": NO_QUERY})
    strange = next((name for name in names if name in OF_THE_ADDRESS | OF_THE_TENANT), None)
    if strange:
        raise PydanticCustomError("query", "{message}", {"message": f"A view cannot contain {strange}."})
    return text


def _each_once(items: list[str]) -> list[str]:
    if len(set(items)) < len(items):
        raise PydanticCustomError("doubled", "Given more than once.")
    return items


ViewedList = Annotated[ListId, Field(strict=False), Required("The list is required.")]
ViewName = Annotated[str, Required("Name is required."), MaxLength(60, "At most 60 characters.")]
ViewSearch = Annotated[str, Required("Enter a part of the name."), MaxLength(100, "At most 100 characters.")]
OwnQuery = Annotated[str, MaxLength(2000, "At most 2000 characters."), AfterValidator(_own_query)]
ColumnKey = Annotated[str, Pattern("[A-Za-z0-9_.]{1,60}", "Enter the key of a column.")]
Columns = Annotated[list[ColumnKey], MaxItems(100, "At most 100 columns."), AfterValidator(_each_once)]
SharedWith = Annotated[list[Annotated[Role, Field(strict=False)]], AfterValidator(_each_once)]


class SavedView(Wire):
    """A saved view of the list `listId`. `query` is the list's part of the page address; `columns` are the
    visible columns, null for the default ones. `isOwn`: the caller saved it; otherwise it is shared with the
    caller's role. Send `revision` in If-Match."""

    viewId: str
    listId: ViewedList
    name: str
    query: str
    columns: list[str] | None
    sharedWith: list[Annotated[Role, Field(strict=False)]]
    owner: Named
    isOwn: bool
    createdAt: Instant
    updatedAt: Instant
    revision: int


class SavedViews(Wire):
    """Saved views, sorted by name: all of a list, or the first that a search finds. Platform admins get all shared
    views."""

    views: list[SavedView]


class ViewsQuery(WireQuery):
    """Either the views of one list, or those of all lists whose names contain `search`, ignoring case."""

    listId: ListId | None = None
    search: ViewSearch | None = None

    @model_validator(mode="after")
    def _list_or_name(self) -> Self:
        if (self.listId is None) == (self.search is None):
            raise field_error("listId", LIST_OR_NAME)
        return self


class ViewPath(Wire):
    viewId: str


class ViewEdit(Wire):
    """The complete view after the edit. `name` is unique per owner and list, ignoring case and surrounding
    spaces. Only platform admins can share views."""

    name: ViewName
    query: OwnQuery
    columns: Columns | None = None
    sharedWith: SharedWith = Field(default_factory=list)

    @model_validator(mode="after")
    def _shared_by_admins(self, info: ValidationInfo) -> Self:
        who = identity_of(info)
        if self.sharedWith and who is not None and who.role not in PLATFORM_ADMINS:
            raise field_error("sharedWith", SHARED_BY_ADMINS)
        return self


class ViewForm(ViewEdit):
    listId: ViewedList


PATH = "/api/views"
VIEWS = frozenset({"SavedView"})

AREA = Area("views", tags=VIEWS, invalidates=VIEWS)

OPERATIONS = (
    AREA.read(
        "views",
        PATH,
        "List your views of a list, or find some by name, with those shared with you",
        origin=Origin.ASSUMED,
        query=ViewsQuery,
        example=Example(query={"listId": "transactions.all"}),
        data=SavedViews,
    ),
    AREA.write(
        "viewAdd",
        "POST",
        PATH,
        "Save a view of a list",
        origin=Origin.ASSUMED,
        body=ViewForm,
        example=Example(body={"listId": "transactions.all", "name": "Pending payouts", "query": "status=PENDING"}),
        data=SavedView,
        success="View Saved!",
        failure="The view was not saved. Please try again.",
    ),
    AREA.write(
        "viewUpdate",
        "PUT",
        f"{PATH}/{{viewId}}",
        "Edit a view; admins may stop sharing any view",
        origin=Origin.ASSUMED,
        path_params=ViewPath,
        body=ViewEdit,
        example=Example(body={"name": "Pending payouts", "query": "status=PENDING"}),
        data=SavedView,
        if_match=True,
        success="View Updated!",
        failure="The view was not changed. Please try again.",
    ),
    AREA.write(
        "viewDelete",
        "DELETE",
        f"{PATH}/{{viewId}}",
        "Delete a view; admins may delete any shared view",
        origin=Origin.ASSUMED,
        path_params=ViewPath,
        if_match=True,
        success="View Deleted!",
        failure="The view was not deleted. Please try again.",
    ),
)
