"""Package pictures: one good room for each."""
from ..compose import bedding, bedroom, item, lamp, living
from . import parts as P
from .living import sofa

BLACK = 'metal:black'
INCH_TABLES = {'coffee': (1.17, 0.62, 0.44), 'end': (0.55, 0.55, 0.58)}


def table(kind, mat, style='shelf', **look):
    """Coffee or end table of a package."""
    w, d, h = INCH_TABLES[kind]
    return P.sized(item('coffee_table', mat=mat, w=w, d=d, h=h, style=style, **look), w, d, h)


def bedroom_package(head, mat, bed=None, bench='linen:#cfc8bb', mirror_shape='rect', mirror_mat=None, **look):
    """The queen room of a bedroom package: bed, dresser, mirror, chest, two nightstands, bench and lamps."""
    shot = {k: look.pop(k) for k in ('wall', 'floor', 'side', 'seat_legs') if k in look}
    legs = shot.pop('seat_legs', mat)
    def make(product):
        return bedroom(
            product,
            item('bed', size='queen', style=head, head_h=1.22, mat=mat, bed_kw={'duvet': '#eef0ee', 'throw': None, 'deco': bedding(product)['deco']}, **(bed or {})),
            [P.sized(item('case', mat=mat, w=0.58, h=0.62, d=0.42, layout=[[1, ['drawer']], [1, ['drawer']]], **look), 0.58, 0.42, 0.62) for _ in range(2)],
            P.sized(item('case', mat=mat, w=1.5, h=0.9, d=0.46, layout=[[1.15, ['drawer', 'drawer']], [1, ['drawer', 'drawer']], [1, ['drawer', 'drawer']]],
                         **look), 1.5, 0.46, 0.9),
            item('mirror', w=0.95, h=0.95 if mirror_shape == 'round' else 0.9, mat=mirror_mat or mat, shape=mirror_shape, fw=0.05),
            P.sized(item('case', mat=mat, w=0.86, h=1.2, d=0.44, layout=[[1, ['drawer']]] * 5, **look), 0.86, 0.44, 1.2),
            item('bench', mat=bench, w=1.25, d=0.42, h=0.46, leg_mat=legs), bed_width=1.65, **shot,
        )
    return make


def with_lamp(product, piece, top, **look):
    """A low piece with a lamp of the package on it."""
    return {**piece, 'on': [lamp(product, (0, 0.02, top, 0), **look)]}


def ultimate_living(product):
    """The living room of the forty pieces."""
    fabric = dict(legs='metal', leg_mat=BLACK)
    ends = [with_lamp(product, table('end', 'wood:oak', 'metal', leg_mat=BLACK), 0.58, h=0.58, base_mat='ceramic:#f0eee8', style='gourd')
            for _ in range(2)]
    return living(product, sofa(product, 'linen:#cfc3ae', 3, **fabric), sofa(product, 'linen:#cfc3ae', 2, 1, **fabric), None,
                  table('coffee', 'wood:oak', 'metal', leg_mat=BLACK), ends,
                  near=True, wall='#a9b3a8', floor='lightfloor:whiteoak', side='right')


def ultimate_bedroom():
    """The queen room of the forty pieces."""
    product = {'slug': 'ultimate-40-piece-package--detail', 'style': 'modern', 'pieces': []}
    look = dict(mat='wood:oak', base='legs', base_mat=BLACK, base_h=0.12, handle='bar', handle_mat=BLACK)
    stands = [with_lamp(product, P.sized(item('case', w=0.51, h=0.58, d=0.41, layout=[[1, ['drawer']]] * 2, **look), 0.51, 0.41, 0.58), 0.58,
                        h=0.51, base_mat=BLACK, style='column') for _ in range(2)]
    dresser = P.sized(item('case', w=1.37, h=0.84, d=0.41, layout=[[1, ['drawer', 'drawer']]] * 3, **look), 1.37, 0.41, 0.84)
    return bedroom(product, item('bed', size='queen', style='slat', head_h=1.12, mat='wood:oak', bed_kw={'duvet': '#e9e3d6', 'throw': '#5f7a70'}),
                   stands, dresser, item('mirror', w=0.76, h=0.91, mat='wood:oak', shape='rect', fw=0.05), dresser_lamp=False,
                   wall='#cdd3cb', floor='lightfloor:whiteoak')


SHOTS = {
    'whole-house-gray-bedroom-package': bedroom_package(
        'plank', 'wood:greywash', wall='#d8d4c9', base='block', handle='bar', handle_mat='metal:black'),
    'living-room-package': lambda p: living(
        p, sofa(p, 'chenille:#8e8c87', 3), sofa(p, 'chenille:#8e8c87', 2, 1), sofa(p, 'chenille:#8e8c87', 1, 1),
        P.sized(item('parlor_table', mat='wood:greybrown', w=1.17, d=0.61, h=0.46, legs='square'), 1.17, 0.61, 0.46),
        [with_lamp(p, P.sized(item('parlor_table', mat='wood:greybrown', w=0.51, d=0.56, h=0.58, legs='square', drawer=True), 0.51, 0.56, 0.58),
                   0.58, h=0.62, base_mat='ceramic:#eae3d2', style='column') for _ in range(2)],
        item('ottoman', mat='leather:#3a3b3d', w=0.81, d=0.56, h=0.46, leg_mat='wood:greybrown'), near=True, sunp=4, wall='#cfd3cc',
        wall_mirror=item('mirror', (-0.35, 2.28, 1.62, 0), frame=False, w=0.91, h=0.91, mat='metal:black', shape='round', fw=0.02)),
    'whole-house-white-bedroom-package': bedroom_package(
        'plank', 'paint:#f3f2ee', wall='#bdd0d3', floor='lightfloor:whiteoak', side='right', style='shaker', base='block', handle='knob',
        handle_mat='metal:nickel', bench='linen:#9db3ba', bed={'upright': True}),
    'whole-house-black-bedroom-package': bedroom_package(
        'plank', 'wood:black', wall='#ddd6ca', floor='lightfloor:oak', handle=None, base='legs', base_mat='metal:brass', mirror_shape='round',
        mirror_mat='metal:brass', bench='boucle:#e6dfd0', seat_legs='metal:brass', bed={'foot': True}),
    'ultimate-40-piece-package': ultimate_living,
}
