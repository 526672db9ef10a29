"""Settings as a test wishes them. Those of one wish are made once: to look for each field in the environment takes as
long as all else that a console is made of."""

from __future__ import annotations

import functools
import os
from typing import Any

from bff.settings import PREFIX, Settings

Items = tuple[tuple[str, Any], ...]


def settings_of(**given: Any) -> Settings:
    """The settings of these fields, and of the environment. Raises ValidationError."""
    wish = tuple(sorted(given.items()))
    environment = tuple((name, value) for name, value in os.environ.items() if name.startswith(PREFIX))
    try:
        hash(wish)
    except TypeError:  # a list or a mapping is among them
        return Settings.model_validate(given)
    return _made(wish, environment)


@functools.cache
def _made(wish: Items, _environment: Items) -> Settings:
    return Settings.model_validate(dict(wish))
