"""
Takes the noise out with Intel's Open Image Denoise, so that sixteen samples a pixel look like hundreds. Debian's
Blender is built without it: it comes as the Python package pyoidn (imagery/README.md), in a process of its own because
its threading library and Blender's do not live together in one.
"""
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

PROGRAM = Path(__file__).with_name("open_image_denoise.py")
#: the Python that Blender is built with, whose numpy it shares; another one may come first in PATH
PYTHON = Path(sys.prefix) / "bin" / f"python3.{sys.version_info.minor}"


def require_denoiser():
    """@raises SystemExit with what to install: before minutes of rendering, not after them"""
    _run()


def denoise(passes):
    """
    Light is cleaned apart from what it falls on: Cycles hands out clean albedo and noisy light, and wood or marble that
    is multiplied back afterwards keeps its grain.
    @param passes as render_passes() hands them out
    @returns the picture in linear light (height, width, 3)
    @raises SystemExit when pyoidn is not installed or fails, with its words
    """
    clean = _clean(
        {
            "diffuse": passes["DiffDir"] + passes["DiffInd"],
            "gloss": passes["GlossDir"] + passes["GlossInd"],
            "through": passes["TransDir"] + passes["TransInd"],
            "own": passes["Emit"] + passes["Env"],
        },
        albedo=_albedo(passes),
        normal=passes["Normal"],
    )
    return (passes["DiffCol"] * clean["diffuse"] + passes["GlossCol"] * clean["gloss"]
            + passes["TransCol"] * clean["through"] + clean["own"])


def _albedo(passes):
    albedo = np.clip(passes["DiffCol"] + passes["GlossCol"] + passes["TransCol"], 0, 1)
    # Emissive surfaces (lamps, the view outside) have no albedo; their own colour serves as the guide instead.
    return np.where(albedo.max(-1, keepdims=True) > 0, albedo, np.clip(passes["Emit"] + passes["Env"], 0, 1))


def _clean(lights, **guides):
    """@returns the same names, without noise"""
    with tempfile.TemporaryDirectory(prefix="denoise-") as folder:
        noisy, clean = Path(folder) / "noisy.npz", Path(folder) / "clean.npz"
        np.savez(noisy, **guides, **lights)
        _run(noisy, clean)
        with np.load(clean) as stored:
            return {name: stored[name] for name in stored.files}


def _run(*files):
    done = subprocess.run([PYTHON, PROGRAM, *files], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"No denoiser: {done.stderr[-2000:].strip()}")
