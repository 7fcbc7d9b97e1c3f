"""The view from a higher floor: the park at the shore, the lake, hills one behind the other, an evening sky; at dusk with lights."""
import bpy
import numpy as np
from common.mesh import MeshBuilder, slab
from common.nodes import Nodes

#: how far below the floor of the flat the ground lies
DROP_M = 42.0
#: of the far shore: the lake is half a kilometre wide, as on the maps
FAR_M = 560


def _glowing(name, build):
    """An emissive material, so that neither the exposure of the room nor the denoiser changes the view."""
    made = bpy.data.materials.new(name)
    nodes = Nodes(made)
    colour, strength = build(nodes)
    nodes.surface(nodes.out("Emission", {"Color": colour, "Strength": strength}))
    made.cycles.sample_as_light = False
    return made


#: of the sky from the horizon up, of the lake from near to far, and how bright and warm all else is
LOOKS = {
    "evening": {
        "sky": ("#f7ddc0", "#f2d9c6", "#cfd6de", "#93b4d4", "#5c8cc0"), "clouds": "#fbe9da", "sky_strength": 1.9,
        "lake": ("#4d6d7c", "#7b95a2", "#b5c2c6", "#e3d8cb"), "lake_strength": 1.75, "land": 1.0, "tint": None,
    },
    "dusk": {
        "sky": ("#ffb27a", "#f09a78", "#a58aa0", "#4a6592", "#1c3157"), "clouds": "#f2a78c", "sky_strength": 0.62,
        "lake": ("#16293a", "#2f4a66", "#7d7f96", "#e2a07c"), "lake_strength": 0.55, "land": 0.13, "tint": "#5d6f96",
    },
}


def build_view(mood="evening"):
    look = LOOKS[mood]
    _sky(look)
    _lake(look)
    _shore(look)
    _hills(look)
    if mood == "dusk":
        _lights()


def _toned(nodes, colour, look):
    return colour if look["tint"] is None else nodes.mix(0.55, colour, look["tint"])


def _sky(look):
    world = bpy.context.scene.world
    nodes = Nodes(world)
    x, y, z = nodes.node("SeparateXYZ", {0: nodes.out("TexCoord")}).outputs
    height = nodes.math("MAXIMUM", z, 0.0)
    base = nodes.ramp(height, list(zip((0.0, 0.05, 0.14, 0.34, 1.0), look["sky"])), "EASE")
    reach = nodes.math("DIVIDE", 1.0, nodes.math("ADD", height, 0.09))
    plane = nodes.out("CombineXYZ", {0: nodes.math("MULTIPLY", x, reach), 1: nodes.math("MULTIPLY", y, reach), 2: 0.0})
    streaks = nodes.ramp(nodes.noise(nodes.scaled(plane, (0.35, 0.9, 1)), 1.1, 8.0, 0.6, Distortion=0.5), [(0.5, 0.0), (0.62, 0.45), (0.8, 0.85)])
    clouds = nodes.mix(1.0, streaks, nodes.ramp(z, [(0.0, 0.15), (0.12, 0.9), (0.6, 0.7)]), "MULTIPLY")
    sky = nodes.mix(clouds, base, look["clouds"])
    ground = nodes.mix(nodes.math("GREATER_THAN", z, -0.001), "#b9b4a4", sky)
    nodes.node("OutputWorld", {0: nodes.out("Background", {"Color": ground, "Strength": look["sky_strength"]})})


def _lake(look):
    def colours(nodes):
        place = nodes.position()
        y = nodes.node("SeparateXYZ", {0: place}).outputs[1]
        far = nodes.math("DIVIDE", nodes.math("SUBTRACT", -90.0, y), FAR_M - 90.0, True)
        base = nodes.ramp(far, list(zip((0.0, 0.25, 0.7, 1.0), look["lake"])))
        ripples = nodes.noise(nodes.scaled(place, (0.06, 0.42, 1)), 1.0, 5.0, 0.62)
        wind = nodes.noise(nodes.scaled(place, (0.004, 0.016, 1)), 1.0, 4.0, 0.55)
        rippled = nodes.mix(1.0, base, nodes.ramp(ripples, [(0.35, 0.86), (0.65, 1.1)]), "MULTIPLY")
        patched = nodes.mix(1.0, rippled, nodes.ramp(wind, [(0.35, 0.88), (0.62, 1.08)]), "MULTIPLY")
        x = nodes.node("SeparateXYZ", {0: place}).outputs[0]
        path = nodes.math("SUBTRACT", 1.0, nodes.math("DIVIDE", nodes.math("ABSOLUTE", nodes.math("ADD", x, nodes.math("MULTIPLY", y, -0.42))), 130.0, True), True)
        sparkle = nodes.math("MULTIPLY", nodes.math("MULTIPLY", path, path), nodes.ramp(ripples, [(0.5, 0.0), (0.66, 1.0)]))
        return nodes.mix(nodes.math("MULTIPLY", sparkle, 0.8), patched, "#fff0d6"), look["lake_strength"]

    slab("lake", [(-3000, -FAR_M - 10), (3000, -FAR_M - 10), (3000, -90), (-3000, -90)], -DROP_M, 0, _glowing("lake", colours))


def _shore(look):
    def grass(nodes):
        place = nodes.position()
        patches = nodes.noise(place, 0.05, 6.0, 0.6)
        return nodes.ramp(patches, [(0.3, "#56653f"), (0.5, "#76804f"), (0.7, "#8e9160")]), 1.05 * look["land"]

    def path(nodes):
        return "#cbbfa9", 1.15 * look["land"]

    def trees(nodes):
        place = nodes.position()
        clumps = nodes.noise(place, 0.22, 6.0, 0.7)
        up = nodes.node("SeparateXYZ", {0: place}).outputs[2]
        height = nodes.math("DIVIDE", nodes.math("ADD", up, DROP_M), 12.0, True)
        leaves = nodes.ramp(clumps, [(0.3, "#34472e"), (0.52, "#51633a"), (0.72, "#7c7b49")])
        return nodes.mix(1.0, leaves, nodes.ramp(height, [(0.0, 0.5), (0.7, 1.0), (1.0, 1.35)]), "MULTIPLY"), 0.95 * look["land"]

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


def _hills(look):
    x = np.linspace(-3600, 3600, 500)
    layers = ((-FAR_M, 13, "#66794f", 1.0, 34), (-FAR_M - 60, 24, "#6f8378", 1.1, 70), (-1300, 78, "#8698a0", 1.3, 170), (-2100, 150, "#a5b3bf", 1.55, 290), (-3000, 215, "#c6c9cd", 1.75, 420))
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
            mesh.quads(corners, _glowing(f"hill {distance} {turn}", lambda nodes: (_toned(nodes, colour, look), strength * (1.0 if look["tint"] is None else 0.1 + 0.12 * strength))))
            mesh.build("hills")


def _lights():
    """Lamps along the promenade and their pools on the path; the towns across the lake."""
    random = np.random.default_rng(11)
    lamp = _glowing("lamps", lambda nodes: ("#ffd9a0", 14.0))
    pool = _glowing("pools", lambda nodes: ("#d9a468", 0.55))
    town = _glowing("towns", lambda nodes: ("#ffcf94", 5.0))
    lamps, pools, towns = MeshBuilder(), MeshBuilder(), MeshBuilder()
    for x in np.arange(-400, 400, 12.5):
        lamps.boxes([[x - 0.28, -86.3, -DROP_M + 4.2, x + 0.28, -85.7, -DROP_M + 4.8]], lamp)
        pools.boxes([[x - 3.4, -90.2, -DROP_M - 0.28, x + 3.4, -84.2, -DROP_M - 0.2]], pool)
    for _ in range(420):
        x, z = random.uniform(-900, 900), random.uniform(1, 9)
        towns.boxes([[x - 0.8, 2 - FAR_M, -DROP_M + z, x + 0.8, 3 - FAR_M, -DROP_M + z + 0.8]], town)
    lamps.build("lamps")
    pools.build("pools")
    towns.build("towns")
