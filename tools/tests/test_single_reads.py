import pytest

from tools.single_reads import single_reads, single_reads_in

SCREEN = """
from web.e2e.screen import settled

def figure(panel):
    return panel.locator("dd").inner_text().split()[0]

def doubled(panel):
    amount = figure(panel)
    return 2 * float(amount)

def at_rest(page):
    settled(page)
    return page.evaluate("document.title")

def rows(page):
    return page.locator("tr")
"""


def found_in(line: str, imports: str = "figure, doubled, at_rest, rows") -> list[str]:
    test = f"from web.e2e.screen import {imports}\n\ndef test_it(page):\n"
    test += "".join(f"    {each}\n" for each in line.splitlines())
    return single_reads_in({"screen.py": SCREEN, "test_it.py": test})


def test_no_test_reads_a_page_once_to_assert_it() -> None:
    assert single_reads() == []


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("assert page.evaluate('1') == 1", "evaluate()"),
        ("assert rows(page).count() == 1", "count()"),
        ("assert [each.inner_text() for each in rows(page).all()] == []", "inner_text()"),
        ("assert rows(page).first.bounding_box()['x'] == 1", "bounding_box()"),
        ("assert rows(page).first.is_visible(), 'not drawn'", "is_visible()"),
        ("assert figure(page) == '1'", "figure()"),
        ("assert 3 < doubled(page)", "doubled()"),
        ("expect(cells).to_have_count(rows(page).count())", "count()"),
    ],
)
def test_a_read_in_an_assertion_is_found(line: str, read: str) -> None:
    assert read in [each.removeprefix("test_it.py:4: ") for each in found_in(line)]


def test_what_was_measured_is_followed_by_its_name() -> None:
    assert found_in("box = rows(page).bounding_box()\nassert box['x'] == 1") == ["test_it.py:5: bounding_box()"]


@pytest.mark.parametrize(
    "line",
    [
        "expect(rows(page)).to_have_count(1)",
        "eventually(lambda: figure(page), '1')",
        "assert at_rest(page) == 'Pitboss'",
        "assert sent.count(1) == 1",
        "code = rows(page).first.get_attribute('data-row-key')\nassert sent == [code]",
    ],
)
def test_what_awaits_or_reads_no_page_passes(line: str) -> None:
    assert found_in(line) == []


def test_a_function_of_the_same_name_elsewhere_is_another() -> None:
    assert found_in("assert figure(page) == '1'", imports="rows") == []
