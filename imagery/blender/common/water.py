"""A lake: a mirror at a flat angle, dark from above, with ripples that stretch lights into strokes."""
import bpy

from .nodes import Nodes


def water_material(name="water", depth_colour="#0e2731", ripple=0.28, scale=0.5):
    made = bpy.data.materials.new(name)
    nodes = Nodes(made)
    place = nodes.position()
    fine = nodes.noise(nodes.scaled(place, (0.55, 1.0, 1.0)), scale, 3.0, 0.55)
    swell = nodes.noise(nodes.scaled(place, (0.4, 1.0, 1.0), rotation=(0, 0, 0.3)), scale * 0.22, 2.0)
    # Wind ruffles a lake in patches: still water reflects, ruffled water glitters.
    wind = nodes.ramp(nodes.noise(nodes.scaled(place, (0.35, 1.0, 1.0)), 0.016, 3.0), [(0.4, 0.22), (0.62, 1.0)])
    height = nodes.math("ADD", nodes.math("MULTIPLY", fine, wind), nodes.math("MULTIPLY", swell, 0.55))
    bump = nodes.out("Bump", {"Strength": ripple, "Distance": 0.22, "Height": height})
    mirror = nodes.out("BsdfGlossy", {"Color": (0.86, 0.9, 0.94, 1), "Roughness": 0.025, "Normal": bump})
    depth = nodes.out("BsdfDiffuse", {"Color": depth_colour})
    angle = nodes.out("Fresnel", {"IOR": 1.33, "Normal": bump})
    nodes.surface(nodes.out("MixShader", {0: nodes.math("ADD", nodes.math("MULTIPLY", angle, 0.85), 0.1, True), 1: depth, 2: mirror}))
    return made
