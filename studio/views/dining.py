"""Further pictures of dining room pieces."""

from ..compose import item
from .ways import angle, before_a_room, changed, close, look, marked, part, pointed, soft


def chair(make, turn=26, nth=0, **shot):
    """One chair of a set by itself."""
    return part(make, nth, turn=turn, **{'az': 0, 'height': 0.9, 'fill': (0.5, 0.78), 'k': 0.9, **shot})


def table(make, **shot):
    """The table of a set without its chairs."""
    return part(make, **{'az': 26, 'height': 1.15, 'fill': (0.8, 0.72), **shot})


def lifted_seat(scene, product):
    """A bench of the nook by itself, its seat up; the knots of the seat stay away with it."""
    made = part('bench_with_back', 1, az=26, height=1.25, fill=(0.74, 0.78), keep=True, state={'lift': 76})(
        scene, product
    )
    made['items'][0]['on'] = [each for each in made['items'][0]['on'] if each['with'].get('front')]
    return made


DINING = {
    'tessa-channel-back-dining-chairs-set-of-6': {
        'back': chair('shell_chair', 150),
        'close': look('shell_chair', (0.05, -0.1, 0.4), (0.5, 0.4, 0.44), 32, height=1.05),
    },
    'gantry-swivel-counter-stools-set-of-4': {
        'close': look('round_stool', (0, 0, 0.42), (0.46, 0.42, 0.46), 34, height=1.0),
        'stool': part('round_stool', az=24, height=1.0, fill=(0.5, 0.8)),
    },
    'fluted-walnut-sideboard': {
        'close': look('case', (-0.3, -0.2, 0.0), (0.9, 0.06, 0.84), -30, height=0.85),
        'angle': angle(34),
        'open': changed('case', ajar=[[0, 0, -112]], az=12, height=1.05),
    },
    'live-edge-acacia-dining-table-80-inches': {
        'close': look('slab_table', (0.62, -0.3, 0.42), (0.9, 0.4, 0.38), 34, height=1.2),
        'mark': marked(
            look('slab_table', (0.74, -0.24, 0.74), (0.34, 0.28, 0.03), 20, pitch=34, lens=70),
            item(
                'scratch',
                along=[[0.66, -0.2, 0], [0.72, -0.228, 0], [0.78, -0.236, 0]],
                side='top',
                mat='gloss:#0c0b0b',
                r=0.002,
                sunk=0.8,
            ),
            *pointed((0.72, -0.228, 0), 'top', 80, 245, away=0.014, length=0.045, beside=0.055),
        ),
    },
    'prescott-nailhead-bar-stools-set-of-3': {
        'back': chair('wing_stool', 152),
        'close': look('wing_stool', (0.05, -0.1, 0.62), (0.48, 0.4, 0.42), 32, height=1.25),
    },
    'fairlane-walnut-sideboard': {
        'close': look('case', (0.5, -0.2, 0.0), (0.62, 0.06, 0.86), 34, height=0.8),
        'angle': angle(-34),
        'open': changed('case', ajar=[[0, 1, -104], [0, 2, 104]], az=20, height=1.05),
        'mark': marked(
            look('case', (-0.7, 0.14, 0.78), (0.22, 0.14, 0.06), -20, turn=150, height=1.25),
            item('chip', spot=[-0.74, 0.2, 0], side='top', r=0.003, mat='plain:#3c2416'),
            *pointed((-0.74, 0.2, 0), 'top', 290, -28, away=0.008, beside=0.045),
        ),
    },
    'claybourne-round-extension-table': {
        'close': look('table_round', (0, 0, 0.02), (0.86, 0.5, 0.6), 20, height=0.6)
    },
    'boxcar-pub-table-and-two-stools': {
        'close': chair('dished_stool', 32, height=1.05),
        'table': table('tube_table', az=-32, height=1.4, state={'opener': True}),
        'corner': look(
            'tube_table', (0.24, -0.24, 0.8), (0.42, 0.12, 0.28), -28, height=1.0, state={'opener': True}
        ),
    },
    'soiree-mirrored-wine-buffet': {
        'close': soft(
            before_a_room(
                close(
                    'wine_buffet',
                    (0.16, -0.2, 0.22),
                    (0.86, 0.06, 0.69),
                    -20,
                    height=0.72,
                    light={'k': 1.0, 'fill': 90, 'amb': 0.34},
                )
            )
        ),
        'angle': angle(38, height=1.1),
        'open': changed('wine_buffet', pulled=[[1, 2, 0.24]], az=-30, height=1.7),
    },
    'cloverdale-corner-breakfast-nook': {
        'close': part('bench_with_back', az=-30, height=0.95, fill=(0.8, 0.74), keep=True),
        'open': lifted_seat,
        'table': table('table_rect', keep=True),
        'bench': part('dining_bench', az=-28, height=0.85, fill=(0.7, 0.6), keep=True, k=0.9),
    },
    'poppy-5-piece-round-dinette': {
        'chair': chair('chair', 30),
        'table': table('table_round'),
        'close': look('chair', (0, -0.05, 0.3), (0.5, 0.4, 0.4), 32, height=1.05),
    },
    'chatham-5-piece-windsor-dining-set': {
        'chair': chair('windsor', 28),
        'table': table('table_rect'),
        'close': look('table_rect', (0.1, -0.38, 0.42), (0.8, 0.1, 0.38), -26, height=1.05),
    },
    'marlin-bay-5-piece-rope-back-set': {
        'chair': chair('rope_chair', 148),
        'table': table('table_round', dark=True),
        'close': look('rope_chair', (0, 0, 0.42), (0.5, 0.42, 0.38), 30, height=1.1),
    },
    'cutler-6-piece-dining-set-with-bench': {
        'bench': part('padded_bench', az=28, height=0.85),
        'chair': chair('chair', 26),
        'table': table('table_rect', az=-26),
    },
    'stonegate-5-piece-counter-height-set': {
        'table': table('storage_pub_table', az=-30),
        'stool': chair('padded_counter_stool', 30, height=1.05),
        'angle': table('storage_pub_table', az=26, turn=180),
        'close': look('padded_counter_stool', (0, 0, 0.5), (0.5, 0.44, 0.5), 30, turn=150, height=1.15),
    },
    'finch-drop-leaf-table-and-two-chairs': {
        'chair': chair('chair', -28),
        'open': table('drop_leaf_table', state={'down': [-1, 1]}),
        'angle': table('drop_leaf_table', az=-28, state={'down': [1]}),
    },
    'sorensen-oval-extension-dining-set': {
        'chair': chair('bent_chair', 150),
        'open': table('table_oval', state={'w': 1.98, 'leaf': 0.457}, height=1.4),
        'close': look('bent_chair', (0, -0.02, 0.3), (0.52, 0.4, 0.48), -30, height=1.1),
    },
    'millrace-7-piece-trestle-dining-set': {'chair': chair('chair', 28), 'table': table('table_rect')},
    'fontaine-5-piece-marble-tulip-set': {
        'chair': chair('shell_chair', 34),
        'table': table('table_round', dark=True),
    },
    'brewster-7-piece-pub-set-with-lazy-susan': {
        'chair': chair('chair', -32),
        'table': table('table_round', height=1.35),
    },
    'celeste-7-piece-glass-dining-set': {
        'table': table('table_rect', az=-30, height=1.25, dark=True),
        'chair': chair('quilted_chair', 150),
    },
    'bellamy-9-piece-formal-dining-room': {
        'table': table('pedestal_table', az=-24),
        'chair': chair('carved_chair', 26),
    },
    'covington-queen-anne-dining-set': {
        'chair': chair('carved_chair', -26),
        'open': table('table_oval', state={'w': 2.13, 'leaf': 0.457}, az=-28, height=1.3),
        'mark': marked(
            look('table_oval', (0.3, -0.2, 0.74), (0.42, 0.3, 0.03), 18, pitch=34, lens=70),
            item('cup_ring', (0.22, -0.16, 0.7603, 0)),
            item('cup_ring', (0.36, -0.22, 0.7603, 70), r=0.039),
            *pointed((0.22, -0.16, 0.76), 'top', 200, 50, away=0.05, beside=0.085),
        ),
    },
    'basalt-7-piece-sintered-stone-dining-set': {
        'table': table('table_rect', az=22, height=1.3, dark=True),
        'chair': chair('sling_chair', 34),
    },
    'homestead-8-piece-dining-room-with-server': {
        'chair': chair('windsor', -34),
        'server': part('case', az=-28, height=0.95),
    },
    'leelanau-7-piece-trestle-dining-set': {
        'chair': chair('chair', -26),
        'table': table('table_rect', az=-28),
    },
    'counter-height-pub-set-with-four-stools': {
        'stool': chair('round_stool', 148),
        'table': table('tube_table', az=32, height=1.25),
        'close': look('tube_table', (0.4, 0, 0.05), (0.5, 0.7, 0.88), 40, height=0.85),
    },
    'thornbury-buffet-and-hutch': {
        'angle': angle(-44),
        'close': close('hutch', (0.0, -0.15, 1.02), (0.84, 0.1, 0.62), 22, height=1.35),
        'mark': marked(
            look('buffet', (0.7, 0.08, 0.47), (0.02, 0.34, 0.26), 0, turn=-56, height=0.85, dark=True),
            item(
                'scratch',
                along=[[0.7, 0.178, 0.58], [0.7, 0.1785, 0.63]],
                side='right',
                mat='plain:#4a3826',
                r=0.0009,
            ),
            *pointed((0.7, 0.1783, 0.605), 'right', 12, 215, away=0.008, length=0.06, beside=0.075),
        ),
    },
}
