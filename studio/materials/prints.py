"""Abstract prints for the wall."""

from .colors import linear
from .nodes import Nodes, material


@material
def art(style='arcs', bg='#efe8dc', c1='#b98a63', c2='#39424a', c3='#8b937f', seed=0.0):
    """abstract prints, object coords (XZ plane), canvas about 1 unit = 1 m"""
    nodes = Nodes('art')
    p = nodes.mapped(nodes.position(offset=False), loc=(seed, 0, seed * 2.7))
    x, y, z = nodes.separate(nodes.position(offset=False))
    col = linear(bg)
    paper = nodes.noise(p, 300, 2)

    def disk(cx, cz, r, soft=0.004):
        d = nodes.math('SQRT', (abs(x - cx) ** 2.0 + abs(z - cz) ** 2.0))
        return (d, nodes.ramp((d / r), [(1 - soft / r, 1.0), (1.0, 0.0)]))

    if style == 'arcs':
        d, m = disk(0, -0.1, 0.24)
        col = nodes.mix(m, col, linear(c1))
        d, m = disk(0, -0.1, 0.16)
        col = nodes.mix(m, col, linear(bg))
        d, m = disk(0, -0.1, 0.085)
        col = nodes.mix(m, col, linear(c2))
        col = nodes.mix((z < -0.1), col, linear(bg))
        d, m = disk(0.09, 0.2, 0.06)
        col = nodes.mix(m, col, linear(c3))
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
