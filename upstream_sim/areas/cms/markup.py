"""Bodies of pages and posts made safe: of the elements that are allowed nothing is lost, of the others the text stays,
and what may run is dropped whole."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from typing import Any

import nh3

from contracts.areas.cms.kinds import IMAGE, LINK

TAGS = {
    *("p", "br", "h2", "h3", "h4", "strong", "em", "u", "s", "a", "ul", "ol", "li", "blockquote", "hr", "img"),
}
ATTRIBUTES = {**{tag: {"dir"} for tag in TAGS}, "a": {"href", "dir"}, "img": {"src", "alt", "dir"}}
DROPPED_WITH_CONTENT = {"script", "style", "iframe", "object", "template", "noscript", "svg", "math"}
DIRECTIONS = {"ltr", "rtl", "auto"}
_LINK, _IMAGE = re.compile(LINK), re.compile(IMAGE)
_NO_IMAGE = re.compile('<img(?: (?!src=)[a-z]+="[^"]*")*>')


def clean_body(body: str) -> tuple[str, list[dict[str, Any]]]:
    """The body as it is kept, and what it lost: elements by their names, attributes as `a[onclick]`, with how many."""
    cleaned = nh3.clean(
        body,
        tags=TAGS,
        clean_content_tags=DROPPED_WITH_CONTENT,
        attributes=ATTRIBUTES,
        attribute_filter=_allowed,
        strip_comments=True,
        link_rel=None,
        generic_attribute_prefixes=set(),
        url_schemes={"https"},
    )
    cleaned = _NO_IMAGE.sub("", cleaned)
    before, after = _counted(body), _counted(cleaned)
    lost = {name: count - after[name] for name, count in before.items() if count > after[name]}
    return cleaned, [{"name": name, "count": count} for name, count in sorted(lost.items())]


def _allowed(_tag: str, attribute: str, value: str) -> str | None:
    """The attribute's value; None where it goes."""
    if attribute == "dir":
        return value if value in DIRECTIONS else None
    if attribute == "href":
        return value if _LINK.fullmatch(value) else None
    if attribute == "src":
        return value if _IMAGE.fullmatch(value) else None
    return value


class _Counter(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found[tag] += 1
        for name, _ in attrs:
            self.found[f"{tag}[{name}]"] += 1

    def handle_comment(self, _data: str) -> None:
        self.found["comment"] += 1


def _counted(body: str) -> Counter[str]:
    """Elements and their attributes. What is no markup to a parser counts as nothing."""
    counter = _Counter()
    counter.feed(body)
    counter.close()
    return counter.found
