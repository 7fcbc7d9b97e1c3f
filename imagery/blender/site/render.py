"""
Renders one picture of the site model:
  blender -b -noaudio -P imagery/blender/site/render.py -- shot=hero width=1920 samples=48 out=/path.png
Its passes are kept beside it (.npz); `regrade=1` makes the picture from them again without rendering.
"""
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from common.camera import add_camera  # noqa: E402
from common.run import Picture, run  # noqa: E402
from build import build_scene  # noqa: E402
from moods import MOODS  # noqa: E402


def plan(arguments):
    shots = {s["id"]: s for s in json.loads((HERE.parents[1] / "data" / "shots.json").read_text())["shots"]}
    if arguments["shot"] not in shots:
        raise SystemExit(f"shot= one of: {', '.join(shots)}")
    shot = shots[arguments["shot"]]
    mood = MOODS[shot["mood"]]
    width = arguments["width"] or shot["size"][0]

    def build():
        build_scene(shot, mood)
        camera = shot["camera"]
        add_camera(camera["position"], camera["target"], camera["lens"], camera.get("shift", (0, 0)), camera.get("level", True))

    return Picture(
        shot["id"], width, round(width * shot["size"][1] / shot["size"][0]), arguments["samples"] or shot["samples"], build,
        lambda light, passes: mood.finish(light, passes["Depth"]),
        (shot.get("exposure", mood.exposure), mood.look), dict(bounces=5, adaptive_threshold=0.02), sharpen=0.3)


run(dict(shot="hero", width=0, samples=0), plan)
