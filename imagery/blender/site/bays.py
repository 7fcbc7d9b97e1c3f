"""
What one bay of a facade is made of. A wall is a row of bays (kind, width); each has five to eight real parts, because
a bare box with a window grid is a toy. Kinds: see BAYS at the end.
"""
import numpy as np

from windows import add_windows


class Wall:
    """One wall of a tower: position, floors and materials."""

    def __init__(self, mesh, palette, random, frame, floors, floor_height, base, top, style):
        self.mesh, self.palette, self.random, self.frame = mesh, palette, random, frame
        #: heights of the slabs of all floors with homes, from `base` up
        self.floors, self.floor_height, self.base, self.top = np.asarray(floors), floor_height, base, top
        ivory = style == "ivory"
        self.body = palette.ivory if ivory else palette.white
        self.accent = palette.charcoal if ivory else palette.taupe
        self.rib = palette.charcoal if ivory else palette.stone

    def box(self, material, u0, d0, z0, u1, d1, z1):
        self.mesh.boxes([[u0, d0, z0, u1, d1, z1]], material, self.frame)

    def on_floors(self, material, u0, d0, from_z, u1, d1, to_z, with_top=False):
        levels = np.append(self.floors, self.top) if with_top else self.floors
        self.mesh.boxes([[u0, d0, z + from_z, u1, d1, z + to_z] for z in levels], material, self.frame)

    def windows(self, u, width, sill, head_below, recess, panes):
        add_windows(self.mesh, self.palette, self.random, self.frame, u, width, self.floors, sill,
                    self.floor_height - head_below, recess, panes)


def pier(wall, u, w):
    wall.box(wall.body, u, -0.6, 0, u + w, 0.06, wall.top + 1.0)


def dark_pier(wall, u, w):
    wall.box(wall.accent, u, -0.6, 0, u + w, -0.1, wall.top + 0.6)


def fin(wall, u, w):
    """A blade of bronze over the whole height."""
    wall.box(wall.palette.bronze, u + w * 0.2, -0.5, wall.base * 0.6, u + w * 0.8, 0.55, wall.top + 2.4)


def light_slot(wall, u, w):
    """A slot between two homes with a line of light in it."""
    wall.box(wall.accent, u, -0.6, 0, u + w, -0.16, wall.top)
    wall.box(wall.palette.led, u + w * 0.4, -0.17, wall.base + 1, u + w * 0.6, -0.06, wall.top - 0.5)


def living(wall, u, w):
    """Full-height sliding glass behind a glass rail, slabs as shelves."""
    wall.on_floors(wall.palette.slab, u, -1.3, -0.06, u + w, 0.3, 0.14, with_top=True)
    wall.on_floors(wall.rib, u, -0.6, -0.42, u + w, 0.04, -0.06)
    wall.windows(u, w, 0.14, 0.42, 0.7, 4)
    wall.on_floors(wall.palette.rail, u + 0.05, 0.2, 0.2, u + w - 0.05, 0.24, 1.05)
    wall.on_floors(wall.palette.frame, u, 0.18, 1.05, u + w, 0.27, 1.12)


def bedroom(wall, u, w):
    """A window over a spandrel, between two strips of wall."""
    side = 0.3
    wall.on_floors(wall.body, u + side, -0.6, -0.5, u + w - side, -0.1, 0.62, with_top=True)
    for a in (u, u + w - side):
        wall.box(wall.body, a, -0.6, 0, a + side, 0.0, wall.top + 1.0)
    wall.windows(u + side, w - 2 * side, 0.62, 0.5, 0.34, 2)


def panelled(wall, u, w):
    """A window beside a dark metal panel with the louvre of the air conditioner: a horizontal rhythm."""
    panel = w * 0.32
    wall.on_floors(wall.body, u, -0.6, -0.42, u + w, 0.03, 0.5, with_top=True)
    wall.on_floors(wall.accent, u, -0.6, 0.5, u + panel, -0.08, wall.floor_height - 0.42)
    wall.on_floors(wall.palette.louvre, u + 0.15, -0.1, 0.62, u + panel - 0.12, -0.03, wall.floor_height - 0.6)
    wall.windows(u + panel, w - panel, 0.5, 0.42, 0.28, 2)


def corner_glass(wall, u, w):
    """Glass to the edge, thin bands."""
    wall.on_floors(wall.accent, u, -0.6, -0.42, u + w, -0.02, 0.2, with_top=True)
    wall.windows(u, w, 0.2, 0.42, 0.08, max(2, round(w / 1.3)))


def kitchen(wall, u, w):
    wall.on_floors(wall.body, u, -0.6, -0.7, u + w, 0, 1.0, with_top=True)
    for a in (u, u + w * 0.72):
        wall.box(wall.body, a, -0.6, 0, a + w * 0.28, 0.02, wall.top + 1.0)
    wall.windows(u + w * 0.28, w * 0.44, 1.0, 0.7, 0.26, 2)


def stairs(wall, u, w):
    """A stair and lift shaft: closed, with a small lit window on every landing."""
    wall.box(wall.accent, u, -0.6, 0, u + w, 0, wall.top)
    wall.windows(u + w * 0.36, w * 0.28, 1.2, 0.9, -0.02, 1)


def lobby(wall, u, w):
    """Below the first home: stone piers, a dark glazed hall, a canopy."""
    if wall.base < 3:
        return
    stone = wall.palette.stone
    wall.box(stone, u, -0.6, wall.base - 1.1, u + w, 0.2, wall.base + 0.02)
    for a in (u, u + w - 0.55):
        wall.box(stone, a, -0.6, 0, a + 0.55, 0.2, wall.base - 1.1)
    hall = np.array([[[u + 0.55, -0.5, 0], [u + w - 0.55, -0.5, 0], [u + w - 0.55, -0.5, wall.base - 1.1], [u + 0.55, -0.5, wall.base - 1.1]]])
    warmth = np.array([[[1.0, 0.62, 0.29]]]) * wall.random.choice([0.25, 0.6, 1.5])
    wall.mesh.quads(hall, wall.palette.glass, wall.frame, lit=warmth)


BAYS = {"P": pier, "D": dark_pier, "F": fin, "X": light_slot, "L": living, "W": bedroom, "B": panelled,
        "C": corner_glass, "K": kitchen, "S": stairs}
_WITH_LOBBY = "LWBCK"


def dress(wall, bays, length):
    """bays [(kind, width)], stretched to fill the wall."""
    stretch, u = length / sum(width for _, width in bays), 0.0
    for kind, width in bays:
        width *= stretch
        BAYS[kind](wall, u, width)
        if kind in _WITH_LOBBY:
            lobby(wall, u, width)
        u += width
