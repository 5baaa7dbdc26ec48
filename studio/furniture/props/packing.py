"""Cartons, wrapped furniture, blankets. Meters."""

from math import cos, exp, pi, sin
from math import radians as rad

import bmesh
from mathutils import Vector
from mathutils import noise as mn

from ... import materials
from ...geometry import cyl, finish, prism, rbox, rrect, skin, subsurf, tube
from ...soft import padbox


def carton(w=0.6, d=0.45, h=0.5):
    """A closed shipping carton: flaps that meet under a strip of tape, two printed arrows, a label and holes
    for the hands."""
    kraft, ink, dark = (
        materials.plain('#b08a5c', 0.85),
        materials.plain('#5a4029', 0.8),
        materials.plain('#3a2a1a', 0.9),
    )
    rbox((w, d, h - 0.004), (0, 0, h / 2 - 0.002), kraft, 0.005)
    rbox((w - 0.012, d - 0.012, 0.003), (0, 0, h - 0.0025), dark, 0)
    for s in (-1, 1):
        rbox(
            (w - 0.003, d / 2 - 0.004, 0.004),
            (0, s * (d / 4 + 0.0005), h + 0.001),
            materials.plain('#b8926a', 0.85),
            0.0015,
            grain='x',
            rot=(s * rad(-0.35), 0, 0),
        )
    tape = materials.paint('#94703f', 0.22)
    rbox((w + 0.002, 0.055, 0.001), (0, 0, h + 0.0045), tape, 0, grain='x')
    for s in (-1, 1):
        rbox((0.0012, 0.055, 0.1), (s * (w / 2 + 0.0004), 0, h - 0.046), tape, 0)
        if h > 0.34:
            prism(rrect(0.1, 0.032, 0.016), 0.0012, dark, 0, loc=(s * w / 2, 0, h * 0.72), rot=(0, 0, pi / 2))
    a = min(0.3 * h, 0.17 * w)
    arrow = [(-0.1, 0), (0.1, 0), (0.1, 0.55), (0.26, 0.55), (0, 1), (-0.26, 0.55), (-0.1, 0.55)]
    sides = [(0, -d / 2 - 0.0002, w * 0.3, 0)] + [
        (s * (w / 2 + 0.0002), 0, -d * 0.2, s * pi / 2) for s in (-1, 1)
    ]
    for x, y, along, turn in sides:
        for k in (-0.34, 0.34):
            u = along + k * a
            prism(
                [(p * a, q * a) for p, q in arrow],
                0.0011,
                ink,
                0,
                loc=(x + u * cos(turn), y + u * sin(turn), h * 0.36),
                rot=(0, 0, turn),
            )
        rbox(
            (a * 1.3, 0.0011, a * 0.07),
            (x + along * cos(turn), y + along * sin(turn), h * 0.36 - a * 0.14),
            ink,
            0,
            grain='x',
            rot=(0, 0, turn),
        )
    lw = min(0.16, 0.3 * w)
    rbox(
        (lw, 0.0012, lw * 0.66),
        (-w * 0.26, -d / 2 - 0.0003, h * 0.56),
        materials.plain('#efece4', 0.7),
        0,
        grain='x',
    )
    for i, share in enumerate((0.7, 0.5, 0.62)):
        line = (-w * 0.26 - lw * (0.42 - share / 2), -d / 2 - 0.0007, h * 0.56 + lw * (0.2 - 0.1 * i))
        rbox((lw * share, 0.0012, lw * 0.045), line, ink, 0, grain='x')


def wrapped(w=1.0, d=0.5, h=1.15, color='#5b6f7d'):
    """A piece of furniture in a quilted moving blanket, strapped, on a dolly with four casters."""
    quilted = materials.linen(color, 0.25)
    z = 0.15
    rbox((w * 0.86, d * 0.9, 0.03), (0, 0, 0.125), materials.wood('birch'), 0.004, grain='x')
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(
                0.042,
                0.03,
                (sx * w * 0.34 - 0.015, sy * d * 0.32, 0.042),
                materials.plain('#26272a', 0.6),
                0.008,
                32,
                (0, pi / 2, 0),
            )
            rbox((0.05, 0.03, 0.05), (sx * w * 0.34, sy * d * 0.32, 0.09), materials.metal('steel'), 0.003)

    def lump(p):
        p.y += 0.006 * sin(p.x * 17 + p.z * 6)
        p.x += 0.006 * sin(p.z * 15 + p.y * 9)
        return p

    padbox(
        (w, d, h),
        (0, 0, z + h / 2),
        quilted,
        r=0.03,
        puff=(0.006, 0.008, 0.006),
        wob=0.008,
        step=0.03,
        fn=lump,
    )
    for k in range(-6, 7):
        for q in (-1, 1):
            pts = []
            for i in range(41):
                x = -w / 2 + w * i / 40
                zz = z + h / 2 + k * 0.2 + q * x * 0.9
                if z + 0.03 < zz < z + h - 0.03:
                    pts.append((x, -d / 2 - 0.007, zz))
            if len(pts) > 2:
                tube(pts, 0.0022, materials.linen('#46586a', 0.25), res=2)
    band = materials.linen('#c4622d', 0.3)
    for zz in (z + h * 0.28, z + h * 0.74):
        padbox((w + 0.03, d + 0.03, 0.045), (0, 0, zz), band, r=0.008, puff=(0.0, 0.006, 0))
        rbox((0.09, 0.02, 0.055), (w * 0.2, -d / 2 - 0.026, zz), materials.metal('steel'), 0.004)


def moving_blanket(color='#5b6f7d', w=0.62, d=0.46, layers=4):
    """A quilted blanket, folded."""
    if layers == 1:
        padbox(
            (w, d, 0.036),
            (0, 0, 0.018),
            materials.linen(color, 0.3),
            r=0.017,
            puff=(0.004, 0.004, 0.004),
            wob=0.004,
        )
        return
    sheets(materials.linen(color, 0.3), w, d, layers, 0.021, 0.044, seed=layers, slip=0.012, quilt=0.1)


def sheets(mat, w, d, layers, thick, gap, seed=0, sag=(0.0, 0.0), slip=0.004, quilt=0.0):
    """Cloth laid to and fro in sheets, with a round fold at every turn, uneven edges and slight waves; the
    uppermost may be stitched in diamonds `quilt` wide."""
    close, turn, n, m = thick * 1.12, gap / 2, 44, 32
    if quilt:
        n, m = int(w / quilt * 9), int(d / quilt * 9)
    half = w / 2 - turn

    def floor_of(i, x):
        """Where the middle of sheet i lies: sheets touch, and part where a fold holds them open."""
        return thick / 2 + sum(
            close + (gap - close) * exp(-(half - (1 if j % 2 == 0 else -1) * x) / (0.012 + 1.2 * thick))
            for j in range(i)
        )

    path = []
    for i in range(layers):
        side = 1 if i % 2 == 0 else -1
        for k in range(n + 1):
            x = side * half * (2 * k / n - 1)
            path.append((x, floor_of(i, x), float(i)))
        if i < layers - 1:
            x = side * half
            low, high = floor_of(i, x), floor_of(i + 1, x)
            path += [
                (
                    x + side * turn * sin(pi * k / 8),
                    (low + high) / 2 - (high - low) / 2 * cos(pi * k / 8),
                    i + k / 8,
                )
                for k in range(1, 8)
            ]
    bm = bmesh.new()
    rows = []
    for x, z, s in path:
        row = []
        for k in range(m + 1):
            v = k / m - 0.5
            y = v * (d - 0.006 * s / max(1, layers))
            edge = max(abs(2 * x / w), abs(2 * v)) ** 4
            nx = x + slip * mn.noise(Vector((y * 9, s * 0.35, seed))) * (0.4 + abs(2 * x / w))
            ny = (
                y
                + slip * mn.noise(Vector((x * 8, s * 0.6, seed + 5.5))) * (0.3 + abs(2 * v))
                + 0.0022 * sin(s * 2.3 + seed)
            )
            wave = mn.noise(Vector((x * 14, y * 14, seed + 9.1)))
            if layers > 1:
                nz = z * (1 + 0.3 * wave * (0.4 if quilt else 1) + (0 if quilt else 0.25 * edge))
                if quilt and s > layers - 1.4:
                    nz -= 0.007 * (1 - abs(sin(pi * (x + y) / quilt) * sin(pi * (x - y) / quilt)) ** 0.5)
            else:
                nz = (
                    z
                    + max(0.0, wave + 0.1) * 0.012 * edge
                    + 0.0007 * (exp(-((x / 0.002) ** 2)) + exp(-((y / 0.002) ** 2)))
                )
            row.append(bm.verts.new((nx, ny, nz - sag[0] * (2 * x / w) ** 2 - sag[1] * (2 * v) ** 2)))
        rows.append(row)
    skin(bm, rows[::-1], closed=False)
    o = finish(bm, 'cloth', mat, weighted=False, angle=180)
    t = o.modifiers.new('t', 'SOLIDIFY')
    t.thickness, t.offset = thick, 0.0
    return subsurf(o, 1)


def cloth_folded(mat, w=0.24, d=0.17, layers=3, seed=0, sag=(0.0, 0.0), thick=0.0026):
    """A folded cloth, or one spread out if it has a single layer; `sag` is how far its edges follow a
    rounded surface down."""
    sheets(mat, w, d, layers, thick if layers > 1 else 0.0016, thick * 2.6, seed, sag)
