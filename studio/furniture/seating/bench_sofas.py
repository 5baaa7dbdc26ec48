"""Sofas on one bench cushion. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import lathe, rrect, spline, tube
from ...soft import padbox, piping
from .cushions import seat_pad, tight_back
from .parts import sofa_legs


def bench_sofa(
    mat,
    leg_mat=None,
    w=2.08,
    depth=0.86,
    back_h=0.84,
    arm_w=0.135,
    pattern='square',
    seed=0,
    bolsters=False,
    seats=1,
    lean=0.0,
    leg_h=0.155,
    legs='taper',
):
    """Sofa on slim legs with a tight, leaning back, buttoned in a grid or sewn into channels, between slim
    arms that lean outwards by `lean`; one seat cushion from arm to arm or one for each of `seats`; round
    bolsters at its arms if asked."""
    leg_mat = leg_mat or materials.wood('walnut')
    seat_h, arm_h, rail = 0.44, 0.6, 0.085
    foot_w = w - 2 * lean
    iw = foot_w - 2 * arm_w
    tall = arm_h - leg_h
    padbox(
        (foot_w - 0.03, depth - 0.04, rail),
        (0, 0, leg_h + rail / 2),
        mat,
        r=0.018,
        puff=(0.003, 0.003, 0),
        wob=0.0012,
    )
    soft = 0.036 if lean else 0.024
    for s in (-1, 1):
        x = s * (foot_w / 2 - arm_w / 2)

        def out(z, s=s):
            """How far the arm stands out at a height above its lower edge."""
            return s * lean * z / tall

        def fn(p, out=out):
            p.x += out(p.z + tall / 2)
            return p

        padbox(
            (arm_w, depth - 0.012, tall),
            (x, 0, leg_h + tall / 2),
            mat,
            r=soft,
            puff=(0.004, 0.005, 0.006),
            seed=seed + s,
            fn=fn,
            wob=0.0015,
        )
        welt = rrect(arm_w - 0.6 * soft, tall - 0.6 * soft, soft * 0.75)
        piping(
            [(x + a + out(b + tall / 2), 0.012 - depth / 2, leg_h + tall / 2 + b) for a, b in welt],
            0.0042,
            mat,
        )
    t, a, z0 = 0.15, rad(8), leg_h + 0.05
    high = (back_h - z0 - t / 2 * sin(a)) / cos(a)
    wide = iw + 0.03
    at = (0, depth / 2 - 0.006 - t / 2 * cos(a) - high * sin(a), z0)
    front = at[1] - t / 2 * cos(a) + (seat_h - z0) * sin(a)
    bottom = seat_h - z0
    grid = [bottom + (high - bottom) * k for k in (0.26, 0.63)] if pattern == 'square' else []
    tight_back(
        wide,
        high,
        t,
        mat,
        at,
        a,
        pattern,
        7 if grid else round(wide / 0.115),
        grid,
        spread=lean * high / tall,
        seed=seed,
    )
    sd = front + 0.045 + depth / 2
    cw, ch = iw / seats, seat_h - leg_h - rail
    side = lean * (ch + rail) / tall
    for i in range(seats):
        ends = (side if i == 0 else 0.0, side if i + 1 == seats else 0.0)
        seat_pad(
            cw - 0.005,
            sd,
            ch,
            mat,
            (cw * (i + 0.5) - iw / 2, sd / 2 - depth / 2 - 0.004, seat_h - ch / 2),
            ends,
            seed=seed + 5 + i,
        )
    if bolsters:
        r, half = 0.088, 0.235
        round_end = [(0, -half), (r * 0.5, -half + 0.004), (r * 0.85, -half + 0.014), (r, -half + 0.04)]
        profile = round_end + [(r + 0.004, 0)] + [(q, -z) for q, z in round_end[::-1]]
        for s in (-1, 1):
            x, z = s * (iw / 2 - r - 0.006), seat_h + r + 0.007
            lathe(spline(profile), 48, mat, (x, -0.06, z), (pi / 2, 0, 0), 'bolster', angle=180)
            for y in (-half + 0.02, half - 0.02):
                ring = [2 * pi * i / 48 for i in range(48)]
                tube(
                    [(x + (r - 0.002) * cos(q), y - 0.06, z + (r - 0.002) * sin(q)) for q in ring],
                    0.005,
                    mat,
                    True,
                )
    sofa_legs(foot_w, depth, leg_h, legs, leg_mat)
