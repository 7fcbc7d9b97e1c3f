"""The view from a higher floor: the park at the shore, the lake, hills one behind the other, an evening sky."""
import bpy
import numpy as np
from common.mesh import MeshBuilder, slab
from common.nodes import Nodes

#: how far below the floor of the flat the ground lies
DROP_M = 42.0


def _glowing(name, build):
    """An emissive material, so that neither the exposure of the room nor the denoiser changes the view."""
    made = bpy.data.materials.new(name)
    nodes = Nodes(made)
    colour, strength = build(nodes)
    nodes.surface(nodes.out("Emission", {"Color": colour, "Strength": strength}))
    made.cycles.sample_as_light = False
    return made


def build_view():
    _sky()
    _lake()
    _shore()
    _hills()


def _sky():
    world = bpy.context.scene.world
    nodes = Nodes(world)
    x, y, z = nodes.node("SeparateXYZ", {0: nodes.out("TexCoord")}).outputs
    height = nodes.math("MAXIMUM", z, 0.0)
    base = nodes.ramp(height, [(0.0, "#f7ddc0"), (0.05, "#f2d9c6"), (0.14, "#cfd6de"), (0.34, "#93b4d4"), (1.0, "#5c8cc0")], "EASE")
    reach = nodes.math("DIVIDE", 1.0, nodes.math("ADD", height, 0.09))
    plane = nodes.out("CombineXYZ", {0: nodes.math("MULTIPLY", x, reach), 1: nodes.math("MULTIPLY", y, reach), 2: 0.0})
    streaks = nodes.ramp(nodes.noise(nodes.scaled(plane, (0.35, 0.9, 1)), 1.1, 8.0, 0.6, Distortion=0.5), [(0.5, 0.0), (0.62, 0.45), (0.8, 0.85)])
    clouds = nodes.mix(1.0, streaks, nodes.ramp(z, [(0.0, 0.15), (0.12, 0.9), (0.6, 0.7)]), "MULTIPLY")
    sky = nodes.mix(clouds, base, "#fbe9da")
    ground = nodes.mix(nodes.math("GREATER_THAN", z, -0.001), "#b9b4a4", sky)
    nodes.node("OutputWorld", {0: nodes.out("Background", {"Color": ground, "Strength": 1.9})})


def _lake():
    def colours(nodes):
        place = nodes.position()
        y = nodes.node("SeparateXYZ", {0: place}).outputs[1]
        far = nodes.math("DIVIDE", nodes.math("SUBTRACT", -90.0, y), 1100.0, True)
        base = nodes.ramp(far, [(0.0, "#4d6d7c"), (0.25, "#7b95a2"), (0.7, "#b5c2c6"), (1.0, "#e3d8cb")])
        ripples = nodes.noise(nodes.scaled(place, (0.06, 0.42, 1)), 1.0, 5.0, 0.62)
        wind = nodes.noise(nodes.scaled(place, (0.004, 0.016, 1)), 1.0, 4.0, 0.55)
        rippled = nodes.mix(1.0, base, nodes.ramp(ripples, [(0.35, 0.86), (0.65, 1.1)]), "MULTIPLY")
        patched = nodes.mix(1.0, rippled, nodes.ramp(wind, [(0.35, 0.88), (0.62, 1.08)]), "MULTIPLY")
        x = nodes.node("SeparateXYZ", {0: place}).outputs[0]
        path = nodes.math("SUBTRACT", 1.0, nodes.math("DIVIDE", nodes.math("ABSOLUTE", nodes.math("ADD", x, nodes.math("MULTIPLY", y, -0.42))), 130.0, True), True)
        sparkle = nodes.math("MULTIPLY", nodes.math("MULTIPLY", path, path), nodes.ramp(ripples, [(0.5, 0.0), (0.66, 1.0)]))
        return nodes.mix(nodes.math("MULTIPLY", sparkle, 0.8), patched, "#fff0d6"), 1.75

    slab("lake", [(-3000, -1250), (3000, -1250), (3000, -90), (-3000, -90)], -DROP_M, 0, _glowing("lake", colours))


def _shore():
    def grass(nodes):
        place = nodes.position()
        patches = nodes.noise(place, 0.05, 6.0, 0.6)
        return nodes.ramp(patches, [(0.3, "#56653f"), (0.5, "#76804f"), (0.7, "#8e9160")]), 1.05

    def path(nodes):
        return "#cbbfa9", 1.15

    def trees(nodes):
        place = nodes.position()
        clumps = nodes.noise(place, 0.22, 6.0, 0.7)
        up = nodes.node("SeparateXYZ", {0: place}).outputs[2]
        height = nodes.math("DIVIDE", nodes.math("ADD", up, DROP_M), 12.0, True)
        leaves = nodes.ramp(clumps, [(0.3, "#34472e"), (0.52, "#51633a"), (0.72, "#7c7b49")])
        return nodes.mix(1.0, leaves, nodes.ramp(height, [(0.0, 0.5), (0.7, 1.0), (1.0, 1.35)]), "MULTIPLY"), 0.95

    slab("park", [(-3000, -92), (3000, -92), (3000, 300), (-3000, 300)], -DROP_M - 0.5, 0, _glowing("park", grass))
    slab("promenade", [(-3000, -90.5), (3000, -90.5), (3000, -84), (-3000, -84)], -DROP_M - 0.3, 0, _glowing("promenade", path))
    random = np.random.default_rng(7)
    crown = _crown(_glowing("trees", trees))
    for row, (y, step) in enumerate(((-80, 9.0), (-66, 12.0), (-45, 17.0))):
        for x in np.arange(-420, 420, step):
            made = bpy.data.objects.new("tree", crown.data)
            size = random.uniform(0.7, 1.25) * (1 - row * 0.08)
            made.location = (x + random.uniform(-4, 4), y + random.uniform(-5, 5), -DROP_M)
            made.scale, made.rotation_euler = (size, size, size * random.uniform(0.9, 1.2)), (0, 0, random.uniform(0, 6.28))
            bpy.context.scene.collection.objects.link(made)


def _crown(leaf):
    """A cloud of overlapping balls, lumpy enough to be a tree two hundred metres away."""
    random = np.random.default_rng(3)
    mesh = MeshBuilder()
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 11), np.linspace(-np.pi / 2, np.pi / 2, 7))
    ball = np.stack([np.cos(v) * np.cos(u), np.cos(v) * np.sin(u), np.sin(v)], -1)
    for _ in range(16):
        a, r = random.uniform(0, 6.28), random.uniform(0, 2.6)
        centre, size = np.array([r * np.cos(a), r * np.sin(a), random.uniform(3.2, 8.5 - r)]), random.uniform(1.1, 2.1)
        p = centre + ball * size * (1 + 0.12 * random.standard_normal(ball.shape[:2])[..., None])
        mesh.quads(np.stack([p[:-1, :-1], p[:-1, 1:], p[1:, 1:], p[1:, :-1]], 2), leaf)
    mesh.boxes([[-0.18, -0.18, 0, 0.18, 0.18, 4]], leaf)
    return mesh.build("crown", scene=False)


def _hills():
    x = np.linspace(-3600, 3600, 500)
    layers = ((-1240, 16, "#6f8378", 1.05, 60), (-1500, 78, "#8698a0", 1.3, 170), (-2100, 150, "#a5b3bf", 1.55, 290), (-3000, 215, "#c6c9cd", 1.75, 420))
    for distance, height, colour, strength, width in layers:
        seed = -distance / 97
        ridge = sum(share * np.sin(x / (width * scale) + seed * (i + 1)) for i, (share, scale) in enumerate(((0.42, 2.3), (0.26, 1.0), (0.16, 0.43), (0.06, 0.13), (0.03, 0.05))))
        top = -DROP_M + height * (0.62 + 0.55 * ridge)
        quads = np.zeros((len(x) - 1, 4, 3))
        quads[..., 1] = distance
        quads[:, [0, 3], 0], quads[:, [1, 2], 0] = x[:-1, None], x[1:, None]
        quads[:, :2, 2] = -DROP_M - 2
        quads[:, 3, 2], quads[:, 2, 2] = top[:-1], top[1:]
        for turn in (0, 1):
            mesh = MeshBuilder()
            # The same hills to the east, for flats whose rooms have windows on two sides.
            corners = quads if turn == 0 else np.stack([-quads[..., 1], quads[..., 0], quads[..., 2]], -1)
            mesh.quads(corners, _glowing(f"hill {distance} {turn}", lambda nodes: (colour, strength)))
            mesh.build("hills")
