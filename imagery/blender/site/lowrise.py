"""Podiums along the promenade and pavilions: real rooms behind clear glass, timber fins, planted roofs."""
import math

import numpy as np

from common.lamps import panel
from common.mesh import Frame, MeshBuilder, slab

from model import rectangle


def build_lowrise(site, palette):
    for podium in site.data["podiums"]:
        _hall(podium["id"], [np.array(p, float) for p in podium["outline"]], podium["height"], palette, has_garden=True)
    for p in site.data["pavilions"]:
        _hall(p["id"], rectangle(p["centre"], p["size"], p["facing"]), p["height"], palette)


def _hall(name, outline, height, palette, has_garden=False):
    mesh, centre = MeshBuilder(), np.mean(outline, 0)
    grown = lambda by: [p + (p - centre) / np.linalg.norm(p - centre) * by for p in outline]
    storeys = max(1, round(height / 4.6))
    for a, b in zip(outline, [*outline[1:], outline[0]]):
        length = math.dist(a, b)
        along = (b - a) / length
        _side(mesh, palette, Frame(a, along, np.array([along[1], -along[0]])), length, height, storeys)
    mesh.build(name)
    slab(f"{name} floor", [tuple(p) for p in outline], 0.35, 0.35, palette.granite)
    slab(f"{name} ceiling", [tuple(p) for p in grown(-0.8)][::-1], height - 0.45, 0, palette.ceiling)
    core = [centre + (p - centre) * 0.42 for p in outline]
    _prism(f"{name} core", core, 0.35, height - 0.4, palette.inside)
    slab(f"{name} roof", [tuple(p) for p in grown(1.8)], height + 0.1, 0.5, palette.white)
    if has_garden:
        _prism(f"{name} parapet", grown(-0.6), height + 0.1, height + 0.7, palette.granite)
        slab(f"{name} garden", [tuple(p) for p in grown(-1.6)], height + 0.72, 0, palette.garden)
    else:
        slab(f"{name} roof top", [tuple(p) for p in grown(-0.8)], height + 0.16, 0, palette.roof)
    if palette.evening > 0.1:
        front = min(outline, key=lambda p: p[1])
        panel((centre[0], front[1] - 3, 3.4), (0, -0.6, -1), (math.dist(outline[0], outline[1]) * 0.8, 3), "#ffbf7d", 2400 * palette.evening)


def _side(mesh, palette, frame, length, height, storeys):
    """Glass bays of 3.2 m between slender posts; fins on two thirds of the side; a line of light under the eaves."""
    n = max(1, round(length / 3.2))
    bay = length / n
    panes = [[[i * bay, 0, 0.35], [(i + 1) * bay, 0, 0.35], [(i + 1) * bay, 0, height - 0.4], [i * bay, 0, height - 0.4]] for i in range(n)]
    mesh.quads(panes, palette.clear, frame)
    mesh.boxes([[i * bay - 0.06, -0.12, 0.35, i * bay + 0.06, 0.14, height - 0.4] for i in range(n + 1)], palette.frame, frame)
    mesh.boxes([[0, -0.1, z, length, 0.1, z + 0.12] for z in np.linspace(0.35, height - 0.5, storeys * 2 + 1)], palette.frame, frame)
    if storeys > 1:
        mesh.boxes([[0, -3, height / 2 - 0.25, length, 0.35, height / 2 + 0.25]], palette.white, frame)
    fins = np.arange(0.3, length * 0.62, 0.62)
    mesh.boxes([[u, 0.5, 0.4, u + 0.09, 0.85, height - 0.4] for u in fins], palette.timber, frame)
    mesh.boxes([[-1.4, 1.5, height - 0.45, length + 1.4, 1.62, height - 0.38]], palette.led, frame)


def _prism(name, outline, z0, z1, what):
    mesh = MeshBuilder()
    n = len(outline)
    for i in range(n):
        (x0, y0), (x1, y1) = outline[i], outline[(i + 1) % n]
        mesh.quads([[[x0, y0, z0], [x1, y1, z0], [x1, y1, z1], [x0, y0, z1]]], what)
    mesh.build(name)
