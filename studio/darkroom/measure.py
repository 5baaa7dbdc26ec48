#!/usr/bin/env python3
"""How much better do more samples make a picture? Crops of typical scenes, each with several settings,
against a reference of many samples:

    studio/darkroom/measure.py [OUT_FOLDER]

Prints a table for studio/README.md and leaves the crops to be looked at in OUT_FOLDER. Seconds are the
processor's, so that a busy machine measures the same."""

import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, ROOT)

# the middle of what is cut out, in shares of the picture from its upper left corner
CROPS = {
    'queen--corner': (0.5, 0.55),
    'lift-top-storage-cube--open': (0.6, 0.55),
    'two-tier-chrome-bar-cart': (0.66, 0.3),
    'ivory-boucle-barrel-swivel-chair': (0.5, 0.45),
    'sorrel-top-grain-leather-sofa': (0.4, 0.55),
    'twin-loft-bed-with-desk-and-bookshelves': (0.3, 0.5),
    'two-mirrored-nightstands-with-crystal-knobs': (0.3, 0.5),
    'tidewater-7-piece-king-bedroom-set': (0.42, 0.4),
    'emerald-channel-tufted-velvet-queen-bed': (0.36, 0.3),
    'celeste-7-piece-glass-dining-set': (0.55, 0.42),
}
FRAME, CROP = (1600, 1200), (120, 90)
# samples of both halves together, and the noise at which a pixel gets no more
SETTINGS = {
    'reference': (1000, 0),
    '6': (6, 0),
    '12': (12, 0),
    '20': (20, 0),
    '32': (32, 0),
    'to 0.15, at most 64': (64, 0.15),
    'to 0.06, at most 64': (64, 0.06),
}


def expose(description, folder):
    """In Blender: the halves of every setting of one scene."""
    import bpy
    from studio import geometry, render, stage

    with open(description) as file:
        scene = json.load(file)
    geometry.reset()
    post = stage.build(scene, FRAME[0] / FRAME[1])
    print('POST ' + ' '.join('-{} {}'.format(*pair) for pair in post.items()))
    for name, (samples, noise) in SETTINGS.items():
        render.settings(*FRAME, samples // 2, 2, noise)
        look = bpy.context.scene
        look.render.use_border = look.render.use_crop_to_border = True
        (x, y), (w, h) = scene['crop'], (CROP[0] / FRAME[0], CROP[1] / FRAME[1])
        look.render.border_min_x, look.render.border_max_x = x - w / 2, x + w / 2
        look.render.border_min_y, look.render.border_max_y = 1 - y - h / 2, 1 - y + h / 2
        began = time.process_time()
        for half, seed in (('a', 11), ('b', 988)):
            look.cycles.seed = seed
            look.render.filepath = os.path.join(folder, f'{name} {half}.exr')
            bpy.ops.render.render(write_still=True)
        print(f'TOOK {name}: {time.process_time() - began:.1f}')


def psnr(picture, reference, width):
    """Decibels between two PNGs, both reduced to a width."""
    shown = [f'{path}-{width}.png' for path in (picture, reference)]
    for path, small in zip((picture, reference), shown):
        subprocess.run(['convert', path + '.png', '-resize', str(width), small], check=True)
    found = subprocess.run(['compare', '-metric', 'PSNR', *shown, 'null:'], capture_output=True, text=True)
    return float(found.stderr.split()[0])


def said(beginning, printed):
    """The rest of the line that begins so in what Blender printed."""
    for line in printed.splitlines():
        if line.startswith(beginning):
            return line.removeprefix(beginning)
    raise ValueError(f'Blender printed no line that begins with “{beginning}”')


def main(out):
    """Render, develop and compare."""
    from studio import describe, shooting

    scenes = describe.scenes(shooting.catalog())
    print(
        '| scene | samples a pixel | seconds | PSNR at 1600 | PSNR at 640 |\n| --- | --- | --- | --- | --- |'
    )
    for slug, crop in CROPS.items():
        folder = os.path.join(out, slug)
        os.makedirs(folder, exist_ok=True)
        description = os.path.join(folder, 'scene.json')
        with open(description, 'w') as file:
            json.dump({**scenes[slug], 'crop': crop}, file)
        blender = ['blender', '-b', '--factory-startup', '-t', '2', '--python-exit-code', '1', '-P']
        run = subprocess.run(
            [*shooting.GENTLE, *blender, __file__, '--', description, folder],
            capture_output=True,
            text=True,
            check=True,
        )
        options = said('POST ', run.stdout).split()
        for name in SETTINGS:
            halves = [os.path.join(folder, f'{name} {half}.exr') for half in 'ab']
            picture = os.path.join(folder, name)
            subprocess.run(
                [shooting.darkroom(), *halves, picture + '.png', *options], check=True, capture_output=True
            )
            took = said(f'TOOK {name}: ', run.stdout)
            if name != 'reference':
                reference = os.path.join(folder, 'reference')
                shown = [psnr(picture, reference, width) for width in (CROP[0], CROP[0] * 640 // 1600)]
                print(f'| {slug} | {name} | {took} | {shown[0]:.1f} | {shown[1]:.1f} |', flush=True)


if '--' in sys.argv:
    expose(*sys.argv[sys.argv.index('--') + 1 :])
elif __name__ == '__main__':
    main(sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, '.cache/studio/measured'))
