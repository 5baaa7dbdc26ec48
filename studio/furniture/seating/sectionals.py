"""Sectionals in one piece. Meters."""

import random
from math import radians as rad

from ... import materials
from ...geometry import rbox, rrect, sqleg
from ...soft import cushion, padbox, piping
from .cushions import biscuit_back
from .parts import throw_pillows


def sectional(
    mat,
    seat_w=0.7,
    depth=0.96,
    seat_h=0.44,
    arm_w=0.16,
    back_h=0.83,
    leg_mat=None,
    seats=3,
    side=1,
    pillows=(),
    pipe=0.0045,
    leg_h=0.1,
    arm_h=0.6,
    crown=0.045,
    legs='block',
    seed=0,
    back_crown=0.075,
    tuft=False,
):
    """Sofa with a chaise at `side`, +1 right as seen from the front; its back cushions are buttoned in a
    grid if asked."""
    leg_mat = leg_mat or materials.wood('espresso')
    iw = seats * seat_w
    W = iw + 2 * arm_w
    rail, chaise_len = 0.14, 1.62
    bt = 0.17
    cx = side * (iw / 2 - seat_w / 2)
    padbox(
        (W - 0.01, depth - 0.03, rail),
        (0, 0, leg_h + rail / 2),
        mat,
        r=0.018,
        puff=(0.003, 0.004, 0),
        wob=0.001,
    )
    padbox(
        (seat_w, chaise_len - 0.02, rail),
        (cx, depth / 2 - chaise_len / 2, leg_h + rail / 2),
        mat,
        r=0.018,
        puff=(0.003, 0.004, 0),
        wob=0.001,
    )
    padbox(
        (W, bt, back_h - 0.12 - leg_h),
        (0, depth / 2 - bt / 2, leg_h + (back_h - 0.12 - leg_h) / 2),
        mat,
        r=0.035,
        puff=(0.004, 0.008, 0.006),
        seed=2,
    )
    for s in (-1, 1):
        x = s * (W / 2 - arm_w / 2)
        padbox(
            (arm_w, depth, arm_h - leg_h),
            (x, 0, leg_h + (arm_h - leg_h) / 2),
            mat,
            r=0.026,
            puff=(0.006, 0.006, 0.012),
            seed=seed + s,
        )
        if pipe:
            pts = [
                (x + a, -depth / 2 + 0.008, leg_h + (arm_h - leg_h) / 2 + b)
                for a, b in rrect(arm_w - 0.022, arm_h - leg_h - 0.022, 0.026)
            ]
            piping(pts, 0.0042, mat)
    sd = depth - bt - 0.02
    hz = seat_h - leg_h - rail
    for i in range(seats):
        x = -iw / 2 + seat_w * (i + 0.5)
        if abs(x - cx) < 0.01:
            L = chaise_len - bt - 0.02
            xx = x + side * 0
            cushion(
                seat_w - 0.004,
                L,
                hz + 0.01,
                mat,
                (xx, depth / 2 - bt - L / 2 - 0.01, leg_h + rail + hz / 2 - 0.004),
                crown=crown,
                seed=seed + 77,
                pipe=pipe,
            )
        else:
            cushion(
                seat_w - 0.004,
                sd,
                hz + 0.01,
                mat,
                (x, -depth / 2 + sd / 2 - 0.012, leg_h + rail + hz / 2 - 0.004),
                crown=crown,
                seed=seed + 11 + i,
                pipe=pipe,
            )
        rnd = random.Random(seed * 100 + i)
        bh = back_h - seat_h + 0.06
        if tuft:
            biscuit_back(seat_w - 0.004, bh, mat, (x, depth / 2 - bt - 0.13, seat_h - 0.015), pipe=pipe)
            continue
        cushion(
            seat_w - 0.006,
            bh,
            0.15,
            mat,
            (x, depth / 2 - bt - 0.09, seat_h + bh / 2 - 0.02),
            (rad(77 + rnd.uniform(-1.5, 1.5)), rad(rnd.uniform(-1, 1)), rad(rnd.uniform(-1.2, 1.2))),
            crown=back_crown,
            back=0.02,
            seed=seed + 31 + i,
            pipe=pipe,
        )
    if legs == 'plinth':
        rbox((W - 0.1, depth - 0.1, leg_h), (0, 0, leg_h / 2), leg_mat, 0.003)
        rbox(
            (seat_w - 0.1, chaise_len - 0.1, leg_h),
            (cx, depth / 2 - chaise_len / 2, leg_h / 2),
            leg_mat,
            0.003,
        )
    else:
        foot = 0.026 if legs == 'taper' else 0.045
        for x in (-W / 2 + 0.08, W / 2 - 0.08, 0):
            for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
                sqleg(leg_h + 0.01, foot, 0.05, (x, y, 0), leg_mat)
        for x in (cx - seat_w / 2 + 0.07, cx + seat_w / 2 - 0.07):
            sqleg(leg_h + 0.01, foot, 0.05, (x, depth / 2 - chaise_len + 0.08, 0), leg_mat)
    throw_pillows(pillows, iw, depth / 2 - bt - 0.3, seat_h)
    return (W, depth)
