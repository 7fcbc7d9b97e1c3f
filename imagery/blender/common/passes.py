"""Renders a scene into its passes: albedo, light, normals and depth apart, as the denoiser needs them."""
import os
import tempfile
import time

import bpy
import numpy as np

NAMES = ("DiffDir", "DiffInd", "DiffCol", "GlossDir", "GlossInd", "GlossCol",
         "TransDir", "TransInd", "TransCol", "Emit", "Env", "Normal", "Depth")
_SWITCHES = ("diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color",
             "transmission_direct", "transmission_indirect", "transmission_color", "emit", "environment", "normal", "z")


def render_passes():
    """@returns {name: array (height, width, 3)} in linear light, rows from the bottom, Depth (height, width, 1) in metres."""
    scene = bpy.context.scene
    for switch in _SWITCHES:
        setattr(scene.view_layers[0], "use_pass_" + switch, True)
    with tempfile.TemporaryDirectory(prefix="passes-") as folder:
        _write_passes_to(scene, folder)
        started = time.time()
        bpy.ops.render.render(write_still=False)
        print(f"## rendered in {time.time() - started:.0f} s", flush=True)
        return {name: _read(os.path.join(folder, f"{name}_0001.exr"), 1 if name == "Depth" else 3) for name in NAMES}


def _write_passes_to(scene, folder):
    scene.frame_set(1)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    for name in NAMES:
        files.file_slots.new(name + "_")
        tree.links.new(layers.outputs[name], files.inputs[name + "_"])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])


def _read(path, channels):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :channels].copy()


def save_passes(passes, path):
    """Stores the passes beside the picture, never in git, so that grading again needs no rendering."""
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    np.savez_compressed(path, **{k: v if k == "Depth" else v.astype(np.float16) for k, v in passes.items()})


def load_passes(path):
    with np.load(path) as stored:
        return {k: stored[k].astype(np.float32) for k in stored.files}
