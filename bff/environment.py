"""Settings from the environment variables `BFF_…`. An invalid one is reported in one sentence."""

from __future__ import annotations

import os
from collections.abc import Mapping

from pydantic import ValidationError

from bff.settings import PREFIX, Settings, WrongSetting


def load(environ: Mapping[str, str] | None = None) -> Settings:
    """The settings from the environment. Raises WrongSetting for a variable that is unknown or invalid."""
    names = os.environ if environ is None else environ
    known = {PREFIX + name.upper() for name in Settings.model_fields}
    strange = sorted(name for name in names if name.upper().startswith(PREFIX) and name.upper() not in known)
    if strange:
        raise WrongSetting(f"{strange[0]} is not a setting of the console.")
    given = {name.upper().removeprefix(PREFIX).lower(): text for name, text in names.items() if name.upper() in known}
    try:
        return Settings.model_validate(given)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = PREFIX + str(first["loc"][0]).upper()
        reason = first["msg"].removeprefix("Value error, ").rstrip(".")
        raise WrongSetting(f"{name} is wrong: {reason[0].lower()}{reason[1:]}.") from None
