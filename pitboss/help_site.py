"""A small help site for a console that is tried out: the handbook (docs/handbook.md) by the pages' slugs, as
BFF_HELP_URL expects them. A control without a part in the handbook has its help text.

HELP_PORT=8002 python -m pitboss.help_site
"""

from __future__ import annotations

import html
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote, urlsplit

from bff.environment import PACKAGED
from bff.pages import SECURITY
from pitboss import paths
from pitboss.services import port_from
from upstream_sim.fixtures.tooltips import HELP_TEXTS

HOST = "127.0.0.1"
DEFAULT_PORT = 8002
FONT = "/inter.woff2"
BUILT = paths.CHECKOUT / "web" / "dist" if paths.CHECKOUT else PACKAGED
PART = re.compile(r"^## (.+)\n\n<!-- pages: (.+) -->\n\n((?:(?!^## ).*\n)*)", re.MULTILINE)
ABOUT = re.compile(r"<!-- page: ([\w-]+) -->")
LISTS = {"- ": "ul", "1. ": "ol"}


def formatted(text: str) -> str:
    """A line of Markdown as HTML: bold words and code."""
    bold = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", html.escape(text))
    return re.sub(r"`(.+?)`", r"<code>\1</code>", bold)


def heading(block: str) -> str:
    """A heading within a part; one that is about a page has its slug, at which the help panel opens."""
    title, _, about = block.removeprefix("### ").partition("\n")
    slug = ABOUT.fullmatch(about)
    return f"<h2{f' id={slug[1]}' if slug else ''}>{formatted(title)}</h2>"


def table(block: str) -> str:
    """A table, its first row the heads of its columns."""
    rows = [[formatted(cell.strip()) for cell in line.strip("|").split("|")] for line in block.splitlines()]
    heads = "".join(f"<th>{cell}</th>" for cell in rows[0])
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows[2:])
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def blocks(markdown: str) -> Iterator[str]:
    """The blocks of a part as HTML: paragraphs, headings, tables and lists, which is all that the handbook has."""
    for block in markdown.strip().split("\n\n"):
        kind = next((tag for mark, tag in LISTS.items() if block.startswith(mark)), None)
        if block.startswith("### "):
            yield heading(block)
        elif block.startswith("| "):
            yield table(block)
        elif kind:
            items = (re.sub(r"^(?:-|\d+\.) ", "", line) for line in block.splitlines())
            yield f"<{kind}>{''.join(f'<li>{formatted(item)}</li>' for item in items)}</{kind}>"
        else:
            yield f"<p>{formatted(block)}</p>"


def handbook() -> dict[str, tuple[str, str]]:
    """The title and the HTML of each slug."""
    found = {each.slug: (each.title, f"<p>{html.escape(each.text)}</p>") for each in HELP_TEXTS}
    for title, slugs, text in PART.findall(paths.HANDBOOK.read_text(encoding="utf-8")):
        found |= dict.fromkeys(slugs.split(), (title, "".join(blocks(text))))
    return found


HANDBOOK = handbook()
# In the console's clothes; in its frame the scheme is the console's own.
STYLE = """
@font-face { font-family: "Inter Variable"; font-weight: 100 900; src: url("/inter.woff2") format("woff2"); }
:root {
  color-scheme: light dark; font: 14px/1.57 "Inter Variable", Inter, system-ui, sans-serif;
  --line: light-dark(#f0f0f0, #303030); --link: light-dark(#0958d9, #91caff);
  color: light-dark(rgb(0 0 0 / 88%), rgb(255 255 255 / 85%)); background: light-dark(#fff, #1f1f1f);
}
body { margin: 0; padding: 12px 0; max-width: 70ch; }
h1 { margin: 0 0 8px; font-size: 16px; font-weight: 600; }
h2 { margin: 20px 0 4px; font-size: 14px; font-weight: 600; }
h2:target { color: var(--link); }
p { margin: 0 0 12px; }
ul, ol { margin: 0 0 12px; padding-inline-start: 20px; }
li { margin-block: 4px; }
code { padding: 1px 4px; border-radius: 4px; background: light-dark(rgb(0 0 0 / 6%), rgb(255 255 255 / 12%)); }
table { width: 100%; margin: 0 0 12px; border-collapse: collapse; font-size: 13px; }
th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { font-weight: 600; }
nav { margin-top: 24px; padding-top: 12px; border-top: 1px solid var(--line); }
nav ul { margin: 0; padding: 0; list-style: none; columns: 2; }
nav li { margin: 0 0 4px; }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
"""


POLICY = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'; "
    "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://127.0.0.1:* http://localhost:*"
)
# The console's, save that its pages may frame these.
HEADERS = [
    *((name.decode(), value.decode()) for name, value in SECURITY if name != b"x-frame-options"),
    ("content-security-policy", POLICY),
]


def page(slug: str) -> tuple[HTTPStatus, str]:
    """The handbook's page of a slug, or one that says there is none; each leads to all the others."""
    found = HANDBOOK.get(slug)
    missing = "Choose a page." if slug == "" else f"The handbook has no page {slug!r}."
    title, content = found or ("Handbook", f"<p>{html.escape(missing)}</p>")
    status = HTTPStatus.OK if found or slug == "" else HTTPStatus.NOT_FOUND
    first = {name: other for other, (name, _) in reversed(HANDBOOK.items())}  # one link for pages with one text
    others = "".join(f'<li><a href="/{other}">{html.escape(name)}</a></li>' for name, other in sorted(first.items()))
    body = f'<main><h1>{html.escape(title)}</h1>{content}</main><nav aria-label="Handbook"><ul>{others}</ul></nav>'
    head = f'<meta charset="utf-8"><title>{html.escape(title)}</title><style>{STYLE}</style>'
    return status, f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>'


def font() -> bytes | None:
    """The console's own font; None where the console is not built."""
    found = sorted(BUILT.glob("assets/inter-latin-wght-normal-*.woff2"))
    return found[-1].read_bytes() if found else None


class Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        if path == FONT and (letters := font()):
            self._send(HTTPStatus.OK, "font/woff2", letters)
            return
        slug = unquote(path.removeprefix("/"))
        status, text = page("" if slug == "readyz" else slug)
        self._send(status, "text/html; charset=utf-8", text.encode())

    def _send(self, status: HTTPStatus, kind: str, content: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        for name, value in HEADERS:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def version_string(self) -> str:
        return "help"

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name that it overrides
        """Logs nothing: who reads which page is nobody's concern."""


def main() -> None:
    ThreadingHTTPServer((HOST, port_from("HELP_PORT", DEFAULT_PORT)), Handler).serve_forever()


if __name__ == "__main__":
    main()
