"""Menus of the players' site, two levels deep, and its footer."""

import re
from typing import Annotated, Self

from pydantic import model_validator

from contracts.areas.cms.kinds import (
    AREA,
    OPERATOR,
    ContentDeleteKey,
    ContentItem,
    ContentQuery,
    Key,
    Kind,
    Language,
    Link,
    Shared,
    Title,
)
from contracts.envelope import StaleData
from contracts.fields import field_error
from contracts.operation import Example, Origin
from contracts.rules import MaxItems, Required
from contracts.wire import Wire

COLUMNS_MAX, ITEMS_MAX = 6, 20
COLUMN = re.compile("column([1-9][0-9]?)")


class SubMenuItem(Wire):
    """A link below one of the menu."""

    title: Title
    url: Link


SubMenuItems = Annotated[list[SubMenuItem], MaxItems(ITEMS_MAX, f"At most {ITEMS_MAX} items.")]


class MenuItem(SubMenuItem):
    """A link of a menu, with those below it."""

    items: SubMenuItems = []  # noqa: RUF012  # models are frozen


MenuItems = Annotated[list[MenuItem], MaxItems(ITEMS_MAX, f"At most {ITEMS_MAX} items.")]


class Menu(ContentItem):
    """A menu: the site shows it where it asks for its `key`."""

    items: list[MenuItem]


class MenuUpdate(Shared):
    items: MenuItems


class MenuCreate(MenuUpdate):
    key: Key


class FooterItem(Wire):
    title: Title
    url: Link


class FooterColumn(Wire):
    items: Annotated[list[FooterItem], MaxItems(ITEMS_MAX, f"At most {ITEMS_MAX} items.")]


class FooterContent(Wire):
    """`menu` has the columns in their order, as `column1`, `column2` and so on."""

    menu: Annotated[dict[str, FooterColumn], Required("Menu is required.")]

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if len(self.menu) > COLUMNS_MAX:
            raise field_error("menu", f"At most {COLUMNS_MAX} columns.")
        expected = {f"column{number + 1}" for number in range(len(self.menu))}
        if self.menu.keys() != expected:
            raise field_error("menu", "Name the columns column1, column2 and so on, without a gap.")
        return self


class Footer(ContentItem):
    """The footer of a tenant's site in one language."""

    content: FooterContent


class FooterUpdate(Wire):
    """The footer as a whole."""

    content: Annotated[FooterContent, Required("Content is required.")]
    language: Language


MENUS_V2 = Kind(
    name="cmsV2Menu",
    noun="menu",
    path="/api/cms/v2/menus",
    item=Menu,
    create=MenuCreate,
    update=MenuUpdate,
    example={"key": "main", "items": [{"title": "Casino", "url": "/casino", "items": []}]},
)
FOOTER_PATH = "/api/cms/v2/footer"
_FOOTER = {"column1": {"items": [{"title": "Terms", "url": "/terms"}]}}

OPERATIONS = (
    *MENUS_V2.reads(),
    *MENUS_V2.writes(),
    MENUS_V2.delete(ContentDeleteKey),
    AREA.read(
        "cmsV2Footer",
        FOOTER_PATH,
        "View the footer",
        origin=Origin.ASSUMED,
        default_tenant=True,
        query=ContentQuery,
        example=Example(query=OPERATOR),
        data=Footer,
    ),
    AREA.write(
        "cmsV2FooterUpdate",
        "PUT",
        FOOTER_PATH,
        "Edit the footer, or make an own copy of an inherited one",
        default_tenant=True,
        query=ContentQuery,
        body=FooterUpdate,
        example=Example(query=OPERATOR, body={"content": {"menu": _FOOTER}, "language": "en"}),
        data=Footer,
        failure_data=StaleData,
        if_match=True,
        success="Footer has been updated successfully",
        failure="Unable to update Footer",
    ),
    AREA.write(
        "cmsV2FooterDelete",
        "DELETE",
        FOOTER_PATH,
        "Delete the own footer in one language",
        origin=Origin.ASSUMED,
        default_tenant=True,
        query=ContentQuery,
        example=Example(query=OPERATOR),
        failure_data=StaleData,
        if_match=True,
        success="Footer has been deleted successfully",
        failure="Failed to delete footer",
    ),
)
