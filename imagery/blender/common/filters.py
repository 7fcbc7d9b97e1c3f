"""Picture filters in numpy: arrays (height, width, channels)."""
import numpy as np


def neighbours(x):
    """The nine shifted copies of x, its own in the middle."""
    padded = np.pad(x, ((1, 1), (1, 1), (0, 0)), "edge")
    h, w = x.shape[:2]
    return np.stack([padded[a:a + h, b:b + w] for a in range(3) for b in range(3)])


def without_fireflies(x, factor):
    """No pixel brighter than `factor` times the sixth of its eight sorted neighbours."""
    around = np.delete(neighbours(x), 4, axis=0)
    return np.minimum(x, np.partition(around, 5, axis=0)[5] * factor + 1e-3)


def median(x):
    return np.partition(neighbours(x), 4, axis=0)[4]


def blur(x, radius):
    """Three box blurs, nearly a Gaussian; radius in pixels."""
    x, radius = x.astype(np.float32), max(1, int(radius))
    for _ in range(3):
        for axis in (0, 1):
            pad = [(0, 0)] * x.ndim
            pad[axis] = (radius + 1, radius)
            total = np.cumsum(np.pad(x, pad, "edge"), axis=axis, dtype=np.float64)
            size = 2 * radius + 1
            x = ((np.take(total, range(size, total.shape[axis]), axis)
                  - np.take(total, range(total.shape[axis] - size), axis)) / size).astype(np.float32)
    return x


def wavelet(signal, guides, levels, light_sigma):
    """
    Edge-avoiding a-trous wavelet. `guides` [(array, sigma)] say which neighbours are alike.
    @returns the filtered signal and, per pixel, how many look-alikes the first level found (0 to 1).
    """
    kernel = np.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16], np.float32)
    x = signal.astype(np.float32)
    h, w = x.shape[:2]
    found = None
    for level in range(levels):
        step = 1 << level
        total, weights = np.zeros_like(x), np.zeros((h, w), np.float32)
        light = np.log1p(x.mean(-1) * 8)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                oy, ox = dy * step, dx * step
                ya, yb, xa, xb = max(0, -oy), min(h, h - oy), max(0, -ox), min(w, w - ox)
                if ya >= yb or xa >= xb:
                    continue
                here, there = (slice(ya, yb), slice(xa, xb)), (slice(ya + oy, yb + oy), slice(xa + ox, xb + ox))
                energy = sum(((g[here] - g[there]) ** 2).sum(-1) / (sigma * sigma) for g, sigma in guides)
                if level > 0:
                    energy = energy + (light[here] - light[there]) ** 2 / (light_sigma ** 2 * 0.25 ** min(level, 2))
                weight = kernel[dy + 2] * kernel[dx + 2] * np.exp(-np.minimum(energy, 30))
                weights[here] += weight
                total[here] += x[there] * weight[..., None]
        x = total / np.maximum(weights, 1e-6)[..., None]
        found = weights if found is None else found
    return x, found
