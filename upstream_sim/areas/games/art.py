"""The art of the starting world's games, drawn: the same for the same game, and no two games the same."""

from __future__ import annotations

import hashlib
import html
from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin

from upstream_sim.shared.games import GAMES

SIDE = 320  # pixels
CENTRE, MIDDLE = SIDE // 2, 130


@lru_cache(maxsize=512)
def draw_art(game_id: str) -> bytes:
    """An SVG image: a motif over the title that the game began with, so that it never changes."""
    title = GAMES[game_id].title if game_id in GAMES else game_id.replace("-", " ").title()
    seed = hashlib.sha256(game_id.encode()).digest()
    hue = int.from_bytes(seed[:2]) % 360
    dark, bright, accent = (
        f"hsl({hue} 62% 18%)",
        f"hsl({(hue + 24) % 360} 64% 42%)",
        f"hsl({(hue + 190) % 360} 82% 72%)",
    )
    shapes = "".join(MOTIFS[seed[2] % len(MOTIFS)](seed, bright, accent))
    box = f'width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}"'
    name = html.escape(title)
    size = 34 if len(title) < 14 else 26 if len(title) < 19 else 20
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}><title>{name}</title>'
        f'<rect width="{SIDE}" height="{SIDE}" fill="{dark}"/>'
        f'<circle cx="{CENTRE}" cy="{MIDDLE}" r="{150 + seed[3] % 40}" fill="{bright}" fill-opacity="0.35"/>{shapes}'
        f'<rect y="244" width="{SIDE}" height="76" fill="{dark}" fill-opacity="0.85"/>'
        f'<text x="{CENTRE}" y="292" fill="{accent}" font-family="Georgia, serif" font-size="{size}" '
        f'font-weight="bold" text-anchor="middle">{name}</text></svg>'
    ).encode()


def _reels(seed: bytes, bright: str, accent: str) -> Iterator[str]:
    for at in range(3):
        x, y, radius = 46 + at * 80, 92 + seed[5 + at] % 76, 18 + seed[8 + at] % 10
        yield f'<rect x="{x}" y="60" width="68" height="140" rx="10" fill="{bright}"/>'
        yield f'<circle cx="{x + 34}" cy="{y}" r="{radius}" fill="{accent}"/>'


def _cards(seed: bytes, bright: str, accent: str) -> Iterator[str]:
    count = 3 + seed[4] % 4
    for at in range(count):
        turn, fill = (at - (count - 1) / 2) * 16, accent if at == count - 1 else bright
        yield f'<rect x="118" y="50" width="84" height="124" rx="10" fill="{fill}" stroke="#0003" '
        yield f'transform="rotate({turn:g} {CENTRE} 220)"/>'


def _rays(seed: bytes, bright: str, accent: str) -> Iterator[str]:
    count = 12 + seed[4] % 4 * 2
    for at in range(count):
        angle = 2 * pi * at / count + seed[5] / 40
        x, y = CENTRE + 150 * cos(angle), MIDDLE + 150 * sin(angle)
        yield f'<line x1="{CENTRE}" y1="{MIDDLE}" x2="{x:.1f}" y2="{y:.1f}" stroke="{bright}" '
        yield f'stroke-width="{4 + seed[6] % 8}"/>'
    yield f'<circle cx="{CENTRE}" cy="{MIDDLE}" r="{36 + seed[7] % 24}" fill="{accent}"/>'


def _gems(seed: bytes, bright: str, accent: str) -> Iterator[str]:
    for at in range(3 + seed[4] % 4):
        x, y, size = 60 + seed[5 + at] * 200 // 255, 60 + seed[12 + at] * 130 // 255, 26 + seed[19 + at] % 26
        points = f"{x},{y - size} {x + size},{y} {x},{y + size} {x - size},{y}"
        yield f'<polygon points="{points}" fill="{accent if at % 2 else bright}" stroke="#fff3" stroke-width="3"/>'


def _waves(seed: bytes, bright: str, accent: str) -> Iterator[str]:
    for at in range(3 + seed[4] % 4):
        y, lift, fill = 80 + at * 30, 20 + seed[5 + at] % 40, accent if at == 0 else bright
        yield f'<path d="M0 {y} q 80 {-lift} 160 0 t 160 0 V 260 H 0 Z" fill="{fill}" fill-opacity="0.55"/>'


def _die(seed: bytes, bright: str, accent: str) -> Iterator[str]:
    yield f'<rect x="90" y="60" width="140" height="140" rx="26" fill="{bright}" '
    yield f'transform="rotate({seed[5] % 40 - 20} {CENTRE} {MIDDLE})"/>'
    for at in range(1 + seed[6] % 6):
        yield f'<circle cx="{125 + at % 3 * 35}" cy="{95 + at // 3 * 70}" r="13" fill="{accent}"/>'


MOTIFS = (_reels, _cards, _rays, _gems, _waves, _die)
