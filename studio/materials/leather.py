"""Leather."""

from .colors import scaled
from .nodes import Nodes, material


@material
def leather(color='#8a5a37', rough=0.42, grain=1.0, wear=0.35, crease=1.0):
    """Pebbled, creased and slightly worn leather."""
    nodes = Nodes('leather')
    p = nodes.position()
    d = nodes.vector('ADD', p, nodes.vector('SCALE', nodes.noise(p, 90, 2, out='Color'), 0.006))
    cells = nodes.voronoi(d, 240 / grain, 'DISTANCE_TO_EDGE')
    peb = nodes.ramp(cells, [(0, 0.0), (0.22, 1.0)], 'EASE')
    wr = nodes.noise(p, 22, 5, 0.62, 0.7)
    nrm = nodes.bump((peb * (0.35 * crease) + wr * (2.2 * crease)), 0.0016, 0.75)
    cl = nodes.noise(p, 5, 4, 0.6)
    col = nodes.mix(((cl - 0.3).clamped() * (wear * 2)), scaled(color, 0.86), scaled(color, 1.22))
    col = nodes.mix(((1.0 - peb) * 0.3), col, scaled(color, 0.5))
    r = rough - 0.06 + cl * 0.16
    return nodes.pbr(col, r, spec=0.42, normal=nrm, cheap=color)
