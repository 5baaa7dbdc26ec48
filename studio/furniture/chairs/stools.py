"""Counter and bar stools. Meters."""

import math
from math import pi, sin
from math import radians as rad

import bmesh
from mathutils import Matrix, Vector

from ... import materials
from ...geometry import finish, lathe, rbox, ring, skin, sqleg, tube
from ...soft import padbox, piping, tufted


def wing_stool(mat, fabric, seat_h=0.76, w=0.5, d=0.5, back=0.41, nails=None):
    """Upholstered bar stool: a buttoned back that bends forward into wings, both outlined in nailheads, and
    a kick plate."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            sqleg(seat_h - 0.06, 0.03, 0.04, (sx * (w / 2 - 0.045), sy * (d / 2 - 0.045), 0), mat)
    for s in (-1, 1):
        rbox((w - 0.1, 0.024, 0.05 if s < 0 else 0.03), (0, s * (d / 2 - 0.045), 0.22), mat, 0.003)
        rbox((0.022, d - 0.1, 0.03), (s * (w / 2 - 0.045), 0, 0.3), mat, 0.003)
    rbox((w - 0.126, 0.004, 0.044), (0, -d / 2 + 0.031, 0.222), materials.metal('steel'), 0.0015)
    padbox((w, d, 0.1), (0, 0, seat_h - 0.045), fabric, r=0.03, puff=(0.004, 0.004, 0.016))
    thick, round_, wing, bend = 0.052, 0.07, 0.14, rad(82)
    flat = w / 2 - 0.03 - round_
    reach = flat + round_ * bend + wing
    z0, tall = seat_h - 0.06, back + 0.06

    def at(u, out, z):
        """A point of the shell: along its plan, outward from its middle, upward from its lower edge."""
        s = abs(u)
        t = max(0.0, min(1.0, z / tall))
        if s > flat:
            s = flat + (s - flat) * (0.8 + 0.2 * sin(t * pi * 0.5))
        turn = min(bend, max(0.0, (s - flat) / round_))
        straight = max(0.0, s - flat - round_ * bend)
        x = min(s, flat) + round_ * sin(turn) + straight * math.cos(turn)
        y = -round_ * (1 - math.cos(turn)) - straight * sin(turn)
        x, y = x + out * sin(turn), y + out * math.cos(turn)
        low = 1 - 0.12 * max(0.0, (s - flat) / (reach - flat)) ** 2
        return Vector((math.copysign(x, u), d / 2 - 0.03 + y + 0.12 * (z - 0.06), z0 + z * low))

    padbox(
        (2 * reach, thick, tall),
        (0, 0, 0),
        fabric,
        r=0.024,
        puff=(0, 0.003, 0),
        wob=0.001,
        step=0.02,
        fn=lambda p: at(p.x, p.y, p.z + tall / 2),
    )
    tufted(
        2 * flat + 0.09,
        back - 0.03,
        0.05,
        fabric,
        (0, d / 2 - 0.052, seat_h + 0.005),
        (rad(-7), 0, 0),
        style='diamond',
        nx=4,
        ny=4,
        depth=0.022,
        border=0.05,
    )
    nails = nails or materials.metal('nickel', 0.4)
    pitch = 0.0235
    up = [0.085 + pitch * i for i in range(int((tall - 0.1) / pitch))]
    edge = [(at(s * reach, 0, z), at(s * (reach - 0.02), 0, z)) for s in (-1, 1) for z in up]
    half = int((reach - 0.02) / pitch)
    brow = [
        (at(pitch * i, -thick / 2 - 0.002, tall - 0.018), at(pitch * i, 0, tall - 0.018))
        for i in range(-half, half + 1)
    ]
    for head, inside in edge + brow:
        o = lathe(
            [(0.0085, -0.002), (0.0075, 0.002), (0.0045, 0.0045), (0, 0.0053)],
            14,
            nails,
            cap=False,
            angle=180,
        )
        o.matrix_local = (
            Matrix.Translation(head) @ (head - inside).to_track_quat('Z', 'Y').to_matrix().to_4x4()
        )


def bucket_stool(fabric, metal=None, seat_h=0.635, h=0.94, w=0.48, d=0.5, ring_mat=None):
    """Swivel stool: a bucket in one skin whose rim rises in a curve to a low back, a welted seat pad,
    splayed legs with a foot ring."""
    metal = metal or materials.metal('black')
    t, z0, lip, turns = 0.044, seat_h - 0.1, seat_h - 0.024, 180

    def rise(a):
        """Share of the back's height at an angle from the middle of the back."""
        k = max(0.0, min(1.0, (abs(a) - rad(44)) / rad(58)))
        return 1 - k * k * (3 - 2 * k)

    def outer(z, share):
        """Radius of the bucket's outside."""
        k = min(1.0, (z - z0) / 0.085)
        return 0.125 + 0.083 * math.sqrt(1 - (1 - k) ** 2) + (0.07 + 0.05 * share) * max(0.0, z - z0 - 0.06)

    def at(r, a, z):
        """A point of the plan, which is a circle pulled a little towards a square."""
        r /= (abs(sin(a)) ** 2.5 + abs(math.cos(a)) ** 2.5) ** 0.4
        return Vector((r * sin(a), r * math.cos(a) * d / w, z))

    bm, rows, rim = bmesh.new(), [], []
    for i in range(turns + 1):
        a = -pi + 2 * pi * (i % turns) / turns
        share = rise(a)
        seam = 0.005 * math.exp(-(((abs(a) - rad(38)) / rad(2.2)) ** 2))
        top = lip + (h - lip) * share - t / 2
        mid = outer(top, share) - t / 2
        floor = seat_h - 0.07
        wall = [z0 + (top - z0) * (q / 16) ** 1.5 for q in range(17)]
        line = [(0.03, z0)] + [(outer(z, share) - seam, z) for z in wall]
        line += [(mid + t / 2 * math.cos(rad(q)), top + t / 2 * sin(rad(q))) for q in range(20, 161, 20)]
        for q in range(15):
            z = top + (floor - top) * q / 14
            line.append((outer(z, share) - t - 0.016 * share * sin(pi * q / 14) + seam, z))
        rows.append([bm.verts.new(at(r, a, z)) for r, z in line + [(0.05, floor)]])
        rim.append(at(mid, a, top + t / 2 - 0.001))
    skin(bm, rows, closed=False)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'bucket', fabric, weighted=False, angle=60)
    piping(rim[:-1], 0.0045, fabric)
    inside = outer(seat_h - 0.01, 0) - t - 0.001
    pad = [(0.03, seat_h - 0.068), (inside, seat_h - 0.06), (inside + 0.002, seat_h - 0.03)]
    pad += [
        (inside - 0.028 + 0.03 * math.cos(rad(q)), seat_h - 0.024 + 0.026 * sin(rad(q)))
        for q in range(0, 91, 15)
    ]
    pad += [(inside * k, seat_h + 0.002 + 0.016 * (1 - k * k)) for k in (0.7, 0.5, 0.3, 0.1, 0.01)]
    bm = bmesh.new()
    skin(bm, [[bm.verts.new(at(r, 2 * pi * i / 96, z)) for i in range(96)] for r, z in pad])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'pad', fabric, weighted=False, angle=60)
    piping([at(inside - 0.007, 2 * pi * i / 72, seat_h - 0.003) for i in range(72)], 0.0042, fabric)
    lathe(
        [(0, z0 - 0.016), (0.13, z0 - 0.016), (0.134, z0 - 0.012), (0.134, z0 + 0.004), (0, z0 + 0.004)],
        48,
        metal,
    )
    lathe(
        [(0, z0 - 0.06), (0.096, z0 - 0.06), (0.101, z0 - 0.055), (0.101, z0 - 0.01), (0, z0 - 0.01)],
        40,
        metal,
    )
    ring_z, high = 0.2, z0 - 0.035
    for a in (45, 135, 225, 315):
        c, s = math.cos(rad(a)), sin(rad(a))
        tube([(0.085 * c, 0.085 * s, high), (0.262 * c, 0.262 * s, 0.007)], 0.0125, metal)
        lathe(
            [(0, 0), (0.014, 0), (0.016, 0.003), (0.015, 0.01), (0, 0.012)],
            24,
            metal,
            (0.262 * c, 0.262 * s, 0),
        )
    r = 0.262 - 0.177 * (ring_z - 0.007) / (high - 0.007) - 0.019
    tube(ring((0, 0, ring_z), r, 64), 0.009, ring_mat or metal, True)


def padded_counter_stool(mat, fabric, seat_h=0.61, h=1.04, w=0.46, d=0.46):
    """Wooden counter stool with a padded seat, a curved padded back and a footrest on every side."""
    for sx in (-1, 1):
        sqleg(seat_h - 0.05, 0.03, 0.04, (sx * (w / 2 - 0.025), -d / 2 + 0.025, 0), mat)
        sqleg(seat_h + 0.12, 0.03, 0.038, (sx * (w / 2 - 0.035), d / 2 - 0.03, 0), mat)
        rbox((0.022, d - 0.06, 0.032), (sx * (w / 2 - 0.028), 0, 0.24), mat, 0.004, grain='y')
    for sy, z in ((-1, 0.2), (1, 0.2)):
        rbox((w - 0.06, 0.022, 0.034), (0, sy * (d / 2 - 0.028), z), mat, 0.004, grain='x')
    rbox((w - 0.04, d - 0.05, 0.06), (0, 0, seat_h - 0.08), mat, 0.004, grain='x')
    padbox((w, d, 0.07), (0, -0.005, seat_h - 0.03), fabric, r=0.03, puff=(0.004, 0.004, 0.016))

    def curve(p):
        p.y -= 0.34 * p.x * p.x - 0.03
        return p

    padbox(
        (w + 0.02, 0.06, h - seat_h - 0.12),
        (0, d / 2 - 0.03, (seat_h + 0.12 + h) / 2),
        fabric,
        r=0.027,
        puff=(0, 0.006, 0.012),
        fn=curve,
        rot=(rad(-7), 0, 0),
        step=0.04,
    )
