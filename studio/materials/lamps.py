"""What glows: lampshades, bulbs, light panels."""

from .colors import linear
from .nodes import Nodes, material


@material
def emission(color='#fff1dc', power=8.0, lights=False):
    """A surface that only glows; one that `lights` what is around it costs samples."""
    nodes = Nodes('emit')
    e = nodes.node('Emission', {'Color': linear(color), 'Strength': power})
    nodes.surface(e)
    nodes.mat.cycles.sample_as_light = lights
    return nodes.mat


@material
def shade(color='#f3ead9', power=1.6, warm='#ffe2bf', leak=0.32):
    """lit lampshade. Emission is for the eye only (camera/gloss); real light comes from the bulb, which sees
    the shade as a tinted filter on shadow rays - direct sampling, so no fireflies."""
    nodes = Nodes('shade')
    p = nodes.position()
    w = nodes.noise(nodes.mapped(p, (60, 60, 900)), 1.0, 1)
    d = nodes.node('BsdfDiffuse', {'Color': linear(color)})
    e = nodes.node('Emission', {'Color': linear(warm), 'Strength': (power * (0.85 + w * 0.3))})
    a = nodes.node('AddShader', {0: d.outputs[0], 1: e.outputs[0]})
    tr = nodes.node('BsdfTransparent', {'Color': (leak, leak * 0.84, leak * 0.66, 1)})
    lp = nodes.node('LightPath')
    m = nodes.node('MixShader', {0: lp.outputs['Is Diffuse Ray'], 1: a.outputs[0], 2: d.outputs[0]})
    m2 = nodes.node('MixShader', {0: lp.outputs['Is Shadow Ray'], 1: m.outputs[0], 2: tr.outputs[0]})
    nodes.surface(m2)
    nodes.mat.cycles.sample_as_light = False
    return nodes.mat


@material
def bulb():
    """A lit opal bulb: white in the middle, warmer towards its rim."""
    nodes = Nodes('bulb')
    rim = nodes.facing(0.5) ** 1.5
    glow = nodes.node(
        'Emission',
        {'Color': nodes.mix(rim, linear('#fff6e6'), linear('#ffc98a')), 'Strength': (1.9 - rim * 1.0)},
    )
    nodes.surface(glow)
    nodes.mat.cycles.sample_as_light = False
    return nodes.mat
