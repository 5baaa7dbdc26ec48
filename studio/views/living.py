"""Further pictures of living room pieces."""

from ..compose import item
from .ways import angle, changed, close, end, look, marked, part, pointed, soft, together


def sleeper(w, length, h, az):
    """A sleeper sofa with its bed out."""
    return part(
        'sofa', az=az, height=1.45, fill=(0.84, 0.78), k=1.3, dark=True, state={'bed': [w, length, h]}
    )


def risen(scene, product):
    """The lift chair tipped forward, from the side."""
    made = changed('recliner', az=-62, height=0.9, fill=(0.7, 0.78))(scene, product)
    made['items'][0]['make'] = 'risen_recliner'
    return made


def low_table(nth, **shot):
    """A coffee or end table of a group by itself."""
    return part('parlor_table', nth, **{'height': 0.95, 'fill': (0.72, 0.7), 'k': 0.9, **shot})


def seat_alone(make='sofa', nth=0, az=30, **shot):
    """A sofa, loveseat or chair of a set by itself, without what lies on it."""
    return part(make, nth, az=az, **{'height': 0.95, 'fill': (0.82, 0.74), 'k': 1.2, **shot})


LIVING = {
    'comstock-power-lift-recliner': {
        'open': risen,
        'reclined': changed('recliner', open=True, az=-48, fill=(0.8, 0.74)),
        'close': close('recliner', (0.22, -0.2, 0.3), (0.56, 0.4, 0.44), -24, height=1.0),
    },
    'nolan-reversible-chaise-sofa': {
        'angle': changed('sectional', side=-1, az=26),
        'back': angle(235),
        'close': close('sectional', (-0.74, -0.2, 0.2), (0.6, 0.4, 0.52), 27, height=0.95),
    },
    'bianca-leather-corner-sectional': {
        'angle': angle(-48),
        'back': angle(150),
        'close': close('module', (0.5, -0.05, 0.2), (0.75, 0.6, 0.62), -28, nth=1, height=1.0),
        'mark': marked(
            look('module', (0.1, -0.45, 0.28), (0.56, 0.2, 0.24), 20, height=0.85, dark='#b5b3af'),
            item(
                'blemish',
                spot=[0.1, -0.5, 0.44],
                side='front',
                size=[0.42, 0.3, 0.13],
                color='#6d86b3',
                share=0.4,
                soft=0.9,
                ragged=0.9,
            ),
            *pointed((0.1, -0.5, 0.44), 'front', 215, -50, away=0.1, length=0.07, beside=0.12),
        ),
    },
    'torrance-6-piece-power-reclining-sectional': {
        'angle': angle(-46),
        'close': close('power_seat', (0, -0.05, 0.42), (0.6, 0.5, 0.62), -24, nth=0, height=1.15),
    },
    'penrose-6-piece-modular-sectional': {
        'angle': angle(60),
        'close': close('module', (-0.2, -0.3, 0.12), (0.6, 0.34, 0.56), -30, nth=5, height=0.95),
        'back': angle(150, height=1.3),
    },
    'ellery-tufted-bench-seat-sofa': {
        'angle': angle(58),
        'back': angle(235),
        'close': close('bench_sofa', (0.72, -0.16, 0.2), (0.6, 0.4, 0.5), -27, height=0.95),
    },
    'sorrel-top-grain-leather-sofa': {
        'angle': angle(-62),
        'back': angle(195),
        'close': end('sofa', 2.16, -1, low=0.0, high=0.6, height=0.8),
        'mark': marked(
            end('sofa', 2.16, 1, low=0.3, high=0.24, wide=0.3, height=0.75),
            item(
                'scratch',
                along=[[0.97, 0, 0.47], [1.0, 0, 0.43], [1.012, 0, 0.405]],
                side='front',
                mat='plain:#d0a077',
                r=0.0009,
            ),
            *pointed((1.0, 0, 0.43), 'front', 200, -50, away=0.02, beside=0.042),
        ),
    },
    # its stripes follow the room, so that the camera goes around instead
    'wickham-rolled-arm-loveseat-in-blue-stripe': {
        'angle': changed('sofa', az=-32),
        'close': close('sofa', (0.5, -0.3, 0.02), (0.6, 0.34, 0.62), -26, height=0.9),
        'back': angle(180, az=26),
    },
    'saugatuck-queen-sleeper-sofa': {
        'open': sleeper(1.52, 2.03, 0.11, -38),
        'angle': angle(-58),
        'close': end('sofa', 2.32, 1),
        'back': angle(212),
    },
    'spare-room-queen-sleeper-sofa': {
        'open': sleeper(1.52, 1.83, 0.127, 38),
        'angle': angle(62),
        'close': end('sofa', 2.1, -1),
        'back': angle(150),
    },
    'lucerne-coffee-and-end-table-trio': {
        'close': look('cage_table', (0.1, -0.16, 0.16), (0.62, 0.3, 0.32), 30, height=0.95, pitch=0),
        'end': part('cage_table', 1, az=24, height=0.95, fill=(0.5, 0.7)),
    },
    'linden-swivel-glider-recliner-pair': {
        'reclined': part('recliner', state={'open': True}, az=-42, fill=(0.78, 0.74)),
        'recliner': part('recliner', az=30, height=0.95, fill=(0.6, 0.76)),
        'close': look('recliner', (0.22, -0.2, 0.3), (0.56, 0.4, 0.46), -26, height=1.0),
    },
    'orla-swivel-barrel-chairs-set-of-2': {
        'back': part('barrel_chair', turn=122, az=0, height=1.35, fill=(0.62, 0.72), dark=True),
        'close': look('barrel_chair', (0.1, -0.3, 0.3), (0.56, 0.4, 0.46), 30, height=1.0, dark=True),
    },
    'ashcombe-wingback-chair-and-ottoman': {
        'angle': part('wing_chair', turn=62, az=0, height=0.95, fill=(0.62, 0.8)),
        'close': look('wing_chair', (0.2, -0.2, 0.36), (0.56, 0.34, 0.5), -24, height=1.0),
        'ottoman': part('ottoman', az=28, height=0.8, fill=(0.56, 0.66), k=0.8),
    },
    'juniper-hill-sofa-and-chair-and-a-half': {
        'chair': part('sofa', 1, az=-24, height=0.95, fill=(0.72, 0.74)),
        'sofa': seat_alone(az=-52, height=1.2),
        'close': end('sofa', 2.32, -1, low=0.0, high=0.62, height=0.8),
    },
    'barlow-manual-reclining-sofa-and-loveseat': {
        'reclined': part('reclining_row', 1, az=32, height=1.05, fill=(0.8, 0.74), state={'leaning': [1]}),
        'sofa': seat_alone('reclining_row', 0, az=-46, height=1.15),
        'close': end('reclining_row', 2.22, -1, front=0.5, low=0.3, high=0.44),
    },
    'harlan-sofa-and-loveseat-in-slate-chenille': {
        'loveseat': part('sofa', 1, az=-26, height=0.95, fill=(0.8, 0.74)),
        'sofa': seat_alone(az=44, height=1.1),
        'close': end('sofa', 2.32, -1),
    },
    'tamarack-full-sleeper-loveseat': {
        'open': sleeper(1.3, 1.83, 0.12, 36),
        'alone': part('sofa', az=36, height=0.95, fill=(0.8, 0.74), state={'pillows': []}),
        'close': end('sofa', 1.66, 1, state={'pillows': []}, low=0.0, high=0.62, height=0.8),
    },
    'lakeshore-slipcovered-sofa-and-loveseat': {
        'loveseat': part('sofa', 1, az=28, height=0.95, fill=(0.8, 0.74), dark=True, state={'pillows': []}),
        'sofa': seat_alone('sofa', 0, az=-48, height=1.15, dark=True, state={'pillows': []}),
        'close': end('sofa', 2.34, -1, dark=True, low=0.0, high=0.62, state={'pillows': []}),
    },
    'cordwood-barn-door-tv-stand': {
        'alone': part('barn_console', az=-34, height=0.9, fill=(0.82, 0.7)),
        'close': look('barn_console', (0.5, -0.2, 0.05), (0.74, 0.06, 0.72), -26, height=0.8),
        'mark': marked(
            look('barn_console', (0.8, 0.19, 0.58), (0.22, 0.04, 0.2), -24, turn=150, height=1.15),
            item(
                'blemish',
                spot=[0.8, 0.2, 0.749],
                side='back',
                size=[0.026, 0.02, 0.016],
                color='#6b4a2a',
                share=0.25,
                dent=0.008,
                soft=0.8,
                ragged=0.2,
            ),
            *pointed((0.8, 0.2, 0.749), 'back', 180, 300, away=0.018, length=0.034, beside=0.05, kind='dime'),
        ),
        'angle': part('barn_console', az=60, height=0.95, fill=(0.76, 0.7)),
    },
    'ember-fireplace-tv-stand': {
        'close': look('fire_console', (0, -0.2, 0.12), (0.86, 0.06, 0.66), 18, height=0.7, dark=True),
        'alone': part('fire_console', az=32, height=0.9, fill=(0.82, 0.7)),
        'angle': part('fire_console', az=-58, height=0.95, fill=(0.76, 0.7)),
        'mark': marked(
            look('fire_console', (-0.93, 0.02, 0.12), (0.04, 0.2, 0.19), 0, turn=62, height=0.5),
            item('chip', spot=[-0.93, 0.02, 0.2], side='left', r=0.0095, mat='plain:#43331f'),
            *pointed(
                (-0.93, 0.02, 0.2), 'left', 145, -15, away=0.018, length=0.05, beside=0.045, kind='nickel'
            ),
        ),
    },
    'kessler-top-grain-leather-power-reclining-set': {
        'reclined': part('reclining_row', az=-34, height=1.05, fill=(0.84, 0.74), state={'leaning': [0, 2]}),
        'recliner': part('recliner', az=34, height=1.0, fill=(0.6, 0.76)),
        'loveseat': seat_alone('reclining_row', 1, az=28),
    },
    'top-grain-power-reclining-sofa': {
        'reclined': changed('reclining_row', leaning=[2], az=-38, fixed=[1]),
        'angle': angle(-40),
        'close': end('reclining_row', 2.22, 1, front=0.5, low=0.3, high=0.44),
        'mark': marked(
            look('reclining_row', (-0.6, -0.2, 0.36), (0.6, 0.4, 0.16), 24, height=1.1),
            *(
                item(
                    'blemish',
                    spot=[x, y, 0.5],
                    side='top',
                    size=[w, 0.026, 0.12],
                    color='#4a2610',
                    share=0.55,
                    dent=0.009,
                    soft=0.9,
                    ragged=0.7,
                )
                for x, y, w in ((-0.62, -0.1, 0.3), (-0.55, -0.17, 0.24), (-0.66, -0.23, 0.26))
            ),
            *pointed((-0.6, -0.16, 0.5), 'top', 305, 340, away=0.11, length=0.08, beside=0.2),
        ),
    },
    'matinee-row-of-three-theater-recliners': {
        'reclined': changed('reclining_row', leaning=[0, 1], az=34, height=1.15),
        'angle': angle(-52),
        'close': close('reclining_row', (0.4, -0.3, 0.36), (0.5, 0.4, 0.34), 22, height=1.25),
    },
    'maybury-5-piece-living-room-group': {'coffee': low_table(2, az=24), 'end': low_table(0, az=-30)},
    'hearthside-7-piece-farmhouse-living-room': {
        'coffee': low_table(2, az=-26, dark=True),
        'end': low_table(0, az=24, dark=True),
        'console': part('case', az=22, height=0.85, fill=(0.8, 0.7), dark=True, keep=True),
    },
    'huron-ridge-8-piece-family-room': {
        'coffee': low_table(2, az=34, height=1.15),
        'end': low_table(0, az=22),
        'recliner': soft(
            part(
                'recliner',
                az=40,
                height=1.15,
                fill=(0.8, 0.8),
                state={'open': True},
                light={'fill': 90, 'amb': 0.32},
            ),
            ev=0.3,
        ),
    },
    'living-room-package': {
        'coffee': low_table(2, az=-22, height=1.15),
        'end': low_table(0, az=-38),
        'sofa': seat_alone(az=30, state={'pillows': []}),
    },
    'gasworks-sofa-loveseat-and-coffee-table': {
        'coffee': part('u_table', az=-32, height=1.0, fill=(0.78, 0.7), k=0.9),
        'sofa': seat_alone(az=52, height=1.25),
        'loveseat': seat_alone('sofa', 1, az=32),
        'close': end('sofa', 2.32, 1, low=0.0, high=0.6, height=0.8),
    },
    'ultimate-40-piece-package': {
        'coffee': part('coffee_table', 2, az=28, height=0.95, fill=(0.78, 0.7), k=0.9),
        'sofa': seat_alone(az=-32, state={'pillows': []}),
        'loveseat': seat_alone('sofa', 1, az=34, state={'pillows': []}),
    },
    'dunmore-2-piece-boucle-chaise-sectional': {
        'alone': part('sectional', az=40, height=1.1, fill=(0.84, 0.72), dark=True),
        'back': seat_alone('sectional', turn=145, az=0, dark=True, height=1.05),
        'close': end('sectional', 2.42, -1, dark=True),
    },
    'boden-4-piece-corduroy-sectional': {
        'alone': together('module', az=30, height=1.5, fill=(0.86, 0.74)),
        'back': together('module', turn=150, height=1.25, fill=(0.86, 0.74)),
        'close': look('module', (0.2, -0.32, 0.12), (0.62, 0.34, 0.5), 32, nth=2, height=0.95),
    },
    'vesper-4-piece-black-velvet-set': {
        'sofa': seat_alone('tub', 0, az=-30),
        'loveseat': seat_alone('tub', 1, az=34),
        'chair': part('tub', 2, az=28, height=0.9, fill=(0.6, 0.72)),
    },
    'grand-haven-slipcovered-3-piece-set': {
        'sofa': seat_alone('sofa', 0, az=-28, dark=True, state={'pillows': []}),
        'loveseat': seat_alone('sofa', 1, az=32, dark=True, state={'pillows': []}),
        'chair': part('sofa', 2, az=-30, height=0.95, fill=(0.66, 0.74), dark=True, state={'pillows': []}),
    },
    'rearrange-it-6-piece-modular-sectional': {
        'angle': angle(-46),
        'back': angle(152, height=1.3),
        'close': look('module', (0.18, -0.3, 0.02), (0.6, 0.34, 0.56), -28, nth=3, height=0.9),
    },
    'radcliffe-chesterfield-sofa-and-chair': {
        'sofa': seat_alone('chesterfield', 0, az=30),
        'chair': part('chesterfield', 1, az=-32, height=0.95, fill=(0.64, 0.72)),
        'close': end('chesterfield', 2.2, -1, low=0.24, high=0.5),
        'mark': marked(
            look('chesterfield', (0.98, -0.37, 0.0), (0.22, 0.1, 0.14), -18, height=0.35),
            item(
                'blemish',
                spot=[0.98, -0.4, 0.05],
                side='front',
                size=[0.07, 0.08, 0.03],
                color='#b59a84',
                share=0.65,
                soft=0.6,
                ragged=1.6,
                grain=[1, 1, 2],
            ),
            *pointed((0.98, -0.4, 0.05), 'front', 180, 80, away=0.03, length=0.05, beside=0.085),
        ),
    },
    'delphine-crystal-tufted-sofa-and-loveseat': {
        'sofa': seat_alone('camelback', 0, az=24, height=1.0),
        'loveseat': seat_alone('camelback', 1, az=-34, height=1.0),
    },
    'odell-rust-velvet-sofa-chair-and-ottoman': {
        'sofa': seat_alone('bench_sofa', 0, az=-28),
        'chair': part('bench_sofa', 1, az=30, height=0.95, fill=(0.6, 0.74)),
        'ottoman': part('ottoman', az=-28, height=0.8, fill=(0.56, 0.66), k=0.8),
    },
}
