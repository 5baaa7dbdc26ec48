"""Camelback and tub seating and the power sectional. Fronts face -Y, feet stand on z = 0."""
from math import atan2, cos, pi, sin, radians as rad

from .. import materials as M
from ..geometry import arc, cyl, lathe, prism, rbox, tube
from ..soft import padbox, piping, tufted


def camelback(mat, w=2.24, d=0.89, h=1.07, metal=None, button=None, bolster=True, seed=0):
    """Camelback sofa: a curved, deep-buttoned back, scrolled arms with nailheads, a tight seat, cabriole legs, two bolsters."""
    metal = metal or M.metal('chrome')
    button = button or M.paint('#eef2f6', 0.05)
    leg_h, seat_h, arm_h = 0.17, 0.46, 0.68
    iw = w - 0.36
    hump = 0.13
    base = h - hump
    top = lambda x: hump * max(0.0, cos(pi * x / (iw + 0.24))) ** 1.6
    n = max(6, round(iw / 0.17))
    n += n % 2
    a, thick = rad(6), 0.14
    y0 = d / 2 - thick / 2 - h * sin(a)
    front = thick / 2 - 0.008
    tufted(
        iw + 0.06, base - 0.42, 0.05, mat, (0, y0 - front * cos(a) + 0.36 * sin(a), 0.36 * cos(a) + front * sin(a)), (-a, 0, 0), style='diamond',
        nx=n, ny=4, depth=0.05, border=0.07, btn_mat=button, top=top, r=0.05,
    )
    m = 28
    crest = [(-(iw + 0.16) / 2 + (iw + 0.16) * i / m, base + top(-(iw + 0.16) / 2 + (iw + 0.16) * i / m)) for i in range(m + 1)]
    prism([(crest[0][0], leg_h)] + crest + [(crest[-1][0], leg_h)], thick, mat, 0.05, seg=6, loc=(0, y0, 0), rot=(-a, 0, 0), angle=180)
    padbox((w - 0.12, d - 0.1, 0.17), (0, -0.02, leg_h + 0.085), mat, r=0.025, puff=(0.004, 0.006, 0))
    padbox((iw - 0.004, d - 0.2, 0.15), (0, -0.07, seat_h - 0.06), mat, r=0.045, puff=(0.002, 0.014, 0.024), seed=seed)
    piping([(-iw / 2 + 0.03, -d / 2 + 0.028, seat_h + 0.0), (iw / 2 - 0.03, -d / 2 + 0.028, seat_h + 0.0)], 0.005, mat, cyclic=False)
    r = 0.095
    for s in (-1, 1):
        x = s * (iw / 2 + 0.07)
        padbox((0.13, d - 0.1, arm_h - leg_h - 0.06), (x, -0.02, leg_h + (arm_h - leg_h - 0.06) / 2), mat, r=0.028, puff=(0.004, 0.006, 0))
        prof = [(0, -d / 2 + 0.03)] + [(r * sin(t), -d / 2 + 0.048 - 0.018 * cos(t)) for t in [i / 6 * pi / 2 for i in range(1, 7)]] + [(r * 1.02, 0), (r, d / 2 - 0.16), (0, d / 2 - 0.14)]
        lathe(prof, 44, mat, (x + s * 0.045, 0, arm_h - r * 0.6), (-pi / 2, 0, 0), 'roll', angle=180)
        for i in range(26):
            t = 2 * pi * i / 26
            cyl(0.0075, 0.006, (x + s * 0.045 + (r - 0.016) * cos(t), -d / 2 + 0.034, arm_h - r * 0.6 + (r - 0.016) * sin(t)), metal, 0.002, 14, (pi / 2, 0, 0))
        for i in range(15):
            cyl(0.0075, 0.006, (x + s * 0.045, -d / 2 + 0.036, leg_h + 0.03 + 0.024 * i), metal, 0.002, 14, (pi / 2, 0, 0))
        for y in (-d / 2 + 0.1, d / 2 - 0.12):
            tube([(s * (w / 2 - 0.14), y, leg_h + 0.02), (s * (w / 2 - 0.11), y - 0.02, leg_h * 0.66), (s * (w / 2 - 0.125), y, leg_h * 0.3), (s * (w / 2 - 0.1), y - 0.015, 0.012)],
                 0.024, metal, kind='NURBS', taper=[1.5, 1.3, 0.7, 0.8])
        if bolster:
            br = 0.085
            prof = [(0, -0.27)] + [(br * sin(t), -0.26 - 0.012 * cos(t)) for t in [i / 5 * pi / 2 for i in range(1, 6)]] + [(br * 1.04, 0), (br, 0.26), (br * 0.8, 0.27), (0, 0.272)]
            lathe(prof, 40, mat, (s * (iw / 2 - br - 0.01), -0.13, seat_h + 0.025 + br), (-pi / 2, 0, 0), 'bolster', angle=180)


def tub(mat, w=0.86, d=0.84, h=0.79, band=None, seats=1):
    """Rounded shell sewn into slim upright channels, a tight seat, a metal band at the floor."""
    band = band or M.metal('gold')
    t, r, z0 = 0.12, 0.36, 0.076
    x1, y1, y0 = w / 2, d / 2, -d / 2
    path = [(-x1, y0 + 0.02 + i * 0.02) for i in range(int((d - r - 0.02) / 0.02))]
    path += [(-x1 + r - r * cos(rad(a)), y1 - r + r * sin(rad(a))) for a in range(0, 91, 4)]
    span = w - 2 * r
    path += [(-x1 + r + span * i / 60, y1) for i in range(1, 60)]
    path += [(x1 - r + r * sin(rad(a)), y1 - r + r * cos(rad(a))) for a in range(0, 91, 4)]
    path += [(x1, y) for _, y in reversed(path[:int((d - r - 0.02) / 0.02)])]
    lengths = [0.0]
    for (ax, ay), (bx, by) in zip(path, path[1:]):
        lengths.append(lengths[-1] + ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    total = lengths[-1]
    n = round(total / 0.088)
    for i in range(n):
        s = total * (i + 0.5) / n
        k = next(j for j in range(len(lengths) - 1) if lengths[j + 1] >= s)
        f = (s - lengths[k]) / max(1e-6, lengths[k + 1] - lengths[k])
        (ax, ay), (bx, by) = path[k], path[k + 1]
        turn = atan2(by - ay, bx - ax)
        ends = min(s, total - s)
        top = h - 0.14 * max(0.0, 1 - ends / (d * 0.72)) ** 1.5
        x, y = ax + (bx - ax) * f, ay + (by - ay) * f
        x, y = x + sin(turn) * t / 2, y - cos(turn) * t / 2
        padbox((total / n * 1.14, t, top - z0 - 0.004), (x, y, (top + z0) / 2), mat, r=min(0.04, total / n * 0.47), puff=(0, 0.008, 0.006), rot=(0, 0, turn), seed=i, wob=0.0008)
    inner = w - 2 * t
    sd = d - t - 0.02
    padbox((inner + 0.03, sd, 0.3), (0, y0 + 0.02 + sd / 2, z0 + 0.15), mat, r=0.03, puff=(0, 0.006, 0))
    for i in range(seats):
        sw = inner / seats
        padbox((sw - 0.004, sd + 0.01, 0.13), (-inner / 2 + sw * (i + 0.5), y0 + 0.008 + sd / 2, 0.385), mat, r=0.045, puff=(0.002, 0.012, 0.022), seed=i)
    for k, hh, m in ((0.0, z0 + 0.004, band),):
        rr = r - 0.01
        poly = [(-x1 + 0.01, y0 + 0.02), (x1 - 0.01, y0 + 0.02)] + arc(x1 - 0.01 - rr, y1 - 0.01 - rr, rr, 0, 90, 12) + arc(-x1 + 0.01 + rr, y1 - 0.01 - rr, rr, 90, 180, 12)
        prism(poly, hh, m, 0.003, loc=(0, 0, hh / 2 + k), axis='z', angle=40)


def power_seat(mat, w, arms=(), depth=1.016, h=1.04, stitch=None, recline=True):
    """One section of the power sectional: channelled back with contrast stitching, headrest, arms on the named sides."""
    stitch = stitch or M.plain('#b4b7bb', 0.7)
    aw = 0.26
    iw = w - aw * len(arms)
    cx = (aw if 'left' in arms else 0) / 2 - (aw if 'right' in arms else 0) / 2
    rbox((w - 0.03, depth - 0.1, 0.07), (0, 0.02, 0.035), M.plain('#121213', 0.6), 0.004)
    padbox((w - 0.01, depth - 0.08, 0.24), (0, 0.02, 0.17), mat, r=0.02, puff=(0, 0.004, 0))
    for side in arms:
        x = (-1 if side == 'left' else 1) * (w / 2 - aw / 2)
        padbox((aw - 0.008, depth - 0.02, 0.48), (x, 0, 0.29), mat, r=0.045, puff=(0.01, 0.012, 0.006))
        padbox((aw + 0.006, depth - 0.04, 0.12), (x, -0.01, 0.565), mat, r=0.05, puff=(0.006, 0.008, 0.016))
        for s in (-1, 1):
            tube([(x + s * (aw / 2 - 0.03), -depth / 2 + 0.05, 0.628), (x + s * (aw / 2 - 0.03), depth / 2 - 0.2, 0.628)], 0.003, stitch, res=2)
    sd = 0.62
    padbox((iw - 0.008, sd, 0.19), (cx, -depth / 2 + sd / 2 + 0.01, 0.4), mat, r=0.055, puff=(0.002, 0.014, 0.03))
    padbox((iw - 0.008, 0.09, 0.25), (cx, -depth / 2 + 0.045, 0.19), mat, r=0.035, puff=(0.0, 0.014, 0.004))
    z0, bh, a = 0.44, 0.4, rad(-12)
    y = depth / 2 - 0.24
    tufted(iw - 0.004, bh, 0.13, mat, (cx, y, z0), (a, 0, 0), style='hchannel', nx=1, ny=4, depth=0.04)
    for k in range(1, 4):
        z = bh * k / 4
        tube([(cx - iw / 2 + 0.04, y - 0.064 * cos(a) - z * sin(a), z0 + z * cos(a) + 0.012),
            (cx + iw / 2 - 0.04, y - 0.064 * cos(a) - z * sin(a), z0 + z * cos(a) + 0.012)], 0.0034, stitch, res=2)
    padbox((iw - 0.006, 0.17, 0.24), (cx, y + 0.06, h - 0.12), mat, r=0.06, puff=(0.002, 0.02, 0.012), rot=(rad(-8), 0, 0))
    padbox((iw - 0.002, 0.18, h - 0.3), (cx, depth / 2 - 0.12, 0.1 + (h - 0.3) / 2), mat, r=0.04, puff=(0, 0.01, 0.01), rot=(rad(-6), 0, 0))


def wedge(mat, w=1.245, depth=1.016, h=1.04, stitch=None):
    """The corner of the power sectional: backs at the rear and on the left."""
    cut = w - depth
    half = w / 2
    poly = [(-half, -half), (half - cut, -half), (half, -half + cut), (half, half), (-half, half)]
    prism([(x * 0.95, y * 0.95) for x, y in poly], 0.07, M.plain('#121213', 0.6), 0.004, loc=(0, 0, 0.035), axis='z', angle=40)
    prism([(x * 0.995, y * 0.995) for x, y in poly], 0.26, mat, 0.02, loc=(0, 0, 0.18), axis='z', angle=60)
    seat = [(-half + 0.28, -half + 0.01), (half - cut, -half + 0.01), (half - 0.01, -half + cut), (half - 0.01, half - 0.28), (-half + 0.28, half - 0.28)]
    prism(seat, 0.19, mat, 0.05, seg=6, loc=(0, 0, 0.4), axis='z', angle=180)
    for turn in (0, 90):
        c, s = cos(rad(turn)), sin(rad(turn))
        place = lambda x, y: (x * c - y * s, x * s + y * c)
        span = w - 0.3
        off = 0.13 if turn == 0 else -0.13
        bx, by = place(off, half - 0.24)
        tufted(span - 0.06, 0.4, 0.13, mat, (bx, by, 0.44), (rad(-10), 0, rad(turn)), style='hchannel', nx=1, ny=4, depth=0.04)
        bx, by = place(off, half - 0.17)
        padbox((span - 0.06, 0.17, 0.24), (bx, by, h - 0.12), mat, r=0.06, puff=(0.002, 0.02, 0.012), rot=(rad(-8), 0, rad(turn)))
        bx, by = place(0, half - 0.1)
        padbox((w - 0.01, 0.18, h - 0.24), (bx, by, 0.1 + (h - 0.24) / 2), mat, r=0.04, puff=(0, 0.006, 0.01), rot=(0, 0, rad(turn)))
    tufted(0.42, 0.4, 0.13, mat, (-half + 0.3, half - 0.3, 0.44), (rad(-10), 0, rad(45)), style='hchannel', nx=1, ny=4, depth=0.04)
    padbox((0.4, 0.17, 0.24), (-half + 0.25, half - 0.25, h - 0.12), mat, r=0.06, puff=(0.002, 0.02, 0.012), rot=(rad(-8), 0, rad(45)))
    padbox((0.34, 0.3, 0.5), (-half + 0.17, half - 0.17, h - 0.3), mat, r=0.06, puff=(0.01, 0.01, 0.01), rot=(0, 0, rad(45)))


def cup_console(mat, w=0.33, depth=0.97, h=0.635):
    """A slim console with two cup holders."""
    rbox((w - 0.03, depth - 0.08, 0.07), (0, 0.02, 0.035), M.plain('#121213', 0.6), 0.004)
    padbox((w - 0.006, depth, h - 0.1), (0, 0.0, 0.05 + (h - 0.1) / 2), mat, r=0.03, puff=(0.003, 0.006, 0))
    padbox((w, depth * 0.52, 0.09), (0, depth * 0.16, h - 0.045), mat, r=0.04, puff=(0.002, 0.006, 0.014))
    rbox((w - 0.03, depth * 0.36, 0.03), (0, -depth * 0.29, h - 0.06), M.plain('#151516', 0.35), 0.008)
    for s in (-1, 1):
        cyl(0.046, 0.012, (s * 0.065, -depth * 0.29, h - 0.045), M.metal('steel'), 0.003, 40)
        cyl(0.039, 0.006, (s * 0.065, -depth * 0.29, h - 0.0385), M.plain('#0a0a0b', 0.4), 0.001, 40)
