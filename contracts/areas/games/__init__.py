"""Games: what there is to play, whose players may play what and in which order, and trying a launch.

Updating an operator's entry, launching, cloning and the autocomplete are the specification's; the rest is our choice
where it is silent.
"""

from contracts.areas.games import edits, entries, launches, records

OPERATIONS = (
    *records.OPERATIONS,
    *edits.OPERATIONS,
    *entries.OPERATIONS,
    *launches.OPERATIONS,
)
