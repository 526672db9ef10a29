"""The dictionary's texts as the world keeps them."""

from __future__ import annotations

from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from upstream_sim.core.history.audit import UserRef
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema


class TranslatedText(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A text by its key in each language, None where it has none."""

    partitionKey: str
    rowKey: str
    en: str
    de: str | None = None
    es: str | None = None
    fr: str | None = None
    pt: str | None = None
    tr: str | None = None
    ru: str | None = None
    ar: str | None = None
    fa: str | None = None
    ckb: str | None = None
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef
    revision: int = 1


TRANSLATIONS = Schema(
    name="translations",
    record=TranslatedText,
    key="rowKey",
    sorts=("rowKey", "en", "createdAt", "updatedAt"),
    audit=AuditSpec(area=ActivityArea.CMS, kind="Translation", title=lambda text: text.rowKey),
)
