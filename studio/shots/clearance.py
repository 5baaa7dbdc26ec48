"""Clearance pictures: single pieces, most of them on the sweep."""

from ..compose import item, paper, room, rug
from .dining import row


def sweep(*items, **shot):
    """A picture on the paper sweep from finished items."""
    return lambda product: paper(list(items), **shot)


def corner(product, items, **shot):
    """One piece before a plain wall in daylight."""
    return room(
        product,
        items,
        **{
            'w': 5.0,
            'd': 3.4,
            'az': 14,
            'height': 1.0,
            'lens': 50,
            'fill': (0.56, 0.72),
            'curtains': False,
            **shot,
        },
    )


def books_and_pots(heights, w, seed=40):
    """Fills shelves with books and pots."""
    made = []
    for i, z in enumerate(heights):
        if i % 2:
            made += [
                item('books', (-w * 0.36, 0.02, z, 0), loc=(0, 0, 0), n=6, seed=seed + i, flat=False),
                item(
                    'vase', (w * 0.26, 0.02, z, 0), loc=(0, 0, 0), kind='ball', mat='ceramic:#d8cfc0', k=0.72
                ),
            ]
        else:
            made += [
                item('books', (w * 0.18, 0.02, z, 6), loc=(0, 0, 0), n=3, seed=seed + i),
                item(
                    'vase',
                    (-w * 0.24, 0.02, z, 0),
                    loc=(0, 0, 0),
                    kind=('jug', 'bottle', 'bowl')[i // 2 % 3],
                    mat='ceramic:' + ('#5b6763', '#b4795a', '#e7dfd2')[i // 2 % 3],
                    k=0.75,
                ),
            ]
    return made


RIBBED = {'base_mat': 'ceramic:#8f8f8c', 'style': 'gourd', 'h': 0.635, 'ribs': 22, 'shade_r': [0.178, 0.19]}

SHOTS = {
    'slide-under-c-table': sweep(
        item(
            'c_table',
            (0, 0, 0, -22),
            top='wood:walnut',
            on=[item('books', (0.02, 0, 0.65, 0), loc=(0, 0, 0), n=2, seed=3)],
        ),
        k=0.7,
        height=0.7,
        fill=(0.5, 0.74),
    ),
    'torben-two-drawer-nightstand': sweep(
        item(
            'nightstand',
            (0, 0, 0, -3),
            mat='wood:walnut',
            w=0.51,
            h=0.61,
            d=0.41,
            rows=2,
            base='legs',
            base_h=0.17,
            handle='knob',
            handle_mat='metal:brass',
        ),
        k=0.7,
        height=0.75,
        fill=(0.56, 0.74),
    ),
    'backless-saddle-stools-pair': sweep(
        *row(lambda: item('saddle_stool', mat='wood:honey'), 2, 0.66, (20, -16)),
        k=0.8,
        height=1.2,
        fill=(0.72, 0.8),
    ),
    'hammered-gold-drum-side-table': sweep(item('hammered_drum'), k=0.7, height=0.75, fill=(0.5, 0.68)),
    'ribbed-ceramic-table-lamps-set-of-2': lambda p: corner(
        p,
        [
            item(
                'case',
                (0, 1.4, 0, 0),
                w=1.5,
                h=0.8,
                d=0.42,
                mat='wood:oak',
                layout=[[1, ['drawer'] * 2]] * 2,
                frame=False,
                handle='knob',
                on=[
                    item('table_lamp', (-0.42, 0, 0.8, 0), **RIBBED),
                    item('table_lamp', (0.42, 0.02, 0.8, 0), **RIBBED),
                ],
            ),
            item('mark', (0, 1.4, 0.72, 0), w=1.25, d=0.38, h=0.72),
        ],
        wall='#8fa096',
        fill=(0.7, 0.72),
        lens=60,
        height=1.05,
    ),
    'ivory-boucle-barrel-swivel-chair': sweep(
        item('barrel_chair', (0, 0, 0, 12), mat='boucle:#f3eee2', base='floor'),
        k=0.8,
        height=0.85,
        fill=(0.6, 0.72),
        dark=True,
    ),
    'gunnison-rocker-recliner': sweep(
        item('recliner', (0, 0, 0, 8), mat='chenille:#5f7487', lever='metal:black'),
        k=0.8,
        height=0.95,
        lens=75,
        fill=(0.64, 0.78),
        az=26,
    ),
    'brass-finish-arc-floor-lamp': lambda p: corner(
        p,
        [
            item('arc_lamp', (0.62, 1.3, 0, 180), power=14),
            item('barrel_chair', (-0.62, 1.08, 0, 24), frame=False, mat='boucle:#d9cdb8'),
            rug(p, (-0.55, 0.75, 0, 0), 2.2, 1.8),
        ],
        wall='#6d7b74',
        fill=(0.8, 0.8),
        lens=45,
        height=1.15,
        offset=(0.02, 0.01),
    ),
    'swivel-counter-stools-with-backs-pair': sweep(
        *row(
            lambda: item('bucket_stool', fabric='leather:#1d1d1f', ring_mat='metal:chrome'),
            2,
            0.66,
            (20, -24),
        ),
        k=0.85,
        height=0.85,
        fill=(0.62, 0.76),
    ),
    'lift-top-storage-cube': sweep(
        item('cube_ottoman', (0, 0, 0, -8)), k=0.6, height=0.72, fill=(0.46, 0.66), post={'con': 0.78}
    ),
    'two-tier-chrome-bar-cart': sweep(
        item(
            'bar_cart',
            (0, 0, 0, -6),
            on=[
                item('bottle', (-0.2, 0.02, 0.204, 0)),
                item('bottle', (-0.08, -0.05, 0.204, 0), tint='#5b2a1c'),
                item('bottle', (0.06, 0.04, 0.204, 0), tint='#2c3326'),
                item('wineglass', (-0.02, -0.06, 0.684, 0), loc=(0, 0, 0)),
                item('wineglass', (0.12, 0.0, 0.684, 0), loc=(0, 0, 0)),
                item('wineglass', (-0.16, 0.03, 0.684, 0), loc=(0, 0, 0)),
            ],
        ),
        k=0.8,
        height=0.95,
        fill=(0.62, 0.78),
        dark=True,
    ),
    'faded-medallion-rug-5-x-8': sweep(
        item('rug', (0, 0, 0, 90), w=1.52, d=2.44, mat='medallion:', t=0.01, counted=True),
        k=1.0,
        pitch=52,
        az=0,
        lens=60,
        fill=(0.84, 0.8),
    ),
    'indigo-stripe-flatweave-rug-8-x-10': sweep(
        item('flatweave', (0, 0, 0, 90), w=2.44, d=3.05),
        k=1.2,
        pitch=38,
        az=16,
        lens=60,
        fill=(0.84, 0.8),
        dark=True,
        post={'ev': 0.0},
    ),
    'five-shelf-ladder-bookcase': sweep(
        item(
            'ladder_shelf',
            (0, 0, 0, -4),
            wood='wood:rustic',
            on=books_and_pots([0.172 + 0.355 * i for i in range(5)], 0.5),
        ),
        height=0.95,
        fill=(0.5, 0.84),
    ),
    'tall-two-door-bookcase': sweep(
        item(
            'case',
            (0, 0, 0, -3),
            mat='wood:whiteoak',
            w=0.81,
            h=1.83,
            d=0.33,
            base='plinth',
            base_h=0.06,
            style='shaker',
            handle='bar',
            layout=[[1.05, ['door', 'door']], [0.8, ['open']], [0.8, ['open']], [0.8, ['open']]],
            on=books_and_pots([0.614, 1.0135, 1.413], 0.68, 60),
        ),
        height=1.0,
        fill=(0.56, 0.84),
    ),
    'slim-writing-desk-with-drawer': sweep(
        item(
            'desk',
            (0, 0, 0, -4),
            mat='wood:birch',
            top_mat='paint:#f3f1ec',
            w=1.07,
            d=0.51,
            h=0.76,
            n_drawers=1,
            handle=None,
        ),
        k=0.85,
        height=0.98,
        fill=(0.66, 0.7),
        dark=True,
    ),
    'cottage-white-nightstand-with-cubby': sweep(
        item(
            'case',
            (0, 0, 0, 3),
            mat='paint:#f3f2ee',
            w=0.48,
            h=0.635,
            d=0.38,
            base='bracket',
            base_h=0.1,
            handle='knob',
            handle_mat='metal:nickel',
            top_over=0.02,
            sides='beadboard',
            layout=[[1.2, ['open']], [0.8, ['drawer']]],
            style='recessed',
            on=[item('books', (0.05, -0.06, 0.131, 0), loc=(0, 0, 0), n=3, seed=7)],
        ),
        k=0.7,
        height=0.8,
        fill=(0.52, 0.74),
        dark=True,
        az=-24,
    ),
    'arched-leaning-floor-mirror': lambda p: corner(
        p,
        [
            item('floor_mirror', (0, 1.44, 0, 0)),
            item(
                'ottoman',
                (0.86, 1.36, 0, 0),
                frame=False,
                mat='velvet:#b98f86',
                w=0.5,
                d=0.5,
                h=0.42,
                round_=True,
            ),
            item('barrel_chair', (-0.75, -1.35, 0, 200), frame=False, mat='boucle:#d9cdb8'),
            item(
                'plant',
                (-1.35, -1.75, 0, 0),
                frame=False,
                loc=(0, 0, 0),
                h=1.6,
                kind='fig',
                pot='ceramic:#d8d0c4',
                seed=4,
            ),
        ],
        wall='#c3b4a8',
        fill=(0.5, 0.8),
        offset=(0, -0.01),
        height=1.1,
        az=18,
        w=4.2,
        d=3.4,
        win_y=-2.0,
        curtains=True,
    ),
    'loden-velvet-wingback-chair': sweep(
        item('wing_chair', (0, 0, 0, 10), mat='velvet:#3f4e38', nails='metal:brass'),
        k=0.85,
        height=0.98,
        fill=(0.6, 0.8),
    ),
    'button-tufted-cocktail-ottoman': sweep(
        item('tufted_ottoman', (0, 0, 0, -8), mat='linen:#cfc3ae', leg_mat='wood:espresso'),
        k=0.8,
        height=1.25,
        fill=(0.72, 0.68),
    ),
}
