from pathlib import Path

from bench import report
from bench.figures import Section
from bench.page_figures import AGAIN, PEER, TASK_COLD, TASK_VISIT, Kept, Took, Turn, tell


def turn(cpu: float, *, shift: float = 0, task: float = 0) -> Turn:
    took = {"cold, delay 0 ms": Took(cpu * 2, cpu - 10), "cold, delay 50 ms": Took(cpu * 3, cpu + 10)}
    return Turn({**took, AGAIN: Took(cpu, cpu * cpu)}, shift, {TASK_COLD: task, TASK_VISIT: 0})


def kept_of(file: Path, build: str, *turns: tuple[str, Turn]) -> Kept:
    kept = Kept(file, build)
    for path, each in turns:
        kept.add(path, each)
    return kept


def test_a_page_is_compared_with_the_lists_before_and_after_it(tmp_path: Path) -> None:
    kept = kept_of(
        tmp_path / "kept", "a", (PEER, turn(100)), ("/bets", turn(180)), (PEER, turn(200)), ("/games", turn(240))
    )
    assert kept.ratio("/bets", kept.alike()["cold"], "cpu") == 180 / 150
    assert kept.ratio("/games", ["cold, delay 50 ms"], "elapsed") == 720 / 600


def test_what_is_over_an_aim_is_looked_at_again_and_its_median_counts(tmp_path: Path) -> None:
    kept = kept_of(tmp_path / "kept", "a", (PEER, turn(100)), ("/bets", turn(130)), ("/games", turn(110)))
    assert kept.is_over("/bets")
    assert not kept.is_over("/games")
    for cpu in (90, 100):
        kept.add("/bets", turn(cpu))
    assert not kept.is_over("/bets")
    for over in (turn(90, shift=0.03), turn(90, task=210)):
        assert kept_of(tmp_path / "other", str(over), (PEER, turn(100)), ("/bets", over)).is_over("/bets")


def test_a_run_goes_on_with_the_same_build_alone(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    kept_of(file, "a", (PEER, turn(100)), ("/bets", turn(130)))
    assert Kept(file, "a").of("/bets") == [turn(130)]
    assert not Kept(file, "b").paths()
    Kept(file, "a").forget()
    assert not Kept(file, "a").paths()


def test_the_slowest_are_told_by_name(tmp_path: Path) -> None:
    section = Section("Pages")
    kept = kept_of(tmp_path / "kept", "a", (PEER, turn(100)), *((f"/{at}", turn(90 + at * 10)) for at in range(7)))
    tell(section, kept)
    text = report.text(section)
    assert "the slowest of it, main thread, cold: /6 1.5, /5 1.4, /4 1.3, /3 1.2, /2 1.1." in text
    assert "7 pages, 0 of them looked at again" in text
