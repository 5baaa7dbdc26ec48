"""Wood with its grain along each board, knots, woven cane."""

from .colors import blended, linear, scaled
from .nodes import Nodes, material

# light, mid and dark tone, strength of the rings, strength of the pores
SPECIES = {
    'oak': ('#d3b68e', '#c0a077', '#9a7a54', 0.55, 0.55),
    'whiteoak': ('#e0c9a6', '#d3b78f', '#b3946a', 0.5, 0.5),
    'birch': ('#e8d6b6', '#dcc49c', '#c2a477', 0.3, 0.15),
    'honey': ('#cf9a5c', '#bb8145', '#8f5a2a', 0.6, 0.5),
    'alder': ('#d6a87c', '#c59266', '#a06f45', 0.45, 0.2),
    'walnut': ('#826350', '#664a38', '#402d22', 0.62, 0.5),
    'chestnut': ('#8d5f3f', '#74492d', '#4c2d1a', 0.55, 0.5),
    'cherry': ('#713c29', '#5c2d1c', '#401c10', 0.45, 0.3),
    'darkcherry': ('#5a2d23', '#47211a', '#2e130f', 0.45, 0.3),
    'mahogany': ('#5b372a', '#482820', '#301813', 0.5, 0.4),
    'espresso': ('#4a3528', '#3a281e', '#281a13', 0.4, 0.45),
    'greywash': ('#a79e93', '#8f867b', '#6d655c', 0.6, 0.6),
    'greybrown': ('#8a7a69', '#726353', '#54473b', 0.65, 0.6),
    'rustic': ('#a5794e', '#875c36', '#57371d', 0.8, 0.8),
    'tobacco': ('#8f6138', '#754a28', '#4c2d16', 0.8, 0.6),
    'pine': ('#e8cfa2', '#ddbd88', '#bd8f58', 0.5, 0.15),
    'black': ('#2b2927', '#211f1e', '#161514', 0.35, 0.5),
    'whitewash': ('#e6ded2', '#dad0c2', '#bdb1a1', 0.4, 0.5),
}


# how many of the places where a knot could be have one, 0 to 1
KNOTS = {'tobacco': 0.5, 'pine': 0.4, 'rustic': 0.3}


def knots(nodes, p, share):
    """How near the next knot is (1 in its middle, 0 away from it), and how far the grain bends around it."""
    scale = (2.4, 7.5, 7.5)
    cell = nodes.node('TexVoronoi', {'Vector': nodes.mapped(p, scale), 'Scale': 1.0, 'Randomness': 0.8})
    away = nodes.node(
        'VectorMath',
        {0: nodes.mapped(cell.outputs['Position'], tuple(1 / k for k in scale)), 1: p},
        operation='SUBTRACT',
    )
    normal = nodes.node('TexCoord').outputs['Normal']
    depth = nodes.vector('DOT_PRODUCT', away.outputs[0], normal)
    into = nodes.vector('SCALE', normal, depth)
    flat = nodes.mapped(nodes.vector('SUBTRACT', away.outputs[0], into), (0.6, 1, 1))
    far = nodes.vector('LENGTH', flat)
    far = far + (nodes.noise(p, 60, 2) - 0.5) * 0.006
    there = nodes.separate(cell.outputs['Color'])[0] < share
    # a neighbor's knot begins at the border of the cell, so that none is cut off there
    inside = nodes.voronoi(nodes.mapped(p, scale), 1.0, 'DISTANCE_TO_EDGE', rnd=0.8)
    there = there * nodes.ramp(inside, [(0.0, 0.0), (0.16, 1.0)], 'EASE')
    eye, bend = ((there * 2.718 ** (far * far * (-1 / r**2))) for r in (0.011, 0.034))
    return eye, bend


@material
def wood(species='oak', gloss=0.42, scale=1.0, coat=0.08):
    """Sawn wood: growth rings, pores and streaks along the local X axis, knots where the species has them,
    another tone on every board."""
    a, b, c, rs, ps = SPECIES[species]
    nodes = Nodes('wood_' + species)
    p = nodes.position()
    q = nodes.mapped(p, (0.36 * scale, 4.4 * scale, 4.4 * scale))
    f = nodes.noise(q, 1.0, 1.2, 0.45, 0.25)
    if species in KNOTS:
        eye, bend = knots(nodes, p, KNOTS[species])
        f = f + bend * 0.16
    wob = nodes.noise(nodes.mapped(p, (3, 40, 40)), 1.0, 2)
    f2 = f * 25.0 + wob * 0.45
    saw = nodes.math('FRACT', f2)
    ring = nodes.ramp(saw, [(0, 0.0), (0.55, 0.35), (0.86, 1.0), (1.0, 0.0)])
    fib = nodes.noise(nodes.mapped(p, (6, 420, 420)), 1.0, 3, 0.6)
    streak = nodes.noise(nodes.mapped(p, (1.1, 60, 60)), 1.0, 4, 0.62)
    pores = nodes.ramp(nodes.noise(nodes.mapped(p, (14, 640, 640)), 1.0, 1, 0.5), [(0.57, 0.0), (0.68, 1.0)])
    pore_m = pores * (0.35 + saw * 0.65)
    t = 0.12 + ring * (rs * 0.72) + (streak - 0.5) * 1.35
    t = (t + (fib - 0.5) * 0.8).clamped()
    col = nodes.ramp(t, [(0, a), (0.45, b), (1, c)])
    r = nodes.node('ObjectInfo').outputs['Random']
    col = nodes.tone(col, 0.93 + r * 0.14)
    col = nodes.mix((pore_m * (ps * 0.55)), col, scaled(c, 0.55))
    if species in KNOTS:
        col = nodes.mix((bend * 0.45), col, linear(c))
        col = nodes.mix((eye * 0.9), col, scaled(c, 0.3))
    h = fib * 0.4 - pore_m * ps
    nrm = nodes.bump(h, 0.00035, 0.7)
    rough = gloss + (streak - 0.5) * 0.22
    return nodes.pbr(col, rough, spec=0.45, coat=coat, coat_r=0.25, normal=nrm, cheap=b)


@material
def cane(color='#d9bd8c', back='#8a6c45', pitch=0.011):
    """Woven cane: strands along both axes and both diagonals around small dark holes, in the XZ plane."""
    nodes = Nodes('cane')
    x, y, z = nodes.separate(nodes.position(offset=False))
    u, v = (x / pitch), (z / pitch)

    def strand(c, width):
        return abs(nodes.math('FRACT', c) - 0.5) < width

    a = (strand(u, 0.2) + strand(v, 0.2)).clamped()
    b = (strand(u + v, 0.13) + strand(u - v, 0.13)).clamped()
    on = (a + b).clamped()
    col = nodes.mix(
        on,
        linear(back),
        nodes.mix(nodes.noise(nodes.position(), 30, 3), scaled(color, 0.9), scaled(color, 1.1)),
    )
    return nodes.pbr(col, 0.55, spec=0.3, normal=nodes.bump(on, 0.002, 0.5), cheap=blended(color, back, 0.3))
