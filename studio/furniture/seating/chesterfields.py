"""Chesterfields. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import lathe, ring
from ...soft import padbox, tufted
from ..nailheads import nailheads


def chesterfield(mat, seats=3, leg_mat=None, depth=0.94, h=0.76, nails=None, seed=0):
    """Chesterfield: arms and back of one height, buttoned and rolled outwards, nailheads round the arm
    fronts, bun feet."""
    leg_mat = leg_mat or materials.wood('mahogany')
    iw = seats * 0.6
    arm = 0.2
    W, r = iw + 2 * arm, 0.105
    seat_h, leg_h = 0.44, 0.09
    padbox(
        (W - 0.06, depth - 0.06, seat_h - leg_h - 0.12),
        (0, 0, leg_h + (seat_h - leg_h - 0.12) / 2),
        mat,
        r=0.02,
        puff=(0.004, 0.006, 0),
    )
    padbox(
        (W - 0.08, 0.16, h - leg_h - 0.08),
        (0, depth / 2 - 0.1, leg_h + (h - leg_h - 0.08) / 2),
        mat,
        r=0.03,
        puff=(0.004, 0.008, 0),
    )
    tufted(
        iw + 0.02,
        h - seat_h + 0.06,
        0.1,
        mat,
        (0, depth / 2 - 0.2, seat_h - 0.1),
        (rad(-8), 0, 0),
        style='diamond',
        nx=2 * round(iw / 0.3),
        ny=2,
        depth=0.04,
        border=0.06,
    )
    lathe(
        [(0, -W / 2 + 0.04), (r, -W / 2 + 0.045), (r, W / 2 - 0.045), (0, W / 2 - 0.04)],
        48,
        mat,
        (0, depth / 2 - 0.1, h - r * 0.9),
        (0, pi / 2, 0),
        angle=60,
    )
    for s in (-1, 1):
        x = s * (W / 2 - arm / 2)
        padbox(
            (arm * 0.7, depth - 0.04, h - leg_h - 0.1),
            (x, 0, leg_h + (h - leg_h - 0.1) / 2),
            mat,
            r=0.03,
            puff=(0.006, 0.006, 0),
        )
        prof = (
            [(0, -depth / 2)]
            + [
                (r * sin(t), -depth / 2 + 0.015 - 0.015 * cos(t))
                for t in [i / 6 * pi / 2 for i in range(1, 7)]
            ]
            + [(r, depth / 2 - 0.1), (0, depth / 2 - 0.08)]
        )
        lathe(prof, 48, mat, (x + s * 0.02, 0, h - r * 0.9), (-pi / 2, 0, 0), 'roll', angle=60)
        tufted(
            depth - 0.15,
            h - seat_h + 0.06,
            0.06,
            mat,
            (x - s * 0.068, -0.045, seat_h - 0.1),
            (rad(-6), 0, rad(-90 * s)),
            style='diamond',
            nx=6,
            ny=2,
            depth=0.034,
            border=0.06,
            r=0.045,
        )
        if nails:
            scroll = ring((x + s * 0.02, -depth / 2 + 0.004, h - r * 0.9), r - 0.014, 32, 'y')
            nailheads(scroll, nails, r=0.007, bevel=0.002)
            for e in (-1, 1):
                nailheads(
                    [
                        (x + e * 0.052, -depth / 2 + 0.017, leg_h + 0.03 + 0.024 * i)
                        for i in range(int((h - 2 * r - leg_h) / 0.024))
                    ],
                    nails,
                )
        for sy in (-1, 1):
            lathe(
                [(0, 0), (0.025, 0), (0.046, 0.03), (0.046, 0.06), (0.03, leg_h), (0, leg_h + 0.02)],
                36,
                leg_mat,
                (s * (W / 2 - 0.12), sy * (depth / 2 - 0.1), 0),
                angle=180,
            )
    sd = depth - 0.3
    for i in range(seats):
        cw = iw / seats
        padbox(
            (cw - 0.006, sd, 0.15),
            (-iw / 2 + cw * (i + 0.5), -depth / 2 + sd / 2 + 0.01, seat_h - 0.05),
            mat,
            r=0.04,
            puff=(0.003, 0.012, 0.024),
            seed=seed + i,
        )
    padbox((iw + 0.02, 0.05, 0.2), (0, -depth / 2 + 0.03, leg_h + 0.12), mat, r=0.02, puff=(0, 0.006, 0))
