"""Carved chairs and their scrolled arms. Meters."""

from math import cos, pi
from math import radians as rad

from ... import materials
from ...geometry import lathe, prism, spline, sqleg, tube
from ...soft import padbox
from ..tables.ovals import swept_leg


def scroll_arm(s, x, x_back, y_back, z, seat_h, mat):
    """A chair's arm on the side s: a flat board that sways outwards from the stile to a rounded hand, on a
    curved support."""
    way = spline(
        [
            (x_back * s + 1, y_back),
            (x * s + 0.998, 0.11),
            (x * s + 1.018, -0.02),
            (x * s + 1.012, -0.1),
            (x * s + 1.0, -0.17),
        ],
        8,
        0.001,
    )
    half = spline(
        [(0.013, 0.0), (0.015, 0.3), (0.019, 0.6), (0.03, 0.85), (0.026, 0.96), (0.012, 1.0)], 8, 0.001
    )

    def wide(t):
        return next(r for r, u in half if u >= t - 1e-6)

    n = len(way) - 1
    outer = [(s * (q - 1 + wide(i / n)), y) for i, (q, y) in enumerate(way)]
    inner = [(s * (q - 1 - wide(i / n)), y) for i, (q, y) in enumerate(way)]
    prism(
        outer + inner[::-1], 0.025, mat, 0.009, loc=(0, 0, z + 0.003), rot=(rad(4), 0, 0), axis='z', angle=60
    )
    tube(
        [
            (x - s * 0.022, -0.04, seat_h - 0.05),
            (x - s * 0.012, -0.035, seat_h + 0.03),
            (x + s * 0.012, -0.08, seat_h + 0.09),
            (x + s * 0.014, -0.125, seat_h + 0.15),
            (x + s * 0.008, -0.11, z),
        ],
        0.0155,
        mat,
        kind='NURBS',
        taper=[1.1, 1.05, 0.9, 0.9, 1],
    )


def carved_chair(mat, fabric, back='shield', arms=False, seat_h=0.47, h=1.04, w=0.5, d=0.48):
    """Formal chair: a shield of ribs or a fiddle-shaped splat between swept stiles, drop-in seat, tapered or
    cabriole legs.

    `fabric` may be the two colors of a damask, ground and thread."""
    if isinstance(fabric, tuple):
        fabric = materials.damask(*fabric)
    yb = d / 2 - 0.02

    def lean(z):
        return yb + 0.01 + 0.11 * max(0.0, (z - seat_h) / (h - seat_h)) ** 1.3

    formal = back == 'fiddle'
    for s in (-1, 1):
        if formal:
            swept_leg(seat_h - 0.05, mat, s * (w / 2 - 0.05), -d / 2 + 0.06, -90 + s * 35, 0.06)
        else:
            sqleg(seat_h - 0.03, 0.024, 0.044, (s * (w / 2 - 0.03), -d / 2 + 0.03, 0), mat, 0.004)

    def seat_shape(p):
        p.x *= 1 - 0.12 * (p.y / d + 0.5)
        return p

    padbox((w, d, 0.065), (0, 0, seat_h - 0.055), mat, r=0.008, puff=(0, 0, 0), wob=0, fn=seat_shape)
    padbox(
        (w - 0.035, d - 0.03, 0.05),
        (0, -0.002, seat_h - 0.006),
        fabric,
        r=0.024,
        puff=(0.002, 0.002, 0.018),
        fn=seat_shape,
    )
    bw = w - 0.1

    def at(x, z):
        return (x, lean(z) + 0.03 * (1 - (2 * x / bw) ** 2) - 0.03, z)

    def hind(s):
        """The lower half of a stile, from the floor to the seat."""
        return [
            (s * (w / 2 - 0.05), yb + 0.07, 0.0),
            (s * (w / 2 - 0.055), yb + 0.03, seat_h * 0.4),
            at(s * bw * 0.47, seat_h * 0.8),
            at(s * bw * 0.46, seat_h),
        ]

    if formal:
        rise = h - 0.05 - seat_h
        stile = [
            at(bw * k, seat_h + rise * t) for t, k in ((0.3, 0.48), (0.55, 0.44), (0.8, 0.46), (0.93, 0.45))
        ]
        left = hind(-1) + [(-x, y, z) for x, y, z in stile]
        crest = [
            at(x * bw, h - 0.045 + 0.035 * cos(pi * x * 1.6))
            for x in [-0.34 + 0.68 * i / 8 for i in range(9)]
        ]
        tube(left + crest + [(-x, y, z) for x, y, z in left[::-1]], 0.0175, mat, kind='NURBS')
        outline = spline(
            [
                (0.05, 0.0),
                (0.042, 0.07),
                (0.062, 0.17),
                (0.052, 0.25),
                (0.027, 0.34),
                (0.034, 0.43),
                (0.066, 0.54),
                (0.084, 0.67),
                (0.07, 0.79),
                (0.042, 0.87),
                (0.04, 0.93),
                (0.058, 1.0),
            ],
            6,
            0.001,
        )
        H = h - 0.01 - seat_h + 0.05
        poly = [(-x, seat_h - 0.05 + z * H) for x, z in outline] + [
            (x, seat_h - 0.05 + z * H) for x, z in outline[::-1]
        ]
        zc = seat_h - 0.05 + H / 2
        prism(
            [(x, z - zc) for x, z in poly],
            0.014,
            mat,
            0.004,
            loc=(0, lean(zc) + 0.008, zc),
            rot=(rad(-10), 0, 0),
            angle=40,
            grain='z',
        )
    else:
        z0, z1 = seat_h + 0.1, h - 0.02
        H = z1 - z0
        right = [
            (0.0, 0.0),
            (0.12, 0.1),
            (0.3, 0.32),
            (0.43, 0.58),
            (0.47, 0.8),
            (0.42, 0.95),
            (0.28, 0.97),
            (0.13, 0.98),
            (0.0, 1.03),
        ]
        ring = [(x * bw, z0 + z * H) for x, z in right] + [(-x * bw, z0 + z * H) for x, z in right[-2:0:-1]]
        tube([at(x, z) for x, z in ring], 0.0145, mat, True, kind='NURBS')
        for s in (-1, 1):
            tube(
                hind(s)
                + [
                    at(s * bw * 0.4, seat_h + 0.1),
                    at(s * bw * 0.3, z0 + 0.26 * H),
                    at(s * bw * 0.3, z0 + 0.35 * H),
                    at(s * bw * 0.36, z0 + 0.46 * H),
                ],
                0.0175,
                mat,
                kind='NURBS',
                taper=[1, 1, 1, 1, 1, 1, 0.85, 0.75],
            )
        for x1 in (-0.2, -0.1, 0.0, 0.1, 0.2):
            tube(
                [
                    at(x1 * 0.25 * bw, z0 + 0.03 * H),
                    at(x1 * 0.9 * bw, z0 + 0.5 * H),
                    at(x1 * 1.25 * bw, z0 + 0.97 * H),
                ],
                0.0085,
                mat,
                kind='NURBS',
            )
        lathe(
            [(0, 0), (0.022, 0.002), (0.026, 0.01), (0, 0.014)],
            28,
            mat,
            (0, lean(z0 + H * 0.1) - 0.012, z0 + 0.07 * H),
            (pi / 2, 0, 0),
            angle=180,
        )
    if arms:
        for s in (-1, 1):
            x = s * (w / 2 - 0.005)
            za = seat_h + 0.2
            if formal:
                scroll_arm(s, x, s * bw * 0.44, lean(za), za, seat_h, mat)
                continue
            tube(
                [
                    (s * bw * 0.44, lean(za) - 0.01, za + 0.02),
                    (x, 0.1, za + 0.015),
                    (x + s * 0.01, -0.06, za),
                    (x, -0.15, za - 0.01),
                ],
                0.015,
                mat,
                kind='NURBS',
            )
            tube(
                [
                    (x, -0.14, za - 0.01),
                    (x + s * 0.006, -0.09, seat_h + 0.1),
                    (x - s * 0.02, -0.06, seat_h - 0.03),
                ],
                0.014,
                mat,
                kind='NURBS',
            )
