"""Legs, arms, skirts and pillows of upholstered seats. Meters."""

from math import cos, pi, sin
from math import radians as rad

import bmesh
from mathutils import Euler, Matrix, Vector
from mathutils import noise as mn

from ... import materials
from ...geometry import bun_foot, finish, lathe, leg, rbox, skin, spline, sqleg, tube
from ...soft import padbox, pillow, piping
from ..chairs.wooden import turned
from ..nailheads import nailheads


def cabriole(h, mat, x, y):
    """A front leg that bows out at the knee and in at the ankle, on a pad foot."""
    sx, sy = (0.7 if x > 0 else -0.7), (0.7 if y > 0 else -0.7)
    way = (
        (-0.004, h + 0.01, 1.15),
        (0.012, h * 0.86, 1.3),
        (0.02, h * 0.7, 1.1),
        (0.006, h * 0.46, 0.72),
        (-0.004, h * 0.26, 0.52),
        (0.006, 0.028, 0.62),
        (0.014, 0.012, 0.8),
    )
    tube(
        [(x + sx * out, y + sy * out, z) for out, z, _ in way],
        0.028,
        mat,
        kind='NURBS',
        taper=[r for _, _, r in way],
    )
    lathe(
        spline([(0, 0), (0.024, 0.0), (0.032, 0.008), (0.027, 0.02), (0.012, 0.03), (0, 0.032)]),
        32,
        mat,
        (x + sx * 0.012, y + sy * 0.012, 0),
        angle=180,
    )


def rolled_arm(x, s, w, depth, mat, nails, seed=0, z0=0.05, top=0.64):
    """A rolled arm down to z0 with nailheads round its scroll and down its front, or a welt; s is the side
    that it rolls to."""
    r = w * 0.56
    z = top - r
    padbox(
        (w - 0.01, depth - 0.02, z - z0 + 0.04),
        (x, 0, (z + 0.04 + z0) / 2),
        mat,
        r=0.03,
        puff=(0.008, 0.006, 0.0),
        seed=seed,
    )
    front = -depth / 2
    prof = [(0, front)] + [
        (r * sin(t), front + 0.018 - 0.018 * cos(t)) for t in [i / 6 * pi / 2 for i in range(1, 7)]
    ]
    prof += [(r * 1.02, 0), (r, depth / 2 - 0.06), (0, depth / 2 - 0.04)]
    cx = x + s * 0.014
    lathe(prof, 44, mat, (cx, 0, z), (-pi / 2, 0, 0), 'roll', angle=180)
    if not nails:
        k, m = r - 0.009, w / 2 - 0.029
        piping(
            [
                (cx + k * cos(a), front + 0.0045, z + k * sin(a))
                for a in [rad(-58 + 296 * i / 44) for i in range(45)]
            ],
            0.005,
            mat,
            cyclic=False,
        )
        for e in (-1, 1):
            piping(
                [(x + e * m, front + 0.0075, z0 + 0.03), (x + e * m, front + 0.0075, z - 0.7 * k)],
                0.005,
                mat,
                cyclic=False,
            )
        return
    k, n = r - 0.016, 30
    nailheads(
        [
            (cx + k * cos(a), front + 0.004, z + k * sin(a))
            for a in [rad(-60 + 300 * i / n) for i in range(n + 1)]
        ],
        nails,
    )
    m = int((z - k - z0 - 0.05) / 0.024)
    for e in (-1, 1):
        nailheads(
            [(x + e * (w / 2 - 0.03), front + 0.008, z0 + 0.05 + 0.024 * i) for i in range(m + 3)], nails
        )


def capped_leg(h, x, y, mat, tilt, cap=0.042, r0=0.0135, r1=0.023):
    """A splayed, tapered leg whose foot stands in a brass cap; x and y are where its top meets the frame."""
    leg(h, r0, r1, (x, y, 0.0038), mat, tilt)
    foot = (x + h * sin(rad(tilt[1])), y - h * sin(rad(tilt[0])), 0.0038)
    upper = r0 + (r1 - r0) * cap / h
    profile = [
        (0, -0.0008),
        (r0 - 0.001, -0.0008),
        (r0 + 0.0012, 0.0014),
        (upper + 0.0014, cap - 0.001),
        (upper + 0.0006, cap),
        (upper - 0.003, cap),
    ]
    lathe(
        profile,
        28,
        materials.metal('brass'),
        foot,
        (-rad(tilt[0]), -rad(tilt[1]), 0),
        'cap',
        angle=50,
        cap=False,
    )


def sofa_legs(w, d, h, kind, mat, inset=0.08):
    """Four feet under a seat, or steel sleds at its ends, or steel U's at its corners; `capped` ones splay
    and stand in brass."""
    for sx in (-1, 1):
        if kind == 'sled':
            rbox(
                (0.05, d - 2 * inset + 0.014, 0.014), (sx * (w / 2 - inset), 0, 0.007), mat, 0.003, grain='y'
            )
        for sy in (-1, 1):
            x, y = (sx * (w / 2 - inset), sy * (d / 2 - inset))
            if kind == 'taper':
                leg(h + 0.01, 0.013, 0.022, (x, y, 0), mat, (-4 * sy, 4 * sx))
            elif kind == 'capped':
                capped_leg(h + 0.012, x, y, mat, (-10 * sy, 10 * sx))
            elif kind == 'block':
                sqleg(h + 0.01, 0.045, 0.055, (x, y, 0), mat)
            elif kind == 'bun':
                bun_foot(h + 0.01, (x, y, 0), mat)
            elif kind == 'metal':
                rbox((0.018, 0.05, h + 0.01), (x, y, h / 2), mat, 0.003, grain='z')
            elif kind == 'sled':
                rbox((0.05, 0.014, h + 0.01), (x, y, (h + 0.01) / 2), mat, 0.003, grain='z')
            elif kind == 'u':
                rbox((0.26, 0.045, 0.016), (x - sx * 0.09, y, 0.008), mat, 0.003, grain='x')
                for px in (x + sx * 0.032, x - sx * 0.212):
                    rbox((0.016, 0.045, h + 0.01), (px, y, (h + 0.01) / 2), mat, 0.003, grain='z')
            elif kind == 'cabriole':
                cabriole(h, mat, x, y)
            elif kind == 'turned':
                if sy < 0:
                    turned((x, y, 0), (x, y, h + 0.01), 0.034, mat)
                else:
                    sqleg(h + 0.01, 0.034, 0.045, (x, y, 0), mat)


def throw_pillows(pillows, iw, y, seat_h):
    """(x share -1..1, size, material, turn[, aspect[, tassels]]); two colors for material make a plaid.

    Overlapping pillows step towards the viewer and sit on the cushion."""
    done = []
    for p in pillows:
        xs, size, pm, turn = p[:4]
        pm = materials.plaid(*pm) if isinstance(pm, tuple) else pm
        asp = p[4] if len(p) > 4 else 1
        x = xs * (iw / 2 - size * 0.42)
        n = sum((1 for q, s in done if abs(q - x) < (s + size) * 0.46))
        lean = 66 - 5 * n
        place = (x, y - 0.125 * n, seat_h + size * asp * 0.5 * sin(rad(lean)) + 0.012)
        cover = pillow(
            size,
            size * asp,
            pm,
            place,
            (rad(lean), 0, rad(turn)),
            puff=0.8,
            seed=int(abs(xs) * 50 + size * 10 + (5 if xs > 0 else 0)),
            pipe=0.003,
        )
        if len(p) > 5:
            frame = Matrix.Translation(place) @ Euler((rad(lean), 0, rad(turn))).to_matrix().to_4x4()
            # those at the lower corners lie behind the pillow
            for sx in (-1, 1):
                at = frame @ max((v.co for v in cover.data.vertices), key=lambda v: sx * v.x + v.y)
                lathe(
                    [
                        (0, 0.006),
                        (0.004, 0.003),
                        (0.0085, -0.005),
                        (0.008, -0.014),
                        (0.0055, -0.017),
                        (0.009, -0.03),
                        (0.012, -0.058),
                        (0, -0.061),
                    ],
                    20,
                    p[5],
                    (at.x - sx * 0.006, at.y - 0.004, at.z + 0.002),
                    (0, 0, 0),
                    angle=70,
                )
        done.append((x, size))


def sofa_skirt(w, d, h, mat, pipe_mat=None, kicks=(), seed=0):
    """A cloth skirt down to the floor under a welt: straight with kick pleats at its corners and at `kicks`
    (x along the front), relaxed without."""
    r = 0.025
    step = 0.005
    x, y = w / 2, d / 2
    corners = ((x, -y, 1, 0), (x, y, 0, 1), (-x, y, -1, 0), (-x, -y, 0, -1))
    path = []
    for (_, _, nx, ny), length in zip(corners, (d, w, d, w)):
        n = round((length - 2 * r) / step)
        for i in range(n):
            t = -length / 2 + r + (length - 2 * r) * i / n
            path.append((nx * x - ny * t if nx else -t * ny, ny * y + t * nx if nx else ny * y, nx, ny))
        a0 = 0 if nx > 0 else 90 if ny > 0 else 180 if nx < 0 else 270
        nxt = {0: (x - r, y - r), 90: (-x + r, y - r), 180: (-x + r, -y + r), 270: (x - r, -y + r)}[a0]
        for i in range(8):
            a = rad(a0 + 90 * i / 8)
            path.append((nxt[0] + r * cos(a), nxt[1] + r * sin(a), cos(a), sin(a)))
    pleats = [(sx * x, sy * y) for sx in (-1, 1) for sy in (-1, 1)] + [(k, -y) for k in kicks]
    levels = [1.0, 0.97, 0.8, 0.6, 0.4, 0.2, 0.0]
    bm = bmesh.new()
    rows = [[bm.verts.new((px - nx * 0.03, py - ny * 0.03, h)) for px, py, nx, ny in path]]
    for f in levels:
        row = []
        for px, py, nx, ny in path:
            out = 0.01 * (1 - f)
            near = min(((px - qx) ** 2 + (py - qy) ** 2) ** 0.5 for qx, qy in pleats)
            if kicks:
                out += (1 - f * 0.75) * (
                    0.007 * max(0.0, 1 - abs(near - 0.035) / 0.035) - 0.024 * max(0.0, 1 - near / 0.011)
                )
            else:
                fold = mn.noise(Vector((px * 5.5 + seed, py * 5.5, 0.4))) + 0.5 * mn.noise(
                    Vector((px * 13, py * 13 + seed, 1.7))
                )
                out += (1 - f) * (0.026 * fold + 0.012) - (1 - f * 0.6) * 0.016 * max(0.0, 1 - near / 0.02)
            row.append(bm.verts.new((px + nx * out, py + ny * out, 0.008 + (h - 0.008) * f)))
        rows.append(row)
    skin(bm, rows[::-1])
    finish(bm, 'skirt', mat, weighted=False, angle=60)
    piping(
        [(px + nx * 0.001, py + ny * 0.001, h - 0.003) for px, py, nx, ny in path[::3]],
        0.005,
        pipe_mat or mat,
    )
