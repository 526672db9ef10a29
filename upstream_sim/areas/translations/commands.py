"""Adding, editing and deleting the dictionary's texts, and importing many."""

from __future__ import annotations

from typing import Any

from contracts.areas.translations import (
    PARTITION_KEY,
    DictionaryImport,
    TranslationKey,
    TranslationSave,
)
from contracts.envelope import Status
from contracts.languages import LANGUAGES
from upstream_sim.areas.translations.imports import Import, read_import
from upstream_sim.areas.translations.queries import GONE
from upstream_sim.areas.translations.records import TRANSLATIONS, TranslatedText
from upstream_sim.areas.translations.rules import placeholder_problems, texts_of
from upstream_sim.core.refusals import Conflict, NotFound, Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import UserRef, change_record, record_to_wire, require_revision
from upstream_sim.shared.users import Caller

TAKEN = "This key is taken."
OTHER_BY_NOW = "The dictionary has changed since the preview. Look at the preview again."


@handles("translationSave")
def save(world: World, caller: Caller, command: Command[None, TranslationSave]) -> dict[str, Any]:
    """The text as it is kept. Without a revision it is a new one. Raises ValidationFailed for a key that is taken and
    for placeholders that are not those of the English text, NotFound, and StaleRecord."""
    entity = command.body.entity
    present = world.table(TRANSLATIONS).get(entity.rowKey)
    if command.revision is None and present is not None:
        raise ValidationFailed("entity.rowKey", TAKEN)
    if command.revision is not None and present is None:
        raise NotFound(GONE)
    if present is not None:
        require_revision(present, command.revision, record_to_wire(present))
    texts = texts_of(entity)
    problems = placeholder_problems(texts)
    if problems:
        raise ValidationFailed(fields={f"entity.{language}": problem for language, problem in problems.items()})
    with caller.change(world) as change:
        saved = _put(change, entity.rowKey, texts)
    return record_to_wire(saved)


@handles("translationDelete")
def delete(world: World, caller: Caller, command: Command[TranslationKey]) -> None:
    """Raises NotFound and StaleRecord."""
    present = world.table(TRANSLATIONS).get(command.query.rowKey)
    if present is None:
        raise NotFound(GONE)
    require_revision(present, command.revision, record_to_wire(present))
    with caller.change(world) as change:
        change.delete(world.table(TRANSLATIONS), present.rowKey)


@handles("translationsPreview")
def preview(world: World, _caller: Caller, command: Command[None, DictionaryImport]) -> dict[str, Any]:
    """What the import would do, and what is wrong with it."""
    return read_import(world, command.body).report()


@handles("translationsImport")
def import_texts(world: World, caller: Caller, command: Command[None, DictionaryImport]) -> dict[str, Any]:
    """What was done. Raises Conflict where it is not what was previewed, and Refusal with the report where anything is
    wrong: then nothing was."""
    form = command.body
    read = read_import(world, form)
    report = read.report()
    if read.problems:
        raise Refusal(422, Status.VALIDATION_ERROR, [_first(read)], report)
    if form.fingerprint not in (None, read.fingerprint):
        raise Conflict(OTHER_BY_NOW)
    with caller.change(world) as change:
        for key, texts in read.texts.items():
            _put(change, key, texts)
    return report


def _first(read: Import) -> str:
    problem, more = read.problems[0], len(read.problems) - 1
    where = f"row {problem.row}: " if problem.row else ""
    return f"{where}{problem.message}" + (f" {more} more." if more else "")


def _put(change: Change, key: str, texts: dict[str, str | None]) -> TranslatedText:
    world = change.world
    present, now = world.table(TRANSLATIONS).get(key), world.now()
    if present is not None:
        return change_record(change, TRANSLATIONS, present, **texts)
    given: dict[str, Any] = {language: texts[language] for language in LANGUAGES}
    by = UserRef.of(change.actor)
    made = TranslatedText(partitionKey=PARTITION_KEY, rowKey=key, createdAt=now, updatedAt=now, updatedBy=by, **given)
    return change.put(world.table(TRANSLATIONS), made)
