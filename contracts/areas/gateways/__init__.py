"""Payment gateways: the instances by which an operator's players pay in and are paid, of two generations.

Creating and deleting those of the second generation are the specification's; the rest is our choice where it is silent.
"""

from contracts.areas.gateways import changes, conversions, instances, records, tags

OPERATIONS = (
    *records.OPERATIONS,
    *conversions.OPERATIONS,
    *instances.OPERATIONS,
    *changes.OPERATIONS,
    *tags.OPERATIONS,
)
