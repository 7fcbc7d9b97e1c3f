"""
Renders one picture of a flat:
  blender -b -noaudio -P imagery/blender/unit/render.py -- unit=84A view=living width=1600 samples=64 out=/path.png
Views: doll, living, kitchen, master, and pano-<standpoint> (equirectangular). Moods: evening, dusk. Passes stay beside the picture (.npz);
`regrade=1` makes it from them again.
"""
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from common.camera import add_camera  # noqa: E402
from common.grade import bloom, split_tone, vignette  # noqa: E402
from common.materials import material  # noqa: E402
from common.mesh import slab  # noqa: E402
from common.run import Picture, run  # noqa: E402
from dusk import build_dusk  # noqa: E402
from furnish import furnish  # noqa: E402
from lighting import light_dollhouse, light_rooms  # noqa: E402
from model import Unit  # noqa: E402
from outside import build_view  # noqa: E402
from palette import Palette  # noqa: E402
from shell import build_shell  # noqa: E402
from staging import stage  # noqa: E402

#: width ÷ height of each kind of picture
RATIOS = {"doll": 1.5, "pano": 2.0, "room": 16 / 9}


def plan(arguments):
    unit, view, width = Unit(arguments["unit"]), arguments["view"], arguments["width"]
    kind = "doll" if view == "doll" else "pano" if view.startswith("pano-") else "room"
    return Picture(
        f"{unit.type} {view}", width, round(width / RATIOS[kind]), arguments["samples"],
        lambda: _build(unit, view, kind, arguments["mood"], arguments["camera"]), lambda light, _: _grade(light, kind),
        (0.12 if kind == "doll" else -0.35,), dict(bounces=6, clamp_indirect=2.5))


def _build(unit, view, kind, mood, place):
    palette = Palette(unit.type)
    build_shell(unit, palette, kind == "doll")
    furnish(unit, palette, kind == "doll")
    if kind == "doll":
        light_dollhouse(unit)
        return _look_down(unit)
    build_view(mood)
    if mood == "dusk":
        build_dusk(unit, palette)
    if kind == "pano":
        name = view.removeprefix("pano-")
        spot = _camera(place) if place else _standpoint(unit, name)
        light_rooms(unit, name)
        stage(unit, name, palette)
        height = spot["height"] / 1000
        return add_camera((*(v / 1000 for v in spot["from"]), height), (*(v / 1000 for v in spot["to"]), height), is_panorama=True)
    if not place and view not in unit.data["views"]:
        raise SystemExit(f"{unit.type} has the views: doll, {', '.join(unit.data['views'])}")
    camera = _camera(place) if place else unit.data["views"][view]
    light_rooms(unit, view, mood)
    height = camera["height"] / 1000
    add_camera((*(v / 1000 for v in camera["from"]), height), (*(v / 1000 for v in camera["to"]), height), camera["lens"], (0, camera["shift"]))


def _standpoint(unit, name):
    spots = {spot["id"]: spot for spot in unit.data["panoramas"]}
    if name not in spots:
        raise SystemExit(f"{unit.type} has the standpoints: {', '.join(spots) or 'none'}")
    return {"from": spots[name]["at"], "to": spots[name]["facing"], "height": spots[name]["height"]}


def _camera(place):
    """`x,y,x,y,height,lens,shift` of a view that the model does not name: millimetres, from and to."""
    *points, height, lens, shift = (float(word) for word in place.split(","))
    return {"from": points[:2], "to": points[2:], "height": height, "lens": lens, "shift": shift}


def _look_down(unit):
    """From the south and above, the whole flat in the frame, on the background of the page."""
    x0, y0, x1, y1 = unit.bounds()
    middle, deep = (x0 + x1) / 2, (y0 + y1) / 2
    slab("ground", [(-60, -60), (70, -60), (70, 70), (-60, 70)], -0.13, 0, material("ground", "#efebe3", 0.95, specular=0.1))
    # The near wall is the widest part of the frame; on the page the edges fade out.
    reach = max((x1 - x0) * 1.13 + 1.6, ((y1 - y0) + 1.2) * 1.5)
    distance = reach * 1.06
    add_camera((middle, deep - distance * 0.5, distance * 0.94), (middle, deep - reach * 0.012, 0), lens_mm=36, is_level=False)


def _grade(picture, kind):
    if kind == "doll":
        return split_tone(picture, 1.06, (0, 0, 0.01), (0.01, 0, -0.01))
    picture = bloom(picture, 2.0, 0.045)
    picture = split_tone(picture, 1.06, (-0.02, 0, 0.03), (0.015, 0, -0.015))
    return picture if kind == "pano" else vignette(picture, 0.3)


run(dict(unit="84A", view="living", mood="evening", camera="", width=1600, samples=64), plan)
