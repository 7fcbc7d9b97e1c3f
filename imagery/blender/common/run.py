"""The frame of every render: arguments, passes that stay beside the picture (.npz), denoising, grading, saving."""
import os
import time
from dataclasses import dataclass, field
from typing import Callable

from .arguments import read_arguments
from .denoise import denoise, require_denoiser
from .passes import load_passes, render_passes, save_passes
from .picture import save_picture
from .scene import empty_scene, set_film, set_quality


@dataclass(frozen=True)
class Picture:
    """What a script renders: `build` fills the empty scene and sets its camera; `grade` takes light and passes and returns light."""
    name: str
    width: int
    height: int
    samples: int
    build: Callable
    grade: Callable
    #: exposure and look
    film: tuple = ()
    #: what differs from the settings of set_quality
    quality: dict = field(default_factory=dict)
    sharpen: float = 0.25


def run(defaults, plan):
    """
    @param defaults the script's own arguments; `out=`, `threads=` and `regrade=1`, which renders nothing, are everyone's
    @param plan from the arguments to a Picture
    """
    arguments = read_arguments({**defaults, "out": "", "threads": 1, "regrade": 0})
    if not arguments["out"]:
        raise SystemExit("out=/path/picture.png is wanted")
    started, out, picture = time.time(), arguments["out"], plan(arguments)
    require_denoiser()
    empty_scene()
    set_film(*picture.film)
    store = os.path.splitext(out)[0] + ".npz"
    if arguments["regrade"]:
        passes = load_passes(store)
    else:
        picture.build()
        set_quality(picture.width, picture.height, picture.samples, threads=arguments["threads"], **picture.quality)
        passes = render_passes()
        save_passes(passes, store)
    save_picture(picture.grade(denoise(passes), passes), out, picture.sharpen)
    print(f"## {picture.name} done in {time.time() - started:.0f} s: {out}", flush=True)
