"""The data dictionary of `domain_setup`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "steps": "The steps, in order.",
    "records": "The required DNS records.",
    "next": ("The next thing to do; null when the setup is complete.", "Set the name servers."),
    "nextStep": "The step that `next` belongs to; null when the setup is complete.",
    "canRedo": "Whether the next step can be repeated now.",
    "renewBy": "The date by which the domain must be validated again; null if none.",
    "warning": ("A warning about a live domain; null for none.", "The certificate expires in 5 days."),
    "SetupStep.name": "The step.",
    "SetupStep.reason": ("Why it has not passed; null if it has.", "The TXT record is missing."),
    "awaitedFrom": "Who must act next; null if nobody must.",
    "SetupStep.since": "When this state was reached; null before the step began.",
    "SetupRecord.name": ("The record's name.", "_dnsauth"),
    "SetupRecord.type": "The record's type.",
    "isSet": "Whether the record exists.",
    "step1": "Whether the domain is linked.",
    "step2": "Whether the domain is verified.",
    "step3": "Whether the domain is associated with its routes.",
    "step4": "Whether the games are linked to the domain.",
    "isFull": "Whether the SSL mode is full or stricter.",
    "ValidationCheck.action": ("Always `CHECK`.", "CHECK"),
}
