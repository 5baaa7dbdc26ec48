"""Reclining rows, wing chairs, chesterfields and modular seating. Fronts face -Y, feet stand on z = 0."""
from math import cos, pi, sin, radians as rad

from .. import materials as M
from ..geometry import cyl, lathe, rbox, sqleg
from ..soft import cushion, padbox, piping, tufted
from .wooden_chairs import turned


def reclining_row(mat, seats=3, seat_w=0.6, depth=1.0, arm_w=0.21, between=False, base=None, light=None, seed=0, fixed=()):
    """Reclining sofa, loveseat or theater row: pillow arms, footrest panels, three-part backs; `between` puts an arm at every seat, `fixed` names seats without a footrest."""
    seat_h = 0.48
    step = seat_w + (arm_w if between else 0.0)
    W = seats * seat_w + ((seats + 1) if between else 2) * arm_w
    padbox((W - 0.04, depth - 0.08, 0.1), (0, 0, 0.09), base or M.plain('#1c1b1a', 0.7), r=0.015, puff=(0, 0, 0))
    if light:
        rbox((W - 0.06, 0.006, 0.014), (0, -depth / 2 + 0.045, 0.03), light, 0)
    x0 = -W / 2 + arm_w + seat_w / 2
    centers = [x0 + step * i for i in range(seats)]
    arms = [-W / 2 + arm_w / 2, W / 2 - arm_w / 2]
    if between:
        arms += [c + seat_w / 2 + arm_w / 2 for c in centers[:-1]]
    for k, x in enumerate(arms):
        padbox((arm_w - 0.01, depth - 0.02, 0.46), (x, 0, 0.28), mat, r=0.04, puff=(0.012, 0.014, 0.004), seed=seed + k)
        cushion(depth - 0.05, arm_w + 0.015, 0.12, mat, (x, -0.02, 0.565), (0, 0, pi / 2), crown=0.045, seed=5, pipe=0.005, shrink=0.07)
        if between:
            cyl(0.045, 0.012, (x, -depth / 2 + 0.2, 0.618), M.metal('steel'), 0.003, 40)
            cyl(0.039, 0.008, (x, -depth / 2 + 0.2, 0.623), M.plain('#0c0c0d', 0.4), 0.001, 40)
    a = rad(14)
    for k, x in enumerate(centers):
        sd = 0.56
        cushion(seat_w - 0.004, sd, 0.2, mat, (x, -depth / 2 + sd / 2 + 0.005, 0.38), crown=0.055, seed=20, pipe=0.005, shrink=0.06)
        if k in fixed:
            padbox((seat_w + 0.004, 0.1, 0.26), (x, -depth / 2 + 0.075, 0.17), mat, r=0.02, puff=(0, 0.004, 0.002))
        else:
            cushion(seat_w - 0.004, 0.235, 0.09, mat, (x, -depth / 2 + 0.035, 0.185), (rad(86), 0, 0), crown=0.04, seed=21, pipe=0.005, shrink=0.06)
        up = 0.0
        for i, h in enumerate((0.2, 0.22, 0.27)):
            c = up + h / 2
            cushion(
                seat_w - 0.004, h + 0.02, 0.16 + 0.02 * (i == 2), mat,
                (x, depth / 2 - 0.3 + sin(a) * c - 0.01 * (i == 2), seat_h + cos(a) * c - 0.02),
                (rad(90 - 14 + 4 * (i == 2)), 0, 0), crown=0.075, back=0.03, seed=40 + i, pipe=0, shrink=0.06,
            )
            up += h
    padbox((W - 2 * arm_w + 0.06, 0.16, 0.66), (0, depth / 2 - 0.18 + sin(a) * 0.36, seat_h + 0.3), mat, r=0.05,
           puff=(0.012, 0.015, 0.012), rot=(-a, 0, 0), seed=seed + 9)


def cabriole(h, mat, x, y):
    """A curved front leg with a pad foot."""
    prof = [(0, 0), (0.024, 0.0), (0.028, 0.012), (0.018, 0.03), (0.014, 0.06), (0.02, h * 0.55), (0.031, h * 0.85), (0.034, h), (0, h)]
    lathe(prof, 32, mat, (x, y, 0), angle=70)


def wing_chair(mat, leg_mat=None, w=0.76, d=0.8, h=1.1, nails=None, tuft=True, legs='turned', seed=0):
    """Wing chair: high back between wings, rolled arms, loose seat cushion, nailheads along the arm fronts."""
    leg_mat = leg_mat or M.wood('walnut')
    leg_h, seat_h, arm_h = 0.2, 0.46, 0.62
    iw = w - 0.26
    padbox((w - 0.08, d - 0.14, 0.16), (0, -0.02, leg_h + 0.08), mat, r=0.03, puff=(0.004, 0.008, 0))
    back = h - 0.3
    if tuft:
        tufted(iw + 0.1, back, 0.1, mat, (0, d / 2 - 0.14, 0.3), (rad(-9), 0, 0), style='diamond', nx=4, ny=4, depth=0.035, border=0.08)
    padbox((iw + 0.14, 0.1, back), (0, d / 2 - 0.05, 0.3 + back / 2), mat, r=0.04, puff=(0.006, 0.012, 0.02), rot=(rad(-9), 0, 0), seed=seed)
    for s in (-1, 1):
        x = s * (iw / 2 + 0.06)

        def wing(p, s=s):
            top = max(0.0, p.z) / 0.3
            p.y -= 0.02 * top
            p.x += s * 0.05 * max(0.0, -p.y / 0.16)
            return p
        padbox((0.075, 0.34, 0.56), (x, d / 2 - 0.2, h - 0.31), mat, r=0.035, puff=(0.01, 0.01, 0.02), rot=(rad(-9), 0, 0), fn=wing, seed=seed + s)
        padbox((0.1, d - 0.18, arm_h - leg_h - 0.06), (s * (iw / 2 + 0.06), -0.03, leg_h + (arm_h - leg_h - 0.06) / 2), mat, r=0.03, puff=(0.006, 0.006, 0.004))
        rr = 0.075
        prof = [(0, -d / 2 + 0.07)] + [(rr * sin(t), -d / 2 + 0.085 - 0.015 * cos(t)) for t in [i / 6 * pi / 2 for i in range(1, 7)]] + \
               [(rr, -d / 2 + 0.1), (rr * 1.02, -0.05), (rr * 0.95, d / 2 - 0.22), (0, d / 2 - 0.2)]
        lathe(prof, 36, mat, (s * (iw / 2 + 0.075), 0, arm_h - 0.05), (-pi / 2, 0, 0), 'roll', angle=180)
        if nails:
            for i in range(15):
                cyl(0.0065, 0.006, (s * (iw / 2 + 0.03), -d / 2 + 0.062, leg_h + 0.05 + 0.022 * i), nails, 0.002, 14, (pi / 2, 0, 0))
        if legs == 'cabriole':
            cabriole(leg_h + 0.02, leg_mat, s * (w / 2 - 0.1), -d / 2 + 0.12)
        else:
            turned((s * (w / 2 - 0.1), -d / 2 + 0.12, 0), (s * (w / 2 - 0.1), -d / 2 + 0.12, leg_h + 0.02), 0.024, leg_mat)
        sqleg(leg_h + 0.02, 0.03, 0.042, (s * (w / 2 - 0.12), d / 2 - 0.12, 0), leg_mat)
    padbox((iw - 0.01, d - 0.24, 0.13), (0, -0.09, seat_h - 0.03), mat, r=0.045, puff=(0.004, 0.014, 0.028), seed=seed + 4)
    piping([(x, y - 0.09, seat_h + 0.018) for x, y in ((-iw / 2 + 0.03, -d / 2 + 0.115), (iw / 2 - 0.03, -d / 2 + 0.115))], 0.0045, mat, cyclic=False)


def chesterfield(mat, seats=3, leg_mat=None, depth=0.94, h=0.76, nails=None, seed=0):
    """Chesterfield: arms and back of one height, buttoned and rolled outwards, nailheads round the arm fronts, bun feet."""
    leg_mat = leg_mat or M.wood('mahogany')
    iw = seats * 0.6
    arm = 0.2
    W, r = iw + 2 * arm, 0.105
    seat_h, leg_h = 0.44, 0.09
    padbox((W - 0.06, depth - 0.06, seat_h - leg_h - 0.12), (0, 0, leg_h + (seat_h - leg_h - 0.12) / 2), mat, r=0.02, puff=(0.004, 0.006, 0))
    padbox((W - 0.08, 0.16, h - leg_h - 0.08), (0, depth / 2 - 0.1, leg_h + (h - leg_h - 0.08) / 2), mat, r=0.03, puff=(0.004, 0.008, 0))
    tufted(iw + 0.02, h - seat_h + 0.06, 0.1, mat, (0, depth / 2 - 0.2, seat_h - 0.1), (rad(-8), 0, 0), style='diamond',
           nx=2 * round(iw / 0.3), ny=2, depth=0.035, border=0.07)
    lathe([(0, -W / 2 + 0.04), (r, -W / 2 + 0.045), (r, W / 2 - 0.045), (0, W / 2 - 0.04)], 48, mat, (0, depth / 2 - 0.1, h - r * 0.9), (0, pi / 2, 0), angle=60)
    for s in (-1, 1):
        x = s * (W / 2 - arm / 2)
        padbox((arm * 0.7, depth - 0.04, h - leg_h - 0.1), (x, 0, leg_h + (h - leg_h - 0.1) / 2), mat, r=0.03, puff=(0.006, 0.006, 0))
        prof = [(0, -depth / 2)] + [(r * sin(t), -depth / 2 + 0.015 - 0.015 * cos(t)) for t in [i / 6 * pi / 2 for i in range(1, 7)]] + [(r, depth / 2 - 0.1), (0, depth / 2 - 0.08)]
        lathe(prof, 48, mat, (x + s * 0.02, 0, h - r * 0.9), (-pi / 2, 0, 0), 'roll', angle=60)
        tufted(depth - 0.28, h - seat_h + 0.06, 0.08, mat, (x - s * 0.075, -0.03, seat_h - 0.1), (rad(-6), 0, rad(-90 * s)), style='diamond',
               nx=4, ny=2, depth=0.03, border=0.06)
        if nails:
            for i in range(28):
                t = 2 * pi * i / 28
                cyl(0.007, 0.006, (x + s * 0.02 + (r - 0.014) * cos(t), -depth / 2 + 0.004, h - r * 0.9 + (r - 0.014) * sin(t)), nails, 0.002, 14, (pi / 2, 0, 0))
            for i in range(12):
                cyl(0.007, 0.006, (x + s * 0.055, -depth / 2 + 0.02, leg_h + 0.05 + 0.036 * i), nails, 0.002, 14, (pi / 2, 0, 0))
        for sy in (-1, 1):
            lathe([(0, 0), (0.025, 0), (0.046, 0.03), (0.046, 0.06), (0.03, leg_h), (0, leg_h + 0.02)], 36, leg_mat, (s * (W / 2 - 0.12), sy * (depth / 2 - 0.1), 0), angle=180)
    sd = depth - 0.3
    for i in range(seats):
        cw = iw / seats
        padbox((cw - 0.006, sd, 0.15), (-iw / 2 + cw * (i + 0.5), -depth / 2 + sd / 2 + 0.01, seat_h - 0.05), mat, r=0.04,
               puff=(0.003, 0.012, 0.024), seed=seed + i)
    padbox((iw + 0.02, 0.05, 0.2), (0, -depth / 2 + 0.03, leg_h + 0.12), mat, r=0.02, puff=(0, 0.006, 0))


def module(mat, backs=('rear',), w=0.91, h=0.8, leg_mat=None, seat_h=0.43, back_cush=True, crown=0.05, arms=(), blade=None, feet=True):
    """One square of a modular sectional; `backs` names the sides that carry a back: rear, left, right. None makes the ottoman.
    `arms` names the sides with a thin arm; a `blade` is the metal of high, thin feet instead of blocks; without `feet` it goes down to the floor."""
    leg_h, t = 0.12 if blade else 0.06 if feet else 0.015, 0.16
    leg_mat = leg_mat or M.plain('#1b1a19', 0.6)
    deep = 0.26 - leg_h if not blade else 0.2
    padbox((w - 0.006, w - 0.006, deep), (0, 0, leg_h + deep / 2), mat, r=0.025, puff=(0.003, 0.004, 0))
    for sx in (-1, 1) if feet else ():
        for sy in (-1, 1):
            size = (0.012, 0.16, leg_h + 0.01) if blade else (0.05, 0.05, leg_h + 0.01)
            rbox(size, (sx * (w / 2 - 0.08), sy * (w / 2 - 0.03 - size[1] / 2), leg_h / 2), blade or leg_mat, 0.004)
    inset = {side: t if side in backs else 0.1 if side in arms else 0.0 for side in ('left', 'right', 'rear')}
    cw, cd = w - inset['left'] - inset['right'], w - inset['rear']
    cx, cy = (inset['left'] - inset['right']) / 2, -inset['rear'] / 2
    cushion(cw - 0.006, cd - 0.004, seat_h - leg_h - deep, mat, (cx, cy, (seat_h + leg_h + deep) / 2), crown=crown, seed=11, pipe=0.0045)
    places = {'rear': ((0, w / 2 - t / 2), 0, w), 'left': ((-w / 2 + t / 2, 0), 90, w), 'right': ((w / 2 - t / 2, 0), -90, w)}
    for side in arms:
        x = (w / 2 - 0.05) * (1 if side == 'right' else -1)
        padbox((0.1, w - 0.006, 0.58 - leg_h), (x, 0, leg_h + (0.58 - leg_h) / 2), mat, r=0.03, puff=(0.012, 0.006, 0.01))
    for side in backs:
        (x, y), turn, length = places[side]
        padbox((length - 0.006, t, h - 0.16 - leg_h), (x, y, leg_h + (h - 0.16 - leg_h) / 2), mat, r=0.035, puff=(0.004, 0.008, 0.008), rot=(0, 0, rad(turn)))
        if back_cush:
            bh = h - seat_h + 0.06
            span = cw if side == 'rear' else cd - (0.16 if 'rear' in backs else 0.0)
            yy = 0.0 if side == 'rear' else (-0.08 - t / 2 if 'rear' in backs else 0.0)
            off = t / 2 + 0.075
            pos = {'rear': (cx, w / 2 - t / 2 - off), 'left': (-w / 2 + t / 2 + off, yy), 'right': (w / 2 - t / 2 - off, yy)}[side]
            cushion(span - 0.02, bh, 0.15, mat, (*pos, seat_h + bh / 2 - 0.02), (rad(77), 0, rad(turn)), crown=0.07, back=0.02, seed=31, pipe=0.0045)


def tufted_ottoman(mat, leg_mat=None, w=1.07, d=0.71, h=0.46):
    """Cocktail ottoman with a deep-buttoned top on turned feet."""
    leg_mat = leg_mat or M.wood('espresso')
    padbox((w, d, 0.2), (0, 0, 0.25), mat, r=0.025, puff=(0.004, 0.006, 0))
    tufted(w + 0.01, d + 0.01, 0.09, mat, (0, -(d + 0.01) / 2, h - 0.1), (rad(-90), 0, 0), style='diamond', nx=6, ny=4, depth=0.04, border=0.09)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turned((sx * (w / 2 - 0.09), sy * (d / 2 - 0.09), 0), (sx * (w / 2 - 0.09), sy * (d / 2 - 0.09), 0.17), 0.026, leg_mat)
