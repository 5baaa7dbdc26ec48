"""Arranges furniture into pictures. Plain data, no Blender: an item is {make, with, at, on, frame}."""
import math

from . import facts

WALLS = {
    'farmhouse': ['#dedad0', '#c9cdc4', '#dfe2dc', '#b9c0ba', '#a9b0a6'],
    'modern': ['#e3e0da', '#cfc8bc', '#d4d4d0', '#9aa39c', '#b8b5ae'],
    'glam': ['#dcd6d2', '#cbbdb6', '#e6e2de', '#8b8f96', '#b3a9ad'],
    'industrial': ['#bdb7ad', '#9b968e', '#b59a86', '#cfcac1', '#8d938f'],
    'coastal': ['#dbe4e6', '#c4d3d6', '#e8e6df', '#b4c7c9', '#e3ded2'],
    'traditional': ['#d8cfc0', '#8d9a8c', '#c9bba3', '#7c8a93', '#cdb9a4'],
    'mid-century': ['#d8c9b0', '#8f9a8f', '#c59f7c', '#d9dcd6', '#b7c0b4'],
    'transitional': ['#dad7d0', '#c7c9c4', '#b7bdb8', '#d8cfc4', '#b5b9bf'],
}
FLOORS = ['lightfloor:oak', 'lightfloor:whiteoak', 'darkfloor:oak', 'lightfloor:honey', 'darkfloor:walnut']
RUGS = {
    'farmhouse': [('stripe', '#ddd6c8', '#b3aa9a'), ('border', '#d9d2c5', '#8d8577'), ('plain', '#d8d0c2', '#8e8474')],
    'modern': [('diamond', '#e4dccd', '#6a625a'), ('abstract', '#e2dbcf', '#a7a79c'), ('plain', '#cfc8bc', '#8e8474')],
    'glam': [('abstract', '#e3dfda', '#a8a3a6'), ('plain', '#d9d4cf', '#8e8474'), ('vintage', '#d5d0cb', '#8b8a92')],
    'industrial': [('vintage', '#b8aa98', '#5d5148'), ('plain', '#a39a8d', '#8e8474'), ('vintage', '#a9978a', '#734a3c')],
    'coastal': [('stripe', '#e9e6dd', '#8fa9b5'), ('plain', '#ddd3be', '#8e8474'), ('diamond', '#e8e4da', '#9db0b6')],
    'traditional': [('vintage', '#c9b79c', '#7c3f35'), ('vintage', '#b9b6ac', '#4d5b6b'), ('border', '#d3c7b0', '#6f5a45')],
    'mid-century': [('abstract', '#e0d5c1', '#b9793f'), ('diamond', '#e4dccd', '#6a625a'), ('plain', '#c9b999', '#8e8474')],
    'transitional': [('vintage', '#cfc7bb', '#7c8890'), ('border', '#dcd6ca', '#9a9488'), ('diamond', '#e2dccf', '#98928a')],
}
ROOM_POST = {'view': 1, 'ev': 1.1, 'con': 1.6, 'sat': 1.04, 'vig': 0.12, 'wb': 0.05, 'sharp': 0.5}
PAPER_POST = {'view': 0, 'ev': 0.08, 'con': 1.05, 'sat': 0.84}
ACCENTS = {
    'farmhouse': ('#7f8b7c', '#c9b79c'), 'modern': ('#5d6d64', '#c8a27a'), 'glam': ('#b3a3a8', '#c9b48f'),
    'industrial': ('#6b4a38', '#7d7d78'), 'coastal': ('#7fa0ab', '#d9c7a4'), 'traditional': ('#7a3f36', '#b79d6b'),
    'mid-century': ('#b9703a', '#5f6f5a'), 'transitional': ('#6a7d89', '#b79d84'),
}
ART = ('hills', 'arcs', 'brush', 'lines')
# a wide group seen from near and above, more across, so that it fills the height of the picture too
NEAR = dict(height=1.65, lens=30, offset=(0, -0.03))


def item(make, at=(0, 0, 0, 0), on=(), frame=True, **args):
    """One thing in a picture; `on` stands in its coordinates; only framed items decide the camera."""
    made = {'make': make, 'at': list(at), 'with': args}
    if on:
        made['on'] = list(on)
    if not frame:
        made['frame'] = False
    return made


def paper(items, az=24, height=1.0, lens=72, fill=(0.72, 0.76), k=1.0, light=None, pitch=0, dark=False, post=None, offset=(0, -0.02)):
    """Items on the seamless paper sweep; k scales the lights to the size of the object. White things get a grayer paper."""
    for made in items:
        made.pop('size', None)
    lamps = {'k': k, **(light or {})}
    if dark:
        lamps.update(fill=25, amb=0.16)
    return {
        'set': 'paper', 'paper': '#d3d1cd' if dark else '#f1f0ee', 'items': items, 'light': lamps,
        'camera': {'az': az, 'height': height, 'lens': lens, 'fill': list(fill), 'pitch': pitch, 'offset': list(offset)},
        'post': {**PAPER_POST, **({'ev': -0.1} if dark else {}), **(post or {})},
    }


def room(product, items, w=5.6, d=4.4, az=18, height=1.25, lens=36, fill=(0.86, 0.7), offset=(0, -0.06), wall=None, floor=None,
         side='left', style=None, post=None, **more):
    """Items in a room with a window on one side; wall and floor follow from style and slug unless given."""
    dice = facts.dice(product['slug'])
    wall = wall or dice.choice(WALLS[product['style']])
    floor = floor or dice.choice(FLOORS)
    return {
        'set': 'room',
        'room': {
            'w': w, 'd': d, 'h': 2.75, 'wallmat': 'wall:' + wall, 'floormat': floor, 'side': side, 'win': [1.6, 2.1, 0.3],
            'win_y': -0.5, 'key': 320, 'sunp': 6, 'fill': 0.17, 'fill_power': 0.6, 'sun_az': -66, 'sun_el': 32, 'style': style, **more,
        },
        'items': items,
        'camera': {'az': az, 'height': height, 'lens': lens, 'fill': list(fill), 'offset': list(offset)},
        'post': {**ROOM_POST, **(post or {})},
    }


def rug(product, at, w, d, **changes):
    """A rug in the manner of the product's style."""
    style, base, accent = facts.dice(product['slug'] + 'rug').choice(RUGS[product['style']])
    return item('rug', at, frame=False, **{'w': w, 'd': d, 'style': style, 'base': base, 'accent': accent, **changes})


def lamp(product, at, h=0.58, frame=True, **changes):
    """A table lamp whose base follows the style."""
    dice = facts.dice(product['slug'] + 'lamp')
    shape = dice.choice(['sphere', 'gourd', 'urn', 'column'])
    base = dice.choice(['ceramic:#e8e3d9', 'ceramic:#5f6a66', 'ceramic:#b7a58f', 'ceramic:#d9d3c8', 'metal:brass'])
    return item('table_lamp', at, frame=frame, **{'base_mat': base, 'h': h, 'style': shape, **changes})


def pictures(product, x, y, z=1.55, n=2, w=0.56, h=0.74, gap=0.16):
    """Up to four different framed prints in a row on the back wall."""
    dice = facts.dice(product['slug'] + 'art')
    a, b = ACCENTS[product['style']]
    made, left = [], list(ART)
    for i in range(n):
        at = (x + (i - (n - 1) / 2) * (w + gap), y, z, 0)
        motif = dice.choice(ART)
        if motif not in left:
            motif = left[0]
        left.remove(motif)
        art = f'art:{motif},#efe8dc,{b},{a},#8b937f'
        made.append(item('frame_art', at, frame=False, w=w, h=h, mat=dice.choice(['wood:oak', 'wood:walnut', 'metal:black']),
                         art_mat=art, loc=(0, 0, 0), mat_w=0.05))
    return made


def flowers(product, at, z=0.0, kind=None):
    """A vase with dry stems."""
    dice = facts.dice(product['slug'] + 'vase%s' % (at,))
    shape, mouth = dice.choice([('ball', 0.155), ('jug', 0.225), ('bottle', 0.24)])
    pot = dice.choice(['#e7e0d3', '#5b6763', '#b4795a', '#c8b59b', '#3d4244'])
    sprig = kind or dice.choice(['eucalyptus', 'pampas', 'branch'])
    return item('nothing', at, frame=False, on=[
        item('vase', loc=(0, 0, z), kind=shape, mat='ceramic:' + pot, k=0.9),
        item('stems', loc=(0, 0, z + mouth * 0.9), h=0.42, n=6, kind=sprig, seed=dice.randrange(90)),
    ])


def bedding(product, seed=0, **changes):
    """Bed linen in the colours of the style."""
    dice = facts.dice(product['slug'] + 'linen')
    a, b = ACCENTS[product['style']]
    duvet = dice.choice(['#eef0ee', '#e4ded3', '#f1ede5', '#dfe2e2'])
    deco = [[-0.32, 0.46, 'linen:' + a, 5, 1], [0.32, 0.46, 'linen:' + dice.choice([a, b]), -5, 1], [0, 0.5, 'linen:' + b, 2, 0.58]]
    return {'duvet': duvet, 'throw': dice.choice([a, b]), 'quilt': dice.choice([0.0, 0.018, 0.02]), 'deco': deco, 'seed': seed, **changes}


def bedroom(product, bed, night=None, dresser=None, mirror=None, chest=None, bench=None, side='left', bed_width=1.65, extra=(), behind=0.17, dresser_lamp=True, near=False, mirror_gap=0.06, **changes):
    """A bedroom: bed at the back wall, nightstands beside it, dresser and mirror along the wall opposite the window.

    bed, night, dresser, chest, bench are items without a place; night may be a list of one or two."""
    s = 1 if side == 'left' else -1
    back, half = 2.2, bed_width / 2
    length = 2.13 if 'calking' in str(bed['with'].get('size')) else 1.9 if bed['with'].get('size') in ('full', 'twin') else 2.03
    bed['at'] = [0, back - behind - length / 2, 0, 0]
    items = [bed]
    nw = 0
    for i, stand in enumerate(night or []):
        k = (-1) ** i * -s if len(night) > 1 else s
        nw, nd, nh = stand.pop('size')
        stand['at'] = [k * (half + 0.12 + nw / 2), back - 0.04 - nd / 2, 0, 0]
        top = [lamp(product, (-0.04 * k, 0.03, nh, 0))]
        if i == 0:
            top.append(item('books', (0.0, -0.12, nh, 0), loc=(0, 0, 0), n=2, seed=5, rz=12, scale=0.8))
        stand.setdefault('on', top)
        items.append(stand)
    right = half + (nw + 0.3 if nw else 0.9)
    left = half + (nw + 0.2 if nw and len(night) > 1 else 0.3)
    if dresser:
        dw, dd, dh = dresser.pop('size')
        wall_x = max(right, half + 0.85 + dd)
        y = 0.35 if not chest else 0.2
        dresser['at'] = [s * (wall_x - 0.03 - dd / 2), y, 0, -90 * s]
        on = dresser.setdefault('on', [])
        if dresser_lamp:
            on.append(lamp(product, (-dw * 0.36, 0.02, dh, 0), 0.52, base_mat='ceramic:#d9d3c8'))
        on.append(flowers(product, (dw * 0.34, 0.02, dh, 0)))
        if mirror:
            mirror['at'] = [0, dd / 2 + 0.02, dh + mirror_gap + mirror['with']['h'] / 2, 0]
            on.append(mirror)
        items.append(dresser)
        turn = 0 if s > 0 else 180
        items.append(item('side_wall', (s * wall_x, back - 1.9, 0, turn), frame=False, mat='wall:' + (
            changes.get('wall') or facts.dice(product['slug']).choice(WALLS[product['style']])), length=3.8))
    if chest:
        cw, cd, ch = chest.pop('size')
        chest['at'] = [-s * (left + cw / 2), back - 0.04 - cd / 2, 0, 0]
        chest.setdefault('on', [item('vase', (0.1, 0, ch, 0), loc=(0, 0, 0), kind='jug', mat='ceramic:#c8b59b'),
                                item('books', (-0.14, 0, ch, 0), loc=(0, 0, 0), n=3, seed=8)])
        left += cw + 0.25
        items.append(chest)
    if bench:
        bench['at'] = [0, bed['at'][1] - length / 2 - 0.55, 0.012, 0]
        items.append(bench)
    items.append(rug(product, (0, bed['at'][1] - length / 2 - 0.05, 0, 0), bed_width + 1.3, 2.2))
    items += extra
    head = bed['with'].get('head_h') or (1.2 if bed['make'] == 'bed' else 2.0)
    if head < 1.4 and not changes.get('style') and facts.dice(product['slug']).random() < 0.75:
        items += pictures(product, 0, back - 0.001, max(1.78, head + 0.45), 2, 0.46, 0.6)
    look = dict(az=-17 * s if dresser else 18 * s, side=side, w=2 * max(left + 0.75, 2.6), fill=(0.9, 0.72), offset=(0, -0.03))
    if near:
        look.update(az=-24 * s, **NEAR)
    look.update(changes)
    return room(product, items, **look)


def living(product, sofa, second=None, chair=None, coffee=None, ends=(), ottoman=None, tv=None, lamps=0, side='left', wall_mirror=None, extra=(), near=False, carpet=None, **changes):
    """A living room: sofa at the back wall, second seat across from the window, chair on the window side, tables between."""
    s = 1 if side == 'left' else -1
    back = 2.3
    w, depth = sofa.pop('size')
    sofa['at'] = [-s * 0.35, back - 0.22 - depth / 2, 0, 0]
    x0 = sofa['at'][0]
    items = [sofa]
    shade = {'base_mat': 'metal:bronze'} if product['style'] == 'traditional' else {}
    for i, end in enumerate(ends):
        ew, ed, eh = end.pop('size')
        k = s if i else -s
        end['at'] = [x0 + k * (w / 2 + 0.1 + ew / 2), back - 0.3 - ed / 2, 0, 0]
        on = [lamp(product, (0, 0, eh, 0), 0.62, **shade)] if i < lamps else [item('vase', (0, 0, eh, 0), loc=(0, 0, 0), kind='jug', k=0.8)]
        end.setdefault('on', on)
        items.append(end)
    if second:
        sw, sd = second.pop('size')
        second['at'] = [x0 + s * (w / 2 + 0.55), back - 0.2 - depth - 0.55 - sw * 0.3, 0, -72 * s]
        items.append(second)
    if chair:
        chair.pop('size', None)
        chair['at'] = [x0 - s * (w / 2 + 0.35), back - depth - 0.95, 0, 58 * s]
        items.append(chair)
    if coffee:
        cw, cd, ch = coffee.pop('size')
        coffee['at'] = [x0, back - 0.22 - depth - 0.42 - cd / 2, 0.012, 0]
        coffee.setdefault('on', [
            item('books', (-cw * 0.2, 0.02, ch, 0), loc=(0, 0, 0), n=3, seed=4, rz=14),
            flowers(product, (cw * 0.2, 0.02, ch, 0)),
        ])
        items.append(coffee)
    if ottoman:
        ottoman['at'] = [x0 - s * 0.9, back - depth - 1.75, 0.012, 10]
        items.append(ottoman)
    if tv:
        items.append(tv)
    items += extra
    items.append(rug(product, (x0 + s * 0.1, back - depth - 0.9, 0, 0), max(2.7, w + 0.5), 2.1, **(carpet or {})))
    if wall_mirror:
        items.append(wall_mirror)
    elif changes.pop('art', True):
        items += pictures(product, x0, back - 0.001, 1.55)
    if not ends:
        items.append(item('plant', (x0 + s * (w / 2 + 0.5), back - 0.5, 0, 0), frame=False, loc=(0, 0, 0), h=1.6,
                          kind=facts.dice(product['slug']).choice(['fig', 'olive', 'snake']), pot='ceramic:#d8d0c4', seed=3))
    look = dict(d=4.6, az=-13 * s, side=side, w=2 * (w / 2 + 0.35 + (1.75 if ends or chair else 1.1)), fill=(0.9, 0.7), offset=(0, -0.06),
                win=[1.8, 2.2, 0.25], win_y=-0.3, key=330, sunp=7, fill_power=0.55)
    if near:
        look.update(az=-24 * s, **NEAR)
    look.update(changes)
    return room(product, items, **look)


def around(chairs, w, d, ends=None, push=0.1):
    """Places chairs along the two long sides of a table, the `ends` at its heads; fronts face the table."""
    places = []
    half = (len(chairs) + 1) // 2
    for side, row in ((-1, chairs[:half]), (1, chairs[half:])):
        for i, chair in enumerate(row):
            x = (i - (len(row) - 1) / 2) * min(0.62, (w - 0.3) / max(1, len(row)))
            places.append((chair, [x, side * (d / 2 + push), 0, (180 if side < 0 else 0) + (-4, 3, -2)[i % 3]]))
    for s, chair in zip((-1, 1), ends or ()):
        places.append((chair, [s * (w / 2 + push + 0.05), 0, 0, -90 * s + 2 * s]))
    for chair, at in places:
        chair['at'] = at
    return [c for c, _ in places]


def ring(chairs, radius, start=20):
    """Places chairs on a circle, fronts to the middle."""
    n = len(chairs)
    for i, chair in enumerate(chairs):
        a = start + 360 * i / n
        t = math.radians(a)
        chair['at'] = [radius * math.sin(t), radius * math.cos(t), 0, -a + (3 if i % 2 else -4)]
    return chairs


def dining(product, table, chairs, height=0.76, extra=(), bowl=True, pendant=None, side='left', rug_size=(3.0, 2.4), plant=True, **changes):
    """A dining room: the set on its rug under a lamp, a plant unless something else stands there, prints; nothing that could be taken for included."""
    s = 1 if side == 'left' else -1
    on = [flowers(product, (0, 0.02, height, 0))] if bowl else []
    group = item('nothing', (0, 0.35, 0.012, 0), on=[table, *chairs, *on])
    kind = pendant or facts.dice(product['slug']).choice(['dome', 'globe', 'rattan'])
    items = [group, *extra, item('pendant', (0, 0.35, 0, 0), frame=False, loc=(0, 0, 1.72), style=kind, r=0.22, drop=1.1, power=10)]
    if rug_size:
        items.append(rug(product, (0, 0.35, 0, 0), *rug_size))
    if plant:
        items.append(item('plant', (s * 1.95, 1.85, 0, 0), frame=False, loc=(0, 0, 0), h=1.5, seed=5, pot='ceramic:#d3cabd',
                          kind=facts.dice(product['slug']).choice(['olive', 'fig'])))
    items += pictures(product, -0.2 * s, 2.299, 1.62, 2, 0.5, 0.66)
    look = dict(w=6.0, d=4.6, az=22 * s, height=1.35, fill=(0.8, 0.66), offset=(0, -0.1), side=side, win=[2.0, 2.2, 0.3], win_y=-0.2,
                key=360, sunp=7)
    look.update(changes)
    return room(product, items, **look)
