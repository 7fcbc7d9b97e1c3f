"""Lamps: few large ones, because without a light tree each further lamp adds noise."""
import bpy
from mathutils import Vector

from .colour import linear


def _lamp(name, kind, colour, energy):
    data = bpy.data.lights.new(name, kind)
    data.energy, data.color = energy, linear(colour)
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    return made


def sun(direction, colour, energy, angle=0.02):
    """`direction` the light travels in."""
    made = _lamp("sun", "SUN", colour, energy)
    made.data.angle = angle
    made.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return made


def point(position, colour, energy, radius):
    """A lamp that shines to all sides. energy in watts, radius in metres."""
    made = _lamp("point", "POINT", colour, energy)
    made.data.shadow_soft_size = radius
    made.location = position
    made.visible_camera = made.visible_glossy = False
    return made


def panel(position, direction, size, colour, energy):
    """An invisible rectangle of light. size (width, depth) in metres, energy in watts."""
    made = _lamp("panel", "AREA", colour, energy)
    made.data.shape, (made.data.size, made.data.size_y) = "RECTANGLE", size
    made.location = position
    made.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    made.visible_camera = made.visible_glossy = False
    return made
