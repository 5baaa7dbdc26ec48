"""Renders one scene description: blender -b --factory-startup -P render.py -- SCENE.json OUT_A.exr OUT_B.exr
SIZE SAMPLES

Two half-buffers with different seeds go out, with albedo, normal and depth, so that darkroom/post.c can
estimate the noise. The seconds it prints are the processor's: a busy machine takes longer, not more."""

import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy
from studio import geometry, stage


def settings(width, height, samples, threads, noise=0.0):
    """Cycles on the processor, few bounces, the passes the denoiser needs, uncompressed EXR. Pixels whose
    noise is estimated below `noise` get no more samples; 0 gives all of them the same."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    cycles.device = 'CPU'
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', threads
    cycles.samples = samples
    cycles.use_adaptive_sampling = noise > 0
    cycles.adaptive_threshold = noise
    cycles.adaptive_min_samples = 3
    cycles.light_sampling_threshold = 0.03
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 6.0, 0, 1.0
    cycles.filter_width = 1.3
    cycles.use_auto_tile = False
    render.use_persistent_data = True
    scene.view_layers[0].cycles.denoising_store_passes = True
    image = render.image_settings
    image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'
    scene.view_settings.view_transform = 'Standard'


def main():
    """Build one scene and render its two halves."""
    description, *halves, size, samples = sys.argv[sys.argv.index('--') + 1 :]
    width, height = map(int, size.split('x'))
    with open(description) as file:
        scene = json.load(file)
    started = time.process_time()
    geometry.reset()
    post = stage.build(scene, width / height)
    built = time.process_time()
    settings(width, height, max(3, int(samples) // 2), 2)
    for seed, path in zip((11, 988), halves):
        bpy.context.scene.cycles.seed = scene.get('seed', 0) + seed
        bpy.context.scene.render.filepath = path
        bpy.ops.render.render(write_still=True)
    spent = time.process_time() - built
    print(f'SECONDS build {built - started:.0f} render {spent:.0f}')
    print('POST ' + ' '.join('-{} {}'.format(*pair) for pair in post.items()))


if __name__ == '__main__':
    main()
