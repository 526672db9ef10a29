"""An export's file as it is made: CSV while it is sent, a spreadsheet first of all in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from contracts.areas.exports import ExportStage
from contracts.csv_cells import csv_lines
from upstream_sim.areas.exports.cells import csv_line, sheet_cells
from upstream_sim.areas.exports.jobs import BrokenOff, Job, require_going_on, rows_of
from upstream_sim.core.refusals import Refusal, StorageFull
from upstream_sim.core.world.world import World

BURST_SECONDS = 0.0002  # others have their turns after it
MOST_BURST_SECONDS = 0.0005
SHARE = 0.25  # of what others took: whoever calls again and again waits a fifth longer, and a file goes on all the same
TURNS = 12  # of the event loop between bursts: a call takes some ten from its bytes to its answer's
QUIET_SECONDS = 0.0001  # so many turns take no longer where nobody else has any
MOST_ROUNDS = 4  # of turns between two bursts
LOOKED_AT = 2  # rows between two looks at the clock
PART = 64 * 1024
MARK = "\ufeff".encode()  # by which spreadsheets know UTF-8
# By its path: as a part of the package it would load the whole simulator first.
WRITER = ("-P", str(Path(__file__).with_name("xlsx_process.py")))
FULL = "No space left"
GIVEN_UP = "The export was given up."

Rows = Iterator[Mapping[str, Any]]


async def csv_parts(world: World, job: Job) -> AsyncIterator[bytes]:
    """The file, part by part. Raises BrokenOff; whoever leaves ends it."""
    try:
        yield MARK + csv_lines([job.titles]).encode()
        async for text in in_bursts(rows_of(world, job), lambda row: csv_line(job.cells, row)):
            yield text.encode()
        job.finish(world)
    except Exception as error:
        job.fail(world, str(error) if isinstance(error, BrokenOff) else GIVEN_UP)
        raise
    finally:
        job.end(ExportStage.CANCELED, "The download was left.")


async def in_bursts(rows: Rows, write: Callable[[Mapping[str, Any]], str]) -> AsyncIterator[str]:
    """The rows as texts of some size; whoever came meanwhile is answered before the next burst."""
    texts: list[str] = []
    size, until = 0, time.perf_counter() + BURST_SECONDS
    for number, row in enumerate(rows, 1):
        text = write(row)
        texts.append(text)
        size += len(text)
        if size >= PART:
            yield "".join(texts)
            texts, size = [], 0
        if number % LOOKED_AT == 0 and time.perf_counter() > until:
            taken = await _others()
            until = time.perf_counter() + min(max(BURST_SECONDS, taken * SHARE), MOST_BURST_SECONDS)
    yield "".join(texts)


async def _others() -> float:
    """Whoever called meanwhile is answered, and so are those who came while that took long; the seconds it took."""
    began = now = time.perf_counter()
    for _ in range(MOST_ROUNDS):
        before = now
        for _ in range(TURNS):
            await asyncio.sleep(0)
        now = time.perf_counter()
        if now - before < QUIET_SECONDS:
            break
    return now - began


async def made_sheet(world: World, job: Job) -> Path:
    """The path of the whole spreadsheet, which is the caller's to remove. Raises StorageFull, and a refusal in words
    where it cannot be made."""
    handle, name = tempfile.mkstemp(suffix=".xlsx", prefix="pitboss-export-")
    os.close(handle)
    path = Path(name)
    try:
        await _write_sheet(world, job, path)
    except BaseException as error:
        path.unlink(missing_ok=True)  # noqa: ASYNC240  # it takes microseconds
        words = str(error) if isinstance(error, BrokenOff) else GIVEN_UP
        job.fail(world, words)
        if isinstance(error, BrokenOff):
            if FULL in words:
                raise StorageFull from error
            raise Refusal(422, "EXPORT_FAILED", [words]) from error
        raise
    return path


async def _write_sheet(world: World, job: Job, path: Path) -> None:
    encode = msgspec.json.Encoder().encode
    async with _writing(path) as (child, rows):
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # its own words follow
            rows.write(encode(job.titles) + b"\n")
            async for text in in_bursts(
                rows_of(world, job), lambda row: encode(sheet_cells(job.cells, row)).decode() + "\n"
            ):
                rows.write(text.encode())
                await rows.drain()
        rows.close()
        assert child.stderr is not None  # noqa: S101  # it was asked for
        words = (await asyncio.to_thread(child.stderr.read)).decode(errors="replace").strip()
        if await asyncio.to_thread(child.wait) != 0:
            raise BrokenOff(words.splitlines()[-1] if words else "The spreadsheet could not be written.")


@contextlib.asynccontextmanager
async def _writing(path: Path) -> AsyncIterator[tuple[subprocess.Popen[bytes], asyncio.StreamWriter]]:
    """The process that writes a spreadsheet, and what takes its rows. It is started by `subprocess`, which shares this
    process's memory until the other program runs: the event loop's own way copies the tables of all of it, and a large
    world takes a quarter of a second."""
    with subprocess.Popen([sys.executable, *WRITER, str(path)], stdin=subprocess.PIPE, stderr=subprocess.PIPE) as child:  # noqa: ASYNC220, S603
        pipe, child.stdin = child.stdin, None
        transport, protocol = await asyncio.get_running_loop().connect_write_pipe(
            lambda: asyncio.StreamReaderProtocol(asyncio.StreamReader()), pipe
        )
        try:
            yield child, asyncio.StreamWriter(transport, protocol, None, asyncio.get_running_loop())
        finally:
            if not transport.is_closing():
                transport.abort()
            if child.returncode is None:
                child.kill()


async def sheet_parts(world: World, job: Job, path: Path) -> AsyncIterator[bytes]:
    """The spreadsheet, part by part; it is removed at the end."""
    try:
        with path.open("rb") as file:  # read in small parts
            while part := file.read(PART):
                require_going_on(world, job)
                yield part
                await _others()
        job.finish(world)
    except Exception as error:
        job.fail(world, str(error) if isinstance(error, BrokenOff) else GIVEN_UP)
        raise
    finally:
        path.unlink(missing_ok=True)  # noqa: ASYNC240  # it takes microseconds
        job.end(ExportStage.CANCELED, "The download was left.")
