"""Bed frames with a shape of their own: spindle, sleigh, four-poster, canopy, bent metal, headboards. The head is at +Y."""
from math import cos, pi, sin

import bmesh

from .. import materials as M
from ..geometry import finish, lathe, prism, rbox, rrect, skin, spline, sqleg, tube
from ..soft import padbox
from .beds import SIZES, made
from .cases import front
from .wooden_chairs import turned


def side_rails(W, l, mat, rail_h=0.3):
    """The two long rails."""
    for s in (-1, 1):
        rbox((0.028, l + 0.04, 0.17), (s * W / 2, 0, rail_h - 0.085), mat, 0.004, grain='y')


def spindle_bed(size='twin', mat=None, head_h=1.12, foot_h=0.66, spindles=9, linen=None):
    """Turned spindles between turned posts, at the head and lower at the foot; ten inches free under the rails."""
    w, l = SIZES[size]
    W = w + 0.12
    finial = spline([(0, 0), (0.02, 0), (0.012, 0.008), (0.022, 0.016), (0.031, 0.034), (0.022, 0.054), (0.006, 0.063), (0, 0.064)], 5, 0.004)
    for y, h in ((l / 2 + 0.06, head_h), (-l / 2 - 0.06, foot_h)):
        for s in (-1, 1):
            x = s * W / 2
            rbox((0.06, 0.06, 0.22), (x, y, 0.29), mat, 0.006, grain='z')
            turned((x, y, 0), (x, y, 0.19), 0.028, mat)
            turned((x, y, 0.39), (x, y, h - 0.05), 0.028, mat)
            lathe(finial, 32, mat, (x, y, h - 0.064), angle=180)
        rbox((W - 0.04, 0.03, 0.05), (0, y, h - 0.11), mat, 0.01, grain='x')
        rbox((W - 0.04, 0.028, 0.08), (0, y, 0.32), mat, 0.006, grain='x')
        for i in range(spindles):
            x = (W - 0.12) * ((i + 0.5) / spindles - 0.5)
            turned((x, y, 0.35), (x, y, h - 0.12), 0.0135, mat)
    for s in (-1, 1):
        rbox((0.028, l + 0.06, 0.105), (s * W / 2, 0, 0.308), mat, 0.004, grain='y')
    made(size, {'drop': 0.14, 'style': 'single', **(linen or {})}, foot_h, 0.3, 0.21, 0.36)


def sleigh_bed(size='queen', mat=None, head_h=1.32, foot_h=0.72, linen=None):
    """Head and foot that roll outwards in a scroll, a curved board between."""
    w, l = SIZES[size]
    W = w + 0.14
    for sign, h in ((1, head_h), (-1, foot_h)):
        y0 = sign * (l / 2 + 0.03)
        reach = 0.2 if sign > 0 else 0.15
        curve = []
        for i in range(25):
            t = i / 24
            curve.append((y0 + sign * (0.02 + reach * (t ** 2.2) - 0.05 * sin(pi * t)), 0.08 + (h - 0.13) * t))
        outer = [(y - sign * 0.0, z) for y, z in curve]
        inner = [(y + sign * 0.045, z) for y, z in curve]
        prism(outer + inner[::-1], W - 0.02, mat, 0.006, axis='x', angle=50)
        y, z = curve[-1]
        r = 0.082 if sign > 0 else 0.064
        y, z = y + sign * r * 0.45, z - r * 0.3
        lathe([(0, -W / 2), (r - 0.006, -W / 2), (r, -W / 2 + 0.012), (r, W / 2 - 0.012), (r - 0.006, W / 2), (0, W / 2)], 48, mat, (0, y, z), (0, pi / 2, 0), angle=50)
        bead = curve[17]
        tube([(-W / 2 + 0.03, bead[0] - 0.002, bead[1]), (W / 2 - 0.03, bead[0] - 0.002, bead[1])], 0.011, mat)
        for s in (-1, 1):
            stile = curve[:21]
            wide = [(y_ - sign * 0.022, z_) for y_, z_ in stile] + [(y_ + sign * 0.067, z_) for y_, z_ in stile[::-1]]
            prism(wide, 0.055, mat, 0.008, axis='x', loc=(s * (W / 2 + 0.0), 0, 0), angle=50)
            sqleg(0.1, 0.05, 0.06, (s * W / 2, y0 + sign * 0.035, 0), mat)
            c = r + 0.01
            lathe([(0, -0.03), (c - 0.004, -0.03), (c, -0.022), (c, 0.022), (c - 0.004, 0.03), (c * 0.6, 0.032), (c * 0.55, 0.026), (c * 0.25, 0.026), (0, 0.034)], 40, mat,
                  (s * W / 2, y, z), (0, s * pi / 2, 0), angle=50)
    for s in (-1, 1):
        rbox((0.035, l + 0.04, 0.22), (s * W / 2, 0, 0.24), mat, 0.008, grain='y')
    made(size, linen, tuck=foot_h)


def ringed(x, y, z0, z1, radius, mat, n=96):
    """A shaft around the upright through (x, y); radius(height share, angle)."""
    bm = bmesh.new()
    k = max(12, round((z1 - z0) / 0.009))
    rings = []
    for j in range(k + 1):
        t = j / k
        rings.append([bm.verts.new((radius(t, 2 * pi * i / n) * cos(2 * pi * i / n), radius(t, 2 * pi * i / n) * sin(2 * pi * i / n), z0 + (z1 - z0) * t)) for i in range(n)])
    skin(bm, rings)
    bm.faces.new(rings[-1])
    finish(bm, 'shaft', mat, weighted=False, angle=60, loc=(x, y, 0))


def bed_post(x, y, h, mat):
    """A bedpost: square block, reeded vase, smooth turned pole, carved pineapple."""
    lathe(spline([(0, 0), (0.03, 0), (0.034, 0.01), (0.028, 0.05), (0.045, 0.085), (0.045, 0.1), (0, 0.1)]), 32, mat, (x, y, 0), angle=60)
    rbox((0.1, 0.1, 0.56), (x, y, 0.38), mat, 0.008, grain='z')
    lathe(spline([(0.045, 0.655), (0.047, 0.67), (0.03, 0.69), (0.044, 0.71), (0.044, 0.72), (0.028, 0.74), (0, 0.74)]), 40, mat, (x, y, 0), angle=60)
    ringed(x, y, 0.725, 1.16, lambda t, a: (0.026 + 0.024 * sin(pi * min(1, t * 1.02) ** 1.5) ** 0.8) * (1 - 0.13 * abs(cos(6 * a)) ** 4), mat)
    lathe(spline([(0, 1.15), (0.03, 1.15), (0.042, 1.165), (0.042, 1.175), (0.028, 1.195), (0.036, 1.22), (0.034, 1.3), (0.027, h - 0.36), (0.026, h - 0.27),
                  (0.04, h - 0.255), (0.04, h - 0.245), (0.022, h - 0.225), (0.034, h - 0.21), (0.024, h - 0.195), (0, h - 0.19)]), 40, mat, (x, y, 0), angle=60)
    ringed(x, y, h - 0.2, h - 0.05, lambda t, a: 0.006 + 0.046 * sin(pi * (0.08 + 0.86 * t) ** 0.85) ** 0.75 * (1 + 0.1 * cos(8 * a + 20 * t) + 0.1 * cos(8 * a - 20 * t)), mat)
    for i in range(7):
        a = 2 * pi * i / 7
        tube([(x, y, h - 0.06), (x + 0.012 * cos(a), y + 0.012 * sin(a), h - 0.03), (x + 0.026 * cos(a), y + 0.026 * sin(a), h - 0.012)], 0.008, mat, taper=[1.2, 1, 0.2])
    tube([(x, y, h - 0.06), (x, y, h)], 0.009, mat, taper=[1.3, 0.2])


def four_poster(size='king', mat=None, post_h=2.03, head_h=1.47, linen=None):
    """Reeded and turned posts with pineapple finials, a raised-panel headboard, at the foot one turned crossbar over the rail."""
    w, l = SIZES[size]
    W = w + 0.14
    y = l / 2 + 0.075
    for sy in (-1, 1):
        for sx in (-1, 1):
            bed_post(sx * W / 2, sy * y, post_h, mat)
    n = 24
    crest = [(-W / 2 + W * i / n, head_h - 0.2 + 0.2 * sin(pi * i / n) ** 0.8) for i in range(n + 1)]
    prism([(-W / 2, 0.3)] + crest + [(W / 2, 0.3)], 0.035, mat, 0.006, loc=(0, y, 0), angle=40)
    tube([(x, y - 0.012, z - 0.004) for x, z in crest], 0.017, mat)
    for i in range(3):
        x = (i - 1) * W / 3.2
        rbox((W / 3.8, 0.03, 0.5), (x, y - 0.014, 0.93), mat, 0.012, grain='z')
        for sx, sz, dx, dz in ((W / 3.8 + 0.03, 0.016, 0, 0.265), (W / 3.8 + 0.03, 0.016, 0, -0.265), (0.016, 0.53, W / 7.6 + 0.008, 0), (0.016, 0.53, -W / 7.6 - 0.008, 0)):
            rbox((sx, 0.026, sz), (x + dx, y - 0.02, 0.93 + dz), mat, 0.006)
    rbox((W - 0.06, 0.035, 0.17), (0, -y, 0.215), mat, 0.008, grain='x')
    turned((-W / 2 + 0.03, -y, 0.59), (0, -y, 0.59), 0.032, mat)
    turned((W / 2 - 0.03, -y, 0.59), (0, -y, 0.59), 0.032, mat)
    side_rails(W, l + 0.08, mat)
    made(size, linen, tuck=0.5)


def canopy_bed(size='calking', mat=None, h=1.98, linen=None):
    """The outline of a canopy in square tube, with three bars as a headboard."""
    w, l = SIZES[size]
    W, L, t = w + 0.1, l + 0.1, 0.038
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((t, t, h), (sx * W / 2, sy * L / 2, h / 2), mat, 0.003, grain='z')
        for z in (h - t / 2, 0.27):
            rbox((t, L - t, t), (sx * W / 2, 0, z), mat, 0.003, grain='y')
    for sy in (-1, 1):
        for z in (h - t / 2, 0.27):
            rbox((W - t, t, t), (0, sy * L / 2, z), mat, 0.003, grain='x')
    for z in (0.67, 0.86, 1.048):
        rbox((W - t, t, t), (0, L / 2, z), mat, 0.003, grain='x')
    made(size, linen, tuck=0.27)


def arched_metal_bed(size='queen', mat=None, head_h=1.2, foot_h=0.85, bars=7, linen=None):
    """Bent steel bars: a high arch at the head, a lower one at the foot, cast knuckles where bars meet."""
    w, l = SIZES[size]
    W = w + 0.04
    for y, h in ((l / 2 + 0.05, head_h), (-l / 2 - 0.05, foot_h)):
        low = 0.34
        rise = lambda x: h - 0.26 * (2 * x / W) ** 2 * (h / head_h)
        inner = lambda x: low + (h - low) * 0.55 - 0.10 * (2 * x / W) ** 2
        tube([(-W / 2, y, 0)] + [(-W / 2 + W * i / 32, y, rise(-W / 2 + W * i / 32)) for i in range(33)] + [(W / 2, y, 0)], 0.0145, mat)
        tube([(-W / 2 + W * i / 32, y, inner(-W / 2 + W * i / 32)) for i in range(33)], 0.009, mat)
        tube([(-W / 2, y, low), (W / 2, y, low)], 0.011, mat)
        for i in range(bars):
            x = W * ((i + 1) / (bars + 1) - 0.5)
            tube([(x, y, low), (x, y, rise(x))], 0.0075, mat)
            for z in (inner(x), rise(x)):
                lathe([(0, -0.024), (0.012, -0.02), (0.019, 0), (0.012, 0.02), (0, 0.024)], 24, mat, (x, y, z), angle=180)
        for s in (-1, 1):
            lathe([(0, 0), (0.02, 0.004), (0.016, 0.02), (0, 0.03)], 24, mat, (s * W / 2, y, 0), angle=180)
    for s in (-1, 1):
        rbox((0.03, l + 0.1, 0.05), (s * W / 2, 0, 0.29), mat, 0.003, grain='y')
    made(size, linen, tuck=foot_h)


def wall_panels(fabric, columns=3, rows=2, w=0.66, h=0.46, z=0.5):
    """Padded wall panels in a block behind a bed; front faces -Y, back on y = 0."""
    for i in range(columns):
        for j in range(rows):
            padbox((w - 0.006, 0.05, h - 0.006), ((i - (columns - 1) / 2) * w, -0.028, z + h * (j + 0.5)), fabric, r=0.022,
                   puff=(0.0, 0.014, 0.0), seed=i + 3 * j, wob=0.001)


def nailhead_headboard(fabric, nails=None, w=1.57, h=1.47):
    """A padded headboard with squared shoulders, two rows of nailheads and slotted legs."""
    nails = nails or M.metal('gun')
    x1, z0 = w / 2, 0.42
    outline = [(-x1, z0), (-x1, h - 0.16), (-x1 + 0.1, h - 0.16), (-x1 + 0.1, h), (x1 - 0.1, h), (x1 - 0.1, h - 0.16), (x1, h - 0.16), (x1, z0)]
    prism(outline, 0.075, fabric, 0.022, seg=5)
    for inset in (0.035, 0.075):
        inner = [(x - (inset if x > 0 else -inset), z - inset if z > z0 else z + 0.03) for x, z in outline]
        for (ax, az), (bx, bz) in zip(inner, inner[1:]):
            n = max(1, round(((bx - ax) ** 2 + (bz - az) ** 2) ** 0.5 / 0.026))
            for i in range(n):
                f = i / n
                lathe([(0, 0), (0.0085, 0), (0.0065, 0.004), (0, 0.006)], 16, nails, (ax + (bx - ax) * f, -0.037, az + (bz - az) * f), (pi / 2, 0, 0), angle=180)
    for s in (-1, 1):
        rbox((0.07, 0.025, 0.46), (s * (x1 - 0.2), 0.02, 0.23), M.wood('espresso'), 0.003, grain='z')
        for z in (0.12, 0.29):
            prism(rrect(0.013, 0.11, 0.0064, 4), 0.027, M.plain('#c9bfb0', 0.9), 0, loc=(s * (x1 - 0.2), 0.02, z))
