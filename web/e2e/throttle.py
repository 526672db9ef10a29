"""Pages that get a part of the CPU alone, by the browser's own emulation: what is read too early is found so."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import BrowserContext, CDPSession, Error, Page

from tools.chromium import cpu_rate

RATE = cpu_rate()


def scaled(milliseconds: float) -> float:
    """A time limit that allows for the rate."""
    return milliseconds * RATE


def rest(session: CDPSession) -> None:
    """Let this page be until it is slowed again: a slowed one keeps a core busy though nothing runs in it."""
    _set_rate(session, 1)


def wake(session: CDPSession) -> None:
    """Slow this page as before it rested."""
    _set_rate(session, RATE)


def _set_rate(session: CDPSession, rate: float) -> None:
    if RATE > 1:
        session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def slow_down(context: BrowserContext) -> None:
    """Slow every page of this context by the rate, those that pages open too."""
    sessions: dict[Page, CDPSession] = {}

    def apply() -> None:
        for session in sessions.values():
            # a page may be closing just now
            with suppress(Error):
                _set_rate(session, RATE)

    def opened(page: Page) -> None:
        with suppress(Error):
            sessions[page] = context.new_cdp_session(page)
        page.on("close", closed)
        apply()

    def closed(page: Page) -> None:
        # a page that closes sets the whole process free, which others may share
        sessions.pop(page, None)
        apply()

    if RATE > 1:
        context.on("page", opened)
