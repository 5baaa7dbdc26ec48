"""Marble and glazed ceramic."""

from .colors import linear
from .nodes import Nodes, material


@material
def marble(color='#efeeec', vein='#8d8a86', gloss=0.12, scale=1.0):
    """Polished marble with two scales of veins."""
    nodes = Nodes('marble')
    p = nodes.position()
    w = nodes.noise(p, 1.6 * scale, 5, 0.55, out='Color')
    q = nodes.vector('ADD', p, nodes.vector('SCALE', w, 0.9 / scale))
    a = abs(nodes.noise(q, 1.9 * scale, 4, 0.5) - 0.5)
    b = abs(nodes.noise(q, 5.5 * scale, 4, 0.55) - 0.5)
    v1 = nodes.ramp(a, [(0, 1.0), (0.02, 0.45), (0.09, 0.0)])
    v2 = nodes.ramp(b, [(0, 0.55), (0.015, 0.15), (0.05, 0.0)])
    cloud = nodes.noise(p, 3 * scale, 4, 0.6)
    t = (v1 * 0.75 + v2 * 0.35 + (cloud - 0.45).clamped() * 0.35).clamped()
    return nodes.pbr(
        nodes.mix(t, linear(color), linear(vein)), gloss, spec=0.5, coat=0.2, coat_r=0.05, cheap=color
    )


@material
def ceramic(color='#ece7de', rough=0.35, speck=0.0):
    """Glazed ceramic, optionally speckled."""
    nodes = Nodes('ceramic')
    p = nodes.position()
    col = linear(color)
    if speck:
        col = nodes.mix(
            (nodes.ramp(nodes.noise(p, 320, 2), [(0.62, 0.0), (0.68, 1.0)]) * speck),
            linear(color),
            linear('#5b4a3a'),
        )
    return nodes.pbr(col, rough, spec=0.5, normal=nodes.bump(nodes.noise(p, 30, 2), 0.0015, 0.3))
