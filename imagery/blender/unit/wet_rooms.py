"""Large tiles on the walls of a bathroom, for pictures that are taken in it: other pictures see its door only."""
from common.materials import material
from common.mesh import Frame, MeshBuilder
from common.nodes import Nodes

_STEP_M, _THICK_M = 0.02, 0.008


def line_walls(unit, room):
    mesh, tile = MeshBuilder(), _wall_tiles("#cfc8bd", "#b5ada1")
    for wall in unit.walls:
        frame = Frame(wall.start, wall.along, wall.left)
        for face, side in zip(wall.reach, (-1, 1)):
            solid = [0.0, *(edge for o in wall.openings for edge in (o.start - 0.05, o.end + 0.05)), wall.length]
            for start, end in zip(solid[::2], solid[1::2]):
                _panel(mesh, unit, room, wall, (start, end), (face, side), (0.0, unit.ceiling), tile, frame)
            for o in wall.openings:
                _panel(mesh, unit, room, wall, (o.start - 0.05, o.end + 0.05), (face, side), (o.head + 0.05, unit.ceiling), tile, frame)
    mesh.build("wall tiles")


def _panel(mesh, unit, room, wall, reach, side, height, tile, frame):
    """The part of the wall's face that stands in the room."""
    face, way = side
    count = max(1, int((reach[1] - reach[0]) / _STEP_M))
    inside = [at for at in (reach[0] + (i + 0.5) * _STEP_M for i in range(count)) if unit.room_at(*wall.point(at, face + way * 0.1)) == room]
    if inside:
        low, high = sorted((face + way * 0.0005, face + way * _THICK_M))
        mesh.boxes([[inside[0] - _STEP_M / 2, low, height[0], inside[-1] + _STEP_M / 2, high, height[1]]], tile, frame)


def _wall_tiles(colour, joint):
    """Porcelain of 120 by 60 cm with faint clouds."""
    made = material("wall tiles", colour, 0.22, specular=0.5)
    nodes = Nodes(made, clear=False)
    place = nodes.position()
    x, y, z = nodes.node("SeparateXYZ", {0: place}).outputs
    # Walls run along x or y, so that the sum is the way along either.
    flat = nodes.out("CombineXYZ", {0: nodes.math("ADD", x, y), 1: z, 2: 0.0})
    grid = nodes.node("TexBrick", {"Vector": flat, "Scale": 1.0, "Color1": colour, "Color2": colour, "Mortar": joint,
                                   "Mortar Size": 0.0025, "Brick Width": 1.2, "Row Height": 0.6}, offset=0.0)
    cloud = nodes.ramp(nodes.noise(place, 1.6, 6.0, 0.6, Distortion=1.2), [(0.3, 0.86), (0.7, 1.06)])
    nodes.tree.links.new(nodes.mix(1.0, grid.outputs[0], cloud, "MULTIPLY"), made.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made
