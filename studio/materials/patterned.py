"""Patterned cloth: ticking, damask, plaid."""

from math import cos, sin

from .colors import blended, linear
from .nodes import Nodes, material


@material
def ticking(color='#6d8fb8', over='cushions', base='#f1eee6', pitch=0.035):
    """Ticking: woven stripes, one broad and two thin. They lie in the room, so that pieces match: over
    `cushions` they run from front to back and up the front, over `arms` from side to side and down the
    outside."""
    nodes = Nodes('ticking')
    seen = nodes.node('NewGeometry').outputs
    p = seen['Position']
    x, y, z = nodes.separate(p)
    nx, ny, _ = nodes.separate(seen['Normal'])
    flat = abs(nx if over == 'cushions' else ny)
    turned = flat > 0.7
    here, there = (x, y) if over == 'cushions' else (y, x)
    along = here * (1.0 - turned) + there * turned
    s = nodes.math('FRACT', (along / pitch))
    stripe = nodes.ramp(
        s,
        [
            (0.0, 1.0),
            (0.3, 1.0),
            (0.31, 0.0),
            (0.58, 0.0),
            (0.59, 1.0),
            (0.64, 1.0),
            (0.65, 0.0),
            (0.78, 0.0),
            (0.79, 1.0),
            (0.84, 1.0),
            (0.85, 0.0),
        ],
        'CONSTANT',
    )
    yarn = nodes.noise(p, 700, 2)
    col = nodes.mix(stripe, linear(base), linear(color))
    return nodes.pbr(
        col, 0.9, spec=0.12, sheen=0.3, normal=nodes.bump(yarn, 0.0012, 0.6), cheap=blended(base, color, 0.45)
    )


@material
def damask(color='#622330', gold='#b08a45'):
    """Damask: sprigs of gold leaves in an ogee net, laid flat on every face."""
    nodes = Nodes('damask')
    seen = nodes.node('TexCoord').outputs
    p = seen['Object']
    x, y, z = nodes.separate(p)
    nx, ny, nz = (abs(n) for n in nodes.separate(seen['Normal']))
    top = nz > nodes.math('MAXIMUM', nx, ny)
    side = (nx > ny) * (1.0 - top)

    def blend(f, a, b):
        return a * (1.0 - f) + b * f

    u, v = (blend(side, x, y) + 7.0), (blend(top, z, y) + 7.0)
    wide, high = 0.078, 0.176
    row = u / wide
    column = nodes.math('FLOOR', row)
    odd = column % 2.0
    across = abs(nodes.math('FRACT', row) - 0.5) * wide
    turn = v / high
    up = nodes.math('FRACT', turn + odd * 0.5) - 0.5
    up = up * high
    parts = []
    for cx, cy, angle, half, broad in (
        (0.0, 0.036, 0.0, 0.036, 0.0135),
        (0.02, 0.009, 0.95, 0.024, 0.0095),
        (0.016, -0.018, 1.75, 0.019, 0.0075),
        (0.0, -0.044, 0.0, 0.02, 0.0055),
    ):
        dx, dy = (across - cx), (up - cy)
        c, s = cos(angle), sin(angle)
        along = dx * s + dy * c
        aside = abs(dx * c - dy * s)
        t = along / half
        blade = (1.0 - t * t) * broad - aside
        parts.append((blade > 0.0) * (aside > 0.0011))
    line = nodes.math('ROUND', row)
    swing = nodes.math('COSINE', turn * 6.28319) * 0.45
    swing = swing * (1.0 - line % 2.0 * 2.0)
    parts.append(abs(row - line - swing) < 0.045)
    m = parts[0]
    for part in parts[1:]:
        m = nodes.math('MAXIMUM', m, part)
    yarn = nodes.noise(p, 800, 2)
    col = nodes.mix((m * 0.72), linear(color), linear(gold))
    return nodes.pbr(
        col,
        0.75,
        spec=0.25,
        sheen=0.4,
        normal=nodes.bump((m * 0.4 + yarn), 0.0012, 0.5),
        cheap=blended(color, gold, 0.25),
    )


@material
def plaid(base='#e9e0cd', band='#6a4a34', pitch=0.11):
    """Plaid for pillows: two crossed rows of broad and thin bands."""
    nodes = Nodes('plaid')
    p = nodes.position(offset=False)
    x, y, z = nodes.separate(p)
    dark = 0.0
    for q in (x, y):
        s = nodes.math('FRACT', ((q + 7.0) / pitch))
        row = nodes.ramp(
            s, [(0.0, 1.0), (0.36, 0.0), (0.62, 0.8), (0.67, 0.0), (0.74, 0.8), (0.79, 0.0)], 'CONSTANT'
        )
        dark = dark + row * 0.46
    yarn = nodes.noise(p, 700, 2)
    return nodes.pbr(
        nodes.mix(dark, linear(base), linear(band)),
        0.92,
        spec=0.12,
        sheen=0.3,
        normal=nodes.bump(yarn, 0.0012, 0.6),
        cheap=blended(base, band, 0.35),
    )
