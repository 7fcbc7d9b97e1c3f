"""Ten buildings of two wings. The bays of the south face follow the unit types of the lines behind them."""
import math

import numpy as np

from common.mesh import Frame, MeshBuilder, slab

from bays import Wall, dress
from crowns import add_crown

#: south bays of a home, from its inner side to its outer side
HOMES = {
    "59A": [("W", 3.2), ("L", 4.4), ("B", 3.0)],
    "59B": [("C", 2.0), ("L", 4.4), ("W", 3.2)],
    "84A": [("W", 3.2), ("L", 4.6), ("W", 3.2), ("B", 3.0)],
    "84B": [("L", 4.8), ("W", 3.2), ("B", 3.2), ("C", 1.2)],
    "101": [("B", 3.2), ("L", 5.4), ("W", 3.3), ("C", 3.2)],
}
END = [("C", 3.0), ("P", 1.8), ("D", 1.2), ("P", 2.4), ("K", 2.6), ("P", 2.0)]
CHAMFER = [("P", 0.8), ("L", 4.4), ("D", 0.5), ("X", 0.9), ("D", 0.5), ("L", 4.4), ("P", 0.8)]


def build_towers(site, palette):
    for building in site.buildings:
        random = np.random.default_rng(building.number)
        mesh = MeshBuilder()
        for wing in building.wings:
            _wing(mesh, palette, random, site, building, wing)
        _joint(mesh, palette, random, site, building)
        mesh.build(f"building {building.number}")


def _wall(mesh, palette, random, site, building, frame, first_floor):
    floors = [site.floor_base(f) for f in range(first_floor, building.top_floor + 1)]
    return Wall(mesh, palette, random, frame, floors, site.floor_height, floors[0], building.top, building.style)


def _wing(mesh, palette, random, site, building, wing):
    first = min(start for _, start, _ in wing.lines)
    front = Frame(wing.origin, wing.along, wing.out)
    rear = Frame(wing.at(0, wing.depth), wing.along, -wing.out)
    end = Frame(wing.at(wing.width, 0), -wing.out, wing.along)
    inner = Frame(wing.at(0, 0), -wing.out, -wing.along)
    sides = ((front, _front_bays(wing), wing.width), (rear, _rear_bays(wing.width), wing.width),
             (end, END, wing.depth), (inner, [("P", 1)], wing.depth))
    for frame, bays, length in sides:
        dress(_wall(mesh, palette, random, site, building, frame, first), bays, length)
    core = site.data["core"]
    _core(mesh, palette, random, site, building, wing, core["width"], core["depth"])
    roof = Frame(wing.origin, wing.along, wing.out)
    mesh.boxes([[0.3, -wing.depth + 0.3, building.top - 0.3, wing.width - 0.3, -0.3, building.top + 0.35]], palette.roof, roof)
    add_crown(mesh, palette, roof, wing, building)


def _front_bays(wing):
    first, second = (HOMES[kind] for kind, *_ in wing.lines)
    parting = [("P", 0.9), ("X", 0.8), ("P", 0.9)]
    return [("P", 1.1), *first, *parting, *second[::-1], ("P", 0.7), ("F", 0.4), ("P", 0.9)]


def _rear_bays(width):
    half = [("P", 0.8), ("K", 3.0), ("P", 0.6), ("W", 3.2), ("P", 0.6)]
    return [*half, ("D", 3.0), *half[::-1]] if width < 26 else [*half, ("K", 3.0), ("D", 3.4), ("W", 3.0), *half[::-1]]


def _core(mesh, palette, random, site, building, wing, width, depth):
    """Stairs and lifts stand out of the rear, a storey higher than the roof."""
    middle = wing.at(wing.width * 0.5 - width / 2, wing.depth)
    frame = Frame(middle, wing.along, -wing.out)
    mesh.boxes([[0, -0.5, 0, width, depth, building.top + 3.2]], palette.stone, frame)
    outer = Frame(wing.at(wing.width * 0.5 - width / 2, wing.depth + depth), wing.along, -wing.out)
    dress(_wall(mesh, palette, random, site, building, outer, 2), [("P", 1.6), ("S", 3.8), ("P", 1.6)], width)


def _joint(mesh, palette, random, site, building):
    """Fills the wedge between the wings: corner living rooms towards the lake, or a closed back."""
    left, right = building.wings
    bends_away = building.bend < 0
    depth = left.depth
    a, b = (left.at(0, 0), right.at(0, 0)) if bends_away else (right.at(0, depth), left.at(0, depth))
    along = (b - a) / math.dist(a, b)
    frame = Frame(a, along, np.array([along[1], -along[0]]))
    wall = _wall(mesh, palette, random, site, building, frame, 3)
    dress(wall, CHAMFER if bends_away else [("P", 1), ("S", 2), ("P", 1)], math.dist(a, b))
    wedge = [a, b, left.at(0, depth) if bends_away else left.at(0, 0)]
    slab(f"roof {building.number}", [tuple(p) for p in wedge], building.top + 0.35, 0.7, palette.roof)
