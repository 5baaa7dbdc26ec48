"""What shooting takes: the catalog, a fingerprint of each scene, Blender, the darkroom, a file."""

import hashlib
import json
import os
import re
import subprocess

from . import describe

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
CACHE = os.path.join(ROOT, '.cache', 'studio')
IMAGES = os.path.join(ROOT, 'content', 'images')

GENTLE = ['nice', '-n', '19', 'ionice', '-c3']


def fingerprint(scene):
    """What decides whether a picture is out of date: its scene and the version of the library."""
    return hashlib.sha256(json.dumps([describe.LIBRARY_VERSION, scene], sort_keys=True).encode()).hexdigest()[
        :16
    ]


def up_to_date(shot, scene, size, samples=0):
    """Whether a picture shows its scene as it is now, and is as wide and of as many samples as asked for."""

    def width(size):
        return int(size.split('x')[0])

    return (
        shot
        and shot['scene'] == fingerprint(scene)
        and width(shot['size']) >= width(size)
        and shot['samples'] >= samples
    )


def catalog():
    """The products and packages, straight from the site's TypeScript."""
    out = subprocess.run(
        [os.path.join(ROOT, 'node_modules/.bin/node'), os.path.join(HERE, 'catalog.ts')],
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(out.stdout)


def darkroom():
    """Compile the denoiser for this machine unless that was done since its last change."""
    folder, binary = os.path.join(HERE, 'darkroom'), os.path.join(CACHE, 'post')
    changed = max(os.path.getmtime(os.path.join(folder, name)) for name in os.listdir(folder))
    if not os.path.exists(binary) or os.path.getmtime(binary) < changed:
        flags = '-O3 -march=native -ffast-math -fopenmp'.split()
        source = os.path.join(folder, 'post.c')
        subprocess.run(['gcc', *flags, source, '-o', binary, '-lz', '-lm'], check=True)
    return binary


def save(png, target):
    """Save a picture as WebP of at most 170 KB, a further view of at most 130."""
    most = 130_000 if '--' in os.path.basename(target) else 170_000
    for quality in (88, 80, 72, 60):
        subprocess.run(
            ['cwebp', '-quiet', '-q', str(quality), '-m', '4', png, '-o', target + '.tmp'], check=True
        )
        if os.path.getsize(target + '.tmp') <= most:
            break
    os.replace(target + '.tmp', target)


def expose(slug, scene, size, samples):
    """Render the two half-buffers of one picture; returns the options for the darkroom and the processor
    seconds that it took."""
    work = os.path.join(CACHE, slug)
    with open(work + '.json', 'w') as file:
        json.dump(scene, file)
    blender = ['blender', '-b', '--factory-startup', '-t', '2', '--python-exit-code', '1', '-P']
    halves = [work + '-a.exr', work + '-b.exr']
    run = subprocess.run(
        [*GENTLE, *blender, f'{HERE}/render.py', '--', work + '.json', *halves, size, str(samples)],
        capture_output=True,
        text=True,
    )
    post = re.search('^POST (.*)$', run.stdout, re.M)
    seconds = re.search(r'^SECONDS build (\d+) render (\d+)$', run.stdout, re.M)
    if run.returncode or not post or not seconds:
        raise RuntimeError((run.stderr + run.stdout)[-1500:])
    return post[1].split(), sum(map(int, seconds.groups()))


def develop(slug, options):
    """Denoise the half-buffers and save the picture."""
    work = os.path.join(CACHE, slug)
    subprocess.run(
        [*GENTLE, darkroom(), work + '-a.exr', work + '-b.exr', work + '.png', '-t', '2', *options],
        check=True,
        capture_output=True,
    )
    save(work + '.png', os.path.join(IMAGES, slug + '.webp'))
    for half in ('-a.exr', '-b.exr'):
        os.remove(work + half)


def preview(scenes):
    """Small, noisy pictures of scenes, in .cache/studio/preview; no picture of the shop is touched."""
    folder = os.path.join(CACHE, 'preview')
    os.makedirs(folder, exist_ok=True)
    paths = [os.path.join(folder, slug + '.json') for slug in scenes]
    for path, scene in zip(paths, scenes.values()):
        with open(path, 'w') as file:
            json.dump(scene, file)
    blender = ['blender', '-b', '--factory-startup', '-t', '2', '-P', os.path.join(HERE, 'preview.py')]
    subprocess.run([*GENTLE, *blender, '--', folder, *paths], check=True)
