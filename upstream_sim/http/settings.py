"""The simulator's settings: environment variables that begin with SIM_."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from contracts.areas.activity import ActivityMode, StaffMode
from upstream_sim.core.calls.limits import Limits
from upstream_sim.core.calls.passwords import PasswordCost
from upstream_sim.core.world.start import DEFAULT_SEED
from upstream_sim.fixtures.start_cache import default_folder


class SettingsRefused(Exception):
    """A setting that cannot be used, in one sentence."""


def _in_utc(value: datetime) -> datetime:
    return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


AtLeastOne = Annotated[int, Field(ge=1)]


Origin = Annotated[str, Field(pattern=r"^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$")]
HostName = Annotated[str, Field(pattern=r"^[a-z0-9._:-]+$")]


def _from_comma_list(value: object) -> object:
    return tuple(part.strip().lower() for part in value.split(",") if part.strip()) if isinstance(value, str) else value


class Settings(BaseSettings):
    """`now` is where the default world starts, its clock frozen; without it the world starts at today 00:00 UTC and
    its clock runs. `scale` multiplies the bulk of the history, `activity` says how much happens in the default world by
    itself, `staff` whether simulated staff decide there. `password_cost` is what a hash of a password costs. `cache` is
    the folder of the starts that were built. At `public_url` browsers reach the simulator."""

    model_config = SettingsConfigDict(env_prefix="SIM_", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8001
    seed: int = DEFAULT_SEED
    now: Annotated[datetime, AfterValidator(_in_utc)] | None = None
    scale: Annotated[int, Field(ge=1, le=1000)] = 1
    activity: ActivityMode = ActivityMode.OFF
    staff: StaffMode = StaffMode.OFF
    hosts: Annotated[tuple[HostName, ...], NoDecode, BeforeValidator(_from_comma_list)] = ()
    public_url: Origin | None = None
    control_token: SecretStr | None = None
    service_token: SecretStr | None = None
    check_answers: bool = False
    password_cost: PasswordCost = PasswordCost.OWASP
    cache: Path = Field(default_factory=default_folder)
    worlds: AtLeastOne = Limits.worlds
    worlds_per_account: AtLeastOne = Limits.worlds_per_account
    snapshots: AtLeastOne = Limits.snapshots
    faults: AtLeastOne = Limits.faults
    advance_years: Annotated[int, Field(ge=1, le=100)] = Limits.advance_years

    @property
    def limits(self) -> Limits:
        return Limits(self.worlds, self.worlds_per_account, self.snapshots, self.faults, self.advance_years)


def load_settings() -> Settings:
    """The settings of the environment. Raises SettingsRefused."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=True)[0]
        name = f"SIM_{first['loc'][0]}".upper()
        raise SettingsRefused(f"{name}: {first['msg']} (it is {first['input']!r}).") from None
