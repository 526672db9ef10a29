from __future__ import annotations

import pytest

from pitboss.tests.wheels import Installed, built, copied_source, installed


@pytest.fixture(scope="session")
def there(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """A wheel with a web app of a few files, in an environment that borrows what it needs from this one."""
    folder = tmp_path_factory.mktemp("wheel")
    wheel = built(copied_source(folder, is_built=False), folder / "wheels")
    (folder / "elsewhere").mkdir()
    return Installed(wheel, installed(wheel, folder / "venv", borrows=True), folder / "elsewhere")
