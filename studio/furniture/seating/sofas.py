"""Sofas and loveseats. Meters."""

import random
from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import lathe, ring, rrect
from ...soft import cushion, padbox, piping
from .cushions import t_cushion
from .parts import sofa_legs, sofa_skirt, throw_pillows
from .sleepers import unfolded_bed


def sofa(
    mat,
    seats=3,
    seat_w=0.66,
    depth=0.94,
    seat_h=0.45,
    arm='track',
    arm_w=0.17,
    back_h=0.84,
    legs='taper',
    leg_mat=None,
    pillows=(),
    pipe=0.0045,
    crown=0.048,
    arm_h=0.62,
    bench=False,
    leg_h=0.13,
    pipe_mat=None,
    seed=0,
    skirt=False,
    back_crown=0.075,
    arm_mat=None,
    t_seat=False,
    bed=None,
):
    """Sofa, loveseat or armchair by the number of seats; a `t_seat` spreads before arms that stand back.

    bed: the mattress of a sleeper that stands open (width, length, height); its seats are put away."""
    ahead = 0.1 if t_seat else 0.0
    leg_mat = leg_mat or materials.wood('walnut')
    arm_mat = arm_mat or mat
    iw = seats * seat_w
    W = iw + 2 * arm_w
    rail = 0.14
    bt = 0.17
    padbox(
        (W - 0.01, depth - 0.03, rail),
        (0, 0.0, leg_h + rail / 2),
        mat,
        r=0.018,
        puff=(0.003, 0.004, 0),
        wob=0.0012,
        name='rail',
    )
    padbox(
        (W, bt, back_h - 0.12 - leg_h),
        (0, depth / 2 - bt / 2, leg_h + (back_h - 0.12 - leg_h) / 2),
        mat,
        r=0.035,
        puff=(0.004, 0.008, 0.006),
        seed=seed + 2,
        name='backframe',
    )
    for s in (-1, 1):
        x = s * (W / 2 - arm_w / 2)
        if arm == 'track':
            padbox(
                (arm_w, depth, arm_h - leg_h),
                (x, 0, leg_h + (arm_h - leg_h) / 2),
                arm_mat,
                r=0.026,
                puff=(0.006, 0.006, 0.012),
                seed=seed + s,
                name='arm',
            )
            if pipe:
                yy = -depth / 2 + 0.004
                pts = [
                    (x + a * 1.0, yy + 0.004, leg_h + (arm_h - leg_h) / 2 + b)
                    for a, b in rrect(arm_w - 0.022, arm_h - leg_h - 0.022, 0.026)
                ]
                piping(pts, 0.0042, pipe_mat or arm_mat)
        elif arm == 'roll':
            padbox(
                (arm_w * 0.94, depth, arm_h - leg_h - 0.03),
                (x + s * arm_w * 0.03, 0, leg_h + (arm_h - leg_h - 0.03) / 2),
                arm_mat,
                r=0.026,
                puff=(0.003, 0.006, 0.01),
                seed=seed + s,
                name='arm',
            )
            rr = arm_w * 0.56
            pr = (
                [(0, -depth / 2 + 0.004)]
                + [
                    (rr * sin(t), -depth / 2 + 0.02 - 0.02 * cos(t))
                    for t in [i / 6 * pi / 2 for i in range(1, 7)]
                ]
                + [
                    (rr * (1 + 0.03 * sin(pi * i / 10)), -depth / 2 + 0.02 + (depth - 0.05) * i / 10)
                    for i in range(1, 11)
                ]
                + [(0, depth / 2 - 0.02)]
            )
            lathe(pr, 40, arm_mat, (x + s * 0.02, 0, arm_h - rr * 0.72), (-pi / 2, 0, 0), 'roll', angle=180)
            pts = ring((x + s * 0.02, -depth / 2 + 0.009, arm_h - rr * 0.72), rr - 0.008, 40, 'y')
            piping(pts, 0.005, pipe_mat or arm_mat)
        elif arm == 'round':

            def bow(p):
                if p.z > 0:
                    p.z += 0.035 * ((p.y + depth / 2) / depth) ** 2
                return p

            padbox(
                (arm_w + 0.012, depth - ahead, arm_h - leg_h),
                (x + s * 0.004, ahead / 2, leg_h + (arm_h - leg_h) / 2),
                arm_mat,
                r=0.084,
                puff=(0.004, 0.008, 0.006),
                seed=seed + s,
                fn=bow,
                name='arm',
            )
        elif arm == 'slope':

            def fn(p):
                k = (p.y + depth / 2) / depth
                if p.z > 0:
                    p.z += 0.1 * k * k
                return p

            padbox(
                (arm_w, depth, arm_h - leg_h),
                (x, 0, leg_h + (arm_h - leg_h) / 2),
                arm_mat,
                r=0.045,
                puff=(0.012, 0.008, 0.012),
                seed=seed + s,
                fn=fn,
                name='arm',
            )
        elif arm == 'pillow':
            padbox(
                (arm_w, depth, arm_h - leg_h - 0.07),
                (x, 0, leg_h + (arm_h - leg_h - 0.07) / 2),
                arm_mat,
                r=0.03,
                puff=(0.008, 0.006, 0.004),
                seed=seed + s,
                name='arm',
            )
            cushion(
                depth - 0.02,
                arm_w + 0.02,
                0.11,
                arm_mat,
                (x, -0.01, arm_h - 0.035),
                (0, 0, pi / 2),
                crown=0.03,
                seed=seed + 9 + s,
                pipe=pipe,
            )
    sd = depth - bt - 0.02
    n = 1 if bench else seats
    cw = iw / n
    sy = -depth / 2 + sd / 2 - 0.012
    hz = seat_h - leg_h - rail
    if bed:
        wide, length, thick = bed
        unfolded_bed(wide, length, thick, depth / 2 - bt - 0.1, leg_h + rail + 0.02)
    for i in range(0 if bed else n):
        if t_seat:
            sides = [s for s, end in ((-1, 0), (1, n - 1)) if i == end]
            t_cushion(
                cw - 0.004,
                sd,
                hz + 0.035,
                arm_w - 0.006,
                mat,
                (-iw / 2 + cw * (i + 0.5), sy, leg_h + rail + hz / 2 + 0.008),
                sides,
                deep=ahead - 0.006,
                crown=0.03,
                pipe=pipe,
                pipe_mat=pipe_mat,
                seed=seed + i,
            )
            continue
        cushion(
            cw - 0.004,
            sd,
            hz + 0.01,
            mat,
            (-iw / 2 + cw * (i + 0.5), sy, leg_h + rail + hz / 2 - 0.004),
            (0, 0, 0),
            crown=crown,
            seed=seed + 11 + i,
            pipe=pipe,
            pipe_mat=pipe_mat,
            name='seat',
            mirror=i % 2 == 1,
        )
    for i in range(seats):
        rnd = random.Random(seed * 100 + i)
        bh = back_h - seat_h + 0.06
        cushion(
            seat_w - 0.006,
            bh,
            0.15,
            mat,
            (-iw / 2 + seat_w * (i + 0.5), depth / 2 - bt - 0.09, seat_h + bh / 2 - 0.02),
            (rad(90 - 13 + rnd.uniform(-1.5, 1.5)), rad(rnd.uniform(-1, 1)), rad(rnd.uniform(-1.2, 1.2))),
            crown=back_crown,
            back=0.02,
            seed=seed + 31 + i,
            pipe=pipe,
            pipe_mat=pipe_mat,
            name='back',
            mirror=i % 2 == 1,
        )
    if skirt:
        kicks = [-iw / 2 + cw * i for i in range(1, n)] or [0] if skirt == 'kick' else ()
        sofa_skirt(W + 0.016, depth + 0.016, leg_h + 0.1, mat, pipe_mat, kicks, seed)
    elif legs:
        sofa_legs(W, depth, leg_h, legs, leg_mat)
    throw_pillows(() if bed else pillows, iw, depth / 2 - bt - 0.3, seat_h)
    return (W, depth)
