from datetime import datetime

import pytest

from tools import starts
from tools.paths import ROOT
from upstream_sim import testing


@pytest.mark.parametrize("of_screens", ["web/e2e/console.py", "web/surfaces/world.ts"])
def test_those_that_several_steps_need_are_built(of_screens: str, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[datetime] = []
    monkeypatch.setattr(starts, "load_cached", lambda _folder, _seed, now: built.append(now))
    starts.main()
    assert testing.NOW in built
    assert f"{starts.SCREENS:%Y-%m-%dT%H:%M:%SZ}" in (ROOT / of_screens).read_text()
    assert starts.SCREENS in built
