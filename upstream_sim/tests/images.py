"""Files to upload: real headers, and as many bytes as a test wants."""

from __future__ import annotations

import struct
import zlib
from base64 import b64encode

PNG_HEAD = b"\x89PNG\r\n\x1a\n"


def png(width: int = 3, height: int = 2, size: int | None = None) -> bytes:
    """A PNG of some pixels, of just `size` bytes where one is given."""
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    chunks = [_chunk(b"IHDR", header), _chunk(b"IDAT", zlib.compress(b"\0" * 8)), _chunk(b"IEND", b"")]
    made = PNG_HEAD + b"".join(chunks)
    if size is not None:
        chunks.insert(1, _chunk(b"teXt", b"x" * (size - len(made) - 12)))
        made = PNG_HEAD + b"".join(chunks)
    return made


def jpeg(width: int = 3, height: int = 2) -> bytes:
    frame = struct.pack(">BHHB", 8, height, width, 1) + b"\x01\x11\0"
    parts = [b"\xff\xe0" + struct.pack(">H", 16) + b"JFIF\0\1\1\0\0\1\0\1\0\0"]
    parts.append(b"\xff\xc0" + struct.pack(">H", len(frame) + 2) + frame)
    return b"\xff\xd8" + b"".join(parts) + b"\xff\xda" + b"\0" * 20 + b"\xff\xd9"


def webp(width: int = 3, height: int = 2) -> bytes:
    frame = b"\x30\x01\x00\x9d\x01\x2a" + struct.pack("<HH", width, height) + b"\0" * 8
    body = b"WEBPVP8 " + struct.pack("<I", len(frame)) + frame
    return b"RIFF" + struct.pack("<I", len(body)) + body


def bmp(width: int = 3, height: int = 2) -> bytes:
    pixels = b"\0" * (-(-width * 3 // 4) * 4 * height)
    info = struct.pack("<IiiHHIIiiII", 40, width, height, 1, 24, 0, len(pixels), 0, 0, 0, 0)
    return struct.pack("<2sIHHI", b"BM", 54 + len(pixels), 0, 0, 54) + info + pixels


def svg(inside: str = "", width: int = 30, height: int = 20) -> bytes:
    spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'<svg {spaces} width="{width}" height="{height}">{inside}<rect width="9" height="9"/></svg>'.encode()


def data_url(content: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{b64encode(content).decode()}"


GIF = b"GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;"
PDF = b"%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n"
HTML = b"<html><script>alert(1)</script></html>"


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
