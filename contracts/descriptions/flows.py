"""The data dictionary of `flows`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "flowId": ("The flow's id.", "flw_65a1f0c2e4b0d3a9c7f8"),
    "Flow.title": ("What staff call it.", "Welcome"),
    "Flow.isActive": "Whether players enter it.",
    "Flow.steps": "What players get, in order.",
    "trigger": "What takes a player into the flow.",
    "FlowStep.type": "The way in which the step reaches the player.",
    "FlowStep.title": ("What the player gets.", "How to deposit"),
    "delayHours": ("Hours after the step before, or after entering the flow.", 24),
    "playersWaiting": ("The number of players inside whose next step this is.", 3),
    "playersInside": ("The number of players who have steps to come.", 7),
    "playersFinished": ("The number of players who took every step.", 120),
    "FlowsQuery.title": ("Part of the title.", "welcome"),
    "FlowsQuery.trigger": "Only flows of this trigger.",
    "FlowsQuery.isActive": "Only flows that players enter, or only others.",
}
