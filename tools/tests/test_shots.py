import json
from pathlib import Path

import pytest

from tools.paths import ROOT
from tools.shots import compare, sheet
from tools.shots.places import AFFILIATE, OPERATOR, SUPER, Page, chosen, pages, places, record_at
from tools.shots.sheet import Shot
from tools.shots.studio import Guard

BETS = Page("bets", "/bets", "Bets", ["SUPER_ADMIN", "OPERATOR_ADMIN"], ["PLATFORM", "OPERATOR"], [""])
BET = Page("bets", "/bets/:id", "Bet", ["SUPER_ADMIN"], ["PLATFORM"], [])
OWN = Page("billing", "/own", "Own", ["OPERATOR_ADMIN"], ["OPERATOR"], ["", "view=payments"])
PROFILE = Page("users", "/user/profile", "Profile", ["SUPER_ADMIN", "AFFILIATE"], ["PLATFORM", "OPERATOR"], [])


def a_folder(folder: Path, **pictures: bytes) -> Path:
    shots = [Shot(f"{name}.png", "bets", "Bets", name, "light", 390) for name in pictures]
    folder.mkdir()
    for name, content in pictures.items():
        (folder / f"{name}.png").write_bytes(content)
    sheet.write(folder, shots)
    return folder


def by_bytes(before: bytes, after: bytes, tolerance: int) -> tuple[int, bytes | None]:
    """In place of the browser: each byte is a pixel."""
    pairs = zip(before, after, strict=True)
    return sum(abs(one - other) > tolerance for one, other in pairs), b"where"


@pytest.mark.slow
def test_places_are_the_pages_that_the_areas_declare() -> None:
    listed = pages()
    declaring = {each.parent.name for each in (ROOT / "web" / "src" / "areas").glob("*/pages.ts")}
    assert declaring <= {page.area for page in listed}
    assert len({page.path for page in listed}) == len(listed)
    bet = next(page for page in listed if page.path == "/bets/:id")
    assert (bet.area, bet.title) == ("bets", "Bet")
    taken = {place.path for place in places(listed)}
    assert {page.path for page in listed} <= taken


def test_a_page_is_looked_at_by_the_first_that_may_and_lists_come_before_records() -> None:
    found = [(place.address, place.account) for place in places([BET, BETS, OWN, PROFILE]) if place.area != "shell"]
    assert found == [
        ("/bets", SUPER),
        ("/bets/:id", SUPER),
        ("/own", OPERATOR),
        ("/own?view=payments", OPERATOR),
        ("/user/profile", SUPER),
        ("/user/profile", AFFILIATE),
    ]


@pytest.mark.parametrize(
    ("only", "expected"),
    [("bets", {"/bets", "/bets/:id"}), ("/bets", {"/bets"}), ("profile, /own", {"/own", "/user/profile"})],
)
def test_a_part_is_chosen_by_area_path_or_name(only: str, expected: set[str]) -> None:
    assert {place.path for place in chosen(places([BET, BETS, OWN, PROFILE]), only)} == expected


def test_nothing_chosen_is_everything() -> None:
    every = places([BET, BETS])
    assert chosen(every, "") == every


def test_a_record_is_no_page_of_its_own() -> None:
    links = ["/players/balances", "/players/P1/more", "/players/P1"]
    assert record_at("/players/:playerCode", links, ["/players/balances"]) == "/players/P1"
    assert record_at("/admins/:userCode", links, []) is None


def test_the_sheet_shows_each_picture_by_a_relative_address_and_what_is_missing(tmp_path: Path) -> None:
    shots = [Shot(f"bets/page-{theme}.png", "bets", "Bets", "Page", theme, 390) for theme in ("light", "dark")]
    text = sheet.write(tmp_path, shots, ["Flows: <gone>"]).read_text()
    assert text.count('src="bets/page-') == 2
    assert "data-theme=dark data-width=390" in text
    assert "Flows: &lt;gone&gt;" in text
    assert sheet.read(tmp_path) == shots


def test_pictures_of_one_screen_stand_together_whenever_they_were_taken(tmp_path: Path) -> None:
    taken = [("Page", 1280), ("Drawer", 1280), ("Page", 390), ("Drawer", 390)]
    shots = [Shot(f"{name}-{width}.png", "bets", "Bets", name, "light", width) for name, width in taken]
    text = sheet.write(tmp_path, shots).read_text()
    assert [text.count(f"<h3>{name}</h3>") for name in ("Page", "Drawer")] == [1, 1]
    assert text.index("Page-390") < text.index("Drawer-1280")


def test_what_differs_is_told_and_equal_files_are_not_decoded(tmp_path: Path) -> None:
    before = a_folder(tmp_path / "before", same=b"a", changed=b"aa", near=b"a", gone=b"a")
    after = a_folder(tmp_path / "after", same=b"a", changed=b"az", near=b"b", come=b"a")
    decoded = []

    def differ(one: bytes, other: bytes, tolerance: int) -> tuple[int, bytes | None]:
        decoded.append(one)
        return by_bytes(one, other, tolerance)

    found = list(compare.differences(before, after, differ, 1))
    assert [(each.shot.name, each.words) for each in found] == [
        ("changed", "1 pixels differ"),
        ("come", "only after"),
        ("gone", "only before"),
    ]
    assert decoded == [b"aa", b"a"]
    text = compare.write(before, after, found).read_text()
    assert 'src="../before/changed.png"' in text
    assert (tmp_path / "after" / "differences" / "changed.png").read_bytes() == b"where"
    assert "same" not in text


def test_one_differing_pixel_differs_without_a_tolerance(tmp_path: Path) -> None:
    before, after = a_folder(tmp_path / "a", page=b"a"), a_folder(tmp_path / "b", page=b"b")
    assert [each.words for each in compare.differences(before, after, by_bytes)] == ["1 pixels differ"]


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/general", True),
        ("POST", "/api/players/search", True),
        ("GET", "/api/auth/logout", False),
        ("POST", "/api/nobody/knows", False),
    ],
)
def test_what_a_page_may_call_is_what_changes_nothing(method: str, path: str, expected: bool) -> None:
    assert Guard().is_read(method, path) is expected


def test_the_list_of_pictures_is_kept_as_json(tmp_path: Path) -> None:
    a_folder(tmp_path / "some", page=b"a")
    assert [each["file"] for each in json.loads((tmp_path / "some" / sheet.INDEX).read_text())] == ["page.png"]
