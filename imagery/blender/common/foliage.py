"""
Trees that hold up from sixty metres on. A crown is thousands of small leaves gathered in clumps; every leaf is shaded
mostly by the crown's own roundness (kept in the colour attribute), so crowns have a lit and a dark side, not confetti.
"""
import bpy
import numpy as np

from .materials import material
from .mesh import MeshBuilder
from .nodes import Nodes

#: kind: height, crown radius, where the crown starts, leaves, leaf size, clumps, flatness of a clump, two leaf colours
SPECIES = {
    "zelkova": dict(height=11, radius=4.2, start=0.26, leaves=9000, leaf=0.2, clumps=26, flat=0.72, colours=("#4a5b36", "#6b7a48")),
    "oak": dict(height=8.5, radius=3.2, start=0.24, leaves=7000, leaf=0.18, clumps=20, flat=0.8, colours=("#415334", "#616f44")),
    "maple": dict(height=7, radius=2.9, start=0.26, leaves=6000, leaf=0.17, clumps=18, flat=0.7, colours=("#5e3d26", "#8a5f35")),
    "pine": dict(height=12, radius=3.0, start=0.52, leaves=6500, leaf=0.16, clumps=12, flat=0.34, colours=("#33473a", "#4d6146")),
    "cone": dict(height=13, radius=2.0, start=0.08, leaves=7000, leaf=0.17, clumps=0, flat=1, colours=("#42573c", "#5d7046")),
    "shrub": dict(height=1.2, radius=0.85, start=0.0, leaves=650, leaf=0.11, clumps=7, flat=0.8, colours=("#465a36", "#6d7e48")),
    "bloom": dict(height=1.0, radius=0.8, start=0.0, leaves=600, leaf=0.1, clumps=6, flat=0.8, colours=("#6d6a3c", "#a5905a")),
}


def leaf_material(name, colours):
    made = bpy.data.materials.new("leaf " + name)
    nodes = Nodes(made)
    random = nodes.out("ObjectInfo", output="Random")
    patch = nodes.noise(nodes.position(), 0.9, 2.0)
    shade = nodes.math("ADD", nodes.math("MULTIPLY", random, 0.6), nodes.math("MULTIPLY", patch, 0.5), True)
    colour = nodes.mix(shade, *colours)
    packed = nodes.out("Attribute", attribute_name="lit")
    crown = nodes.out("VectorMath", {0: packed, 1: (2, 2, 2), 2: (-1, -1, -1)}, operation="MULTIPLY_ADD")
    world = nodes.out("VectorTransform", {0: crown}, vector_type="NORMAL", convert_from="OBJECT", convert_to="WORLD")
    own = nodes.out("NewGeometry", output="Normal")
    mixed = nodes.out("VectorMath", {0: nodes.out("VectorMath", {0: own, "Scale": 0.35}, operation="SCALE"), 1: world}, operation="ADD")
    normal = nodes.out("VectorMath", {0: mixed}, operation="NORMALIZE")
    through = nodes.out("BsdfTranslucent", {"Color": nodes.mix(1.0, colour, "#f0e0a0", "MULTIPLY")})
    solid = nodes.out("BsdfDiffuse", {"Color": colour, "Normal": normal})
    nodes.surface(nodes.out("MixShader", {0: 0.22, 1: solid, 2: through}))
    return made


def plant(kind, seed=0):
    """@returns a prototype object of one plant, standing on z = 0; place its `data` as often as wanted."""
    s = SPECIES[kind]
    random = np.random.default_rng([seed, *map(ord, kind)])
    points, normals = _cone(random, s) if kind == "cone" else _clumps(random, s)
    mesh = MeshBuilder()
    _trunk(mesh, random, s)
    _leaves(mesh, random, points, normals, s["leaf"], leaf_material(kind, s["colours"]))
    return mesh.build(f"{kind} {seed}", scene=False)


def _clumps(random, s):
    """Clumps on a loose dome; each a flattened ball whose leaves sit near its surface."""
    n, height, radius = s["clumps"], s["height"], s["radius"]
    base, per = s["start"] * height, s["leaves"] // s["clumps"]
    points, normals = [], []
    middle = np.array([0, 0, base + (height - base) * 0.45])
    for i in range(n):
        share = (i + 0.5) / n
        around, up = i * 2.399 + random.normal(0, 0.35), base + (height - base) * (0.1 + 0.85 * share)
        width = radius * np.sqrt(max(0.03, 1 - (max(share - 0.35, 0) / 0.68) ** 2)) * (0.45 + 0.5 * random.random())
        centre = np.array([np.cos(around) * width, np.sin(around) * width, up - radius * 0.2])
        size = radius * (0.3 + 0.2 * random.random())
        direction = random.normal(size=(per, 3))
        direction /= np.linalg.norm(direction, axis=1)[:, None]
        ball = direction * size * (0.55 + 0.5 * random.random((per, 1)) ** 0.5) * [1, 1, s["flat"]]
        points.append(centre + ball)
        outward = centre + ball - middle
        outward /= np.linalg.norm(outward, axis=1)[:, None]
        normals.append(outward * 0.55 + direction * 0.6)
    return np.concatenate(points), np.concatenate(normals)


def _cone(random, s):
    n, height, radius = s["leaves"], s["height"], s["radius"]
    up = random.random(n) ** 1.25
    around = random.random(n) * 2 * np.pi
    tier = 0.72 + 0.28 * np.sin(up * 46 + np.sin(around * 3))
    reach = (1 - up) ** 0.85 * radius * tier * random.random(n) ** 0.3
    start = s["start"] * height
    points = np.stack([np.cos(around) * reach, np.sin(around) * reach, start + up * (height - start)], 1)
    return points, np.stack([np.cos(around), np.sin(around), np.full(n, 0.45)], 1)


def _leaves(mesh, random, points, normals, size, leaf):
    normals = normals / np.linalg.norm(normals, axis=1)[:, None]
    facing = normals + random.normal(0, 0.55, normals.shape)
    facing /= np.linalg.norm(facing, axis=1)[:, None]
    along = np.cross(facing, random.normal(size=facing.shape))
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(facing, along)
    length = size * (0.6 + 0.8 * random.random((len(points), 1)))
    # A leaf is a rhombus, because squares look like confetti near the camera.
    corners = np.stack([points - along * length, points - across * length * 0.5,
                        points + along * length, points + across * length * 0.5], 1)
    mesh.quads(corners, leaf, lit=(normals * 0.5 + 0.5)[:, None, :])


def _trunk(mesh, random, s):
    bark = material("bark", "#43362b", 0.9, specular=0.1)
    height, thick = s["height"], s["height"] * 0.016
    if height < 3:
        return
    for step in range(5):
        z0, z1, t = height * 0.15 * step, height * 0.15 * (step + 1), thick * (1 - step * 0.15)
        mesh.boxes([[-t, -t, z0, t, t, z1]], bark)
