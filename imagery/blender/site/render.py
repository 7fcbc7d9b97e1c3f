"""
Renders one picture of the site model:
  blender -b -noaudio -P imagery/blender/site/render.py -- shot=hero width=1920 samples=48 out=/path.png
Its passes are kept beside it (.npz); `regrade=1` makes the picture from them again without rendering.
"""
import json
import os
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from common.arguments import read_arguments  # noqa: E402
from common.camera import add_camera  # noqa: E402
from common.denoise import denoise, require_denoiser  # noqa: E402
from common.passes import load_passes, render_passes, save_passes  # noqa: E402
from common.picture import save_picture  # noqa: E402
from common.scene import empty_scene, set_film, set_quality  # noqa: E402
from build import build_scene  # noqa: E402
from moods import MOODS  # noqa: E402


def main():
    arguments = read_arguments(dict(shot="hero", width=0, samples=0, out="", threads=1, regrade=0))
    shots = {s["id"]: s for s in json.loads((HERE.parents[1] / "data" / "shots.json").read_text())["shots"]}
    if arguments["shot"] not in shots or not arguments["out"]:
        raise SystemExit(f"shot= one of: {', '.join(shots)}; and out=/path/picture.png")
    shot = shots[arguments["shot"]]
    out, mood = arguments["out"], MOODS[shot["mood"]]
    passes_path = os.path.splitext(out)[0] + ".npz"
    require_denoiser()
    started = time.time()
    empty_scene()
    set_film(shot.get("exposure", mood.exposure), mood.look)
    if arguments["regrade"]:
        passes = load_passes(passes_path)
    else:
        passes = _render(shot, mood, arguments)
        save_passes(passes, passes_path)
    save_picture(mood.finish(denoise(passes), passes["Depth"]), out)
    print(f"## {shot['id']} done in {time.time() - started:.0f} s: {out}", flush=True)


def _render(shot, mood, arguments):
    width = arguments["width"] or shot["size"][0]
    height = round(width * shot["size"][1] / shot["size"][0])
    build_scene(shot, mood)
    camera = shot["camera"]
    add_camera(camera["position"], camera["target"], camera["lens"], camera.get("shift", (0, 0)), camera.get("level", True))
    set_quality(width, height, arguments["samples"] or shot["samples"], bounces=5, adaptive_threshold=0.02, threads=arguments["threads"])
    return render_passes()


main()
