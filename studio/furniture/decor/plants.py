"""Plants and stems. Meters."""

import random
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from ... import materials
from ...geometry import group, lathe, link, skin, tube


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
                bm.verts.new((ww / 2 * (i / m * 2 - 1), y, z + fold * ww * abs(i / m * 2 - 1)))
                for i in range(m + 1)
            ]
        )
    skin(bm, rows, closed=False)
    mesh = bpy.data.meshes.new('leaf')
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def _put_leaf(mesh, p, dirv, mat, roll=0, s=1.0, up=(0, 0, 1)):
    """Hang a leaf on a stem."""
    ob = bpy.data.objects.new('leaf', mesh)
    if not mesh.materials:
        mesh.materials.append(mat)
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    link(ob)
    y = dirv.normalized()
    up = Vector(up)
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
        pm = pot or materials.ceramic('#e8e2d8', 0.6)
        ph = potr * 1.7
        o = lathe(
            [
                (0, 0),
                (potr * 0.72, 0),
                (potr * 0.76, 0.01),
                (potr, ph),
                (potr * 0.93, ph),
                (potr * 0.9, ph - 0.03),
                (0, ph - 0.03),
            ],
            56,
            pm,
            angle=50,
        )
        o['nofit'] = 1
        s = lathe(
            [(0, ph - 0.035), (potr * 0.91, ph - 0.035)], 40, materials.plain('#2c211a', 0.95), cap=False
        )
        s['nofit'] = 1
        if kind == 'fig':
            meshes = [_leafmesh(0.26, 0.17, b, 0.12) for b in (0.5, 0.8, 1.1)]
            lm = materials.leaf('#41592f')
            bark = materials.plain('#6b5540', 0.9)
            for _st in range(3):
                a = rnd.uniform(0, 6.28)
                top = h * rnd.uniform(0.72, 1.0)
                pts = [Vector((0.03 * cos(a), 0.03 * sin(a), ph - 0.05))]
                for i in range(1, 9):
                    pts.append(
                        pts[0]
                        + Vector(
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
                        rnd.choice(meshes),
                        p,
                        Vector((cos(b), sin(b), up + rnd.uniform(-0.2, 0.2))),
                        lm,
                        rnd.uniform(-0.4, 0.4),
                        rnd.uniform(0.75, 1.1) * (0.75 + 0.25 * (1 - abs(f - 0.7))),
                    )
        elif kind == 'olive':
            meshes = [_leafmesh(0.065, 0.014, b, 0.1) for b in (0.2, 0.5)]
            lm = materials.leaf('#6c7a5c')
            bark = materials.plain('#7a6a58', 0.9)

            def branch(p, d, L, r, lv):
                n = 7
                pts = [p]
                for _i in range(n):
                    d = (
                        d
                        + Vector(
                            (rnd.uniform(-0.22, 0.22), rnd.uniform(-0.22, 0.22), rnd.uniform(-0.05, 0.18))
                        )
                    ).normalized()
                    pts.append(pts[-1] + d * L / n)
                t = tube(pts, r, bark, kind='NURBS', taper=[1 - 0.6 * i / n for i in range(n + 1)], res=3)
                t['nofit'] = 1
                if lv < 2:
                    for _i in range(3 if lv == 0 else 4):
                        q = rnd.randrange(3, n + 1)
                        b = rnd.uniform(0, 6.28)
                        branch(
                            pts[q],
                            (d * 0.6 + Vector((cos(b), sin(b), rnd.uniform(0.1, 0.7))) * 0.8).normalized(),
                            L * rnd.uniform(0.5, 0.75),
                            r * 0.55,
                            lv + 1,
                        )
                if lv:
                    for _i in range(int(L * 70)):
                        k = rnd.uniform(1, n - 0.01)
                        q = int(k)
                        pp = pts[q].lerp(pts[q + 1], k - q)
                        b = rnd.uniform(0, 6.28)
                        _put_leaf(
                            rnd.choice(meshes),
                            pp,
                            Vector((cos(b), sin(b), rnd.uniform(0.0, 0.9))) + d * 0.5,
                            lm,
                            rnd.uniform(-1, 1),
                            rnd.uniform(0.7, 1.25),
                        )

            for _ in range(2):
                branch(
                    Vector((rnd.uniform(-0.03, 0.03), rnd.uniform(-0.03, 0.03), ph - 0.05)),
                    Vector((rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12), 1)),
                    h * 0.55,
                    0.014,
                    0,
                )
        elif kind == 'snake':
            lm = materials.leaf('#54694a')
            for _ in range(11):
                a = rnd.uniform(0, 6.28)
                r = rnd.uniform(0, potr * 0.5)
                L = (h - ph) * rnd.uniform(0.55, 1.0)
                mesh = _leafmesh(L, 0.07, rnd.uniform(0.05, 0.25), 0.25)
                _put_leaf(
                    mesh,
                    Vector((r * cos(a), r * sin(a), ph - 0.05)),
                    Vector((cos(a) * 0.16, sin(a) * 0.16, 1)),
                    lm,
                    rnd.uniform(-1.5, 1.5),
                    1,
                    (cos(a + 0.3), sin(a + 0.3), 0),
                )


def stems(loc, h=0.5, n=7, kind='pampas', seed=0, mat=None):
    """dried stems for a vase, starting at loc (vase mouth)"""
    rnd = random.Random(seed)
    base = Vector(loc)
    if kind == 'pampas':
        sm = materials.plain('#c2a878', 0.9)
        fm = materials.linen('#dcc9a6', 0.25, sheen=0.8)
        for _ in range(n):
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
        lm = mat or materials.leaf('#7d907f')
        sm = materials.plain('#6f5f4d', 0.9)
        mesh = _leafmesh(0.05, 0.042, 0.25, 0.08)
        for i in range(n):
            a = i * 2.4 + rnd.uniform(-0.3, 0.3)
            t = rnd.uniform(0.25, 0.55)
            top = base + Vector((cos(a) * h * t, sin(a) * h * t, h * rnd.uniform(0.7, 1)))
            ctrl = base + Vector((cos(a) * h * t * 0.2, sin(a) * h * t * 0.2, h * 0.55))
            pts = [
                base * (1 - s) ** 2 + ctrl * 2 * s * (1 - s) + top * s * s
                for s in [k / 12 for k in range(13)]
            ]
            tube(pts, 0.002, sm, res=2)
            for k in range(4, 13):
                for s in (-1, 1):
                    b = a + s * 1.4 + rnd.uniform(-0.4, 0.4) + k * 1.2
                    _put_leaf(
                        mesh,
                        pts[k],
                        Vector((cos(b), sin(b), rnd.uniform(0.0, 0.6))),
                        lm,
                        rnd.uniform(-0.6, 0.6),
                        (1.15 - 0.05 * k) * rnd.uniform(0.8, 1.1),
                    )
    elif kind == 'branch':
        sm = materials.plain('#5a4636', 0.9)
        for _ in range(n):
            a = rnd.uniform(0, 6.28)
            d = Vector((cos(a) * 0.25, sin(a) * 0.25, 1)).normalized()
            p = base.copy()
            pts = [p.copy()]
            for k in range(10):
                d = (d + Vector((rnd.uniform(-0.18, 0.18), rnd.uniform(-0.18, 0.18), 0.02))).normalized()
                p = p + d * h / 10
                pts.append(p.copy())
                if k > 3:
                    q = (
                        p
                        + (d + Vector((rnd.uniform(-0.9, 0.9), rnd.uniform(-0.9, 0.9), 0))).normalized()
                        * h
                        * 0.16
                    )
                    tube(
                        [p, p.lerp(q, 0.5) + Vector((0, 0, 0.008)), q], 0.0012, sm, res=2, taper=[1, 0.8, 0.5]
                    )
            tube(pts, 0.0024, sm, res=2, taper=[1 - 0.06 * k for k in range(11)])
