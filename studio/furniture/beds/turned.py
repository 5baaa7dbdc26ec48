"""Spindle and sleigh beds. Meters."""

from math import pi, sin

from ...geometry import lathe, prism, rbox, spline, sqleg, tube
from ..chairs.wooden import turned
from .linen import made
from .mattresses import SIZES


def side_rails(W, length, mat, rail_h=0.3):
    """The two long rails."""
    for s in (-1, 1):
        rbox((0.028, length + 0.04, 0.17), (s * W / 2, 0, rail_h - 0.085), mat, 0.004, grain='y')


def spindle_bed(size='twin', mat=None, head_h=1.12, foot_h=0.66, spindles=9, linen=None):
    """Turned spindles between turned posts, at the head and lower at the foot; ten inches free under the
    rails."""
    w, length = SIZES[size]
    W = w + 0.12
    finial = spline(
        [
            (0, 0),
            (0.02, 0),
            (0.012, 0.008),
            (0.022, 0.016),
            (0.031, 0.034),
            (0.022, 0.054),
            (0.006, 0.063),
            (0, 0.064),
        ],
        5,
        0.004,
    )
    for y, h in ((length / 2 + 0.06, head_h), (-length / 2 - 0.06, foot_h)):
        for s in (-1, 1):
            x = s * W / 2
            rbox((0.06, 0.06, 0.22), (x, y, 0.29), mat, 0.006, grain='z')
            turned((x, y, 0), (x, y, 0.19), 0.028, mat)
            turned((x, y, 0.39), (x, y, h - 0.05), 0.028, mat)
            lathe(finial, 32, mat, (x, y, h - 0.064), angle=180)
        rbox((W - 0.04, 0.03, 0.05), (0, y, h - 0.11), mat, 0.01, grain='x')
        rbox((W - 0.04, 0.028, 0.08), (0, y, 0.32), mat, 0.006, grain='x')
        for i in range(spindles):
            x = (W - 0.12) * ((i + 0.5) / spindles - 0.5)
            turned((x, y, 0.35), (x, y, h - 0.12), 0.0135, mat)
    for s in (-1, 1):
        rbox((0.028, length + 0.06, 0.105), (s * W / 2, 0, 0.308), mat, 0.004, grain='y')
    made(size, {'drop': 0.14, 'style': 'single', **(linen or {})}, foot_h, 0.3, 0.21, 0.36)


def sleigh_bed(size='queen', mat=None, head_h=1.32, foot_h=0.72, linen=None):
    """Head and foot that roll outwards in a scroll, a curved board between."""
    w, length = SIZES[size]
    W = w + 0.14
    for sign, h in ((1, head_h), (-1, foot_h)):
        y0 = sign * (length / 2 + 0.03)
        reach = 0.2 if sign > 0 else 0.15
        curve = []
        for i in range(25):
            t = i / 24
            curve.append((y0 + sign * (0.02 + reach * (t**2.2) - 0.05 * sin(pi * t)), 0.08 + (h - 0.13) * t))
        outer = [(y - sign * 0.0, z) for y, z in curve]
        inner = [(y + sign * 0.045, z) for y, z in curve]
        prism(outer + inner[::-1], W - 0.02, mat, 0.006, axis='x', angle=50)
        y, z = curve[-1]
        r = 0.082 if sign > 0 else 0.064
        y, z = y + sign * r * 0.45, z - r * 0.3
        lathe(
            [
                (0, -W / 2),
                (r - 0.006, -W / 2),
                (r, -W / 2 + 0.012),
                (r, W / 2 - 0.012),
                (r - 0.006, W / 2),
                (0, W / 2),
            ],
            48,
            mat,
            (0, y, z),
            (0, pi / 2, 0),
            angle=50,
        )
        bead = curve[17]
        tube(
            [(-W / 2 + 0.03, bead[0] - 0.002, bead[1]), (W / 2 - 0.03, bead[0] - 0.002, bead[1])], 0.011, mat
        )
        for s in (-1, 1):
            stile = curve[:21]
            wide = [(y_ - sign * 0.022, z_) for y_, z_ in stile] + [
                (y_ + sign * 0.067, z_) for y_, z_ in stile[::-1]
            ]
            prism(wide, 0.055, mat, 0.008, axis='x', loc=(s * (W / 2 + 0.0), 0, 0), angle=50)
            sqleg(0.1, 0.05, 0.06, (s * W / 2, y0 + sign * 0.035, 0), mat)
            c = r + 0.01
            lathe(
                [
                    (0, -0.03),
                    (c - 0.004, -0.03),
                    (c, -0.022),
                    (c, 0.022),
                    (c - 0.004, 0.03),
                    (c * 0.6, 0.032),
                    (c * 0.55, 0.026),
                    (c * 0.25, 0.026),
                    (0, 0.034),
                ],
                40,
                mat,
                (s * W / 2, y, z),
                (0, s * pi / 2, 0),
                angle=50,
            )
    for s in (-1, 1):
        rbox((0.035, length + 0.04, 0.22), (s * W / 2, 0, 0.24), mat, 0.008, grain='y')
    made(size, linen, tuck=foot_h)
