"""Paint on furniture and walls, even colors, leaves of plants."""

from .colors import blended, linear, scaled
from .nodes import Nodes, material


@material
def paint(color='#f2efe9', rough=0.45, tex=0.0, spec=0.5):
    """Painted wood or metal."""
    nodes = Nodes('paint')
    nrm = None
    p = nodes.position(offset=False)
    if tex:
        nrm = nodes.bump(nodes.noise(p, 420, 2), 0.0006 * tex, 0.6)
    else:
        nrm = nodes.bump(nodes.noise(p, 18, 2), 0.0004, 0.25)
    return nodes.pbr(color, rough, spec=spec, normal=nrm)


@material
def wall(color='#e7e2da', plaster=0.0):
    """A painted wall: rolled, not quite even, slightly wavy; optionally of uneven plaster."""
    nodes = Nodes('wall')
    p = nodes.position(offset=False)
    waves = nodes.bump(nodes.noise(p, 1.3, 2), 0.05, 0.25)
    nrm = nodes.bump(nodes.noise(p, 260, 2), 0.0012, 0.35, waves)
    col = nodes.tone(linear(color), 0.965 + nodes.noise(p, 0.9, 3, 0.6) * 0.07)
    if plaster:
        big = nodes.noise(p, 1.6, 4, 0.6, 0.6)
        col = nodes.mix(((big - 0.35).clamped() * plaster), linear(color), scaled(color, 0.72))
        nrm = nodes.bump(nodes.noise(p, 9, 4, 0.6, 0.8), 0.006, 0.35 * plaster, nrm)
    return nodes.pbr(col, 0.85, spec=0.25, normal=nrm, cheap=color)


@material
def plain(color, rough=0.6, spec=0.3):
    """One even color."""
    return Nodes('plain').pbr(color, rough, spec=spec)


@material
def leaf(color='#3f5a36'):
    """Plant leaves."""
    nodes = Nodes('leaf')
    p = nodes.position()
    n = nodes.noise(p, 9, 3)
    col = nodes.mix(n, scaled(color, 0.7), scaled(color, 1.35))
    return nodes.pbr(col, 0.38, spec=0.45, normal=nodes.bump(nodes.noise(p, 60, 2), 0.001, 0.4), cheap=color)


@material
def pooled_paint(color, spots, h):
    """Wall paint on which spotlights at these places leave pools, widest at their foot; h is the height of
    the wall.

    They are painted: a dozen small lamps would leave blotches at six samples."""
    nodes = Nodes('pools')
    x, _, z = nodes.separate(nodes.position(offset=False))
    down = h / 2 - z
    wide = 0.3 + down * 0.42
    fade = nodes.ramp((down / h), [(0.0, 0.25), (0.1, 0.8), (0.24, 1.0), (0.5, 0.45), (0.85, 0.0)], 'EASE')
    pools = 0.0
    for spot in spots:
        off = (x - spot) / wide
        pools = (pools + 2.718 ** (off * off * -1.6)).clamped()
    shine = pools * fade
    warm = blended(color, '#ffe9c8', 0.42)
    return nodes.pbr(nodes.mix(shine, linear(color), scaled(warm, 1.12)), 0.85, spec=0.2, cheap=color)


def windows(nodes, x, z, middle, half, origin, pane, bar):
    """Where two windows stand beside each other, without their glazing bars: 1 on the panes, 0 elsewhere.
    Pairs are (across, up)."""
    wide = abs(abs(x) - middle[0]) < half[0]
    tall = abs(z - middle[1]) < half[1]
    bars = nodes.math(
        'MULTIPLY',
        *((nodes.math('PINGPONG', at - start, size) > bar) for at, start, size in zip((x, z), origin, pane)),
    )
    return wide * tall * bars


@material
def daylit_wall():
    """The other side of a bright room as a mirror shows it: floor, wall, two windows; seen by reflections
    only."""
    nodes = Nodes('daylit')
    x, y, z = nodes.separate(nodes.position(offset=False))
    tone = nodes.ramp(
        (z / 6.0 + 0.2),
        [
            (0.0, '#b9ada0'),
            (0.19, '#c9c1b7'),
            (0.2, '#e9e7e3'),
            (0.22, '#b4bcb9'),
            (0.62, '#c6cdca'),
            (0.66, '#f0efec'),
            (1.0, '#e4e3e0'),
        ],
    )
    pane = windows(nodes, x, z, (1.35, 1.55), (0.7, 0.85), (0.65, 0.7), (0.35, 0.425), 0.022)
    glow = nodes.node(
        'Emission', {'Color': nodes.mix(pane, tone, linear('#f3f7fb')), 'Strength': (0.62 + pane * 0.75)}
    )
    nodes.surface(glow)
    nodes.mat.cycles.sample_as_light = False
    return nodes.mat
