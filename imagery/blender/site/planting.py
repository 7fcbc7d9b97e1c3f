"""Groves, rows and hedges of the model as instances of a few plants; nothing grows in a building, on a path or in water."""
import math
from functools import cache

import bpy
import numpy as np

from common.foliage import plant

from model import contains, ribbon, smooth_line

MIXES = {
    "mixed": (("zelkova", 4), ("oak", 4), ("pine", 3), ("maple", 0.6), ("cone", 1)),
    "round": (("zelkova", 5), ("oak", 4)),
    "pine": (("pine", 6), ("oak", 1)),
    "maple": (("maple", 5), ("oak", 2)),
    "wood": (("oak", 5), ("zelkova", 3), ("pine", 3), ("cone", 2), ("maple", 1)),
    "hedge": (("shrub", 5), ("bloom", 2)),
}


@cache
def _prototypes(kind):
    count = 1 if kind in ("shrub", "bloom") else 3
    return [plant(kind, seed).data for seed in range(count)]


def _with_bounds(outline):
    points = np.asarray(outline, float)
    return points.min(0), points.max(0), [tuple(p) for p in points]


class Planter:
    """Places plants where there is room for them, and counts them."""

    def __init__(self, site):
        self.site, self.random, self.count = site, np.random.default_rng(20), 0
        d = site.data
        outlines = [w.outline() for b in site.buildings for w in b.wings]
        outlines += [p["outline"] for p in [*d["podiums"], *d["plazas"], *d["ponds"]]]
        outlines += [ribbon(smooth_line(p["points"], 4), p["width"] + 1.6) for p in d["paths"]]
        outlines += [ribbon(np.array([r["from"], r["to"]], float), r["width"] + 2) for r in d["ramps"]]
        outlines += [ribbon(smooth_line(points, 20), width + 4) for points, width in site.streets()]
        self.closed = [_with_bounds(outline) for outline in outlines]
        self.wings = [wing for building in site.buildings for wing in building.wings]
        self.rounds = [(p["centre"], max(p["radii"]) + 1) for p in d["playgrounds"]]
        self.rounds += [(p["centre"], max(p["size"]) / 2 + 2) for p in [*d["courts"], *d["pavilions"]]]

    def is_free(self, x, y, room=0.0):
        """`room`: metres beyond the minimum distance, so that crowns do not reach balconies"""
        if y < self.site.shore(x) + 1.2:
            return False
        if any(math.dist((x, y), c) < r + room for c, r in self.rounds):
            return False
        for low, high, outline in self.closed:
            if low[0] <= x <= high[0] and low[1] <= y <= high[1] and contains(outline, x, y):
                return False
        for wing in self.wings:
            along, inward = np.dot((x, y) - wing.origin, wing.along), -np.dot((x, y) - wing.origin, wing.out)
            if -4 - room < along < wing.width + 2.5 + room and -2.5 - room < inward < wing.depth + 4.5 + room:
                return False
        return True

    def put(self, mix, x, y, scale=1.0, z=0.0):
        kinds, weights = zip(*MIXES.get(mix, ((mix, 1),)))
        kind = self.random.choice(kinds, p=np.array(weights) / sum(weights))
        meshes = _prototypes(str(kind))
        made = bpy.data.objects.new("plant", meshes[self.random.integers(len(meshes))])
        size = scale * self.random.uniform(0.78, 1.18)
        made.location, made.rotation_euler[2] = (x, y, z), self.random.uniform(0, 6.28)
        made.scale = (size * self.random.uniform(0.92, 1.1), size, size)
        bpy.context.scene.collection.objects.link(made)
        self.count += 1

    def scatter(self, mix, x, y, radius, count, scale=1.0, room=1.0):
        for _ in range(count):
            angle, reach = self.random.uniform(0, 6.28), radius * math.sqrt(self.random.random())
            px, py = x + math.cos(angle) * reach, y + math.sin(angle) * reach
            if self.is_free(px, py, room):
                self.put(mix, px, py, scale)


def plant_everything(site, keep_clear=()):
    """keep_clear: [(x, y, radius)] around cameras, free of plants."""
    planter = Planter(site)
    planter.rounds += [((x, y), r) for x, y, r in keep_clear]
    d = site.data
    for x, y, radius, count, kind in d["groves"]:
        planter.scatter(kind, x, y, radius, count)
        planter.scatter("hedge", x, y, radius * 1.15, count * 3, 1.0, 0.2)
    for row in d["rows"]:
        _row(planter, row)
    _along_the_water(planter, site)
    _around_towers(planter, site)
    _between(planter, site)
    _roofs(planter, d)
    _outside(planter, site)
    print(f"## {planter.count} plants", flush=True)


def _row(planter, row):
    line = np.array(row["points"], float)
    length = np.linalg.norm(line[1] - line[0])
    for s in np.arange(0, length, row["spacing"]):
        x, y = line[0] + (line[1] - line[0]) * s / length + planter.random.normal(0, 0.5, 2)
        planter.put(row["kind"], x, y, 0.85)


def _along_the_water(planter, site):
    """Clumps and gaps behind the promenade, reeds and low hedges at the edge; nothing in front of the plaza."""
    r = planter.random
    for x in np.arange(-640, 560, 5.5):
        is_open = -34 < x < 34
        # Only single trees, because the halls along the water are visible from the lake.
        is_hall = 26 < abs(x) < 126 and r.random() < 0.78
        clump = math.sin(x / 21) + 0.6 * math.sin(x / 8.3) + r.uniform(-0.4, 0.4)
        y = float(site.shore(x))
        if clump > -0.25 and not is_open and not is_hall:
            planter.put("round" if clump < 0.9 else "mixed", x + r.normal(0, 1), y + 12 + r.uniform(-0.6, 4), 0.8)
        for offset in (1.6, 2.4, 10.6, 11.4, 13.5):
            if r.random() < (0.25 if is_open else 0.85):
                planter.put("hedge", x + r.uniform(-2.5, 2.5), y + offset + r.uniform(-0.3, 0.3), r.uniform(0.6, 1.1))


def _around_towers(planter, site):
    for building in site.buildings:
        for wing in building.wings:
            for u in np.arange(0.5, wing.width, 1.7):
                for inward in (-3.2, -4.4, wing.depth + 4.8):
                    x, y = wing.at(u, inward + planter.random.normal(0, 0.3))
                    if planter.is_free(x, y, -2.2):
                        planter.put("hedge", x, y, 1.0)


def _between(planter, site):
    """Single trees over the rest of the plot, with lawn between them."""
    plot = site.data["plot"]
    for _ in range(900):
        x, y = planter.random.uniform(plot["west"] + 4, plot["east"] - 4), planter.random.uniform(16, 234)
        if y > site.shore(x) + 15 and planter.is_free(x, y, 2.0):
            planter.put("mixed" if planter.random.random() < 0.6 else "hedge", x, y, planter.random.uniform(0.55, 0.95))


def _roofs(planter, d):
    for podium in d["podiums"]:
        outline = np.array(podium["outline"], float)
        centre = outline.mean(0)
        inner = [tuple(p) for p in centre + (outline - centre) * 0.86]
        low, high = outline.min(0), outline.max(0)
        for _ in range(240):
            x, y = planter.random.uniform(low, high)
            if contains(inner, x, y):
                planter.put("hedge" if planter.random.random() < 0.9 else "round", x, y, 0.62, podium["height"] + 0.7)


def _outside(planter, site):
    """Street trees of the town, woods on both shores of the lake."""
    r = planter.random
    for _ in range(1500):
        x = r.choice([-1, 1]) * (260 + 700 * r.random() ** 1.6)
        y = float(site.shore(x)) + 8 + 130 * r.random() ** 1.7
        if planter.is_free(x, y):
            planter.put("wood", x, y, r.uniform(0.8, 1.3))
    for _ in range(900):
        x, y = r.uniform(-1300, 1300), r.uniform(270, 900)
        if planter.is_free(x, y) and math.sin(x / 90) + math.sin(y / 70 + x / 300) > 0.5:
            planter.put("wood", x, y, r.uniform(0.8, 1.2))
    _, south = site.lake()
    inner = [(x, y) for x, y in south if y < -100]
    for _ in range(700):
        x, y = inner[r.integers(len(inner))]
        planter.put("wood", x * r.uniform(1.0, 1.04) + r.uniform(-20, 20), y - 12 - 90 * r.random() ** 1.5, r.uniform(0.9, 1.5))
    for points, width in site.streets():
        line = smooth_line(points, 15.0)
        for (x, y), (x2, y2) in zip(line, line[1:]):
            if math.hypot(x - 300, y - 500) < 1500 and not (-262 < x < 245 and y < 262):
                away = np.array([y - y2, x2 - x]) / math.hypot(x2 - x, y2 - y) * (width / 2 + 4)
                for side in (-1, 1):
                    planter.put("round", x + side * away[0], y + side * away[1], 0.7)
