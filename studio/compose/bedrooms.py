"""Bedrooms."""

from .. import facts
from .pieces import flowers, item, lamp, pictures, rug
from .props import props
from .sets import room
from .styles import NEAR, WALLS


def bedroom(
    product,
    bed,
    night=None,
    dresser=None,
    mirror=None,
    chest=None,
    bench=None,
    side='left',
    bed_width=1.65,
    extra=(),
    behind=0.17,
    dresser_lamp=True,
    near=False,
    mirror_gap=0.06,
    **changes,
):
    """A bedroom: bed at the back wall, nightstands beside it, dresser and mirror along the wall opposite the
    window.

    bed, night, dresser, chest, bench are items without a place; night may be a list of one or two."""
    s = 1 if side == 'left' else -1
    back, half = 2.2, bed_width / 2
    length = (
        2.13
        if 'calking' in str(bed['with'].get('size'))
        else 1.9
        if bed['with'].get('size') in ('full', 'twin')
        else 2.03
    )
    bed['at'] = [0, back - behind - length / 2, 0, 0]
    items = [bed]
    nw = 0
    for i, stand in enumerate(night or []):
        k = (-1) ** i * -s if len(night) > 1 else s
        nw, nd, nh = stand.pop('size')
        stand['at'] = [k * (half + 0.12 + nw / 2), back - 0.04 - nd / 2, 0, 0]
        top = [lamp(product, (-0.04 * k, 0.03, nh, 0))]
        if i == 0:
            top += props(product, [(0.0, -0.13, nh, 0)])
        stand.setdefault('on', top)
        items.append(stand)
    right = half + (nw + 0.3 if nw else 0.9)
    left = half + (nw + 0.2 if nw and len(night) > 1 else 0.3)
    if dresser:
        dw, dd, dh = dresser.pop('size')
        wall_x = max(right, half + 0.85 + dd)
        y = 0.35 if not chest else 0.2
        dresser['at'] = [s * (wall_x - 0.03 - dd / 2), y, 0, -90 * s]
        on = dresser.setdefault('on', [])
        if dresser_lamp:
            on.append(lamp(product, (-dw * 0.36, 0.02, dh, 0), 0.52, base_mat='ceramic:#d9d3c8'))
        on.append(flowers(product, (dw * 0.34, 0.02, dh, 0)))
        if mirror:
            mirror['at'] = [0, dd / 2 + 0.02, dh + mirror_gap + mirror['with']['h'] / 2, 0]
            on.append(mirror)
        items.append(dresser)
        turn = 0 if s > 0 else 180
        items.append(
            item(
                'side_wall',
                (s * wall_x, back - 1.9, 0, turn),
                frame=False,
                mat='wall:'
                + (changes.get('wall') or facts.dice(product['slug']).choice(WALLS[product['style']])),
                length=3.8,
            )
        )
    if chest:
        cw, cd, ch = chest.pop('size')
        chest['at'] = [-s * (left + cw / 2), back - 0.04 - cd / 2, 0, 0]
        chest.setdefault('on', props(product, [(0.16, 0, ch, 0), (-0.16, 0, ch, 0)], high=True))
        left += cw + 0.25
        items.append(chest)
    if bench:
        bench['at'] = [0, bed['at'][1] - length / 2 - 0.55, 0.012, 0]
        items.append(bench)
    items.append(rug(product, (0, bed['at'][1] - length / 2 - 0.05, 0, 0), bed_width + 1.3, 2.2))
    items += extra
    head = bed['with'].get('head_h') or (1.2 if bed['make'] == 'bed' else 2.0)
    if head < 1.4 and not changes.get('style') and facts.dice(product['slug']).random() < 0.75:
        items += pictures(product, 0, back - 0.001, max(1.78, head + 0.45), 2, 0.46, 0.6)
    look = dict(
        az=-17 * s if dresser else 18 * s,
        side=side,
        w=2 * max(left + 0.75, 2.6),
        fill=(0.9, 0.72),
        offset=(0, -0.03),
    )
    if near:
        look.update(az=-24 * s, **NEAR)
    look.update(changes)
    return room(product, items, **look)
