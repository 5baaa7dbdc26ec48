"""Outlines in a plane. Meters, angles in degrees."""

from math import cos, pi, sin
from math import radians as rad


def arc(cx, cy, r, a0, a1, n=12):
    """Points on a circle, angles in degrees."""
    return [
        (cx + r * cos(rad(a0 + (a1 - a0) * i / n)), cy + r * sin(rad(a0 + (a1 - a0) * i / n)))
        for i in range(n + 1)
    ]


def rrect(w, h, r, n=8):
    """Outline of a rectangle with round corners."""
    x, y = (w / 2 - r, h / 2 - r)
    return (
        arc(x, y, r, 0, 90, n)
        + arc(-x, y, r, 90, 180, n)
        + arc(-x, -y, r, 180, 270, n)
        + arc(x, -y, r, 270, 360, n)
    )


def ellipse(rx, ry, n):
    """n points on an ellipse around the origin, against the clock from +X."""
    return [(rx * cos(2 * pi * i / n), ry * sin(2 * pi * i / n)) for i in range(n)]


def circle(r, n):
    """n points on a circle around the origin."""
    return ellipse(r, r, n)


def ring(center, r, n, axis='z'):
    """n points in space on a circle around a center, across one axis."""
    x, y, z = center
    flat = circle(r, n)
    if axis == 'x':
        return [(x, y + a, z + b) for a, b in flat]
    if axis == 'y':
        return [(x + a, y, z + b) for a, b in flat]
    return [(x + a, y + b, z) for a, b in flat]
