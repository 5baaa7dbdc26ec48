"""Sofas, sectionals, recliners, chairs and ottomans. Fronts face -Y, feet stand on z = 0."""
import bmesh
import random
from math import pi, sin, cos, sqrt, radians as rad
from mathutils import Vector, noise as mn

from .. import materials as M
from ..geometry import bun_foot, cyl, disc_profile, finish, lathe, leg, rbox, rrect, spline, sqleg, subsurf, tube
from ..soft import cushion, padbox, pillow, piping, tufted


def _legs(w, d, h, kind, mat, inset=0.08):
    """Four feet under a seat."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = (sx * (w / 2 - inset), sy * (d / 2 - inset))
            if kind == 'taper':
                leg(h + 0.01, 0.013, 0.022, (x, y, 0), mat, (-4 * sy, 4 * sx))
            elif kind == 'block':
                sqleg(h + 0.01, 0.045, 0.055, (x, y, 0), mat)
            elif kind == 'bun':
                bun_foot(h + 0.01, (x, y, 0), mat)
            elif kind == 'metal':
                rbox((0.018, 0.05, h + 0.01), (x, y, h / 2), mat, 0.003, grain='z')


def _pillows(pillows, iw, y, seat_h):
    """(x share -1..1, size, material, turn[, aspect]); overlapping pillows step towards the viewer and sit on the cushion"""
    done = []
    for p in pillows:
        xs, size, pm, turn = p[:4]
        asp = p[4] if len(p) > 4 else 1
        x = xs * (iw / 2 - size * 0.42)
        n = sum((1 for q, s in done if abs(q - x) < (s + size) * 0.46))
        lean = 66 - 5 * n
        pillow(
            size, size * asp, pm,
            (x, y - 0.125 * n, seat_h + size * asp * 0.5 * sin(rad(lean)) + 0.012), (rad(lean), 0, rad(turn)),
            puff=0.8, seed=int(abs(xs) * 50 + size * 10 + (5 if xs > 0 else 0)), pipe=0.003,
        )
        done.append((x, size))


def sofa(
    mat, seats=3, seat_w=0.66, depth=0.94, seat_h=0.45, arm='track', arm_w=0.17, back_h=0.84, legs='taper',
    leg_mat=None, pillows=(), pipe=0.0045, crown=0.048, arm_h=0.62, back_cush=True, bench=False,
    leg_h=0.13, pipe_mat=None, seed=0, skirt=False, back_crown=0.075, arm_mat=None,
):
    """Sofa, loveseat or armchair by the number of seats."""
    leg_mat = leg_mat or M.wood('walnut')
    arm_mat = arm_mat or mat
    iw = seats * seat_w
    W = iw + 2 * arm_w
    rail = 0.14
    bt = 0.17
    padbox(
        (W - 0.01, depth - 0.03, rail), (0, 0.0, leg_h + rail / 2), mat, r=0.018, puff=(0.003, 0.004, 0),
        wob=0.0012, name='rail',
    )
    padbox(
        (W, bt, back_h - 0.12 - leg_h),
        (0, depth / 2 - bt / 2, leg_h + (back_h - 0.12 - leg_h) / 2), mat, r=0.035,
        puff=(0.004, 0.008, 0.006), seed=seed + 2, name='backframe',
    )
    for s in (-1, 1):
        x = s * (W / 2 - arm_w / 2)
        if arm == 'track':
            padbox(
                (arm_w, depth, arm_h - leg_h), (x, 0, leg_h + (arm_h - leg_h) / 2), arm_mat, r=0.026,
                puff=(0.006, 0.006, 0.012), seed=seed + s, name='arm',
            )
            if pipe:
                yy = -depth / 2 + 0.004
                pts = [(x + a * 1.0, yy + 0.004, leg_h + (arm_h - leg_h) / 2 + b) for a, b in rrect(arm_w - 0.022, arm_h - leg_h - 0.022, 0.026)]
                piping(pts, 0.0042, pipe_mat or arm_mat)
        elif arm == 'roll':
            padbox(
                (arm_w * 0.8, depth, arm_h - leg_h - 0.03),
                (x - s * 0.012, 0, leg_h + (arm_h - leg_h - 0.03) / 2), arm_mat, r=0.026,
                puff=(0.006, 0.006, 0.01), seed=seed + s, name='arm',
            )
            rr = arm_w * 0.56
            pr = [(0, -depth / 2 + 0.004)] + [(rr * sin(t), -depth / 2 + 0.02 - 0.02 * cos(t)) for t in [i / 6 * pi / 2 for i in range(1, 7)]] + [
                (rr * (1 + 0.03 * sin(pi * i / 10)), -depth / 2 + 0.02 + (depth - 0.05) * i / 10) for i in range(1, 11)
            ] + [(0, depth / 2 - 0.02)]
            lathe(pr, 40, arm_mat, (x + s * 0.02, 0, arm_h - rr * 0.72), (-pi / 2, 0, 0), 'roll', angle=180)
            pts = [(x + s * 0.02 + (rr - 0.008) * cos(t), -depth / 2 + 0.009, arm_h - rr * 0.72 + (rr - 0.008) * sin(t)) for t in [2 * pi * i / 40 for i in range(40)]]
            piping(pts, 0.005, pipe_mat or arm_mat)
        elif arm == 'slope':

            def fn(p, s=s):
                k = (p.y + depth / 2) / depth
                if p.z > 0:
                    p.z += 0.1 * k * k
                return p
            padbox(
                (arm_w, depth, arm_h - leg_h), (x, 0, leg_h + (arm_h - leg_h) / 2), arm_mat, r=0.045,
                puff=(0.012, 0.008, 0.012), seed=seed + s, fn=fn, name='arm',
            )
        elif arm == 'pillow':
            padbox(
                (arm_w, depth, arm_h - leg_h - 0.07), (x, 0, leg_h + (arm_h - leg_h - 0.07) / 2), arm_mat, r=0.03,
                puff=(0.008, 0.006, 0.004), seed=seed + s, name='arm',
            )
            cushion(
                depth - 0.02, arm_w + 0.02, 0.11, arm_mat, (x, -0.01, arm_h - 0.035), (0, 0, pi / 2), crown=0.03,
                seed=seed + 9 + s, pipe=pipe,
            )
    sd = depth - bt - 0.02
    n = 1 if bench else seats
    cw = iw / n
    sy = -depth / 2 + sd / 2 - 0.012
    top = seat_h
    hz = seat_h - leg_h - rail
    for i in range(n):
        cushion(
            cw - 0.004, sd, hz + 0.01, mat,
            (-iw / 2 + cw * (i + 0.5), sy, leg_h + rail + hz / 2 - 0.004), (0, 0, 0), crown=crown,
            seed=seed + 11 + i, pipe=pipe, pipe_mat=pipe_mat, name='seat',
        )
    if back_cush:
        for i in range(seats):
            rnd = random.Random(seed * 100 + i)
            bh = back_h - seat_h + 0.06
            cushion(
                seat_w - 0.006, bh, 0.15, mat,
                (-iw / 2 + seat_w * (i + 0.5), depth / 2 - bt - 0.09, seat_h + bh / 2 - 0.02),
                (rad(90 - 13 + rnd.uniform(-1.5, 1.5)), rad(rnd.uniform(-1, 1)), rad(rnd.uniform(-1.2, 1.2))),
                crown=back_crown, back=0.02, seed=seed + 31 + i, pipe=pipe, pipe_mat=pipe_mat, name='back',
            )
    if skirt:
        padbox((W + 0.012, depth + 0.012, leg_h + 0.1), (0, 0, 0.012 + (leg_h + 0.1) / 2), mat, r=0.012, puff=(0.002, 0.004, 0), wob=0.004)
    elif legs:
        _legs(W, depth, leg_h, legs, leg_mat)
    _pillows(pillows, iw, depth / 2 - bt - 0.3, seat_h)
    return (W, depth)


def sectional(
    mat, seat_w=0.7, depth=0.96, seat_h=0.44, arm_w=0.16, back_h=0.83,
    leg_mat=None, chaise_len=1.62, seats=3, side=1, pillows=(), pipe=0.0045, leg_h=0.1, arm_h=0.6,
    crown=0.045, legs='block', seed=0, back_crown=0.075,
):
    """sofa with chaise at side (+1 right as seen from the front)"""
    leg_mat = leg_mat or M.wood('espresso')
    iw = seats * seat_w
    W = iw + 2 * arm_w
    rail = 0.14
    bt = 0.17
    cx = side * (iw / 2 - seat_w / 2)
    padbox(
        (W - 0.01, depth - 0.03, rail), (0, 0, leg_h + rail / 2), mat, r=0.018, puff=(0.003, 0.004, 0),
        wob=0.001,
    )
    cw = seat_w + arm_w
    padbox(
        (seat_w, chaise_len - 0.02, rail), (cx, depth / 2 - chaise_len / 2, leg_h + rail / 2), mat, r=0.018,
        puff=(0.003, 0.004, 0), wob=0.001,
    )
    padbox(
        (W, bt, back_h - 0.12 - leg_h),
        (0, depth / 2 - bt / 2, leg_h + (back_h - 0.12 - leg_h) / 2), mat, r=0.035,
        puff=(0.004, 0.008, 0.006), seed=2,
    )
    for s in (-1, 1):
        x = s * (W / 2 - arm_w / 2)
        padbox(
            (arm_w, depth, arm_h - leg_h), (x, 0, leg_h + (arm_h - leg_h) / 2), mat, r=0.026,
            puff=(0.006, 0.006, 0.012), seed=seed + s,
        )
        if pipe:
            pts = [
                (x + a, -depth / 2 + 0.008, leg_h + (arm_h - leg_h) / 2 + b) for a, b in rrect(arm_w - 0.022, arm_h - leg_h - 0.022, 0.026)
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
                seat_w - 0.004, L, hz + 0.01, mat,
                (xx, depth / 2 - bt - L / 2 - 0.01, leg_h + rail + hz / 2 - 0.004), crown=crown,
                seed=seed + 77, pipe=pipe,
            )
        else:
            cushion(
                seat_w - 0.004, sd, hz + 0.01, mat,
                (x, -depth / 2 + sd / 2 - 0.012, leg_h + rail + hz / 2 - 0.004), crown=crown,
                seed=seed + 11 + i, pipe=pipe,
            )
        rnd = random.Random(seed * 100 + i)
        bh = back_h - seat_h + 0.06
        cushion(
            seat_w - 0.006, bh, 0.15, mat, (x, depth / 2 - bt - 0.09, seat_h + bh / 2 - 0.02),
            (rad(77 + rnd.uniform(-1.5, 1.5)), rad(rnd.uniform(-1, 1)), rad(rnd.uniform(-1.2, 1.2))),
            crown=back_crown, back=0.02, seed=seed + 31 + i, pipe=pipe,
        )
    if legs == 'plinth':
        rbox((W - 0.1, depth - 0.1, leg_h), (0, 0, leg_h / 2), leg_mat, 0.003)
        rbox((seat_w - 0.1, chaise_len - 0.1, leg_h), (cx, depth / 2 - chaise_len / 2, leg_h / 2), leg_mat, 0.003)
    else:
        for x in (-W / 2 + 0.08, W / 2 - 0.08, 0):
            for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
                sqleg(leg_h + 0.01, 0.045, 0.05, (x, y, 0), leg_mat)
        for x in (cx - seat_w / 2 + 0.07, cx + seat_w / 2 - 0.07):
            sqleg(leg_h + 0.01, 0.045, 0.05, (x, depth / 2 - chaise_len + 0.08, 0), leg_mat)
    _pillows(pillows, iw, depth / 2 - bt - 0.3, seat_h)
    return (W, depth)


def recliner(mat, w=0.98, depth=0.98, open=False, base=None, pipe=0.005, seed=0, grip=None):
    """Padded recliner with a three-part back; a `grip` is the wood of knobs at the ends of its arms."""
    seat_h, aw = (0.48, 0.21)
    iw = w - 2 * aw
    padbox(
        (w - 0.04, depth - 0.08, 0.1), (0, 0, 0.09), base or M.plain('#1c1b1a', 0.7), r=0.015, puff=(0, 0, 0)
    )
    for s in (-1, 1):
        x = s * (w / 2 - aw / 2)
        padbox(
            (aw - 0.01, depth - 0.02, 0.46), (x, 0, 0.05 + 0.23), mat, r=0.04, puff=(0.012, 0.014, 0.004),
            seed=seed + s,
        )
        cushion(
            depth - 0.05, aw + 0.015, 0.12, mat, (x, -0.02, 0.565), (0, 0, pi / 2), crown=0.045,
            seed=seed + 5 + s, pipe=pipe, shrink=0.07,
        )
        if grip:
            rbox((aw - 0.03, 0.16, 0.04), (x, -depth / 2 + 0.07, 0.662), grip, 0.018, grain='y')
    sd = 0.56
    cushion(
        iw - 0.004, sd, 0.2, mat, (0, -depth / 2 + sd / 2 + 0.005, 0.38), crown=0.055, seed=seed + 20,
        pipe=pipe, shrink=0.06,
    )
    if open:
        cushion(
            iw - 0.01, 0.42, 0.1, mat, (0, -depth / 2 - 0.3, 0.4), (rad(8), 0, 0), crown=0.04, seed=seed + 21,
            pipe=pipe,
        )
        for s in (-1, 1):
            rbox((0.012, 0.5, 0.035), (s * 0.2, -depth / 2 - 0.1, 0.33), M.metal('black'), 0.003)
    else:
        cushion(
            iw - 0.004, 0.235, 0.09, mat, (0, -depth / 2 + 0.035, 0.185), (rad(86), 0, 0), crown=0.04,
            seed=seed + 21, pipe=pipe, shrink=0.06,
        )
    tilt = 14 if not open else 34
    z, y = (seat_h + 0.0, depth / 2 - 0.3)
    hs = (0.2, 0.22, 0.27)
    a = rad(tilt)
    zz = 0
    for i, h in enumerate(hs):
        c = zz + h / 2
        cushion(
            iw + (0.02 if i < 2 else 0.05), h + 0.02, 0.16 + (0.02 if i == 2 else 0), mat,
            (0, y + sin(a) * c - 0.01 * (i == 2), z + cos(a) * c - 0.02),
            (rad(90 - tilt + (4 if i == 2 else 0)), 0, 0), crown=0.075, back=0.03, seed=seed + 40 + i, pipe=0,
            shrink=0.06,
        )
        zz += h
    bh = 0.66
    padbox(
        (iw + 0.1, 0.16, bh), (0, y + 0.12 + sin(a) * 0.36, z + 0.3), mat, r=0.05, puff=(0.012, 0.015, 0.012),
        rot=(-a, 0, 0), seed=seed + 9,
    )
    for s in (-1, 1):
        padbox(
            (0.075, 0.24, 0.62),
            (s * (iw / 2 + 0.035), y + 0.03 + sin(a) * 0.34, z + 0.33), mat, r=0.034, puff=(0.01, 0.01, 0.01),
            rot=(-a, 0, 0), seed=seed + s,
        )


def barrel_chair(mat, leg_mat=None, r=0.4, h=0.72, seed=0, base='swivel'):
    """Accent chair with a thick curved shell on a swivel plate, on legs, or down to the floor."""
    leg_mat = leg_mat or M.wood('walnut')
    n, m = (64, 28)
    a0, a1 = (rad(-40), rad(220))
    t = 0.115
    z0 = {'legs': 0.13, 'floor': 0.014}.get(base, 0.06)
    bm = bmesh.new()
    rows = []
    prof = []
    k = 40
    for q in range(k):
        th = 2 * pi * q / k
        ex = 0.42
        sx = abs(cos(th)) ** ex * (1 if cos(th) >= 0 else -1)
        sz = abs(sin(th)) ** ex * (1 if sin(th) >= 0 else -1)
        prof.append((sx, sz))
    for i in range(n + 1):
        u = i / n
        a = a0 + (a1 - a0) * u
        e = abs(u - 0.5) * 2
        hh = h - 0.19 * (max(0, e - 0.25) / 0.75) ** 2.0
        cap = sqrt(max(0.0, 1 - (max(0, e - 0.9) / 0.1) ** 2)) if e > 0.9 else 1
        row = []
        for sx, sz in prof:
            zz = z0 + (hh - z0) / 2 + sz * (hh - z0) / 2 * (0.9 + 0.1 * cap)
            flare = 0.045 * ((zz - z0) / (h - z0)) ** 1.5
            wob = 0.003 * mn.noise(Vector((cos(a) * 3, sin(a) * 3, zz * 5 + seed)))
            rr = r + flare + sx * (t / 2 * (0.15 + 0.85 * cap) + 0.006 * (1 - sz * sz)) + wob
            aa = a
            row.append(bm.verts.new((rr * cos(aa), rr * sin(aa), zz)))
        rows.append(row)
    for i in range(n):
        for q in range(k):
            bm.faces.new((rows[i][q], rows[i + 1][q], rows[i + 1][(q + 1) % k], rows[i][(q + 1) % k]))
    bm.faces.new(rows[0])
    bm.faces.new(rows[-1][::-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = finish(bm, 'shell', mat, weighted=False, angle=180)
    subsurf(o, 1)
    rs = r - t / 2 + 0.005
    prof = [(0, 0.3)] + [(rs * q, 0.3) for q in (0.3, 0.6, 0.85)] + [(rs - 0.03 + 0.03 * sin(rad(a)), 0.33 - 0.03 * cos(rad(a))) for a in range(0, 100, 15)] + [(rs + 0.004, 0.37)] + [
        (rs - 0.035 + 0.035 * cos(rad(a)), 0.405 + 0.04 * sin(rad(a))) for a in range(0, 91, 15)
    ] + [(rs * q, 0.445 + 0.028 * (1 - q * q)) for q in (0.8, 0.6, 0.4, 0.2)] + [(0, 0.473)]
    s = lathe(prof, 64, mat, name='seat', angle=180)
    subsurf(s, 1)
    piping(
        [(rs * cos(2 * pi * i / 60) * 0.985, rs * sin(2 * pi * i / 60) * 0.985, 0.442) for i in range(60)],
        0.005, mat,
    )
    lathe(disc_profile(rs + 0.01, 0.3 - z0, 0.02), 64, mat, (0, 0, z0), name='base')
    if base == 'floor':
        return
    if base == 'swivel':
        cyl(r * 0.75, 0.05, (0, 0, 0.01), leg_mat, 0.004)
    else:
        for a in (45, 135, 225, 315):
            leg(z0 + 0.01, 0.012, 0.02, (0.27 * cos(rad(a)), 0.27 * sin(rad(a)), 0), leg_mat)


def ottoman(mat, w=0.6, d=0.6, h=0.42, leg_mat=None, seed=3, round_=False, pipe=0.0045):
    """Ottoman or pouf."""
    leg_mat = leg_mat or M.wood('walnut')
    if round_:
        prof = [(0, 0.06)] + [(w / 2 - 0.03 + 0.03 * sin(rad(a)), 0.09 - 0.03 * cos(rad(a))) for a in range(0, 91, 15)] + [(w / 2 + 0.008, h * 0.55)] + [
            (w / 2 - 0.05 + 0.05 * cos(rad(a)), h - 0.05 + 0.05 * sin(rad(a))) for a in range(0, 91, 15)
        ] + [(w / 4, h + 0.012), (0, h + 0.016)]
        o = lathe(prof, 72, mat, name='pouf', angle=180)
        subsurf(o, 1)
        piping(
            [
                ((w / 2 - 0.004) * cos(2 * pi * i / 72), (w / 2 - 0.004) * sin(2 * pi * i / 72), h - 0.03) for i in range(72)
            ],
            0.0055, mat,
        )
        cyl(w / 2 - 0.06, 0.06, (0, 0, 0.005), leg_mat)
        return
    padbox((w, d, h - 0.25), (0, 0, 0.12 + (h - 0.25) / 2), mat, r=0.02, puff=(0.006, 0.006, 0), seed=seed)
    cushion(w + 0.004, d + 0.004, 0.15, mat, (0, 0, h - 0.07), crown=0.03, seed=seed, pipe=pipe)
    _legs(w, d, 0.12, 'taper', leg_mat, 0.07)


def bench(mat, w=1.3, d=0.42, h=0.47, leg_mat=None):
    """Upholstered bench for the foot of a bed."""
    leg_mat = leg_mat or M.wood('oak')
    padbox((w, d, 0.09), (0, 0, h - 0.05), mat, r=0.03, puff=(0.006, 0.006, 0.016))
    rbox((w - 0.06, d - 0.06, 0.05), (0, 0, h - 0.115), leg_mat, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            sqleg(h - 0.12, 0.032, 0.045, (sx * (w / 2 - 0.07), sy * (d / 2 - 0.06), 0), leg_mat)


def bench_sofa(mat, leg_mat=None, w=2.08, depth=0.86, back_h=0.84, arm_w=0.1, pattern='square', seed=0, bolsters=False):
    """Sofa with one long seat cushion and a tight back, buttoned in a grid or sewn into channels; round bolsters at its arms if asked."""
    leg_mat = leg_mat or M.wood('walnut')
    seat_h, leg_h, arm_h = 0.44, 0.16, 0.6
    iw = w - 2 * arm_w
    padbox((w - 0.01, depth - 0.03, 0.1), (0, 0, leg_h + 0.05), mat, r=0.018, puff=(0.003, 0.004, 0), wob=0.0012)
    padbox((w, 0.13, back_h - leg_h), (0, depth / 2 - 0.065, leg_h + (back_h - leg_h) / 2), mat, r=0.03, puff=(0.004, 0.008, 0.004))
    for s in (-1, 1):
        x = s * (w / 2 - arm_w / 2)
        padbox((arm_w, depth, arm_h - leg_h), (x, 0, leg_h + (arm_h - leg_h) / 2), mat, r=0.026, puff=(0.005, 0.006, 0.006), seed=seed + s)
    k = dict(nx=7, ny=2, depth=0.03) if pattern == 'square' else dict(nx=round(iw / 0.12), ny=1, depth=0.03)
    tufted(
        iw, back_h - seat_h + 0.1, 0.1, mat, (0, depth / 2 - 0.15, seat_h - 0.12), (rad(-7), 0, 0), style=pattern,
        border=0.1, **k,
    )
    sd = depth - 0.16
    padbox(
        (iw - 0.006, sd, seat_h - leg_h - 0.1), (0, -depth / 2 + sd / 2 - 0.006, leg_h + 0.1 + (seat_h - leg_h - 0.1) / 2), mat,
        r=0.045, puff=(0.004, 0.012, 0.03), seed=seed + 5,
    )
    piping([(x, y - depth / 2 + sd / 2 - 0.006, seat_h - 0.018) for x, y in rrect(iw - 0.012, sd - 0.006, 0.04)], 0.0045, mat)
    if bolsters:
        r, half = 0.088, 0.235
        round_end = [(0, -half), (r * 0.5, -half + 0.004), (r * 0.85, -half + 0.014), (r, -half + 0.04)]
        profile = round_end + [(r + 0.004, 0)] + [(q, -z) for q, z in round_end[::-1]]
        for s in (-1, 1):
            lathe(spline(profile), 48, mat, (s * (iw / 2 - r - 0.012), -0.03, seat_h + r + 0.012), (pi / 2, 0, 0), 'bolster', angle=180)
            for y in (-half + 0.02, half - 0.02):
                tube([(s * (iw / 2 - r - 0.012) + (r - 0.002) * cos(2 * pi * i / 48), -0.03 + y, seat_h + r + 0.012 + (r - 0.002) * sin(2 * pi * i / 48)) for i in range(48)], 0.005, mat, True)
    _legs(w, depth, leg_h, 'taper', leg_mat)

