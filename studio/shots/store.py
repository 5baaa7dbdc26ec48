"""Mattresses and in-store specials."""

from .. import facts
from ..compose import around, dining, item, living, paper
from .bedroom import single_bed
from .living import reclining, sofa

# light from behind and the right, low enough to draw the knit
ALONG = {'az': 78, 'key': 300, 'fill': 20, 'top': 24, 'amb': 0.14}


def mattress(product, **shot):
    """A mattress by its facts, bare on the paper: nothing else is sold with it."""
    _, w, length, h, _ = facts.pieces(product, 'mattress')[0]
    return paper(
        [item('foam_mattress', w=w, length=length, h=h)],
        **{
            'k': 1.1,
            'light': ALONG,
            'pitch': 20,
            'lens': 60,
            'fill': (0.9, 0.78),
            'dark': True,
            'post': {'ev': -0.2, 'con': 1.12},
            **shot,
        },
    )


SHOTS = {
    'fluted-walnut-sideboard': lambda p: paper(
        [
            item(
                'case',
                w=1.68,
                h=0.81,
                d=0.43,
                mat='wood:walnut',
                style='slats',
                handle=None,
                base='legs',
                base_h=0.18,
                layout=[[1, [['door', 1], ['drawer', 1.3], ['door', 1]]]],
                middle=3,
            )
        ],
        az=-22,
        height=0.95,
        fill=(0.8, 0.7),
    ),
    'queen': lambda p: mattress(p, az=36),
    'spare-room-queen-sleeper-sofa': lambda p: paper(
        [sofa(p, 'linen:#28395a', 2, 0, seat_w=0.9, arm_w=0.15, legs='block', leg_mat='wood:espresso')],
        az=22,
        height=1.0,
        fill=(0.84, 0.72),
    ),
    'twin': lambda p: mattress(p, az=-34, pitch=22),
    'leelanau-7-piece-trestle-dining-set': lambda p: dining(
        p,
        item('table_rect', mat='wood:chestnut', w=2.13, d=1.02, style='pedestals'),
        around(
            [item('chair', mat='wood:chestnut', style='xback') for _ in range(4)],
            2.13,
            1.02,
            [
                item(
                    'chair',
                    mat='wood:chestnut',
                    fabric='linen:#e6dcc8',
                    style='parsons',
                    h=1.04,
                    w=0.56,
                    d=0.58,
                )
                for _ in range(2)
            ],
        ),
        side='right',
        wall='#b9c0b4',
        floor='lightfloor:oak',
        rug_size=(3.3, 2.5),
    ),
    'king': lambda p: mattress(p, az=-32, pitch=17),
    'channel-back-king-platform-bed': single_bed(
        'channel',
        fabric='velvet:#9b9ea1',
        foot_mat='metal:gold',
        tuft={'nx': 12},
        wall='#c9b9ae',
        floor='lightfloor:whiteoak',
        side='right',
        az=-18,
    ),
    'full': lambda p: mattress(p, az=26, pitch=25),
    'lakeshore-slipcovered-sofa-and-loveseat': lambda p: living(
        p,
        {**sofa(p, 'cotton:#eae2cf', 3, 2, arm='round', skirt=True), 'size': (2.55, 0.94)},
        sofa(p, 'cotton:#eae2cf', 2, 1, arm='round', skirt=True),
        near=True,
        sunp=4,
        wall='#bfd0d4',
    ),
    'counter-height-pub-set-with-four-stools': lambda p: paper(
        [
            item('tube_table', top='wood:greywash', w=1.22, d=0.76, h=0.91, rack=True),
            *(
                item('round_stool', (x, y, 0, r), seat_mat='wood:greywash', seat_h=0.62, back=0.25)
                for x, y, r in ((-0.42, -0.62, 170), (0.16, -0.66, -168), (-0.32, 0.58, 4), (0.36, 0.6, -6))
            ),
        ],
        k=1.1,
        height=1.4,
        fill=(0.84, 0.82),
        az=36,
    ),
    'top-grain-power-reclining-sofa': lambda p: paper(
        [reclining('leather:#7d4d2c', 3, fixed=[1], rolled=True)],
        az=-20,
        height=1.05,
        k=1.1,
        fill=(0.84, 0.74),
    ),
    'rearrange-it-6-piece-modular-sectional': lambda p: paper(
        [
            item('module', (-0.91, 0, 0, 0), mat='linen:#cfc3ae', backs=['rear', 'left']),
            item('module', mat='linen:#cfc3ae'),
            item('module', (-0.91, -0.91, 0, 90), mat='linen:#cfc3ae'),
            item('module', (0.91, 0, 0, 0), mat='linen:#cfc3ae', backs=['rear', 'right']),
            item('module', (-0.91, -1.82, 0, 90), mat='linen:#cfc3ae'),
            item('module', (0.62, -1.3, 0, 0), mat='linen:#cfc3ae', backs=[]),
        ],
        az=30,
        height=1.6,
        k=1.2,
        fill=(0.86, 0.72),
    ),
}
