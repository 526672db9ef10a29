"""The simulator's log stops nobody, whoever reads it."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator

import pytest

from upstream_sim.core.serving import threaded_log
from upstream_sim.core.serving.threaded_log import ThreadedHandler

LINES = 3000


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    mine, theirs = os.pipe()
    yield mine, theirs
    os.close(mine)


def logger_to(file: int) -> tuple[logging.Logger, ThreadedHandler]:
    handler = ThreadedHandler(file)
    logger = logging.getLogger("of a test")
    logger.setLevel(logging.INFO)
    logger.propagate = False
    logger.handlers = [handler]
    return logger, handler


def test_lines_are_written_in_order_once_somebody_reads(pipe: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """The pipe holds 64 KB, the queue the rest but some, which are counted."""
    monkeypatch.setattr(threaded_log, "MOST_WAITING", 1000)
    monkeypatch.setattr(threaded_log, "FLUSH_SECONDS", 60)
    mine, theirs = pipe
    logger, handler = logger_to(theirs)
    handler.start()
    for number in range(LINES):
        logger.info("%05d %s", number, "x" * 200)
    read = bytearray()
    while b"the end" not in read:
        logger.info("the end")
        read += os.read(mine, 1 << 16)
    lines = read.decode().splitlines()
    written = [int(line[:5]) for line in lines if "x" in line]
    assert written == sorted(set(written))
    assert written[:1000] == list(range(1000))  # the thread may take some while others are dropped
    assert len(written) < LINES
    assert len(written) + sum(int(line.split()[0]) for line in lines if "dropped" in line) >= LINES


def test_flush_waits_for_what_is_written_but_not_for_ever(
    pipe: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threaded_log, "FLUSH_SECONDS", 60)
    mine, theirs = pipe
    logger, handler = logger_to(theirs)
    logger.info("before the start")
    handler.start()
    logger.info("after it")
    handler.flush()
    assert os.read(mine, 1000) == b"before the start\nafter it\n"
    monkeypatch.setattr(threaded_log, "FLUSH_SECONDS", 0.1)
    for _ in range(LINES):
        logger.info("x" * 200)
    handler.flush()


def test_a_full_disk_stops_nothing() -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    logger, handler = logger_to(full)
    logger.info("one")
    handler.start()
    logger.info("two")
    handler.flush()
    assert not handler._lines.unfinished_tasks
