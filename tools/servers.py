"""Find the Redis and nginx that some tests run, or bring them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping

from tools.chromium import install_debians, is_debian_root
from tools.paths import Problem

REDIS, NGINX = ("redis-server", "valkey-server"), ("nginx",)
_PACKAGES = {REDIS: "redis-server", NGINX: "nginx-light"}
_PLACES = "/usr/sbin:/usr/local/sbin"  # which a user's PATH may leave out
SWITCH = "PITBOSS_NO_REDIS"


def are_left_out(env: Mapping[str, str] = os.environ) -> bool:
    """Whether PITBOSS_NO_REDIS says that the tests that need them are not run."""
    return env.get(SWITCH, "0") not in ("", "0")


def find(names: tuple[str, ...], env: Mapping[str, str] = os.environ) -> str | None:
    """The path of the first of these that is there."""
    path = f"{env.get('PATH', os.defpath)}:{_PLACES}"
    return next(filter(None, (shutil.which(name, path=path) for name in names)), None)


def ensure(env: Mapping[str, str] = os.environ) -> None:
    """Installs what is missing, where that can be done. Raises Problem where something stays missing."""
    for names, package in _PACKAGES.items():
        if find(names, env) is None and is_debian_root():
            print(f"Installing Debian's {package} for the tests of several consoles ...", flush=True)
            install_debians(package)
        if find(names, env) is None:
            raise Problem(
                f"There is no {names[0]} for the tests of several consoles and none could be installed: install one, "
                f"or leave these tests out with {SWITCH}=1."
            )
