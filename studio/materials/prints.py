"""Abstract prints for the wall."""

import random

from .colors import linear
from .nodes import Nodes, material


@material
def art(style='arcs', bg='#efe8dc', c1='#b98a63', c2='#39424a', c3='#8b937f', seed=0.0):
    """abstract prints, object coords (XZ plane), canvas about 1 unit = 1 m; each `seed` another"""
    nodes = Nodes('art')
    seed = float(seed)
    dice = random.Random(seed)
    p = nodes.mapped(nodes.position(offset=False), loc=(seed, 0, seed * 2.7))
    x, y, z = nodes.separate(nodes.position(offset=False))
    col = linear(bg)
    paper = nodes.noise(p, 300, 2)

    def disk(cx, cz, r, soft=0.004):
        d = nodes.math('SQRT', (abs(x - cx) ** 2.0 + abs(z - cz) ** 2.0))
        return (d, nodes.ramp((d / r), [(1 - soft / r, 1.0), (1.0, 0.0)]))

    def oval(cx, cz, rx, rz):
        return nodes.ramp(
            nodes.math('SQRT', ((abs(x - cx) * (1 / rx)) ** 2.0 + (abs(z - cz) * (1 / rz)) ** 2.0)),
            [(1 - 0.004 / min(rx, rz), 1.0), (1.0, 0.0)],
        )

    def box(x0, x1, z0, z1):
        return (x > x0) * (x < x1) * (z > z0) * (z < z1)

    if style == 'arcs':
        cx, low = dice.uniform(-0.04, 0.04), dice.uniform(-0.14, -0.06)
        d, m = disk(cx, low, 0.24)
        col = nodes.mix(m, col, linear(c1))
        d, m = disk(cx, low, 0.16)
        col = nodes.mix(m, col, linear(bg))
        d, m = disk(cx, low, 0.085)
        col = nodes.mix(m, col, linear(c2))
        col = nodes.mix((z < low), col, linear(bg))
        d, m = disk(dice.uniform(-0.1, 0.1), 0.2, dice.uniform(0.045, 0.065))
        col = nodes.mix(m, col, linear(c3))
    elif style == 'bands':
        edge = -0.26
        for c in dice.sample([c1, c2, c3, c1], 4):
            high = dice.uniform(0.05, 0.13)
            waves = (nodes.noise(nodes.combined(x, edge, seed), 3.0, 2, 0.4) - 0.5) * 0.05
            col = nodes.mix(((z - waves) > edge) * ((z - waves) < edge + high), col, linear(c))
            edge += high + dice.uniform(0.005, 0.03)
    elif style == 'stones':
        foot = -0.24
        for c in dice.sample([c1, c2, c3, c2], dice.choice([3, 4])):
            wide, high = dice.uniform(0.08, 0.15), dice.uniform(0.05, 0.075)
            col = nodes.mix(oval(dice.uniform(-0.03, 0.03), foot + high, wide, high), col, linear(c))
            foot += 2 * high + 0.004
    elif style == 'sprig':
        lean = dice.uniform(-0.25, 0.25)
        stem = abs(x - (z + 0.26) * lean - 0.02)
        col = nodes.mix((stem < 0.004) * (z > -0.26) * (z < 0.2), col, linear(c2))
        for i in range(9):
            up = -0.16 + i * 0.045
            away = (0.055 - i * 0.0025) * (-1) ** i
            leaf = oval((up + 0.26) * lean + 0.02 + away, up, 0.045, 0.019)
            col = nodes.mix(leaf, col, linear(dice.choice([c1, c3, c3])))
    elif style == 'blocks':
        for c in dice.sample([c1, c2, c3, c1, c3], 4):
            left, foot = dice.uniform(-0.2, 0.06), dice.uniform(-0.26, 0.08)
            col = nodes.mix(
                box(left, left + dice.uniform(0.07, 0.16), foot, foot + dice.uniform(0.08, 0.2)),
                col,
                linear(c),
            )
    elif style == 'sun':
        middle = dice.uniform(-0.1, 0.02)
        for i, c in enumerate(dice.sample([c1, c2, c3, bg], 4)):
            d, m = disk(0, middle, 0.21 - 0.05 * i)
            col = nodes.mix(m, col, linear(c))
        col = nodes.mix(box(-0.5, 0.5, middle - 0.6, middle), col, linear(dice.choice([c2, c3])))
    elif style == 'hills':
        for _i, (c, h, a, f, s) in enumerate(
            ((c3, 0.06, 0.07, 2.3, 1.0), (c1, -0.06, 0.06, 3.1, 5.0), (c2, -0.2, 0.05, 2.7, 9.0))
        ):
            nn = nodes.noise(nodes.combined((x + (s + seed)), s, 0.0), f, 2, 0.45)
            e = h + (nn - 0.5) * (a * 6)
            col = nodes.mix(nodes.ramp((e - z), [(0, 0.0), (0.004, 1.0)]), col, linear(c))
        d, m = disk(0.12, 0.22, 0.055)
        col = nodes.mix(m, col, linear('#d8a15f'))
    elif style == 'brush':
        q = nodes.noise(nodes.mapped(p, (1.2, 1, 4.5)), 1.6, 5, 0.6, 1.4)
        col = nodes.mix(nodes.ramp(q, [(0.46, 0.0), (0.5, 1.0), (0.56, 1.0), (0.6, 0.0)]), col, linear(c2))
        q2 = nodes.noise(nodes.mapped(p, (1, 1, 2.2), loc=(4, 2, 9)), 1.3, 4, 0.55, 0.8)
        col = nodes.mix((nodes.ramp(q2, [(0.5, 0.0), (0.58, 1.0)]) * 0.75), col, linear(c1))
    elif style == 'lines':
        q = nodes.noise(p, 1.4, 2, 0.4, 0.4)
        s = nodes.math('FRACT', (q * 16.0))
        col = nodes.mix(nodes.ramp(s, [(0.06, 1.0), (0.1, 0.0)]), col, linear(c2))
    col = nodes.tone(col, 0.95 + paper * 0.1)
    return nodes.pbr(col, 0.8, spec=0.2, cheap=bg)
