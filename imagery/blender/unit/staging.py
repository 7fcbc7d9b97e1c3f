"""What matters only to a picture taken in the room: a bench and shoes in the entrance hall, tiles and towels in the bathroom."""
import math

from parts import Place
from wet_rooms import line_walls


def stage(unit, room, m):
    if room in _STAGED:
        _STAGED[room](unit, m)


def _entry(unit, m):
    """A bench against the wall at the far end from the door of the flat."""
    xs, ys = zip(*unit.polygon("entry"))
    item = next(item for item in unit.items if item.kind == "shoe")
    free = (min(xs) + 0.05, item.x - item.depth / 2)
    p = Place(sum(free) / 2, min(ys) + 0.075, math.pi)
    width = min(1.15, free[1] - free[0] - 0.1)
    p.block((0, -0.2, 0.42), (width, 0.36, 0.05), m.walnut, 0.01)
    for side in (-1, 1):
        p.block((side * (width / 2 - 0.03), -0.2, 0.2), (0.04, 0.34, 0.4), m.walnut, 0.008)
    p.puff((0.1, -0.2, 0.47), (width * 0.62, 0.33, 0.07), m.chair, 0.14, 0.4)
    p.block((0, -0.02, 1.5), (0.66, 0.03, 0.9), m.black, 0.004)
    p.block((0, -0.037, 1.5), (0.62, 0.006, 0.86), m.paper, 0)
    p.block((0, -0.042, 1.5), (0.42, 0.004, 0.62), m.canvas[0], 0)
    p.block((0, -0.03, unit.ceiling - 0.02), (width, 0.04, 0.012), m.strip, 0)
    p.tube((-width / 2 + 0.13, -0.2, 0.5), 0.055, 0.16, m.pot, 0.04)
    for k in range(9):
        p.leaf((-width / 2 + 0.13, -0.2, 0.58), 0.1 + 0.012 * (k % 4), 0.2 + 0.03 * (k % 3), 0.05, m.leaves[k % 3], k * 0.7)
    for side in (-1, 1):
        p.puff((0.1 + side * 0.075, -0.26, 0.05), (0.09, 0.26, 0.1), m.leather, 0.5, 0.5)


def _bath(unit, m):
    """Towels on the wall across from the tub, lamps in the ceiling."""
    line_walls(unit, "bath")
    xs, ys = zip(*unit.polygon("bath"))
    p = Place(max(xs) - 0.09, min(ys) + 0.5, math.radians(270))
    p.block((0, -0.05, 1.26), (0.62, 0.016, 0.016), m.metal, 0.006)
    for x, cloth, length in ((-0.14, m.linen, 0.62), (0.16, m.throw, 0.52)):
        p.block((x, -0.055, 1.275 - length / 2), (0.26, 0.045, length), cloth, 0.02)
    for x, y in ((0.28, 0.4), (0.72, 0.4), (0.72, 0.75)):
        at = Place(min(xs) + (max(xs) - min(xs)) * x, min(ys) + (max(ys) - min(ys)) * y)
        at.tube((0, 0, unit.ceiling - 0.003), 0.055, 0.008, m.trim, segments=32)
        at.tube((0, 0, unit.ceiling - 0.006), 0.04, 0.008, m.spot, segments=24)


_STAGED = {"entry": _entry, "bath": _bath}
