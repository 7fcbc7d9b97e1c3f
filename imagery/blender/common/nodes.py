"""Shorthand for shader nodes: each call makes one node and returns its output socket."""
import bpy

from .colour import rgba


def _plug(tree, socket, value):
    if isinstance(value, bpy.types.NodeSocket):
        tree.links.new(value, socket)
    elif isinstance(value, str):
        socket.default_value = rgba(value)
    elif isinstance(value, (tuple, list)) and socket.type == "RGBA" and len(value) == 3:
        socket.default_value = rgba(value)
    else:
        socket.default_value = value


class Nodes:
    """Wraps the node tree of a material or a world."""

    def __init__(self, owner, clear=True):
        owner.use_nodes = True
        self.tree = owner.node_tree
        if clear:
            self.tree.nodes.clear()

    def node(self, kind, inputs=None, **settings):
        """`kind` is the class name without 'ShaderNode'; `inputs` by name or number."""
        made = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            _plug(self.tree, made.inputs[key], value)
        return made

    def out(self, kind, inputs=None, output=0, **settings):
        return self.node(kind, inputs, **settings).outputs[output]

    def math(self, operation, a, b=0.0, clamp=False):
        return self.out("Math", {0: a, 1: b}, operation=operation, use_clamp=clamp)

    def mix(self, factor, a, b, blend="MIX"):
        return self.out("MixRGB", {0: factor, 1: a, 2: b}, blend_type=blend)

    def ramp(self, factor, stops, interpolation="LINEAR"):
        """stops: [(position, colour or grey number)]"""
        made = self.node("ValToRGB", {0: factor})
        ramp = made.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position = position
            element.color = rgba((colour,) * 3 if isinstance(colour, (int, float)) else colour)
        return made.outputs[0]

    def noise(self, vector, scale, detail=2.0, roughness=0.5, output=0, **inputs):
        return self.out("TexNoise", {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, **inputs}, output)

    def position(self):
        return self.out("NewGeometry")

    def scaled(self, vector, scale=(1, 1, 1), rotation=(0, 0, 0), location=(0, 0, 0)):
        return self.out("Mapping", {"Vector": vector, "Scale": scale, "Rotation": rotation, "Location": location})

    def surface(self, shader):
        self.node("OutputMaterial", {0: shader})
