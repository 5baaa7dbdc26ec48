"""Living room pictures."""

from .. import facts
from ..compose import ACCENTS, BRIGHT, item, living, paper, room
from . import parts as P

SEAT = 0.66


def sofa(product, fabric, seats=3, pillows=2, depth=0.94, **look):
    """Sofa, loveseat or chair in the shared cushion size, so that simulated cushions serve many pictures.

    `pillows` is how many in the colors of the style, or a list of them as seating.sofas.sofa takes them."""
    a, b = ACCENTS[product['style']]
    dice = facts.dice(product['slug'] + str(seats))
    throw = (
        pillows
        if isinstance(pillows, list)
        else [[-0.95, 0.48, 'linen:' + a, 8], [0.95, 0.46, 'linen:' + b, -9]][:pillows]
    )
    if seats == 1 and not isinstance(pillows, list):
        throw = [[0.1, 0.4, 'linen:' + b, dice.choice([-6, 6]), 0.66]] if pillows else []
    made = item('sofa', mat=fabric, seats=seats, depth=depth, pillows=throw, **{'seat_w': SEAT, **look})
    made['size'] = (seats * look.get('seat_w', SEAT) + 2 * look.get('arm_w', 0.17), depth)
    return made


def table(mat, piece, style='shelf', **look):
    """Coffee or end table of the measured size."""
    _, w, d, h, _ = piece
    made = (
        item('parlor_table', mat=mat, w=w, d=d, h=h, **look)
        if style == 'turned'
        else item('coffee_table', mat=mat, w=w, d=d, h=h, style=style, **look)
    )
    made['size'] = (w, d, h)
    return made


def group(
    seats=(3, 2),
    fabric=None,
    wood=None,
    tables='shelf',
    look=None,
    lamps=0,
    chair=None,
    ottoman=None,
    pillows=2,
    table_look=None,
    **shot,
):
    """Sofa and companions: the second number is the loveseat, tables come when the facts count them."""

    def make(product):
        cloth = fabric or facts.cloth(product)
        grain = wood or facts.wood(product, 'espresso')
        style = {'leg_mat': grain, **(look or {})}
        coffee = next(iter(facts.pieces(product, 'coffee table')), None)
        ends = next(iter(facts.pieces(product, 'end table')), None)
        return living(
            product,
            sofa(product, cloth, seats[0], pillows, **style),
            sofa(product, cloth, seats[1], pillows, **style) if len(seats) > 1 else None,
            sofa(product, cloth, 1, pillows, **{**style, **chair}) if chair is not None else None,
            table(grain, coffee, tables, **(table_look or {})) if coffee else None,
            [table(grain, ends, tables, **(table_look or {})) for _ in range(ends[4])] if ends else (),
            item('ottoman', mat=cloth, leg_mat=grain, **ottoman) if ottoman else None,
            lamps=lamps,
            **shot,
        )

    return make


def rearranged(scene, make, *places):
    """The same room with the things of a kind in other places; None leaves one where it stands."""
    for made, at in zip((one for one in scene['items'] if one['make'] == make), places):
        if at:
            made['at'] = list(at)
    return scene


# a group in a U, seen from above its middle: it fills the height of the picture too
ABOVE = dict(az=6, h=3.6, height=2.75, lens=28, fill=(0.97, 0.88), offset=(0, -0.02))


def in_a_u(scene, make='sofa', second=(-1.8, -0.05, 0, 72), recliner=None, tables=None, wide=2.32):
    """The same room with the second seat and a recliner at the sides, the end tables beside a sofa of this
    width, the coffee table in the middle."""
    rearranged(scene, make, (0, 1.6, 0, 0), second)
    if recliner:
        rearranged(scene, 'recliner', recliner)
    if tables:
        x = wide / 2 + 0.38
        rearranged(scene, tables, (-x, 1.72, 0, 0), (x, 1.72, 0, 0), (-0.05, 0.34, 0.012, 0))
    return scene


def reclining(mat, seats, **look):
    """A reclining sofa or loveseat with its footprint."""
    return P.sized(
        item('reclining_row', mat=mat, seats=seats, **look),
        seats * 0.6 + 0.42 + look.get('console', 0.0),
        1.0,
    )


def chaise(mat, seats, **look):
    """A sectional with a chaise on the right."""
    width = seats * look.get('seat_w', 0.7) + 2 * look.get('arm_w', 0.16)
    return P.sized(item('sectional', mat=mat, seats=seats, side=1, **look), width, 0.96)


def three_sections(mat, deep=1.04, long=1.7, **look):
    """A corner sectional of three sections: two seats, the corner, two seats."""
    half = deep / 2
    look = dict(mat=mat, d=deep, **look)
    on = [item('module', (half - long, 0, 0, 0), w=deep, backs=['rear', 'left'], **look)]
    on += [
        item(
            'module', (deep + long / 2 + half - long - half, 0, 0, 0), w=long, seats=2, arms=['right'], **look
        )
    ]
    on += [item('module', (half - long, -half - long / 2, 0, 90), w=long, seats=2, arms=['left'], **look)]
    return P.sized(item('nothing', on=on), deep + long, deep)


def corner(mat, seats, w, arms=False, **look):
    """A corner sectional of square modules: `seats` along each wall and the corner between, thin arms at the
    ends if asked."""
    on = [item('module', (-w * seats / 2, 0, 0, 0), mat=mat, w=w, backs=['rear', 'left'], **look)]
    ends = [{'arms': [end]} if arms else {} for end in ('right', 'left')]
    on += [
        item(
            'module',
            (-w * seats / 2 + w * (i + 1), 0, 0, 0),
            mat=mat,
            w=w,
            **(ends[0] if i + 1 == seats else {}),
            **look,
        )
        for i in range(seats)
    ]
    on += [
        item(
            'module',
            (-w * seats / 2, -w * (i + 1), 0, 90),
            mat=mat,
            w=w,
            **(ends[1] if i + 1 == seats else {}),
            **look,
        )
        for i in range(seats)
    ]
    return P.sized(item('nothing', on=on), w * (seats + 1), w)


def u_shape(mat, w=0.91):
    """Two corner seats, two armless seats between them and two ottomans at the ends: a U."""
    look = dict(mat=mat, w=w, feet=False)
    made = [
        item('module', (-1.5 * w, 0, 0, 0), backs=['rear', 'left'], **look),
        item('module', (1.5 * w, 0, 0, 0), backs=['rear', 'right'], **look),
    ]
    made += [item('module', (x * w, 0, 0, 0), **look) for x in (-0.5, 0.5)]
    return made + [item('module', (x * w, -w - 0.01, 0, 0), backs=[], **look) for x in (-1.5, 1.5)]


def alone(make, **shot):
    """One piece on the paper sweep."""
    return lambda product: paper(make(product), **shot)


def pair(builder, gap=1.05, turn=16, **args):
    """Two of a kind on the sweep, turned towards each other."""
    return [
        item(builder, (-gap / 2, 0, 0, turn), **args),
        item(builder, (gap / 2, 0.12, 0, -turn - 6), **args),
    ]


def torrance(mat):
    """The six sections of the power sectional round their corner, wedge at the left."""
    d, half = 1.016, 1.245 / 2
    x, made = half, [item('wedge', (0, 0, 0, 0), mat=mat)]
    for make, w, args in (
        ('power_seat', 0.61, {}),
        ('cup_console', 0.33, {}),
        ('power_seat', 0.89, {'arms': ['right']}),
    ):
        made.append(item(make, (x + w / 2, half - d / 2, 0, 0), mat=mat, w=w, **args))
        x += w + 0.004
    y = -half
    for w, args in ((0.61, {}), (0.89, {'arms': ['left']})):
        made.append(item('power_seat', (d / 2 - half, y - w / 2, 0, 90), mat=mat, w=w, **args))
        y -= w + 0.004
    return made


TASSELED = [
    [-0.95, 0.46, 'linen:#b79d6b', 8, 1, 'linen:#d9c69a'],
    [0.95, 0.46, 'linen:#7a4a36', -9, 1, 'linen:#d9c69a'],
    [0.5, 0.42, 'linen:#b79d6b', -4, 1, 'linen:#d9c69a'],
    [-0.5, 0.42, 'linen:#7a4a36', 5, 1, 'linen:#d9c69a'],
]

PLAID = [[-0.95, 0.48, ['#e9e0cd', '#6a4a34'], 8], [0.95, 0.46, ['#e9e0cd', '#6a4a34'], -9]]
ODELL = dict(mat='velvet:#6e2e0c', pattern='channel', arm_w=0.095, lean=0.045, leg_h=0.178, legs='capped')
DOVE = dict(arm='slope', legs='bun', leg_h=0.1, leg_mat='wood:whitewash')

SHOTS = {
    'harlan-sofa-and-loveseat-in-slate-chenille': group(
        fabric='chenille:#67696b',
        look={'arm': 'slope', 'legs': 'block', 'leg_mat': 'wood:espresso', 'leg_h': 0.08},
        wall='#d9d3c7',
        pillows=[[-0.95, 0.48, 'ticking:#4a4e52', 8], [0.95, 0.46, 'linen:#3f4245', -9]],
    ),
    'orla-swivel-barrel-chairs-set-of-2': alone(
        lambda p: pair('barrel_chair', mat='boucle:#ebe3d2', leg_mat='metal:black', kidney=True),
        k=0.9,
        height=0.9,
        fill=(0.8, 0.7),
    ),
    'maybury-5-piece-living-room-group': group(
        fabric='linen:#54708e',
        wood='wood:mahogany',
        look={'arm': 'roll', 'legs': 'block', 'leg_mat': 'wood:espresso'},
        near=True,
        wall='#dcd5c6',
        floor='lightfloor:oak',
        pillows=[[-0.95, 0.46, 'linen:#e6dcc6', 8], [0.95, 0.46, 'linen:#e6dcc6', -9]],
        tables='turned',
    ),
    'ellery-tufted-bench-seat-sofa': alone(
        lambda p: [item('bench_sofa', mat='velvet:#2c4a36', leg_mat='wood:walnut', bolsters=True)],
        az=20,
        height=1.0,
        k=1.0,
        fill=(0.84, 0.72),
    ),
    'linden-swivel-glider-recliner-pair': alone(
        lambda p: [
            item(
                'nothing',
                (x, y, 0, turn),
                on=[item('recliner', (0, 0, 0.05, 0), mat='chenille:#bfa984'), item('swivel_base')],
            )
            for x, y, turn in ((-0.68, 0, 16), (0.68, 0.12, -22))
        ],
        k=1.0,
        height=1.0,
        fill=(0.84, 0.72),
    ),
    'gasworks-sofa-loveseat-and-coffee-table': lambda p: living(
        p,
        sofa(p, 'distressed:#6f4122', 3, 0, legs='u', leg_mat='metal:black'),
        sofa(p, 'distressed:#6f4122', 2, 0, legs='u', leg_mat='metal:black'),
        coffee=P.sized(item('u_table', top='wood:rustic'), 1.22, 0.66, 0.46),
        near=True,
        wall='#a89f94',
        floor='darkfloor:oak',
        side='right',
    ),
    'saugatuck-queen-sleeper-sofa': alone(
        lambda p: [
            sofa(
                p,
                'linen:#26364f',
                3,
                0,
                arm='roll',
                pipe_mat='cotton:#f3f1ea',
                legs='bun',
                leg_h=0.09,
                leg_mat='wood:greywash',
            )
        ],
        az=-20,
        height=1.0,
        fill=(0.84, 0.72),
    ),
    'comstock-power-lift-recliner': alone(
        lambda p: [item('recliner', (0, 0, 0, 18), mat='velvet:#5d4332', grip='wood:walnut', remote=True)],
        az=-6,
        height=0.95,
        lens=75,
        fill=(0.66, 0.78),
        k=0.8,
    ),
    'tamarack-full-sleeper-loveseat': lambda p: living(
        p,
        sofa(p, 'tweed:#8b9a80', 2, 2, arm='slope', leg_mat='wood:birch'),
        wall='#d9d2c3',
        fill=(0.8, 0.7),
        sunp=4,
        key=280,
        post={'ev': 0.7},
    ),
    'huron-ridge-8-piece-family-room': lambda p: in_a_u(
        living(
            p,
            sofa(
                p,
                'chenille:#553f33',
                3,
                TASSELED,
                arm='roll',
                arm_w=0.2,
                legs='block',
                leg_mat='wood:espresso',
            ),
            sofa(
                p,
                'chenille:#553f33',
                2,
                TASSELED[:2],
                arm='roll',
                arm_w=0.2,
                legs='block',
                leg_mat='wood:espresso',
            ),
            None,
            table(
                'wood:mahogany',
                facts.pieces(p, 'coffee')[0],
                'turned',
                drawer=True,
                shelf=False,
                legs='square',
            ),
            [
                table(
                    'wood:mahogany',
                    facts.pieces(p, 'end table')[0],
                    'turned',
                    drawer=True,
                    shelf=False,
                    legs='square',
                )
                for _ in range(2)
            ],
            extra=[
                item(
                    'recliner', (2.3, 0.72, 0, -52), mat='chenille:#453128', rolled=True, lever='metal:bronze'
                )
            ],
            lamps=2,
            sunp=2,
            post={'ev': 1.7, 'con': 1.5},
            wall='#d9cdb8',
            side='right',
            **ABOVE,
        ),
        second=(-1.85, -0.05, 0, 70),
        recliner=(1.6, -0.1, 0, -40),
        tables='parlor_table',
        wide=2.38,
    ),
    'radcliffe-chesterfield-sofa-and-chair': lambda p: living(
        p,
        P.sized(item('chesterfield', mat='leather:#431213', nails='metal:brass'), 2.2, 0.94),
        P.sized(item('chesterfield', mat='leather:#431213', seats=1, nails='metal:brass'), 1.0, 0.94),
        wall='#8d9a8c',
        floor='darkfloor:oak',
        sunp=4,
    ),
    'barlow-manual-reclining-sofa-and-loveseat': lambda p: living(
        p,
        reclining('chenille:#4c4e51', 3, fixed=[1]),
        reclining('chenille:#4c4e51', 2),
        wall='#d9d2c4',
        side='right',
    ),
    'wickham-rolled-arm-loveseat-in-blue-stripe': alone(
        lambda p: [
            sofa(p, 'ticking:#6d8fb8', 2, 0, arm='roll', skirt='kick', arm_mat='ticking:#6d8fb8,arms')
        ],
        az=20,
        height=0.98,
        fill=(0.8, 0.72),
    ),
    'lucerne-coffee-and-end-table-trio': alone(
        lambda p: [
            item('cage_table', (0.42, -0.25, 0, 0), top='marble:'),
            item('cage_table', (-0.34, 0.55, 0, 0), top='marble:', w=0.51, d=0.51, h=0.58, rods=14),
            item('cage_table', (-0.78, -0.3, 0, 0), top='marble:', w=0.51, d=0.51, h=0.58, rods=14),
        ],
        az=16,
        height=1.25,
        k=0.9,
        fill=(0.84, 0.76),
        dark=True,
        post={'ev': 0.06},
    ),
    'dunmore-2-piece-boucle-chaise-sectional': lambda p: living(
        p,
        chaise('boucle:#ebe3d3', 3, legs='plinth', leg_mat='plain:#1b1a19'),
        wall='#b9a998',
        floor='lightfloor:whiteoak',
        fill=(0.74, 0.6),
    ),
    'ashcombe-wingback-chair-and-ottoman': alone(
        lambda p: [
            item(
                'wing_chair',
                (-0.42, 0.12, 0, 14),
                mat='damask:#622330',
                leg_mat='wood:mahogany',
                nails='metal:brass',
                tuft=False,
                legs='cabriole',
                w=0.81,
                d=0.89,
                h=1.14,
                t_seat=True,
            ),
            item(
                'ottoman',
                (0.62, -0.12, 0, 0),
                mat='damask:#622330',
                w=0.63,
                d=0.48,
                h=0.44,
                leg_mat='wood:mahogany',
                legs='cabriole',
                nails='metal:brass',
            ),
        ],
        k=0.9,
        height=0.98,
        fill=(0.78, 0.78),
        az=16,
    ),
    'boden-4-piece-corduroy-sectional': lambda p: living(
        p,
        corner('corduroy:#b3834f', 2, 1.0, arms=True, h=0.74, seat_h=0.44, feet=False),
        extra=[item('module', (0.55, -0.35, 0.012, 0), mat='corduroy:#b3834f', backs=(), w=1.0, feet=False)],
        wall='#d5d6cf',
        floor='darkfloor:walnut',
        coffee=None,
    ),
    'odell-rust-velvet-sofa-chair-and-ottoman': lambda p: living(
        p,
        P.sized(item('bench_sofa', w=2.03, seats=3, **ODELL), 2.03, 0.86),
        chair=item('bench_sofa', w=0.81, **ODELL),
        extra=[
            item(
                'ottoman',
                (-0.12, 0.0, 0.012, -14),
                mat=ODELL['mat'],
                w=0.69,
                d=0.51,
                h=0.43,
                leg_h=0.178,
                legs='capped',
                flat=True,
            )
        ],
        az=12,
        fill=(0.83, 0.7),
        offset=(-0.045, -0.06),
        wall='#c9c3ae',
    ),
    'penrose-6-piece-modular-sectional': alone(
        lambda p: u_shape('linen:#cdbda3'), az=18, height=1.5, k=1.3, fill=(0.86, 0.7)
    ),
    'sorrel-top-grain-leather-sofa': alone(
        lambda p: [
            sofa(
                p,
                'leather:#8f4f27',
                2,
                0,
                seat_w=0.9,
                arm_w=0.18,
                arm_h=0.58,
                legs='sled',
                leg_mat='metal:black',
            )
        ],
        az=-22,
        height=0.98,
        fill=(0.84, 0.72),
    ),
    'hearthside-7-piece-farmhouse-living-room': lambda p: rearranged(
        rearranged(
            living(
                p,
                sofa(p, 'linen:#a3a4a4', 3, 2, **DOVE),
                sofa(p, 'linen:#a3a4a4', 2, 1, **DOVE),
                sofa(p, 'linen:#a3a4a4', 1, 1, **DOVE),
                table('wood:whitewash', facts.pieces(p, 'coffee')[0], 'turned', legs='square', cross=True),
                [
                    table(
                        'wood:whitewash',
                        facts.pieces(p, 'end table')[0],
                        'turned',
                        legs='square',
                        cross=True,
                        drawer=True,
                        pull='metal:black',
                    )
                    for _ in range(2)
                ],
                tv=item(
                    'case',
                    (2.3, 1.2, 0, -50),
                    on=[
                        item('x_brace', (s * 0.775, 0, 0, 0), mat='wood:whitewash', d=0.36, z0=0.12, z1=0.62)
                        for s in (-1, 1)
                    ],
                    w=1.52,
                    h=0.66,
                    d=0.41,
                    mat='wood:whitewash',
                    base='block',
                    style='shaker',
                    handle='ring',
                    layout=[[1, [['door', 1], ['open', 1.2], ['door', 1]]]],
                ),
                w=8,
                sunp=4,
                wall='#d9d2c2',
                post={'ev': 1.5},
                **ABOVE,
            ),
            'sofa',
            (-0.1, 1.61, 0, 0),
            (-1.95, -0.2, 0, 72),
            (1.3, -0.5, 0, -56),
        ),
        'parlor_table',
        (-1.62, 1.72, 0, 0),
        (1.42, 1.72, 0, 0),
        (-0.25, 0.25, 0.012, 0),
    ),
    'kessler-top-grain-leather-power-reclining-set': lambda p: in_a_u(
        living(
            p,
            reclining('leather:#6d4124', 3, nails='metal:brass'),
            reclining('leather:#6d4124', 2, nails='metal:brass', console=0.3),
            item('recliner', mat='leather:#6d4124', nails='metal:brass'),
            sunp=4,
            wall='#cbbfa8',
            floor='darkfloor:oak',
            post={'ev': 1.65, 'con': 1.5},
            **ABOVE,
        ),
        'reclining_row',
        (-1.6, -0.1, 0, 66),
        recliner=(1.4, -0.1, 0, -42),
    ),
    'juniper-hill-sofa-and-chair-and-a-half': lambda p: living(
        p,
        sofa(p, 'linen:#c4b69f', 3, PLAID, arm='roll', legs='turned', leg_mat='wood:chestnut'),
        sofa(
            p,
            'linen:#c4b69f',
            1,
            [[-0.75, 0.44, *PLAID[0][2:]], [0.75, 0.44, *PLAID[1][2:]]],
            seat_w=0.9,
            arm='roll',
            legs='turned',
            leg_mat='wood:chestnut',
        ),
        wall='#a9b0a6',
        side='right',
        sunp=4,
    ),
    'matinee-row-of-three-theater-recliners': alone(
        lambda p: [item('reclining_row', mat='leather:#2b2b2e', seats=3, between=True, light='glow:#3f7dff')],
        az=16,
        height=1.05,
        k=1.1,
        fill=(0.84, 0.74),
        # black shows its seams when its shadows are lighter
        post={'con': 0.72},
    ),
    'bianca-leather-corner-sectional': alone(
        lambda p: [three_sections('nappa:#f3f2ee', h=0.76, seat_h=0.46, headrest='metal:chrome')],
        az=24,
        height=1.45,
        k=1.3,
        fill=(0.86, 0.7),
        # white leather shows its folds by their shadows
        dark='#b5b3af',
        light={'fill': 14, 'top': 40, 'amb': 0.12},
        post={'ev': 0.22},
    ),
    'grand-haven-slipcovered-3-piece-set': lambda p: rearranged(
        group(
            (3, 2),
            'cotton:#f1efe9',
            look={'arm': 'round', 'skirt': True, 't_seat': True},
            chair={},
            az=16,
            height=2.1,
            lens=32,
            h=3.4,
            fill=(0.95, 0.84),
            offset=(0, -0.02),
            sunp=2,
            key=240,
            post={'ev': 1.75},
            wall='#a9c0c8',
            floor='lightfloor:whiteoak',
            side='right',
        )(p),
        'sofa',
        (0.1, 1.5, 0, 0),
        (-1.45, 0.05, 0, 66),
        (1.25, 0.0, 0, -46),
    ),
    'nolan-reversible-chaise-sofa': alone(
        lambda p: [
            chaise(
                'linen:#b4b6b6', 3, seat_w=0.6, arm_w=0.12, leg_mat='plain:#1b1a19', legs='taper', tuft=True
            )
        ],
        az=-20,
        height=1.05,
        fill=(0.84, 0.72),
    ),
    'cordwood-barn-door-tv-stand': lambda p: room(
        p,
        [
            item(
                'barn_console',
                (0, 1.25, 0, 0),
                mat='wood:oak',
                on=[
                    item('books', (-0.08, 0, 0.41, 0), loc=(0, 0, 0), n=3, seed=12),
                    item(
                        'vase',
                        (0.05, 0.02, 0.085, 0),
                        loc=(0, 0, 0),
                        kind='jug',
                        mat='ceramic:#8b8578',
                        k=0.9,
                    ),
                    item('vase', (0.62, 0, 0.76, 0), loc=(0, 0, 0), kind='ball', mat='ceramic:#d8d0c0'),
                ],
            )
        ],
        w=5.4,
        d=3.0,
        lens=50,
        az=14,
        height=0.95,
        fill=(0.78, 0.6),
        offset=(0, -0.02),
        wall='#c3c9c2',
        floor='darkfloor:walnut',
    ),
    'torrance-6-piece-power-reclining-sectional': lambda p: paper(
        torrance('leather:#303034'),
        az=24,
        height=1.55,
        k=1.4,
        fill=(0.9, 0.76),
        # black leather tells its channels apart by what shines on them
        light={'rim': 200, 'fill': 90},
        post={'ev': 0.25, 'con': 0.74},
    ),
    'delphine-crystal-tufted-sofa-and-loveseat': lambda p: living(
        p,
        P.sized(item('camelback', mat='velvet:#8d9198', metal='metal:chrome', w=2.24), 2.5, 0.89),
        P.sized(item('camelback', mat='velvet:#8d9198', metal='metal:chrome', w=1.68), 1.68, 0.89),
        wall='#b9a9ae',
        floor='darkfloor:oak',
        sunp=4,
    ),
    'ember-fireplace-tv-stand': lambda p: room(
        p,
        [
            item(
                'fire_console',
                (0, 1.25, 0, 0),
                mat='wood:greybrown',
                on=[
                    item('vase', (-0.7, 0, 0.81, 0), loc=(0, 0, 0), kind='bottle', mat='ceramic:#4b4f52'),
                    item('books', (0.62, 0, 0.81, 0), loc=(0, 0, 0), n=3, seed=21),
                ],
            )
        ],
        w=5.4,
        d=3.0,
        lens=50,
        az=-14,
        height=0.95,
        fill=(0.74, 0.6),
        offset=(0, -0.08),
        wall='#a39b91',
        floor='darkfloor:walnut',
        side='right',
        key=230,
        sunp=3,
    ),
    'vesper-4-piece-black-velvet-set': lambda p: living(
        p,
        P.sized(item('tub', mat='velvet:#1b1b1e', w=2.31, d=0.91, seats=3), 2.31, 0.91),
        P.sized(item('tub', mat='velvet:#1b1b1e', w=1.73, d=0.91, seats=2), 1.73, 0.91),
        extra=[
            item('tub', (-1.95, 0.7, 0, 62), mat='velvet:#1b1b1e'),
            item('tub', (-2.1, -0.65, 0, 80), mat='velvet:#1b1b1e'),
        ],
        near=True,
        az=10,
        height=2.1,
        fill=(0.98, 0.8),
        post=BRIGHT,
        offset=(0, -0.11),
        wall='#e6e2dc',
        floor='lightfloor:whiteoak',
    ),
}
