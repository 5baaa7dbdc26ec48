"""Rugs. Meters."""

import random

import bmesh
from mathutils import Vector
from mathutils import noise as mn

from ... import materials
from ...geometry import finish, skin, tube


def rug(
    w=2.4, d=3.3, mat=None, t=0.012, style='plain', base='#d8cfc1', accent='#8e8474', seed=0, counted=False
):
    """Area rug; when it is what the picture sells, `counted` lets the camera frame it."""
    mat = mat or materials.rug(base, accent, style, w, d)
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
    return ob


def flatweave(w=2.44, d=3.05, t=0.011, mat=None, seed=2):
    """A flatwoven striped rug with knotted tassels along both ends, its edges a little wavy."""
    rug(w, d, mat or materials.indigo_stripes(), t, counted=True, seed=seed)
    rnd = random.Random(seed)
    wool = materials.linen('#d9cfba', 0.3)
    n = int(w / 0.036)
    for s in (-1, 1):
        for i in range(n):
            x = -w / 2 + w * (i + 0.5) / n
            y = s * (d / 2 - 0.002)
            a, b = rnd.uniform(-0.008, 0.008), rnd.uniform(0.075, 0.1)
            tassel = tube(
                [
                    (x, y, 0.006),
                    (x + a * 0.2, y + s * 0.012, 0.009),
                    (x + a * 0.4, y + s * 0.02, 0.006),
                    (x + a * 0.7, y + s * b * 0.6, 0.006),
                    (x + a * 1.4, y + s * b, 0.004),
                ],
                1.0,
                wool,
                res=2,
                taper=[0.004, 0.0065, 0.004, 0.006, 0.0085],
            )
            tassel['nofit'] = 1
