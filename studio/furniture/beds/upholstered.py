"""Padded bed frames and their headboards. Meters."""

from math import cos, pi, sin

import bmesh
from mathutils import Vector

from ... import materials
from ...geometry import finish, lathe, prism, rbox, rrect, skin, spline, sqleg, tube
from ...soft import padbox, piping, tufted
from ..nailheads import nail_border, nail_row

UPHOLSTERED = ('tufted', 'channel', 'wing', 'square', 'plain', 'round')


def bed_foot(h, x, y, mat, kind='square', tip=None):
    """A foot under a padded bed: square and tapered, with a metal tip if asked, or turned."""
    if kind == 'turned':
        lathe(
            spline(
                [
                    (0, 0),
                    (0.022, 0),
                    (0.026, 0.008),
                    (0.019, h * 0.22),
                    (0.04, h * 0.5),
                    (0.043, h * 0.62),
                    (0.024, h * 0.78),
                    (0.04, h * 0.88),
                    (0.04, h),
                    (0, h),
                ]
            ),
            32,
            mat,
            (x, y, 0),
            angle=60,
        )
    elif kind == 'fluted':
        lathe([(0, 0), (0.024, 0), (0.026, 0.003), (0.036, h), (0, h)], 32, mat, (x, y, 0))
        for i in range(12):
            c, d = cos(pi * i / 6), sin(pi * i / 6)
            tube(
                [(x + 0.026 * c, y + 0.026 * d, 0.006), (x + 0.036 * c, y + 0.036 * d, h)], 0.006, mat, res=3
            )
    else:
        sqleg(h, 0.03, 0.055, (x, y, 0), mat)
        if tip:
            sqleg(0.045, 0.034, 0.034 + 0.025 * 0.045 / h, (x, y, 0), tip)


def round_frame(length, w, fab, head_h, rail_h):
    """One smooth padded arch and a fat rounded rail that runs around the foot in one piece, all but touching
    the floor."""
    low, half, r, y_h = 0.013, 0.065, 0.2, length / 2 + 0.02
    hx, side = w / 2 + 2 * half, 0.36
    arch = []
    for i in range(61):
        c, d = cos(pi * i / 60), sin(pi * i / 60)
        arch.append((hx * (1 if c > 0 else -1) * abs(c) ** 0.8, side + (head_h - side) * abs(d) ** 0.8))
    prism([(hx, low)] + arch + [(-hx, low)], 0.15, fab, 0.06, 7, (0, y_h + 0.075, 0), angle=180)
    x1, y1 = w / 2 + half, -length / 2 - half - 0.02
    path = [(x1, y_h + 0.05, 1, 0), (x1, 0, 1, 0)] + [
        (x1 - r + r * cos(a), y1 + r - r * sin(a), cos(a), -sin(a))
        for a in [pi / 2 * i / 12 for i in range(13)]
    ]
    path += [(0, y1, 0, -1)] + [(-x, y, -nx, ny) for x, y, nx, ny in path[::-1]]
    zc, zh = (low + rail_h + 0.02) / 2, (rail_h + 0.02 - low) / 2
    loop = [
        (
            (1 if cos(t) > 0 else -1) * abs(cos(t)) ** 0.62 * half,
            (1 if sin(t) > 0 else -1) * abs(sin(t)) ** 0.62 * zh,
        )
        for t in [2 * pi * i / 40 for i in range(40)]
    ]
    bm = bmesh.new()
    rings = [[bm.verts.new((x + nx * o, y + ny * o, zc + z)) for o, z in loop] for x, y, nx, ny in path]
    skin(bm, rings[::-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'rail', fab, weighted=False, angle=180)
    for s in (-1, 1):
        rbox(
            (0.12, 0.12, 0.05),
            (s * (w / 2 - 0.1), -length / 2 + 0.12, 0.025),
            materials.wood('espresso'),
            0.004,
        )


def wings(hw, y_h, z0, head_h, fab):
    """Shallow wings that curve in from both sides of a headboard, with one welt along their edge and its
    top."""
    ends = []
    for s in (-1, 1):
        mid = []
        for i in range(15):
            t = i / 14
            p = [
                (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
                for a, b, c in (
                    (hw / 2 - 0.01, hw / 2 + 0.09, hw / 2 + 0.005),
                    (y_h + 0.12, y_h - 0.03, y_h - 0.2),
                )
            ]
            mid.append(Vector(p))
        outer, inner = [], []
        for i, p in enumerate(mid):
            d = (mid[min(14, i + 1)] - mid[max(0, i - 1)]).normalized()
            n = Vector((-d.y, d.x)) * 0.034
            outer.append((s * (p.x + n.x), p.y + n.y))
            inner.append((s * (p.x - n.x), p.y - n.y))
        prism(outer + inner[::-1], head_h - z0, fab, 0.024, 5, (0, 0, (head_h + z0) / 2), axis='z', angle=60)
        tip = mid[-1]
        ends.append(
            [(s * tip.x, tip.y - 0.005, z0 + 0.04), (s * tip.x, tip.y - 0.005, head_h - 0.02)]
            + [(s * p.x, p.y, head_h + 0.001) for p in mid[-2:4:-1]]
        )
    piping(ends[0] + ends[1][::-1], 0.0065, fab, 'welt', cyclic=False)


def upholstered_frame(
    W, length, style, fab, head_h, rail_h, foot_h, tuft, arch, scallops, foot_mat, nails, trim=None
):
    """Headboard, rails and foot of a padded bed; the head may be arched, scalloped or winged.

    `trim`: low (clearance of the rails), feet (square, turned, fluted), tip, camel (rise of a camelback),
    border (width of a plain edge around the tufting, which carries the nails), smooth (no tufting at all),
    loop (a strap at the foot)."""
    trim = trim or {}
    foot_mat = foot_mat or materials.wood('espresso')
    if style == 'round':
        round_frame(length, W - 0.12, fab, head_h, rail_h)
        return
    y_h = length / 2 + 0.03
    hw = W + 0.04
    camel = trim.get('camel')

    def rise(x):
        if camel:
            return camel * (0.5 + 0.5 * cos(2 * pi * x / hw))
        if scallops:
            return 0.07 * abs(sin(pi * (x / hw + 0.5) * scallops)) ** 0.6
        return arch * (1 - (2 * x / hw) ** 2)

    top = rise if camel or scallops or arch else None
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
        padbox(
            (hw, 0.13, head_h - z0), (0, y_h + 0.06, (head_h + z0) / 2), fab, r=0.035, puff=(0, 0.02, 0.004)
        )
    else:
        tufted(hw - 2 * edge, head_h - z0 - edge, 0.1, fab, (0, y_h + 0.05, z0), style=pattern, top=top, **k)
    padbox((hw, 0.06, head_h - 0.04), (0, y_h + 0.1, (head_h - 0.04) / 2 + 0.02), fab, r=0.02, puff=(0, 0, 0))
    fh = foot_h or rail_h
    if edge:
        line = [
            (-hw / 2 + hw * i / 40, head_h + (top(-hw / 2 + hw * i / 40) if top else 0)) for i in range(41)
        ]
        prism(
            line + [(x, z - edge) for x, z in line[::-1]], 0.13, fab, 0.018, 4, (0, y_h + 0.035, 0), angle=60
        )
        for s in (-1, 1):
            padbox(
                (edge, 0.128, head_h - edge * 0.6 - z0),
                (s * (hw - edge) / 2, y_h + 0.035, (head_h - edge * 0.6 + z0) / 2),
                fab,
                r=0.018,
                puff=(0, 0, 0),
            )
    if nails:
        c = hw / 2 - edge / 2
        crest = [(x * c / (hw / 2), z - edge / 2) for x, z in line]
        nail_row([(-c, z0 + 0.04)] + crest + [(c, z0 + 0.04)], y_h - 0.029, nails)
        c = W / 2 - 0.015
        nail_row([(-c, 0.14), (-c, fh - 0.035), (c, fh - 0.035), (c, 0.14)], -length / 2 - 0.086, nails)
    low = trim.get('low', 0.15 if foot_mat.name.startswith('metal') else 0.05)
    if style == 'wing':
        wings(hw, y_h, low, head_h, fab)
    for s in (-1, 1):
        padbox(
            (0.07, length + 0.06, rail_h - low),
            (s * (W / 2 - 0.01), 0, low + (rail_h - low) / 2),
            fab,
            r=0.022,
            puff=(0.006, 0, 0.004),
            step=0.08,
        )
    padbox(
        (W + 0.05, 0.07, fh - low),
        (0, -length / 2 - 0.05, low + (fh - low) / 2),
        fab,
        r=0.022,
        puff=(0, 0.006, 0.004),
        step=0.08,
    )
    if trim.get('loop'):
        y = -length / 2 - 0.093
        tube(
            [
                (-0.025, y + 0.02, fh - 0.03),
                (-0.025, y, fh - 0.045),
                (-0.02, y - 0.004, fh - 0.13),
                (0, y - 0.004, fh - 0.145),
                (0.02, y - 0.004, fh - 0.13),
                (0.025, y, fh - 0.045),
                (0.025, y + 0.02, fh - 0.03),
            ],
            0.006,
            materials.linen('#26272a', 0.3),
        )
    if low > 0.02:
        for s in (-1, 1):
            for y in (-length / 2 - 0.03, length / 2) if low > 0.1 else (-length / 2 - 0.03,):
                bed_foot(
                    low + 0.01, s * (W / 2 - 0.06), y, foot_mat, trim.get('feet', 'square'), trim.get('tip')
                )


def wall_panels(fabric, columns=3, rows=2, w=0.66, h=0.46, z=0.5):
    """Padded wall panels in a block behind a bed; front faces -Y, back on y = 0."""
    for i in range(columns):
        for j in range(rows):
            padbox(
                (w - 0.006, 0.05, h - 0.006),
                ((i - (columns - 1) / 2) * w, -0.028, z + h * (j + 0.5)),
                fabric,
                r=0.022,
                puff=(0.0, 0.014, 0.0),
                seed=i + 3 * j,
                wob=0.001,
            )


def nailhead_headboard(fabric, nails=None, w=1.57, h=1.47):
    """A padded headboard with squared shoulders, two rows of nailheads and slotted legs."""
    nails = nails or materials.metal('gun')
    x1, z0 = w / 2, 0.42
    outline = [
        (-x1, z0),
        (-x1, h - 0.16),
        (-x1 + 0.1, h - 0.16),
        (-x1 + 0.1, h),
        (x1 - 0.1, h),
        (x1 - 0.1, h - 0.16),
        (x1, h - 0.16),
        (x1, z0),
    ]
    prism(outline, 0.075, fabric, 0.022, seg=5)
    for inset in (0.035, 0.075):
        inner = [(x - (inset if x > 0 else -inset), z - inset if z > z0 else z + 0.03) for x, z in outline]
        nail_border(inner, -0.037, nails)
    for s in (-1, 1):
        rbox((0.07, 0.025, 0.46), (s * (x1 - 0.2), 0.02, 0.23), materials.wood('espresso'), 0.003, grain='z')
        for z in (0.12, 0.29):
            prism(
                rrect(0.013, 0.11, 0.0064, 4),
                0.027,
                materials.plain('#c9bfb0', 0.9),
                0,
                loc=(s * (x1 - 0.2), 0.02, z),
            )
