"""Land, water's edge, paths, plazas, ponds and roads: flat outlines from the model, each a few centimetres above the last."""
import math

import numpy as np

from common.materials import material, mottled
from common.mesh import Frame, MeshBuilder, slab
from common.nodes import Nodes
from common.water import water_material

from model import rectangle, ribbon, smooth_line

FAR = 24000


def paving(name, light, dark, joint, scale=0.55):
    made = material(name, light, 0.55)
    nodes = Nodes(made, clear=False)
    place = nodes.position()
    stones = nodes.out("TexBrick", {"Vector": place, "Scale": scale, "Color1": light, "Color2": dark, "Mortar": joint, "Mortar Size": 0.012})
    worn = nodes.ramp(nodes.noise(place, 0.08, 3.0), [(0.35, 0.82), (0.65, 1.0)])
    nodes.tree.links.new(nodes.mix(1.0, stones, worn, "MULTIPLY"), made.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def build_ground(site, palette):
    water = water_material()
    slab("lake", [(-1500, -900), (1500, -900), (1500, 700), (-1500, 700)], site.water_level, 0, water)
    meadow = mottled("meadow", ["#3d4a2a", "#54602f", "#6b6f3c"], 0.02, 6, 0.95)
    lawn = mottled("lawn", ["#435432", "#52633a", "#626d45"], 0.05, 6, 0.95)
    north, south = site.lake()
    (west_x, west_y), (east_x, east_y) = north[0], north[-1]
    slab("land", [*north, (FAR, east_y), (FAR, FAR), (-FAR, FAR), (-FAR, west_y)], 0, 3, meadow)
    slab("far shore", [*south, (-FAR, west_y), (-FAR, -FAR), (FAR, -FAR), (FAR, east_y)], 0, 3, meadow)
    for i, stream in enumerate(site.region["streams"]):
        slab("stream", ribbon(smooth_line(stream["points"], 30), stream["width"]), 0.006 + i * 0.001, 0, water)
    plot = site.data["plot"]
    slab("plot", [*site.shore_line(plot["west"], plot["east"], plot["setback"]), *plot["north"]], 0.03, 0, lawn)
    _water_edge(site, palette)
    _hard_surfaces(site, palette, water)
    _roads(site)


def _water_edge(site, palette):
    def band(name, west, east, near, far, z, thick, what):
        slab(name, [*site.shore_line(west, east, near), *site.shore_line(west, east, far)[::-1]], z, thick, what)

    walk, deck = site.data["promenade"], site.data["deck"]
    band("quay", -700, 600, -0.7, 0.5, 0.14, 2.4, palette.granite)
    band("promenade", -700, 600, walk["from"], walk["to"], 0.07, 0, paving("walk", "#b5a996", "#9d9386", "#7b746a"))
    band("deck", deck["west"], deck["east"], -deck["out"], 0.2, -0.3, 0.35, palette.boards)
    strips = MeshBuilder()
    line = site.shore_line(deck["west"], deck["east"], -deck["out"] - 0.06, step=2.5)
    for (x0, y0), (x1, y1) in zip(line, line[1:]):
        along = np.array([x1 - x0, y1 - y0]) / math.hypot(x1 - x0, y1 - y0)
        frame = Frame((x0, y0), along, np.array([along[1], -along[0]]))
        length = math.hypot(x1 - x0, y1 - y0)
        strips.boxes([[0, 0, -0.48, length, 0.07, -0.38]], palette.led, frame)
        strips.boxes([[0, -0.375, z, length, -0.363, z + 0.012] for z in (-0.05, 0.15, 0.35)], palette.frame, frame)
        strips.boxes([[0, -0.4, 0.55, length, -0.34, 0.62], [0, -0.4, -0.3, 0.05, -0.34, 0.6]], palette.frame, frame)
    strips.build("deck edge")


def _hard_surfaces(site, palette, water):
    d = site.data
    stone = paving("plaza", "#c2b6a2", "#a89d8e", "#867d71", 0.35)
    path = paving("path", "#b3a692", "#a39884", "#8a8172", 0.8)
    for i, plaza in enumerate(d["plazas"]):
        # Never two surfaces at one height: coplanar faces render as black patches.
        slab("plaza", plaza["outline"], 0.08 + i * 0.01, 0, stone)
    for i, line in enumerate(d["paths"]):
        slab("path", ribbon(smooth_line(line["points"]), line["width"]), 0.05 + i * 0.002, 0, path)
    for i, ramp in enumerate(d["ramps"]):
        slab("ramp", ribbon(np.array([ramp["from"], ramp["to"]], float), ramp["width"]), 0.09 + i * 0.002, 0, material("ramp", "#6e6c69", 0.7))
    soft = material("play ground", "#b9774f", 0.9)
    for i, play in enumerate(d["playgrounds"]):
        slab("playground", _ellipse(play["centre"], play["radii"], play["facing"]), 0.116, 0, soft)
    court = material("court", "#8a5a42", 0.85)
    for i, field in enumerate(d["courts"]):
        slab("court", rectangle(field["centre"], field["size"], field["facing"]), 0.117, 0, court)
    pond = water_material("pond", "#1d3f42", ripple=0.12, scale=1.4)
    for p in d["ponds"]:
        outline = smooth_line([*p["outline"], p["outline"][0]], 1.0)[:-1]
        slab("pond rim", outline, 0.16, 0.2, palette.granite)
        centre = outline.mean(0)
        slab("pond", centre + (outline - centre) * 0.965, 0.17, 0, pond)
        _light_under_rim(centre, outline, palette)
    _fountain(d["fountain"], palette, pond)


def _light_under_rim(centre, outline, palette):
    """A line of light along the water."""
    mesh, inner = MeshBuilder(), centre + (outline - centre) * 0.963
    mesh.quads([[(*a, 0.2), (*b, 0.2), (*b, 0.23), (*a, 0.23)] for a, b in zip(inner, np.roll(inner, -1, 0))], palette.led)
    mesh.build("pond light")


def _ellipse(centre, radii, facing_deg, n=40):
    a, t = math.radians(facing_deg), np.linspace(0, 2 * math.pi, n, endpoint=False)
    x, y = radii[0] * np.cos(t), radii[1] * np.sin(t)
    return list(zip(centre[0] + x * math.cos(a) - y * math.sin(a), centre[1] + x * math.sin(a) + y * math.cos(a)))


def _fountain(fountain, palette, pond):
    centre, r = fountain["centre"], fountain["radius"]
    # Rings of darker and lighter stone structure the plaza.
    for k, (share, what) in enumerate(((2.15, palette.granite), (2.05, palette.stone), (1.62, palette.granite), (1.5, palette.stone))):
        slab("ring", _ellipse(centre, (r * share, r * share), 0, 72), 0.11 + k * 0.006, 0, what)
    for radius, z, thick, what in ((r, 0.45, 0.45, palette.granite), (r - 0.7, 0.46, 0, pond), (r * 0.42, 0.9, 0.6, palette.stone), (r * 0.36, 0.91, 0, pond)):
        slab("fountain", _ellipse(centre, (radius, radius), 0, 56), z, thick, what)
    ring = MeshBuilder()
    spray = material("spray", "#dfe9ee", 0.4, glow="#ffdcae", glow_strength=0.5 * palette.evening)
    for k in range(16):
        a = k / 16 * 2 * math.pi
        x, y, h = centre[0] + math.cos(a) * r * 0.72, centre[1] + math.sin(a) * r * 0.72, 1.1
        for s in range(4):
            w = 0.05 - 0.009 * s
            ring.boxes([[x - w, y - w, 0.45 + h * s / 4, x + w, y + w, 0.45 + h * (s + 1) / 4]], spray)
    for w, z0, z1 in ((0.22, 0.9, 2.0), (0.15, 2.0, 3.4), (0.08, 3.4, 4.6)):
        ring.boxes([[centre[0] - w, centre[1] - w, z0, centre[0] + w, centre[1] + w, z1]], spray)
    ring.build("jets")


def _roads(site):
    asphalt, line = mottled("asphalt", ["#4a4a4a", "#5a5957"], 0.1, 4, 0.85), material("road paint", "#cfcac0", 0.7)
    pavement = material("pavement", "#9b958a", 0.8)
    for i, (points, width) in enumerate(site.streets()):
        points = smooth_line(points, 12.0)
        z = 0.012 + 0.002 * i
        slab("pavement", ribbon(points, width + 6), z, 0, pavement)
        slab("road", ribbon(points, width), z + 0.04, 0, asphalt)
        slab("road line", ribbon(points, 0.35), z + 0.08, 0, line)
