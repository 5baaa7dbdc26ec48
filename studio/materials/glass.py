"""Glass and mirrors."""

from .colors import linear, scaled
from .nodes import Nodes, material


@material
def glass(tint='#f4faf8', rough=0.0):
    """thin-ish clear glass; lets light through for shadow rays"""
    nodes = Nodes('glass')
    g = nodes.node('BsdfGlass', {'Color': linear(tint), 'Roughness': rough, 'IOR': 1.45})
    tr = nodes.node('BsdfTransparent', {'Color': linear(tint)})
    lp = nodes.node('LightPath')
    f = nodes.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    mx = nodes.node('MixShader', {0: f, 1: g.outputs[0], 2: tr.outputs[0]})
    nodes.surface(mx)
    return nodes.mat


@material
def thin_glass(tint='#f1f3f4', edge=0.21):
    """Glass so thin that it bends nothing: what is behind it, tinted, under a reflection that grows towards
    the rim."""
    nodes = Nodes('thin')
    clear, shine = (
        nodes.node('BsdfTransparent', {'Color': linear(tint)}),
        nodes.node('BsdfGlossy', {'Color': linear('#ffffff'), 'Roughness': 0.02}),
    )
    rim = nodes.facing(0.5) ** 3.0
    seen = (0.07 + rim * 0.6).clamped()
    path = nodes.node('LightPath').outputs
    direct = 1.0 - nodes.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray'])
    mixed = nodes.node('MixShader', {0: (seen * direct), 1: clear.outputs[0], 2: shine.outputs[0]})
    if edge:
        dark = nodes.node('BsdfTransparent', {'Color': scaled(tint, 1 - 4 * edge)})
        mixed = nodes.node(
            'MixShader', {0: (nodes.facing(0.5) ** 4.0 * direct), 1: mixed.outputs[0], 2: dark.outputs[0]}
        )
    nodes.surface(mixed)
    return nodes.mat


@material
def seeded_glass():
    """A pane one sheet thick with waves and little bubbles in it; light goes through, and so do shadows."""
    nodes = Nodes('seeded')
    p = nodes.position(offset=False)
    waves = nodes.noise(p, 9.0, 2)
    bubble = nodes.ramp(nodes.voronoi(p, 32.0), [(0.0, 1.0), (0.09, 1.0), (0.13, 0.0)])
    normal = nodes.bump((waves + bubble * 0.15), 0.01, 0.5)
    clear = nodes.node('BsdfTransparent', {'Color': (0.95, 0.965, 0.95, 1)})
    shine = nodes.node('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.03, 'Normal': normal})
    share = nodes.node('Fresnel', {'IOR': 1.4, 'Normal': normal}).outputs[0]
    share = share + bubble * 0.3
    camera = nodes.node('LightPath').outputs['Is Camera Ray']
    mixed = nodes.node('MixShader', {0: (share * camera), 1: clear.outputs[0], 2: shine.outputs[0]})
    nodes.surface(mixed)
    return nodes.mat


@material
def mirror():
    """Mirror glass."""
    return Nodes('mirror').pbr('#f2f4f4', 0.015, metal=1.0)
