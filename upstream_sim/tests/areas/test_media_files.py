"""Files that lie, hide something or are too much: refused in words, or made harmless. Nothing half is kept."""

from __future__ import annotations

import re
from base64 import b64encode
from typing import Any

import httpx
import pytest

from upstream_sim.areas.media import MEDIA
from upstream_sim.http.app import Simulator
from upstream_sim.http.uploads import EMPTY, FILE_EXPECTED, TOO_MANY_PIXELS
from upstream_sim.tests.client import AURORA, sign_in
from upstream_sim.tests.images import GIF, HTML, PDF, bmp, data_url, jpeg, png, svg, webp
from upstream_sim.tests.reviews import outcome, world_of

PATH = "/cms/upload"
MOST = 2_097_152
FORMAT = "File format is not supported. Please select an image"
TOO_LARGE = "File size is large. Maximum allowed size is 2 MB"
SVG = "image/svg+xml"


async def upload(client: httpx.AsyncClient, url: Any, filename: str = "a") -> httpx.Response:
    body = {"file": url, "filename": filename}
    return await client.post(PATH, json=body, headers=await sign_in(client, AURORA))


async def kept(client: httpx.AsyncClient, inside: str) -> tuple[str, httpx.Headers]:
    """What is served of an SVG image with this inside, and with which headers."""
    answer = await upload(client, data_url(svg(inside), SVG), "a.svg")
    assert answer.status_code == 200, answer.text
    shown = await client.get(f"/assets{answer.json()['data']['path']}")
    assert shown.headers["content-type"] == SVG
    return shown.text, shown.headers


@pytest.mark.spec("002-rule-image-upload-types", "002-constant-upload-types")
@pytest.mark.parametrize(
    ("content", "kind", "filename", "extension"),
    [
        (jpeg(), "image/jpeg", "a.jpeg", "jpeg"),
        (jpeg(), "image/jpg", "a.jpg", "jpg"),
        (png(), "image/png", "a.png", "png"),
        (GIF, "image/gif", "a.gif", "gif"),
        (webp(), "image/webp", "a.webp", "webp"),
        (bmp(), "image/bmp", "a.bmp", "bmp"),
        (svg(), SVG, "a.svg", "svg"),
        (b'<?xml version="1.0" encoding="UTF-8"?>\n<!-- by hand -->\n' + svg(), SVG, "a.svg", "svg"),
        (svg().decode().encode("utf-16"), SVG, "a.svg", None),
    ],
)
async def test_each_type_is_taken_by_its_content(
    client: httpx.AsyncClient, content: bytes, kind: str, filename: str, extension: str | None
) -> None:
    answer = await upload(client, data_url(content, kind), filename)
    if extension is None:
        assert outcome(answer)[2] == f"file: {FORMAT}"
    else:
        assert answer.status_code == 200, answer.text
        assert answer.json()["data"]["extension"] == extension


@pytest.mark.spec("002-rule-image-upload-size", "002-constant-upload-max-bytes", "002-rule-upload-error-messages")
@pytest.mark.parametrize(
    ("url", "filename", "expected"),
    [
        # another type than it is called, or said to be
        (data_url(png(), "image/jpeg"), "a.jpg", FORMAT),
        (data_url(png()), "a.svg", FORMAT),
        (data_url(svg(), "image/png"), "a.png", FORMAT),
        (data_url(png(), "text/html"), "a.html", FORMAT),
        (data_url(HTML, SVG), "a.svg", FORMAT),
        (data_url(HTML), "a.png", FORMAT),
        (data_url(PDF), "a.png", FORMAT),
        # two at once
        (data_url(PDF + png()), "a.png", FORMAT),
        (data_url(GIF + svg(), SVG), "a.svg", FORMAT),
        (data_url(b"<svg/>" + png()), "a.png", FORMAT),
        (data_url(svg() + HTML, SVG), "a.svg", FORMAT),
        # too much, or a header that says so
        (data_url(png(size=MOST + 1)), "a.png", TOO_LARGE),
        (data_url(png(50_000, 50_000)), "a.png", TOO_MANY_PIXELS),
        (data_url(bmp(16_385, 1), "image/bmp"), "a.bmp", TOO_MANY_PIXELS),
        (data_url(svg(width=50_000, height=50_000), SVG), "a.svg", TOO_MANY_PIXELS),
        (data_url(png(0, 0)), "a.png", FORMAT),
        (data_url(png()[:8]), "a.png", FORMAT),
        (data_url(b""), "a.png", EMPTY),
        # no data URL, or base64 that is none
        (None, "a.png", "Choose a file."),
        ("", "a.png", FILE_EXPECTED),
        ("a.png", "a.png", FILE_EXPECTED),
        ("data:image/png,abc", "a.png", FILE_EXPECTED),
        (data_url(png())[:-1], "a.png", FILE_EXPECTED),
        (data_url(png()) + "=", "a.png", FILE_EXPECTED),
        (data_url(png()).replace(",", ", "), "a.png", FILE_EXPECTED),
        (data_url(png()) + "é", "a.png", FILE_EXPECTED),
        (data_url(png()) + "%0A", "a.png", FILE_EXPECTED),
        ([data_url(png())] * 2, "a.png", "At most one file."),
    ],
)
async def test_what_is_no_image_of_its_name_is_refused_in_words(
    client: httpx.AsyncClient, simulator: Simulator, url: Any, filename: str, expected: str
) -> None:
    answer = await upload(client, url, filename)
    assert outcome(answer) == (422, "VALIDATION_ERROR", f"file: {expected}")
    world = world_of(simulator)
    assert (world.blobs.size, world.table(MEDIA).count()) == (0, len(world.start.bases["media"].records))


async def test_base64_may_be_broken_into_lines(client: httpx.AsyncClient) -> None:
    text = b64encode(png(size=5000)).decode()
    lines = "\r\n".join(text[at : at + 76] for at in range(0, len(text), 76))
    answer = await upload(client, f"data:image/png;base64,{lines}\n", "a.png")
    assert answer.json()["data"]["size"] == 5000


async def test_two_megabytes_are_taken(client: httpx.AsyncClient) -> None:
    answer = await upload(client, data_url(png(size=MOST)), "a.png")
    assert answer.json()["data"]["size"] == MOST


HIDDEN = "data:image/svg+xml;base64," + b64encode(svg("<script>alert(1)</script>")).decode()
SCRIPTS = (
    "<script>alert(1)</script>",
    "<SCRIPT>alert(1)</SCRIPT>",
    '<script xlink:href="https://evil.test/x.js"/>',
    '<script type="text/ecmascript">alert(1)</script>',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
    '<rect onload="alert(1)"/>',
    '<rect onclick="alert(1)"/>',
    '<rect ONMOUSEOVER="alert(1)"/>',
    '<g onbegin="alert(1)" onfocusin="alert(1)" tabindex="1"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<a xlink:href="javascript:alert(1)"><text>x</text></a>',
    '<a href="java&#10;script:alert(1)"><text>x</text></a>',
    '<a href="&#106;avascript:alert(1)"><text>x</text></a>',
    '<set attributeName="onmouseover" to="alert(1)"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<animate attributeName="xlink:href" to="javascript:alert(1)"/>',
    '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
    '<image href="https://evil.test/pixel.png" onerror="alert(1)"/>',
    f'<image xlink:href="{HIDDEN}"/>',
    f'<use href="{HIDDEN}#x"/>',
    '<use xlink:href="https://evil.test/x.svg#x"/>',
    "<style>@import url(https://evil.test/x.css);</style>",
    '<style>rect{background:url("javascript:alert(1)")}</style>',
    '<rect style="fill:url(https://evil.test/x.svg#x)"/>',
    '<rect fill="url(https://evil.test/x.svg#x)"/>',
    '<filter id="f"><feImage href="https://evil.test/x.svg"/></filter>',
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
    '<embed xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>',
)
RUNS = re.compile(r"alert|script|\son\w+=|evil|foreignobject|<style|<image|<a[\s>]|data:|@import", re.IGNORECASE)


def test_there_are_thirty() -> None:
    assert len(SCRIPTS) == 30
    assert all(RUNS.search(inside) for inside in SCRIPTS)


@pytest.mark.parametrize("inside", SCRIPTS)
async def test_an_svg_image_is_kept_without_what_runs_or_reaches_out(client: httpx.AsyncClient, inside: str) -> None:
    text, headers = await kept(client, inside)
    assert RUNS.search(text) is None
    assert "<rect " in text
    assert headers["content-security-policy"].startswith("sandbox; default-src 'none'")
    assert headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in headers


async def test_an_svg_image_keeps_what_it_draws(client: httpx.AsyncClient) -> None:
    drawn = (
        '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>'
        '<circle r="4" fill="url(#g)"/><use href="#g"/><text>Cup</text><a href="https://x.test"><path d="M0 0"/></a>'
    )
    text, _ = await kept(client, drawn)
    for part in ("linearGradient", 'fill="url(#g)"', 'href="#g"', "Cup", 'd="M0 0"'):
        assert part in text


@pytest.mark.parametrize(
    "content",
    [
        svg("<g>" * 100_000 + "</g>" * 100_000),
        svg("<g/>" * 30_000),
        b'<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>' + svg("<text>&b;</text>"),
        b'<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + svg("<text>&a;</text>"),
        svg("<text>&nothing;</text>"),
        svg()[:-3],
        b'<svg width="1" height="1"/>',
        b'<svg xmlns="http://www.w3.org/1999/xhtml" width="1" height="1"/>',
        b'<?xml version="1.0" encoding="nothing-like-it"?>' + svg(),
    ],
)
async def test_a_hostile_svg_image_takes_no_time_and_is_refused(client: httpx.AsyncClient, content: bytes) -> None:
    assert outcome(await upload(client, data_url(content, SVG), "a.svg"))[2] == f"file: {FORMAT}"


async def test_what_is_no_asset_is_not_there(client: httpx.AsyncClient) -> None:
    for path in ("/assets/", "/assets/aurora", "/assets/..%2fhealthz", "/assets/aurora/x.png"):
        answer = await client.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
