"""Dining room pictures."""

from .. import facts
from ..compose import BRIGHT, around, dining, flowers, item, paper, ring, room

# a set seen from near and above, so that it fills the picture and shows its top
CLOSE = {'lens': 34, 'fill': (0.86, 0.66), 'offset': (0, -0.1)}
RING_CHAIR = {'mat': 'metal:steel', 'fabric': 'velvet:#26262a'}
SLING_CHAIR = {'mat': 'metal:black', 'fabric': 'leather:#47484b'}
IVORY_DAMASK = ['#e9e0cb', '#d2c5a6']


def dining_set(table, chairs, ends=(), radius=None, start=20, height=0.76, extra=(), close=False, **shot):
    """Table and chairs in a room; (builder, arguments, count) for the chairs, round tables get a radius."""

    def make(product):
        piece = next(iter(facts.pieces(product, 'table')))
        _, w, d, _, _ = piece
        build, args, count = chairs
        seats = [item(build, **args) for _ in range(count)]
        heads = [item(build_, **args_) for build_, args_ in ends]
        placed = ring(seats, radius, start) if radius else around(seats, w, d, heads)
        name, look = table
        size = (
            {'dia': w}
            if name == 'table_round'
            else {'w': w, 'd': d}
            if name in ('table_rect', 'table_oval')
            else {}
        )
        if close:
            return near(product, item(name, **{**size, **look}), placed, height, **shot)
        return dining(product, item(name, **{**size, **look}), placed, height, extra=list(extra), **shot)

    return make


def near(product, table, chairs, height=0.76, eye=1.6, lamp=False, **shot):
    """A dining room seen from near and from `eye` meters, where no lamp or plant fits; the vase does not
    count for the frame."""
    vase = flowers(product, (0, 0.37, height + 0.012, 0))
    scene = dining(
        product, table, chairs, height, **{'bowl': False, 'extra': [vase], 'plant': False, **CLOSE, **shot}
    )
    scene['camera']['height'] = eye
    if not lamp:
        scene['items'] = [made for made in scene['items'] if made['make'] != 'pendant']
    return scene


def on_paper(build, **shot):
    """Chairs, stools or one table on the sweep."""
    return lambda product: paper(build(product), **shot)


def row(make, n, step=0.62, turns=(14, -8, 10, -14, 6, -10)):
    """Several of a kind side by side, each turned a little."""
    for i in range(n):
        yield {**make(), 'at': [(i - (n - 1) / 2) * step, 0.08 * (i % 2), 0, turns[i % len(turns)]]}


def flowers_on(product):
    """A vase on a breakfast table."""
    return [flowers(product, (-0.2, 0.62, 0.76, 0))]


SHOTS = {
    'millrace-7-piece-trestle-dining-set': dining_set(
        ('table_rect', {'mat': 'wood:rustic', 'leg_mat': 'paint:#efece4', 'style': 'double x'}),
        ('chair', {'mat': 'paint:#efece4', 'style': 'xback'}, 6),
        wall='#c9cfc6',
        rug_size=(3.2, 2.5),
    ),
    'gantry-swivel-counter-stools-set-of-4': on_paper(
        lambda p: list(row(lambda: item('round_stool', seat_mat='wood:rustic'), 4, 0.56)),
        k=1.0,
        height=0.85,
        fill=(0.82, 0.74),
        az=14,
    ),
    'fontaine-5-piece-marble-tulip-set': dining_set(
        ('table_round', {'mat': 'marble:', 'style': 'tulip', 'base_mat': 'metal:gold'}),
        ('shell_chair', {'fabric': 'velvet:#1d5b43', 'leg_mat': 'metal:gold', 'scallop': True}, 4),
        radius=0.72,
        wall='#ddd6d0',
        rug_size=(2.6, 2.3),
        fill=(0.7, 0.62),
    ),
    'fairlane-walnut-sideboard': on_paper(
        lambda p: [
            item(
                'case',
                w=1.6,
                h=0.84,
                d=0.43,
                mat='wood:walnut',
                layout=[[1, ['door'] * 4]],
                style='slats',
                handle=None,
                base='legs',
                base_h=0.2,
                tip_mat='metal:black',
            )
        ],
        k=1.0,
        height=0.95,
        fill=(0.8, 0.7),
    ),
    'poppy-5-piece-round-dinette': dining_set(
        ('table_round', {'mat': 'wood:honey', 'base_mat': 'paint:#9aa88f', 'style': 'turned'}),
        ('chair', {'mat': 'paint:#9aa88f', 'style': 'ladder', 'seat_mat': 'wood:honey'}, 4),
        radius=0.68,
        wall='#e2dccf',
        floor='lightfloor:whiteoak',
        rug_size=None,
        close=True,
    ),
    'tessa-channel-back-dining-chairs-set-of-6': on_paper(
        lambda p: [
            {**item('shell_chair', fabric='velvet:#2f6286'), 'at': [x, y, 0, r]}
            for x, y, r in (
                (-0.98, -0.4, 28),
                (-0.02, -0.45, 8),
                (0.94, -0.4, -16),
                (-0.66, 0.62, 22),
                (0.44, 0.62, 152),
                (1.46, 0.55, -34),
            )
        ],
        k=1.15,
        height=1.5,
        lens=60,
        fill=(0.9, 0.8),
        az=4,
    ),
    'cutler-6-piece-dining-set-with-bench': lambda p: near(
        p,
        item('table_rect', mat='wood:greywash', w=1.52, d=0.91, style='block'),
        [
            *(
                item('chair', at, mat='wood:greywash', fabric='linen:#cfc3ae', style='slat')
                for at in ((-0.34, 0.58, 0, -3), (0.34, 0.57, 0, 2), (-0.92, 0, 0, 92), (0.92, 0, 0, -88))
            ),
            item('padded_bench', (0, -0.66, 0, 0), mat='wood:greywash', fabric='linen:#cfc3ae', w=1.16),
        ],
        side='right',
        wall='#d6d0c3',
    ),
    'chatham-5-piece-windsor-dining-set': lambda p: near(
        p,
        item(
            'table_rect',
            mat='wood:birch',
            leg_mat='paint:#7597a8',
            w=1.37,
            d=0.86,
            style='taper',
            drawer='metal:bronze',
        ),
        [
            item('windsor', (x, y, 0, r), mat='paint:#7597a8', seat_h=0.45, spindles=9)
            for x, y, r in ((-0.6, -0.78, 150), (0.34, -0.6, 184), (-0.27, 0.55, 0), (0.28, 0.56, -3))
        ],
        wall='#ece8dd',
        rug_size=(2.7, 2.2),
    ),
    'live-edge-acacia-dining-table-80-inches': on_paper(
        lambda p: [item('slab_table', (0, 0, 0, -4))], k=1.1, height=1.6, fill=(0.84, 0.74)
    ),
    'boxcar-pub-table-and-two-stools': on_paper(
        lambda p: [
            item('tube_table', (0, 0, 0, 0), top='wood:rustic', metal='paint:#8b3a2c'),
            item('dished_stool', (-0.28, -0.62, 0, 12), top='wood:rustic', metal='paint:#8b3a2c'),
            item('dished_stool', (0.75, 0.1, 0, -20), top='wood:rustic', metal='paint:#8b3a2c'),
        ],
        k=1.0,
        height=1.62,
        fill=(0.8, 0.86),
    ),
    'prescott-nailhead-bar-stools-set-of-3': on_paper(
        lambda p: list(
            row(lambda: item('wing_stool', mat='wood:greybrown', fabric='linen:#cbbca5'), 3, 0.72)
        ),
        k=1.0,
        height=1.15,
        fill=(0.84, 0.84),
    ),
    'thornbury-buffet-and-hutch': on_paper(
        lambda p: [
            item(
                'buffet',
                mat='paint:#e6dcc4',
                w=1.42,
                h=0.91,
                d=0.46,
                top_mat='wood:chestnut',
                top_t=0.034,
                cols=3,
                style='glazed',
                sides='glazed',
                base='bracket',
                base_h=0.115,
                handle='cup',
                door_handle='knob',
            ),
            item('hutch', mat='paint:#e6dcc4', w=1.37, h=1.11, d=0.36, z0=0.91, aside=-0.07),
        ],
        k=1.2,
        height=1.15,
        fill=(0.64, 0.86),
        dark=True,
        az=20,
    ),
    'celeste-7-piece-glass-dining-set': dining_set(
        (
            'table_rect',
            {'mat': 'glass:', 'leg_mat': 'metal:chrome', 'style': 'x frames', 'planks': 1, 'top_t': 0.014},
        ),
        ('quilted_chair', RING_CHAIR, 4),
        [('quilted_chair', RING_CHAIR)] * 2,
        wall='#d8d0cb',
        side='right',
        close=True,
        eye=1.7,
        post=BRIGHT,
    ),
    'homestead-8-piece-dining-room-with-server': dining_set(
        ('table_rect', {'mat': 'wood:oak', 'leg_mat': 'wood:black', 'style': 'turned'}),
        ('windsor', {'mat': 'wood:black', 'bow': False}, 6),
        wall='#d9d6cb',
        rug_size=(3.1, 2.4),
        plant=False,
        extra=[
            item(
                'case',
                (1.35, 2.02, 0, 0),
                mat='wood:black',
                top_mat='wood:oak',
                w=1.37,
                h=0.91,
                d=0.46,
                style='shaker',
                handle='knob',
                base='block',
                layout=[[2, ['door'] * 2], [1, ['drawer'] * 2]],
            )
        ],
        post=BRIGHT,
    ),
    'claybourne-round-extension-table': on_paper(
        lambda p: [item('table_round', mat=facts.wood(p), dia=1.22, style='urn')],
        k=0.95,
        height=1.1,
        fill=(0.8, 0.78),
    ),
    'brewster-7-piece-pub-set-with-lazy-susan': dining_set(
        ('table_round', {'mat': 'wood:espresso', 'h': 0.914, 'style': 'shelved', 'susan': 0.61}),
        (
            'chair',
            {
                'mat': 'wood:espresso',
                'fabric': 'leather:#5a3a28',
                'style': 'ladder',
                'seat_h': 0.62,
                'h': 1.07,
            },
            6,
        ),
        radius=0.92,
        start=52,
        height=0.914,
        wall='#cbbd9f',
        side='right',
        rug_size=(3.0, 2.6),
        close=True,
        eye=1.8,
        post=BRIGHT,
    ),
    'basalt-7-piece-sintered-stone-dining-set': dining_set(
        ('table_rect', {'mat': 'stone:#b9b9b6', 'leg_mat': 'metal:black', 'style': 'blades', 'planks': 1}),
        ('sling_chair', SLING_CHAIR, 4),
        [('sling_chair', SLING_CHAIR)] * 2,
        wall='#c9c4b8',
        floor='darkfloor:oak',
        close=True,
        eye=1.65,
        post=BRIGHT,
    ),
    'cloverdale-corner-breakfast-nook': lambda p: room(
        p,
        [
            item(
                'bench_with_back',
                (-0.69, 1.46, 0, 0),
                mat='wood:honey',
                w=1.65,
                ends=['back', 'heart'],
                on=[
                    item('knots', (0, -0.02, 0.45, 0), w=1.5, d=0.4, n=9, seed=1),
                    item('knots', (0.1, 0.229, 0.66, 0), w=1.4, d=0.34, n=16, seed=2, front=True),
                ],
            ),
            item(
                'bench_with_back',
                (-1.27, 0.63, 0, 90),
                mat='wood:honey',
                w=1.14,
                ends=['heart', 'plain'],
                on=[
                    item('knots', (0, -0.02, 0.45, 0), w=1.0, d=0.4, n=7, seed=3),
                    item('knots', (0, 0.229, 0.66, 0), w=1.0, d=0.34, n=11, seed=4, front=True),
                ],
            ),
            item(
                'table_rect',
                (-0.32, 0.6, 0, 0),
                mat='wood:honey',
                w=1.12,
                d=0.71,
                style='trestle',
                edge=0.012,
                on=[item('knots', (0, 0, 0.76, 0), w=1.05, d=0.6, n=11, seed=5)],
            ),
            item(
                'dining_bench',
                (-0.3, -0.16, 0, 0),
                mat='wood:honey',
                w=0.97,
                on=[item('knots', (0, 0, 0.46, 0), w=0.9, d=0.28, n=7, seed=6)],
            ),
            item('side_wall', (-1.55, 0.1, 0, 180), frame=False, mat='wall:#d5dbd2', length=3.3),
            *flowers_on(p),
        ],
        w=3.1,
        d=3.5,
        az=22,
        height=1.55,
        lens=36,
        fill=(0.86, 0.74),
        offset=(0, -0.07),
        side='right',
        wall='#d5dbd2',
        floor='lightfloor:whiteoak',
        curtains=False,
        key=240,
    ),
    'stonegate-5-piece-counter-height-set': lambda p: dining(
        p,
        item('storage_pub_table', mat='wood:greywash'),
        ring(
            [item('padded_counter_stool', mat='wood:greywash', fabric='tweed:#4c4e51') for _ in range(4)],
            0.8,
            0,
        ),
        height=0.914,
        wall='#d4cfc4',
        rug_size=(2.8, 2.4),
        floor='lightfloor:oak',
        fill=(0.72, 0.66),
    ),
    'bellamy-9-piece-formal-dining-room': lambda p: near(
        p,
        item('pedestal_table', mat='wood:espresso'),
        around(
            [item('carved_chair', mat='wood:espresso', fabric=IVORY_DAMASK) for _ in range(6)],
            2.03,
            1.17,
            [
                item('carved_chair', mat='wood:espresso', fabric=IVORY_DAMASK, arms=True, w=0.56)
                for _ in range(2)
            ],
            push=0.2,
        ),
        wall='#8d9a8c',
        floor='darkfloor:oak',
        side='right',
        rug_size=(3.5, 2.7),
        lamp=True,
        plant=True,
        post=BRIGHT,
    ),
    'finch-drop-leaf-table-and-two-chairs': lambda p: near(
        p,
        item('drop_leaf_table', mat='wood:birch'),
        [
            item('chair', (-0.66, -0.12, 0, 98), mat='wood:birch', style='open', h=0.81, w=0.43),
            item('chair', (0.62, -0.2, 0, -76), mat='wood:birch', style='open', h=0.81, w=0.43),
        ],
        wall='#b7c4bd',
        floor='lightfloor:whiteoak',
        rug_size=None,
        side='right',
    ),
    'sorensen-oval-extension-dining-set': lambda p: near(
        p,
        item('table_oval', mat='wood:walnut', w=1.52, d=0.97),
        [
            item('bent_chair', (x, y, 0, r), mat='wood:walnut', fabric='boucle:#ece4d2')
            for x, y, r in ((-0.34, -0.62, 178), (0.36, -0.63, -176), (-0.35, 0.62, 3), (0.34, 0.63, -4))
        ],
        wall='#c9a98a',
        floor='lightfloor:oak',
        rug_size=(2.7, 2.1),
        fill=(0.7, 0.62),
    ),
    'marlin-bay-5-piece-rope-back-set': lambda p: near(
        p,
        item('table_round', mat='wood:whitewash', dia=1.22, style='fluted'),
        ring(
            [
                item('rope_chair', mat='wood:whitewash', rope='linen:#cdb78f', fabric='cotton:#efe9da')
                for _ in range(4)
            ],
            0.8,
            35,
        ),
        wall='#c4d6d8',
        floor='lightfloor:whiteoak',
        rug_size=(2.8, 2.4),
        side='right',
    ),
    'soiree-mirrored-wine-buffet': lambda p: paper(
        [
            item('wine_buffet', mat='metal:silver'),
            # without it the upper mirrors show a dark studio; low enough for its windows to be seen there
            item('reflected_room', (1.9, -6.0, -1.5, 18), frame=False),
        ],
        height=0.98,
        k=1.0,
        fill=(0.76, 0.7),
        dark=True,
        az=-20,
    ),
    'covington-queen-anne-dining-set': lambda p: dining(
        p,
        item('table_oval', mat='wood:cherry', w=1.68, d=1.07, style='cabriole'),
        around(
            [
                item('carved_chair', mat='wood:cherry', fabric='damask:#cdb48a', back='fiddle')
                for _ in range(4)
            ],
            1.68,
            1.07,
            [
                item(
                    'carved_chair',
                    mat='wood:cherry',
                    fabric='damask:#cdb48a',
                    back='fiddle',
                    arms=True,
                    w=0.58,
                )
                for _ in range(2)
            ],
            push=0.2,
        ),
        wall='#d9cdb0',
        floor='darkfloor:oak',
        rug_size=(3.1, 2.4),
    ),
}
