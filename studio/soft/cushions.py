"""Stuffed cushions and pillows. Meters."""

import random
from math import atan2, exp

import bmesh
from mathutils import Vector
from mathutils import noise as mn

from ..geometry import finish, from_mesh, gridbox, parents, subsurf, tube
from .cloth import name_of, simulated
from .creases import Creases


def box_cushion_mesh(w, d, h, puff=1.0, seed=0, step=0.03, shrink=0.05, frames=24, sag=0.0):
    """Simulate a stuffed box cushion."""
    key = name_of('cush', w, d, h, puff, seed, step, shrink, frames, sag)

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
            L = (
                [idx[i, 0, kk] for i in range(n[0])]
                + [idx[n[0], j, kk] for j in range(n[1])]
                + [idx[i, n[1], kk] for i in range(n[0], 0, -1)]
                + [idx[0, j, kk] for j in range(n[1], 0, -1)]
            )
            loops[nm] = L
        ob = finish(bm, 'c', weighted=False)
        vg = ob.vertex_groups.new(name='seam')
        vg.add(list(seam), 1.0, 'REPLACE')

        def settings(cloth):
            cloth.mass = 0.25
            cloth.tension_stiffness = 18
            cloth.compression_stiffness = 12
            cloth.shear_stiffness = 8
            cloth.bending_stiffness = 0.25
            cloth.tension_damping = cloth.compression_damping = cloth.shear_damping = 12
            cloth.bending_damping = 0.8
            cloth.uniform_pressure_force = 2.2 * puff
            cloth.vertex_group_shrink = 'seam'
            cloth.shrink_min = -0.012
            cloth.shrink_max = shrink

        return ob, frames, settings, {'loops': loops}

    return simulated(key, make)


def pillow_mesh(w, h, puff=1.0, seed=0, n=34, frames=30):
    """Simulate a stuffed throw pillow."""
    key = name_of('pil', w, h, puff, seed, n, frames)

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
        loop = (
            [V[i, 0, 0].index for i in range(nx)]
            + [V[nx, j, 0].index for j in range(ny)]
            + [V[i, ny, 0].index for i in range(nx, 0, -1)]
            + [V[0, j, 0].index for j in range(ny, 0, -1)]
        )
        ob = finish(bm, 'p', weighted=False)

        def settings(cloth):
            cloth.mass = 0.2
            cloth.tension_stiffness = 20
            cloth.compression_stiffness = 10
            cloth.shear_stiffness = 6
            cloth.bending_stiffness = 0.12
            cloth.tension_damping = cloth.compression_damping = cloth.shear_damping = 10
            cloth.bending_damping = 0.6
            cloth.uniform_pressure_force = 3.2 * puff

        return ob, frames, settings, {'loops': {'edge': loop}}

    return simulated(key, make)


def _place_soft(mesh, extra, mat, name, loc, rot, pipe, pipe_mat, loops, ss=1):
    """Put a simulated mesh into the scene, with piping along its seams."""
    ob = from_mesh(mesh, name, mat, weighted=False, angle=180, loc=loc, rot=rot)
    subsurf(ob, ss)
    out = [ob]
    if pipe:
        parents.append(ob)
        for seam in loops:
            pts = [mesh.vertices[i].co.copy() for i in extra['loops'][seam]]
            for _ in range(2):
                pts = [(pts[i - 1] + pts[i] * 2 + pts[(i + 1) % len(pts)]) / 4 for i in range(len(pts))]
            out.append(tube(pts, pipe, pipe_mat or mat, cyclic=True, kind='NURBS', name='piping'))
        parents.pop()
    return ob


def cushion(
    w,
    d,
    h,
    mat,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    puff=0.4,
    seed=0,
    pipe=0.0045,
    pipe_mat=None,
    name='cushion',
    crown=0.045,
    back=0.004,
    wall=0.5,
    mirror=False,
    **k,
):
    """crown: rise of the top panel above its seam (m); back: same for the hidden face; wall: share of the
    side bulge kept; mirror: left and right change places, so that the folds of neighbors differ"""
    mesh, ex = box_cushion_mesh(w, d, h, puff, seed, **k)
    if mirror:
        for v in mesh.vertices:
            v.co.x = -v.co.x
        mesh.flip_normals()
    zt = sum(mesh.vertices[i].co.z for i in ex['loops']['top']) / len(ex['loops']['top'])
    zb = sum(mesh.vertices[i].co.z for i in ex['loops']['bot']) / len(ex['loops']['bot'])
    hi = max(v.co.z for v in mesh.vertices) - zt
    lo = zb - min(v.co.z for v in mesh.vertices)
    fx = w / (2 * max(abs(mesh.vertices[i].co.x) for i in ex['loops']['top']))
    fy = d / (2 * max(abs(mesh.vertices[i].co.y) for i in ex['loops']['top']))
    for v in mesh.vertices:
        z = v.co.z
        if z > zt:
            z = zt + (z - zt) * crown / hi
        elif z < zb:
            z = zb + (z - zb) * back / lo
        v.co.z = (
            z * (h / (zt - zb))
            if zb <= z <= zt
            else z - zt + zt * h / (zt - zb)
            if z > zt
            else z - zb + zb * h / (zt - zb)
        )
        for a, f, half in ((0, fx, w / 2), (1, fy, d / 2)):
            c = v.co[a] * f
            if abs(c) > half:
                c = (half + (abs(c) - half) * wall) * (1 if c > 0 else -1)
            v.co[a] = c
    return _place_soft(mesh, ex, mat, name, loc, rot, pipe, pipe_mat, ('top', 'bot'))


def dent(mesh, w, h, seed):
    """What use leaves on a pillow: one half fuller than the other, a dip where a head lay, its upper edge
    sunk, creases that run in from corners and sides. Every other seed changes left and right."""
    dice = random.Random(seed)
    field = Creases(-w / 2, w / 2, -h / 2, h / 2, 0.02)
    for sx in (-1, 1):
        for sy in (-1, 1):
            for _ in range(3):
                turn = atan2(-sy * h, -sx * w) + dice.uniform(-0.45, 0.45)
                x, y = sx * w * dice.uniform(0.3, 0.48), sy * h * dice.uniform(0.3, 0.48)
                size = dice.uniform(0.25, 0.55) * h
                field.ridge(
                    x,
                    y,
                    turn,
                    size,
                    dice.uniform(0.011, 0.02),
                    dice.uniform(0.006, 0.014),
                    0.03,
                    dice.choice((-1, 1)),
                )
    for _ in range(7):
        x, y = dice.uniform(-0.45, 0.3) * w, dice.uniform(-0.4, 0.4) * h
        field.ridge(
            x, y, dice.uniform(-0.7, 0.7), 0.3 * w, dice.uniform(0.01, 0.02), dice.uniform(0.004, 0.01), 0.04
        )
    cx, cy = dice.uniform(-0.15, 0.15) * w, dice.uniform(-0.05, 0.25) * h
    uneven, sunk = dice.uniform(-0.2, 0.2), dice.uniform(0.015, 0.05)
    for v in mesh.vertices:
        x, y = v.co.x, v.co.y
        dip = exp(-(((x - cx) / (0.3 * w)) ** 2) - ((y - cy) / (0.28 * h)) ** 2)
        inside = max(0.0, (1 - (2 * x / w) ** 2) * (1 - (2 * y / h) ** 2)) ** 0.3
        v.co.z *= 1 + uneven * x / w - (0.28 if v.co.z > 0 else 0) * dip
        v.co.z += field.at(x, y) * inside * (1 if v.co.z > 0 else 0)
        v.co.y -= sunk * exp(-(((x - cx) / (0.3 * w)) ** 2)) * max(0.0, y / h + 0.5) ** 2
    if seed % 2:
        for v in mesh.vertices:
            v.co.x = -v.co.x
        mesh.flip_normals()


def flanged(mesh, loop, width, mat, seed):
    """The flat border of a pillow sham, a little wavy."""
    points = [mesh.vertices[i].co for i in loop]
    bm, rings = bmesh.new(), []
    n = len(points)
    outs = []
    for i in range(n):
        way = points[(i + 2) % n] - points[i - 2]
        outs.append(Vector((way.y, -way.x, 0)).normalized())
    if sum(out.dot(p) for out, p in zip(outs, points)) < 0:
        outs = [-out for out in outs]
    for share in (-0.15, 0.5, 1.0):
        ring = []
        for p, out in zip(points, outs):
            wave = 0.008 * share * mn.noise(Vector((p.x * 11, p.y * 11, seed)))
            ring.append(bm.verts.new(p + out * (width * share) + Vector((0, 0, wave))))
        rings.append(ring)
    for one, two in zip(rings, rings[1:]):
        for i in range(n):
            bm.faces.new((one[i], one[(i + 1) % n], two[(i + 1) % n], two[i]))
    border = finish(bm, 'flange', mat, weighted=False, angle=180)
    solid = border.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.004
    solid.offset = 0.0
    subsurf(border, 1)


def pillow(
    w,
    h,
    mat,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    puff=1.0,
    seed=0,
    pipe=0.0,
    pipe_mat=None,
    name='pillow',
    dented=None,
    flange=0.0,
    **k,
):
    """Lies in the XY plane, its thickness along Z. `dented` is a number that decides how use has shaped it;
    it may have a `flange`, a flat border."""
    mesh, ex = pillow_mesh(w, h, puff, seed, **k)
    if dented is not None:
        dent(mesh, w, h, dented)
    made = _place_soft(mesh, ex, mat, name, loc, rot, pipe, pipe_mat, ('edge',))
    if flange:
        parents.append(made)
        flanged(mesh, ex['loops']['edge'], flange, mat, dented or seed)
        parents.pop()
    return made
