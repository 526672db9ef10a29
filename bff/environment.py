"""Settings from the environment variables `BFF_…`. An invalid one is reported in one sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from pydantic import ValidationError

from bff.settings import PREFIX, Settings, WrongSetting

SECRETS = ("secret_keys", "service_token", "redis_url", "redis_password", "metrics_token", "shadow_token")
FILE = "_FILE"
PACKAGED = Path(__file__).with_name("web")  # the built web app, in a wheel


def load(environ: Mapping[str, str] | None = None) -> Settings:
    """The settings from the environment. Raises WrongSetting for a variable that is unknown or invalid."""
    names = _with_secrets(os.environ if environ is None else environ)
    known = {PREFIX + name.upper() for name in Settings.model_fields}
    strange = sorted(name for name in names if name.upper().startswith(PREFIX) and name.upper() not in known)
    if strange:
        raise WrongSetting(f"{strange[0]} is not a setting of the console.")
    given = {name.upper().removeprefix(PREFIX).lower(): text for name, text in names.items() if name.upper() in known}
    if PACKAGED.is_dir():
        given.setdefault("web_dist", str(PACKAGED))
    try:
        return Settings.model_validate(given)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = PREFIX + str(first["loc"][0]).upper()
        reason = first["msg"].removeprefix("Value error, ").rstrip(".")
        raise WrongSetting(f"{name} is wrong: {reason[0].lower()}{reason[1:]}.") from None


def _with_secrets(names: Mapping[str, str]) -> dict[str, str]:
    """The variables, with what stands in the file of each that names one (`BFF_SECRET_KEYS_FILE`). Raises WrongSetting
    for a file that cannot be read, and for a secret that is given twice."""
    found = dict(names)
    for secret in SECRETS:
        name = PREFIX + secret.upper()
        place = found.pop(name + FILE, None)
        if place is None:
            continue
        if name in found:
            raise WrongSetting(f"{name} and {name}{FILE} are both set: keep one.")
        try:
            found[name] = Path(place).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeError):
            raise WrongSetting(f"{name}{FILE} is wrong: {place} cannot be read.") from None
    return found


def effective(settings: Settings) -> Iterator[str]:
    """A line for each setting as it is, of secrets only whether they are set."""
    for name in type(settings).model_fields:
        value = getattr(settings, name)
        if name in SECRETS:
            value = "(set)" if value else ""
        elif isinstance(value, tuple):
            value = ",".join(map(str, value))
        yield f"{PREFIX}{name.upper()}={'' if value is None else value}"
