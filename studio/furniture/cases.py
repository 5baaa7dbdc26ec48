"""Case goods: drawers, doors and shelves in one parametric case. Fronts face -Y."""
import bmesh
from math import pi, sin, cos, radians as rad

from .. import materials as M
from ..geometry import bun_foot, cyl, finish, lathe, leg, rbox, sqleg, tube


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
        rbox((w - 0.02, 0.006, h - 0.02), (x, y - t - 0.002, z), M.mirror(), 0.0028)
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


def case(
    w, h, d, mat, layout, base='legs', base_h=0.12, top_over=0.012, top_t=0.026, handle='bar',
    handle_mat=None, style='slab', base_mat=None, front_mat=None, side_t=0.022, top_mat=None, gap=0.004,
    inset=False, grain_front=None, middle=0,
):
    """layout: list of rows bottom->top: (height share, [cells]); cell = 'drawer' | 'door' | 'open' | ('drawer', width share)
    open cells get a visible interior with back panel; `middle` splits the middle drawer cell into a stack of plain drawers."""
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
    rbox(
        (w + 2 * top_over, d + 2 * top_over, top_t), (0, -top_over * 0.5, h - top_t / 2), top_mat, 0.005,
        grain='x',
    )
    rbox((w - 2 * side_t, 0.008, z1 - z0), (0, d / 2 - 0.006, (z0 + z1) / 2), mat, 0, grain='x')
    if base == 'legs':
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(
                    base_h + 0.002, 0.012, 0.02, (sx * (w / 2 - 0.06), sy * (d / 2 - 0.06), 0), base_mat,
                    (-5 * sy, 5 * sx),
                )
    elif base == 'block':
        for sx in (-1, 1):
            for sy in (-1, 1):
                sqleg(base_h + 0.002, 0.04, 0.055, (sx * (w / 2 - 0.032), sy * (d / 2 - 0.032), 0), base_mat)
        rbox((w - 0.1, 0.018, 0.04), (0, -d / 2 + 0.02, base_h - 0.02), base_mat, 0.003)
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
    for share, cells in layout:
        hh = (iz1 - iz0) * share / tot
        cells = [(c, 1) if isinstance(c, str) else c for c in cells]
        cw = sum((c[1] for c in cells))
        x = ix0
        for ci, (kind, s) in enumerate(cells):
            ww = (ix1 - ix0) * s / cw
            xc, zc = (x + ww / 2, z + hh / 2)
            if kind == 'open':
                rbox((ww, d - 0.03, 0.016), (xc, 0.005, z + 0.0), mat, 0.002, grain='x')
                rbox((ww, d - 0.03, 0.016), (xc, 0.005, z + hh - 0.0), mat, 0.002, grain='x')
                for s2 in (-1, 1):
                    rbox((0.014, d - 0.03, hh), (xc + s2 * (ww / 2 - 0.0), 0.005, zc), mat, 0.002, grain='z')
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


def desk(mat, w=1.35, d=0.6, h=0.76, metal=None, drawers=True, handle_mat=None, top_mat=None, n_drawers=2):
    """Writing desk on tapered legs or a metal frame."""
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
        for i in range(k):
            ww = (w - 0.2) / k
            front(
                ww - 0.004, 0.085, -(w - 0.2) / 2 + ww * (i + 0.5), h - 0.08, -d / 2 + 0.065, top_mat or mat, 'slab',
                'knob', handle_mat,
            )
