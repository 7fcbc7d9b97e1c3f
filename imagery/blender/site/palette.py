"""Every surface of the scene by name. One palette: ivory, charcoal and bronze over lake and stone."""
import bpy

from common.materials import material, mottled
from common.nodes import Nodes


class Palette:
    """`evening` from 0 (day) to 1: how much lamps and windows glow."""

    def __init__(self, evening):
        self.evening = evening
        glow = max(evening, 0.02)
        self.ivory = mottled("ivory", ["#d9d3c7", "#e6e1d7"], 0.12, 3, 0.55, 0.4)
        self.white = material("white", "#eeebe4", 0.5)
        self.stone = mottled("stone", ["#a2978a", "#bcb1a2"], 0.25, 4, 0.6, 0.4)
        self.taupe = material("taupe", "#7d7368", 0.55)
        self.charcoal = material("charcoal", "#303338", 0.42)
        self.bronze = material("bronze", "#a07f58", 0.34, metallic=0.85)
        self.slab = material("slab", "#d5d0c5", 0.5)
        self.frame = material("frame", "#22252a", 0.4)
        self.rail = material("rail", "#8fa6b2", 0.08, specular=0.9)
        self.louvre = material("louvre", "#5b5a57", 0.5)
        self.granite = mottled("granite", ["#7f786e", "#9d958a"], 0.5, 5, 0.5, 0.4)
        self.timber = mottled("timber", ["#5f4835", "#7a6247"], 1.6, 3, 0.6, 0.2, stretch=(0.2, 3, 1))
        self.boards = boards("boards", "#7a6450", "#8d765f", "#4a3b2e")
        self.concrete = mottled("concrete", ["#8b867e", "#a19b92"], 0.06, 4, 0.8)
        self.garden = mottled("roof garden", ["#435334", "#566342"], 0.2, 4, 0.95)
        self.roof = mottled("roof", ["#8f8a80", "#a8a297"], 0.2, 4, 0.8)
        self.led = material("led", "#000000", glow="#ffc987", glow_strength=9 * glow)
        self.lamp = material("lamp", "#000000", glow="#ffd7a2", glow_strength=15 * glow)
        self.lantern = material("lantern", "#c9b597", 0.6, glow="#ffbf78", glow_strength=1.5 * glow)
        self.ceiling = material("ceiling", "#d8cfc0", 0.6, glow="#ffcf98", glow_strength=3.2 * glow)
        self.inside = material("inside", "#a58a68", 0.6, glow="#ffc586", glow_strength=0.35 * glow)
        self.glass = room_glass(glow)
        self.clear = clear_glass()


def boards(name, light, dark, joint):
    """Planks of a deck, along the water, each with its own tone and grain."""
    made = material(name, light, 0.55)
    nodes = Nodes(made, clear=False)
    place = nodes.position()
    planks = nodes.node("TexBrick", {"Vector": place, "Scale": 1.0, "Color1": light, "Color2": dark, "Mortar": joint,
                                     "Mortar Size": 0.006, "Brick Width": 2.6, "Row Height": 0.15}, offset=0.37, offset_frequency=2)
    grain = nodes.ramp(nodes.noise(nodes.scaled(place, (1.5, 22, 1)), 2.0, 6.0, 0.6), [(0.3, 0.8), (0.7, 1.08)])
    nodes.tree.links.new(nodes.mix(1.0, planks.outputs[0], grain, "MULTIPLY"), made.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def room_glass(glow):
    """Panes with a room behind them: its light comes from the colour attribute, brighter towards the ceiling."""
    made = bpy.data.materials.new("room glass")
    nodes = Nodes(made)
    room = nodes.out("Attribute", attribute_name="lit")
    height = nodes.node("SeparateXYZ", {0: nodes.out("UVMap")}).outputs[1]
    fall = nodes.ramp(height, [(0, 0.25), (0.3, 0.5), (0.75, 0.9), (0.92, 1.4), (1, 1.1)])
    furniture = nodes.ramp(nodes.noise(nodes.position(), 0.6, 2.0), [(0.3, 0.45), (0.7, 1.25)])
    light = nodes.mix(1.0, nodes.mix(1.0, room, fall, "MULTIPLY"), furniture, "MULTIPLY")
    # By day the same rooms are dim, and only their curtains are visible.
    curtain = nodes.mix(nodes.ramp(nodes.noise(nodes.position(), 0.31, 1.0), [(0.45, 0.0), (0.6, 0.5)]), "#121b25", "#4b545c")
    behind = nodes.out("AddShader", {0: nodes.out("BsdfDiffuse", {"Color": curtain}),
                                     1: nodes.out("Emission", {"Color": light, "Strength": glow})})
    wave = nodes.out("Bump", {"Strength": 0.06, "Distance": 1.0, "Height": nodes.noise(nodes.position(), 0.09, 1.0)})
    mirror = nodes.out("BsdfGlossy", {"Color": (0.82, 0.9, 1, 1), "Roughness": 0.03, "Normal": wave})
    angle = nodes.out("LayerWeight", {"Blend": 0.35}, output="Fresnel")
    share = nodes.math("ADD", nodes.math("MULTIPLY", angle, 0.75), 0.08, True)
    nodes.surface(nodes.out("MixShader", {0: share, 1: behind, 2: mirror}))
    made.cycles.sample_as_light = False
    return made


def clear_glass():
    made = bpy.data.materials.new("clear glass")
    nodes = Nodes(made)
    mirror = nodes.out("BsdfGlossy", {"Color": (0.85, 0.92, 1, 1), "Roughness": 0.02})
    open_air = nodes.out("BsdfTransparent", {"Color": (0.9, 0.94, 0.95, 1)})
    angle = nodes.out("LayerWeight", {"Blend": 0.3}, output="Fresnel")
    nodes.surface(nodes.out("MixShader", {0: nodes.math("ADD", nodes.math("MULTIPLY", angle, 0.8), 0.05, True), 1: open_air, 2: mirror}))
    return made
