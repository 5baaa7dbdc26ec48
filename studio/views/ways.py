"""Further pictures of a piece, made from the scene of its first, so that no scene is written twice.

VIEWS says by slug and name of the view how it is seen; its picture is called <slug>--<view>. What each
shows in words, and in what order a page shows them, stands in content/picture-views.ts. A closer view frames
an invisible mark on one piece of the first picture, from another side and with a longer lens."""

import copy
import math

from . import facts
from .compose import item, paper
from .shots.packages import ultimate_bedroom


def pieces(items, at=(0, 0, 0, 0)):
    """Every item with its place in the room, also what stands on others, in the order of the scene."""
    for one in items:
        x, y, z, turn = (list(one.get('at', ())) + [0, 0, 0, 0])[:4]
        here = (*moved(at, (x, y, z)), at[3] + turn)
        yield one, here
        yield from pieces(one.get('on', ()), here)


def moved(place, point):
    """A point in an item's coordinates as a point of the room."""
    x, y, z, turn = place
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return (x + c * point[0] - s * point[1], y + s * point[0] + c * point[1], z + point[2])


def close(make, at, size, az, nth=0, height=1.1, lens=60, fill=(0.86, 0.84), offset=(0, 0), pitch=0, **other):
    """A view of the nth item of a kind: a box of this size, standing at this place in the item's
    coordinates, fills the frame."""

    def detail(scene, _):
        place = [p for one, p in pieces(scene['items']) if one['make'] == make][nth]
        made = copy.deepcopy(scene)
        for one in made['items']:
            one['frame'] = False
        w, d, h = size
        made['items'].append(
            {'make': 'mark', 'at': [*moved(place, at), place[3]], 'with': {'w': w, 'd': d, 'h': h}}
        )
        made['camera'] = {
            'az': az,
            'height': height,
            'lens': lens,
            'fill': list(fill),
            'offset': list(offset),
            'pitch': pitch,
        }
        made.update(copy.deepcopy(other))
        return made

    return detail


def headboard(side=1, make='bed', wide=1.3, low=0.4, high=0.8, half=1.0, **look):
    """The head of a bed with its pillows, seen over the linen from one side."""
    return close(
        make, (side * 0.3, half - 0.15, low), (wide, 0.3, high), **{'az': side * 27, 'height': 1.2, **look}
    )


def drawers(side=1, nth=2, low=0.4, wide=0.8, high=0.58, x=0.0, **look):
    """The fronts of a dresser that stands at the side of the room, `side` 1 at the right."""
    return close(
        'case', (x, -0.22, low), (wide, 0.04, high), nth=nth, **{'az': -60 * side, 'height': 1.05, **look}
    )


def arm(side=1, make='sofa', w=2.32, nth=0, wide=1.05, low=0.15, high=0.72, **look):
    """An arm of a sofa with the cushions beside it."""
    return close(
        make,
        (side * (w / 2 - wide / 2 + 0.03), -0.15, low),
        (wide, 0.5, high),
        nth=nth,
        **{'az': -side * 30, 'height': 0.95, **look},
    )


def seat(make, w, d, side=1, nth=0, **look):
    """The end of a table with the chair before it."""
    return close(
        make,
        (side * w * 0.26, -d * 0.3, 0.3),
        (w * 0.5, d * 0.6, 0.62),
        nth=nth,
        **{'az': side * 42, 'height': 1.15, **look},
    )


def turned(scene, degrees):
    """Everything on the paper turned around the middle, so that light and paper stay as they are."""
    made = copy.deepcopy(scene)
    for one in made['items']:
        x, y, z, turn = (list(one.get('at', ())) + [0, 0, 0, 0])[:4]
        one['at'] = [*moved((0, 0, 0, degrees), (x, y, z)), turn + degrees]
    return made


def angle(degrees, **camera):
    """The same thing on the paper, turned to show another side."""

    def view(scene, _):
        made = turned(scene, degrees)
        made['camera'].update(copy.deepcopy(camera))
        return made

    return view


def changed(make, az=None, height=None, fill=None, **state):
    """The scene of the first picture with all things of a kind in another state."""

    def view(scene, _):
        made = copy.deepcopy(scene)
        for one in made['items']:
            if one['make'] == make:
                one['with'].update(copy.deepcopy(state))
        asked = {'az': az, 'height': height, 'fill': fill and list(fill)}
        made['camera'].update({k: v for k, v in asked.items() if v is not None})
        return made

    return view


def mattress_corner(az):
    """The corner of a mattress: knit, seam and band at the scale of a hand."""

    def view(scene, product):
        _, w, length, h, _ = facts.pieces(product, 'mattress')[0]
        side = 1 if az > 0 else -1
        at = (side * (w / 2 - 0.19), -length / 2 + 0.19, 0.0)
        return close('foam_mattress', at, (0.4, 0.4, h), az, pitch=24, lens=70, fill=(0.92, 0.8))(
            scene, product
        )

    return view


def mattress_layers(az, pitch):
    """A block cut from the mattress: each layer ends a hand before the next, and is named."""

    def view(scene, product):
        h = facts.pieces(product, 'mattress')[0][3]
        gel, depth = 2 * facts.INCH, 0.5
        core = h - gel
        names = (
            ('Support foam, 6 inches', -0.44, core, 0.35),
            ('Gel memory foam, 2 inches', -0.23, h - 0.01, 0.26),
            ('Fire-barrier sock', -0.03, h, 0.17),
            ('Knit cover', 0.2, h, 0.08),
        )
        made = paper(
            [
                item('foam', (-0.03, 0, 0, 0), w=0.98, d=depth - 0.05, h=core, color='#ece7da'),
                item('foam', (0.07, 0, core, 0), w=0.78, d=depth - 0.05, h=gel - 0.009, color='#a9cbd9'),
                item('foam_sock', (0.17, 0, 0.001, 0), w=0.58, d=depth - 0.042, h=h - 0.006),
                item('foam_sock', (0.1, 0, 0.001, 0), w=0.03, d=depth - 0.01, h=h - 0.002, r=0.03),
                item('foam_mattress', w=1.0, length=depth, h=h, cut=0.08),
                *(
                    item(
                        'label',
                        (x, 0.1 - depth / 2, h + 0.04 + up, 0),
                        text=text,
                        drop=h + 0.04 + up - z,
                        size=0.062,
                        turn=az,
                    )
                    for text, x, z, up in names
                ),
            ]
        )
        look = {**scene['camera'], 'az': az, 'pitch': pitch, 'lens': 60, 'fill': [0.88, 0.8]}
        return {**copy.deepcopy(scene), 'items': made['items'], 'camera': look}

    return view


def mattress_carton(az):
    """The carton a mattress comes in, before the mattress itself."""

    def view(scene, product):
        _, w, length, h, _ = facts.pieces(product, 'mattress')[0]
        wide, high, long = (inches * facts.INCH for inches in product['pieces'][0]['boxes'][0])
        made = copy.deepcopy(scene)
        at = (0.1 if az < 0 else -0.1, -length / 2 - 0.55, 0, 8 if az < 0 else -7)
        made['items'].append(item('carton', at, w=long, d=wide, h=high))
        made['camera'].update(az=az, pitch=16, fill=[0.86, 0.8])
        return made

    return view


# closer views of the packages and the dearest pieces
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
    'fenwick-5-piece-queen-bedroom-set': drawers(),
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

VIEWS = {
    # one model in four sizes: all show the corner and the layers of the queen
    'queen': {
        'corner': mattress_corner(48),
        'layers': mattress_layers(-28.8, 11),
        'carton': mattress_carton(-34),
    },
    'twin': {'carton': mattress_carton(29)},
    'full': {'carton': mattress_carton(-22)},
    'king': {'carton': mattress_carton(20)},
    'comstock-power-lift-recliner': {'reclined': changed('recliner', open=True, az=-48, fill=(0.8, 0.74))},
    'gunnison-rocker-recliner': {'reclined': changed('recliner', open=True, az=48, fill=(0.8, 0.74))},
    'lift-top-storage-cube': {'open': changed('cube_ottoman', open=True, height=1.05, fill=(0.7, 0.7))},
    'nolan-reversible-chaise-sofa': {'angle': changed('sectional', side=-1, az=26)},
    'bianca-leather-corner-sectional': {'angle': angle(74)},
    'torrance-6-piece-power-reclining-sectional': {'angle': angle(62)},
    'penrose-6-piece-modular-sectional': {'angle': angle(60)},
    'ellery-tufted-bench-seat-sofa': {'angle': angle(58), 'back': angle(205)},
    'sorrel-top-grain-leather-sofa': {'angle': angle(-62), 'back': angle(155)},
    'wickham-rolled-arm-loveseat-in-blue-stripe': {'angle': angle(60)},
    'saugatuck-queen-sleeper-sofa': {'angle': angle(-58)},
    'spare-room-queen-sleeper-sofa': {'angle': angle(62)},
    'emerald-channel-tufted-velvet-queen-bed': {'close': headboard(1)},
    'camber-wingback-queen-bed-in-dove-gray': {'close': headboard(-1)},
    'channel-back-king-platform-bed': {'close': headboard(1)},
    'diamond-tufted-king-bed-in-saddle-brown': {'close': headboard(1)},
    'gas-lift-storage-king-bed-in-charcoal': {'close': headboard(1)},
    'rounded-boucle-queen-bed-with-arched-headboard': {'close': headboard(1)},
    'scalloped-full-bed-in-navy-velvet': {'close': headboard(-1)},
    'arched-metal-queen-bed-in-aged-bronze': {'close': headboard(-1, 'arched_metal_bed')},
    'beaumont-queen-sleigh-bed-with-two-nightstands': {'close': headboard(-1, 'sleigh_bed')},
}
for slug, detail in DETAILS.items():
    VIEWS.setdefault(slug, {})['detail'] = detail
