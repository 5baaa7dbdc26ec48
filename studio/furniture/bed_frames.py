"""Bed frames with a shape of their own: spindle, sleigh, four-poster, canopy, bent metal, headboards. The head is at +Y."""
from math import cos, pi, sin, radians as rad

from .. import materials as M
from ..geometry import cyl, lathe, prism, rbox, sqleg, tube
from ..soft import padbox
from .beds import SIZES, bunk_mattress, made
from .cases import front
from .wooden_chairs import turned


def side_rails(W, l, mat, rail_h=0.3):
    """The two long rails."""
    for s in (-1, 1):
        rbox((0.028, l + 0.04, 0.17), (s * W / 2, 0, rail_h - 0.085), mat, 0.004, grain='y')


def spindle_bed(size='twin', mat=None, head_h=1.12, foot_h=0.62, spindles=9, linen=None):
    """Turned spindles between turned posts, at the head and lower at the foot."""
    w, l = SIZES[size]
    W = w + 0.12
    for y, h in ((l / 2 + 0.06, head_h), (-l / 2 - 0.06, foot_h)):
        for s in (-1, 1):
            x = s * W / 2
            rbox((0.06, 0.06, 0.3), (x, y, 0.19), mat, 0.006, grain='z')
            turned((x, y, 0), (x, y, 0.06), 0.026, mat)
            turned((x, y, 0.33), (x, y, h - 0.02), 0.028, mat)
            lathe([(0, 0), (0.022, 0.002), (0.03, 0.022), (0.022, 0.042), (0, 0.05)], 32, mat, (x, y, h - 0.03), angle=180)
        rbox((W - 0.04, 0.03, 0.05), (0, y, h - 0.09), mat, 0.01, grain='x')
        rbox((W - 0.04, 0.028, 0.08), (0, y, 0.27), mat, 0.006, grain='x')
        for i in range(spindles):
            x = (W - 0.12) * ((i + 0.5) / spindles - 0.5)
            turned((x, y, 0.3), (x, y, h - 0.1), 0.0135, mat)
    side_rails(W, l, mat)
    made(size, linen, tuck=foot_h)


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
        lathe([(0, -W / 2), (0.05, -W / 2), (0.056, -W / 2 + 0.012), (0.056, W / 2 - 0.012), (0.05, W / 2), (0, W / 2)], 48, mat,
              (0, y + sign * 0.03, z), (0, pi / 2, 0), angle=50)
        for s in (-1, 1):
            wide = [(y - sign * 0.022, z) for y, z in curve] + [(y + sign * 0.067, z) for y, z in curve[::-1]]
            prism(wide, 0.055, mat, 0.008, axis='x', loc=(s * (W / 2 + 0.0), 0, 0), angle=50)
            sqleg(0.1, 0.06, 0.08, (s * W / 2, y0 + sign * 0.04, 0), mat)
            lathe([(0, -0.03), (0.062, -0.03), (0.066, -0.02), (0.066, 0.02), (0.062, 0.03), (0, 0.03)], 40, mat,
                  (s * W / 2, y + sign * 0.03, z), (0, pi / 2, 0), angle=50)
    for s in (-1, 1):
        rbox((0.035, l + 0.04, 0.22), (s * W / 2, 0, 0.24), mat, 0.008, grain='y')
    made(size, linen, tuck=foot_h)


def four_poster(size='king', mat=None, post_h=2.03, head_h=1.3, linen=None):
    """Turned posts with carved finials, a raised-panel headboard and a low footboard."""
    w, l = SIZES[size]
    W = w + 0.16
    for sy in (-1, 1):
        for sx in (-1, 1):
            x, y = sx * W / 2, sy * (l / 2 + 0.07)
            rbox((0.09, 0.09, 0.55), (x, y, 0.275), mat, 0.008, grain='z')
            turned((x, y, 0.54), (x, y, 1.2), 0.042, mat)
            turned((x, y, 1.2), (x, y, post_h - 0.16), 0.036, mat)
            lathe([(0, 0), (0.03, 0.0), (0.022, 0.02), (0.034, 0.04), (0.046, 0.075), (0.04, 0.115), (0.022, 0.15), (0, 0.17)], 40, mat,
                  (x, y, post_h - 0.17), angle=180)
    y = l / 2 + 0.07
    n = 24
    crest = [(-W / 2 + W * i / n, head_h - 0.12 + 0.12 * sin(pi * i / n) ** 0.8) for i in range(n + 1)]
    prism([(-W / 2, 0.3)] + crest + [(W / 2, 0.3)], 0.035, mat, 0.006, loc=(0, y, 0), angle=40)
    for i in range(3):
        x = (i - 1) * W / 3.2
        rbox((W / 3.8, 0.03, 0.42), (x, y - 0.014, 0.88), mat, 0.012, grain='z')
        for sx, sz, dx, dz in ((W / 3.8 + 0.03, 0.016, 0, 0.225), (W / 3.8 + 0.03, 0.016, 0, -0.225), (0.016, 0.45, W / 7.6 + 0.008, 0), (0.016, 0.45, -W / 7.6 - 0.008, 0)):
            rbox((sx, 0.026, sz), (x + dx, y - 0.02, 0.88 + dz), mat, 0.006)
    rbox((W - 0.06, 0.035, 0.34), (0, -y, 0.32), mat, 0.008, grain='x')
    rbox((W - 0.04, 0.06, 0.04), (0, -y, 0.5), mat, 0.012, grain='x')
    side_rails(W, l, mat)
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
    for z in (0.62, 0.78, 0.94):
        rbox((W - t, 0.026, 0.026), (0, L / 2, z), mat, 0.002, grain='x')
    made(size, linen)


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
        inner = [(x - (inset if x > 0 else -inset), z - inset * (1 if z > z0 else 0)) for x, z in outline]
        for (ax, az), (bx, bz) in zip(inner, inner[1:]):
            n = max(1, round(((bx - ax) ** 2 + (bz - az) ** 2) ** 0.5 / 0.026))
            for i in range(n):
                f = i / n
                lathe([(0, 0), (0.0085, 0), (0.0065, 0.004), (0, 0.006)], 16, nails, (ax + (bx - ax) * f, -0.037, az + (bz - az) * f), (pi / 2, 0, 0), angle=180)
    for s in (-1, 1):
        rbox((0.07, 0.025, 0.46), (s * (x1 - 0.2), 0.02, 0.23), M.wood('espresso'), 0.003, grain='z')


def metal_bunk(mat, w=0.99, l=1.93, h=1.68, duvets=('#d9d4c8', '#5f6b75')):
    """Twin over twin in steel tube, with a ladder and guardrails on both long sides; the long side faces -Y."""
    L, D, r = l + 0.06, w + 0.06, 0.021
    for sx in (-1, 1):
        pts = [(sx * L / 2, -D / 2, 0), (sx * L / 2, -D / 2, h - 0.12)] + \
              [(sx * L / 2, -D / 2 + 0.12 - 0.12 * cos(rad(a)), h - 0.12 + 0.12 * sin(rad(a))) for a in range(15, 91, 15)] + \
              [(sx * L / 2, D / 2 - 0.12 + 0.12 * sin(rad(a)), h - 0.12 + 0.12 * cos(rad(a))) for a in range(0, 91, 15)] + [(sx * L / 2, D / 2, 0)]
        tube(pts, r, mat)
        for z in (0.32, 0.62, 1.24, 1.46):
            tube([(sx * L / 2, -D / 2, z), (sx * L / 2, D / 2, z)], 0.014, mat)
        for y in (-0.25, 0.0, 0.25):
            for z0, z1 in ((0.32, 0.62), (1.24, h)):
                tube([(sx * L / 2, y, z0), (sx * L / 2, y, z1)], 0.0095, mat)
    for sy in (-1, 1):
        for z in (0.32, 1.24):
            tube([(-L / 2, sy * D / 2, z), (L / 2, sy * D / 2, z)], 0.018, mat)
        end = L / 2 if sy > 0 else L / 2 - 0.5
        for z in (1.42, 1.56):
            tube([(-L / 2, sy * D / 2, z), (end, sy * D / 2, z)], 0.012, mat)
        if sy < 0:
            tube([(end, sy * D / 2, 1.24), (end, sy * D / 2, 1.56)], 0.012, mat)
        for i in range(4):
            x = -L / 2 + (end + L / 2) * (i + 1) / 5
            tube([(x, sy * D / 2, 1.24), (x, sy * D / 2, 1.56)], 0.008, mat)
    for s in (-1, 1):
        tube([(L / 2 - 0.25 + s * 0.19, -D / 2 - 0.03, 0), (L / 2 - 0.25 + s * 0.19, -D / 2 - 0.03, 1.6)], 0.014, mat)
    for i in range(5):
        tube([(L / 2 - 0.44, -D / 2 - 0.03, 0.22 + 0.25 * i), (L / 2 - 0.06, -D / 2 - 0.03, 0.22 + 0.25 * i)], 0.012, mat)
    for level, z in enumerate((0.34, 1.26)):
        bunk_mattress(w, l, z, duvets[level], level)


def blanket_chest(mat, straps=None, w=1.22, d=0.46, h=0.51):
    """A trunk with a lid, plank front and blackened corner straps."""
    straps = straps or M.metal('black')
    rbox((w, d, 0.03), (0, 0, h - 0.015), mat, 0.006, grain='x')
    rbox((w - 0.03, d - 0.03, h - 0.1), (0, 0, 0.06 + (h - 0.1) / 2), mat, 0.004, grain='x')
    n = 3
    for i in range(n):
        rbox((w - 0.03, 0.012, (h - 0.1) / n - 0.003), (0, -d / 2 + 0.012, 0.06 + (h - 0.1) * (i + 0.5) / n), mat, 0.003, grain='x')
    rbox((w - 0.01, d - 0.01, 0.07), (0, 0, 0.035), mat, 0.008, grain='x')
    for s in (-1, 1):
        for z in (0.1, h - 0.075):
            rbox((0.16, 0.003, 0.035), (s * (w / 2 - 0.092), -d / 2 + 0.0045, z), straps, 0.001)
            rbox((0.003, 0.16, 0.035), (s * (w / 2 - 0.0135), -d / 2 + 0.09, z), straps, 0.001)
            for k in (0.03, 0.14):
                cyl(0.007, 0.006, (s * (w / 2 - k), -d / 2 + 0.003, z), straps, 0.002, 16, (pi / 2, 0, 0))
    rbox((0.07, 0.006, 0.09), (0, -d / 2 + 0.003, h - 0.075), straps, 0.002)


def day_bed(mat, drawers=3, l=1.93, w=0.99, h=1.0, pull_mat=None, duvet='#eef0ee'):
    """Slatted daybed with drawers along the front; the long side faces -Y."""
    L, D = l + 0.1, w + 0.08
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((0.06, 0.06, h if sy > 0 else h - 0.12), (sx * L / 2, sy * D / 2, (h if sy > 0 else h - 0.12) / 2), mat, 0.006, grain='z')
        rbox((0.03, D - 0.06, 0.07), (sx * L / 2, 0, h - 0.18), mat, 0.005, grain='y')
        rbox((0.03, D - 0.06, 0.09), (sx * L / 2, 0, 0.42), mat, 0.005, grain='y')
        for i in range(6):
            rbox((0.016, 0.05, h - 0.62), (sx * L / 2, -D / 2 + D * (i + 1) / 7, 0.44 + (h - 0.62) / 2), mat, 0.003, grain='z')
    rbox((L - 0.06, 0.03, 0.08), (0, D / 2, h - 0.06), mat, 0.006, grain='x')
    rbox((L - 0.06, 0.03, 0.09), (0, D / 2, 0.42), mat, 0.005, grain='x')
    for i in range(16):
        rbox((0.05, 0.016, h - 0.52), (-L / 2 + L * (i + 0.5) / 16, D / 2, 0.44 + (h - 0.52) / 2), mat, 0.003, grain='z')
    rbox((L - 0.05, D - 0.04, 0.36), (0, 0.01, 0.23), mat, 0.004, grain='x')
    for i in range(drawers):
        ww = (L - 0.1) / drawers
        front(ww - 0.008, 0.26, -(L - 0.1) / 2 + ww * (i + 0.5), 0.21, -D / 2 + 0.03, mat, 'shaker', 'ring', pull_mat or M.plain('#cdb892'))
    bunk_mattress(w, l, 0.42, duvet, 0)
