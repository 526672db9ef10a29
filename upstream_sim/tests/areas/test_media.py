"""The gallery: whose images a tenant sees, what is said of them, where they are used, replacing and deleting them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from upstream_sim.areas.media import MEDIA, ImageUse, MediaImage
from upstream_sim.areas.media import uses as image_uses
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import Change, World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.uploads import KEPT_FILES
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER, sign_in
from upstream_sim.tests.images import data_url, jpeg, png, svg
from upstream_sim.tests.reviews import activities_of, outcome, world_of

V1, V2 = "/cms/gallery", "/cms/v2/gallery"


class Poster(msgspec.Struct, frozen=True, kw_only=True):
    """Content that shows an image, as another area has it."""

    id: str
    opId: str
    image: str


POSTERS = Schema(name="posters", record=Poster)


@pytest.fixture(autouse=True)
def _posters_use_images(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(world: World) -> Iterator[ImageUse]:
        for poster in world.table(POSTERS).all():
            heirs = ("aurora-north",) if poster.opId == "aurora" else ()
            yield ImageUse(
                path=poster.image, kind="Poster", title=poster.id, op_id=poster.opId, inherited_by=heirs, address="/cms"
            )

    def move(change: Change, path: str, to: str) -> int:
        table = change.world.table(POSTERS)
        found = [poster for poster in table.all() if poster.image == path]
        for poster in found:
            change.put(table, msgspec.structs.replace(poster, image=to))
        return len(found)

    monkeypatch.setattr(image_uses, "IMAGE_USERS", [image_uses.ImageUser(find, move)])


def put_up(world: World, image: MediaImage, op_id: str = "aurora", name: str = "Cup") -> None:
    with world.change() as change:
        change.put(world.table(POSTERS), Poster(id=name, opId=op_id, image=image.path))


def image_of(world: World, op_id: str = "aurora", number: int = 0) -> MediaImage:
    return list(world.table(MEDIA).where(opId=op_id))[number]


async def listed(
    client: httpx.AsyncClient,
    email: str = AURORA,
    tags: list[str] | None = None,
    path: str = f"{V2}/list",
    **query: Any,
) -> Any:
    headers = await sign_in(client, email)
    answer = await client.post(path, params=query, json={"tags": tags or []}, headers=headers)
    return answer.json()["data"] if answer.status_code == 200 else outcome(answer)


async def add(
    client: httpx.AsyncClient, email: str = AURORA, file: bytes | None = None, path: str = f"{V2}/upload", **more: Any
) -> httpx.Response:
    query = {"opId": more.pop("opId")} if "opId" in more else {}
    body = {"file": data_url(file or png()), "filename": "Summer Cup.PNG", **more}
    return await client.post(path, params=query, json=body, headers=await sign_in(client, email))


async def send(
    client: httpx.AsyncClient, method: str, path: str, email: str = AURORA, revision: int | None = 1, **given: Any
) -> httpx.Response:
    headers = await sign_in(client, email)
    if revision is not None:
        headers["If-Match"] = f'"{revision}"'
    return await client.request(method, path, headers=headers, **given)


@pytest.mark.spec("002-call-cms-gallery-list", "002-call-cms-v2-gallery-list")
@pytest.mark.parametrize("path", [V1, f"{V2}/list"])
async def test_a_brand_sees_its_own_its_operators_and_the_default_images(client: httpx.AsyncClient, path: str) -> None:
    page = await listed(client, NORTH, path=path, limit=500)
    assert {(item["opId"], item["source"]) for item in page["items"]} == {
        ("aurora-north", "own"),
        ("aurora", "parent"),
        ("DEFAULT", "default"),
    }
    own = await listed(client, NORTH, path=path, source="own")
    assert {item["opTitle"] for item in own["items"]} == {"Aurora North"}
    assert 0 < own["count"] < page["count"]


async def test_a_platform_role_chooses_whose_images_it_means(client: httpx.AsyncClient) -> None:
    assert await listed(client, SUPER) == (422, "VALIDATION_ERROR", "opId: Choose an operator, or CMS DEFAULT.")
    default = await listed(client, ADMIN, opId="DEFAULT")
    assert {item["source"] for item in default["items"]} == {"own"}
    assert {item["opTitle"] for item in default["items"]} == {"CMS DEFAULT"}
    assert (await listed(client, AURORA, opId="DEFAULT"))[0] == 403
    assert (await add(client, SUPER)).status_code == 422


async def test_images_are_found_by_tags_name_type_target_and_use(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world = world_of(simulator)
    used = image_of(world)
    put_up(world, used)
    everything = await listed(client, source="own", limit=500)
    by_tags = await listed(client, tags=["SUMMER", "banner"], source="own")
    assert by_tags["count"] == sum({"summer", "banner"} <= {*item["tags"]} for item in everything["items"]) > 0
    assert {"summer", "banner", "game"} <= {*everything["tags"]}
    named = await listed(client, name="JACKPOT", source="own", target="banner")
    assert all("jackpot" in item["name"] and item["target"] == "banner" for item in named["items"])
    types = await listed(client, extension=["svg", "bmp"], source="own")
    assert {item["extension"] for item in types["items"]} == {"svg", "bmp"}
    (only,) = (await listed(client, isUsed=True))["items"]
    assert (only["_id"], only["useCount"]) == (used.id, 1)
    unused = await listed(client, isUsed=False, source="own", limit=5, page=2)
    assert (len(unused["items"]), unused["count"]) == (5, everything["count"] - 1)
    assert unused["remaining"] == everything["count"] - 1 - 10


@pytest.mark.spec("002-call-cms-upload", "002-call-cms-v2-gallery-upload")
@pytest.mark.parametrize("path", ["/cms/upload", f"{V2}/upload"])
async def test_an_upload_is_an_image_of_the_tenant_under_a_path_of_its_own(
    client: httpx.AsyncClient, simulator: Simulator, path: str
) -> None:
    answer = await add(client, path=path, alt="cup", description="the-cup", tags=["Cup", "cup", "a/b"], target="banner")
    assert answer.status_code == 200, answer.text
    data = answer.json()["data"]
    assert answer.json()["success"] is True
    assert data["path"].startswith("/aurora/summer-cup-")
    assert data["path"].endswith(".png")
    assert (data["width"], data["height"], data["size"], data["extension"]) == (3, 2, len(png()), "png")
    assert (data["alt"], data["description"], data["tags"], data["target"]) == (
        "cup",
        "the-cup",
        ["Cup", "a/b"],
        "banner",
    )
    assert (data["source"], data["isExisting"], data["useCount"]) == ("own", False, 0)
    shown = await client.get(f"/assets{data['path']}")
    assert (shown.content, shown.headers["content-type"]) == (png(), "image/png")
    (activity,) = activities_of(simulator, data["_id"])
    assert (activity.area, activity.recordKind, activity.recordTitle) == ("Cms", "Image", "summer-cup")


async def test_the_same_bytes_of_one_tenant_are_one_image(client: httpx.AsyncClient, simulator: Simulator) -> None:
    first = (await add(client, alt="one")).json()["data"]
    again = (await add(client, filename="other.png", alt="two")).json()["data"]
    assert (again["_id"], again["alt"], again["isExisting"]) == (first["_id"], "one", True)
    other = (await add(client, BOREALIS)).json()["data"]
    assert other["_id"] != first["_id"]
    assert other["path"].startswith("/borealis/")
    assert world_of(simulator).blobs.size == len(png())


@pytest.mark.parametrize(
    ("filename", "name", "extension"),
    [
        ("Ünïcode näme.jpeg", "n-code-n-me", "jpeg"),
        ("..\\..\\etc\\passwd", "passwd", "jpg"),
        ("../../../x", "x", "jpg"),
        ("___", "image", "jpg"),
        ("a" * 200 + ".JPG", "a" * 80, "jpg"),
    ],
)
async def test_a_name_becomes_small_letters_digits_and_hyphens(
    client: httpx.AsyncClient, filename: str, name: str, extension: str
) -> None:
    body = {"file": data_url(jpeg(), "image/jpeg"), "filename": filename}
    data = (await client.post(f"{V2}/upload", json=body, headers=await sign_in(client, AURORA))).json()["data"]
    assert (data["name"], data["extension"]) == (name, extension)
    assert re.fullmatch(rf"/aurora/{name}-[0-9a-f]{{32}}\.{extension}", data["path"])


@pytest.mark.spec("002-rule-media-alt-chars", "002-rule-media-description-chars")
@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"alt": "with space"}, "alt"),
        ({"alt": "a" * 201}, "alt"),
        ({"description": "<b>"}, "description"),
        ({"tags": ["ok", "not ok"]}, "tags.1"),
        ({"tags": ["a" * 41]}, "tags.0"),
        ({"tags": [f"t{number}" for number in range(21)]}, "tags"),
        ({"target": "poster"}, "target"),
        ({"filename": "a" * 256}, "filename"),
        ({"size": 1}, "size"),
    ],
)
async def test_what_may_not_be_said_of_an_image_is_told_at_its_field(
    client: httpx.AsyncClient, simulator: Simulator, given: dict[str, Any], field: str
) -> None:
    answer = await add(client, **given)
    assert answer.status_code == 422
    assert [*answer.json()["data"]["fields"]] == [field]
    assert world_of(simulator).blobs.size == 0


async def test_an_edit_says_something_else_of_an_image_that_stays(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world = world_of(simulator)
    image = image_of(world)
    body = {"mediaId": image.id, "alt": "new", "description": "", "tags": ["x"], "target": "blog"}
    answer = await send(client, "PUT", V2, json=body)
    data = answer.json()["data"]
    assert (data["alt"], data["tags"], data["target"], data["path"]) == ("new", ["x"], "blog", image.path)
    assert outcome(await send(client, "PUT", V2, json=body))[:2] == (412, "STALE_RECORD")
    assert outcome(await send(client, "PUT", V2, revision=None, json=body))[0] == 422


async def test_tags_are_added_and_taken(client: httpx.AsyncClient, simulator: Simulator) -> None:
    image = image_of(world_of(simulator))
    body = {"mediaId": image.id, "add": ["new", "NEW"], "remove": [image.tags[0].upper()]}
    data = (await send(client, "PUT", f"{V2}/tags", revision=None, json=body)).json()["data"]
    assert data["tags"] == [*image.tags[1:], "new"]
    again = (await send(client, "PUT", f"{V2}/tags", revision=None, json=body)).json()["data"]
    assert again["revision"] == data["revision"]
    many = {"mediaId": image.id, "add": [f"t{number}" for number in range(20)]}
    assert outcome(await send(client, "PUT", f"{V2}/tags", revision=None, json=many))[2] == "add: At most 20 tags."


async def test_what_is_inherited_is_not_changed_from_below(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    image, foreign = image_of(world), image_of(world, "borealis")
    body = {"mediaId": image.id, "alt": "", "description": "", "tags": [], "target": "other"}
    refused = (409, "RECORD_LOCKED", "This image belongs to Aurora Gaming and is changed there.")
    assert outcome(await send(client, "PUT", V2, NORTH, json=body)) == refused
    assert outcome(await send(client, "DELETE", V2, NORTH, params={"mediaId": image.id})) == refused
    assert (await send(client, "DELETE", V2, AURORA_MANAGER, params={"mediaId": image.id})).status_code == 403
    assert (await send(client, "DELETE", V2, params={"mediaId": foreign.id})).status_code == 404
    headers = await sign_in(client, AURORA)
    assert (await client.get(f"{V2}/{foreign.id}", headers=headers)).status_code == 404


@pytest.mark.spec("002-call-cms-gallery-delete", "002-call-cms-v2-gallery-delete")
@pytest.mark.parametrize("path", [V1, V2])
async def test_an_image_that_is_used_is_not_deleted_and_says_where(
    client: httpx.AsyncClient, simulator: Simulator, path: str
) -> None:
    world = world_of(simulator)
    image = image_of(world)
    put_up(world, image)
    answer = await send(client, "DELETE", path, params={"mediaId": image.id})
    assert outcome(answer) == (
        409,
        "RECORD_LOCKED",
        "This image is used: Poster Cup of Aurora Gaming (shown by Aurora North too).",
    )
    (use,) = answer.json()["data"]["uses"]
    assert (use["kind"], use["opId"], use["inheritedBy"], use["address"]) == (
        "Poster",
        "aurora",
        ["Aurora North"],
        "/cms",
    )
    details = await client.get(f"{V2}/{image.id}", headers=await sign_in(client, AURORA))
    assert details.json()["data"]["uses"] == [use]
    with world.change() as change:
        change.delete(world.table(POSTERS), "Cup")
    assert (await send(client, "DELETE", path, params={"mediaId": image.id})).status_code == 200
    assert world.table(MEDIA).get(image.id) is None
    assert (await client.get(f"/assets{image.path}")).status_code == 404


async def test_what_was_uploaded_goes_with_its_image(client: httpx.AsyncClient, simulator: Simulator) -> None:
    data = (await add(client)).json()["data"]
    world = world_of(simulator)
    assert (await send(client, "DELETE", V2, params={"mediaId": data["_id"]})).status_code == 200
    assert world.table(KEPT_FILES).get(data["_id"]) is None
    assert world.blobs.size == 0


async def test_a_replacement_takes_every_place_at_once(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    old = image_of(world)
    put_up(world, old)
    put_up(world, old, "aurora-north", "Derby")
    body = {"file": data_url(svg(), "image/svg+xml"), "filename": "new.svg"}
    answer = await send(client, "POST", f"{V2}/replace", params={"mediaId": old.id}, json=body)
    data = answer.json()["data"]
    assert (data["movedUses"], data["useCount"], data["tags"], data["alt"]) == (2, 2, list(old.tags), old.alt)
    assert {poster.image for poster in world.table(POSTERS).all()} == {data["path"]}
    assert (await send(client, "DELETE", V2, params={"mediaId": old.id})).status_code == 200
    same = {"mediaId": data["_id"]}
    cleaned = await client.get(f"/assets{data['path']}")
    body["file"] = data_url(cleaned.content, "image/svg+xml")
    again = await send(client, "POST", f"{V2}/replace", params=same, json=body)
    assert outcome(again)[2] == "file: This is the same image."


async def test_a_replacement_that_is_refused_moves_nothing(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    old = image_of(world)
    put_up(world, old)
    for file, revision, status in ((b"<html>", 1, 422), (png(), 7, 412)):
        body = {"file": data_url(file), "filename": "new.png"}
        answer = await send(client, "POST", f"{V2}/replace", revision=revision, params={"mediaId": old.id}, json=body)
        assert answer.status_code == status
    assert {poster.image for poster in world.table(POSTERS).all()} == {old.path}
    assert world.blobs.size == 0
