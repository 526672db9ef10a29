"""Reads a mapping file. What is wrong is said all at once: file, line, entry, and what is allowed there."""

from __future__ import annotations

import json
import tomllib
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from contracts.mapping.entries import MappingFile
from contracts.mapping.lines import Place, line_of, lines_of

LARGEST = 4 * 1024 * 1024


class WrongMapping(Exception):
    """A mapping file that cannot be used: a sentence for each problem, on a line of its own."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(slots=True)
class Source:
    """A file as it was read: where its entries stand, and what was found wrong with them."""

    path: Path
    raw: dict[str, Any]
    lines: dict[Place, int]
    problems: list[tuple[int, str]] = field(default_factory=list)

    def wrong(self, place: Place, words: str) -> None:
        """Notes a problem with an entry."""
        line = line_of(self.lines, place)
        name = ".".join(place) or "the file"
        self.problems.append((line, f"{self.path}:{line}: {name} {words.rstrip('.')}."))

    def finish(self) -> None:
        """Raises WrongMapping where there is a problem."""
        if self.problems:
            raise WrongMapping([text for _, text in sorted(self.problems)])


def read_source(path: Path) -> tuple[Source, MappingFile]:
    """The file and its entries, each of its type. Raises WrongMapping."""
    source = _source(path)
    try:
        return source, MappingFile.model_validate(source.raw)
    except ValidationError as error:
        for place, words in _faults(source.raw, error):
            source.wrong(place, words)
        source.finish()
        raise


def _source(path: Path) -> Source:
    try:
        text = path.read_bytes()[: LARGEST + 1].decode("utf-8")
    except OSError as error:
        raise WrongMapping([f"{path}: cannot be read ({(error.strerror or 'no such file').lower()})."]) from None
    except UnicodeDecodeError:
        raise WrongMapping([f"{path}: is not UTF-8."]) from None
    if len(text) > LARGEST:
        raise WrongMapping([f"{path}: is larger than 4 MiB."])
    is_json = path.suffix == ".json"
    try:
        raw = json.loads(text, object_pairs_hook=_object) if is_json else tomllib.loads(text)
    except _Doubled as doubled:
        raise WrongMapping([f"{path}: {doubled} is given twice in one table."]) from None
    except (ValueError, RecursionError) as error:
        raise WrongMapping([f"{path}: {_unreadable(text, error, is_json=is_json)}"]) from None
    if not isinstance(raw, dict):
        raise WrongMapping([f"{path}: a table of entries is expected, such as {{}}."])
    return Source(path, raw, lines_of(text, is_json=is_json))


class _Doubled(Exception):
    pass


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise _Doubled(name)
        found[name] = value
    return found


def _unreadable(text: str, error: Exception, *, is_json: bool) -> str:
    named, other = ("JSON", "TOML") if is_json else ("TOML", "JSON")
    reason = str(error).rstrip(".")
    if _reads_as(text, is_json=not is_json):
        return f"is no {named} but {other}: a file in JSON is named .json, any other is read as TOML."
    return f"is no {named} ({reason[:1].lower()}{reason[1:]})."


def _reads_as(text: str, *, is_json: bool) -> bool:
    try:
        value = json.loads(text) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and bool(value)


def _faults(raw: Mapping[str, Any], error: ValidationError) -> Iterator[tuple[Place, str]]:
    seen: set[Place] = set()
    for fault in error.errors(include_url=False, include_input=False):
        loc = [str(part) for part in fault["loc"]]
        place = _standing(raw, loc)
        if place in seen:
            continue
        seen.add(place)
        model = _model_at(place[:-1])
        if fault["type"] == "extra_forbidden":
            names = sorted(info.alias or name for name, info in model.model_fields.items()) if model else []
            yield place, f"is unknown; allowed are {', '.join(names)}" if names else "is unknown"
            continue
        described = _described(place)
        expected = fault.get("ctx", {}).get("expected")
        if expected is not None:
            yield place, f"is wrong; allowed are {expected}"
        elif described is not None:
            yield place, f"is wrong; expected: {described}"
        else:
            yield place, f"is wrong: {fault['msg'][:1].lower()}{fault['msg'][1:]}"


def _standing(raw: Mapping[str, Any], loc: list[str]) -> Place:
    """As much of an error's place as stands in the file: the rest names a type."""
    value: Any = raw
    place = []
    for name in loc:
        if not isinstance(value, Mapping) or name not in value:
            break
        place.append(name)
        value = value[name]
    return tuple(place) or tuple(loc[:1])


def _annotation_at(place: Place) -> Any:
    """The type of the entry at a place; None where none is known."""
    annotation: Any = MappingFile
    for name in place:
        model = _model_in(annotation)
        if model is not None:
            info = next((info for own, info in model.model_fields.items() if (info.alias or own) == name), None)
            if info is None:
                return None
            annotation = typing.Annotated[(info.annotation, *info.metadata, info)] if info.metadata else info.annotation
        else:
            arguments = _map_in(annotation)
            if arguments is None:
                return None
            annotation = arguments[1]
    return annotation


def _model_at(place: Place) -> type[BaseModel] | None:
    return _model_in(_annotation_at(place))


def _parts(annotation: Any) -> Iterator[Any]:
    if typing.get_origin(annotation) is typing.Annotated:
        yield from _parts(typing.get_args(annotation)[0])
    elif typing.get_origin(annotation) is not None and type(None) in typing.get_args(annotation):
        for one in typing.get_args(annotation):
            yield from _parts(one)
    else:
        yield annotation


def _model_in(annotation: Any) -> type[BaseModel] | None:
    return next((one for one in _parts(annotation) if isinstance(one, type) and issubclass(one, BaseModel)), None)


def _map_in(annotation: Any) -> tuple[Any, ...] | None:
    return next((typing.get_args(one) for one in _parts(annotation) if typing.get_origin(one) is dict), None)


def _described(place: Place) -> str | None:
    """What the entry at a place is allowed to be, where its type says so; of a table, what its names and values are."""
    annotation = _annotation_at(place)
    around = _map_in(_annotation_at(place[:-1])) if place else None
    found = [_description(one) for one in ([annotation] if around is None else around)]
    return "; ".join(dict.fromkeys(text for text in found if text)) or None


def _description(annotation: Any) -> str | None:
    if typing.get_origin(annotation) is typing.Annotated:
        marks = typing.get_args(annotation)[1:]
        return next((text for mark in marks if (text := getattr(mark, "description", None))), None)
    return next((text for one in typing.get_args(annotation) if (text := _description(one))), None)
