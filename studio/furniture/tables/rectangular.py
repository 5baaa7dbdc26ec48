"""Rectangular dining tables. Meters."""

from math import atan2, cos, pi, sin, sqrt
from math import radians as rad
from random import Random

from mathutils import Matrix

from ... import materials
from ...geometry import cyl, lathe, prism, rbox, sqleg, tube
from ..chairs.wooden import square_bar, turned


def table_rect(
    mat, w=1.8, d=0.95, h=0.76, style='taper', top_t=0.032, leg_mat=None, planks=5, edge=0.006, drawer=None
):
    """Rectangular table: tapered, block or turned legs, a trestle, two X trestles, two turned pedestals,
    steel blades in a V or X frames.

    `drawer` is the knob's material of a drawer in the front apron."""
    leg_mat = leg_mat or mat
    pw = d / planks
    for i in range(planks):
        rbox(
            (w, pw - 0.0006, top_t),
            (0, -d / 2 + pw * (i + 0.5), h - top_t / 2),
            mat,
            0.0016 if planks > 1 else edge,
            grain='x',
        )
    hb = h - top_t
    if style in ('taper', 'block', 'turned'):
        ap = 0.1 if style == 'turned' else 0.085
        for s in (-1, 1):
            rbox((w - 0.26, 0.022, ap), (0, s * (d / 2 - 0.08), hb - ap / 2), mat, 0.003, grain='x')
            rbox((0.022, d - 0.22, ap), (s * (w / 2 - 0.1), 0, hb - ap / 2), mat, 0.003, grain='y')
        if drawer:
            rbox((0.42, 0.014, ap - 0.024), (0, -d / 2 + 0.067, hb - ap / 2), mat, 0.003, grain='x')
            lathe(
                [
                    (0, 0),
                    (0.008, 0),
                    (0.007, 0.012),
                    (0.015, 0.02),
                    (0.016, 0.026),
                    (0.01, 0.032),
                    (0, 0.033),
                ],
                28,
                drawer,
                (0, -d / 2 + 0.061, hb - ap / 2),
                (pi / 2, 0, 0),
                angle=60,
            )
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - 0.085), sy * (d / 2 - 0.085)
                if style == 'taper':
                    sqleg(hb, 0.042, 0.075, (x, y, 0), leg_mat, 0.006)
                elif style == 'block':
                    sqleg(hb, 0.076, 0.076, (x, y, 0), leg_mat, 0.006)
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
                o.matrix_local = (
                    Matrix.Translation((x, sy * 0.14, hb - 0.16))
                    @ Matrix.Rotation(sy * rad(-42), 4, 'X')
                    @ Matrix.Rotation(-pi / 2, 4, 'Y')
                )
        rbox((w - 0.4, 0.045, 0.09), (0, 0, 0.24), leg_mat, 0.006, grain='x')
        for s in (-1, 1):
            square_bar(
                (s * (w / 2 - 0.262), 0, 0.17), (s * (w / 2 - 0.256), 0, 0.34), (0.024, 0.022), leg_mat
            )
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
                o = rbox((0.07, 0.07, sqrt(rise**2 + run**2) + 0.03), (0, 0, 0), leg_mat, 0.005, grain='z')
                o.matrix_local = (
                    Matrix.Translation((x + sy * 0.004, 0, hb / 2))
                    @ Matrix.Rotation(sy * atan2(run, rise), 4, 'X')
                    @ Matrix.Rotation(-pi / 2, 4, 'Y')
                )
        rbox((w - 0.68, 0.05, 0.09), (0, 0, hb / 2), leg_mat, 0.006, grain='x')
    elif style == 'blades':
        for s in (-1, 1):
            x = s * (w / 2 - 0.36)
            for sy in (-1, 1):
                square_bar((x, sy * 0.03, 0.012), (x, sy * d * 0.36, hb - 0.004), (0.15, 0.018), leg_mat)
            rbox((0.17, d * 0.6, 0.014), (x, 0, 0.007), leg_mat, 0.003, grain='y')
            rbox((0.15, d * 0.78, 0.008), (x, 0, hb - 0.004), leg_mat, 0.001, grain='y')
    elif style == 'x frames':
        for s in (-1, 1):
            x = s * (w / 2 - 0.34)
            for sy in (-1, 1):
                square_bar(
                    (x + sy * 0.003, -sy * d * 0.38, 0.012),
                    (x + sy * 0.003, sy * d * 0.38, hb - 0.02),
                    (0.06, 0.034),
                    leg_mat,
                )
                cyl(0.014, 0.02, (x, sy * d * 0.38, hb - 0.02), materials.plain('#c9cccb', 0.3), 0.003, 24)
                rbox((0.07, 0.07, 0.014), (x, sy * d * 0.375, 0.007), leg_mat, 0.003)


def slab_table(metal=None, w=2.03, d=1.0, h=0.76, t=0.042):
    """A live-edge slab on two steel trapezoids: golden sapwood along both natural edges, dark bands through
    the heart."""
    metal = metal or materials.metal('black')
    n = 150

    def wave(u, k):
        return (
            0.028 * sin(4.3 * u + k)
            + 0.016 * sin(11.7 * u + 2 * k)
            + 0.008 * sin(27 * u + k)
            + 0.004 * sin(58 * u + 3 * k)
        )

    along = [i / n for i in range(n + 1)]
    near = [-d / 2 + 0.04 + wave(u, 1.0) for u in along]
    far = [d / 2 - 0.04 + wave(u, 3.4) for u in along]

    def band(low, high, thick, mat, z, bevel=0.0, end=0.0):
        """A strip of the slab between two lines from end to end."""
        xs = [-w / 2 + end + (w - 2 * end) * u for u in along]
        prism(
            list(zip(xs, low)) + list(zip(xs, high))[::-1],
            thick,
            mat,
            bevel,
            loc=(0, 0, z),
            axis='z',
            angle=50,
        )

    band(near, far, t, materials.wood('tobacco'), h - t / 2, 0.01)
    inner = [y + 0.012 for y in near], [y - 0.012 for y in far]
    sap = (
        [y + 0.075 + 0.03 * sin(3.1 * u + 0.4) + 0.012 * sin(13 * u) for y, u in zip(near, along)],
        [y - 0.09 + 0.035 * sin(2.6 * u + 2.0) + 0.012 * sin(15 * u) for y, u in zip(far, along)],
    )
    band(inner[0], sap[0], 0.002, materials.wood('honey'), h - 0.0004, end=0.011)
    band(sap[1], inner[1], 0.002, materials.wood('honey'), h - 0.0004, end=0.011)
    heart = (
        ('walnut', -0.19, 0.05, 0.2),
        ('rustic', -0.07, 0.08, 1.7),
        ('walnut', 0.06, 0.075, 2.9),
        ('chestnut', 0.2, 0.05, 4.1),
        ('honey', 0.27, 0.03, 5.2),
    )
    for mat, y, wide, k in heart:
        mid = [y + 0.04 * sin(2.3 * u + k) + 0.015 * sin(7.1 * u + 2 * k) for u in along]
        half = [wide * (0.5 + 0.28 * sin(5.3 * u + 3 * k) + 0.1 * sin(17 * u + k)) for u in along]
        band(
            [m - b for m, b in zip(mid, half)],
            [m + b for m, b in zip(mid, half)],
            0.002,
            materials.wood(mat),
            h - 0.0003 + 0.0001 * k / 5,
            end=0.011,
        )
    for s in (-1, 1):
        x = s * (w / 2 - 0.36)
        for sy in (-1, 1):
            tube([(x, sy * 0.28, h - t - 0.012), (x, sy * 0.38, 0.02)], 0.026, metal, res=2)
        for z, half in ((0.014, 0.405), (h - t - 0.012, 0.31)):
            rbox((0.075, 2 * half, 0.024), (x, 0, z), metal, 0.004, grain='y')


def knots(w, d, n=8, seed=0, front=False):
    """Knots scattered over the top of a pine board, or over a front."""
    dice = Random(seed)
    rim, core = materials.plain('#8f5c2c', 0.5), materials.plain('#5d3617', 0.5)
    for i in range(n):
        x = (-0.5 + (i + dice.uniform(0.2, 0.8)) / n) * w
        y = dice.uniform(-0.46, 0.46) * d
        r = dice.uniform(0.006, 0.013)
        wide, tall = (0.75, 1.3) if front else (1.3, 0.85)
        for k, mat, t in ((1, rim, 0.0009), (0.6, core, 0.0014)):
            oval = [(k * r * wide * cos(a / 10 * pi), k * r * tall * sin(a / 10 * pi)) for a in range(20)]
            if front:
                prism(oval, t, mat, 0, loc=(x, 0, y), axis='y')
            else:
                prism(oval, t, mat, 0, loc=(x, y, 0), axis='z')
