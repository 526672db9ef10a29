"""The data dictionary of `exports`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "ExportForm.list": ("The id of the list's operation.", "riskPlayers"),
    "ExportForm.filters": "The list's own filters and order.",
    "ExportForm.columns": "The columns, in the order of the file.",
    "ExportForm.format": ("The format of the file.", "csv"),
    "ExportForm.name": ("What the file is called, without its ending.", "bets"),
    "ExportForm.keepsHeadings": "Whether columns with times keep their headings, without the timezone.",
    "ExportForm.page": ("Where the console shows the list, which its notification links to.", "/bets?status=OPEN"),
    "ExportColumn.field": ("The field of a row, dotted within records.", "operator.opTitle"),
    "ExportColumn.title": ("The heading of the column.", "Operator"),
    "ExportColumn.labels": ("What the values of the column are called.", {"CONFIRMED": "Confirmed"}),
    "ExportMade.rows": ("How many rows the file will have.", 1204),
    "ExportState.rows": ("How many rows the file has.", 1204),
    "ExportState.done": ("How many rows were read so far.", 600),
    "ExportForm.isMasked": "Whether columns with personal data are masked.",
    "ExportMade.isMasked": "Whether columns with personal data are masked.",
    "ExportMade.personal": ("The columns that hold personal data of players.", ["email"]),
    "ExportMade.fetchWithinSeconds": ("Within how many seconds it must be fetched.", 60),
    "ExportState.stage": "How far the export is.",
    "ExportState.startedAt": "The instant whose rows the file has.",
    "ExportState.message": ("Why it failed; null where it did not.", "The export was canceled."),
    "exportId": ("The export's id.", "export_65a1f0c2e4b0"),
}
