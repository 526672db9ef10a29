"""The data dictionary of `translations`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "partitionKey": ("The part of the dictionary; always `b2c`.", "b2c"),
    "rowKey": ("The text's key, best in lower case.", "cashier.deposit_title"),
    "entity": "The text in each language.",
    "TranslationEntity.en": ("The text in English.", "Hello {name}"),
    "TranslationEntity.de": ("The text in German; null where there is none.", "Hallo {name}"),
    "TranslationEntity.es": ("The text in Spanish; null where there is none.", "Hola {name}"),
    "TranslationEntity.fr": ("The text in French; null where there is none.", "Bonjour {name}"),
    "TranslationEntity.pt": ("The text in Portuguese; null where there is none.", "Olá {name}"),
    "TranslationEntity.tr": ("The text in Turkish; null where there is none.", "Merhaba {name}"),
    "TranslationEntity.ru": ("The text in Russian; null where there is none.", "Привет, {name}"),
    "TranslationEntity.ar": ("The text in Arabic; null where there is none.", "مرحبا {name}"),
    "TranslationEntity.fa": ("The text in Persian; null where there is none.", "سلام {name}"),
    "TranslationEntity.ckb": ("The text in Central Kurdish; null where there is none.", "سڵاو {name}"),
    "fingerprint": (
        "What the preview stands for: an import that would do something else is refused.",
        "9f86d081884c7d65",
    ),
    "MissingTexts.missing": ("How many texts have none in this language.", 12),
    "MissingCounts.total": ("How many texts there are.", 320),
    "MissingCounts.languages": "Each language with what it lacks.",
    "TranslationsQuery.search": ("Part of the key, or of the text in any language.", "deposit"),
    "TranslationsQuery.missing": "Finds what has no text in this language.",
    "DictionaryExportQuery.format": "The format of the file.",
    "DictionaryImport.format": "The format of the file.",
    "DictionaryImport.content": ("The text of the file.", '[{"rowKey": "cashier.title", "en": "Cashier"}]'),
    "ImportReport.rows": ("How many rows the file has.", 2),
    "ImportReport.added": ("How many keys are new.", 1),
    "ImportReport.changed": ("How many keys have other texts.", 1),
    "ImportReport.unchanged": ("How many keys stay as they are.", 0),
    "ImportReport.changes": "The first of the texts that change.",
    "ImportReport.moreChanges": ("How many more texts change.", 0),
    "ImportReport.problems": "The first of what is wrong.",
    "ImportReport.moreProblems": ("How much more is wrong.", 0),
    "ImportedChange.before": ("The text before; null where there was none.", "Cash desk"),
    "ImportedChange.after": ("The text after; null where there is none any more.", "Cashier"),
    "ImportProblem.row": ("The row, from 1; 0 is the file itself.", 3),
    "ImportProblem.message": ("What is wrong.", "en: English text is required."),
}
