"""Seat and back cushions that no simulation makes. Meters."""

from math import cos, exp, pi, sin, sqrt
from math import radians as rad

import bmesh
from mathutils import Vector
from mathutils import noise as mn

from ...geometry import finish, lathe, parents, rrect, skin
from ...soft import padbox, piping, tufted


def t_cushion(
    w, d, h, ear, mat, loc=(0, 0, 0), sides=(-1, 1), deep=0.11, crown=0.03, pipe=0.0045, pipe_mat=None, seed=0
):
    """A seat cushion of width w whose front spreads by `ear` before the arms at the named sides: a T, or an
    L with one side."""
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
        (w + ear * len(sides), d, h),
        (loc[0] + off, loc[1], loc[2]),
        mat,
        r=r,
        puff=(0.004, 0.012, crown),
        seed=seed,
        fn=fn,
        step=0.025,
        name='seat',
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
            outline.append(
                tuple((1 - t) ** 2 * u + 2 * t * (1 - t) * v + t * t * z for u, v, z in zip(p0, (bx, by), p2))
            )
    for z in (h / 2 - k, -h / 2 + k):
        piping([(loc[0] + px, loc[1] + py, loc[2] + z) for px, py in outline], pipe, pipe_mat or mat)


def biscuit_back(w, h, mat, loc, tilt=13, pipe=0.0045):
    """A loose back cushion buttoned in a grid, four squares by three; loc is the middle of its lower edge."""
    a = rad(tilt)
    tufted(
        w - 0.004,
        h,
        0.11,
        mat,
        loc,
        (-a, 0, 0),
        style='square',
        nx=2,
        ny=1,
        depth=0.034,
        border=(w - 0.004) / 4,
        r=0.05,
    )
    padbox(
        (w - 0.008, 0.12, h - 0.006),
        (loc[0], loc[1] + 0.055 + sin(a) * h / 2, loc[2] + cos(a) * h / 2),
        mat,
        r=0.04,
        puff=(0.004, 0.01, 0.006),
        rot=(-a, 0, 0),
    )
    if pipe:
        pts = [(u, 0.004, h / 2 + v) for u, v in rrect(w - 0.004, h, 0.035)]
        piping(
            [
                (loc[0] + u, loc[1] + v * cos(a) + q * sin(a), loc[2] + q * cos(a) - v * sin(a))
                for u, v, q in pts
            ],
            pipe,
            mat,
        )


def seat_pad(w, d, h, mat, loc=(0, 0, 0), widen=(0.0, 0.0), crown=0.024, seed=0, pipe=0.0045):
    """A box cushion with a welt round either edge; its left and right sides lean outwards by `widen`."""

    def out(x, z):
        return x + x / (w / 2) * widen[x > 0] * (z / h + 0.5)

    def fn(p):
        p.x = out(p.x, p.z)
        return p

    r = min(0.045, h * 0.45)
    k = r * 0.29
    padbox(
        (w, d, h),
        loc,
        mat,
        r=r,
        puff=(0.003, 0.01, crown),
        seed=seed,
        fn=fn,
        step=0.03,
        wob=0.002,
        name='seat',
    )
    for z in (h / 2 - k, k - h / 2):
        piping(
            [
                (loc[0] + out(x, z), loc[1] + y, loc[2] + z)
                for x, y in rrect(w - 2 * k, d - 2 * k + 0.008, 0.032)
            ],
            pipe,
            mat,
        )


def tight_back(
    w, h, t, mat, loc, tilt, pattern='channel', nx=8, rows=(), depth=0.034, spread=0.0, r=0.045, seed=0
):
    """A padded back in one skin that leans by `tilt`: upright channels which roll over its upper edge, or a
    grid whose seams meet in buttons at the heights of `rows`. `loc` is the middle of its lower edge; it is
    wider by `spread` at either side of its top."""
    low, high = t / 2 - r, h - r
    line = [(-t / 2, 0.008 * i, -1, 0) for i in range(int(high / 0.008))]
    line += [
        (-low - r * cos(rad(a)), high + r * sin(rad(a)), -cos(rad(a)), sin(rad(a))) for a in range(0, 91, 9)
    ]
    line += [
        (low + r * sin(rad(a)), high + r * cos(rad(a)), sin(rad(a)), cos(rad(a))) for a in range(0, 91, 15)
    ]
    line += [(t / 2, high * (1 - i / 6), 1, 0) for i in range(1, 7)]
    pitch = w / nx
    seams = [pitch * (i - nx / 2) for i in range(1, nx)]

    def sunk(x, y, z):
        """How far the skin lies below the plain block: seams, buttons, and the swell between them."""
        if pattern == 'channel':
            d = abs((x / pitch + nx / 2) % 1 - 0.5) * 2
            front = max(0.0, min(1.0, 1.25 - (y + t / 2) / t))
            return (0.9 * depth * (1 - sqrt(max(0.0, 1 - d**2.5))) - 0.006) * front
        dx = min(abs(x - q) for q in seams)
        dz = min(abs(z - q) for q in rows)
        front = max(0.0, min(1.0, 1 - (y + t / 2) / r))
        swell = 0.018 * (1 - exp(-dx / 0.035)) * (1 - exp(-dz / 0.035))
        fold = 0.3 * max(exp(-((dx / 0.011) ** 1.3)), exp(-((dz / 0.011) ** 1.3)))
        return (depth * max(fold, exp(-(dx * dx + dz * dz) / 0.002)) - swell) * front

    steps = 12 if pattern == 'channel' else 24
    across = [
        pitch * (i - nx / 2 + (1 - cos(pi * j / steps)) / 2) for i in range(nx) for j in range(steps)
    ] + [w / 2]
    bm, rings = bmesh.new(), []
    for x in across:
        end = max(0.0, 1 - (w / 2 - abs(x)) / r)
        inset = r * 0.85 * (1 - sqrt(max(0.0, 1 - end * end)))
        ring = []
        for y, z, ny, nz in line:
            less = (
                inset
                + sunk(x, y, z) * (1 - end * end)
                + 0.0012 * mn.noise(Vector((x * 7, y * 7 + seed, z * 7)))
            )
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
            lathe(
                button,
                24,
                mat,
                (x * (1 + 2 * spread / w * z / h), depth - t / 2 + 0.001, z),
                (pi / 2, 0, 0),
                'button',
                angle=180,
            )
    parents.pop()
