import re
import threading
import urllib.request
from base64 import b64encode
from hashlib import sha256
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from urllib.error import HTTPError

import pytest

from pitboss import help_site, run
from pitboss.help_site import HANDBOOK, HOST, Handler, page
from pitboss.paths import HANDBOOK as HANDBOOK_FILE
from tools.paths import ROOT
from upstream_sim.fixtures.tooltips import help_texts

SHARED = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


def slugs_of_the_web() -> set[str]:
    """The page slugs that the console asks the help site for."""
    pages = (ROOT / "web" / "src").glob("a*/*/pages.ts")
    return {slug for path in pages for slug in re.findall(r"help: '([^']+)'", path.read_text())}


def test_every_page_of_the_console_has_its_page_in_the_handbook() -> None:
    slugs = slugs_of_the_web()
    assert len(slugs) > 20
    assert {slug: page(slug)[0] for slug in slugs} == dict.fromkeys(slugs, HTTPStatus.OK)


def test_a_page_has_its_text_and_leads_to_the_others() -> None:
    _, text = page("players")
    assert "<h1>Players</h1>" in text
    linked = set(re.findall(r'href="/([^"]+)"', text))
    assert {HANDBOOK[slug] for slug in linked} == set(HANDBOOK.values())
    assert len(linked) == len({title for title, _ in HANDBOOK.values()})


def test_a_page_tells_more_than_the_panel_above_it() -> None:
    shown = {each.slug: each.text for each in help_texts()}
    for slug in slugs_of_the_web():
        _, text = page(slug)
        assert len(re.findall("<p>|<li>", text.split("<nav")[0])) >= 2, slug
        assert shown.get(slug, "?") not in text


def test_what_the_handbook_is_written_in_is_shown_as_html() -> None:
    _, text = page("withdrawals")
    main = text.split("<nav")[0]
    assert "<ol><li><strong>Approve</strong> sends" in main
    assert "<h2>How the total is made</h2><ul><li>GGR is" in page("my-invoices")[1]
    assert "<code>_dnsauth.&lt;name&gt;</code>" in page("dev")[1]
    assert "<tr><td>RTP</td><td>Wins as a share of the settled stakes.</td></tr>" in page("reports")[1]
    assert not re.search(r"\*\*|###|<!--|`", main)


def test_a_page_opens_at_the_heading_that_is_about_it() -> None:
    slugs = re.findall(r"<!-- page: ([\w-]+) -->", HANDBOOK_FILE.read_text(encoding="utf-8"))
    assert set(slugs) <= slugs_of_the_web()
    assert [slug for slug in slugs if page(slug)[1].count(f"<h2 id={slug}>") != 1] == []
    assert len(slugs) == len(set(slugs)) >= 3


def test_an_unknown_page_says_so_and_runs_nothing() -> None:
    status, text = page("<script>")
    assert status is HTTPStatus.NOT_FOUND
    assert "no page &#x27;&lt;script&gt;&#x27;" in text
    assert "<script>" not in text


def test_it_may_stand_in_a_frame_of_the_console() -> None:
    with ThreadingHTTPServer((HOST, 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with urllib.request.urlopen(f"http://{HOST}:{server.server_port}/deposits?a=b") as answer:
            headers, text = answer.headers, answer.read().decode()
        server.shutdown()
    assert "<h1>Deposits</h1>" in text
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert headers["X-Frame-Options"] is None
    assert headers["Server"] == "help"
    assert {name: headers[name] for name in SHARED} == SHARED
    policy = headers["Content-Security-Policy"].split("; ")
    assert policy[0] == "default-src 'none'"
    assert "frame-ancestors http://127.0.0.1:* http://localhost:*" in policy
    (style,) = re.findall("<style>(.*?)</style>", text, re.DOTALL)
    digest = b64encode(sha256(style.encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in policy


def test_it_is_read_in_the_consoles_font(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(help_site, "BUILT", tmp_path)
    assets = tmp_path / "assets"
    with ThreadingHTTPServer((HOST, 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://{HOST}:{server.server_port}{help_site.FONT}"
        with pytest.raises(HTTPError, match="404"):
            urllib.request.urlopen(address)
        assets.mkdir()
        (assets / "inter-latin-wght-normal-abc.woff2").write_bytes(b"letters")
        with urllib.request.urlopen(address) as answer:
            assert (answer.headers["Content-Type"], answer.read()) == ("font/woff2", b"letters")
        server.shutdown()
    assert f'url("{help_site.FONT}")' in page("deposits")[1]


def test_the_console_is_told_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BFF_HELP_URL", raising=False)
    monkeypatch.setenv("HELP_PORT", "8203")
    _, bff, site = run.services(8200, 8201)
    assert bff.env["BFF_HELP_URL"] == "http://127.0.0.1:8203"
    assert site.env["HELP_PORT"] == "8203"
    monkeypatch.setenv("BFF_HELP_URL", "https://help.example.com")
    assert [service.name for service in run.services(8200, 8201)] == ["simulator", "BFF"]
