"""Geometry helpers. Metres, Z up. Every edge is bevelled, every surface smooth shaded with weighted normals."""
import bpy
import bmesh
import hashlib
import zlib
from math import pi, sin, cos, radians as rad
from mathutils import Vector, Matrix, Euler, noise

parents = []


def reset():
    """Start from an empty file, with noise that is the same in every run (Blender seeds it from the clock)."""
    noise.seed_set(1)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.preferences.filepaths.save_version = 0
    parents.clear()


def link(ob):
    """Add an object to the scene, under the group that is open."""
    bpy.context.scene.collection.objects.link(ob)
    if parents:
        ob.parent = parents[-1]
    return ob


class group:
    """An empty that owns what is built inside `with group(name, x, y, z, turn):`."""

    def __init__(self, name, x=0, y=0, z=0, rz=0):
        self.name, self.t = (name, (x, y, z, rz))

    def __enter__(self):
        self.e = link(bpy.data.objects.new(self.name, None))
        parents.append(self.e)
        return self

    def __exit__(self, *a):
        parents.pop()
        self.place(*self.t)

    def place(self, x=0, y=0, z=0, rz=0):
        self.e.location = (x, y, z)
        self.e.rotation_euler = (0, 0, rad(rz))
        return self

    def tree(self):
        out, todo = ([], [self.e])
        while todo:
            o = todo.pop()
            out.append(o)
            todo += list(o.children)
        return out


def finish(bm, name, mat=None, smooth=True, angle=50, weighted=True, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Turn a bmesh into a smooth-shaded object."""
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    return from_mesh(me, name, mat, smooth, angle, weighted, loc, rot)


def from_mesh(me, name, mat=None, smooth=True, angle=50, weighted=True, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Turn mesh data into a smooth-shaded object."""
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = rad(angle)
    if mat is not None:
        for m in mat if isinstance(mat, (list, tuple)) else [mat]:
            me.materials.append(m)
    ob = bpy.data.objects.new(name, me)
    ob.location = loc
    ob.rotation_euler = rot
    link(ob)
    if smooth and weighted:
        m = ob.modifiers.new('wn', 'WEIGHTED_NORMAL')
        m.keep_sharp = True
    return ob


def rbox(size, loc=(0, 0, 0), mat=None, bevel=0.004, seg=3, grain=None, rot=(0, 0, 0), name='box'):
    """Bevelled box. Local X always runs along the wood grain (default: longest side).

    It is a little smaller than asked, by up to a millimetre that differs from box to box: where two faces lay in the
    same plane, Cycles would shade the place black."""
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
    ob.matrix_local = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Rotation(
        -pi / 2, 4, 'Y'
    )
    return ob


def spline(P, k=6, sharp=0.012):
    """Catmull-Rom resample of a 2-D profile; segments shorter than `sharp` stay straight (crisp lips and feet)"""
    out = [P[0]]
    for i in range(len(P) - 1):
        a, b, c, d = (Vector(P[max(0, min(len(P) - 1, j))]) for j in (i - 1, i, i + 1, i + 2))
        if (c - b).length < sharp or ((b - a).length < sharp * 0.7 and i) or c.x < 1e-05 or (b.x < 1e-05):
            if (c - b).length < sharp or c.x < 1e-05 or b.x < 1e-05:
                out.append(tuple(c))
                continue
        for t in range(1, k + 1):
            f = t / k
            q = 0.5 * (
                2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3
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


def skin(bm, rows, closed=True):
    """Faces between neighbouring rows of equally many vertices, which run all around or, if not closed, from edge to edge."""
    for a, b in zip(rows, rows[1:]):
        n = len(a)
        for i in range(n if closed else n - 1):
            j = (i + 1) % n
            bm.faces.new((a[i], a[j], b[j], b[i]))


def mitred(bm, w, h, profile):
    """One mitred loft around a rectangle that faces -Y; the profile is (inset, height) from its outer edge inwards. Returns the innermost ring."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    rings = [[bm.verts.new((sx * (w / 2 - inset), -high, sz * (h / 2 - inset))) for sx, sz in corners] for inset, high in profile]
    skin(bm, rings)
    return rings[-1]


def leg(h, r0=0.012, r1=0.02, loc=(0, 0, 0), mat=None, tilt=(0, 0), seg=24, name='leg'):
    """round tapered leg, foot radius r0, top radius r1. loc = where the TOP meets the frame (x, y) and the floor (z);
    tilt=(-a*sy, a*sx) splays the foot outwards by a degrees"""
    f = (loc[0] + h * sin(rad(tilt[1])), loc[1] - h * sin(rad(tilt[0])), loc[2])
    return lathe(
        [(0, 0), (r0 - 0.002, 0), (r0, 0.002), (r1, h / cos(rad(max(abs(tilt[0]), abs(tilt[1]))))), (0, h)],
        seg, mat, f, (-rad(tilt[0]), -rad(tilt[1]), 0), name=name, angle=60,
    )


def bun_foot(h, loc, mat):
    """A flattened ball on a short neck."""
    r = 0.043
    profile = [(0, 0), (r * 0.55, 0.001), (r, h * 0.34), (r * 0.62, h * 0.68), (r * 0.5, h * 0.74), (r * 0.72, h * 0.8), (r * 0.72, h), (0, h)]
    lathe(spline(profile), 32, mat, loc, angle=60, grain='x')


def sqleg(h, w0, w1, loc=(0, 0, 0), mat=None, bevel=0.004, name='leg', rz=0):
    """Square tapered leg with its grain upright."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        w = w1 if v.co.z > 0 else w0
        v.co = Vector(
            ((v.co.z + 0.5) * h, (1 if v.co.y > 0 else -1) * w / 2, -(1 if v.co.x > 0 else -1) * w / 2)
        )
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=3, profile=0.5, affect='EDGES')
    ob = finish(bm, name, mat)
    ob.matrix_local = Matrix.Translation(loc) @ Matrix.Rotation(
        rad(rz), 4, 'Z'
    ) @ Matrix.Rotation(-pi / 2, 4, 'Y')
    return ob


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


def prism(
    poly, t, mat=None, bevel=0.004, seg=3, loc=(0, 0, 0), rot=(0, 0, 0), name='prism', axis='y', angle=35,
    grain=None,
):
    """Extrude 2-D polygon (list of (a,b)) by thickness t, centred. axis='y': polygon in XZ; 'x': YZ; 'z': XY."""
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
        ob.matrix_local = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Rotation(
            -pi / 2, 4, 'Y'
        )
        return ob
    return finish(bm, name, mat, angle=angle, loc=loc, rot=rot)


def arc(cx, cy, r, a0, a1, n=12):
    """Points on a circle, angles in degrees."""
    return [
        (cx + r * cos(rad(a0 + (a1 - a0) * i / n)), cy + r * sin(rad(a0 + (a1 - a0) * i / n))) for i in range(n + 1)
    ]


def rrect(w, h, r, n=8):
    """Outline of a rectangle with round corners."""
    x, y = (w / 2 - r, h / 2 - r)
    return arc(x, y, r, 0, 90, n) + arc(-x, y, r, 90, 180, n) + arc(
        -x, -y, r, 180, 270, n
    ) + arc(x, -y, r, 270, 360, n)


def gridbox(size, step=0.025, steps=None):
    """bmesh box with regular grid on every face, centred; returns bm. Seam edges = box edges."""
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


def subsurf(ob, lv=1):
    """Subdivide when rendering."""
    m = ob.modifiers.new('ss', 'SUBSURF')
    m.levels = m.render_levels = lv
    return ob


def world_bounds(obs, all_of_them=False):
    """Bounding corners of everything that the camera should frame; or of what it need not, too."""
    dg = bpy.context.evaluated_depsgraph_get()
    pts = []
    for o in obs:
        if o.type in ('MESH', 'CURVE', 'SURFACE') and (all_of_them or not o.get('nofit')):
            e = o.evaluated_get(dg)
            pts += [e.matrix_world @ Vector(c) for c in e.bound_box]
    return pts


def hsh(*a):
    """Short stable hash, for names of caches."""
    import hashlib
    return hashlib.sha1(repr(a).encode()).hexdigest()[:16]
