"""Furniture of living rooms: seats, tables, the wall with the television, plants."""
import math

from parts import seeded


def rug(p, item, m, room):
    w, d = item.width, item.depth
    p.block((0, 0, 0.011), (w, d, 0.02), m.rug, 0.008)
    for k in range(-7, 8):
        p.block((k * w / 16, 0, 0.0215), (0.012, d - 0.22, 0.002), m.rug_line, 0)
    for side in (-1, 1):
        p.block((0, side * (d / 2 - 0.08), 0.0217), (w - 0.14, 0.02, 0.002), m.rug_line, 0)
        p.block((side * (w / 2 - 0.08), 0, 0.0219), (0.02, d - 0.14, 0.002), m.rug_line, 0)


def sofa(p, item, m, room):
    """Low plinth, loose seat and back cushions of down, thin arms, a folded throw."""
    w, d, luck = item.width, item.depth, seeded(item)
    p.block((0, 0.02, 0.17), (w - 0.04, d - 0.08, 0.16), m.sofa, 0.03)
    p.block((0, d / 2 - 0.1, 0.42), (w - 0.06, 0.18, 0.5), m.sofa, 0.07, segments=4)
    for side in (-1, 1):
        p.block((side * (w / 2 - 0.085), 0, 0.34), (0.17, d - 0.02, 0.42), m.sofa, 0.06, segments=4)
        for front in (-1, 1):
            p.tube((side * (w / 2 - 0.14), front * (d / 2 - 0.14), 0.045), 0.018, 0.09, m.black, 0.024, 16)
    seats = 3 if w > 2.35 else 2
    width = (w - 0.36) / seats
    for i in range(seats):
        x = -w / 2 + 0.18 + width * (i + 0.5)
        p.puff((x, -0.1, 0.345), (width + 0.012, d - 0.24, 0.23), m.sofa, 0.16, 0.42, crease=0.003)
        p.puff((x, d / 2 - 0.26, 0.63), (width - 0.02, 0.5, 0.24), m.sofa, 0.22, 0.55, tilt=math.radians(74), crease=0.004)
    for x, cover, size in ((-w * 0.36, m.accent2, 0.48), (-w * 0.24, m.linen, 0.44), (w * 0.35, m.accent, 0.48)):
        p.puff((x, d / 2 - 0.4, 0.64), (size, size, 0.17), cover, 0.2, 0.95, tilt=math.radians(66), spin=luck.uniform(-0.16, 0.16))
    p.block((w * 0.14, -0.12, 0.466), (0.46, d - 0.3, 0.02), m.throw, 0.01)
    p.block((w * 0.14, -d / 2 + 0.015, 0.33), (0.46, 0.018, 0.27), m.throw, 0.008)
    if room.is_against_wall(item) and not room.is_dollhouse:
        _pictures(p, item, m)


def _pictures(p, item, m):
    back = item.depth / 2 + 0.03
    for x, width, canvas in ((-0.52, 0.78, m.canvas[0]), (0.5, 0.78, m.canvas[1])):
        p.block((x, back, 1.52), (width, 0.03, 1.0), m.black, 0.004)
        p.block((x, back - 0.017, 1.52), (width - 0.05, 0.006, 0.95), m.paper, 0)
        p.block((x, back - 0.021, 1.52), (width - 0.26, 0.004, 0.7), canvas, 0)


def armchair(p, item, m, room):
    w, d = item.width, item.depth
    p.puff((0, -0.03, 0.36), (w - 0.1, d - 0.12, 0.26), m.chair, 0.5, 0.4)
    p.puff((0, d / 2 - 0.13, 0.58), (w - 0.02, 0.6, 0.22), m.chair, 0.55, 0.6, tilt=math.radians(78))
    for side in (-1, 1):
        p.puff((side * (w / 2 - 0.08), 0.02, 0.46), (0.17, d - 0.16, 0.36), m.chair, 0.5, 0.5)
        for front in (-1, 1):
            p.tube((side * (w / 2 - 0.17), front * (d / 2 - 0.17), 0.13), 0.012, 0.26, m.walnut, 0.02, 16)
    p.puff((0, 0.08, 0.57), (0.44, 0.44, 0.15), m.accent, 0.2, 0.95, tilt=math.radians(62))


def coffee(p, item, m, room):
    """Two tables that overlap, a stone one and a lower wooden one, with small objects on them."""
    w, d, luck = item.width, item.depth, seeded(item)
    p.block((0, 0, 0.35), (w, d, 0.03), m.top, 0.014)
    p.block((0, 0, 0.17), (w * 0.55, d * 0.62, 0.33), m.walnut, 0.02)
    p.block((0.02, d * 0.2, 0.383), (0.3, 0.23, 0.03), m.book, 0.003)
    p.block((0.03, d * 0.2, 0.409), (0.26, 0.2, 0.022), m.paper, 0.003)
    p.tube((-0.02, -d * 0.26, 0.44), 0.05, 0.15, m.pot, 0.035)
    for k in range(9):
        p.leaf((-0.02, -d * 0.26, 0.5), luck.uniform(0.1, 0.2), luck.uniform(0.14, 0.26), 0.055, m.leaves[k % 3], k * 0.7)
    p.tube((-w * 0.22, d * 0.02, 0.373), 0.11, 0.016, m.brass, segments=40)
    p.tube((-w * 0.22, d * 0.02, 0.415), 0.035, 0.07, m.linen, 0.035)


def console(p, item, m, room):
    w, d = item.width, item.depth
    p.block((0, 0.01, 0.25), (w, d, 0.24), m.walnut, 0.01)
    doors = max(2, round(w / 0.65))
    for k in range(doors):
        p.block((-w / 2 + w * (k + 0.5) / doors, -d / 2 - 0.001, 0.25), (w / doors - 0.012, 0.014, 0.216), m.walnut, 0.004)
    if room.is_living(item) and not room.is_dollhouse:
        _art_wall(p, item, m, room)
    screen = min(1.68, w * 0.7)
    p.block((0, d / 2 - 0.03, 1.12), (screen, 0.04, screen * 0.575), m.black, 0.008)
    p.block((0, d / 2 - 0.053, 1.12), (screen - 0.03, 0.008, screen * 0.575 - 0.03), m.screen, 0)
    p.tube((-w * 0.4, 0, 0.46), 0.06, 0.19, m.pot, 0.04)
    p.block((w * 0.36, 0, 0.385), (0.28, 0.2, 0.034), m.book, 0.003)
    p.ball((w * 0.36, 0, 0.43), 0.045, m.brass)


def _art_wall(p, item, m, room):
    """Large stone slabs with a slatted end and a line of light behind the console."""
    d, height = item.depth, room.ceiling - 0.012
    slab = 1.19
    for k in range(3):
        p.block(((k - 1) * (slab + 0.004), d / 2 + 0.004, height / 2), (slab, 0.02, height), m.art_wall, 0.003)
    for side in (-1, 1):
        for k in range(7):
            p.block((side * (1.5 * (slab + 0.004) + 0.03 + k * 0.043), d / 2 + 0.004, height / 2), (0.022, 0.03, height), m.walnut_tall, 0.003)
    p.block((0, d / 2 - 0.012, 0.385), (item.width, 0.018, 0.012), m.strip, 0)


def plant(p, item, m, room):
    luck, size = seeded(item), item.width
    p.tube((0, 0, 0.18), size * 0.3, 0.36, m.pot, size * 0.4)
    p.tube((0, 0, 0.355), size * 0.37, 0.01, m.walnut, size * 0.37)
    for k in range(26):
        reach, rise = luck.uniform(0.12, 0.42) * size / 0.45, luck.uniform(0.45, 1.05)
        p.leaf((0, 0, 0.34), reach, rise, luck.uniform(0.08, 0.13), m.leaves[k % 3], luck.uniform(0, 6.28))


def chair(p, item, m, room):
    w, d = 0.44, 0.44
    if item.room in ("kitchen", "living"):
        p.puff((0, -0.02, 0.45), (w, d, 0.09), m.chair, 0.4, 0.4)
        p.puff((0, d / 2 - 0.05, 0.66), (w - 0.02, 0.34, 0.08), m.chair, 0.45, 0.6, tilt=math.radians(82))
        for side in (-1, 1):
            for front in (-1, 1):
                p.tube((side * 0.16, front * 0.16 - 0.02, 0.21), 0.011, 0.42, m.walnut, 0.016, 14)
            p.tube((side * 0.16, d / 2 - 0.045, 0.55), 0.011, 0.28, m.walnut, 0.011, 14)
    else:
        p.puff((0, 0, 0.45), (w, d, 0.1), m.chair, 0.4, 0.4)
        p.puff((0, d / 2 - 0.04, 0.72), (w - 0.04, 0.42, 0.07), m.chair, 0.4, 0.6, tilt=math.radians(84))
        p.tube((0, 0, 0.24), 0.025, 0.36, m.black, segments=16)
        for k in range(5):
            p.block((math.sin(k * 1.257) * 0.12, math.cos(k * 1.257) * 0.12, 0.05), (0.03, 0.25, 0.025), m.black, 0.008, spin=-k * 1.257)


def stool(p, item, m, room):
    if item.room != "kitchen":
        p.puff((0, 0, 0.4), (0.38, 0.38, 0.14), m.chair, 0.9, 0.35)
        p.tube((0, 0, 0.17), 0.15, 0.33, m.walnut, 0.15)
        return
    p.puff((0, 0, 0.66), (0.4, 0.38, 0.1), m.leather, 0.6, 0.35)
    p.puff((0, 0.165, 0.8), (0.38, 0.2, 0.05), m.leather, 0.5, 0.5, tilt=math.radians(84))
    for k in range(4):
        a = 0.785 + k * math.pi / 2
        p.tube((math.cos(a) * 0.15, math.sin(a) * 0.15, 0.31), 0.011, 0.62, m.black, segments=12)
    p.tube((0, 0, 0.22), 0.16, 0.012, m.brass, segments=32)


def table(p, item, m, room):
    """Set for an evening: plates, a bowl, branches in a vase."""
    w, d, luck = item.width, item.depth, seeded(item)
    p.block((0, 0, 0.735), (w, d, 0.032), m.walnut, 0.014)
    for side in (-1, 1):
        p.block((side * (w / 2 - 0.22), 0, 0.36), (0.07, d * 0.62, 0.72), m.walnut, 0.02)
    p.block((0, 0, 0.69), (w * 0.7, 0.06, 0.05), m.walnut, 0.008)
    for x in (-w * 0.25, w * 0.25):
        for y in (-d * 0.29, d * 0.29):
            p.tube((x, y, 0.757), 0.13, 0.012, m.enamel, 0.15, 40)
            p.tube((x, y, 0.768), 0.075, 0.02, m.pot, 0.1, 32)
    p.tube((0, 0, 0.83), 0.055, 0.16, m.pot, 0.035)
    for k in range(12):
        p.leaf((0, 0, 0.9), luck.uniform(0.08, 0.24), luck.uniform(0.16, 0.42), 0.05, m.leaves[k % 3], k * 0.55)


PIECES = dict(rug=rug, sofa=sofa, armchair=armchair, coffee=coffee, console=console, plant=plant, chair=chair, stool=stool, table=table)
