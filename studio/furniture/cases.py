"""Case goods: drawers, doors and shelves in one parametric case. Fronts face -Y."""
import bmesh
import random
from math import pi, sin, cos, radians as rad

from .. import materials as M
from ..geometry import bun_foot, cyl, disc_profile, finish, group, lathe, leg, prism, rbox, sqleg, tube


def pane(w, h, loc, rot=(0, 0, 0), edge=0.012, drop=0.0022, mat=None):
    """A mirror with a ground bevel along its edges; it faces -Y and stands `drop` and two millimetres before its back."""
    bm = bmesh.new()
    e = min(edge, w * 0.3, h * 0.3)
    rings = [[bm.verts.new((sx * (w / 2 - o), y, sz * (h / 2 - o))) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
             for o, y in ((0, 0), (0, -0.002), (e, -0.002 - drop))]
    for a, b in zip(rings, rings[1:]):
        for i in range(4):
            bm.faces.new((a[i], a[(i + 1) % 4], b[(i + 1) % 4], b[i]))
    bm.faces.new(rings[-1])
    return finish(bm, 'pane', mat or M.mirror(), smooth=False, loc=loc, rot=rot)


def framed_front(w, h, x, z, y, mat, f=0.05, t=0.02):
    """A painted front in one piece: a flat frame around a sunken panel, without joints."""
    bm = bmesh.new()
    rings = [[bm.verts.new((sx * (w / 2 - o), -dy, sz * (h / 2 - o))) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
             for o, dy in ((0, 0), (0, t - 0.002), (0.002, t), (f, t), (f + 0.002, t - 0.002), (f + 0.003, t - 0.009))]
    for a, b in zip(rings, rings[1:]):
        for i in range(4):
            bm.faces.new((a[i], a[(i + 1) % 4], b[(i + 1) % 4], b[i]))
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return finish(bm, 'front', mat, angle=30, loc=(x, y, z))


def pull(x, y, z, kind='bar', mat=None, w=0.13, vertical=False):
    """Drawer or door hardware."""
    mat = mat or M.metal('black')
    if kind == 'bar':
        if vertical:
            rbox((0.01, 0.01, w), (x, y - 0.026, z), mat, 0.0035, grain='z')
            for s in (-1, 1):
                o = cyl(0.0045, 0.024, (x, y, z + s * w * 0.38), mat, 0.001, 16, (pi / 2, 0, 0))
        else:
            rbox((w, 0.01, 0.01), (x, y - 0.026, z), mat, 0.0035, grain='x')
            for s in (-1, 1):
                o = cyl(0.0045, 0.024, (x + s * w * 0.38, y, z), mat, 0.001, 16, (pi / 2, 0, 0))
    elif kind == 'knob':
        lathe(
            [
                (0, 0), (0.01, 0), (0.0085, 0.004), (0.006, 0.009), (0.0075, 0.014), (0.0145, 0.019),
                (0.0155, 0.024), (0.012, 0.028), (0, 0.03),
            ],
            28, mat, (x, y, z), (pi / 2, 0, 0), 'knob', angle=50,
        )
    elif kind == 'cup':
        pts = []
        bm = bmesh.new()
        rows = []
        for i in range(13):
            a = pi * i / 12
            row = []
            for j in range(7):
                b = pi / 2 * j / 6
                row.append(
                    bm.verts.new(
                        (
                            0.045 * cos(a), -0.024 * sin(b) * (sin(a) ** 0.5 if sin(a) > 0 else 0),
                            0.024 * sin(a) * cos(b),
                        )
                    )
                )
            rows.append(row)
        for A, B in zip(rows, rows[1:]):
            for j in range(6):
                bm.faces.new((A[j], A[j + 1], B[j + 1], B[j]))
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-05)
        o = finish(bm, 'cup', mat, weighted=False, angle=180, loc=(x, y, z - 0.012))
        s = o.modifiers.new('s', 'SOLIDIFY')
        s.thickness = 0.002
    elif kind == 'bail':
        for s in (-1, 1):
            lathe(
                [(0, 0), (0.013, 0), (0.011, 0.004), (0.006, 0.009), (0.008, 0.016), (0, 0.018)], 24, mat,
                (x + s * w * 0.36, y, z), (pi / 2, 0, 0), 'rosette', angle=50,
            )
        pts = [(x - w * 0.36 + w * 0.72 * i / 16, y - 0.016, z - 0.034 * sin(pi * i / 16) ** 0.6) for i in range(17)]
        tube(pts, 0.0038, mat)
    elif kind == 'hole':
        cyl(0.019, 0.002, (x, y + 0.0008, z), M.plain('#2a2018', 0.9), 0, 32, (pi / 2, 0, 0))
        tube([(x + 0.02 * cos(2 * pi * i / 40), y - 0.0005, z + 0.02 * sin(2 * pi * i / 40)) for i in range(40)], 0.0022, M.wood('birch'), True)
    elif kind == 'tab':
        rbox((0.03, 0.012, 0.055), (x, y - 0.006, z), M.leather('#9a6238'), 0.003, grain='z')
    elif kind == 'ring':
        cyl(0.012, 0.006, (x, y, z), mat, 0.001, 24, (pi / 2, 0, 0))
        tube(
            [
                (x + 0.02 * cos(t), y - 0.008, z - 0.018 + 0.02 * sin(t)) for t in [2 * pi * i / 32 for i in range(32)]
            ],
            0.0028, mat, True,
        )


def front(
    w, h, x, z, y, mat, style='slab', handle='bar', handle_mat=None, kind='drawer', hinge='l', pulls=None,
    grain=None,
):
    """drawer/door front with its centre at x,z and its back face on y"""
    t = 0.02
    g = grain or ('x' if kind == 'drawer' else 'z')
    if style == 'shaker':
        f = min(0.055, h * 0.28)
        rbox((w, t, f), (x, y - t / 2, z + h / 2 - f / 2), mat, 0.002, grain='x')
        rbox((w, t, f), (x, y - t / 2, z - h / 2 + f / 2), mat, 0.002, grain='x')
        for s in (-1, 1):
            rbox((f, t, h - 2 * f), (x + s * (w / 2 - f / 2), y - t / 2, z), mat, 0.002, grain='z')
        rbox((w - 2 * f + 0.01, t * 0.5, h - 2 * f + 0.01), (x, y - t * 0.25, z), mat, 0.001, grain=g)
    elif style == 'raised':
        rbox((w, t, h), (x, y - t / 2, z), mat, 0.004, grain=g)
        f = min(0.045, h * 0.25)
        for sx, sz, dx, dz in (
            (w - f, 0.012, 0, h / 2 - f / 2), (w - f, 0.012, 0, -h / 2 + f / 2),
            (0.012, h - f, -w / 2 + f / 2, 0), (0.012, h - f, w / 2 - f / 2, 0),
        ):
            rbox((sx, 0.012, sz), (x + dx, y - t - 0.001, z + dz), mat, 0.005)
    elif style == 'mirrored':
        rbox((w, t, h), (x, y - t / 2, z), mat, 0.004, grain=g)
        pane(w - 0.006, h - 0.006, (x, y - t + 0.001, z), edge=0.014)
    elif style == 'recessed':
        framed_front(w, h, x, z, y, mat, min(0.045, h * 0.22))
    elif style == 'louver':
        rbox((w, t * 0.6, h), (x, y - t * 0.3, z), mat, 0.002, grain=g)
        for sx, sz, dx, dz in (
            (w, 0.03, 0, h / 2 - 0.015), (w, 0.03, 0, -h / 2 + 0.015),
            (0.035, h - 0.06, -w / 2 + 0.0175, 0), (0.035, h - 0.06, w / 2 - 0.0175, 0),
        ):
            rbox((sx, t, sz), (x + dx, y - t / 2 - 0.004, z + dz), mat, 0.003)
        n = max(2, round((h - 0.06) / 0.03))
        for i in range(n):
            rbox(
                (w - 0.07, 0.006, 0.03), (x, y - t * 0.72, z - h / 2 + 0.03 + (h - 0.06) * (i + 0.5) / n), mat,
                0.002, grain='x', rot=(rad(-28), 0, 0),
            )
    elif style == 'slats':
        n = int(w / 0.026)
        rbox((w, 0.012, h), (x, y - 0.006, z), mat, 0.001, grain='z')
        for i in range(n):
            rbox((0.016, 0.014, h), (x - w / 2 + (i + 0.5) * w / n, y - 0.018, z), mat, 0.003, grain='z')
    elif style == 'cane':
        f = 0.05
        rbox((w, t, f), (x, y - t / 2, z + h / 2 - f / 2), mat, 0.003, grain='x')
        rbox((w, t, f), (x, y - t / 2, z - h / 2 + f / 2), mat, 0.003, grain='x')
        for s in (-1, 1):
            rbox((f, t, h - 2 * f), (x + s * (w / 2 - f / 2), y - t / 2, z), mat, 0.003, grain='z')
        rbox(
            (w - 2 * f + 0.01, 0.004, h - 2 * f + 0.01), (x, y - 0.008, z),
            M.cane(), 0,
        )
    else:
        rbox((w, t, h), (x, y - t / 2, z), mat, 0.003, grain=g)
    yy = y - t
    if handle:
        if kind == 'drawer':
            n = pulls or (2 if w > 0.75 else 1)
            for i in range(n):
                px = x + (0 if n == 1 else (-1 if i == 0 else 1) * w * 0.27)
                pull(px, yy, z + (0 if handle != 'cup' else 0.0), handle, handle_mat)
        else:
            px = x + (w / 2 - 0.04) * (1 if hinge == 'l' else -1)
            pull(px, yy, z + (h * 0.12 if h > 0.5 else 0), handle, handle_mat, vertical=True)


def clad(s, w, d, z0, z1, mat, kind):
    """Dresses one side of a case: beaded boards in a frame, or one bevelled mirror."""
    zc, hh = (z0 + z1) / 2, z1 - z0
    if kind == 'mirror':
        pane(d - 0.012, hh - 0.012, (s * (w / 2 - 0.0005), 0, zc), (0, 0, s * pi / 2), 0.014)
        return
    x, f = s * (w / 2 + 0.003), 0.042
    for y in (-d / 2 + f / 2 + 0.002, d / 2 - f / 2 - 0.004):
        rbox((0.01, f, hh - 0.002), (x, y, zc), mat, 0.0015, grain='z')
    for z in (z0 + f / 2 + 0.001, z1 - f / 2 - 0.002):
        rbox((0.0096, d - 2 * f, f), (x, 0, z), mat, 0.0015, grain='y')
    n = round((d - 2 * f) / 0.036)
    step = (d - 2 * f) / n
    for i in range(n):
        y = -d / 2 + f + step * (i + 0.5)
        rbox((0.007, step - 0.009, hh - 2 * f), (s * w / 2, y - 0.003, zc), mat, 0.002, grain='z')
        rbox((0.008, 0.006, hh - 2 * f), (s * w / 2, y + step / 2 - 0.003, zc), mat, 0.0028, grain='z')


def cabriole(h, x, y, sx, sy, mat):
    """A short cabriole foot: knee out, ankle in, a pad on the floor; it turns outwards along the corner's diagonal."""
    path = ((1.0, -0.004, 0.033), (0.86, 0.003, 0.034), (0.7, 0.01, 0.032), (0.5, 0.008, 0.0235), (0.3, -0.002, 0.0165), (0.17, 0.002, 0.0165),
        (0.08, 0.012, 0.02),
            (0.03, 0.016, 0.022))
    tube([(x + sx * o, y + sy * o, h * k + 0.002) for k, o, _ in path], 1.0, mat, kind='NURBS', res=8, taper=[r for _, _, r in path])
    lathe(disc_profile(0.024, 0.012, 0.004), 32, mat, (x + sx * 0.016, y + sy * 0.016, 0))


def skirt(w, h, y, mat):
    """An apron between cabriole feet, its lower edge drawn in two ogees to a drop in the middle."""
    n = 48
    low = lambda t: h * (0.72 - 0.4 * abs(2 * t - 1) ** 4 - 0.16 * max(0.0, cos(pi * (2 * t - 1) * 1.9)) * (abs(2 * t - 1) < 0.27))
    edge = [(-w / 2 + w * i / n, low(i / n)) for i in range(n + 1)]
    prism(edge + [(w / 2, h), (-w / 2, h)], 0.02, mat, 0.002, loc=(0, y, 0), angle=30)


def bracket(h, x, y, s, mat, w=0.12):
    """One face of a bracket foot from a corner at x inwards, `s` 1 to the right, cut in an ogee."""
    out = [(0, 0), (0.046, 0), (0.05, h * 0.2)] + [(0.05 + (w - 0.05) * sin(a),
        h * (0.66 - 0.46 * cos(a))) for a in [pi / 2 * i / 10 for i in range(1, 11)]] + [(w + 0.012, h), (0, h)]
    prism([(s * a, b) for a, b in (out if s > 0 else out[::-1])], 0.022, mat, 0.002, loc=(x, y, 0), angle=30)


def case(
    w, h, d, mat, layout, base='legs', base_h=0.12, top_over=0.012, top_t=0.026, handle='bar',
    handle_mat=None, style='slab', base_mat=None, front_mat=None, side_t=0.022, top_mat=None, gap=0.004,
    inset=False, grain_front=None, middle=0, tip_mat=None, sides=None, molded=False,
):
    """layout: list of rows bottom->top: (height share, [cells]); cell = 'drawer' | 'door' | 'open' | ('drawer', width share)
    open cells get a visible interior with back panel; `middle` splits the middle drawer cell into a stack of plain drawers.
    `tip_mat` dips round legs, `sides` may be 'beadboard' or 'mirror', `molded` puts a moulding under the top."""
    base_mat = base_mat or mat
    front_mat = front_mat or mat
    top_mat = top_mat or mat
    z0 = base_h
    z1 = h - top_t
    dark = M.plain('#171412', 0.9)
    for s in (-1, 1):
        rbox(
            (side_t, d - 0.004, z1 - z0), (s * (w / 2 - side_t / 2), 0, (z0 + z1) / 2), mat, 0.003, grain='z'
        )
    rbox((w - 2 * side_t, d - 0.01, side_t), (0, 0, z0 + side_t / 2), mat, 0.002, grain='x')
    if molded:
        for share, up, t in ((1.0, 0.0, 0.5), (0.74, 0.5, 0.22), (0.4, 0.7, 0.3)):
            rbox((w + 2 * top_over * share, d + 2 * top_over * share, top_t * t + 0.001), (0, -top_over * share * 0.5, h - top_t * (up + t / 2)),
                top_mat, top_t * t * 0.45, grain='x')
    else:
        rbox(
            (w + 2 * top_over, d + 2 * top_over, top_t), (0, -top_over * 0.5, h - top_t / 2), top_mat, 0.005,
            grain='x',
        )
    for s in (-1, 1) if sides else ():
        clad(s, w, d, z0, z1, mat, sides)
    rbox((w - 2 * side_t, 0.008, z1 - z0), (0, d / 2 - 0.006, (z0 + z1) / 2), mat, 0, grain='x')
    if base == 'legs':
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(
                    base_h + 0.002, 0.012, 0.02, (sx * (w / 2 - 0.06), sy * (d / 2 - 0.06), 0), base_mat,
                    (-5 * sy, 5 * sx),
                )
                if tip_mat:
                    off = (base_h + 0.002) * 0.68 * sin(rad(5))
                    leg(base_h * 0.32, 0.0128, 0.0153, (sx * (w / 2 - 0.06 + off), sy * (d / 2 - 0.06 + off), 0), tip_mat, (-5 * sy, 5 * sx))
    elif base == 'block':
        for sx in (-1, 1):
            for sy in (-1, 1):
                sqleg(base_h + 0.002, 0.04, 0.055, (sx * (w / 2 - 0.032), sy * (d / 2 - 0.032), 0), base_mat)
        rbox((w - 0.1, 0.018, 0.04), (0, -d / 2 + 0.02, base_h - 0.02), base_mat, 0.003)
    elif base == 'tapered':
        for sx in (-1, 1):
            for sy in (-1, 1):
                sqleg(base_h + 0.002, 0.03, 0.052, (sx * (w / 2 - 0.034), sy * (d / 2 - 0.034), 0), base_mat)
    elif base == 'cabriole':
        for sx in (-1, 1):
            for sy in (-1, 1):
                cabriole(base_h, sx * (w / 2 - 0.04), sy * (d / 2 - 0.04), sx, sy, base_mat)
        skirt(w - 0.05, base_h, -d / 2 + 0.016, base_mat)
        for sx in (-1, 1):
            with group('skirt', sx * (w / 2 - 0.016), 0, 0, 90):
                skirt(d - 0.05, base_h, 0, base_mat)
    elif base == 'bracket':
        for sx in (-1, 1):
            bracket(base_h, sx * (w / 2 - 0.001), -d / 2 + 0.012, -sx, base_mat)
            for sy in (-1, 1):
                with group('bracket', sx * (w / 2 - 0.0135), sy * (d / 2 - 0.004), 0, 90):
                    bracket(base_h, 0, 0, -sy, base_mat)
        rbox((w - 0.004, 0.02, 0.028), (0, -d / 2 + 0.012, base_h - 0.014), base_mat, 0.003, grain='x')
        for sx in (-1, 1):
            rbox((0.02, d - 0.004, 0.028), (sx * (w / 2 - 0.012), 0, base_h - 0.014), base_mat, 0.003, grain='y')
    elif base == 'bun':
        for sx in (-1, 1):
            for sy in (-1, 1):
                bun_foot(base_h + 0.002, (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), base_mat)
    elif base == 'round':
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.022, base_h + 0.002, (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), base_mat, 0.003, 32)
    elif base == 'plinth':
        rbox((w - 0.004, d - 0.03, base_h), (0, 0.01, base_h / 2), base_mat, 0.003, grain='x')
    elif base == 'metal':
        t = 0.022
        for sx in (-1, 1):
            for sy in (-1, 1):
                rbox((t, t, base_h), (sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), base_h / 2), base_mat, 0.002)
            rbox((t, d - 0.06, t), (sx * (w / 2 - 0.03), 0, base_h - t / 2), base_mat, 0.002)
        for sy in (-1, 1):
            rbox((w - 0.06, t, t), (0, sy * (d / 2 - 0.03), base_h - t / 2), base_mat, 0.002)
    ix0, ix1 = (-w / 2 + side_t, w / 2 - side_t)
    iz0, iz1 = (z0 + side_t, z1)
    tot = sum((r[0] for r in layout))
    z = iz0
    yf = -d / 2 + (0.021 if inset else 0.012)
    # a board that two open cells share is drawn once: two in one place would be shaded black
    drawn = set()
    for share, cells in layout:
        hh = (iz1 - iz0) * share / tot
        cells = [(c, 1) if isinstance(c, str) else c for c in cells]
        cw = sum((c[1] for c in cells))
        x = ix0
        for ci, (kind, s) in enumerate(cells):
            ww = (ix1 - ix0) * s / cw
            xc, zc = (x + ww / 2, z + hh / 2)
            if kind == 'open':
                for level in (z, z + hh):
                    if (round(xc, 3), round(level, 3)) not in drawn:
                        rbox((ww, d - 0.03, 0.016), (xc, 0.005, level), mat, 0.002, grain='x')
                        drawn.add((round(xc, 3), round(level, 3)))
                for edge in (x, x + ww):
                    if ('upright', round(edge, 3), round(zc, 3)) not in drawn:
                        rbox((0.014, d - 0.03, hh), (edge, 0.005, zc), mat, 0.002, grain='z')
                        drawn.add(('upright', round(edge, 3), round(zc, 3)))
            else:
                rbox((ww - 0.001, 0.01, hh - 0.001), (xc, yf + 0.012, zc), dark, 0)
                hinge = 'l' if ci % 2 == 0 else 'r'
                if len(cells) == 1:
                    hinge = 'l'
                if middle and kind == 'drawer':
                    for q in range(middle):
                        front(
                            ww - gap, hh / middle - gap, xc, z + hh * (q + 0.5) / middle, yf, front_mat, 'slab',
                            handle, handle_mat,
                        )
                    x += ww
                    continue
                front(
                    ww - gap, hh - gap, xc, zc, yf, front_mat,
                    style if not (kind == 'drawer' and style == 'cane') else 'slab', handle,
                    handle_mat, 'drawer' if kind == 'drawer' else 'door', hinge, grain=grain_front,
                )
            x += ww
        z += hh


def nightstand(mat, w=0.56, h=0.62, d=0.42, rows=2, open_=False, **k):
    """Nightstand with drawers or an open shelf."""
    case(
        w, h, d, mat,
        ([(1, ['open'])] if open_ else []) + [(1, ['drawer'])] * (rows if not open_ else 1), **k,
    )


def buffet(mat, w=1.6, h=0.88, d=0.45, cols=4, **k):
    """Sideboard with doors below drawers."""
    k = dict(dict(style='shaker', handle='knob', base='block', base_h=0.1), **k)
    case(w, h, d, mat, [(2.4, ['door'] * cols), (1, ['drawer'] * 3)], **k)


def hutch(mat, w=1.5, h=1.1, d=0.34, z0=0.88, handle_mat=None):
    """Glass-door hutch that stands on a buffet."""
    t = 0.024
    for s in (-1, 1):
        rbox((t, d, h), (s * (w / 2 - t / 2), 0.05, z0 + h / 2), mat, 0.003, grain='z')
    rbox((w - 2 * t, 0.01, h), (0, 0.05 + d / 2 - 0.008, z0 + h / 2), mat, 0, grain='z')
    for z in (z0 + h * 0.36, z0 + h * 0.68):
        rbox((w - 2 * t, d - 0.02, 0.022), (0, 0.05, z), mat, 0.002, grain='x')
    rbox((w + 0.05, d + 0.05, 0.03), (0, 0.035, z0 + h + 0.015), mat, 0.006, grain='x')
    rbox((w + 0.09, d + 0.08, 0.03), (0, 0.03, z0 + h + 0.043), mat, 0.01, grain='x')
    for s in (-1, 1):
        x = s * w * 0.335
        ww = w * 0.31
        f = 0.05
        y = 0.05 - d / 2
        rbox((ww, 0.02, f), (x, y, z0 + h - f / 2 - 0.01), mat, 0.003, grain='x')
        rbox((ww, 0.02, f), (x, y, z0 + h * 0.0 + f / 2 + 0.01), mat, 0.003, grain='x')
        for q in (-1, 1):
            rbox((f, 0.02, h - 0.02), (x + q * (ww / 2 - f / 2), y, z0 + h / 2), mat, 0.003, grain='z')
        rbox((ww - 2 * f + 0.01, 0.004, h - 2 * f), (x, y + 0.003, z0 + h / 2), M.glass(), 0)
        rbox((0.014, 0.014, h - 2 * f), (x, y - 0.002, z0 + h / 2), mat, 0.003)
        pull(x - s * (ww / 2 - f / 2), y - 0.01, z0 + h * 0.4, 'knob', handle_mat)
    for z in (z0 + 0.02,):
        pass


def desk(mat, w=1.35, d=0.6, h=0.76, metal=None, drawers=True, handle_mat=None, top_mat=None, n_drawers=2, handle='knob'):
    """Writing desk on tapered legs or a metal frame; without a `handle` the drawer is pulled at its lower edge."""
    rbox((w, d, 0.03), (0, 0, h - 0.015), top_mat or mat, 0.005, grain='x')
    if metal:
        t = 0.028
        for s in (-1, 1):
            for sy in (-1, 1):
                rbox(
                    (t, t, h - 0.03), (s * (w / 2 - 0.06), sy * (d / 2 - 0.05), (h - 0.03) / 2), metal, 0.002
                )
            for z in (0.06, h - 0.045):
                rbox((t, d - 0.1, t), (s * (w / 2 - 0.06), 0, z), metal, 0.002)
        rbox((w - 0.12, t, t), (0, d / 2 - 0.05, 0.3), metal, 0.002)
    else:
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(
                    h - 0.03, 0.014, 0.024, (sx * (w / 2 - 0.08), sy * (d / 2 - 0.07), 0), mat,
                    (-6 * sy, 6 * sx),
                )
    if drawers:
        rbox((w - 0.16, d - 0.12, 0.1), (0, 0.0, h - 0.08), top_mat or mat, 0.003, grain='x')
        k = n_drawers
        span = w - 0.2 if handle else w - 0.164
        for i in range(k):
            ww = span / k
            front(
                ww - 0.004, 0.085 if handle else 0.099, -span / 2 + ww * (i + 0.5), h - (0.08 if handle else 0.0825), -d / 2 + 0.065,
                    top_mat or mat, 'slab',
                handle, handle_mat,
            )


def strapped_chest(mat, straps=None, w=1.22, d=0.46, h=0.51):
    """A plank trunk on a plinth: lid of three boards with a round front edge, corner straps, hasp, handles at the ends."""
    straps = straps or M.metal('black')
    lid, low, bw, bd = 0.032, 0.07, w - 0.02, d - 0.02
    bh = h - lid - low
    rbox((bw - 0.01, bd - 0.01, bh + 0.02), (0, 0, low + bh / 2), mat, 0.002, grain='x')
    for i in range(3):
        z = low + bh * (i + 0.5) / 3
        rbox((bw, 0.014, bh / 3 - 0.002), (0, -bd / 2 + 0.007, z), mat, 0.003, grain='x')
        for s in (-1, 1):
            rbox((0.014, bd - 0.016, bh / 3 - 0.002), (s * (bw / 2 - 0.006), 0.007, z), mat, 0.003, grain='y')
    for s in (-1, 1):
        rbox((0.016, d - 0.004, low), (s * (w / 2 - 0.008), 0, low / 2), mat, 0.005, grain='y')
    rbox((w - 0.034, 0.016, low), (0, -d / 2 + 0.008, low / 2), mat, 0.005, grain='x')
    for i, dd in enumerate((0.34, 0.33, 0.33)):
        y = -d / 2 + d * (sum((0.34, 0.33, 0.33)[:i]) + dd / 2)
        rbox((w, d * dd - 0.0006, lid), (0, y, h - lid / 2), mat, 0.012 if i == 0 else 0.003, seg=5, grain='x')
    for s in (-1, 1):
        for z in (low + 0.05, h - lid - 0.05):
            rbox((0.16, 0.004, 0.036), (s * (bw / 2 - 0.078), -bd / 2 - 0.001, z), straps, 0.001)
            rbox((0.004, 0.16, 0.036), (s * (bw / 2 + 0.002), -bd / 2 + 0.078, z), straps, 0.001)
            for k in (0.025, 0.13):
                cyl(0.007, 0.005, (s * (bw / 2 - k), -bd / 2 - 0.002, z), straps, 0.002, 16, (pi / 2, 0, 0))
        x, z = s * (bw / 2 + 0.002), low + bh * 0.62
        for y in (-0.07, 0.07):
            rbox((0.006, 0.03, 0.05), (x, y, z), straps, 0.002)
        tube([(x + s * 0.012, 0.07 * cos(a), z - 0.062 * sin(a)) for a in [pi * i / 20 for i in range(21)]], 0.0055, straps)
    rbox((0.06, 0.006, 0.024), (0, -d / 2 - 0.002, h - lid / 2 - 0.002), straps, 0.002)
    rbox((0.052, 0.016, 0.085), (0, -d / 2 + 0.004, h - lid - 0.028), straps, 0.003)
    cyl(0.012, 0.006, (0, -d / 2 - 0.004, h - lid - 0.05), straps, 0.003, 24, (pi / 2, 0, 0))


def strip_dresser(woods, iron=None, w=1.52, h=0.86, d=0.46, base_h=0.155, seed=4):
    """Six drawers and a top of wooden strips in several browns, laid like a butcher block, in a riveted frame of flat iron."""
    iron = iron or M.metal('black')
    rnd = random.Random(seed)

    def strips(wide, high, put, strip=0.038):
        rows = max(2, round(high / strip))
        last = None
        for j in range(rows):
            x = -wide / 2
            while x < wide / 2 - 0.001:
                run = min(rnd.uniform(0.16, 0.42), wide / 2 - x)
                if wide / 2 - x - run < 0.08:
                    run = wide / 2 - x
                last = rnd.choice([k for k in woods if k is not last])
                put(run, high / rows, x + run / 2, high * ((j + 0.5) / rows - 0.5), last)
                x += run
    t, bar = 0.006, 0.034
    z0, z1, top = base_h, h - 0.032, 0.03
    dark = M.plain('#171412', 0.9)
    rbox((w - 0.024, d - 0.05, z1 - z0 - 0.004), (0, 0.012, (z0 + z1) / 2), dark, 0.001)
    for s in (-1, 1):
        for i in range(3):
            hh = (z1 - z0) / 3
            rbox((0.014, d - 0.02, hh - 0.001), (s * (w / 2 - 0.012), 0, z0 + hh * (i + 0.5)), woods[0], 0.0015, grain='y')
    strips(w - 0.004, d - 0.004, lambda lx, ly, x, y, m: rbox((lx, ly, top), (x, y, h - top / 2), m, 0.0012, grain='x'), 0.045)
    rows = ((0.38, 0), (0.36, 0.38), (0.26, 0.74))
    inner = w - 2 * bar - 0.004
    for share, low in rows:
        hh = (z1 - z0 - bar) * share
        zc = z0 + bar / 2 + (z1 - z0 - bar) * (low + share / 2)
        for s in (-1, 1):
            ww = (inner - bar * 0.7) / 2
            xc = s * (ww / 2 + bar * 0.35)
            strips(ww - 0.006, hh - 0.008, lambda lx, lz, x, z, m: rbox((lx, 0.02, lz), (xc + x, -d / 2 + 0.013, zc + z), m, 0.001, grain='x'))
            pull(xc, -d / 2 + 0.003, zc + hh * 0.12, 'cup', iron)
    y = -d / 2 + 0.004
    for s in (-1, 1):
        for q in (-1, 1):
            rbox((bar, t, h - top - 0.002), (s * (w / 2 - bar / 2 + 0.004), q * (d / 2 + 0.001), (h - top) / 2), iron, 0.001, grain='z')
            rbox((t, bar, h - top - 0.003), (s * (w / 2 + 0.001), q * (d / 2 - bar / 2 + 0.001), (h - top) / 2), iron, 0.001, grain='z')
            cyl(0.018, 0.008, (s * (w / 2 - 0.012), q * (d / 2 - 0.012), 0), iron, 0.002, 24)
        for z in (z0 + bar / 2, z1 - bar / 2):
            rbox((t, d - bar, bar), (s * (w / 2 + 0.0005), 0, z), iron, 0.001, grain='y')
    for z in (z0 + bar / 2 - 0.004, z1 - bar * 0.32):
        rbox((w - bar, t, bar if z < 0.4 else bar * 0.64), (0, y - 0.0035, z), iron, 0.001, grain='x')
        for x in (-w / 2 + 0.016, w / 2 - 0.016):
            cyl(0.007, 0.006, (x, -d / 2 - 0.001, z), iron, 0.0025, 16, (pi / 2, 0, 0))
    rbox((bar * 0.6, t, z1 - z0 - bar), (0, y - 0.003, (z0 + z1) / 2), iron, 0.001, grain='z')
    for s in (-1, 1):
        for z in (z0 + 0.09, (z0 + z1) / 2, z1 - 0.09):
            cyl(0.0065, 0.006, (s * (w / 2 - bar / 2 + 0.004), -d / 2 - 0.001, z), iron, 0.0025, 16, (pi / 2, 0, 0))
            for yy in (-d / 2 + 0.018, d / 2 - 0.018):
                cyl(0.0065, 0.006, (s * (w / 2 + 0.003), yy, z), iron, 0.0025, 16, (0, s * pi / 2, 0))


def mirrored_stand(w=0.56, h=0.66, d=0.41, base_h=0.12, rows=2):
    """A nightstand whose every face is bevelled mirror, the rail between the drawers and the tapered legs too; crystal knobs."""
    silver, glass = M.metal('steel'), M.mirror()
    z0, top, rail = base_h, 0.024, 0.022
    z1 = h - top
    rbox((w - 0.006, d - 0.006, z1 - z0), (0, 0, (z0 + z1) / 2), silver, 0.0015)
    rbox((w + 0.016, d + 0.016, top), (0, -0.002, h - top / 2), silver, 0.002)
    pane(w + 0.008, d + 0.008, (0, -0.002, h - 0.001), (-pi / 2, 0, 0), 0.014)
    pane(w + 0.012, top - 0.005, (0, -d / 2 - 0.0095, h - top / 2), edge=0.005)
    for s in (-1, 1):
        pane(d + 0.012, top - 0.005, (s * (w / 2 + 0.0075), -0.002, h - top / 2), (0, 0, s * pi / 2), 0.005)
        pane(d - 0.012, z1 - z0 - 0.008, (s * (w / 2 - 0.0035), 0, (z0 + z1) / 2), (0, 0, s * pi / 2), 0.016)
        for q in (-1, 1):
            sqleg(base_h + 0.002, 0.026, 0.05, (s * (w / 2 - 0.03), q * (d / 2 - 0.03), 0), glass, 0.003)
    frame = 0.02
    hh = (z1 - z0 - rail * (rows - 1) - 2 * frame) / rows
    for z in (z0 + frame / 2, z1 - frame / 2, *(z0 + frame + (hh + rail) * i - rail / 2 for i in range(1, rows))):
        pane(w - 2 * frame, frame - 0.004, (0, -d / 2 + 0.0025, z), edge=0.005)
    for s in (-1, 1):
        pane(frame - 0.004, z1 - z0 - 0.004, (s * (w / 2 - frame / 2), -d / 2 + 0.0025, (z0 + z1) / 2), edge=0.005)
    for i in range(rows):
        z = z0 + frame + hh / 2 + (hh + rail) * i
        rbox((w - 2 * frame - 0.004, 0.014, hh - 0.004), (0, -d / 2 - 0.002, z), silver, 0.0015)
        pane(w - 2 * frame - 0.008, hh - 0.008, (0, -d / 2 - 0.0085, z), edge=0.018, drop=0.003)
        cyl(0.008, 0.012, (0, -d / 2 - 0.012, z), silver, 0.002, 24, (pi / 2, 0, 0))
        o = lathe([(0, 0), (0.012, 0), (0.02, 0.009), (0.02, 0.014), (0.011, 0.024), (0, 0.024)], 10, M.glass(), (0, -d / 2 - 0.022, z), (pi / 2,
            0, 0), 'knob', angle=5)
        o.data.use_auto_smooth = True


def fluted_wall(r, t, h, a0, a1, mat, pitch=0.0127, depth=0.0042):
    """A curved wall of half-round flutes from angle a0 to a1 (degrees), closed at its ends, standing on z = 0."""
    n = max(2, round(rad(abs(a1 - a0)) * r / pitch))
    bm = bmesh.new()
    outer = []
    k = 8
    for i in range(n * k + 1):
        outer.append((rad(a0 + (a1 - a0) * i / (n * k)), r - depth * (1 - abs(sin(pi * i / k)))))
    cols = [[bm.verts.new((rr * cos(a), rr * sin(a), z)) for rr, z in ((ro, 0.0), (ro, h), (r - t, h), (r - t, 0.0))] for a, ro in outer]
    for a, b in zip(cols, cols[1:]):
        for j in range(4):
            bm.faces.new((a[j], b[j], b[(j + 1) % 4], a[(j + 1) % 4]))
    bm.faces.new(cols[0])
    bm.faces.new(cols[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return finish(bm, 'flutes', mat, weighted=False, angle=50)


def fluted_drum(mat, w=0.457, h=0.61, door=(215, 335), ajar=0):
    """A round nightstand, fluted all around, on a recessed plinth; its curved door may stand `ajar` by so many degrees before two shelves."""
    r, low, top, t = w / 2, 0.045, 0.022, 0.018
    hh = h - low - top
    a0, a1 = door
    cyl(r - 0.035, low + 0.002, (0, 0, 0), M.plain('#8d8880', 0.8), 0.002, 72)
    lathe(disc_profile(r + 0.002, top, 0.004), 120, mat, (0, 0, h - top))
    with group('body', 0, 0, low):
        fluted_wall(r, t, hh, a1, a0 + 360, mat)
    for z in (low, low + hh * 0.5, h - top - 0.016):
        cyl(r - t * 0.7, 0.016, (0, 0, z), mat, 0.002, 72)
    hx, hy = (r - t / 2) * cos(rad(a1)), (r - t / 2) * sin(rad(a1))
    with group('hinge', hx, hy, low + 0.003, ajar):
        with group('door', -hx, -hy, 0):
            fluted_wall(r, t, hh - 0.006, a0 + 0.7, a1 - 0.7, mat)
