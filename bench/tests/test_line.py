import asyncio

from bench.line import Line
from pitboss.services import free_ports

FAR = 200
"""Milliseconds each way."""


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(100):
        writer.write(data)
    writer.close()
    await writer.wait_closed()


async def _connected(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    while True:
        try:
            return await asyncio.open_connection("127.0.0.1", port)
        except ConnectionRefusedError:
            await asyncio.sleep(0.01)


async def _arrivals() -> list[bytes]:
    """What two lines bring back, in the order in which it came; the far one was sent to first."""
    upstream, near, far = free_ports(3)
    server = await asyncio.start_server(_echo, "127.0.0.1", upstream)
    lines = [asyncio.create_task(Line(upstream, ms).serve(port)) for port, ms in ((near, 0), (far, FAR))]
    arrived = []

    async def send(port: int, data: bytes) -> None:
        reader, writer = await _connected(port)
        writer.write(data)
        writer.write_eof()
        arrived.append(await reader.read())
        writer.close()
        await writer.wait_closed()

    try:
        await asyncio.gather(send(far, b"far"), send(near, b"near"))
        await asyncio.sleep(FAR / 1000)  # the lines' own ends close
    finally:
        for line in lines:
            line.cancel()
        server.close()
    return arrived


async def test_what_has_further_to_go_comes_later_and_whole() -> None:
    assert await _arrivals() == [b"near", b"far"]
