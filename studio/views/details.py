"""Closer views of the packages and the dearest pieces."""

from ..shots.packages import ultimate_bedroom
from .bedroom import front
from .ways import arm, close, drawers, headboard, seat, soft

DETAILS = {
    'whole-house-gray-bedroom-package': drawers(),
    'living-room-package': arm(-1),
    'whole-house-white-bedroom-package': headboard(1),
    'whole-house-black-bedroom-package': headboard(-1, az=-24),
    # its first picture is one of its rooms, so that this is another one
    'ultimate-40-piece-package': lambda *_: ultimate_bedroom(),
    'kessler-top-grain-leather-power-reclining-set': arm(-1, 'reclining_row', 2.22, high=0.85),
    'halloran-king-storage-bedroom-set-6-pieces': drawers(),
    'bellamy-9-piece-formal-dining-room': seat('pedestal_table', 2.03, 1.17, -1),
    'torrance-6-piece-power-reclining-sectional': close(
        'cup_console', (0.1, -0.1, 0.2), (1.25, 0.5, 0.8), -20, height=1.15
    ),
    'tidewater-7-piece-king-bedroom-set': headboard(1),
    'huron-ridge-8-piece-family-room': arm(1, w=2.38),
    'boden-4-piece-corduroy-sectional': close('module', (0.1, -0.1, 0.2), (1.35, 0.7, 0.62), 34, height=1.1),
    'granger-king-bedroom-in-solid-pine-5-pieces': drawers(-1),
    'vesper-4-piece-black-velvet-set': close('tub', (-0.55, -0.1, 0.05), (1.2, 0.5, 0.75), 24, height=0.95),
    'marlow-upholstered-king-bedroom-5-pieces': headboard(1, wide=1.5, high=1.0),
    'hearthside-7-piece-farmhouse-living-room': arm(-1),
    'lumina-mirrored-queen-bedroom-5-pieces': headboard(-1, az=-24, high=0.9),
    'penrose-6-piece-modular-sectional': close(
        'module', (0.05, -0.1, 0.15), (1.3, 0.6, 0.68), 34, height=1.05
    ),
    'basalt-7-piece-sintered-stone-dining-set': seat('table_rect', 1.8, 0.95, 1),
    'verity-two-tone-queen-bedroom-6-pieces': drawers(-1),
    'grand-haven-slipcovered-3-piece-set': arm(1),
    'bianca-leather-corner-sectional': close('module', (0.1, -0.1, 0.05), (1.3, 0.6, 0.78), 36, height=1.0),
    'matinee-row-of-three-theater-recliners': close(
        'reclining_row', (0.42, -0.2, 0.3), (0.95, 0.5, 0.6), -24, height=1.15
    ),
    'homestead-8-piece-dining-room-with-server': seat('table_rect', 1.8, 0.95, 1),
    'rearrange-it-6-piece-modular-sectional': close(
        'module', (-0.05, -0.1, 0.15), (1.3, 0.6, 0.68), -30, nth=3, height=1.05
    ),
    'alder-and-cane-queen-bedroom-4-pieces': headboard(1),
    'foundry-5-piece-queen-set-in-pine-and-steel': drawers(),
    'covington-queen-anne-dining-set': seat('table_oval', 1.68, 1.07, -1),
    'brewster-7-piece-pub-set-with-lazy-susan': close(
        'table_round', (0, -0.2, 0.5), (1.2, 0.8, 0.6), -38, height=1.35
    ),
    'solveig-4-piece-queen-set-in-walnut-veneer': drawers(),
    'queen-cabinet-bed-with-tri-fold-mattress': close(
        'case', (-0.25, -0.3, 0.35), (0.95, 0.05, 0.7), 26, height=0.95
    ),
    'dunmore-2-piece-boucle-chaise-sectional': close(
        'sectional', (0.6, -0.3, 0.15), (1.3, 0.6, 0.68), 30, height=0.95
    ),
    'fontaine-5-piece-marble-tulip-set': close(
        'table_round', (0.1, -0.3, 0.35), (1.15, 0.7, 0.62), -34, height=1.15
    ),
    'top-grain-power-reclining-sofa': arm(1, 'reclining_row', 2.22, high=0.85),
    'fenwick-5-piece-queen-bedroom-set': soft(
        front(1.5, 0.92, nth=2, state={'pulled': [[2, 1, 0.16]]}, height=1.35)
    ),
    'maybury-5-piece-living-room-group': arm(-1),
    'radcliffe-chesterfield-sofa-and-chair': arm(1, 'chesterfield', 2.2, high=0.66),
    'thornbury-buffet-and-hutch': close('buffet', (0.2, -0.2, 0.35), (0.95, 0.05, 0.75), -26, height=1.05),
    'celeste-7-piece-glass-dining-set': seat('table_rect', 1.8, 0.95, -1, height=1.35),
    'leelanau-7-piece-trestle-dining-set': seat('table_rect', 2.13, 1.02, 1),
    'gasworks-sofa-loveseat-and-coffee-table': arm(1),
    'four-poster-king-bed-in-espresso': headboard(-1, 'four_poster', wide=1.4, high=0.95),
    'delphine-crystal-tufted-sofa-and-loveseat': arm(-1, 'camelback', 2.24, high=0.92),
    'odell-rust-velvet-sofa-chair-and-ottoman': arm(1, 'bench_sofa', 2.03),
    'millrace-7-piece-trestle-dining-set': seat('table_rect', 1.8, 0.95, -1),
}
