"""Further pictures of living room pieces."""

from .ways import angle, changed, look, part


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


LIVING = {
    'comstock-power-lift-recliner': {
        'open': risen,
        'reclined': changed('recliner', open=True, az=-48, fill=(0.8, 0.74)),
    },
    'nolan-reversible-chaise-sofa': {'angle': changed('sectional', side=-1, az=26)},
    'bianca-leather-corner-sectional': {'angle': angle(74)},
    'torrance-6-piece-power-reclining-sectional': {'angle': angle(62)},
    'penrose-6-piece-modular-sectional': {'angle': angle(60)},
    'ellery-tufted-bench-seat-sofa': {'angle': angle(58), 'back': angle(205)},
    'sorrel-top-grain-leather-sofa': {'angle': angle(-62), 'back': angle(155)},
    # its stripes follow the room, so that the camera goes around instead
    'wickham-rolled-arm-loveseat-in-blue-stripe': {'angle': changed('sofa', az=-32)},
    'saugatuck-queen-sleeper-sofa': {'open': sleeper(1.52, 2.03, 0.11, -38), 'angle': angle(-58)},
    'spare-room-queen-sleeper-sofa': {'open': sleeper(1.52, 1.83, 0.127, 38), 'angle': angle(62)},
    'lucerne-coffee-and-end-table-trio': {
        'close': look('cage_table', (0.1, -0.16, 0.16), (0.62, 0.3, 0.32), 30, height=0.95, pitch=0)
    },
    'linden-swivel-glider-recliner-pair': {
        'reclined': part('recliner', state={'open': True}, az=-42, fill=(0.78, 0.74))
    },
    'orla-swivel-barrel-chairs-set-of-2': {
        'back': part('barrel_chair', turn=122, az=0, height=1.35, fill=(0.62, 0.72), dark=True)
    },
    'ashcombe-wingback-chair-and-ottoman': {
        'angle': part('wing_chair', turn=62, az=0, height=0.95, fill=(0.62, 0.8))
    },
    'juniper-hill-sofa-and-chair-and-a-half': {
        'chair': part('sofa', 1, az=-24, height=0.95, fill=(0.72, 0.74))
    },
    'barlow-manual-reclining-sofa-and-loveseat': {
        'reclined': part('reclining_row', 1, az=32, height=1.05, fill=(0.8, 0.74), state={'leaning': [1]})
    },
    'harlan-sofa-and-loveseat-in-slate-chenille': {
        'loveseat': part('sofa', 1, az=-26, height=0.95, fill=(0.8, 0.74))
    },
    'tamarack-full-sleeper-loveseat': {
        'open': sleeper(1.3, 1.83, 0.12, 36),
        'alone': part('sofa', az=36, height=0.95, fill=(0.8, 0.74), state={'pillows': []}),
    },
    'lakeshore-slipcovered-sofa-and-loveseat': {
        'loveseat': part('sofa', 1, az=28, height=0.95, fill=(0.8, 0.74), dark=True, state={'pillows': []})
    },
    'cordwood-barn-door-tv-stand': {
        'alone': part('barn_console', az=-34, height=0.9, fill=(0.82, 0.7)),
        'close': look('barn_console', (0.5, -0.2, 0.05), (0.74, 0.06, 0.72), -26, height=0.8),
    },
    'ember-fireplace-tv-stand': {
        'close': look('fire_console', (0, -0.2, 0.12), (0.86, 0.06, 0.66), 18, height=0.7, dark=True)
    },
    'kessler-top-grain-leather-power-reclining-set': {
        'reclined': part('reclining_row', az=-34, height=1.05, fill=(0.84, 0.74), state={'leaning': [0, 2]})
    },
    'top-grain-power-reclining-sofa': {'reclined': changed('reclining_row', leaning=[2], az=-38, fixed=[1])},
    'matinee-row-of-three-theater-recliners': {
        'reclined': changed('reclining_row', leaning=[0, 1], az=34, height=1.15)
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
    },
    'living-room-package': {'coffee': low_table(2, az=-22, height=1.15), 'end': low_table(0, az=-38)},
    'gasworks-sofa-loveseat-and-coffee-table': {
        'coffee': part('u_table', az=-32, height=1.0, fill=(0.78, 0.7), k=0.9)
    },
    'ultimate-40-piece-package': {
        'coffee': part('coffee_table', 2, az=28, height=0.95, fill=(0.78, 0.7), k=0.9)
    },
    'dunmore-2-piece-boucle-chaise-sectional': {
        'alone': part('sectional', az=40, height=1.1, fill=(0.84, 0.72), dark=True)
    },
}
