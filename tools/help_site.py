"""A small help site for a console that is tried out: the handbook's pages by slug, as BFF_HELP_URL expects them.

HELP_PORT=8002 python -m tools.help_site
"""

from __future__ import annotations

import html
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote, urlsplit

from tools.services import port_from
from upstream_sim.fixtures.tooltips import CONTROLS, PAGES

HOST = "127.0.0.1"
DEFAULT_PORT = 8002
MORE = (
    (
        "domains",
        "Domains",
        "The domains of operators and brands, from the zone at the cloud to the front door. Set up a new one step by "
        "step; the menu does a single step again.",
    ),
    (
        "cf-accounts",
        "CF accounts",
        "The accounts at the cloud that hold the zones. Of a key only what it may do is shown, never the key itself.",
    ),
)
HANDBOOK = {slug: (title, text) for slug, title, text in (*PAGES, *MORE, *CONTROLS)}
STYLE = """
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 12px 16px; max-width: 70ch; }
h1 { margin: 0 0 8px; font-size: 18px; }
nav { margin-top: 24px; padding-top: 8px; border-top: 1px solid GrayText; }
ul { padding: 0; list-style: none; columns: 2; }
a { color: LinkText; }
"""


def page(slug: str) -> tuple[HTTPStatus, str]:
    """The handbook's page of a slug, or one that says there is none; each leads to all the others."""
    found = HANDBOOK.get(slug)
    title, text = found or ("Handbook", "Choose a page." if slug == "" else f"The handbook has no page {slug!r}.")
    status = HTTPStatus.OK if found or slug == "" else HTTPStatus.NOT_FOUND
    others = "".join(f'<li><a href="/{other}">{html.escape(name)}</a></li>' for other, (name, _) in HANDBOOK.items())
    body = (
        f"<main><h1>{html.escape(title)}</h1><p>{html.escape(text)}</p></main>"
        f'<nav aria-label="Handbook"><ul>{others}</ul></nav>'
    )
    head = f'<meta charset="utf-8"><title>{html.escape(title)}</title><style>{STYLE}</style>'
    return status, f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>'


class Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        slug = unquote(urlsplit(self.path).path.removeprefix("/"))
        status, text = page("" if slug == "readyz" else slug)
        content = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name that it overrides
        """Nothing: who reads which page is nobody's concern."""


def main() -> None:
    ThreadingHTTPServer((HOST, port_from("HELP_PORT", DEFAULT_PORT)), Handler).serve_forever()


if __name__ == "__main__":
    main()
