"""Four-poster, canopy and arched metal beds. Meters."""

from math import cos, pi, sin

import bmesh

from ...geometry import finish, lathe, prism, rbox, skin, spline, tube
from ..chairs.wooden import turned
from .linen import made
from .mattresses import SIZES
from .turned import side_rails


def ringed(x, y, z0, z1, radius, mat, n=96):
    """A shaft around the upright through (x, y); radius(height share, angle)."""
    bm = bmesh.new()
    k = max(12, round((z1 - z0) / 0.009))
    rings = []
    for j in range(k + 1):
        t = j / k
        rings.append(
            [
                bm.verts.new(
                    (
                        radius(t, 2 * pi * i / n) * cos(2 * pi * i / n),
                        radius(t, 2 * pi * i / n) * sin(2 * pi * i / n),
                        z0 + (z1 - z0) * t,
                    )
                )
                for i in range(n)
            ]
        )
    skin(bm, rings)
    bm.faces.new(rings[-1])
    finish(bm, 'shaft', mat, weighted=False, angle=60, loc=(x, y, 0))


def bed_post(x, y, h, mat):
    """A bedpost: square block, reeded vase, smooth turned pole, carved pineapple."""
    lathe(
        spline([(0, 0), (0.03, 0), (0.034, 0.01), (0.028, 0.05), (0.045, 0.085), (0.045, 0.1), (0, 0.1)]),
        32,
        mat,
        (x, y, 0),
        angle=60,
    )
    rbox((0.1, 0.1, 0.56), (x, y, 0.38), mat, 0.008, grain='z')
    lathe(
        spline(
            [
                (0.045, 0.655),
                (0.047, 0.67),
                (0.03, 0.69),
                (0.044, 0.71),
                (0.044, 0.72),
                (0.028, 0.74),
                (0, 0.74),
            ]
        ),
        40,
        mat,
        (x, y, 0),
        angle=60,
    )
    ringed(
        x,
        y,
        0.725,
        1.16,
        lambda t, a: (
            (0.026 + 0.024 * sin(pi * min(1, t * 1.02) ** 1.5) ** 0.8) * (1 - 0.13 * abs(cos(6 * a)) ** 4)
        ),
        mat,
    )
    lathe(
        spline(
            [
                (0, 1.15),
                (0.03, 1.15),
                (0.042, 1.165),
                (0.042, 1.175),
                (0.028, 1.195),
                (0.036, 1.22),
                (0.034, 1.3),
                (0.027, h - 0.36),
                (0.026, h - 0.27),
                (0.04, h - 0.255),
                (0.04, h - 0.245),
                (0.022, h - 0.225),
                (0.034, h - 0.21),
                (0.024, h - 0.195),
                (0, h - 0.19),
            ]
        ),
        40,
        mat,
        (x, y, 0),
        angle=60,
    )
    ringed(
        x,
        y,
        h - 0.2,
        h - 0.05,
        lambda t, a: (
            0.006
            + 0.046
            * sin(pi * (0.08 + 0.86 * t) ** 0.85) ** 0.75
            * (1 + 0.1 * cos(8 * a + 20 * t) + 0.1 * cos(8 * a - 20 * t))
        ),
        mat,
    )
    for i in range(7):
        a = 2 * pi * i / 7
        tube(
            [
                (x, y, h - 0.06),
                (x + 0.012 * cos(a), y + 0.012 * sin(a), h - 0.03),
                (x + 0.026 * cos(a), y + 0.026 * sin(a), h - 0.012),
            ],
            0.008,
            mat,
            taper=[1.2, 1, 0.2],
        )
    tube([(x, y, h - 0.06), (x, y, h)], 0.009, mat, taper=[1.3, 0.2])


def four_poster(size='king', mat=None, head_h=1.47, linen=None):
    """Reeded and turned posts with pineapple finials, a raised-panel headboard, at the foot one turned
    crossbar over the rail."""
    w, length = SIZES[size]
    W = w + 0.14
    y = length / 2 + 0.075
    for sy in (-1, 1):
        for sx in (-1, 1):
            bed_post(sx * W / 2, sy * y, 2.03, mat)
    n = 24
    crest = [(-W / 2 + W * i / n, head_h - 0.2 + 0.2 * sin(pi * i / n) ** 0.8) for i in range(n + 1)]
    prism([(-W / 2, 0.13)] + crest + [(W / 2, 0.13)], 0.035, mat, 0.006, loc=(0, y, 0), angle=40)
    tube([(x, y - 0.012, z - 0.004) for x, z in crest], 0.017, mat)
    for i in range(3):
        x = (i - 1) * W / 3.2
        rbox((W / 3.8, 0.03, 0.5), (x, y - 0.014, 0.93), mat, 0.012, grain='z')
        for sx, sz, dx, dz in (
            (W / 3.8 + 0.03, 0.016, 0, 0.265),
            (W / 3.8 + 0.03, 0.016, 0, -0.265),
            (0.016, 0.53, W / 7.6 + 0.008, 0),
            (0.016, 0.53, -W / 7.6 - 0.008, 0),
        ):
            rbox((sx, 0.026, sz), (x + dx, y - 0.02, 0.93 + dz), mat, 0.006)
    rbox((W - 0.06, 0.035, 0.17), (0, -y, 0.215), mat, 0.008, grain='x')
    turned((-W / 2 + 0.03, -y, 0.59), (0, -y, 0.59), 0.032, mat)
    turned((W / 2 - 0.03, -y, 0.59), (0, -y, 0.59), 0.032, mat)
    side_rails(W, length + 0.08, mat)
    made(size, linen, tuck=0.5)


def canopy_bed(size='calking', mat=None, h=1.98, linen=None):
    """The outline of a canopy in square tube, with three bars as a headboard."""
    w, length = SIZES[size]
    W, L, t = w + 0.1, length + 0.1, 0.038
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((t, t, h), (sx * W / 2, sy * L / 2, h / 2), mat, 0.003, grain='z')
        for z in (h - t / 2, 0.27):
            rbox((t, L - t, t), (sx * W / 2, 0, z), mat, 0.003, grain='y')
    for sy in (-1, 1):
        for z in (h - t / 2, 0.27):
            rbox((W - t, t, t), (0, sy * L / 2, z), mat, 0.003, grain='x')
    for z in (0.67, 0.86, 1.048):
        rbox((W - t, t, t), (0, L / 2, z), mat, 0.003, grain='x')
    made(size, linen, tuck=0.27)


def arched_metal_bed(size='queen', mat=None, head_h=1.2, foot_h=0.85, bars=7, linen=None):
    """Bent steel bars: a high arch at the head, a lower one at the foot, cast knuckles where bars meet."""
    w, length = SIZES[size]
    W = w + 0.04
    for y, h in ((length / 2 + 0.05, head_h), (-length / 2 - 0.05, foot_h)):
        low = 0.34

        def rise(x):
            return h - 0.26 * (2 * x / W) ** 2 * (h / head_h)

        def inner(x):
            return low + (h - low) * 0.55 - 0.10 * (2 * x / W) ** 2

        tube(
            [(-W / 2, y, 0)]
            + [(-W / 2 + W * i / 32, y, rise(-W / 2 + W * i / 32)) for i in range(33)]
            + [(W / 2, y, 0)],
            0.0145,
            mat,
        )
        tube([(-W / 2 + W * i / 32, y, inner(-W / 2 + W * i / 32)) for i in range(33)], 0.009, mat)
        tube([(-W / 2, y, low), (W / 2, y, low)], 0.011, mat)
        for i in range(bars):
            x = W * ((i + 1) / (bars + 1) - 0.5)
            tube([(x, y, low), (x, y, rise(x))], 0.0075, mat)
            for z in (inner(x), rise(x)):
                lathe(
                    [(0, -0.024), (0.012, -0.02), (0.019, 0), (0.012, 0.02), (0, 0.024)],
                    24,
                    mat,
                    (x, y, z),
                    angle=180,
                )
        for s in (-1, 1):
            lathe([(0, 0), (0.02, 0.004), (0.016, 0.02), (0, 0.03)], 24, mat, (s * W / 2, y, 0), angle=180)
    for s in (-1, 1):
        rbox((0.03, length + 0.1, 0.05), (s * W / 2, 0, 0.29), mat, 0.003, grain='y')
    made(size, linen, tuck=foot_h)
