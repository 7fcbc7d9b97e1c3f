"""Light of the rooms: late sun and sky through the windows, few large panels inside. Each further lamp adds noise."""
from common.lamps import panel, sun
from common.nodes import Nodes
import bpy

#: of each type: where the sun's light goes, its colour and strength; morning in one flat, the last hour of light in another
SUNS = {
    "59A": ((-0.46, 0.74, -0.50), (1, 0.93, 0.82), 4.2),
    "59B": ((0.10, 0.86, -0.52), (1, 0.90, 0.76), 3.6),
    "84A": ((0.44, 0.78, -0.40), (1, 0.83, 0.62), 5.0),
    "84B": ((0.62, 0.66, -0.34), (1, 0.78, 0.54), 5.0),
    "101": ((0.58, 0.74, -0.27), (1, 0.72, 0.46), 5.6),
}
#: rooms that one picture sees
SEEN = {"entrance": ("living", "kitchen", "hall"), "living": ("living", "kitchen", "hall"), "kitchen": ("living", "kitchen", "hall"), "master": ("master",),
        "entry": ("entry", "hall"), "bath": ("bath",)}
#: rooms whose model has no such lamp: watts per square metre under the ceiling
LAMPLESS = {"entry": 7.5, "bath": 13.0}


def light_dollhouse(unit):
    nodes = Nodes(bpy.context.scene.world)
    nodes.node("OutputWorld", {0: nodes.out("Background", {"Color": (0.95, 0.96, 1.0), "Strength": 0.75})})
    sun((0.36, 0.5, -0.78), (1, 0.93, 0.82), 3.2, 0.12)


def light_rooms(unit, view, mood="evening"):
    """At dusk the sun is gone, the sky is blue and faint, and the lamps of the room give the light."""
    seen, is_dusk = SEEN[view], mood == "dusk"
    if not is_dusk:
        sun(*SUNS[unit.type], 0.02)
    for wall, window, room in unit.windows(0.9):
        if room in seen:
            _skylight(wall, window, (0.5, 0.62, 1.0) if is_dusk else (0.9, 0.95, 1.0), 2.2 if is_dusk else 17)
    for lamp in unit.data["lamps"]:
        if lamp["kind"] == "fill":
            x0, y0, x1, y1 = (v / 1000 for v in lamp["rect"])
            if unit.room_at((x0 + x1) / 2, (y0 + y1) / 2) in seen:
                panel(((x0 + x1) / 2, (y0 + y1) / 2, unit.ceiling - 0.03), (0, 0, -1), (x1 - x0, y1 - y0), (1, 0.8, 0.56) if is_dusk else (1, 0.87, 0.7), lamp["watts"] * (0.34 if is_dusk else 1))
    for room in seen:
        if room in LAMPLESS:
            _ceiling_light(unit, room)
    if "living" in seen:
        x0, y0, x1, y1 = unit.tray
        panel(((x0 + x1) / 2, (y0 + y1) / 2, unit.ceiling + 0.13), (0, 0, -1), (x1 - x0 - 0.2, y1 - y0 - 0.2), (1, 0.76, 0.5) if is_dusk else (1, 0.87, 0.68), 15 if is_dusk else 32)
    for room in seen:
        _bounce(unit, room, 0.26 if is_dusk else 1.1)


def _skylight(wall, window, colour, watts):
    """The light of the sky, emitted at the window: path tracing alone would hit the window only by chance."""
    x, y = wall.point((window.start + window.end) / 2, -wall.thickness - 0.06)
    width, height = window.end - window.start, window.head - window.sill
    panel((x, y, (window.sill + window.head) / 2), (*wall.left, 0), (width * 0.96, height * 0.96), colour, watts * width * height)


def _ceiling_light(unit, room):
    xs, ys = zip(*unit.polygon(room))
    width, depth = max(xs) - min(xs), max(ys) - min(ys)
    panel(((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2, unit.ceiling - 0.03), (0, 0, -1), (width * 0.5, depth * 0.5), (1, 0.88, 0.73), LAMPLESS[room] * width * depth)


def _bounce(unit, room, watts):
    """A little light upward, so that the ceiling is not the darkest face of the room."""
    xs, ys = zip(*unit.polygon(room))
    width, depth = max(xs) - min(xs), max(ys) - min(ys)
    panel(((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2, 0.06), (0, 0, 1), (width * 0.7, depth * 0.7), (1, 0.86, 0.7), watts * width * depth)
