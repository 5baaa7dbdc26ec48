"""Reclining rows, wing chairs, chesterfields and modular seating. Fronts face -Y, feet stand on z = 0."""
from math import cos, exp, pi, sin, sqrt, radians as rad
from mathutils import Vector

from .. import materials as M
from ..geometry import cyl, lathe, parents, prism, rbox, rrect, sqleg, tube
from ..soft import cushion, padbox, piping, tufted
from .upholstery import _nails, _scroll_arm, cabriole, seat_pad, t_cushion
from .wooden_chairs import turned


def reclining_row(mat, seats=3, seat_w=0.6, depth=1.0, arm_w=0.21, between=False, base=None, light=None, seed=0,
    fixed=(), nails=None, console=0.0, rolled=False):
    """Reclining sofa, loveseat or theater row: pillow arms, or rolled ones trimmed with `nails`, footrest panels,
    three-part backs; `between` puts an arm with a lit cup holder at every seat, `console` is the width of one after
    the first seat, `fixed` names seats without a footrest, `rolled` arms have welts and the buttons of the motors
    on their inner side."""
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
        if nails or rolled:
            s = -1 if x < 0 else 1
            _scroll_arm(x, s, arm_w, depth, mat, nails, seed + k)
            if rolled:
                _buttons(x + s * (0.014 - arm_w * 0.56), -s, -depth / 2 + 0.24, 0.64 - arm_w * 0.56)
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
    padbox((W - 2 * arm_w, 0.04, 0.5), (0, depth / 2 - 0.16, 0.36), mat, r=0.015, puff=(0, 0, 0))
    for k, x in enumerate(centers):
        sd, odd = 0.56, k % 2 == 1
        cushion(seat_w - 0.004, sd, 0.2, mat, (x, -depth / 2 + sd / 2 + 0.005, 0.38), crown=0.055, seed=20, pipe=0.005, shrink=0.06,
            mirror=odd)
        if k in fixed:
            padbox((seat_w + 0.004, 0.1, 0.26), (x, -depth / 2 + 0.075, 0.17), mat, r=0.02, puff=(0, 0.004, 0.002))
        else:
            cushion(seat_w - 0.004, 0.235, 0.09, mat, (x, -depth / 2 + 0.035, 0.185), (rad(86), 0, 0), crown=0.04, seed=21, pipe=0.005,
                shrink=0.06, mirror=odd)
        up = 0.0
        for i, h in enumerate((0.2, 0.22, 0.27)):
            c = up + h / 2
            cushion(
                seat_w - 0.004, h + 0.02, 0.16 + 0.02 * (i == 2), mat,
                (x, depth / 2 - 0.3 + sin(a) * c - 0.01 * (i == 2), seat_h + cos(a) * c - 0.02),
                (rad(90 - 14 + 4 * (i == 2)), 0, 0), crown=0.075, back=0.03, seed=40 + i, pipe=0, shrink=0.06,
                mirror=odd,
            )
            up += h
    for x, width in [(x, seat_w + 0.05) for x in centers] if between else [(0.0, W - 2 * arm_w + 0.06)]:
        padbox((width, 0.16, 0.66), (x, depth / 2 - 0.18 + sin(a) * 0.36, seat_h + 0.3), mat, r=0.05,
               puff=(0.012, 0.015, 0.012), rot=(-a, 0, 0), seed=seed + 9)


def _buttons(x, s, y, z):
    """A motor's two buttons and USB port in a black plate on the side of an arm, which looks along x by s."""
    rbox((0.012, 0.13, 0.05), (x, y, z), M.plain('#141415', 0.35), 0.004, grain='y')
    for k in (0.035, 0.0):
        cyl(0.011, 0.004, (x + s * 0.0055, y - k, z), M.metal('steel'), 0.001, 24, (0, s * pi / 2, 0))
    rbox((0.002, 0.014, 0.006), (x + s * 0.0062, y + 0.038, z), M.metal('steel'), 0, grain='y')


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


def _welted(size, mat, loc, rot=(0, 0, 0), r=0.045, puff=(0.004, 0.016, 0.006), fn=None, seed=0, step=0.03):
    """A padded block with a welt round its front; `fn` warps both."""
    ob = padbox(size, loc, mat, r=r, puff=puff, rot=rot, fn=fn, seed=seed, step=step, wob=0.0015)
    k = r * 0.29
    outline = [Vector((x, k - size[1] / 2 - 0.002, z)) for x, z in rrect(size[0] - 2 * k, size[2] - 2 * k, r * 0.75)]
    parents.append(ob)
    piping([fn(q) if fn else q for q in outline], 0.0048, mat)
    parents.pop()


def _welted_section(mat, w, d, h, seat_h, seats, backs, arms, metal):
    """A section of a leather sectional: piped cushions, raised headrests along the rear, thin arms that curve
    outwards, blades for feet."""
    leg_h, deep, t = 0.12, 0.16, 0.15
    padbox((w - 0.006, d - 0.01, deep), (0, 0.002, leg_h + deep / 2), mat, r=0.022, puff=(0.003, 0.003, 0))
    piping([(x, y, leg_h + 0.01) for x, y in rrect(w - 0.016, d - 0.02, 0.02)], 0.0048, mat)
    blade = [(-0.095, leg_h + 0.012), (0.095, leg_h + 0.012), (0.055, 0.001), (-0.055, 0.001)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            prism(blade, 0.014, metal, 0.003, loc=(sx * (w / 2 - 0.085), sy * (d / 2 - 0.14), 0), axis='x')
    inset = {side: t if side in backs else 0.1 if side in arms else 0.0 for side in ('left', 'right', 'rear')}
    cw, cd = (w - inset['left'] - inset['right']) / seats, d - inset['rear']
    cx = (inset['left'] - inset['right']) / 2
    middles = [cx + cw * (i - (seats - 1) / 2) for i in range(seats)]
    thick = seat_h - leg_h - deep
    for x in middles:
        seat_pad(cw - 0.004, cd + 0.008, thick, mat, (x, -inset['rear'] / 2 - 0.006, seat_h - thick / 2), crown=0.03,
            pipe=0.0048)
    for side in arms:
        s, tall = (1 if side == 'right' else -1), 0.6 - leg_h

        def curve(p, s=s):
            p.x += s * 0.062 * max(0.0, (p.z + 0.1) / 0.33) ** 2
            return p
        _welted((0.1, d - 0.006, tall), mat, (s * (w / 2 - 0.05), 0, leg_h + tall / 2), r=0.034,
            puff=(0.008, 0.006, 0.008), fn=curve)
    high = h - 0.1 - leg_h
    tall, lean, thick = h - seat_h + 0.05, rad(10), 0.19
    seam = tall * 0.16

    def tuck(p):
        if p.y < 0:
            p.y += 0.02 * exp(-((p.z - seam) / 0.016) ** 2) * min(1.0, -p.y / (thick / 2 - 0.03))
        return p
    off = t + 0.07
    for side in backs:
        turn = {'rear': 0, 'left': 90, 'right': -90}[side]
        at = {'rear': (0, d / 2 - t / 2), 'left': (t / 2 - w / 2, 0), 'right': (w / 2 - t / 2, 0)}[side]
        frame = w if side == 'rear' else d
        padbox((frame - 0.006, t, high), (*at, leg_h + high / 2), mat, r=0.035, puff=(0.003, 0.006, 0.008),
            rot=(0, 0, rad(turn)))
        if side != 'rear':
            ends = [((off - w / 2) * (1 if side == 'left' else -1), -off / 2 - 0.04)]
            span = d - off - 0.08
        else:
            ends, span = [(x, d / 2 - off) for x in middles], cw
        for x, y in ends:
            _welted((span - 0.006, thick, tall), mat, (x, y, seat_h + tall / 2 - 0.02), (-lean, 0, rad(turn)), 0.055,
                (0, 0.026, 0.006), tuck, step=0.014)
            if side == 'rear':
                _welted((span * 0.88, 0.1, 0.27), mat, (x, d / 2 - 0.17, h + 0.065), (rad(4), 0, 0), 0.045,
                    (0.003, 0.014, 0.006))
                for s in (-1, 1):
                    rbox((0.03, 0.008, 0.16), (x + s * span * 0.25, d / 2 - 0.104, h - 0.06), metal, 0.002, grain='z')


def module(mat, backs=('rear',), w=0.91, h=0.8, leg_mat=None, seat_h=0.43, back_cush=True, crown=0.05, arms=(),
    feet=True, d=None, seats=1, headrest=None):
    """One square of a modular sectional; `backs` names the sides that carry a back: rear, left, right. None makes
    the ottoman. `arms` names the sides with a thin arm; without `feet` it goes down to the floor. With a
    `headrest`, the metal of its fittings and feet, it is a section of leather of several seats."""
    d = d or w
    if headrest:
        _welted_section(mat, w, d, h, seat_h, seats, backs, arms, headrest)
        return
    leg_h, t = 0.06 if feet else 0.015, 0.16
    leg_mat = leg_mat or M.plain('#1b1a19', 0.6)
    deep = 0.26 - leg_h
    padbox((w - 0.006, d - 0.006, deep), (0, 0, leg_h + deep / 2), mat, r=0.025, puff=(0.003, 0.004, 0))
    for sx in (-1, 1) if feet else ():
        for sy in (-1, 1):
            rbox((0.05, 0.05, leg_h + 0.01), (sx * (w / 2 - 0.08), sy * (d / 2 - 0.055), leg_h / 2), leg_mat, 0.004)
    inset = {side: t if side in backs else 0.1 if side in arms else 0.0 for side in ('left', 'right', 'rear')}
    cw, cd = (w - inset['left'] - inset['right']) / seats, d - inset['rear']
    cx, cy = (inset['left'] - inset['right']) / 2, -inset['rear'] / 2
    middles = [cx + cw * (i - (seats - 1) / 2) for i in range(seats)]
    for x in middles:
        cushion(cw - 0.006, cd - 0.004, seat_h - leg_h - deep, mat, (x, cy, (seat_h + leg_h + deep) / 2), crown=crown, seed=11, pipe=0.0045)
    places = {'rear': ((0, d / 2 - t / 2), 0, w), 'left': ((-w / 2 + t / 2, 0), 90, d), 'right': ((w / 2 - t / 2, 0), -90, d)}
    for side in arms:
        s = 1 if side == 'right' else -1
        padbox((0.1, d - 0.006, 0.58 - leg_h), (s * (w / 2 - 0.05), 0, leg_h + (0.58 - leg_h) / 2), mat, r=0.03,
            puff=(0.012, 0.006, 0.01))
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
                cushion(span - 0.02, bh, 0.15, mat, (*pos, seat_h + bh / 2 - 0.02), (rad(77), 0, rad(turn)),
                    crown=0.07, back=0.02, seed=31,
                    pipe=0.0045)


def swivel_base(metal=None, r=0.35, h=0.06):
    """Round plate and post under a chair that swivels."""
    metal = metal or M.metal('black')
    cyl(r, 0.022, (0, 0, 0), metal, 0.006, 64)
    cyl(r * 0.5, h, (0, 0, 0.01), metal, 0.004, 48)


def tufted_ottoman(mat, leg_mat=None, w=1.07, d=0.71, h=0.457):
    """Cocktail ottoman in one skin: a deep-buttoned top whose pleats run over its soft edge and fade down its
    sides, on turned feet."""
    leg_mat = leg_mat or M.wood('espresso')
    low, r, depth, crown, nx, ny = 0.15, 0.05, 0.046, 0.014, 6, 4
    iw, ih = w - 0.24, d - 0.24
    px, py = iw / nx, ih / ny
    tall = h - low + r - crown

    def sunk(x, y):
        """Share of the depth by which the skin is pulled in over a place of the plan."""
        a, b = max(0.0, min(nx, (x + iw / 2) / px)), max(0.0, min(ny, (y + ih / 2) / py))
        p, q = (a + b) / 2, (a - b) / 2
        p, q = abs(p - round(p)), abs(q - round(q))
        button = exp(-(p * p + q * q) / 0.016)
        inner = 0.62 * (1 - sqrt(sin(pi * p) * sin(pi * q))) * (1 - button) + button
        past = max(abs(x) - iw / 2, abs(y) - ih / 2, 0.0)
        if not past:
            return inner
        along, pitch = ((x + iw / 2) / px, px) if abs(y) - ih / 2 >= past else ((y + ih / 2) / py, py)
        line = abs((along + 1) % 2 - 1) * pitch
        pleat = 0.26 * exp(-(line / 0.01) ** 1.4)
        share = min(1.0, past / 0.06)
        share *= share * (3 - 2 * share) / max(share, 1e-6)
        return inner * (1 - share) + pleat * share

    def fn(p):
        core = Vector([max(r - half, min(half - r, c)) for c, half in zip(p, (w / 2, d / 2, tall / 2))])
        out = (p - core).normalized() if (p - core).length > 1e-6 else Vector((0, 0, 1))
        fade = max(0.0, min(1.0, 1 + (p.z - tall / 2 + r) / 0.12))
        p = p - out * depth * fade * sunk(p.x, p.y)
        p.z = max(p.z, r * 0.95 - tall / 2)
        return p
    body = padbox((w, d, tall), (0, 0, h - crown - tall / 2), mat, r=r, puff=(0.003, 0.004, crown), step=0.009,
        wob=0.0012, fn=fn)
    parents.append(body)
    for a in range(nx + 1):
        for b in range(a % 2, ny + 1, 2):
            x, y = a * px - iw / 2, b * py - ih / 2
            rise = crown * (1 - abs(2 * x / w) ** 2.4) * (1 - abs(2 * y / d) ** 2.4)
            lathe([(0, 0), (0.012, 0), (0.0155, 0.004), (0.013, 0.008), (0.007, 0.0105), (0, 0.011)], 24, mat,
                (x, y, tall / 2 + rise - depth), angle=180)
    parents.pop()
    piping([(x, y, low + 0.004) for x, y in rrect(w - 0.002, d - 0.002, r)], 0.005, mat)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turned((sx * (w / 2 - 0.09), sy * (d / 2 - 0.09), 0), (sx * (w / 2 - 0.09), sy * (d / 2 - 0.09),
                low + 0.02), 0.03, leg_mat)
