"""What stands and lies outdoors: brick, asphalt, lawn."""

from .colors import blended, linear, scaled
from .nodes import Nodes, material


def _place(nodes):
    """Where a point of a building is, in meters: walls do not turn with the grain of their boxes."""
    return nodes.node('NewGeometry').outputs['Position']


@material
def brick(color='#8a4b39', mortar='#b3a697'):
    """Running bond of modular bricks, for upright walls along X and Y."""
    nodes = Nodes('brick')
    p = _place(nodes)
    x, y, z = nodes.separate(p)
    along = nodes.combined(x + y, z, 0.0)
    laid = nodes.node(
        'TexBrick',
        {
            'Vector': along,
            'Color1': linear(color),
            'Color2': scaled(color, 0.72),
            'Mortar': linear(mortar),
            'Scale': 1.0,
            'Mortar Size': 0.005,
            'Mortar Smooth': 0.2,
            'Bias': -0.2,
            'Brick Width': 0.203,
            'Row Height': 0.0677,
        },
    )
    weather = nodes.noise(p, 1.1, 5, 0.6)
    grit = nodes.noise(p, 90, 3)
    tone = nodes.tone(laid.outputs['Color'], 0.82 + weather * 0.3 + grit * 0.1)
    joints = nodes.bump(laid.outputs['Fac'], -0.006, 0.8)
    return nodes.pbr(tone, 0.86, spec=0.25, normal=nodes.bump(grit, 0.002, 0.4, joints), cheap=color)


@material
def asphalt(color='#4a4b4d'):
    """A parking lot after rain: worn, with patches and fine stones, wet enough to shine."""
    nodes = Nodes('asphalt')
    p = _place(nodes)
    worn = nodes.noise(p, 0.35, 5, 0.65, 0.4)
    stones = nodes.voronoi(p, 85.0)
    stains = nodes.ramp(nodes.noise(p, 0.8, 3, 0.6), [(0.55, 1.0), (0.72, 0.8)])
    tone = nodes.tone(linear(color), (0.7 + worn * 0.5 + stones * 0.35) * stains)
    return nodes.pbr(tone, 0.16 + worn * 0.4, spec=0.5, normal=nodes.bump(stones, 0.003, 0.3), cheap=color)


@material
def paving(color='#c5c0b6', slab=1.5):
    """A concrete sidewalk with joints."""
    nodes = Nodes('paving')
    p = _place(nodes)
    cut = nodes.node(
        'TexBrick',
        {
            'Vector': p,
            'Color1': linear(color),
            'Color2': scaled(color, 0.93),
            'Mortar': scaled(color, 0.5),
            'Scale': 1.0,
            'Mortar Size': 0.006,
            'Mortar Smooth': 0.3,
            'Brick Width': slab,
            'Row Height': slab,
        },
        offset=0.0,
    )
    worn = nodes.noise(p, 0.9, 5, 0.65, 0.3)
    tone = nodes.tone(cut.outputs['Color'], 0.82 + worn * 0.32)
    grit = nodes.bump(nodes.noise(p, 140, 2), 0.002, 0.4)
    return nodes.pbr(
        tone, 0.85, spec=0.25, normal=nodes.bump(cut.outputs['Fac'], -0.006, 0.7, grit), cheap=color
    )


@material
def foliage(color='#4c5f37'):
    """Trees and hedges from afar."""
    nodes = Nodes('foliage')
    p = _place(nodes)
    lumps = nodes.noise(p, 1.4, 6, 0.7, 0.6)
    tone = nodes.mix(lumps, scaled(color, 0.45), blended(color, '#9aa46a', 0.5))
    return nodes.pbr(tone, 0.9, spec=0.1, normal=nodes.bump(lumps, 0.4, 0.8), cheap=color)
