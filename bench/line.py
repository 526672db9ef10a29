"""A line with some way to go: a TCP proxy that hands on each piece of data only after a while, the same each way."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time

PIECE = 65_536


class Line:
    """Between whoever comes and a port of this machine: each piece of data is `milliseconds` under way."""

    def __init__(self, upstream: int, milliseconds: float) -> None:
        self._upstream, self._seconds = upstream, milliseconds / 1000

    async def serve(self, port: int) -> None:
        server = await asyncio.start_server(self._join, "127.0.0.1", port)
        await server.serve_forever()

    async def _join(self, browser: asyncio.StreamReader, to_browser: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_connection("127.0.0.1", self._upstream)
        await asyncio.gather(self._carry(browser, to_server), self._carry(server, to_browser))
        for end in (to_server, to_browser):
            end.close()
            with contextlib.suppress(OSError):
                await end.wait_closed()

    async def _carry(self, come: asyncio.StreamReader, goes: asyncio.StreamWriter) -> None:
        """Pieces arrive in their order, each so much later than it left: several are under way at a time."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._send(come, under_way))
            tasks.create_task(self._arrive(under_way, goes))

    async def _send(self, come: asyncio.StreamReader, under_way: asyncio.Queue[tuple[float, bytes]]) -> None:
        piece = b"any"
        while piece:
            try:
                piece = await come.read(PIECE)
            except ConnectionError:
                piece = b""
            under_way.put_nowait((time.monotonic() + self._seconds, piece))

    async def _arrive(self, under_way: asyncio.Queue[tuple[float, bytes]], goes: asyncio.StreamWriter) -> None:
        while True:
            due, piece = await under_way.get()
            await asyncio.sleep(due - time.monotonic())
            with contextlib.suppress(OSError):
                if not piece:
                    goes.write_eof()
                    return
                goes.write(piece)


if __name__ == "__main__":
    asyncio.run(Line(int(sys.argv[2]), float(sys.argv[3])).serve(int(sys.argv[1])))
