"""The town behind the complex, the chip cluster to the east, ridges on the horizon."""
import math

import bpy
import numpy as np

from common.materials import material
from common.mesh import Frame, MeshBuilder
from common.nodes import Nodes

from model import contains, ribbon, smooth_line
from windows import room_light


def build_surroundings(site, palette, haze):
    random = np.random.default_rng(41)
    _town(site, palette, random)
    _cluster(palette, random)
    for distance, height, base, share in ((1700, 90, 6, 0.12), (2600, 190, 25, 0.3), (3900, 330, 60, 0.5)):
        _ridge(distance, height, base, share, haze, int(distance))


def _town(site, palette, random):
    """Blocks of a planned town: streets, slabs that face south, low houses, a school with its yard."""
    roads = [ribbon(smooth_line(r["points"], 30), r["width"] + 16) for r in site.data["roads"]]
    walls = [material(f"town {i}", c, 0.8) for i, c in enumerate(("#a39b8f", "#8f8a84", "#b0a79a", "#877b70", "#9aa0a3"))]
    roof = material("town roof", "#7d7771", 0.85)
    mesh = MeshBuilder()
    block = 118
    for bx in np.arange(-1700, 1700, block):
        for by in np.arange(300, 2300, block):
            x0, y0 = bx + 14 * math.sin(by / 400), by + 18 * math.sin(bx / 500)
            if 520 < x0 < 1500 and y0 < 1250:
                continue
            kind = (math.sin(x0 / 260 + 2) + math.sin(y0 / 330) + random.normal(0, 0.5))
            turn = 0.12 * math.sin(x0 / 700)
            if kind > 0.9:
                _estate(mesh, palette, random, x0, y0, turn, walls, roof, roads)
            elif kind > -1.4:
                _quarter(mesh, palette, random, x0, y0, turn, walls, roof, roads)
    mesh.build("town")


def _free(x, y, roads):
    return not any(contains(r, x, y) for r in roads) and not (-290 < x < 270 and y < 285)


def _estate(mesh, palette, random, x0, y0, turn, walls, roof, roads):
    """Slab blocks in rows, as Korean towns are built."""
    height = random.choice([34, 46, 58, 70])
    for row in range(2):
        for column in range(2):
            x, y = x0 + column * 50 - 25, y0 + row * 52 - 26
            if _free(x, y, roads):
                _block(mesh, palette, random, x, y, 36, 12, height * random.uniform(0.85, 1.1), turn, walls[random.integers(3)], roof)


def _quarter(mesh, palette, random, x0, y0, turn, walls, roof, roads):
    for column in range(5):
        for row in range(4):
            if random.random() < 0.22:
                continue
            x, y = x0 + column * 21 - 42 + random.normal(0, 1.2), y0 + row * 25 - 38 + random.normal(0, 1.2)
            if _free(x, y, roads):
                height = random.choice([7, 10, 13, 17, 24], p=(0.3, 0.3, 0.2, 0.13, 0.07))
                _block(mesh, palette, random, x, y, random.uniform(11, 16), random.uniform(12, 18), height, turn, walls[random.integers(5)], roof)


def _block(mesh, palette, random, x, y, width, depth, height, turn, wall, roof):
    frame = Frame((x, y), (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn)))
    w, d = width / 2, depth / 2
    mesh.boxes([[-w, -d, 0, w, d, height]], wall, frame, skip=(0,))
    mesh.boxes([[-w * 0.96, -d * 0.96, height, w * 0.96, d * 0.96, height + 0.3], [-w * 0.3, -d * 0.4, height, w * 0.1, d * 0.3, height + 3]], roof, frame, skip=(0,))
    floors = np.arange(1, height - 2, 3.0)
    for z in floors:
        n = max(2, int(width / 4))
        u = np.linspace(-w + 0.8, w - 0.8, n + 1)
        corners = np.array([[[a + 0.3, -d - 0.05, z + 0.8], [b - 0.3, -d - 0.05, z + 0.8], [b - 0.3, -d - 0.05, z + 2.2], [a + 0.3, -d - 0.05, z + 2.2]] for a, b in zip(u, u[1:])])
        mesh.quads(corners, palette.glass, frame, lit=room_light(random, n, 0.35)[:, None, :] * 0.8)


def _cluster(palette, random):
    """Long white halls with louvred roofs and service towers: the semiconductor cluster."""
    white, grey, band = material("fab", "#c9ccce", 0.5), material("fab grey", "#8d949a", 0.6), material("fab band", "#5b7685", 0.5)
    mesh = MeshBuilder()
    for column in range(3):
        for row in range(3):
            x, y = 640 + column * 250, 420 + row * 230
            frame = Frame((x, y), (math.cos(0.1), math.sin(0.1)), (-math.sin(0.1), math.cos(0.1)))
            h = (34, 40, 30)[(column + row) % 3]
            mesh.boxes([[-92, -62, 0, 92, 62, h]], white, frame)
            mesh.boxes([[-92.3, -62.3, z, 92.3, 62.3, z + 3] for z in (h * 0.35, h * 0.7)], band, frame)
            mesh.boxes([[-80 + i * 22, -50, h, -66 + i * 22, 50, h + 5] for i in range(8)], grey, frame)
            mesh.boxes([[100, -40 + i * 30, 0, 118, -22 + i * 30, h * 0.6] for i in range(3)], grey, frame)
    mesh.build("cluster")


def _ridge(distance, height, base, share, haze, seed):
    """A folded ridge with relief instead of a flat silhouette; paler the farther away it is."""
    random = np.random.default_rng(seed)
    xs, rows = np.linspace(-5200, 5200, 260), np.linspace(0, 1, 14)
    phase = random.random(8) * 6.28
    crest = sum(a * np.sin(xs / l + p) for a, l, p in zip((0.3, 0.2, 0.12, 0.07, 0.04), (900, 420, 190, 83, 37), phase))
    crest = base + height * (0.55 + crest)
    grid = np.zeros((len(rows), len(xs), 3))
    for i, r in enumerate(rows):
        folds = 0.5 + 0.5 * np.sin(xs / 120 + 3 * np.sin(xs / 310 + phase[5]) + phase[6])
        z = crest * (r ** (0.8 + 0.9 * folds)) - 4
        grid[i] = np.stack([xs + 60 * np.sin(r * 3 + phase[7]), np.full_like(xs, distance + r * height * 3.2) + 80 * folds * (1 - r), z], 1)
    mesh = MeshBuilder()
    quads = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]], 2).reshape(-1, 4, 3)
    mesh.quads(quads, _ridge_material(share, haze))
    mesh.build(f"ridge {distance}", smooth=False)


def _ridge_material(share, haze):
    """Forest mixed with the colour `haze` by `share`."""
    made = bpy.data.materials.new("ridge")
    nodes = Nodes(made)
    wood = nodes.ramp(nodes.noise(nodes.position(), 0.012, 5.0), [(0.35, "#26332a"), (0.65, "#46503a")])
    air = nodes.out("Emission", {"Color": haze, "Strength": 1.0})
    nodes.surface(nodes.out("MixShader", {0: share, 1: nodes.out("BsdfDiffuse", {"Color": wood}), 2: air}))
    made.cycles.sample_as_light = False
    return made
