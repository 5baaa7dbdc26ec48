"""Stools with hard seats. Meters."""

from math import cos, hypot, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, lathe, prism, rbox, ring, tube
from ...soft import padbox
from .wooden import square_bar


def saddle_stool(mat, seat_h=0.735):
    """Backless saddle-seat bar stool with rails at two heights."""
    padbox(
        (0.46, 0.34, 0.042),
        (0, 0, seat_h - 0.049),
        mat,
        r=0.014,
        puff=(0.002, 0.002, 0),
        wob=0,
        step=0.03,
        fn=lambda p: p.__class__(
            (p.x, p.y, p.z + 0.52 * p.x * p.x - 0.1 * (p.z > 0) * max(0, 0.03 - p.y * p.y))
        ),
    )
    for sx in (-1, 1):
        for sy in (-1, 1):
            square_bar((sx * 0.165, sy * 0.105, seat_h - 0.045), (sx * 0.205, sy * 0.145, 0.001), 0.036, mat)
    for z, _k in ((0.2, 0.86), (0.34, 0.68)):
        for s in (-1, 1):
            if z < 0.3:
                rbox((0.38, 0.02, 0.03), (0, s * 0.137, z), mat, 0.004)
            else:
                rbox((0.02, 0.26, 0.03), (s * 0.185, 0, z), mat, 0.004)


def dished_stool(top, metal=None, w=0.38, h=0.76):
    """Square stool: a dished plank seat on a steel frame with a footrail all round."""
    metal = metal or materials.metal('black')
    padbox(
        (w, w, 0.042),
        (0, 0, h - 0.021),
        top,
        r=0.008,
        puff=(0, 0, 0),
        wob=0,
        step=0.02,
        fn=lambda p: p.__class__(
            (p.x, p.y, p.z - (0.016 * max(0, 1 - (hypot(p.x, p.y) / (w * 0.47)) ** 2) if p.z > 0 else 0))
        ),
    )
    k = w / 2 - 0.03
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((0.028, 0.028, h - 0.042), (sx * k, sy * k, (h - 0.042) / 2), metal, 0.003, grain='z')
    for s in (-1, 1):
        for z in (0.24, h - 0.053):
            rbox((0.022, 2 * k, 0.022), (s * k, 0, z), metal, 0.002)
            rbox((2 * k, 0.022, 0.022), (0, s * k, z), metal, 0.002)


def round_stool(seat_mat, metal=None, seat_h=0.62, back=0.23, ring_mat=None):
    """Swivel stool: splayed steel legs with a foot ring; back is the height of a curved rail, 0 for none."""
    metal = metal or materials.metal('black')
    lathe(
        [
            (0, seat_h - 0.04),
            (0.165, seat_h - 0.04),
            (0.185, seat_h - 0.028),
            (0.187, seat_h - 0.012),
            (0.178, seat_h - 0.002),
            (0.12, seat_h - 0.012),
            (0, seat_h - 0.016),
        ],
        64,
        seat_mat,
        angle=70,
        grain='x',
    )
    cyl(0.075, 0.07, (0, 0, seat_h - 0.125), metal, 0.006, 40)
    cyl(0.14, 0.018, (0, 0, seat_h - 0.057), metal, 0.003, 48)
    foot = []
    for a in (45, 135, 225, 315):
        c, s = cos(rad(a)), sin(rad(a))
        tube([(0.05 * c, 0.05 * s, seat_h - 0.09), (0.25 * c, 0.25 * s, 0.006)], 0.0125, metal)
        foot.append(0.05 + 0.2 * (1 - 0.2 / (seat_h - 0.09)))
    tube(ring((0, 0, 0.2), foot[0], 48), 0.009, ring_mat or metal, True)
    if back:
        inner, outer = (
            [(r * sin(rad(a)), r * cos(rad(a))) for a in range(-72, 73, 6)] for r in (0.204, 0.22)
        )
        prism(inner + outer[::-1], 0.085, seat_mat, 0.005, loc=(0, 0, seat_h + back), axis='z', angle=40)
        for a in (-48, 48):
            tube(
                [
                    (0.15 * sin(rad(a)), 0.15 * cos(rad(a)), seat_h - 0.05),
                    (0.2 * sin(rad(a)), 0.2 * cos(rad(a)), seat_h + back),
                ],
                0.009,
                metal,
            )
