"""Round armchairs. Meters."""

from math import atan2, cos, pi, sin, sqrt
from math import radians as rad

import bmesh
from mathutils import Vector
from mathutils import noise as mn

from ... import materials
from ...geometry import arc, cyl, disc_profile, finish, lathe, leg, prism, skin, subsurf
from ...soft import padbox, pillow, piping


def barrel_chair(mat, leg_mat=None, r=0.4, h=0.72, seed=0, base='swivel', kidney=False):
    """Accent chair with a thick curved shell on a swivel plate, on legs, or down to the floor; a `kidney`
    pillow leans at its back if asked."""
    leg_mat = leg_mat or materials.wood('walnut')
    n = 64
    a0, a1 = (rad(-40), rad(220))
    t = 0.115
    z0 = {'legs': 0.13, 'floor': 0.014}.get(base, 0.06)
    bm = bmesh.new()
    rows = []
    prof = []
    k = 40
    for q in range(k):
        th = 2 * pi * q / k
        ex = 0.42
        sx = abs(cos(th)) ** ex * (1 if cos(th) >= 0 else -1)
        sz = abs(sin(th)) ** ex * (1 if sin(th) >= 0 else -1)
        prof.append((sx, sz))
    for i in range(n + 1):
        u = i / n
        a = a0 + (a1 - a0) * u
        e = abs(u - 0.5) * 2
        hh = h - 0.19 * (max(0, e - 0.25) / 0.75) ** 2.0
        cap = sqrt(max(0.0, 1 - (max(0, e - 0.9) / 0.1) ** 2)) if e > 0.9 else 1
        row = []
        for sx, sz in prof:
            zz = z0 + (hh - z0) / 2 + sz * (hh - z0) / 2 * (0.9 + 0.1 * cap)
            flare = 0.045 * ((zz - z0) / (h - z0)) ** 1.5
            wob = 0.003 * mn.noise(Vector((cos(a) * 3, sin(a) * 3, zz * 5 + seed)))
            rr = r + flare + sx * (t / 2 * (0.15 + 0.85 * cap) + 0.006 * (1 - sz * sz)) + wob
            aa = a
            row.append(bm.verts.new((rr * cos(aa), rr * sin(aa), zz)))
        rows.append(row)
    skin(bm, rows[::-1])
    bm.faces.new(rows[0])
    bm.faces.new(rows[-1][::-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    o = finish(bm, 'shell', mat, weighted=False, angle=180)
    subsurf(o, 1)
    rs = r - t / 2 + 0.005
    prof = (
        [(0, 0.3)]
        + [(rs * q, 0.3) for q in (0.3, 0.6, 0.85)]
        + [(rs - 0.03 + 0.03 * sin(rad(a)), 0.33 - 0.03 * cos(rad(a))) for a in range(0, 100, 15)]
        + [(rs + 0.004, 0.37)]
        + [(rs - 0.035 + 0.035 * cos(rad(a)), 0.405 + 0.04 * sin(rad(a))) for a in range(0, 91, 15)]
        + [(rs * q, 0.445 + 0.028 * (1 - q * q)) for q in (0.8, 0.6, 0.4, 0.2)]
        + [(0, 0.473)]
    )
    s = lathe(prof, 64, mat, name='seat', angle=180)
    subsurf(s, 1)
    piping(
        [(rs * cos(2 * pi * i / 60) * 0.985, rs * sin(2 * pi * i / 60) * 0.985, 0.442) for i in range(60)],
        0.005,
        mat,
    )
    lathe(disc_profile(rs + 0.01, 0.3 - z0, 0.02), 64, mat, (0, 0, z0), name='base')
    if kidney:
        pillow(0.46, 0.27, mat, (0, 0.185, 0.595), (rad(70), 0, 0), puff=0.8, seed=3, pipe=0.003)
    if base == 'floor':
        return
    if base == 'swivel':
        cyl(r * 0.75, 0.05, (0, 0, 0.01), leg_mat, 0.004)
    else:
        for a in (45, 135, 225, 315):
            leg(z0 + 0.01, 0.012, 0.02, (0.27 * cos(rad(a)), 0.27 * sin(rad(a)), 0), leg_mat)


def tub(mat, w=0.86, d=0.84, h=0.79, band=None, seats=1):
    """Rounded shell sewn into slim upright channels, a tight seat, a metal band at the floor."""
    band = band or materials.metal('gold')
    t, r, z0 = 0.12, 0.36, 0.076
    x1, y1, y0 = w / 2, d / 2, -d / 2
    path = [(-x1, y0 + 0.02 + i * 0.02) for i in range(int((d - r - 0.02) / 0.02))]
    path += [(-x1 + r - r * cos(rad(a)), y1 - r + r * sin(rad(a))) for a in range(0, 91, 4)]
    span = w - 2 * r
    path += [(-x1 + r + span * i / 60, y1) for i in range(1, 60)]
    path += [(x1 - r + r * sin(rad(a)), y1 - r + r * cos(rad(a))) for a in range(0, 91, 4)]
    path += [(x1, y) for _, y in reversed(path[: int((d - r - 0.02) / 0.02)])]
    lengths = [0.0]
    for (ax, ay), (bx, by) in zip(path, path[1:]):
        lengths.append(lengths[-1] + ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    total = lengths[-1]
    n = round(total / 0.088)
    for i in range(n):
        s = total * (i + 0.5) / n
        k = next(j for j in range(len(lengths) - 1) if lengths[j + 1] >= s)
        f = (s - lengths[k]) / max(1e-6, lengths[k + 1] - lengths[k])
        (ax, ay), (bx, by) = path[k], path[k + 1]
        turn = atan2(by - ay, bx - ax)
        ends = min(s, total - s)
        top = h - 0.14 * max(0.0, 1 - ends / (d * 0.72)) ** 1.5
        x, y = ax + (bx - ax) * f, ay + (by - ay) * f
        x, y = x + sin(turn) * t / 2, y - cos(turn) * t / 2
        padbox(
            (total / n * 1.14, t, top - z0 - 0.004),
            (x, y, (top + z0) / 2),
            mat,
            r=min(0.04, total / n * 0.47),
            puff=(0, 0.008, 0.006),
            rot=(0, 0, turn),
            seed=i,
            wob=0.0008,
        )
    inner = w - 2 * t
    sd = d - t - 0.02
    padbox((inner + 0.03, sd, 0.3), (0, y0 + 0.02 + sd / 2, z0 + 0.15), mat, r=0.03, puff=(0, 0.006, 0))
    for i in range(seats):
        sw = inner / seats
        padbox(
            (sw - 0.004, sd + 0.01, 0.13),
            (-inner / 2 + sw * (i + 0.5), y0 + 0.008 + sd / 2, 0.385),
            mat,
            r=0.045,
            puff=(0.002, 0.012, 0.022),
            seed=i,
        )
    for k, hh, m in ((0.0, z0 + 0.004, band),):
        rr = r - 0.01
        poly = (
            [(-x1 + 0.01, y0 + 0.02), (x1 - 0.01, y0 + 0.02)]
            + arc(x1 - 0.01 - rr, y1 - 0.01 - rr, rr, 0, 90, 12)
            + arc(-x1 + 0.01 + rr, y1 - 0.01 - rr, rr, 90, 180, 12)
        )
        prism(poly, hh, m, 0.003, loc=(0, 0, hh / 2 + k), axis='z', angle=40)
