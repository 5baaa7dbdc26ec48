"""Slung, quilted and padded chairs and benches. Meters."""

import math
from math import pi, sin
from math import radians as rad

import bmesh
from mathutils import Vector

from ...geometry import finish, lathe, rbox, rrect, skin, spline, sqleg, tube
from ...soft import padbox, tufted


def sling_chair(mat, fabric, seat_h=0.46, h=0.91, w=0.46):
    """Chair whose seat and back are one padded sling, stitched across the back, on two bent tubes and
    crossbars."""
    line = [
        (-0.245, seat_h - 0.05),
        (-0.24, seat_h - 0.012),
        (-0.2, seat_h + 0.006),
        (-0.06, seat_h - 0.012),
        (0.06, seat_h - 0.022),
        (0.135, seat_h - 0.008),
        (0.185, seat_h + 0.05),
        (0.215, seat_h + 0.15),
        (0.245, seat_h + 0.27),
        (0.285, h - 0.02),
        (0.292, h),
    ]
    # spline() is for profiles of turned parts, which lie right of their axis
    path = [Vector((y - 1, z)) for y, z in spline([(y + 1, z) for y, z in line], 40, 0.004)]
    far = [0.0]
    for a, b in zip(path, path[1:]):
        far.append(far[-1] + (b - a).length)
    bend = next(f for f, p in zip(far, path) if p.y > seat_h + 0.06 and p.x > 0.1)
    bm, rings = bmesh.new(), []
    for i, p in enumerate(path):
        along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        rim = min(far[i], far[-1] - far[i])
        full = math.sqrt(max(0.02, 1 - (1 - min(1, rim / 0.02)) ** 2))
        seam = (
            0.4 * math.exp(-((((far[i] - bend + 0.03) % 0.062 - 0.031) / 0.006) ** 2)) if far[i] > bend else 0
        )
        thick = 0.042 * full * (1 - seam)
        rings.append(
            [
                bm.verts.new((x, p.x - along.y * o, p.y + along.x * o))
                for x, o in rrect(w, thick, thick * 0.48, 5)
            ]
        )
    skin(bm, rings)
    bm.faces.new(rings[0][::-1])
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'sling', fabric, weighted=False, angle=60)
    for s in (-1, 1):
        x = s * (w / 2 - 0.035)
        z = seat_h - 0.045
        tube(
            [
                (x, -0.235, 0.002),
                (x, -0.2, z - 0.03),
                (x, -0.17, z),
                (x, 0.12, z - 0.012),
                (x, 0.16, z - 0.04),
                (x, 0.27, 0.002),
            ],
            0.0125,
            mat,
        )
    for y in (-0.17, 0.1):
        tube([(0.035 - w / 2, y, seat_h - 0.05), (w / 2 - 0.035, y, seat_h - 0.05)], 0.011, mat)


def quilted_chair(mat, fabric, seat_h=0.48, h=1.02, w=0.5, d=0.54):
    """Tall dining chair quilted in diamonds on both sides of its back, with a ring pull on the reverse."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            sqleg(seat_h - 0.08, 0.026, 0.034, (sx * (w / 2 - 0.04), sy * (d / 2 - 0.04), 0), mat)
    padbox((w, d - 0.02, 0.11), (0, 0, seat_h - 0.065), fabric, r=0.03, puff=(0.006, 0.008, 0.018))
    tall, low, y = h - seat_h + 0.06, seat_h - 0.06, d / 2 - 0.05
    lean = rad(6)
    padbox(
        (w, 0.05, tall),
        (0, y + 0.03 + 0.105 * tall / 2, low + tall / 2),
        fabric,
        r=0.022,
        puff=(0.003, 0, 0.006),
        rot=(-lean, 0, 0),
    )
    look = dict(style='diamond', nx=4, ny=5, depth=0.018, border=0.05, r=0.018)
    tufted(w - 0.02, h - seat_h - 0.02, 0.03, fabric, (0, y + 0.014, seat_h + 0.005), (-lean, 0, 0), **look)
    tufted(w - 0.02, tall - 0.02, 0.03, fabric, (0, y + 0.05, low + 0.01), (lean, 0, pi), **look)
    z = h - 0.11
    back = y + 0.085 + 0.105 * (z - low)
    lathe(
        [(0, 0), (0.022, 0), (0.022, 0.004), (0.012, 0.008), (0.008, 0.02), (0, 0.021)],
        32,
        mat,
        (0, back - 0.006, z),
        (-pi / 2, 0, 0),
        angle=40,
    )
    turns = [2 * pi * i / 40 for i in range(40)]
    tube(
        [(0.04 * sin(a), back + 0.012 - 0.006 * math.cos(a), z - 0.036 + 0.04 * math.cos(a)) for a in turns],
        0.0055,
        mat,
        True,
    )


def padded_bench(mat, fabric, w=1.22, d=0.38, h=0.47):
    """Dining bench with a padded seat on straight block legs."""
    padbox((w, d, 0.075), (0, 0, h - 0.04), fabric, r=0.03, puff=(0.005, 0.005, 0.014))
    rbox((w - 0.03, d - 0.03, 0.06), (0, 0, h - 0.1), mat, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            sqleg(h - 0.1, 0.06, 0.06, (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), mat)


def dining_bench(mat, w=1.4, d=0.36, h=0.46):
    """Plain wooden bench."""
    rbox((w, d, 0.036), (0, 0, h - 0.018), mat, 0.006, grain='x')
    for s in (-1, 1):
        sqleg(h - 0.036, 0.05, 0.06, (s * (w / 2 - 0.14), 0.11, 0), mat)
        sqleg(h - 0.036, 0.05, 0.06, (s * (w / 2 - 0.14), -0.11, 0), mat)
        rbox((0.03, d - 0.1, 0.06), (s * (w / 2 - 0.14), 0, h - 0.07), mat, 0.003)
    rbox((w - 0.3, 0.03, 0.06), (0, 0, h - 0.07), mat, 0.003)
