"""Bevelled boxes, turned, extruded and bent solids. Meters."""

import zlib
from math import cos, pi, sin
from math import radians as rad

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from .objects import finish, link


def rbox(size, loc=(0, 0, 0), mat=None, bevel=0.004, seg=3, grain=None, rot=(0, 0, 0), name='box'):
    """Bevelled box. Local X always runs along the wood grain (default: longest side).

    It is a little smaller than asked, by up to a millimeter that differs from box to box: where two faces
    lay in the same plane, Cycles would shade the place black."""
    less = 4e-5 * (1 + zlib.crc32(repr((size, loc)).encode()) % 31)
    sx, sy, sz = (max(v - less, v / 2) for v in size)
    if grain is None:
        grain = 'xyz'[max(range(3), key=lambda i: size[i])]
    if grain == 'x':
        L, R = ((sx, sy, sz), Matrix())
    elif grain == 'y':
        L, R = ((sy, sx, sz), Matrix.Rotation(pi / 2, 4, 'Z'))
    else:
        L, R = ((sz, sy, sx), Matrix.Rotation(-pi / 2, 4, 'Y'))
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=L, verts=bm.verts)
    b = min(bevel, min(L) * 0.49)
    if b > 0:
        bmesh.ops.bevel(
            bm, geom=bm.edges[:], offset=b, segments=seg, profile=0.5, affect='EDGES', clamp_overlap=True
        )
    ob = finish(bm, name, mat)
    ob.matrix_local = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ R
    return ob


def lathe(
    profile, seg=48, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), name='lathe', angle=40, cap=True, grain=None
):
    """profile: [(r, z)] bottom to top; sharp corners: repeat points a little apart."""
    bm = bmesh.new()
    rings = []
    for r, z in profile:
        if r < 1e-05:
            rings.append([bm.verts.new((0, 0, z))])
        else:
            rings.append(
                [bm.verts.new((r * cos(2 * pi * i / seg), r * sin(2 * pi * i / seg), z)) for i in range(seg)]
            )
    for a, b in zip(rings, rings[1:]):
        for i in range(seg):
            j = (i + 1) % seg
            if len(a) == 1 and len(b) == 1:
                continue
            if len(a) == 1:
                bm.faces.new((a[0], b[j], b[i]))
            elif len(b) == 1:
                bm.faces.new((a[i], a[j], b[0]))
            else:
                bm.faces.new((a[i], a[j], b[j], b[i]))
    if cap:
        if len(rings[0]) > 1:
            bm.faces.new(rings[0][::-1])
        if len(rings[-1]) > 1:
            bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    zs = [z for r, z in profile]
    tall = grain == 'z' or (grain is None and max(zs) - min(zs) > 1.1 * max((r for r, z in profile)))
    if not tall:
        return finish(bm, name, mat, angle=angle, loc=loc, rot=rot)
    for v in bm.verts:
        v.co = Vector((v.co.z, v.co.y, -v.co.x))
    ob = finish(bm, name, mat, angle=angle)
    ob.matrix_local = (
        Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Rotation(-pi / 2, 4, 'Y')
    )
    return ob


def spline(P, k=6, sharp=0.012):
    """Catmull-Rom resample of a 2-D profile; segments shorter than `sharp` stay straight (crisp lips and
    feet)"""
    out = [P[0]]
    for i in range(len(P) - 1):
        a, b, c, d = (Vector(P[max(0, min(len(P) - 1, j))]) for j in (i - 1, i, i + 1, i + 2))
        if (c - b).length < sharp or c.x < 1e-05 or b.x < 1e-05:
            out.append(tuple(c))
            continue
        for t in range(1, k + 1):
            f = t / k
            q = 0.5 * (
                2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3
            )
            out.append((max(q.x, 0.0005), q.y))
    return out


def disc_profile(r, h, b=0.004, n=4):
    """closed cylinder profile with rounded rims"""
    p = [(0, 0)]
    for i in range(n + 1):
        a = -pi / 2 + i / n * pi / 2
        p.append((r - b + b * cos(a), b + b * sin(a)))
    for i in range(n + 1):
        a = i / n * pi / 2
        p.append((r - b + b * cos(a), h - b + b * sin(a)))
    return p + [(0, h)]


def cyl(r, h, loc=(0, 0, 0), mat=None, bevel=0.003, seg=48, rot=(0, 0, 0), name='cyl'):
    """z from loc.z upward"""
    return lathe(disc_profile(r, h, min(bevel, r * 0.45, h * 0.45)), seg, mat, loc, rot, name)


def prism(
    poly,
    t,
    mat=None,
    bevel=0.004,
    seg=3,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    name='prism',
    axis='y',
    angle=35,
    grain=None,
):
    """Extrude 2-D polygon (list of (a,b)) by thickness t, centered. axis='y': polygon in XZ; 'x': YZ; 'z':
    XY."""
    bm = bmesh.new()

    def at(a, b, c):
        return {'y': (a, c, b), 'x': (c, a, b), 'z': (a, b, c)}[axis]

    lo = [bm.verts.new(at(a, b, -t / 2)) for a, b in poly]
    hi = [bm.verts.new(at(a, b, t / 2)) for a, b in poly]
    n = len(poly)
    f0 = bm.faces.new(lo)
    f1 = bm.faces.new(hi[::-1])
    for i in range(n):
        j = (i + 1) % n
        bm.faces.new((lo[j], lo[i], hi[i], hi[j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bevel:
        ed = [e for e in bm.edges if e in f0.edges or e in f1.edges]
        ed += [e for e in bm.edges if e not in ed and e.calc_face_angle(0) > rad(40)]
        bmesh.ops.bevel(
            bm, geom=ed, offset=bevel, segments=seg, profile=0.5, affect='EDGES', clamp_overlap=True
        )
    if grain == 'z':
        for v in bm.verts:
            v.co = Vector((v.co.z, v.co.y, -v.co.x))
        ob = finish(bm, name, mat, angle=angle)
        ob.matrix_local = (
            Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Rotation(-pi / 2, 4, 'Y')
        )
        return ob
    return finish(bm, name, mat, angle=angle, loc=loc, rot=rot)


def tube(pts, r=0.005, mat=None, cyclic=False, name='tube', kind='POLY', res=6, taper=None):
    """A round bar along points."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    sp = cu.splines.new('NURBS' if kind == 'NURBS' else 'POLY')
    sp.points.add(len(pts) - 1)
    for i, (p, q) in enumerate(zip(sp.points, pts)):
        p.co = (*q, 1)
        if taper:
            p.radius = taper[i]
    sp.use_cyclic_u = cyclic
    sp.use_smooth = True
    if kind == 'NURBS':
        sp.order_u = 4
        sp.use_endpoint_u = not cyclic
        sp.resolution_u = 8
    if mat:
        cu.materials.append(mat)
    ob = bpy.data.objects.new(name, cu)
    return link(ob)


def skin(bm, rows, closed=True):
    """Faces between neighboring rows of equally many vertices, which run all around or, if not closed, from
    edge to edge."""
    for a, b in zip(rows, rows[1:]):
        n = len(a)
        for i in range(n if closed else n - 1):
            j = (i + 1) % n
            bm.faces.new((a[i], a[j], b[j], b[i]))


def mitred(bm, w, h, profile):
    """One mitred loft around a rectangle that faces -Y; the profile is (inset, height) from its outer edge
    inwards. Returns the innermost ring."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    rings = [
        [bm.verts.new((sx * (w / 2 - inset), -high, sz * (h / 2 - inset))) for sx, sz in corners]
        for inset, high in profile
    ]
    skin(bm, rings)
    return rings[-1]


def gridbox(size, step=0.025, steps=None):
    """bmesh box with regular grid on every face, centered; returns bm. Seam edges = box edges."""
    n = steps or [max(2, round(s / step)) for s in size]
    bm = bmesh.new()
    V = {}

    def v(i, j, k):
        if (i, j, k) not in V:
            V[i, j, k] = bm.verts.new(
                ((i / n[0] - 0.5) * size[0], (j / n[1] - 0.5) * size[1], (k / n[2] - 0.5) * size[2])
            )
        return V[i, j, k]

    for k in (0, n[2]):
        for i in range(n[0]):
            for j in range(n[1]):
                f = (v(i, j, k), v(i + 1, j, k), v(i + 1, j + 1, k), v(i, j + 1, k))
                bm.faces.new(f if k else f[::-1])
    for j in (0, n[1]):
        for i in range(n[0]):
            for k in range(n[2]):
                f = (v(i, j, k), v(i + 1, j, k), v(i + 1, j, k + 1), v(i, j, k + 1))
                bm.faces.new(f if not j else f[::-1])
    for i in (0, n[0]):
        for j in range(n[1]):
            for k in range(n[2]):
                f = (v(i, j, k), v(i, j + 1, k), v(i, j + 1, k + 1), v(i, j, k + 1))
                bm.faces.new(f if i else f[::-1])
    return (bm, V, n)
