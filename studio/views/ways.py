"""Ways to see a piece again: each makes a view of the scene of its first picture.

A closer view frames an invisible mark on one piece of that picture, from another side and with a longer
lens; a part stands alone on the paper."""

import copy
import math

from .. import facts
from ..compose import item, paper


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


def beside(az):
    """Where the camera stands, and how far a piece on the paper turns, so that one sees it from `az` degrees
    to the right: from further than 34 the camera would look past the paper."""
    camera = az if abs(az) <= 34 else 24 if az > 0 else -24
    return camera, camera - az


def angle(degrees, **camera):
    """The same thing on the paper, turned to show another side."""

    def view(scene, _):
        made = turned(scene, degrees)
        made['camera'].update(copy.deepcopy(camera))
        return made

    return view


def changed(make, az=None, height=None, fill=None, **state):
    """The scene of the first picture, on the paper, with all things of a kind in another state."""

    def view(scene, _):
        side, turn = beside(az or 0)
        made = turned(scene, turn) if turn else copy.deepcopy(scene)
        for one in made['items']:
            if one['make'] == make:
                one['with'].update(copy.deepcopy(state))
        asked = {'az': az and side, 'height': height, 'fill': fill and list(fill)}
        made['camera'].update({k: v for k, v in asked.items() if v is not None})
        return made

    return view


def soft(view, **post):
    """The same view on the paper with shadows and dark material of a dark gray instead of black."""

    def softer(scene, product):
        made = copy.deepcopy(view(scene, product))
        made['post'].update(toe=0.3, **post)
        return made

    return softer


def before_a_room(view, side=1):
    """The same view of mirrors on the paper, which show a room then, its floor and its windows; the camera
    stands at the left if `side` is 1."""

    def mirrored(scene, product):
        made = copy.deepcopy(view(scene, product))
        made['items'] = [one for one in made['items'] if one['make'] != 'reflected_room']
        made['items'] += [
            item('reflected_room', (side * 1.9, -6.0, -1.75, side * 18), frame=False),
            item('reflected_floor', (side * 1.0, -3.4, 0, 0), frame=False, mat='tiles:#8f9290'),
        ]
        return made

    return mirrored


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


def part(make, nth=0, turn=0, keep=False, dark=False, k=1.0, state=None, az=24, **shot):
    """One piece of the first picture alone on the paper, turned and in the state asked for; what stands on
    it goes along if it is to be kept. White pieces get the darker paper."""

    def view(scene, _):
        one = copy.deepcopy([one for one, _ in pieces(scene['items']) if one['make'] == make][nth])
        side, further = beside(az)
        one['at'] = [0, 0, 0, turn + further]
        one['with'].update(copy.deepcopy(state or {}))
        one.pop('frame', None)
        if make == 'nothing':
            one['on'] = [each for each in one['on'] if each.get('frame', True)]
        elif not keep:
            one.pop('on', None)
        return paper([one], dark=dark, k=k, az=side, **shot)

    return view


def together(*kinds, turn=0, dark=False, k=1.3, az=24, **shot):
    """All pieces of these kinds, placed to each other as in the first picture, on the paper."""

    def view(scene, _):
        found, places = zip(
            *((copy.deepcopy(one), at) for one, at in pieces(scene['items']) if one['make'] in kinds)
        )
        x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
        side, further = beside(az)
        for one, place in zip(found, places):
            at = moved((0, 0, 0, turn + further), (place[0] - x, place[1] - y, 0))
            one['at'] = [*at, place[3] + turn + further]
            one.pop('frame', None)
        return paper(list(found), dark=dark, k=k, az=side, **shot)

    return view


def end(make, w, side=1, nth=0, front=0.48, low=0.2, high=0.46, wide=0.58, **shot):
    """The front of an arm of a seat `w` wide and the cushion beside it, at the scale of a hand."""
    return look(
        make,
        (side * (w / 2 - wide / 2), 0.17 - front, low),
        (wide, 0.34, high),
        **{'az': -side * 27, 'nth': nth, 'height': 0.9, 'k': 1.1, **shot},
    )


def look(make, at, size, az, nth=0, turn=0, dark=False, k=1.0, state=None, keep=False, **shot):
    """A closer view of one piece alone on the paper, turned: a box of this size at this place of the piece
    fills the frame."""

    def view(scene, product):
        alone = part(make, nth, turn, dark=dark, k=k, state=state, keep=keep)(scene, product)
        return close(make, at, size, az, **shot)(alone, product)

    return view


def pointed(spot, side, arrow=150, coin=-40, away=0.012, beside=0.032, length=0.034, kind='quarter'):
    """An arrow that ends `away` from a mark and a coin `beside` it, for its size: in the directions that they
    have as one looks at that side, 0 at the right and 90 above."""
    return [
        item('arrow', spot=list(spot), side=side, angle=arrow, away=away, length=length),
        item('coin', spot=list(spot), side=side, angle=coin, away=beside, kind=kind),
    ]


def marked(view, *marks):
    """The same view of a piece with these marks on it."""

    def made_out(scene, product):
        made = view(scene, product)
        made['items'][0].setdefault('on', []).extend(copy.deepcopy(list(marks)))
        return made

    return made_out
