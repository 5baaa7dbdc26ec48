"""Dining, coffee and side tables."""
import bmesh
from math import atan2, cos, pi, sin, sqrt, radians as rad
from random import Random

from mathutils import Matrix

from .. import materials as M
from ..geometry import cyl, disc_profile, finish, group, lathe, leg, prism, rbox, skin, spline, sqleg, tube
from .wooden_chairs import square_bar, turned


def table_rect(mat, w=1.8, d=0.95, h=0.76, style='taper', top_t=0.032, leg_mat=None, planks=5, edge=0.006, drawer=None):
    """Rectangular table: tapered, block or turned legs, a trestle, two X trestles, two turned pedestals, steel blades in a V or X frames.

    `drawer` is the knob's material of a drawer in the front apron."""
    leg_mat = leg_mat or mat
    pw = d / planks
    for i in range(planks):
        rbox(
            (w, pw - 0.0006, top_t), (0, -d / 2 + pw * (i + 0.5), h - top_t / 2), mat,
            0.0016 if planks > 1 else edge, grain='x',
        )
    hb = h - top_t
    if style in ('taper', 'block', 'turned'):
        ap = 0.1 if style == 'turned' else 0.085
        for s in (-1, 1):
            rbox((w - 0.26, 0.022, ap), (0, s * (d / 2 - 0.08), hb - ap / 2), mat, 0.003, grain='x')
            rbox((0.022, d - 0.22, ap), (s * (w / 2 - 0.1), 0, hb - ap / 2), mat, 0.003, grain='y')
        if drawer:
            rbox((0.42, 0.014, ap - 0.024), (0, -d / 2 + 0.067, hb - ap / 2), mat, 0.003, grain='x')
            lathe([(0, 0), (0.008, 0), (0.007, 0.012), (0.015, 0.02), (0.016, 0.026), (0.01, 0.032), (0, 0.033)], 28, drawer,
                  (0, -d / 2 + 0.061, hb - ap / 2), (pi / 2, 0, 0), angle=60)
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - 0.085), sy * (d / 2 - 0.085)
                if style == 'taper':
                    sqleg(hb, 0.042, 0.075, (x, y, 0), leg_mat, 0.006)
                elif style == 'block':
                    sqleg(hb, 0.076, 0.076, (x, y, 0), leg_mat, 0.006)
                else:
                    rbox((0.085, 0.085, 0.14), (x, y, hb - 0.07), leg_mat, 0.006, grain='z')
                    turned((x, y, 0), (x, y, hb - 0.14), 0.04, leg_mat)
    elif style == 'trestle':
        for s in (-1, 1):
            x = s * (w / 2 - 0.32)
            rbox((0.085, 0.1, hb - 0.12), (x, 0, 0.06 + (hb - 0.12) / 2), leg_mat, 0.006, grain='z')
            rbox((0.09, d * 0.74, 0.065), (x, 0, 0.0325), leg_mat, 0.012, grain='y')
            rbox((0.09, d * 0.78, 0.06), (x, 0, hb - 0.03), leg_mat, 0.01, grain='y')
            for sy in (-1, 1):
                o = rbox((0.06, 0.05, 0.34), (x, sy * 0.15, hb - 0.17), leg_mat, 0.005, grain='z')
                o.matrix_local = Matrix.Translation(
                    (x, sy * 0.14, hb - 0.16)
                ) @ Matrix.Rotation(sy * rad(-42), 4, 'X') @ Matrix.Rotation(-pi / 2, 4, 'Y')
        rbox((w - 0.4, 0.045, 0.09), (0, 0, 0.24), leg_mat, 0.006, grain='x')
        for s in (-1, 1):
            square_bar((s * (w / 2 - 0.262), 0, 0.17), (s * (w / 2 - 0.256), 0, 0.34), (0.024, 0.022), leg_mat)
    elif style == 'pedestals':
        for s in (-1, 1):
            x = s * (w / 2 - 0.42)
            rbox((0.1, d * 0.74, 0.07), (x, 0, 0.035), leg_mat, 0.014, grain='y')
            rbox((0.1, d * 0.74, 0.06), (x, 0, hb - 0.03), leg_mat, 0.012, grain='y')
            turned((x, 0, 0.06), (x, 0, hb - 0.05), 0.075, leg_mat)
        rbox((w - 0.84, 0.05, 0.09), (0, 0, 0.2), leg_mat, 0.006, grain='x')
    elif style == 'double x':
        for s in (-1, 1):
            x = s * (w / 2 - 0.34)
            rbox((0.09, d * 0.74, 0.06), (x, 0, 0.03), leg_mat, 0.01, grain='y')
            rbox((0.09, d * 0.74, 0.06), (x, 0, hb - 0.03), leg_mat, 0.01, grain='y')
            rise, run = hb - 0.12, d * 0.52
            for sy in (-1, 1):
                o = rbox((0.07, 0.07, sqrt(rise ** 2 + run ** 2) + 0.03), (0, 0, 0), leg_mat, 0.005, grain='z')
                o.matrix_local = Matrix.Translation((x + sy * 0.004, 0, hb / 2)) @ Matrix.Rotation(sy * atan2(run, rise), 4, 'X') @ Matrix.Rotation(-pi / 2, 4, 'Y')
        rbox((w - 0.68, 0.05, 0.09), (0, 0, hb / 2), leg_mat, 0.006, grain='x')
    elif style == 'blades':
        for s in (-1, 1):
            x = s * (w / 2 - 0.36)
            for sy in (-1, 1):
                square_bar((x, sy * 0.03, 0.012), (x, sy * d * 0.36, hb - 0.004), (0.15, 0.018), leg_mat)
            rbox((0.17, d * 0.6, 0.014), (x, 0, 0.007), leg_mat, 0.003, grain='y')
            rbox((0.15, d * 0.78, 0.008), (x, 0, hb - 0.004), leg_mat, 0.001, grain='y')
    elif style == 'x frames':
        for s in (-1, 1):
            x = s * (w / 2 - 0.34)
            for sy in (-1, 1):
                square_bar((x + sy * 0.003, -sy * d * 0.38, 0.012), (x + sy * 0.003, sy * d * 0.38, hb - 0.02), (0.06, 0.034), leg_mat)
                cyl(0.014, 0.02, (x, sy * d * 0.38, hb - 0.02), M.plain('#c9cccb', 0.3), 0.003, 24)
                rbox((0.07, 0.07, 0.014), (x, sy * d * 0.375, 0.007), leg_mat, 0.003)


def tube_table(top, metal=None, w=0.91, d=0.61, h=1.07, planks=4, leg=0.04, rack=False):
    """Plank top close on a frame of square tube with foot rails and levelling feet; a rack for six bottles at its right end if asked."""
    metal = metal or M.metal('black')
    hb = h - 0.036
    for i in range(planks):
        rbox((w, d / planks - 0.001, 0.036), (0, -d / 2 + d / planks * (i + 0.5), h - 0.018), top, 0.003, grain='x')
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - 0.05), sy * (d / 2 - 0.05)
            rbox((leg, leg, hb - 0.012), (x, y, 0.012 + (hb - 0.012) / 2), metal, 0.003, grain='z')
            cyl(0.017, 0.014, (x, y, 0), M.plain('#1c1c1d', 0.6), 0.003, 28)
        for z in (0.2, hb - 0.015):
            rbox((0.03, d - 0.1, 0.03), (sx * (w / 2 - 0.05), 0, z), metal, 0.003)
    for sy in (-1, 1):
        for z in (0.2, hb - 0.015):
            rbox((w - 0.1, 0.03, 0.03), (0, sy * (d / 2 - 0.05), z), metal, 0.003)
    if rack:
        cell, deep = 0.128, 0.3
        x, z0 = w / 2 - 0.035 - deep / 2, 0.216
        rbox((0.03, d - 0.1, 0.03), (x - deep / 2 + 0.015, 0, 0.2), metal, 0.003)
        for i in range(4):
            rbox((deep, 0.005, 2 * cell), (x, (i - 1.5) * cell, z0 + cell), metal, 0.001)
        for k in range(3):
            rbox((deep, 3 * cell + 0.005, 0.005), (x, 0, z0 + k * cell), metal, 0.001)


def knots(w, d, n=8, seed=0, front=False):
    """Knots scattered over the top of a pine board, or over a front."""
    dice = Random(seed)
    rim, core = M.plain('#8f5c2c', 0.5), M.plain('#5d3617', 0.5)
    for i in range(n):
        x = (-0.5 + (i + dice.uniform(0.2, 0.8)) / n) * w
        y = dice.uniform(-0.46, 0.46) * d
        r = dice.uniform(0.006, 0.013)
        wide, tall = (0.75, 1.3) if front else (1.3, 0.85)
        for k, mat, t in ((1, rim, 0.0009), (0.6, core, 0.0014)):
            oval = [(k * r * wide * cos(a / 10 * pi), k * r * tall * sin(a / 10 * pi)) for a in range(20)]
            if front:
                prism(oval, t, mat, 0, loc=(x, 0, y), axis='y')
            else:
                prism(oval, t, mat, 0, loc=(x, y, 0), axis='z')


def slab_table(metal=None, w=2.03, d=1.0, h=0.76, t=0.042):
    """A live-edge slab on two steel trapezoids: golden sapwood along both natural edges, dark bands through the heart."""
    metal = metal or M.metal('black')
    n = 150

    def wave(u, k):
        return 0.028 * sin(4.3 * u + k) + 0.016 * sin(11.7 * u + 2 * k) + 0.008 * sin(27 * u + k) + 0.004 * sin(58 * u + 3 * k)
    along = [i / n for i in range(n + 1)]
    near = [-d / 2 + 0.04 + wave(u, 1.0) for u in along]
    far = [d / 2 - 0.04 + wave(u, 3.4) for u in along]

    def band(low, high, thick, mat, z, bevel=0.0, end=0.0):
        """A strip of the slab between two lines from end to end."""
        xs = [-w / 2 + end + (w - 2 * end) * u for u in along]
        prism(list(zip(xs, low)) + list(zip(xs, high))[::-1], thick, mat, bevel, loc=(0, 0, z), axis='z', angle=50)
    band(near, far, t, M.wood('tobacco'), h - t / 2, 0.01)
    inner = [y + 0.012 for y in near], [y - 0.012 for y in far]
    sap = ([y + 0.075 + 0.03 * sin(3.1 * u + 0.4) + 0.012 * sin(13 * u) for y, u in zip(near, along)],
           [y - 0.09 + 0.035 * sin(2.6 * u + 2.0) + 0.012 * sin(15 * u) for y, u in zip(far, along)])
    band(inner[0], sap[0], 0.002, M.wood('honey'), h - 0.0004, end=0.011)
    band(sap[1], inner[1], 0.002, M.wood('honey'), h - 0.0004, end=0.011)
    heart = (('walnut', -0.19, 0.05, 0.2), ('rustic', -0.07, 0.08, 1.7), ('walnut', 0.06, 0.075, 2.9),
             ('chestnut', 0.2, 0.05, 4.1), ('honey', 0.27, 0.03, 5.2))
    for mat, y, wide, k in heart:
        mid = [y + 0.04 * sin(2.3 * u + k) + 0.015 * sin(7.1 * u + 2 * k) for u in along]
        half = [wide * (0.5 + 0.28 * sin(5.3 * u + 3 * k) + 0.1 * sin(17 * u + k)) for u in along]
        band([m - b for m, b in zip(mid, half)], [m + b for m, b in zip(mid, half)], 0.002, M.wood(mat), h - 0.0003 + 0.0001 * k / 5, end=0.011)
    for s in (-1, 1):
        x = s * (w / 2 - 0.36)
        for sy in (-1, 1):
            tube([(x, sy * 0.28, h - t - 0.012), (x, sy * 0.38, 0.02)], 0.026, metal, res=2)
        for z, half in ((0.014, 0.405), (h - t - 0.012, 0.31)):
            rbox((0.075, 2 * half, 0.024), (x, 0, z), metal, 0.004, grain='y')


def cage_table(top, metal=None, w=1.17, d=0.66, h=0.46, rods=20):
    """Oval or round top with a bevelled edge on a waisted cage of curved rods."""
    metal = metal or M.metal('gold')
    n = 160
    oval = [(w / 2 * cos(2 * pi * i / n), d / 2 * sin(2 * pi * i / n)) for i in range(n)]
    prism(oval, 0.024, top, 0.007, loc=(0, 0, h - 0.012), axis='z', angle=25)
    for k, z in ((0.86, h - 0.031), (0.8, 0.0075)):
        tube([(x * k, y * k, z) for x, y in oval], 0.0075, metal, True)
    for i in range(rods):
        a = 2 * pi * (i + 0.5) / rods
        pts = []
        for j in range(17):
            t = j / 16
            k = 0.8 + 0.06 * t - 0.24 * sin(pi * t)
            pts.append((w / 2 * k * cos(a), d / 2 * k * sin(a), 0.0075 + (h - 0.0385) * t))
        tube(pts, 0.006, metal)


def scrolled_feet(mat, reach=0.42):
    """Four curved feet under a column."""
    for a in (45, 135, 225, 315):
        c, s = cos(rad(a)), sin(rad(a))
        pts = [(r * c, r * s, z) for r, z in ((0.03, 0.22), (0.13, 0.24), (0.22, 0.19), (0.3, 0.09), (0.36, 0.04), (reach, 0.036))]
        tube(pts, 0.028, mat, kind='NURBS', taper=[1.2, 1.25, 1.1, 0.9, 0.85, 0.9])
        lathe(spline([(0, 0), (0.026, 0.0), (0.036, 0.014), (0.036, 0.036), (0.026, 0.052), (0, 0.056)]), 32, mat, (reach * c, reach * s, 0), angle=180)


def rope(radius, r, z, mat, strands=3, pitch=0.078):
    """A ring of twisted rope around the upright axis."""
    turns = round(2 * pi * radius / pitch)
    bm, rings = bmesh.new(), []
    for i in range(turns * 22):
        a = 2 * pi * i / (turns * 22)
        ring = []
        for j in range(18):
            b = 2 * pi * j / 18
            thick = r * (0.7 + 0.3 * abs(sin(strands * (b + turns * a) / 2)) ** 0.7)
            ring.append(bm.verts.new(((radius + thick * cos(b)) * cos(a), (radius + thick * cos(b)) * sin(a),
                z + thick * sin(b))))
        rings.append(ring)
    skin(bm, rings + rings[:1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'rope', mat, weighted=False, angle=75)


def volute(x, z, r, t, mat):
    """A scroll's end: a disc across the Y axis with a spiral on both faces."""
    lathe(disc_profile(r, t, 0.007), 48, mat, (x, t / 2, z), (pi / 2, 0, 0))
    for s in (-1, 1):
        spiral = []
        for i in range(64):
            a, k = 0.22 * i, (r - 0.005) * (1 - i / 66)
            spiral.append((x + k * cos(a), s * (t / 2 - 0.0005), z + k * sin(a)))
        tube(spiral, 0.0045, mat, taper=[1 - 0.4 * i / 64 for i in range(64)])
        cyl(r * 0.17, 0.008, (x, s * t / 2 + (0.0005 - 0.004), z), mat, 0.003, 24, (pi / 2, 0, 0))


def volute_feet(mat, reach=0.4):
    """Four carved feet: an S from a scroll at the column to a scroll on the floor, leaves on the knee."""
    line = spline([(0.04, 0.195), (0.1, 0.222), (0.16, 0.218), (0.22, 0.18), (0.27, 0.12), (0.315, 0.072),
        (0.36, 0.046), (reach, 0.04)], 6)
    upper, lower = [], []
    for i, (x, z) in enumerate(line):
        (ax, az), (bx, bz) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        long, half = sqrt((bx - ax) ** 2 + (bz - az) ** 2), 0.04 - 0.021 * i / len(line)
        nx, nz = -(bz - az) / long * half, (bx - ax) / long * half
        upper.append((x + nx, z + nz))
        lower.append((x - nx, z - nz))
    for a in (45, 135, 225, 315):
        with group('foot', 0, 0, 0, a):
            prism(upper + lower[::-1], 0.054, mat, 0.009, angle=60)
            volute(reach + 0.012, 0.044, 0.044, 0.066, mat)
            volute(0.108, 0.236, 0.044, 0.062, mat)
            for y, last in ((-0.017, 0.62), (0, 0.74), (0.017, 0.62)):
                part = upper[round(len(line) * 0.34):round(len(line) * last)]
                n = len(part) - 1
                tube([(x, y * (1 - 0.6 * i / n), z + 0.001) for i, (x, z) in enumerate(part)], 0.009, mat,
                     taper=[0.55 + 0.6 * sin(pi * min(1, i / n * 1.1 + 0.12)) for i in range(n + 1)])


def carved_urn(mat, hb):
    """A turned urn on its foot, the body carved in gadroons, a string of beads around its neck."""
    profile = spline([(0, 0.15), (0.07, 0.15), (0.086, 0.17), (0.086, 0.2), (0.07, 0.225), (0.05, 0.25),
        (0.043, 0.275), (0.06, 0.287), (0.062, 0.297), (0.046, 0.312),
                      (0.055, 0.33), (0.094, 0.375), (0.122, 0.43), (0.13, 0.475), (0.117, 0.522), (0.082,
                          0.552), (0.064, 0.562), (0.076, 0.572), (0.076, 0.584),
                      (0.056, 0.6), (0.052, 0.63), (0.066, 0.67), (0.112, hb - 0.024), (0.19, hb - 0.008), (0.19,
                          hb), (0, hb)], 6, 0.009)
    n, bm = 240, bmesh.new()
    rings = []
    for r, z in profile:
        if r < 0.001:
            continue
        cut = 0.0
        if 0.322 < z < 0.526:
            cut = 0.16 * sin(pi * (z - 0.322) / 0.204) ** 0.6
        elif 0.604 < z < 0.684:
            cut = 0.1 * sin(pi * (z - 0.604) / 0.08)
        ring = []
        for i in range(n):
            a = 2 * pi * i / n
            k = r * (1 - cut * (1 - abs(sin(10 * a)) ** 0.7))
            ring.append(bm.verts.new((k * cos(a), k * sin(a), z)))
        rings.append(ring)
    skin(bm, rings)
    bm.faces.new(rings[0])
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'urn', mat, weighted=False, angle=50)
    for i in range(26):
        a = 2 * pi * i / 26
        lathe([(0, -0.008)] + [(0.008 * cos(b), 0.008 * sin(b)) for b in (-1, -0.5, 0, 0.5, 1)] + [(0, 0.008)], 14,
            mat, (0.076 * cos(a), 0.076 * sin(a), 0.578), angle=180)


def table_round(mat, dia=1.2, h=0.76, style='pedestal', top_t=0.03, base_mat=None, susan=0.0):
    """Round table: pedestal, urn or turned column on curved feet, fluted drum, tulip, four-sided base with shelves, or legs.

    `susan` is the diameter of a turntable set into the top."""
    base_mat = base_mat or mat
    rim = dia / 2
    if style == 'urn':
        top_t = 0.034
        dia -= 0.026
    lathe(
        [
            (0, h - top_t), (dia / 2 - 0.02, h - top_t), (dia / 2 - 0.006, h - top_t + 0.008),
            (dia / 2, h - 0.01), (dia / 2 - 0.003, h - 0.003), (dia / 2 - 0.009, h), (0, h),
        ],
        96, mat, name='top', angle=45,
    )
    hb = h - top_t
    if susan:
        lathe([(susan / 2 - 0.004, h - 0.002), (susan / 2 + 0.005, h + 0.0006), (susan / 2 + 0.0055, h - 0.002)], 96, M.plain('#0d0b0a', 0.8), cap=False)
        lathe(disc_profile(susan / 2, 0.012, 0.003), 96, mat, (0, 0, h - 0.006), (0, 0, pi / 2), grain='x')
    if style == 'shelved':
        f, z0, z1 = 0.6, 0.07, hb - 0.05
        rbox((f + 0.05, f + 0.05, z0), (0, 0, z0 / 2), base_mat, 0.006, grain='x')
        rbox((f + 0.05, f + 0.05, 0.05), (0, 0, hb - 0.025), base_mat, 0.006, grain='x')
        rbox((0.16, 0.16, z1 - z0), (0, 0, (z0 + z1) / 2), base_mat, 0.003, grain='z')
        for z in (z0 + 0.012, (z0 + z1) / 2):
            rbox((f - 0.012, f - 0.012, 0.024), (0, 0, z), base_mat, 0.003, grain='x')
        for sx in (-1, 1):
            for sy in (-1, 1):
                rbox((0.06, 0.06, z1 - z0), (sx * (f / 2 - 0.03), sy * (f / 2 - 0.03), (z0 + z1) / 2), base_mat, 0.004, grain='z')
    if style == 'pedestal':
        lathe(
            [
                (0, 0), (0.3, 0), (0.305, 0.012), (0.295, 0.022), (0.2, 0.045), (0.1, 0.09), (0.062, 0.18),
                (0.055, 0.35), (0.062, 0.5), (0.09, 0.62), (0.16, hb - 0.03), (0.2, hb), (0, hb),
            ],
            64, base_mat, angle=60,
        )
    elif style == 'urn':
        carved_urn(base_mat, hb)
        volute_feet(base_mat)
        rope(rim - 0.015, 0.015, h - 0.52 * top_t, mat)
        r = rim - 0.09
        lathe([(r - 0.022, hb - 0.058), (r - 0.006, hb - 0.058), (r, hb - 0.052), (r, hb + 0.002),
            (r - 0.022, hb + 0.002)], 96, mat, cap=False)
        rbox((dia - 0.03, 0.0016, 0.002), (0, 0, h - 0.0008), M.plain('#1d120b', 0.8), 0)
    elif style == 'turned':
        turned((0, 0, 0.14), (0, 0, hb), 0.075, base_mat)
        cyl(0.2, 0.025, (0, 0, hb - 0.025), base_mat, 0.006, 48)
        scrolled_feet(base_mat)
    elif style == 'fluted':
        n = 36
        r = 0.24
        prof = []
        bm = bmesh.new()
        k = n * 8
        A = [bm.verts.new(((r - 0.012 + 0.012 * abs(sin(n * pi * i / k))) * cos(2 * pi * i / k), (r - 0.012 + 0.012 * abs(sin(n * pi * i / k))) * sin(2 * pi * i / k), 0.02)) for i in range(k)]
        B = [bm.verts.new((v.co.x, v.co.y, hb)) for v in A]
        skin(bm, (A, B))
        finish(bm, 'flute', base_mat, weighted=False, angle=60)
        cyl(r + 0.02, 0.022, (0, 0, 0), base_mat, 0.005, 72)
    elif style == 'tulip':
        lathe(
            [
                (0, 0), (0.29, 0), (0.295, 0.006), (0.27, 0.018), (0.12, 0.045), (0.05, 0.12), (0.033, 0.3),
                (0.038, 0.5), (0.075, 0.66), (0.15, hb), (0, hb),
            ],
            72, base_mat, angle=70,
        )
    elif style == 'legs':
        for a in (45, 135, 225, 315):
            x, y = ((dia / 2 - 0.18) * cos(rad(a)), (dia / 2 - 0.18) * sin(rad(a)))
            leg(hb, 0.016, 0.028, (x, y, 0), base_mat, (-7 * sin(rad(a)), 7 * cos(rad(a))))
        lathe(
            [
                (dia / 2 - 0.2, hb - 0.07), (dia / 2 - 0.18, hb - 0.07), (dia / 2 - 0.18, hb),
                (dia / 2 - 0.2, hb),
            ],
            64, base_mat, cap=False,
        )


def coffee_table(mat, w=1.15, d=0.62, h=0.42, style='shelf', leg_mat=None, top=None, shelf=False):
    """Coffee table: shelf, metal (with a shelf too if asked), round or drum."""
    leg_mat = leg_mat or mat
    if style == 'shelf':
        rbox((w, d, 0.034), (0, 0, h - 0.017), top or mat, 0.006, grain='x')
        for sx in (-1, 1):
            for sy in (-1, 1):
                sqleg(h - 0.034, 0.036, 0.048, (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), leg_mat)
        for s in (-1, 1):
            rbox((w - 0.14, 0.02, 0.05), (0, s * (d / 2 - 0.05), h - 0.059), leg_mat, 0.003)
            rbox((0.02, d - 0.14, 0.05), (s * (w / 2 - 0.05), 0, h - 0.059), leg_mat, 0.003)
        k = 7
        for i in range(k):
            rbox(
                (w - 0.13, (d - 0.11) / k - 0.008, 0.016),
                (0, -(d - 0.11) / 2 + (d - 0.11) * (i + 0.5) / k, 0.13), mat, 0.003, grain='x',
            )
    elif style == 'metal':
        rbox((w, d, 0.03), (0, 0, h - 0.015), top or mat, 0.006, grain='x')
        t = 0.02
        for sx in (-1, 1):
            for sy in (-1, 1):
                rbox(
                    (t, t, h - 0.03),
                    (sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), (h - 0.03) / 2), leg_mat, 0.002,
                )
            rbox((t, d - 0.06, t), (sx * (w / 2 - 0.03), 0, 0.01), leg_mat, 0.002)
        for sy in (-1, 1):
            rbox((w - 0.06, t, t), (0, sy * (d / 2 - 0.03), 0.01), leg_mat, 0.002)
        if shelf:
            rbox((w - 0.064, d - 0.064, 0.02), (0, 0, h * 0.36), top or mat, 0.003, grain='x')
    elif style == 'round':
        lathe(
            [
                (0, h - 0.036), (w / 2 - 0.025, h - 0.036), (w / 2 - 0.004, h - 0.018), (w / 2, h - 0.008),
                (w / 2 - 0.006, h), (0, h),
            ],
            96, top or mat, angle=50,
        )
        for a in (60, 180, 300):
            rbox(
                (0.17, 0.035, h - 0.036),
                (0.26 * w * cos(rad(a)), 0.26 * w * sin(rad(a)), (h - 0.036) / 2), leg_mat, 0.012, grain='z',
                rot=(0, 0, rad(a)),
            )
    elif style == 'drum':
        n = 44
        r = w / 2 - 0.05
        hb = h - 0.03
        lathe(disc_profile(w / 2, 0.03, 0.006), 96, top or mat, (0, 0, hb))
        for i in range(n):
            a = 2 * pi * i / n
            rbox(
                (0.018, 2 * pi * r / n * 0.66, hb - 0.02), (r * cos(a), r * sin(a), hb / 2 + 0.0), leg_mat,
                0.004, grain='z', rot=(0, 0, a),
            )
        cyl(r - 0.004, hb - 0.02, (0, 0, 0.01), leg_mat, 0.002, 72)
        cyl(r + 0.02, 0.02, (0, 0, 0), leg_mat, 0.003, 72)


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
    """Coffee table: thick planks with gaps between them on two U's of flat steel, with levelling feet."""
    metal = metal or M.metal('black')
    woods = (top, M.wood('tobacco'))
    for i in range(planks):
        y = -d / 2 + d / planks * (i + 0.5)
        rbox((w - 0.006 * (i % 2), d / planks - 0.009, 0.038), (0, y, h - 0.019), woods[i % 2], 0.006, grain='x')
    for s in (-1, 1):
        x = s * (w / 2 - 0.17)
        rbox((0.07, d - 0.076, 0.014), (x, 0, 0.019), metal, 0.003, grain='y')
        rbox((0.07, d - 0.06, 0.01), (x, 0, h - 0.042), metal, 0.002, grain='y')
        for sy in (-1, 1):
            rbox((0.0705, 0.014, h - 0.05), (x, sy * (d / 2 - 0.045), 0.012 + (h - 0.05) / 2), metal, 0.003, grain='z')
            for k in (-0.022, 0.022):
                cyl(0.011, 0.014, (x + k, sy * (d / 2 - 0.07), 0), M.plain('#2a2a2b', 0.6), 0.002, 24)
