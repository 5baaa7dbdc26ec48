"""Small, noisy pictures of many scenes in one go, to check what stands where before hours of rendering.

blender -b --factory-startup -t 2 -P studio/preview.py -- FOLDER SCENE.json ..."""

import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import json

import bpy
from studio import geometry, render, stage


def main():
    """Build and render one scene after the other; a broken one does not end the run."""
    folder, *descriptions = sys.argv[sys.argv.index('--') + 1 :]
    os.makedirs(folder, exist_ok=True)
    for description in descriptions:
        started = time.time()
        slug = os.path.basename(description)[: -len('.json')]
        target = os.path.join(folder, slug + '.png')
        try:
            with open(description) as file:
                scene = json.load(file)
            geometry.reset()
            stage.build(scene, 4 / 3)
            render.settings(400, 300, 4, 2)
            look = bpy.context.scene
            look.view_layers[0].cycles.denoising_store_passes = False
            look.cycles.max_bounces = look.cycles.diffuse_bounces = 1
            look.render.use_persistent_data = False
            look.render.image_settings.file_format = 'PNG'
            look.render.image_settings.color_depth = '8'
            look.view_settings.view_transform = 'Filmic' if scene['set'] == 'room' else 'Standard'
            look.view_settings.exposure = 1.2 if scene['set'] == 'room' else 0.1
            look.render.filepath = target
            bpy.ops.render.render(write_still=True)
            print('SEEN', slug, round(time.time() - started, 1), flush=True)
        except Exception:
            print('BROKEN', slug, traceback.format_exc(), flush=True)


main()
