"""Sofas, sectionals, recliners, chairs and ottomans. Fronts face -Y, feet stand on z = 0."""
import bmesh
import random
from math import exp, pi, sin, cos, sqrt, radians as rad
from mathutils import Euler, Matrix, Vector, noise as mn

from .. import materials as M
from ..geometry import (
    bun_foot, cyl, disc_profile, finish, lathe, leg, parents, rbox, rrect, spline, sqleg, skin, subsurf, tube,
)
from ..soft import cushion, padbox, pillow, piping, tufted
from .wooden_chairs import turned


def cabriole(h, mat, x, y):
    """A front leg that bows out at the knee and in at the ankle, on a pad foot."""
    sx, sy = (0.7 if x > 0 else -0.7), (0.7 if y > 0 else -0.7)
    way = ((-0.004, h + 0.01, 1.15), (0.012, h * 0.86, 1.3), (0.02, h * 0.7, 1.1), (0.006, h * 0.46, 0.72), (-0.004, h * 0.26, 0.52),
        (0.006, 0.028, 0.62), (0.014, 0.012, 0.8))
    tube([(x + sx * out, y + sy * out, z) for out, z, _ in way], 0.028, mat, kind='NURBS', taper=[r for _, _, r in way])
    lathe(spline([(0, 0), (0.024, 0.0), (0.032, 0.008), (0.027, 0.02), (0.012, 0.03), (0, 0.032)]), 32, mat, (x + sx * 0.012, y + sy * 0.012, 0),
        angle=180)


def _nails(points, mat, turn=0.0):
    """A row of nailheads on a face that looks to the front, turned by so much about the upright."""
    for p in points:
        cyl(0.0068, 0.006, p, mat, 0.0028, 14, (pi / 2, 0, turn))


def _scroll_arm(x, s, w, depth, mat, nails, seed=0, z0=0.05, top=0.64):
    """A rolled arm down to z0 with nailheads round its scroll and down its front, or a welt; s is the side that it
    rolls to."""
    r = w * 0.56
    z = top - r
    padbox((w - 0.01, depth - 0.02, z - z0 + 0.04), (x, 0, (z + 0.04 + z0) / 2), mat, r=0.03, puff=(0.008, 0.006, 0.0), seed=seed)
    front = -depth / 2
    prof = [(0, front)] + [(r * sin(t), front + 0.018 - 0.018 * cos(t)) for t in [i / 6 * pi / 2 for i in range(1, 7)]]
    prof += [(r * 1.02, 0), (r, depth / 2 - 0.06), (0, depth / 2 - 0.04)]
    cx = x + s * 0.014
    lathe(prof, 44, mat, (cx, 0, z), (-pi / 2, 0, 0), 'roll', angle=180)
    if not nails:
        k, m = r - 0.009, w / 2 - 0.029
        piping([(cx + k * cos(a), front + 0.0045, z + k * sin(a)) for a in [rad(-58 + 296 * i / 44)
            for i in range(45)]], 0.005, mat, cyclic=False)
        for e in (-1, 1):
            piping([(x + e * m, front + 0.0075, z0 + 0.03), (x + e * m, front + 0.0075, z - 0.7 * k)], 0.005, mat,
                cyclic=False)
        return
    k, n = r - 0.016, 30
    _nails([(cx + k * cos(a), front + 0.004, z + k * sin(a)) for a in [rad(-60 + 300 * i / n) for i in range(n + 1)]], nails)
    m = int((z - k - z0 - 0.05) / 0.024)
    for e in (-1, 1):
        _nails([(x + e * (w / 2 - 0.03), front + 0.008, z0 + 0.05 + 0.024 * i) for i in range(m + 3)], nails)


def _capped_leg(h, x, y, mat, tilt, cap=0.042, r0=0.0135, r1=0.023):
    """A splayed, tapered leg whose foot stands in a brass cap; x and y are where its top meets the frame."""
    leg(h, r0, r1, (x, y, 0.0038), mat, tilt)
    foot = (x + h * sin(rad(tilt[1])), y - h * sin(rad(tilt[0])), 0.0038)
    upper = r0 + (r1 - r0) * cap / h
    profile = [(0, -0.0008), (r0 - 0.001, -0.0008), (r0 + 0.0012, 0.0014), (upper + 0.0014, cap - 0.001),
        (upper + 0.0006, cap), (upper - 0.003, cap)]
    lathe(profile, 28, M.metal('brass'), foot, (-rad(tilt[0]), -rad(tilt[1]), 0), 'cap', angle=50, cap=False)


def _legs(w, d, h, kind, mat, inset=0.08):
    """Four feet under a seat, or steel sleds at its ends, or steel U's at its corners; `capped` ones splay and
    stand in brass."""
    for sx in (-1, 1):
        if kind == 'sled':
            rbox((0.05, d - 2 * inset + 0.014, 0.014), (sx * (w / 2 - inset), 0, 0.007), mat, 0.003, grain='y')
        for sy in (-1, 1):
            x, y = (sx * (w / 2 - inset), sy * (d / 2 - inset))
            if kind == 'taper':
                leg(h + 0.01, 0.013, 0.022, (x, y, 0), mat, (-4 * sy, 4 * sx))
            elif kind == 'capped':
                _capped_leg(h + 0.012, x, y, mat, (-10 * sy, 10 * sx))
            elif kind == 'block':
                sqleg(h + 0.01, 0.045, 0.055, (x, y, 0), mat)
            elif kind == 'bun':
                bun_foot(h + 0.01, (x, y, 0), mat)
            elif kind == 'metal':
                rbox((0.018, 0.05, h + 0.01), (x, y, h / 2), mat, 0.003, grain='z')
            elif kind == 'sled':
                rbox((0.05, 0.014, h + 0.01), (x, y, (h + 0.01) / 2), mat, 0.003, grain='z')
            elif kind == 'u':
                rbox((0.26, 0.045, 0.016), (x - sx * 0.09, y, 0.008), mat, 0.003, grain='x')
                for px in (x + sx * 0.032, x - sx * 0.212):
                    rbox((0.016, 0.045, h + 0.01), (px, y, (h + 0.01) / 2), mat, 0.003, grain='z')
            elif kind == 'cabriole':
                cabriole(h, mat, x, y)
            elif kind == 'turned':
                if sy < 0:
                    turned((x, y, 0), (x, y, h + 0.01), 0.034, mat)
                else:
                    sqleg(h + 0.01, 0.034, 0.045, (x, y, 0), mat)


def _pillows(pillows, iw, y, seat_h):
    """(x share -1..1, size, material, turn[, aspect[, tassels]]); two colours for material make a plaid.

    Overlapping pillows step towards the viewer and sit on the cushion."""
    done = []
    for p in pillows:
        xs, size, pm, turn = p[:4]
        pm = M.plaid(*pm) if isinstance(pm, tuple) else pm
        asp = p[4] if len(p) > 4 else 1
        x = xs * (iw / 2 - size * 0.42)
        n = sum((1 for q, s in done if abs(q - x) < (s + size) * 0.46))
        lean = 66 - 5 * n
        place = (x, y - 0.125 * n, seat_h + size * asp * 0.5 * sin(rad(lean)) + 0.012)
        cover = pillow(
            size, size * asp, pm, place, (rad(lean), 0, rad(turn)),
            puff=0.8, seed=int(abs(xs) * 50 + size * 10 + (5 if xs > 0 else 0)), pipe=0.003,
        )
        if len(p) > 5:
            frame = Matrix.Translation(place) @ Euler((rad(lean), 0, rad(turn))).to_matrix().to_4x4()
            # those at the lower corners lie behind the pillow
            for sx in (-1, 1):
                at = frame @ max((v.co for v in cover.data.vertices), key=lambda v: sx * v.x + v.y)
                lathe([(0, 0.006), (0.004, 0.003), (0.0085, -0.005), (0.008, -0.014), (0.0055, -0.017), (0.009, -0.03), (0.012, -0.058),
                    (0, -0.061)], 20, p[5], (at.x - sx * 0.006, at.y - 0.004, at.z + 0.002), (0, 0, 0), angle=70)
        done.append((x, size))


def _skirt(w, d, h, mat, pipe_mat=None, kicks=(), seed=0):
    """A cloth skirt down to the floor under a welt: straight with kick pleats at its corners and at `kicks` (x along the front), relaxed without."""
    r = 0.025
    step = 0.005
    x, y = w / 2, d / 2
    corners = ((x, -y, 1, 0), (x, y, 0, 1), (-x, y, -1, 0), (-x, -y, 0, -1))
    path = []
    for (cx, cy, nx, ny), length in zip(corners, (d, w, d, w)):
        n = round((length - 2 * r) / step)
        for i in range(n):
            t = -length / 2 + r + (length - 2 * r) * i / n
            path.append((nx * x - ny * t if nx else -t * ny, ny * y + t * nx if nx else ny * y, nx, ny))
        a0 = 0 if nx > 0 else 90 if ny > 0 else 180 if nx < 0 else 270
        mx, my = cx - (r if cx > 0 else -r), cy - (r if cy > 0 else -r)
        nxt = {0: (x - r, y - r), 90: (-x + r, y - r), 180: (-x + r, -y + r), 270: (x - r, -y + r)}[a0]
        for i in range(8):
            a = rad(a0 + 90 * i / 8)
            path.append((nxt[0] + r * cos(a), nxt[1] + r * sin(a), cos(a), sin(a)))
    pleats = [(sx * x, sy * y) for sx in (-1, 1) for sy in (-1, 1)] + [(k, -y) for k in kicks]
    levels = [1.0, 0.97, 0.8, 0.6, 0.4, 0.2, 0.0]
    bm = bmesh.new()
    rows = [[bm.verts.new((px - nx * 0.03, py - ny * 0.03, h)) for px, py, nx, ny in path]]
    for f in levels:
        row = []
        for px, py, nx, ny in path:
            out = 0.01 * (1 - f)
            near = min(((px - qx) ** 2 + (py - qy) ** 2) ** 0.5 for qx, qy in pleats)
            if kicks:
                out += (1 - f * 0.75) * (0.007 * max(0.0, 1 - abs(near - 0.035) / 0.035) - 0.024 * max(0.0, 1 - near / 0.011))
            else:
                fold = mn.noise(Vector((px * 5.5 + seed, py * 5.5, 0.4))) + 0.5 * mn.noise(Vector((px * 13, py * 13 + seed, 1.7)))
                out += (1 - f) * (0.026 * fold + 0.012) - (1 - f * 0.6) * 0.016 * max(0.0, 1 - near / 0.02)
            row.append(bm.verts.new((px + nx * out, py + ny * out, 0.008 + (h - 0.008) * f)))
        rows.append(row)
    skin(bm, rows[::-1])
    finish(bm, 'skirt', mat, weighted=False, angle=60)
    piping([(px + nx * 0.001, py + ny * 0.001, h - 0.003) for px, py, nx, ny in path[::3]], 0.005, pipe_mat or mat)


def t_cushion(w, d, h, ear, mat, loc=(0, 0, 0), sides=(-1, 1), deep=0.11, crown=0.03, pipe=0.0045, pipe_mat=None, seed=0):
    """A seat cushion of width w whose front spreads by `ear` before the arms at the named sides: a T, or an L with one side."""
    off = ear * sum(sides) / 2
    turn = -d / 2 + deep

    def fn(p):
        t = max(0.0, min(1.0, (p.y - turn) / 0.035))
        xt = p.x + off
        if (xt > 0) * 2 - 1 in sides:
            xt *= 1 - t * t * (3 - 2 * t) * ear / (w / 2 + ear)
        p.x = xt - off
        return p
    r = min(0.045, h * 0.45)
    padbox(
        (w + ear * len(sides), d, h), (loc[0] + off, loc[1], loc[2]), mat, r=r, puff=(0.004, 0.012, crown), seed=seed, fn=fn, step=0.025, name='seat',
    )
    if not pipe:
        return
    k = r * 0.29
    left, right = (w / 2 + ear * (s in sides) - k for s in (-1, 1))
    poly = [(-left, -d / 2 + k - 0.006), (right, -d / 2 + k - 0.006)]
    poly += [(right, turn), (w / 2 - k, turn + 0.03)] if 1 in sides else []
    poly += [(w / 2 - k, d / 2 - k), (-w / 2 + k, d / 2 - k)]
    poly += [(-w / 2 + k, turn + 0.03), (-left, turn)] if -1 in sides else []
    outline = []
    for i, (bx, by) in enumerate(poly):
        (ax, ay), (cx, cy) = poly[i - 1], poly[(i + 1) % len(poly)]
        la, lc = ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5, ((cx - bx) ** 2 + (cy - by) ** 2) ** 0.5
        ra, rc = min(0.03, la / 2) / la, min(0.03, lc / 2) / lc
        for q in range(6):
            t = q / 5
            p0, p2 = (bx + (ax - bx) * ra, by + (ay - by) * ra), (bx + (cx - bx) * rc, by + (cy - by) * rc)
            outline.append(tuple((1 - t) ** 2 * u + 2 * t * (1 - t) * v + t * t * z for u, v, z in zip(p0, (bx, by), p2)))
    for z in (h / 2 - k, -h / 2 + k):
        piping([(loc[0] + px, loc[1] + py, loc[2] + z) for px, py in outline], pipe, pipe_mat or mat)


def _biscuit_back(w, h, mat, loc, tilt=13, pipe=0.0045):
    """A loose back cushion buttoned in a grid, four squares by three; loc is the middle of its lower edge."""
    a = rad(tilt)
    tufted(w - 0.004, h, 0.11, mat, loc, (-a, 0, 0), style='square', nx=2, ny=1, depth=0.034, border=(w - 0.004) / 4, r=0.05)
    padbox(
        (w - 0.008, 0.12, h - 0.006), (loc[0], loc[1] + 0.055 + sin(a) * h / 2, loc[2] + cos(a) * h / 2), mat, r=0.04, puff=(0.004, 0.01, 0.006),
        rot=(-a, 0, 0),
    )
    if pipe:
        pts = [(u, 0.004, h / 2 + v) for u, v in rrect(w - 0.004, h, 0.035)]
        piping([(loc[0] + u, loc[1] + v * cos(a) + q * sin(a), loc[2] + q * cos(a) - v * sin(a)) for u, v, q in pts], pipe, mat)


def sofa(
    mat, seats=3, seat_w=0.66, depth=0.94, seat_h=0.45, arm='track', arm_w=0.17, back_h=0.84, legs='taper',
    leg_mat=None, pillows=(), pipe=0.0045, crown=0.048, arm_h=0.62, back_cush=True, bench=False,
    leg_h=0.13, pipe_mat=None, seed=0, skirt=False, back_crown=0.075, arm_mat=None, t_seat=False,
):
    """Sofa, loveseat or armchair by the number of seats; a `t_seat` spreads before arms that stand back."""
    ahead = 0.1 if t_seat else 0.0
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
                (arm_w * 0.94, depth, arm_h - leg_h - 0.03),
                (x + s * arm_w * 0.03, 0, leg_h + (arm_h - leg_h - 0.03) / 2), arm_mat, r=0.026,
                puff=(0.003, 0.006, 0.01), seed=seed + s, name='arm',
            )
            rr = arm_w * 0.56
            pr = [(0, -depth / 2 + 0.004)] + [(rr * sin(t), -depth / 2 + 0.02 - 0.02 * cos(t)) for t in [i / 6 * pi / 2 for i in range(1, 7)]] + [
                (rr * (1 + 0.03 * sin(pi * i / 10)), -depth / 2 + 0.02 + (depth - 0.05) * i / 10) for i in range(1, 11)
            ] + [(0, depth / 2 - 0.02)]
            lathe(pr, 40, arm_mat, (x + s * 0.02, 0, arm_h - rr * 0.72), (-pi / 2, 0, 0), 'roll', angle=180)
            pts = [(x + s * 0.02 + (rr - 0.008) * cos(t), -depth / 2 + 0.009, arm_h - rr * 0.72 + (rr - 0.008) * sin(t)) for t in [2 * pi * i / 40 for i in range(40)]]
            piping(pts, 0.005, pipe_mat or arm_mat)
        elif arm == 'round':

            def bow(p):
                if p.z > 0:
                    p.z += 0.035 * ((p.y + depth / 2) / depth) ** 2
                return p
            padbox(
                (arm_w + 0.012, depth - ahead, arm_h - leg_h), (x + s * 0.004, ahead / 2, leg_h + (arm_h - leg_h) / 2), arm_mat, r=0.084,
                puff=(0.004, 0.008, 0.006), seed=seed + s, fn=bow, name='arm',
            )
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
        if t_seat:
            sides = [s for s, end in ((-1, 0), (1, n - 1)) if i == end]
            t_cushion(
                cw - 0.004, sd, hz + 0.035, arm_w - 0.006, mat, (-iw / 2 + cw * (i + 0.5), sy, leg_h + rail + hz / 2 + 0.008), sides,
                    deep=ahead - 0.006,
                crown=0.03, pipe=pipe, pipe_mat=pipe_mat, seed=seed + i,
            )
            continue
        cushion(
            cw - 0.004, sd, hz + 0.01, mat,
            (-iw / 2 + cw * (i + 0.5), sy, leg_h + rail + hz / 2 - 0.004), (0, 0, 0), crown=crown,
            seed=seed + 11 + i, pipe=pipe, pipe_mat=pipe_mat, name='seat', mirror=i % 2 == 1,
        )
    if back_cush:
        for i in range(seats):
            rnd = random.Random(seed * 100 + i)
            bh = back_h - seat_h + 0.06
            cushion(
                seat_w - 0.006, bh, 0.15, mat,
                (-iw / 2 + seat_w * (i + 0.5), depth / 2 - bt - 0.09, seat_h + bh / 2 - 0.02),
                (rad(90 - 13 + rnd.uniform(-1.5, 1.5)), rad(rnd.uniform(-1, 1)), rad(rnd.uniform(-1.2, 1.2))),
                crown=back_crown, back=0.02, seed=seed + 31 + i, pipe=pipe, pipe_mat=pipe_mat, name='back', mirror=i % 2 == 1,
            )
    if skirt:
        kicks = [-iw / 2 + cw * i for i in range(1, n)] or [0] if skirt == 'kick' else ()
        _skirt(W + 0.016, depth + 0.016, leg_h + 0.1, mat, pipe_mat, kicks, seed)
    elif legs:
        _legs(W, depth, leg_h, legs, leg_mat)
    _pillows(pillows, iw, depth / 2 - bt - 0.3, seat_h)
    return (W, depth)


def sectional(
    mat, seat_w=0.7, depth=0.96, seat_h=0.44, arm_w=0.16, back_h=0.83,
    leg_mat=None, chaise_len=1.62, seats=3, side=1, pillows=(), pipe=0.0045, leg_h=0.1, arm_h=0.6,
    crown=0.045, legs='block', seed=0, back_crown=0.075, tuft=False,
):
    """Sofa with a chaise at `side`, +1 right as seen from the front; its back cushions are buttoned in a grid if asked."""
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
        if tuft:
            _biscuit_back(seat_w - 0.004, bh, mat, (x, depth / 2 - bt - 0.13, seat_h - 0.015), pipe=pipe)
            continue
        cushion(
            seat_w - 0.006, bh, 0.15, mat, (x, depth / 2 - bt - 0.09, seat_h + bh / 2 - 0.02),
            (rad(77 + rnd.uniform(-1.5, 1.5)), rad(rnd.uniform(-1, 1)), rad(rnd.uniform(-1.2, 1.2))),
            crown=back_crown, back=0.02, seed=seed + 31 + i, pipe=pipe,
        )
    if legs == 'plinth':
        rbox((W - 0.1, depth - 0.1, leg_h), (0, 0, leg_h / 2), leg_mat, 0.003)
        rbox((seat_w - 0.1, chaise_len - 0.1, leg_h), (cx, depth / 2 - chaise_len / 2, leg_h / 2), leg_mat, 0.003)
    else:
        foot = 0.026 if legs == 'taper' else 0.045
        for x in (-W / 2 + 0.08, W / 2 - 0.08, 0):
            for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
                sqleg(leg_h + 0.01, foot, 0.05, (x, y, 0), leg_mat)
        for x in (cx - seat_w / 2 + 0.07, cx + seat_w / 2 - 0.07):
            sqleg(leg_h + 0.01, foot, 0.05, (x, depth / 2 - chaise_len + 0.08, 0), leg_mat)
    _pillows(pillows, iw, depth / 2 - bt - 0.3, seat_h)
    return (W, depth)


def recliner(mat, w=0.98, depth=0.98, open=False, base=None, pipe=0.005, seed=0, grip=None, nails=None, lever=None,
    rolled=False):
    """Padded recliner with a three-part back; a `grip` is the wood of knobs at the ends of its arms, `rolled` ones have
    welts or `nails`, a `lever` is the handle at its side."""
    seat_h, aw = (0.48, 0.21)
    iw = w - 2 * aw
    padbox(
        (w - 0.06, depth - 0.1, 0.14), (0, 0, 0.07), base or M.plain('#1c1b1a', 0.7), r=0.015, puff=(0, 0, 0)
    )
    if lever:
        cyl(0.036, 0.034, (w / 2 - 0.01, -0.1, 0.35), lever, 0.004, 32, (0, pi / 2, 0))
        rbox((0.022, 0.28, 0.042), (w / 2 + 0.026, -0.21, 0.385), lever, 0.01, grain='y', rot=(rad(-18), 0, 0))
    for s in (-1, 1):
        x = s * (w / 2 - aw / 2)
        if nails or rolled:
            _scroll_arm(x, s, aw, depth, mat, nails, seed + s)
            continue
        padbox(
            (aw - 0.01, depth - 0.02, 0.46), (x, 0, 0.05 + 0.23), mat, r=0.04, puff=(0.012, 0.014, 0.004),
            seed=seed + s,
        )
        cushion(
            depth - 0.05, aw + 0.015, 0.12, mat, (x, -0.02, 0.565), (0, 0, pi / 2), crown=0.045,
            seed=seed + 5 + s, pipe=pipe, shrink=0.07,
        )
        if grip:
            rbox((aw - 0.03, 0.17, 0.04), (x, -depth / 2 + 0.125, 0.658), grip, 0.018, grain='y')
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
        (iw + 0.1, 0.16, bh), (0, y + 0.12 + sin(a) * 0.36, z + 0.3), mat, r=0.072, puff=(0.012, 0.015, 0.012),
        rot=(-a, 0, 0), seed=seed + 9,
    )
    for s in (-1, 1):
        padbox(
            (0.075, 0.24, 0.62),
            (s * (iw / 2 + 0.035), y + 0.03 + sin(a) * 0.34, z + 0.33), mat, r=0.034, puff=(0.01, 0.01, 0.01),
            rot=(-a, 0, 0), seed=seed + s,
        )


def barrel_chair(mat, leg_mat=None, r=0.4, h=0.72, seed=0, base='swivel', kidney=False):
    """Accent chair with a thick curved shell on a swivel plate, on legs, or down to the floor; a `kidney` pillow leans at its back if asked."""
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
    skin(bm, rows[::-1])
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
    if kidney:
        pillow(0.46, 0.27, mat, (0, 0.185, 0.595), (rad(70), 0, 0), puff=0.8, seed=3, pipe=0.003)
    if base == 'floor':
        return
    if base == 'swivel':
        cyl(r * 0.75, 0.05, (0, 0, 0.01), leg_mat, 0.004)
    else:
        for a in (45, 135, 225, 315):
            leg(z0 + 0.01, 0.012, 0.02, (0.27 * cos(rad(a)), 0.27 * sin(rad(a)), 0), leg_mat)


def ottoman(mat, w=0.6, d=0.6, h=0.42, leg_mat=None, seed=3, round_=False, pipe=0.0045, legs='taper', nails=None,
    leg_h=0.12, flat=False):
    """Ottoman or pouf; nailheads along its lower edge if asked; a `flat` one is a thin pad on a rail, like a seat
    of bench_sofa."""
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
    if flat:
        rail = 0.08
        padbox((w - 0.012, d - 0.012, rail), (0, 0, leg_h + rail / 2), mat, r=0.018, puff=(0.003, 0.003, 0), wob=0.0012)
        seat_pad(w, d, h - leg_h - rail - 0.014, mat, (0, 0, (h - 0.014 + leg_h + rail) / 2), crown=0.014, seed=seed)
        _legs(w, d, leg_h, legs, leg_mat, 0.07)
        return
    padbox((w, d, h - 0.25), (0, 0, 0.12 + (h - 0.25) / 2), mat, r=0.02, puff=(0.006, 0.006, 0), seed=seed)
    cushion(w + 0.004, d + 0.004, 0.15, mat, (0, 0, h - 0.07), crown=0.03, seed=seed, pipe=pipe)
    if nails:
        n, m = round(w / 0.026), round(d / 0.026)
        _nails([(-w / 2 + 0.02 + (w - 0.04) * i / n, -d / 2 - 0.001, 0.138) for i in range(n + 1)], nails)
        for s in (-1, 1):
            _nails([(s * (w / 2 - 0.006), -d / 2 + 0.025 + (d - 0.05) * i / m, 0.142) for i in range(m + 1)], nails, s * pi / 2)
    _legs(w, d, 0.12, legs, leg_mat, 0.07)


def bench(mat, w=1.3, d=0.42, h=0.47, leg_mat=None, legs='square'):
    """Upholstered bench for the foot of a bed, on square or turned legs."""
    leg_mat = leg_mat or M.wood('oak')
    padbox((w, d, 0.09), (0, 0, h - 0.05), mat, r=0.03, puff=(0.006, 0.006, 0.016))
    rbox((w - 0.06, d - 0.06, 0.05), (0, 0, h - 0.115), leg_mat, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - 0.07), sy * (d / 2 - 0.06)
            if legs == 'turned':
                turned((x, y, 0), (x, y, h - 0.13), 0.03, leg_mat)
            else:
                sqleg(h - 0.12, 0.032, 0.045, (x, y, 0), leg_mat)


def seat_pad(w, d, h, mat, loc=(0, 0, 0), widen=(0.0, 0.0), crown=0.024, seed=0, pipe=0.0045):
    """A box cushion with a welt round either edge; its left and right sides lean outwards by `widen`."""
    def out(x, z):
        return x + x / (w / 2) * widen[x > 0] * (z / h + 0.5)

    def fn(p):
        p.x = out(p.x, p.z)
        return p
    r = min(0.045, h * 0.45)
    k = r * 0.29
    padbox((w, d, h), loc, mat, r=r, puff=(0.003, 0.01, crown), seed=seed, fn=fn, step=0.03, wob=0.002, name='seat')
    for z in (h / 2 - k, k - h / 2):
        piping([(loc[0] + out(x, z), loc[1] + y, loc[2] + z) for x, y in rrect(w - 2 * k, d - 2 * k + 0.008, 0.032)],
            pipe, mat)


def tight_back(w, h, t, mat, loc, tilt, pattern='channel', nx=8, rows=(), depth=0.034, spread=0.0, r=0.045, seed=0):
    """A padded back in one skin that leans by `tilt`: upright channels which roll over its upper edge, or a grid
    whose seams meet in buttons at the heights of `rows`. `loc` is the middle of its lower edge; it is wider by
    `spread` at either side of its top."""
    low, high = t / 2 - r, h - r
    line = [(-t / 2, 0.008 * i, -1, 0) for i in range(int(high / 0.008))]
    line += [(-low - r * cos(rad(a)), high + r * sin(rad(a)), -cos(rad(a)), sin(rad(a))) for a in range(0, 91, 9)]
    line += [(low + r * sin(rad(a)), high + r * cos(rad(a)), sin(rad(a)), cos(rad(a))) for a in range(0, 91, 15)]
    line += [(t / 2, high * (1 - i / 6), 1, 0) for i in range(1, 7)]
    pitch = w / nx
    seams = [pitch * (i - nx / 2) for i in range(1, nx)]

    def sunk(x, y, z):
        """How far the skin lies below the plain block: seams, buttons, and the swell between them."""
        if pattern == 'channel':
            d = abs((x / pitch + nx / 2) % 1 - 0.5) * 2
            front = max(0.0, min(1.0, 1.25 - (y + t / 2) / t))
            return (0.9 * depth * (1 - sqrt(max(0.0, 1 - d ** 2.5))) - 0.006) * front
        dx = min(abs(x - q) for q in seams)
        dz = min(abs(z - q) for q in rows)
        front = max(0.0, min(1.0, 1 - (y + t / 2) / r))
        swell = 0.018 * (1 - exp(-dx / 0.035)) * (1 - exp(-dz / 0.035))
        fold = 0.3 * max(exp(-(dx / 0.011) ** 1.3), exp(-(dz / 0.011) ** 1.3))
        return (depth * max(fold, exp(-(dx * dx + dz * dz) / 0.002)) - swell) * front
    steps = 12 if pattern == 'channel' else 24
    across = [pitch * (i - nx / 2 + (1 - cos(pi * j / steps)) / 2) for i in range(nx) for j in range(steps)] + [w / 2]
    bm, rings = bmesh.new(), []
    for x in across:
        end = max(0.0, 1 - (w / 2 - abs(x)) / r)
        inset = r * 0.85 * (1 - sqrt(max(0.0, 1 - end * end)))
        ring = []
        for y, z, ny, nz in line:
            less = inset + sunk(x, y, z) * (1 - end * end) + 0.0012 * mn.noise(Vector((x * 7, y * 7 + seed, z * 7)))
            ring.append(bm.verts.new((x * (1 + 2 * spread / w * z / h), y - ny * less, z - nz * less)))
        rings.append(ring)
    skin(bm, rings)
    bm.faces.new(rings[0][::-1])
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    back = finish(bm, 'back', mat, weighted=False, angle=75, loc=loc, rot=(-tilt, 0, 0))
    parents.append(back)
    button = [(0, 0), (0.011, 0.0005), (0.0145, 0.0045), (0.0125, 0.008), (0.007, 0.0105), (0, 0.011)]
    for z in rows:
        for x in seams:
            lathe(button, 24, mat, (x * (1 + 2 * spread / w * z / h), depth - t / 2 + 0.001, z), (pi / 2, 0, 0),
                'button', angle=180)
    parents.pop()


def bench_sofa(
    mat, leg_mat=None, w=2.08, depth=0.86, back_h=0.84, arm_w=0.135, pattern='square', seed=0, bolsters=False,
    seats=1, lean=0.0, leg_h=0.155, legs='taper',
):
    """Sofa on slim legs with a tight, leaning back, buttoned in a grid or sewn into channels, between slim arms
    that lean outwards by `lean`; one seat cushion from arm to arm or one for each of `seats`; round bolsters at its
    arms if asked."""
    leg_mat = leg_mat or M.wood('walnut')
    seat_h, arm_h, rail = 0.44, 0.6, 0.085
    foot_w = w - 2 * lean
    iw = foot_w - 2 * arm_w
    tall = arm_h - leg_h
    padbox((foot_w - 0.03, depth - 0.04, rail), (0, 0, leg_h + rail / 2), mat, r=0.018, puff=(0.003, 0.003, 0),
        wob=0.0012)
    soft = 0.036 if lean else 0.024
    for s in (-1, 1):
        x = s * (foot_w / 2 - arm_w / 2)

        def out(z, s=s):
            """How far the arm stands out at a height above its lower edge."""
            return s * lean * z / tall

        def fn(p, out=out):
            p.x += out(p.z + tall / 2)
            return p
        padbox((arm_w, depth - 0.012, tall), (x, 0, leg_h + tall / 2), mat, r=soft, puff=(0.004, 0.005, 0.006),
            seed=seed + s, fn=fn, wob=0.0015)
        welt = rrect(arm_w - 0.6 * soft, tall - 0.6 * soft, soft * 0.75)
        piping([(x + a + out(b + tall / 2), 0.012 - depth / 2, leg_h + tall / 2 + b) for a, b in welt], 0.0042, mat)
    t, a, z0 = 0.15, rad(8), leg_h + 0.05
    high = (back_h - z0 - t / 2 * sin(a)) / cos(a)
    wide = iw + 0.03
    at = (0, depth / 2 - 0.006 - t / 2 * cos(a) - high * sin(a), z0)
    front = at[1] - t / 2 * cos(a) + (seat_h - z0) * sin(a)
    bottom = seat_h - z0
    grid = [bottom + (high - bottom) * k for k in (0.26, 0.63)] if pattern == 'square' else []
    tight_back(wide, high, t, mat, at, a, pattern, 7 if grid else round(wide / 0.115), grid, spread=lean * high / tall,
        seed=seed)
    sd = front + 0.045 + depth / 2
    cw, ch = iw / seats, seat_h - leg_h - rail
    side = lean * (ch + rail) / tall
    for i in range(seats):
        ends = (side if i == 0 else 0.0, side if i + 1 == seats else 0.0)
        seat_pad(cw - 0.005, sd, ch, mat, (cw * (i + 0.5) - iw / 2, sd / 2 - depth / 2 - 0.004, seat_h - ch / 2), ends,
            seed=seed + 5 + i)
    if bolsters:
        r, half = 0.088, 0.235
        round_end = [(0, -half), (r * 0.5, -half + 0.004), (r * 0.85, -half + 0.014), (r, -half + 0.04)]
        profile = round_end + [(r + 0.004, 0)] + [(q, -z) for q, z in round_end[::-1]]
        for s in (-1, 1):
            x, z = s * (iw / 2 - r - 0.006), seat_h + r + 0.007
            lathe(spline(profile), 48, mat, (x, -0.06, z), (pi / 2, 0, 0), 'bolster', angle=180)
            for y in (-half + 0.02, half - 0.02):
                ring = [2 * pi * i / 48 for i in range(48)]
                tube([(x + (r - 0.002) * cos(q), y - 0.06, z + (r - 0.002) * sin(q)) for q in ring], 0.005, mat, True)
    _legs(foot_w, depth, leg_h, legs, leg_mat)
