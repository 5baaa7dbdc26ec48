"""Power seats, their wedge and console. Meters."""

from math import cos, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, prism, rbox, tube
from ...soft import padbox, tufted


def power_seat(mat, w, arms=(), depth=1.016, h=1.04, stitch=None):
    """One section of the power sectional: channelled back with contrast stitching, headrest, arms on the
    named sides."""
    stitch = stitch or materials.plain('#d2d4d7', 0.7)
    aw = 0.26
    iw = w - aw * len(arms)
    cx = (aw if 'left' in arms else 0) / 2 - (aw if 'right' in arms else 0) / 2
    rbox((w - 0.03, depth - 0.1, 0.07), (0, 0.02, 0.035), materials.plain('#121213', 0.6), 0.004)
    padbox((w - 0.01, depth - 0.08, 0.24), (0, 0.02, 0.17), mat, r=0.02, puff=(0, 0.004, 0))
    for side in arms:
        x = (-1 if side == 'left' else 1) * (w / 2 - aw / 2)
        padbox((aw - 0.008, depth - 0.02, 0.48), (x, 0, 0.29), mat, r=0.045, puff=(0.01, 0.012, 0.006))
        padbox((aw + 0.006, depth - 0.04, 0.12), (x, -0.01, 0.565), mat, r=0.05, puff=(0.006, 0.008, 0.016))
        for s in (-1, 1):
            tube(
                [
                    (x + s * (aw / 2 - 0.03), -depth / 2 + 0.05, 0.628),
                    (x + s * (aw / 2 - 0.03), depth / 2 - 0.2, 0.628),
                ],
                0.003,
                stitch,
                res=2,
            )
    sd = 0.62
    padbox(
        (iw - 0.008, sd, 0.19), (cx, -depth / 2 + sd / 2 + 0.01, 0.4), mat, r=0.055, puff=(0.002, 0.014, 0.03)
    )
    padbox((iw - 0.008, 0.09, 0.25), (cx, -depth / 2 + 0.045, 0.19), mat, r=0.035, puff=(0.0, 0.014, 0.004))
    z0, bh, a = 0.44, 0.4, rad(-12)
    y = depth / 2 - 0.24
    tufted(iw - 0.004, bh, 0.13, mat, (cx, y, z0), (a, 0, 0), style='hchannel', nx=1, ny=4, depth=0.04)
    for k in range(1, 4):
        z = bh * k / 4
        tube(
            [
                (cx - iw / 2 + 0.04, y - 0.064 * cos(a) - z * sin(a), z0 + z * cos(a) + 0.012),
                (cx + iw / 2 - 0.04, y - 0.064 * cos(a) - z * sin(a), z0 + z * cos(a) + 0.012),
            ],
            0.005,
            stitch,
            res=2,
        )
    padbox(
        (iw - 0.006, 0.17, 0.24),
        (cx, y + 0.06, h - 0.12),
        mat,
        r=0.06,
        puff=(0.002, 0.02, 0.012),
        rot=(rad(-8), 0, 0),
    )
    padbox(
        (iw - 0.002, 0.18, h - 0.3),
        (cx, depth / 2 - 0.12, 0.1 + (h - 0.3) / 2),
        mat,
        r=0.04,
        puff=(0, 0.01, 0.01),
        rot=(rad(-6), 0, 0),
    )


def wedge(mat, w=1.245, depth=1.016, h=1.04):
    """The corner of the power sectional: backs at the rear and on the left."""
    cut = w - depth
    half = w / 2
    poly = [(-half, -half), (half - cut, -half), (half, -half + cut), (half, half), (-half, half)]
    prism(
        [(x * 0.95, y * 0.95) for x, y in poly],
        0.07,
        materials.plain('#121213', 0.6),
        0.004,
        loc=(0, 0, 0.035),
        axis='z',
        angle=40,
    )
    prism([(x * 0.995, y * 0.995) for x, y in poly], 0.26, mat, 0.02, loc=(0, 0, 0.18), axis='z', angle=60)
    seat = [
        (-half + 0.28, -half + 0.01),
        (half - cut, -half + 0.01),
        (half - 0.01, -half + cut),
        (half - 0.01, half - 0.28),
        (-half + 0.28, half - 0.28),
    ]
    prism(seat, 0.19, mat, 0.05, seg=6, loc=(0, 0, 0.4), axis='z', angle=180)
    for turn in (0, 90):
        c, s = cos(rad(turn)), sin(rad(turn))

        def place(x, y):
            return (x * c - y * s, x * s + y * c)

        span = w - 0.3
        off = 0.13 if turn == 0 else -0.13
        bx, by = place(off, half - 0.24)
        tufted(
            span - 0.06,
            0.4,
            0.13,
            mat,
            (bx, by, 0.44),
            (rad(-10), 0, rad(turn)),
            style='hchannel',
            nx=1,
            ny=4,
            depth=0.04,
        )
        bx, by = place(off, half - 0.17)
        padbox(
            (span - 0.06, 0.17, 0.24),
            (bx, by, h - 0.12),
            mat,
            r=0.06,
            puff=(0.002, 0.02, 0.012),
            rot=(rad(-8), 0, rad(turn)),
        )
        bx, by = place(0, half - 0.1)
        padbox(
            (w - 0.01, 0.18, h - 0.24),
            (bx, by, 0.1 + (h - 0.24) / 2),
            mat,
            r=0.04,
            puff=(0, 0.006, 0.01),
            rot=(0, 0, rad(turn)),
        )
    tufted(
        0.42,
        0.4,
        0.13,
        mat,
        (-half + 0.3, half - 0.3, 0.44),
        (rad(-10), 0, rad(45)),
        style='hchannel',
        nx=1,
        ny=4,
        depth=0.04,
    )
    padbox(
        (0.4, 0.17, 0.24),
        (-half + 0.25, half - 0.25, h - 0.12),
        mat,
        r=0.06,
        puff=(0.002, 0.02, 0.012),
        rot=(rad(-8), 0, rad(45)),
    )
    padbox(
        (0.34, 0.3, 0.5),
        (-half + 0.17, half - 0.17, h - 0.3),
        mat,
        r=0.06,
        puff=(0.01, 0.01, 0.01),
        rot=(0, 0, rad(45)),
    )


def cup_console(mat, w=0.33, depth=0.97, h=0.635):
    """A slim console with two cup holders."""
    rbox((w - 0.03, depth - 0.08, 0.07), (0, 0.02, 0.035), materials.plain('#121213', 0.6), 0.004)
    padbox((w - 0.006, depth, h - 0.1), (0, 0.0, 0.05 + (h - 0.1) / 2), mat, r=0.03, puff=(0.003, 0.006, 0))
    padbox((w, depth * 0.52, 0.09), (0, depth * 0.16, h - 0.045), mat, r=0.04, puff=(0.002, 0.006, 0.014))
    rbox(
        (w - 0.03, depth * 0.36, 0.03), (0, -depth * 0.29, h - 0.06), materials.plain('#151516', 0.35), 0.008
    )
    for s in (-1, 1):
        cyl(0.046, 0.012, (s * 0.065, -depth * 0.29, h - 0.045), materials.metal('steel'), 0.003, 40)
        cyl(0.039, 0.006, (s * 0.065, -depth * 0.29, h - 0.0385), materials.plain('#0a0a0b', 0.4), 0.001, 40)
