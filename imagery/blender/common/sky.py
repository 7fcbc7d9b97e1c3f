"""Skies of the set: one dusk with a warm side and a cool side, one hazy day whose sun stands high or low."""
import math

import bpy

from .nodes import Nodes

WARM = [(0, "#ffb06a"), (0.04, "#fcae7c"), (0.1, "#eaa58c"), (0.19, "#b9a2ab"), (0.32, "#6f8ab2"), (0.52, "#335a8e"), (1, "#163460")]
COOL = [(0, "#c3aeb2"), (0.1, "#a4a8ba"), (0.3, "#567ba4"), (0.55, "#2d5586"), (1, "#17335e")]


def dusk(strength=0.85, warm_azimuth_deg=-36, cloud_shift=(2.2, 0.4)):
    """`warm_azimuth_deg`: azimuth of the sunset, clockwise from north."""
    world = bpy.context.scene.world
    nodes = Nodes(world)
    direction = nodes.out("TexCoord")
    x, y, z = nodes.node("SeparateXYZ", {0: direction}).outputs
    azimuth = math.radians(warm_azimuth_deg)
    toward = (math.sin(azimuth), math.cos(azimuth), 0.0)
    side = nodes.out("VectorMath", {0: direction, 1: toward}, output="Value", operation="DOT_PRODUCT")
    warm = nodes.math("MULTIPLY", nodes.math("ADD", side, 0.5), 0.74, True)
    base = nodes.mix(warm, nodes.ramp(z, COOL, "EASE"), nodes.ramp(z, WARM, "EASE"))
    near_sun = nodes.out("VectorMath", {0: direction, 1: (*toward[:2], 0.03)}, output="Value", operation="DOT_PRODUCT")
    glow = nodes.math("POWER", nodes.math("MAXIMUM", near_sun, 0.0), 22)
    base = nodes.mix(nodes.math("MULTIPLY", glow, 0.7), base, "#ffd9a0")
    cover, lit, shaded = _clouds(nodes, x, y, z, cloud_shift)
    base = nodes.mix(cover, base, nodes.mix(warm, shaded, lit))
    _finish(world, nodes, base, strength)


def _clouds(nodes, x, y, z, shift):
    """Thin streaks on a plane overhead, fading into the haze; many of them would flatten the sky."""
    reach = nodes.math("DIVIDE", 1.0, nodes.math("MAXIMUM", nodes.math("ADD", z, 0.1), 0.05))
    plane = nodes.out("CombineXYZ", {0: nodes.math("MULTIPLY", nodes.math("MULTIPLY", x, reach), 0.42),
                                     1: nodes.math("MULTIPLY", y, reach), 2: 0.0})
    turned = nodes.scaled(plane, rotation=(0, 0, 0.35), location=(*shift, 0))
    field = nodes.noise(turned, 0.95, 9.0, 0.6, Distortion=0.4)
    density = nodes.ramp(field, [(0.5, 0.0), (0.6, 0.34), (0.8, 0.85)], "EASE")
    fade = nodes.ramp(z, [(0.01, 0.0), (0.08, 1.0), (0.55, 0.9), (1, 0.4)])
    lit = nodes.ramp(z, [(0, "#ffd0a0"), (0.18, "#ffb98c"), (0.4, "#d9a59a"), (0.7, "#8d9ab8")])
    shaded = nodes.ramp(z, [(0, "#b3a3b4"), (0.5, "#7684ab")])
    return nodes.mix(1.0, density, fade, "MULTIPLY"), lit, shaded


def day(strength=0.2, sun_elevation_deg=27, sun_azimuth_deg=236, pale=(0.5, 0.58, 0.66), dust=1.8, sun_intensity=0.45):
    """A hazy physical sky with its own sun; azimuth clockwise from north; `pale`: the air at the horizon."""
    world = bpy.context.scene.world
    nodes = Nodes(world)
    sky = nodes.out("TexSky", sky_type="NISHITA", sun_elevation=math.radians(sun_elevation_deg),
                    sun_rotation=math.radians(sun_azimuth_deg), sun_intensity=sun_intensity, sun_size=math.radians(1.6),
                    dust_density=dust, ozone_density=1.2)
    # The physical sky darkens to olive at the horizon; air over a town is pale there.
    z = nodes.node("SeparateXYZ", {0: nodes.out("TexCoord")}).outputs[2]
    share = nodes.ramp(z, [(0.0, 0.9), (0.05, 0.55), (0.16, 0.0)], "EASE")
    _finish(world, nodes, nodes.mix(share, sky, tuple(c / strength for c in pale)), strength)


def _finish(world, nodes, colour, strength):
    nodes.node("OutputWorld", {0: nodes.out("Background", {"Color": colour, "Strength": strength})})
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 512
