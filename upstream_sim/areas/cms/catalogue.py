"""What a tenant shows: its own, and what it lacks from its operator and from CMS DEFAULT, language by language."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from contracts.areas.cms.kinds import ContentSource, ContentState
from contracts.languages import LANGUAGES
from upstream_sim.areas.cms.kinds import Kind
from upstream_sim.areas.cms.records import ContentRecord, ContentText
from upstream_sim.core.tables.canonical import canonical
from upstream_sim.core.world.world import World
from upstream_sim.shared.content import content_sources
from upstream_sim.shared.tenants import DEFAULT_TENANT, OPERATORS

PLATFORM_LANGUAGE = "en"


def state_of(record: ContentRecord, now: datetime) -> ContentState:
    if not record.active:
        return ContentState.DISABLED
    if record.validFrom is not None and record.validFrom > now:
        return ContentState.SCHEDULED
    if record.validTo is not None and record.validTo <= now:
        return ContentState.ENDED
    return ContentState.LIVE


def basis(source: ContentText) -> str:
    """A text that others are translated from: its language, and a digest that is another for every other content."""
    return f"{source.language}:{hashlib.sha256(canonical(source.content)).hexdigest()[:16]}"


@dataclass(frozen=True, slots=True)
class Shown:
    """An item as a tenant shows it in a language. `record` is what its languages share, the tenant's own where
    `is_own_record`."""

    text: ContentText
    record: ContentRecord
    is_own_record: bool
    source: ContentSource


class Catalogue:
    """The items of a kind that a tenant shows. An own one counts in any state; one of others only while it is live."""

    def __init__(self, world: World, kind: Kind, op_id: str) -> None:
        self.world, self.kind, self.op_id = world, kind, op_id
        self.own: dict[str, ContentRecord] = {}
        self._records: dict[str, ContentRecord] = {}
        self._texts: dict[tuple[str, str], ContentText] = {}
        operator = world.table(OPERATORS).get(op_id)
        self._default = operator.defaultLanguage if operator else PLATFORM_LANGUAGE
        now = world.now()
        for owner in content_sources(world, op_id):
            found = {each.key: each for each in world.table(kind.items).where(opId=owner)}
            if owner == op_id:
                self.own = found
            else:
                found = {key: each for key, each in found.items() if state_of(each, now) is ContentState.LIVE}
            for text in world.table(kind.texts).where(opId=owner):
                if text.key in found:
                    self._texts.setdefault((text.key, text.language), text)
            self._records = {**found, **self._records}

    def get(self, key: str, language: str) -> Shown | None:
        text = self._texts.get((key, language))
        return self._shown(text) if text else None

    def all(self, language: str) -> Iterator[Shown]:
        """The items that are there in the language."""
        return (self._shown(text) for (_, each), text in self._texts.items() if each == language)

    def missing(self, language: str) -> Iterator[Shown]:
        """The items that are not there in the language, in the one that they are translated from."""
        keys = (key for key in self._records if (key, language) not in self._texts)
        return (self._shown(text) for text in map(self._source_text, keys) if text is not None)

    def has(self, key: str) -> bool:
        """Whether the tenant shows the item in any language."""
        return key in self._records

    def record(self, key: str) -> ContentRecord | None:
        return self._records.get(key)

    def languages(self, key: str) -> list[str]:
        """Those in which the tenant shows the item."""
        return [each for each in LANGUAGES if (key, each) in self._texts]

    def own_languages(self, key: str) -> list[str]:
        """Those in which it is the tenant's own."""
        found = ((each, self._texts.get((key, each))) for each in LANGUAGES)
        return [each for each, text in found if text is not None and text.opId == self.op_id]

    def source_language(self, key: str) -> str:
        """The language that the item is translated from: the tenant's default, where it is there, else English, else
        the first that it has."""
        text = self._source_text(key)
        return text.language if text else self._default

    def basis_of(self, key: str, language: str) -> str | None:
        """What a text in this language is translated from, as it is now; None for the source itself."""
        text = self._source_text(key)
        return None if text is None or text.language == language else basis(text)

    def is_source_changed(self, text: ContentText) -> bool:
        """Whether what it was translated from is another text by now."""
        if text.basedOn is None:
            return False
        source = self._texts.get((text.key, text.basedOn.partition(":")[0]))
        return source is not None and basis(source) != text.basedOn

    def taken_slugs(self, language: str, *, but: str | None = None) -> dict[str, ContentText]:
        """The texts in this language by their slugs, without those of the item `but`."""
        texts = (text for (key, each), text in self._texts.items() if each == language and key != but)
        return {text.content["slug"]: text for text in texts}

    def _source_text(self, key: str) -> ContentText | None:
        found = (self._texts.get((key, each)) for each in (self._default, PLATFORM_LANGUAGE, *LANGUAGES))
        return next((text for text in found if text is not None), None)

    def _shown(self, text: ContentText) -> Shown:
        record = self._records[text.key]
        return Shown(text, record, record.opId == self.op_id, self._source_of(text.opId))

    def _source_of(self, owner: str) -> ContentSource:
        if owner == self.op_id:
            return ContentSource.OWN
        return ContentSource.DEFAULT if owner == DEFAULT_TENANT else ContentSource.PARENT
