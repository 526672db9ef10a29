"""User-Agents in words."""

from __future__ import annotations

import pytest

from bff.metrics.user_agents import LONGEST, UNKNOWN, describe_user_agent

SAFARI = "Version/17.4 Mobile/15E148 Safari/604.1"
CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0"
HEADLESS = CHROME.replace("Chrome", "HeadlessChrome")
MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"
CASES = {
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0": "Firefox 128 on Windows",
    f"Mozilla/5.0 (X11; Linux x86_64) {CHROME} Safari/537.36": "Chrome 131 on Linux",
    f"Mozilla/5.0 (X11; Linux x86_64) {HEADLESS} Safari/537.36": "Chrome 131 on Linux",
    f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME} Safari/537.36 Edg/131.0.2903.70": "Edge 131 on Windows",
    f"{MAC} {CHROME} Safari/537.36 OPR/116.0.0.0": "Opera 116 on macOS",
    f"{MAC} AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15": "Safari 17 on macOS",
    f"Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 {SAFARI}": "Safari 17 on iPhone",
    f"Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0.1 {SAFARI}": "Chrome 131 on iPad",
    f"Mozilla/5.0 (Linux; Android 14; SM-S921B) {CHROME} Mobile Safari/537.36": "Chrome 131 on Android",
    "python-httpx/0.28.1": "python-httpx 0.28.1",
    "curl/8.5.0": "curl 8.5.0",
    "Firefox/140.0": "Firefox 140",
    "": UNKNOWN,
    "<script>": UNKNOWN,
}  # fmt: skip


@pytest.mark.parametrize(("user_agent", "words"), CASES.items())
def test_browser_and_system(user_agent: str, words: str) -> None:
    assert describe_user_agent(user_agent) == words


def test_a_missing_user_agent_is_unknown() -> None:
    assert describe_user_agent(None) == UNKNOWN


def test_a_long_user_agent_is_cut() -> None:
    assert len(describe_user_agent("a" * 5000)) == LONGEST
