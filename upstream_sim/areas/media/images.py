"""The starting world's images, drawn: the same for the same name, and no two names the same."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from functools import lru_cache

from contracts.areas.media import MediaExtension

Colour = tuple[int, int, int]
PALETTES: tuple[tuple[Colour, Colour, Colour, Colour], ...] = (
    ((16, 42, 90), (30, 82, 160), (86, 156, 214), (250, 206, 92)),
    ((60, 16, 70), (122, 40, 128), (214, 108, 176), (255, 224, 178)),
    ((12, 66, 60), (24, 120, 100), (112, 196, 150), (244, 240, 200)),
    ((88, 24, 20), (168, 58, 36), (236, 136, 74), (255, 232, 196)),
    ((36, 38, 52), (72, 78, 104), (140, 150, 184), (236, 238, 246)),
    ((72, 52, 10), (150, 110, 26), (222, 178, 70), (252, 246, 224)),
)
PNG_HEAD = b"\x89PNG\r\n\x1a\n"
DISCS = 5


@lru_cache(maxsize=256)
def draw_image(name: str, extension: MediaExtension, width: int, height: int) -> bytes:
    """The image of this name: a PNG, a BMP or an SVG. Raises ValueError for another type."""
    variant = zlib.crc32(name.encode()) % 24
    match extension:
        case MediaExtension.PNG:
            return _png(name, variant, width, height)
        case MediaExtension.BMP:
            return _bmp(name, variant, width, height)
        case MediaExtension.SVG:
            return _svg(name, variant, width, height)
    raise ValueError(f"no {extension} is drawn")


def _discs(variant: int, width: int, height: int) -> Iterator[tuple[int, int, int, int]]:
    """Centre, radius and colour of what is drawn on the bands."""
    for number in range(DISCS):
        turn = variant * 7 + number * 5
        radius = height * (2 + turn % 4) // 12
        yield width * (1 + turn * 3 % 11) // 12, height * (1 + turn * 5 % 7) // 8, radius, 1 + turn % 3


def _rows(variant: int, width: int, height: int) -> Iterator[bytearray]:
    """Rows of palette indexes."""
    discs = list(_discs(variant, width, height))
    for y in range(height):
        row = bytearray([0 if y * 6 // height % 2 == variant % 2 else 1]) * width
        for centre, middle, radius, colour in discs:
            half = int(max(0, radius * radius - (y - middle) ** 2) ** 0.5)
            left, right = max(0, centre - half), min(width, centre + half)
            if right > left:
                row[left:right] = bytes([colour]) * (right - left)
        yield row


@lru_cache(maxsize=128)
def _png_pixels(variant: int, width: int, height: int) -> bytes:
    return zlib.compress(b"".join(b"\0" + row for row in _rows(variant, width, height)), 6)


def _png(name: str, variant: int, width: int, height: int) -> bytes:
    colours = b"".join(map(bytes, PALETTES[variant % len(PALETTES)]))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    title = b"Title\0" + name.encode("latin-1")
    pixels = _png_pixels(variant, width, height)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"tEXt", title), (b"IDAT", pixels), (b"IEND", b""))
    return PNG_HEAD + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _bmp(name: str, variant: int, width: int, height: int) -> bytes:
    """Rows from the bottom, each a multiple of four bytes; its name follows the pixels, where no reader looks."""
    colours = b"".join(bytes((blue, green, red, 0)) for red, green, blue in PALETTES[variant % len(PALETTES)])
    pixels = b"".join(row.ljust(-(-width // 4) * 4, b"\0") for row in reversed([*_rows(variant, width, height)]))
    start = 14 + 40 + len(colours)
    title = name.encode("latin-1")
    head = struct.pack("<2sIHHI", b"BM", start + len(pixels) + len(title), 0, 0, start)
    info = struct.pack("<IiiHHIIiiII", 40, width, height, 1, 8, 0, len(pixels), 2835, 2835, 4, 4)
    return head + info + colours + pixels + title


def _svg(name: str, variant: int, width: int, height: int) -> bytes:
    colours = [f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in PALETTES[variant % len(PALETTES)]]
    discs = "".join(
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colours[colour]}"/>'
        for x, y, radius, colour in _discs(variant, width, height)
    )
    box = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    ground = f'<rect width="{width}" height="{height}" fill="{colours[0]}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}><title>{name}</title>{ground}{discs}</svg>'.encode()
