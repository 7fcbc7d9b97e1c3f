"""One grading for the whole set: haze by distance, bloom, vignette, cool shadows and warm lights, all in linear light."""
import numpy as np

from .colour import linear
from .filters import blur


def haze(picture, depth, colour, start, reach, most=0.5):
    """Haze in front of everything farther than `start` metres, except the sky, which has its own."""
    amount = np.minimum(1 - np.exp(-np.maximum(depth - start, 0) / reach), most) * (depth < 4e4)
    return picture * (1 - amount) + np.array(linear(colour), np.float32) * amount


def bloom(picture, threshold=1.15, amount=0.055):
    """Bloom around everything brighter than the film's range."""
    bright = np.clip(picture - threshold, 0, 12)
    scale = picture.shape[1] / 1600
    return picture + sum(blur(bright, r * scale) * amount * weight for r, weight in ((4, 1.0), (16, 0.9), (48, 0.8)))


def vignette(picture, strength=0.45):
    h, w = picture.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    distance = (x / w - 0.5) ** 2 + 0.9 * (y / h - 0.5) ** 2
    return picture * (1 - strength * np.clip(distance - 0.12, 0, 1))[..., None]


def split_tone(picture, saturation=1.1, shadows=(-0.05, 0.0, 0.08), lights=(0.03, 0.0, -0.03)):
    light = picture.mean(-1, keepdims=True)
    picture = np.maximum(light + (picture - light) * saturation, 0)
    dark = np.exp(-light * 4)
    return picture * (1 + dark * np.array(shadows, np.float32) + (1 - dark) * np.array(lights, np.float32))
