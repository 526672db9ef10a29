"""The built web app: two pages with a nonce per answer, and assets that never change.

Where a page says `__HELP_URL__`, `__ASSETS_URL__` or `__LAUNCH_ORIGINS__` it gets what is set; `__SIMULATOR__` becomes
`true` where the platform is simulated, else nothing, and the panel that controls it is not served; `__NOT_PRODUCTION__`
becomes `true` where others than its own machine reach a console that is no production set-up. The head of a page ends
with links to its own files, by the patterns of paths in `.vite/preloads.json`.
"""

from __future__ import annotations

import gzip
import html
import json
import re
import secrets
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import urlsplit

from bff.answers import NO_STORE, Answer, RawHeaders
from bff.errors import MethodNotAllowed, NotBuilt, NotFound
from bff.requests.request import ConsoleRequest
from bff.settings import Settings

NONCE = b"__NONCE__"
SIGN_IN_PATH = b"/admin"
ASSETS = b"/assets/"
PANEL = "/assets/simulator-"
READ_METHODS = ("GET", "HEAD")

POLICY = (
    "default-src 'none'; script-src 'self' 'nonce-{nonce}'; style-src 'self' 'nonce-{nonce}'; "
    "style-src-attr 'none'; img-src 'self'{images}; font-src 'self'; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
CONTENT_TYPES = {
    ".css": b"text/css; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".js": b"text/javascript; charset=utf-8",
    ".json": b"application/json",
    ".txt": b"text/plain; charset=utf-8",
    ".svg": b"image/svg+xml",
    ".woff2": b"font/woff2",
}
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_REFUSED = re.compile(r";\s*q\s*=\s*[0.]+\s*$")
CORP = (b"cross-origin-resource-policy", b"same-origin")
SECURITY: RawHeaders = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    CORP,
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
IMMUTABLE = (b"cache-control", b"public, max-age=31536000, immutable")
SHORT_CACHE = (b"cache-control", b"public, max-age=3600")
VARY = (b"vary", b"accept-encoding")

Asset = Mapping[str, tuple[RawHeaders, bytes]]
"""Headers and body of a file by its coding; "" is the file as it is."""


class Pages:
    """Serves the build in `web_dist` from memory; a newer build is taken up at the next page. A page may frame
    `help_url` and `launch_origins` alone, and show images of `assets_url` and those that a user is about to upload."""

    def __init__(self, settings: Settings) -> None:
        self._root = settings.web_dist
        self._marks = {
            b"__HELP_URL__": html.escape(settings.help_url).encode(),
            b"__ASSETS_URL__": html.escape(settings.assets_url).encode(),
            b"__LAUNCH_ORIGINS__": " ".join(settings.launch_origins).encode(),
            b"__SIMULATOR__": b"true" if settings.simulator else b"",
            b"__NOT_PRODUCTION__": b"" if settings.is_production or settings.is_local else b"true",
        }
        sites = (settings.help_url, settings.assets_url)
        help_site, shown = ("://".join(urlsplit(site)[:2]).removesuffix("://") for site in sites)
        framed = " ".join(filter(None, (help_site, *settings.launch_origins)))
        self._policy = POLICY + (f"; frame-src {framed}" if framed else "")
        self._images = f" {shown} blob:" if shown else ""
        self._has_panel = settings.simulator
        self._stamp = 0
        self._pages: dict[str, list[bytes]] = {}  # cut at their nonces
        self._preloads: list[tuple[re.Pattern[bytes], bytes]] = []
        self._assets: dict[str, Asset] = {}
        self._refresh()

    def answer(self, request: ConsoleRequest) -> Answer:
        """A page or an asset. Raises NotFound, MethodNotAllowed, NotBuilt."""
        if request.method not in READ_METHODS:
            raise MethodNotAllowed(READ_METHODS)
        path = request.raw_path
        asset = self._assets.get(path.decode("ascii"))
        if asset is None:
            self._refresh()
            asset = self._assets.get(path.decode("ascii"))
            if asset is None and (path.startswith(ASSETS) or (path.count(b"/") == 1 and b"." in path)):
                raise NotFound
        answer = self._page(path, _codings(request)) if asset is None else _asset(asset, _codings(request))
        answer.headers += [*SECURITY, HSTS] if request.is_secure else SECURITY
        return answer

    def _page(self, path: bytes, codings: set[str]) -> Answer:
        pieces = self._pages.get("signin.html" if path == SIGN_IN_PATH else "index.html")
        if pieces is None:
            raise NotBuilt
        nonce = secrets.token_urlsafe(16)
        policy = self._policy.format(nonce=nonce, images=self._images).encode()
        headers = [(b"content-type", CONTENT_TYPES[".html"]), NO_STORE, VARY, (b"content-security-policy", policy)]
        links = next((links for pattern, links in self._preloads if pattern.fullmatch(path)), b"")
        body = nonce.encode().join(pieces).replace(b"</head>", links + b"</head>", 1)
        if "gzip" not in codings:
            return Answer(200, headers, body)
        return Answer(200, [*headers, (b"content-encoding", b"gzip")], gzip.compress(body, 4, mtime=0))

    def _refresh(self) -> None:
        """Reads the build, unless it is the one that was read."""
        before, self._stamp = self._stamp, _stamp(self._root)
        if self._stamp == before:
            return
        self._pages = {}
        self._assets = {k: v for k, v in _assets(self._root) if self._has_panel or not k.startswith(PANEL)}
        table = self._root / ".vite" / "preloads.json"
        found: dict[str, str] = json.loads(table.read_bytes()) if table.is_file() else {}
        self._preloads = [(re.compile(path.encode(), re.IGNORECASE), links.encode()) for path, links in found.items()]
        for path in self._root.glob("*.html"):
            page = path.read_bytes()
            for mark, value in self._marks.items():
                page = page.replace(mark, value)
            self._pages[path.name] = page.split(NONCE)


def _codings(request: ConsoleRequest) -> set[str]:
    items = (request.header(b"accept-encoding") or "").lower().split(",")
    return {item.partition(";")[0].strip() for item in items if not _REFUSED.search(item)}


def _asset(asset: Asset, codings: set[str]) -> Answer:
    coding = next((name for name, _ in ENCODINGS if name in codings and name in asset), "")
    headers, body = asset[coding]
    return Answer(200, [*headers], body)


def _stamp(root: Path) -> int:
    """When the build was made, in nanoseconds; 0 where there is none."""
    page = root / "index.html"
    return page.stat().st_mtime_ns if page.is_file() else 0


def _assets(root: Path) -> Iterator[tuple[str, Asset]]:
    for path in sorted(root.rglob("*")):
        kind = CONTENT_TYPES.get(path.suffix)
        if kind is None or path.suffix == ".html" or not path.is_file():
            continue
        name = "/" + path.relative_to(root).as_posix()
        if "/." in name:  # what the build keeps for itself
            continue
        cache = IMMUTABLE if name.startswith("/assets/") else SHORT_CACHE
        headers: RawHeaders = [(b"content-type", kind), cache, VARY]
        asset = {"": (headers, path.read_bytes())}
        for coding, suffix in ENCODINGS:
            packed = path.with_name(path.name + suffix)
            if packed.is_file():
                asset[coding] = [*headers, (b"content-encoding", coding.encode())], packed.read_bytes()
        yield name, asset
