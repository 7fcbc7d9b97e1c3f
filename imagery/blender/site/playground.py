"""What children play on, each set in the frame of its soft ground: a tower with a slide, swings, a net, benches around."""
import math

import numpy as np

from common.materials import material
from common.mesh import Frame, MeshBuilder


def build_playgrounds(site, palette):
    looks = {name: material(f"play {name}", colour, 0.5) for name, colour in (("red", "#b8523c"), ("yellow", "#d3a13f"), ("teal", "#3f7d84"), ("white", "#e8e4da"))}
    for play in site.data["playgrounds"]:
        a = math.radians(play["facing"])
        frame = Frame(play["centre"], (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a)))
        mesh, long, wide = MeshBuilder(), *play["radii"]
        _rings(mesh, frame, looks, long, wide)
        _tower(mesh, frame, looks, palette, long * 0.3)
        _swings(mesh, frame, looks, palette, -long * 0.42, wide * 0.3)
        _net(mesh, frame, looks, palette, -long * 0.1, -wide * 0.45)
        for u in (-long * 0.6, 0.0, long * 0.6):
            v = wide + 1.2
            mesh.boxes([[u - 1.1, v - 0.25, 0.38, u + 1.1, v + 0.25, 0.46], [u - 0.9, v - 0.2, 0, u - 0.8, v + 0.2, 0.4], [u + 0.8, v - 0.2, 0, u + 0.9, v + 0.2, 0.4]], palette.timber, frame)
        mesh.build("playground pieces")


def _rings(mesh, frame, looks, long, wide):
    """Circles of other colours in the soft ground."""
    for u, v, r, what, z in ((-long * 0.45, wide * 0.2, 2.6, "yellow", 0.128), (long * 0.4, -wide * 0.2, 3.0, "teal", 0.13)):
        t = np.linspace(0, 2 * math.pi, 25)
        quads = [[[u, v, z], [u + r * math.cos(p), v + r * math.sin(p), z], [u + r * math.cos((p + q) / 2), v + r * math.sin((p + q) / 2), z], [u + r * math.cos(q), v + r * math.sin(q), z]] for p, q in zip(t, t[1:])]
        mesh.quads(quads, looks[what], frame)


def _bar(mesh, frame, a, b, thick, what):
    """A square bar from one point to another."""
    a, b = np.array(a, float), np.array(b, float)
    along = (b - a) / np.linalg.norm(b - a)
    side = np.cross(along, (0, 0, 1) if abs(along[2]) < 0.9 else (1, 0, 0))
    side /= np.linalg.norm(side)
    up = np.cross(side, along)
    corners = [side * s * thick + up * t * thick for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    mesh.quads([[a + p, a + q, b + q, b + p] for p, q in zip(corners, [*corners[1:], corners[0]])], what, frame)


def _tower(mesh, frame, looks, palette, u):
    """Two decks under roofs, a bridge between them, a slide down to the west."""
    for at, deck, roof in ((u, 1.6, "red"), (u + 3.4, 1.2, "teal")):
        for x in (-0.8, 0.8):
            for y in (-0.8, 0.8):
                mesh.boxes([[at + x - 0.06, y - 0.06, 0, at + x + 0.06, y + 0.06, deck + 1.9]], palette.timber, frame)
        mesh.boxes([[at - 0.9, -0.9, deck - 0.1, at + 0.9, 0.9, deck], [at - 0.9, -0.9, deck + 0.75, at + 0.9, -0.82, deck + 0.83], [at - 0.9, 0.82, deck + 0.75, at + 0.9, 0.9, deck + 0.83]], palette.timber, frame)
        mesh.boxes([[at - 0.85, -0.88, deck + 0.1, at + 0.85, -0.84, deck + 0.7]], looks["yellow"], frame)
        top, edge = deck + 3.0, deck + 1.9
        corners = [(at - 1.15, -1.15, edge), (at + 1.15, -1.15, edge), (at + 1.15, 1.15, edge), (at - 1.15, 1.15, edge)]
        mesh.quads([[p, q, (at, 0, top), (at, 0, top)] for p, q in zip(corners, [*corners[1:], corners[0]])], looks[roof], frame)
    mesh.boxes([[u + 0.9, -0.45, 1.25, u + 2.5, 0.45, 1.33]], palette.timber, frame)
    for side in (-0.45, 0.45):
        _bar(mesh, frame, (u + 0.9, side, 2.1), (u + 2.5, side, 1.9), 0.03, looks["white"])
    # The slide: a chute that flattens out.
    run = [(u - 0.9, 1.62), (u - 1.5, 1.35), (u - 3.0, 0.55), (u - 3.7, 0.32), (u - 4.4, 0.3)]
    for (x0, z0), (x1, z1) in zip(run, run[1:]):
        mesh.quads([[(x0, -0.35, z0), (x0, 0.35, z0), (x1, 0.35, z1), (x1, -0.35, z1)]], looks["yellow"], frame)
        for side in (-0.37, 0.37):
            _bar(mesh, frame, (x0, side, z0 + 0.1), (x1, side, z1 + 0.1), 0.05, looks["yellow"])
    for k in range(6):
        _bar(mesh, frame, (u + 4.5 + 0.16 * (5 - k), -0.4, 0.2 * k + 0.15), (u + 4.5 + 0.16 * (5 - k), 0.4, 0.2 * k + 0.15), 0.03, looks["white"])


def _swings(mesh, frame, looks, palette, u, v):
    for end in (-1.9, 1.9):
        for foot in (-0.8, 0.8):
            _bar(mesh, frame, (u + end, v + foot, 0), (u + end, v, 2.4), 0.05, looks["teal"])
    _bar(mesh, frame, (u - 1.95, v, 2.4), (u + 1.95, v, 2.4), 0.05, looks["teal"])
    for x, sway in ((-0.85, 0.35), (0.85, -0.15)):
        for side in (-0.22, 0.22):
            _bar(mesh, frame, (u + x + side, v, 2.38), (u + x + side, v + sway, 0.5), 0.012, palette.frame)
        mesh.boxes([[u + x - 0.25, v + sway - 0.1, 0.46, u + x + 0.25, v + sway + 0.1, 0.5]], palette.frame, frame)


def _net(mesh, frame, looks, palette, u, v):
    """A pyramid of ropes."""
    corners = [(u + 1.7 * math.cos(k * math.pi / 3), v + 1.7 * math.sin(k * math.pi / 3), 0.1) for k in range(6)]
    _bar(mesh, frame, (u, v, 0), (u, v, 2.9), 0.05, looks["red"])
    for p, q in zip(corners, [*corners[1:], corners[0]]):
        _bar(mesh, frame, p, (u, v, 2.8), 0.018, looks["red"])
        for share in (0.2, 0.45, 0.7):
            ring = [tuple(np.array(corner) * (1 - share) + np.array((u, v, 2.8)) * share) for corner in (p, q)]
            _bar(mesh, frame, *ring, 0.015, looks["red"])
