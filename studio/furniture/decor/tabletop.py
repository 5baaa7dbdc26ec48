"""Books, vases, glasses and bottles. Meters."""

import math
import random
from math import radians as rad

from ... import materials
from ...geometry import group, lathe, rbox, ring, spline, tube


def books(loc, n=3, seed=0, flat=True, rz=0, scale=1.0):
    """Books, lying or standing."""
    rnd = random.Random(seed)
    cols = ['#c9bba5', '#4a5a63', '#8c5a44', '#e4ddd0', '#6f7a68', '#2f3338', '#b98e5d', '#a9b2b5']
    with group('books') as g:
        z = 0
        x = 0
        for _i in range(n):
            c = materials.plain(cols[rnd.randrange(len(cols))], 0.6)
            pg = materials.plain('#efe7d6', 0.9)
            t = rnd.uniform(0.018, 0.034) * scale
            w, h = (rnd.uniform(0.19, 0.25) * scale, rnd.uniform(0.14, 0.18) * scale)
            if flat:
                a = rad(rnd.uniform(-8, 8))
                with group('b', 0, 0, z, math.degrees(a)):
                    rbox((w, h, 0.003), (0, 0, 0.0015), c, 0.001)
                    rbox((w, h, 0.003), (0, 0, t - 0.0015), c, 0.001)
                    rbox((0.004, h, t), (-w / 2 + 0.002, 0, t / 2), c, 0.0015)
                    rbox((w - 0.01, h - 0.01, t - 0.005), (0, 0, t / 2), pg, 0.001)
                z += t
            else:
                hh = rnd.uniform(0.19, 0.27) * scale
                dd = rnd.uniform(0.14, 0.18) * scale
                with group('b', x + t / 2, 0, 0):
                    rbox((t, 0.004, hh), (0, -dd / 2, hh / 2), c, 0.0015, grain='z')
                    for s in (-1, 1):
                        rbox((0.003, dd, hh), (s * (t / 2 - 0.0015), 0, hh / 2), c, 0.001, grain='z')
                    rbox((t - 0.006, dd - 0.01, hh - 0.008), (0, 0, hh / 2), pg, 0.001, grain='z')
                x += t + 0.0012
    g.place(*loc, rz=rz)
    return z if flat else x


VASES = {
    'bottle': [
        (0, 0),
        (0.05, 0),
        (0.054, 0.004),
        (0.07, 0.05),
        (0.072, 0.1),
        (0.055, 0.15),
        (0.024, 0.19),
        (0.02, 0.25),
        (0.025, 0.265),
        (0.021, 0.265),
        (0.016, 0.25),
        (0.0, 0.1),
    ],
    'jug': [
        (0, 0),
        (0.055, 0),
        (0.06, 0.006),
        (0.085, 0.08),
        (0.088, 0.14),
        (0.07, 0.2),
        (0.05, 0.235),
        (0.056, 0.255),
        (0.05, 0.255),
        (0.044, 0.235),
        (0, 0.1),
    ],
    'bowl': [
        (0, 0),
        (0.05, 0),
        (0.055, 0.006),
        (0.1, 0.04),
        (0.135, 0.085),
        (0.13, 0.085),
        (0.095, 0.045),
        (0, 0.02),
    ],
    'cyl': [(0, 0), (0.05, 0), (0.054, 0.004), (0.055, 0.2), (0.053, 0.203), (0.05, 0.2), (0, 0.02)],
    'ball': [
        (0, 0),
        (0.04, 0),
        (0.044, 0.004),
        (0.08, 0.04),
        (0.093, 0.09),
        (0.08, 0.14),
        (0.04, 0.172),
        (0.042, 0.182),
        (0.036, 0.182),
        (0.034, 0.172),
        (0, 0.1),
    ],
}


def vase(loc, kind='bottle', mat=None, k=1.0):
    """Vase or bowl by name."""
    return lathe(
        spline([(r * k, z * k) for r, z in VASES[kind]]),
        56,
        mat or materials.ceramic(),
        loc,
        name='vase',
        angle=60,
        cap=False,
    )


def wineglass(loc):
    """Wine glass: foot, stem and one thin bowl."""
    lathe(
        [(0, 0.004), (0.02, 0.0035), (0.033, 0.002), (0.034, 0.001), (0.033, 0.0), (0, 0.0)],
        64,
        materials.thin_glass(),
        loc,
        angle=60,
        cap=False,
    )
    lathe(
        spline(
            [
                (0.0, 0.004),
                (0.006, 0.008),
                (0.0036, 0.02),
                (0.0034, 0.085),
                (0.012, 0.098),
                (0.031, 0.12),
                (0.0395, 0.15),
                (0.0375, 0.18),
                (0.0345, 0.205),
            ]
        ),
        64,
        materials.thin_glass(),
        loc,
        angle=180,
        cap=False,
    )
    x, y, z = loc
    tube(ring((x, y, z + 0.205), 0.0345, 48), 0.0008, materials.thin_glass(), True, res=2)


def bottle(tint='#3d4a2c', h=0.3):
    """Wine bottle."""
    lathe(
        [
            (0, 0),
            (0.036, 0.001),
            (0.038, 0.006),
            (0.038, h * 0.6),
            (0.034, h * 0.68),
            (0.016, h * 0.76),
            (0.0145, h),
            (0, h),
        ],
        40,
        materials.paint(tint, 0.08),
        angle=50,
    )
    lathe([(0.0385, h * 0.18), (0.0385, h * 0.5)], 40, materials.plain('#e9e2d0', 0.8), cap=False, angle=180)
