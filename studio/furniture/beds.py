"""Mattresses, made beds and bunk beds. The head is at +Y, the bunk's long side faces -Y."""
import bmesh
import random
from math import pi, sin, sqrt, exp, radians as rad
from mathutils import Vector, noise as mn

from .. import materials as M
from .cases import pull
from ..geometry import cyl, finish, group, rbox, rrect, sqleg
from ..soft import drape, drape_mesh, padbox, pillow, piping, settled, tufted

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
    for j in range(m):
        for i in range(n):
            bm.faces.new((rows[j][i], rows[j][i + 1], rows[j + 1][i + 1], rows[j + 1][i]))
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
        N = len(dense)
        for A, B in zip(rings, rings[1:]):
            for i in range(N):
                bm.faces.new((A[i], A[(i + 1) % N], B[(i + 1) % N], B[i]))
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


def bedding(
    w, l, zt, duvet='#eef0ef', throw=None, pillows='#f6f4ef', deco=(), fold='#f7f5f1', seed=0, style='full',
    duvet_mat=None, head_y=None, rails=(0.05, 0.3), drop=0.36, throw_mat=None, euro=None, thick=0.05,
    fold_mat=None, quilt=0.0, tuck=0.0,
):
    """duvet drape + fold-back band + pillows. Mattress top at zt, head at +y, mattress centred on origin."""
    mm = ((w + 0.01, l + 0.01, zt - 0.02), (0, 0, (zt - 0.02) / 2), 0.07)
    rail = ((w + 2 * rails[0], l + 2 * rails[0], rails[1]), (0, -0.0, rails[1] / 2), 0.02)
    dm = duvet_mat or M.bedding(duvet)
    # behind a low footboard the duvet falls a little, behind a high one it ends with the mattress
    fd = drop if not tuck else 0.13 if tuck <= 0.4 else -0.015
    L = l * 0.74 + fd
    Wd = w + 2 * drop
    y0 = -l / 2 - fd + L / 2
    foot_ = [((w + 0.4, 0.06, 0.56), (0, -l / 2 - 0.075, 0.18), 0.02)] if 0 < tuck <= 0.4 else []

    def pose(u, v, W_=Wd, L_=L, y_=y0, z_=zt + 0.05):
        return (u * W_, y_ + v * L_, z_ + 0.012 * sin(u * 23 + v * 9) + 0.01 * sin(v * 31))
    mesh, key = drape_mesh(
        'duvet', Wd, L, pose, [mm, rail] + foot_, frames=64, step=0.036, bend=1.6, mass=0.5, seed=seed
    )
    cover = drape(
        mesh, dm, thick=thick, puff=0.01, pf=4.0, seed=seed, name='duvet',
        quilt=(round(Wd / 0.036) + 1, round(Wd / 0.3), round(L / 0.3), quilt) if quilt else None,
    )
    if fold:
        fl = 0.4
        fy = -l / 2 - fd + L - fl / 2 - 0.0

        def pose2(u, v, W_=Wd - 0.02, L_=fl, y_=fy, z_=zt + 0.05 + thick + 0.07):
            return (u * W_, y_ + v * L_, z_ + 0.006 * sin(u * 17) + 0.004 * sin(v * 20))
        m2, k2 = drape_mesh(
            'fold', Wd - 0.02, fl, pose2, [(key, thick + 0.012), mm, rail] + foot_, frames=60, step=0.036,
            bend=2.0, mass=0.5, seed=seed,
        )
        drape(settled(m2, cover), fold_mat or M.bedding(fold), thick=thick * 0.9, puff=0.006, name='fold')
    if throw:
        tw, tl = (w + 0.62, 0.62)
        ty = -l / 2 + 0.4

        def pose3(u, v, W_=tw, L_=tl, y_=ty, z_=zt + thick + 0.08):
            return (u * W_, y_ + v * L_ + 0.03 * sin(u * 5), z_ + 0.01 * sin(u * 14 + v * 11))
        m3, k3 = drape_mesh(
            'throw', tw, tl, pose3, [(key, thick + 0.012), mm, rail] + foot_, frames=60, step=0.03, bend=0.5,
            mass=0.3, seed=seed,
        )
        drape(settled(m3, cover), throw_mat or M.linen(throw, 0.3, thread=2.2), thick=0.012, puff=0.003, pf=9, name='throw')
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
    for x, size, mt, turn, asp in deco:
        pillow(
            size, size * asp, mt,
            (x, hy - 0.48 - (0.17 if euro else 0) - (0.05 if asp < 0.8 else 0), zt + size * asp * 0.4 + 0.045),
            (rad(58), rad(turn * 0.2), rad(turn)), puff=0.85, seed=seed + int(size * 100) + int(x * 10),
            pipe=0.003,
        )

UPHOLSTERED = ('tufted', 'channel', 'wing', 'square', 'plain')


def upholstered_frame(W, l, style, fab, head_h, rail_h, foot_h, tuft, arch, scallops, foot_mat, nails):
    """Headboard, rails and foot of a padded bed; the head may be arched, scalloped or winged."""
    foot_mat = foot_mat or M.wood('espresso')
    y_h = l / 2 + 0.03
    hw = W + (0.1 if style == 'wing' else 0.04)
    top = None
    if arch:
        top = lambda x: arch * (1 - (2 * x / hw) ** 2)
    if scallops:
        top = lambda x: 0.07 * abs(sin(pi * (x / hw + 0.5) * scallops)) ** 0.6
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
    tufted(hw, head_h - z0, 0.1, fab, (0, y_h + 0.05, z0), style=pattern, top=top, **k)
    padbox(
        (hw, 0.06, head_h - 0.04), (0, y_h + 0.1, (head_h - 0.04) / 2 + 0.02), fab, r=0.02, puff=(0, 0, 0)
    )
    if nails:
        n = round((head_h - z0 - 0.1) / 0.028)
        for s in (-1, 1):
            for i in range(n):
                cyl(0.009, 0.008, (s * (hw / 2 - 0.03), y_h + 0.02, z0 + 0.05 + 0.028 * i), nails, 0.003, 16, (pi / 2, 0, 0))
        for i in range(round((hw - 0.08) / 0.028)):
            cyl(0.009, 0.008, (-hw / 2 + 0.04 + 0.028 * i, y_h + 0.02, head_h - 0.03), nails, 0.003, 16, (pi / 2, 0, 0))
    if style == 'wing':
        for s in (-1, 1):
            padbox(
                (0.07, 0.24, head_h - 0.04), (s * (hw / 2 + 0.03), y_h, (head_h - 0.04) / 2 + 0.02), fab,
                r=0.03, puff=(0.008, 0.006, 0.006),
            )
    low = 0.15 if foot_mat.name.startswith('metal') else 0.05
    for s in (-1, 1):
        padbox(
            (0.07, l + 0.06, rail_h - low), (s * (W / 2 - 0.01), 0, low + (rail_h - low) / 2), fab, r=0.022,
            puff=(0.006, 0, 0.004), step=0.08,
        )
    fh = foot_h or rail_h
    padbox(
        (W + 0.05, 0.07, fh - low), (0, -l / 2 - 0.05, low + (fh - low) / 2), fab, r=0.022,
        puff=(0, 0.006, 0.004), step=0.08,
    )
    for s in (-1, 1):
        sqleg(low + 0.01, 0.03, 0.055, (s * (W / 2 - 0.06), -l / 2 - 0.03, 0), foot_mat)



def made(size, linen=None, tuck=0.0, mz=0.24, mh=0.27, rail_h=0.3):
    """Mattress, deck and linen of a made bed; `tuck` is the height of a footboard that the duvet stays inside of."""
    w, l = SIZES[size]
    mattress(w, l, mh, z=mz, quilt=False, side=M.bedding('#f1eee8'))
    rbox((w - 0.02, l - 0.02, 0.05), (0, 0, mz - 0.02), M.plain('#38332e', 0.9), 0.01)
    linen = dict(linen or {})
    if tuck:
        linen.setdefault('tuck', tuck)
    bedding(w, l, mz + mh, head_y=l / 2, rails=(0.06, rail_h), **linen)


def bed(
    size='queen', style='panel', mat=None, head_h=1.25, fabric=None, bed_kw=None, rail_h=0.3, foot=True,
    tuft=None, mz=0.24, mh=0.27, drawers=0, handle='bar', handle_mat=None, foot_h=None, arch=0.0,
    foot_mat=None, scallops=0, nails=None, upright=False, planks=0, board_panels=0, frame_mat=None, cap_mat=None,
):
    """mattress footprint SIZES[size]; head at +y. Returns overall width"""
    w, l = SIZES[size]
    mat = mat or M.wood('oak')
    W = w + 0.12
    y_h = l / 2 + 0.03
    zt = mz + mh
    bk = dict(bed_kw or {})
    if style in UPHOLSTERED:
        upholstered_frame(W, l, style, fabric, head_h, rail_h, foot_h, tuft, arch, scallops, foot_mat, nails)
    else:
        post = 0.075
        fh = foot_h or (0.36 if foot else rail_h)
        for s in (-1, 1):
            rbox((post, post, head_h), (s * (W / 2), y_h + post / 2, head_h / 2), frame_mat or mat, 0.006, grain='z')
        yb = y_h + post / 2
        iw = W - post
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
                    (x + (0.025 if i == 0 else -0.025 if i == n else 0), yb - 0.01, (pz0 + pz1) / 2), mat,
                    0.004, grain='z',
                )
            for i in range(n):
                x = -iw / 2 + iw * (i + 0.5) / n
                pw = iw / n - 0.08 if n > 1 else iw
                rbox(
                    (pw + 0.03, 0.018, pz1 - pz0 + 0.02), (x, yb + 0.004, (pz0 + pz1) / 2), mat, 0.002,
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
            if upright:
                n = round(iw / 0.075)
                for i in range(n):
                    rbox((iw / n - 0.003, 0.03, head_h - z), (-iw / 2 + iw / n * (i + 0.5), yb, (z + head_h) / 2), mat, 0.004, grain='z')
                rbox((W + post + 0.03, post + 0.02, 0.04), (0, yb, head_h), cap_mat or mat, 0.012, grain='x')
            for i in range(0 if upright else k):
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
        for s in (-1, 1):
            rbox((0.028, l + 0.04, 0.17), (s * (W / 2), 0, rail_h - 0.085), frame_mat or mat, 0.004, grain='y')
        for s in (-1, 1):
            # A duvet that falls over the end of the bed falls over its posts too.
            x, y = (W / 2, -l / 2 - 0.03 - post / 2) if foot else (W / 2 - 0.035, -l / 2)
            rbox((post, post, fh), (s * x, y, fh / 2), frame_mat or mat, 0.006, grain='z')
        if foot and (not drawers):
            if style == 'slat':
                rbox((iw, 0.03, 0.07), (0, -l / 2 - 0.03 - post / 2, fh - 0.05), mat, 0.005, grain='x')
                rbox((iw, 0.03, 0.1), (0, -l / 2 - 0.03 - post / 2, rail_h - 0.12), mat, 0.005, grain='x')
            else:
                rbox(
                    (iw, 0.03, fh - 0.1), (0, -l / 2 - 0.03 - post / 2, 0.09 + (fh - 0.1) / 2), mat, 0.004,
                    grain='x',
                )
                if style == 'panel':
                    rbox((iw, 0.042, 0.07), (0, -l / 2 - 0.03 - post / 2, fh - 0.04), mat, 0.004, grain='x')
                    rbox((iw, 0.042, 0.07), (0, -l / 2 - 0.03 - post / 2, 0.125), mat, 0.004, grain='x')
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
            for s in (-1, 1):
                for j in range(2):
                    yy = -l / 4 + j * l / 2
                    rbox(
                        (0.02, l / 2 - 0.05, rail_h - 0.1),
                        (s * (W / 2 + 0.012), yy, 0.055 + (rail_h - 0.1) / 2), mat, 0.003, grain='y',
                    )
    made(size, bk, (foot_h or 0.0) if style in UPHOLSTERED else fh if foot else 0.0, mz, mh, rail_h)
    return W


def bunk(mat, w=0.99, l=1.93, h=1.68, duvets=('#7f93a0', '#d7c9b4')):
    """twin over twin with ladder and guard rails; long side faces -Y"""
    post = 0.07
    L, D = (l + 0.14, w + 0.12)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((post, post, h), (sx * L / 2, sy * D / 2, h / 2), mat, 0.008, grain='z')
    for lv, z in enumerate((0.3, 1.22)):
        for sy in (-1, 1):
            rbox((L - post, 0.028, 0.14), (0, sy * D / 2, z), mat, 0.005, grain='x')
        for sx in (-1, 1):
            rbox((0.028, D - post, 0.14), (sx * L / 2, 0, z), mat, 0.005, grain='y')
        rbox((l, w, 0.02), (0, 0, z - 0.02), mat, 0.002, grain='y')
    for sx in (-1, 1):
        for z0, z1 in ((0.37, 0.78), (1.29, h - 0.02)):
            rbox((0.03, D - post, 0.08), (sx * L / 2, 0, z1 - 0.04), mat, 0.005, grain='y')
            n = 6
            for i in range(n):
                y = -(D - post) / 2 + (D - post) * (i + 0.5) / n
                rbox(
                    (0.018, 0.06, z1 - 0.08 - z0 + 0.02), (sx * L / 2, y, (z0 + z1 - 0.08) / 2), mat, 0.004,
                    grain='z',
                )
    for z in (1.42, 1.58):
        rbox((L - post, 0.024, 0.075), (0, D / 2, z), mat, 0.005, grain='x')
        rbox((L - post - 0.46, 0.024, 0.075), (-0.23, -D / 2, z), mat, 0.005, grain='x')
    rbox((0.05, 0.03, 0.48), (L / 2 - post / 2 - 0.46, -D / 2 + 0.004, 1.42), mat, 0.005, grain='z')
    lx = L / 2 - post / 2 - 0.22
    for s in (-1, 1):
        rbox((0.05, 0.028, h - 0.04), (lx + s * 0.19, -D / 2 - 0.032, (h - 0.04) / 2), mat, 0.005, grain='z')
    for i in range(5):
        rbox((0.36, 0.055, 0.026), (lx, -D / 2 - 0.03, 0.25 + i * 0.26), mat, 0.005, grain='x')
    for level, z in enumerate((0.3, 1.22)):
        bunk_mattress(w, l, z - 0.01, duvets[level], level)


def bunk_mattress(w, l, z, duvet, seed=0):
    """A made twin mattress that lies along X, for bunks and daybeds."""
    with group('bunkbed', 0, 0, z, 90):
        mattress(w, l, 0.17, quilt=False)
        _bunk_bedding(w, l, 0.17, duvet, seed=seed)


def _bunk_bedding(w, l, zt, col, seed=0):
    """A comforter and a pillow inside the rails of a bunk."""
    wm = ((w + 0.02, l + 0.02, zt), (0, 0, zt / 2), 0.05)
    wall_ = [
        ((0.04, l + 0.2, 0.24), (s * (w / 2 + 0.085), 0, 0.0), 0.01) for s in (-1, 1)
    ] + [((w + 0.3, 0.04, 0.6), (0, -l / 2 - 0.05, 0.1), 0.01)]
    L, Wd = (l * 0.7, w + 0.16)
    y0 = -l / 2 + L / 2 - 0.01

    def pose(u, v, W_=Wd, L_=L, y_=y0, z_=zt + 0.05):
        return (u * W_, y_ + v * L_, z_ + 0.012 * sin(u * 23 + v * 9) + 0.012 * sin(v * 31))
    m, k = drape_mesh(
        'bunk', Wd, L, pose, [wm] + wall_, frames=50, step=0.036, bend=1.6, mass=0.5, seed=seed, floor=False
    )
    drape(
        m, M.bedding(col), thick=0.035, puff=0.01, pf=4.5, seed=seed,
        quilt=(round(Wd / 0.036) + 1, round(Wd / 0.28), round(L / 0.28), 0.014),
    )
    pillow(
        0.66, 0.44, M.bedding('#f6f4ef'), (0, l / 2 - 0.25, zt + 0.085), (rad(12), 0, rad(1)), puff=0.8,
        seed=seed,
    )
