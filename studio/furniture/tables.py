"""Dining, coffee and side tables."""
import bmesh
from math import atan2, cos, pi, sin, sqrt, radians as rad
from mathutils import Matrix

from ..geometry import cyl, disc_profile, finish, lathe, leg, rbox, spline, sqleg, tube
from .wooden_chairs import turned


def table_rect(mat, w=1.8, d=0.95, h=0.76, style='taper', top_t=0.032, leg_mat=None, planks=5, edge=0.006):
    """Rectangular table: tapered, turned or metal legs, a trestle, two X trestles or two turned pedestals."""
    leg_mat = leg_mat or mat
    pw = d / planks
    for i in range(planks):
        rbox(
            (w, pw - 0.0006, top_t), (0, -d / 2 + pw * (i + 0.5), h - top_t / 2), mat,
            0.0016 if planks > 1 else edge, grain='x',
        )
    hb = h - top_t
    if style in ('taper', 'turned'):
        ap = 0.085 if style == 'taper' else 0.1
        for s in (-1, 1):
            rbox((w - 0.26, 0.022, ap), (0, s * (d / 2 - 0.08), hb - ap / 2), mat, 0.003, grain='x')
            rbox((0.022, d - 0.22, ap), (s * (w / 2 - 0.1), 0, hb - ap / 2), mat, 0.003, grain='y')
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - 0.085), sy * (d / 2 - 0.085)
                if style == 'taper':
                    sqleg(hb, 0.042, 0.075, (x, y, 0), leg_mat, 0.006)
                else:
                    rbox((0.085, 0.085, 0.14), (x, y, hb - 0.07), leg_mat, 0.006, grain='z')
                    turned((x, y, 0), (x, y, hb - 0.14), 0.04, leg_mat)
    elif style == 'trestle':
        for s in (-1, 1):
            x = s * (w / 2 - 0.32)
            rbox((0.085, 0.1, hb - 0.12), (x, 0, 0.06 + (hb - 0.12) / 2), leg_mat, 0.006, grain='z')
            rbox((0.09, d * 0.74, 0.065), (x, 0, 0.0325), leg_mat, 0.012, grain='y')
            rbox((0.09, d * 0.78, 0.06), (x, 0, hb - 0.03), leg_mat, 0.01, grain='y')
            for sy in (-1, 1):
                o = rbox((0.06, 0.05, 0.34), (x, sy * 0.15, hb - 0.17), leg_mat, 0.005, grain='z')
                o.matrix_local = Matrix.Translation(
                    (x, sy * 0.14, hb - 0.16)
                ) @ Matrix.Rotation(sy * rad(-42), 4, 'X') @ Matrix.Rotation(-pi / 2, 4, 'Y')
        rbox((w - 0.64, 0.05, 0.09), (0, 0, 0.24), leg_mat, 0.006, grain='x')
    elif style == 'pedestals':
        for s in (-1, 1):
            x = s * (w / 2 - 0.42)
            rbox((0.1, d * 0.74, 0.07), (x, 0, 0.035), leg_mat, 0.014, grain='y')
            rbox((0.1, d * 0.74, 0.06), (x, 0, hb - 0.03), leg_mat, 0.012, grain='y')
            turned((x, 0, 0.06), (x, 0, hb - 0.05), 0.075, leg_mat)
        rbox((w - 0.84, 0.05, 0.09), (0, 0, 0.2), leg_mat, 0.006, grain='x')
    elif style == 'double x':
        for s in (-1, 1):
            x = s * (w / 2 - 0.34)
            rbox((0.09, d * 0.74, 0.06), (x, 0, 0.03), leg_mat, 0.01, grain='y')
            rbox((0.09, d * 0.74, 0.06), (x, 0, hb - 0.03), leg_mat, 0.01, grain='y')
            rise, run = hb - 0.12, d * 0.52
            for sy in (-1, 1):
                o = rbox((0.07, 0.07, sqrt(rise ** 2 + run ** 2) + 0.03), (0, 0, 0), leg_mat, 0.005, grain='z')
                o.matrix_local = Matrix.Translation((x + sy * 0.004, 0, hb / 2)) @ Matrix.Rotation(sy * atan2(run, rise), 4, 'X') @ Matrix.Rotation(-pi / 2, 4, 'Y')
        rbox((w - 0.68, 0.05, 0.09), (0, 0, hb / 2), leg_mat, 0.006, grain='x')
    elif style == 'metal':
        for s in (-1, 1):
            x = s * (w / 2 - 0.25)
            for sy in (-1, 1):
                o = rbox((0.07, 0.022, hb), (x, 0, 0), leg_mat, 0.003, grain='z')
                o.matrix_local = Matrix.Translation(
                    (x, sy * d * 0.28, hb / 2)
                ) @ Matrix.Rotation(sy * rad(14), 4, 'X') @ Matrix.Rotation(-pi / 2, 4, 'Y')
            rbox((0.09, d * 0.55, 0.008), (x, 0, hb - 0.004), leg_mat, 0.001)


def scrolled_feet(mat, reach=0.42):
    """Four curved feet under a column."""
    for a in (45, 135, 225, 315):
        c, s = cos(rad(a)), sin(rad(a))
        pts = [(r * c, r * s, z) for r, z in ((0.03, 0.22), (0.13, 0.24), (0.22, 0.19), (0.3, 0.09), (0.36, 0.04), (reach, 0.036))]
        tube(pts, 0.028, mat, kind='NURBS', taper=[1.2, 1.25, 1.1, 0.9, 0.85, 0.9])
        lathe(spline([(0, 0), (0.026, 0.0), (0.036, 0.014), (0.036, 0.036), (0.026, 0.052), (0, 0.056)]), 32, mat, (reach * c, reach * s, 0), angle=180)


def table_round(mat, dia=1.2, h=0.76, style='pedestal', top_t=0.03, base_mat=None):
    """Round table: pedestal, urn or turned column on curved feet, fluted drum, tulip or legs."""
    base_mat = base_mat or mat
    lathe(
        [
            (0, h - top_t), (dia / 2 - 0.02, h - top_t), (dia / 2 - 0.006, h - top_t + 0.008),
            (dia / 2, h - 0.01), (dia / 2 - 0.003, h - 0.003), (dia / 2 - 0.009, h), (0, h),
        ],
        96, mat, name='top', angle=45,
    )
    hb = h - top_t
    if style == 'pedestal':
        lathe(
            [
                (0, 0), (0.3, 0), (0.305, 0.012), (0.295, 0.022), (0.2, 0.045), (0.1, 0.09), (0.062, 0.18),
                (0.055, 0.35), (0.062, 0.5), (0.09, 0.62), (0.16, hb - 0.03), (0.2, hb), (0, hb),
            ],
            64, base_mat, angle=60,
        )
    elif style == 'urn':
        lathe(spline([(0, 0.14), (0.05, 0.14), (0.08, 0.18), (0.1, 0.26), (0.075, 0.34), (0.05, 0.4), (0.055, 0.44), (0.1, 0.52), (0.12, 0.58), (0.09, 0.63), (0.06, 0.65),
               (0.12, hb - 0.02), (0.2, hb), (0, hb)]), 64, base_mat, angle=60)
        scrolled_feet(base_mat)
        rope = [((dia / 2 - 0.004) * cos(2 * pi * i / 240), (dia / 2 - 0.004) * sin(2 * pi * i / 240), h - top_t - 0.004 + 0.003 * (i % 2)) for i in range(240)]
        tube(rope, 0.008, mat, True)
    elif style == 'turned':
        turned((0, 0, 0.14), (0, 0, hb), 0.075, base_mat)
        cyl(0.2, 0.025, (0, 0, hb - 0.025), base_mat, 0.006, 48)
        scrolled_feet(base_mat)
    elif style == 'fluted':
        n = 36
        r = 0.24
        prof = []
        bm = bmesh.new()
        k = n * 8
        A = [bm.verts.new(((r - 0.012 + 0.012 * abs(sin(n * pi * i / k))) * cos(2 * pi * i / k), (r - 0.012 + 0.012 * abs(sin(n * pi * i / k))) * sin(2 * pi * i / k), 0.02)) for i in range(k)]
        B = [bm.verts.new((v.co.x, v.co.y, hb)) for v in A]
        for i in range(k):
            bm.faces.new((A[i], A[(i + 1) % k], B[(i + 1) % k], B[i]))
        finish(bm, 'flute', base_mat, weighted=False, angle=60)
        cyl(r + 0.02, 0.022, (0, 0, 0), base_mat, 0.005, 72)
    elif style == 'tulip':
        lathe(
            [
                (0, 0), (0.29, 0), (0.295, 0.006), (0.27, 0.018), (0.12, 0.045), (0.05, 0.12), (0.033, 0.3),
                (0.038, 0.5), (0.075, 0.66), (0.15, hb), (0, hb),
            ],
            72, base_mat, angle=70,
        )
    elif style == 'legs':
        for a in (45, 135, 225, 315):
            x, y = ((dia / 2 - 0.18) * cos(rad(a)), (dia / 2 - 0.18) * sin(rad(a)))
            leg(hb, 0.016, 0.028, (x, y, 0), base_mat, (-7 * sin(rad(a)), 7 * cos(rad(a))))
        lathe(
            [
                (dia / 2 - 0.2, hb - 0.07), (dia / 2 - 0.18, hb - 0.07), (dia / 2 - 0.18, hb),
                (dia / 2 - 0.2, hb),
            ],
            64, base_mat, cap=False,
        )


def coffee_table(mat, w=1.15, d=0.62, h=0.42, style='shelf', leg_mat=None, top=None):
    """Coffee table: shelf, metal, round or drum."""
    leg_mat = leg_mat or mat
    if style == 'shelf':
        rbox((w, d, 0.034), (0, 0, h - 0.017), top or mat, 0.006, grain='x')
        for sx in (-1, 1):
            for sy in (-1, 1):
                sqleg(h - 0.034, 0.036, 0.048, (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), leg_mat)
        for s in (-1, 1):
            rbox((w - 0.14, 0.02, 0.05), (0, s * (d / 2 - 0.05), h - 0.059), leg_mat, 0.003)
            rbox((0.02, d - 0.14, 0.05), (s * (w / 2 - 0.05), 0, h - 0.059), leg_mat, 0.003)
        k = 7
        for i in range(k):
            rbox(
                (w - 0.13, (d - 0.11) / k - 0.008, 0.016),
                (0, -(d - 0.11) / 2 + (d - 0.11) * (i + 0.5) / k, 0.13), mat, 0.003, grain='x',
            )
    elif style == 'metal':
        rbox((w, d, 0.03), (0, 0, h - 0.015), top or mat, 0.006, grain='x')
        t = 0.02
        for sx in (-1, 1):
            for sy in (-1, 1):
                rbox(
                    (t, t, h - 0.03),
                    (sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), (h - 0.03) / 2), leg_mat, 0.002,
                )
            rbox((t, d - 0.06, t), (sx * (w / 2 - 0.03), 0, 0.01), leg_mat, 0.002)
        for sy in (-1, 1):
            rbox((w - 0.06, t, t), (0, sy * (d / 2 - 0.03), 0.01), leg_mat, 0.002)
    elif style == 'round':
        lathe(
            [
                (0, h - 0.036), (w / 2 - 0.025, h - 0.036), (w / 2 - 0.004, h - 0.018), (w / 2, h - 0.008),
                (w / 2 - 0.006, h), (0, h),
            ],
            96, top or mat, angle=50,
        )
        for a in (60, 180, 300):
            rbox(
                (0.17, 0.035, h - 0.036),
                (0.26 * w * cos(rad(a)), 0.26 * w * sin(rad(a)), (h - 0.036) / 2), leg_mat, 0.012, grain='z',
                rot=(0, 0, rad(a)),
            )
    elif style == 'drum':
        n = 44
        r = w / 2 - 0.05
        hb = h - 0.03
        lathe(disc_profile(w / 2, 0.03, 0.006), 96, top or mat, (0, 0, hb))
        for i in range(n):
            a = 2 * pi * i / n
            rbox(
                (0.018, 2 * pi * r / n * 0.66, hb - 0.02), (r * cos(a), r * sin(a), hb / 2 + 0.0), leg_mat,
                0.004, grain='z', rot=(0, 0, a),
            )
        cyl(r - 0.004, hb - 0.02, (0, 0, 0.01), leg_mat, 0.002, 72)
        cyl(r + 0.02, 0.02, (0, 0, 0), leg_mat, 0.003, 72)
