"""
Renders the lounge of the model house, where visitors are advised beside the model of the complex. People as this folder
models them are too plain for it:
  blender -b -noaudio -P imagery/blender/lounge/render.py -- width=1600 samples=32 out=/path.png
"""
import importlib.util
import math
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "unit"), str(HERE.parent / "site")]

from common.camera import add_camera  # noqa: E402
from common.grade import bloom, split_tone, vignette  # noqa: E402
from common.lamps import panel, point  # noqa: E402
from common.materials import material  # noqa: E402
from common.mesh import slab  # noqa: E402
from common.run import Picture, run  # noqa: E402
from living_room import armchair, plant  # noqa: E402
from model import Item  # noqa: E402
from palette import Palette  # noqa: E402
from parts import Place  # noqa: E402

WEST, EAST, SOUTH, NORTH, CEILING = -4.6, 4.6, -3.6, 4.2, 3.1
#: of the model of the complex
SCALE = 1 / 215


def plan(arguments):
    width = arguments["width"]
    return Picture("lounge", width, round(width * 10 / 16), arguments["samples"], _build, _grade, (-0.3,), dict(bounces=6, clamp_indirect=2.5))


def _build():
    palette = Palette("101")
    _hall(palette)
    _table(palette)
    _seats(palette)
    _lights()
    add_camera((1.5, -3.3, 1.5), (-0.5, 2.0, 1.5), 22, (0, -0.06))


def _grade(light, _):
    return vignette(split_tone(bloom(light, 2.0, 0.05), 1.06, (-0.02, 0, 0.03), (0.015, 0, -0.015)), 0.3)


def _hall(m):
    slab("floor", [(WEST, SOUTH), (EAST, SOUTH), (EAST, NORTH), (WEST, NORTH)], 0.0, 0.1, m.floors["stone"])
    slab("ceiling", [(WEST, SOUTH), (EAST, SOUTH), (EAST, NORTH), (WEST, NORTH)], CEILING + 0.1, 0.1, m.ceiling)
    walls = Place()
    walls.block((0, NORTH + 0.1, CEILING / 2), (EAST - WEST, 0.2, CEILING), m.panel, 0)
    for x in (WEST - 0.1, EAST + 0.1):
        walls.block((x, (NORTH + SOUTH) / 2, CEILING / 2), (0.2, NORTH - SOUTH + 0.4, CEILING), m.wall, 0)
    # Slats on both sides of a lit niche of stone.
    for side in (-1, 1):
        for k in range(26):
            walls.block((side * (1.75 + k * 0.1), NORTH - 0.03, CEILING / 2), (0.045, 0.06, CEILING - 0.02), m.walnut_tall, 0.003)
    walls.block((0, NORTH - 0.02, 1.5), (3.1, 0.04, 2.5), m.art_wall, 0.004)
    walls.block((0, NORTH - 0.05, 2.79), (3.2, 0.05, 0.04), m.strip, 0)
    walls.block((0, NORTH - 0.05, 0.2), (3.2, 0.05, 0.04), m.strip, 0)
    # The mark of the site: lines of unequal length, like light on water.
    for z, x, width in ((1.86, -0.2, 1.1), (1.72, 0.1, 0.8), (1.58, -0.05, 0.5)):
        walls.block((x, NORTH - 0.055, z), (width, 0.03, 0.022), m.brass, 0.004)
    for x in (-3.0, -1.0, 1.0, 3.0):
        for y in (-2.4, 0.2, 2.8):
            walls.tube((x, y, CEILING - 0.004), 0.05, 0.008, m.spot, segments=24)


def _table(m):
    place, top = Place(-0.7, 1.0), 0.8
    place.block((0, 0, top / 2), (2.5, 1.5, top - 0.04), m.walnut, 0.02)
    place.block((0, 0, top - 0.01), (2.6, 1.6, 0.04), m.top, 0.008)
    lawn, lake = material("model lawn", "#7f8f63", 0.9), material("model lake", "#3f6c7c", 0.12)
    white, glow = material("model tower", "#efe9de", 0.6), material("model windows", "#fff0d0", 0.5, glow="#ffd9a0", glow_strength=1.6)
    place.block((0, 0.16, top + 0.02), (2.4, 1.14, 0.02), lawn, 0.002)
    place.block((0, -0.58, top + 0.015), (2.4, 0.34, 0.014), lake, 0.002)
    site = _site()
    for building in site.buildings:
        height = building.top * SCALE
        for wing in building.wings:
            corners = [(place.x + x * SCALE, place.y - 0.42 + y * SCALE) for x, y in wing.outline()]
            if _turns_right(corners):
                corners = corners[::-1]
            slab("tower", corners, top + 0.03 + height, height, white)
            for floor in range(4, building.top_floor, 4):
                slab("windows", [_out(corners, corner) for corner in corners], top + 0.03 + site.floor_base(floor) * SCALE, 0.004, glow)
    for k in range(60):
        x, y = math.sin(k * 12.9898) * 1.12, 0.16 + math.sin(k * 78.233) * 0.5
        place.ball((x, y, top + 0.045), 0.018 + 0.008 * (k % 3), m.leaves[k % 3])


def _site():
    # By its path: flats have a module of this name too.
    spec = importlib.util.spec_from_file_location("site_model", HERE.parent / "site" / "model.py")
    model = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(model)
    return model.Site()


def _turns_right(corners):
    return sum((x1 - x0) * (y1 + y0) for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]])) > 0


def _out(corners, corner):
    x, y = (sum(axis) / len(corners) for axis in zip(*corners))
    return x + (corner[0] - x) * 1.012, y + (corner[1] - y) * 1.012


def _seats(m):
    for x, y, turn in ((1.75, 1.75, -14), (3.1, 1.7, 16), (1.75, -0.1, 196), (3.05, -0.05, 160)):
        place = Place(x, y, math.radians(turn))
        armchair(place, _piece("armchair", place, 0.82), m, None)
    low = Place(2.4, 0.85)
    low.tube((0, 0, 0.4), 0.42, 0.03, m.top, segments=64)
    low.tube((0, 0, 0.2), 0.05, 0.4, m.brass)
    low.block((0.08, 0.05, 0.42), (0.3, 0.21, 0.008), m.paper, 0.001)
    for place in (Place(4.1, 3.7), Place(-4.1, 3.6)):
        plant(place, _piece("plant", place, 0.6), m, None)


def _piece(kind, place, width):
    return Item(kind, "living", place.x, place.y, width, width, "n", place.turn, frozenset())


def _lights():
    panel((0, 0.4, CEILING - 0.03), (0, 0, -1), (6.5, 5.0), (1, 0.86, 0.7), 150)
    panel((-0.7, 0.9, CEILING - 0.06), (0, 0, -1), (1.8, 1.0), (1, 0.82, 0.6), 85)
    panel((0, NORTH - 0.5, 2.9), (0, 0.5, -1), (3.2, 0.2), (1, 0.8, 0.55), 34)
    panel((0, 0, 0.06), (0, 0, 1), (7, 5), (1, 0.92, 0.82), 22)
    point((-0.7, 0.9, 1.5), (1, 0.8, 0.55), 3, 0.1)


run(dict(width=1600, samples=32), plan)
