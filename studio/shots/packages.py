"""Package pictures: one good room for each."""

from .. import facts
from ..compose import bedding, bedroom, item, lamp, living
from . import parts as P
from .living import ABOVE, in_a_u, sofa

BLACK = 'metal:black'
SIX, FIVE, TWO = [[1, ['drawer', 'drawer']]] * 3, [[1, ['drawer']]] * 5, [[1, ['drawer']]] * 2
WHITE = 'paint:#f3f2ee'
INCH_TABLES = {'coffee': (1.17, 0.62, 0.44), 'end': (0.55, 0.55, 0.58)}


def table(kind, mat, style='shelf', **look):
    """Coffee or end table of a package."""
    w, d, h = INCH_TABLES[kind]
    return P.sized(item('coffee_table', mat=mat, w=w, d=d, h=h, style=style, **look), w, d, h)


def bedroom_package(bed, dresser, mirror, chest, night, bench, lamps, look, **shot):
    """The queen room of a bedroom package. dresser, chest and night are (width, depth, height in inches,
    rows of cells from below), mirror and bench what their makers take, lamps the item that stands on each
    nightstand, look what the cases share."""

    def case(w, d, h, rows):
        w, d, h = (k * facts.INCH for k in (w, d, h))
        return P.sized(item('case', w=w, d=d, h=h, layout=rows, **look), w, d, h)

    def make(product):
        linen = {'duvet': '#eef0ee', 'throw': None, 'deco': bedding(product)['deco']}
        return bedroom(
            product,
            item('bed', size='queen', mat=look['mat'], bed_kw=linen, **bed),
            [
                {**case(*night), 'on': [item(at=(0, 0.02, night[2] * facts.INCH, 0), **lamps)]}
                for _ in range(2)
            ],
            case(*dresser),
            item('mirror', **mirror),
            case(*chest),
            item('bench', **bench),
            bed_width=1.65,
            dresser_lamp=False,
            near=True,
            **shot,
        )

    return make


def with_lamp(product, piece, top, **look):
    """A low piece with a lamp of the package on it."""
    return {**piece, 'on': [lamp(product, (0, 0.02, top, 0), **look)]}


def ultimate_living(product):
    """The living room of the forty pieces."""
    fabric = dict(legs='metal', leg_mat=BLACK)
    ends = [
        with_lamp(
            product,
            table('end', 'wood:oak', 'metal', leg_mat=BLACK, shelf=True),
            0.58,
            h=0.58,
            base_mat='ceramic:#f0eee8',
            style='gourd',
        )
        for _ in range(2)
    ]
    stand = item(
        'case',
        (1.72, 0.0, 0, -64),
        mat='wood:oak',
        w=1.42,
        h=0.56,
        d=0.41,
        base='legs',
        base_mat=BLACK,
        base_h=0.12,
        handle='bar',
        handle_mat=BLACK,
        layout=[[1, ['door', 'door']]],
        on=[
            item('books', (-0.42, 0, 0.56, 0), loc=(0, 0, 0), n=3, seed=5),
            item('vase', (0.45, 0, 0.56, 0), loc=(0, 0, 0), kind='bottle', mat='ceramic:#3d4244'),
        ],
    )
    made = living(
        product,
        sofa(product, 'linen:#cfc3ae', 3, **fabric),
        sofa(product, 'linen:#cfc3ae', 2, 1, **fabric),
        None,
        table('coffee', 'wood:oak', 'metal', leg_mat=BLACK),
        ends,
        tv=stand,
        wall='#a9b3a8',
        floor='lightfloor:whiteoak',
        carpet={'style': 'grid', 'base': '#e9e3d6', 'accent': '#26241f'},
        post={'ev': 1.35},
        **ABOVE,
    )
    return in_a_u(made, tables='coffee_table')


def ultimate_bedroom():
    """The queen room of the forty pieces."""
    product = {'slug': 'ultimate-40-piece-package--detail', 'style': 'modern', 'pieces': []}
    look = dict(mat='wood:oak', base='legs', base_mat=BLACK, base_h=0.12, handle='bar', handle_mat=BLACK)
    stands = [
        with_lamp(
            product,
            P.sized(
                item('case', w=0.51, h=0.58, d=0.41, layout=[[1, ['drawer']]] * 2, **look), 0.51, 0.41, 0.58
            ),
            0.58,
            h=0.51,
            base_mat=BLACK,
            style='column',
        )
        for _ in range(2)
    ]
    dresser = P.sized(
        item('case', w=1.37, h=0.84, d=0.41, layout=[[1, ['drawer', 'drawer']]] * 3, **look), 1.37, 0.41, 0.84
    )
    return bedroom(
        product,
        item(
            'bed',
            size='queen',
            style='slat',
            head_h=1.12,
            mat='wood:oak',
            bed_kw={'duvet': '#e9e3d6', 'throw': '#5f7a70'},
        ),
        stands,
        dresser,
        item('mirror', w=0.76, h=0.91, mat='wood:oak', shape='rect', fw=0.05),
        dresser_lamp=False,
        wall='#cdd3cb',
        floor='lightfloor:whiteoak',
    )


SHOTS = {
    'whole-house-gray-bedroom-package': bedroom_package(
        dict(style='plank', planks=5, head_h=1.32, foot_h=0.4),
        (60, 17, 37, SIX),
        dict(w=0.965, h=0.914, mat='wood:greywash', fw=0.06),
        (34, 17, 50, FIVE),
        (24, 16, 26, TWO),
        dict(mat='tweed:#4c4e51', w=1.22, d=0.43, h=0.48, leg_mat='wood:greywash'),
        dict(make='table_lamp', base_mat='gloss:#454c50', h=0.61, style='sphere'),
        dict(mat='wood:greywash', base='block', handle='bar', handle_mat='metal:black'),
        mirror_gap=0.004,
        wall='#d8d4c9',
    ),
    'living-room-package': lambda p: living(
        p,
        sofa(p, 'chenille:#8e8c87', 3),
        sofa(p, 'chenille:#8e8c87', 2, 1),
        sofa(p, 'chenille:#8e8c87', 1, 1),
        P.sized(
            item('parlor_table', mat='wood:greybrown', w=1.17, d=0.61, h=0.46, legs='square'),
            1.17,
            0.61,
            0.46,
        ),
        [
            with_lamp(
                p,
                P.sized(
                    item(
                        'parlor_table',
                        mat='wood:greybrown',
                        w=0.51,
                        d=0.56,
                        h=0.58,
                        legs='square',
                        drawer=True,
                    ),
                    0.51,
                    0.56,
                    0.58,
                ),
                0.58,
                h=0.62,
                base_mat='ceramic:#eae3d2',
                style='column',
            )
            for _ in range(2)
        ],
        item('ottoman', mat='leather:#3a3b3d', w=0.81, d=0.56, h=0.46, leg_mat='wood:greybrown'),
        near=True,
        # strong light from the window made the armchair before it another color than the sofa
        sunp=0,
        key=60,
        fill_power=1.3,
        fill=(0.94, 0.78),
        post={'ev': 1.6},
        wall='#dcdacf',
        wall_mirror=item(
            'mirror',
            (-0.35, 2.28, 1.62, 0),
            frame=False,
            w=0.91,
            h=0.91,
            mat='metal:black',
            shape='round',
            fw=0.02,
        ),
    ),
    'whole-house-white-bedroom-package': bedroom_package(
        dict(style='plank', crown='arch', head_h=1.27, foot_h=0.5, bun_h=0.1),
        (58, 18, 38, [[1, ['drawer'] * 2]] * 2 + [[0.8, ['drawer'] * 3]]),
        dict(w=1.016, h=0.914, mat=WHITE, shape='arch', fw=0.05),
        (36, 18, 52, FIVE),
        (25, 17, 27, [[1.1, ['open']], [1, ['drawer']]]),
        dict(mat='linen:#cfc1a4', w=1.17, d=0.46, h=0.51, leg_mat=WHITE, legs='turned'),
        dict(make='table_lamp', base_mat='ceramic:#86ac9c', h=0.635, style='gourd'),
        dict(mat=WHITE, style='recessed', base='bun', base_h=0.1, handle='knob', handle_mat='metal:nickel'),
        mirror_gap=0.004,
        wall='#bdd0d3',
        floor='lightfloor:whiteoak',
        side='right',
    ),
    'whole-house-black-bedroom-package': bedroom_package(
        dict(
            style='plank',
            slab=True,
            panel='linen:#4c4e51',
            head_h=1.07,
            foot=False,
            rail_h=0.27,
            mz=0.2,
            round_legs=True,
            leg_mat='metal:brass',
        ),
        (62, 18, 32, SIX),
        dict(w=0.864, h=0.864, mat='metal:brass', shape='round', fw=0.03),
        (36, 18, 48, FIVE),
        (22, 16, 22, TWO),
        dict(mat='boucle:#4a4c4f', w=1.27, d=0.46, h=0.46, leg_mat='metal:brass'),
        dict(make='globe_lamp', stem='metal:brass'),
        dict(mat='wood:black', handle=None, base='legs', base_mat='metal:brass'),
        mirror_gap=0.2,
        wall='#ddd6ca',
        floor='lightfloor:oak',
    ),
    'ultimate-40-piece-package': ultimate_living,
}
