"""All operations and all permissions with their descriptions, for code that works from the table and knows no area by
name."""

from contracts.areas import TABLE
from contracts.permissions import described_permissions

DESCRIBED = described_permissions()

__all__ = ["DESCRIBED", "TABLE"]
