"""Settings, each with its default."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import Field, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bff.addresses import Network, is_loopback

PREFIX = "BFF_"
MIN_KEY_LENGTH = 16
_ORIGIN = re.compile(r"https?://(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d+)?")

Seconds = Annotated[float, Field(gt=0)]
Key = Annotated[str, Field(min_length=MIN_KEY_LENGTH)]
CommaList = Annotated[tuple[str, ...], NoDecode]


class WrongSetting(Exception):
    """An invalid setting; the text is one sentence for the operator who set it."""


class Settings(BaseSettings):
    """`*_seconds` are seconds of real time, `*_bytes` bytes. `secret_keys`: the last one signs, all
    of them verify; none means a key that lives as long as this process. `sign_in_successes`: None is 30,
    or no limit in front of the simulator."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    upstream_url: str = "http://127.0.0.1:8001"
    engine: Literal["native", "httpx"] = "native"
    upstream_slots: Annotated[int, Field(ge=2)] = 64
    upstream_wait_seconds: Seconds = 1.0
    upstream_queue: Annotated[int, Field(ge=1)] = 256
    upstream_idempotency: bool = True
    service_token: Annotated[str, Field(repr=False, pattern=f"^([!-~]{{{MIN_KEY_LENGTH},}})?$")] = ""
    answers_bytes: Annotated[int, Field(ge=16 * 1024 * 1024)] = 256 * 1024 * 1024
    download_slots: Annotated[int, Field(ge=1)] = 16
    download_stall_seconds: Seconds = 30
    deviations_every: Annotated[int, Field(ge=0)] = 100
    breaker: bool = True
    breaker_failures: Annotated[int, Field(ge=3)] = 10
    breaker_ratio: Annotated[float, Field(gt=0, le=1)] = 0.5
    breaker_window_seconds: Seconds = 30
    breaker_open_seconds: Seconds = 5
    secret_keys: Annotated[tuple[Key, ...], NoDecode, Field(repr=False)] = ()
    redis_url: Annotated[str, Field(repr=False)] = ""
    redis_password: Annotated[str, Field(repr=False)] = ""
    redis_prefix: Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{0,64}$")] = "pitboss:"
    workers: Annotated[int, Field(ge=1, le=64)] = 1
    origins: CommaList = ()
    trusted_proxies: Annotated[tuple[Network, ...], NoDecode] = ()
    session_idle_seconds: Seconds = 15 * 60
    session_max_seconds: Seconds = 8 * 60 * 60
    sessions_per_user: Annotated[int, Field(ge=1)] = 50
    sign_in_attempts: Annotated[int, Field(ge=1)] = 10
    sign_in_address_attempts: Annotated[int, Field(ge=1)] = 50
    sign_in_window_seconds: Seconds = 15 * 60
    sign_in_successes: Annotated[int, Field(ge=0)] | None = None
    header_limit_bytes: Annotated[int, Field(ge=1024)] = 16 * 1024
    headers_seconds: Seconds = 10
    body_grace_seconds: Seconds = 10
    keep_alive_seconds: Seconds = 75
    connections: Annotated[int, Field(ge=1)] = 10_000
    connections_per_address: Annotated[int, Field(ge=1)] = 200
    ready_grace_seconds: Annotated[float, Field(ge=0)] | None = None
    drain_seconds: Annotated[int, Field(ge=0)] = 20
    metrics_port: Annotated[int, Field(ge=0, le=65535)] = 0
    metrics_host: str = "127.0.0.1"
    metrics_token: Annotated[str, Field(repr=False, pattern=f"^([!-~]{{{MIN_KEY_LENGTH},}})?$")] = ""
    traces: bool = False
    production: bool | None = None
    simulator: bool = False
    mapping: Path | None = None
    shadow_url: str = ""
    shadow_token: Annotated[str, Field(repr=False, pattern=r"^[!-~]*$")] = ""
    shadow_rules: Path | None = None
    web_dist: Path = Path("web/dist")
    help_url: str = ""
    assets_url: str = ""
    launch_origins: CommaList = ()

    @field_validator("secret_keys", "origins", "trusted_proxies", "launch_origins", mode="before")
    @classmethod
    def _comma_list(cls, value: Any) -> Any:
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value

    @field_validator("upstream_url")
    @classmethod
    def _upstream(cls, value: str) -> str:
        parts = urlsplit(value)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
            raise ValueError("an address such as http://127.0.0.1:8001 is expected")
        return value.rstrip("/")

    @field_validator("origins", "launch_origins")
    @classmethod
    def _origins(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        if not all(map(_ORIGIN.fullmatch, values)):
            raise ValueError("origins such as https://console.example.com are expected")
        return tuple(value.lower() for value in values)

    @field_validator("help_url", "assets_url", "launch_origins")
    @classmethod
    def _elsewhere(cls, value: str | tuple[str, ...], info: ValidationInfo) -> str | tuple[str, ...]:
        own = [_origin(origin) for origin in info.data.get("origins") or _local_origins(info.data.get("port", 0))]
        for address in filter(None, [value] if isinstance(value, str) else value):
            parts = urlsplit(address)
            if not _ORIGIN.fullmatch(f"{parts.scheme}://{parts.netloc}") or parts.query or parts.fragment:
                raise ValueError("an address such as https://help.example.com/console is expected")
            if _origin(address) in own:
                raise ValueError("it needs another origin than the console's, whose pages act as the user")
        return value.rstrip("/") if isinstance(value, str) else value

    @cached_property
    def allowed_origins(self) -> frozenset[str]:
        """The origins whose pages may write."""
        return frozenset(self.origins or _local_origins(self.port))

    @cached_property
    def is_https(self) -> bool:
        """Whether browsers reach the console over https only."""
        return all(origin.startswith("https://") for origin in self.allowed_origins)

    @cached_property
    def sign_in_success_limit(self) -> int:
        """Successful sign-ins per account, address and 10 minutes; 0 is no limit."""
        if self.sign_in_successes is not None:
            return self.sign_in_successes
        return 0 if self.simulator else 30

    @cached_property
    def is_local(self) -> bool:
        """Whether the console listens on a loopback address only."""
        return is_loopback(self.host)

    @cached_property
    def is_production(self) -> bool:
        return not self.is_local if self.production is None else self.production

    @cached_property
    def ready_grace(self) -> float:
        """Seconds between no longer being ready and closing; on its own machine nobody waits for them."""
        return self.ready_grace_seconds if self.ready_grace_seconds is not None else 0 if self.is_local else 5

    @cached_property
    def features(self) -> frozenset[str]:
        """The features whose operations are routed."""
        switches = {"simulator": self.simulator, "idempotency": self.upstream_idempotency}
        return frozenset(name for name, is_on in switches.items() if is_on)


def _local_origins(port: int) -> tuple[str, ...]:
    return f"http://localhost:{port}", f"http://127.0.0.1:{port}"


def _origin(address: str) -> tuple[str, str | None, int]:
    """Scheme, host and port, however they are written. Raises ValueError for a port that is none."""
    parts = urlsplit(address)
    return parts.scheme, parts.hostname, parts.port or (443 if parts.scheme == "https" else 80)
