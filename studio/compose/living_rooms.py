"""Living rooms."""

from .. import facts
from .pieces import flowers, item, lamp, pictures, rug
from .props import props
from .sets import room
from .styles import NEAR, SUNNY


def living(
    product,
    sofa,
    second=None,
    chair=None,
    coffee=None,
    ends=(),
    ottoman=None,
    tv=None,
    lamps=0,
    side='left',
    wall_mirror=None,
    extra=(),
    near=False,
    carpet=None,
    **changes,
):
    """A living room: sofa at the back wall, second seat across from the window, chair on the window side,
    tables between."""
    s = 1 if side == 'left' else -1
    back = 2.3
    w, depth = sofa.pop('size')
    sofa['at'] = [-s * 0.35, back - 0.22 - depth / 2, 0, 0]
    x0 = sofa['at'][0]
    items = [sofa]
    shade = {'base_mat': 'metal:bronze'} if product['style'] == 'traditional' else {}
    for i, end in enumerate(ends):
        ew, ed, eh = end.pop('size')
        k = s if i else -s
        end['at'] = [x0 + k * (w / 2 + 0.1 + ew / 2), back - 0.3 - ed / 2, 0, 0]
        on = (
            [lamp(product, (0, 0, eh, 0), 0.62, **shade)]
            if i < lamps
            else props(product, [(0, 0, eh, 0)], high=True)
        )
        end.setdefault('on', on)
        items.append(end)
    if second:
        sw, sd = second.pop('size')
        second['at'] = [x0 + s * (w / 2 + 0.55), back - 0.2 - depth - 0.55 - sw * 0.3, 0, -72 * s]
        items.append(second)
    if chair:
        chair.pop('size', None)
        chair['at'] = [x0 - s * (w / 2 + 0.35), back - depth - 0.95, 0, 58 * s]
        items.append(chair)
    if coffee:
        cw, cd, ch = coffee.pop('size')
        coffee['at'] = [x0, back - 0.22 - depth - 0.42 - cd / 2, 0.012, 0]
        coffee.setdefault(
            'on', [*props(product, [(-cw * 0.22, 0.02, ch, 0)]), flowers(product, (cw * 0.2, 0.02, ch, 0))]
        )
        items.append(coffee)
    if ottoman:
        ottoman['at'] = [x0 - s * 0.9, back - depth - 1.75, 0.012, 10]
        items.append(ottoman)
    if tv:
        items.append(tv)
    items += extra
    items.append(
        rug(product, (x0 + s * 0.1, back - depth - 0.9, 0, 0), max(2.7, w + 0.5), 2.1, **(carpet or {}))
    )
    if wall_mirror:
        items.append(wall_mirror)
    elif changes.pop('art', True):
        items += pictures(product, x0, back - 0.001, 1.55)
    if not ends:
        items.append(
            item(
                'plant',
                (x0 + s * (w / 2 + 0.5), back - 0.5, 0, 0),
                frame=False,
                loc=(0, 0, 0),
                h=1.6,
                kind=facts.dice(product['slug']).choice(['fig', 'olive', 'snake']),
                pot='ceramic:#d8d0c4',
                seed=3,
            )
        )
    look = dict(
        d=4.6,
        az=-13 * s,
        side=side,
        w=2 * (w / 2 + 0.35 + (1.75 if ends or chair else 1.1)),
        fill=(0.9, 0.7),
        offset=(0, -0.06),
        win=[1.8, 2.2, 0.25],
        win_y=-0.3,
        key=330,
        **SUNNY,
    )
    if near:
        look.update(az=-24 * s, **NEAR)
    look.update(changes)
    return room(product, items, **look)
