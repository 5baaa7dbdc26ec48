"""Tufted, channelled and buttoned panels. Meters."""

from math import exp, pi, sin, sqrt

import bmesh
from mathutils import Vector
from mathutils import noise as mn

from ..geometry import finish, lathe, parents, skin


def tufted(
    w,
    h,
    t,
    mat,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    style='diamond',
    nx=6,
    ny=3,
    depth=0.05,
    border=0.07,
    btn_mat=None,
    seed=0,
    r=0.025,
    top=None,
    step=0.009,
    name='tufted',
):
    """panel in XZ, facing -Y, sits z 0..h. style: diamond | square | channel | hchannel. top(x)->extra
    height (arch etc.)"""
    n, m = (int(w / step), int(h / step))
    bm = bmesh.new()
    rows = []
    bx = by = border
    iw, ih = (w - 2 * bx, h - 2 * by)

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
                t * 0.45 + depth * sqrt(max(0, 1 - d**2.6)) + 0.0025 * mn.noise(Vector((x * 9, z * 9, seed)))
            )
        if style == 'square':
            a, b = (u * nx, v * ny)
            da, db = (abs(a - round(a)), abs(b - round(b)))
            g = (1 - exp(-((da / 0.13) ** 1.1))) * (1 - exp(-((db / 0.13) ** 1.1)))
            btn = exp(-((da * da + db * db) / 0.018))
            return edge * (t * 0.5 + depth * (0.35 + 0.65 * g) * (1 - 0.5 * btn))
        a, b = (u * nx, v * ny)
        p, q = ((a + b) / 2, (a - b) / 2)
        dp, dq = (abs(p - round(p)), abs(q - round(q)))
        sm(min(u * nx + 0.5, (1 - u) * nx + 0.5, v * ny + 0.5, (1 - v) * ny + 0.5))
        fold = min(1 - exp(-((dp / 0.055) ** 1.15)), 1 - exp(-((dq / 0.055) ** 1.15)))
        crown = (sin(pi * min(1, dp * 2) / 2) * sin(pi * min(1, dq * 2) / 2)) ** 0.55
        btn = exp(-((dp * dp + dq * dq) / 0.008))
        g = (0.3 * fold + 0.7 * crown) * (1 - btn)
        over = max(-v * ny, (v - 1) * ny, -u * nx, (u - 1) * nx, 0)
        if over > 0:
            sm(over / 1.0)
            if v * ny < 0 or v * ny > ny:
                line = abs(a - round(a))
                edgeline = 1 - exp(-((line / 0.06) ** 1.2))
                par = (round(a) + (0 if v < 0 else ny)) % 2 == 0
            else:
                line = abs(b - round(b))
                edgeline = 1 - exp(-((line / 0.06) ** 1.2))
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
                    20,
                    btn_mat or mat,
                    (x, -height(x, z) + 0.002, zz),
                    (pi / 2, 0, 0),
                    'button',
                    angle=180,
                )
    parents.pop()
    return ob
