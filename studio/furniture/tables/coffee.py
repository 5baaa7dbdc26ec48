"""Coffee and parlor tables. Meters."""

from math import atan2, cos, pi, sin, sqrt
from math import radians as rad

from mathutils import Matrix

from ... import materials
from ...geometry import cyl, disc_profile, group, lathe, rbox, sqleg, tube
from ..chairs.wooden import turned


def coffee_table(mat, w=1.15, d=0.62, h=0.42, style='shelf', leg_mat=None, top=None, shelf=False):
    """Coffee table: shelf, metal (with a shelf too if asked), round or drum."""
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
                (0, -(d - 0.11) / 2 + (d - 0.11) * (i + 0.5) / k, 0.13),
                mat,
                0.003,
                grain='x',
            )
    elif style == 'metal':
        rbox((w, d, 0.03), (0, 0, h - 0.015), top or mat, 0.006, grain='x')
        t = 0.02
        for sx in (-1, 1):
            for sy in (-1, 1):
                rbox(
                    (t, t, h - 0.03),
                    (sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), (h - 0.03) / 2),
                    leg_mat,
                    0.002,
                )
            rbox((t, d - 0.06, t), (sx * (w / 2 - 0.03), 0, 0.01), leg_mat, 0.002)
        for sy in (-1, 1):
            rbox((w - 0.06, t, t), (0, sy * (d / 2 - 0.03), 0.01), leg_mat, 0.002)
        if shelf:
            rbox((w - 0.064, d - 0.064, 0.02), (0, 0, h * 0.36), top or mat, 0.003, grain='x')
    elif style == 'round':
        lathe(
            [
                (0, h - 0.036),
                (w / 2 - 0.025, h - 0.036),
                (w / 2 - 0.004, h - 0.018),
                (w / 2, h - 0.008),
                (w / 2 - 0.006, h),
                (0, h),
            ],
            96,
            top or mat,
            angle=50,
        )
        for a in (60, 180, 300):
            rbox(
                (0.17, 0.035, h - 0.036),
                (0.26 * w * cos(rad(a)), 0.26 * w * sin(rad(a)), (h - 0.036) / 2),
                leg_mat,
                0.012,
                grain='z',
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
                (0.018, 2 * pi * r / n * 0.66, hb - 0.02),
                (r * cos(a), r * sin(a), hb / 2 + 0.0),
                leg_mat,
                0.004,
                grain='z',
                rot=(0, 0, a),
            )
        cyl(r - 0.004, hb - 0.02, (0, 0, 0.01), leg_mat, 0.002, 72)
        cyl(r + 0.02, 0.02, (0, 0, 0), leg_mat, 0.003, 72)


def x_brace(mat, d, z0, z1, t=0.036):
    """Two crossed bars in an upright plane that looks to the sides."""
    rise, run = z1 - z0, d
    for s in (-1, 1):
        o = rbox((t * 0.6, t, sqrt(rise**2 + run**2) - t * 0.6), (0, 0, 0), mat, 0.003, grain='z')
        o.matrix_local = (
            Matrix.Translation((s * 0.0015, 0, (z0 + z1) / 2))
            @ Matrix.Rotation(s * atan2(run, rise), 4, 'X')
            @ o.matrix_basis
        )


def parlor_table(
    mat, w=1.17, d=0.61, h=0.46, legs='turned', shelf=True, drawer=False, cross=False, pull=None
):
    """Coffee or end table: turned or square legs, a slatted shelf, a shallow drawer at the front, crossed
    bars at its ends."""
    apron = 0.1 if drawer else 0.06
    rbox((w, d, 0.03), (0, 0, h - 0.015), mat, 0.012 if drawer else 0.007, grain='x')
    ix, iy = w / 2 - 0.055, d / 2 - 0.055
    for sx in (-1, 1):
        for sy in (-1, 1):
            if legs == 'turned':
                block = apron + 0.015
                rbox((0.056, 0.056, block), (sx * ix, sy * iy, h - 0.03 - block / 2), mat, 0.004, grain='z')
                rbox((0.056, 0.056, 0.06), (sx * ix, sy * iy, 0.13), mat, 0.004, grain='z')
                turned((sx * ix, sy * iy, 0), (sx * ix, sy * iy, 0.11), 0.026, mat)
                turned((sx * ix, sy * iy, 0.15), (sx * ix, sy * iy, h - 0.03 - block), 0.026, mat)
            else:
                rbox((0.056, 0.056, h - 0.03), (sx * ix, sy * iy, (h - 0.03) / 2), mat, 0.004, grain='z')
    for s in (-1, 1):
        rbox((2 * ix - 0.04, 0.02, apron), (0, s * iy, h - 0.03 - apron / 2), mat, 0.003, grain='x')
        rbox((0.02, 2 * iy - 0.04, apron), (s * ix, 0, h - 0.03 - apron / 2), mat, 0.003, grain='y')
        rbox((0.024, 2 * iy - 0.04, 0.03), (s * ix, 0, 0.125), mat, 0.003, grain='y')
        if cross:
            with group('x', s * ix):
                x_brace(mat, 2 * iy - 0.056, 0.15, h - 0.03 - apron)
    if shelf:
        k = max(4, round(2 * iy / 0.075))
        for i in range(k):
            rbox(
                (2 * ix + 0.02, 2 * iy / k - 0.012, 0.016),
                (0, -iy + 2 * iy * (i + 0.5) / k, 0.147),
                mat,
                0.003,
                grain='x',
            )
    if drawer:
        dw = min(2 * ix - 0.12, 0.6)
        rbox((dw, 0.016, apron - 0.03), (0, -iy - 0.014, h - 0.03 - apron / 2), mat, 0.005, grain='x')
        metal = pull or materials.metal('bronze')
        for x in (-dw / 4, dw / 4) if dw > 0.45 else (0,):
            if pull:
                cyl(
                    0.012,
                    0.012,
                    (x, -iy - 0.022, h - 0.03 - apron / 2 + 0.012),
                    metal,
                    0.003,
                    20,
                    (pi / 2, 0, 0),
                )
                tube(
                    [
                        (
                            x + 0.021 * sin(2 * pi * i / 24),
                            -iy - 0.034,
                            h - 0.036 - apron / 2 + 0.021 * cos(2 * pi * i / 24) - 0.01,
                        )
                        for i in range(24)
                    ],
                    0.0032,
                    metal,
                    True,
                )
            else:
                lathe(
                    [(0, 0), (0.006, 0), (0.006, 0.012), (0.014, 0.018), (0.012, 0.026), (0, 0.028)],
                    24,
                    metal,
                    (x, -iy - 0.02, h - 0.03 - apron / 2),
                    (pi / 2, 0, 0),
                    angle=180,
                )
