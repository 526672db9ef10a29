"""SVG images without anything that runs, or that reaches for something else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET
from xml.parsers import expat

import py_svg_hush

SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
MOST_DEPTH, MOST_ELEMENTS = 100, 20_000
WITHOUT_SIZE = (300, 150)  # what browsers give an image that says none
_ROOT = f"{{{SVG}}}svg"
_DROPPED = frozenset(
    {"audio", "embed", "foreignobject", "handler", "iframe", "image", "listener", "object", "script", "style", "video"}
)
_ANIMATIONS = frozenset({"animate", "animatecolor", "animatemotion", "animatetransform", "set"})
_OUTSIDE = re.compile(r"url\s*\(\s*(?!['\"]?#)|@import|expression\s*\(|(?:java|vb)script\s*:|data\s*:", re.IGNORECASE)
_LENGTH = re.compile(r"\s*(\d{1,9}(?:\.\d{1,9})?)(?:px)?\s*")

ET.register_namespace("", SVG)
ET.register_namespace("xlink", XLINK)


class NotSvg(Exception):
    """What is no SVG image, or too much of one."""


def clean_svg(content: bytes) -> tuple[bytes, int, int]:
    """The image as it may be kept, and its width and height in pixels. Raises NotSvg."""
    _require_moderate(content)
    try:
        root = ET.fromstring(py_svg_hush.filter_svg(content))  # noqa: S314  # it has no entities
    except (ValueError, ET.ParseError):
        raise NotSvg from None
    if root.tag != _ROOT:
        raise NotSvg
    _clean(root)
    return ET.tostring(root, encoding="utf-8", xml_declaration=True), *_size(root)


def _require_moderate(content: bytes) -> None:
    """Raises NotSvg for what would take much memory or time: entities, deep nesting, very many elements."""
    depth = count = 0

    def start(_name: str, _attributes: object) -> None:
        nonlocal depth, count
        depth, count = depth + 1, count + 1
        if depth > MOST_DEPTH or count > MOST_ELEMENTS:
            raise NotSvg

    def end(_name: str) -> None:
        nonlocal depth
        depth -= 1

    def refuse(*_given: object) -> None:
        raise NotSvg

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler, parser.EntityDeclHandler = start, end, refuse
    try:
        parser.Parse(content, True)  # it has no name
    except (expat.ExpatError, LookupError, ValueError):  # an encoding that Python does not know, too
        raise NotSvg from None


def _clean(element: ET.Element) -> None:
    for name in [name for name, value in element.attrib.items() if _is_unsafe(name, value)]:
        del element.attrib[name]
    kept = [each for child in element for each in _kept(child)]
    for child in list(element):
        element.remove(child)
    element.extend(kept)
    for child in kept:
        _clean(child)


def _kept(element: ET.Element) -> Iterator[ET.Element]:
    """The element, what a link holds in place of the link, or nothing."""
    if _local(element.tag) == "a":
        yield from (each for child in element for each in _kept(child))
    elif not _is_dropped(element):
        yield element


def _is_dropped(element: ET.Element) -> bool:
    name = _local(element.tag)
    if name in _ANIMATIONS:
        return "attributeName" not in element.attrib
    if name == "use":
        return not any(value.startswith("#") for key, value in element.items() if _local(key) == "href")
    return name in _DROPPED


def _is_unsafe(name: str, value: str) -> bool:
    local = _local(name)
    if local == "href":
        return not value.startswith("#")
    return local.startswith("on") or local == "src" or _OUTSIDE.search(value) is not None


def _local(name: str) -> str:
    return name.rpartition("}")[2].lower()


def _size(root: ET.Element) -> tuple[int, int]:
    sides = [_LENGTH.fullmatch(root.get(name, "")) for name in ("width", "height")]
    if sides[0] and sides[1]:
        return round(float(sides[0][1])), round(float(sides[1][1]))
    box = re.split(r"[\s,]+", root.get("viewBox", "").strip())
    found = [_LENGTH.fullmatch(part) for part in box[2:]]
    if len(found) == 2 and found[0] and found[1]:
        return round(float(found[0][1])), round(float(found[1][1]))
    return WITHOUT_SIZE
