"""Dining chairs, stools and the dining bench."""
import bpy
import bmesh
import math
from math import pi, sin, radians as rad
from mathutils import Vector, Matrix

from .. import materials as M
from ..geometry import finish, lathe, prism, rbox, rrect, skin, spline, sqleg, tube
from ..soft import padbox, piping, tufted


def chair(mat, fabric=None, style='slat', seat_h=0.47, h=0.94, w=0.47, d=0.5, seed=0, seat_mat=None):
    """dining chair. styles: slat, ladder, parsons, xback, wishbone"""
    if style == 'parsons':
        lh = seat_h - 0.12
        for sx in (-1, 1):
            sqleg(lh + 0.02, 0.03, 0.04, (sx * (w / 2 - 0.03), -d / 2 + 0.04, 0), mat)
            o = sqleg(lh + 0.02, 0.03, 0.04, (sx * (w / 2 - 0.03), d / 2 - 0.03, 0), mat)
        padbox(
            (w, d - 0.02, 0.12), (0, 0, seat_h - 0.07), fabric, r=0.03, puff=(0.006, 0.008, 0.018), seed=seed
        )

        def fn(p):
            p.y += 0.0 + 0.05 * max(0, (p.z + 0.28) / 0.56) ** 2 - 0.022 * (1 - (2 * p.x / w) ** 2) * -1
            return p
        padbox(
            (w - 0.01, 0.075, h - seat_h + 0.06), (0, d / 2 - 0.045, seat_h + (h - seat_h) / 2 - 0.03),
            fabric, r=0.03, puff=(0.003, 0.012, 0.006), fn=fn, seed=seed + 1, rot=(rad(-6), 0, 0),
        )
        return
    fw, bw = (w, w - 0.05)
    lt = 0.034
    for s in (-1, 1):
        yb = d / 2 - 0.03
        path = [
            (yb + 0.045, 0), (yb + 0.012, seat_h * 0.5), (yb, seat_h),
            (yb + 0.022, seat_h + (h - seat_h) * 0.5), (yb + 0.075, h),
        ]
        P = []
        for i in range(25):
            t = i / 24 * (len(path) - 1)
            k = min(int(t), len(path) - 2)
            f = t - k
            g = lambda q: Vector(path[max(0, min(len(path) - 1, q))])
            a, b, c, e = (g(k - 1), g(k), g(k + 1), g(k + 2))
            P.append(
                0.5 * (
                    2 * b + (c - a) * f + (
                        2 * a - 5 * b + 4 * c - e
                    ) * f * f + (3 * b - a - 3 * c + e) * f ** 3
                )
            )
        L = [(p.x - 0.018 * (0.75 + 0.25 * min(1, i / 12)), p.y) for i, p in enumerate(P)]
        R = [(p.x + 0.018 * (0.75 + 0.25 * min(1, i / 12)), p.y) for i, p in enumerate(P)]
        o = prism(
            L + R[::-1], 0.032, mat, 0.005, axis='x', loc=(s * (bw / 2 - 0.016), 0, 0), angle=30, grain='z'
        )
        sqleg(seat_h - 0.03, 0.028, 0.036, (s * (fw / 2 - 0.02), -d / 2 + 0.025, 0), mat, 0.005)
    rbox((fw - 0.05, 0.02, 0.055), (0, -d / 2 + 0.025, seat_h - 0.055), mat, 0.003, grain='x')
    rbox((bw - 0.05, 0.02, 0.055), (0, d / 2 - 0.03, seat_h - 0.055), mat, 0.003, grain='x')
    for s in (-1, 1):
        rbox((0.02, d - 0.07, 0.055), (s * (fw / 2 - 0.03), 0, seat_h - 0.055), mat, 0.003, grain='y')
        rbox((0.018, d - 0.03, 0.026), (s * (fw / 2 - 0.028), 0.015, 0.17), mat, 0.004, grain='y')
    rbox((fw - 0.06, 0.018, 0.026), (0, 0, 0.17), mat, 0.004, grain='x')
    if seat_h > 0.55:
        rbox((fw - 0.06, 0.024, 0.034), (0, -d / 2 + 0.025, 0.24), mat, 0.004, grain='x')
    if fabric:

        def fn(p):
            k = p.y / d + 0.5
            p.x *= 1 - 0.09 * k
            return p
        padbox(
            (fw + 0.005, d - 0.0, 0.06), (0, -0.012, seat_h - 0.0), fabric, r=0.026,
            puff=(0.003, 0.003, 0.016), fn=fn, seed=seed,
        )
    else:
        padbox(
            (fw + 0.01, d, 0.03), (0, -0.012, seat_h - 0.012), seat_mat or mat, r=0.01, puff=(0, 0, -0.01),
            wob=0, step=0.03, fn=lambda p: Vector((p.x * (1 - 0.09 * (p.y / d + 0.5)), p.y, p.z)),
        )

    def back_y(z):
        t = (z - seat_h) / (h - seat_h)
        return d / 2 - 0.03 + 0.022 * min(1, t * 2) + 0.053 * max(0, t - 0.45) / 0.55

    def curved_rail(z, hh, t=0.02, bow=0.028):
        n = 16
        poly_f = []
        bm = bmesh.new()
        Wd = bw - 0.03
        ring = []
        for i in range(n + 1):
            u = i / n * 2 - 1
            y = bow * (1 - u * u)
            ring.append(
                [bm.verts.new((u * Wd / 2, back_y(z) + y + dy, z + dz)) for dy, dz in ((-t / 2, -hh / 2), (t / 2, -hh / 2), (t / 2, hh / 2), (-t / 2, hh / 2))]
            )
        skin(bm, ring)
        bm.faces.new(ring[0][::-1])
        bm.faces.new(ring[-1])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        ed = [e for e in bm.edges if e.calc_face_angle(0) > rad(60)]
        bmesh.ops.bevel(bm, geom=ed, offset=0.005, segments=3, profile=0.5, affect='EDGES')
        return finish(bm, 'rail', mat, angle=40)
    curved_rail(h - 0.035, 0.075)
    if style == 'ladder':
        for z in (seat_h + 0.13, seat_h + 0.26):
            curved_rail(z, 0.05)
    elif style == 'slat':
        curved_rail(seat_h + 0.075, 0.04)
        for i in range(5):
            x = (i - 2) * 0.068
            z0, z1 = (seat_h + 0.08, h - 0.06)
            y0, y1 = (
                back_y(z0) + 0.028 * (1 - (2 * x / bw) ** 2), back_y(z1) + 0.028 * (1 - (2 * x / bw) ** 2)
            )
            o = rbox((0.032, 0.012, 1), (0, 0, 0), mat, 0.003, grain='z')
            v = Vector((0, y1 - y0, z1 - z0))
            q = v.to_track_quat('Z', 'Y').to_matrix().to_4x4()
            bpy.data.objects.remove(o)
            o = rbox((0.032, 0.012, v.length), (0, 0, 0), mat, 0.003, grain='z')
            a = math.atan2(v.y, v.z)
            o.matrix_local = Matrix.Translation(
                (x, (y0 + y1) / 2, (z0 + z1) / 2)
            ) @ Matrix.Rotation(-a, 4, 'X') @ Matrix.Rotation(-pi / 2, 4, 'Y')
    elif style == 'xback':
        curved_rail(seat_h + 0.075, 0.035)
        z0, z1 = (seat_h + 0.09, h - 0.07)
        for s in (-1, 1):
            pts = []
            for i in range(15):
                t = i / 14
                x = s * (-(bw / 2 - 0.04) + (bw - 0.08) * t)
                z = z0 + (z1 - z0) * t
                pts.append(
                    (
                        x, back_y(z) + 0.028 * (1 - (2 * x / bw) ** 2) + s * 0.004,
                        z + 0.03 * sin(2 * pi * t) * -0.5,
                    )
                )
            tube(pts, 0.009, mat, kind='NURBS')


def wing_stool(mat, fabric, seat_h=0.76, w=0.5, d=0.5, back=0.41, nails=None):
    """Upholstered bar stool: a buttoned back that bends forward into wings, both outlined in nailheads, and a kick plate."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            sqleg(seat_h - 0.06, 0.03, 0.04, (sx * (w / 2 - 0.045), sy * (d / 2 - 0.045), 0), mat)
    for s in (-1, 1):
        rbox((w - 0.1, 0.024, 0.05 if s < 0 else 0.03), (0, s * (d / 2 - 0.045), 0.22), mat, 0.003)
        rbox((0.022, d - 0.1, 0.03), (s * (w / 2 - 0.045), 0, 0.3), mat, 0.003)
    rbox((w - 0.126, 0.004, 0.044), (0, -d / 2 + 0.031, 0.222), M.metal('steel'), 0.0015)
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
    padbox((2 * reach, thick, tall), (0, 0, 0), fabric, r=0.024, puff=(0, 0.003, 0), wob=0.001, step=0.02,
           fn=lambda p: at(p.x, p.y, p.z + tall / 2))
    tufted(2 * flat + 0.09, back - 0.03, 0.05, fabric, (0, d / 2 - 0.052, seat_h + 0.005), (rad(-7), 0, 0),
           style='diamond', nx=4, ny=4, depth=0.022, border=0.05)
    nails = nails or M.metal('nickel', 0.4)
    pitch = 0.0235
    up = [0.085 + pitch * i for i in range(int((tall - 0.1) / pitch))]
    edge = [(at(s * reach, 0, z), at(s * (reach - 0.02), 0, z)) for s in (-1, 1) for z in up]
    half = int((reach - 0.02) / pitch)
    brow = [(at(pitch * i, -thick / 2 - 0.002, tall - 0.018), at(pitch * i, 0, tall - 0.018)) for i in range(-half, half + 1)]
    for head, inside in edge + brow:
        o = lathe([(0.0085, -0.002), (0.0075, 0.002), (0.0045, 0.0045), (0, 0.0053)], 14, nails, cap=False, angle=180)
        o.matrix_local = Matrix.Translation(head) @ (head - inside).to_track_quat('Z', 'Y').to_matrix().to_4x4()


def bucket_stool(fabric, metal=None, seat_h=0.635, h=0.94, w=0.48, d=0.5, ring_mat=None):
    """Swivel stool: a bucket in one skin whose rim rises in a curve to a low back, a welted seat pad, splayed legs
    with a foot ring."""
    metal = metal or M.metal('black')
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
        seam = 0.005 * math.exp(-((abs(a) - rad(38)) / rad(2.2)) ** 2)
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
    pad += [(inside - 0.028 + 0.03 * math.cos(rad(q)), seat_h - 0.024 + 0.026 * sin(rad(q))) for q in range(0, 91, 15)]
    pad += [(inside * k, seat_h + 0.002 + 0.016 * (1 - k * k)) for k in (0.7, 0.5, 0.3, 0.1, 0.01)]
    bm = bmesh.new()
    skin(bm, [[bm.verts.new(at(r, 2 * pi * i / 96, z)) for i in range(96)] for r, z in pad])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'pad', fabric, weighted=False, angle=60)
    piping([at(inside - 0.007, 2 * pi * i / 72, seat_h - 0.003) for i in range(72)], 0.0042, fabric)
    lathe([(0, z0 - 0.016), (0.13, z0 - 0.016), (0.134, z0 - 0.012), (0.134, z0 + 0.004), (0, z0 + 0.004)], 48, metal)
    lathe([(0, z0 - 0.06), (0.096, z0 - 0.06), (0.101, z0 - 0.055), (0.101, z0 - 0.01), (0, z0 - 0.01)], 40, metal)
    ring_z, high = 0.2, z0 - 0.035
    for a in (45, 135, 225, 315):
        c, s = math.cos(rad(a)), sin(rad(a))
        tube([(0.085 * c, 0.085 * s, high), (0.262 * c, 0.262 * s, 0.007)], 0.0125, metal)
        lathe([(0, 0), (0.014, 0), (0.016, 0.003), (0.015, 0.01), (0, 0.012)], 24, metal, (0.262 * c, 0.262 * s, 0))
    r = 0.262 - 0.177 * (ring_z - 0.007) / (high - 0.007) - 0.019
    tube([(r * math.cos(2 * pi * i / 64), r * sin(2 * pi * i / 64), ring_z) for i in range(64)], 0.009,
        ring_mat or metal, True)


def sling_chair(mat, fabric, seat_h=0.46, h=0.91, w=0.46):
    """Chair whose seat and back are one padded sling, stitched across the back, on two bent tubes and crossbars."""
    line = [(-0.245, seat_h - 0.05), (-0.24, seat_h - 0.012), (-0.2, seat_h + 0.006), (-0.06, seat_h - 0.012), (0.06, seat_h - 0.022),
            (0.135, seat_h - 0.008), (0.185, seat_h + 0.05), (0.215, seat_h + 0.15), (0.245, seat_h + 0.27), (0.285, h - 0.02), (0.292, h)]
    # spline() is for profiles of turned parts, which lie right of their axis
    path = [Vector((y - 1, z)) for y, z in spline([(y + 1, z) for y, z in line], 40, 0.004)]
    far = [0.0]
    for a, b in zip(path, path[1:]):
        far.append(far[-1] + (b - a).length)
    bend = next(f for f, p in zip(far, path) if p.y > seat_h + 0.06 and p.x > 0.1)
    bm, rings = bmesh.new(), []
    for i, p in enumerate(path):
        along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        rim = min(far[i], far[-1] - far[i])
        full = math.sqrt(max(0.02, 1 - (1 - min(1, rim / 0.02)) ** 2))
        seam = 0.4 * math.exp(-(((far[i] - bend + 0.03) % 0.062 - 0.031) / 0.006) ** 2) if far[i] > bend else 0
        thick = 0.042 * full * (1 - seam)
        rings.append([bm.verts.new((x, p.x - along.y * o, p.y + along.x * o)) for x, o in rrect(w, thick, thick * 0.48, 5)])
    skin(bm, rings)
    bm.faces.new(rings[0][::-1])
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'sling', fabric, weighted=False, angle=60)
    for s in (-1, 1):
        x = s * (w / 2 - 0.035)
        z = seat_h - 0.045
        tube([(x, -0.235, 0.002), (x, -0.2, z - 0.03), (x, -0.17, z), (x, 0.12, z - 0.012), (x, 0.16, z - 0.04), (x, 0.27, 0.002)], 0.0125, mat)
    for y in (-0.17, 0.1):
        tube([(0.035 - w / 2, y, seat_h - 0.05), (w / 2 - 0.035, y, seat_h - 0.05)], 0.011, mat)


def quilted_chair(mat, fabric, seat_h=0.48, h=1.02, w=0.5, d=0.54):
    """Tall dining chair quilted in diamonds on both sides of its back, with a ring pull on the reverse."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            sqleg(seat_h - 0.08, 0.026, 0.034, (sx * (w / 2 - 0.04), sy * (d / 2 - 0.04), 0), mat)
    padbox((w, d - 0.02, 0.11), (0, 0, seat_h - 0.065), fabric, r=0.03, puff=(0.006, 0.008, 0.018))
    tall, low, y = h - seat_h + 0.06, seat_h - 0.06, d / 2 - 0.05
    lean = rad(6)
    padbox((w, 0.05, tall), (0, y + 0.03 + 0.105 * tall / 2, low + tall / 2), fabric, r=0.022, puff=(0.003, 0, 0.006), rot=(-lean, 0, 0))
    look = dict(style='diamond', nx=4, ny=5, depth=0.018, border=0.05, r=0.018)
    tufted(w - 0.02, h - seat_h - 0.02, 0.03, fabric, (0, y + 0.014, seat_h + 0.005), (-lean, 0, 0), **look)
    tufted(w - 0.02, tall - 0.02, 0.03, fabric, (0, y + 0.05, low + 0.01), (lean, 0, pi), **look)
    z = h - 0.11
    back = y + 0.085 + 0.105 * (z - low)
    lathe([(0, 0), (0.022, 0), (0.022, 0.004), (0.012, 0.008), (0.008, 0.02), (0, 0.021)], 32, mat, (0, back - 0.006, z), (-pi / 2, 0, 0), angle=40)
    turns = [2 * pi * i / 40 for i in range(40)]
    tube([(0.04 * sin(a), back + 0.012 - 0.006 * math.cos(a), z - 0.036 + 0.04 * math.cos(a)) for a in turns], 0.0055, mat, True)


def padded_bench(mat, fabric, w=1.22, d=0.38, h=0.47):
    """Dining bench with a padded seat on straight block legs."""
    padbox((w, d, 0.075), (0, 0, h - 0.04), fabric, r=0.03, puff=(0.005, 0.005, 0.014))
    rbox((w - 0.03, d - 0.03, 0.06), (0, 0, h - 0.1), mat, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            sqleg(h - 0.1, 0.06, 0.06, (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), mat)


def dining_bench(mat, w=1.4, d=0.36, h=0.46):
    """Plain wooden bench."""
    rbox((w, d, 0.036), (0, 0, h - 0.018), mat, 0.006, grain='x')
    for s in (-1, 1):
        sqleg(h - 0.036, 0.05, 0.06, (s * (w / 2 - 0.14), 0.11, 0), mat)
        sqleg(h - 0.036, 0.05, 0.06, (s * (w / 2 - 0.14), -0.11, 0), mat)
        rbox((0.03, d - 0.1, 0.06), (s * (w / 2 - 0.14), 0, h - 0.07), mat, 0.003)
    rbox((w - 0.3, 0.03, 0.06), (0, 0, h - 0.07), mat, 0.003)
