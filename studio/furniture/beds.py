"""Mattresses, made beds and bunk beds. The head is at +Y, the bunk's long side faces -Y."""
import bpy
import bmesh
import random
from math import atan2, cos, pi, sin, sqrt, exp, radians as rad
from mathutils import Vector, noise as mn

from .. import materials as M
from .cases import bolts, bun, pull
from ..geometry import cyl, finish, group, lathe, leg, prism, rbox, rrect, skin, spline, sqleg, tube
from ..soft import drape, padbox, pillow, piping, tufted

SIZES = {
    'twin': (0.97, 1.9), 'full': (1.37, 1.9), 'queen': (1.53, 2.03), 'king': (1.93, 2.03),
    'calking': (1.83, 2.13),
}


def mattress(
    w, l, h=0.26, top=None, side=None, quilt=True, z=0, tape=None, loc=(0, 0), piping_r=0.008
):
    """plain mattress with quilted top panel, border with tape edges"""
    top = top or M.bedding('#f5f3ee')
    side = side or M.linen('#c8c6c2', 0.18)
    tape = tape or M.bedding('#e9e6df')
    step = 0.016 if quilt else 0.04
    n, m = (int(w / step), int(l / step))
    r = 0.055
    bm = bmesh.new()
    rows = []

    def rr(x, y):
        cx, cy = (w / 2 - r, l / 2 - r)
        ax, ay = (abs(x), abs(y))
        if ax > cx and ay > cy:
            dx, dy = (ax - cx, ay - cy)
            mx = max(dx, dy)
            L = sqrt(dx * dx + dy * dy)
            if L > 1e-09:
                dx, dy = (dx / L * mx, dy / L * mx)
            ax, ay = (cx + dx, cy + dy)
        return (ax if x >= 0 else -ax, ay if y >= 0 else -ay)
    for j in range(m + 1):
        row = []
        for i in range(n + 1):
            x, y = ((i / n - 0.5) * w, (j / m - 0.5) * l)
            e = min(w / 2 - abs(x), l / 2 - abs(y))
            edge = sqrt(max(0, 1 - (1 - min(1, e / 0.05)) ** 2))
            q = 0
            if quilt:
                k = 1 / 0.135
                a = (x + y) * k * 0.7071
                b = (x - y) * k * 0.7071
                wob = 0.0
                da, db = (abs(a - round(a)), abs(b - round(b)))
                q = -0.017 * (
                    exp(-(da / 0.1) ** 2) + exp(-(db / 0.1) ** 2)
                ) + 0.016 * (sin(pi * da) * sin(pi * db))
                q *= min(1, e / 0.09)
            xx, yy = rr(x, y)
            row.append(
                bm.verts.new(
                    (xx, yy, z + h - 0.035 + 0.035 * edge + q + 0.0015 * mn.noise(Vector((x * 7, y * 7, 1))))
                )
            )
        rows.append(row)
    skin(bm, rows, closed=False)
    with group('mattress', loc[0], loc[1]) as g:
        finish(bm, 'top', top, weighted=False, angle=180)
        per = rrect(w, l, r, 8)
        bm = bmesh.new()
        k = 12
        rings = []
        dense = []
        for a, b in zip(per, per[1:] + per[:1]):
            d = sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
            c = max(1, int(d / 0.06))
            dense += [(a[0] + (b[0] - a[0]) * t / c, a[1] + (b[1] - a[1]) * t / c) for t in range(c)]
        for j in range(k + 1):
            v = j / k
            zz = z + 0.012 + (h - 0.05) * v
            bul = 0.01 * (1 - (2 * v - 1) ** 4) - 0.006 * exp(-((v - 0.5) / 0.03) ** 2) - 0.006 * exp(
                -((v - 0.26) / 0.03) ** 2
            ) - 0.006 * exp(-((v - 0.74) / 0.03) ** 2)
            ring = []
            for x, y in dense:
                L = Vector((x / w, y / l, 0))
                nx = Vector(
                    (x if abs(x) > w / 2 - r - 1e-06 else 0, y if abs(y) > l / 2 - r - 1e-06 else 0, 0)
                )
                nx = nx.normalized() if nx.length else Vector((0, 0, 0))
                ring.append(bm.verts.new((x + nx.x * bul, y + nx.y * bul, zz)))
            rings.append(ring)
        skin(bm, rings)
        finish(bm, 'border', side, weighted=False, angle=180)
        for zz in (z + 0.014, z + h - 0.037):
            piping([(x * 1.0, y * 1.0, zz) for x, y in dense], piping_r, tape)
    return g


def foundation(w, l, h=0.22, mat=None, z0=0.0):
    """Box spring."""
    mat = mat or M.linen('#8f8d8a', 0.25)
    padbox((w, l, h), (0, 0, z0 + h / 2), mat, r=0.022, puff=(0.004, 0.004, 0), step=0.08)
    for zz in (z0 + 0.012, z0 + h - 0.012):
        piping([(x, y, zz) for x, y in rrect(w + 0.002, l + 0.002, 0.024)], 0.005, mat)


EDGE, CORNER = 0.06, 0.1


def spread(w, l, zt, drop, rails, tucked, quilt, seed, cells):
    """Where a point of the bed linen lies: a function of its place on the flat cloth and its height above the lowest layer.

    All layers share it, so none stands off from the one below. Tucked linen ends inside of the footboard; other linen
    falls all around, its hem level even at the corners, where the cloth to spare stands in flutes."""
    foot = -l / 2 + (0.03 if tucked else -0.005)
    fall = min(0.17, drop) if tucked else drop
    cx, cy = w / 2 - CORNER, foot + CORNER
    flat = CORNER - EDGE
    reach = max(0.05, zt - rails[1] - EDGE)
    out = rails[0] + 0.02 if zt - drop - 0.02 < rails[1] else 0.012

    def place(a, b, off):
        """The point in space."""
        sign = 1 if a > 0 else -1
        ex, ey = max(0.0, abs(a) - cx), max(0.0, cy - b)
        turn = atan2(ex, ey) if ex and ey else 0 if ey else pi / 2
        p = a if not ex else sign * (cx + 0.28 * turn + (max(0.0, b - cy) if not ey else 0))
        if ex > CORNER:
            t = min(1, max(0, (b - foot) / 0.45)) if tucked else 1
            ex = CORNER + (ex - CORNER) * (fall + (drop - fall) * t * t * (3 - 2 * t)) / drop
        rho, length = max(ex, ey), sqrt(ex * ex + ey * ey)
        nx, ny = (ex / length, ey / length) if length else (0, 0)
        q = 0.011 * mn.noise(Vector((a * 2.4, b * 2.4, seed))) + 0.004 * mn.noise(Vector((a * 7, b * 5, seed + 3)))
        if quilt:
            q += quilt * ((abs(sin(pi * a * cells[0])) * abs(sin(pi * (b - foot) * cells[1]))) ** 0.45 - 0.5)
        off += q
        if rho <= flat:
            h, g, nh, nz, more = rho, 0, 0, 1, 0
        elif rho <= flat + EDGE * pi / 2:
            a0 = (rho - flat) / EDGE
            h, g, nh, nz, more = flat + EDGE * sin(a0), EDGE * (1 - cos(a0)), sin(a0), cos(a0), 0
        else:
            s = (rho - flat - EDGE * pi / 2) * (1 + 0.05 * mn.noise(Vector((p * 1.9, seed, 9))))
            t = min(1, s / reach)
            h, g, nh, nz = CORNER, EDGE + s, 1, 0
            deep = min(1.1, s / max(0.1, drop - 0.03)) ** 1.2
            more = out * t * t * (3 - 2 * t)
            more += deep * (0.012 + 0.055 * mn.noise(Vector((p * 3.4, seed, 1))) + 0.03 * mn.noise(Vector((p * 7.3, seed, 5))))
            if not tucked:
                more += deep * sin(2 * turn) * (0.035 - 0.028 * cos(6 * turn))
        x = sign * (min(abs(a), cx) + nx * (h + more + nh * off))
        y = max(b, cy) - ny * (h + (0 if tucked else more) + nh * off)
        return (x, y, zt - g + nz * off)
    return place, foot, fall


def cloth(place, half, path, mat, thick, name, waver=0.0):
    """A layer of linen: across the bed to `half` on either side, along a path of (place along the bed, height above the lowest layer)."""
    n = round(2 * half / 0.034)
    points, faces = [], []
    for b, off in path:
        for i in range(n + 1):
            a = half * (2 * i / n - 1)
            points.append(place(a, b + waver * sin(3.1 * a + 1) + waver * 0.5 * sin(8 * a), off))
    for j in range(len(path) - 1):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    me = bpy.data.meshes.new(name)
    me.from_pydata(points, [], faces)
    return drape(me, mat, thick, name)


def along(b0, b1, off):
    """Places along the bed at one height."""
    n = max(2, round((b1 - b0) / 0.034))
    return [(b0 + (b1 - b0) * i / n, off) for i in range(n + 1)]


def bedding(
    w, l, zt, duvet='#eef0ef', throw=None, pillows='#f6f4ef', deco=(), fold='#f7f5f1', seed=0, style='full',
    duvet_mat=None, head_y=None, rails=(0.05, 0.3), drop=0.29, throw_mat=None, euro=None, thick=0.05,
    fold_mat=None, quilt=0.0, tuck=0.0,
):
    """duvet, its fold-back, throw and pillows. Mattress top at zt, head at +y, mattress centred on origin."""
    top = l * 0.24
    cells = [round(size / 0.3) / size for size in (w + 2 * drop, l * 0.74 + drop)]
    place, foot, fall = spread(w, l, zt, drop, rails, tuck > 0, quilt, seed + w, cells)
    cloth(place, w / 2 + drop, along(foot - fall, top, 0), duvet_mat or M.bedding(duvet, 1.0, 0.6), thick, 'duvet')
    if fold:
        r = thick / 2 + 0.003
        turn = [(top + r * sin(pi * i / 8), thick / 2 + r * cos(pi * i / 8)) for i in range(1, 9)]
        cloth(place, w / 2 + drop - 0.015, along(top - 0.34, top, thick + 0.003) + turn + [(top - 0.04, -0.004)],
              fold_mat or M.bedding(fold, 1.0, 0.6), 0.024, 'fold')
    if throw:
        y = -l / 2 + 0.4
        cloth(place, w / 2 + min(0.27, drop * 0.86), along(y - 0.28, y + 0.28, thick + 0.009),
              throw_mat or M.linen(throw, 0.3, thread=2.2), 0.01, 'throw', 0.012)
    hy = head_y if head_y is not None else l / 2
    k = 2 if w > 1.2 else 1
    pw = min(0.72, w / k - 0.06)
    ph = 0.5
    pm = M.bedding(pillows)
    rnd = random.Random(seed)
    if euro:
        ne = 3 if w > 1.7 else k
        for i in range(ne):
            x = (i - (ne - 1) / 2) * (w / ne)
            pillow(
                0.64, 0.64, euro, (x, hy - 0.15, zt + 0.29), (rad(74), 0, rad(rnd.uniform(-2, 2))), puff=0.85,
                seed=seed + 70 + i, pipe=0.003,
            )
    for rrow in range(2 if style == 'full' else 1):
        for i in range(k):
            x = (i - (k - 1) / 2) * (w / k) + rnd.uniform(-0.012, 0.012)
            y = hy - (0.3 if euro else 0.13) - rrow * 0.19
            pillow(
                pw, ph, pm, (x, y, zt + 0.215 - rrow * 0.03),
                (rad(62 - rrow * 8 + rnd.uniform(-3, 3)), rad(rnd.uniform(-2, 2)), rad(rnd.uniform(-3, 3))),
                puff=0.9, seed=seed + i + rrow * 2, n=44, frames=34,
            )
    if w < 1.2:
        deco = [[x * 0.3, *rest] for x, *rest in deco if x < 0.2]
    for x, size, mt, turn, asp in deco:
        pillow(
            size, size * asp, mt,
            (x, hy - 0.48 - (0.17 if euro else 0) - (0.05 if asp < 0.8 else 0), zt + size * asp * 0.4 + 0.045),
            (rad(58), rad(turn * 0.2), rad(turn)), puff=0.85, seed=seed + int(size * 100) + int(x * 10),
            pipe=0.003,
        )

UPHOLSTERED = ('tufted', 'channel', 'wing', 'square', 'plain', 'round')


def bed_foot(h, x, y, mat, kind='square', tip=None):
    """A foot under a padded bed: square and tapered, with a metal tip if asked, or turned."""
    if kind == 'turned':
        lathe(spline([(0, 0), (0.022, 0), (0.026, 0.008), (0.019, h * 0.22), (0.04, h * 0.5), (0.043, h * 0.62), (0.024, h * 0.78), (0.04, h * 0.88), (0.04, h), (0, h)]),
              32, mat, (x, y, 0), angle=60)
    elif kind == 'fluted':
        lathe([(0, 0), (0.024, 0), (0.026, 0.003), (0.036, h), (0, h)], 32, mat, (x, y, 0))
        for i in range(12):
            c, d = cos(pi * i / 6), sin(pi * i / 6)
            tube([(x + 0.026 * c, y + 0.026 * d, 0.006), (x + 0.036 * c, y + 0.036 * d, h)], 0.006, mat, res=3)
    else:
        sqleg(h, 0.03, 0.055, (x, y, 0), mat)
        if tip:
            sqleg(0.045, 0.034, 0.034 + 0.025 * 0.045 / h, (x, y, 0), tip)


def nail_row(points, y, mat, gap=0.036):
    """Domed nailheads along a line of (x, z) on a face that looks to -Y."""
    left = 0.0
    for (ax, az), (bx, bz) in zip(points, points[1:]):
        length = sqrt((bx - ax) ** 2 + (bz - az) ** 2)
        while left < length:
            f = left / length
            lathe([(0, 0), (0.011, 0), (0.0085, 0.005), (0, 0.0075)], 14, mat, (ax + (bx - ax) * f, y, az + (bz - az) * f), (pi / 2, 0, 0), angle=180)
            left += gap
        left -= length


def round_frame(W, l, w, fab, head_h, rail_h):
    """One smooth padded arch and a fat rounded rail that runs around the foot in one piece, all but touching the floor."""
    low, half, r, y_h = 0.013, 0.065, 0.2, l / 2 + 0.02
    hx, side = w / 2 + 2 * half, 0.36
    arch = []
    for i in range(61):
        c, d = cos(pi * i / 60), sin(pi * i / 60)
        arch.append((hx * (1 if c > 0 else -1) * abs(c) ** 0.8, side + (head_h - side) * abs(d) ** 0.8))
    prism([(hx, low)] + arch + [(-hx, low)], 0.15, fab, 0.06, 7, (0, y_h + 0.075, 0), angle=180)
    x1, y1 = w / 2 + half, -l / 2 - half - 0.02
    path = [(x1, y_h + 0.05, 1, 0), (x1, 0, 1, 0)] + [(x1 - r + r * cos(a), y1 + r - r * sin(a), cos(a), -sin(a)) for a in [pi / 2 * i / 12 for i in range(13)]]
    path += [(0, y1, 0, -1)] + [(-x, y, -nx, ny) for x, y, nx, ny in path[::-1]]
    zc, zh = (low + rail_h + 0.02) / 2, (rail_h + 0.02 - low) / 2
    loop = [((1 if cos(t) > 0 else -1) * abs(cos(t)) ** 0.62 * half, (1 if sin(t) > 0 else -1) * abs(sin(t)) ** 0.62 * zh) for t in [2 * pi * i / 40 for i in range(40)]]
    bm = bmesh.new()
    rings = [[bm.verts.new((x + nx * o, y + ny * o, zc + z)) for o, z in loop] for x, y, nx, ny in path]
    skin(bm, rings[::-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'rail', fab, weighted=False, angle=180)
    for s in (-1, 1):
        rbox((0.12, 0.12, 0.05), (s * (w / 2 - 0.1), -l / 2 + 0.12, 0.025), M.wood('espresso'), 0.004)


def wings(hw, y_h, z0, head_h, fab):
    """Shallow wings that curve in from both sides of a headboard, with one welt along their edge and its top."""
    ends = []
    for s in (-1, 1):
        mid = []
        for i in range(15):
            t = i / 14
            p = [(1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in ((hw / 2 - 0.01, hw / 2 + 0.09, hw / 2 + 0.005), (y_h + 0.12, y_h - 0.03, y_h - 0.2))]
            mid.append(Vector(p))
        outer, inner = [], []
        for i, p in enumerate(mid):
            d = (mid[min(14, i + 1)] - mid[max(0, i - 1)]).normalized()
            n = Vector((-d.y, d.x)) * 0.034
            outer.append((s * (p.x + n.x), p.y + n.y))
            inner.append((s * (p.x - n.x), p.y - n.y))
        prism(outer + inner[::-1], head_h - z0, fab, 0.024, 5, (0, 0, (head_h + z0) / 2), axis='z', angle=60)
        tip = mid[-1]
        ends.append([(s * tip.x, tip.y - 0.005, z0 + 0.04), (s * tip.x, tip.y - 0.005, head_h - 0.02)] + [(s * p.x, p.y, head_h + 0.001) for p in mid[-2:4:-1]])
    piping(ends[0] + ends[1][::-1], 0.0065, fab, 'welt', cyclic=False)


def upholstered_frame(W, l, style, fab, head_h, rail_h, foot_h, tuft, arch, scallops, foot_mat, nails, trim=None):
    """Headboard, rails and foot of a padded bed; the head may be arched, scalloped or winged.

    `trim`: low (clearance of the rails), feet (square, turned, fluted), tip, camel (rise of a camelback), border (width of a
    plain edge around the tufting, which carries the nails), smooth (no tufting at all), loop (a strap at the foot)."""
    trim = trim or {}
    foot_mat = foot_mat or M.wood('espresso')
    if style == 'round':
        round_frame(W, l, W - 0.12, fab, head_h, rail_h)
        return
    y_h = l / 2 + 0.03
    hw = W + 0.04
    top = None
    if arch:
        top = lambda x: arch * (1 - (2 * x / hw) ** 2)
    if scallops:
        top = lambda x: 0.07 * abs(sin(pi * (x / hw + 0.5) * scallops)) ** 0.6
    if trim.get('camel'):
        top = lambda x: trim['camel'] * (0.5 + 0.5 * cos(2 * pi * x / hw))
    pattern = {'tufted': 'diamond', 'wing': 'diamond', 'plain': 'channel'}.get(style, style)
    k = {
        'diamond': dict(nx=2 * round(max(6, hw / 0.165) / 2), ny=5, depth=0.045),
        'channel': dict(nx=max(8, round(hw / 0.14)), ny=1, depth=0.04),
        'square': dict(nx=max(4, round(hw / 0.28)), ny=3, depth=0.045),
    }[pattern]
    if style == 'plain':
        k.update(nx=1, depth=0.03)
    k.update(tuft or {})
    pattern = k.pop('style', pattern)
    z0 = rail_h - 0.06
    edge = trim.get('border', 0.0)
    if trim.get('smooth'):
        padbox((hw, 0.13, head_h - z0), (0, y_h + 0.06, (head_h + z0) / 2), fab, r=0.035, puff=(0, 0.02, 0.004))
    else:
        tufted(hw - 2 * edge, head_h - z0 - edge, 0.1, fab, (0, y_h + 0.05, z0), style=pattern, top=top, **k)
    padbox(
        (hw, 0.06, head_h - 0.04), (0, y_h + 0.1, (head_h - 0.04) / 2 + 0.02), fab, r=0.02, puff=(0, 0, 0)
    )
    fh = foot_h or rail_h
    if edge:
        line = [(-hw / 2 + hw * i / 40, head_h + (top(-hw / 2 + hw * i / 40) if top else 0)) for i in range(41)]
        prism(line + [(x, z - edge) for x, z in line[::-1]], 0.13, fab, 0.018, 4, (0, y_h + 0.035, 0), angle=60)
        for s in (-1, 1):
            padbox((edge, 0.128, head_h - edge * 0.6 - z0), (s * (hw - edge) / 2, y_h + 0.035, (head_h - edge * 0.6 + z0) / 2), fab, r=0.018, puff=(0, 0, 0))
    if nails:
        c = hw / 2 - edge / 2
        crest = [(x * c / (hw / 2), z - edge / 2) for x, z in line]
        nail_row([(-c, z0 + 0.04)] + crest + [(c, z0 + 0.04)], y_h - 0.029, nails)
        c = W / 2 - 0.015
        nail_row([(-c, 0.14), (-c, fh - 0.035), (c, fh - 0.035), (c, 0.14)], -l / 2 - 0.086, nails)
    low = trim.get('low', 0.15 if foot_mat.name.startswith('metal') else 0.05)
    if style == 'wing':
        wings(hw, y_h, low, head_h, fab)
    for s in (-1, 1):
        padbox(
            (0.07, l + 0.06, rail_h - low), (s * (W / 2 - 0.01), 0, low + (rail_h - low) / 2), fab, r=0.022,
            puff=(0.006, 0, 0.004), step=0.08,
        )
    padbox(
        (W + 0.05, 0.07, fh - low), (0, -l / 2 - 0.05, low + (fh - low) / 2), fab, r=0.022,
        puff=(0, 0.006, 0.004), step=0.08,
    )
    if trim.get('loop'):
        y = -l / 2 - 0.093
        tube([(-0.025, y + 0.02, fh - 0.03), (-0.025, y, fh - 0.045), (-0.02, y - 0.004, fh - 0.13), (0, y - 0.004, fh - 0.145), (0.02, y - 0.004, fh - 0.13),
              (0.025, y, fh - 0.045), (0.025, y + 0.02, fh - 0.03)], 0.006, M.linen('#26272a', 0.3))
    if low > 0.02:
        for s in (-1, 1):
            for y in (-l / 2 - 0.03, l / 2) if low > 0.1 else (-l / 2 - 0.03,):
                bed_foot(low + 0.01, s * (W / 2 - 0.06), y, foot_mat, trim.get('feet', 'square'), trim.get('tip'))


def made(size, linen=None, tuck=0.0, mz=0.24, mh=0.27, rail_h=0.3):
    """Mattress, deck and linen of a made bed; `tuck` is the height of a footboard that the duvet stays inside of."""
    w, l = SIZES[size]
    mattress(w, l, mh, z=mz, quilt=False, side=M.bedding('#f1eee8'))
    rbox((w - 0.12, l - 0.3, 0.03), (0, 0.05, mz - 0.016), M.plain('#5d5043', 0.9), 0.006)
    linen = dict(linen or {})
    if tuck:
        linen.setdefault('tuck', tuck)
    bedding(w, l, mz + mh, head_y=l / 2, rails=(0.06, rail_h), **linen)


def carved_crown(W, post, y, head_h, mat):
    """A crest in a low double curve over a headboard, a carved shell in its middle, a rosette on either post."""
    n, c = 48, W + post
    crest = []
    for i in range(n + 1):
        u = 2 * i / n - 1
        crest.append((u * c / 2, head_h + 0.03 + 0.14 * (0.5 + 0.5 * cos(pi * u)) ** 0.8))
    prism([(-c / 2, head_h - 0.02)] + crest + [(c / 2, head_h - 0.02)], 0.05, mat, 0.01, 3, (0, y, 0), angle=40, grain='x')
    tube([(x, y - 0.03, z - 0.012) for x, z in crest], 0.016, mat)
    for i in range(9):
        a = pi * (i + 0.5) / 9
        tube([(0, y - 0.03, head_h + 0.03), (0.1 * cos(a), y - 0.034, head_h + 0.03 + 0.085 * sin(a))], 0.011, mat, taper=[0.5, 1.2])
    for s in (-1, 1):
        for r, h in ((0.03, 0.012), (0.018, 0.02), (0.008, 0.026)):
            cyl(r, h, (s * W / 2, y - post / 2 + 0.002, head_h - 0.16), mat, 0.006, 32, (pi / 2, 0, 0))
        for i in range(8):
            a = pi * i / 4
            cyl(0.008, 0.016, (s * W / 2 + 0.023 * cos(a), y - post / 2 + 0.002, head_h - 0.16 + 0.023 * sin(a)), mat, 0.005, 16, (pi / 2, 0, 0))


def bolted_planks(W, post, y, z0, z1, t, mats, iron, n):
    """Horizontal planks t thick, their middle on y, bolted to a frame of steel angles on square legs."""
    hx, hh, face = (W + post) / 2, (z1 - z0) / n, y - t / 2
    for i in range(n):
        rbox((W + post - 0.009, t, hh - 0.004), (0, y, z0 + hh * (i + 0.5)), mats[i % len(mats)], 0.004, grain='x')
    for s in (-1, 1):
        rbox((post, 0.007, z1 - z0 + 0.1), (s * (hx - post / 2), face - 0.0025, (z0 + z1 - 0.1) / 2), iron, 0.0015,
            grain='z')
        rbox((0.007, t + 0.026, z1 - z0 + 0.101), (s * (hx - 0.0035), face - 0.0058 + (t + 0.026) / 2,
            (z0 + z1 - 0.1) / 2), iron, 0.0015, grain='z')
        rbox((0.06, 0.06, z0 + 0.003), (s * (hx - 0.0365), face + 0.032, z0 / 2), iron, 0.003, grain='z')
        bolts([(s * (hx - post / 2), face - 0.0058, z0 + hh * (i + 0.5)) for i in range(n)], r=0.0115)
        bolts([(s * (hx - 0.0005), face + t / 2, z0 + hh * (i + 0.5)) for i in range(n)],
            to='right' if s > 0 else 'left')
    rbox((W - post - 0.001, 0.0066, 0.04), (0, face - 0.0022, z1 - 0.0195), iron, 0.0015, grain='x')
    rbox((W - post - 0.001, 0.0066, 0.036), (0, face - 0.0022, z0 + 0.018), iron, 0.0015, grain='x')
    rbox((W + post - 0.002, t + 0.014, 0.006), (0, y - 0.001, z1 + 0.002), iron, 0.0015, grain='x')


def arched_boards(W, post, y, z0, z1, rise, mat):
    """Beadboard between two posts, from z0 up to a rail that arches by `rise` over their height z1."""
    iw, span = W - post, W + post + 0.03
    top = lambda x: z1 + rise * (1 - (2 * x / span) ** 2)
    n = round(iw / 0.06)
    for i in range(n):
        x = iw * ((i + 0.5) / n - 0.5)
        rbox((iw / n - 0.004, 0.03, top(x) - z0), (x, y, (z0 + top(x)) / 2), mat, 0.004, grain='z')
    rbox((iw, 0.036, 0.05), (0, y, z0 + 0.02), mat, 0.004, grain='x')
    line = [span * (i / 24 - 0.5) for i in range(25)]
    prism([(x, top(x) - 0.024) for x in line] + [(x, top(x) + 0.024) for x in line[::-1]], post + 0.02, mat, 0.009, loc=(0, y, 0), angle=60)


def bed(
    size='queen', style='panel', mat=None, head_h=1.25, fabric=None, bed_kw=None, rail_h=0.3, foot=True,
    tuft=None, mz=0.24, mh=0.27, drawers=0, handle='bar', handle_mat=None, foot_h=None, arch=0.0,
    foot_mat=None, scallops=0, nails=None, upright=False, planks=0, board_panels=0, frame_mat=None, cap_mat=None,
    crown=None, trim=None, irons=None, tones=(), bun_h=0.0, round_legs=False,
    leg_mat=None, slab=False, panel=None, sled=None,
):
    """mattress footprint SIZES[size]; head at +y. Returns overall width.

    crown: a rail over the planks ('rail'), one that arches over beadboard at head and foot ('arch') or a carved crown with
    rosettes on the posts ('carved'); `irons`: planks are
    bolted into angles of that metal; `tones`: woods in which boards take turns; `bun_h`: height of bun feet;
    `round_legs`: tapered ones at the foot, of `leg_mat`; `slab`: the head is one board without posts, with a padded `panel`
    of that cloth if asked; `sled`: the metal of two rails on the floor instead of legs."""
    w, l = SIZES[size]
    mat = mat or M.wood('oak')
    W = w + 0.12
    y_h = l / 2 + 0.03
    zt = mz + mh
    bk = dict(bed_kw or {})
    if style in UPHOLSTERED:
        upholstered_frame(W, l, style, fabric, head_h, rail_h, foot_h, tuft, arch, scallops, foot_mat, nails, trim)
    else:
        post = 0.075
        fh = foot_h or (0.36 if foot else rail_h)
        woods = tones or (mat,)
        wood = lambda i: woods[i % len(woods)]
        for s in (-1, 1) if not (irons or slab) else ():
            rbox((post, post, head_h - bun_h), (s * (W / 2), y_h + post / 2, (head_h + bun_h) / 2), frame_mat or mat,
                0.006, grain='z')
        yb = y_h + post / 2
        iw = W - post
        if bun_h:
            for s in (-1, 1):
                for y in (yb, -l / 2 - 0.03 - post / 2):
                    bun(bun_h + 0.002, 0.056, (s * W / 2, y, 0), mat)
        if style == 'panel':
            rbox((W + post + 0.05, post + 0.04, 0.035), (0, yb, head_h + 0.0175), mat, 0.008, grain='x')
            rbox((W + post + 0.02, post + 0.015, 0.03), (0, yb, head_h - 0.012), mat, 0.008, grain='x')
            rail = 0.1
            z0 = rail_h - 0.04
            rbox((iw, 0.035, rail), (0, yb - 0.01, head_h - 0.027 - rail / 2), mat, 0.004, grain='x')
            rbox((iw, 0.035, rail), (0, yb - 0.01, z0 + rail / 2), mat, 0.004, grain='x')
            n = board_panels or (3 if w > 1.2 else 2)
            pz0, pz1 = (z0 + rail, head_h - 0.027 - rail)
            for i in range(n + 1):
                x = -iw / 2 + iw * i / n
                rbox(
                    (0.08 if 0 < i < n else 0.05, 0.035, pz1 - pz0),
                    (x + (0.025 if i == 0 else -0.025 if i == n else 0), yb - 0.01, (pz0 + pz1) / 2), wood(i),
                    0.004, grain='z',
                )
            for i in range(n):
                x = -iw / 2 + iw * (i + 0.5) / n
                pw = iw / n - 0.08 if n > 1 else iw
                rbox(
                    (pw + 0.03, 0.018, pz1 - pz0 + 0.02), (x, yb + 0.004, (pz0 + pz1) / 2), wood(i + 1), 0.002,
                    grain='z',
                )
                for sx, sz, dx, dz in (
                    (pw, 0.016, 0, (pz1 - pz0) / 2 - 0.008), (pw, 0.016, 0, -(pz1 - pz0) / 2 + 0.008),
                    (0.016, pz1 - pz0, -pw / 2 + 0.008, 0), (0.016, pz1 - pz0, pw / 2 - 0.008, 0),
                ):
                    rbox((sx, 0.022, sz), (x + dx, yb - 0.01, (pz0 + pz1) / 2 + dz), mat, 0.007)
        elif style == 'slat':
            rbox((iw, 0.04, 0.085), (0, yb, head_h - 0.07), mat, 0.005, grain='x')
            rbox((iw, 0.04, 0.085), (0, yb, rail_h + 0.06), mat, 0.005, grain='x')
            n = int(iw / 0.095)
            for i in range(n):
                x = -iw / 2 + iw * (i + 0.5) / n
                rbox(
                    (0.045, 0.02, head_h - 0.1125 - rail_h - 0.1025 + 0.02),
                    (x, yb, (head_h - 0.1125 + rail_h + 0.1025) / 2), mat, 0.004, grain='z',
                )
        elif style == 'plank':
            z = rail_h - 0.05
            k = planks or max(3, round((head_h - z) / 0.16))
            hh = (head_h - z) / k
            if slab:
                rbox((W + 0.06, 0.05, head_h - 0.08), (0, yb, 0.08 + (head_h - 0.08) / 2), mat, 0.004, grain='x')
                if panel:
                    low, high = zt - 0.06, head_h - 0.05
                    padbox((W - 0.06, 0.07, high - low), (0, yb - 0.045, (low + high) / 2), panel, r=0.03, puff=(0.002, 0.012, 0.002))
            elif crown == 'arch':
                arched_boards(W, post, yb, z, head_h, 0.11, mat)
            elif upright:
                n = round(iw / 0.075)
                for i in range(n):
                    rbox((iw / n - 0.003, 0.03, head_h - z), (-iw / 2 + iw / n * (i + 0.5), yb, (z + head_h) / 2), mat, 0.004, grain='z')
                rbox((W + post + 0.03, post + 0.02, 0.04), (0, yb, head_h), cap_mat or mat, 0.012, grain='x')
            elif irons:
                bolted_planks(W, post, yb, z, head_h, 0.04, woods, irons, k)
            else:
                for i in range(k):
                    rbox((iw, 0.04, hh - 0.004), (0, yb, z + hh * (i + 0.5)), mat, 0.004, grain='x')
        elif style in ('louver', 'cane'):
            z0 = rail_h + 0.16
            n = 2 if style == 'cane' or w < 1.4 else 3
            for z in (head_h - 0.05, z0 - 0.05):
                rbox((iw, 0.04, 0.1), (0, yb, z), mat, 0.006, grain='x')
            rbox((W + post + 0.02, post + 0.015, 0.03), (0, yb, head_h + 0.012), mat, 0.012, grain='x')
            for i in range(n + 1):
                x = -iw / 2 + iw * i / n
                rbox((0.075, 0.04, head_h - z0), (x, yb, (head_h + z0) / 2), mat, 0.006, grain='z')
            pw = iw / n - 0.07
            for i in range(n):
                x = -iw / 2 + iw * (i + 0.5) / n
                if style == 'cane':
                    rbox((pw + 0.01, 0.006, head_h - z0 - 0.1), (x, yb - 0.004, (head_h - 0.1 + z0) / 2), M.cane(), 0, grain='x')
                    continue
                k = round((head_h - 0.1 - z0) / 0.045)
                for j in range(k):
                    rbox((pw + 0.006, 0.01, 0.052), (x, yb, z0 + (head_h - 0.1 - z0) * (j + 0.5) / k), mat, 0.004, grain='x', rot=(rad(-32), 0, 0))
        if crown == 'rail':
            rbox((W + post + 0.05, post + 0.03, 0.045), (0, yb, head_h + 0.02), mat, 0.012, grain='x')
            rbox((W + post + 0.02, post + 0.015, 0.025), (0, yb, head_h - 0.012), mat, 0.008, grain='x')
        if crown == 'carved':
            carved_crown(W, post, yb, head_h, mat)
        for s in (-1, 1):
            rbox((0.028, l + 0.04, 0.17), (s * (W / 2), 0, rail_h - 0.085), frame_mat or mat, 0.004, grain='y')
        if slab and not foot:
            rbox((W + 0.03, 0.028, 0.172), (0, -l / 2 - 0.014, rail_h - 0.086), frame_mat or mat, 0.004, grain='x')
        for s in (-1, 1):
            # A duvet that falls over the end of the bed falls over its posts too.
            x, y = (W / 2, -l / 2 - 0.03 - post / 2) if foot else (W / 2 - 0.035, -l / 2)
            if round_legs:
                leg(fh, 0.017, 0.03, (s * x, y, 0), leg_mat or mat, (-5, 5 * s))
            elif sled:
                high = rail_h - 0.165
                rbox((0.03, l - 0.24, 0.012), (s * (W / 2 - 0.02), 0, 0.006), sled, 0.002, grain='y')
                for end in (-1, 1):
                    rbox((0.029, 0.012, high), (s * (W / 2 - 0.02), end * (l / 2 - 0.126), high / 2), sled, 0.002, grain='z')
            elif not irons:
                rbox((post, post, fh - bun_h), (s * x, y, (fh + bun_h) / 2), frame_mat or mat, 0.006, grain='z')
        if foot and (not drawers):
            if irons:
                bolted_planks(W, post, -l / 2 - 0.03 - post / 2, 0.14, fh, 0.034, woods, irons, 2)
            elif crown == 'arch':
                arched_boards(W, post, -l / 2 - 0.03 - post / 2, 0.14, fh, 0.06, mat)
            elif style == 'slat':
                rbox((iw, 0.03, 0.07), (0, -l / 2 - 0.03 - post / 2, fh - 0.05), mat, 0.005, grain='x')
                rbox((iw, 0.03, 0.1), (0, -l / 2 - 0.03 - post / 2, rail_h - 0.12), mat, 0.005, grain='x')
            else:
                low, n = max(0.09, bun_h + 0.01), 3 if tones else 1
                tall = (fh - 0.01 - low) / n
                for i in range(n):
                    rbox(
                        (iw, 0.03, tall - (0.001 if tones else 0)), (0, -l / 2 - 0.03 - post / 2,
                            low + tall * (i + 0.5)), wood(i), 0.004,
                        grain='x',
                    )
                if cap_mat:
                    rbox((W + post + 0.03, post + 0.02, 0.04), (0, -l / 2 - 0.03 - post / 2, fh + 0.014), cap_mat,
                        0.012, grain='x')
                if style == 'panel':
                    rbox((iw, 0.042, 0.07), (0, -l / 2 - 0.03 - post / 2, fh - 0.04), mat, 0.004, grain='x')
                    rbox((iw, 0.042, 0.07), (0, -l / 2 - 0.03 - post / 2, low + 0.035), mat, 0.004, grain='x')
                if style == 'panel':
                    rbox(
                        (W + post + 0.03, post + 0.03, 0.03), (0, -l / 2 - 0.03 - post / 2, fh + 0.015), mat,
                        0.008, grain='x',
                    )
        if drawers:
            hm = handle_mat or M.metal('black')
            rbox(
                (W - 0.02, l + 0.02, rail_h - 0.06), (0, 0, 0.05 + (rail_h - 0.06) / 2),
                M.plain('#2a2622', 0.8), 0,
            )
            dw = iw / drawers
            for i in range(drawers):
                x = -iw / 2 + dw * (i + 0.5)
                rbox(
                    (dw - 0.006, 0.022, rail_h - 0.09),
                    (x, -l / 2 - 0.03 - post / 2 - 0.005, 0.06 + (rail_h - 0.09) / 2), mat, 0.003, grain='x',
                )
                pull(x, -l / 2 - 0.03 - post / 2 - 0.016, 0.06 + (rail_h - 0.09) / 2 + 0.02, handle, hm)
            if crown:
                rbox((iw, post, fh - rail_h + 0.022), (0, -l / 2 - 0.03 - post / 2, (fh + rail_h - 0.028) / 2), mat, 0.006, grain='x')
                rbox((W + post + 0.03, post + 0.03, 0.028), (0, -l / 2 - 0.03 - post / 2, fh + 0.012), mat, 0.008, grain='x')
            for s in (-1, 1):
                for j in range(2):
                    yy = -l / 4 + j * l / 2
                    rbox(
                        (0.02, l / 2 - 0.05, rail_h - 0.1),
                        (s * (W / 2 + 0.012), yy, 0.055 + (rail_h - 0.1) / 2), mat, 0.003, grain='y',
                    )
    made(size, bk, (foot_h or 0.0) if style in UPHOLSTERED else fh if foot else 0.0, mz, mh, rail_h)
    return W


def bunk(mat, w=1.33, l=1.9, h=1.73, duvets=('#7f93a0', '#d7c9b4'), rungs=4, trundle='#f1eee7', out=0.5):
    """Full over full with flat panels at head and foot, the head at +X; an angled ladder at the foot, a trundle rolled out by `out` metres.

    The long side faces -Y."""
    post, t = 0.076, 0.028
    L, D = l + 0.084, w + 0.067
    decks = (0.38, 1.24)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((post, post, h), (sx * L / 2, sy * D / 2, h / 2), mat, 0.008, grain='z')
    for z in decks:
        for sy in (-1, 1):
            rbox((L - post, t, 0.15), (0, sy * D / 2, z), mat, 0.005, grain='x')
        for sx in (-1, 1):
            rbox((t, D - post, 0.15), (sx * L / 2, 0, z), mat, 0.005, grain='y')
        rbox((l + 0.02, w + 0.02, 0.02), (0, 0, z - 0.04), mat, 0.002, grain='y')
    for sx, z0, z1 in ((-1, 0.455, 0.84), (1, 0.455, 0.98), (1, 1.315, h - 0.03)):
        rbox((0.034, D - post, 0.09), (sx * L / 2, 0, z1 - 0.045), mat, 0.006, grain='y')
        rbox((0.018, D - post, z1 - z0 - 0.07), (sx * L / 2, 0, (z0 + z1 - 0.09) / 2), mat, 0.002, grain='y')
    y0, gate = -D / 2 + post / 2, 0.44
    near = D - post - gate
    for z in (1.43, 1.6):
        for sy in (-1, 1):
            rbox((L - post, 0.024, 0.09), (0, sy * D / 2, z), mat, 0.005, grain='x')
    rbox((0.034, near, 0.09), (-L / 2, y0 + gate + near / 2, h - 0.075), mat, 0.006, grain='y')
    rbox((0.018, near, h - 1.41), (-L / 2, y0 + gate + near / 2, (1.315 + h - 0.095) / 2), mat, 0.002, grain='y')
    rbox((0.05, 0.05, h - 1.35), (-L / 2, y0 + gate, (1.315 + h - 0.03) / 2), mat, 0.006, grain='z')
    yl, reach, top = y0 + gate / 2 - 0.01, 0.4, 1.52
    lean = atan2(reach, top)
    long = sqrt(reach ** 2 + top ** 2)
    x1 = -L / 2 - 0.075
    for s in (-1, 1):
        rbox((0.085, 0.034, long), (x1 - reach / 2, yl + s * 0.19, top / 2), mat, 0.006, grain='z', rot=(0, lean, 0))
        rbox((0.13, 0.034, 0.03), (-L / 2 - 0.05, yl + s * 0.19, 1.332), mat, 0.005, grain='x')
    for i in range(rungs):
        z = 0.26 + 0.3 * i
        rbox((0.13, 0.36, 0.03), (x1 - reach * (1 - z / top), yl, z), mat, 0.006, grain='y')
    for z, bed_h in zip(decks, (0.2, 0.18)):
        with group('turned', 0, 0, 0, 180):
            bunk_mattress(w, l, z - 0.02, duvets[z > 1], int(z > 1), h=bed_h)
    if trundle:
        tw, td, z0, th = l - 0.02, 0.98, 0.04, 0.23
        yc = -D / 2 - out + td / 2
        rbox((tw, 0.026, th), (0, yc - td / 2, z0 + th / 2), mat, 0.006, grain='x')
        rbox((tw - 0.04, 0.022, th - 0.05), (0, yc + td / 2 - 0.02, z0 + th / 2), mat, 0.004, grain='x')
        for s in (-1, 1):
            rbox((0.022, td - 0.04, th - 0.05), (s * (tw / 2 - 0.02), yc, z0 + th / 2), mat, 0.004, grain='y')
            for sy in (-1, 1):
                cyl(0.024, 0.024, (s * (tw / 2 - 0.12) - 0.012, yc + sy * (td / 2 - 0.09), 0.024), M.plain('#1b1b1c', 0.5), 0.004, 24, (0, pi / 2, 0))
        rbox((tw - 0.06, td - 0.06, 0.02), (0, yc, z0 + 0.03), mat, 0.002, grain='x')
        with group('trundle', 0, yc):
            with group('turned', 0, 0, 0, 180):
                bunk_mattress(td - 0.09, tw - 0.1, z0 + 0.04, trundle, 2, h=0.18, cover=0.64, heads=0)


def bunk_mattress(w, l, z, duvet, seed=0, h=0.17, cover=0.68, heads=None):
    """A made mattress that lies along X, for bunks and daybeds; the blanket is tucked in and covers that share of it from the foot."""
    sheet = M.bedding('#f4f2ec')
    with group('bunkbed', 0, 0, z, 90):
        padbox((w, l, h), (0, 0, h / 2), sheet, r=0.032, puff=(0.005, 0.005, 0.006), step=0.06, seed=seed)
        for zz in (0.018, h - 0.02):
            piping([(x, y, zz) for x, y in rrect(w + 0.006, l + 0.006, 0.034)], 0.005, sheet)
        _bunk_bedding(w, l, h, duvet, seed, cover, heads)


def _bunk_bedding(w, l, zt, col, seed=0, cover=0.68, heads=None):
    """A stitched blanket drawn flat over the mattress and tucked in at the sides and the foot, its end turned down; pillows at the head."""
    long, fold, low = l * cover, 0.22, 0.02

    def stitched(p):
        """Cells of box stitching on the top, a few soft creases."""
        if p.z > 0:
            cell = abs(sin(pi * p.x * 4.2)) * abs(sin(pi * (p.y + 0.07) * 4.2))
            p.z += 0.007 * cell ** 0.5 + 0.004 * mn.noise(Vector((p.x * 2.5 + seed, p.y * 2.5, 3.0)))
        return p
    if cover:
        hh = zt - low + 0.008
        padbox((w + 0.026, long + 0.013, hh), (0, -l / 2 - 0.013 + (long + 0.013) / 2, low + hh / 2), M.bedding(col), r=0.034, puff=(0.003, 0, 0),
               step=0.03, seed=seed, fn=stitched)
        if cover < 0.95:
            hh = zt - low + 0.032
            padbox((w + 0.034, fold, hh), (0, -l / 2 + long - fold / 2 + 0.012, low + hh / 2), M.bedding('#f7f5f1'), r=0.036, puff=(0.002, 0, 0.002),
                   step=0.04, seed=seed + 3)
    k = heads if heads is not None else 2 if w > 1.2 else 1
    for i in range(k):
        pillow(
            0.64, 0.42, M.bedding('#f6f4ef'), ((i - (k - 1) / 2) * 0.67, l / 2 - 0.235, zt + 0.078), (rad(10), 0, rad(1.5 - 3 * i)), puff=0.8,
            seed=seed + i,
        )
