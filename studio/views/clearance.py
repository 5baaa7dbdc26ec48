"""Further pictures of single pieces."""

from ..compose import item
from .ways import angle, changed, close, look, marked, part, pointed

CLEARANCE = {
    'gunnison-rocker-recliner': {
        'reclined': changed('recliner', open=True, az=48, fill=(0.8, 0.74)),
        'angle': angle(-72),
        'close': close('recliner', (0.3, -0.16, 0.2), (0.5, 0.5, 0.5), 42, height=0.95),
    },
    'lift-top-storage-cube': {'open': changed('cube_ottoman', open=True, height=1.05, fill=(0.7, 0.7))},
    'two-tier-chrome-bar-cart': {
        'close': close('bar_cart', (0.2, 0, 0.0), (0.42, 0.4, 0.4), -34, height=0.55),
        'angle': angle(-60),
    },
    'loden-velvet-wingback-chair': {
        'angle': angle(64),
        'close': look('wing_chair', (0.16, -0.25, 0.34), (0.5, 0.4, 0.46), 30, height=1.0),
        'mark': marked(
            look('wing_chair', (0.295, 0.32, 0.03), (0.1, 0.1, 0.15), 0, turn=-62, height=0.3),
            item(
                'blemish',
                spot=[0.295, 0.32, 0.09],
                side='right',
                size=[0.03, 0.022, 0.026],
                color='#c9a27a',
                share=0.85,
                soft=0.12,
                ragged=0.7,
            ),
            *pointed(
                (0.295, 0.32, 0.09), 'right', 165, 90, away=0.016, length=0.04, beside=0.042, kind='dime'
            ),
        ),
    },
    'slim-writing-desk-with-drawer': {'angle': angle(-42)},
    'cottage-white-nightstand-with-cubby': {
        'angle': angle(60),
        'open': changed('case', az=30, pulled=[[1, 0, 0.14]]),
    },
    'backless-saddle-stools-pair': {
        'close': look('saddle_stool', (0, 0, 0.5), (0.48, 0.36, 0.26), 30, height=1.2),
        'stool': part('saddle_stool', az=-28, height=0.95, fill=(0.5, 0.78)),
    },
    'indigo-stripe-flatweave-rug-8-x-10': {
        'close': close('flatweave', (0.8, -1.35, 0), (0.8, 0.5, 0.02), 0, pitch=32, lens=70)
    },
    'faded-medallion-rug-5-x-8': {
        'close': close('rug', (0.45, -0.95, 0), (0.7, 0.5, 0.02), 0, pitch=34, lens=70)
    },
    'swivel-counter-stools-with-backs-pair': {
        'back': look('bucket_stool', (0, 0, 0.46), (0.5, 0.5, 0.5), 0, turn=214, height=1.0),
        'stool': part('bucket_stool', az=-26, height=1.0, fill=(0.5, 0.78)),
        'mark': marked(
            look('bucket_stool', (0, -0.15, 0.17), (0.24, 0.08, 0.06), 12, height=0.5),
            *(
                item(
                    'blemish',
                    spot=[x, -0.18, z],
                    side='front',
                    size=[w, 0.04, 0.024],
                    color='#2b2724',
                    share=0.75,
                    soft=0.5,
                    ragged=1.4,
                )
                for x, z, w in ((-0.03, 0.205, 0.07), (0.045, 0.203, 0.05))
            ),
            item('arrow', spot=[-0.03, -0.18, 0.205], side='front', angle=250, away=0.014, length=0.05),
        ),
    },
    'button-tufted-cocktail-ottoman': {
        'close': look('tufted_ottoman', (0.22, -0.18, 0.06), (0.62, 0.34, 0.42), 32, height=0.95),
        'angle': angle(48, height=1.15),
    },
    'tall-two-door-bookcase': {
        'close': close('case', (0, -0.17, 0.02), (0.84, 0.06, 0.64), 22, height=0.75),
        'open': part(
            'case', az=14, height=1.1, fill=(0.6, 0.84), state={'ajar': [[0, 0, -104], [0, 1, 104]]}
        ),
        'angle': angle(-46),
        'mark': marked(
            look('case', (-0.405, -0.08, 0.08), (0.02, 0.24, 0.34), 0, turn=54, height=0.5),
            item(
                'blemish',
                spot=[-0.405, 0.0, 0.254],
                side='left',
                size=[0.02, 0.02, 0.02],
                color='#6f5836',
                share=0.5,
                dent=0.012,
                soft=0.8,
                ragged=0.2,
            ),
            *pointed((-0.405, 0.0, 0.254), 'left', 145, -30, away=0.016, length=0.08, beside=0.05),
        ),
    },
    'five-shelf-ladder-bookcase': {
        'angle': angle(72),
        'alone': part('ladder_shelf', az=-26, height=1.0, fill=(0.5, 0.84)),
        'close': look('ladder_shelf', (0.12, -0.1, 0.0), (0.5, 0.36, 0.42), 30, height=0.7),
    },
    'slide-under-c-table': {
        'angle': angle(84),
        'close': look('c_table', (0.0, -0.05, 0.42), (0.44, 0.3, 0.24), 30, height=0.95),
    },
    'ivory-boucle-barrel-swivel-chair': {
        'angle': angle(96),
        'close': look('barrel_chair', (0.1, -0.3, 0.24), (0.5, 0.4, 0.42), -30, height=0.95, dark=True),
    },
    'torben-two-drawer-nightstand': {
        'close': close('nightstand', (0.03, -0.2, 0.1), (0.5, 0.06, 0.5), 34, height=0.7),
        'mark': marked(
            look('nightstand', (-0.1, 0.08, 0.6), (0.26, 0.22, 0.02), 24, turn=-24, pitch=38, lens=70),
            item('cup_ring', (-0.14, 0.1, 0.6103, 0)),
            *pointed((-0.14, 0.1, 0.61), 'top', 285, -30, away=0.05, beside=0.075),
        ),
    },
    'hammered-gold-drum-side-table': {
        'close': close('hammered_drum', (0, 0, 0.28), (0.42, 0.42, 0.24), 24, height=0.85)
    },
    'arched-leaning-floor-mirror': {'close': close('floor_mirror', (0, 0.1, 1.2), (0.8, 0.1, 0.56), 24)},
    'brass-finish-arc-floor-lamp': {
        'alone': part(
            'arc_lamp', turn=180, az=20, height=1.1, fill=(0.7, 0.84), state={'power': 0}, dark=True
        )
    },
    'ribbed-ceramic-table-lamps-set-of-2': {
        'close': part('table_lamp', az=20, height=0.5, fill=(0.5, 0.8), k=0.7, dark=True)
    },
}
