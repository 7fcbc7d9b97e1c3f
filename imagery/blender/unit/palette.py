"""Materials of the flats. Texture is in albedo, which the denoiser keeps; each type has its own stone and cloth."""
import bpy
from common.colour import rgba
from common.materials import material
from common.nodes import Nodes

#: differences between the types: wall behind the television, worktop, sofa, accents; wall behind the sofa, rug with its lines, drapes
STYLES = {
    "59A": dict(wall=("#dcdad5", "#c4c1bb"), top=("#f1efeb", "#dcd8d1"), sofa="#a6a99d", accent="#c9a56a", accent2="#e3ddd0", chair="#a9b0a6",
                back="#e3e4dc", rug=("#d9cdb8", "#c2b193"), drape="#d3cabb"),
    "59B": dict(wall=("#d9d4cb", "#b9b1a5"), top=("#eeebe5", "#d2ccc2"), sofa="#9a7565", accent="#e0d2bd", accent2="#6f5a4a", chair="#cbbba6",
                back="#e6d6c6", rug=("#c4a987", "#a08461"), drape="#c2ae9b"),
    "84A": dict(wall=("#ece8e1", "#a1917d"), top=("#efece6", "#a79b8c"), sofa="#d8cfc0", accent="#a86a3c", accent2="#5f7470", chair="#6f7d77",
                back=None, rug=("#e8e2d7", "#b9ab97"), drape="#b3a592"),
    "84B": dict(wall=("#7c7a77", "#55524f"), top=("#d9d8d5", "#b5b2ad"), sofa="#55646f", accent="#c2a06a", accent2="#d8d4cb", chair="#8d8478",
                back=None, rug=("#c9cbc9", "#8f969a"), drape="#8b9094"),
    "101": dict(wall=("#e3d9cb", "#9a8468"), top=("#e9e3da", "#a2917c"), sofa="#8d7a68", accent="#8f5a36", accent2="#d9cdb9", chair="#5f4b3c",
                back="#cfc0ab", rug=("#b39f85", "#e2d8c6"), drape="#86735f"),
}


def _texture(made, colour):
    made.node_tree.links.new(colour, made.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def wood(name, colour, dark=0.74, is_upright=True, roughness=0.4):
    made = material(name, colour, roughness, specular=0.4)
    nodes = Nodes(made, clear=False)
    stretch = (13, 13, 0.9) if is_upright else (0.9, 13, 13)
    grain = nodes.noise(nodes.scaled(nodes.out("TexCoord", output="Object"), stretch), 2.0, 7.0, 0.62, Distortion=0.5)
    return _texture(made, nodes.mix(1.0, colour, nodes.ramp(grain, [(0.3, dark), (0.55, 1.0), (0.8, 1.08)]), "MULTIPLY"))


def planks(name, light, deep, joint):
    """Oak boards of 1.2 m by 15 cm, each with its own tone."""
    made = material(name, light, 0.36, specular=0.42)
    nodes = Nodes(made, clear=False)
    place = nodes.position()
    boards = nodes.node("TexBrick", {"Vector": place, "Scale": 1.0, "Color1": light, "Color2": deep, "Mortar": joint,
                                     "Mortar Size": 0.0016, "Brick Width": 1.2, "Row Height": 0.15}, offset=0.37, offset_frequency=2)
    grain = nodes.noise(nodes.scaled(place, (1.2, 15, 15)), 2.2, 7.0, 0.62, Distortion=0.6)
    return _texture(made, nodes.mix(1.0, boards.outputs[0], nodes.ramp(grain, [(0.3, 0.76), (0.55, 1.0), (0.8, 1.08)]), "MULTIPLY"))


def stone(name, colour, vein, scale=0.9, roughness=0.14, amount=0.6):
    made = material(name, colour, roughness, specular=0.5)
    nodes = Nodes(made, clear=False)
    field = nodes.noise(nodes.position(), scale, 9.0, 0.55, Distortion=1.6)
    near = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", field, 0.5))
    veins = nodes.ramp(near, [(0, amount), (0.012, amount * 0.5), (0.05, 0.09), (0.13, 0.0)])
    cloud = nodes.ramp(nodes.noise(nodes.position(), scale * 0.6, 4.0), [(0.3, 0.94), (0.7, 1.03)])
    return _texture(made, nodes.mix(1.0, nodes.mix(veins, colour, vein), cloud, "MULTIPLY"))


def tiles(name, colour, joint, side):
    made = material(name, colour, 0.25)
    nodes = Nodes(made, clear=False)
    grid = nodes.node("TexBrick", {"Vector": nodes.position(), "Scale": 1.0, "Color1": colour, "Color2": colour, "Mortar": joint,
                                   "Mortar Size": 0.003, "Brick Width": side, "Row Height": side}, offset=0.0)
    return _texture(made, grid.outputs[0])


def cloth(name, colour, weave=85.0, contrast=0.24):
    made = material(name, colour, 0.92, specular=0.12)
    made.node_tree.nodes["Principled BSDF"].inputs["Sheen"].default_value = 0.3
    nodes = Nodes(made, clear=False)
    place = nodes.out("TexCoord", output="Object")
    fine = nodes.ramp(nodes.noise(place, weave, 4.0, 0.7), [(0.3, 1 - contrast), (0.7, 1 + contrast * 0.4)])
    soft = nodes.ramp(nodes.noise(place, 4.0, 3.0), [(0.35, 0.9), (0.65, 1.04)])
    return _texture(made, nodes.mix(1.0, colour, nodes.mix(1.0, fine, soft, "MULTIPLY"), "MULTIPLY"))


def pane():
    made = bpy.data.materials.new("pane")
    nodes = Nodes(made)
    clear = nodes.out("BsdfTransparent", {"Color": (0.97, 0.985, 0.98)})
    mirror = nodes.out("BsdfGlossy", {"Roughness": 0.0})
    facing = nodes.math("MULTIPLY", nodes.out("LayerWeight", {"Blend": 0.15}, "Fresnel"), 0.55, True)
    nodes.surface(nodes.out("MixShader", {0: facing, 1: clear, 2: mirror}))
    return made


def frosted():
    """Glass of inner doors: it lets light through but hides the pantry behind."""
    return material("frosted", "#d5dad8", 0.22, specular=0.5)


def sheer():
    made = bpy.data.materials.new("sheer")
    nodes = Nodes(made)
    through = nodes.out("BsdfTranslucent", {"Color": (0.93, 0.91, 0.87)})
    matte = nodes.out("BsdfDiffuse", {"Color": (0.9, 0.88, 0.84)})
    cloth_ = nodes.out("MixShader", {0: 0.5, 1: through, 2: matte})
    nodes.surface(nodes.out("MixShader", {0: 0.45, 1: cloth_, 2: nodes.out("BsdfTransparent")}))
    return made


class Palette:
    """One flat's materials, made once."""

    def __init__(self, unit_type):
        self.unit_type, style = unit_type, STYLES[unit_type]
        self.floors = {"oak": planks("oak floor", "#b89670", "#a3805b", "#7a5f42"), "tile": tiles("tile floor", "#d9d6cf", "#b6b2aa", 0.3),
                       "stone": stone("stone floor", "#d5ccbf", "#a3978a", 0.8, 0.2, 0.4), "deck": tiles("deck floor", "#c9c5bd", "#a9a59c", 0.2)}
        self.wall, self.cut = material("wall", "#eee9df", 0.85, specular=0.2), material("cut wall", "#4a4541", 0.8)
        self.ceiling, self.trim = material("ceiling", "#f6f4ef", 0.9, specular=0.1), material("trim", "#f4f2ee", 0.4)
        self.panel = material("wall panel", "#e4ddd1", 0.7, specular=0.25)
        self.art_wall, self.top = stone("art wall", *style["wall"], scale=0.75, amount=0.65), stone("worktop", *style["top"], roughness=0.16)
        self.oak, self.walnut = wood("oak", "#c09a6e"), wood("walnut", "#6b4a33", is_upright=False)
        self.walnut_tall = wood("walnut slat", "#7a573b")
        self.cabinet, self.cabinet_deep = material("cabinet", "#d6cec1", 0.45), material("deep cabinet", "#8d8478", 0.42)
        self.white, self.black = material("white", "#f4f2ee", 0.35), material("black", "#17181a", 0.3)
        self.metal, self.brass = material("metal", "#b8b8b8", 0.25, metallic=1), material("brass", "#b08d57", 0.28, metallic=1)
        self.screen, self.enamel = material("screen", "#08090b", 0.08), material("enamel", "#f7f7f5", 0.12, coat=0.6)
        self.mirror = material("mirror", "#e6ebeb", 0.01, metallic=1)
        self.water, self.pot = material("basin", "#d6e0e2", 0.1), material("pot", "#bdb0a0", 0.75)
        self.sofa, self.chair = cloth("sofa", style["sofa"]), cloth("chair", style["chair"])
        self.rug, self.rug_line = cloth("rug", style["rug"][0], 40, 0.16), cloth("rug line", style["rug"][1], 40)
        self.back = material("wall behind the sofa", style["back"], 0.85, specular=0.2) if style["back"] else None
        self.linen, self.throw = cloth("linen", "#f3f0ea", 60, 0.1), cloth("throw", "#a3937d")
        self.duvet = cloth("duvet", "#e9e4da", 50, 0.1)
        self.accent, self.accent2 = cloth("accent", style["accent"]), cloth("second accent", style["accent2"])
        self.leather = material("leather", "#94683f", 0.45)
        self.leaves = [material(f"leaf {i}", colour, 0.55) for i, colour in enumerate(("#4c6640", "#5f7a4a", "#3f5836"))]
        self.paper, self.book = material("paper", "#ece6da", 0.8), material("book", "#4d6168", 0.6)
        self.canvas = [stone(f"canvas {i}", "#e9e2d4", vein, 1.3 + i * 0.3, 0.7, 0.95) for i, vein in enumerate(("#5f7470", "#a0623a"))]
        self.fruit = [material(f"fruit {i}", colour, 0.35) for i, colour in enumerate(("#c0492e", "#d39a35", "#7f953c"))]
        self.lamp = material("lamp", "#fff4e0", 0.4, glow="#ffe0b5", glow_strength=5.0)
        self.shade = material("lampshade", "#f2e6d0", 0.8, glow="#ffdcae", glow_strength=1.7)
        self.spot = material("spot", "#101010", 0.4, glow="#ffe3bd", glow_strength=9.0)
        self.cove = material("cove", "#101010", 0.5, glow="#ffdaa6", glow_strength=12.0)
        self.strip = material("light strip", "#101010", 0.5, glow="#ffdfb8", glow_strength=6.0)
        self.pane, self.frosted, self.sheer, self.drape = pane(), frosted(), sheer(), cloth("drape", style["drape"])
