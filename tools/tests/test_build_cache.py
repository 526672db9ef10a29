from functools import partial
from pathlib import Path

import pytest

from tools.build_cache import digest, is_fresh, renew


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    path = tmp_path / "some.lock"
    path.write_text("one")
    return path


def test_a_digest_sees_content_and_name(lock: Path, tmp_path: Path) -> None:
    before = digest(tmp_path, [lock])
    assert digest(tmp_path, [lock]) == before
    moved = lock.rename(tmp_path / "other.lock")
    assert digest(tmp_path, [moved]) != before
    moved.rename(lock).write_text("two")
    assert digest(tmp_path, [lock]) != before


def test_work_is_done_once_until_its_source_changes(tmp_path: Path) -> None:
    done: list[str] = []
    stamp = tmp_path / "made" / "stamp"
    for wanted in ("a", "a", "b", "b", "a"):
        renew(stamp, wanted, partial(done.append, wanted))
    assert done == ["a", "b", "a"]


def test_work_that_fails_is_done_again(tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    renew(stamp, "a", lambda: None)

    def fail() -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        renew(stamp, "b", fail)
    assert not is_fresh(stamp, "a")
    assert not is_fresh(stamp, "b")
