"""Wing chairs. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import lathe, ring, sqleg
from ...soft import padbox, piping, tufted
from ..chairs.wooden import turned
from ..nailheads import nailheads
from .cushions import t_cushion
from .parts import cabriole


def wing_chair(
    mat, leg_mat=None, w=0.76, d=0.84, h=1.1, nails=None, tuft=True, legs='turned', seed=0, t_seat=False
):
    """Wing chair: high back between wings, rolled arms, a welted seat cushion, nailheads along arms and
    base; a T-shaped seat sets the arms back."""
    leg_mat = leg_mat or materials.wood('walnut')
    leg_h, seat_h, arm_h, aw = 0.2, 0.48, 0.63, 0.12
    iw = w - 0.26
    front = -d / 2 + 0.04
    arm_y = front + (0.1 if t_seat else 0.0)
    th, back, a = 0.13, h - 0.3, rad(9)
    yb = d / 2 - th * cos(a) - back * sin(a)
    padbox(
        (w - 0.028, d - 0.08, 0.17),
        (0, front + 0.003 + (d - 0.08) / 2, leg_h + 0.085),
        mat,
        r=0.022,
        puff=(0.003, 0.003, 0),
    )
    padbox(
        (iw + 0.15, th, back),
        (0, yb + th / 2 * cos(a) + back / 2 * sin(a), 0.3 + back / 2 * cos(a) - th / 2 * sin(a)),
        mat,
        r=0.06,
        puff=(0.006, 0.004 if tuft else 0.03, 0.02),
        rot=(-a, 0, 0),
        seed=seed,
    )
    if tuft:
        tufted(
            iw + 0.05,
            back - 0.07,
            0.06,
            mat,
            (0, yb + 0.008, 0.3),
            (-a, 0, 0),
            style='diamond',
            nx=4,
            ny=4,
            depth=0.045,
            border=0.07,
            r=0.05,
        )
    for s in (-1, 1):
        x = s * (iw / 2 + aw / 2)

        def wing(p, s=s):
            q = max(0.0, min(1.0, (p.z + 0.29) / 0.58))
            if p.y < 0:
                p.y *= 0.62 + 0.38 * sin(pi * q) ** 0.8
            p.x += s * 0.045 * max(0.0, -p.y / 0.16)
            return p

        wy = yb + sin(a) * (h - 0.62) - 0.055
        padbox(
            (0.075, 0.34, 0.58),
            (s * (iw / 2 + 0.05), wy, h - 0.31),
            mat,
            r=0.035,
            puff=(0.01, 0.01, 0.02),
            rot=(-a, 0, 0),
            fn=wing,
            seed=seed + s,
        )
        length = d / 2 - 0.05 - arm_y
        padbox(
            (aw, length, arm_h - leg_h - 0.06),
            (x, arm_y + length / 2, leg_h + (arm_h - leg_h - 0.06) / 2),
            mat,
            r=0.024,
            puff=(0.004, 0.003, 0.0),
        )
        rr = 0.074
        prof = (
            [(0, arm_y - 0.012)]
            + [(rr * sin(t), arm_y + 0.006 - 0.018 * cos(t)) for t in [i / 6 * pi / 2 for i in range(1, 7)]]
            + [(rr, arm_y + 0.02), (rr * 1.02, -0.05), (rr * 0.95, yb + 0.12), (0, yb + 0.14)]
        )
        cx, cz = s * (iw / 2 + aw / 2 + 0.012), arm_h - 0.066
        lathe(prof, 36, mat, (cx, 0, cz), (-pi / 2, 0, 0), 'roll', angle=180)
        piping(ring((cx, arm_y - 0.006, cz), rr - 0.007, 36, 'y'), 0.0045, mat)
        if nails:
            low = leg_h + (0.19 if t_seat else 0.045)
            n = int((cz - rr - 0.012 - low) / 0.021)
            for e in (-1, 1):
                nailheads(
                    [(x + e * (aw / 2 - 0.02), arm_y + 0.003, low + 0.021 * i) for i in range(n + 1)], nails
                )
            m = round((d - 0.16) / 0.021)
            nailheads(
                [(s * (w / 2 - 0.017), front + 0.03 + 0.021 * i, leg_h + 0.026) for i in range(m)],
                nails,
                s * pi / 2,
            )
        lx, ly = s * (w / 2 - 0.075), front + 0.06
        if legs == 'cabriole':
            cabriole(leg_h + 0.01, leg_mat, lx, ly)
        else:
            turned((lx, ly, 0), (lx, ly, leg_h + 0.02), 0.024, leg_mat)
        sqleg(leg_h + 0.02, 0.03, 0.042, (s * (w / 2 - 0.085), d / 2 - 0.1, 0), leg_mat)
    if nails:
        n = round((w - 0.07) / 0.021)
        nailheads(
            [(-w / 2 + 0.035 + (w - 0.07) * i / n, front + 0.003, leg_h + 0.022) for i in range(n + 1)], nails
        )
    sd = yb + 0.03 - front + 0.012
    high = seat_h - leg_h - 0.165
    t_cushion(
        iw - 0.006,
        sd,
        high,
        aw - 0.004,
        mat,
        (0, front - 0.008 + sd / 2, seat_h - high / 2),
        (-1, 1) if t_seat else (),
        deep=0.1,
        crown=0.03,
        seed=seed + 4,
    )
