"""Round fluted tables with a door. Meters."""

from math import cos, pi, sin
from math import radians as rad

import bmesh

from ... import materials
from ...geometry import cyl, disc_profile, finish, group, lathe, skin


def fluted_wall(r, t, h, a0, a1, mat, pitch=0.0127, depth=0.0042):
    """A curved wall of half-round flutes from angle a0 to a1 (degrees), closed at its ends, standing on z =
    0."""
    n = max(2, round(rad(abs(a1 - a0)) * r / pitch))
    bm = bmesh.new()
    outer = []
    k = 8
    for i in range(n * k + 1):
        outer.append((rad(a0 + (a1 - a0) * i / (n * k)), r - depth * (1 - abs(sin(pi * i / k)))))
    cols = [
        [
            bm.verts.new((rr * cos(a), rr * sin(a), z))
            for rr, z in ((ro, 0.0), (ro, h), (r - t, h), (r - t, 0.0))
        ]
        for a, ro in outer
    ]
    skin(bm, cols[::-1])
    bm.faces.new(cols[0])
    bm.faces.new(cols[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return finish(bm, 'flutes', mat, weighted=False, angle=50)


def fluted_drum(mat, w=0.457, h=0.61, door=(215, 335), ajar=0):
    """A round nightstand, fluted all around, on a recessed plinth; its curved door may stand `ajar` by so
    many degrees before two shelves."""
    r, low, top, t = w / 2, 0.045, 0.022, 0.018
    hh = h - low - top
    a0, a1 = door
    cyl(r - 0.035, low + 0.002, (0, 0, 0), materials.plain('#8d8880', 0.8), 0.002, 72)
    lathe(disc_profile(r + 0.002, top, 0.004), 120, mat, (0, 0, h - top))
    with group('body', 0, 0, low):
        fluted_wall(r, t, hh, a1, a0 + 360, mat)
    for z in (low, low + hh * 0.5, h - top - 0.016):
        cyl(r - t * 0.7, 0.016, (0, 0, z), mat, 0.002, 72)
    hx, hy = (r - t / 2) * cos(rad(a1)), (r - t / 2) * sin(rad(a1))
    with group('hinge', hx, hy, low + 0.003, ajar), group('door', -hx, -hy, 0):
        fluted_wall(r, t, hh - 0.006, a0 + 0.7, a1 - 0.7, mat)
