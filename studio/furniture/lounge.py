"""Reclining rows, wing chairs, chesterfields and modular seating. Fronts face -Y, feet stand on z = 0."""
from math import atan2, cos, pi, sin, sqrt, radians as rad
from mathutils import Matrix

from .. import materials as M
from ..geometry import cyl, group, lathe, rbox, sqleg, tube
from ..soft import cushion, padbox, piping, tufted
from .upholstery import _nails, _scroll_arm, cabriole, t_cushion
from .wooden_chairs import turned


def reclining_row(mat, seats=3, seat_w=0.6, depth=1.0, arm_w=0.21, between=False, base=None, light=None, seed=0, fixed=(), nails=None, console=0.0):
    """Reclining sofa, loveseat or theater row: pillow arms, or rolled ones trimmed with `nails`, footrest panels, three-part backs; `between` puts
    an arm with a lit cup holder at every seat, `console` is the width of one after the first seat, `fixed` names seats without a footrest."""
    seat_h = 0.48
    step = seat_w + (arm_w if between else 0.0)
    W = seats * seat_w + ((seats + 1) if between else 2) * arm_w + console
    padbox((W - 0.06, depth - 0.1, 0.14), (0, 0, 0.07), base or M.plain('#1c1b1a', 0.7), r=0.015, puff=(0, 0, 0))
    if light:
        rbox((W - 0.08, 0.006, 0.012), (0, -depth / 2 + 0.046, 0.022), light, 0)
        for s in (-1, 1):
            rbox((0.006, depth - 0.12, 0.012), (s * (W / 2 - 0.026), 0, 0.022), light, 0)
    x0 = -W / 2 + arm_w + seat_w / 2
    centers = [x0 + step * i + (console if i else 0.0) for i in range(seats)]
    arms = [-W / 2 + arm_w / 2, W / 2 - arm_w / 2]
    if between:
        arms += [c + seat_w / 2 + arm_w / 2 for c in centers[:-1]]
    for k, x in enumerate(arms):
        if nails:
            _scroll_arm(x, -1 if x < 0 else 1, arm_w, depth, mat, nails, seed + k)
            continue
        padbox((arm_w - 0.01, depth - 0.02, 0.46), (x, 0, 0.28), mat, r=0.04, puff=(0.012, 0.014, 0.004), seed=seed + k)
        if between:
            padbox((arm_w + 0.004, depth - 0.4, 0.13), (x, 0.16, 0.57), mat, r=0.05, puff=(0.006, 0.006, 0.014), seed=seed + k)
            padbox((arm_w + 0.004, 0.35, 0.1), (x, -depth / 2 + 0.18, 0.555), mat, r=0.03, puff=(0.004, 0.006, 0.0), seed=seed + k)
            _holder(x, -depth / 2 + 0.15, 0.606, light)
            rbox((0.05, 0.045, 0.004), (x, -depth / 2 + 0.275, 0.607), M.metal('steel'), 0.001)
            rbox((0.034, 0.012, 0.004), (x, -depth / 2 + 0.275, 0.6085), M.plain('#0c0c0d', 0.4), 0)
        else:
            cushion(depth - 0.05, arm_w + 0.015, 0.12, mat, (x, -0.02, 0.565), (0, 0, pi / 2), crown=0.045, seed=5, pipe=0.005, shrink=0.07)
    if console:
        x = (centers[0] + centers[1]) / 2
        padbox((console - 0.008, depth - 0.04, 0.42), (x, 0, 0.26), mat, r=0.03, puff=(0.0, 0.012, 0))
        padbox((console - 0.008, 0.36, 0.1), (x, -0.02, 0.51), mat, r=0.035, puff=(0, 0.006, 0.012))
        rbox((console - 0.05, 0.24, 0.014), (x, -depth / 2 + 0.165, 0.474), M.plain('#151516', 0.35), 0.005)
        for s in (-1, 1):
            _holder(x + s * 0.06, -depth / 2 + 0.165, 0.482)
        padbox((console - 0.008, 0.2, 0.5), (x, depth / 2 - 0.24, 0.68), mat, r=0.05, puff=(0, 0.014, 0.012), rot=(rad(-14), 0, 0))
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
    for x, width in [(x, seat_w + 0.05) for x in centers] if between else [(0.0, W - 2 * arm_w + 0.06)]:
        padbox((width, 0.16, 0.66), (x, depth / 2 - 0.18 + sin(a) * 0.36, seat_h + 0.3), mat, r=0.05,
               puff=(0.012, 0.015, 0.012), rot=(-a, 0, 0), seed=seed + 9)


def _holder(x, y, z, light=None):
    """A steel cup holder, lit round its rim if asked."""
    cyl(0.047, 0.007, (x, y, z), M.metal('steel'), 0.003, 40)
    cyl(0.039, 0.004, (x, y, z + 0.0042), M.plain('#08080a', 0.5), 0.001, 40)
    if light:
        tube([(x + 0.0405 * cos(2 * pi * i / 40), y + 0.0405 * sin(2 * pi * i / 40), z + 0.0078) for i in range(40)], 0.0024, light, True)


def wing_chair(mat, leg_mat=None, w=0.76, d=0.84, h=1.1, nails=None, tuft=True, legs='turned', seed=0, t_seat=False):
    """Wing chair: high back between wings, rolled arms, a welted seat cushion, nailheads along arms and base; a T-shaped seat sets the arms back."""
    leg_mat = leg_mat or M.wood('walnut')
    leg_h, seat_h, arm_h, aw = 0.2, 0.48, 0.63, 0.12
    iw = w - 0.26
    front = -d / 2 + 0.04
    arm_y = front + (0.1 if t_seat else 0.0)
    th, back, a = 0.13, h - 0.3, rad(9)
    yb = d / 2 - th * cos(a) - back * sin(a)
    padbox((w - 0.028, d - 0.08, 0.17), (0, front + 0.003 + (d - 0.08) / 2, leg_h + 0.085), mat, r=0.022, puff=(0.003, 0.003, 0))
    padbox(
        (iw + 0.15, th, back), (0, yb + th / 2 * cos(a) + back / 2 * sin(a), 0.3 + back / 2 * cos(a) - th / 2 * sin(a)), mat, r=0.06,
        puff=(0.006, 0.004 if tuft else 0.03, 0.02), rot=(-a, 0, 0), seed=seed,
    )
    if tuft:
        tufted(iw + 0.05, back - 0.07, 0.06, mat, (0, yb + 0.008, 0.3), (-a, 0, 0), style='diamond', nx=4, ny=4, depth=0.045, border=0.07, r=0.05)
    for s in (-1, 1):
        x = s * (iw / 2 + aw / 2)

        def wing(p, s=s):
            q = max(0.0, min(1.0, (p.z + 0.29) / 0.58))
            if p.y < 0:
                p.y *= 0.62 + 0.38 * sin(pi * q) ** 0.8
            p.x += s * 0.045 * max(0.0, -p.y / 0.16)
            return p
        wy = yb + sin(a) * (h - 0.62) - 0.055
        padbox((0.075, 0.34, 0.58), (s * (iw / 2 + 0.05), wy, h - 0.31), mat, r=0.035, puff=(0.01, 0.01, 0.02), rot=(-a, 0, 0), fn=wing,
            seed=seed + s)
        length = d / 2 - 0.05 - arm_y
        padbox((aw, length, arm_h - leg_h - 0.06), (x, arm_y + length / 2, leg_h + (arm_h - leg_h - 0.06) / 2), mat, r=0.024,
            puff=(0.004, 0.003, 0.0))
        rr = 0.074
        prof = [(0, arm_y - 0.012)] + [(rr * sin(t), arm_y + 0.006 - 0.018 * cos(t)) for t in [i / 6 * pi / 2 for i in range(1, 7)]] + \
               [(rr, arm_y + 0.02), (rr * 1.02, -0.05), (rr * 0.95, yb + 0.12), (0, yb + 0.14)]
        cx, cz = s * (iw / 2 + aw / 2 + 0.012), arm_h - 0.066
        lathe(prof, 36, mat, (cx, 0, cz), (-pi / 2, 0, 0), 'roll', angle=180)
        piping([(cx + (rr - 0.007) * cos(2 * pi * i / 36), arm_y - 0.006, cz + (rr - 0.007) * sin(2 * pi * i / 36)) for i in range(36)], 0.0045, mat)
        if nails:
            low = leg_h + (0.19 if t_seat else 0.045)
            n = int((cz - rr - 0.012 - low) / 0.021)
            for e in (-1, 1):
                _nails([(x + e * (aw / 2 - 0.02), arm_y + 0.003, low + 0.021 * i) for i in range(n + 1)], nails)
            m = round((d - 0.16) / 0.021)
            _nails([(s * (w / 2 - 0.017), front + 0.03 + 0.021 * i, leg_h + 0.026) for i in range(m)], nails, s * pi / 2)
        lx, ly = s * (w / 2 - 0.075), front + 0.06
        if legs == 'cabriole':
            cabriole(leg_h + 0.01, leg_mat, lx, ly)
        else:
            turned((lx, ly, 0), (lx, ly, leg_h + 0.02), 0.024, leg_mat)
        sqleg(leg_h + 0.02, 0.03, 0.042, (s * (w / 2 - 0.085), d / 2 - 0.1, 0), leg_mat)
    if nails:
        n = round((w - 0.07) / 0.021)
        _nails([(-w / 2 + 0.035 + (w - 0.07) * i / n, front + 0.003, leg_h + 0.022) for i in range(n + 1)], nails)
    sd = yb + 0.03 - front + 0.012
    high = seat_h - leg_h - 0.165
    t_cushion(iw - 0.006, sd, high, aw - 0.004, mat, (0, front - 0.008 + sd / 2, seat_h - high / 2), (-1, 1) if t_seat else (), deep=0.1,
        crown=0.03, seed=seed + 4)


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
           nx=2 * round(iw / 0.3), ny=2, depth=0.04, border=0.06)
    lathe([(0, -W / 2 + 0.04), (r, -W / 2 + 0.045), (r, W / 2 - 0.045), (0, W / 2 - 0.04)], 48, mat, (0, depth / 2 - 0.1, h - r * 0.9), (0, pi / 2, 0), angle=60)
    for s in (-1, 1):
        x = s * (W / 2 - arm / 2)
        padbox((arm * 0.7, depth - 0.04, h - leg_h - 0.1), (x, 0, leg_h + (h - leg_h - 0.1) / 2), mat, r=0.03, puff=(0.006, 0.006, 0))
        prof = [(0, -depth / 2)] + [(r * sin(t), -depth / 2 + 0.015 - 0.015 * cos(t)) for t in [i / 6 * pi / 2 for i in range(1, 7)]] + [(r, depth / 2 - 0.1), (0, depth / 2 - 0.08)]
        lathe(prof, 48, mat, (x + s * 0.02, 0, h - r * 0.9), (-pi / 2, 0, 0), 'roll', angle=60)
        tufted(depth - 0.15, h - seat_h + 0.06, 0.06, mat, (x - s * 0.068, -0.045, seat_h - 0.1), (rad(-6), 0, rad(-90 * s)), style='diamond',
               nx=6, ny=2, depth=0.034, border=0.06, r=0.045)
        if nails:
            for i in range(32):
                t = 2 * pi * i / 32
                cyl(0.007, 0.006, (x + s * 0.02 + (r - 0.014) * cos(t), -depth / 2 + 0.004, h - r * 0.9 + (r - 0.014) * sin(t)), nails, 0.002, 14, (pi / 2, 0, 0))
            for e in (-1, 1):
                _nails([(x + e * 0.052, -depth / 2 + 0.017, leg_h + 0.03 + 0.024 * i) for i in range(int((h - 2 * r - leg_h) / 0.024))], nails)
        for sy in (-1, 1):
            lathe([(0, 0), (0.025, 0), (0.046, 0.03), (0.046, 0.06), (0.03, leg_h), (0, leg_h + 0.02)], 36, leg_mat, (s * (W / 2 - 0.12), sy * (depth / 2 - 0.1), 0), angle=180)
    sd = depth - 0.3
    for i in range(seats):
        cw = iw / seats
        padbox((cw - 0.006, sd, 0.15), (-iw / 2 + cw * (i + 0.5), -depth / 2 + sd / 2 + 0.01, seat_h - 0.05), mat, r=0.04,
               puff=(0.003, 0.012, 0.024), seed=seed + i)
    padbox((iw + 0.02, 0.05, 0.2), (0, -depth / 2 + 0.03, leg_h + 0.12), mat, r=0.02, puff=(0, 0.006, 0))


def module(mat, backs=('rear',), w=0.91, h=0.8, leg_mat=None, seat_h=0.43, back_cush=True, crown=0.05, arms=(), blade=None, feet=True, d=None,
    seats=1, headrest=None):
    """One square of a modular sectional, or a longer section of several seats; `backs` names the sides that carry a back: rear, left, right.
    None makes the ottoman. `arms` names the sides with a thin arm; a `blade` is the metal of high, thin feet instead of blocks;
    without `feet` it goes down to the floor. A `headrest` is the metal of the posts of raised headrests along the rear; arms curve
    outwards then."""
    d = d or w
    leg_h, t = 0.12 if blade else 0.06 if feet else 0.015, 0.16
    leg_mat = leg_mat or M.plain('#1b1a19', 0.6)
    deep = 0.26 - leg_h if not blade else 0.2
    padbox((w - 0.006, d - 0.006, deep), (0, 0, leg_h + deep / 2), mat, r=0.025, puff=(0.003, 0.004, 0))
    for sx in (-1, 1) if feet else ():
        for sy in (-1, 1):
            size = (0.012, 0.16, leg_h + 0.01) if blade else (0.05, 0.05, leg_h + 0.01)
            rbox(size, (sx * (w / 2 - 0.08), sy * (d / 2 - 0.03 - size[1] / 2), leg_h / 2), blade or leg_mat, 0.004)
    inset = {side: t if side in backs else 0.1 if side in arms else 0.0 for side in ('left', 'right', 'rear')}
    cw, cd = (w - inset['left'] - inset['right']) / seats, d - inset['rear']
    cx, cy = (inset['left'] - inset['right']) / 2, -inset['rear'] / 2
    middles = [cx + cw * (i - (seats - 1) / 2) for i in range(seats)]
    for x in middles:
        cushion(cw - 0.006, cd - 0.004, seat_h - leg_h - deep, mat, (x, cy, (seat_h + leg_h + deep) / 2), crown=crown, seed=11, pipe=0.0045)
    places = {'rear': ((0, d / 2 - t / 2), 0, w), 'left': ((-w / 2 + t / 2, 0), 90, d), 'right': ((w / 2 - t / 2, 0), -90, d)}
    for side in arms:
        s = 1 if side == 'right' else -1

        def curve(p, s=s):
            p.x += s * 0.055 * max(0.0, (p.z + 0.1) / 0.33) ** 2
            return p
        padbox((0.1, d - 0.006, 0.58 - leg_h), (s * (w / 2 - 0.05), 0, leg_h + (0.58 - leg_h) / 2), mat, r=0.03, puff=(0.012, 0.006, 0.01),
               fn=curve if headrest else None)
    for side in backs:
        (x, y), turn, length = places[side]
        padbox((length - 0.006, t, h - 0.16 - leg_h), (x, y, leg_h + (h - 0.16 - leg_h) / 2), mat, r=0.035, puff=(0.004, 0.008, 0.008), rot=(0, 0, rad(turn)))
        if back_cush:
            bh = h - seat_h + 0.06
            span = cw if side == 'rear' else cd - (0.16 if 'rear' in backs else 0.0)
            yy = 0.0 if side == 'rear' else (-0.08 - t / 2 if 'rear' in backs else 0.0)
            off = t / 2 + 0.075
            for mid in middles if side == 'rear' else (0.0,):
                pos = {'rear': (mid, d / 2 - t / 2 - off), 'left': (-w / 2 + t / 2 + off, yy), 'right': (w / 2 - t / 2 - off, yy)}[side]
                if not headrest:
                    cushion(span - 0.02, bh, 0.15, mat, (*pos, seat_h + bh / 2 - 0.02), (rad(77), 0, rad(turn)), crown=0.07, back=0.02, seed=31,
                        pipe=0.0045)
                    continue
                padbox((span - 0.008, 0.17, bh - 0.02), (*pos, seat_h + bh / 2 - 0.03), mat, r=0.05, puff=(0, 0.022, 0.008),
                    rot=(rad(-10), 0, rad(turn)))
                if side == 'rear':
                    for s in (-1, 1):
                        rbox((0.03, 0.008, 0.16), (mid + s * span * 0.22, d / 2 - 0.13, h - 0.06), headrest, 0.002, grain='z')
                    padbox((span * 0.8, 0.1, 0.2), (mid, d / 2 - 0.15, h + 0.09), mat, r=0.045, puff=(0.004, 0.014, 0.006), rot=(rad(-6), 0, 0))


def swivel_base(metal=None, r=0.35, h=0.06):
    """Round plate and post under a chair that swivels."""
    metal = metal or M.metal('black')
    cyl(r, 0.022, (0, 0, 0), metal, 0.006, 64)
    cyl(r * 0.5, h, (0, 0, 0.01), metal, 0.004, 48)


def x_brace(mat, d, z0, z1, t=0.036):
    """Two crossed bars in an upright plane that looks to the sides."""
    rise, run = z1 - z0, d
    for s in (-1, 1):
        o = rbox((t * 0.6, t, sqrt(rise ** 2 + run ** 2) - t * 0.6), (0, 0, 0), mat, 0.003, grain='z')
        o.matrix_local = Matrix.Translation((s * 0.0015, 0, (z0 + z1) / 2)) @ Matrix.Rotation(s * atan2(run, rise), 4, 'X') @ o.matrix_local


def parlor_table(mat, w=1.17, d=0.61, h=0.46, legs='turned', shelf=True, drawer=False, cross=False, pull=None):
    """Coffee or end table: turned or square legs, a slatted shelf, a shallow drawer at the front, crossed bars at its ends."""
    apron = 0.1 if drawer else 0.06
    rbox((w, d, 0.03), (0, 0, h - 0.015), mat, 0.012 if drawer else 0.007, grain='x')
    ix, iy = w / 2 - 0.055, d / 2 - 0.055
    for sx in (-1, 1):
        for sy in (-1, 1):
            if legs == 'turned':
                block = apron + 0.015
                rbox((0.056, 0.056, block), (sx * ix, sy * iy, h - 0.03 - block / 2), mat, 0.004, grain='z')
                rbox((0.056, 0.056, 0.06), (sx * ix, sy * iy, 0.13), mat, 0.004, grain='z')
                turned((sx * ix, sy * iy, 0), (sx * ix, sy * iy, 0.11), 0.026, mat)
                turned((sx * ix, sy * iy, 0.15), (sx * ix, sy * iy, h - 0.03 - block), 0.026, mat)
            else:
                rbox((0.056, 0.056, h - 0.03), (sx * ix, sy * iy, (h - 0.03) / 2), mat, 0.004, grain='z')
    for s in (-1, 1):
        rbox((2 * ix - 0.04, 0.02, apron), (0, s * iy, h - 0.03 - apron / 2), mat, 0.003, grain='x')
        rbox((0.02, 2 * iy - 0.04, apron), (s * ix, 0, h - 0.03 - apron / 2), mat, 0.003, grain='y')
        rbox((0.024, 2 * iy - 0.04, 0.03), (s * ix, 0, 0.125), mat, 0.003, grain='y')
        if cross:
            with group('x', s * ix):
                x_brace(mat, 2 * iy - 0.056, 0.15, h - 0.03 - apron)
    if shelf:
        k = max(4, round(2 * iy / 0.075))
        for i in range(k):
            rbox((2 * ix + 0.02, 2 * iy / k - 0.012, 0.016), (0, -iy + 2 * iy * (i + 0.5) / k, 0.147), mat, 0.003, grain='x')
    if drawer:
        dw = min(2 * ix - 0.12, 0.6)
        rbox((dw, 0.016, apron - 0.03), (0, -iy - 0.014, h - 0.03 - apron / 2), mat, 0.005, grain='x')
        metal = pull or M.metal('bronze')
        for x in (-dw / 4, dw / 4) if dw > 0.45 else (0,):
            if pull:
                cyl(0.012, 0.012, (x, -iy - 0.022, h - 0.03 - apron / 2 + 0.012), metal, 0.003, 20, (pi / 2, 0, 0))
                tube([(x + 0.021 * sin(2 * pi * i / 24), -iy - 0.034,
                    h - 0.036 - apron / 2 + 0.021 * cos(2 * pi * i / 24) - 0.01) for i in range(24)], 0.0032, metal, True)
            else:
                lathe([(0, 0), (0.006, 0), (0.006, 0.012), (0.014, 0.018), (0.012, 0.026), (0, 0.028)], 24, metal,
                    (x, -iy - 0.02, h - 0.03 - apron / 2), (pi / 2, 0, 0), angle=180)


def u_table(top, metal=None, w=1.22, d=0.66, h=0.46, planks=4):
    """Coffee table: planks on two U's of flat steel."""
    metal = metal or M.metal('black')
    for i in range(planks):
        rbox((w, d / planks - 0.003, 0.036), (0, -d / 2 + d / planks * (i + 0.5), h - 0.018), top, 0.004, grain='x')
    for s in (-1, 1):
        x = s * (w / 2 - 0.17)
        rbox((0.07, d - 0.08, 0.014), (x, 0, 0.007), metal, 0.003, grain='y')
        rbox((0.07, d - 0.06, 0.01), (x, 0, h - 0.041), metal, 0.002, grain='y')
        for sy in (-1, 1):
            rbox((0.07, 0.014, h - 0.036), (x, sy * (d / 2 - 0.045), (h - 0.036) / 2), metal, 0.003, grain='z')


def tufted_ottoman(mat, leg_mat=None, w=1.07, d=0.71, h=0.46):
    """Cocktail ottoman with a deep-buttoned top on turned feet."""
    leg_mat = leg_mat or M.wood('espresso')
    padbox((w, d, 0.2), (0, 0, 0.25), mat, r=0.025, puff=(0.004, 0.006, 0))
    tufted(w + 0.01, d + 0.01, 0.09, mat, (0, -(d + 0.01) / 2, h - 0.1), (rad(-90), 0, 0), style='diamond', nx=6, ny=4, depth=0.04, border=0.09)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turned((sx * (w / 2 - 0.09), sy * (d / 2 - 0.09), 0), (sx * (w / 2 - 0.09), sy * (d / 2 - 0.09), 0.17), 0.026, leg_mat)
