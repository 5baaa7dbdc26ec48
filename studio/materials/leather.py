"""Leather."""

from .colors import scaled
from .nodes import Nodes, material


@material
def leather(color='#8a5a37', rough=0.42, grain=1.0, wear=0.35, crease=1.0):
    """Leather as a room away shows it: thin creases that branch, in patches where it is bent, darker in
    their depth; paler where it is rubbed; a broad shine that changes from place to place. Its pebbles are
    finer than a picture shows, so they are next to flat: steeper ones read as felt."""
    nodes = Nodes('leather')
    p = nodes.position()

    def lines(scale, bent):
        return (1.0 - abs(nodes.noise(p, scale, 3, 0.55, bent) - 0.5) * 11.0).clamped()

    bends = nodes.ramp(nodes.noise(p, 4.2, 2), [(0.4, 0.08), (0.62, 1.0)])
    creases = (lines(13, 0.9) * 0.75 + lines(37, 0.8) * 0.4) * bends * crease
    pebbles = nodes.ramp(nodes.voronoi(p, 300 / grain, 'DISTANCE_TO_EDGE'), [(0, 0.0), (0.25, 1.0)], 'EASE')
    soft = nodes.noise(p, 8, 3, 0.5, 0.4)
    nrm = nodes.bump(soft * 1.5 - creases * 0.55 + pebbles * 0.05, 0.004, 0.7)
    rubbed = nodes.noise(p, 3.2, 4, 0.6, 0.3)
    col = nodes.mix(((rubbed - 0.32).clamped() * (wear * 2.2)), scaled(color, 0.82), scaled(color, 1.32))
    ridges = nodes.node('NewGeometry').outputs['Pointiness']
    col = nodes.mix(nodes.ramp(ridges, [(0.5, 0.0), (0.56, 0.5 + wear * 0.4)]), col, scaled(color, 1.5))
    deep = (creases * 0.5 + nodes.ramp(ridges, [(0.42, 0.6), (0.495, 0.0)])).clamped()
    col = nodes.mix(deep, col, scaled(color, 0.42))
    shine = rough - 0.05 + rubbed * 0.2 + creases * 0.12
    return nodes.pbr(col, shine, spec=0.5, coat=0.12, coat_r=0.34, normal=nrm, cheap=color)
