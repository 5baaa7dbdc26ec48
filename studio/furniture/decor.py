"""Lamps, rugs, mirrors, pictures, plants and small props."""
import bpy
import bmesh
import math
import random
from math import atan2, cos, pi, sin, sqrt, radians as rad
from mathutils import Vector, Matrix, noise as mn

from .. import materials as M
from ..geometry import cyl, finish, group, lathe, link, prism, rbox, spline, skin, tube
from ..lights import point


def table_lamp(base_mat, h=0.62, shade_mat=None, style='gourd', lit=True, shade_r=(0.13, 0.19), power=None, ribs=0):
    """Table lamp with a turned base and a lit shade."""
    sh = h * 0.4
    zb = h - sh
    P = {
        'gourd': [
            (0, 0), (0.062, 0), (0.064, 0.006), (0.058, 0.014), (0.075, 0.05), (0.098, 0.11), (0.094, 0.165),
            (0.06, 0.21), (0.036, 0.25), (0.03, 0.29), (0.034, 0.31), (0.018, 0.322), (0, 0.324),
        ],
        'column': [
            (0, 0), (0.075, 0), (0.077, 0.006), (0.077, 0.022), (0.07, 0.026), (0.045, 0.03), (0.042, 0.05),
            (0.042, 0.28), (0.046, 0.3), (0.02, 0.31), (0, 0.312),
        ],
        'sphere': [(0, 0), (0.06, 0), (0.062, 0.008), (0.05, 0.016), (0.05, 0.02)] + [
            (0.105 * sin(rad(a)), 0.118 - 0.105 * cos(rad(a))) for a in range(30, 168, 6)
        ] + [(0.022, 0.225), (0.02, 0.25), (0.014, 0.31), (0, 0.312)],
        'urn': [
            (0, 0), (0.07, 0), (0.072, 0.008), (0.05, 0.03), (0.055, 0.06), (0.095, 0.16), (0.105, 0.22),
            (0.085, 0.27), (0.035, 0.3), (0.03, 0.315), (0, 0.316),
        ],
    }[style]
    k = (zb + 0.012) / P[-1][1]
    base = lathe(spline([(r, z * k) for r, z in P]), ribs * 8 or 64, base_mat, angle=50, name='lampbase', grain='x' if ribs else None)
    if ribs:
        for v in base.data.vertices:
            r = sqrt(v.co.x ** 2 + v.co.y ** 2)
            if r > 0.034:
                f = 1 - 0.05 * abs(sin(ribs / 2 * atan2(v.co.y, v.co.x)))
                v.co.x, v.co.y = v.co.x * f, v.co.y * f
    m = M.metal('brass')
    cyl(0.006, 0.1, (0, 0, zb - 0.01), m, 0.001, 20)
    r1, r0 = shade_r
    o = lathe(
        [(r0, zb + 0.02), (r1, h)], 72, shade_mat or M.shade(power=1.1 if lit else 0.0), angle=180, cap=False,
        name='shade',
    )
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.003
    for r, z in ((r0, zb + 0.02), (r1, h)):
        tube(
            [(r * cos(2 * pi * i / 72), r * sin(2 * pi * i / 72), z) for i in range(72)], 0.0025,
            M.linen('#e9e1d0', 0.2), True,
        )
    if lit:
        point((0, 0, zb + 0.02 + sh * 0.42), 1.8 if power is None else power, 0.035)


def globe_lamp(stem, h=0.41, r=0.1):
    """Table lamp: a lit globe of white glass on a metal stem."""
    lathe([(0, 0), (0.065, 0), (0.067, 0.003), (0.065, 0.014), (0.012, 0.018), (0.009, 0.024), (0.009, h - 2 * r - 0.02), (0.03, h - 2 * r),
        (0.034, h - 2 * r + 0.012), (0, h - 2 * r + 0.012)], 48, stem)
    lathe([(r * sin(rad(a)), r - r * cos(rad(a))) for a in range(0, 181, 6)], 48, M.shade(power=1.2), (0, 0, h - 2 * r), angle=180, cap=False)
    point((0, 0, h - r), 1.5, 0.03)


def pendant(loc, mat=None, r=0.22, style='dome', lit=True, drop=1.0, power=14):
    """Hanging lamp above a table."""
    mat = mat or M.metal('black')
    x, y, z = loc
    if style == 'dome':
        o = lathe(
            [
                (r * cos(rad(a)), r * 0.75 * sin(rad(a))) for a in range(0, 88, 6)
            ] + [(0.02, r * 0.76), (0.02, r * 0.76 + 0.05)],
            64, mat, (x, y, z), angle=180, cap=False,
        )
        s = o.modifiers.new('s', 'SOLIDIFY')
        s.thickness = 0.003
    elif style == 'globe':
        lathe(
            [(r * sin(rad(a)), r - r * cos(rad(a))) for a in range(0, 181, 6)], 48, M.shade(power=1.4),
            (x, y, z), angle=180, cap=False,
        )
        cyl(0.03, 0.05, (x, y, z + 2 * r - 0.01), mat)
    elif style == 'rattan':
        for k in range(28):
            a = 2 * pi * k / 28
            pts = [(x + r * (sin(pi * t) ** 0.7 * 0.85 + 0.15) * cos(a + t * 1.2), y + r * (sin(pi * t) ** 0.7 * 0.85 + 0.15) * sin(a + t * 1.2), z + t * r * 1.35) for t in [i / 14 for i in range(15)]]
            tube(pts, 0.003, M.wood('honey'))
            pts = [(x + r * (sin(pi * t) ** 0.7 * 0.85 + 0.15) * cos(a - t * 1.2), y + r * (sin(pi * t) ** 0.7 * 0.85 + 0.15) * sin(a - t * 1.2), z + t * r * 1.35) for t in [i / 14 for i in range(15)]]
            tube(pts, 0.003, M.wood('honey'))
    tube([(x, y, z + r * 0.8), (x, y, z + drop)], 0.0025, M.plain('#111111'))
    if lit:
        point((x, y, z + r * 0.35), power, 0.04)


def rug(
    w=2.4, d=3.3, mat=None, t=0.012, fringe=None, style='plain', base='#d8cfc1', accent='#8e8474', seed=0,
    counted=False,
):
    """Area rug; when it is what the picture sells, `counted` lets the camera frame it."""
    mat = mat or M.rug(base, accent, style, w, d)
    n, m = (max(8, int(w / 0.04)), max(8, int(d / 0.04)))
    bm = bmesh.new()
    rows = []
    for j in range(m + 1):
        row = []
        for i in range(n + 1):
            x, y = ((i / n - 0.5) * w, (j / m - 0.5) * d)
            e = min(w / 2 - abs(x), d / 2 - abs(y))
            x += 0.006 * mn.noise(Vector((y * 2.2, 1, seed))) * (abs(x) / w * 2)
            y += 0.006 * mn.noise(Vector((x * 2.2, 7, seed))) * (abs(y) / d * 2)
            z = t * min(1, e / 0.012 + 0.35) + 0.0012 * mn.noise(Vector((x * 3, y * 3, seed)))
            row.append(bm.verts.new((x, y, z)))
        rows.append(row)
    skin(bm, rows, closed=False)
    bd = [e for e in bm.edges if e.is_boundary]
    r = bmesh.ops.extrude_edge_only(bm, edges=bd)
    for v in [g for g in r['geom'] if isinstance(g, bmesh.types.BMVert)]:
        v.co.z = 0
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    ob = finish(bm, 'rug', mat, weighted=False, angle=180)
    if not counted:
        ob['nofit'] = 1
    if fringe:
        rnd = random.Random(seed)
        for s in (-1, 1):
            for i in range(int(w / 0.016)):
                x = -w / 2 + (i + 0.5) * 0.016
                L = rnd.uniform(0.06, 0.085)
                o = tube(
                    [
                        (x, s * d / 2, 0.006),
                        (x + rnd.uniform(-0.004, 0.004), s * (d / 2 + L * 0.5), 0.004),
                        (x + rnd.uniform(-0.012, 0.012), s * (d / 2 + L), 0.002),
                    ],
                    0.0028, fringe, kind='NURBS', res=2,
                )
                o['nofit'] = 1
    return ob


def flatweave(w=2.44, d=3.05, t=0.011, mat=None, seed=2):
    """A flatwoven striped rug with knotted tassels along both ends, its edges a little wavy."""
    rug(w, d, mat or M.indigo_stripes(), t, counted=True, seed=seed)
    rnd = random.Random(seed)
    wool = M.linen('#d9cfba', 0.3)
    n = int(w / 0.036)
    for s in (-1, 1):
        for i in range(n):
            x = -w / 2 + w * (i + 0.5) / n
            y = s * (d / 2 - 0.002)
            a, b = rnd.uniform(-0.008, 0.008), rnd.uniform(0.075, 0.1)
            tassel = tube([(x, y, 0.006), (x + a * 0.2, y + s * 0.012, 0.009), (x + a * 0.4, y + s * 0.02, 0.006), (x + a * 0.7, y + s * b * 0.6,
                0.006), (x + a * 1.4, y + s * b, 0.004)],
                          1.0, wool, res=2, taper=[0.004, 0.0065, 0.004, 0.006, 0.0085])
            tassel['nofit'] = 1


def frame_art(w, h, mat, art_mat, loc, mat_w=0.0, t=0.022, fw=0.022, rot=(0, 0, 0)):
    """framed print on a wall facing -Y, centre at loc"""
    with group('art') as g:
        fr = [rbox((w, t, fw), (0, -t / 2, s * (h / 2 - fw / 2)), mat, 0.002, grain='x') for s in (-1, 1)] + [
            rbox((fw, t, h - 2 * fw), (s * (w / 2 - fw / 2), -t / 2, 0), mat, 0.002, grain='z') for s in (-1, 1)
        ]
        if mat_w:
            rbox((w - 2 * fw + 0.004, 0.004, h - 2 * fw + 0.004), (0, -0.008, 0), M.plain('#f6f3ec', 0.9), 0)
        rbox(
            (
                w - 2 * fw - 2 * mat_w + (0.004 if not mat_w else 0), 0.003,
                h - 2 * fw - 2 * mat_w + (0.004 if not mat_w else 0),
            ),
            (0, -0.01 if mat_w else -0.008, 0), art_mat, 0, grain='x',
        )
        for o in g.e.children:
            o['nofit'] = 1
    g.e.location = loc
    g.e.rotation_euler = rot
    return g


def mirror(w, h, mat, loc=(0, 0, 0), shape='rect', fw=0.045, t=0.03):
    """A framed wall mirror that faces -Y."""
    with group('mirror', *loc):
        if shape == 'rect':
            for s in (-1, 1):
                rbox((w, t, fw), (0, -t / 2, s * (h / 2 - fw / 2)), mat, 0.006, grain='x')
                rbox((fw, t, h - 2 * fw), (s * (w / 2 - fw / 2), -t / 2, 0), mat, 0.006, grain='z')
            rbox((w - fw, 0.004, h - fw), (0, -0.009, 0), M.mirror(), 0)
        else:
            if shape == 'round':
                P = [(w / 2 * cos(2 * pi * i / 96), h / 2 * sin(2 * pi * i / 96)) for i in range(96)]
            elif shape == 'arch':
                P = [(-w / 2, -h / 2), (w / 2, -h / 2)] + [
                    (w / 2 * cos(rad(a)), h / 2 - w / 2 + w / 2 * sin(rad(a))) for a in range(0, 181, 4)
                ]
            elif shape == 'oval':
                P = [(w / 2 * cos(2 * pi * i / 96), h / 2 * sin(2 * pi * i / 96)) for i in range(96)]
            prism(P, 0.006, M.mirror(), 0, loc=(0, -0.008, 0), angle=10)
            tube(
                [(x, -0.012, z) for x, z in P], fw / 2.2, mat, True, res=5,
                kind='NURBS' if shape != 'arch' else 'POLY',
            )


def books(loc, n=3, seed=0, flat=True, rz=0, scale=1.0):
    """Books, lying or standing."""
    rnd = random.Random(seed)
    cols = ['#c9bba5', '#4a5a63', '#8c5a44', '#e4ddd0', '#6f7a68', '#2f3338', '#b98e5d', '#a9b2b5']
    with group('books') as g:
        z = 0
        x = 0
        for i in range(n):
            c = M.plain(cols[rnd.randrange(len(cols))], 0.6)
            pg = M.plain('#efe7d6', 0.9)
            t = rnd.uniform(0.018, 0.034) * scale
            w, h = (rnd.uniform(0.19, 0.25) * scale, rnd.uniform(0.14, 0.18) * scale)
            if flat:
                a = rad(rnd.uniform(-8, 8))
                with group('b', 0, 0, z, math.degrees(a)):
                    rbox((w, h, 0.003), (0, 0, 0.0015), c, 0.001)
                    rbox((w, h, 0.003), (0, 0, t - 0.0015), c, 0.001)
                    rbox((0.004, h, t), (-w / 2 + 0.002, 0, t / 2), c, 0.0015)
                    rbox((w - 0.01, h - 0.01, t - 0.005), (0, 0, t / 2), pg, 0.001)
                z += t
            else:
                hh = rnd.uniform(0.19, 0.27) * scale
                dd = rnd.uniform(0.14, 0.18) * scale
                with group('b', x + t / 2, 0, 0):
                    rbox((t, 0.004, hh), (0, -dd / 2, hh / 2), c, 0.0015, grain='z')
                    for s in (-1, 1):
                        rbox((0.003, dd, hh), (s * (t / 2 - 0.0015), 0, hh / 2), c, 0.001, grain='z')
                    rbox((t - 0.006, dd - 0.01, hh - 0.008), (0, 0, hh / 2), pg, 0.001, grain='z')
                x += t + 0.0012
    g.place(*loc, rz)
    return z if flat else x


VASES = {
    'bottle': [
        (0, 0), (0.05, 0), (0.054, 0.004), (0.07, 0.05), (0.072, 0.1), (0.055, 0.15), (0.024, 0.19),
        (0.02, 0.25), (0.025, 0.265), (0.021, 0.265), (0.016, 0.25), (0.0, 0.1),
    ],
    'jug': [
        (0, 0), (0.055, 0), (0.06, 0.006), (0.085, 0.08), (0.088, 0.14), (0.07, 0.2), (0.05, 0.235),
        (0.056, 0.255), (0.05, 0.255), (0.044, 0.235), (0, 0.1),
    ],
    'bowl': [
        (0, 0), (0.05, 0), (0.055, 0.006), (0.1, 0.04), (0.135, 0.085), (0.13, 0.085), (0.095, 0.045),
        (0, 0.02),
    ],
    'cyl': [(0, 0), (0.05, 0), (0.054, 0.004), (0.055, 0.2), (0.053, 0.203), (0.05, 0.2), (0, 0.02)],
    'ball': [
        (0, 0), (0.04, 0), (0.044, 0.004), (0.08, 0.04), (0.093, 0.09), (0.08, 0.14), (0.04, 0.172),
        (0.042, 0.182), (0.036, 0.182), (0.034, 0.172), (0, 0.1),
    ],
}


def vase(loc, kind='bottle', mat=None, k=1.0):
    """Vase or bowl by name."""
    o = lathe(
        spline([(r * k, z * k) for r, z in VASES[kind]]), 56, mat or M.ceramic(), loc, name='vase', angle=60,
        cap=False,
    )
    return o


def _leafmesh(L, w, bend=0.3, fold=0.15):
    """One bent and folded leaf."""
    bm = bmesh.new()
    n, m = (10, 4)
    rows = []
    for j in range(n + 1):
        t = j / n
        ww = w * sin(pi * min(1, t * 0.97 + 0.03)) ** 0.75 * (1 - 0.25 * t)
        a = bend * t
        y = L * (sin(a) / a if a > 1e-06 else 1) * t
        z = -L * (1 - cos(a)) / max(a, 1e-06) * t
        rows.append(
            [
                bm.verts.new((ww / 2 * (i / m * 2 - 1), y, z + fold * ww * abs(i / m * 2 - 1))) for i in range(m + 1)
            ]
        )
    skin(bm, rows, closed=False)
    me = bpy.data.meshes.new('leaf')
    bm.to_mesh(me)
    bm.free()
    return me


def _put_leaf(me, p, dirv, mat, roll=0, s=1.0, up=Vector((0, 0, 1))):
    """Hang a leaf on a stem."""
    ob = bpy.data.objects.new('leaf', me)
    if not me.materials:
        me.materials.append(mat)
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    link(ob)
    y = dirv.normalized()
    x = y.cross(up).normalized() if abs(y.dot(up)) < 0.99 else Vector((1, 0, 0))
    z = x.cross(y)
    m = Matrix((x, y, z)).transposed().to_4x4()
    ob.matrix_local = Matrix.Translation(p) @ m @ Matrix.Rotation(roll, 4, 'Y') @ Matrix.Scale(s, 4)
    ob['nofit'] = 1
    return ob


def plant(loc=(0, 0, 0), h=1.5, kind='fig', pot=None, seed=0, potr=0.19):
    """Potted fig, olive or snake plant."""
    rnd = random.Random(seed)
    with group('plant', *loc):
        pm = pot or M.ceramic('#e8e2d8', 0.6)
        ph = potr * 1.7
        o = lathe(
            [
                (0, 0), (potr * 0.72, 0), (potr * 0.76, 0.01), (potr, ph), (potr * 0.93, ph),
                (potr * 0.9, ph - 0.03), (0, ph - 0.03),
            ],
            56, pm, angle=50,
        )
        o['nofit'] = 1
        s = lathe([(0, ph - 0.035), (potr * 0.91, ph - 0.035)], 40, M.plain('#2c211a', 0.95), cap=False)
        s['nofit'] = 1
        if kind == 'fig':
            meshes = [_leafmesh(0.26, 0.17, b, 0.12) for b in (0.5, 0.8, 1.1)]
            lm = M.leaf('#41592f')
            bark = M.plain('#6b5540', 0.9)
            for st in range(3):
                a = rnd.uniform(0, 6.28)
                top = h * rnd.uniform(0.72, 1.0)
                pts = [Vector((0.03 * cos(a), 0.03 * sin(a), ph - 0.05))]
                for i in range(1, 9):
                    pts.append(
                        pts[0] + Vector(
                            (
                                cos(a) * 0.16 * (i / 8) ** 1.4 + rnd.uniform(-0.012, 0.012),
                                sin(a) * 0.16 * (i / 8) ** 1.4 + rnd.uniform(-0.012, 0.012),
                                (top - ph) * i / 8,
                            )
                        )
                    )
                t = tube(pts, 0.01, bark, kind='NURBS', taper=[1.2 - 0.08 * i for i in range(9)])
                t['nofit'] = 1
                n = int(13 * top / 1.5)
                for i in range(n):
                    f = 0.38 + 0.62 * i / (n - 1)
                    k = f * 8
                    q = min(7, int(k))
                    p = pts[q].lerp(pts[q + 1], k - q)
                    b = i * 2.4 + rnd.uniform(-0.3, 0.3)
                    up = 0.15 + 1.1 * (f - 0.38) / 0.62
                    _put_leaf(
                        rnd.choice(meshes), p, Vector((cos(b), sin(b), up + rnd.uniform(-0.2, 0.2))), lm,
                        rnd.uniform(-0.4, 0.4),
                        rnd.uniform(0.75, 1.1) * (0.75 + 0.25 * (1 - abs(f - 0.7))),
                    )
        elif kind == 'olive':
            meshes = [_leafmesh(0.065, 0.014, b, 0.1) for b in (0.2, 0.5)]
            lm = M.leaf('#6c7a5c')
            bark = M.plain('#7a6a58', 0.9)

            def branch(p, d, L, r, lv):
                n = 7
                pts = [p]
                for i in range(n):
                    d = (
                        d + Vector(
                            (rnd.uniform(-0.22, 0.22), rnd.uniform(-0.22, 0.22), rnd.uniform(-0.05, 0.18))
                        )
                    ).normalized()
                    pts.append(pts[-1] + d * L / n)
                t = tube(pts, r, bark, kind='NURBS', taper=[1 - 0.6 * i / n for i in range(n + 1)], res=3)
                t['nofit'] = 1
                if lv < 2:
                    for i in range(3 if lv == 0 else 4):
                        q = rnd.randrange(3, n + 1)
                        b = rnd.uniform(0, 6.28)
                        branch(
                            pts[q],
                            (d * 0.6 + Vector((cos(b), sin(b), rnd.uniform(0.1, 0.7))) * 0.8).normalized(),
                            L * rnd.uniform(0.5, 0.75), r * 0.55, lv + 1,
                        )
                if lv:
                    for i in range(int(L * 70)):
                        k = rnd.uniform(1, n - 0.01)
                        q = int(k)
                        pp = pts[q].lerp(pts[q + 1], k - q)
                        b = rnd.uniform(0, 6.28)
                        _put_leaf(
                            rnd.choice(meshes), pp, Vector((cos(b), sin(b), rnd.uniform(0.0, 0.9))) + d * 0.5,
                            lm, rnd.uniform(-1, 1), rnd.uniform(0.7, 1.25),
                        )
            for k in range(2):
                branch(
                    Vector((rnd.uniform(-0.03, 0.03), rnd.uniform(-0.03, 0.03), ph - 0.05)),
                    Vector((rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12), 1)), h * 0.55, 0.014, 0,
                )
        elif kind == 'snake':
            lm = M.leaf('#54694a')
            for i in range(11):
                a = rnd.uniform(0, 6.28)
                r = rnd.uniform(0, potr * 0.5)
                L = (h - ph) * rnd.uniform(0.55, 1.0)
                me = _leafmesh(L, 0.07, rnd.uniform(0.05, 0.25), 0.25)
                _put_leaf(
                    me, Vector((r * cos(a), r * sin(a), ph - 0.05)),
                    Vector((cos(a) * 0.16, sin(a) * 0.16, 1)), lm, rnd.uniform(-1.5, 1.5), 1,
                    Vector((cos(a + 0.3), sin(a + 0.3), 0)),
                )


def stems(loc, h=0.5, n=7, kind='pampas', seed=0, mat=None):
    """dried stems for a vase, starting at loc (vase mouth)"""
    rnd = random.Random(seed)
    base = Vector(loc)
    if kind == 'pampas':
        sm = M.plain('#c2a878', 0.9)
        fm = M.linen('#dcc9a6', 0.25, sheen=0.8)
        for i in range(n):
            a = rnd.uniform(0, 6.28)
            t = rnd.uniform(0.1, 0.32)
            top = base + Vector((cos(a) * h * t, sin(a) * h * t, h * rnd.uniform(0.75, 1)))
            mid = base.lerp(top, 0.55) + Vector((0, 0, 0.03))
            tube([base, mid, top], 0.0016, sm, kind='NURBS', res=2)
            for q in range(46):
                f = 0.55 + 0.45 * q / 46
                p = base.lerp(top, f) + Vector((0, 0, 0.02 * (1 - f)))
                b = rnd.uniform(0, 6.28)
                L = 0.055 * sin(pi * min(1, (f - 0.5) / 0.5 * 0.9 + 0.08)) + 0.012
                tip = p + Vector((cos(b) * L * 0.5, sin(b) * L * 0.5, L * 0.75 - abs(rnd.gauss(0, 0.008))))
                tube([p, p.lerp(tip, 0.5) + Vector((0, 0, 0.006)), tip], 0.0011, fm, res=1, taper=[1, 1, 0.3])
    elif kind == 'eucalyptus':
        lm = mat or M.leaf('#7d907f')
        sm = M.plain('#6f5f4d', 0.9)
        me = _leafmesh(0.05, 0.042, 0.25, 0.08)
        for i in range(n):
            a = i * 2.4 + rnd.uniform(-0.3, 0.3)
            t = rnd.uniform(0.25, 0.55)
            top = base + Vector((cos(a) * h * t, sin(a) * h * t, h * rnd.uniform(0.7, 1)))
            ctrl = base + Vector((cos(a) * h * t * 0.2, sin(a) * h * t * 0.2, h * 0.55))
            pts = [
                base * (1 - s) ** 2 + ctrl * 2 * s * (1 - s) + top * s * s for s in [k / 12 for k in range(13)]
            ]
            tube(pts, 0.002, sm, res=2)
            for k in range(4, 13):
                for s in (-1, 1):
                    b = a + s * 1.4 + rnd.uniform(-0.4, 0.4) + k * 1.2
                    _put_leaf(
                        me, pts[k], Vector((cos(b), sin(b), rnd.uniform(0.0, 0.6))), lm,
                        rnd.uniform(-0.6, 0.6), (1.15 - 0.05 * k) * rnd.uniform(0.8, 1.1),
                    )
    elif kind == 'branch':
        sm = M.plain('#5a4636', 0.9)
        for i in range(n):
            a = rnd.uniform(0, 6.28)
            d = Vector((cos(a) * 0.25, sin(a) * 0.25, 1)).normalized()
            p = base.copy()
            pts = [p.copy()]
            for k in range(10):
                d = (d + Vector((rnd.uniform(-0.18, 0.18), rnd.uniform(-0.18, 0.18), 0.02))).normalized()
                p = p + d * h / 10
                pts.append(p.copy())
                if k > 3:
                    q = p + (
                        d + Vector((rnd.uniform(-0.9, 0.9), rnd.uniform(-0.9, 0.9), 0))
                    ).normalized() * h * 0.16
                    tube(
                        [p, p.lerp(q, 0.5) + Vector((0, 0, 0.008)), q], 0.0012, sm, res=2, taper=[1, 0.8, 0.5]
                    )
            tube(pts, 0.0024, sm, res=2, taper=[1 - 0.06 * k for k in range(11)])


def wineglass(loc):
    """Wine glass: foot, stem and one thin bowl."""
    lathe(
        [(0, 0.004), (0.02, 0.0035), (0.033, 0.002), (0.034, 0.001), (0.033, 0.0), (0, 0.0)], 64, M.thin_glass(), loc, angle=60, cap=False,
    )
    lathe(
        spline([(0.0, 0.004), (0.006, 0.008), (0.0036, 0.02), (0.0034, 0.085), (0.012, 0.098), (0.031, 0.12), (0.0395, 0.15), (0.0375, 0.18),
            (0.0345, 0.205)]),
        64, M.thin_glass(), loc, angle=180, cap=False,
    )
    x, y, z = loc
    tube([(x + 0.0345 * cos(2 * pi * i / 48), y + 0.0345 * sin(2 * pi * i / 48), z + 0.205) for i in range(48)], 0.0008, M.thin_glass(), True, res=2)
