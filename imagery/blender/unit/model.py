"""Reads a flat's model (imagery/data/units) for Blender: metres instead of millimetres, y to the north."""
import json
import math
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "data" / "units"
OUTWARD = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
TURN_DEG = {"n": 0, "w": 90, "s": 180, "e": 270}


@dataclass(frozen=True)
class Opening:
    """`start` and `end` along the wall, all in metres."""
    kind: str
    start: float
    end: float
    sill: float
    head: float
    panes: int
    hinge: str
    swing: int  # 1 opens to the left of the wall, -1 to its right, 0 has no leaf


@dataclass(frozen=True)
class Wall:
    index: int
    start: tuple
    end: tuple
    thickness: float
    is_exterior: bool
    openings: tuple

    @property
    def length(self):
        return abs(self.end[0] - self.start[0]) + abs(self.end[1] - self.start[1])

    @property
    def along(self):
        return tuple((b - a) / self.length for a, b in zip(self.start, self.end))

    @property
    def left(self):
        x, y = self.along
        return (-y, x)

    @property
    def reach(self):
        """How far the body goes to the right (negative) and to the left of its line."""
        return (-self.thickness, 0.0) if self.is_exterior else (-self.thickness / 2, self.thickness / 2)

    def point(self, at, off=0.0):
        return tuple(s + a * at + n * off for s, a, n in zip(self.start, self.along, self.left))


@dataclass(frozen=True)
class Item:
    """`x`, `y` its middle, `width` along its back, `depth` away from it, `turn` in radians counter-clockwise."""
    kind: str
    room: str
    x: float
    y: float
    width: float
    depth: float
    back: str
    turn: float
    has: frozenset


class Unit:
    def __init__(self, kind):
        path = FOLDER / f"{kind}.json"
        if not path.exists():
            raise SystemExit(f"unit= one of: {', '.join(sorted(p.stem for p in FOLDER.glob('*.json')))}")
        data = json.loads(path.read_text())
        self.type, self.data = data["type"], data
        self.outline = [(x / 1000, y / 1000) for x, y in data["outline"]]
        self.rooms = {room["id"]: room for room in data["rooms"]}
        self.ceiling = data["ceiling"]["height"] / 1000
        self.tray = [v / 1000 for v in data["ceiling"]["tray"]["rect"]]
        self.tray_rise = data["ceiling"]["tray"]["rise"] / 1000
        self.walls = [self._wall(i, wall) for i, wall in enumerate(data["walls"])]
        self.items = [_item(item) for item in data["furniture"]]

    def polygon(self, room_id):
        room = self.rooms[room_id]
        if "poly" in room:
            return [(x / 1000, y / 1000) for x, y in room["poly"]]
        x0, y0, x1, y1 = (v / 1000 for v in room["rect"])
        return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]

    def room_at(self, x, y):
        return next((name for name in self.rooms if _holds(self.polygon(name), x, y)), "outside")

    def bounds(self):
        xs, ys = zip(*self.outline)
        return min(xs), min(ys), max(xs), max(ys)

    def windows(self, min_width=0.0):
        """(wall, opening, room behind it)"""
        for wall in self.walls:
            for opening in wall.openings:
                if opening.kind == "window" and opening.end - opening.start >= min_width:
                    yield wall, opening, self.room_at(*wall.point((opening.start + opening.end) / 2, 0.26))

    def is_against_wall(self, item, gap=0.16):
        """Whether a solid wall, no window, stands close behind a piece."""
        out = OUTWARD[item.back]
        far = item.depth / 2 + gap
        points = [(item.x + out[0] * far + s * out[1] * item.width * 0.3, item.y + out[1] * far + s * out[0] * item.width * 0.3) for s in (-1, 0, 1)]
        return all(any(_in_wall(wall, *point) for wall in self.walls) for point in points)

    def _wall(self, index, wall):
        x0, y0, x1, y1 = (v / 1000 for v in wall["line"])
        made = Wall(index, (x0, y0), (x1, y1), wall["thickness"] / 1000, wall["exterior"], ())
        openings = tuple(sorted((self._opening(made, o) for o in wall["openings"]), key=lambda o: o.start))
        return Wall(index, made.start, made.end, made.thickness, made.is_exterior, openings)

    def _opening(self, wall, o):
        at, half = o["at"] / 1000, o["width"] / 2000
        swing = 0
        if "into" in o:
            swing = 1 if self.room_at(*wall.point(at, 0.26)) == o["into"] else -1
        return Opening(o["kind"], at - half, at + half, o.get("sill", 0) / 1000, o["head"] / 1000, o.get("panes", 1), o.get("hinge", "from"), swing)


def _item(item):
    x0, y0, x1, y1 = (v / 1000 for v in item["rect"])
    across = item["back"] in "ew"
    width, depth = (y1 - y0, x1 - x0) if across else (x1 - x0, y1 - y0)
    turn = math.radians(TURN_DEG[item["back"]] + item.get("turn", 0))
    has = frozenset(part for part in ("tv", "sink", "hob") if item.get(part))
    return Item(item["kind"], item["room"], (x0 + x1) / 2, (y0 + y1) / 2, width, depth, item["back"], turn, has)


def _holds(polygon, x, y):
    inside = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1]):
        if (y0 > y) != (y1 > y) and x0 > x:
            inside = not inside
    return inside


def _in_wall(wall, x, y):
    along = (x - wall.start[0]) * wall.along[0] + (y - wall.start[1]) * wall.along[1]
    off = (x - wall.start[0]) * wall.left[0] + (y - wall.start[1]) * wall.left[1]
    low, high = wall.reach
    is_body = -0.1 <= along <= wall.length + 0.1 and low - 0.01 <= off <= high + 0.01
    return is_body and not any(o.start - 0.05 < along < o.end + 0.05 for o in wall.openings)
