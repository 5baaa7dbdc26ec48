"""Further pictures of dining room pieces."""

from .ways import angle, close, look, part


def chair(make, turn=26, nth=0, **shot):
    """One chair of a set by itself."""
    return part(make, nth, turn=turn, **{'az': 0, 'height': 0.9, 'fill': (0.5, 0.78), 'k': 0.9, **shot})


def table(make, **shot):
    """The table of a set without its chairs."""
    return part(make, **{'az': 26, 'height': 1.15, 'fill': (0.8, 0.72), **shot})


DINING = {
    'tessa-channel-back-dining-chairs-set-of-6': {'back': chair('shell_chair', 150)},
    'gantry-swivel-counter-stools-set-of-4': {
        'close': look('round_stool', (0, 0, 0.42), (0.46, 0.42, 0.46), 34, height=1.0)
    },
    'fluted-walnut-sideboard': {
        'close': look('case', (-0.3, -0.2, 0.0), (0.9, 0.06, 0.84), -30, height=0.85),
        'angle': angle(34),
    },
    'live-edge-acacia-dining-table-80-inches': {
        'close': look('slab_table', (0.62, -0.3, 0.42), (0.9, 0.4, 0.38), 34, height=1.2)
    },
    'prescott-nailhead-bar-stools-set-of-3': {'back': chair('wing_stool', 152)},
    'fairlane-walnut-sideboard': {
        'close': look('case', (0.5, -0.2, 0.0), (0.62, 0.06, 0.86), 34, height=0.8),
        'angle': angle(-34),
    },
    'claybourne-round-extension-table': {
        'close': look('table_round', (0, 0, 0.02), (0.86, 0.5, 0.6), 20, height=0.6)
    },
    'boxcar-pub-table-and-two-stools': {'close': chair('dished_stool', 32, height=1.05)},
    'soiree-mirrored-wine-buffet': {
        'close': look('wine_buffet', (0, -0.2, 0.1), (0.8, 0.06, 0.8), 22, height=0.75, dark=True),
        'angle': angle(38, height=1.1),
    },
    'cloverdale-corner-breakfast-nook': {
        'close': part('bench_with_back', az=-30, height=0.95, fill=(0.8, 0.74), keep=True)
    },
    'poppy-5-piece-round-dinette': {'chair': chair('chair', 30), 'table': table('table_round')},
    'chatham-5-piece-windsor-dining-set': {'chair': chair('windsor', 28), 'table': table('table_rect')},
    'marlin-bay-5-piece-rope-back-set': {'chair': chair('rope_chair', 148)},
    'cutler-6-piece-dining-set-with-bench': {
        'bench': part('padded_bench', az=28, height=0.85),
        'chair': chair('chair', 26),
    },
    'stonegate-5-piece-counter-height-set': {'table': table('storage_pub_table', az=-30)},
    'finch-drop-leaf-table-and-two-chairs': {
        'chair': chair('chair', -28),
        'open': table('drop_leaf_table', state={'down': True}),
    },
    'sorensen-oval-extension-dining-set': {
        'chair': chair('bent_chair', 150),
        'open': table('table_oval', state={'w': 1.98}, height=1.4),
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
        'chair': chair('carved_chair', 26, nth=6),
    },
    'covington-queen-anne-dining-set': {
        'chair': chair('carved_chair', -26),
        'open': table('table_oval', state={'w': 2.13}, az=-28, height=1.3),
    },
    'basalt-7-piece-sintered-stone-dining-set': {
        'table': table('table_rect', az=22, height=1.3),
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
        'close': look('tube_table', (0.4, 0, 0.05), (0.5, 0.7, 0.88), 40, height=0.85),
    },
    'thornbury-buffet-and-hutch': {
        'angle': angle(-44),
        'close': close('hutch', (0.0, -0.15, 1.02), (0.84, 0.1, 0.62), 22, height=1.35),
    },
}
