"""Bed linen laid by calculation. Meters."""

import random
from math import atan2, cos, pi, sin, sqrt
from math import radians as rad

import bpy
from mathutils import Vector
from mathutils import noise as mn

from ... import materials
from ...geometry import rbox
from ...soft import drape, pillow
from .mattresses import SIZES, mattress

EDGE = 0.06


CORNER = 0.1


def spread(w, long, zt, drop, rails, tucked, quilt, seed, cells):
    """Where a point of the bed linen lies: a function of its place on the flat cloth and its height above
    the lowest layer.

    All layers share it, so none stands off from the one below. Tucked linen ends inside of the footboard;
    other linen falls all around, its hem level even at the corners, where the cloth to spare stands in
    flutes."""
    foot = -long / 2 + (0.03 if tucked else -0.005)
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
        q = 0.011 * mn.noise(Vector((a * 2.4, b * 2.4, seed))) + 0.004 * mn.noise(
            Vector((a * 7, b * 5, seed + 3))
        )
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
            more += deep * (
                0.012
                + 0.055 * mn.noise(Vector((p * 3.4, seed, 1)))
                + 0.03 * mn.noise(Vector((p * 7.3, seed, 5)))
            )
            if not tucked:
                more += deep * sin(2 * turn) * (0.035 - 0.028 * cos(6 * turn))
        x = sign * (min(abs(a), cx) + nx * (h + more + nh * off))
        y = max(b, cy) - ny * (h + (0 if tucked else more) + nh * off)
        return (x, y, zt - g + nz * off)

    return place, foot, fall


def cloth(place, half, path, mat, thick, name, waver=0.0):
    """A layer of linen: across the bed to `half` on either side, along a path of (place along the bed,
    height above the lowest layer)."""
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
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    return drape(mesh, mat, thick, name)


def along(b0, b1, off):
    """Places along the bed at one height."""
    n = max(2, round((b1 - b0) / 0.034))
    return [(b0 + (b1 - b0) * i / n, off) for i in range(n + 1)]


def bedding(
    w,
    length,
    zt,
    duvet='#eef0ef',
    throw=None,
    pillows='#f6f4ef',
    deco=(),
    fold='#f7f5f1',
    seed=0,
    style='full',
    duvet_mat=None,
    head_y=None,
    rails=(0.05, 0.3),
    drop=0.29,
    throw_mat=None,
    euro=None,
    thick=0.05,
    fold_mat=None,
    quilt=0.0,
    tuck=0.0,
):
    """duvet, its fold-back, throw and pillows: two rows, one, or one that lies `low` before a headboard that
    is to be seen. Mattress top at zt, centered on origin, head at +y."""
    top = length * 0.24
    cells = [round(size / 0.3) / size for size in (w + 2 * drop, length * 0.74 + drop)]
    place, foot, fall = spread(w, length, zt, drop, rails, tuck > 0, quilt, seed + w, cells)
    cloth(
        place,
        w / 2 + drop,
        along(foot - fall, top, 0),
        duvet_mat or materials.bedding(duvet, 1.0, 0.6),
        thick,
        'duvet',
    )
    if fold:
        r = thick / 2 + 0.003
        turn = [(top + r * sin(pi * i / 8), thick / 2 + r * cos(pi * i / 8)) for i in range(1, 9)]
        cloth(
            place,
            w / 2 + drop - 0.015,
            along(top - 0.34, top, thick + 0.003) + turn + [(top - 0.04, -0.004)],
            fold_mat or materials.bedding(fold, 1.0, 0.6),
            0.024,
            'fold',
        )
    if throw:
        y = -length / 2 + 0.4
        cloth(
            place,
            w / 2 + min(0.27, drop * 0.86),
            along(y - 0.28, y + 0.28, thick + 0.009),
            throw_mat or materials.linen(throw, 0.3, thread=2.2),
            0.01,
            'throw',
            0.012,
        )
    hy = head_y if head_y is not None else length / 2
    k = 2 if w > 1.2 else 1
    pw = min(0.72, w / k - 0.06)
    ph = 0.5
    pm = materials.bedding(pillows)
    rnd = random.Random(seed)
    if euro:
        ne = 3 if w > 1.7 else k
        for i in range(ne):
            x = (i - (ne - 1) / 2) * (w / ne)
            pillow(
                0.64,
                0.64,
                euro,
                (x, hy - 0.15, zt + 0.29),
                (rad(74), 0, rad(rnd.uniform(-2, 2))),
                puff=0.85,
                seed=seed + 70 + i,
                pipe=0.003,
            )
    lean, gap, up = (18, 0.3, 0.16) if style == 'low' else (62, 0.3 if euro else 0.13, 0.215)
    for rrow in range(2 if style == 'full' else 1):
        for i in range(k):
            x = (i - (k - 1) / 2) * (w / k) + rnd.uniform(-0.012, 0.012)
            y = hy - gap - rrow * 0.19
            pillow(
                pw,
                ph,
                pm,
                (x, y, zt + up - rrow * 0.03),
                (rad(lean - rrow * 8 + rnd.uniform(-3, 3)), rad(rnd.uniform(-2, 2)), rad(rnd.uniform(-3, 3))),
                puff=0.9,
                seed=seed + i + rrow * 2,
                n=44,
                frames=34,
            )
    if w < 1.2:
        deco = [[x * 0.3, *rest] for x, *rest in deco if x < 0.2]
    for x, size, mt, turn, asp in deco:
        pillow(
            size,
            size * asp,
            mt,
            (
                x,
                hy - 0.48 - (0.17 if euro else 0) - (0.05 if asp < 0.8 else 0),
                zt + size * asp * 0.4 + 0.045,
            ),
            (rad(58), rad(turn * 0.2), rad(turn)),
            puff=0.85,
            seed=seed + int(size * 100) + int(x * 10),
            pipe=0.003,
        )


def made(size, linen=None, tuck=0.0, mz=0.24, mh=0.27, rail_h=0.3):
    """Mattress, deck and linen of a made bed; `tuck` is the height of a footboard that the duvet stays
    inside of."""
    w, length = SIZES[size]
    mattress(w, length, mh, z=mz, quilt=False, side=materials.bedding('#f1eee8'))
    rbox((w - 0.12, length - 0.3, 0.03), (0, 0.05, mz - 0.016), materials.plain('#5d5043', 0.9), 0.006)
    linen = dict(linen or {})
    if tuck:
        linen.setdefault('tuck', tuck)
    bedding(w, length, mz + mh, head_y=length / 2, rails=(0.06, rail_h), **linen)


def made_bed(size, zt=0.51, mh=0.25, linen=None, rails=(0.06, 0.3)):
    """Mattress and linen alone, the mattress top at zt."""
    w, length = SIZES[size]
    mattress(w, length, mh, z=zt - mh, quilt=False, side=materials.bedding('#f1eee8'))
    bedding(w, length, zt, head_y=length / 2, rails=rails, **(linen or {}))
