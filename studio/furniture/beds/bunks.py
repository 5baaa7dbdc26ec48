"""Bunk beds and their mattresses. Meters."""

from math import atan2, cos, pi, sin, sqrt
from math import radians as rad

from mathutils import Vector
from mathutils import noise as mn

from ... import materials
from ...geometry import cyl, group, prism, rbox, rrect
from ...soft import padbox, pillow, piping
from ..cases.fronts import front
from .headboards import upright_slats


def bunk(mat, w=1.33, length=1.9, h=1.73, duvets=('#7f93a0', '#d7c9b4'), rungs=4, out=0.5):
    """Full over full with flat panels at head and foot, the head at +X; an angled ladder at the foot, a
    trundle rolled out by `out` meters.

    The long side faces -Y."""
    post, t = 0.076, 0.028
    L, D = length + 0.084, w + 0.067
    decks = (0.38, 1.24)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((post, post, h), (sx * L / 2, sy * D / 2, h / 2), mat, 0.008, grain='z')
    for z in decks:
        for sy in (-1, 1):
            rbox((L - post, t, 0.15), (0, sy * D / 2, z), mat, 0.005, grain='x')
        for sx in (-1, 1):
            rbox((t, D - post, 0.15), (sx * L / 2, 0, z), mat, 0.005, grain='y')
        rbox((length + 0.02, w + 0.02, 0.02), (0, 0, z - 0.04), mat, 0.002, grain='y')
    for sx, z0, z1 in ((-1, 0.455, 0.84), (1, 0.455, 0.98), (1, 1.315, h - 0.03)):
        rbox((0.034, D - post, 0.09), (sx * L / 2, 0, z1 - 0.045), mat, 0.006, grain='y')
        rbox((0.018, D - post, z1 - z0 - 0.07), (sx * L / 2, 0, (z0 + z1 - 0.09) / 2), mat, 0.002, grain='y')
    y0, gate = -D / 2 + post / 2, 0.44
    near = D - post - gate
    for z in (1.43, 1.6):
        for sy in (-1, 1):
            rbox((L - post, 0.024, 0.09), (0, sy * D / 2, z), mat, 0.005, grain='x')
    rbox((0.034, near, 0.09), (-L / 2, y0 + gate + near / 2, h - 0.075), mat, 0.006, grain='y')
    rbox(
        (0.018, near, h - 1.41),
        (-L / 2, y0 + gate + near / 2, (1.315 + h - 0.095) / 2),
        mat,
        0.002,
        grain='y',
    )
    rbox((0.05, 0.05, h - 1.35), (-L / 2, y0 + gate, (1.315 + h - 0.03) / 2), mat, 0.006, grain='z')
    yl, reach, top = y0 + gate / 2 - 0.01, 0.4, 1.52
    lean = atan2(reach, top)
    long = sqrt(reach**2 + top**2)
    x1 = -L / 2 - 0.075
    for s in (-1, 1):
        rbox(
            (0.085, 0.034, long),
            (x1 - reach / 2, yl + s * 0.19, top / 2),
            mat,
            0.006,
            grain='z',
            rot=(0, lean, 0),
        )
        rbox((0.13, 0.034, 0.03), (-L / 2 - 0.05, yl + s * 0.19, 1.332), mat, 0.005, grain='x')
    for i in range(rungs):
        z = 0.26 + 0.3 * i
        rbox((0.13, 0.36, 0.03), (x1 - reach * (1 - z / top), yl, z), mat, 0.006, grain='y')
    for z, bed_h in zip(decks, (0.2, 0.18)):
        with group('turned', 0, 0, 0, 180):
            bunk_mattress(w, length, z - 0.02, duvets[z > 1], int(z > 1), h=bed_h)
    tw, td, z0, th = length - 0.02, 0.98, 0.04, 0.23
    yc = -D / 2 - out + td / 2
    rbox((tw, 0.026, th), (0, yc - td / 2, z0 + th / 2), mat, 0.006, grain='x')
    rbox((tw - 0.04, 0.022, th - 0.05), (0, yc + td / 2 - 0.02, z0 + th / 2), mat, 0.004, grain='x')
    for s in (-1, 1):
        rbox((0.022, td - 0.04, th - 0.05), (s * (tw / 2 - 0.02), yc, z0 + th / 2), mat, 0.004, grain='y')
        for sy in (-1, 1):
            cyl(
                0.024,
                0.024,
                (s * (tw / 2 - 0.12) - 0.012, yc + sy * (td / 2 - 0.09), 0.024),
                materials.plain('#1b1b1c', 0.5),
                0.004,
                24,
                (0, pi / 2, 0),
            )
    rbox((tw - 0.06, td - 0.06, 0.02), (0, yc, z0 + 0.03), mat, 0.002, grain='x')
    with group('trundle', 0, yc), group('turned', 0, 0, 0, 180):
        bunk_mattress(td - 0.09, tw - 0.1, z0 + 0.04, '#f1eee7', 2, h=0.18, cover=0.64, heads=0)


def bunk_mattress(w, length, z, duvet, seed=0, h=0.17, cover=0.68, heads=None):
    """A made mattress that lies along X, for bunks and daybeds; the blanket is tucked in and covers that
    share of it from the foot."""
    sheet = materials.bedding('#f4f2ec')
    with group('bunkbed', 0, 0, z, 90):
        padbox(
            (w, length, h), (0, 0, h / 2), sheet, r=0.032, puff=(0.005, 0.005, 0.006), step=0.06, seed=seed
        )
        for zz in (0.018, h - 0.02):
            piping([(x, y, zz) for x, y in rrect(w + 0.006, length + 0.006, 0.034)], 0.005, sheet)
        bunk_bedding(w, length, h, duvet, seed, cover, heads)


def bunk_bedding(w, length, zt, col, seed=0, cover=0.68, heads=None):
    """A stitched blanket drawn flat over the mattress and tucked in at the sides and the foot, its end
    turned down; pillows at the head."""
    long, fold, low = length * cover, 0.22, 0.02

    def stitched(p):
        """Cells of box stitching on the top, a few soft creases."""
        if p.z > 0:
            cell = abs(sin(pi * p.x * 4.2)) * abs(sin(pi * (p.y + 0.07) * 4.2))
            p.z += 0.007 * cell**0.5 + 0.004 * mn.noise(Vector((p.x * 2.5 + seed, p.y * 2.5, 3.0)))
        return p

    if cover:
        hh = zt - low + 0.008
        padbox(
            (w + 0.026, long + 0.013, hh),
            (0, -length / 2 - 0.013 + (long + 0.013) / 2, low + hh / 2),
            materials.bedding(col),
            r=0.034,
            puff=(0.003, 0, 0),
            step=0.03,
            seed=seed,
            fn=stitched,
        )
        if cover < 0.95:
            hh = zt - low + 0.032
            padbox(
                (w + 0.034, fold, hh),
                (0, -length / 2 + long - fold / 2 + 0.012, low + hh / 2),
                materials.bedding('#f7f5f1'),
                r=0.036,
                puff=(0.002, 0, 0.002),
                step=0.04,
                seed=seed + 3,
            )
    k = heads if heads is not None else 2 if w > 1.2 else 1
    for i in range(k):
        pillow(
            0.64,
            0.42,
            materials.bedding('#f6f4ef'),
            ((i - (k - 1) / 2) * 0.67, length / 2 - 0.235, zt + 0.078),
            (rad(10), 0, rad(1.5 - 3 * i)),
            puff=0.8,
            seed=seed + i,
        )


def stair_bunk(mat, h=1.68, duvets=('#8fa3ad', '#c9b691'), handle_mat=None):
    """Twin over full with a stair of four drawers at the right end; the long side faces -Y."""
    handle_mat = handle_mat or materials.metal('black')
    length, wide, deep, post, step_w = 1.9, 1.43, 1.03, 0.07, 0.46
    L = length + 0.08
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
                rbox(
                    (0.04, 0.05, h - 1.22),
                    (L / 2, y + span / 2, 1.22 + (h - 1.22) / 2 - 0.01),
                    mat,
                    0.006,
                    grain='z',
                )
        for y in (back, near):
            rbox((L - post, 0.028, 0.14), (0, y, 0.3), mat, 0.005, grain='x')
        for y in (back, split):
            rbox((L - post, 0.028, 0.14), (0, y, 1.22), mat, 0.005, grain='x')
            for z in (1.42, 1.59):
                rbox((L - post, 0.024, 0.075), (0, y, z), mat, 0.005, grain='x')
        rbox((length, wide - 0.06, 0.02), (0, 0, 0.28), mat, 0.002, grain='x')
        rbox((length, deep - 0.06, 0.02), (0, (back + split) / 2, 1.2), mat, 0.002, grain='x')
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
        rbox(
            (step_w - 0.05, run - 0.03, top - 0.004),
            (sx, y + run / 2 + 0.012, (top - 0.004) / 2),
            materials.plain('#2b2724', 0.9),
            0,
        )
        rbox(
            (step_w + 0.012, run + 0.024, 0.03), (sx, y + run / 2 - 0.016, top + 0.015), mat, 0.006, grain='x'
        )
        front(
            step_w - 0.056,
            rise - 0.046,
            sx,
            top - 0.003 - (rise - 0.046) / 2,
            y + 0.004,
            mat,
            'slab',
            'bar',
            handle_mat,
        )
        rbox(
            (step_w - 0.048, 0.02, 0.03 if top > rise else 0.012),
            (sx, y + 0.01, top - rise + (0.015 if top > rise else 0.03)),
            mat,
            0.002,
            grain='x',
        )
    xr = sx + step_w / 2 - 0.03
    ends = [(near + 0.07, rise), (back - 0.07, 4 * rise)]
    slope = atan2(ends[1][1] - ends[0][1], ends[1][0] - ends[0][0])
    for y, z in ends:
        rbox((0.036, 0.05, 0.6), (xr, y, z + 0.3), mat, 0.006, grain='z')
    (y0, z0), (y1, z1) = ends
    rbox(
        (0.05, (y1 - y0) / cos(slope) + 0.12, 0.055),
        (xr, (y0 + y1) / 2, (z0 + z1) / 2 + 0.61),
        mat,
        0.012,
        grain='y',
        rot=(slope, 0, 0),
    )
