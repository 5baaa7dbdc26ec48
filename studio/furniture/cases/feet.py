"""Feet and skirts of cases. Meters."""

from math import cos, pi, sin

from ...geometry import disc_profile, lathe, prism, tube


def cabriole_foot(h, x, y, sx, sy, mat):
    """A short cabriole foot: knee out, ankle in, a pad on the floor; it turns outwards along the corner's
    diagonal."""
    path = (
        (1.0, -0.004, 0.033),
        (0.86, 0.003, 0.034),
        (0.7, 0.01, 0.032),
        (0.5, 0.008, 0.0235),
        (0.3, -0.002, 0.0165),
        (0.17, 0.002, 0.0165),
        (0.08, 0.012, 0.02),
        (0.03, 0.016, 0.022),
    )
    tube(
        [(x + sx * o, y + sy * o, h * k + 0.002) for k, o, _ in path],
        1.0,
        mat,
        kind='NURBS',
        res=8,
        taper=[r for _, _, r in path],
    )
    lathe(disc_profile(0.024, 0.012, 0.004), 32, mat, (x + sx * 0.016, y + sy * 0.016, 0))


def skirt(w, h, y, mat):
    """An apron between cabriole feet, its lower edge drawn in two ogees to a drop in the middle."""
    n = 48

    def low(t):
        return h * (
            0.72
            - 0.4 * abs(2 * t - 1) ** 4
            - 0.16 * max(0.0, cos(pi * (2 * t - 1) * 1.9)) * (abs(2 * t - 1) < 0.27)
        )

    edge = [(-w / 2 + w * i / n, low(i / n)) for i in range(n + 1)]
    prism(edge + [(w / 2, h), (-w / 2, h)], 0.02, mat, 0.002, loc=(0, y, 0), angle=30)


def bracket(h, x, y, s, mat, w=0.12):
    """One face of a bracket foot from a corner at x inwards, `s` 1 to the right, cut in an ogee."""
    out = (
        [(0, 0), (0.046, 0), (0.05, h * 0.2)]
        + [
            (0.05 + (w - 0.05) * sin(a), h * (0.66 - 0.46 * cos(a)))
            for a in [pi / 2 * i / 10 for i in range(1, 11)]
        ]
        + [(w + 0.012, h), (0, h)]
    )
    prism([(s * a, b) for a, b in (out if s > 0 else out[::-1])], 0.022, mat, 0.002, loc=(x, y, 0), angle=30)
