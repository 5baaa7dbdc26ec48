"""Where a picture is taken: on the paper sweep or in a room."""

from .. import facts
from .styles import FLOORS, PAPER_POST, ROOM_POST, WALLS


def paper(
    items,
    az=24,
    height=1.0,
    lens=72,
    fill=(0.72, 0.76),
    k=1.0,
    light=None,
    pitch=0,
    dark=False,
    post=None,
    offset=(0, -0.02),
):
    """Items on the seamless paper sweep; k scales the lights to the size of the object. White things get a
    grayer paper, of a color of its own if `dark` names one."""
    for made in items:
        made.pop('size', None)
    lamps = {'k': k, **(light or {})}
    if dark:
        lamps.update(fill=25, amb=0.16)
    return {
        'set': 'paper',
        'paper': dark if isinstance(dark, str) else '#d3d1cd' if dark else '#f1f0ee',
        'items': items,
        'light': lamps,
        'camera': {
            'az': az,
            'height': height,
            'lens': lens,
            'fill': list(fill),
            'pitch': pitch,
            'offset': list(offset),
        },
        'post': {**PAPER_POST, **({'ev': -0.1} if dark else {}), **(post or {})},
    }


def room(
    product,
    items,
    w=5.6,
    d=4.4,
    az=18,
    height=1.25,
    lens=36,
    fill=(0.86, 0.7),
    offset=(0, -0.06),
    wall=None,
    floor=None,
    side='left',
    style=None,
    post=None,
    **more,
):
    """Items in a room with a window on one side; wall and floor follow from style and slug unless given."""
    dice = facts.dice(product['slug'])
    wall = wall or dice.choice(WALLS[product['style']])
    floor = floor or dice.choice(FLOORS)
    return {
        'set': 'room',
        'room': {
            'w': w,
            'd': d,
            'h': 2.75,
            'wallmat': 'wall:' + wall,
            'floormat': floor,
            'side': side,
            'win': [1.6, 2.1, 0.3],
            'win_y': -0.5,
            'key': 320,
            'sunp': 6,
            'fill': 0.17,
            'fill_power': 0.6,
            'sun_az': -66,
            'sun_el': 32,
            'style': style,
            **more,
        },
        'items': items,
        'camera': {'az': az, 'height': height, 'lens': lens, 'fill': list(fill), 'offset': list(offset)},
        'post': {**ROOM_POST, **(post or {})},
    }
