"""Reads data/site.json: metres, x to the east, y to the north. imagery/site/ is the same model in TypeScript."""
import json
import math
from pathlib import Path

import numpy as np

DATA = Path(__file__).resolve().parents[2] / "data"


class Wing:
    """Half a building: two lines of homes between an inner corner and an outer end. Coordinates: u away from the joint."""

    def __init__(self, site, building, side, lines):
        self.side, self.lines = side, lines
        self.width, self.depth = sum(site.line_widths[kind] for kind, *_ in lines), site.wing_depth
        angle = math.radians(building["facing"]) - side * math.radians(building["bend"]) / 2
        self.along = np.array([math.cos(angle), math.sin(angle)]) * side
        self.out = np.array([math.sin(angle), -math.cos(angle)])
        joint = np.array(building["joint"], float)
        #: the inner front corner; a building that bends towards the lake turns around it, the others around the rear one
        self.origin = joint if building["bend"] >= 0 else joint + self.out * self.depth

    def at(self, u, inward):
        return self.origin + self.along * u - self.out * inward

    def outline(self):
        return [self.at(*corner) for corner in ((0, 0), (self.width, 0), (self.width, self.depth), (0, self.depth))]


class Building:
    def __init__(self, site, data):
        self.number, self.style, self.crown, self.bend = data["number"], data["style"], data["crown"], data["bend"]
        lines = data["lines"]
        middle = len(lines) // 2
        # Outside its own frame every wing lists its lines from the joint outwards.
        self.wings = [Wing(site, data, -1, lines[:middle][::-1]), Wing(site, data, 1, lines[middle:])]
        self.top_floor = max(line[2] for line in lines)
        self.top = site.floor_base(self.top_floor + 1)
        self.joint = np.array(data["joint"], float)


class Site:
    def __init__(self, path=DATA / "site.json"):
        self.data = json.loads(Path(path).read_text())
        self.line_widths, self.wing_depth = self.data["lineWidths"], self.data["wingDepth"]
        self.floor_height, self.water_level = self.data["floorHeight"], self.data["waterLevel"]
        #: the town around it, as on the maps
        self.region = json.loads((DATA / "region.json").read_text())
        shoreline = np.array(self.data["shoreline"], float)
        self._shore_x, self._shore_y = shoreline.T
        self._slopes = np.gradient(self._shore_y, self._shore_x)
        self.buildings = [Building(self, b) for b in self.data["buildings"]]

    def floor_base(self, floor):
        """Height of a floor's slab above the ground; floor 1 is the lobby."""
        return 0.0 if floor <= 1 else self.data["groundFloorExtra"] + (floor - 1) * self.floor_height

    def shore(self, x):
        """Latitude of the water's edge: a cubic through the shoreline's points."""
        x = np.asarray(x, float)
        i = np.clip(np.searchsorted(self._shore_x, x) - 1, 0, len(self._shore_x) - 2)
        x0, x1, y0, y1 = self._shore_x[i], self._shore_x[i + 1], self._shore_y[i], self._shore_y[i + 1]
        span = x1 - x0
        t = np.clip((x - x0) / span, 0, 1)
        return ((2 * t**3 - 3 * t**2 + 1) * y0 + (t**3 - 2 * t**2 + t) * span * self._slopes[i]
                + (3 * t**2 - 2 * t**3) * y1 + (t**3 - t**2) * span * self._slopes[i + 1])

    def lake(self):
        """The two shores of the lake: the northern one from west to east, the southern one back."""
        outline = np.array(self.region["lake"], float)
        west, east = (int(i(outline[:, 0])) for i in (np.argmin, np.argmax))
        middle = [tuple(p) for p in self.shore_line(-1100, 1050, step=8)]
        ends = smooth_line([*outline[west:west + 2], middle[0]], 30), smooth_line([middle[-1], *outline[east - 1:east + 1]], 30)
        north = [*ends[0][:-1], *middle, *ends[1][1:]]
        south = smooth_line(np.concatenate([outline[east:], outline[:west + 1]]), 40)
        return [tuple(p) for p in north], [tuple(p) for p in south]

    def streets(self):
        """[(points, width)] of the roads of the town, then of those along the plot, which lie over them."""
        # The maps draw roads wider than they are.
        town = [(road["points"], road["width"] * 0.5) for road in self.region["roads"]]
        return [*town, (self.region["highway"], 26), *((road["points"], road["width"]) for road in self.data["roads"])]

    def shore_line(self, west, east, offset=0.0, step=4.0):
        xs = np.linspace(west, east, max(2, int((east - west) / step)))
        return list(zip(xs, self.shore(xs) + offset))


def rectangle(centre, size, facing_deg):
    """Corners of a turned rectangle, counter-clockwise."""
    a = math.radians(facing_deg)
    t, n = np.array([math.cos(a), math.sin(a)]), np.array([-math.sin(a), math.cos(a)])
    return [np.array(centre) + t * sx * size[0] / 2 + n * sy * size[1] / 2 for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def contains(outline, x, y):
    """Whether the point is inside the polygon."""
    inside = False
    for (x0, y0), (x1, y1) in zip(outline, [*outline[1:], outline[0]]):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside


def smooth_line(points, step=2.0):
    """A Catmull-Rom curve through the points."""
    p = np.array([points[0], *points, points[-1]], float)
    curve = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        n = max(2, int(np.linalg.norm(c - b) / step))
        for t in np.linspace(0, 1, n, endpoint=False):
            curve.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.array([*curve, p[-1]])


def ribbon(points, width):
    """Outline of a band along a line, counter-clockwise."""
    p = np.asarray(points, float)
    direction = np.gradient(p, axis=0)
    direction /= np.linalg.norm(direction, axis=1)[:, None]
    side = np.stack([-direction[:, 1], direction[:, 0]], 1) * width / 2
    return [*(p - side), *(p + side)[::-1]]
