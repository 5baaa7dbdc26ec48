"""Turns a scene description (plain data, see describe.py) into objects, light and camera."""

import re

from . import camera, furniture, lights, materials, rooms
from .geometry import group

MATERIAL = re.compile(r'^(\w+):(.*)$')
MAKERS = {
    'wood': lambda v: materials.wood(v),
    'paint': lambda v: materials.paint(v, 0.4),
    'gloss': lambda v: materials.paint(v, 0.08),
    'linen': lambda v: materials.linen(v, 0.3),
    'tweed': lambda v: materials.linen(v, 0.55, thread=2.0),
    'chenille': lambda v: materials.linen(v, 0.4, thread=1.5, sheen=0.7),
    'velvet': lambda v: materials.velvet(v),
    'boucle': lambda v: materials.boucle(v),
    'corduroy': lambda v: materials.corduroy(v),
    'leather': lambda v: materials.leather(v, 0.44),
    'nappa': lambda v: materials.leather(v, 0.34, wear=0.05, crease=0.7),
    'distressed': lambda v: materials.leather(v, 0.4, wear=1.0),
    'cotton': lambda v: materials.bedding(v),
    'metal': lambda v: materials.metal(v),
    'ceramic': lambda v: materials.ceramic(v, 0.4),
    'plain': lambda v: materials.plain(v),
    'marble': lambda v: materials.marble(),
    'medallion': lambda v: materials.medallion(),
    'ticking': lambda v: materials.ticking(*v.split(',')),
    'glass': lambda v: materials.glass(),
    'stone': lambda v: materials.marble(v, '#4a4a4b', 0.45),
    'damask': lambda v: materials.damask(v),
    'glow': lambda v: materials.emission(v, 4.0),
    'beam': lambda v: materials.emission(v, 220.0, lights=True),
    'wall': lambda v: materials.wall(v),
    'concrete': lambda v: materials.concrete(v),
    'lightfloor': lambda v: materials.floorboards(v, gloss=0.42),
    'darkfloor': lambda v: materials.floorboards(v, gloss=0.36, dark=0.8),
    'tiles': lambda v: materials.tiles(v),
    'brick': lambda v: materials.brick(*v.split(',')),
    'art': lambda v: materials.art(*v.split(',')),
}


def resolve(value):
    """Replace every 'kind:value' string by its material, all the way down."""
    if isinstance(value, str):
        found = MATERIAL.match(value)
        return MAKERS[found[1]](found[2]) if found and found[1] in MAKERS else value
    if isinstance(value, dict):
        return {k: resolve(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return tuple(resolve(v) for v in value)
    return value


def put(item):
    """Build one item of a scene and everything that stands on it; returns its objects."""
    with group(item['make']) as g:
        furniture.MAKERS[item['make']](**resolve(item.get('with', {})))
        for child in item.get('on', ()):
            put(child)
    g.place(*item.get('at', ()))
    return g.tree()


def build(scene, aspect):
    """Build the whole scene; returns the options for the darkroom (darkroom/post.c)."""
    if scene['set'] == 'paper':
        rooms.cyc(scene.get('paper', '#f1f0ee'))
        lights.studio_light(**scene.get('light', {}))
    elif scene['set'] == 'room':
        rooms.room(**resolve(scene['room']))
    elif scene['set'] == 'street':
        rooms.street(**scene['street'])
    framed, prints, lamps = [], [], []
    for item in scene['items']:
        objects = put(item)
        if item.get('frame', True):
            framed += objects
        elif item['make'] == 'frame_art':
            prints.append(objects)
        elif item['make'] == 'pendant':
            lamps.append(objects)
    camera.camera(framed, aspect=aspect, **scene['camera'])
    camera.face()
    if prints:
        camera.hang(prints, framed, lamps, aspect)
    return dict(scene['post'])
