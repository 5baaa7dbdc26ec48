"""Beds that are more than a bed: stairs, lofts, bookcases, drawers, trundles, folding and lifting. The head is at +Y."""
from math import atan2, cos, pi, sin, radians as rad

from .. import materials as M
from ..geometry import cyl, group, lathe, prism, rbox, rrect, sqleg, tube
from ..soft import padbox, pillow, piping, tufted
from .beds import SIZES, bedding, bunk_mattress, mattress
from .cases import front


def made_bed(size, zt=0.51, mh=0.25, linen=None, rails=(0.06, 0.3)):
    """Mattress and linen alone, the mattress top at zt."""
    w, l = SIZES[size]
    mattress(w, l, mh, z=zt - mh, quilt=False, side=M.bedding('#f1eee8'))
    bedding(w, l, zt, head_y=l / 2, rails=rails, **(linen or {}))


def upright_slats(length, z0, z1, n, mat, along='y', x=0.0, y=0.0):
    """Upright slats between two heights along X or Y."""
    for i in range(n):
        o = -length / 2 + length * (i + 0.5) / n
        size = (0.018, 0.06, z1 - z0) if along == 'y' else (0.06, 0.018, z1 - z0)
        rbox(size, (x, y + o, (z0 + z1) / 2) if along == 'y' else (x + o, y, (z0 + z1) / 2), mat, 0.004, grain='z')


def stair_bunk(mat, h=1.68, duvets=('#8fa3ad', '#c9b691'), handle_mat=None):
    """Twin over full with a stair of four drawers at the right end; the long side faces -Y."""
    handle_mat = handle_mat or M.metal('black')
    l, wide, deep, post, step_w = 1.9, 1.43, 1.03, 0.07, 0.46
    L = l + 0.08
    back, split, near = wide / 2, wide / 2 - deep, -wide / 2
    x0 = -step_w / 2
    with group('bunk', x0):
        for sx in (-1, 1):
            for y, hh in ((back, h), (split, h), (near, 0.78)):
                rbox((post, post, hh), (sx * L / 2, y, hh / 2), mat, 0.008, grain='z')
            rbox((0.03, wide - post, 0.08), (sx * L / 2, 0, 0.74), mat, 0.005, grain='y')
            rbox((0.03, wide - post, 0.14), (sx * L / 2, 0, 0.3), mat, 0.005, grain='y')
            upright_slats(wide - post, 0.36, 0.71, 9, mat, x=sx * L / 2)
            rbox((0.03, deep - post, 0.14), (sx * L / 2, (back + split) / 2, 1.22), mat, 0.005, grain='y')
            gate = 0.44 if sx > 0 else 0
            span = deep - post - gate
            y = split + post / 2 + span / 2
            rbox((0.03, span, 0.08), (sx * L / 2, y, h - 0.06), mat, 0.005, grain='y')
            upright_slats(span, 1.28, h - 0.09, 4 if gate else 7, mat, x=sx * L / 2, y=y)
            if gate:
                rbox((0.04, 0.05, h - 1.22), (L / 2, y + span / 2, 1.22 + (h - 1.22) / 2 - 0.01), mat, 0.006, grain='z')
        for y in (back, near):
            rbox((L - post, 0.028, 0.14), (0, y, 0.3), mat, 0.005, grain='x')
        for y in (back, split):
            rbox((L - post, 0.028, 0.14), (0, y, 1.22), mat, 0.005, grain='x')
            for z in (1.42, 1.59):
                rbox((L - post, 0.024, 0.075), (0, y, z), mat, 0.005, grain='x')
        rbox((l, wide - 0.06, 0.02), (0, 0, 0.28), mat, 0.002, grain='x')
        rbox((l, deep - 0.06, 0.02), (0, (back + split) / 2, 1.2), mat, 0.002, grain='x')
        bunk_mattress(1.37, 1.9, 0.29, duvets[0], 0)
        with group('upper', 0, (back + split) / 2):
            bunk_mattress(0.97, 1.9, 1.21, duvets[1], 1)
    sx = x0 + L / 2 + post / 2 + step_w / 2
    run = (wide + 0.03) / 4
    rise, foot = 0.29, near - 0.006
    steps = [(near + run * i, rise * (i + 1) - 0.03) for i in range(4)]
    outline = [(foot, 0.0)]
    for i, (y, top) in enumerate(steps):
        outline += [(y - 0.006, top), (steps[i + 1][0] - 0.006 if i < 3 else back, top)]
    outline += [(back, 0.0)]
    for s in (-1, 1):
        prism(outline, 0.02, mat, 0.002, loc=(sx + s * (step_w / 2 - 0.012), 0, 0), rot=(0, 0, pi / 2))
    for y, top in steps:
        rbox((step_w - 0.05, run - 0.03, top - 0.004), (sx, y + run / 2 + 0.012, (top - 0.004) / 2), M.plain('#2b2724', 0.9), 0)
        rbox((step_w + 0.012, run + 0.024, 0.03), (sx, y + run / 2 - 0.016, top + 0.015), mat, 0.006, grain='x')
        front(step_w - 0.056, rise - 0.046, sx, top - 0.003 - (rise - 0.046) / 2, y + 0.004, mat, 'slab', 'bar', handle_mat)
        rbox((step_w - 0.048, 0.02, 0.03 if top > rise else 0.012), (sx, y + 0.01, top - rise + (0.015 if top > rise else 0.03)), mat, 0.002, grain='x')
    xr = sx + step_w / 2 - 0.03
    ends = [(near + 0.07, rise), (back - 0.07, 4 * rise)]
    slope = atan2(ends[1][1] - ends[0][1], ends[1][0] - ends[0][0])
    for y, z in ends:
        rbox((0.036, 0.05, 0.6), (xr, y, z + 0.3), mat, 0.006, grain='z')
    (y0, z0), (y1, z1) = ends
    rbox((0.05, (y1 - y0) / cos(slope) + 0.12, 0.055), (xr, (y0 + y1) / 2, (z0 + z1) / 2 + 0.61), mat, 0.012, grain='y', rot=(slope, 0, 0))


def loft_bed(mat, wood, w=2.03, d=1.07, h=1.8, duvet='#8fb0b8'):
    """Twin loft over a desk, a bookcase of four shelves and a hanging rod; the long side faces -Y."""
    t, deck = 0.032, 1.34
    for s in (-1, 1):
        rbox((t, d, h), (s * (w / 2 - t / 2), 0, h / 2), mat, 0.005, grain='z')
    iw = w - 2 * t
    opening = 0.46
    for y in (-d / 2 + 0.014, d / 2 - 0.014):
        rbox((iw, 0.028, 0.16), (0, y, deck + 0.02), mat, 0.004, grain='x')
    rbox((iw, 0.028, 0.26), (0, d / 2 - 0.014, deck + 0.23), mat, 0.004, grain='x')
    gl = iw - opening
    gx = -iw / 2 + gl / 2
    y, z0, z1 = -d / 2 + 0.014, deck + 0.1, deck + 0.4
    hole = (0.34, 0.06)
    rbox((gl, 0.028, 0.1), (gx, y, z0 + 0.05), mat, 0.004, grain='x')
    rbox((gl, 0.028, z1 - z0 - 0.1 - hole[1]), (gx, y, (z0 + 0.1 + hole[1] + z1) / 2), mat, 0.004, grain='x')
    for a, b in ((-iw / 2, gx - hole[0] / 2), (gx + hole[0] / 2, -iw / 2 + gl)):
        rbox((b - a, 0.028, hole[1] + 0.01), ((a + b) / 2, y, z0 + 0.1 + hole[1] / 2), mat, 0.002, grain='x')
    rbox((iw, d - 0.06, 0.02), (0, 0, deck), mat, 0.002, grain='x')
    with group('upper', 0, 0.0, deck + 0.02, 90):
        mattress(0.97, 1.9, 0.16, quilt=False, top=M.bedding(duvet), side=M.bedding('#f1eee8'))
        pillow(0.66, 0.44, M.bedding('#f6f4ef'), (0, 0.7, 0.25), (rad(12), 0, rad(1)), puff=0.8, seed=0)
    sh, sd = 0.42, 0.34
    xl = -w / 2 + t
    rbox((0.02, sd, deck - 0.06), (xl + sh, d / 2 - sd / 2 - 0.01, (deck - 0.06) / 2), mat, 0.003, grain='z')
    rbox((sh, 0.01, deck - 0.06), (xl + sh / 2, d / 2 - 0.012, (deck - 0.06) / 2), mat, 0, grain='z')
    for i in range(5):
        rbox((sh, sd, 0.02), (xl + sh / 2, d / 2 - sd / 2 - 0.01, 0.05 + 0.3 * i), mat, 0.003, grain='x')
    x0, x1 = xl + sh + 0.01, xl + sh + 1.03
    rbox((x1 - x0, 0.5, 0.028), ((x0 + x1) / 2, d / 2 - 0.26, 0.74), wood, 0.004, grain='x')
    rbox((0.024, 0.48, deck - 0.06), (x1, d / 2 - 0.26, (deck - 0.06) / 2), mat, 0.003, grain='z')
    rbox((x1 - x0, 0.012, 0.3), ((x0 + x1) / 2, d / 2 - 0.02, 0.58), mat, 0.002, grain='x')
    tube([(x1, d / 2 - 0.26, 1.2), (w / 2 - t, d / 2 - 0.26, 1.2)], 0.013, M.metal('chrome'))
    lx = w / 2 - t - opening / 2
    for s in (-1, 1):
        rbox((0.04, 0.05, deck + 0.1), (lx + s * (opening / 2 - 0.02), -d / 2 + 0.03, (deck + 0.1) / 2), mat, 0.004, grain='z')
    for i in range(5):
        rbox((opening - 0.06, 0.085, 0.026), (lx, -d / 2 + 0.035, 0.24 + 0.25 * i), wood, 0.005, grain='x')


def bookcase_bed(size, mat, head_h=1.17, depth=0.2, cubbies=3, rows=1, drawers=0, led=None, legs=None, front_mat=None, z0=0.86, handle=None,
                 linen=None, shelf_on=True):
    """A bed whose headboard is a bookcase; drawers in both sides, a glowing strip behind the headboard, or short legs if asked."""
    w, l = SIZES[size]
    W = w + 0.12
    y0 = l / 2 + 0.015
    face = front_mat or mat
    yc = y0 + depth / 2
    low = 0.0 if not legs else 0.1
    for s in (-1, 1):
        rbox((0.03, depth, head_h - low), (s * (W / 2 - 0.015), yc, low + (head_h - low) / 2), mat, 0.006, grain='z')
    rbox((W, depth + 0.01, 0.03), (0, yc, head_h - 0.015), mat, 0.006, grain='x')
    rbox((W - 0.04, 0.012, head_h - low - 0.02), (0, y0 + depth - 0.008, low + (head_h - low) / 2), face, 0, grain='x')
    rbox((W - 0.05, 0.02, z0 - low), (0, y0 + 0.01, low + (z0 - low) / 2), face, 0.003, grain='x')
    for r in range(rows):
        z = z0 + (head_h - 0.03 - z0) * r / rows
        rbox((W - 0.05, depth - 0.01, 0.024), (0, yc, z + 0.012), mat, 0.003, grain='x')
    for i in range(1, cubbies):
        rbox((0.022, depth - 0.01, head_h - z0 - 0.03), (-W / 2 + W * i / cubbies, yc, (z0 + head_h - 0.03) / 2), mat, 0.003, grain='z')
    if led:
        rbox((W - 0.16, 0.01, 0.012), (0, y0 + depth + 0.012, head_h - 0.06), led, 0)
        for s in (-1, 1):
            rbox((0.012, 0.01, head_h - 0.45), (s * (W / 2 - 0.06), y0 + depth + 0.012, 0.3 + (head_h - 0.45) / 2), led, 0)
    rail, base = 0.3, 0.0 if drawers else 0.14
    rbox((W - 0.04, l + 0.02, rail - base), (0, 0, base + (rail - base) / 2), mat, 0.006, grain='y')
    rbox((W, 0.028, rail - base + 0.04), (0, -l / 2 - 0.02, base + (rail - base) / 2 + 0.02), face, 0.006, grain='x')
    for s in (-1, 1):
        with group('side', s * (W / 2 - 0.02), 0, 0, 90 * s):
            n = drawers
            for i in range(n):
                x = -l / 2 + l * (i + 0.5) / n
                front(l / n - 0.03, rail - 0.06, x, rail / 2 + 0.005, 0, face, 'slab', handle)
            if not n:
                rbox((l, 0.024, rail - base), (0, -0.01, base + (rail - base) / 2), face, 0.005, grain='x')
    if legs:
        for sx in (-1, 1):
            for y in (-l / 2 + 0.08, l / 2 + 0.06):
                cyl(0.026, 0.15, (sx * (W / 2 - 0.06), y, 0), legs, 0.004, 32)
    made_bed(size, linen={'style': 'single', 'drop': 0.12 if drawers else 0.2, **(linen or {})})


def slat_wall_bed(mat, wide=2.64, head_h=0.97, linen=None):
    """A king platform on a recessed plinth before a headboard of upright slats that carries a shelf at either end."""
    w, l = SIZES['king']
    rbox((w - 0.2, l - 0.2, 0.19), (0, 0, 0.095), M.plain('#1b1714', 0.7), 0.004)
    rbox((w + 0.08, l + 0.07, 0.09), (0, 0.005, 0.235), mat, 0.01, grain='y')
    rbox((w + 0.084, 0.03, 0.094), (0, -l / 2 - 0.027, 0.235), mat, 0.01, grain='x')
    y = l / 2 + 0.06
    rbox((wide, 0.02, head_h - 0.1), (0, y + 0.03, 0.1 + (head_h - 0.1) / 2), M.wood('espresso'), 0.002, grain='x')
    n = round(wide / 0.0381)
    for i in range(n):
        rbox((0.0254, 0.022, head_h - 0.1), (-wide / 2 + wide * (i + 0.5) / n, y + 0.01, 0.1 + (head_h - 0.1) / 2), mat, 0.004, grain='z')
    rbox((wide + 0.02, 0.055, 0.026), (0, y + 0.018, head_h + 0.01), mat, 0.005, grain='x')
    for s in (-1, 1):
        rbox((0.3, 0.24, 0.028), (s * (wide / 2 - 0.16), y - 0.12, 0.6), mat, 0.006, grain='x')
    made_bed('king', mh=0.23, rails=(0.05, 0.28), linen={'drop': 0.17, **(linen or {})})


def roll_daybed(mat, feet=None, out=0.62, cover='#efece4', throw='#93a3a6', pillows=()):
    """Padded twin daybed with a buttoned back and rolled arms of one height; its trundle stands rolled out by `out` metres."""
    w, l, h = 0.97, 1.9, 0.915
    feet = feet or M.wood('espresso')
    D = w + 0.1
    r = 0.085
    tufted(l + 0.06, h - 0.36, 0.1, mat, (0, D / 2 - 0.12, 0.33), (rad(-4), 0, 0), style='square', nx=10, ny=2, depth=0.06, border=0.06)
    padbox((l + 0.2, 0.12, h - 0.16), (0, D / 2 - 0.05, 0.13 + (h - 0.16) / 2), mat, r=0.03, puff=(0, 0.006, 0.006))
    for s in (-1, 1):
        x = s * (l / 2 + 0.075)
        padbox((0.12, D, h - 0.22), (x, 0, 0.1 + (h - 0.22) / 2), mat, r=0.028, puff=(0.008, 0.006, 0.004), seed=s)
        prof = [(0, -D / 2 - 0.002)] + [(r * sin(a), -D / 2 + 0.016 - 0.018 * cos(a)) for a in [i / 6 * pi / 2 for i in range(1, 7)]] + \
               [(r * 1.02, 0), (r, D / 2 - 0.02), (0, D / 2)]
        lathe(prof, 44, mat, (x + s * 0.02, 0, h - r), (-pi / 2, 0, 0), 'roll', angle=180)
        piping([(x + s * 0.02 + (r - 0.01) * cos(2 * pi * i / 40), -D / 2 - 0.0, h - r + (r - 0.01) * sin(2 * pi * i / 40)) for i in range(40)], 0.005, mat)
        for y in (-D / 2 + 0.06, D / 2 - 0.06):
            sqleg(0.11, 0.04, 0.055, (x, y, 0), feet)
    padbox((l + 0.04, 0.05, 0.13), (0, -D / 2 + 0.03, 0.335), mat, r=0.018, puff=(0, 0.004, 0.003))
    rbox((l, w, 0.03), (0, 0, 0.34), M.plain('#38332e', 0.9), 0.004)
    with group('mattress', 0, -0.02):
        bunk_mattress(w - 0.05, l - 0.02, 0.35, cover, 0, h=0.18, cover=1, heads=0)
    for x, size, pm, turn in pillows:
        pillow(size, size, pm, (x, D / 2 - 0.29, 0.478 + size * 0.46), (rad(66), 0, rad(turn)), puff=0.8, seed=int(size * 100) + int(x * 10), pipe=0.003)
    y = -out
    padbox((l - 0.02, w - 0.0, 0.2), (0, y, 0.145), mat, r=0.02, puff=(0.002, 0.004, 0))
    with group('trundle', 0, y):
        bunk_mattress(w - 0.1, l - 0.14, 0.13, throw, 1, h=0.2, cover=0.62, heads=0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(0.024, 0.022, (sx * (l / 2 - 0.14) - 0.011, y + sy * (w / 2 - 0.08), 0.025), M.plain('#1b1b1c', 0.5), 0.004, 24, (0, pi / 2, 0))


def adjustable_base(mat, metal=None, head=48, knee=24, size='queen'):
    """A lifting bed base on six steel legs, its padded deck raised at the head and under the knees; the head is at +Y."""
    metal = metal or M.metal('black')
    w, l = SIZES[size]
    h0, t = 0.33, 0.09
    rbox((w - 0.12, l - 0.12, 0.05), (0, 0, 0.255), metal, 0.004, grain='y')
    for s in (-1, 1):
        rbox((0.05, l - 0.04, 0.06), (s * (w / 2 - 0.06), 0, 0.25), metal, 0.004, grain='y')
    for sx in (-1, 1):
        for y in (-l / 2 + 0.14, 0, l / 2 - 0.14):
            cyl(0.024, 0.235, (sx * (w / 2 - 0.12), y, 0), metal, 0.004, 32)
    hip = 0.22
    def panel(y, z, length, angle, seed):
        """One padded panel from a hinge towards -Y or +Y (negative length), rising by an angle."""
        a = rad(angle)
        s = 1 if length > 0 else -1
        c = abs(length) / 2
        padbox((w, abs(length) - 0.012, t), (0, y + s * c * cos(a), z + c * sin(a)), mat, r=0.022, puff=(0.002, 0.002, 0.006), rot=(a * s, 0, 0), seed=seed)
        return y + s * 2 * c * cos(a), z + 2 * c * sin(a)
    panel(hip, h0, l / 2 - hip, head, 1)
    panel(hip, h0, -0.36, 0, 2)
    y, z = panel(hip - 0.36, h0, -0.38, knee, 3)
    panel(y, z, -(l / 2 + y - 0.02) - 0.1, -knee * 0.42, 4)
    for s in (-1, 1):
        tube([(s * (w / 2 - 0.2), hip - 0.1, 0.26), (s * (w / 2 - 0.2), hip + 0.42, h0 + 0.4 * sin(rad(head)))], 0.014, metal)
        tube([(s * (w / 2 - 0.2), hip - 0.9, 0.26), (s * (w / 2 - 0.2), hip - 0.66, h0 + 0.05)], 0.014, metal)
    with group('remote', 0.22, 0.02, h0 + t / 2 + 0.004, 18):
        rbox((0.05, 0.16, 0.018), (0, 0, 0.009), M.plain('#18191a', 0.4), 0.006, grain='y')
        for i in range(6):
            for s in (-1, 1):
                cyl(0.006, 0.003, (s * 0.012, 0.05 - 0.02 * i, 0.018), M.plain('#c9cdd0', 0.5), 0.001, 12)


def captain_bed(mat, size='full', deck=0.51, head_h=1.07, linen=None):
    """A chest of a bed: three drawers in each side under a high deck, a plain panel headboard, no footboard."""
    w, l = SIZES[size]
    W = w + 0.06
    dark = M.plain('#1d1712', 0.9)
    rbox((W - 0.04, l + 0.02, deck - 0.05), (0, 0, 0.01 + (deck - 0.05) / 2), mat, 0.004, grain='y')
    rbox((W + 0.01, l + 0.05, 0.04), (0, -0.004, deck - 0.02), mat, 0.008, grain='y')
    rbox((W + 0.016, 0.03, 0.044), (0, -l / 2 - 0.036, deck - 0.02), mat, 0.008, grain='x')
    rbox((W - 0.01, 0.026, deck - 0.04), (0, -l / 2 - 0.02, (deck - 0.04) / 2), mat, 0.004, grain='x')
    rbox((W + 0.006, 0.03, 0.075), (0, -l / 2 - 0.024, 0.0375), mat, 0.006, grain='x')
    for s in (-1, 1):
        with group('side', s * (W / 2 - 0.02), 0, 0, 90 * s):
            rbox((l + 0.03, 0.024, 0.075), (0.004, -0.012, 0.0375), mat, 0.006, grain='x')
            for i in range(3):
                x = -l / 2 + l * (i + 0.5) / 3
                rbox((0.6, 0.006, 0.306), (x, -0.002, 0.27), dark, 0)
                front(0.584, 0.29, x, 0.27, -0.002, mat, 'slab', None)
                for k in (-0.16, 0.16):
                    lathe([(0, 0), (0.012, 0), (0.009, 0.012), (0.018, 0.02), (0.02, 0.028), (0.013, 0.036), (0, 0.038)], 28, mat, (x + k, -0.021, 0.28),
                          (pi / 2, 0, 0), angle=60)
    y = l / 2 + 0.05
    for s in (-1, 1):
        rbox((0.07, 0.06, head_h), (s * (W / 2 - 0.01), y, head_h / 2), mat, 0.008, grain='z')
    rbox((W - 0.08, 0.03, head_h - 0.13), (0, y, 0.13 + (head_h - 0.13) / 2), mat, 0.004, grain='x')
    rbox((W + 0.09, 0.075, 0.035), (0, y, head_h), mat, 0.01, grain='x')
    mattress(w, l, 0.2, z=deck, quilt=False, side=M.bedding('#f1eee8'))
    bedding(w, l, deck + 0.2, head_y=l / 2, rails=(0.05, deck), **{'drop': 0.16, **(linen or {})})


def folded_mattress(w=1.52, l=0.68, t=0.15):
    """A folding mattress, its three pads stacked."""
    cover = M.linen('#dfe3e6', 0.2)
    for i in range(3):
        padbox((w, l, t - 0.006), (0, 0.012 * (i % 2), t * (i + 0.5)), cover, r=0.03, puff=(0.006, 0.008, 0.006), seed=i)
        for z in (t * i + 0.02, t * (i + 1) - 0.02):
            piping([(x, y + 0.012 * (i % 2), z) for x, y in rrect(w + 0.006, l + 0.006, 0.034)], 0.004, M.linen('#8d9499', 0.2))


def rope_bench(mat, w=1.37, d=0.43, h=0.48):
    """A bench whose seat is woven of rope."""
    rope = M.linen('#d5c29c', 0.5, thread=2.2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            sqleg(h, 0.034, 0.05, (sx * (w / 2 - 0.035), sy * (d / 2 - 0.035), 0), mat)
        rbox((0.035, d - 0.09, 0.045), (sx * (w / 2 - 0.035), 0, h - 0.04), mat, 0.006, grain='y')
        rbox((0.025, d - 0.09, 0.03), (sx * (w / 2 - 0.035), 0, 0.16), mat, 0.006, grain='y')
    for sy in (-1, 1):
        rbox((w - 0.09, 0.035, 0.045), (0, sy * (d / 2 - 0.035), h - 0.04), mat, 0.006, grain='x')
    n = int((w - 0.1) / 0.0125)
    for i in range(n):
        x = -(w - 0.1) / 2 + (w - 0.1) * (i + 0.5) / n
        up = 0.004 if i // 3 % 2 else -0.002
        tube([(x, -d / 2 + 0.012, h - 0.045), (x, -d / 2 + 0.022, h - 0.016), (x, 0, h - 0.018 + up), (x, d / 2 - 0.022, h - 0.016), (x, d / 2 - 0.012, h - 0.045)],
             0.0062, rope, res=2)
    for j in range(5):
        y = (j - 2) * d / 7
        for k in range(3):
            tube([(-w / 2 + 0.06, y + (k - 1) * 0.012, h - 0.01), (w / 2 - 0.06, y + (k - 1) * 0.012, h - 0.01)], 0.0058, rope, res=2)


def steel_bunk(mat, cap=None, w=0.97, l=1.88, h=1.676, duvets=('#bfb296', '#5f7486'), rungs=5):
    """Twin over twin in steel tube on capped posts, mesh decks, guardrails on both long sides, a bolted ladder of flat treads at the right.

    The long side faces -Y."""
    cap = cap or M.plain('#1c1c1e', 0.5)
    wire = M.metal('gun')
    r, rod = 0.0254, 0.008
    L, D = l + 0.05, w + 0.07
    decks, gate = (0.33, 1.2), 0.54

    def bar(a, b, radius=0.0145):
        """A straight tube."""
        tube([a, b], radius, mat)
    for sx in (-1, 1):
        for sy in (-1, 1):
            bar((sx * L / 2, sy * D / 2, 0.012), (sx * L / 2, sy * D / 2, h - 0.012), r)
            for z in (0, h - 0.016):
                cyl(r + 0.0015, 0.016, (sx * L / 2, sy * D / 2, z), cap, 0.005, 32)
        for z0, z1 in ((decks[0], 0.72), (decks[1], h - 0.06)):
            for z in (z0, z1):
                bar((sx * L / 2, -D / 2, z), (sx * L / 2, D / 2, z))
            for i in range(5):
                y = D * ((i + 1) / 6 - 0.5)
                bar((sx * L / 2, y, z0), (sx * L / 2, y, z1), rod)
    for z in decks:
        for sy in (-1, 1):
            bar((-L / 2, sy * D / 2, z), (L / 2, sy * D / 2, z), 0.019)
        for i in range(19):
            x = l * ((i + 0.5) / 19 - 0.5)
            tube([(x, -D / 2, z + 0.004), (x, D / 2, z + 0.004)], 0.0035, wire, res=2)
        for i in range(9):
            y = w * ((i + 0.5) / 9 - 0.5)
            tube([(-L / 2, y, z - 0.003), (L / 2, y, z - 0.003)], 0.0035, wire, res=2)
    top, low, bend = h - 0.06, 1.43, 0.06
    for sy in (-1, 1):
        end = L / 2 if sy > 0 else L / 2 - gate
        y = sy * D / 2
        if sy > 0:
            bar((-L / 2, y, top), (end, y, top), 0.0125)
        else:
            elbow = [(end - bend + bend * sin(rad(a)), y, top - bend + bend * cos(rad(a))) for a in range(0, 91, 15)]
            tube([(-L / 2, y, top), *elbow, (end, y, decks[1])], 0.0125, mat)
        bar((-L / 2, y, low), (end, y, low), 0.0105)
        n = 5
        for i in range(n):
            x = -L / 2 + (end + L / 2) * (i + 1) / (n + (1 if sy > 0 else 0.6))
            bar((x, y, decks[1]), (x, y, top), rod)
    lx, ly = L / 2 - gate / 2 - 0.012, -D / 2 - 0.036
    for s in (-1, 1):
        x = lx + s * 0.17
        bar((x, ly, 0.008), (x, ly, h - 0.06))
        cyl(0.0165, 0.014, (x, ly, 0), cap, 0.004, 24)
        cyl(0.0165, 0.014, (x, ly, h - 0.066), cap, 0.004, 24)
        for z in decks:
            cyl(0.009, 0.05, (x, ly + 0.03, z), cap, 0.002, 20, (pi / 2, 0, 0))
    for i in range(rungs):
        rbox((0.33, 0.075, 0.018), (lx, ly, 0.2 + 0.215 * i), mat, 0.006, grain='x')
    for level, z in enumerate(decks):
        bunk_mattress(w, l, z + 0.012, duvets[level], level)


def drawer_daybed(mat, drawers=3, w=0.97, l=1.9, h=1.016, cover='#ece7dc', bolster='#d9cfbd', rope=None):
    """A daybed slatted on three sides, back and arms level, over a row of drawers with pulls of knotted rope; the long side faces -Y."""
    rope = rope or M.linen('#d8c49c', 0.4, thread=1.6)
    dark = M.plain('#232a2d', 0.9)
    post, t = 0.064, 0.026
    L, D = l + 0.07, w + 0.05
    seat = 0.4
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((post, post, h), (sx * L / 2, sy * D / 2, h / 2), mat, 0.008, grain='z')
        for z, high in ((h - 0.07, 0.08), (seat + 0.05, 0.09)):
            rbox((t, D - post, high), (sx * L / 2, 0, z), mat, 0.006, grain='y')
        upright_slats(D - post, seat + 0.09, h - 0.105, 7, mat, x=sx * L / 2)
        rbox((t, D - post, seat - 0.05), (sx * L / 2, 0, 0.05 + (seat - 0.05) / 2), mat, 0.004, grain='y')
    for z, high in ((h - 0.07, 0.08), (seat + 0.05, 0.09)):
        rbox((L - post, t, high), (0, D / 2, z), mat, 0.006, grain='x')
    upright_slats(L - post, seat + 0.09, h - 0.105, 15, mat, along='x', y=D / 2)
    rbox((L - 0.05, D - 0.06, 0.3), (0, 0.03, 0.2), dark, 0)
    y, wide = -D / 2 + 0.012, L - post
    rbox((wide, 0.03, 0.07), (0, y, seat + 0.03), mat, 0.006, grain='x')
    rbox((wide, 0.03, 0.04), (0, y, 0.075), mat, 0.006, grain='x')
    z0, z1 = 0.095, seat - 0.005
    for i in range(1, drawers):
        rbox((0.036, 0.028, z1 - z0 + 0.01), (-wide / 2 + wide * i / drawers, y, (z0 + z1) / 2), mat, 0.004, grain='z')
    for s in (-1, 1):
        rbox((0.02, 0.028, z1 - z0 + 0.01), (s * (wide / 2 - 0.009), y, (z0 + z1) / 2), mat, 0.004, grain='z')
    for i in range(drawers):
        x, z = -wide / 2 + wide * (i + 0.5) / drawers, (z0 + z1) / 2
        rbox((wide / drawers - 0.05, 0.024, z1 - z0 - 0.016), (x, y - 0.008, z), mat, 0.006, grain='x')
        yf, reach = y - 0.02, 0.062
        tube([(x + reach * cos(pi * k / 20), yf - 0.012 - 0.014 * sin(pi * k / 20), z + 0.012 - 0.05 * sin(pi * k / 20) ** 0.8) for k in range(21)],
             0.0075, rope, res=4)
        for s in (-1, 1):
            knot, rk = (x + s * reach, yf - 0.013, z + 0.012), 0.0165
            lathe([(0, -0.017), (0.011, -0.013), (rk, 0), (0.011, 0.013), (0, 0.017)], 20, rope, knot, (0, 0.5 * s, 0), angle=180)
            turns = [2 * pi * k / 20 for k in range(20)]
            tube([(knot[0] + rk * cos(a), knot[1] - rk * sin(a), knot[2] + 0.006 * cos(a)) for a in turns], 0.005, rope, True, res=3)
    bunk_mattress(w - 0.03, l - 0.02, seat + 0.02, cover, 0, h=0.2, cover=1, heads=0)
    cloth = M.linen(bolster, 0.25)
    rb, long = 0.115, w - 0.12
    for s in (-1, 1):
        x, z = s * (l / 2 - rb - 0.03), seat + 0.22 + rb
        end = [(0, 0), (0.2, -0.004), (0.8, 0.004), (0.97, 0.02), (1.01, 0.06)]
        half = [(rb * k, -long / 2 + dz) for k, dz in end]
        lathe(half + [(rb * 1.03, 0)] + [(r, -dz) for r, dz in half[::-1]], 56, cloth, (x, 0, z), (pi / 2, 0, 0), 'bolster', angle=180)
        for sy in (-1, 1):
            turns = [2 * pi * k / 48 for k in range(48)]
            piping([(x + rb * 0.95 * cos(a), sy * (long / 2 - 0.012), z + rb * 0.95 * sin(a)) for a in turns], 0.005, cloth)
