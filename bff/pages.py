"""The built web app: two pages with a nonce per answer, and assets that never change.

Where a page says `__HELP_URL__` it gets the help site's address, empty where there is none; `__SIMULATOR__`
becomes `true` where the platform is simulated, else nothing; `__NOT_PRODUCTION__` becomes `true` where others
than its own machine reach a console that is no production set-up.
"""

from __future__ import annotations

import html
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from bff.answers import NO_STORE, Answer, RawHeaders
from bff.errors import MethodNotAllowed, NotBuilt, NotFound
from bff.request import ConsoleRequest
from bff.settings import Settings

NONCE = b"__NONCE__"
HELP_URL = b"__HELP_URL__"
SIMULATOR = b"__SIMULATOR__"
NOT_PRODUCTION = b"__NOT_PRODUCTION__"
SIGN_IN_PATH = b"/admin"
ASSETS = b"/assets/"
READ_METHODS = ("GET", "HEAD")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{nonce}'; style-src-attr 'none'; "
    "img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
CONTENT_TYPES = {
    ".css": b"text/css; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".ico": b"image/x-icon",
    ".jpg": b"image/jpeg",
    ".js": b"text/javascript; charset=utf-8",
    ".json": b"application/json",
    ".map": b"application/json",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".txt": b"text/plain; charset=utf-8",
    ".webmanifest": b"application/manifest+json",
    ".webp": b"image/webp",
    ".woff2": b"font/woff2",
}
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
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


@dataclass(frozen=True, slots=True)
class Asset:
    """A file by coding; "" is the file as it is."""

    kind: bytes
    cache: tuple[bytes, bytes]
    bodies: Mapping[str, bytes]


@dataclass(frozen=True, slots=True)
class Built:
    """The built app in memory. Pages are cut at their nonces."""

    stamp: int
    pages: Mapping[str, list[bytes]]
    assets: Mapping[str, Asset]


class Pages:
    """Serves the build in `web_dist`; a newer build is taken up at the next page. `help_url` is the only
    site that a page may frame."""

    def __init__(self, settings: Settings) -> None:
        self._root = root = settings.web_dist
        warns = not settings.is_production and not settings.is_local
        self._marks = {
            HELP_URL: html.escape(settings.help_url).encode(),
            SIMULATOR: b"true" if settings.simulator else b"",
            NOT_PRODUCTION: b"true" if warns else b"",
        }
        self._policy = POLICY + (f"; frame-src {_origin(settings.help_url)}" if settings.help_url else "")
        self._built = _load(root, self._marks)

    def answer(self, request: ConsoleRequest) -> Answer:
        """A page or an asset. Raises NotFound, MethodNotAllowed, NotBuilt."""
        if request.method not in READ_METHODS:
            raise MethodNotAllowed(READ_METHODS)
        path = request.raw_path
        asset = self._built.assets.get(path.decode("ascii"))
        if asset is None and _is_file(path):
            asset = self._fresh().assets.get(path.decode("ascii"))
            if asset is None:
                raise NotFound
        answer = self._page(path) if asset is None else _asset(asset, request)
        answer.headers += [*SECURITY, HSTS] if request.is_secure else SECURITY
        return answer

    def _page(self, path: bytes) -> Answer:
        name = "signin.html" if path == SIGN_IN_PATH else "index.html"
        pieces = self._fresh().pages.get(name)
        if pieces is None:
            raise NotBuilt
        nonce = secrets.token_urlsafe(16)
        headers: RawHeaders = [
            (b"content-type", CONTENT_TYPES[".html"]),
            NO_STORE,
            (b"content-security-policy", self._policy.format(nonce=nonce).encode()),
        ]
        return Answer(200, headers, nonce.encode().join(pieces))

    def _fresh(self) -> Built:
        if _stamp(self._root) != self._built.stamp:
            self._built = _load(self._root, self._marks)
        return self._built


def _is_file(path: bytes) -> bool:
    """Whether a path means a file: all under /assets, and top-level names with an extension."""
    return path.startswith(ASSETS) or (path.count(b"/") == 1 and b"." in path)


def _asset(asset: Asset, request: ConsoleRequest) -> Answer:
    wanted = _accepted(request.header(b"accept-encoding") or "")
    coding = next((name for name, _ in ENCODINGS if name in wanted and name in asset.bodies), "")
    headers: RawHeaders = [(b"content-type", asset.kind), asset.cache, (b"vary", b"accept-encoding")]
    if coding:
        headers.append((b"content-encoding", coding.encode()))
    return Answer(200, headers, asset.bodies[coding])


def _accepted(header: str) -> frozenset[str]:
    """The codings of an Accept-Encoding that are not refused by a zero."""
    found = set()
    for item in header.lower().split(","):
        name, _, parameters = item.partition(";")
        weight = parameters.replace(" ", "").removeprefix("q=")
        if not weight or weight.strip("0."):
            found.add(name.strip())
    return frozenset(found)


def _stamp(root: Path) -> int:
    """When the build was made, in nanoseconds; 0 where there is none."""
    try:
        return (root / "index.html").stat().st_mtime_ns
    except OSError:
        return 0


def _origin(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def _load(root: Path, marks: Mapping[bytes, bytes]) -> Built:
    stamp = _stamp(root)
    if not stamp:
        return Built(0, {}, {})
    pages = {path.name: path.read_bytes() for path in root.glob("*.html")}
    for mark, value in marks.items():
        pages = {name: page.replace(mark, value) for name, page in pages.items()}
    return Built(stamp, {name: page.split(NONCE) for name, page in pages.items()}, dict(_assets(root)))


def _assets(root: Path) -> Iterator[tuple[str, Asset]]:
    for path in sorted(root.rglob("*")):
        kind = CONTENT_TYPES.get(path.suffix)
        if kind is None or path.suffix == ".html" or not path.is_file():
            continue
        bodies = {"": path.read_bytes()}
        for coding, suffix in ENCODINGS:
            packed = path.with_name(path.name + suffix)
            if packed.is_file():
                bodies[coding] = packed.read_bytes()
        name = "/" + path.relative_to(root).as_posix()
        yield name, Asset(kind, IMMUTABLE if name.startswith("/assets/") else SHORT_CACHE, bodies)
