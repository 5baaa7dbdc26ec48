"""Bent and roped chairs. Meters."""

from math import cos, sin
from math import radians as rad

from ...geometry import lathe, prism, rbox, tube
from ...soft import padbox


def bent_chair(mat, fabric, seat_h=0.46, h=0.79):
    """Mid-century chair: pencil legs, a round-cornered pad and a wide curved plywood backrest."""
    for sx in (-1, 1):
        tube([(sx * 0.17, -0.16, seat_h - 0.05), (sx * 0.215, -0.225, 0)], 0.0165, mat, taper=[1.1, 0.65])
        tube(
            [
                (sx * 0.215, 0.235, 0),
                (sx * 0.19, 0.17, seat_h - 0.03),
                (sx * 0.2, 0.178, h - 0.1),
                (sx * 0.2, 0.168, h - 0.03),
            ],
            0.0165,
            mat,
            kind='NURBS',
            taper=[0.65, 1.1, 0.9, 0.75],
        )
    for s in (-1, 1):
        tube([(s * 0.175, -0.165, seat_h - 0.07), (s * 0.19, 0.175, seat_h - 0.07)], 0.012, mat)
    tube([(-0.175, -0.165, seat_h - 0.07), (0.175, -0.165, seat_h - 0.07)], 0.012, mat)
    rbox((0.42, 0.42, 0.014), (0, 0, seat_h - 0.05), mat, 0.006, grain='x')
    padbox(
        (0.45, 0.44, 0.055),
        (0, -0.005, seat_h - 0.018),
        fabric,
        r=0.026,
        puff=(0.01, 0.01, 0.012),
        fn=lambda p: p.__class__((p.x * (1 - 0.14 * (p.y / 0.44 + 0.5) ** 2), p.y, p.z)),
    )
    n = 20
    front, back = [], []
    for i in range(n + 1):
        a = rad(-62 + 124 * i / n)
        front.append((0.245 * sin(a), 0.235 * cos(a)))
        back.append((0.257 * sin(a), 0.247 * cos(a)))
    prism(
        front + back[::-1], 0.15, mat, 0.005, loc=(0, 0.0, h - 0.075), rot=(rad(-4), 0, 0), axis='z', angle=40
    )


def rope_chair(mat, rope, fabric, seat_h=0.47, h=0.79):
    """Barrel chair whose back is wound with cord between a wooden seat ring and a wooden rail."""
    r0, r1 = 0.245, 0.275
    a0, a1 = -108, 108
    top = [
        (r1 * sin(rad(a)), r1 * cos(rad(a)) + 0.03, h - 0.02 - 0.1 * (abs(a) / 108) ** 2.2)
        for a in range(a0, a1 + 1, 6)
    ]
    low = [(r0 * sin(rad(a)), r0 * cos(rad(a)), seat_h + 0.005) for a in range(a0, a1 + 1, 6)]
    tube(top, 0.0145, mat, kind='NURBS')
    tube(low, 0.011, mat, kind='NURBS')
    n = 74
    for i in range(n + 1):
        a = rad(a0 + (a1 - a0) * i / n)
        z = h - 0.02 - 0.1 * (abs(a) / rad(108)) ** 2.2
        tube(
            [
                (r0 * sin(a), r0 * cos(a), seat_h),
                ((r0 + r1) / 2 * sin(a) * 1.02, (r0 + r1) / 2 * cos(a) * 1.02 + 0.012, (seat_h + z) / 2),
                (r1 * sin(a), r1 * cos(a) + 0.03, z),
            ],
            0.0068,
            rope,
            res=2,
        )
    lathe(
        [
            (0, seat_h - 0.05),
            (0.235, seat_h - 0.05),
            (0.25, seat_h - 0.04),
            (0.25, seat_h - 0.015),
            (0.24, seat_h - 0.005),
            (0, seat_h - 0.005),
        ],
        56,
        mat,
        angle=50,
    )
    lathe(
        [
            (0, seat_h - 0.008),
            (0.2, seat_h - 0.008),
            (0.222, seat_h + 0.01),
            (0.225, seat_h + 0.025),
            (0.2, seat_h + 0.045),
            (0.1, seat_h + 0.052),
            (0, seat_h + 0.054),
        ],
        56,
        fabric,
        angle=180,
    )
    for a in (42, 138, 222, 318):
        c, s = cos(rad(a)), sin(rad(a))
        tube([(0.2 * c, 0.2 * s, seat_h - 0.03), (0.275 * c, 0.275 * s, 0)], 0.0175, mat, taper=[1.1, 0.7])
