"""Plain materials; what needs a node tree of its own (glass with rooms, water, leaves) has its own module."""
import bpy

from .colour import rgba
from .nodes import Nodes


def material(name, colour="#ffffff", roughness=0.6, metallic=0.0, specular=0.5, glow=None, glow_strength=1.0, coat=0.0, transmission=0.0, ior=1.45):
    """A Principled material. An emissive one is never sampled as a lamp, because many lamps cause noise."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"].inputs
    surface["Base Color"].default_value = rgba(colour)
    surface["Roughness"].default_value = roughness
    surface["Metallic"].default_value = metallic
    surface["Specular"].default_value = specular
    surface["Clearcoat"].default_value = coat
    surface["Transmission"].default_value = transmission
    surface["IOR"].default_value = ior
    if glow:
        surface["Emission"].default_value = rgba(glow)
        surface["Emission Strength"].default_value = glow_strength
        made.cycles.sample_as_light = False
    return made


def mottled(name, colours, scale=0.3, detail=5.0, roughness=0.85, specular=0.2, stretch=(1, 1, 1)):
    """A material whose albedo varies between `colours` in world space. Texture belongs in albedo, which the denoiser keeps."""
    made = material(name, colours[0], roughness, specular=specular)
    nodes = Nodes(made, clear=False)
    field = nodes.noise(nodes.scaled(nodes.position(), stretch), scale, detail)
    stops = [(0.3 + 0.4 * i / max(1, len(colours) - 1), c) for i, c in enumerate(colours)]
    nodes.tree.links.new(nodes.ramp(field, stops), made.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made
