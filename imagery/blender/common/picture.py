"""Writes linear light through Blender's Filmic into a PNG without a date, so that equal input gives equal bytes."""
import os

import bpy
import numpy as np

from .filters import blur


def save_picture(picture, path, sharpen=0.3):
    """Sharpens the tone-mapped picture as the last step: sharpening linear light makes black halos around lamps."""
    _save_mapped(picture, path)
    if sharpen:
        mapped = _load_display(path)
        _save_display(np.clip(mapped + (mapped - blur(mapped, 1)) * sharpen, 0, 1), path)


def _new_image(picture, colour_space):
    h, w = picture.shape[:2]
    image = bpy.data.images.new("out", w, h, alpha=False, float_buffer=True)
    image.colorspace_settings.name = colour_space
    pixels = np.ones((h, w, 4), np.float32)
    pixels[..., :3] = np.nan_to_num(np.maximum(picture, 0))
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    return image


def _save_mapped(picture, path):
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    image = _new_image(picture, "Linear")
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.compression = "PNG", "RGB", 30
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def _load_display(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(h, w, 4)[..., :3].copy()


def _save_display(picture, path):
    view = bpy.context.scene.view_settings
    before = view.view_transform, view.look, view.exposure
    view.view_transform, view.look, view.exposure = "Raw", "None", 0
    image = _new_image(picture, "Non-Color")
    image.save_render(path, scene=bpy.context.scene)
    bpy.data.images.remove(image)
    view.view_transform, view.look, view.exposure = before
