import asyncio
import time

from bench.line import Line
from pitboss.services import free_ports

WAY = 0.1


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(100):
        writer.write(data)
    writer.close()
    await writer.wait_closed()


async def _there_and_back() -> tuple[bytes, float]:
    upstream, port = free_ports(2)
    server = await asyncio.start_server(_echo, "127.0.0.1", upstream)
    line = asyncio.create_task(Line(upstream, WAY * 1000).serve(port))
    try:
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                break
            except ConnectionRefusedError:
                await asyncio.sleep(0.01)
        start = time.monotonic()
        writer.write(b"one")
        writer.write_eof()
        data, elapsed = await reader.read(), time.monotonic() - start
        writer.close()
        await writer.wait_closed()
        await asyncio.sleep(WAY)  # the line's own ends close
        return data, elapsed
    finally:
        line.cancel()
        server.close()


def test_data_is_under_way_each_way_and_comes_whole() -> None:
    data, elapsed = asyncio.run(_there_and_back())
    assert data == b"one"
    assert elapsed >= 2 * WAY
