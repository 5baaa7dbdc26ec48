"""Plain cloth: linen, knit, corduroy, velvet, boucle, cotton, sheer curtains."""

from .colors import blended, linear, scaled
from .nodes import Nodes, material


@material
def linen(color='#b9b2a6', contrast=0.35, light=None, thread=1.0, sheen=0.35, slub=1.0):
    """woven upholstery with heathered yarn: two crossed stretched noises + mottling"""
    nodes = Nodes('linen')
    p = nodes.position()
    k = 1 / thread
    w1 = nodes.noise(nodes.mapped(p, (90 * k, 900 * k, 900 * k)), 1.0, 1)
    w2 = nodes.noise(nodes.mapped(p, (900 * k, 90 * k, 90 * k)), 1.0, 1)
    w3 = nodes.noise(nodes.mapped(p, (900 * k, 900 * k, 90 * k)), 1.0, 1)
    yarn = (w1 + w2 + w3) * 0.333
    mott = nodes.noise(p, 14, 3, 0.6)
    t = ((yarn - 0.5) * (3.4 * slub) + 0.5).clamped()
    lo, hi = (scaled(color, 1 - contrast), light and linear(light) or scaled(color, 1 + contrast))
    col = nodes.mix(t, lo, hi)
    col = nodes.tone(col, 0.94 + mott * 0.12)
    nrm = nodes.bump(yarn, 0.0016 * thread, 0.8)
    col = nodes.mix((nodes.facing(0.35) ** 2.2 * 0.35), col, blended(color, '#ffffff', 0.35))
    return nodes.pbr(col, 0.92, spec=0.15, sheen=sheen, tint=0.4, normal=nrm, cheap=scaled(color, 1.05))


@material
def knit(color='#f4f3ef', pitch=0.036):
    """The knit cover of a mattress: padded diamonds of this size, over fine loops."""
    nodes = Nodes('knit')
    p = nodes.position(offset=False)
    x, y, z = nodes.separate(p)
    here = x + z * 0.7
    there = y + z * 0.7
    waves = [nodes.math('SINE', (here + there * sign) * (3.1416 / pitch)) for sign in (1, -1)]
    puff = nodes.math('SQRT', abs(waves[0] * waves[1]))
    loops = nodes.noise(p, 800, 2, 0.6)
    worn = nodes.noise(p, 7, 3, 0.6)
    col = nodes.tone(nodes.mix(puff, scaled(color, 0.86), linear(color)), 0.96 + loops * 0.05 + worn * 0.03)
    nrm = nodes.bump(puff + loops * 0.22, min(0.0022, pitch * 0.06), 0.6)
    return nodes.pbr(col, 0.9, spec=0.14, sheen=0.35, tint=0.2, normal=nrm, cheap=color)


@material
def corduroy(color='#b3834f', wale=0.014):
    """Wide-wale corduroy: ribs that run front to back on seats and down on backs and sides."""
    nodes = Nodes('corduroy')
    p = nodes.position(offset=False)
    side = abs(nodes.separate(nodes.node('TexCoord').outputs['Normal'])[0]) > 0.75
    x, y, _ = nodes.separate(p)
    across = x * (1.0 - side) + y * side
    rib = abs(nodes.math('SINE', across * (3.1416 / wale)))
    nap = nodes.noise(p, 10, 4, 0.6, 1.2)
    nrm = nodes.bump((rib + nap * 0.8), 0.004, 0.6)
    col = nodes.mix((rib**0.6), scaled(color, 0.55), scaled(color, 1.12))
    col = nodes.tone(col, 0.8 + nap * 0.4)
    return nodes.pbr(col, 0.85, spec=0.12, sheen=0.5, tint=0.6, normal=nrm, cheap=color)


@material
def velvet(color='#35505a', rim=2.0, brush=0.85):
    """Velvet: bright rim, brushed patches."""
    nodes = Nodes('velvet')
    p = nodes.position()
    br = nodes.noise(nodes.mapped(p, (1.0, 1.0, 0.55)), 9.0, 3, 0.55, 0.4)
    fine = nodes.noise(p, 900, 1)
    nrm = nodes.bump((br * (2.2 * brush) + fine * 0.22), 0.004, 0.55)
    fac = nodes.facing(0.5, nrm) ** 1.6
    base = nodes.tone(linear(color), 0.9 - 0.3 * brush + br * (0.6 * brush), saturation=0.88)
    col = nodes.mix(fac, base, blended(scaled(color, rim), '#c8c8c8', 0.1))
    return nodes.pbr(col, 0.8, spec=0.12, sheen=0.5, tint=0.6, normal=nrm, cheap=scaled(color, 1.3))


@material
def boucle(color='#efe9dd', scale=1.0):
    """Looped bouclé or sherpa."""
    nodes = Nodes('boucle')
    p = nodes.position()
    d = nodes.vector(
        'ADD', p, nodes.vector('SCALE', nodes.noise(p, 120 / scale, 2, out='Color'), 0.008 * scale)
    )
    v = nodes.voronoi(d, 150 / scale, 'SMOOTH_F1', Smoothness=0.35)
    v2 = nodes.voronoi(d, 330 / scale, 'F1')
    h = 1.0 - (v * 0.9 + v2 * 0.25)
    nrm = nodes.bump(h, 0.007 * scale, 0.75)
    col = nodes.mix(nodes.ramp(v, [(0.3, 0.0), (0.85, 1.0)]), linear(color), scaled(color, 0.8))
    return nodes.pbr(col, 0.95, spec=0.1, sheen=0.5, tint=0.3, normal=nrm, cheap=scaled(color, 0.9))


@material
def bedding(color='#f3f0ea', weave=1.0, crease=1.0):
    """Washed cotton: small ridged creases over a fine weave. What is called white reflects less than paint
    does, or a window would leave nothing of its folds."""
    nodes = Nodes('bedding')
    p = nodes.position()
    f = nodes.noise(p, 1100, 1)

    def ridge(scale, dist):
        n = nodes.noise(p, scale, 3, 0.55, dist)
        return (1.0 - abs(n - 0.5) * 5.0).clamped()

    a = ridge(12, 0.6) ** 2.0 * 0.7
    b = ridge(31, 0.8) ** 2.0 * 0.4
    m = nodes.ramp(nodes.noise(p, 3.1, 2), [(0.42, 0.15), (0.62, 1.0)])
    h = f * (0.1 * weave) + (a + b) * m
    nrm = nodes.bump(h, 0.0036 * crease, 0.5)
    return nodes.pbr(scaled(color, 0.76), 0.92, spec=0.1, sheen=0.25, tint=0.2, normal=nrm)


@material
def sheer(color='#f7f4ee', alpha=0.55):
    """Thin curtain fabric."""
    nodes = Nodes('sheer')
    nodes.position()
    d = nodes.node('BsdfDiffuse', {'Color': linear(color)})
    t = nodes.node('BsdfTranslucent', {'Color': linear(color)})
    m = nodes.node('MixShader', {0: 0.55, 1: d.outputs[0], 2: t.outputs[0]})
    tr = nodes.node('BsdfTransparent')
    m2 = nodes.node('MixShader', {0: alpha, 1: tr.outputs[0], 2: m.outputs[0]})
    nodes.surface(m2)
    return nodes.mat
