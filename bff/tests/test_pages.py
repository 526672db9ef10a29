"""The built web app: fresh nonces, a strict policy, assets that never change."""

from __future__ import annotations

import gzip
import json
import os
import re
from pathlib import Path

import httpx
import pytest

from bff.tests.driver import Browser, Console

SCRIPT = b"console.log('a script')"


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    page = '<script nonce="__NONCE__" src="/assets/index-1.js"></script><style nonce="__NONCE__"></style>'
    help_url = '<meta name="help-url" content="__HELP_URL__" /><meta name="assets-url" content="__ASSETS_URL__" />'
    help_url += '<meta name="launch-origins" content="__LAUNCH_ORIGINS__" />'
    help_url += '<meta name="simulator" content="__SIMULATOR__" />'
    (tmp_path / "index.html").write_text(f"<head><title>Console</title>{help_url}{page}</head>")
    (tmp_path / "signin.html").write_text(f"<head><title>Sign in</title>{page}</head>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    assets = tmp_path / "assets"
    (assets / "index-1.js").write_bytes(SCRIPT)
    (assets / "index-1.js.br").write_bytes(b"packed by brotli")
    (assets / "index-1.js.gz").write_bytes(b"packed by gzip")
    (assets / "index-1.css").write_text("body{}")
    (assets / "simulator-1.js").write_bytes(SCRIPT)
    (tmp_path / "licenses.txt").write_text("MIT")
    (tmp_path / ".vite").mkdir()
    preloads = {"/bets/*": '<link href="/assets/bets.js">', "/bets/[^/]+/*": '<link href="/assets/bet.js">'}
    (tmp_path / ".vite" / "preloads.json").write_text(json.dumps(preloads))
    return tmp_path


@pytest.fixture
def browser(dist: Path) -> Browser:
    return Console(web_dist=dist).browser()


async def raw(browser: Browser, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer and its body as it came, not unpacked."""
    async with browser.stream("GET", path, headers=headers) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize("path", ["/", "/billing/operatorsV2/invoice?opId=aurora", "/user/profile", "/admin/", "/apis"])
async def test_page_routes_are_the_console(browser: Browser, path: str) -> None:
    answer = await browser.get(path)
    assert answer.status_code == 200
    assert "<title>Console</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"


async def test_the_sign_in_page_is_its_own(browser: Browser) -> None:
    assert "<title>Sign in</title>" in (await browser.get("/admin?error=forbidden-access")).text


@pytest.mark.parametrize("path", ["/", "/admin"])
async def test_the_nonce_is_new_each_time_and_the_policy_names_it(browser: Browser, path: str) -> None:
    nonces = set()
    for _ in range(5):
        answer = await browser.get(path)
        in_page = set(re.findall('nonce="([^"]+)"', answer.text))
        (in_policy,) = set(re.findall("'nonce-([^']+)'", answer.headers["content-security-policy"]))
        assert in_page == {in_policy}
        assert len(in_policy) >= 22
        nonces.add(in_policy)
    assert len(nonces) == 5


async def test_the_policy_allows_nothing_else(browser: Browser) -> None:
    policy = (await browser.get("/")).headers["content-security-policy"]
    assert re.sub("nonce-[^']+", "nonce-n", policy) == (
        "default-src 'none'; script-src 'self' 'nonce-n'; style-src 'self' 'nonce-n'; style-src-attr 'none'; "
        "img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )


async def test_without_a_help_site_nothing_is_framed(browser: Browser) -> None:
    answer = await browser.get("/")
    assert '<meta name="help-url" content="" />' in answer.text
    assert "frame-src" not in answer.headers["content-security-policy"]


async def test_the_help_site_may_be_framed_and_nothing_else(dist: Path) -> None:
    console = Console(web_dist=dist, help_url="https://help.example.com:8443/console/a&b")
    answer = await console.browser().get("/")
    assert '<meta name="help-url" content="https://help.example.com:8443/console/a&amp;b" />' in answer.text
    policy = answer.headers["content-security-policy"].split("; ")
    assert policy[0] == "default-src 'none'"
    assert [part for part in policy if part.startswith("frame-src")] == ["frame-src https://help.example.com:8443"]


async def test_games_may_be_framed_from_their_origins(dist: Path) -> None:
    origins = ("https://studio.example.com", "https://play.example.com:8443")
    console = Console(web_dist=dist, help_url="https://help.example.com", launch_origins=origins)
    answer = await console.browser().get("/")
    assert f'<meta name="launch-origins" content="{" ".join(origins)}" />' in answer.text
    policy = answer.headers["content-security-policy"].split("; ")
    assert policy[-1] == "frame-src https://help.example.com https://studio.example.com https://play.example.com:8443"


async def test_images_come_from_the_address_of_the_assets_and_from_the_user(dist: Path) -> None:
    console = Console(web_dist=dist, assets_url="https://assets.example.com/cms/")
    answer = await console.browser().get("/")
    assert '<meta name="assets-url" content="https://assets.example.com/cms" />' in answer.text
    policy = answer.headers["content-security-policy"].split("; ")
    assert "img-src 'self' https://assets.example.com blob:" in policy
    assert "font-src 'self'" in policy


@pytest.mark.parametrize(("simulator", "mark"), [(True, "true"), (False, "")])
async def test_a_page_is_told_whether_the_platform_is_simulated(dist: Path, simulator: bool, mark: str) -> None:
    answer = await Console(web_dist=dist, simulator=simulator).browser().get("/")
    assert f'<meta name="simulator" content="{mark}" />' in answer.text


@pytest.mark.parametrize(("simulator", "status"), [(True, 200), (False, 404)])
async def test_the_simulators_panel_comes_with_the_simulator_alone(dist: Path, simulator: bool, status: int) -> None:
    answer = await Console(web_dist=dist, simulator=simulator).browser().get("/assets/simulator-1.js")
    assert answer.status_code == status


async def test_the_licences_of_what_is_bundled_are_served(browser: Browser) -> None:
    answer = await browser.get("/licenses.txt")
    assert (answer.status_code, answer.text) == (200, "MIT")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


async def test_what_the_build_tells_its_tools_is_not_served(browser: Browser) -> None:
    assert "bets.js" not in (await browser.get("/.vite/preloads.json")).text


@pytest.mark.parametrize(
    ("path", "files"),
    [
        ("/bets", ["bets"]),
        ("/Bets/?opId=aurora", ["bets"]),
        ("/bets/B1", ["bet"]),
        ("/bets/B1/more", []),
        ("/", []),
        ("/admin", []),
    ],
)
async def test_a_page_names_the_files_that_it_needs(browser: Browser, path: str, files: list[str]) -> None:
    head = (await browser.get(path)).text.partition("</head>")[0]
    assert re.findall('<link href="/assets/(.+?).js">', head) == files


async def test_a_page_is_packed_for_a_browser_that_takes_that(browser: Browser) -> None:
    plain, _ = await raw(browser, "/bets", **{"accept-encoding": "identity"})
    packed, body = await raw(browser, "/bets", **{"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    text = gzip.decompress(body).decode()
    (nonce,) = set(re.findall("'nonce-([^']+)'", packed.headers["content-security-policy"]))
    assert f'nonce="{nonce}"' in text
    assert text.endswith("</head>")


async def test_an_address_stays_a_text_in_the_page(dist: Path) -> None:
    console = Console(web_dist=dist, help_url='https://help.example.com/"><script>')
    text = (await console.browser().get("/")).text
    assert 'content="https://help.example.com/&quot;&gt;&lt;script&gt;"' in text


@pytest.mark.parametrize("path", ["/", "/admin", "/assets/index-1.js"])
async def test_the_usual_security_headers(browser: Browser, path: str) -> None:
    headers = (await browser.get(path)).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "strict-transport-security" not in headers


async def test_under_https_browsers_are_told_to_stay(dist: Path) -> None:
    console = Console(web_dist=dist, origins=("https://console.test",))
    answer = await console.browser(origin="https://console.test").get("/")
    assert "max-age=" in answer.headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("accept", "coding", "body"),
    [
        ("gzip, deflate, br", "br", b"packed by brotli"),
        ("gzip", "gzip", b"packed by gzip"),
        ("br;q=0, gzip;q=0.5", "gzip", b"packed by gzip"),
        ("identity", None, SCRIPT),
        ("br;q=0.0, gzip;q=0", None, SCRIPT),
    ],
)
async def test_an_asset_is_sent_as_the_browser_takes_it(
    browser: Browser, accept: str, coding: str | None, body: bytes
) -> None:
    answer, found = await raw(browser, "/assets/index-1.js", **{"accept-encoding": accept})
    assert answer.headers.get("content-encoding") == coding
    assert found == body
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


async def test_an_asset_that_was_not_packed_goes_as_it_is(browser: Browser) -> None:
    answer, body = await raw(browser, "/assets/index-1.css", **{"accept-encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers
    assert body == b"body{}"


@pytest.mark.parametrize(
    "path", ["/assets/index-2.js", "/assets/", "/assets/index-1.js.br", "/favicon.ico", "/index.html", "/robots.txt"]
)
async def test_a_missing_file_is_missing(browser: Browser, path: str) -> None:
    answer = await browser.get(path, headers={"accept": "*/*"})
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("cache-control", "")


async def test_a_file_beside_the_pages(browser: Browser) -> None:
    answer = await browser.get("/favicon.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" not in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/", "/admin", "/assets/index-1.css"])
async def test_head_is_get_without_the_body(browser: Browser, path: str) -> None:
    plain = {"accept-encoding": "identity"}  # packed, two nonces may differ in length
    whole, head = await browser.get(path, headers=plain), await browser.head(path, headers=plain)
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize("path", ["/", "/admin", "/billing/me", "/assets/index-1.js"])
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
async def test_pages_are_only_read(browser: Browser, method: str, path: str) -> None:
    answer = await browser.request(method, path)
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, HEAD"


async def test_an_unknown_call_is_no_page(browser: Browser) -> None:
    answer = await browser.get("/api/unknown", headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert answer.json()["success"] is False


async def test_a_new_build_is_taken_up(dist: Path, browser: Browser) -> None:
    assert (await browser.get("/assets/index-2.js")).status_code == 404
    (dist / "assets" / "index-2.js").write_bytes(b"2")
    later = (dist / "index.html").stat().st_mtime_ns + 1_000_000
    (dist / "index.html").write_text("<title>Newer</title>")
    os.utime(dist / "index.html", ns=(later, later))
    assert "Newer" in (await browser.get("/")).text
    assert (await browser.get("/assets/index-2.js")).content == b"2"


async def test_without_a_build_it_says_so() -> None:
    answer = await Console().browser().get("/")
    assert answer.status_code == 503
    assert answer.json()["messages"] == ["The web app is not built. Run make run."]
