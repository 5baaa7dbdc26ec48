"""Samples of material: swatches, boards, springs, foam. Meters."""

import random
from math import cos, pi, sin

import bmesh
import bpy

from ... import materials
from ...geometry import finish, from_mesh, rbox, skin, tube
from ...soft import padbox


def swatch(mat, w=0.15, d=0.22, lift=0.0, over=0.0, step=0.0025, curl=0.0, nubs=None, seed=0):
    """A cut sample of cloth with pinked edges, in one slow wave as high as `lift`. A strip as wide as `over`
    on its left lies on the sample beside it, `step` higher, its left front corner may `curl` up, and yarn of
    the material `nubs` stands on it in loops."""
    n, m = 68, 104
    thick = 0.0018

    def height(u, v):
        """Above the table, for u and v from -0.5 to 0.5."""
        z = 0.0006 + lift * (0.5 + 0.5 * sin(v * 6.5 + 0.8))
        if over:
            s = max(0.0, min(1.0, ((u + 0.5) * w - over) / 0.03))
            z += step * (1 - s * s * (3 - 2 * s))
        return z + curl * max(0.0, (-u - v - 0.45) / 0.55) ** 2

    bm = bmesh.new()
    rows = []
    for j in range(m + 1):
        row = []
        for i in range(n + 1):
            u, v = i / n - 0.5, j / m - 0.5
            x = u * w + (0.002 * (1 if j % 2 else -1) if i in (0, n) else 0)
            y = v * d + (0.002 * (1 if i % 2 else -1) if j in (0, m) else 0)
            row.append(bm.verts.new((x, y, height(u, v))))
        rows.append(row)
    skin(bm, rows, closed=False)
    o = finish(bm, 'swatch', mat, weighted=False, angle=60)
    t = o.modifiers.new('t', 'SOLIDIFY')
    t.thickness, t.offset = thick, 1.0
    if not nubs:
        return
    rnd = random.Random(seed)
    verts, faces = [], []
    for _ in range(int(w * d / 1.5e-5)):
        u, v = rnd.uniform(-0.49, 0.49), rnd.uniform(-0.49, 0.49)
        big, thin, turn, tilt = (
            rnd.uniform(0.0018, 0.0032),
            rnd.uniform(0.0008, 0.0012),
            rnd.uniform(0, 6.28),
            rnd.uniform(-0.6, 0.6),
        )
        base, first = (u * w, v * d, height(u, v) + thick + 0.0004), len(verts)
        for i in range(9):
            a = 2 * pi * i / 9
            for k in range(5):
                b = 2 * pi * k / 5
                x, y, z = (big + thin * cos(b)) * cos(a), (big + thin * cos(b)) * sin(a) * 0.75, thin * sin(b)
                z += x * tilt
                verts.append(
                    (
                        base[0] + x * cos(turn) - y * sin(turn),
                        base[1] + x * sin(turn) + y * cos(turn),
                        base[2] + max(-0.0012, z),
                    )
                )
        ends = [(first + i * 5, first + (i + 1) % 9 * 5) for i in range(9)]
        faces += [(p + k, q + k, q + (k + 1) % 5, p + (k + 1) % 5) for p, q in ends for k in range(5)]
    mesh = bpy.data.meshes.new('loops')
    mesh.from_pydata(verts, [], faces)
    from_mesh(mesh, 'loops', nubs, weighted=False, angle=180)


def board(mat, w=0.5, d=0.11, h=0.02):
    """A sample of wood."""
    rbox((w, d, h), (0, 0, h / 2), mat, 0.0025, grain='x')


def _pocket(x, y, h, cloth, rnd):
    """One spring in its tube of cloth: the coil shows through a little, and the upper end is gathered into a
    flat seam along X."""
    n, r0 = 56, 0.0345
    turn, waves = rnd.uniform(0, 6.28), rnd.choice((9, 10, 11))
    prof = [(0.024, 0.0), (0.031, 0.002), (0.0335, 0.008)] + [
        (r0, 0.014 + (h - 0.03) * k / 34) for k in range(35)
    ]
    prof += [
        (r0 - 0.0008, h - 0.011),
        (r0 - 0.003, h - 0.0065),
        (r0 - 0.0075, h - 0.003),
        (0.02, h - 0.001),
        (0.012, h),
        (0.005, h),
    ]
    bm = bmesh.new()
    rings = []
    for r, z in prof:
        ring = []
        end = max(0.0, 1 - min(z, h - z) / 0.045)
        for i in range(n):
            a = 2 * pi * i / n
            coil = max(0.0, cos(a - 2 * pi * z / 0.027 - turn)) ** 4 * (1 - end)
            fold = sin(waves * a + turn) + 0.6 * sin((2 * waves - 3) * a - turn)
            k = r + 0.0011 * coil + 0.0008 * end * fold * min(1, r / 0.03)
            up = 0.006 * (1 - abs(sin(a)) * r / r0) ** 1.5 * max(0.0, 1 - (h - z) / 0.012) + (
                0.0009 * fold * r / r0 if z > h - 0.004 else 0
            )
            ring.append(bm.verts.new((x + k * cos(a), y + k * sin(a), z + up)))
        rings.append(ring)
    skin(bm, rings)
    bm.faces.new(rings[0][::-1])
    bm.faces.new(rings[-1])
    finish(bm, 'pocket', cloth, weighted=False, angle=180)


def coils(nx=7, ny=4, pitch=0.074, h=0.17):
    """Rows of pocketed springs, the tubes of a row joined by their seams; the front row stands bare on flat
    end turns."""
    steel, cloth = materials.metal('steel'), materials.linen('#e6e8e8', 0.06)
    rnd = random.Random(nx * 10 + ny)
    turns, top = 7.0, h - 0.026
    for j in range(ny):
        y = (j - (ny - 1) / 2) * pitch
        for i in range(nx):
            x = (i - (nx - 1) / 2) * pitch
            if j:
                _pocket(x, y, h, cloth, rnd)
                continue
            a0, pts = rnd.uniform(0, 6.28), []
            for k in range(int(turns * 24) + 1):
                t = k / 24
                s = max(0.0, min(1.0, (t - 1) / (turns - 2)))
                r = 0.026 + 0.005 * sin(pi * s)
                pts.append(
                    (
                        x + r * cos(a0 + 2 * pi * t),
                        y + r * sin(a0 + 2 * pi * t),
                        0.002 + top * (s - 0.08 * sin(2 * pi * s) / pi),
                    )
                )
            tube(pts, 0.0018, steel, res=3)
        if j:
            for i in range(nx - 1):
                rbox(
                    (pitch - 0.058, 0.0012, h * 0.84), ((i - nx / 2 + 1) * pitch, y, h * 0.47), cloth, 0.0003
                )
            bm = bmesh.new()
            rows, steps = [], nx * 28
            for k in range(steps + 1):
                u = (k / steps - 0.5) * (nx * pitch - 0.006)
                dip = 0.006 * (0.5 - 0.5 * cos(2 * pi * (u / pitch + nx / 2))) ** 0.3 - 0.006
                sway = 0.0011 * sin(k * 1.5 + j) + 0.0006 * sin(k * 0.37)
                rows.append(
                    [
                        bm.verts.new(
                            (
                                u,
                                y + sway * q,
                                h + dip - 0.002 + 0.013 * q + (0.0006 * sin(k * 0.9) if q else 0),
                            )
                        )
                        for q in (0, 0.5, 1)
                    ]
                )
            skin(bm, rows[::-1], closed=False)
            seam = finish(bm, 'seam', cloth, weighted=False, angle=180)
            seam.modifiers.new('t', 'SOLIDIFY').thickness = 0.0008


def foam(w=0.5, d=0.36, h=0.1, color='#e8e4d8', seed=0):
    """A cut block of foam: fine open pores, edges that give a little."""
    nodes = materials.Nodes('foam')
    p = nodes.position()
    fine, pores = nodes.noise(p, 620, 2, 0.6), nodes.voronoi(p, 330, 'F1')
    pit = nodes.ramp(pores, [(0.1, 1.0), (0.34, 0.0)])
    cloud = nodes.noise(p, 9, 3)
    shade = 0.95 + cloud * 0.1
    col = nodes.mix(
        (pit * 0.32),
        nodes.mix(fine, materials.scaled(color, 0.93), materials.scaled(color, 1.05)),
        materials.scaled(color, 0.62),
    )
    col = nodes.tone(col, shade)
    soft = nodes.pbr(
        col, 0.95, spec=0.06, sheen=0.3, normal=nodes.bump((fine - pit * 0.8), 0.0011, 0.5), cheap=color
    )
    padbox(
        (w, d, h),
        (0, 0, h / 2),
        soft,
        r=0.011,
        puff=(-0.003, -0.003, 0.001),
        wob=0.0022,
        step=0.03,
        seed=seed + w,
    )


def cup_ring(r=0.042, color='#e4dac8'):
    """The pale ring that a wet glass leaves: soft at its edges, uneven, in places not there at all."""
    bm = bmesh.new()
    turns = [2 * pi * i / 48 for i in range(48)]
    inner, outer = ([bm.verts.new((k * r * cos(a), k * r * sin(a), 0)) for a in turns] for k in (0.8, 1.25))
    for i in range(48):
        bm.faces.new((inner[i - 1], outer[i - 1], outer[i], inner[i]))
    nodes = materials.Nodes('ring')
    p = nodes.position(offset=False)
    x, y, _ = nodes.separate(p)

    def band(cx, cy, radius, inside, outside, share):
        """A blurred circle: its inner edge fades slower than its outer one."""
        dx, dy = (x - cx), (y - cy)
        far = nodes.math('SQRT', (dx * dx + dy * dy))
        far = far + (nodes.noise(p, 55, 2) - 0.5) * 0.0035
        lo, hi = radius - inside, radius + outside
        t = (far - lo) / (hi - lo)
        peak = inside / (inside + outside)
        return (
            nodes.ramp(
                t,
                [(0.0, 0.0), (peak * 0.55, 0.35), (peak, 1.0), (min(0.98, peak + 0.12), 0.9), (1.0, 0.0)],
                'EASE',
            )
            * share
        )

    worn = nodes.ramp(nodes.noise(p, 26, 3, 0.6, 0.4), [(0.4, 0.04), (0.56, 1.0)])
    main = band(0, 0, r, 0.0058, 0.0022, 0.6) * worn
    there = nodes.ramp(nodes.noise(nodes.mapped(p, loc=(3, 1, 0)), 20, 2), [(0.47, 0.0), (0.58, 1.0)])
    second = band(0.0052, 0.0032, r * 0.985, 0.003, 0.002, 0.34) * there
    alpha = nodes.math('MAXIMUM', main, second)
    finish(
        bm,
        'ring',
        nodes.pbr(color, 0.6, spec=0.3, alpha=alpha),
        weighted=False,
        angle=180,
        loc=(0, 0, 0.0004),
    )
