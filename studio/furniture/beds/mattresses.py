"""Quilted and plain mattresses by size. Meters."""

from math import exp, pi, sin, sqrt

import bmesh
from mathutils import Vector
from mathutils import noise as mn

from ... import materials
from ...geometry import finish, group, rrect, skin
from ...soft import piping

SIZES = {
    'twin': (0.97, 1.9),
    'full': (1.37, 1.9),
    'queen': (1.53, 2.03),
    'king': (1.93, 2.03),
    'calking': (1.83, 2.13),
}


def mattress(w, length, h=0.26, top=None, side=None, quilt=True, z=0, tape=None, loc=(0, 0)):
    """plain mattress with quilted top panel, border with tape edges"""
    top = top or materials.bedding('#f5f3ee')
    side = side or materials.linen('#c8c6c2', 0.18)
    tape = tape or materials.bedding('#e9e6df')
    step = 0.016 if quilt else 0.04
    n, m = (int(w / step), int(length / step))
    r = 0.055
    bm = bmesh.new()
    rows = []

    def rr(x, y):
        cx, cy = (w / 2 - r, length / 2 - r)
        ax, ay = (abs(x), abs(y))
        if ax > cx and ay > cy:
            dx, dy = (ax - cx, ay - cy)
            mx = max(dx, dy)
            L = sqrt(dx * dx + dy * dy)
            if L > 1e-09:
                dx, dy = (dx / L * mx, dy / L * mx)
            ax, ay = (cx + dx, cy + dy)
        return (ax if x >= 0 else -ax, ay if y >= 0 else -ay)

    for j in range(m + 1):
        row = []
        for i in range(n + 1):
            x, y = ((i / n - 0.5) * w, (j / m - 0.5) * length)
            e = min(w / 2 - abs(x), length / 2 - abs(y))
            edge = sqrt(max(0, 1 - (1 - min(1, e / 0.05)) ** 2))
            q = 0
            if quilt:
                k = 1 / 0.135
                a = (x + y) * k * 0.7071
                b = (x - y) * k * 0.7071
                da, db = (abs(a - round(a)), abs(b - round(b)))
                q = -0.017 * (exp(-((da / 0.1) ** 2)) + exp(-((db / 0.1) ** 2))) + 0.016 * (
                    sin(pi * da) * sin(pi * db)
                )
                q *= min(1, e / 0.09)
            xx, yy = rr(x, y)
            row.append(
                bm.verts.new(
                    (xx, yy, z + h - 0.035 + 0.035 * edge + q + 0.0015 * mn.noise(Vector((x * 7, y * 7, 1))))
                )
            )
        rows.append(row)
    skin(bm, rows, closed=False)
    with group('mattress', loc[0], loc[1]) as g:
        finish(bm, 'top', top, weighted=False, angle=180)
        per = rrect(w, length, r, 8)
        bm = bmesh.new()
        k = 12
        rings = []
        dense = []
        for a, b in zip(per, per[1:] + per[:1]):
            d = sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
            c = max(1, int(d / 0.06))
            dense += [(a[0] + (b[0] - a[0]) * t / c, a[1] + (b[1] - a[1]) * t / c) for t in range(c)]
        for j in range(k + 1):
            v = j / k
            zz = z + 0.012 + (h - 0.05) * v
            bul = (
                0.01 * (1 - (2 * v - 1) ** 4)
                - 0.006 * exp(-(((v - 0.5) / 0.03) ** 2))
                - 0.006 * exp(-(((v - 0.26) / 0.03) ** 2))
                - 0.006 * exp(-(((v - 0.74) / 0.03) ** 2))
            )
            ring = []
            for x, y in dense:
                nx = Vector(
                    (x if abs(x) > w / 2 - r - 1e-06 else 0, y if abs(y) > length / 2 - r - 1e-06 else 0, 0)
                )
                nx = nx.normalized() if nx.length else Vector((0, 0, 0))
                ring.append(bm.verts.new((x + nx.x * bul, y + nx.y * bul, zz)))
            rings.append(ring)
        skin(bm, rings)
        finish(bm, 'border', side, weighted=False, angle=180)
        for zz in (z + 0.014, z + h - 0.037):
            piping([(x * 1.0, y * 1.0, zz) for x, y in dense], 0.008, tape)
    return g
