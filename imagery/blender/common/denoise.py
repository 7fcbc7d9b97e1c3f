"""
Debian's Blender has no denoiser, so here is ours. Cycles hands out clean albedo and noisy light apart: filter the
light only, guided by normal, depth and albedo, and multiply the clean albedo back. Texture therefore belongs in
albedo; what exists in bump only is smoothed away.
"""
import numpy as np

from .filters import blur, median, wavelet, without_fireflies

#: levels of the light filter; how far fireflies may stand out; which guides count how much
EXTERIOR = dict(levels=3, direct_levels=2, light_sigma=0.8, gloss_levels=1, gloss_sigma=0.25, use_median=False)
INTERIOR = dict(levels=5, direct_levels=5, light_sigma=1.2, gloss_levels=3, gloss_sigma=0.6, use_median=True)


def denoise(passes, levels, direct_levels, light_sigma, gloss_levels, gloss_sigma, use_median):
    """@returns the picture in linear light, composed from filtered light and untouched albedo."""
    guides, loose = _guides(passes)

    def clean(light, depth_of_filter, factor):
        light = without_fireflies(light, factor)
        filtered, found = wavelet(median(light) if use_median else light, guides, depth_of_filter, light_sigma)
        # Few look-alikes: an anti-aliased edge, where a loosely guided filter does better.
        edge = np.clip((0.42 - found) / 0.25, 0, 1)[..., None]
        if edge.max() > 0:
            filtered = filtered * (1 - edge) + wavelet(light, loose, 2, 1.5)[0] * edge
        return filtered

    diffuse = clean(passes["DiffInd"], levels, 2.0) + clean(passes["DiffDir"], direct_levels, 2.5)
    gloss = without_fireflies(passes["GlossDir"] + passes["GlossInd"], 3.0)
    gloss = wavelet(gloss, [*guides, (passes["GlossCol"], 0.05)], gloss_levels, gloss_sigma)[0]
    through = without_fireflies(passes["TransDir"] + passes["TransInd"], 2.5)
    if use_median and through.max() > 0:
        through = wavelet(through, guides, 3, 0.8)[0]
    return (passes["DiffCol"] * diffuse + passes["GlossCol"] * gloss + passes["TransCol"] * through
            + passes["Emit"] + passes["Env"])


def keep_foliage_crisp(picture, passes, share=0.8):
    """Mixes raw light back where normals are chaotic: leaves hide noise, and filtered leaves look melted."""
    n = passes["Normal"]
    chaos = blur((n * n).sum(-1, keepdims=True), 2) - (blur(n, 2) ** 2).sum(-1, keepdims=True)
    leaves = np.clip((chaos - 0.12) / 0.25, 0, 1) * (passes["Depth"] < 5000) * share
    return picture * (1 - leaves) + np.minimum(passes["Image"], 4) * leaves


def _guides(passes):
    normal, albedo = passes["Normal"], passes["DiffCol"]
    depth = np.log(np.clip(passes["Depth"], 0.05, 5e3))
    slopes = np.gradient(depth[..., 0])
    slope = np.sqrt(slopes[0] ** 2 + slopes[1] ** 2)[..., None]
    flat_depth = depth / (0.02 + 3 * np.minimum(slope, 0.05)) * 0.02
    return ([(normal, 0.35), (flat_depth, 0.018), (albedo, 0.12)],
            [(normal, 0.9), (depth, 0.08), (albedo, 0.5)])
