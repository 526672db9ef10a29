"""The pages that the console's menu leads to, by their paths: what a permission may be asked for. Areas add theirs."""

from collections.abc import Iterable

MENU_ITEMS: list[str] = []


def add_menu_items(paths: Iterable[str]) -> None:
    """Raises ValueError for a page that another area has."""
    for path in paths:
        if path in MENU_ITEMS:
            raise ValueError(f"the menu item {path} is added twice")
        MENU_ITEMS.append(path)
