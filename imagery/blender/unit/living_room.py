"""Furniture of living rooms: seats, tables, the wall with the television, plants."""
import math

from parts import seeded


def rug(p, item, m, room):
    RUGS[m.unit_type](p, item.width, item.depth, m)


def _striped(p, w, d, m):
    p.block((0, 0, 0.011), (w, d, 0.02), m.rug, 0.008)
    for k in range(-7, 8):
        p.block((k * w / 16, 0, 0.0215), (0.012, d - 0.22, 0.002), m.rug_line, 0)
    _edge(p, w, d, m, 0.08, 0.02)


def _edge(p, w, d, m, inset, width):
    for side in (-1, 1):
        p.block((0, side * (d / 2 - inset), 0.0217), (w - 2 * inset + width, width, 0.002), m.rug_line, 0)
        p.block((side * (w / 2 - inset), 0, 0.0219), (width, d - 2 * inset + width, 0.002), m.rug_line, 0)


def _round(p, w, d, m):
    """Two circles woven into one another."""
    r = min(w, d) / 2
    p.tube((0, 0, 0.011), r, 0.02, m.rug, segments=96)
    for share in (0.94, 0.62):
        p.tube((0, 0, 0.0212 + share * 0.0006), r * share, 0.001, m.rug_line, segments=96)
        p.tube((0, 0, 0.0222 + share * 0.0006), r * share - 0.022, 0.001, m.rug, segments=96)


def _woven(p, w, d, m):
    """Braids of jute across."""
    p.block((0, 0, 0.009), (w, d, 0.016), m.rug_line, 0.006)
    rows = int(d / 0.062)
    for k in range(rows):
        p.block((0, -d / 2 + d * (k + 0.5) / rows, 0.014), (w - 0.02, d / rows - 0.012, 0.018), m.rug, 0.008)


def _lattice(p, w, d, m):
    """Diamonds of thin lines."""
    p.block((0, 0, 0.012), (w, d, 0.022), m.rug, 0.01)
    step, slope, half, reach = 0.5, math.radians(58), w / 2 - 0.06, d / 2 - 0.06
    for way in (-1, 1):
        for k in range(-12, 13):
            # Along the line through (k × step, 0), as far as it runs on the rug.
            ends = [max(-reach, min(reach, (edge - k * step) * math.tan(slope) * way)) for edge in (-half, half)]
            low, high = sorted(ends)
            if high - low > 0.05:
                y = (low + high) / 2
                p.block((k * step + y / math.tan(slope) * way, y, 0.0232 + way * 0.0003), ((high - low) / math.sin(slope), 0.02, 0.002), m.rug_line, 0, spin=way * slope)
    _edge(p, w, d, m, 0.05, 0.028)


def _bordered(p, w, d, m):
    """A light field in a broad border."""
    p.block((0, 0, 0.011), (w, d, 0.02), m.rug, 0.008)
    p.block((0, 0, 0.0125), (w - 0.6, d - 0.6, 0.02), m.rug_line, 0.004)
    p.block((0, 0, 0.0135), (w - 0.78, d - 0.78, 0.02), m.rug, 0.004)
    p.block((0, 0, 0.0145), (w - 0.86, d - 0.86, 0.02), m.rug_line, 0.004)


def sofa(p, item, m, room):
    w, d, luck = item.width, item.depth, seeded(item)
    SOFAS[m.unit_type](p, w, d, m, luck)
    if room.is_dollhouse:
        return
    if room.is_against_wall(item):
        if m.back:
            p.block((0, d / 2 + 0.003, room.ceiling / 2), (w + 0.7, 0.008, room.ceiling - 0.01), m.back, 0)
        _pictures(p, item, m)
    LAMPS[m.unit_type](p, w, d, m, room.ceiling)


def _loose(p, w, d, m, luck):
    """Low plinth, loose seat and back cushions of down, thin arms, a folded throw."""
    p.block((0, 0.02, 0.17), (w - 0.04, d - 0.08, 0.16), m.sofa, 0.03)
    p.block((0, d / 2 - 0.1, 0.42), (w - 0.06, 0.18, 0.5), m.sofa, 0.07, segments=4)
    for side in (-1, 1):
        p.block((side * (w / 2 - 0.085), 0, 0.34), (0.17, d - 0.02, 0.42), m.sofa, 0.06, segments=4)
        _feet(p, side * (w / 2 - 0.14), d, m.black, 0.09)
    for x, width in _seats(w, 0.36):
        p.puff((x, -0.1, 0.345), (width + 0.012, d - 0.24, 0.23), m.sofa, 0.16, 0.42, crease=0.003)
        p.puff((x, d / 2 - 0.26, 0.63), (width - 0.02, 0.5, 0.24), m.sofa, 0.22, 0.55, tilt=math.radians(74), crease=0.004)
    _cushions(p, d, ((-w * 0.36, m.accent2, 0.48), (-w * 0.24, m.linen, 0.44), (w * 0.35, m.accent, 0.48)), luck)
    _throw(p, w * 0.14, d, m)


def _framed(p, w, d, m, luck):
    """A frame of oak on tapered legs, flat cushions, arms of wood."""
    p.block((0, 0, 0.25), (w, d - 0.06, 0.05), m.oak, 0.012)
    p.block((0, d / 2 - 0.06, 0.47), (w - 0.04, 0.04, 0.4), m.oak, 0.014)
    for side in (-1, 1):
        x = side * (w / 2 - 0.035)
        p.block((x, -0.02, 0.56), (0.07, d - 0.08, 0.035), m.oak, 0.014)
        for y in (-d / 2 + 0.09, d / 2 - 0.12):
            p.tube((x, y, 0.28), 0.016, 0.56, m.oak, 0.026, 20)
    for x, width in _seats(w, 0.2):
        p.puff((x, -0.05, 0.355), (width - 0.004, d - 0.2, 0.17), m.sofa, 0.1, 0.26)
        p.puff((x, d / 2 - 0.19, 0.62), (width - 0.03, 0.46, 0.17), m.sofa, 0.14, 0.4, tilt=math.radians(76), crease=0.003)
    _cushions(p, d, ((-w * 0.33, m.accent, 0.42), (w * 0.34, m.accent2, 0.46)), luck)


def _rounded(p, w, d, m, luck):
    """One soft bean: a seat without joints and a back that closes around it."""
    p.tube((0, 0, 0.05), d * 0.34, 0.1, m.walnut, segments=48)
    for side in (-1, 1):
        p.tube((side * w * 0.3, 0, 0.05), d * 0.3, 0.1, m.walnut, segments=48)
        p.puff((side * (w / 2 - 0.17), 0.0, 0.42), (0.36, d - 0.04, 0.52), m.sofa, 0.62, 0.5)
    p.puff((0, -0.02, 0.28), (w - 0.06, d, 0.38), m.sofa, 0.42, 0.34)
    p.puff((0, d / 2 - 0.19, 0.5), (w - 0.02, 0.4, 0.68), m.sofa, 0.55, 0.46)
    p.puff((-w * 0.06, -0.12, 0.47), (w * 0.52, d - 0.36, 0.12), m.sofa, 0.3, 0.5)
    _cushions(p, d, ((-w * 0.28, m.accent, 0.46), (-w * 0.12, m.accent2, 0.4)), luck)
    p.ball((w * 0.27, d / 2 - 0.42, 0.6), 0.15, m.linen)


def _modular(p, w, d, m, luck):
    """Deep square blocks close to the floor, one end without an arm."""
    p.block((0, 0.02, 0.05), (w - 0.16, d - 0.16, 0.1), m.black, 0.004)
    p.block((0, 0, 0.2), (w, d, 0.2), m.sofa, 0.03, segments=4)
    p.block((-w / 2 + 0.13, 0, 0.4), (0.26, d, 0.3), m.sofa, 0.05, segments=4)
    for x, width in _seats(w, 0.28, 0.13):
        p.puff((x, -0.1, 0.385), (width - 0.006, d - 0.22, 0.2), m.sofa, 0.08, 0.26)
        p.puff((x, d / 2 - 0.17, 0.58), (width - 0.03, 0.3, 0.42), m.sofa, 0.14, 0.34)
    _cushions(p, d, ((-w * 0.3, m.accent, 0.44), (w * 0.3, m.accent2, 0.5), (w * 0.17, m.linen, 0.4)), luck)
    _throw(p, w * 0.36, d, m, 0.488)


def _plinth(p, w, d, m, luck):
    """Cushions on a long board of walnut, which goes on as a side table."""
    p.block((0, 0, 0.2), (w, d - 0.04, 0.07), m.walnut, 0.014)
    p.block((0, 0.03, 0.085), (w - 0.3, d - 0.3, 0.16), m.black, 0.006)
    table, seat = 0.42, w - 0.42
    for x, width in _seats(seat, 0.06, -table / 2):
        p.puff((x, -0.04, 0.345), (width - 0.004, d - 0.12, 0.25), m.sofa, 0.1, 0.28)
        p.puff((x, d / 2 - 0.22, 0.67), (width - 0.02, 0.52, 0.24), m.sofa, 0.18, 0.48, tilt=math.radians(75), crease=0.004)
    p.puff((-w / 2 + 0.13, 0, 0.5), (0.24, d - 0.12, 0.34), m.sofa, 0.2, 0.4)
    x = w / 2 - table / 2
    p.block((x, -0.16, 0.252), (0.26, 0.34, 0.03), m.book, 0.003)
    _cushions(p, d, ((-w * 0.36, m.accent2, 0.5), (-w * 0.26, m.accent, 0.44), (w * 0.24, m.accent2, 0.48)), luck)
    _throw(p, -w * 0.04, d, m, 0.475)


def _seats(w, arms, shift=0.0):
    """@returns [(middle, width)] of two or three seats between the arms"""
    count = 3 if w > 2.35 else 2
    width = (w - arms) / count
    return [(shift - (w - arms) / 2 + width * (i + 0.5), width) for i in range(count)]


def _feet(p, x, d, what, height):
    for front in (-1, 1):
        p.tube((x, front * (d / 2 - 0.14), height / 2), 0.018, height, what, 0.024, 16)


def _cushions(p, d, pieces, luck):
    for x, cover, size in pieces:
        p.puff((x, d / 2 - 0.4, 0.64), (size, size, 0.17), cover, 0.2, 0.95, tilt=math.radians(66), spin=luck.uniform(-0.16, 0.16))


def _throw(p, x, d, m, top=0.466):
    p.block((x, -0.12, top), (0.46, d - 0.3, 0.02), m.throw, 0.01)
    p.block((x, -d / 2 + 0.015, top - 0.136), (0.46, 0.018, 0.27), m.throw, 0.008)


def _no_lamp(p, w, d, m, ceiling):
    """Its living room is lit from the ceiling; at dusk it has a lamp of its own (dusk.py)."""


def _tripod(p, w, d, m, ceiling):
    x, y = w / 2 + 0.3, d / 2 - 0.3
    for k in range(3):
        a = k * 2.094 + 0.5
        p.tube((x + math.cos(a) * 0.13, y + math.sin(a) * 0.13, 0.62), 0.013, 1.26, m.oak, 0.011, 14).rotation_euler = (
            -math.sin(p.turn + a) * -0.2, -math.cos(p.turn + a) * 0.2, 0)
    p.tube((x, y, 1.4), 0.23, 0.3, m.shade, 0.17, 48)


def _lantern(p, w, d, m, ceiling):
    """A ball of paper on a low stand."""
    x, y = w / 2 + 0.3, 0.02
    for k in range(3):
        a = k * 2.094
        p.tube((x + math.cos(a) * 0.1, y + math.sin(a) * 0.1, 0.16), 0.008, 0.32, m.black, segments=12)
    p.ball((x, y, 0.54), 0.26, m.shade, (1, 1, 0.92))


def _arc(p, w, d, m, ceiling):
    """A bow of brass from behind the sofa over the table."""
    x, y = -w / 2 - 0.24, 0.1
    p.tube((x, y, 0.03), 0.16, 0.06, m.top, segments=48)
    p.tube((x, y, 0.75), 0.011, 1.4, m.brass, segments=16)
    steps, reach, rise = 16, 1.15, 0.62
    for k in range(steps):
        a, b = (math.pi / 2 * 1.25 * v / steps for v in (k, k + 1))
        (u0, z0), (u1, z1) = (((1 - math.cos(t)) * reach / 1.38, math.sin(t) * rise) for t in (a, b))
        length = math.hypot(u1 - u0, z1 - z0) + 0.012
        # Bends towards the room: away from the back of the sofa.
        p.tube((x, y - (u0 + u1) / 2, 1.42 + (z0 + z1) / 2), 0.011, length, m.brass, segments=12, tilt=math.atan2(u1 - u0, z1 - z0))
    end = math.pi / 2 * 1.25
    tip = (y - (1 - math.cos(end)) * reach / 1.38, 1.42 + math.sin(end) * rise)
    p.tube((x, tip[0], tip[1] - 0.08), 0.2, 0.18, m.brass, 0.07, 48)
    p.ball((x, tip[0], tip[1] - 0.15), 0.07, m.lamp)


def _on_the_board(p, w, d, m, ceiling):
    """A small lamp on the board of the sofa."""
    x, y = w / 2 - 0.2, d / 2 - 0.26
    p.ball((x, y, 0.36), 0.11, m.pot, (1, 1, 1.1))
    p.tube((x, y, 0.5), 0.012, 0.1, m.brass, segments=12)
    p.tube((x, y, 0.63), 0.19, 0.22, m.shade, 0.14, 48)


def _pictures(p, item, m):
    back = item.depth / 2 + (-0.018 if m.back else 0.03)
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


SOFAS = {"59A": _framed, "59B": _rounded, "84A": _loose, "84B": _modular, "101": _plinth}
RUGS = {"59A": _round, "59B": _woven, "84A": _striped, "84B": _lattice, "101": _bordered}
LAMPS = {"59A": _tripod, "59B": _lantern, "84A": _no_lamp, "84B": _arc, "101": _on_the_board}

PIECES = dict(rug=rug, sofa=sofa, armchair=armchair, coffee=coffee, console=console, plant=plant, chair=chair, stool=stool, table=table)
