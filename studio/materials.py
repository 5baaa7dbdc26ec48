"""Procedural materials. Scales are metres in object space, so one definition fits every piece."""
from math import cos, sin

import bpy

from . import oriental


def lin(h):
    """'#rrggbb' sRGB -> linear rgba"""
    if not isinstance(h, str):
        return tuple(h) + ((1.0,) if len(h) == 3 else ())
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)) + (1.0,)


def scale_col(c, k):
    """Brighten or darken a colour."""
    c = lin(c)
    return tuple((min(1, x * k) for x in c[:3])) + (1.0,)


def mixc(a, b, t):
    """Blend two colours."""
    a, b = (lin(a), lin(b))
    return tuple((x + (y - x) * t for x, y in zip(a, b)))


class NT:
    """A node tree under construction, with short names for the nodes that the materials use."""

    def __init__(s, name):
        s.mat = bpy.data.materials.new(name)
        s.mat.use_nodes = True
        s.t = s.mat.node_tree
        s.t.nodes.clear()
        s.out = s.t.nodes.new('ShaderNodeOutputMaterial')

    def n(s, typ, ins=None, **props):
        nd = s.t.nodes.new('ShaderNode' + typ)
        for k, v in props.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            s.set(nd.inputs[k], v)
        return nd

    def set(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, sock)
        elif v is not None:
            sock.default_value = v

    def obj(s, rnd=True):
        """object coordinates (metres) with a per-object random offset"""
        tc = s.n('TexCoord').outputs['Object']
        if not rnd:
            return tc
        r = s.n('ObjectInfo').outputs['Random']
        k = s.n('VectorMath', {0: s.comb(r, r, r), 1: (37.0, 61.0, 83.0)}, operation='MULTIPLY').outputs[0]
        return s.n('VectorMath', {0: tc, 1: k}, operation='ADD').outputs[0]

    def comb(s, x, y, z):
        return s.n('CombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def sep(s, v):
        return s.n('SeparateXYZ', {0: v}).outputs

    def map(s, v, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        return s.n('Mapping', {'Vector': v, 'Scale': scale, 'Location': loc, 'Rotation': rot}).outputs[0]

    def noise(s, v, scale, detail=2, rough=0.5, dist=0, out='Fac'):
        return s.n(
            'TexNoise',
            {'Vector': v, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist},
        ).outputs[out]

    def vor(s, v, scale, feature='F1', out='Distance', rnd=1.0, **k):
        return s.n(
            'TexVoronoi', {'Vector': v, 'Scale': scale, 'Randomness': rnd, **k}, feature=feature
        ).outputs[out]

    def wave(s, v, scale, **k):
        ins = {'Vector': v, 'Scale': scale}
        for a, b in (('dist', 'Distortion'), ('detail', 'Detail'), ('dscale', 'Detail Scale')):
            if a in k:
                ins[b] = k.pop(a)
        return s.n('TexWave', ins, **k).outputs['Fac']

    def math(s, op, a, b=0.0, c=None, clamp=False):
        ins = {0: a, 1: b}
        if c is not None:
            ins[2] = c
        return s.n('Math', ins, operation=op, use_clamp=clamp).outputs[0]

    def mix(s, f, a, b, blend='MIX'):
        return s.n('MixRGB', {0: f, 1: a, 2: b}, blend_type=blend).outputs[0]

    def ramp(s, f, stops, interp='LINEAR'):
        nd = s.n('ValToRGB', {0: f})
        r = nd.color_ramp
        r.interpolation = interp
        while len(r.elements) > 1:
            r.elements.remove(r.elements[0])
        r.elements[0].position, r.elements[0].color = (
            stops[0][0],
            lin(stops[0][1]) if not isinstance(stops[0][1], (int, float)) else (stops[0][1],) * 3 + (1,),
        )
        for p, c in stops[1:]:
            e = r.elements.new(p)
            e.color = lin(c) if not isinstance(c, (int, float)) else (c,) * 3 + (1,)
        return nd.outputs[0]

    def bump(s, h, dist, strength=1.0, normal=None):
        return s.n('Bump', {'Height': h, 'Distance': dist, 'Strength': strength, 'Normal': normal}).outputs[0]

    def facing(s, blend=0.5, normal=None):
        return s.n('LayerWeight', {'Blend': blend, 'Normal': normal}).outputs['Facing']

    def pbr(
        s, color, rough=0.5, metal=0.0, spec=0.5, sheen=0.0, tint=0.5, coat=0.0, coat_r=0.1, normal=None,
        trans=0.0, ior=1.45, sss=0.0, emit=None, alpha=None, cheap=None,
    ):
        ins = {
            'Base Color': lin(color) if isinstance(color, (str, tuple)) else color, 'Roughness': rough,
            'Metallic': metal, 'Specular': spec, 'Sheen': sheen, 'Sheen Tint': tint, 'Clearcoat': coat,
            'Clearcoat Roughness': coat_r, 'Normal': normal, 'Transmission': trans, 'IOR': ior,
        }
        b = s.n('BsdfPrincipled', ins)
        if alpha is not None:
            s.set(b.inputs['Alpha'], alpha)
        if cheap is None and isinstance(color, (str, tuple)):
            cheap = color
        if CHEAP and cheap is not None and (metal == 0.0) and (trans == 0.0) and (alpha is None):
            d = s.n('BsdfDiffuse', {'Color': lin(cheap)})
            lp = s.n('LightPath')
            f = lp.outputs['Is Diffuse Ray']
            mx = s.n('MixShader', {0: f, 1: b.outputs[0], 2: d.outputs[0]})
            s.t.links.new(mx.outputs[0], s.out.inputs[0])
        else:
            s.t.links.new(b.outputs[0], s.out.inputs[0])
        return s.mat


CHEAP = True
_cache = {}


def memo(fn):
    """Build a material once per set of arguments."""

    def w(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        m = _cache.get(key)
        try:
            if m and m.name:
                return m
        except ReferenceError:
            pass
        _cache[key] = fn(*a, **k)
        return _cache[key]
    return w


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


def knots(N, p, share):
    """How near the next knot is (1 in its middle, 0 away from it), and how far the grain bends around it."""
    scale = (2.4, 7.5, 7.5)
    cell = N.n('TexVoronoi', {'Vector': N.map(p, scale), 'Scale': 1.0, 'Randomness': 0.8})
    away = N.n('VectorMath', {0: N.map(cell.outputs['Position'], tuple(1 / k for k in scale)), 1: p}, operation='SUBTRACT')
    normal = N.n('TexCoord').outputs['Normal']
    depth = N.n('VectorMath', {0: away.outputs[0], 1: normal}, operation='DOT_PRODUCT').outputs['Value']
    into = N.n('VectorMath', {0: normal, 'Scale': depth}, operation='SCALE').outputs[0]
    flat = N.map(N.n('VectorMath', {0: away.outputs[0], 1: into}, operation='SUBTRACT').outputs[0], (0.6, 1, 1))
    far = N.n('VectorMath', {0: flat}, operation='LENGTH').outputs['Value']
    far = N.math('ADD', far, N.math('MULTIPLY', N.math('SUBTRACT', N.noise(p, 60, 2), 0.5), 0.006))
    there = N.math('LESS_THAN', N.sep(cell.outputs['Color'])[0], share)
    # a neighbour's knot begins at the border of the cell, so that none is cut off there
    inside = N.vor(N.map(p, scale), 1.0, 'DISTANCE_TO_EDGE', rnd=0.8)
    there = N.math('MULTIPLY', there, N.ramp(inside, [(0.0, 0.0), (0.16, 1.0)], 'EASE'))
    eye, bend = (N.math('MULTIPLY', there, N.math('POWER', 2.718, N.math('MULTIPLY', N.math('MULTIPLY', far, far), -1 / r**2)))
                 for r in (0.011, 0.034))
    return eye, bend


@memo
def wood(species='oak', gloss=0.42, scale=1.0, coat=0.08):
    """Sawn wood: growth rings, pores and streaks along the local X axis, knots where the species has them, another tone on every board."""
    a, b, c, rs, ps = SPECIES[species]
    N = NT('wood_' + species)
    p = N.obj()
    q = N.map(p, (0.36 * scale, 4.4 * scale, 4.4 * scale))
    f = N.noise(q, 1.0, 1.2, 0.45, 0.25)
    if species in KNOTS:
        eye, bend = knots(N, p, KNOTS[species])
        f = N.math('ADD', f, N.math('MULTIPLY', bend, 0.16))
    wob = N.noise(N.map(p, (3, 40, 40)), 1.0, 2)
    f2 = N.math('ADD', N.math('MULTIPLY', f, 25.0), N.math('MULTIPLY', wob, 0.45))
    saw = N.math('FRACT', f2)
    ring = N.ramp(saw, [(0, 0.0), (0.55, 0.35), (0.86, 1.0), (1.0, 0.0)])
    fib = N.noise(N.map(p, (6, 420, 420)), 1.0, 3, 0.6)
    streak = N.noise(N.map(p, (1.1, 60, 60)), 1.0, 4, 0.62)
    pores = N.ramp(N.noise(N.map(p, (14, 640, 640)), 1.0, 1, 0.5), [(0.57, 0.0), (0.68, 1.0)])
    pore_m = N.math('MULTIPLY', pores, N.math('ADD', 0.35, N.math('MULTIPLY', saw, 0.65)))
    t = N.math(
        'ADD', N.math('ADD', 0.12, N.math('MULTIPLY', ring, rs * 0.72)),
        N.math('MULTIPLY', N.math('SUBTRACT', streak, 0.5), 1.35),
    )
    t = N.math('ADD', t, N.math('MULTIPLY', N.math('SUBTRACT', fib, 0.5), 0.8), clamp=True)
    col = N.ramp(t, [(0, a), (0.45, b), (1, c)])
    r = N.n('ObjectInfo').outputs['Random']
    col = N.n(
        'HueSaturation',
        {'Color': col, 'Saturation': 1.0, 'Value': N.math('ADD', 0.93, N.math('MULTIPLY', r, 0.14))},
    ).outputs[0]
    col = N.mix(N.math('MULTIPLY', pore_m, ps * 0.55), col, scale_col(c, 0.55))
    if species in KNOTS:
        col = N.mix(N.math('MULTIPLY', bend, 0.45), col, lin(c))
        col = N.mix(N.math('MULTIPLY', eye, 0.9), col, scale_col(c, 0.3))
    h = N.math('SUBTRACT', N.math('MULTIPLY', fib, 0.4), N.math('MULTIPLY', pore_m, ps))
    nrm = N.bump(h, 0.00035, 0.7)
    rough = N.math('ADD', gloss, N.math('MULTIPLY', N.math('SUBTRACT', streak, 0.5), 0.22))
    return N.pbr(col, rough, spec=0.45, coat=coat, coat_r=0.25, normal=nrm, cheap=b)


@memo
def paint(color='#f2efe9', rough=0.45, tex=0.0, spec=0.5):
    """Painted wood or metal."""
    N = NT('paint')
    nrm = None
    p = N.obj(False)
    if tex:
        nrm = N.bump(N.noise(p, 420, 2), 0.0006 * tex, 0.6)
    else:
        nrm = N.bump(N.noise(p, 18, 2), 0.0004, 0.25)
    return N.pbr(color, rough, spec=spec, normal=nrm)


@memo
def wall(color='#e7e2da', plaster=0.0):
    """A painted wall, optionally with uneven plaster."""
    N = NT('wall')
    p = N.obj(False)
    h = N.noise(p, 260, 2)
    nrm = N.bump(h, 0.0012, 0.35)
    col = lin(color)
    if plaster:
        big = N.noise(p, 1.6, 4, 0.6, 0.6)
        col = N.mix(
            N.math('MULTIPLY', N.math('SUBTRACT', big, 0.35, clamp=True), plaster), lin(color),
            scale_col(color, 0.72),
        )
        nrm = N.bump(N.noise(p, 9, 4, 0.6, 0.8), 0.006, 0.35 * plaster, nrm)
    return N.pbr(col, 0.85, spec=0.25, normal=nrm, cheap=color)


@memo
def linen(color='#b9b2a6', contrast=0.35, light=None, thread=1.0, sheen=0.35, slub=1.0):
    """woven upholstery with heathered yarn: two crossed stretched noises + mottling"""
    N = NT('linen')
    p = N.obj()
    k = 1 / thread
    w1 = N.noise(N.map(p, (90 * k, 900 * k, 900 * k)), 1.0, 1)
    w2 = N.noise(N.map(p, (900 * k, 90 * k, 90 * k)), 1.0, 1)
    w3 = N.noise(N.map(p, (900 * k, 900 * k, 90 * k)), 1.0, 1)
    yarn = N.math('MULTIPLY', N.math('ADD', N.math('ADD', w1, w2), w3), 0.333)
    mott = N.noise(p, 14, 3, 0.6)
    t = N.math('ADD', N.math('MULTIPLY', N.math('SUBTRACT', yarn, 0.5), 3.4 * slub), 0.5, clamp=True)
    lo, hi = (scale_col(color, 1 - contrast), light and lin(light) or scale_col(color, 1 + contrast))
    col = N.mix(t, lo, hi)
    col = N.n(
        'HueSaturation', {'Color': col, 'Value': N.math('ADD', 0.94, N.math('MULTIPLY', mott, 0.12))}
    ).outputs[0]
    nrm = N.bump(yarn, 0.0016 * thread, 0.8)
    col = N.mix(
        N.math('MULTIPLY', N.math('POWER', N.facing(0.35), 2.2), 0.35), col, mixc(color, '#ffffff', 0.35)
    )
    return N.pbr(col, 0.92, spec=0.15, sheen=sheen, tint=0.4, normal=nrm, cheap=scale_col(color, 1.05))


@memo
def corduroy(color='#b3834f', wale=0.014):
    """Wide-wale corduroy: ribs that run front to back on seats and down on backs and sides."""
    N = NT('corduroy')
    p = N.obj(False)
    side = N.math('GREATER_THAN', N.math('ABSOLUTE', N.sep(N.n('TexCoord').outputs['Normal'])[0]), 0.75)
    x, y, _ = N.sep(p)
    across = N.math('ADD', N.math('MULTIPLY', x, N.math('SUBTRACT', 1.0, side)), N.math('MULTIPLY', y, side))
    rib = N.math('ABSOLUTE', N.math('SINE', N.math('MULTIPLY', across, 3.1416 / wale)))
    nap = N.noise(p, 10, 4, 0.6, 1.2)
    nrm = N.bump(N.math('ADD', rib, N.math('MULTIPLY', nap, 0.8)), 0.004, 0.6)
    col = N.mix(N.math('POWER', rib, 0.6), scale_col(color, 0.55), scale_col(color, 1.12))
    col = N.n('HueSaturation', {'Color': col, 'Value': N.math('ADD', 0.8, N.math('MULTIPLY', nap, 0.4))}).outputs[0]
    return N.pbr(col, 0.85, spec=0.12, sheen=0.5, tint=0.6, normal=nrm, cheap=color)


@memo
def velvet(color='#35505a', rim=2.0, brush=0.85):
    """Velvet: bright rim, brushed patches."""
    N = NT('velvet')
    p = N.obj()
    br = N.noise(N.map(p, (1.0, 1.0, 0.55)), 9.0, 3, 0.55, 0.4)
    fine = N.noise(p, 900, 1)
    nrm = N.bump(
        N.math('ADD', N.math('MULTIPLY', br, 2.2 * brush), N.math('MULTIPLY', fine, 0.22)), 0.004, 0.55
    )
    fac = N.math('POWER', N.facing(0.5, nrm), 1.6)
    base = N.n(
        'HueSaturation',
        {'Color': lin(color), 'Saturation': 0.88, 'Value': N.math('ADD', 0.9 - 0.3 * brush, N.math('MULTIPLY', br, 0.6 * brush))},
    ).outputs[0]
    col = N.mix(fac, base, mixc(scale_col(color, rim), '#c8c8c8', 0.1))
    return N.pbr(col, 0.8, spec=0.12, sheen=0.5, tint=0.6, normal=nrm, cheap=scale_col(color, 1.3))


@memo
def boucle(color='#efe9dd', scale=1.0):
    """Looped bouclé or sherpa."""
    N = NT('boucle')
    p = N.obj()
    d = N.n(
        'VectorMath',
        {
            0: p,
            1: N.n(
                'VectorMath',
                {0: N.noise(p, 120 / scale, 2, out='Color'), 'Scale': 0.008 * scale}, operation='SCALE',
            ).outputs[0],
        },
        operation='ADD',
    ).outputs[0]
    v = N.vor(d, 150 / scale, 'SMOOTH_F1', Smoothness=0.35)
    v2 = N.vor(d, 330 / scale, 'F1')
    h = N.math('SUBTRACT', 1.0, N.math('ADD', N.math('MULTIPLY', v, 0.9), N.math('MULTIPLY', v2, 0.25)))
    nrm = N.bump(h, 0.007 * scale, 0.75)
    col = N.mix(N.ramp(v, [(0.3, 0.0), (0.85, 1.0)]), lin(color), scale_col(color, 0.8))
    return N.pbr(col, 0.95, spec=0.1, sheen=0.5, tint=0.3, normal=nrm, cheap=scale_col(color, 0.9))


@memo
def leather(color='#8a5a37', rough=0.42, grain=1.0, wear=0.35, crease=1.0):
    """Pebbled, creased and slightly worn leather."""
    N = NT('leather')
    p = N.obj()
    d = N.n(
        'VectorMath',
        {
            0: p,
            1: N.n(
                'VectorMath', {0: N.noise(p, 90, 2, out='Color'), 'Scale': 0.006}, operation='SCALE'
            ).outputs[0],
        },
        operation='ADD',
    ).outputs[0]
    cells = N.vor(d, 240 / grain, 'DISTANCE_TO_EDGE')
    peb = N.ramp(cells, [(0, 0.0), (0.22, 1.0)], 'EASE')
    wr = N.noise(p, 22, 5, 0.62, 0.7)
    nrm = N.bump(N.math('ADD', N.math('MULTIPLY', peb, 0.35 * crease), N.math('MULTIPLY', wr, 2.2 * crease)), 0.0016, 0.75)
    cl = N.noise(p, 5, 4, 0.6)
    col = N.mix(
        N.math('MULTIPLY', N.math('SUBTRACT', cl, 0.3, clamp=True), wear * 2), scale_col(color, 0.86),
        scale_col(color, 1.22),
    )
    col = N.mix(N.math('MULTIPLY', N.math('SUBTRACT', 1.0, peb), 0.3), col, scale_col(color, 0.5))
    r = N.math('ADD', rough - 0.06, N.math('MULTIPLY', cl, 0.16))
    return N.pbr(col, r, spec=0.42, normal=nrm, cheap=color)


METALS = {
    'black': ('#1b1b1c', 0.45, 0.0), 'brass': ('#c9a25f', 0.28, 1.0), 'chrome': ('#dddddd', 0.08, 1.0),
    'steel': ('#b8b9ba', 0.3, 1.0), 'bronze': ('#4a3b2e', 0.4, 1.0), 'nickel': ('#b5aea4', 0.3, 1.0),
    'gun': ('#4b4c4f', 0.38, 1.0), 'gold': ('#d9b36c', 0.22, 1.0),
}


@memo
def metal(kind='black', rough=None):
    """Metal by name."""
    c, r, m = METALS[kind]
    N = NT('metal_' + kind)
    p = N.obj()
    n = N.noise(p, 60, 3)
    return N.pbr(c, N.math('ADD', (rough or r) - 0.05, N.math('MULTIPLY', n, 0.03)), metal=m, spec=0.5)


@memo
def glass(tint='#f4faf8', rough=0.0):
    """thin-ish clear glass; lets light through for shadow rays"""
    N = NT('glass')
    g = N.n('BsdfGlass', {'Color': lin(tint), 'Roughness': rough, 'IOR': 1.45})
    tr = N.n('BsdfTransparent', {'Color': lin(tint)})
    lp = N.n('LightPath')
    f = N.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    mx = N.n('MixShader', {0: f, 1: g.outputs[0], 2: tr.outputs[0]})
    N.t.links.new(mx.outputs[0], N.out.inputs[0])
    return N.mat


@memo
def mirror():
    """Mirror glass."""
    return NT('mirror').pbr('#f2f4f4', 0.015, metal=1.0)


@memo
def marble(color='#efeeec', vein='#8d8a86', gloss=0.12, scale=1.0):
    """Polished marble with two scales of veins."""
    N = NT('marble')
    p = N.obj()
    w = N.noise(p, 1.6 * scale, 5, 0.55, out='Color')
    q = N.n(
        'VectorMath',
        {0: p, 1: N.n('VectorMath', {0: w, 'Scale': 0.9 / scale}, operation='SCALE').outputs[0]},
        operation='ADD',
    ).outputs[0]
    a = N.math('ABSOLUTE', N.math('SUBTRACT', N.noise(q, 1.9 * scale, 4, 0.5), 0.5))
    b = N.math('ABSOLUTE', N.math('SUBTRACT', N.noise(q, 5.5 * scale, 4, 0.55), 0.5))
    v1 = N.ramp(a, [(0, 1.0), (0.02, 0.45), (0.09, 0.0)])
    v2 = N.ramp(b, [(0, 0.55), (0.015, 0.15), (0.05, 0.0)])
    cloud = N.noise(p, 3 * scale, 4, 0.6)
    t = N.math(
        'ADD',
        N.math('ADD', N.math('MULTIPLY', v1, 0.75), N.math('MULTIPLY', v2, 0.35)),
        N.math('MULTIPLY', N.math('SUBTRACT', cloud, 0.45, clamp=True), 0.35), clamp=True,
    )
    return N.pbr(N.mix(t, lin(color), lin(vein)), gloss, spec=0.5, coat=0.2, coat_r=0.05, cheap=color)


@memo
def ceramic(color='#ece7de', rough=0.35, speck=0.0):
    """Glazed ceramic, optionally speckled."""
    N = NT('ceramic')
    p = N.obj()
    col = lin(color)
    if speck:
        col = N.mix(
            N.math('MULTIPLY', N.ramp(N.noise(p, 320, 2), [(0.62, 0.0), (0.68, 1.0)]), speck), lin(color),
            lin('#5b4a3a'),
        )
    return N.pbr(col, rough, spec=0.5, normal=N.bump(N.noise(p, 30, 2), 0.0015, 0.3))


@memo
def plain(color, rough=0.6, spec=0.3):
    """One even colour."""
    return NT('plain').pbr(color, rough, spec=spec)


@memo
def emission(color='#fff1dc', power=8.0, lights=False):
    """A surface that only glows; one that `lights` what is around it costs samples."""
    N = NT('emit')
    e = N.n('Emission', {'Color': lin(color), 'Strength': power})
    N.t.links.new(e.outputs[0], N.out.inputs[0])
    N.mat.cycles.sample_as_light = lights
    return N.mat


@memo
def shade(color='#f3ead9', power=1.6, warm='#ffe2bf', leak=0.32):
    """lit lampshade. Emission is for the eye only (camera/gloss); real light comes from the bulb, which sees the shade as
    a tinted filter on shadow rays - direct sampling, so no fireflies."""
    N = NT('shade')
    p = N.obj()
    w = N.noise(N.map(p, (60, 60, 900)), 1.0, 1)
    d = N.n('BsdfDiffuse', {'Color': lin(color)})
    e = N.n(
        'Emission',
        {
            'Color': lin(warm),
            'Strength': N.math('MULTIPLY', power, N.math('ADD', 0.85, N.math('MULTIPLY', w, 0.3))),
        },
    )
    a = N.n('AddShader', {0: d.outputs[0], 1: e.outputs[0]})
    tr = N.n('BsdfTransparent', {'Color': (leak, leak * 0.84, leak * 0.66, 1)})
    lp = N.n('LightPath')
    m = N.n('MixShader', {0: lp.outputs['Is Diffuse Ray'], 1: a.outputs[0], 2: d.outputs[0]})
    m2 = N.n('MixShader', {0: lp.outputs['Is Shadow Ray'], 1: m.outputs[0], 2: tr.outputs[0]})
    N.t.links.new(m2.outputs[0], N.out.inputs[0])
    N.mat.cycles.sample_as_light = False
    return N.mat


@memo
def sheer(color='#f7f4ee', alpha=0.55):
    """Thin curtain fabric."""
    N = NT('sheer')
    N.obj()
    d = N.n('BsdfDiffuse', {'Color': lin(color)})
    t = N.n('BsdfTranslucent', {'Color': lin(color)})
    m = N.n('MixShader', {0: 0.55, 1: d.outputs[0], 2: t.outputs[0]})
    tr = N.n('BsdfTransparent')
    m2 = N.n('MixShader', {0: alpha, 1: tr.outputs[0], 2: m.outputs[0]})
    N.t.links.new(m2.outputs[0], N.out.inputs[0])
    return N.mat


@memo
def bedding(color='#f3f0ea', weave=1.0, crease=1.0):
    """Washed cotton: ridged creases at two scales over a fine weave."""
    N = NT('bedding')
    p = N.obj()
    f = N.noise(p, 1100, 1)

    def ridge(scale, dist):
        n = N.noise(p, scale, 3, 0.55, dist)
        return N.math(
            'SUBTRACT', 1.0,
            N.math('MULTIPLY', N.math('ABSOLUTE', N.math('SUBTRACT', n, 0.5)), 5.0), clamp=True,
        )
    a = N.math('MULTIPLY', N.math('POWER', ridge(9, 0.6), 2.0), 1.0)
    b = N.math('MULTIPLY', N.math('POWER', ridge(27, 0.8), 2.0), 0.42)
    m = N.ramp(N.noise(p, 3.1, 2), [(0.42, 0.15), (0.62, 1.0)])
    h = N.math('ADD', N.math('MULTIPLY', f, 0.1 * weave), N.math('MULTIPLY', N.math('ADD', a, b), m))
    nrm = N.bump(h, 0.0042 * crease, 0.55)
    return N.pbr(color, 0.9, spec=0.12, sheen=0.3, tint=0.2, normal=nrm)


@memo
def leaf(color='#3f5a36'):
    """Plant leaves."""
    N = NT('leaf')
    p = N.obj()
    n = N.noise(p, 9, 3)
    r = N.n('ObjectInfo').outputs['Random']
    col = N.mix(n, scale_col(color, 0.7), scale_col(color, 1.35))
    return N.pbr(col, 0.38, spec=0.45, normal=N.bump(N.noise(p, 60, 2), 0.001, 0.4), cheap=color)


@memo
def rug(base='#d8cfc1', accent='#8e8474', style='plain', w=2.4, d=3.3):
    """Rug pile with a pattern, for a rug of w by d metres."""
    N = NT('rug_' + style)
    p = N.obj(False)
    x, y, z = N.sep(p)
    pile = N.noise(p, 380, 2, 0.6)
    pile2 = N.noise(p, 60, 3, 0.6)
    mott = N.noise(p, 5, 4, 0.6)
    col = N.mix(mott, scale_col(base, 0.9), scale_col(base, 1.06))
    if style == 'diamond':
        wob = N.math('MULTIPLY', N.math('SUBTRACT', N.noise(p, 3.5, 2), 0.5), 0.07)
        k = 1.9
        a = N.math(
            'PINGPONG',
            N.math('ADD', N.math('ADD', N.math('MULTIPLY', x, k), N.math('MULTIPLY', y, k * 0.66)), wob), 0.5,
        )
        b = N.math(
            'PINGPONG',
            N.math('ADD', N.math('SUBTRACT', N.math('MULTIPLY', x, k), N.math('MULTIPLY', y, k * 0.66)), wob),
            0.5,
        )
        m = N.math('MINIMUM', a, b)
        line = N.ramp(
            N.math('ADD', m, N.math('MULTIPLY', N.math('SUBTRACT', pile2, 0.5), 0.025)),
            [(0.018, 1.0), (0.034, 0.0)],
        )
        col = N.mix(line, col, lin(accent))
    elif style == 'border':
        bx = N.math('SUBTRACT', w / 2, N.math('ABSOLUTE', x))
        by = N.math('SUBTRACT', d / 2, N.math('ABSOLUTE', y))
        e = N.math('MINIMUM', bx, by)
        band = N.math('MULTIPLY', N.math('GREATER_THAN', e, 0.11), N.math('LESS_THAN', e, 0.15))
        band2 = N.math('MULTIPLY', N.math('GREATER_THAN', e, 0.17), N.math('LESS_THAN', e, 0.18))
        col = N.mix(N.math('MAXIMUM', band, band2), col, lin(accent))
    elif style == 'grid':
        wob = N.math('MULTIPLY', N.math('SUBTRACT', N.noise(p, 5, 2), 0.5), 0.012)
        a, b = (N.math('PINGPONG', N.math('ADD', v, wob), 0.15) for v in (x, y))
        col = N.mix(N.ramp(N.math('MINIMUM', a, b), [(0.005, 1.0), (0.009, 0.0)]), col, lin(accent))
    elif style == 'stripe':
        s = N.math('FRACT', N.math('MULTIPLY', y, 4.2))
        col = N.mix(
            N.ramp(s, [(0.0, 0.0), (0.48, 0.0), (0.5, 1.0), (0.98, 1.0), (1.0, 0.0)]), col, lin(accent)
        )
    elif style == 'abstract':
        q = N.noise(p, 1.1, 2, 0.4, 0.8)
        a = N.ramp(q, [(0.44, 0.0), (0.455, 1.0)])
        b = N.ramp(N.noise(N.map(p, loc=(7, 3, 1)), 0.9, 2, 0.4, 0.9), [(0.55, 0.0), (0.56, 1.0)])
        col = N.mix(N.math('MULTIPLY', a, 0.8), col, lin(accent))
        col = N.mix(N.math('MULTIPLY', b, 0.9), col, mixc(base, accent, 0.35))
    elif style == 'vintage':
        bx = N.math('SUBTRACT', w / 2, N.math('ABSOLUTE', x))
        by = N.math('SUBTRACT', d / 2, N.math('ABSOLUTE', y))
        e = N.math('MINIMUM', bx, by)
        border = N.math('LESS_THAN', e, 0.32)
        ax, ay = (N.math('ABSOLUTE', x), N.math('ABSOLUTE', y))
        v = N.comb(ax, ay, 0.0)
        orn = N.vor(v, 9.0, 'F1', rnd=0.55)
        orn2 = N.vor(v, 19.0, 'DISTANCE_TO_EDGE', rnd=0.4)
        pat = N.math(
            'ADD', N.math('PINGPONG', N.math('MULTIPLY', orn, 3.2), 1.0), N.math('MULTIPLY', orn2, 1.2)
        )
        m = N.ramp(pat, [(0.35, 0.0), (0.42, 1.0), (0.8, 1.0), (0.88, 0.2)])
        fade = N.ramp(N.noise(p, 2.2, 5, 0.65), [(0.38, 0.15), (0.62, 1.0)])
        mm = N.math('MULTIPLY', m, fade)
        field = N.mix(N.math('MULTIPLY', mm, 0.75), col, lin(accent))
        bord = N.mix(N.math('MULTIPLY', mm, 0.85), mixc(accent, base, 0.25), lin(base))
        col = N.mix(border, field, bord)
        lines = N.math('MULTIPLY', N.math('GREATER_THAN', e, 0.3), N.math('LESS_THAN', e, 0.34))
        col = N.mix(N.math('MULTIPLY', lines, 0.7), col, scale_col(accent, 0.6))
    col = N.n(
        'HueSaturation', {'Color': col, 'Value': N.math('ADD', 0.86, N.math('MULTIPLY', pile, 0.28))}
    ).outputs[0]
    nrm = N.bump(N.math('ADD', pile, N.math('MULTIPLY', pile2, 0.8)), 0.007, 0.8)
    return N.pbr(col, 0.95, spec=0.08, sheen=0.4, tint=0.4, normal=nrm, cheap=base)


@memo
def art(style='arcs', bg='#efe8dc', c1='#b98a63', c2='#39424a', c3='#8b937f', seed=0.0):
    """abstract prints, object coords (XZ plane), canvas about 1 unit = 1 m"""
    N = NT('art')
    p = N.map(N.obj(False), loc=(seed, 0, seed * 2.7))
    x, y, z = N.sep(N.obj(False))
    col = lin(bg)
    paper = N.noise(p, 300, 2)

    def disk(cx, cz, r, soft=0.004):
        d = N.math(
            'SQRT',
            N.math(
                'ADD',
                N.math('POWER', N.math('ABSOLUTE', N.math('SUBTRACT', x, cx)), 2.0),
                N.math('POWER', N.math('ABSOLUTE', N.math('SUBTRACT', z, cz)), 2.0),
            ),
        )
        return (d, N.ramp(N.math('DIVIDE', d, r), [(1 - soft / r, 1.0), (1.0, 0.0)]))
    if style == 'arcs':
        d, m = disk(0, -0.1, 0.24)
        col = N.mix(m, col, lin(c1))
        d, m = disk(0, -0.1, 0.16)
        col = N.mix(m, col, lin(bg))
        d, m = disk(0, -0.1, 0.085)
        col = N.mix(m, col, lin(c2))
        col = N.mix(N.math('LESS_THAN', z, -0.1), col, lin(bg))
        d, m = disk(0.09, 0.2, 0.06)
        col = N.mix(m, col, lin(c3))
    elif style == 'hills':
        for i, (c, h, a, f, s) in enumerate(
            ((c3, 0.06, 0.07, 2.3, 1.0), (c1, -0.06, 0.06, 3.1, 5.0), (c2, -0.2, 0.05, 2.7, 9.0))
        ):
            nn = N.noise(N.comb(N.math('ADD', x, s + seed), s, 0.0), f, 2, 0.45)
            e = N.math('ADD', h, N.math('MULTIPLY', N.math('SUBTRACT', nn, 0.5), a * 6))
            col = N.mix(N.ramp(N.math('SUBTRACT', e, z), [(0, 0.0), (0.004, 1.0)]), col, lin(c))
        d, m = disk(0.12, 0.22, 0.055)
        col = N.mix(m, col, lin('#d8a15f'))
    elif style == 'brush':
        q = N.noise(N.map(p, (1.2, 1, 4.5)), 1.6, 5, 0.6, 1.4)
        col = N.mix(N.ramp(q, [(0.46, 0.0), (0.5, 1.0), (0.56, 1.0), (0.6, 0.0)]), col, lin(c2))
        q2 = N.noise(N.map(p, (1, 1, 2.2), loc=(4, 2, 9)), 1.3, 4, 0.55, 0.8)
        col = N.mix(N.math('MULTIPLY', N.ramp(q2, [(0.5, 0.0), (0.58, 1.0)]), 0.75), col, lin(c1))
    elif style == 'lines':
        q = N.noise(p, 1.4, 2, 0.4, 0.4)
        s = N.math('FRACT', N.math('MULTIPLY', q, 16.0))
        col = N.mix(N.ramp(s, [(0.06, 1.0), (0.1, 0.0)]), col, lin(c2))
    col = N.n(
        'HueSaturation', {'Color': col, 'Value': N.math('ADD', 0.95, N.math('MULTIPLY', paper, 0.1))}
    ).outputs[0]
    return N.pbr(col, 0.8, spec=0.2, cheap=bg)


@memo
def tiles(color='#d9d4cc', grout='#b7b1a8', size=0.6, gloss=0.25):
    """Square tiles with grout."""
    N = NT('tile')
    p = N.obj(False)
    br = N.n(
        'TexBrick',
        {
            'Vector': p, 'Color1': lin(color), 'Color2': scale_col(color, 0.94), 'Mortar': lin(grout),
            'Scale': 1.0, 'Mortar Size': 0.003, 'Mortar Smooth': 0.1, 'Brick Width': size, 'Row Height': size,
        },
        offset=0.0,
    )
    cl = N.noise(p, 2.5, 5, 0.6, 0.5)
    col = N.mix(
        N.math('MULTIPLY', N.math('SUBTRACT', cl, 0.4, clamp=True), 0.5), br.outputs['Color'],
        scale_col(color, 0.8),
    )
    return N.pbr(
        col,
        N.math('ADD', gloss, N.math('MULTIPLY', br.outputs['Fac'], 0.4)), spec=0.45,
        normal=N.bump(br.outputs['Fac'], -0.002, 0.6), cheap=color,
    )


@memo
def floorboards(species='oak', width=0.19, length=1.9, gloss=0.42, dark=1.0):
    """one plane; planks run along X. Per-plank offset/tone from a cell id; micro-bevel through bump."""
    a, b, c, rs, ps = SPECIES[species]
    N = NT('floor_' + species)
    p = N.obj(False)
    x, y, z = N.sep(p)
    row = N.math('FLOOR', N.math('DIVIDE', y, width))
    rr = N.n('TexWhiteNoise', {'W': row}, noise_dimensions='1D').outputs['Value']
    xs = N.math('ADD', N.math('DIVIDE', x, length), N.math('MULTIPLY', rr, 7.31))
    colid = N.math('FLOOR', xs)
    idv = N.n('TexWhiteNoise', {'Vector': N.comb(row, colid, 0.0)}, noise_dimensions='2D')
    rnd, rcol = (idv.outputs['Value'], idv.outputs['Color'])
    off = N.n('VectorMath', {0: rcol, 1: (41.0, 53.0, 67.0)}, operation='MULTIPLY').outputs[0]
    q0 = N.n('VectorMath', {0: p, 1: off}, operation='ADD').outputs[0]
    f = N.noise(N.map(q0, (0.45, 4.6, 4.6)), 1.0, 1.2, 0.45, 0.25)
    wob = N.noise(N.map(q0, (3, 40, 40)), 1.0, 2)
    saw = N.math('FRACT', N.math('ADD', N.math('MULTIPLY', f, 14.0), N.math('MULTIPLY', wob, 0.4)))
    ring = N.ramp(saw, [(0, 0.0), (0.55, 0.35), (0.86, 1.0), (1.0, 0.0)])
    fib = N.noise(N.map(q0, (5, 330, 330)), 1.0, 3, 0.6)
    streak = N.noise(N.map(q0, (0.8, 30, 30)), 1.0, 3, 0.55)
    t = N.math(
        'ADD', N.math('MULTIPLY', ring, rs * 0.8), N.math('MULTIPLY', N.math('SUBTRACT', streak, 0.5), 0.9)
    )
    t = N.math('ADD', t, N.math('MULTIPLY', N.math('SUBTRACT', fib, 0.5), 0.5), clamp=True)
    col = N.ramp(t, [(0, scale_col(a, dark)), (0.45, scale_col(b, dark)), (1, scale_col(c, dark))])
    col = N.n(
        'HueSaturation',
        {
            'Color': col,
            'Saturation': N.math('ADD', 0.88, N.math('MULTIPLY', rnd, 0.2)),
            'Value': N.math('ADD', 0.86, N.math('MULTIPLY', rnd, 0.24)),
        },
    ).outputs[0]
    ey = N.math('MULTIPLY', N.math('PINGPONG', N.math('DIVIDE', y, width), 0.5), width)
    ex = N.math('MULTIPLY', N.math('PINGPONG', xs, 0.5), length)
    e = N.math('MINIMUM', ey, ex)
    gap = N.ramp(N.math('DIVIDE', e, 0.004), [(0.15, 0.0), (0.8, 1.0)])
    col = N.mix(N.math('MULTIPLY', N.math('SUBTRACT', 1.0, gap), 0.75), col, scale_col(c, 0.25))
    nrm = N.bump(N.math('ADD', gap, N.math('MULTIPLY', fib, 0.06)), 0.0016, 0.9)
    N.math('MULTIPLY', N.math('SUBTRACT', rnd, 0.5), 0.0)
    rough = N.math(
        'ADD', gloss,
        N.math('ADD', N.math('MULTIPLY', N.math('SUBTRACT', streak, 0.5), 0.2), N.math('MULTIPLY', rnd, 0.08)),
    )
    return N.pbr(col, rough, spec=0.4, normal=nrm, cheap=mixc(scale_col(b, dark), '#a8a49e', 0.45))


@memo
def cane(color='#d9bd8c', back='#8a6c45', pitch=0.011):
    """Woven cane: strands along both axes and both diagonals around small dark holes, in the XZ plane."""
    N = NT('cane')
    x, y, z = N.sep(N.obj(False))
    u, v = N.math('DIVIDE', x, pitch), N.math('DIVIDE', z, pitch)

    def strand(c, width):
        return N.math('LESS_THAN', N.math('ABSOLUTE', N.math('SUBTRACT', N.math('FRACT', c), 0.5)), width)
    a = N.math('ADD', strand(u, 0.2), strand(v, 0.2), clamp=True)
    b = N.math('ADD', strand(N.math('ADD', u, v), 0.13), strand(N.math('SUBTRACT', u, v), 0.13), clamp=True)
    on = N.math('ADD', a, b, clamp=True)
    col = N.mix(on, lin(back), N.mix(N.noise(N.obj(), 30, 3), scale_col(color, 0.9), scale_col(color, 1.1)))
    return N.pbr(col, 0.55, spec=0.3, normal=N.bump(on, 0.002, 0.5), cheap=mixc(color, back, 0.3))


@memo
def concrete(color='#b9b6b1'):
    """Poured concrete."""
    N = NT('concrete')
    p = N.obj(False)
    a = N.noise(p, 1.2, 6, 0.6, 0.4)
    b = N.noise(p, 60, 3)
    col = N.mix(a, scale_col(color, 0.82), scale_col(color, 1.12))
    return N.pbr(
        col, N.math('ADD', 0.45, N.math('MULTIPLY', a, 0.25)), spec=0.35, normal=N.bump(b, 0.0015, 0.4),
        cheap=color,
    )


@memo
def hammered(color='#c9a25f'):
    """Hammered metal: shallow dents side by side."""
    N = NT('metal_hammered')
    dents = N.vor(N.obj(), 62.0, 'SMOOTH_F1', Smoothness=0.4)
    return N.pbr(color, 0.3, metal=1.0, normal=N.bump(dents, 0.006, 0.8))


@memo
def ticking(color='#6d8fb8', over='cushions', base='#f1eee6', pitch=0.035):
    """Ticking: woven stripes, one broad and two thin. They lie in the room, so that pieces match: over `cushions` they run
    from front to back and up the front, over `arms` from side to side and down the outside."""
    N = NT('ticking')
    seen = N.n('NewGeometry').outputs
    p = seen['Position']
    x, y, z = N.sep(p)
    nx, ny, _ = N.sep(seen['Normal'])
    flat = N.math('ABSOLUTE', nx if over == 'cushions' else ny)
    turned = N.math('GREATER_THAN', flat, 0.7)
    here, there = (x, y) if over == 'cushions' else (y, x)
    along = N.math('ADD', N.math('MULTIPLY', here, N.math('SUBTRACT', 1.0, turned)), N.math('MULTIPLY', there, turned))
    s = N.math('FRACT', N.math('DIVIDE', along, pitch))
    stripe = N.ramp(s, [(0.0, 1.0), (0.3, 1.0), (0.31, 0.0), (0.58, 0.0), (0.59, 1.0), (0.64, 1.0), (0.65, 0.0), (0.78, 0.0), (0.79, 1.0), (0.84, 1.0), (0.85, 0.0)], 'CONSTANT')
    yarn = N.noise(p, 700, 2)
    col = N.mix(stripe, lin(base), lin(color))
    return N.pbr(col, 0.9, spec=0.12, sheen=0.3, normal=N.bump(yarn, 0.0012, 0.6), cheap=mixc(base, color, 0.45))


@memo
def medallion(field='#8f4a3c', navy='#3b4763', cream='#d9cdb6', rose='#b98a72', w=1.52, d=2.44):
    """Worn oriental rug, drawn knot by knot: a large medallion with pendants, corner pieces, a narrow cream border."""
    nx, ny = 608, 976
    across = [(i + 0.5) * w / nx for i in range(nx // 2)]
    quarter = [[oriental.yarn(x, (j + 0.5) * d / ny, w, d) for x in across] for j in range(ny // 2)]
    yarn = ((0, 0, 0, 1), (1, 0, 0, 1), (0, 1, 0, 1), (0, 0, 1, 1))
    rows = [[c for k in row[::-1] + row for c in yarn[k]] for row in quarter]
    image = bpy.data.images.new('medallion', nx, ny, float_buffer=True, is_data=True)
    image.pixels.foreach_set([c for row in rows[::-1] + rows for c in row])
    image.update()
    N = NT('medallion')
    p = N.obj(False)
    wobble = N.n('VectorMath', {0: N.noise(p, 26, 2, out='Color'), 1: (0.5, 0.5, 0.5)}, operation='SUBTRACT').outputs[0]
    wobble = N.n('VectorMath', {0: wobble, 'Scale': 0.005}, operation='SCALE').outputs[0]
    at = N.map(N.n('VectorMath', {0: p, 1: wobble}, operation='ADD').outputs[0], (1 / w, 1 / d, 1), (0.5, 0.5, 0))
    drawn = N.n('TexImage', {'Vector': at}, image=image, extension='EXTEND', interpolation='Linear').outputs['Color']
    one, two, three = N.n('SeparateRGB', {0: drawn}).outputs
    shade = N.noise(N.map(p, (0.4, 7, 1)), 1.0, 3)
    col = N.mix(shade, lin(field), scale_col(field, 0.8))
    col = N.mix(three, col, lin(rose))
    col = N.mix(two, col, lin(cream))
    col = N.mix(one, col, N.mix(shade, lin(navy), mixc(navy, cream, 0.25)))
    worn = N.math('MULTIPLY', N.noise(p, 3.0, 5, 0.65), N.noise(p, 90, 3, 0.7))
    wear = N.ramp(worn, [(0.2, 0.0), (0.42, 0.55)])
    col = N.mix(wear, col, mixc(cream, field, 0.3))
    pile = N.noise(p, 380, 2, 0.6)
    col = N.n('HueSaturation', {'Color': col, 'Value': N.math('ADD', 0.86, N.math('MULTIPLY', pile, 0.28))}).outputs[0]
    return N.pbr(col, 0.95, spec=0.08, sheen=0.3, normal=N.bump(pile, 0.004, 0.8), cheap=mixc(field, cream, 0.4))


@memo
def damask(color='#622330', gold='#b08a45'):
    """Damask: sprigs of gold leaves in an ogee net, laid flat on every face."""
    N = NT('damask')
    seen = N.n('TexCoord').outputs
    p = seen['Object']
    x, y, z = N.sep(p)
    nx, ny, nz = (N.math('ABSOLUTE', n) for n in N.sep(seen['Normal']))
    top = N.math('GREATER_THAN', nz, N.math('MAXIMUM', nx, ny))
    side = N.math('MULTIPLY', N.math('GREATER_THAN', nx, ny), N.math('SUBTRACT', 1.0, top))
    blend = lambda f, a, b: N.math('ADD', N.math('MULTIPLY', a, N.math('SUBTRACT', 1.0, f)), N.math('MULTIPLY', b, f))
    u, v = N.math('ADD', blend(side, x, y), 7.0), N.math('ADD', blend(top, z, y), 7.0)
    wide, high = 0.078, 0.176
    row = N.math('DIVIDE', u, wide)
    column = N.math('FLOOR', row)
    odd = N.math('MODULO', column, 2.0)
    across = N.math('MULTIPLY', N.math('ABSOLUTE', N.math('SUBTRACT', N.math('FRACT', row), 0.5)), wide)
    turn = N.math('DIVIDE', v, high)
    up = N.math('SUBTRACT', N.math('FRACT', N.math('ADD', turn, N.math('MULTIPLY', odd, 0.5))), 0.5)
    up = N.math('MULTIPLY', up, high)
    parts = []
    for cx, cy, angle, half, broad in ((0.0, 0.036, 0.0, 0.036, 0.0135), (0.02, 0.009, 0.95, 0.024, 0.0095), (0.016, -0.018, 1.75, 0.019, 0.0075), (0.0, -0.044, 0.0, 0.02, 0.0055)):
        dx, dy = N.math('SUBTRACT', across, cx), N.math('SUBTRACT', up, cy)
        c, s = cos(angle), sin(angle)
        along = N.math('ADD', N.math('MULTIPLY', dx, s), N.math('MULTIPLY', dy, c))
        aside = N.math('ABSOLUTE', N.math('SUBTRACT', N.math('MULTIPLY', dx, c), N.math('MULTIPLY', dy, s)))
        t = N.math('DIVIDE', along, half)
        blade = N.math('SUBTRACT', N.math('MULTIPLY', N.math('SUBTRACT', 1.0, N.math('MULTIPLY', t, t)), broad), aside)
        parts.append(N.math('MULTIPLY', N.math('GREATER_THAN', blade, 0.0), N.math('GREATER_THAN', aside, 0.0011)))
    line = N.math('ROUND', row)
    swing = N.math('MULTIPLY', N.math('COSINE', N.math('MULTIPLY', turn, 6.28319)), 0.45)
    swing = N.math('MULTIPLY', swing, N.math('SUBTRACT', 1.0, N.math('MULTIPLY', N.math('MODULO', line, 2.0), 2.0)))
    parts.append(N.math('LESS_THAN', N.math('ABSOLUTE', N.math('SUBTRACT', N.math('SUBTRACT', row, line), swing)), 0.045))
    m = parts[0]
    for part in parts[1:]:
        m = N.math('MAXIMUM', m, part)
    yarn = N.noise(p, 800, 2)
    col = N.mix(N.math('MULTIPLY', m, 0.72), lin(color), lin(gold))
    return N.pbr(col, 0.75, spec=0.25, sheen=0.4, normal=N.bump(N.math('ADD', N.math('MULTIPLY', m, 0.4), yarn), 0.0012, 0.5), cheap=mixc(color, gold, 0.25))


@memo
def plaid(base='#e9e0cd', band='#6a4a34', pitch=0.11):
    """Plaid for pillows: two crossed rows of broad and thin bands."""
    N = NT('plaid')
    p = N.obj(False)
    x, y, z = N.sep(p)
    dark = 0.0
    for q in (x, y):
        s = N.math('FRACT', N.math('DIVIDE', N.math('ADD', q, 7.0), pitch))
        row = N.ramp(s, [(0.0, 1.0), (0.36, 0.0), (0.62, 0.8), (0.67, 0.0), (0.74, 0.8), (0.79, 0.0)], 'CONSTANT')
        dark = N.math('ADD', dark, N.math('MULTIPLY', row, 0.46))
    yarn = N.noise(p, 700, 2)
    return N.pbr(N.mix(dark, lin(base), lin(band)), 0.92, spec=0.12, sheen=0.3, normal=N.bump(yarn, 0.0012, 0.6), cheap=mixc(base, band, 0.35))


@memo
def thin_glass(tint='#f1f3f4', edge=0.21):
    """Glass so thin that it bends nothing: what is behind it, tinted, under a reflection that grows towards the rim."""
    N = NT('thin')
    clear, shine = N.n('BsdfTransparent', {'Color': lin(tint)}), N.n('BsdfGlossy', {'Color': lin('#ffffff'), 'Roughness': 0.02})
    rim = N.math('POWER', N.facing(0.5), 3.0)
    seen = N.math('ADD', 0.07, N.math('MULTIPLY', rim, 0.6), clamp=True)
    path = N.n('LightPath').outputs
    direct = N.math('SUBTRACT', 1.0, N.math('MAXIMUM', path['Is Shadow Ray'], path['Is Diffuse Ray']))
    mixed = N.n('MixShader', {0: N.math('MULTIPLY', seen, direct), 1: clear.outputs[0], 2: shine.outputs[0]})
    if edge:
        dark = N.n('BsdfTransparent', {'Color': scale_col(tint, 1 - 4 * edge)})
        mixed = N.n('MixShader', {0: N.math('MULTIPLY', N.math('POWER', N.facing(0.5), 4.0), direct), 1: mixed.outputs[0], 2: dark.outputs[0]})
    N.t.links.new(mixed.outputs[0], N.out.inputs[0])
    return N.mat


@memo
def bulb():
    """A lit opal bulb: white in the middle, warmer towards its rim."""
    N = NT('bulb')
    rim = N.math('POWER', N.facing(0.5), 1.5)
    glow = N.n('Emission', {'Color': N.mix(rim, lin('#fff6e6'), lin('#ffc98a')), 'Strength': N.math('SUBTRACT', 1.9, N.math('MULTIPLY', rim,
        1.0))})
    N.t.links.new(glow.outputs[0], N.out.inputs[0])
    N.mat.cycles.sample_as_light = False
    return N.mat


@memo
def indigo_stripes(base='#e4dcc9', stripe='#2b3c68', length=3.05):
    """Flatweave in undyed wool: indigo stripes of uneven width across it, streaked by the yarn, over fine weft ribs."""
    N = NT('indigo')
    p = N.obj(False)
    x, y, z = N.sep(p)
    drift = N.math('MULTIPLY', N.math('SUBTRACT', N.noise(N.map(p, (6, 2, 1)), 1.0, 2), 0.5), 0.012)
    at = N.math('ADD', y, drift)
    on = 0.0
    for middle, width in ((-1.3, 0.09), (-1.14, 0.03), (-0.92, 0.16), (-0.6, 0.05), (-0.48, 0.05), (-0.2, 0.12), (0.02, 0.025), (0.3, 0.17),
        (0.52, 0.04), (0.82, 0.1),
                          (0.98, 0.03), (1.24, 0.14)):
        far = N.math('ABSOLUTE', N.math('SUBTRACT', at, middle * length / 3.05))
        on = N.math('MAXIMUM', on, N.ramp(N.math('SUBTRACT', far, width / 2 - 0.002), [(0.0, 1.0), (0.004, 0.0)]))
    yarn = N.noise(N.map(p, (5, 160, 1)), 1.0, 3, 0.6)
    streak = N.noise(N.map(p, (1.5, 45, 1)), 1.0, 3, 0.6)
    rib = N.math('PINGPONG', N.math('MULTIPLY', y, 100.0), 1.0)
    tone = N.math('ADD', N.math('ADD', 0.62, N.math('MULTIPLY', yarn, 0.36)), N.math('MULTIPLY', streak, 0.4))
    col = N.n('HueSaturation', {'Color': N.mix(on, lin(base), lin(stripe)), 'Value': tone}).outputs[0]
    return N.pbr(col, 0.95, spec=0.06, sheen=0.3, normal=N.bump(N.math('ADD', rib, yarn), 0.003, 0.8), cheap=base)


def windows(N, x, z, middle, half, origin, pane, bar):
    """Where two windows stand beside each other, without their glazing bars: 1 on the panes, 0 elsewhere. Pairs are (across, up)."""
    wide = N.math('LESS_THAN', N.math('ABSOLUTE', N.math('SUBTRACT', N.math('ABSOLUTE', x), middle[0])), half[0])
    tall = N.math('LESS_THAN', N.math('ABSOLUTE', N.math('SUBTRACT', z, middle[1])), half[1])
    bars = N.math('MULTIPLY', *(N.math('GREATER_THAN', N.math('PINGPONG', N.math('SUBTRACT', at, start), size), bar)
                                for at, start, size in zip((x, z), origin, pane)))
    return N.math('MULTIPLY', N.math('MULTIPLY', wide, tall), bars)


@memo
def daylit_wall():
    """The other side of a bright room as a mirror shows it: floor, wall, two windows; seen by reflections only."""
    N = NT('daylit')
    x, y, z = N.sep(N.obj(False))
    tone = N.ramp(N.math('ADD', N.math('DIVIDE', z, 6.0), 0.2), [(0.0, '#b9ada0'), (0.19, '#c9c1b7'), (0.2, '#e9e7e3'), (0.22, '#b4bcb9'), (0.62,
        '#c6cdca'), (0.66, '#f0efec'), (1.0, '#e4e3e0')])
    pane = windows(N, x, z, (1.35, 1.55), (0.7, 0.85), (0.65, 0.7), (0.35, 0.425), 0.022)
    glow = N.n('Emission', {'Color': N.mix(pane, tone, lin('#f3f7fb')), 'Strength': N.math('ADD', 0.62, N.math('MULTIPLY', pane, 0.75))})
    N.t.links.new(glow.outputs[0], N.out.inputs[0])
    N.mat.cycles.sample_as_light = False
    return N.mat


@memo
def pooled_paint(color, spots, h):
    """Wall paint on which spotlights at these places leave pools, widest at their foot; h is the height of the wall.

    They are painted: a dozen small lamps would leave blotches at six samples."""
    N = NT('pools')
    x, _, z = N.sep(N.obj(False))
    down = N.math('SUBTRACT', h / 2, z)
    wide = N.math('ADD', 0.3, N.math('MULTIPLY', down, 0.42))
    fade = N.ramp(N.math('DIVIDE', down, h), [(0.0, 0.25), (0.1, 0.8), (0.24, 1.0), (0.5, 0.45), (0.85, 0.0)], 'EASE')
    pools = 0.0
    for spot in spots:
        off = N.math('DIVIDE', N.math('SUBTRACT', x, spot), wide)
        pools = N.math('ADD', pools, N.math('POWER', 2.718, N.math('MULTIPLY', N.math('MULTIPLY', off, off), -1.6)), clamp=True)
    shine = N.math('MULTIPLY', pools, fade)
    warm = mixc(color, '#ffe9c8', 0.42)
    return N.pbr(N.mix(shine, lin(color), scale_col(warm, 1.12)), 0.85, spec=0.2, cheap=color)


@memo
def antique_brass():
    """Brass that has darkened."""
    return NT('metal_antique').pbr('#8d6b3a', 0.34, metal=1.0)


@memo
def seeded_glass():
    """A pane one sheet thick with waves and little bubbles in it; light goes through, and so do shadows."""
    N = NT('seeded')
    p = N.obj(False)
    waves = N.noise(p, 9.0, 2)
    bubble = N.ramp(N.vor(p, 32.0), [(0.0, 1.0), (0.09, 1.0), (0.13, 0.0)])
    normal = N.bump(N.math('ADD', waves, N.math('MULTIPLY', bubble, 0.15)), 0.01, 0.5)
    clear = N.n('BsdfTransparent', {'Color': (0.95, 0.965, 0.95, 1)})
    shine = N.n('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.03, 'Normal': normal})
    share = N.n('Fresnel', {'IOR': 1.4, 'Normal': normal}).outputs[0]
    share = N.math('ADD', share, N.math('MULTIPLY', bubble, 0.3))
    camera = N.n('LightPath').outputs['Is Camera Ray']
    mixed = N.n('MixShader', {0: N.math('MULTIPLY', share, camera), 1: clear.outputs[0], 2: shine.outputs[0]})
    N.t.links.new(mixed.outputs[0], N.out.inputs[0])
    return N.mat
