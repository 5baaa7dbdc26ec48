"""Soft goods: cushions and pillows from the cloth simulation (cached on disk), thick cloth, tufting, piping."""
import bpy
import bmesh
import random
import os
import array
import json
from math import pi, sin, cos, sqrt, exp
from mathutils import Vector, noise as mn

from .geometry import finish, from_mesh, gridbox, hsh, lathe, parents, skin, subsurf, tube
CACHE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), '.cache', 'studio', 'cloth')
VER = 1


def _save(key, me, extra):
    """Keep a simulated mesh on disk."""
    co = array.array('f', [0.0]) * (len(me.vertices) * 3)
    me.vertices.foreach_get('co', co)
    faces = [list(p.vertices) for p in me.polygons]
    os.makedirs(CACHE, exist_ok=True)
    tmp = os.path.join(CACHE, key + '.tmp%d' % os.getpid())
    json.dump({'co': [round(c, 5) for c in co], 'faces': faces, 'extra': extra}, open(tmp, 'w'))
    os.replace(tmp, os.path.join(CACHE, key + '.json'))


def _load(key):
    """Fetch a simulated mesh from disk, if it was ever made."""
    p = os.path.join(CACHE, key + '.json')
    if not os.path.exists(p):
        return None
    d = json.load(open(p))
    me = bpy.data.meshes.new(key)
    co = d['co']
    me.from_pydata([co[i:i + 3] for i in range(0, len(co), 3)], [], d['faces'])
    return (me, d['extra'])


def run_cloth(ob, frames, setup):
    """simulate ob for N frames; returns evaluated mesh copy. Runs in a scratch scene state."""
    sc = bpy.context.scene
    m = ob.modifiers.new('cloth', 'CLOTH')
    setup(m)
    m.point_cache.frame_start = 1
    m.point_cache.frame_end = frames
    sc.frame_start, sc.frame_end = (1, frames)
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    sc.frame_set(1)
    return me


def _sim(key, make):
    """run make() with an empty group stack so that parents do not matter"""
    r = _load(key)
    if r:
        return r
    keep = parents[:]
    parents.clear()
    try:
        me, extra = make()
    finally:
        parents[:] = keep
    _save(key, me, extra)
    return _load(key)


def box_cushion_mesh(w, d, h, puff=1.0, seed=0, step=0.03, shrink=0.05, frames=24, sag=0.0):
    """Simulate a stuffed box cushion."""
    key = 'cush_' + hsh(VER, w, d, h, puff, seed, step, shrink, frames, sag)

    def make():
        rnd = random.Random(seed)
        bm, V, n = gridbox((w, d, h), step)
        bm.verts.index_update()
        bm.verts.ensure_lookup_table()
        idx = {k: v.index for k, v in V.items()}
        seam = set()
        for (i, j, k), a in idx.items():
            e = (i in (0, n[0])) + (j in (0, n[1])) + (k in (0, n[2]))
            if e >= 2:
                seam.add(a)
        for v in bm.verts:
            v.co += Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-1, 1))) * 0.0012
            v.co *= 1 - 0.02 * (v.index in seam)
        loops = {}
        for nm, kk in (('bot', 0), ('top', n[2])):
            L = [idx[i, 0, kk] for i in range(n[0])] + [idx[n[0], j, kk] for j in range(n[1])] + [
                idx[i, n[1], kk] for i in range(n[0], 0, -1)
            ] + [idx[0, j, kk] for j in range(n[1], 0, -1)]
            loops[nm] = L
        ob = finish(bm, 'c', weighted=False)
        vg = ob.vertex_groups.new(name='seam')
        vg.add(list(seam), 1.0, 'REPLACE')

        def setup(m):
            s = m.settings
            s.quality = 6
            s.mass = 0.25
            s.tension_stiffness = 18
            s.compression_stiffness = 12
            s.shear_stiffness = 8
            s.bending_stiffness = 0.25
            s.tension_damping = s.compression_damping = s.shear_damping = 12
            s.bending_damping = 0.8
            s.air_damping = 4
            s.use_pressure = True
            s.uniform_pressure_force = 2.2 * puff
            s.effector_weights.gravity = 0
            s.vertex_group_shrink = 'seam'
            s.shrink_min = -0.012
            s.shrink_max = shrink
            m.collision_settings.use_collision = False
        me = run_cloth(ob, frames, setup)
        bpy.data.objects.remove(ob)
        return (me, {'loops': loops})
    return _sim(key, make)


def pillow_mesh(w, h, puff=1.0, seed=0, n=34, frames=30):
    """Simulate a stuffed throw pillow."""
    key = 'pil_' + hsh(VER, w, h, puff, seed, n, frames)

    def make():
        rnd = random.Random(seed)
        nx, ny = (n, max(8, round(n * h / w)))
        bm = bmesh.new()
        V = {}
        for s in (0, 1):
            for i in range(nx + 1):
                for j in range(ny + 1):
                    edge = i in (0, nx) or j in (0, ny)
                    if edge and s:
                        V[i, j, 1] = V[i, j, 0]
                        continue
                    u, v = (i / nx * 2 - 1, j / ny * 2 - 1)
                    x = u * w / 2 * (1 - 0.025 * (1 - v * v))
                    y = v * h / 2 * (1 - 0.025 * (1 - u * u))
                    z = 0 if edge else (0.012 + 0.004 * rnd.random()) * (1 if s else -1)
                    V[i, j, s] = bm.verts.new((x, y, z))
        bm.verts.index_update()
        for s in (0, 1):
            for i in range(nx):
                for j in range(ny):
                    f = (V[i, j, s], V[i + 1, j, s], V[i + 1, j + 1, s], V[i, j + 1, s])
                    bm.faces.new(f if s else f[::-1])
        loop = [V[i, 0, 0].index for i in range(nx)] + [V[nx, j, 0].index for j in range(ny)] + [
            V[i, ny, 0].index for i in range(nx, 0, -1)
        ] + [V[0, j, 0].index for j in range(ny, 0, -1)]
        ob = finish(bm, 'p', weighted=False)

        def setup(m):
            s = m.settings
            s.quality = 6
            s.mass = 0.2
            s.tension_stiffness = 20
            s.compression_stiffness = 10
            s.shear_stiffness = 6
            s.bending_stiffness = 0.12
            s.tension_damping = s.compression_damping = s.shear_damping = 10
            s.bending_damping = 0.6
            s.air_damping = 4
            s.use_pressure = True
            s.uniform_pressure_force = 3.2 * puff
            s.effector_weights.gravity = 0
            m.collision_settings.use_collision = False
        me = run_cloth(ob, frames, setup)
        bpy.data.objects.remove(ob)
        return (me, {'loops': {'edge': loop}})
    return _sim(key, make)


def _place_soft(me, extra, mat, name, loc, rot, pipe, pipe_mat, loops, ss=1):
    """Put a simulated mesh into the scene, with piping along its seams."""
    ob = from_mesh(me, name, mat, weighted=False, angle=180, loc=loc, rot=rot)
    subsurf(ob, ss)
    out = [ob]
    if pipe:
        parents.append(ob)
        for l in loops:
            pts = [me.vertices[i].co.copy() for i in extra['loops'][l]]
            for _ in range(2):
                pts = [(pts[i - 1] + pts[i] * 2 + pts[(i + 1) % len(pts)]) / 4 for i in range(len(pts))]
            out.append(tube(pts, pipe, pipe_mat or mat, cyclic=True, kind='NURBS', name='piping'))
        parents.pop()
    return ob


def cushion(
    w, d, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), puff=0.4, seed=0, pipe=0.0045, pipe_mat=None, name='cushion',
    crown=0.045, back=0.004, wall=0.5, mirror=False, **k,
):
    """crown: rise of the top panel above its seam (m); back: same for the hidden face; wall: share of the side bulge kept;
    mirror: left and right change places, so that the folds of neighbours differ"""
    me, ex = box_cushion_mesh(w, d, h, puff, seed, **k)
    if mirror:
        for v in me.vertices:
            v.co.x = -v.co.x
        me.flip_normals()
    zt = sum((me.vertices[i].co.z for i in ex['loops']['top'])) / len(ex['loops']['top'])
    zb = sum((me.vertices[i].co.z for i in ex['loops']['bot'])) / len(ex['loops']['bot'])
    hi = max((v.co.z for v in me.vertices)) - zt
    lo = zb - min((v.co.z for v in me.vertices))
    fx = w / (2 * max((abs(me.vertices[i].co.x) for i in ex['loops']['top'])))
    fy = d / (2 * max((abs(me.vertices[i].co.y) for i in ex['loops']['top'])))
    for v in me.vertices:
        z = v.co.z
        if z > zt:
            z = zt + (z - zt) * crown / hi
        elif z < zb:
            z = zb + (z - zb) * back / lo
        v.co.z = z * (
            h / (zt - zb)
        ) if zb <= z <= zt else z - zt + zt * h / (zt - zb) if z > zt else z - zb + zb * h / (zt - zb)
        for a, f, half in ((0, fx, w / 2), (1, fy, d / 2)):
            c = v.co[a] * f
            if abs(c) > half:
                c = (half + (abs(c) - half) * wall) * (1 if c > 0 else -1)
            v.co[a] = c
    return _place_soft(me, ex, mat, name, loc, rot, pipe, pipe_mat, ('top', 'bot'))


def pillow(
    w, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), puff=1.0, seed=0, pipe=0.0, pipe_mat=None, name='pillow', **k,
):
    """lies in XY plane, thickness along Z"""
    me, ex = pillow_mesh(w, h, puff, seed, **k)
    return _place_soft(me, ex, mat, name, loc, rot, pipe, pipe_mat, ('edge',))


def _axis(s, r, step, k=4):
    """Grid positions along one side of a padded block, dense near its edges."""
    h = s / 2
    r = min(r, h * 0.95)
    a = [-h + r * (1 - cos(pi / 2 * i / k)) for i in range(k)]
    n = max(1, round((s - 2 * r) / step))
    m = [-h + r + (s - 2 * r) * i / n for i in range(n + 1)]
    return a + m + [-x for x in a[::-1]]


def padbox(
    size, loc=(0, 0, 0), mat=None, r=0.03, puff=(0.008, 0.008, 0.008), seed=0, wob=0.0025, step=0.05,
    rot=(0, 0, 0), name='pad', fn=None, ss=1,
):
    """rounded, slightly bulging upholstered block. puff = bulge of the X, Y, Z faces; fn(v)->v warps afterwards"""
    ax = [_axis(s, r, step) for s in size]
    n = [len(a) - 1 for a in ax]
    bm, V, _ = gridbox((1, 1, 1), steps=n)
    hs = [s / 2 for s in size]
    for (i, j, k), v in V.items():
        p = Vector((ax[0][i], ax[1][j], ax[2][k]))
        q = Vector([max(-(h - r), min(h - r, c)) for c, h in zip(p, hs)])
        d = p - q
        nrm = d.normalized() if d.length > 1e-09 else Vector((0, 0, 1))
        p = q + nrm * r
        for a in range(3):
            b, c = ((a + 1) % 3, (a + 2) % 3)
            g = (1 - min(1, abs(p[b]) / hs[b]) ** 2.4) * (1 - min(1, abs(p[c]) / hs[c]) ** 2.4)
            p[a] += nrm[a] * puff[a] * g
        w = mn.noise_vector(p * 6 + Vector((seed * 7.3, seed * 3.1, seed)))
        p += nrm * (w.x * wob)
        if fn:
            p = fn(p)
        v.co = p
    ob = finish(bm, name, mat, weighted=False, angle=180, loc=loc, rot=rot)
    return subsurf(ob, ss)


def piping(pts, r, mat, name='piping', cyclic=True):
    """A cord along points."""
    return tube(pts, r, mat, cyclic, name, res=4)


def tufted(
    w, h, t, mat, loc=(0, 0, 0), rot=(0, 0, 0), style='diamond', nx=6, ny=3, depth=0.05, border=0.07,
    btn_mat=None, seed=0, r=0.025, top=None, step=0.009, name='tufted',
):
    """panel in XZ, facing -Y, sits z 0..h. style: diamond | square | channel | hchannel. top(x)->extra height (arch etc.)"""
    n, m = (int(w / step), int(h / step))
    bm = bmesh.new()
    rows = []
    bx = by = border
    iw, ih = (w - 2 * bx, h - 2 * by)
    pts = []

    def sm(x):
        x = max(0, min(1, x))
        return x * x * (3 - 2 * x)

    def height(x, z):
        e = min(w / 2 - abs(x), z, h - z)
        edge = sqrt(max(0, 1 - (1 - min(1, e / r)) ** 2))
        u, v = ((x + iw / 2) / iw, (z - by) / ih)
        if style in ('channel', 'hchannel'):
            f = (x + w / 2) / w * nx if style == 'channel' else z / h * ny
            d = abs(f % 1 - 0.5) * 2
            return edge * (
                t * 0.45 + depth * sqrt(max(0, 1 - d ** 2.6)) + 0.0025 * mn.noise(
                    Vector((x * 9, z * 9, seed))
                )
            )
        if style == 'square':
            a, b = (u * nx, v * ny)
            da, db = (abs(a - round(a)), abs(b - round(b)))
            g = (1 - exp(-(da / 0.13) ** 1.1)) * (1 - exp(-(db / 0.13) ** 1.1))
            btn = exp(-((da * da + db * db) / 0.018))
            return edge * (t * 0.5 + depth * (0.35 + 0.65 * g) * (1 - 0.5 * btn))
        a, b = (u * nx, v * ny)
        p, q = ((a + b) / 2, (a - b) / 2)
        dp, dq = (abs(p - round(p)), abs(q - round(q)))
        sm(min(u * nx + 0.5, (1 - u) * nx + 0.5, v * ny + 0.5, (1 - v) * ny + 0.5))
        fold = min(1 - exp(-(dp / 0.055) ** 1.15), 1 - exp(-(dq / 0.055) ** 1.15))
        crown = (sin(pi * min(1, dp * 2) / 2) * sin(pi * min(1, dq * 2) / 2)) ** 0.55
        btn = exp(-((dp * dp + dq * dq) / 0.008))
        g = (0.3 * fold + 0.7 * crown) * (1 - btn)
        over = max(-v * ny, (v - 1) * ny, -u * nx, (u - 1) * nx, 0)
        if over > 0:
            sm(over / 1.0)
            if v * ny < 0 or v * ny > ny:
                line = abs(a - round(a))
                edgeline = 1 - exp(-(line / 0.06) ** 1.2)
                par = (round(a) + (0 if v < 0 else ny)) % 2 == 0
            else:
                line = abs(b - round(b))
                edgeline = 1 - exp(-(line / 0.06) ** 1.2)
                par = (round(b) + (0 if u < 0 else nx)) % 2 == 0
            g2 = 0.35 + 0.65 * (edgeline if par else 1) * 0.9
            g = max(g, 0) * (1 - sm(over * 2.2)) + g2 * sm(over * 2.2)
        return edge * (t * 0.4 + depth * g + 0.0015 * mn.noise(Vector((x * 12, z * 12, seed))))
    for j in range(m + 1):
        row = []
        for i in range(n + 1):
            x, z = ((i / n - 0.5) * w, j / m * h)
            zz = z
            if top:
                zz = z * (h + top(x)) / h
            row.append(bm.verts.new((x, -height(x, z), zz)))
        rows.append(row)
    skin(bm, rows, closed=False)
    bk = [[bm.verts.new((v.co.x, t * 0.25, v.co.z)) for v in rr] for rr in (rows[0], rows[-1])]
    for i in range(n):
        bm.faces.new((rows[0][i + 1], rows[0][i], bk[0][i], bk[0][i + 1]))
        bm.faces.new((rows[-1][i], rows[-1][i + 1], bk[1][i + 1], bk[1][i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    ob = finish(bm, name, mat, weighted=False, angle=75, loc=loc, rot=rot)
    parents.append(ob)
    if style in ('diamond', 'square'):
        for a in range(nx + 1):
            for b in range(ny + 1):
                if style == 'diamond' and (a + b) % 2:
                    continue
                x, z = (a / nx * iw - iw / 2, b / ny * ih + by)
                zz = z * (h + top(x)) / h if top else z
                lathe(
                    [(0, 0), (0.009, 0.0005), (0.0125, 0.004), (0.011, 0.0075), (0.006, 0.0095), (0, 0.01)],
                    20, btn_mat or mat, (x, -height(x, z) + 0.002, zz), (pi / 2, 0, 0), 'button', angle=180,
                )
    parents.pop()
    return ob


def drape(mesh, mat, thick, name):
    """Give a thin cloth thickness and a soft surface."""
    ob = from_mesh(mesh, name, mat, weighted=False, angle=180)
    smooth = ob.modifiers.new('smooth', 'SMOOTH')
    smooth.factor = 0.5
    smooth.iterations = 2
    solid = ob.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = thick
    solid.offset = 1.0
    solid.use_even_offset = False
    subsurf(ob, 2)
    return ob
