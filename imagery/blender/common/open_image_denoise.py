"""
Program: open_image_denoise.py noisy.npz clean.npz
noisy.npz holds the guides albedo and normal and any number of pictures in linear light, each (height, width, 3);
clean.npz the pictures again, by the same names, without noise. Without files it only says whether it could.
"""
import sys
from pathlib import Path

import numpy as np

#: the folder into which imagery/README.md installs pyoidn, apart from the system's packages
sys.path.insert(0, str(Path(__file__).resolve().parents[3] / ".cache" / "python"))

try:
    import pyoidn
except ImportError as missing:
    raise SystemExit(
        f"{missing}. Install the denoiser once:\n"
        "  /usr/bin/python3 -m pip install --target .cache/python --no-deps pyoidn==2.5.1.0 cffi==2.1.1 pycparser==3.12"
    ) from missing


def prefilter(name, image):
    """Guides of few samples are noisy, so they are denoised first; the filter then takes them as exact (`clean_aux`)."""
    out = np.empty_like(image)
    with pyoidn.Device() as device:
        device.commit()
        with pyoidn.Filter(device, pyoidn.OIDN_FILTER_TYPE_RT) as filter_of_guide:
            filter_of_guide.set_image(name, image, pyoidn.OIDN_FORMAT_FLOAT3)
            filter_of_guide.set_image(pyoidn.OIDN_IMAGE_OUTPUT, out, pyoidn.OIDN_FORMAT_FLOAT3)
            filter_of_guide.commit()
            filter_of_guide.execute()
        error = device.get_error()
    if error is not None:
        raise SystemExit(f"{name}: {error}")
    return out


def main(noisy, clean):
    with np.load(noisy) as stored:
        images = {name: np.ascontiguousarray(stored[name], np.float32) for name in stored.files}
    guides = {name: prefilter(name, images.pop(name)) for name in ("albedo", "normal")}
    np.savez(clean, **{
        name: pyoidn.denoise(image, hdr=True, clean_aux=True, **guides) if image.any() else image
        for name, image in images.items()
    })


if len(sys.argv) > 1:
    main(*sys.argv[1:])
