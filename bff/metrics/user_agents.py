"""Browsers in words (`Firefox 128 on Windows`), as a list of sessions tells them to its user."""

from __future__ import annotations

import re

UNKNOWN = "Unknown browser"
LONGEST = 60
# The more particular first: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
BROWSERS = (
    ("Edge", re.compile(r"\bEdg(?:A|iOS)?/(\d+)")),
    ("Opera", re.compile(r"\bOPR/(\d+)")),
    ("Samsung Internet", re.compile(r"\bSamsungBrowser/(\d+)")),
    ("Firefox", re.compile(r"\b(?:Firefox|FxiOS)/(\d+)")),
    ("Chrome", re.compile(r"(?:Chrome|CriOS)/(\d+)")),
    ("Safari", re.compile(r"\bVersion/(\d+).*\bSafari/")),
)
SYSTEMS = ("Windows", "iPhone", "iPad", "Android", "CrOS", "Mac OS X", "Linux")
OTHER_NAMES = {"CrOS": "ChromeOS", "Mac OS X": "macOS"}
_PRODUCT = re.compile(r"[A-Za-z][A-Za-z0-9._ -]*(?:/[0-9.]+)?")


def describe_user_agent(user_agent: str | None) -> str:
    """Browser and system, as far as they can be recognised; at most 60 printable characters."""
    text = user_agent or ""
    browser = next((f"{name} {found[1]}" for name, sign in BROWSERS if (found := sign.search(text))), None)
    if browser is None:
        product = _PRODUCT.match(text)
        return product[0].replace("/", " ")[:LONGEST].strip() if product else UNKNOWN
    system = next((name for name in SYSTEMS if name in text), None)
    return f"{browser} on {OTHER_NAMES.get(system, system)}" if system else browser
