"""Images of invented identity documents, drawn as PNG."""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache
from hashlib import sha256

from contracts.areas.kyc import DocumentType

PNG = "image/png"
WIDTH, HEIGHT = 960, 600
PAPER, INK, FAINT, BAND, SKIN, STAMP = range(6)
TINTS = ((214, 228, 240), (226, 236, 218), (240, 226, 214), (232, 224, 240), (240, 236, 210))
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<-/"
COLUMNS = bytes.fromhex(
    "3E5149453E00427F400042615149462141454B311814127F1027454545393C4A49493001710905033649494936064949291E"
    "7E1111117E7F494949363E414141227F4141221C7F494949417F090909013E4149497A7F0808087F00417F41002040413F01"
    "7F081422417F404040407F020C027F7F0408107F3E4141413E7F090909063E4151215E7F09192946464949493101017F0101"
    "3F4040403F1F2040201F3F4038403F631408146307087008076151494543081422410008080808082010080402"
)  # five columns of seven dots for each sign


@lru_cache(maxsize=64)
def draw_document(kind: DocumentType, title: str, name: str, number: str) -> bytes:
    """A PNG of the document; the same for the same arguments."""
    seed = sha256(f"{kind}:{title}:{name}:{number}".encode()).digest()
    sheet = Sheet()
    sheet.box(0, 0, WIDTH, 84, BAND)
    sheet.text(32, 26, kind.replace("_", " "), 5, PAPER)
    sheet.text(32, 106, title, 3, INK)
    if kind is DocumentType.PROOF_OF_ADDRESS or title == "Back":
        _lines(sheet, seed)
    else:
        _portrait(sheet)
        _facts(sheet, name, number, seed)
    sheet.text(300, 430, "SPECIMEN", 10, STAMP)
    sheet.text(32, 530, f"P<PIT{name.replace(' ', '<<')}".ljust(36, "<")[:36], 4, INK)
    return _png(sheet.rows, TINTS[seed[0] % len(TINTS)])


class Sheet:
    """Rows of palette indexes."""

    def __init__(self) -> None:
        self.rows = [bytearray(WIDTH) for _ in range(HEIGHT)]

    def box(self, left: int, top: int, width: int, height: int, colour: int) -> None:
        width = min(width, WIDTH - left)
        if width > 0:
            for row in self.rows[top : top + height]:
                row[left : left + width] = bytes([colour]) * width

    def disc(self, x: int, y: int, radius: int, colour: int) -> None:
        for down in range(-radius, radius + 1):
            half = int((radius * radius - down * down) ** 0.5)
            self.box(x - half, y + down, 2 * half + 1, 1, colour)

    def text(self, left: int, top: int, text: str, size: int, colour: int) -> None:
        """Capitals, digits and a few signs; anything else is a gap."""
        for sign in text.upper():
            at = SIGNS.find(sign)
            for column in range(5) if at >= 0 else ():
                dots = COLUMNS[at * 5 + column]
                for row in range(7):
                    if dots >> row & 1:
                        self.box(left + column * size, top + row * size, size, size, colour)
            left += 6 * size


def _portrait(sheet: Sheet) -> None:
    sheet.box(40, 160, 240, 300, FAINT)
    sheet.disc(160, 360, 92, BAND)
    sheet.box(60, 360, 200, 100, BAND)
    sheet.disc(160, 262, 60, SKIN)


def _facts(sheet: Sheet, name: str, number: str, seed: bytes) -> None:
    born = f"{1 + seed[1] % 28:02}/{1 + seed[2] % 12:02}/{1960 + seed[3] % 44}"
    facts = (("NAME", name), ("PLAYER", number), ("BORN", born), ("NUMBER", seed[4:8].hex()))
    for position, (label, value) in enumerate(facts):
        top = 160 + position * 64
        sheet.text(320, top, label, 2, STAMP)
        sheet.text(320, top + 22, value, 4, INK)


def _lines(sheet: Sheet, seed: bytes) -> None:
    for position in range(8):
        sheet.box(40, 170 + position * 40, 360 + seed[position] * 2, 12, FAINT)


def _png(rows: list[bytearray], tint: tuple[int, int, int]) -> bytes:
    colours = (tint, (24, 34, 48), (186, 198, 210), (38, 70, 108), (206, 172, 148), (178, 58, 58))
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 6)
    palette = bytes(part for colour in colours for part in colour)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", pixels), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
