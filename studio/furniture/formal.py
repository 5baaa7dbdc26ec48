"""Dining tables with bases of their own and carved, bent, roped and padded chairs. Fronts face -Y."""
from math import acos, cos, degrees, pi, sin, radians as rad

from .. import materials as M
from ..geometry import arc, lathe, leg, prism, rbox, rrect, spline, sqleg, tube
from ..soft import padbox


def oval(w, d, n=96):
    """Outline of an oval."""
    return [(w / 2 * cos(2 * pi * i / n), d / 2 * sin(2 * pi * i / n)) for i in range(n)]


def stadium(w, d, r, n=10):
    """A rectangle with round corners, for table tops."""
    return rrect(w, d, r, n)


def swept_leg(h, mat, x, y, turn=0.0, reach=0.09):
    """A cabriole leg: knee out, ankle in, pad foot, in the direction of `turn` degrees."""
    pts, radii = [], []
    for i in range(21):
        t = i / 20
        out = reach * (0.55 * sin(pi * min(1, (1 - t) * 1.35)) * (t > 0.0) - 0.35 * sin(pi * t) ** 2 * (1 - t)) + reach * 0.55 * (1 - t) ** 3
        pts.append((x + out * cos(rad(turn)), y + out * sin(rad(turn)), 0.02 + (h - 0.02) * t))
        radii.append(0.75 + 1.15 * t ** 2.2)
    tube(pts, 0.019, mat, taper=radii)
    fx, fy, _ = pts[0]
    lathe([(0, 0), (0.028, 0), (0.034, 0.008), (0.024, 0.024), (0.012, 0.034), (0, 0.036)], 28, mat, (fx, fy, 0), angle=180)


def table_oval(mat, w=1.52, d=0.97, h=0.76, style='pencil', leg_mat=None, seam=True):
    """Oval table: splayed pencil legs or cabriole legs under an apron; a hairline where the leaf goes in."""
    leg_mat = leg_mat or mat
    for s in (-1, 1):
        half = [(s * 0.0004, -d / 2)] + [(s * w / 2 * sin(rad(a)), -d / 2 * cos(rad(a))) for a in range(3, 178, 3)] + [(s * 0.0004, d / 2)]
        prism(half if s > 0 else half[::-1], 0.028, mat, 0.005, loc=(0, 0, h - 0.014), axis='z', angle=40)
    if style == 'pencil':
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(h - 0.028, 0.012, 0.024, (sx * w * 0.3, sy * d * 0.26, 0), leg_mat, (-9 * sy, 9 * sx))
        prism(oval(w * 0.72, d * 0.66), 0.06, leg_mat, 0.006, loc=(0, 0, h - 0.058), axis='z', angle=40)
    else:
        prism(oval(w * 0.8, d * 0.76), 0.085, leg_mat, 0.008, loc=(0, 0, h - 0.07), axis='z', angle=40)
        for sx in (-1, 1):
            for sy in (-1, 1):
                swept_leg(h - 0.03, leg_mat, sx * w * 0.28, sy * d * 0.26, 90 - sx * (90 - 40) if sy > 0 else -(90 - sx * 50))


def pedestal_table(mat, w=2.03, d=1.17, h=0.76, tip=None):
    """Rectangular table with round corners on two turned pedestals, each on four swept feet with brass tips."""
    tip = tip or M.metal('brass')
    for s in (-1, 1):
        x0, x1 = (0.0004, w / 2) if s > 0 else (-w / 2, -0.0004)
        r = 0.07
        if s > 0:
            poly = [(x0, -d / 2)] + arc(x1 - r, -d / 2 + r, r, -90, 0, 8) + arc(x1 - r, d / 2 - r, r, 0, 90, 8) + [(x0, d / 2)]
        else:
            poly = [(x1, d / 2)] + arc(x0 + r, d / 2 - r, r, 90, 180, 8) + arc(x0 + r, -d / 2 + r, r, 180, 270, 8) + [(x1, -d / 2)]
        prism(poly, 0.034, mat, 0.009, loc=(0, 0, h - 0.017), axis='z', angle=40)
    prism(stadium(w - 0.14, d - 0.14, 0.05), 0.002, M.wood('cherry'), 0, loc=(0, 0, h + 0.0002), axis='z')
    prism(stadium(w - 0.155, d - 0.155, 0.044), 0.002, mat, 0, loc=(0, 0, h + 0.0004), axis='z')
    prism(stadium(w - 0.24, d - 0.24, 0.05), 0.07, mat, 0.008, loc=(0, 0, h - 0.068), axis='z', angle=40)
    for s in (-1, 1):
        x = s * w * 0.24
        lathe([(0, 0.16), (0.05, 0.16), (0.075, 0.2), (0.085, 0.26), (0.06, 0.32), (0.045, 0.4), (0.05, 0.45), (0.075, 0.52), (0.085, 0.57), (0.05, 0.61),
               (0.07, 0.64), (0.12, h - 0.1), (0, h - 0.1)], 56, mat, (x, 0, 0), angle=50)
        for a in (40, 140, 220, 320):
            c, q = cos(rad(a)), sin(rad(a))
            pts = [(x + r * c, r * q, z) for r, z in ((0.05, 0.22), (0.12, 0.235), (0.2, 0.18), (0.28, 0.09), (0.34, 0.045), (0.4, 0.04))]
            tube(pts, 0.026, mat, kind='NURBS', taper=[1.2, 1.25, 1.1, 0.9, 0.8, 0.75])
            lathe([(0, 0), (0.022, 0), (0.026, 0.012), (0.024, 0.05), (0, 0.06)], 24, tip, (x + 0.4 * c, 0.4 * q, 0), angle=60)


def storage_pub_table(mat, w=1.22, h=0.914, foot=0.62):
    """Square counter-height table with round corners on a boxy pedestal: two open shelves in front, a door behind."""
    prism(stadium(w, w, 0.06), 0.036, mat, 0.008, loc=(0, 0, h - 0.018), axis='z', angle=40)
    rbox((w - 0.34, w - 0.34, 0.05), (0, 0, h - 0.06), mat, 0.004, grain='x')
    f, z0, z1 = foot, 0.06, h - 0.084
    rbox((f + 0.06, f + 0.06, z0), (0, 0, z0 / 2), mat, 0.006, grain='x')
    for s in (-1, 1):
        rbox((0.024, f, z1 - z0), (s * (f / 2 - 0.012), 0, (z0 + z1) / 2), mat, 0.003, grain='z')
    rbox((f - 0.05, 0.02, z1 - z0), (0, 0.0, (z0 + z1) / 2), mat, 0.002, grain='z')
    rbox((f - 0.05, 0.02, z1 - z0 - 0.01), (0, f / 2 - 0.012, (z0 + z1) / 2), mat, 0.003, grain='z')
    for k in range(3):
        rbox((f - 0.048, f / 2 - 0.01, 0.022), (0, -f / 4, z0 + 0.011 + (z1 - z0 - 0.03) / 2 * k), mat, 0.003, grain='x')


def padded_counter_stool(mat, fabric, seat_h=0.61, h=1.04, w=0.46, d=0.46):
    """Wooden counter stool with a padded seat, a curved padded back and a footrest on every side."""
    for sx in (-1, 1):
        sqleg(seat_h - 0.05, 0.03, 0.04, (sx * (w / 2 - 0.025), -d / 2 + 0.025, 0), mat)
        sqleg(seat_h + 0.12, 0.03, 0.038, (sx * (w / 2 - 0.035), d / 2 - 0.03, 0), mat)
        rbox((0.022, d - 0.06, 0.032), (sx * (w / 2 - 0.028), 0, 0.24), mat, 0.004, grain='y')
    for sy, z in ((-1, 0.2), (1, 0.2)):
        rbox((w - 0.06, 0.022, 0.034), (0, sy * (d / 2 - 0.028), z), mat, 0.004, grain='x')
    rbox((w - 0.04, d - 0.05, 0.06), (0, 0, seat_h - 0.08), mat, 0.004, grain='x')
    padbox((w, d, 0.07), (0, -0.005, seat_h - 0.03), fabric, r=0.03, puff=(0.004, 0.004, 0.016))

    def curve(p):
        p.y -= 0.34 * p.x * p.x - 0.03
        return p
    padbox((w + 0.02, 0.06, h - seat_h - 0.12), (0, d / 2 - 0.03, (seat_h + 0.12 + h) / 2), fabric, r=0.027, puff=(0, 0.006, 0.012), fn=curve,
           rot=(rad(-7), 0, 0), step=0.04)


def scroll_arm(s, x, x_back, y_back, z, seat_h, mat):
    """A chair's arm on the side s: a flat board that sways outwards from the stile to a rounded hand, on a curved support."""
    way = spline([(x_back * s + 1, y_back), (x * s + 0.998, 0.11), (x * s + 1.018, -0.02), (x * s + 1.012, -0.1), (x * s + 1.0, -0.17)], 8, 0.001)
    half = spline([(0.013, 0.0), (0.015, 0.3), (0.019, 0.6), (0.03, 0.85), (0.026, 0.96), (0.012, 1.0)], 8, 0.001)
    wide = lambda t: next(r for r, u in half if u >= t - 1e-6)
    n = len(way) - 1
    outer = [(s * (q - 1 + wide(i / n)), y) for i, (q, y) in enumerate(way)]
    inner = [(s * (q - 1 - wide(i / n)), y) for i, (q, y) in enumerate(way)]
    prism(outer + inner[::-1], 0.025, mat, 0.009, loc=(0, 0, z + 0.003), rot=(rad(4), 0, 0), axis='z', angle=60)
    tube([(x - s * 0.022, -0.04, seat_h - 0.05), (x - s * 0.012, -0.035, seat_h + 0.03), (x + s * 0.012, -0.08, seat_h + 0.09),
        (x + s * 0.014, -0.125, seat_h + 0.15), (x + s * 0.008, -0.11, z)], 0.0155, mat, kind='NURBS', taper=[1.1, 1.05, 0.9, 0.9, 1])


def carved_chair(mat, fabric, back='shield', arms=False, seat_h=0.47, h=1.04, w=0.5, d=0.48):
    """Formal chair: a shield of ribs or a fiddle-shaped splat between swept stiles, drop-in seat, tapered or cabriole legs.

    `fabric` may be the two colours of a damask, ground and thread."""
    if isinstance(fabric, tuple):
        fabric = M.damask(*fabric)
    yb = d / 2 - 0.02
    lean = lambda z: yb + 0.01 + 0.11 * max(0.0, (z - seat_h) / (h - seat_h)) ** 1.3
    formal = back == 'fiddle'
    for s in (-1, 1):
        if formal:
            swept_leg(seat_h - 0.05, mat, s * (w / 2 - 0.05), -d / 2 + 0.06, -90 + s * 35, 0.06)
        else:
            sqleg(seat_h - 0.03, 0.024, 0.044, (s * (w / 2 - 0.03), -d / 2 + 0.03, 0), mat, 0.004)
    def seat_shape(p):
        p.x *= 1 - 0.12 * (p.y / d + 0.5)
        return p
    padbox((w, d, 0.065), (0, 0, seat_h - 0.055), mat, r=0.008, puff=(0, 0, 0), wob=0, fn=seat_shape)
    padbox((w - 0.035, d - 0.03, 0.05), (0, -0.002, seat_h - 0.006), fabric, r=0.024, puff=(0.002, 0.002, 0.018), fn=seat_shape)
    bw = w - 0.1
    at = lambda x, z: (x, lean(z) + 0.03 * (1 - (2 * x / bw) ** 2) - 0.03, z)
    def hind(s):
        """The lower half of a stile, from the floor to the seat."""
        return [(s * (w / 2 - 0.05), yb + 0.07, 0.0), (s * (w / 2 - 0.055), yb + 0.03, seat_h * 0.4), at(s * bw * 0.47, seat_h * 0.8), at(s * bw * 0.46, seat_h)]
    if formal:
        rise = h - 0.05 - seat_h
        stile = [at(bw * k, seat_h + rise * t) for t, k in ((0.3, 0.48), (0.55, 0.44), (0.8, 0.46), (0.93, 0.45))]
        left = hind(-1) + [(-x, y, z) for x, y, z in stile]
        crest = [at(x * bw, h - 0.045 + 0.035 * cos(pi * x * 1.6)) for x in [-0.34 + 0.68 * i / 8 for i in range(9)]]
        tube(left + crest + [(-x, y, z) for x, y, z in left[::-1]], 0.0175, mat, kind='NURBS')
        outline = spline([(0.05, 0.0), (0.042, 0.07), (0.062, 0.17), (0.052, 0.25), (0.027, 0.34), (0.034, 0.43), (0.066, 0.54), (0.084, 0.67),
            (0.07, 0.79), (0.042, 0.87), (0.04, 0.93), (0.058, 1.0)], 6, 0.001)
        H = h - 0.01 - seat_h + 0.05
        poly = [(-x, seat_h - 0.05 + z * H) for x, z in outline] + [(x, seat_h - 0.05 + z * H) for x, z in outline[::-1]]
        zc = seat_h - 0.05 + H / 2
        prism([(x, z - zc) for x, z in poly], 0.014, mat, 0.004, loc=(0, lean(zc) + 0.008, zc), rot=(rad(-10), 0, 0), angle=40, grain='z')
    else:
        z0, z1 = seat_h + 0.1, h - 0.02
        H = z1 - z0
        right = [(0.0, 0.0), (0.12, 0.1), (0.3, 0.32), (0.43, 0.58), (0.47, 0.8), (0.42, 0.95), (0.28, 0.97), (0.13, 0.98), (0.0, 1.03)]
        ring = [(x * bw, z0 + z * H) for x, z in right] + [(-x * bw, z0 + z * H) for x, z in right[-2:0:-1]]
        tube([at(x, z) for x, z in ring], 0.0145, mat, True, kind='NURBS')
        for s in (-1, 1):
            tube(hind(s) + [at(s * bw * 0.4, seat_h + 0.1), at(s * bw * 0.3, z0 + 0.26 * H), at(s * bw * 0.3, z0 + 0.35 * H), at(s * bw * 0.36, z0 + 0.46 * H)],
                 0.0175, mat, kind='NURBS', taper=[1, 1, 1, 1, 1, 1, 0.85, 0.75])
        for x1 in (-0.2, -0.1, 0.0, 0.1, 0.2):
            tube([at(x1 * 0.25 * bw, z0 + 0.03 * H), at(x1 * 0.9 * bw, z0 + 0.5 * H), at(x1 * 1.25 * bw, z0 + 0.97 * H)], 0.0085, mat, kind='NURBS')
        lathe([(0, 0), (0.022, 0.002), (0.026, 0.01), (0, 0.014)], 28, mat, (0, lean(z0 + H * 0.1) - 0.012, z0 + 0.07 * H), (pi / 2, 0, 0), angle=180)
    if arms:
        for s in (-1, 1):
            x = s * (w / 2 - 0.005)
            za = seat_h + 0.2
            if formal:
                scroll_arm(s, x, s * bw * 0.44, lean(za), za, seat_h, mat)
                continue
            tube([(s * bw * 0.44, lean(za) - 0.01, za + 0.02), (x, 0.1, za + 0.015), (x + s * 0.01, -0.06, za), (x, -0.15, za - 0.01)], 0.015, mat, kind='NURBS')
            tube([(x, -0.14, za - 0.01), (x + s * 0.006, -0.09, seat_h + 0.1), (x - s * 0.02, -0.06, seat_h - 0.03)], 0.014, mat, kind='NURBS')


def bent_chair(mat, fabric, seat_h=0.46, h=0.79, w=0.5, d=0.5):
    """Mid-century chair: pencil legs, a round-cornered pad and a wide curved plywood backrest."""
    for sx in (-1, 1):
        tube([(sx * 0.17, -0.16, seat_h - 0.05), (sx * 0.215, -0.225, 0)], 0.0165, mat, taper=[1.1, 0.65])
        tube([(sx * 0.215, 0.235, 0), (sx * 0.19, 0.17, seat_h - 0.03), (sx * 0.2, 0.178, h - 0.1), (sx * 0.2, 0.168, h - 0.03)], 0.0165, mat, kind='NURBS', taper=[0.65, 1.1, 0.9, 0.75])
    for s in (-1, 1):
        tube([(s * 0.175, -0.165, seat_h - 0.07), (s * 0.19, 0.175, seat_h - 0.07)], 0.012, mat)
    tube([(-0.175, -0.165, seat_h - 0.07), (0.175, -0.165, seat_h - 0.07)], 0.012, mat)
    rbox((0.42, 0.42, 0.014), (0, 0, seat_h - 0.05), mat, 0.006, grain='x')
    padbox((0.45, 0.44, 0.055), (0, -0.005, seat_h - 0.018), fabric, r=0.026, puff=(0.01, 0.01, 0.012), fn=lambda p: p.__class__((p.x * (1 - 0.14 * (p.y / 0.44 + 0.5) ** 2), p.y, p.z)))
    n, poly = 20, []
    front, back = [], []
    for i in range(n + 1):
        a = rad(-62 + 124 * i / n)
        front.append((0.245 * sin(a), 0.235 * cos(a)))
        back.append((0.257 * sin(a), 0.247 * cos(a)))
    prism(front + back[::-1], 0.15, mat, 0.005, loc=(0, 0.0, h - 0.075), rot=(rad(-4), 0, 0), axis='z', angle=40)


def rope_chair(mat, rope, fabric, seat_h=0.47, h=0.79, w=0.54):
    """Barrel chair whose back is wound with cord between a wooden seat ring and a wooden rail."""
    r0, r1 = 0.245, 0.275
    a0, a1 = -108, 108
    top = [(r1 * sin(rad(a)), r1 * cos(rad(a)) + 0.03, h - 0.02 - 0.1 * (abs(a) / 108) ** 2.2) for a in range(a0, a1 + 1, 6)]
    low = [(r0 * sin(rad(a)), r0 * cos(rad(a)), seat_h + 0.005) for a in range(a0, a1 + 1, 6)]
    tube(top, 0.0145, mat, kind='NURBS')
    tube(low, 0.011, mat, kind='NURBS')
    n = 74
    for i in range(n + 1):
        a = rad(a0 + (a1 - a0) * i / n)
        z = h - 0.02 - 0.1 * (abs(a) / rad(108)) ** 2.2
        tube([(r0 * sin(a), r0 * cos(a), seat_h), ((r0 + r1) / 2 * sin(a) * 1.02, (r0 + r1) / 2 * cos(a) * 1.02 + 0.012, (seat_h + z) / 2), (r1 * sin(a), r1 * cos(a) + 0.03, z)],
             0.0068, rope, res=2)
    lathe([(0, seat_h - 0.05), (0.235, seat_h - 0.05), (0.25, seat_h - 0.04), (0.25, seat_h - 0.015), (0.24, seat_h - 0.005), (0, seat_h - 0.005)], 56, mat, angle=50)
    lathe([(0, seat_h - 0.008), (0.2, seat_h - 0.008), (0.222, seat_h + 0.01), (0.225, seat_h + 0.025), (0.2, seat_h + 0.045), (0.1, seat_h + 0.052), (0, seat_h + 0.054)], 56,
          fabric, angle=180)
    for a in (42, 138, 222, 318):
        c, s = cos(rad(a)), sin(rad(a))
        tube([(0.2 * c, 0.2 * s, seat_h - 0.03), (0.275 * c, 0.275 * s, 0)], 0.0175, mat, taper=[1.1, 0.7])


def drop_leaf_table(mat, dia=1.016, h=0.76, strip=0.508):
    """Round table of a fixed strip and two half-moon leaves, all up, on round tapered legs."""
    r = dia / 2
    half = strip / 2
    t = degrees(acos(half / r))
    mid = arc(0, 0, r, t, 180 - t, 24) + arc(0, 0, r, 180 + t, 360 - t, 24)
    prism(mid, 0.024, mat, 0.004, loc=(0, 0, h - 0.012), axis='z', angle=40)
    right = [(half + 0.003, -(r * r - half * half) ** 0.5)] + arc(0, 0, r, -t, t, 24)[1:-1] + [(half + 0.003, (r * r - half * half) ** 0.5)]
    for s in (-1, 1):
        poly = right if s > 0 else [(-x, y) for x, y in right[::-1]]
        prism(poly, 0.024, mat, 0.004, loc=(0, 0, h - 0.012), axis='z', angle=40)
        tube([(s * 0.17, 0, h - 0.045), (s * 0.42, 0.0, h - 0.032)], 0.012, mat)
        rbox((strip - 0.12, 0.02, 0.08), (0, s * 0.33, h - 0.064), mat, 0.003, grain='x')
        rbox((0.02, 0.66, 0.08), (s * (half - 0.06), 0, h - 0.064), mat, 0.003, grain='y')
        for y in (-0.33, 0.33):
            leg(h - 0.024, 0.014, 0.024, (s * (half - 0.065), y, 0), mat, (-3 * (1 if y > 0 else -1), 3 * s))
