"""Beds, desks and wardrobes."""
import math

from parts import seeded


def bed(p, item, m, room):
    w, d, luck = item.width, item.depth, seeded(item)
    is_double = w > 1.3
    _headboard(p, item, m, room, is_double)
    p.block((0, -0.02, 0.14), (w - 0.06, d - 0.1, 0.18), m.walnut if is_double else m.oak, 0.02)
    p.puff((0, -0.03, 0.35), (w, d - 0.1, 0.28), m.linen, 0.1, 0.3)
    p.puff((0, -d * 0.12, 0.44), (w + 0.1, d * 0.78, 0.2), m.duvet, 0.12, 0.34, crease=0.012)
    p.puff((0, d * 0.235, 0.515), (w + 0.06, 0.26, 0.09), m.linen, 0.14, 0.5)
    p.puff((0, -d * 0.31, 0.475), (w + 0.14, 0.56, 0.17), m.throw, 0.12, 0.36, crease=0.006)
    for x in (-w * 0.24, w * 0.24) if is_double else (0,):
        width = w * 0.43 if is_double else w * 0.66
        p.puff((x, d / 2 - 0.2, 0.66), (width, 0.48, 0.2), m.linen, 0.24, 0.8, tilt=math.radians(58))
        p.puff((x, d / 2 - 0.36, 0.6), (width, 0.46, 0.19), m.duvet, 0.24, 0.85, tilt=math.radians(44), spin=luck.uniform(-0.05, 0.05))
    p.puff((0, d / 2 - 0.54, 0.6), (0.54, 0.3, 0.16), m.accent2, 0.24, 0.9, tilt=math.radians(46))


def _headboard(p, item, m, room, is_double):
    w, d = item.width, item.depth
    if not is_double:
        p.block((0, d / 2 - 0.03, 0.48), (w, 0.05, 0.94), m.oak, 0.02)
        return
    count = 4
    wide = w + 0.9 if room.is_against_wall(item) and not room.is_dollhouse else w + 0.06
    for k in range(count):
        p.block((-wide / 2 + wide * (k + 0.5) / count, d / 2 - 0.035, 0.62), (wide / count - 0.006, 0.07, 0.98), m.sofa, 0.03, segments=4)
    if room.is_dollhouse:
        return
    for x in (-w / 2 - 0.22, w / 2 + 0.22):
        p.tube((x, d / 2 - 0.22, (room.ceiling + 1.32) / 2), 0.004, room.ceiling - 1.32, m.black, segments=8)
        p.tube((x, d / 2 - 0.22, 1.26), 0.05, 0.16, m.brass, 0.03)
        p.ball((x, d / 2 - 0.22, 1.17), 0.045, m.lamp)
    p.block((0, d / 2 - 0.012, 1.62), (0.95, 0.03, 0.62), m.black, 0.004)
    p.block((0, d / 2 - 0.03, 1.62), (0.89, 0.006, 0.56), m.canvas[0], 0)


def nightstand(p, item, m, room):
    w, d = item.width, item.depth
    p.block((0, 0, 0.25), (w, d, 0.42), m.walnut, 0.014)
    p.block((0, -d / 2 - 0.002, 0.25), (w - 0.03, 0.014, 0.17), m.walnut, 0.004)
    p.block((w * 0.1, -0.02, 0.475), (0.2, 0.14, 0.028), m.book, 0.003)
    if room.is_dollhouse:
        p.tube((-w * 0.2, 0.05, 0.5), 0.05, 0.1, m.brass, segments=20)
        p.ball((-w * 0.2, 0.05, 0.62), 0.09, m.lamp)


def desk(p, item, m, room):
    w, d = item.width, item.depth
    p.block((0, 0, 0.73), (w, d, 0.03), m.oak, 0.008)
    for side in (-1, 1):
        p.block((side * (w / 2 - 0.02), 0, 0.36), (0.03, d - 0.04, 0.71), m.oak, 0.006)
    p.block((0, d / 2 - 0.12, 1.0), (0.58, 0.022, 0.34), m.black, 0.006)
    p.block((0, d / 2 - 0.1, 0.79), (0.05, 0.03, 0.1), m.black, 0.004)
    p.block((0, 0.0, 0.752), (0.42, 0.13, 0.014), m.white, 0.005)
    p.block((w * 0.36, d * 0.14, 0.78), (0.18, 0.24, 0.07), m.book, 0.004)
    p.tube((-w * 0.38, d * 0.2, 0.8), 0.04, 0.11, m.pot)


def wardrobe(p, item, m, room):
    """Closed and up to the ceiling in bedrooms; open rails in a dressing room, visible in the dollhouse."""
    w, d = item.width, item.depth
    if item.room == "dress":
        return _rails(p, item, m, room)
    height = room.cut or room.ceiling
    p.block((0, 0.01, height / 2), (w, d - 0.02, height - 0.006), m.trim, 0.003)
    doors = max(2, round(w / 0.5))
    for k in range(doors):
        x = -w / 2 + w * (k + 0.5) / doors
        p.block((x, -d / 2 + 0.002, height / 2 + 0.03), (w / doors - 0.006, 0.02, height - 0.07), m.cabinet, 0.004)


def _rails(p, item, m, room):
    w, d, luck = item.width, item.depth, seeded(item)
    height = min(2.2, room.cut or 2.2)
    p.block((0, d / 2 - 0.01, height / 2), (w, 0.018, height), m.oak, 0)
    for x in (-w / 2 + 0.01, w / 2 - 0.01):
        p.block((x, 0, height / 2), (0.018, d - 0.02, height), m.oak, 0)
    p.block((0, 0, 0.3), (w - 0.04, d - 0.03, 0.55), m.cabinet, 0.004)
    if height > 1.8:
        p.block((0, 0, 1.9), (w - 0.04, d - 0.05, 0.02), m.oak, 0)
    clothes = (m.accent2, m.linen, m.throw, m.accent, m.chair, m.paper)
    top = min(1.75, height - 0.06)
    for k in range(int((w - 0.12) / 0.065)):
        length = min(luck.uniform(0.75, 1.05), top - 0.6)
        p.block((-w / 2 + 0.08 + k * 0.065, 0, top - length / 2), (0.04, d * 0.74, length), clothes[luck.randrange(6)], 0.015)


def vanity(p, item, m, room):
    w, d = item.width, item.depth
    p.block((0, 0, 0.73), (w, d, 0.05), m.top, 0.006)
    p.block((w * 0.3, 0, 0.36), (w * 0.38, d - 0.02, 0.68), m.oak, 0.006)
    p.block((-w / 2 + 0.02, 0, 0.36), (0.03, d - 0.02, 0.7), m.oak, 0.004)
    if not room.is_dollhouse:
        p.tube((0, d / 2 - 0.02, 1.3), 0.38, 0.02, m.brass, segments=64).rotation_euler[0] += math.pi / 2
    p.tube((w * 0.34, 0.05, 0.81), 0.025, 0.1, m.pot)


PIECES = dict(bed=bed, nightstand=nightstand, desk=desk, wardrobe=wardrobe, vanity=vanity)
