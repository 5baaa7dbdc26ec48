"""Camelback sofas. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, lathe, prism, tube
from ...soft import padbox, piping, tufted


def camelback(mat, w=2.24, d=0.89, h=1.07, metal=None, button=None, seed=0):
    """Camelback sofa: a curved, deep-buttoned back, scrolled arms with nailheads, a tight seat, cabriole
    legs, two bolsters."""
    metal = metal or materials.metal('chrome')
    button = button or materials.paint('#eef2f6', 0.05)
    leg_h, seat_h, arm_h = 0.17, 0.46, 0.68
    iw = w - 0.36
    hump = 0.13
    base = h - hump

    def top(x):
        return hump * max(0.0, cos(pi * x / (iw + 0.24))) ** 1.6

    n = max(6, round(iw / 0.17))
    n += n % 2
    a, thick = rad(6), 0.14
    y0 = d / 2 - thick / 2 - h * sin(a)
    front = thick / 2 - 0.008
    tufted(
        iw + 0.06,
        base - 0.42,
        0.05,
        mat,
        (0, y0 - front * cos(a) + 0.36 * sin(a), 0.36 * cos(a) + front * sin(a)),
        (-a, 0, 0),
        style='diamond',
        nx=n,
        ny=4,
        depth=0.05,
        border=0.07,
        btn_mat=button,
        top=top,
        r=0.05,
    )
    m = 28
    crest = [
        (-(iw + 0.16) / 2 + (iw + 0.16) * i / m, base + top(-(iw + 0.16) / 2 + (iw + 0.16) * i / m))
        for i in range(m + 1)
    ]
    prism(
        [(crest[0][0], leg_h)] + crest + [(crest[-1][0], leg_h)],
        thick,
        mat,
        0.05,
        seg=6,
        loc=(0, y0, 0),
        rot=(-a, 0, 0),
        angle=180,
    )
    padbox((w - 0.12, d - 0.1, 0.17), (0, -0.02, leg_h + 0.085), mat, r=0.025, puff=(0.004, 0.006, 0))
    padbox(
        (iw - 0.004, d - 0.2, 0.15),
        (0, -0.07, seat_h - 0.06),
        mat,
        r=0.045,
        puff=(0.002, 0.014, 0.024),
        seed=seed,
    )
    piping(
        [(-iw / 2 + 0.03, -d / 2 + 0.028, seat_h + 0.0), (iw / 2 - 0.03, -d / 2 + 0.028, seat_h + 0.0)],
        0.005,
        mat,
        cyclic=False,
    )
    r = 0.095
    for s in (-1, 1):
        x = s * (iw / 2 + 0.07)
        padbox(
            (0.13, d - 0.1, arm_h - leg_h - 0.06),
            (x, -0.02, leg_h + (arm_h - leg_h - 0.06) / 2),
            mat,
            r=0.028,
            puff=(0.004, 0.006, 0),
        )
        prof = (
            [(0, -d / 2 + 0.03)]
            + [(r * sin(t), -d / 2 + 0.048 - 0.018 * cos(t)) for t in [i / 6 * pi / 2 for i in range(1, 7)]]
            + [(r * 1.02, 0), (r, d / 2 - 0.16), (0, d / 2 - 0.14)]
        )
        lathe(prof, 44, mat, (x + s * 0.045, 0, arm_h - r * 0.6), (-pi / 2, 0, 0), 'roll', angle=180)
        for i in range(26):
            t = 2 * pi * i / 26
            cyl(
                0.0075,
                0.006,
                (
                    x + s * 0.045 + (r - 0.016) * cos(t),
                    -d / 2 + 0.034,
                    arm_h - r * 0.6 + (r - 0.016) * sin(t),
                ),
                metal,
                0.002,
                14,
                (pi / 2, 0, 0),
            )
        for i in range(15):
            cyl(
                0.0075,
                0.006,
                (x + s * 0.045, -d / 2 + 0.036, leg_h + 0.03 + 0.024 * i),
                metal,
                0.002,
                14,
                (pi / 2, 0, 0),
            )
        for y in (-d / 2 + 0.1, d / 2 - 0.12):
            tube(
                [
                    (s * (w / 2 - 0.14), y, leg_h + 0.02),
                    (s * (w / 2 - 0.11), y - 0.02, leg_h * 0.66),
                    (s * (w / 2 - 0.125), y, leg_h * 0.3),
                    (s * (w / 2 - 0.1), y - 0.015, 0.012),
                ],
                0.024,
                metal,
                kind='NURBS',
                taper=[1.5, 1.3, 0.7, 0.8],
            )
        br = 0.085
        prof = (
            [(0, -0.27)]
            + [(br * sin(t), -0.26 - 0.012 * cos(t)) for t in [i / 5 * pi / 2 for i in range(1, 6)]]
            + [(br * 1.04, 0), (br, 0.26), (br * 0.8, 0.27), (0, 0.272)]
        )
        lathe(
            prof,
            40,
            mat,
            (s * (iw / 2 - br - 0.01), -0.13, seat_h + 0.025 + br),
            (-pi / 2, 0, 0),
            'bolster',
            angle=180,
        )
