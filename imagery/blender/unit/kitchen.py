"""Kitchens and the rooms behind them."""
from parts import seeded


def counter(p, item, m, room):
    w, d = item.width, item.depth
    fronts = max(1, round(w / 0.6))
    p.block((0, 0.01, 0.47), (w, d - 0.03, 0.78), m.cabinet_deep, 0.003)
    p.block((0, 0.03, 0.045), (w - 0.01, d - 0.12, 0.09), m.black, 0)
    p.block((0, -0.005, 0.88), (w, d + 0.01, 0.035), m.top, 0.005)
    for k in range(fronts):
        x = -w / 2 + w * (k + 0.5) / fronts
        drawers = ((0.24, 0.28), (0.53, 0.28), (0.765, 0.16)) if k % 2 == 0 else ((0.47, 0.76),)
        for z, height in drawers:
            p.block((x, -d / 2 + 0.012, z), (w / fronts - 0.006, 0.02, height - 0.008), m.cabinet, 0.003)
    if "hob" in item.has:
        p.block((w * 0.26, -0.01, 0.901), (0.6, min(0.5, d - 0.1), 0.008), m.screen, 0.003)
    if "sink" in item.has:
        x = -w * 0.3 if "hob" in item.has else 0
        p.block((x, -0.02, 0.899), (min(0.74, w * 0.45), d * 0.62, 0.004), m.metal, 0.001)
        p.tube((x, d * 0.33, 1.03), 0.013, 0.27, m.metal, segments=16)
        p.block((x, d * 0.33 - 0.085, 1.165), (0.022, 0.19, 0.022), m.metal, 0.01)
    if item.room == "kitchen" and not room.is_dollhouse:
        _above(p, item, m, room, fronts)


def _above(p, item, m, room, fronts):
    """Stone behind, cabinets over it with light below them; where a window is behind, nothing but the window."""
    w, d = item.width, item.depth
    if not room.is_against_wall(item):
        return
    p.block((0, d / 2 - 0.006, 1.2), (w, 0.016, 0.62), m.top, 0)
    for k in range(fronts):
        p.block((-w / 2 + w * (k + 0.5) / fronts, d / 2 - 0.18, 1.83), (w / fronts - 0.005, 0.35, 0.66), m.cabinet, 0.003)
    p.block((0, d / 2 - 0.18, (2.165 + room.ceiling) / 2), (w, 0.34, room.ceiling - 2.165), m.wall, 0)
    p.block((0, d / 2 - 0.1, 1.496), (w - 0.1, 0.02, 0.008), m.strip, 0)
    hood = w * 0.26
    p.block((hood, d / 2 - 0.25, 1.5), (0.6, 0.42, 0.04), m.metal, 0.006)
    p.block((-w * 0.02, d / 2 - 0.16, 0.96), (0.14, 0.1, 0.12), m.pot, 0.02)
    p.tube((w * 0.06, d / 2 - 0.15, 1.0), 0.045, 0.2, m.enamel, 0.03)


def island(p, item, m, room):
    w, d, luck = item.width, item.depth, seeded(item)
    p.block((0, 0.03, 0.44), (w - 0.1, d - 0.16, 0.86), m.cabinet_deep, 0.004)
    p.block((0, 0, 0.9), (w, d, 0.04), m.top, 0.005)
    for side in (-1, 1):
        p.block((side * (w / 2 - 0.02), 0, 0.44), (0.04, d, 0.88), m.top, 0.004)
    count = max(2, round(w / 0.5))
    for k in range(count):
        p.block((-w / 2 + 0.05 + (w - 0.1) * (k + 0.5) / count, -d / 2 + 0.105, 0.46), ((w - 0.1) / count - 0.006, 0.018, 0.8), m.cabinet, 0.003)
    p.tube((-w * 0.28, 0.02, 0.955), 0.1, 0.07, m.pot, 0.17, 40)
    for k in range(5):
        p.ball((-w * 0.28 + luck.uniform(-0.08, 0.08), 0.02 + luck.uniform(-0.08, 0.08), 1.0), 0.042, m.fruit[k % 3])
    p.block((w * 0.2, 0.05, 0.932), (0.42, 0.27, 0.022), m.oak, 0.01)
    p.tube((w * 0.34, 0.1, 1.04), 0.04, 0.24, m.pot, 0.025)
    for k in range(10):
        p.leaf((w * 0.34, 0.1, 1.14), luck.uniform(0.06, 0.2), luck.uniform(0.14, 0.36), 0.045, m.leaves[k % 3], k * 0.66)


def tall(p, item, m, room):
    """Refrigerator and tall cabinets to the ceiling, ovens in one of them."""
    w, d = item.width, item.depth
    height = room.cut or room.ceiling
    p.block((0, 0.01, height / 2), (w, d - 0.02, height - 0.004), m.panel, 0.003)
    if room.is_dollhouse:
        return
    doors = max(2, round(w / 0.6))
    width = w / doors
    for k in range(doors):
        x = -w / 2 + width * (k + 0.5)
        for z, part in ((1.09, 1.98), ((2.09 + room.ceiling) / 2, room.ceiling - 2.12)):
            p.block((x, -d / 2 - 0.003, z), (width - 0.006, 0.02, part), m.cabinet, 0.003)
    x = w / 2 - width / 2
    for z, part in ((1.42, 0.44), (0.93, 0.46)):
        p.block((x, -d / 2 - 0.014, z), (width - 0.04, 0.012, part), m.screen, 0.004)
        p.block((x, -d / 2 - 0.03, z + part / 2 - 0.05), (width - 0.14, 0.014, 0.012), m.metal, 0.005)


def washer(p, item, m, room):
    w, d = item.width, item.depth
    p.block((0, 0, 0.45), (w, d, 0.88), m.enamel, 0.03)
    made = p.tube((0, -d / 2 - 0.012, 0.45), 0.2, 0.03, m.screen)
    made.rotation_euler[0] = 1.5708
    p.block((0, -d / 2 - 0.004, 0.82), (w * 0.8, 0.006, 0.07), m.cabinet, 0.002)


def outdoor_unit(p, item, m, room):
    p.block((0, 0, 0.42), (item.width, item.depth, 0.8), m.white, 0.02)
    made = p.tube((item.width * 0.14, -item.depth / 2 - 0.002, 0.45), 0.24, 0.012, m.cabinet_deep)
    made.rotation_euler[0] = 1.5708


PIECES = {"counter": counter, "island": island, "tall": tall, "washer": washer, "outdoor-unit": outdoor_unit}
