"""Further pictures of bedroom pieces."""

from ..compose import item, paper
from .ways import angle, before_a_room, beside, changed, close, look, marked, part, pointed, soft, together


def bed(make='bed', az=52, **shot):
    """A bed by itself, from the side."""
    return part(make, **{'az': az, 'height': 1.25, 'fill': (0.84, 0.74), 'k': 1.3, **shot})


def without_throw(view):
    """The same view of a bed whose narrow throw the duvet would come through."""

    def bare(scene, product):
        made = view(scene, product)
        made['items'][0]['with']['linen']['throw'] = None
        return made

    return bare


def case(nth=0, az=26, **shot):
    """A dresser, a chest or a nightstand of a set by itself."""
    return part('case', nth, **{'az': az, 'height': 0.95, 'fill': (0.76, 0.74), 'k': 0.9, **shot})


def head(side=1, make='bed', **shot):
    """The headboard and the pillows of a bed that stands on the paper."""
    lengths = {'wide': 1.3, 'low': 0.4, 'high': 0.8, 'half': 1.0, **shot}
    return look(
        make,
        (side * 0.3, lengths['half'] - 0.15, lengths['low']),
        (lengths['wide'], 0.3, lengths['high']),
        side * 27,
        height=1.2,
        k=1.3,
    )


def folded_out(_scene, _product):
    """The cabinet bed as a bed."""
    side, turn = beside(46)
    bed = item('opened_cabinet_bed', (0, 0.8, 0, turn), mat='wood:chestnut', pull='metal:black')
    return paper([bed], az=side, height=1.5, fill=(0.86, 0.8), k=1.3)


def bare(make='bed', az=46, slats='wood:birch', deck=None, **shot):
    """A bed as it arrives: its slats seen, no mattress, no linen."""
    linen = 'bed_kw' if make == 'bed' else 'linen'
    state = {'bare': slats, **({'deck': deck} if deck else {})}
    return bed(make, az, **{'height': 1.65, 'state': {linen: state}, **shot})


# half of a bed across and along, with its frame
HALF = {'king': (1.03, 1.06), 'queen': (0.83, 1.06), 'full': (0.75, 1.0), 'twin': (0.55, 1.0)}


def foot(size, side=1, make='bed', high=0.5, wide=0.56, **shot):
    """A corner at the foot of a bed, at the scale of a hand: rail, leg and what covers them."""
    across, along = HALF[size]
    return look(
        make,
        (side * (across - wide / 2 + 0.04), 0.14 - along, 0),
        (wide, 0.3, high),
        side * 34,
        **{'height': 0.75, 'k': 1.2, **shot},
    )


def front(w, h, d=0.46, side=1, low=0.0, **shot):
    """Half of the front of a case and its top edge, at the scale of a hand."""
    wide = min(0.72, w * 0.6)
    high = min(0.54, h)
    return look(
        'case',
        (side * (w / 2 - wide / 2), -d / 2, low or h - high),
        (wide, 0.06, high),
        -side * 24,
        **{'height': h + 0.12, 'k': 0.9, **shot},
    )


BEDROOM = {
    'emerald-channel-tufted-velvet-queen-bed': {
        'close': head(1),
        'alone': bed(az=-52),
        'foot': foot('queen', 1),
    },
    'camber-wingback-queen-bed-in-dove-gray': {
        'close': head(-1),
        'alone': bed(az=-54),
        'back': bed(az=24, turn=180, height=1.3),
    },
    'channel-back-king-platform-bed': {
        'close': head(1),
        'alone': bed(az=54),
        'foot': soft(
            foot(
                'king',
                -1,
                high=0.44,
                wide=0.62,
                state={'bed_kw': {'bare': 'wood:birch'}},
                light={'k': 1.2, 'amb': 0.3},
            )
        ),
    },
    'diamond-tufted-king-bed-in-saddle-brown': {
        'close': head(1),
        'alone': bed(az=50),
        'foot': foot('king', -1, high=0.54),
    },
    'gas-lift-storage-king-bed-in-charcoal': {
        'close': head(1),
        'open': bed(az=50, state={'lift': 38}, height=1.5),
        'foot': foot('king', 1),
        'alone': bed(az=-50),
    },
    'rounded-boucle-queen-bed-with-arched-headboard': {
        'close': head(1),
        'alone': bed(az=52, dark=True),
        'foot': foot('queen', -1, dark=True),
    },
    'scalloped-full-bed-in-navy-velvet': {
        'close': head(-1),
        'alone': bed(az=40, height=1.5),
        'foot': foot('full', 1),
    },
    'arched-metal-queen-bed-in-aged-bronze': {
        'close': head(-1, 'arched_metal_bed'),
        'alone': bed('arched_metal_bed', -50),
        'foot': foot('queen', 1, 'arched_metal_bed', high=0.9, wide=0.9, height=0.9),
    },
    'beaumont-queen-sleigh-bed-with-two-nightstands': {
        'close': head(-1, 'sleigh_bed'),
        'nightstand': case(0),
        'alone': bed('sleigh_bed', -56),
    },
    'six-drawer-lingerie-chest-in-sage-green': {
        'open': changed('case', pulled=[[5, 0, 0.22], [4, 0, 0.13], [3, 0, 0.06]], height=1.35),
        'close': front(0.559, 1.372, 0.406),
        'angle': angle(-30),
        'mark': marked(
            look('case', (-0.28, 0.0, 0.07), (0.02, 0.12, 0.07), 0, turn=62, height=0.5),
            item('chip', spot=[-0.28, 0.0, 0.1016], side='left', r=0.0026),
            *pointed((-0.28, 0.0, 0.1016), 'left', 140, 25, away=0.006, length=0.022, beside=0.028),
        ),
    },
    'six-drawer-dresser-of-mixed-elm-on-iron': {
        'close': close('strip_dresser', (-0.42, -0.22, 0.3), (0.72, 0.06, 0.58), 30, height=1.05),
        'angle': angle(40, height=1.3),
        'open': changed('strip_dresser', pulled=[[2, -1, 0.2], [1, 1, 0.14]], height=1.35),
    },
    'nailhead-headboard-in-oatmeal-full-or-queen': {
        'close': close('nailhead_headboard', (0.5, -0.05, 0.95), (0.62, 0.06, 0.52), -24, height=1.2),
        'angle': angle(52),
        'back': angle(160),
    },
    'flip-top-vanity-desk-in-honey-oak': {
        'open': changed('flip_top_vanity', lift=0, height=1.05),
        'close': close('flip_top_vanity', (0.0, -0.1, 0.6), (0.62, 0.34, 0.4), 26, height=1.3),
        'angle': changed('flip_top_vanity', az=-44, height=1.25),
    },
    'pair-of-round-fluted-nightstands': {
        'close': look('fluted_drum', (0, -0.1, 0.26), (0.5, 0.3, 0.36), 34, height=0.95, dark=True),
        'alone': part('fluted_drum', 1, az=-22, height=0.9, fill=(0.5, 0.74), dark=True, k=0.8),
    },
    'cedar-lined-blanket-chest-in-acacia': {
        'open': changed('strapped_chest', lift=82, height=1.25, fill=(0.72, 0.8)),
        'close': close('strapped_chest', (0.32, -0.2, 0.02), (0.6, 0.12, 0.5), -26, height=0.8),
        'angle': angle(62),
    },
    'reeded-six-drawer-dresser-in-light-oak': {
        'open': changed('case', pulled=[[2, 0, 0.24], [2, 1, 0.1]], height=1.3),
        'close': front(1.5, 0.84, side=-1),
        'angle': angle(-36),
    },
    'queen-adjustable-base-with-wireless-remote': {
        'open': changed('adjustable_base', head=0, knee=0, height=1.25),
        'angle': changed('adjustable_base', az=-62, height=1.0),
        'close': close('adjustable_base', (0.45, -0.86, 0.0), (0.7, 0.4, 0.5), 40, height=0.7),
    },
    'onyx-3-piece-full-bedroom-set-in-gloss-black': {
        'dresser': case(1),
        'nightstand': case(0),
        'alone': bed(az=50),
        'mark': marked(
            look('case', (-0.49, 0.2, 0.66), (0.24, 0.02, 0.16), -24, nth=1, turn=150, height=1.15),
            item('chip', spot=[-0.578, 0.2, 0.773], side='back', r=0.0085, mat='plain:#8d7a63'),
            *pointed((-0.578, 0.2, 0.773), 'back', 190, 262, away=0.014, beside=0.026, kind='dime'),
        ),
    },
    'led-bookcase-queen-bed-with-four-drawers': {
        'alone': bed('bookcase_bed', 48),
        'close': head(-1, 'bookcase_bed'),
        'angle': bed('bookcase_bed', -48),
    },
    'spindle-twin-bed-in-painted-white': {
        'alone': without_throw(bed('spindle_bed', 50, dark=True)),
        'close': without_throw(head(-1, 'spindle_bed', wide=1.1)),
        'foot': without_throw(foot('twin', 1, 'spindle_bed', high=0.72, wide=0.7, dark=True)),
    },
    'two-mirrored-nightstands-with-crystal-knobs': {
        'close': before_a_room(part('mirrored_stand', az=-26, height=0.75, dark=True, k=0.8)),
        'angle': part('mirrored_stand', az=44, height=1.0, dark=True, k=0.8, fill=(0.6, 0.74)),
    },
    'twin-over-full-bunk-bed-with-drawer-stairs': {
        'alone': bed('stair_bunk', -34),
        'angle': bed('stair_bunk', 46),
        'close': look('stair_bunk', (1.15, -0.5, 0.0), (0.9, 0.5, 0.9), 34, height=1.2, k=1.3),
    },
    'california-king-canopy-bed-in-matte-black': {
        'alone': bed('canopy_bed', 50),
        'close': head(1, 'canopy_bed'),
        'angle': bed('canopy_bed', -30, height=1.5),
    },
    'tufted-daybed-with-rolled-arms-and-trundle': {
        'open': bed('roll_daybed', 32, state={'out': 0.02}, height=1.1),
        'close': look('roll_daybed', (-0.72, -0.2, 0.3), (0.66, 0.6, 0.62), 30, height=1.05, k=1.2),
        'angle': bed('roll_daybed', -36, height=1.2),
    },
    'lighted-makeup-vanity-with-cushioned-stool': {
        'close': part('lighted_vanity', az=-28, height=1.05, dark=True, fill=(0.6, 0.8)),
        'stool': part('round_vanity_stool', az=20, height=0.8, fill=(0.46, 0.62), k=0.8, dark=True),
    },
    'birch-lake-4-piece-twin-bedroom-set': {
        'desk': part('gable_desk', az=28, height=0.95, dark=True),
        'chest': case(1, az=-26, dark=True, state={'pulled': [[3, 0, 0.18]]}, height=1.25),
        'nightstand': case(0, az=30, dark=True, height=1.0),
        'alone': bed('bookcase_bed', 50, dark=True),
    },
    'full-over-full-bunk-bed-with-twin-trundle': {
        'alone': bed('bunk', 32, state={'out': 0.02}),
        'angle': bed('bunk', -68, state={'out': 0.02}),
        'close': look('bunk', (-0.5, -0.7, 0.75), (1.0, 0.4, 0.8), -30, height=1.35, k=1.3),
    },
    'harbor-blue-daybed-with-three-drawers': {
        'alone': bed('drawer_daybed', 34, height=1.1),
        'angle': bed('drawer_daybed', -36, height=1.2),
        'close': look('drawer_daybed', (-0.5, -0.45, 0.05), (0.8, 0.2, 0.6), -28, height=0.8, k=1.2),
    },
    'barn-red-twin-over-twin-steel-bunk-bed': {
        'alone': bed('steel_bunk', -36),
        'angle': bed('steel_bunk', 44),
        'close': look('steel_bunk', (-0.6, -0.45, 0.7), (0.8, 0.3, 0.95), -30, height=1.3, k=1.3),
    },
    'captains-full-bed-with-six-drawers': {
        'open': bed('captain_bed', -52, state={'pulled': [[-1, 1, 0.28], [-1, 2, 0.12]]}),
        'alone': bed('captain_bed', 48),
        'close': foot('full', 1, 'captain_bed', high=0.6, wide=0.7),
    },
    'king-headboard-of-six-wall-panels-in-ochre': {
        'close': close('wall_panels', (0.55, -0.05, 0.85), (0.9, 0.06, 0.62), -26, height=1.3)
    },
    'twin-loft-bed-with-desk-and-bookshelves': {
        'alone': bed('loft_bed', 34, keep=True, dark=True),
        'angle': bed('loft_bed', -40, keep=True, dark=True, height=1.4),
        'close': look(
            'loft_bed',
            (-0.4, -0.3, 0.4),
            (1.1, 0.5, 0.9),
            -28,
            height=1.2,
            dark=True,
            k=1.3,
            keep=True,
            light={'k': 1.3, 'fill': 110, 'amb': 0.4},
        ),
    },
    'king-platform-bed-with-wide-walnut-slat-headboard': {
        'alone': bed('slat_wall_bed', -44),
        'close': head(-1, 'slat_wall_bed', wide=1.2),
        'foot': foot('king', -1, 'slat_wall_bed'),
    },
    'four-poster-king-bed-in-espresso': {
        'alone': bed('four_poster', 46),
        'foot': foot('king', -1, 'four_poster', high=0.9, wide=0.8, height=0.95),
        'mark': marked(
            look('four_poster', (1.03, -1.09, 1.0), (0.16, 0.1, 0.5), -20, height=1.25),
            item(
                'blemish',
                spot=[1.03, -1.09, 1.25],
                side='left',
                size=[0.1, 0.24, 0.42],
                color='#7d5a41',
                share=0.5,
                soft=0.9,
                ragged=0.4,
            ),
            item('arrow', spot=[1.03, -1.09, 1.25], side='left', angle=90, away=0.14, length=0.09),
        ),
    },
    'nine-drawer-dresser-with-arched-mirror': {
        'open': case(
            az=-26, dark=True, height=1.4, state={'pulled': [[2, 0, 0.2], [2, 1, 0.2], [2, 2, 0.2]]}
        ),
        'close': front(1.57, 0.97, dark=True),
        'angle': case(az=54, dark=True, height=1.1),
    },
    'fenwick-5-piece-queen-bedroom-set': {'dresser': case(2, az=-27, height=1.1)},
    'marlow-upholstered-king-bedroom-5-pieces': {
        'dresser': case(2, az=20, dark=True, height=1.1),
        'nightstand': case(0, dark=True, az=-32),
    },
    'solveig-4-piece-queen-set-in-walnut-veneer': {
        'dresser': case(2, az=-24),
        'nightstand': case(0, az=34),
        'alone': bed(az=48),
        'mark': marked(
            look('case', (0.06, 0.06, 0.56), (0.24, 0.2, 0.03), 26, height=1.5, lens=70),
            item(
                'scratch',
                along=[[0.07, 0.1, 0], [0.082, 0.104, 0]],
                side='top',
                mat='plain:#c9a77d',
                r=0.0013,
            ),
            *pointed((0.076, 0.102, 0), 'top', 195, -60, away=0.016, beside=0.042, length=0.06),
        ),
    },
    'halloran-king-storage-bedroom-set-6-pieces': {
        'dresser': case(2, az=24, height=1.25),
        'chest': case(3, az=-28),
        'nightstand': case(0, az=-32, state={'pulled': [[1, 0, 0.15]]}, height=1.3),
    },
    'tidewater-7-piece-king-bedroom-set': {
        'dresser': case(2, az=-22),
        'chest': case(3, az=22),
        'bench': part('rope_bench', az=28, height=0.8),
    },
    'granger-king-bedroom-in-solid-pine-5-pieces': {
        'dresser': case(2, az=30, height=1.2),
        'nightstand': case(0, az=-20, height=1.1),
    },
    'foundry-5-piece-queen-set-in-pine-and-steel': {
        'dresser': case(2, az=-30, height=1.2),
        'nightstand': case(0, az=30),
        'mark': marked(
            look('case', (0.75, 0.17, 0.02), (0.02, 0.12, 0.14), 0, nth=2, turn=-62, height=0.4),
            item(
                'blemish',
                spot=[0.75, 0.2, 0.09],
                side='right',
                size=[0.014, 0.014, 0.014],
                color='#8a8a8d',
                share=0.4,
                dent=0.003,
                soft=0.9,
                ragged=0.3,
            ),
            *pointed((0.75, 0.2, 0.09), 'right', 270, 90, away=0.012, length=0.028, beside=0.03),
        ),
    },
    'verity-two-tone-queen-bedroom-6-pieces': {
        'dresser': case(2, az=28, dark=True, height=1.2),
        'chest': case(3, az=-20, dark=True),
        'nightstand': case(0, az=-34, dark=True),
    },
    'alder-and-cane-queen-bedroom-4-pieces': {
        'chest': case(2, az=24, state={'pulled': [[4, 0, 0.2]]}, height=1.35),
        'nightstand': case(0, az=-24),
        'alone': bed(az=-50),
    },
    'lumina-mirrored-queen-bedroom-5-pieces': {
        'dresser': before_a_room(case(2, az=-20, dark=True, height=0.95)),
        'nightstand': before_a_room(case(0, az=22, dark=True, height=0.85), -1),
        'alone': soft(together('bed', 'mirror_strips', az=46, height=1.25, fill=(0.84, 0.74))),
    },
    'whole-house-gray-bedroom-package': {
        'dresser': case(2, az=20, state={'pulled': [[2, 0, 0.2]]}, height=1.25),
        'chest': case(3, az=32),
        'nightstand': case(0, az=-30),
    },
    'whole-house-white-bedroom-package': {
        'dresser': case(2, az=-26, dark=True, height=1.2),
        'chest': case(3, az=26, dark=True),
        'nightstand': case(0, az=20, dark=True, height=1.1),
    },
    'whole-house-black-bedroom-package': {
        'dresser': case(2, az=30, height=1.1),
        'chest': case(3, az=-24),
        'nightstand': case(0, az=26, height=1.1),
    },
    'queen-cabinet-bed-with-tri-fold-mattress': {
        'open': folded_out,
        'alone': part('case', az=34, height=1.3, fill=(0.7, 0.76), state={'pulled': [[0, 0, 0.38]]}),
        'mattress': part('folded_mattress', turn=90, az=-30, height=0.8, fill=(0.6, 0.6), k=0.9),
        'close': close('case', (0, -0.3, 0.52), (0.6, 0.06, 0.46), -22, height=1.15),
    },
}

BARE = {
    'fenwick-5-piece-queen-bedroom-set': bare(),
    'camber-wingback-queen-bed-in-dove-gray': bare(),
    'marlow-upholstered-king-bedroom-5-pieces': bare(az=-46),
    'emerald-channel-tufted-velvet-queen-bed': bare(az=42),
    'solveig-4-piece-queen-set-in-walnut-veneer': bare(az=-46),
    'diamond-tufted-king-bed-in-saddle-brown': bare(az=-46),
    'rounded-boucle-queen-bed-with-arched-headboard': bare(az=-46, dark=True, deck={'halves': True}),
    'scalloped-full-bed-in-navy-velvet': bare(az=-44),
    'channel-back-king-platform-bed': bare(az=-44),
    'arched-metal-queen-bed-in-aged-bronze': bare(
        'arched_metal_bed', 44, 'metal:bronze', {'sleeves': True, 'z': 0.29}
    ),
    'beaumont-queen-sleigh-bed-with-two-nightstands': bare('sleigh_bed', 50, height=1.8),
    'four-poster-king-bed-in-espresso': bare('four_poster', -42, height=1.75),
    'spindle-twin-bed-in-painted-white': bare('spindle_bed', -46, dark=True),
    'california-king-canopy-bed-in-matte-black': bare(
        'canopy_bed', -42, 'metal:black', {'feet': 5, 'z': 0.272, 'wider': 0.06}
    ),
    'onyx-3-piece-full-bedroom-set-in-gloss-black': bare(az=-46),
    'alder-and-cane-queen-bedroom-4-pieces': bare(az=46),
    'verity-two-tone-queen-bedroom-6-pieces': bare(az=-46, dark=True),
    'foundry-5-piece-queen-set-in-pine-and-steel': bare(az=46),
    'granger-king-bedroom-in-solid-pine-5-pieces': bare(az=-46),
    'tidewater-7-piece-king-bedroom-set': bare(az=-46, dark=True),
}
for slug, view in BARE.items():
    BEDROOM[slug]['bare'] = view
