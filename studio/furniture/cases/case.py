"""The case behind most dressers, chests, nightstands and buffets. Meters."""

from contextlib import nullcontext
from math import radians as rad
from math import sin

from ... import materials
from ...geometry import bun_foot, cyl, fat_bun_foot, group, leg, rbox, sqleg
from .feet import bracket, cabriole_foot, skirt
from .frames import angle_frame, plank_top
from .fronts import clad, front
from .opened import pulled_drawer, swung_door


def case(
    w,
    h,
    d,
    mat,
    layout,
    base='legs',
    base_h=0.12,
    top_over=0.012,
    top_t=0.026,
    handle='bar',
    handle_mat=None,
    style='slab',
    base_mat=None,
    front_mat=None,
    side_t=0.022,
    top_mat=None,
    gap=0.004,
    inset=False,
    middle=0,
    tip_mat=None,
    sides=None,
    molded=False,
    door_handle=None,
    boards=0,
    tones=(),
    low_shelf=False,
    foot_r=0.0,
    pulled=(),
    ajar=(),
):
    """layout: list of rows bottom->top: (height share, [cells]); cell = 'drawer' | 'door' | 'open' |
    ('drawer', width share) open cells get a visible interior with back panel; `middle` splits the middle
    drawer cell into a stack of plain drawers. `tip_mat` dips round legs, `sides` may be 'beadboard',
    'mirror' or 'glazed', `molded` puts a moulding under the top, `boards` makes sides and top of so many
    boards, in turn in one of the woods of `tones` (fronts too), the base 'angle' is a bolted steel frame,
    with a steel shelf under the case if `low_shelf`, `foot_r` fattens bun feet, `pulled` names drawers that
    stand open: (row, cell, how far), `ajar` doors: (row, cell, degrees, hinged at the left if negative), with
    one shelf behind each."""
    stand_out = {(row, cell): far for row, cell, far in pulled}
    swung = {(row, cell): degrees for row, cell, degrees in ajar}
    woods = tones or (mat,)
    base_mat = base_mat or mat
    front_mat = front_mat or mat
    top_mat = top_mat or mat
    z0 = base_h
    z1 = h - top_t
    dark = materials.plain('#171412', 0.9)
    for s in (-1, 1):
        x, hh = s * (w / 2 - side_t / 2), z1 - z0
        for i in range(boards):
            wood, at = woods[(i + (s > 0)) % len(woods)], (i + 0.5) / boards
            if base == 'angle':
                rbox((side_t, d - 0.004, hh / boards - 0.001), (x, 0, z0 + hh * at), wood, 0.002, grain='y')
            else:
                rbox(
                    (side_t, (d - 0.004) / boards - 0.0008, hh),
                    (x, (d - 0.004) * (at - 0.5), z0 + hh / 2),
                    wood,
                    0.002,
                    grain='z',
                )
        if not boards:
            rbox(
                (side_t, d - 0.004, z1 - z0),
                (s * (w / 2 - side_t / 2), 0, (z0 + z1) / 2),
                mat,
                0.003,
                grain='z',
            )
    rbox((w - 2 * side_t, d - 0.01, side_t), (0, 0, z0 + side_t / 2), mat, 0.002, grain='x')
    if molded:
        for share, up, t in ((1.0, 0.0, 0.5), (0.74, 0.5, 0.22), (0.4, 0.7, 0.3)):
            rbox(
                (w + 2 * top_over * share, d + 2 * top_over * share, top_t * t + 0.001),
                (0, -top_over * share * 0.5, h - top_t * (up + t / 2)),
                top_mat,
                top_t * t * 0.45,
                grain='x',
            )
    elif boards and base == 'angle':
        for i in range(boards):
            deep = (d - 0.002) / boards
            rbox(
                (w - 0.002, deep - 0.001, top_t),
                (0, -d / 2 + 0.001 + deep * (i + 0.5), h - top_t / 2),
                woods[i % len(woods)],
                0.002,
                grain='x',
            )
    elif boards:
        plank_top(w + 2 * top_over, d + 2 * top_over, top_t, h, -top_over * 0.5, woods, boards)
    else:
        rbox(
            (w + 2 * top_over, d + 2 * top_over, top_t),
            (0, -top_over * 0.5, h - top_t / 2),
            top_mat,
            0.005,
            grain='x',
        )
    for s in (-1, 1) if sides else ():
        clad(s, w, d, z0, z1, mat, sides)
    rbox((w - 2 * side_t, 0.008, z1 - z0), (0, d / 2 - 0.006, (z0 + z1) / 2), mat, 0, grain='x')
    if base == 'legs':
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(
                    base_h + 0.002,
                    0.012,
                    0.02,
                    (sx * (w / 2 - 0.06), sy * (d / 2 - 0.06), 0),
                    base_mat,
                    (-5 * sy, 5 * sx),
                )
                if tip_mat:
                    off = (base_h + 0.002) * 0.68 * sin(rad(5))
                    leg(
                        base_h * 0.32,
                        0.0128,
                        0.0153,
                        (sx * (w / 2 - 0.06 + off), sy * (d / 2 - 0.06 + off), 0),
                        tip_mat,
                        (-5 * sy, 5 * sx),
                    )
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
                cabriole_foot(base_h, sx * (w / 2 - 0.04), sy * (d / 2 - 0.04), sx, sy, base_mat)
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
            rbox(
                (0.02, d - 0.004, 0.028),
                (sx * (w / 2 - 0.012), 0, base_h - 0.014),
                base_mat,
                0.003,
                grain='y',
            )
    elif base == 'bun':
        for sx in (-1, 1):
            for sy in (-1, 1):
                if foot_r:
                    fat_bun_foot(
                        base_h + 0.002, foot_r, (sx * (w / 2 - foot_r), sy * (d / 2 - foot_r), 0), base_mat
                    )
                else:
                    bun_foot(base_h + 0.002, (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), base_mat)
    elif base == 'square':
        for sx in (-1, 1):
            for sy in (-1, 1):
                rbox(
                    (0.048, 0.048, base_h + 0.002),
                    (sx * (w / 2 - 0.027), sy * (d / 2 - 0.027), base_h / 2 + 0.001),
                    base_mat,
                    0.003,
                    grain='z',
                )
        rbox((w - 0.1, 0.018, 0.04), (0, -d / 2 + 0.02, base_h - 0.02), base_mat, 0.003)
    elif base == 'angle':
        angle_frame(w, d, h, z0, base_mat, low_shelf, rim=top_t)
    elif base == 'round':
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.022, base_h + 0.002, (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), base_mat, 0.003, 32)
    elif base == 'plinth':
        rbox((w - 0.004, d - 0.03, base_h), (0, 0.01, base_h / 2), base_mat, 0.003, grain='x')
    elif base == 'sled':
        for s in (-1, 1):
            x = s * (w / 2 - 0.05)
            rbox((0.024, d - 0.04, 0.014), (x, 0, 0.007), base_mat, 0.002, grain='y')
            for y in (-1, 1):
                rbox(
                    (0.0235, 0.014, base_h + 0.001),
                    (x, y * (d / 2 - 0.027), base_h / 2),
                    base_mat,
                    0.002,
                    grain='z',
                )
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
    tot = sum(r[0] for r in layout)
    z = iz0
    yf = -d / 2 + (0.021 if inset else 0.012)
    # a board that two open cells share is drawn once: two in one place would be shaded black
    drawn = set()
    for row, (share, cells) in enumerate(layout):
        hh = (iz1 - iz0) * share / tot
        cells = [(c, 1) if isinstance(c, str) else c for c in cells]
        cw = sum(c[1] for c in cells)
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
            elif (row, ci) in swung:
                rbox((ww - 0.002, d - 0.07, 0.018), (xc, 0.015, zc), mat, 0.002, grain='x')
                for side, edge in ((-1, x), (1, x + ww)):
                    if (row, ci + side) not in swung:
                        rbox((0.014, d - 0.05, hh), (edge - side * 0.007, 0.01, zc), mat, 0.002, grain='z')
                with swung_door(ww - gap, xc, yf, swung[row, ci]) as middle_x:
                    front(
                        ww - gap,
                        hh - gap,
                        middle_x,
                        zc,
                        0.026,
                        front_mat,
                        style,
                        door_handle or handle,
                        handle_mat,
                        'door',
                        'l' if swung[row, ci] < 0 else 'r',
                    )
            else:
                rbox((ww - 0.001, 0.01, hh - 0.001), (xc, yf + 0.012, zc), dark, 0)
                hinge = 'l' if ci % 2 == 0 else 'r'
                if len(cells) == 1:
                    hinge = 'l'
                if middle and kind == 'drawer':
                    for q in range(middle):
                        front(
                            ww - gap,
                            hh / middle - gap,
                            xc,
                            z + hh * (q + 0.5) / middle,
                            yf,
                            front_mat,
                            'slab',
                            handle,
                            handle_mat,
                        )
                    x += ww
                    continue
                out = stand_out.get((row, ci))
                with pulled_drawer(ww - gap, hh - gap, xc, zc, yf, out) if out else nullcontext():
                    front(
                        ww - gap,
                        hh - gap,
                        xc,
                        zc,
                        yf,
                        tones[(row + 2 * ci) % len(tones)] if tones else front_mat,
                        style if not (kind == 'drawer' and style == 'cane') else 'slab',
                        (kind == 'door' and door_handle) or handle,
                        handle_mat,
                        'drawer' if kind == 'drawer' else 'door',
                        hinge,
                    )
            x += ww
        z += hh


def nightstand(mat, w=0.56, h=0.62, d=0.42, rows=2, **k):
    """Nightstand with drawers."""
    case(w, h, d, mat, [(1, ['drawer'])] * rows, **k)


def buffet(mat, w=1.6, h=0.88, d=0.45, cols=4, **k):
    """Sideboard with doors below drawers."""
    k = dict(dict(style='shaker', handle='knob', base='block', base_h=0.1), **k)
    if k['style'] == 'glazed':
        k.setdefault('handle_mat', materials.antique_brass())
    case(w, h, d, mat, [(2.4, ['door'] * cols), (1, ['drawer'] * 3)], **k)
