"""Bed linen laid by calculation. Meters."""

import random
from math import atan2, cos, exp, pi, sin, sqrt
from math import radians as rad

import bpy
from mathutils import Vector
from mathutils import noise as mn

from ... import materials
from ...geometry import rbox
from ...soft import Creases, drape, pillow
from .mattresses import SIZES, mattress
from .slats import slatted

EDGE = 0.08


CORNER = 0.12


def rumpled(w, low, high, drop, seed):
    """The relief of a duvet that was slept under and made: soft billows with narrow valleys between, drawn
    out towards the edges that pull at them; gathers that run in from the edges, long pulls from the pillows
    towards the corners of the foot, folds along the turn-down, a few stray ones."""
    dice = random.Random(seed)
    half, any_of = w / 2 + drop, dice.uniform
    field = Creases(-half, half, low, high, 0.07)

    def billow(x, y):
        x += 0.07 * mn.noise(Vector((x * 3.1, y * 3.1, seed + 60)))
        y += 0.07 * mn.noise(Vector((x * 3.1, y * 3.1, seed + 70)))
        side = exp(-max(0.0, w / 2 - abs(x)) / 0.22)
        foot = exp(-max(0.0, y - low - drop) / 0.22)
        rest = max(0.0, 1 - side - foot)
        parts = ((rest, 2.3, 3.3), (side, 1.3, 4.6), (foot, 4.6, 1.3))
        tall = sum(k * abs(mn.noise(Vector((x * fx, y * fy, seed + fx)))) for k, fx, fy in parts)
        fine = abs(mn.noise(Vector((x * 6.5, y * 8.5, seed + 80))))
        finer = abs(mn.noise(Vector((x * 15, y * 19, seed + 90))))
        return 0.035 * tall + 0.03 * fine * (0.3 + 2 * tall) + 0.012 * finer

    field.billow(billow)

    def ridge(x, y, turn, length, width, height, bend=0.16):
        field.ridge(x, y, turn, length, width, height, any_of(-bend, bend), dice.choice((-1, 1)))

    for side in (-1, 1):
        y = low + 0.1
        while y < high - 0.15:
            turn = (pi if side > 0 else 0) + any_of(-0.7, 0.7)
            x = side * (w / 2 + drop * any_of(-0.1, 0.6))
            ridge(x, y, turn, any_of(0.22, 0.65), any_of(0.016, 0.034), any_of(0.004, 0.014))
            y += any_of(0.1, 0.3)
    x = -half + 0.1
    while x < half - 0.1:
        turn = pi / 2 + any_of(-0.6, 0.6)
        y = low + any_of(0.02, 0.2)
        ridge(x, y, turn, any_of(0.25, 0.6), any_of(0.016, 0.032), any_of(0.004, 0.014))
        x += any_of(0.1, 0.3)
    for _ in range(round(4 * w)):
        x = any_of(-0.36, 0.36) * w
        turn = -pi / 2 + any_of(0.2, 0.75) * (1 if x > 0 else -1)
        ridge(x, high - any_of(0.2, 0.5), turn, any_of(0.6, 1.15), any_of(0.026, 0.05), any_of(0.005, 0.012))
    for _ in range(round(4 * w)):
        x, y = any_of(-0.5, 0.1) * w, high - any_of(0.3, 0.7)
        ridge(x, y, any_of(-0.3, 0.3), any_of(0.4, 0.9), any_of(0.016, 0.03), any_of(0.005, 0.012))
    for _ in range(round(8 * w)):
        x, y = any_of(-0.5, 0.5) * w, any_of(low + drop, high - 0.1)
        ridge(x, y, any_of(-pi, pi), any_of(0.12, 0.42), any_of(0.012, 0.026), any_of(0.003, 0.008))
    return field


def flutes(reach, seed):
    """Where the cloth to spare hangs in flutes: (place along the edge from the middle of the foot, half
    width, depth, height from which it falls, slant), unevenly spaced."""
    dice, made, at = random.Random(seed + 0.5), [], -reach
    while at < reach:
        wide = dice.uniform(0.028, 0.07)
        made.append((at, wide, dice.uniform(0.008, 0.05), dice.uniform(0, 0.12), dice.uniform(-0.3, 0.3)))
        at += wide * dice.uniform(2.2, 4.6)
    return made


def spread(w, long, zt, drop, rails, tucked, quilt, seed, cells):
    """Where a point of the bed linen lies: a function of its place on the flat cloth and its height above
    the lowest layer.

    All layers share it, creases and all, so none stands off from the one below. Tucked linen ends inside of
    the footboard; other linen falls all around, its hem nearly level even at the corners, where the cloth to
    spare stands in flutes."""
    foot = -long / 2 + (0.018 if tucked else -0.005)
    fall = min(0.17, drop) if tucked else drop
    cx, cy = w / 2 - CORNER, foot + CORNER
    flat = CORNER - EDGE
    reach = max(0.05, zt - rails[1] - EDGE)
    out = rails[0] + 0.02 if zt - drop - 0.02 < rails[1] else 0.012
    creases = rumpled(w, foot - fall, long * 0.26, drop, seed)
    hanging = flutes(w / 2 + long, seed)
    calm = 0.7 if quilt else 1.0
    # a valley never lies inside of the mattress, nor does its piping show
    lowest = 0.03 if tucked else 0.0

    def quilted(a, b):
        """How far a quilted cloth rises between its seams, which no hand drew with a ruler."""
        x = a * cells[0] + 0.13 * mn.noise(Vector((a * 2.1, b * 2.1, seed + 20)))
        y = (b - foot) * cells[1] + 0.13 * mn.noise(Vector((a * 2.3, b * 2.3, seed + 40)))
        seams = abs(sin(pi * x)) * abs(sin(pi * y))
        full = 1 + 0.5 * mn.noise(Vector((int(x + 50) * 3.7, int(y + 50) * 3.7, seed)))
        pucker = 0.12 * mn.noise(Vector((a * 34, b * 34, seed))) * exp(-((seams / 0.35) ** 2))
        return quilt * (full * seams**0.4 - 0.5 + pucker)

    def place(a, b, off):
        """The point in space."""
        sign = 1 if a > 0 else -1
        ex, ey = max(0.0, abs(a) - cx), max(0.0, cy - b)
        turn = atan2(ex, ey) if ex and ey else 0 if ey else pi / 2
        p = a if not ex else sign * (cx + 0.28 * turn + (max(0.0, b - cy) if not ey else 0))
        rise = 0.007 + calm * creases.at(a, b) + 0.012 * mn.noise(Vector((a * 2.4, b * 2.4, seed)))
        rise += quilted(a, b) if quilt else 0.003 * mn.noise(Vector((a * 9, b * 7, seed + 3)))
        off += max(lowest, rise)
        if ex > CORNER:
            t = min(1, max(0, (b - foot) / 0.45)) if tucked else 1
            ex = CORNER + (ex - CORNER) * (fall + (drop - fall) * t * t * (3 - 2 * t)) / drop
        rho, length = max(ex, ey), sqrt(ex * ex + ey * ey)
        nx, ny = (ex / length, ey / length) if length else (0, 0)
        if rho <= flat:
            h, g, nh, nz, more = rho, 0, 0, 1, 0
        elif rho <= flat + EDGE * pi / 2:
            a0 = (rho - flat) / EDGE
            t = (rho - flat) / (EDGE * pi / 2 + reach)
            h, g, nh, nz = flat + EDGE * sin(a0), EDGE * (1 - cos(a0)), sin(a0), cos(a0)
            more = out * t * t * (3 - 2 * t)
        else:
            s = rho - flat - EDGE * pi / 2
            s *= 1 + 0.13 * mn.noise(Vector((p * 1.7, seed, 9))) + 0.05 * mn.noise(Vector((p * 6, seed, 2)))
            t = min(1, (s + EDGE * pi / 2) / (EDGE * pi / 2 + reach))
            h, g, nh, nz = CORNER, EDGE + s, 1, 0
            deep = min(1.1, s / max(0.1, drop - 0.03)) ** 1.2
            more = out * t * t * (3 - 2 * t)
            for at, wide, depth, start, slant in hanging:
                away = (p - at - slant * s) / wide
                if abs(away) < 2.6 and s > start:
                    sharp = 0.75 if away < 0 else 1.2
                    more += calm * depth * min(1, (s - start) / 0.14) * exp(-((away / sharp) ** 2))
            more += deep * (0.016 + 0.02 * mn.noise(Vector((p * 3.4, seed, 1))))
            if not tucked:
                more += deep * sin(2 * turn) * (0.035 - 0.028 * cos(6 * turn))
        x = sign * (min(abs(a), cx) + nx * (h + more + nh * off))
        y = max(b, cy) - ny * (h + (0 if tucked else more) + nh * off)
        return (x, y, zt - g + nz * off)

    return place, foot, fall


def cloth(place, half, path, mat, thick, name, waver=0.0, askew=0.0, hem=0.0, own=None):
    """A layer of linen: across the bed to `half` on either side, along a path of (place along the bed,
    height above the lowest layer). Its ends `waver` and lie `askew`, it thins out over the width of its
    `hem`, and has creases of its `own`."""
    n = round(2 * half / 0.018)
    points, faces, thin = [], [], []
    for b, off in path:
        for i in range(n + 1):
            a = half * (2 * i / n - 1)
            moved = b + askew * a + waver * (mn.noise(Vector((a * 2.1, 3.7, half))) + 0.3 * sin(8 * a))
            points.append(place(a, moved, off + (max(0.0, own.at(a, b)) if own else 0)))
            thin.append(min(half - abs(a), b - path[0][0]) / hem if hem else 1)
    for j in range(len(path) - 1):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    return drape(mesh, mat, thick, name, thin)


def along(b0, b1, off):
    """Places along the bed at one height."""
    n = max(2, round((b1 - b0) / 0.018))
    return [(b0 + (b1 - b0) * i / n, off) for i in range(n + 1)]


def folds(half, low, high, seed, count):
    """Creases of a strip of cloth that lies across the bed, most of them along it."""
    dice = random.Random(seed)
    field = Creases(-half, half, low, high)
    for _ in range(count):
        x, y = dice.uniform(-1, 0.4) * half, dice.uniform(low + 0.05, high - 0.05)
        long, wide, tall = (
            dice.uniform(0.4, 1.2) * half,
            dice.uniform(0.012, 0.026),
            dice.uniform(0.005, 0.012),
        )
        field.ridge(x, y, dice.uniform(-0.25, 0.25), long, wide, tall, dice.uniform(-0.06, 0.06))
    return field


def bedding(
    w,
    length,
    zt,
    duvet='#eef0ef',
    throw=None,
    pillows='#f6f4ef',
    deco=(),
    seed=0,
    style='full',
    head_y=None,
    rails=(0.05, 0.3),
    drop=0.29,
    quilt=0.0,
    tuck=0.0,
):
    """duvet, its fold-back, throw and pillows: two rows, one, or one that lies `low` before a headboard that
    is to be seen. Mattress top at zt, centered on origin, head at +y."""
    top, thick = length * 0.24, 0.014
    cells = [round(size / 0.3) / size for size in (w + 2 * drop, length * 0.74 + drop)]
    seed += round(w * 10)
    place, foot, fall = spread(w, length, zt, drop, rails, tuck > 0, quilt, seed, cells)
    cloth(place, w / 2 + drop, along(foot - fall, top, 0), materials.bedding(duvet), thick, 'duvet', hem=0.05)
    r = thick / 2 + 0.003
    turn = [(top + r * sin(pi * i / 8), thick / 2 + r * cos(pi * i / 8)) for i in range(1, 9)]
    half = w / 2 + drop - 0.015
    cloth(
        place,
        half,
        along(top - 0.34, top, thick + 0.003) + turn + [(top - 0.04, -0.004)],
        materials.bedding('#f7f5f1'),
        0.016,
        'fold',
        0.014,
        hem=0.03,
        own=folds(half, top - 0.36, top + 0.02, seed + 1, 9),
    )
    if throw:
        y, half = -length / 2 + 0.4, w / 2 + min(0.27, drop * 0.86)
        cloth(
            place,
            half,
            along(y - 0.28, y + 0.28, thick + 0.007),
            materials.linen(throw, 0.3, thread=2.2),
            0.008,
            'throw',
            0.022,
            random.Random(seed).choice((-1, 1)) * 0.03,
            own=folds(half, y - 0.3, y + 0.3, seed + 2, 16),
        )
    hy = head_y if head_y is not None else length / 2
    k = 2 if w > 1.2 else 1
    pw = min(0.72, w / k - 0.06)
    ph = 0.5
    pm = materials.bedding(pillows)
    rnd = random.Random(seed)
    lean, gap, up = (18, 0.3, 0.16) if style == 'low' else (62, 0.13, 0.215)
    for rrow in range(2 if style == 'full' else 1):
        for i in range(k):
            x = (i - (k - 1) / 2) * (w / k) + rnd.uniform(-0.02, 0.02)
            y = hy - gap - rrow * 0.19
            pillow(
                pw,
                ph,
                pm,
                (x, y, zt + up - rrow * 0.03),
                (rad(lean - rrow * 8 + rnd.uniform(-4, 4)), rad(rnd.uniform(-3, 3)), rad(rnd.uniform(-5, 5))),
                puff=0.9,
                dented=seed + i + 2 * rrow,
                flange=0.028,
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
            (x, hy - 0.48 - (0.05 if asp < 0.8 else 0), zt + size * asp * 0.4 + 0.045),
            (rad(58 + rnd.uniform(-4, 2)), rad(turn * 0.3), rad(turn * 1.4)),
            puff=0.85,
            dented=seed + int(size * 100) + int(x * 10),
            pipe=0.003,
        )


def made(size, linen=None, tuck=0.0, mz=0.24, mh=0.27, rail_h=0.3):
    """Mattress, deck and linen of a made bed; `tuck` is the height of a footboard that the duvet stays
    inside of. `linen` may be `bare` instead: a material, that of the slats, which are
    all there is then, or 'mattress', which lies on them unmade. Its `deck` says what is particular about the
    slats: what `slatted` takes, how much `wider` they are than the mattress, their height `z`."""
    w, length = SIZES[size]
    linen = dict(linen or {})
    bare = linen.pop('bare', None)
    if bare == 'mattress':
        mattress(w, length, mh, z=mz)
        return
    if bare:
        deck = dict(linen.pop('deck', {}))
        slatted(w + deck.pop('wider', 0.0), length, deck.pop('z', mz), bare, **deck)
        return
    mattress(w, length, mh, z=mz, quilt=False, side=materials.bedding('#f1eee8'))
    rbox((w - 0.12, length - 0.3, 0.03), (0, 0.05, mz - 0.016), materials.plain('#5d5043', 0.9), 0.006)
    if tuck:
        linen.setdefault('tuck', tuck)
    bedding(w, length, mz + mh, head_y=length / 2, rails=(0.06, rail_h), **linen)


def made_bed(size, zt=0.51, mh=0.25, linen=None, rails=(0.06, 0.3), base=None):
    """Mattress and linen alone, the mattress top at zt, or on a box to the floor covered in the cloth
    `base`."""
    w, length = SIZES[size]
    if base:
        rbox((w, length, zt - mh - 0.002), (0, 0, (zt - mh) / 2), base, 0.02)
    mattress(w, length, mh, z=zt - mh, quilt=False, side=materials.bedding('#f1eee8'))
    bedding(w, length, zt, head_y=length / 2, rails=rails, **(linen or {}))
