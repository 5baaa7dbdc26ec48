"""Padded blocks, cords along their edges, thick cloth. Meters."""

from math import cos, pi, sqrt

from mathutils import Vector
from mathutils import noise as mn

from ..geometry import finish, from_mesh, gridbox, subsurf, tube


def _axis(s, r, step, k=4):
    """Grid positions along one side of a padded block, dense near its edges."""
    h = s / 2
    r = min(r, h * 0.95)
    a = [-h + r * (1 - cos(pi / 2 * i / k)) for i in range(k)]
    n = max(1, round((s - 2 * r) / step))
    m = [-h + r + (s - 2 * r) * i / n for i in range(n + 1)]
    return a + m + [-x for x in a[::-1]]


def padbox(
    size,
    loc=(0, 0, 0),
    mat=None,
    r=0.03,
    puff=(0.008, 0.008, 0.008),
    seed=0,
    wob=0.0025,
    step=0.05,
    rot=(0, 0, 0),
    name='pad',
    fn=None,
    ss=1,
):
    """rounded, slightly bulging upholstered block. puff = bulge of the X, Y, Z faces; fn(v)->v warps
    afterwards"""
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


def drape(mesh, mat, thick, name, thin=()):
    """Give a thin cloth thickness and a soft surface; `thin` tells for each point how much of the thickness
    it keeps, 1 or more for all."""
    ob = from_mesh(mesh, name, mat, weighted=False, angle=180)
    smooth = ob.modifiers.new('smooth', 'SMOOTH')
    smooth.factor = 0.5
    smooth.iterations = 1
    solid = ob.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = thick
    solid.offset = 1.0
    solid.use_even_offset = False
    if thin:
        full = ob.vertex_groups.new(name='full')
        for i, share in enumerate(thin):
            full.add((i,), sqrt(max(0.0, min(1.0, share))), 'REPLACE')
        solid.vertex_group = full.name
        solid.thickness_vertex_group = 0.25
    subsurf(ob, 1)
    return ob
