"""Pictures of the site itself: home, delivery, showrooms, the page that is not there. No product of the
catalog is meant."""

from ..compose import BRIGHT, ROOM_POST, around, bedroom, flowers, item, lamp, living, pictures, room
from . import parts as P
from .living import sofa


def hero(p):
    """A whole living room: sofa, green velvet chair, tables, media wall and a dining corner's lamp."""
    return living(
        p,
        sofa(p, 'linen:#d6ccb8', 3, 2, legs='taper', leg_mat='wood:oak'),
        None,
        item('tub', mat='velvet:#2f5a4c', w=0.84, d=0.8),
        P.sized(item('coffee_table', mat='wood:oak', w=1.0, d=1.0, h=0.38, style='round'), 1.0, 1.0, 0.38),
        [
            P.sized(item('coffee_table', mat='wood:oak', w=0.5, d=0.5, h=0.55, style='drum'), 0.5, 0.5, 0.55)
            for _ in range(2)
        ],
        lamps=2,
        post=BRIGHT,
        wall='#cfd5cc',
        floor='lightfloor:oak',
        fill=(0.9, 0.72),
    )


def packages(p):
    """A bedroom and everything in it."""
    return bedroom(
        p,
        item(
            'bed',
            size='queen',
            style='slat',
            head_h=1.2,
            mat='wood:oak',
            bed_kw={
                'duvet': '#f1ede5',
                'throw': '#5f7a70',
                'deco': [[-0.32, 0.46, 'linen:#5f7a70', 5, 1], [0.32, 0.46, 'linen:#c2a078', -5, 1]],
            },
        ),
        [
            P.sized(
                item(
                    'case',
                    mat='wood:oak',
                    w=0.55,
                    h=0.6,
                    d=0.42,
                    layout=[[1, ['drawer']]] * 2,
                    handle='knob',
                    handle_mat='metal:brass',
                ),
                0.55,
                0.42,
                0.6,
            )
            for _ in range(2)
        ],
        P.sized(
            item(
                'case',
                mat='wood:oak',
                w=1.45,
                h=0.85,
                d=0.46,
                layout=[[1, ['drawer'] * 2]] * 3,
                handle='knob',
                handle_mat='metal:brass',
            ),
            1.45,
            0.46,
            0.85,
        ),
        item('mirror', w=0.85, h=0.85, mat='wood:oak', shape='round', fw=0.05),
        None,
        item('bench', mat='linen:#d8cfbe', w=1.2, leg_mat='wood:oak'),
        wall='#8fa096',
        floor='lightfloor:whiteoak',
    )


def deals(p):
    """An armchair with a red tag among cartons of a fresh delivery."""
    return room(
        p,
        [
            item(
                'barrel_chair',
                (0.15, 0.6, 0, 18),
                mat='velvet:#b98b3d',
                leg_mat='wood:walnut',
                on=[item('price_tag', (-0.1, -0.445, 0.487, 0), cord=0.025)],
            ),
            item(
                'rug',
                (0.1, 0.4, 0, 0),
                frame=False,
                w=2.4,
                d=1.8,
                style='border',
                base='#ded6c9',
                accent='#8e8677',
            ),
            item('carton', (-1.05, 1.28, 0, -78), frame=False, w=0.62, d=0.8, h=0.5),
            item('carton', (-1.0, 1.25, 0.506, 14), frame=False, w=0.55, d=0.42, h=0.36),
            item(
                'plant',
                (1.12, 1.3, 0, 0),
                frame=False,
                loc=(0, 0, 0),
                h=1.25,
                kind='olive',
                pot='ceramic:#d8d0c4',
                seed=6,
            ),
            *pictures(p, 0.3, 1.699, 1.4, 1, 0.5, 0.66),
        ],
        w=5.0,
        d=3.4,
        az=10,
        height=1.05,
        lens=45,
        fill=(0.42, 0.47),
        offset=(0.02, -0.14),
        wall='#d8cfc2',
        floor='lightfloor:oak',
        curtains=False,
    )


def financing(p):
    """A kitchen table: a laptop, a mug, house keys with a tag."""
    return room(
        p,
        [
            item(
                'nothing',
                (0, 0.5, 0, 0),
                frame=False,
                on=[
                    item('table_rect', mat='wood:oak', w=1.7, d=0.9),
                    item('chair', (0.45, 0.62, 0, 4), mat='wood:oak', fabric='linen:#8fa096', style='slat'),
                ],
            ),
            item('mark', (0.02, 0.3, 0.76, 0), w=0.85, d=0.4, h=0.22),
            item('laptop', (-0.2, 0.38, 0.76, 14), frame=False, lit=True),
            item('mug', (0.22, 0.42, 0.76, -30), frame=False),
            item('key_ring', (0.2, 0.16, 0.762, 20), frame=False),
            item(
                'nothing',
                (0.52, 0.52, 0, 0),
                frame=False,
                on=[flowers(p, (0, 0, 0.76, 0), kind='eucalyptus')],
            ),
            *pictures(p, -0.22, 1.699, 1.45, 1, 0.5, 0.66),
        ],
        w=4.6,
        d=3.4,
        az=-16,
        height=1.25,
        lens=50,
        fill=(0.62, 0.6),
        offset=(0, -0.1),
        wall='#b7c0b4',
        floor='lightfloor:oak',
        side='left',
        win_y=0.2,
    )


def carried_in(p):
    """Delivery: wrapped furniture on a dolly and cartons inside a front door."""
    return room(
        p,
        [
            item('wrapped', (0.35, 0.75, 0, -14), w=1.0, d=0.5, h=1.15),
            item('carton', (-0.75, 1.05, 0, 8), w=0.75, d=0.5, h=0.6),
            item('carton', (-0.78, 1.04, 0.606, -6), w=0.52, d=0.42, h=0.38),
            item('carton', (-0.35, 0.35, 0, 24), w=0.46, d=0.36, h=0.3),
            item('front_door', (1.55, 1.7, 0, 0), frame=False, mat='paint:#2f5a4c'),
            item('moving_blanket', (-0.35, 0.35, 0.306, 30), frame=False, w=0.4, d=0.32, layers=3),
        ],
        w=5.4,
        d=3.4,
        az=14,
        height=1.25,
        lens=40,
        fill=(0.6, 0.62),
        offset=(0.03, -0.1),
        wall='#d9d4c8',
        floor='lightfloor:oak',
        curtains=False,
    )


def put_together(p):
    """Assembly: a bed frame half built, tools and bolts on a cloth."""
    return room(
        p,
        [
            item('bed_kit', (-0.2, 0.9, 0, 0), mat='wood:walnut'),
            item('rug', (-0.2, 0.5, 0, 0), frame=False, w=3.2, d=2.4, style='plain', base='#d9d2c5'),
            item('moving_blanket', (-0.55, -0.72, 0.012, 12), frame=False, w=0.7, d=0.5, layers=1),
            item('drill', (-0.6, -0.68, 0.05, 25), frame=False),
            item('screws', (-0.35, -0.78, 0.05, 0), frame=False),
            item('hex_key', (-0.44, -0.62, 0.05, 40), frame=False),
        ],
        w=5.6,
        d=4.4,
        az=-20,
        height=1.3,
        lens=38,
        fill=(0.74, 0.62),
        offset=(0, -0.08),
        wall='#b9c0b4',
        floor='lightfloor:honey',
        side='right',
    )


def in_place(p):
    """After the delivery: a dresser under its mirror, a lamp lit, the blankets folded to leave."""
    return room(
        p,
        [
            item(
                'case',
                (0, 1.43, 0, 0),
                mat='wood:walnut',
                w=1.5,
                h=0.85,
                d=0.46,
                layout=[[1, ['drawer'] * 2]] * 3,
                handle='knob',
                handle_mat='metal:brass',
                on=[lamp(p, (0.56, 0, 0.85, 0), 0.54), flowers(p, (-0.5, 0, 0.85, 0), kind='eucalyptus')],
            ),
            item(
                'mirror',
                (-0.06, 1.67, 1.4, 0),
                frame=False,
                w=0.78,
                h=0.78,
                mat='wood:walnut',
                shape='round',
                fw=0.05,
            ),
            item(
                'rug',
                (0.1, 0.45, 0, 0),
                frame=False,
                w=2.5,
                d=1.6,
                style='border',
                base='#ded6c9',
                accent='#8e8677',
            ),
            item('moving_blanket', (1.25, 1.22, 0, 6), frame=False, w=0.6, d=0.46, layers=4),
            item('mark', (0.1, 1.3, 0, 0), w=1.7, d=0.5, h=1.85),
        ],
        w=4.8,
        d=3.4,
        az=16,
        height=1.3,
        lens=42,
        fill=(0.74, 0.74),
        offset=(0, 0.03),
        wall='#cfd5cc',
        floor='lightfloor:honey',
        curtains=False,
    )


def store(wall_a, wall_b, turn, floor='lightfloor:oak'):
    """The East showroom: groups before free-standing walls under track lights."""

    def make(p):
        items = [
            item('display_wall', (-2.5, 2.3, 0, 0), frame=False, color=wall_a, spots=[-0.5, 1.5], w=3.9),
            item('display_wall', (2.4, 2.9, 0, 0), frame=False, color=wall_b, spots=[-1.4, 0.6], w=3.9),
            item('track', (0, -0.4, 3.4, 0), frame=False),
            item('track', (0, 1.3, 3.4, 0), frame=False, aim=1),
            item('mark', (0, 0.6, 0, 0), w=4.9, d=2.6, h=2.35),
            item(
                'nothing',
                (-2.0, 1.1, 0, 6),
                frame=False,
                on=[
                    item(
                        'rug', (0, -0.3, 0, 0), w=3.2, d=2.3, style='border', base='#ded6c9', accent='#8e8677'
                    ),
                    sofa(p, 'linen:#b9b2a2', 3, 2),
                    item(
                        'coffee_table',
                        (0, -1.15, 0.012, 0),
                        mat='wood:walnut',
                        w=0.95,
                        d=0.95,
                        h=0.38,
                        style='round',
                    ),
                    item('books', (0, -1.15, 0.392, 0), loc=(0, 0, 0), n=3, seed=2),
                ],
            ),
            item(
                'nothing',
                (2.2, 1.75, 0, -4),
                frame=False,
                on=[
                    item('rug', (0, -0.6, 0, 0), w=2.9, d=2.1, style='plain', base='#e3dccf'),
                    item(
                        'bed',
                        size='queen',
                        style='channel',
                        fabric='velvet:#8d7a68',
                        mat='wood:oak',
                        head_h=1.28,
                        bed_kw={
                            'duvet': '#f3f1ec',
                            'throw': '#7c6a58',
                            'deco': [
                                [-0.3, 0.46, 'linen:#a98d6f', 4, 1],
                                [0.3, 0.46, 'linen:#a98d6f', -4, 1],
                            ],
                        },
                    ),
                    *(
                        item(
                            'case',
                            (k * 1.2, 0.85, 0, 0),
                            mat='wood:walnut',
                            w=0.52,
                            h=0.58,
                            d=0.42,
                            layout=[[1, ['drawer']]] * 2,
                            handle='knob',
                            handle_mat='metal:brass',
                            on=[lamp(p, (0, 0, 0.58, 0), 0.54)],
                        )
                        for k in (-1, 1)
                    ),
                ],
            ),
            *(
                item(
                    'tub',
                    (x, -1.25, 0, turned),
                    frame=False,
                    mat='velvet:#2f5a4c',
                    w=0.84,
                    d=0.8,
                    on=[item('price_tag', (-0.12, -0.425, 0.415, 0), cord=0.02)],
                )
                for x, turned in ((-1.0, 30), (1.05, -26))
            ),
            item(
                'coffee_table',
                (0.06, -1.25, 0, 0),
                frame=False,
                mat='wood:oak',
                w=0.5,
                d=0.5,
                h=0.52,
                style='drum',
                on=[flowers(p, (0, 0, 0.52, 0), kind='eucalyptus')],
            ),
            item('arc_lamp', (-3.75, 1.75, 0, 0), frame=False),
            item(
                'plant',
                (-4.6, 2.0, 0, 0),
                frame=False,
                loc=(0, 0, 0),
                h=1.9,
                kind='fig',
                pot='ceramic:#d8d0c4',
                seed=3,
            ),
            item(
                'plant',
                (0.05, 2.5, 0, 0),
                frame=False,
                loc=(0, 0, 0),
                h=1.7,
                kind='olive',
                pot='ceramic:#3d4244',
                seed=8,
            ),
            *pictures(p, -2.5, 2.298, 1.72, 2, 0.7, 0.9),
        ]
        for made in items:
            for child in made.get('on', ()):
                child.pop('size', None)
        return room(
            p,
            items,
            w=13.0,
            d=9.0,
            h=3.4,
            az=turn,
            height=1.6,
            lens=28,
            fill=(0.98, 0.84),
            offset=(0, 0.03),
            wall='#ece9e3',
            floor=floor,
            curtains=False,
            win=[3.6, 2.6, 0.2],
            win_y=-1.0,
            key=800,
            sunp=4,
            fill_power=2.2,
        )

    return make


def loft(p):
    """The West showroom: a hall with a brick wall and a concrete floor, a leather sofa and a table in front,
    two beds behind."""
    chair = {'mat': 'metal:black', 'fabric': 'leather:#8a5a37'}
    stands = [
        item(
            'case',
            (x, 2.42, 0, 0),
            frame=False,
            mat='wood:walnut',
            w=0.5,
            h=0.6,
            d=0.42,
            layout=[[1, ['drawer']]] * 2,
            handle='knob',
            handle_mat='metal:brass',
            on=[lamp(p, (0, 0, 0.6, 0), 0.56, base_mat='ceramic:#e8e3d9')],
        )
        for x in (-0.75, 1.55)
    ]
    made = room(
        p,
        [
            item(
                'bed',
                (-2.75, 1.6, 0, 0),
                frame=False,
                size='queen',
                style='panel',
                mat='wood:walnut',
                head_h=1.35,
                bed_kw={'duvet': '#f3f1ec', 'throw': '#5d7480'},
            ),
            item(
                'bed',
                (0.4, 1.6, 0, 0),
                frame=False,
                size='queen',
                style='channel',
                fabric='velvet:#5d7480',
                mat='wood:oak',
                head_h=1.35,
                bed_kw={'duvet': '#ece6da', 'throw': '#b8875a'},
            ),
            *stands,
            item(
                'nothing',
                (-1.85, -0.55, 0, 20),
                frame=False,
                on=[
                    item(
                        'rug',
                        (0.1, -0.75, 0, 0),
                        w=3.1,
                        d=2.1,
                        style='vintage',
                        base='#c9b79c',
                        accent='#7c3f35',
                    ),
                    sofa(p, 'leather:#8a5a37', 3, 2),
                    item(
                        'coffee_table',
                        (0.1, -1.15, 0.012, 0),
                        mat='wood:walnut',
                        w=0.9,
                        d=0.9,
                        h=0.38,
                        style='drum',
                    ),
                    item('books', (0.1, -1.15, 0.392, 20), loc=(0, 0, 0), n=3, seed=2),
                ],
            ),
            item(
                'nothing',
                (1.7, -0.7, 0, -14),
                frame=False,
                on=[
                    item('table_rect', w=1.7, d=0.95, mat='wood:oak', on=[flowers(p, (0, 0, 0.76, 0))]),
                    *around([item('sling_chair', **chair) for _ in range(4)], 1.7, 0.95),
                ],
            ),
            item(
                'pendant',
                (1.7, -0.7, 0, 0),
                frame=False,
                loc=(0, 0, 1.85),
                style='dome',
                r=0.26,
                drop=1.6,
                power=18,
            ),
            item(
                'mirror',
                (2.75, 2.69, 1.5, 0),
                frame=False,
                w=0.9,
                h=0.9,
                mat='metal:black',
                shape='round',
                fw=0.04,
            ),
            item(
                'case',
                (2.75, 2.42, 0, 0),
                frame=False,
                mat='wood:oak',
                w=1.5,
                h=0.84,
                d=0.46,
                layout=[[1, ['drawer'] * 2]] * 3,
                handle='bar',
                handle_mat='metal:black',
            ),
            *pictures(p, -1.18, 2.699, 1.95, 2, 0.5, 0.66),
            item('track', (0, 0.9, 3.3, 0), frame=False, aim=1),
            item(
                'plant',
                (-4.35, 1.6, 0, 0),
                frame=False,
                loc=(0, 0, 0),
                h=2.0,
                kind='fig',
                pot='ceramic:#3d4244',
                seed=5,
            ),
            item('mark', (-0.1, 0.2, 0, 0), w=6.0, d=1.6, h=2.2),
        ],
        w=13.0,
        d=5.4,
        h=3.3,
        az=-8,
        height=1.62,
        lens=28,
        fill=(0.98, 0.82),
        offset=(0, 0.04),
        side='right',
        curtains=False,
        win=[3.6, 2.6, 0.3],
        win_y=-0.6,
        key=700,
        sunp=4,
        fill_power=1.8,
    )
    for one in made['items']:
        for each in (one, *one.get('on', ())):
            each.pop('size', None)
    made['room'].update(wallmat='brick:#7f5446,#978a7e', floormat='concrete:#8f8b84')
    return made


def storefront(front, inside, extra, look, mark, az, height, lens, fill, offset):
    """A showroom from its parking lot at dusk, its windows lit; `mark` (x, wide, high) is the part of it that
    fills the frame. The sign names no shop, for the owner can change the name."""

    def make(p):
        x, wide, high = mark
        return {
            'set': 'street',
            'street': {},
            'items': [
                {**item(front, **look, on=inside(p)), 'frame': False},
                item('mark', (x, 0, 0, 0), w=wide, d=1.0, h=high),
                *extra(p),
            ],
            'camera': {'az': az, 'height': height, 'lens': lens, 'fill': list(fill), 'offset': list(offset)},
            'post': {**ROOM_POST, 'ev': 0.9, 'wb': 0.0},
        }

    return make


def seen_inside(sofa_mat, second_mat, bed_fabric):
    """What stands behind show windows: two sofas, a bed, chairs, lamps, plants."""

    def make(p):
        made = [
            {**sofa(p, sofa_mat, 3, 2), 'at': [-5.3, 1.6, 0, 8]},
            {**sofa(p, second_mat, 2, 2), 'at': [6.0, 1.6, 0, -10]},
            item('tub', (-2.9, 1.3, 0, -20), mat=bed_fabric, w=0.84, d=0.8),
            item('tub', (2.7, 1.2, 0, 24), mat=bed_fabric, w=0.84, d=0.8),
            item('coffee_table', (3.9, 0.95, 0, 0), mat='wood:oak', w=0.9, d=0.9, h=0.4, style='round'),
            item('arc_lamp', (-6.9, 2.2, 0, 0)),
            item(
                'bed',
                (4.0, 4.0, 0, 0),
                size='queen',
                style='channel',
                fabric=bed_fabric,
                mat='wood:oak',
                head_h=1.3,
            ),
            item('bed', (-4.2, 4.1, 0, 0), size='king', style='panel', mat='wood:walnut', head_h=1.35),
            item('plant', (-7.4, 0.9, 0, 0), loc=(0, 0, 0), h=1.7, kind='fig', pot='ceramic:#d8d0c4', seed=3),
            item(
                'plant', (7.5, 0.9, 0, 0), loc=(0, 0, 0), h=1.6, kind='olive', pot='ceramic:#3d4244', seed=8
            ),
        ]
        made += [
            item('pendant', (x, y, 0, 0), loc=(0, 0, z), style='globe', r=0.17, drop=3.3 - z, power=30)
            for x, y, z in (
                (-6.2, 1.2, 2.1),
                (-4.4, 1.2, 2.1),
                (4.2, 1.2, 2.1),
                (6.0, 1.2, 2.1),
                (0, 2.2, 2.3),
            )
        ]
        made += [
            item('display_wall', (-4.2, 5.3, 0, 0), color='#5d6d64', spots=[-0.9, 0.9], w=4.4),
            item('display_wall', (4.0, 5.3, 0, 0), color='#8a6f5c', spots=[-0.9, 0.9], w=4.4),
            *(
                item(
                    'case',
                    (x, 4.85, 0, 0),
                    mat='wood:walnut',
                    w=0.5,
                    h=0.6,
                    d=0.4,
                    layout=[[1, ['drawer']]] * 2,
                    on=[
                        item('table_lamp', (0, 0, 0.6, 0), base_mat='ceramic:#e8e3d9', h=0.58, style='gourd')
                    ],
                )
                for x in (-5.6, -2.8, 2.8, 5.2)
            ),
            item(
                'nothing',
                (-0.2, 3.1, 0, 8),
                on=[
                    item('table_rect', w=1.8, d=0.95, mat='wood:oak', on=[flowers(p, (0, 0, 0.76, 0))]),
                    *around(
                        [item('sling_chair', mat='metal:black', fabric='leather:#8a5a37') for _ in range(4)],
                        1.8,
                        0.95,
                    ),
                ],
            ),
            item(
                'rug', (-5.2, 1.1, 0.012, 8), w=2.8, d=1.7, style='vintage', base='#c9b79c', accent='#7c3f35'
            ),
            item(
                'rug', (5.8, 1.0, 0.012, -10), w=2.8, d=1.7, style='border', base='#ded6c9', accent='#8e8677'
            ),
        ]
        for one in made:
            one.pop('size', None)
        return made

    return make


def plaza(p):
    """Before the East showroom: lines of a parking lot, planters beside the doors, neighbors of the same
    brick."""
    return [
        *(
            item('parking_line', (x, -3.4, -0.158, 0), frame=False)
            for x in (-8.1, -5.4, -2.7, 0, 2.7, 5.4, 8.1, 10.8, -10.8)
        ),
        *(
            item(
                'planter',
                (x, -0.75, 0, 0),
                frame=False,
                on=[
                    item(
                        'plant',
                        (k, 0, 0.3, 0),
                        loc=(0, 0, 0),
                        h=0.75,
                        kind='fig',
                        pot='plain:#3b3026',
                        seed=n,
                        potr=0.1,
                    )
                    for n, k in enumerate((-0.5, 0, 0.5), seed)
                ],
            )
            for x, seed in ((-2.6, 4), (2.6, 9))
        ),
        *(item('brick_wing', (s * 20.6, 0, 0, 0), frame=False, mat='brick:#7c4535,#8f8377') for s in (-1, 1)),
        item('tree_line', (0, 32, 0, 0), frame=False, w=110, h=8, seed=3),
        item('tree_line', (0, -52, 0, 0), frame=False, w=140, h=8, seed=5),
    ]


def corner_lot(p):
    """Around the West showroom: lawn, shrubs beside the doors, a hedge behind."""
    return [
        *(
            item('parking_line', (x, -3.4, -0.158, 0), frame=False)
            for x in (-9.4, -6.7, -4.0, -1.3, 1.4, 4.1, 6.8, 9.5)
        ),
        item(
            'planter',
            (8.2, -0.55, 0, 0),
            frame=False,
            w=1.5,
            color='#6f6a62',
            on=[
                item(
                    'plant',
                    (k, 0, 0.3, 0),
                    loc=(0, 0, 0),
                    h=1.0,
                    kind='snake',
                    pot='plain:#3b3026',
                    seed=n,
                    potr=0.1,
                )
                for n, k in enumerate((-0.45, 0, 0.45))
            ],
        ),
        item('tree_line', (0, 24, 0, 0), frame=False, w=110, h=3.2, seed=11),
        item('tree_line', (0, -52, 0, 0), frame=False, w=140, h=8, seed=5),
    ]


def empty_corner(p):
    """Nothing where the furniture should be: a rug, a lit lamp, a plant."""
    return room(
        p,
        [
            item(
                'rug',
                (0, 0.4, 0, 0),
                frame=False,
                w=2.7,
                d=2.0,
                style='vintage',
                base='#c9b79c',
                accent='#7c3f35',
            ),
            item('arc_lamp', (1.25, 1.2, 0, 180)),
            item(
                'plant', (-1.5, 1.35, 0, 0), loc=(0, 0, 0), h=1.5, kind='fig', pot='ceramic:#d8d0c4', seed=4
            ),
            item('mark', (0, 0.6, 0, 0), w=2.6, d=1.6, h=1.9),
        ],
        w=4.8,
        d=3.6,
        az=0,
        height=1.15,
        lens=36,
        fill=(0.8, 0.76),
        offset=(0, -0.02),
        wall='#8fa096',
        floor='lightfloor:oak',
    )


SITE = {
    'home-hero': hero,
    'feature-packages': packages,
    'feature-deals': deals,
    'delivery-carried-in': carried_in,
    'delivery-put-together': put_together,
    'delivery-in-place': in_place,
    'feature-financing': financing,
    'showroom-east': store('#5d6d64', '#c9b396', 0),
    'showroom-west': loft,
    'storefront-east': storefront(
        'brick_front',
        seen_inside('linen:#b9b2a2', 'velvet:#2f5a4c', 'velvet:#b98b3d'),
        plaza,
        {'mat': 'brick:#7c4535,#8f8377', 'letters': '#2f5a4c'},
        mark=(-1.2, 13.0, 5.7),
        az=-20,
        height=1.65,
        lens=28,
        fill=(0.98, 0.9),
        offset=(0, 0.04),
    ),
    'storefront-west': storefront(
        'canopy_front',
        seen_inside('chenille:#54708e', 'leather:#8a5a37', 'velvet:#a8452c'),
        corner_lot,
        {'letters': '#fff1da'},
        mark=(1.6, 13.0, 5.0),
        az=22,
        height=1.65,
        lens=28,
        fill=(0.98, 0.9),
        offset=(0, 0.04),
    ),
    'not-found': empty_corner,
}
