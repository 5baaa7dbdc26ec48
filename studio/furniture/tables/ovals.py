"""Oval and drop-leaf tables. Meters."""

from math import acos, cos, degrees, pi, sin
from math import radians as rad

from ...geometry import arc, ellipse, lathe, leg, prism, rbox, rrect, tube


def oval(w, d, n=96):
    """Outline of an oval."""
    return ellipse(w / 2, d / 2, n)


def stadium(w, d, r, n=10):
    """A rectangle with round corners, for table tops."""
    return rrect(w, d, r, n)


def swept_leg(h, mat, x, y, turn=0.0, reach=0.09):
    """A cabriole leg: knee out, ankle in, pad foot, in the direction of `turn` degrees."""
    pts, radii = [], []
    for i in range(21):
        t = i / 20
        out = (
            reach * (0.55 * sin(pi * min(1, (1 - t) * 1.35)) * (t > 0.0) - 0.35 * sin(pi * t) ** 2 * (1 - t))
            + reach * 0.55 * (1 - t) ** 3
        )
        pts.append((x + out * cos(rad(turn)), y + out * sin(rad(turn)), 0.02 + (h - 0.02) * t))
        radii.append(0.75 + 1.15 * t**2.2)
    tube(pts, 0.019, mat, taper=radii)
    fx, fy, _ = pts[0]
    lathe(
        [(0, 0), (0.028, 0), (0.034, 0.008), (0.024, 0.024), (0.012, 0.034), (0, 0.036)],
        28,
        mat,
        (fx, fy, 0),
        angle=180,
    )


def table_oval(mat, w=1.52, d=0.97, h=0.76, style='pencil', leg_mat=None, leaf=0.0):
    """Oval table: splayed pencil legs or cabriole legs under an apron; a hairline where the leaf goes in, two
    where one of this width is in."""
    leg_mat = leg_mat or mat
    edge, deep = leaf / 2 + 0.0004, d / 2 * (1 - (leaf / w) ** 2) ** 0.5
    for s in (-1, 1):
        half = (
            [(s * edge, -deep)]
            + [
                (s * w / 2 * sin(rad(a)), -d / 2 * cos(rad(a)))
                for a in range(3, 178, 3)
                if sin(rad(a)) > leaf / w
            ]
            + [(s * edge, deep)]
        )
        prism(half if s > 0 else half[::-1], 0.028, mat, 0.005, loc=(0, 0, h - 0.014), axis='z', angle=40)
    if leaf:
        xs = [leaf * (i / 8 - 0.5) for i in range(9)]
        rim = [(x, d / 2 * (1 - (2 * x / w) ** 2) ** 0.5) for x in xs]
        middle = rim[::-1] + [(x, -y) for x, y in rim]
        prism(middle, 0.028, mat, 0.005, loc=(0, 0, h - 0.014), axis='z', angle=40)
    if style == 'pencil':
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(h - 0.028, 0.012, 0.024, (sx * w * 0.3, sy * d * 0.26, 0), leg_mat, (-9 * sy, 9 * sx))
        prism(oval(w * 0.72, d * 0.66), 0.06, leg_mat, 0.006, loc=(0, 0, h - 0.058), axis='z', angle=40)
    else:
        prism(oval(w * 0.8, d * 0.76), 0.085, leg_mat, 0.008, loc=(0, 0, h - 0.07), axis='z', angle=40)
        for sx in (-1, 1):
            for sy in (-1, 1):
                swept_leg(
                    h - 0.03,
                    leg_mat,
                    sx * w * 0.28,
                    sy * d * 0.26,
                    90 - sx * (90 - 40) if sy > 0 else -(90 - sx * 50),
                )


def drop_leaf_table(mat, dia=1.016, h=0.76, strip=0.508, down=()):
    """Round table of a fixed strip and two half-moon leaves on round tapered legs; `down` are the sides,
    -1 and 1, whose leaf hangs."""
    r = dia / 2
    half = strip / 2
    t = degrees(acos(half / r))
    mid = arc(0, 0, r, t, 180 - t, 24) + arc(0, 0, r, 180 + t, 360 - t, 24)
    prism(mid, 0.024, mat, 0.004, loc=(0, 0, h - 0.012), axis='z', angle=40)
    right = (
        [(half + 0.003, -((r * r - half * half) ** 0.5))]
        + arc(0, 0, r, -t, t, 24)[1:-1]
        + [(half + 0.003, (r * r - half * half) ** 0.5)]
    )
    for s in (-1, 1):
        poly = right if s > 0 else [(-x, y) for x, y in right[::-1]]
        if s in down:
            hung = [(y, h - 0.03 - (abs(x) - half)) for x, y in poly]
            prism(hung, 0.024, mat, 0.004, loc=(s * (half + 0.014), 0, 0), axis='x', angle=40)
        else:
            prism(poly, 0.024, mat, 0.004, loc=(0, 0, h - 0.012), axis='z', angle=40)
            tube([(s * 0.17, 0, h - 0.045), (s * 0.42, 0.0, h - 0.032)], 0.012, mat)
        rbox((strip - 0.12, 0.02, 0.08), (0, s * 0.33, h - 0.064), mat, 0.003, grain='x')
        rbox((0.02, 0.66, 0.08), (s * (half - 0.06), 0, h - 0.064), mat, 0.003, grain='y')
        for y in (-0.33, 0.33):
            leg(h - 0.024, 0.014, 0.024, (s * (half - 0.065), y, 0), mat, (-3 * (1 if y > 0 else -1), 3 * s))
