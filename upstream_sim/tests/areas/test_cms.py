"""Content: whose a tenant shows, in which language, what each change keeps and refuses, and what bodies lose."""

from __future__ import annotations

from collections import Counter
from typing import Any

import httpx
import pytest

from contracts.areas.cms.revisions import REVISIONS_KEPT
from contracts.languages import LANGUAGES
from contracts.wire import parse_json
from upstream_sim.areas.cms.kinds import BANNERS_V2, KINDS, PAGES_V2
from upstream_sim.areas.cms.markup import clean_body
from upstream_sim.areas.media import MEDIA
from upstream_sim.areas.media.uses import all_uses, move_uses, use_counts
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER, sign_in

BANNERS, PAGES, SLIDES = "/cms/v2/banners", "/cms/v2/pages", "/cms/v2/slides"
BANNER = {"title": "Summer cup", "subtitle": "Play for the cup"}
PAGE = {"title": "Rules", "slug": "rules", "body": "<p>Play fair.</p>"}


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


async def read(client: httpx.AsyncClient, path: str, email: str = AURORA, **query: Any) -> Any:
    answer = await client.get(path, headers=await sign_in(client, email), params=query)
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


async def write(
    client: httpx.AsyncClient,
    method: str,
    path: str,
    body: Any = None,
    *,
    email: str = AURORA,
    revision: int | None = None,
    **query: Any,
) -> httpx.Response:
    headers = await sign_in(client, email)
    if revision is not None:
        headers |= {"If-Match": f'"{revision}"'}
    return await client.request(method, path, headers=headers, params=query, json=body)


def said(answer: httpx.Response, status: int) -> Any:
    """The data of an answer with this HTTP status."""
    assert answer.status_code == status, answer.text
    return parse_json(answer.content)["data"]


def field_of(answer: httpx.Response, name: str) -> str:
    fields: dict[str, str] = said(answer, 422)["fields"]
    return fields[name]


async def shown(client: httpx.AsyncClient, path: str, email: str = AURORA, **query: Any) -> dict[str, dict[str, Any]]:
    """The items of a list by their keys."""
    return {item["key"]: item for item in (await read(client, path, email, **query))["items"]}


async def test_what_a_tenant_lacks_is_its_operators_and_then_the_defaults_language_by_language(
    client: httpx.AsyncClient,
) -> None:
    north = await shown(client, BANNERS, NORTH)
    assert {key: item["source"] for key, item in north.items()} == {
        "aurora-night": "own",
        "home-hero": "parent",
        "casino-top": "default",
    }
    assert north["aurora-night"]["title"] == "North night"
    assert north["home-hero"]["languages"] == ["en", "tr", "fa"]
    turkish = await shown(client, BANNERS, NORTH, selectedLanguage="tr")
    assert turkish["home-hero"]["source"] == "default"
    assert "casino-top" not in turkish
    missing = await shown(client, BANNERS, NORTH, selectedLanguage="tr", isMissing=True)
    assert {key: item["language"] for key, item in missing.items()} == {"aurora-night": "en", "casino-top": "fa"}


async def test_an_inherited_item_is_copied_when_it_is_edited_and_back_when_the_copy_is_deleted(
    client: httpx.AsyncClient,
) -> None:
    before = (await shown(client, BANNERS))["casino-top"]
    edit = {**BANNER, "title": "Our games"}
    saved = await write(client, "PUT", BANNERS, edit, key="casino-top", revision=before["revision"])
    assert said(saved, 200) | {"source": "own", "title": "Our games", "ownLanguages": ["en"]} == said(saved, 200)
    assert (await shown(client, BANNERS, NORTH))["casino-top"]["source"] == "parent"
    assert (await shown(client, BANNERS, selectedLanguage="fa"))["casino-top"]["source"] == "default"
    assert (await shown(client, BANNERS, BOREALIS))["casino-top"]["title"] == before["title"]
    stale = await write(client, "PUT", BANNERS, edit, key="casino-top", revision=before["revision"])
    assert said(stale, 412)["record"]["title"] == "Our games"
    own = said(saved, 200)
    said(await write(client, "DELETE", BANNERS, key="casino-top", revision=own["revision"]), 200)
    assert (await shown(client, BANNERS))["casino-top"] == before


async def test_an_item_that_is_off_or_out_of_its_time_is_inherited_by_nobody(
    client: httpx.AsyncClient, world: World
) -> None:
    default = await shown(client, BANNERS, SUPER, opId="DEFAULT")
    assert {key: item["state"] for key, item in default.items()} == {
        "home-hero": "LIVE",
        "casino-top": "LIVE",
        "winter-break": "ENDED",
        "spring-cup": "SCHEDULED",
    }
    assert "spring-cup" not in await shown(client, BANNERS)
    world.advance("P21D")
    assert (await shown(client, BANNERS))["spring-cup"]["state"] == "LIVE"


async def test_an_own_item_that_is_off_is_off_in_every_language(client: httpx.AsyncClient) -> None:
    before = (await shown(client, BANNERS, BOREALIS))["casino-top"]
    off = {**BANNER, "active": False}
    said(await write(client, "PUT", BANNERS, off, email=BOREALIS, key="casino-top", revision=before["revision"]), 200)
    persian = (await shown(client, BANNERS, BOREALIS, selectedLanguage="fa"))["casino-top"]
    assert (persian["source"], persian["state"]) == ("default", "DISABLED")


async def test_two_languages_never_conflict_while_what_they_share_does(client: httpx.AsyncClient) -> None:
    english = (await shown(client, BANNERS))["home-hero"]
    persian = (await shown(client, BANNERS, selectedLanguage="fa"))["home-hero"]
    shared = english["sharedRevision"]
    texts = {"title": "Good evening", "subtitle": "Come and play", "active": True, "sharedRevision": shared}
    said(await write(client, "PUT", BANNERS, texts, key="home-hero", revision=english["revision"]), 200)
    other = {**texts, "title": "شب به خیر"}
    place: dict[str, Any] = {"key": "home-hero", "selectedLanguage": "fa"}
    saved = said(await write(client, "PUT", BANNERS, other, revision=persian["revision"], **place), 200)
    off = {**other, "active": False}
    saved = said(await write(client, "PUT", BANNERS, off, revision=saved["revision"], **place), 200)
    english = (await shown(client, BANNERS))["home-hero"]
    assert english["state"] == "DISABLED"
    stale = await write(client, "PUT", BANNERS, texts, key="home-hero", revision=english["revision"])
    assert said(stale, 412)["record"]["active"] is False
    agreed = {**off, "title": "Good night", "sharedRevision": shared}
    said(await write(client, "PUT", BANNERS, agreed, key="home-hero", revision=english["revision"]), 200)
    assert saved["sharedRevision"] == shared + 1


async def test_a_translation_is_made_beside_its_source_and_told_when_that_is_another(client: httpx.AsyncClient) -> None:
    place: dict[str, Any] = {"key": "aurora-night", "selectedLanguage": "de"}
    text = {"title": "Aurora-Nacht", "subtitle": "Doppelte Punkte"}
    assert (await write(client, "PUT", BANNERS, text, revision=7, **place)).status_code == 404
    made = said(await write(client, "PUT", BANNERS, text, revision=0, **place), 200)
    assert (made["language"], made["isSourceChanged"], made["languages"]) == ("de", False, ["en", "de"])
    english = (await shown(client, BANNERS))["aurora-night"]
    again = {"title": "Aurora night", "subtitle": "Triple points at ten"}
    said(await write(client, "PUT", BANNERS, again, key="aurora-night", revision=english["revision"]), 200)
    assert (await shown(client, BANNERS, selectedLanguage="de"))["aurora-night"]["isSourceChanged"] is True
    form = {"kind": "banner", "key": "aurora-night"}
    path = "/cms/v2/translations/confirm"
    said(await write(client, "POST", path, form, revision=made["revision"], selectedLanguage="de"), 200)
    assert (await shown(client, BANNERS, selectedLanguage="de"))["aurora-night"]["isSourceChanged"] is False
    source = (await shown(client, BANNERS))["aurora-night"]
    refused = await write(client, "POST", path, form, revision=source["revision"])
    assert field_of(refused, "selectedLanguage") == "This is the language that is translated from."


async def test_the_latest_revisions_are_kept_and_one_is_restored_as_a_new_one(client: httpx.AsyncClient) -> None:
    made = said(await write(client, "POST", BANNERS, {**BANNER, "key": "counted"}), 200)
    for number in range(REVISIONS_KEPT + 1):
        edit = {**BANNER, "title": f"Number {number}", "sharedRevision": made["sharedRevision"]}
        made = said(await write(client, "PUT", BANNERS, edit, key="counted", revision=made["revision"]), 200)
    query = {"kind": "banner", "key": "counted"}
    kept = (await read(client, "/cms/v2/revisions", **query))["items"]
    assert len(kept) == REVISIONS_KEPT
    assert [each["isCurrent"] for each in kept] == [True] + [False] * (REVISIONS_KEPT - 1)
    assert kept[0]["savedBy"]["userCode"]
    oldest = kept[-1]
    path, form = "/cms/v2/revisions/restore", {**query, "number": oldest["number"]}
    assert (await write(client, "POST", path, form, revision=1)).status_code == 412
    said(await write(client, "POST", path, form, revision=made["revision"]), 200)
    assert (await read(client, f"{BANNERS}/counted"))["title"] == oldest["content"]["title"]
    kept = (await read(client, "/cms/v2/revisions", **query))["items"]
    assert (len(kept), kept[0]["restoredFrom"]) == (REVISIONS_KEPT, oldest["number"])
    gone = await write(client, "POST", path, form, revision=made["revision"] + 1)
    assert gone.status_code == 404
    assert (await read(client, "/cms/v2/revisions", kind="banner", key="casino-top"))["items"] == []


async def test_slugs_are_one_tenants_in_a_language_and_say_whose_they_are(client: httpx.AsyncClient) -> None:
    for slug in ("Rules", "a--b", "-a", "a_b", "قوانین", "a" * 81):
        assert field_of(await write(client, "POST", PAGES, {**PAGE, "slug": slug}), "slug")
    taken = await write(client, "POST", PAGES, {**PAGE, "slug": "terms"})
    assert "inherited from CMS DEFAULT" in field_of(taken, "slug")
    made = said(await write(client, "POST", PAGES, PAGE), 200)
    assert (made["slug"], made["key"]) == ("rules", "rules")
    assert "Another page has this slug" in field_of(await write(client, "POST", PAGES, PAGE), "slug")
    said(await write(client, "POST", PAGES, {**PAGE, "title": "Kurallar"}, selectedLanguage="tr"), 200)
    said(await write(client, "POST", PAGES, PAGE, email=BOREALIS), 200)
    moved = {**PAGE, "slug": "fair-play"}
    said(await write(client, "PUT", PAGES, moved, key="rules", revision=made["revision"]), 200)
    assert said(await write(client, "POST", PAGES, PAGE), 200)["key"] != "rules"


async def test_one_language_of_a_page_is_deleted_and_the_last_takes_the_page(client: httpx.AsyncClient) -> None:
    about = (await shown(client, PAGES))["about-aurora"]
    inherited = await write(client, "DELETE", PAGES, slug="terms", selectedLanguage="en", revision=1)
    assert inherited.status_code == 409
    assert "inherited from CMS DEFAULT" in parse_json(inherited.content)["messages"][0]
    said(await write(client, "DELETE", PAGES, slug="about-aurora", revision=about["revision"]), 200)
    assert (await shown(client, PAGES, selectedLanguage="fa"))["about-aurora"]["languages"] == ["fa"]
    last: dict[str, Any] = {"slug": "about-aurora", "selectedLanguage": "fa"}
    said(await write(client, "DELETE", PAGES, revision=1, **last), 200)
    assert (await write(client, "DELETE", PAGES, revision=1, **last)).status_code == 404


async def test_a_banner_is_deleted_in_all_languages_at_once(client: httpx.AsyncClient, world: World) -> None:
    hero = (await shown(client, BANNERS))["home-hero"]
    query: dict[str, Any] = {"key": "home-hero", "allLanguages": True}
    assert (await write(client, "DELETE", BANNERS, revision=9, **query)).status_code == 412
    said(await write(client, "DELETE", BANNERS, revision=hero["revision"], **query), 200)
    assert (await shown(client, BANNERS, selectedLanguage="fa"))["home-hero"]["source"] == "default"
    assert world.table(BANNERS_V2.items).first(opId="aurora", key="home-hero") is None


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("title", "ab", "At least 3 characters."),
        ("title", "x" * 26, "At most 25 characters."),
        ("subtitle", "  a ", "At least 3 characters."),
        ("link", "javascript:alert(1)", "Enter an https address"),
        ("link", "data:text/html,x", "Enter an https address"),
        ("link", "//evil.test", "Enter an https address"),
        ("link", "/\\evil.test", "Enter an https address"),
        ("link", "http://plain.test", "Enter an https address"),
        ("image", "https://elsewhere.test/a.png", "Choose an image of the gallery."),
        ("image", "/aurora/../a.png", "Choose an image of the gallery."),
        ("key", "Not a key", "Only lower-case letters"),
        ("validFrom", "2026-01-31", "Enter a time with its offset"),
        ("color", "red", "Unknown field."),
    ],
)
async def test_a_field_that_cannot_be_is_named(client: httpx.AsyncClient, field: str, value: str, message: str) -> None:
    answer = await write(client, "POST", BANNERS, {**BANNER, "key": "new", field: value})
    assert message in field_of(answer, field)
    assert "new" not in await shown(client, BANNERS)


async def test_a_validity_that_ends_before_it_begins_and_a_language_that_is_none_are_refused(
    client: httpx.AsyncClient,
) -> None:
    body = {**BANNER, "key": "new", "validFrom": "2026-02-01T00:00:00Z", "validTo": "2026-02-01T00:00:00Z"}
    assert field_of(await write(client, "POST", BANNERS, body), "validFrom") == "The start must be before the end."
    wrong = await write(client, "POST", BANNERS, {**BANNER, "key": "new"}, selectedLanguage="xx")
    assert field_of(wrong, "selectedLanguage") == f"One of {', '.join(LANGUAGES)}."
    assert (await write(client, "PUT", BANNERS, BANNER, key="home-hero")).status_code == 422
    unsorted = await client.get(BANNERS, headers=await sign_in(client, AURORA), params={"sort": "title"})
    assert "updatedAt" in field_of(unsorted, "sort")


async def test_a_key_is_taken_by_own_and_inherited_items(client: httpx.AsyncClient) -> None:
    own = await write(client, "POST", BANNERS, {**BANNER, "key": "aurora-night"})
    assert field_of(own, "key") == "There is such a banner already."
    inherited = await write(client, "POST", BANNERS, {**BANNER, "key": "casino-top"})
    assert "inherited from CMS DEFAULT" in field_of(inherited, "key")
    modal = {"type": "WELCOME", "title": "Welcome", "content": "Come in"}
    assert "inherited" in field_of(await write(client, "POST", "/cms/v2/modals", modal), "type")
    keyed = await write(client, "POST", "/cms/v2/modals", {**modal, "key": "welcome-all"})
    assert field_of(keyed, "key") == "Only a custom modal has a key."
    bare = await write(client, "POST", "/cms/v2/modals", {**modal, "type": "CUSTOM"})
    assert field_of(bare, "key") == "A custom modal needs a key."


async def test_the_footer_is_saved_whole_in_its_language(client: httpx.AsyncClient) -> None:
    path = "/cms/v2/footer"
    present = await read(client, path)
    assert (present["source"], list(present["content"]["menu"])) == ("default", ["column1", "column2"])
    menu = {"column1": {"items": [{"title": "Rules", "url": "/rules"}]}}
    body = {"content": {"menu": menu}, "language": "en"}
    saved = said(await write(client, "PUT", path, body, revision=present["revision"]), 200)
    assert (saved["source"], saved["content"]["menu"]) == ("own", menu)
    assert (await write(client, "PUT", path, body, revision=present["revision"])).status_code == 412
    other = await write(client, "PUT", path, {**body, "language": "fa"}, revision=1)
    assert "different languages" in field_of(other, "language")
    gap = {"content": {"menu": {"column2": {"items": []}}}, "language": "en"}
    assert "without a gap" in field_of(await write(client, "PUT", path, gap, revision=2), "content.menu")
    nothing = {"content": {"menu": {"column1": {"items": [{"title": " ", "url": "//x"}]}}}, "language": "en"}
    fields = said(await write(client, "PUT", path, nothing, revision=2), 422)["fields"]
    assert set(fields) == {"content.menu.column1.items.0.title", "content.menu.column1.items.0.url"}
    german = {**body, "language": "de"}
    said(await write(client, "PUT", path, german, revision=0, selectedLanguage="de"), 200)
    said(await write(client, "DELETE", path, revision=1, selectedLanguage="de"), 200)
    said(await write(client, "DELETE", path, revision=saved["revision"]), 200)
    assert (await read(client, path)) == present


async def test_slides_keep_their_order_and_one_that_moved_is_not_deleted_for_another(
    client: httpx.AsyncClient,
) -> None:
    slides = (await read(client, SLIDES, sliderSlug="home"))["items"]
    keys = [slide["key"] for slide in slides]
    assert [slide["slideIndex"] for slide in slides] == [0, 1, 2, 3]
    first, *rest = keys
    order = {"sliderSlug": "home", "keys": [*rest, first]}
    moved = said(await write(client, "PUT", f"{SLIDES}/order", order), 200)["items"]
    assert [slide["key"] for slide in moved] == [*rest, first]
    assert {slide["source"] for slide in moved} == {"own"}
    north = (await read(client, SLIDES, NORTH, sliderSlug="home"))["items"]
    assert [slide["key"] for slide in north] == [*rest, first]
    fewer = {"sliderSlug": "home", "keys": rest}
    assert (await write(client, "PUT", f"{SLIDES}/order", fewer)).status_code == 409
    place: dict[str, Any] = {"sliderSlug": "home", "slideIndex": 0}
    stale = await write(client, "DELETE", SLIDES, {"key": first}, **place)
    assert said(stale, 412)["record"]["key"] == rest[0]
    said(await write(client, "DELETE", SLIDES, {"key": first}, **{**place, "slideIndex": 3}), 200)
    back = (await read(client, SLIDES, sliderSlug="home"))["items"]
    assert [(slide["key"], slide["source"]) for slide in back if slide["key"] == first] == [(first, "default")]
    beyond = await write(client, "DELETE", SLIDES, {"key": first}, **{**place, "slideIndex": 9})
    assert beyond.status_code == 404


async def test_the_first_generation_has_banners_and_posts_without_languages(client: httpx.AsyncClient) -> None:
    made = said(await write(client, "POST", "/cms/banners", {**BANNER, "key": "old-one"}), 200)
    assert (made["language"], made["languages"], made["isSourceChanged"]) == (None, [], False)
    wrong = await client.get("/cms/banners", headers=await sign_in(client, AURORA), params={"selectedLanguage": "fa"})
    assert wrong.status_code == 422
    said(await write(client, "DELETE", "/cms/banners", key="old-one", revision=made["revision"]), 200)
    post = (await shown(client, "/cms/blog"))["the-cup-begins"]
    assert post["source"] == "default"
    pages = await shown(client, "/cms/pages", selectedLanguage="fa")
    assert pages["terms"]["title"] == "قوانین و مقررات"


async def test_a_body_is_made_safe_and_what_it_lost_is_told(client: httpx.AsyncClient) -> None:
    body = '<h2 style="color:red">Hi</h2><script>alert(1)</script><p onclick="x()">There</p>'
    made = said(await write(client, "POST", PAGES, {**PAGE, "body": body}), 200)
    assert made["body"] == "<h2>Hi</h2><p>There</p>"
    assert {each["name"]: each["count"] for each in made["stripped"]} == {
        "h2[style]": 1,
        "script": 1,
        "p[onclick]": 1,
    }
    assert (await read(client, f"{PAGES}/rules"))["stripped"] == []
    assert (await shown(client, PAGES))["rules"]["body"] == ""
    long = await write(client, "POST", PAGES, {**PAGE, "slug": "long", "body": "x" * 100_001})
    assert field_of(long, "body") == "At most 100000 characters."
    said(await write(client, "POST", PAGES, {**PAGE, "slug": "long", "body": "ق" * 100_000}), 200)


@pytest.mark.parametrize(
    ("body", "kept"),
    [
        ('<a href="javascript:alert(1)">a</a>', "<a>a</a>"),
        ('<a href="JaVaScRiPt&colon;alert(1)">a</a>', "<a>a</a>"),
        ('<a href="//evil.test">a</a>', "<a>a</a>"),
        ('<a href="/\tevil">a</a>', "<a>a</a>"),
        ('<a href="https://good.test/a?b=1">a</a>', '<a href="https://good.test/a?b=1">a</a>'),
        ('<img src="https://elsewhere.test/a.png">', ""),
        ('<img src="data:image/png;base64,AAAA">', ""),
        ('<img src="/aurora/summer-1.png" onerror="x()" alt="sun">', '<img src="/aurora/summer-1.png" alt="sun">'),
        ("<svg><script>alert(1)</script></svg><p>x</p>", "<p>x</p>"),
        ("<math><mi//xlink:href='data:x'></math>", ""),
        ("<iframe srcdoc='<script>x</script>'></iframe>", ""),
        ("<style>p{background:url(//x)}</style><p>x</p>", "<p>x</p>"),
        ('<p dir="rtl" class="big">x</p>', '<p dir="rtl">x</p>'),
        ('<p dir="up">x</p>', "<p>x</p>"),
        ("<p><!-- <img src=x onerror=x> -->x</p>", "<p>x</p>"),
        ("<noscript><p title='</noscript><img src=x onerror=x>'>", "'&gt;"),
        ("<form action=/x><input autofocus onfocus=x></form><p>x", "<p>x</p>"),
        ("<p>1 < 2 & 3</p>", "<p>1 &lt; 2 &amp; 3</p>"),
    ],
)
def test_nothing_of_a_hostile_body_can_run(body: str, kept: str) -> None:
    cleaned, _ = clean_body(body)
    assert cleaned == kept
    assert clean_body(cleaned)[0] == cleaned


async def test_an_image_is_of_the_galleries_that_the_tenant_has_and_moves_with_the_content(
    client: httpx.AsyncClient, world: World
) -> None:
    own, foreign = (world.table(MEDIA).first(opId=op_id) for op_id in ("aurora", "borealis"))
    default = world.table(MEDIA).first(opId="DEFAULT")
    assert own is not None
    assert foreign is not None
    assert default is not None
    refused = await write(client, "POST", BANNERS, {**BANNER, "key": "new", "image": foreign.path})
    assert "not in the gallery" in field_of(refused, "image")
    body = f'<p>x</p><img src="{foreign.path}">'
    assert "not in the gallery" in field_of(await write(client, "POST", PAGES, {**PAGE, "body": body}), "body")
    said(await write(client, "POST", BANNERS, {**BANNER, "key": "new", "image": default.path}), 200)
    said(await write(client, "POST", PAGES, {**PAGE, "body": body.replace(foreign.path, default.path)}), 200)
    uses = [use for use in all_uses(world) if use.op_id == "aurora" and use.path == default.path]
    assert {(use.kind, use.language, use.inherited_by) for use in uses} == {
        ("banner", "en", ("aurora-north", "aurora-south")),
        ("page", "en", ("aurora-north", "aurora-south")),
    }
    assert use_counts(world) == Counter(use.path for use in all_uses(world))
    with world.change() as change:
        assert move_uses(change, default.path, own.path) >= 2
    assert (await read(client, f"{BANNERS}/new"))["image"] == own.path
    assert own.path in (await read(client, f"{PAGES}/rules"))["body"]


async def test_who_reads_and_who_writes(client: httpx.AsyncClient) -> None:
    new = {**BANNER, "key": "new"}
    assert (await write(client, "POST", BANNERS, new, email=AURORA_MANAGER)).status_code == 403
    assert (await write(client, "POST", BANNERS, new, opId="borealis")).status_code == 403
    assert (await write(client, "POST", BANNERS, new, opId="DEFAULT")).status_code == 403
    assert "opId" in said(await write(client, "POST", BANNERS, new, email=ADMIN), 422)["fields"]
    said(await write(client, "POST", BANNERS, new, email=ADMIN, opId="DEFAULT"), 200)
    assert (await shown(client, BANNERS, AURORA_MANAGER))["new"]["source"] == "default"
    said(await write(client, "POST", BANNERS, {**new, "key": "of-a-brand"}, opId="aurora-north"), 200)


async def test_a_change_is_an_activity(client: httpx.AsyncClient, world: World) -> None:
    said(await write(client, "POST", PAGES, PAGE), 200)
    told = [each for each in world.table(ACTIVITIES).all() if each.recordTitle in ("rules", "rules (en)")]
    assert {(each.recordKind, each.opId) for each in told} == {("Page", "aurora"), ("Page text", "aurora")}


async def test_nothing_is_written_when_a_write_is_refused(client: httpx.AsyncClient, world: World) -> None:
    def digests() -> list[int]:
        return [digest for kind in KINDS for digest in (world.table(kind.items).digest, world.table(kind.texts).digest)]

    before = digests()
    await write(client, "PUT", PAGES, {**PAGE, "slug": "privacy"}, key="terms", revision=1)
    await write(client, "DELETE", PAGES, slug="terms", revision=1)
    assert digests() == before


def test_every_kind_has_content_in_the_starting_world(world: World) -> None:
    for kind in KINDS:
        assert world.table(kind.texts).count() > 0, kind.calls
    assert {each.language for each in world.table(PAGES_V2.texts).all()} == {"en", "fa", "tr"}
