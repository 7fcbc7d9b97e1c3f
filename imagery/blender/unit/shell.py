"""Floors, walls with their openings, and the ceiling with its lit tray."""
import math

import numpy as np
from common.mesh import Frame, MeshBuilder, slab

#: height at which the dollhouse is cut, and how far each wall differs from the next: equal faces in one plane turn black
CUT_M, STEP_M = 1.45, 0.0006


def build_shell(unit, palette, is_dollhouse):
    for room_id, room in unit.rooms.items():
        slab(f"floor {room_id}", unit.polygon(room_id), 0.0, 0.12, palette.floors[room["floor"]])
    height = CUT_M if is_dollhouse else unit.ceiling
    mesh = MeshBuilder()
    for wall in unit.walls:
        _wall(mesh, unit, wall, palette, height, is_dollhouse)
    mesh.build("walls")
    if not is_dollhouse:
        _ceiling(unit, palette)


def _corners(unit, wall):
    """Outer walls extend to the corner where the outline turns left, and end before it where it turns right."""
    if not wall.is_exterior:
        return wall.thickness / 2, wall.thickness / 2
    cross = lambda a, b: a[0] * b[1] - a[1] * b[0]
    outer = [w for w in unit.walls if w.is_exterior]
    before = next(w for w in outer if math.dist(w.end, wall.start) < 1e-6)
    after = next(w for w in outer if math.dist(w.start, wall.end) < 1e-6)
    return (wall.thickness if cross(before.along, wall.along) > 0 else 0.0, wall.thickness if cross(wall.along, after.along) > 0 else 0.0)


def _wall(mesh, unit, wall, palette, height, is_dollhouse):
    step = STEP_M * (wall.index + 1)
    top = height - step * (0.5 if is_dollhouse else 0)
    low, high = wall.reach
    low, high = low + step, high - (0 if wall.is_exterior else step)
    frame = Frame(wall.start, wall.along, wall.left)
    first, last = _corners(unit, wall)
    edges = [-first + step, *(v for o in wall.openings for v in (o.start, o.end)), wall.length + last - step]
    for start, end in zip(edges[::2], edges[1::2]):
        if end - start < 0.002:
            continue
        mesh.boxes([[start, low, 0, end, high, top]], palette.wall, frame)
        if is_dollhouse:
            mesh.boxes([[start, low, top, end, high, top + 0.012]], palette.cut, frame)
        else:
            _skirting(mesh, wall, start, end, low, high, palette, frame)
    for opening in wall.openings:
        if opening.sill:
            mesh.boxes([[opening.start, low, 0, opening.end, high, min(opening.sill, top)]], palette.wall, frame)
        if opening.head < top:
            mesh.boxes([[opening.start, low, opening.head, opening.end, high, top]], palette.wall, frame)
        _OPENINGS[opening.kind](mesh, wall, opening, palette, frame, min(opening.head, top), is_dollhouse)


def _skirting(mesh, wall, start, end, low, high, palette, frame):
    if end - start > 0.05:
        sides = [(high, high + 0.012)] + ([] if wall.is_exterior else [(low - 0.012, low)])
        mesh.boxes([[max(start, 0), a, 0, min(end, wall.length), b, 0.07] for a, b in sides], palette.trim, frame)


def _window(mesh, wall, o, palette, frame, head, is_dollhouse):
    middle, bar = sum(wall.reach) / 2, 0.055
    a, b = middle - 0.06, middle + 0.06
    pane_width = (o.end - o.start) / o.panes
    bars = [[o.start, a, o.sill, o.end, b, o.sill + bar], [o.start, a, head - bar, o.end, b, head],
            [o.start, a, o.sill, o.start + bar, b, head], [o.end - bar, a, o.sill, o.end, b, head]]
    bars += [[o.start + i * pane_width - 0.032, a + 0.02, o.sill, o.start + i * pane_width + 0.032, b - 0.02, head] for i in range(1, o.panes)]
    mesh.boxes(bars, palette.black, frame)
    mesh.quads(np.array([[[o.start, middle, o.sill], [o.end, middle, o.sill], [o.end, middle, head], [o.start, middle, head]]]), palette.pane, frame)
    if not is_dollhouse and o.sill > 0.2:
        mesh.boxes([[o.start - 0.02, -0.005, o.sill, o.end + 0.02, 0.03, o.sill + 0.025]], palette.top, frame)


def _door(mesh, wall, o, palette, frame, head, is_dollhouse):
    low, high = wall.reach
    leaf = palette.oak if o.kind == "door" else palette.cabinet_deep
    if is_dollhouse:
        return _open_leaf(mesh, wall, o, leaf, head)
    mesh.boxes([[o.start + 0.02, -0.02, 0.005, o.end - 0.02, 0.02, head - 0.01]], leaf, frame)
    a, b = low - 0.02, high + 0.02
    mesh.boxes([[o.start - 0.05, a, 0, o.start + 0.018, b, head + 0.05], [o.end - 0.018, a, 0, o.end + 0.05, b, head + 0.05],
                [o.start + 0.018, a + 0.001, head - 0.012, o.end - 0.018, b - 0.001, head + 0.049]], palette.trim, frame)
    grip = o.end - 0.11 if o.hinge == "from" else o.start + 0.11
    mesh.boxes([[grip - 0.06, -0.075, 1.0, grip + 0.06, 0.075, 1.022]], palette.black, frame)


def _open_leaf(mesh, wall, o, leaf, head):
    hinge, direction = (o.start, 1) if o.hinge == "from" else (o.end, -1)
    angle = math.radians(74)
    along, off = math.cos(angle) * direction, math.sin(angle) * o.swing
    leaf_along = tuple(t * along + n * off for t, n in zip(wall.along, wall.left))
    foot = wall.point(hinge, wall.reach[0] if wall.is_exterior and o.swing < 0 else 0)
    mesh.boxes([[0, -0.02, 0.01, o.end - o.start, 0.02, head - 0.03]], leaf, Frame(foot, leaf_along, (-leaf_along[1], leaf_along[0])))


def _slide(mesh, wall, o, palette, frame, head, is_dollhouse):
    middle = (o.start + o.end) / 2
    for start, end, off in ((o.start, middle + 0.05, 0.02), (middle - 0.05, o.end, -0.02)):
        mesh.boxes([[start, off - 0.006, 0.03, end, off + 0.006, head - 0.03]], palette.frosted, frame)
        mesh.boxes([[start, off - 0.016, 0, start + 0.03, off + 0.016, head], [end - 0.03, off - 0.016, 0, end, off + 0.016, head],
                    [start, off - 0.0155, head - 0.04, end, off + 0.0155, head - 0.001], [start, off - 0.0155, 0.001, end, off + 0.0155, 0.05]], palette.black, frame)


def _bare(mesh, wall, o, palette, frame, head, is_dollhouse):
    if is_dollhouse:
        return
    low, high = wall.reach
    a, b = low - 0.012, high + 0.012
    mesh.boxes([[o.start - 0.012, a, 0, o.start + 0.012, b, head], [o.end - 0.012, a, 0, o.end + 0.012, b, head],
                [o.start, a + 0.001, head - 0.012, o.end, b - 0.001, head + 0.012]], palette.oak, frame)


_OPENINGS = {"window": _window, "door": _door, "entry": _door, "slide": _slide, "opening": _bare}


def _ceiling(unit, palette):
    x0, y0, x1, y1 = unit.bounds()
    x0, y0, x1, y1 = x0 - 0.15, y0 - 0.15, x1 + 0.15, y1 + 0.15
    a, b, c, d = unit.tray
    z, up = unit.ceiling, unit.tray_rise
    mesh = MeshBuilder()
    mesh.boxes([[x0, y0, z, a, y1, z + 0.1], [c, y0, z, x1, y1, z + 0.1], [a, y0, z, c, b, z + 0.1], [a, d, z, c, y1, z + 0.1],
                [a - 0.25, b - 0.25, z + up + 0.01, c + 0.25, d + 0.25, z + up + 0.05]], palette.ceiling)
    mesh.boxes([[a - 0.22, b - 0.22, z + 0.101, a - 0.2, d + 0.22, z + up + 0.01], [c + 0.2, b - 0.22, z + 0.101, c + 0.22, d + 0.22, z + up + 0.01],
                [a - 0.2, b - 0.22, z + 0.101, c + 0.2, b - 0.2, z + up + 0.01], [a - 0.2, d + 0.2, z + 0.101, c + 0.2, d + 0.22, z + up + 0.01]], palette.ceiling)
    mesh.boxes([[a - 0.13, b, z + 0.102, a - 0.1, d, z + 0.114], [c + 0.1, b, z + 0.102, c + 0.13, d, z + 0.114],
                [a, b - 0.13, z + 0.102, c, b - 0.1, z + 0.114], [a, d + 0.1, z + 0.102, c, d + 0.13, z + 0.114]], palette.cove)
    mesh.build("ceiling")
