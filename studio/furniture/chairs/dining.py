"""Dining chairs. Meters."""

import math
from math import pi, sin
from math import radians as rad

import bmesh
from mathutils import Matrix, Vector

from ...geometry import finish, prism, rbox, skin, sqleg, tube
from ...soft import padbox


def chair(mat, fabric=None, style='slat', seat_h=0.47, h=0.94, w=0.47, d=0.5, seed=0, seat_mat=None):
    """dining chair. styles: slat, ladder, parsons, xback, wishbone"""
    if style == 'parsons':
        lh = seat_h - 0.12
        for sx in (-1, 1):
            sqleg(lh + 0.02, 0.03, 0.04, (sx * (w / 2 - 0.03), -d / 2 + 0.04, 0), mat)
            o = sqleg(lh + 0.02, 0.03, 0.04, (sx * (w / 2 - 0.03), d / 2 - 0.03, 0), mat)
        padbox(
            (w, d - 0.02, 0.12), (0, 0, seat_h - 0.07), fabric, r=0.03, puff=(0.006, 0.008, 0.018), seed=seed
        )

        def fn(p):
            p.y += 0.0 + 0.05 * max(0, (p.z + 0.28) / 0.56) ** 2 - 0.022 * (1 - (2 * p.x / w) ** 2) * -1
            return p

        padbox(
            (w - 0.01, 0.075, h - seat_h + 0.06),
            (0, d / 2 - 0.045, seat_h + (h - seat_h) / 2 - 0.03),
            fabric,
            r=0.03,
            puff=(0.003, 0.012, 0.006),
            fn=fn,
            seed=seed + 1,
            rot=(rad(-6), 0, 0),
        )
        return
    fw, bw = (w, w - 0.05)
    for s in (-1, 1):
        yb = d / 2 - 0.03
        path = [
            (yb + 0.045, 0),
            (yb + 0.012, seat_h * 0.5),
            (yb, seat_h),
            (yb + 0.022, seat_h + (h - seat_h) * 0.5),
            (yb + 0.075, h),
        ]
        P = []
        for i in range(25):
            t = i / 24 * (len(path) - 1)
            k = min(int(t), len(path) - 2)
            f = t - k

            def g(q):
                return Vector(path[max(0, min(len(path) - 1, q))])

            a, b, c, e = (g(k - 1), g(k), g(k + 1), g(k + 2))
            P.append(
                0.5
                * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - e) * f * f + (3 * b - a - 3 * c + e) * f**3)
            )
        L = [(p.x - 0.018 * (0.75 + 0.25 * min(1, i / 12)), p.y) for i, p in enumerate(P)]
        R = [(p.x + 0.018 * (0.75 + 0.25 * min(1, i / 12)), p.y) for i, p in enumerate(P)]
        o = prism(
            L + R[::-1], 0.032, mat, 0.005, axis='x', loc=(s * (bw / 2 - 0.016), 0, 0), angle=30, grain='z'
        )
        sqleg(seat_h - 0.03, 0.028, 0.036, (s * (fw / 2 - 0.02), -d / 2 + 0.025, 0), mat, 0.005)
    rbox((fw - 0.05, 0.02, 0.055), (0, -d / 2 + 0.025, seat_h - 0.055), mat, 0.003, grain='x')
    rbox((bw - 0.05, 0.02, 0.055), (0, d / 2 - 0.03, seat_h - 0.055), mat, 0.003, grain='x')
    for s in (-1, 1):
        rbox((0.02, d - 0.07, 0.055), (s * (fw / 2 - 0.03), 0, seat_h - 0.055), mat, 0.003, grain='y')
        rbox((0.018, d - 0.03, 0.026), (s * (fw / 2 - 0.028), 0.015, 0.17), mat, 0.004, grain='y')
    rbox((fw - 0.06, 0.018, 0.026), (0, 0, 0.17), mat, 0.004, grain='x')
    if seat_h > 0.55:
        rbox((fw - 0.06, 0.024, 0.034), (0, -d / 2 + 0.025, 0.24), mat, 0.004, grain='x')
    if fabric:

        def fn(p):
            k = p.y / d + 0.5
            p.x *= 1 - 0.09 * k
            return p

        padbox(
            (fw + 0.005, d - 0.0, 0.06),
            (0, -0.012, seat_h - 0.0),
            fabric,
            r=0.026,
            puff=(0.003, 0.003, 0.016),
            fn=fn,
            seed=seed,
        )
    else:
        padbox(
            (fw + 0.01, d, 0.03),
            (0, -0.012, seat_h - 0.012),
            seat_mat or mat,
            r=0.01,
            puff=(0, 0, -0.01),
            wob=0,
            step=0.03,
            fn=lambda p: Vector((p.x * (1 - 0.09 * (p.y / d + 0.5)), p.y, p.z)),
        )

    def back_y(z):
        t = (z - seat_h) / (h - seat_h)
        return d / 2 - 0.03 + 0.022 * min(1, t * 2) + 0.053 * max(0, t - 0.45) / 0.55

    def curved_rail(z, hh, t=0.02, bow=0.028):
        n = 16
        bm = bmesh.new()
        Wd = bw - 0.03
        ring = []
        for i in range(n + 1):
            u = i / n * 2 - 1
            y = bow * (1 - u * u)
            ring.append(
                [
                    bm.verts.new((u * Wd / 2, back_y(z) + y + dy, z + dz))
                    for dy, dz in ((-t / 2, -hh / 2), (t / 2, -hh / 2), (t / 2, hh / 2), (-t / 2, hh / 2))
                ]
            )
        skin(bm, ring)
        bm.faces.new(ring[0][::-1])
        bm.faces.new(ring[-1])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        ed = [e for e in bm.edges if e.calc_face_angle(0) > rad(60)]
        bmesh.ops.bevel(bm, geom=ed, offset=0.005, segments=3, profile=0.5, affect='EDGES')
        return finish(bm, 'rail', mat, angle=40)

    curved_rail(h - 0.035, 0.075)
    if style == 'ladder':
        for z in (seat_h + 0.13, seat_h + 0.26):
            curved_rail(z, 0.05)
    elif style == 'slat':
        curved_rail(seat_h + 0.075, 0.04)
        for i in range(5):
            x = (i - 2) * 0.068
            z0, z1 = (seat_h + 0.08, h - 0.06)
            y0, y1 = (
                back_y(z0) + 0.028 * (1 - (2 * x / bw) ** 2),
                back_y(z1) + 0.028 * (1 - (2 * x / bw) ** 2),
            )
            v = Vector((0, y1 - y0, z1 - z0))
            o = rbox((0.032, 0.012, v.length), (0, 0, 0), mat, 0.003, grain='z')
            a = math.atan2(v.y, v.z)
            o.matrix_local = (
                Matrix.Translation((x, (y0 + y1) / 2, (z0 + z1) / 2))
                @ Matrix.Rotation(-a, 4, 'X')
                @ Matrix.Rotation(-pi / 2, 4, 'Y')
            )
    elif style == 'xback':
        curved_rail(seat_h + 0.075, 0.035)
        z0, z1 = (seat_h + 0.09, h - 0.07)
        for s in (-1, 1):
            pts = []
            for i in range(15):
                t = i / 14
                x = s * (-(bw / 2 - 0.04) + (bw - 0.08) * t)
                z = z0 + (z1 - z0) * t
                pts.append(
                    (
                        x,
                        back_y(z) + 0.028 * (1 - (2 * x / bw) ** 2) + s * 0.004,
                        z + 0.03 * sin(2 * pi * t) * -0.5,
                    )
                )
            tube(pts, 0.009, mat, kind='NURBS')
