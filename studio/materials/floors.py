"""What one stands on: boards, tiles, concrete."""

from .colors import blended, linear, scaled
from .nodes import Nodes, material
from .wood import SPECIES


@material
def floorboards(species='oak', width=0.127, length=1.5, gloss=0.42, dark=1.0):
    """one plane; planks run along X. Per-plank offset/tone from a cell id; micro-bevel through bump."""
    a, b, c, rs, ps = SPECIES[species]
    nodes = Nodes('floor_' + species)
    p = nodes.position(offset=False)
    x, y, z = nodes.separate(p)
    row = nodes.math('FLOOR', (y / width))
    rr = nodes.node('TexWhiteNoise', {'W': row}, noise_dimensions='1D').outputs['Value']
    xs = x / length + rr * 7.31
    colid = nodes.math('FLOOR', xs)
    idv = nodes.node('TexWhiteNoise', {'Vector': nodes.combined(row, colid, 0.0)}, noise_dimensions='2D')
    rnd, rcol = (idv.outputs['Value'], idv.outputs['Color'])
    off = nodes.vector('MULTIPLY', rcol, (41.0, 53.0, 67.0))
    q0 = nodes.vector('ADD', p, off)
    f = nodes.noise(nodes.mapped(q0, (0.55, 7.5, 7.5)), 1.0, 1.2, 0.45, 0.25)
    wob = nodes.noise(nodes.mapped(q0, (3, 40, 40)), 1.0, 2)
    saw = nodes.math('FRACT', (f * 12.0 + wob * 0.4))
    ring = nodes.ramp(saw, [(0, 0.0), (0.55, 0.35), (0.86, 1.0), (1.0, 0.0)])
    fib = nodes.noise(nodes.mapped(q0, (5, 330, 330)), 1.0, 3, 0.6)
    streak = nodes.noise(nodes.mapped(q0, (0.8, 30, 30)), 1.0, 3, 0.55)
    t = ring * (rs * 0.5) + (streak - 0.5) * 0.9
    t = (t + (fib - 0.5) * 0.5).clamped()
    col = nodes.ramp(t, [(0, scaled(a, dark)), (0.45, scaled(b, dark)), (1, scaled(c, dark))])
    col = nodes.tone(col, 0.8 + rnd * 0.34, saturation=0.8 + rnd * 0.22)
    ey = nodes.math('PINGPONG', y / width, 0.5) * width
    ex = nodes.math('PINGPONG', xs, 0.5) * length
    e = nodes.math('MINIMUM', ey, ex)
    gap = nodes.ramp((e / 0.004), [(0.15, 0.0), (0.8, 1.0)])
    col = nodes.mix(((1.0 - gap) * 0.75), col, scaled(c, 0.25))
    nrm = nodes.bump((gap + fib * 0.06), 0.0016, 0.9)
    rough = gloss + ((streak - 0.5) * 0.2 + rnd * 0.08)
    return nodes.pbr(col, rough, spec=0.4, normal=nrm, cheap=blended(scaled(b, dark), '#a8a49e', 0.45))


@material
def tiles(color='#d9d4cc', grout='#b7b1a8', size=0.6, gloss=0.25):
    """Square tiles with grout."""
    nodes = Nodes('tile')
    p = nodes.position(offset=False)
    br = nodes.node(
        'TexBrick',
        {
            'Vector': p,
            'Color1': linear(color),
            'Color2': scaled(color, 0.94),
            'Mortar': linear(grout),
            'Scale': 1.0,
            'Mortar Size': 0.003,
            'Mortar Smooth': 0.1,
            'Brick Width': size,
            'Row Height': size,
        },
        offset=0.0,
    )
    cl = nodes.noise(p, 2.5, 5, 0.6, 0.5)
    col = nodes.mix(((cl - 0.4).clamped() * 0.5), br.outputs['Color'], scaled(color, 0.8))
    return nodes.pbr(
        col,
        (gloss + br.outputs['Fac'] * 0.4),
        spec=0.45,
        normal=nodes.bump(br.outputs['Fac'], -0.002, 0.6),
        cheap=color,
    )


@material
def concrete(color='#b9b6b1'):
    """Poured concrete."""
    nodes = Nodes('concrete')
    p = nodes.position(offset=False)
    a = nodes.noise(p, 1.2, 6, 0.6, 0.4)
    b = nodes.noise(p, 60, 3)
    col = nodes.mix(a, scaled(color, 0.82), scaled(color, 1.12))
    return nodes.pbr(col, (0.45 + a * 0.25), spec=0.35, normal=nodes.bump(b, 0.0015, 0.4), cheap=color)
