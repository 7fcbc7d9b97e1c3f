"""The town behind the complex, the chip cluster 1.8 km to the east, traffic, ridges on the horizon."""
import math

import bpy
import numpy as np

from common.materials import material, mottled
from common.mesh import Frame, MeshBuilder, slab
from common.nodes import Nodes

from model import rectangle, smooth_line
from windows import room_light

#: side of a block with half of the streets around it
BLOCK_M = 118
#: how estates are painted: walls, ends
PAINTS = (("#d9d3c7", "#8d9aa3"), ("#c9c3b8", "#a9785c"), ("#e2ded5", "#7d8a78"), ("#bdb5a8", "#6f6a66"), ("#cdd1d2", "#5f7484"), ("#d8c9b4", "#9a8468"))


def build_surroundings(site, palette, haze, camera):
    random = np.random.default_rng(41)
    Town(site, palette, random).build()
    _cluster(site, palette, random)
    _traffic(site, palette, np.random.default_rng(8), camera)
    for distance, height, base, share in ((1700, 90, 6, 0.12), (2600, 190, 25, 0.3), (3900, 330, 60, 0.5)):
        _ridge(distance, height, base, share, haze, int(distance))
    _ridge(5200, 420, 60, 0.62, haze, 5200, to_east=True)


class Town:
    """Blocks of a planned town: estates of slabs and of towers, offices along the avenues, low houses, schools, parks, fields."""

    def __init__(self, site, palette, random):
        self.palette, self.random, self.mesh, self.site = palette, random, MeshBuilder(), site
        lines = [(smooth_line(points, 14), width) for points, width in site.streets()]
        self.road_points = np.concatenate([points for points, _ in lines])
        self.road_reach = np.concatenate([np.full(len(points), width / 2 + 5) for points, width in lines])
        self.walls = [material(f"town {i}", c, 0.8) for i, c in enumerate(("#a39b8f", "#b9aa97", "#c2b8aa", "#8f7f70", "#9aa0a3", "#b08a70", "#d0cabf"))]
        # Flat roofs are sealed with green paint.
        self.roofs = [material(f"town roof {i}", c, 0.85) for i, c in enumerate(("#7d7771", "#5f7a63", "#6b8a74", "#8c8780", "#7a4f40"))]
        self.paints = [(material(f"estate {i}", wall, 0.7), material(f"estate end {i}", end, 0.7)) for i, (wall, end) in enumerate(PAINTS)]
        self.band, self.glazing = material("balcony band", "#e9e5dd", 0.6), material("curtain wall", "#40525c", 0.15, specular=0.8)
        self.paved = mottled("block", ["#85807a", "#97918a"], 0.08, 4, 0.9)
        self.yard = material("school yard", "#b3906a", 0.95)
        self.fields = [mottled(f"field {i}", c, 0.03, 5, 0.95) for i, c in enumerate((["#7c7a42", "#8d8850"], ["#5b6c38", "#6a7a40"], ["#93804f", "#a08d5c"]))]

    def build(self):
        for bx in np.arange(-1740, 1900, BLOCK_M):
            for by in np.arange(320, 2200, BLOCK_M):
                x, y = bx + 14 * math.sin(by / 400), by + 18 * math.sin(bx / 500)
                if y > float(self.site.shore(min(x, 1050))) + 110 and not (x > 1050 and y < 420):
                    self._block(x, y, 0.12 * math.sin(x / 700))
        self.mesh.build("town")

    def _block(self, x, y, turn):
        # Four blocks make one estate with one paint and one height.
        estate = np.random.default_rng([3, int(x + 5000) // 236, int(y) // 236])
        style, storeys, paint = estate.random(), estate.integers(10, 29), estate.integers(len(PAINTS))
        outside = math.hypot(x - 60, y - 500) > 1250
        wild = math.sin(x / 260 + 2) + math.sin(y / 330) + self.random.normal(0, 0.4)
        if min(math.dist((x, y), at) for at in ((-600, 400), (-1100, 740), (430, 560))) < 75:
            self._school(x, y, turn)
        elif outside and wild < 0.7:
            self._field(x, y, turn)
        elif self._from_road(x, y) < 48 and self.random.random() < 0.62:
            self._offices(x, y, turn)
        elif style < 0.34:
            self._slabs(x, y, turn, storeys, paint)
        elif style < 0.5:
            self._towers(x, y, turn, storeys, paint)
        elif style < 0.94:
            self._quarter(x, y, turn)

    def _from_road(self, x, y):
        return float((np.hypot(*(self.road_points - (x, y)).T) - self.road_reach).min())

    def _is_free(self, x, y, reach):
        return self._from_road(x, y) > reach and not (-300 < x < 285 and y < 300)

    def _ground(self, x, y, turn, what, size=(104, 104)):
        if self._is_free(x, y, 30):
            slab("block", rectangle((x, y), size, math.degrees(turn)), 0.009, 0, what)

    def _field(self, x, y, turn):
        for k in range(3):
            slab("field", rectangle((x + (k - 1) * 37, y), (34, 106), math.degrees(turn)), 0.008, 0, self.fields[self.random.integers(3)])

    def _slabs(self, x, y, turn, storeys, paint):
        """Long blocks that face south, with galleries of balconies and painted ends."""
        for row in range(2):
            length = self.random.choice([34, 46, 62])
            shift = self.random.uniform(-1, 1) * (100 - length) / 2
            px, py = x + shift, y + row * 54 - 27
            if self._is_free(px, py, length / 2):
                self._slab_block(px, py, length, 12.5, max(6, storeys + self.random.integers(-3, 4)) * 2.9, turn, paint)

    def _slab_block(self, x, y, length, depth, height, turn, paint):
        wall, end = self.paints[paint]
        frame, w, d = Frame((x, y), (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))), length / 2, depth / 2
        self.mesh.boxes([[-w, -d, 0, w, d, height]], wall, frame, skip=(0,))
        self.mesh.boxes([[side * w - 0.25, -d - 0.4, 0, side * w + 0.25, d * 0.3, height + 1.2] for side in (-1, 1)], end, frame)
        floors = np.arange(3.4, height - 2.4, 2.9)
        self.mesh.boxes([[-w + 0.5, -d - 0.7, z - 0.2, w - 0.5, -d, z + 0.75] for z in floors], self.band, frame)
        self._panes(frame, (-w + 0.6, w - 0.6), -d - 0.04, floors, 0.75, 2.5, 4.4)
        cores = np.arange(-w + 9, w - 5, 18)
        self.mesh.boxes([[u - 3, -1, height, u + 3, d - 0.5, height + 4.5] for u in cores], end, frame)
        self.mesh.boxes([[-w, -d, height, w, d, height + 0.9]], self.roofs[3], frame, skip=(0,))

    def _towers(self, x, y, turn, storeys, paint):
        """Point blocks of two depths, in a chequer."""
        for k, (u, v) in enumerate(((-30, -28), (26, -20), (-24, 26), (32, 30))):
            px, py = x + u, y + v
            if not self._is_free(px, py, 18) or self.random.random() < 0.2:
                continue
            wall, end = self.paints[paint]
            height = (storeys + 4 + self.random.integers(-4, 5)) * 2.9
            angle = turn + (0.5 if k % 2 else -0.2)
            frame = Frame((px, py), (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle)))
            for w, d, top, what in ((11, 8, height, wall), (7.5, 11.5, height + 2.5, end)):
                self.mesh.boxes([[-w, -d, 0, w, d, top]], what, frame, skip=(0,))
                self._panes(frame, (-w + 0.8, w - 0.8), -d - 0.05, np.arange(3.4, top - 3, 2.9), 0.7, 2.2, 3.6)
                self._panes(frame, (-d + 0.8, d - 0.8), -w - 0.05, np.arange(3.4, top - 3, 2.9), 0.9, 2.1, 4.2, is_west=True)
            self.mesh.boxes([[-4, -4, height, 4, 4, height + 7]], end, frame)

    def _offices(self, x, y, turn):
        """Mixed heights on paved ground, some of them curtain walls."""
        self._ground(x, y, turn, self.paved)
        for column in range(3):
            for row in range(2):
                px, py = x + (column - 1) * 33, y + row * 46 - 23
                if not self._is_free(px, py, 14) or self.random.random() < 0.15:
                    continue
                height, is_glass = self.random.choice([12, 18, 26, 36, 52], p=(0.2, 0.3, 0.25, 0.17, 0.08)), self.random.random() < 0.35
                size = self.random.uniform(20, 28), self.random.uniform(18, 32)
                self._house(px, py, size, height, turn, self.glazing if is_glass else self.walls[self.random.integers(7)], 3, self.band if is_glass else None)

    def _quarter(self, x, y, turn):
        self._ground(x, y, turn, self.paved)
        for column in range(5):
            for row in range(4):
                px, py = x + column * 21 - 42 + self.random.normal(0, 1.2), y + row * 25 - 38 + self.random.normal(0, 1.2)
                if self.random.random() < 0.2 or not self._is_free(px, py, 8):
                    continue
                height = self.random.choice([6, 9, 12, 15, 21], p=(0.28, 0.32, 0.22, 0.13, 0.05))
                size = self.random.uniform(10, 16), self.random.uniform(10, 18)
                self._house(px, py, size, height, turn, self.walls[self.random.integers(7)], self.random.choice([0, 1, 2, 1, 3, 4]))

    def _school(self, x, y, turn):
        slab("school yard", rectangle((x, y - 22), (92, 50), math.degrees(turn)), 0.012, 0, self.yard)
        slab("school pitch", rectangle((x, y - 22), (58, 30), math.degrees(turn)), 0.014, 0, self.fields[1])
        self._house(x, y + 22, (84, 13), 15, turn, self.walls[6], 1)
        self._house(x + 36, y + 4, (12, 34), 12, turn, self.walls[5], 1)

    def _house(self, x, y, size, height, turn, wall, roof, band=None):
        frame, (w, d) = Frame((x, y), (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))), (v / 2 for v in size)
        self.mesh.boxes([[-w, -d, 0, w, d, height]], wall, frame, skip=(0,))
        self.mesh.boxes([[-w * 0.96, -d * 0.96, height, w * 0.96, d * 0.96, height + 0.3]], self.roofs[roof], frame, skip=(0,))
        self.mesh.boxes([[-w * 0.3, -d * 0.4, height, w * 0.15, d * 0.3, height + 3]], wall, frame, skip=(0,))
        floors = np.arange(1, height - 2, 3.0)
        self._panes(frame, (-w + 0.8, w - 0.8), -d - 0.05, floors, 0.8, 2.2, 4)
        self._panes(frame, (-d + 0.8, d - 0.8), -w - 0.05, floors, 0.8, 2.2, 5, is_west=True)
        if band:
            self.mesh.boxes([[-w - 0.1, -d - 0.12, z + 2.4, w + 0.1, d + 0.1, z + 3.0] for z in floors], band, frame)

    def _panes(self, frame, reach, off, floors, sill, head, spacing, is_west=False):
        """Windows of one face; `off` is that face's place out of the middle."""
        n = max(1, int((reach[1] - reach[0]) / spacing))
        u = np.linspace(*reach, n + 1)
        z, a = (v.ravel() for v in np.meshgrid(floors, np.arange(n), indexing="ij"))
        if len(z) == 0:
            return
        left, right = u[a] + 0.35, u[a + 1] - 0.35
        corners = np.zeros((len(z), 4, 3))
        along, across = (1, 0) if is_west else (0, 1)
        # Seen from the west, what runs to the right runs to the south.
        first, last = (right, left) if is_west else (left, right)
        corners[:, [0, 3], along], corners[:, [1, 2], along] = first[:, None], last[:, None]
        corners[..., across] = off
        corners[:, :2, 2], corners[:, 2:, 2] = (z + sill)[:, None], (z + head)[:, None]
        self.mesh.quads(corners, self.palette.glass, frame, lit=room_light(self.random, len(z), 0.35)[:, None, :] * 0.8)


def _cluster(site, palette, random):
    """Long white halls with ribs and louvred roofs, service towers, pipe bridges: the semiconductor cluster of the maps."""
    white, grey, band = material("fab", "#c9ccce", 0.5), material("fab grey", "#8d949a", 0.6), material("fab band", "#5b7685", 0.5)
    slab("cluster ground", site.region["cluster"][::-1], 0.1, 0, mottled("cluster ground", ["#77766f", "#8b897f"], 0.02, 4, 0.9))
    mesh = MeshBuilder()
    frames = [Frame((2330 + column * 450, 530 + row * 330), (math.cos(0.07), math.sin(0.07)), (-math.sin(0.07), math.cos(0.07))) for column in range(3) for row in range(3)]
    for k, frame in enumerate(frames):
        h, w, d = (58, 72, 48, 64)[k % 4], (185, 170, 150)[k % 3], 112
        mesh.boxes([[-w, -d, 0, w, d, h]], white, frame)
        mesh.boxes([[-w - 0.6, -d - 0.6, z, w + 0.6, d + 0.6, z + 5] for z in (h * 0.3, h * 0.66)], band, frame)
        mesh.boxes([[u, -d - 1.2, 0, u + 2, -d, h + 2] for u in np.arange(-w, w, 24)], grey, frame)
        mesh.boxes([[-w - 1.2, v, 0, -w, v + 2, h + 2] for v in np.arange(-d, d, 24)], grey, frame)
        mesh.boxes([[u, -d * 0.85, h, u + 16, d * 0.85, h + random.choice([5, 8])] for u in np.arange(-w + 12, w - 22, 28)], grey, frame)
        mesh.boxes([[w + 14, v, 0, w + 44, v + 30, h * 0.55] for v in (-80, -30, 30)], grey, frame)
        mesh.boxes([[u, d - 26, h, u + 4, d - 22, h + 30] for u in (-w * 0.6, -w * 0.5, w * 0.4)], white, frame)
        mesh.boxes([[-w - 60, -9, h * 0.4, -w, 9, h * 0.4 + 7]], grey, frame)
        lamps = np.array([[[u, -d - 1.3, 4], [u + 9, -d - 1.3, 4], [u + 9, -d - 1.3, 9], [u, -d - 1.3, 9]] for u in np.arange(-w + 5, w - 12, 24)])
        mesh.quads(lamps, palette.glass, frame, lit=room_light(random, len(lamps), 0.7)[:, None, :])
    mesh.build("cluster")


def _traffic(site, palette, random, camera):
    """Cars on the right of every road, with their lights in the evening; none so near that it shows how plain it is."""
    paints = [material(f"car {i}", c, 0.25, coat=0.6) for i, c in enumerate(("#e6e6e4", "#1d1f22", "#8d9298", "#b9bcbe", "#7b2a24", "#27435c"))]
    glass = material("car glass", "#11161a", 0.1)
    ahead = material("head lamp", "#ffffff", glow="#fff0d8", glow_strength=10 * palette.evening)
    astern = material("tail lamp", "#5a0f0c", glow="#ff3a24", glow_strength=5 * palette.evening)
    mesh = MeshBuilder()
    for points, width in site.streets():
        line = smooth_line(points, 4.0)
        lanes = (1.9, 5.2) if width > 17 else (1.9,)
        for way in (1, -1):
            for lane in lanes:
                at = random.exponential(40)
                while at < len(line) * 4 - 20:
                    _car(mesh, random, line, int(at / 4), way, lane, camera, (paints, glass, ahead, astern))
                    at += 9 + random.exponential(46)
    mesh.build("cars")


def _car(mesh, random, line, index, way, lane, camera, looks):
    paints, glass, ahead, astern = looks
    (x, y), (x2, y2) = line[index], line[min(index + 1, len(line) - 1)]
    if math.hypot(x - 400, y - 600) > 2600 or (x, y) == (x2, y2) or math.dist((x, y), camera) < 60:
        return
    along = np.array([x2 - x, y2 - y]) / math.hypot(x2 - x, y2 - y) * way
    right = np.array([along[1], -along[0]])
    frame = Frame(np.array([x, y]) + right * lane, along, right)
    paint = paints[random.choice(len(paints), p=(0.34, 0.24, 0.16, 0.16, 0.04, 0.06))]
    if random.random() < 0.07:
        return mesh.boxes([[-5.5, -1.25, 0.5, 5.5, 1.25, 3.2]], paints[0], frame)
    mesh.boxes([[-2.25, -0.9, 0.35, 2.25, 0.9, 0.95]], paint, frame)
    mesh.boxes([[-1.7, -0.8, 0.95, 0.9, 0.8, 1.5]], glass, frame)
    mesh.boxes([[-1.5, -0.76, 1.5, 0.6, 0.76, 1.54]], paint, frame)
    for side in (-0.62, 0.62):
        mesh.boxes([[2.25, side - 0.16, 0.6, 2.29, side + 0.16, 0.78]], ahead, frame)
        mesh.boxes([[-2.29, side - 0.16, 0.65, -2.25, side + 0.16, 0.82]], astern, frame)


def _ridge(distance, height, base, share, haze, seed, to_east=False):
    """A folded ridge with relief instead of a flat silhouette; paler the farther away it is."""
    random = np.random.default_rng(seed)
    xs, rows = np.linspace(-5200, 9200, 360), np.linspace(0, 1, 14)
    phase = random.random(8) * 6.28
    crest = sum(a * np.sin(xs / l + p) for a, l, p in zip((0.3, 0.2, 0.12, 0.07, 0.04), (900, 420, 190, 83, 37), phase))
    crest = base + height * (0.55 + crest)
    grid = np.zeros((len(rows), len(xs), 3))
    for i, r in enumerate(rows):
        folds = 0.5 + 0.5 * np.sin(xs / 120 + 3 * np.sin(xs / 310 + phase[5]) + phase[6])
        z = crest * (r ** (0.8 + 0.9 * folds)) - 4
        grid[i] = np.stack([xs + 60 * np.sin(r * 3 + phase[7]), np.full_like(xs, distance + r * height * 3.2) + 80 * folds * (1 - r), z], 1)
    if to_east:
        grid = grid[..., [1, 0, 2]] * (1, -1, 1)
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
