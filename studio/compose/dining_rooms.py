"""Dining rooms."""

import math

from .. import facts
from .pieces import flowers, item, pictures, rug
from .sets import room
from .styles import SUNNY


def around(chairs, w, d, ends=None, push=0.1):
    """Places chairs along the two long sides of a table, the `ends` at its heads; fronts face the table."""
    places = []
    half = (len(chairs) + 1) // 2
    for side, row in ((-1, chairs[:half]), (1, chairs[half:])):
        for i, chair in enumerate(row):
            x = (i - (len(row) - 1) / 2) * min(0.62, (w - 0.3) / max(1, len(row)))
            places.append(
                (chair, [x, side * (d / 2 + push), 0, (180 if side < 0 else 0) + (-4, 3, -2)[i % 3]])
            )
    for s, chair in zip((-1, 1), ends or ()):
        places.append((chair, [s * (w / 2 + push + 0.05), 0, 0, -90 * s + 2 * s]))
    for chair, at in places:
        chair['at'] = at
    return [c for c, _ in places]


def ring(chairs, radius, start=20):
    """Places chairs on a circle, fronts to the middle."""
    n = len(chairs)
    for i, chair in enumerate(chairs):
        a = start + 360 * i / n
        t = math.radians(a)
        chair['at'] = [radius * math.sin(t), radius * math.cos(t), 0, -a + (3 if i % 2 else -4)]
    return chairs


def dining(
    product,
    table,
    chairs,
    height=0.76,
    extra=(),
    bowl=True,
    side='left',
    rug_size=(3.0, 2.4),
    plant=True,
    **changes,
):
    """A dining room: the set on its rug under a lamp, a plant unless something else stands there, prints;
    nothing that could be taken for included."""
    s = 1 if side == 'left' else -1
    on = [flowers(product, (0, 0.02, height, 0))] if bowl else []
    group = item('nothing', (0, 0.35, 0.012, 0), on=[table, *chairs, *on])
    kind = facts.dice(product['slug']).choice(['dome', 'globe', 'rattan'])
    items = [
        group,
        *extra,
        item(
            'pendant', (0, 0.35, 0, 0), frame=False, loc=(0, 0, 1.72), style=kind, r=0.22, drop=1.1, power=10
        ),
    ]
    if rug_size:
        items.append(rug(product, (0, 0.35, 0, 0), *rug_size))
    if plant:
        items.append(
            item(
                'plant',
                (s * 1.95, 1.85, 0, 0),
                frame=False,
                loc=(0, 0, 0),
                h=1.5,
                seed=5,
                pot='ceramic:#d3cabd',
                kind=facts.dice(product['slug']).choice(['olive', 'fig']),
            )
        )
    items += pictures(product, -0.2 * s, 2.299, 1.62, 2, 0.5, 0.66)
    look = dict(
        w=6.0,
        d=4.6,
        az=22 * s,
        height=1.35,
        fill=(0.8, 0.66),
        offset=(0, -0.1),
        side=side,
        win=[2.0, 2.2, 0.3],
        win_y=-0.2,
        key=360,
        **SUNNY,
    )
    look.update(changes)
    return room(product, items, **look)
