"""An empty scene and the common render settings: Cycles on the CPU, fixed seeds, no caustics."""
import bpy


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    return scene


def set_film(exposure=0.0, look="Medium High Contrast"):
    """Filmic maps the scene's light to the file; called again when a picture is only regraded."""
    view = bpy.context.scene.view_settings
    view.view_transform, view.look, view.exposure = "Filmic", look, exposure


def set_quality(width, height, samples, bounces=6, adaptive_threshold=0.02, clamp_indirect=3.0, threads=1):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, 0
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, adaptive_threshold
    cycles.adaptive_min_samples = max(8, samples // 4)
    cycles.max_bounces = cycles.transmission_bounces = bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = min(4, bounces)
    cycles.transparent_max_bounces = 10
    cycles.sample_clamp_indirect = clamp_indirect
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.use_denoising = False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.4
