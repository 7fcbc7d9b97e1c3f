"""Bathrooms, storage and the entrance."""


def tub(p, item, m, room):
    w, d = item.width, item.depth
    p.block((0, 0, 0.27), (w, d, 0.54), m.enamel, 0.05)
    p.block((0, 0, 0.515), (w - 0.16, d - 0.16, 0.06), m.water, 0.025)
    p.tube((w / 2 - 0.1, d / 2 - 0.1, 0.62), 0.014, 0.16, m.metal, segments=14)
    if room.is_dollhouse:
        return
    # At the other end than the tap: a rail with its shower head.
    x = -w / 2 + 0.16
    p.tube((x, d / 2 - 0.05, 1.5), 0.011, 1.1, m.metal, segments=14)
    p.block((x, d / 2 - 0.2, 2.05), (0.022, 0.34, 0.022), m.metal, 0.008)
    p.tube((x, d / 2 - 0.36, 2.02), 0.11, 0.016, m.metal, segments=40)
    p.puff((w / 2 - 0.32, -d / 2 + 0.03, 0.52), (0.44, 0.12, 0.3), m.linen, 0.2, 0.4)


def shower(p, item, m, room):
    w, d = item.width, item.depth
    height = min(2.0, room.cut or 2.0)
    p.block((0, 0, 0.02), (w, d, 0.04), m.water, 0.004)
    p.block((0, -d / 2 + 0.01, height / 2), (w, 0.01, height), m.pane, 0)
    p.block((0, d / 2 - 0.05, min(1.2, height - 0.1)), (0.05, 0.04, 0.3), m.metal, 0.01)


def toilet(p, item, m, room):
    w, d = item.width, item.depth
    p.block((0, d / 2 - 0.09, 0.52), (w, 0.18, 0.4), m.enamel, 0.04)
    p.puff((0, -0.05, 0.24), (w * 0.86, d * 0.74, 0.46), m.enamel, 0.7, 0.25)
    p.puff((0, -0.06, 0.47), (w * 0.84, d * 0.7, 0.05), m.enamel, 0.75, 0.3)


def basin(p, item, m, room):
    w, d = item.width, item.depth
    p.block((0, 0, 0.44), (w, d, 0.74), m.oak, 0.006)
    p.block((0, 0, 0.83), (w, d, 0.04), m.top, 0.006)
    p.tube((0, -0.02, 0.89), 0.15, 0.09, m.enamel, 0.19, 40)
    p.tube((0, d / 2 - 0.07, 0.95), 0.012, 0.2, m.metal, segments=14)
    if room.is_dollhouse:
        return
    # A cabinet with a mirror, lit from below and above; what stands beside the basin.
    p.block((0, d / 2 - 0.06, 1.58), (w + 0.1, 0.12, 0.84), m.oak, 0.004)
    p.block((0, d / 2 - 0.123, 1.58), (w + 0.08, 0.006, 0.82), m.mirror, 0)
    for z in (1.152, 2.008):
        p.block((0, d / 2 - 0.06, z), (w + 0.04, 0.02, 0.008), m.strip, 0)
    p.tube((w * 0.36, d / 2 - 0.14, 0.93), 0.032, 0.15, m.pot, 0.03)
    p.tube((w * 0.36, d / 2 - 0.14, 1.02), 0.008, 0.05, m.brass, segments=12)
    p.tube((-w * 0.38, d / 2 - 0.13, 0.9), 0.035, 0.1, m.enamel, 0.037)


def shelf(p, item, m, room):
    w, d = item.width, item.depth
    height = min(2.0, room.cut or 2.0)
    p.block((0, d / 2 - 0.01, height / 2), (w, 0.018, height), m.oak, 0)
    for x in (-w / 2 + 0.01, w / 2 - 0.01):
        p.block((x, 0, height / 2), (0.018, d - 0.02, height), m.oak, 0)
    levels = [z for z in (0.04, 0.44, 0.84, 1.24, 1.64) if z < height]
    for z in levels:
        p.block((0, 0, z), (w - 0.03, d - 0.03, 0.02), m.oak, 0)
        for k, part in enumerate((m.paper, m.book, m.throw)):
            x = (k - 1) * w * 0.28
            p.block((x, 0.01, z + 0.13), (w * 0.2, d * 0.66, 0.22), part, 0.01)


def shoe(p, item, m, room):
    """Shoe cupboards with a lit gap over the floor."""
    w, d = item.width, item.depth
    height = room.cut or room.ceiling
    p.block((0, 0.01, (height + 0.22) / 2), (w, d - 0.02, height - 0.226), m.cabinet_deep, 0.003)
    doors = max(2, round(w / 0.45))
    for k in range(doors):
        p.block((-w / 2 + w * (k + 0.5) / doors, -d / 2 + 0.002, (height + 0.22) / 2), (w / doors - 0.006, 0.02, height - 0.25), m.cabinet, 0.004)
    p.block((0, d / 2 - 0.06, 0.2), (w - 0.1, 0.02, 0.01), m.strip, 0)


PIECES = dict(tub=tub, shower=shower, toilet=toilet, basin=basin, shelf=shelf, shoe=shoe)
