"""A line with some way to go: a TCP proxy that hands on each piece of data only after a while, the same each way."""

from __future__ import annotations

import asyncio
import contextlib
import sys

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
        """Pieces arrive as they left, each so much later: several are under way at a time."""
        loop = asyncio.get_running_loop()
        with contextlib.suppress(ConnectionError):
            while piece := await come.read(PIECE):
                loop.call_later(self._seconds, goes.write, piece)
        await asyncio.sleep(self._seconds)
        with contextlib.suppress(OSError):
            goes.write_eof()


if __name__ == "__main__":
    asyncio.run(Line(int(sys.argv[2]), float(sys.argv[3])).serve(int(sys.argv[1])))
