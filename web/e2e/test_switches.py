"""The browser's switches take nothing back that Playwright sets."""

from __future__ import annotations

import re
from pathlib import Path

import playwright

from web.e2e.switches import OF_PLAYWRIGHT


def test_playwrights_disabled_features_stay_disabled() -> None:
    driver = Path(playwright.__file__).parent / "driver" / "package" / "lib" / "coreBundle.js"
    listed = re.search(r"disabledFeatures = \[(.*?)\]\.filter", driver.read_text(encoding="utf-8"), re.DOTALL)
    assert listed
    code = re.sub(r"//.*", "", listed[1])
    assert tuple(re.findall(r'"(\w+)"', code)) == OF_PLAYWRIGHT
