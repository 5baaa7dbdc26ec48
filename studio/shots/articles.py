"""Pictures of the articles: still lifes and close views, most of them small and quick. No product of the
catalog is meant."""

from ..compose import BRIGHT, around, bedding, flowers, item, lamp, living, paper, pictures, room, rug
from . import parts as P
from .living import sofa

# light across the bed
ACROSS = {'az': -80, 'key': 260, 'fill': 30, 'top': 40, 'amb': 0.22}


def still(items, look, top='wood:oak', az=16, height=0.62, lens=60, fill=(0.9, 0.9), k=0.5, **shot):
    """Small things on a table top; `look` is the box (x, y, z, w, d, h) that fills the frame. The planks run
    across the picture, so that the far edge of the table is level."""
    x, y, z, w, d, h = look
    planks = item(
        'nothing',
        (0, 0, 0.1, az),
        frame=False,
        on=[item('board', (0, -0.63 + 0.21 * i, 0, 0), mat=top, w=2.6, d=0.2085, h=0.03) for i in range(9)],
    )
    for made in items:
        made['at'][2] += 0.13
        made['frame'] = False
    return paper(
        [planks, *items, item('mark', (x, y, z + 0.13, 0), w=w, d=d, h=h)],
        az=az,
        height=height,
        lens=lens,
        fill=fill,
        k=k,
        **{'pitch': 32, 'offset': (0, 0), 'post': {'view': 1, 'ev': 0.55, 'con': 1.4, 'sat': 1.1}, **shot},
    )


def close(p, items, look, **shot):
    """A close view in a room."""
    x, y, z, w, d, h = look
    for made in items:
        made['frame'] = False
        made.pop('size', None)
    return room(
        p,
        [*items, item('mark', (x, y, z, 0), w=w, d=d, h=h)],
        **{
            'w': 5.0,
            'd': 3.6,
            'az': 20,
            'height': 1.0,
            'lens': 60,
            'fill': (0.9, 0.9),
            'offset': (0, 0),
            'curtains': False,
            **shot,
        },
    )


CLOTHS = (
    'linen:#cfc3ae',
    'velvet:#2c4a36',
    'tweed:#8b9aa4',
    'boucle:#ece4d4',
    'leather:#8f4f27',
    'linen:#a04f30',
)


def swatches(p):
    fan = [
        item(
            'swatch',
            (-0.29 + 0.115 * i, 0.022 * (i % 2), 0, 22 - 9 * i),
            mat=cloth,
            w=0.17,
            d=0.26,
            lift=0.004,
            over=0.075 if i else 0.0,
            step=0.006 if 'leather' in cloth else 0.0025,
            curl=(0.02, 0.014, 0.026, 0.01, 0.008, 0.03)[i],
            nubs=cloth.replace('boucle', 'linen') if 'boucle' in cloth else None,
            seed=i,
        )
        for i, cloth in enumerate(CLOTHS)
    ]
    return still(fan, (-0.005, 0.01, 0, 0.76, 0.3, 0.02), az=7, fill=(0.86, 0.86), pitch=46)


def boards(p):
    return still(
        [
            item(
                'board',
                (0.02 * i, -0.21 + 0.135 * i, 0, 5 - 4 * i),
                mat='wood:' + kind,
                w=0.62,
                d=0.115,
                h=0.022,
            )
            for i, kind in enumerate(('whiteoak', 'walnut', 'darkcherry', 'espresso'))
        ],
        (0.02, 0, 0, 0.6, 0.5, 0.03),
        top='paint:#d8d3c8',
        az=-22,
    )


def foams(p):
    return still(
        [
            item('foam', (-0.12, 0.06, 0, 6), color='#e9e6dc', w=0.42, d=0.3, h=0.12),
            item('foam', (-0.1, 0.06, 0.12, -5), color='#b9c6d2', w=0.36, d=0.28, h=0.09),
            item('foam', (-0.12, 0.07, 0.21, 9), color='#a9a9a9', w=0.3, d=0.24, h=0.06),
            item('foam', (0.26, -0.08, 0, -18), color='#ded3b6', w=0.24, d=0.2, h=0.1),
        ],
        (0.02, 0, 0, 0.7, 0.36, 0.27),
        height=0.5,
        pitch=18,
    )


def springs(p):
    return still(
        [item('coils', (0, 0.05, 0, 0))], (0, 0, 0, 0.5, 0.3, 0.18), az=-24, pitch=24, top='wood:rustic'
    )


def water_ring(p):
    return still(
        [
            item('cup_ring', (-0.05, -0.04, 0.0006, 0)),
            item('cloth_folded', (0.15, 0.06, 0, -16), mat='linen:#e9e5da', w=0.21, layers=4),
            item('mug', (-0.16, 0.13, 0, 40), color='#5f7a70'),
        ],
        (0.01, 0.02, 0, 0.46, 0.24, 0.1),
        top='wood:walnut',
        pitch=36,
    )


def bolts(p):
    return still(
        [
            item('cloth_folded', (0.02, 0.02, 0, 8), mat='linen:#a9b0ae', w=0.36, d=0.26, layers=1),
            item('hex_key', (-0.11, -0.03, 0.0018, 24)),
            item('screws', (0.07, 0.05, 0.0018, 0), n=9),
            item('board', (0.0, 0.225, 0, -4), mat='wood:darkcherry', w=0.8, d=0.07, h=0.035),
        ],
        (0.02, 0.04, 0, 0.36, 0.24, 0.04),
        top='wood:birch',
        pitch=44,
    )


def mattress_corner(p):
    return still(
        [
            item(
                'mattress',
                (-0.62, 0.8, 0, 0),
                w=1.5,
                length=1.9,
                h=0.26,
                side='linen:#b4b6b8',
                top='cotton:#f7f6f2',
                tape='cotton:#dfe0e0',
            )
        ],
        (-0.12, 0.05, 0.02, 0.5, 0.3, 0.26),
        az=42,
        pitch=20,
        top='paint:#cfc9bd',
        light={'az': -70},
    )


def doorway(p):
    return close(
        p,
        [
            item('front_door', (0.25, 1.8, 0, 0), mat='paint:#7f2a24'),
            item('tape_measure', (-0.225, 1.62, 0.0, 0), out=0.95),
            item('carton', (-0.78, 1.42, 0, 12), w=0.7, d=0.45, h=0.55),
        ],
        (-0.1, 1.3, 0, 1.5, 0.7, 0.75),
        az=16,
        height=0.75,
        lens=45,
        wall='#d9d4c8',
        floor='lightfloor:oak',
    )


def slats(p):
    return close(
        p,
        [
            item('bed_kit', (0, 0.6, 0, 0), mat='wood:whiteoak', bare=0),
            item('tape_measure', (-0.2, 0.614, 0.2315, -90), out=0.213, hang=True),
        ],
        (-0.16, 0.5, 0.16, 0.58, 0.4, 0.12),
        az=-32,
        height=0.95,
        lens=50,
        wall='#c9cdc4',
        floor='darkfloor:oak',
        side='right',
    )


def post_by_sofa(p):
    made = sofa(p, 'velvet:#6b7048', 3, 2)
    made['at'] = [0, 1.15, 0, 0]
    return close(
        p,
        [
            made,
            item('scratch_post', (-1.5, 0.62, 0, 0)),
            item('rug', (0, 0.2, 0, 0), w=3.4, d=2.2, style='plain', base='#d8d0c2'),
        ],
        (-1.0, 0.9, 0, 1.3, 0.8, 0.95),
        az=-14,
        height=0.95,
        lens=45,
        wall='#d8cfc0',
        side='right',
    )


def desk_window(p):
    return close(
        p,
        [
            item('desk', (0.2, 1.25, 0, 0), mat='wood:oak', w=1.3, d=0.6, h=0.74, handle_mat='metal:brass'),
            item('books', (0.2, 1.32, 0.74, 0), loc=(0, 0, 0), n=2, seed=5),
            item('laptop', (0.2, 1.28, 0.79, 4)),
            item('chair', (0.3, 0.78, 0, 172), mat='wood:oak', style='slat'),
            lamp(p, (0.72, 1.38, 0.74, 0), 0.46),
            item('mug', (-0.22, 1.2, 0.74, 0)),
        ],
        (0.2, 1.1, 0, 1.4, 0.8, 1.2),
        az=-16,
        height=1.15,
        lens=45,
        wall='#b3cfe2',
    )


def dusk(p):
    scene = living(
        p,
        sofa(p, 'linen:#8d8f90', 3, 2),
        None,
        None,
        P.sized(item('coffee_table', mat='wood:oak', w=1.0, d=0.6, h=0.42), 1.0, 0.6, 0.42),
        [
            P.sized(item('coffee_table', mat='wood:oak', w=0.5, d=0.5, h=0.56), 0.5, 0.5, 0.56)
            for _ in range(2)
        ],
        lamps=2,
        wall='#c9b79c',
        floor='darkfloor:oak',
    )
    scene['room'].update(key=26, sunp=0, fill=0.05, fill_power=0.06, key_col=[0.55, 0.7, 1.0])
    scene['post'] = {**scene['post'], 'ev': 1.9}
    return scene


def mattress_carton(p):
    return close(
        p,
        [
            item('carton', (0.1, 1.2, 0, 4), w=1.15, d=0.42, h=0.44),
            item('rug', (0.1, 1.05, 0, 0), w=1.6, d=0.9, style='plain', base='#8f8778'),
            item('front_door', (0.55, 1.8, 0, 0), mat='paint:#34495a'),
            item('moving_blanket', (-0.25, 1.18, 0.446, 8), layers=3, w=0.45, d=0.34),
        ],
        (0.1, 1.15, 0, 1.7, 0.6, 1.0),
        az=-18,
        height=1.0,
        lens=42,
        wall='#dfe0dc',
        side='right',
    )


def rug_corner(p):
    made = sofa(p, 'linen:#d6ccb8', 3, 2, legs='taper', leg_mat='wood:walnut')
    made['at'] = [0, 1.15, 0, 0]
    return close(
        p,
        [
            made,
            item('rug', (0, 0.35, 0, 0), w=2.8, d=2.0, style='vintage', base='#b9b6ac', accent='#4d5b6b'),
            item('tape_measure', (-1.432, 0.26, 0.0, -90), out=0.9),
        ],
        (-0.8, 0.12, 0, 1.6, 1.4, 0.55),
        az=-22,
        height=1.05,
        lens=42,
        wall='#d8cfc4',
    )


def entry_bench(p):
    return close(
        p,
        [
            item('bench_with_back', (-0.35, 1.52, 0, 0), mat='wood:honey', w=1.15),
            item('front_door', (0.95, 1.8, 0, 0), mat='paint:#3f4e38'),
            item('rug', (0.75, 1.05, 0, 0), w=1.1, d=0.7, style='stripe', base='#b9a582', accent='#5d5148'),
            item('moving_blanket', (-0.6, 1.5, 0.46, 6), color='#7a3f36', w=0.42, d=0.32, layers=3),
        ],
        (0.2, 1.3, 0, 2.0, 0.8, 1.5),
        az=14,
        height=1.1,
        lens=40,
        wall='#e2dccf',
        floor='tiles:#b9b2a4',
    )


def television_wall(p):
    return close(
        p,
        [
            item(
                'case',
                (0, 1.55, 0, 0),
                w=1.8,
                h=0.55,
                d=0.42,
                mat='wood:walnut',
                style='slats',
                handle=None,
                base='legs',
                base_h=0.16,
                layout=[[1, ['door', ('open', 1.1), 'door']]],
                on=[
                    item('television', (0, 0.02, 0.55, 0)),
                    item('vase', (-0.76, 0, 0.55, 0), loc=(0, 0, 0), kind='bottle', mat='ceramic:#b4795a'),
                ],
            ),
            item(
                'plant', (1.45, 1.35, 0, 0), loc=(0, 0, 0), h=1.4, kind='snake', pot='ceramic:#d8d0c4', seed=6
            ),
        ],
        (0.15, 1.5, 0, 2.5, 0.5, 1.5),
        az=-12,
        height=1.05,
        lens=42,
        wall='#8d938f',
        floor='lightfloor:whiteoak',
        side='right',
    )


def leather_close(p):
    return close(
        p,
        [
            item(
                'recliner',
                (0, 1.0, 0, 18),
                mat='leather:#9a5a30',
                on=[
                    item(
                        'cloth_folded',
                        (-0.388, -0.16, 0.66, 4),
                        mat='linen:#e7e2d6',
                        w=0.15,
                        d=0.2,
                        layers=4,
                        sag=(0.021, 0.004),
                    )
                ],
            )
        ],
        (-0.16, 0.8, 0.3, 0.75, 0.5, 0.5),
        az=-20,
        height=1.0,
        lens=55,
        wall='#b9b2a2',
        floor='darkfloor:walnut',
        side='right',
    )


def drawers_close(p):
    return close(
        p,
        [
            item(
                'case',
                (0, 1.3, 0, 0),
                mat='wood:oak',
                w=1.5,
                h=0.86,
                d=0.46,
                layout=[[1, ['drawer'] * 2]] * 3,
                handle='knob',
                handle_mat='metal:brass',
                style='shaker',
                on=[
                    item('books', (-0.4, 0, 0.86, 0), loc=(0, 0, 0), n=3, seed=4),
                    item('tape_measure', (-0.05, -0.12, 0.86, 4), out=0.5),
                ],
            )
        ],
        (-0.1, 1.15, 0.38, 0.95, 0.3, 0.6),
        az=-28,
        height=1.15,
        lens=55,
        wall='#a9b0a6',
        side='right',
    )


def cushion_close(p):
    made = sofa(p, 'tweed:#8e8c87', 3, 2, legs='block', leg_mat='wood:walnut')
    made['at'] = [0, 1.1, 0, 0]
    return close(p, [made], (0.45, 0.9, 0.3, 0.95, 0.5, 0.55), az=24, height=1.0, lens=55, wall='#d3d5cc')


def fabrics_close(p):
    made = sofa(
        p,
        'linen:#b9b09d',
        3,
        [
            [-0.44, 0.5, 'velvet:#2c4a36', 7],
            [0.1, 0.46, 'tweed:#8b9aa4', -6],
            [0.6, 0.42, 'boucle:#ece4d4', 10],
        ],
        legs='taper',
        leg_mat='wood:oak',
    )
    made['at'] = [0, 1.1, 0, 0]
    return close(
        p,
        [made],
        (0.08, 0.95, 0.42, 1.35, 0.4, 0.52),
        az=-18,
        height=1.0,
        lens=55,
        wall='#d8d2c6',
        floor='lightfloor:oak',
        side='right',
    )


def curtains(p):
    chairs = [item('chair', mat='wood:oak', fabric='linen:#cfc6b4', style='slat') for _ in range(4)]
    table = item('table_rect', mat='wood:oak', w=1.5, d=0.9, h=0.76)
    group = item(
        'nothing',
        (-0.15, 0.45, 0, 0),
        on=[table, *around(chairs, 1.5, 0.9), flowers(p, (0, 0, 0.76, 0), kind='eucalyptus')],
    )
    return room(
        p,
        [
            group,
            rug(p, (-0.15, 0.45, 0, 0), 2.7, 2.2),
            item('mark', (-0.85, 0.5, 0, 0), w=2.7, d=1.5, h=2.15),
        ],
        w=4.4,
        d=4.2,
        az=30,
        height=1.35,
        lens=30,
        fill=(0.98, 0.94),
        offset=(0, 0),
        win=[2.2, 2.0, 0.35],
        win_y=0.35,
        wall='#d9d4c8',
        floor='lightfloor:oak',
    )


def dark_wall(p):
    stand = item(
        'case',
        (0.0, 1.54, 0, 0),
        mat='wood:oak',
        w=0.6,
        h=0.6,
        d=0.44,
        style='slab',
        handle='knob',
        handle_mat='metal:brass',
        layout=[[1, ['drawer']]] * 2,
        on=[
            lamp(p, (-0.12, 0.05, 0.6, 0), 0.62, base_mat='ceramic:#e8e3d9'),
            item('books', (0.12, -0.04, 0.6, 0), loc=(0, 0, 0), n=3, seed=5, rz=10, scale=0.85),
        ],
    )
    bed = item(
        'bed',
        (-1.3, 0.62, 0, 0),
        size='queen',
        style='panel',
        mat='wood:oak',
        head_h=1.1,
        bed_kw=bedding(p, duvet='#efe9dd', throw='#8a6a4a'),
    )
    return close(
        p,
        [bed, stand, *pictures(p, 0.0, 1.799, 1.62, 1, 0.46, 0.6)],
        (-0.3, 1.5, 0.05, 1.3, 0.4, 1.6),
        az=14,
        height=1.05,
        lens=45,
        wall='#2b3f36',
        floor='darkfloor:walnut',
        key=420,
    )


def mattress_stack(p):
    kinds = (
        ('linen:#8d9093', 'linen:#b4b6b8', 0.2),
        ('linen:#57636e', 'linen:#8b9aa4', 0.24),
        ('linen:#b7a890', 'linen:#d8cdb8', 0.27),
    )
    stack, z = [], 0.14
    for i, (side, tape, h) in enumerate(kinds):
        stack.append(
            item(
                'mattress',
                (0.03 * (i % 2), -0.02 * i, 0, (0, 2, -1.5)[i]),
                w=1.37,
                length=1.9,
                h=h,
                z=z,
                side=side,
                top='cotton:#f7f6f2',
                tape=tape,
            )
        )
        z += h
    pallet = [
        item('board', (0, -0.85 + 0.34 * i, 0.11, 0), mat='wood:birch', w=1.3, d=0.14, h=0.03)
        for i in range(6)
    ]
    pallet += [
        item('board', (x, 0, 0, 90), mat='wood:birch', w=1.85, d=0.1, h=0.11) for x in (-0.55, 0, 0.55)
    ]
    return paper(
        [*stack, *pallet],
        az=30,
        height=1.3,
        pitch=12,
        lens=60,
        k=1.1,
        fill=(0.82, 0.8),
        light=ACROSS,
        post={'con': 1.05, 'ev': -0.05},
    )


def gray_sofa(p):
    made = sofa(
        p,
        'tweed:#8f9194',
        3,
        [[-0.95, 0.5, 'linen:#a5522d', 8], [0.92, 0.48, 'boucle:#ece2cc', -9]],
        legs='taper',
        leg_mat='wood:walnut',
    )
    return living(
        p,
        made,
        None,
        None,
        P.sized(item('coffee_table', mat='wood:walnut', w=1.1, d=0.6, h=0.4), 1.1, 0.6, 0.4),
        post=BRIGHT,
        wall='#e0d8c9',
        floor='lightfloor:honey',
        az=-20,
        lens=42,
    )


ARTICLES = {
    'still-swatches': swatches,
    'still-boards': boards,
    'still-foam': foams,
    'still-springs': springs,
    'still-water-ring': water_ring,
    'still-bolts': bolts,
    'still-mattress-corner': mattress_corner,
    'scene-doorway': doorway,
    'scene-slats': slats,
    'scene-scratching-post': post_by_sofa,
    'scene-desk': desk_window,
    'scene-dusk': dusk,
    'scene-mattress-carton': mattress_carton,
    'scene-rug-corner': rug_corner,
    'scene-entry-bench': entry_bench,
    'scene-television': television_wall,
    'scene-leather': leather_close,
    'scene-drawers': drawers_close,
    'scene-cushion': cushion_close,
    'scene-fabrics': fabrics_close,
    'scene-curtains': curtains,
    'scene-dark-wall': dark_wall,
    'scene-mattress-stack': mattress_stack,
    'scene-gray-sofa': gray_sofa,
}
