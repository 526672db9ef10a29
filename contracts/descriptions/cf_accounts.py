"""The data dictionary of `cf_accounts`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "CfAccountV1Form.token": ("The API token. It is never returned.", "65a1f0c2e4b0d3a9c7f81201"),
    "CfAccountV2Form.token": ("The API token. It is never returned.", "65a1f0c2e4b0d3a9c7f81201"),
    "CfAccountEdit.cfApiKey": ("A new API token; empty keeps the present one.", ""),
    "CfAccountV1Form.operator": ("The owner of the account; defaults to the query's `opId`.", "aurora"),
    "accountId": ("The account's id at the cloud provider.", "65a1f0c2e4b0d3a9"),
}
