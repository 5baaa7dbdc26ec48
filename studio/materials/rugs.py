"""Rugs; meters."""

import bpy

from . import oriental
from .colors import blended, linear, scaled
from .nodes import Nodes, material


@material
def rug(base='#d8cfc1', accent='#8e8474', style='plain', w=2.4, d=3.3):
    """Rug pile with a pattern, for a rug of w by d meters."""
    nodes = Nodes('rug_' + style)
    p = nodes.position(offset=False)
    x, y, z = nodes.separate(p)
    pile = nodes.noise(p, 380, 2, 0.6)
    pile2 = nodes.noise(p, 60, 3, 0.6)
    mott = nodes.noise(p, 5, 4, 0.6)
    col = nodes.mix(mott, scaled(base, 0.9), scaled(base, 1.06))
    if style == 'diamond':
        wob = (nodes.noise(p, 3.5, 2) - 0.5) * 0.07
        k = 1.9
        a = nodes.math('PINGPONG', (x * k + y * (k * 0.66) + wob), 0.5)
        b = nodes.math('PINGPONG', (x * k - y * (k * 0.66) + wob), 0.5)
        m = nodes.math('MINIMUM', a, b)
        line = nodes.ramp((m + (pile2 - 0.5) * 0.025), [(0.018, 1.0), (0.034, 0.0)])
        col = nodes.mix(line, col, linear(accent))
    elif style == 'border':
        bx = w / 2 - abs(x)
        by = d / 2 - abs(y)
        e = nodes.math('MINIMUM', bx, by)
        band = (e > 0.11) * (e < 0.15)
        band2 = (e > 0.17) * (e < 0.18)
        col = nodes.mix(nodes.math('MAXIMUM', band, band2), col, linear(accent))
    elif style == 'grid':
        wob = (nodes.noise(p, 5, 2) - 0.5) * 0.012
        a, b = (nodes.math('PINGPONG', (v + wob), 0.15) for v in (x, y))
        col = nodes.mix(
            nodes.ramp(nodes.math('MINIMUM', a, b), [(0.005, 1.0), (0.009, 0.0)]), col, linear(accent)
        )
    elif style == 'stripe':
        s = nodes.math('FRACT', (y * 4.2))
        col = nodes.mix(
            nodes.ramp(s, [(0.0, 0.0), (0.48, 0.0), (0.5, 1.0), (0.98, 1.0), (1.0, 0.0)]), col, linear(accent)
        )
    elif style == 'abstract':
        q = nodes.noise(p, 1.1, 2, 0.4, 0.8)
        a = nodes.ramp(q, [(0.44, 0.0), (0.455, 1.0)])
        b = nodes.ramp(
            nodes.noise(nodes.mapped(p, loc=(7, 3, 1)), 0.9, 2, 0.4, 0.9), [(0.55, 0.0), (0.56, 1.0)]
        )
        col = nodes.mix((a * 0.8), col, linear(accent))
        col = nodes.mix((b * 0.9), col, blended(base, accent, 0.35))
    elif style == 'vintage':
        bx = w / 2 - abs(x)
        by = d / 2 - abs(y)
        e = nodes.math('MINIMUM', bx, by)
        border = e < 0.32
        ax, ay = (abs(x), abs(y))
        v = nodes.combined(ax, ay, 0.0)
        orn = nodes.voronoi(v, 9.0, 'F1', rnd=0.55)
        orn2 = nodes.voronoi(v, 19.0, 'DISTANCE_TO_EDGE', rnd=0.4)
        pat = nodes.math('PINGPONG', orn * 3.2, 1.0) + orn2 * 1.2
        m = nodes.ramp(pat, [(0.35, 0.0), (0.42, 1.0), (0.8, 1.0), (0.88, 0.2)])
        fade = nodes.ramp(nodes.noise(p, 2.2, 5, 0.65), [(0.38, 0.15), (0.62, 1.0)])
        mm = m * fade
        field = nodes.mix((mm * 0.75), col, linear(accent))
        bord = nodes.mix((mm * 0.85), blended(accent, base, 0.25), linear(base))
        col = nodes.mix(border, field, bord)
        lines = (e > 0.3) * (e < 0.34)
        col = nodes.mix((lines * 0.7), col, scaled(accent, 0.6))
    col = nodes.tone(col, 0.86 + pile * 0.28)
    nrm = nodes.bump((pile + pile2 * 0.8), 0.007, 0.8)
    return nodes.pbr(col, 0.95, spec=0.08, sheen=0.4, tint=0.4, normal=nrm, cheap=base)


@material
def medallion(field='#8f4a3c', navy='#3b4763', cream='#d9cdb6', rose='#b98a72', w=1.52, d=2.44):
    """Worn oriental rug, drawn knot by knot: a large medallion with pendants, corner pieces, a narrow cream
    border."""
    nx, ny = 608, 976
    across = [(i + 0.5) * w / nx for i in range(nx // 2)]
    quarter = [[oriental.yarn(x, (j + 0.5) * d / ny, w, d) for x in across] for j in range(ny // 2)]
    yarn = ((0, 0, 0, 1), (1, 0, 0, 1), (0, 1, 0, 1), (0, 0, 1, 1))
    rows = [[c for k in row[::-1] + row for c in yarn[k]] for row in quarter]
    image = bpy.data.images.new('medallion', nx, ny, float_buffer=True, is_data=True)
    image.pixels.foreach_set([c for row in rows[::-1] + rows for c in row])
    image.update()
    nodes = Nodes('medallion')
    p = nodes.position(offset=False)
    wobble = nodes.vector('SUBTRACT', nodes.noise(p, 26, 2, out='Color'), (0.5, 0.5, 0.5))
    wobble = nodes.vector('SCALE', wobble, 0.005)
    at = nodes.mapped(nodes.vector('ADD', p, wobble), (1 / w, 1 / d, 1), (0.5, 0.5, 0))
    drawn = nodes.node(
        'TexImage', {'Vector': at}, image=image, extension='EXTEND', interpolation='Linear'
    ).outputs['Color']
    one, two, three = nodes.node('SeparateRGB', {0: drawn}).outputs
    shade = nodes.noise(nodes.mapped(p, (0.4, 7, 1)), 1.0, 3)
    col = nodes.mix(shade, linear(field), scaled(field, 0.8))
    col = nodes.mix(three, col, linear(rose))
    col = nodes.mix(two, col, linear(cream))
    col = nodes.mix(one, col, nodes.mix(shade, linear(navy), blended(navy, cream, 0.25)))
    worn = nodes.noise(p, 3.0, 5, 0.65) * nodes.noise(p, 90, 3, 0.7)
    wear = nodes.ramp(worn, [(0.2, 0.0), (0.42, 0.55)])
    col = nodes.mix(wear, col, blended(cream, field, 0.3))
    pile = nodes.noise(p, 380, 2, 0.6)
    col = nodes.tone(col, 0.86 + pile * 0.28)
    return nodes.pbr(
        col, 0.95, spec=0.08, sheen=0.3, normal=nodes.bump(pile, 0.004, 0.8), cheap=blended(field, cream, 0.4)
    )


@material
def indigo_stripes(base='#e4dcc9', stripe='#2b3c68', length=3.05):
    """Flatweave in undyed wool: indigo stripes of uneven width across it, streaked by the yarn, over fine
    weft ribs."""
    nodes = Nodes('indigo')
    p = nodes.position(offset=False)
    x, y, z = nodes.separate(p)
    drift = (nodes.noise(nodes.mapped(p, (6, 2, 1)), 1.0, 2) - 0.5) * 0.012
    at = y + drift
    on = 0.0
    for middle, width in (
        (-1.3, 0.09),
        (-1.14, 0.03),
        (-0.92, 0.16),
        (-0.6, 0.05),
        (-0.48, 0.05),
        (-0.2, 0.12),
        (0.02, 0.025),
        (0.3, 0.17),
        (0.52, 0.04),
        (0.82, 0.1),
        (0.98, 0.03),
        (1.24, 0.14),
    ):
        far = abs(at - middle * length / 3.05)
        on = nodes.math('MAXIMUM', on, nodes.ramp((far - (width / 2 - 0.002)), [(0.0, 1.0), (0.004, 0.0)]))
    yarn = nodes.noise(nodes.mapped(p, (5, 160, 1)), 1.0, 3, 0.6)
    streak = nodes.noise(nodes.mapped(p, (1.5, 45, 1)), 1.0, 3, 0.6)
    rib = nodes.math('PINGPONG', (y * 100.0), 1.0)
    tone = 0.62 + yarn * 0.36 + streak * 0.4
    col = nodes.tone(nodes.mix(on, linear(base), linear(stripe)), tone)
    return nodes.pbr(col, 0.95, spec=0.06, sheen=0.3, normal=nodes.bump((rib + yarn), 0.003, 0.8), cheap=base)
