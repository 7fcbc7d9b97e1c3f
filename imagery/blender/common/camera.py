"""Cameras. Level ones keep verticals vertical by lens shift, as in architectural photography."""
import math

import bpy
from mathutils import Vector


def add_camera(position, target, lens_mm=35.0, shift=(0.0, 0.0), is_level=True, is_panorama=False):
    data = bpy.data.cameras.new("camera")
    data.lens, (data.shift_x, data.shift_y) = lens_mm, shift
    data.clip_start, data.clip_end = 0.05, 60000
    camera = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(camera)
    camera.location = position
    direction = Vector(target) - Vector(position)
    if is_panorama:
        data.type = "PANO"
        data.cycles.panorama_type = "EQUIRECTANGULAR"
        camera.rotation_euler = (math.pi / 2, 0, math.atan2(-direction.x, direction.y))
    else:
        if is_level:
            direction.z = 0
        camera.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = camera
    return camera
