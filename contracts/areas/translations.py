"""The platform's dictionary: its texts by key, in each language.

Saving and deleting are the specification's; the rest is our choice where it is silent.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area, ForWeb
from contracts.fields import Instant, Named, PageNumber, PageSize, Sort
from contracts.languages import LANGUAGES as _LANGUAGES
from contracts.operation import Example, Origin
from contracts.permissions import STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.rules import MaxLength, Pattern, Required
from contracts.warnings import ASSUMED
from contracts.wire import Wire, WireQuery

LANGUAGES: ForWeb[tuple[str, ...]] = _LANGUAGES
PARTITION_KEY: ForWeb[str] = "b2c"
MOST_ROWS: ForWeb[int] = 5_000
IMPORT_BODY_LIMIT = 4 * 1024 * 1024
IMPORT_TEXT_LIMIT: ForWeb[int] = 3_900_000
KEYS_IN_LOWER_CASE: ForWeb[str] = "Keys should avoid uppercase."
MOST_CHANGES = 500
MOST_PROBLEMS = 200

Key = Annotated[
    str,
    Required("Row key is required."),
    MaxLength(100, "At most 100 characters."),
    Pattern("[A-Za-z0-9_.-]*", "Only letters, digits, underscores, dots and hyphens."),
]
Text = Annotated[str, MaxLength(2000, "At most 2000 characters.")]
"""Plain text. What stands in braces, such as `{name}`, is put in by whoever shows it."""


class DictionaryLanguage(StrEnum):
    EN = "en"
    DE = "de"
    ES = "es"
    FR = "fr"
    PT = "pt"
    TR = "tr"
    RU = "ru"
    AR = "ar"
    FA = "fa"
    CKB = "ckb"


class DictionaryFormat(StrEnum):
    JSON = "JSON"
    CSV = "CSV"


class TranslationEntity(Wire):
    """A text by its key. What another language lacks is shown in English; an empty text is none. Placeholders must be
    those of the English text."""

    partitionKey: Annotated[str, Pattern("b2c", "Only b2c.")] = PARTITION_KEY
    rowKey: Key
    en: Annotated[Text, Required("English text is required.")]
    de: Text | None = None
    es: Text | None = None
    fr: Text | None = None
    pt: Text | None = None
    tr: Text | None = None
    ru: Text | None = None
    ar: Text | None = None
    fa: Text | None = None
    ckb: Text | None = None


class Translation(TranslationEntity):
    """A text in each language, null where it has none. Send `revision` in If-Match."""

    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class MissingTexts(Wire):
    """How many texts a language lacks."""

    language: Annotated[DictionaryLanguage, Field(strict=False)]
    missing: int


class MissingCounts(Wire):
    """Of how many texts in all."""

    total: int
    languages: list[MissingTexts]


class TranslationsQuery(WireQuery):
    """`search` is looked for in the key and in the texts of all languages, whatever its case; `missing` finds what has
    no text in this language."""

    page: PageNumber = 1
    limit: PageSize = 50
    sort: Sort = "rowKey"
    search: Annotated[str, MaxLength(200, "At most 200 characters.")] | None = None
    missing: DictionaryLanguage | None = None


class TranslationSave(Wire):
    """A new text, or with If-Match an edited one, whose key stays."""

    entity: TranslationEntity


class TranslationKey(WireQuery):
    rowKey: Annotated[str, Required("Row key is required.")]


class TranslationPath(Wire):
    rowKey: str


class DictionaryExportQuery(WireQuery):
    format: DictionaryFormat = DictionaryFormat.JSON


class DictionaryImport(Wire):
    """A file's text: JSON, a list of entities, or CSV with a line of names. Keys that it lacks stay as they are, and so
    do languages that it has no column for. `fingerprint`, which the preview tells, holds the import to what was
    previewed."""

    format: Annotated[DictionaryFormat, Field(strict=False), Required("Choose a format.")]
    content: Annotated[
        str, Required("The file is empty."), MaxLength(IMPORT_TEXT_LIMIT, "The file is too large. At most 3.9 MB.")
    ]
    fingerprint: Annotated[str | None, Field(json_schema_extra=ASSUMED)] = None


class ImportedChange(Wire):
    """A text that an import adds, changes or empties; null where there is none."""

    rowKey: str
    language: Annotated[DictionaryLanguage, Field(strict=False)]
    before: str | None = None
    after: str | None = None


class ImportProblem(Wire):
    """What is wrong with a row, which is counted from 1 without the line of names; 0 is the file itself."""

    row: int
    rowKey: str
    message: str


class ImportReport(Wire):
    """What an import does, or did: how many keys it adds, changes and leaves as they are, the first of its changes, and
    of what is wrong. With a problem nothing is imported."""

    rows: int
    added: int
    changed: int
    unchanged: int
    changes: list[ImportedChange]
    moreChanges: int
    problems: list[ImportProblem]
    moreProblems: int
    fingerprint: str


TAGS = frozenset({"Translation"})
AREA = Area(
    "translations",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS,
    can_read=Permission.TRANSLATIONS_READ,
    can_write=Permission.TRANSLATIONS_WRITE,
    tags=TAGS,
    invalidates=TAGS,
    lists=("translations",),
    permissions={
        Permission.TRANSLATIONS_READ: Described(
            "View translations", "See the texts of the dictionary.", ("cms",), STAFF, ("/settings/translation",)
        ),
        Permission.TRANSLATIONS_WRITE: Described(
            "Manage translations",
            "Add, edit, delete and import the texts of the dictionary.",
            ("cms",),
            PLATFORM_ADMINS,
        ),
    },
)
PATH = "/api/dictionary"
DOWNLOADS = frozenset({"application/json", "text/csv"})

OPERATIONS = (
    AREA.list("translations", PATH, "List texts in all languages", Translation, query=TranslationsQuery),
    AREA.read(
        "translationsMissing",
        f"{PATH}/missing",
        "Count the texts that each language lacks",
        origin=Origin.ASSUMED,
        data=MissingCounts,
    ),
    AREA.read(
        "translationsExport",
        f"{PATH}/export",
        "Export the dictionary",
        origin=Origin.ASSUMED,
        query=DictionaryExportQuery,
        download=True,
        download_types=DOWNLOADS,
        time_limit=30,
        tags=frozenset(),
    ),
    AREA.read(
        "translationsPreview",
        f"{PATH}/import/preview",
        "Preview an import into the dictionary",
        method="POST",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        permission=Permission.TRANSLATIONS_WRITE,
        body=DictionaryImport,
        body_limit=IMPORT_BODY_LIMIT,
        example=Example(body={"format": "JSON", "content": "[]"}),
        data=ImportReport,
        failure="The file could not be read. Please try again.",
        time_limit=30,
        tags=frozenset(),
    ),
    AREA.write(
        "translationsImport",
        "POST",
        f"{PATH}/import",
        "Import into the dictionary, all of it or nothing",
        origin=Origin.ASSUMED,
        body=DictionaryImport,
        body_limit=IMPORT_BODY_LIMIT,
        example=Example(body={"format": "JSON", "content": "[]"}),
        data=ImportReport,
        failure_data=ImportReport,
        success="Translations imported!",
        failure="Nothing was imported. Please try again.",
        time_limit=30,
    ),
    AREA.read(
        "translation",
        f"{PATH}/texts/{{rowKey}}",
        "View a text in all languages",
        origin=Origin.ASSUMED,
        path_params=TranslationPath,
        data=Translation,
    ),
    AREA.write(
        "translationSave",
        "POST",
        PATH,
        "Add or edit a text",
        body=TranslationSave,
        body_limit=128 * 1024,
        example=Example(body={"entity": {"rowKey": "nothing.like.it", "en": "Hello {name}"}}),
        data=Translation,
        if_match=True,
        success="Translation saved!",
        failure="The translation was not saved. Please try again.",
    ),
    AREA.write(
        "translationDelete",
        "DELETE",
        PATH,
        "Delete a text in all languages",
        query=TranslationKey,
        example=Example(query={"rowKey": "nothing.like.it"}),
        if_match=True,
        success="Translation deleted!",
        failure="Failed to delete translation",
    ),
)
