"""Things that tell a story beside furniture: cartons, tools, swatches, springs, a tape measure."""
import bmesh
import bpy
import random
from math import cos, exp, pi, sin, radians as rad
from mathutils import Matrix, Vector, noise as mn

from .. import materials as M
from ..geometry import arc, cyl, finish, from_mesh, group, lathe, link, prism, rbox, rrect, skin, subsurf, tube
from ..soft import padbox


def mark(w=1.0, d=1.0, h=1.0):
    """An invisible box: what the camera frames when it should not frame a whole thing. Stands on z = 0."""
    box = rbox((w, d, h), (0, 0, h / 2), None, 0)
    box.hide_render = True


def carton(w=0.6, d=0.45, h=0.5, seed=0):
    """A closed shipping carton: flaps that meet under a strip of tape, two printed arrows, a label and holes for the hands."""
    kraft, ink, dark = M.plain('#b08a5c', 0.85), M.plain('#5a4029', 0.8), M.plain('#3a2a1a', 0.9)
    rbox((w, d, h - 0.004), (0, 0, h / 2 - 0.002), kraft, 0.005)
    rbox((w - 0.012, d - 0.012, 0.003), (0, 0, h - 0.0025), dark, 0)
    for s in (-1, 1):
        rbox((w - 0.003, d / 2 - 0.004, 0.004), (0, s * (d / 4 + 0.0005), h + 0.001), M.plain('#b8926a', 0.85), 0.0015, grain='x',
             rot=(s * rad(-0.35), 0, 0))
    tape = M.paint('#94703f', 0.22)
    rbox((w + 0.002, 0.055, 0.001), (0, 0, h + 0.0045), tape, 0, grain='x')
    for s in (-1, 1):
        rbox((0.0012, 0.055, 0.1), (s * (w / 2 + 0.0004), 0, h - 0.046), tape, 0)
        if h > 0.34:
            prism(rrect(0.1, 0.032, 0.016), 0.0012, dark, 0, loc=(s * w / 2, 0, h * 0.72), rot=(0, 0, pi / 2))
    a = min(0.3 * h, 0.17 * w)
    arrow = [(-0.1, 0), (0.1, 0), (0.1, 0.55), (0.26, 0.55), (0, 1), (-0.26, 0.55), (-0.1, 0.55)]
    sides = [(0, -d / 2 - 0.0002, w * 0.3, 0)] + [(s * (w / 2 + 0.0002), 0, -d * 0.2, s * pi / 2) for s in (-1, 1)]
    for x, y, along, turn in sides:
        for k in (-0.34, 0.34):
            u = along + k * a
            prism([(p * a, q * a) for p, q in arrow], 0.0011, ink, 0, loc=(x + u * cos(turn), y + u * sin(turn), h * 0.36), rot=(0, 0, turn))
        rbox((a * 1.3, 0.0011, a * 0.07), (x + along * cos(turn), y + along * sin(turn), h * 0.36 - a * 0.14), ink, 0, grain='x', rot=(0, 0, turn))
    lw = min(0.16, 0.3 * w)
    rbox((lw, 0.0012, lw * 0.66), (-w * 0.26, -d / 2 - 0.0003, h * 0.56), M.plain('#efece4', 0.7), 0, grain='x')
    for i, share in enumerate((0.7, 0.5, 0.62)):
        line = (-w * 0.26 - lw * (0.42 - share / 2), -d / 2 - 0.0007, h * 0.56 + lw * (0.2 - 0.1 * i))
        rbox((lw * share, 0.0012, lw * 0.045), line, ink, 0, grain='x')


def wrapped(w=1.0, d=0.5, h=1.15, color='#5b6f7d', strap='#c4622d'):
    """A piece of furniture in a quilted moving blanket, strapped, on a dolly with four casters."""
    quilted = M.linen(color, 0.25)
    z = 0.15
    rbox((w * 0.86, d * 0.9, 0.03), (0, 0, 0.125), M.wood('birch'), 0.004, grain='x')
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(0.042, 0.03, (sx * w * 0.34 - 0.015, sy * d * 0.32, 0.042), M.plain('#26272a', 0.6), 0.008, 32, (0, pi / 2, 0))
            rbox((0.05, 0.03, 0.05), (sx * w * 0.34, sy * d * 0.32, 0.09), M.metal('steel'), 0.003)

    def lump(p):
        p.y += 0.006 * sin(p.x * 17 + p.z * 6)
        p.x += 0.006 * sin(p.z * 15 + p.y * 9)
        return p
    padbox((w, d, h), (0, 0, z + h / 2), quilted, r=0.03, puff=(0.006, 0.008, 0.006), wob=0.008, step=0.03, fn=lump)
    for k in range(-6, 7):
        for q in (-1, 1):
            pts = []
            for i in range(41):
                x = -w / 2 + w * i / 40
                zz = z + h / 2 + k * 0.2 + q * x * 0.9
                if z + 0.03 < zz < z + h - 0.03:
                    pts.append((x, -d / 2 - 0.007, zz))
            if len(pts) > 2:
                tube(pts, 0.0022, M.linen('#46586a', 0.25), res=2)
    band = M.linen(strap, 0.3)
    for zz in (z + h * 0.28, z + h * 0.74):
        padbox((w + 0.03, d + 0.03, 0.045), (0, 0, zz), band, r=0.008, puff=(0.0, 0.006, 0))
        rbox((0.09, 0.02, 0.055), (w * 0.2, -d / 2 - 0.026, zz), M.metal('steel'), 0.004)


def moving_blanket(color='#5b6f7d', w=0.62, d=0.46, layers=4):
    """A quilted blanket, folded."""
    if layers == 1:
        padbox((w, d, 0.036), (0, 0, 0.018), M.linen(color, 0.3), r=0.017, puff=(0.004, 0.004, 0.004), wob=0.004)
        return
    _sheets(M.linen(color, 0.3), w, d, layers, 0.021, 0.044, seed=layers, slip=0.012, quilt=0.1)


def bed_kit(mat, w=1.65, l=2.06, slats=9, bare=4):
    """A bed frame while it is put together: headboard, rails and the first slats; the others lie beside."""
    y = l / 2
    for s in (-1, 1):
        rbox((0.075, 0.06, 1.1), (s * w / 2, y + 0.03, 0.55), mat, 0.006, grain='z')
        rbox((0.028, l, 0.17), (s * (w / 2 - 0.01), 0, 0.24), mat, 0.005, grain='y')
        rbox((0.02, l - 0.06, 0.025), (s * (w / 2 - 0.035), 0, 0.2), mat, 0.003, grain='y')
        rbox((0.075, 0.06, 0.36), (s * w / 2, -y - 0.03, 0.18), mat, 0.006, grain='z')
    for i in range(5):
        rbox((w - 0.07, 0.03, 0.135), (0, y + 0.03, 0.36 + 0.145 * i), mat, 0.006, grain='x')
    rbox((w - 0.07, 0.03, 0.2), (0, -y - 0.03, 0.22), mat, 0.006, grain='x')
    pine = M.wood('pine')
    rbox((0.05, l - 0.02, 0.05), (0, 0, 0.185), pine, 0.004, grain='y')
    rbox((0.05, 0.05, 0.16), (0, 0, 0.08), pine, 0.004, grain='z')
    for i in range(slats):
        if i >= slats - bare:
            continue
        rbox((w - 0.075, 0.075, 0.02), (0, y - 0.14 - 0.21 * i, 0.222), pine, 0.004, grain='x')
    for i in range(bare):
        rbox((w - 0.075, 0.075, 0.02), (w * 0.86 + 0.3, -0.3 + 0.05 * i, 0.012 + 0.021 * i), pine, 0.004, grain='x', rot=(0, 0, rad(76 + 3 * i)))


def drill(body='#2f6d62'):
    """A cordless screwdriver that lies on its side."""
    skin, black = M.paint(body, 0.4), M.plain('#1b1c1d', 0.6)
    lathe([(0, 0), (0.026, 0), (0.032, 0.012), (0.032, 0.1), (0.027, 0.115), (0.02, 0.13), (0, 0.131)], 40, skin, (0, 0, 0.034), (0, pi / 2, 0), angle=50)
    lathe([(0, 0), (0.016, 0), (0.017, 0.02), (0.009, 0.04), (0, 0.04)], 32, black, (0.13, 0, 0.034), (0, pi / 2, 0), angle=50)
    tube([(0.16, 0, 0.034), (0.205, 0, 0.034)], 0.003, M.metal('steel'))
    padbox((0.042, 0.12, 0.036), (0.025, -0.075, 0.03), skin, r=0.014, puff=(0, 0, 0), rot=(0, 0, rad(-12)))
    rbox((0.085, 0.042, 0.055), (0.01, -0.15, 0.03), black, 0.008, rot=(0, 0, rad(-12)))


def hex_key(length=0.11):
    """A hex key that lies flat."""
    r, z = 0.012, 0.0028
    bend = [(length - r + r * sin(rad(a)), r - r * cos(rad(a)), z) for a in range(0, 91, 10)]
    key = tube([(0, 0, z), *bend, (length, 0.035, z)], 0.003, M.metal('gun'), res=1)
    key.data.splines[0].use_smooth = False


def _bolt(length=0.036, head=0.0056, shank=0.003):
    """A bolt along X, its head towards -X, with a thread and a hex socket; returns its mesh, not yet smooth."""
    bm = bmesh.new()
    n = 24

    def ring(x, r):
        return [bm.verts.new((x, r * cos(2 * pi * i / n), r * sin(2 * pi * i / n))) for i in range(n)]

    def hexagon(x, r):
        corners = [(r * cos(pi * i / 3), r * sin(pi * i / 3)) for i in range(7)]
        pts = [(corners[i // 4][k] + (corners[i // 4 + 1][k] - corners[i // 4][k]) * (i % 4) / 4 for k in (0, 1)) for i in range(n)]
        return [bm.verts.new((x, *p)) for p in pts]
    rings = [hexagon(-0.0032, 0.0031), hexagon(-0.0062, 0.0031), ring(-0.0062, head - 0.0007), ring(-0.0055, head), ring(0, head), ring(0, shank)]
    x = 0.006
    rings.append(ring(x, shank))
    while x < length - 0.001:
        rings += [ring(x + 0.0003, shank * 0.8), ring(x + 0.0007, shank)]
        x += 0.001
    rings.append(ring(length, shank * 0.7))
    skin(bm, rings)
    bm.faces.new(rings[0])
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return bm


def screws(n=7, seed=3):
    """A few bolts, strewn so that none touches another."""
    rnd = random.Random(seed)
    steel, taken = M.metal('steel'), []
    for _ in range(400):
        if len(taken) == n:
            break
        x, y, a = rnd.uniform(-0.09, 0.09), rnd.uniform(-0.065, 0.065), rnd.uniform(0, 6.28)
        along = [(x + 0.012 * k * cos(a), y + 0.012 * k * sin(a)) for k in range(-1, 4)]
        if any((px - qx) ** 2 + (py - qy) ** 2 < 0.016 ** 2 for other in taken for px, py in other for qx, qy in along):
            continue
        taken.append(along)
        bolt = finish(_bolt(), 'bolt', steel, angle=30)
        rolled = Matrix.Rotation(rad(4.2), 4, 'Y') @ Matrix.Rotation(rnd.uniform(0, 1), 4, 'X')
        bolt.matrix_local = Matrix.Translation((x, y, 0.0056)) @ Matrix.Rotation(a, 4, 'Z') @ rolled


def _tape_print():
    """Yellow steel with black marks: inches long, halves and eighths shorter, from both edges; zero lies at X = 0."""
    N = M.NT('tape')
    x, y, _ = N.sep(N.obj(False))
    edge = N.math('SUBTRACT', 0.0127, N.math('ABSOLUTE', y))
    marks = 0.0
    for part, half, reach in ((1, 0.0006, 0.0105), (2, 0.0005, 0.0062), (8, 0.00035, 0.0036)):
        off = N.math('ABSOLUTE', N.math('SUBTRACT', N.math('FRACT', N.math('ADD', N.math('MULTIPLY', x, part / 0.0254), 0.5)), 0.5))
        mark = N.math('MULTIPLY', N.math('LESS_THAN', off, half * part / 0.0254), N.math('LESS_THAN', edge, reach))
        marks = N.math('MAXIMUM', mark, marks)
    return N.pbr(N.mix(marks, M.lin('#e8bd3a'), M.lin('#17171a')), 0.35, cheap='#e8bd3a')


def tape_measure(out=0.5, hang=False):
    """A tape measure, drawn out along X over what it lies on, its hook on the surface or, if it shall `hang`, over an edge."""
    body, black, steel = M.paint('#d9a520', 0.35), M.plain('#1d1d1e', 0.55), M.metal('steel')

    def outline(more):
        corners = ((-0.005, 0.005, 0.005, -90), (-0.022, 0.044, 0.022, 0), (-0.04, 0.036, 0.03, 90), (-0.058, 0.012, 0.012, 180))
        return [(x, z + 0.0015) for cx, cz, r, turn in corners for x, z in arc(cx, cz, r + more, turn, turn + 90, 10)]
    prism(outline(0), 0.036, body, 0.006, angle=60)
    prism(outline(0.0014), 0.02, black, 0.0015, angle=60)
    for s in (-1, 1):
        cyl(0.021, 0.0012, (-0.036, s * 0.0176 + 0.0006, 0.034), black, 0.0005, 40, (pi / 2, 0, 0))
        cyl(0.0145, 0.0016, (-0.036, s * 0.0178 + 0.0008, 0.034), M.paint('#e9e4d6', 0.4), 0.0005, 40, (pi / 2, 0, 0))
    rbox((0.012, 0.014, 0.018), (0.0, 0, 0.046), black, 0.004, rot=(0, rad(-14), 0))
    rbox((0.004, 0.03, 0.007), (0.0008, 0, 0.006), black, 0.001)

    def rise(x):
        """The hook holds up the end of a blade that lies on a floor."""
        return 0.0012 if hang else 0.0012 + 0.008 * max(0, (x - out + 0.16) / 0.16) ** 2
    bm = bmesh.new()
    rows = []
    for i in range(61):
        x = -0.004 + (out + 0.004) * i / 60
        rows.append([bm.verts.new((x - out, 0.0127 * k / 4, rise(x) + 0.0022 * (k / 4) ** 2)) for k in range(-4, 5)])
    skin(bm, rows[::-1], closed=False)
    finish(bm, 'blade', _tape_print(), weighted=False, angle=60, loc=(out, 0, 0))
    for i in range(1, int((out - 0.012) / 0.0254) + 1):
        letters = bpy.data.curves.new('number', 'FONT')
        letters.body, letters.size, letters.align_x, letters.align_y = str(i), 0.0105, 'LEFT', 'CENTER'
        letters.materials.append(M.plain('#17171a', 0.5))
        number = link(bpy.data.objects.new('number', letters))
        number.location, number.rotation_euler = (out - 0.0254 * i - 0.0014, 0, rise(out - 0.0254 * i) + 0.0009), (0, 0, pi)
    rbox((0.016, 0.013, 0.0008), (out - 0.006, 0, rise(out) + 0.0012), steel, 0.0003)
    for x in (0.002, 0.009):
        cyl(0.0018, 0.001, (out - x, 0, rise(out) + 0.0014), M.metal('brass'), 0.0003, 16)
    tall = 0.013 if hang else 0.0105
    rbox((0.0012, 0.019, tall), (out + 0.0012, 0, rise(out) + 0.0016 - tall / 2), steel, 0.0004)


def swatch(mat, w=0.15, d=0.22, lift=0.0, over=0.0, step=0.0025, curl=0.0, nubs=None, seed=0):
    """A cut sample of cloth with pinked edges, in one slow wave as high as `lift`. A strip as wide as `over` on its left lies on the
    sample beside it, `step` higher, its left front corner may `curl` up, and yarn of the material `nubs` stands on it in loops."""
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
        big, thin, turn, tilt = rnd.uniform(0.0018, 0.0032), rnd.uniform(0.0008, 0.0012), rnd.uniform(0, 6.28), rnd.uniform(-0.6, 0.6)
        base, first = (u * w, v * d, height(u, v) + thick + 0.0004), len(verts)
        for i in range(9):
            a = 2 * pi * i / 9
            for k in range(5):
                b = 2 * pi * k / 5
                x, y, z = (big + thin * cos(b)) * cos(a), (big + thin * cos(b)) * sin(a) * 0.75, thin * sin(b)
                z += x * tilt
                verts.append((base[0] + x * cos(turn) - y * sin(turn), base[1] + x * sin(turn) + y * cos(turn), base[2] + max(-0.0012, z)))
        ends = [(first + i * 5, first + (i + 1) % 9 * 5) for i in range(9)]
        faces += [(p + k, q + k, q + (k + 1) % 5, p + (k + 1) % 5) for p, q in ends for k in range(5)]
    me = bpy.data.meshes.new('loops')
    me.from_pydata(verts, [], faces)
    from_mesh(me, 'loops', nubs, weighted=False, angle=180)


def board(mat, w=0.5, d=0.11, h=0.02):
    """A sample of wood."""
    rbox((w, d, h), (0, 0, h / 2), mat, 0.0025, grain='x')


def _pocket(x, y, h, cloth, rnd):
    """One spring in its tube of cloth: the coil shows through a little, and the upper end is gathered into a flat seam along X."""
    n, r0 = 56, 0.0345
    turn, waves = rnd.uniform(0, 6.28), rnd.choice((9, 10, 11))
    prof = [(0.024, 0.0), (0.031, 0.002), (0.0335, 0.008)] + [(r0, 0.014 + (h - 0.03) * k / 34) for k in range(35)]
    prof += [(r0 - 0.0008, h - 0.011), (r0 - 0.003, h - 0.0065), (r0 - 0.0075, h - 0.003), (0.02, h - 0.001), (0.012, h), (0.005, h)]
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
            up = 0.006 * (1 - abs(sin(a)) * r / r0) ** 1.5 * max(0.0, 1 - (h - z) / 0.012) + (0.0009 * fold * r / r0 if z > h - 0.004 else 0)
            ring.append(bm.verts.new((x + k * cos(a), y + k * sin(a), z + up)))
        rings.append(ring)
    skin(bm, rings)
    bm.faces.new(rings[0][::-1])
    bm.faces.new(rings[-1])
    finish(bm, 'pocket', cloth, weighted=False, angle=180)


def coils(nx=7, ny=4, pitch=0.074, h=0.17):
    """Rows of pocketed springs, the tubes of a row joined by their seams; the front row stands bare on flat end turns."""
    steel, cloth = M.metal('steel'), M.linen('#e6e8e8', 0.06)
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
                pts.append((x + r * cos(a0 + 2 * pi * t), y + r * sin(a0 + 2 * pi * t), 0.002 + top * (s - 0.08 * sin(2 * pi * s) / pi)))
            tube(pts, 0.0018, steel, res=3)
        if j:
            for i in range(nx - 1):
                rbox((pitch - 0.058, 0.0012, h * 0.84), ((i - nx / 2 + 1) * pitch, y, h * 0.47), cloth, 0.0003)
            bm = bmesh.new()
            rows, steps = [], nx * 28
            for k in range(steps + 1):
                u = (k / steps - 0.5) * (nx * pitch - 0.006)
                dip = 0.006 * (0.5 - 0.5 * cos(2 * pi * (u / pitch + nx / 2))) ** 0.3 - 0.006
                sway = 0.0011 * sin(k * 1.5 + j) + 0.0006 * sin(k * 0.37)
                rows.append([bm.verts.new((u, y + sway * q, h + dip - 0.002 + 0.013 * q + (0.0006 * sin(k * 0.9) if q else 0))) for q in (0, 0.5, 1)])
            skin(bm, rows[::-1], closed=False)
            seam = finish(bm, 'seam', cloth, weighted=False, angle=180)
            seam.modifiers.new('t', 'SOLIDIFY').thickness = 0.0008


def foam(w=0.5, d=0.36, h=0.1, color='#e8e4d8', seed=0):
    """A cut block of foam: fine open pores, edges that give a little."""
    N = M.NT('foam')
    p = N.obj()
    fine, pores = N.noise(p, 620, 2, 0.6), N.vor(p, 330, 'F1')
    pit = N.ramp(pores, [(0.1, 1.0), (0.34, 0.0)])
    cloud = N.noise(p, 9, 3)
    shade = N.math('ADD', 0.95, N.math('MULTIPLY', cloud, 0.1))
    col = N.mix(N.math('MULTIPLY', pit, 0.32), N.mix(fine, M.scale_col(color, 0.93), M.scale_col(color, 1.05)), M.scale_col(color, 0.62))
    col = N.n('HueSaturation', {'Color': col, 'Value': shade}).outputs[0]
    soft = N.pbr(col, 0.95, spec=0.06, sheen=0.3, normal=N.bump(N.math('SUBTRACT', fine, N.math('MULTIPLY', pit, 0.8)), 0.0011, 0.5), cheap=color)
    padbox((w, d, h), (0, 0, h / 2), soft, r=0.011, puff=(-0.003, -0.003, 0.001), wob=0.0022, step=0.03, seed=seed + w)


def cup_ring(r=0.042, color='#e4dac8'):
    """The pale ring that a wet glass leaves: soft at its edges, uneven, in places not there at all."""
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=r * 1.6)
    N = M.NT('ring')
    p = N.obj(False)
    x, y, _ = N.sep(p)

    def band(cx, cy, radius, inside, outside, share):
        """A blurred circle: its inner edge fades slower than its outer one."""
        dx, dy = N.math('SUBTRACT', x, cx), N.math('SUBTRACT', y, cy)
        far = N.math('SQRT', N.math('ADD', N.math('MULTIPLY', dx, dx), N.math('MULTIPLY', dy, dy)))
        far = N.math('ADD', far, N.math('MULTIPLY', N.math('SUBTRACT', N.noise(p, 55, 2), 0.5), 0.0035))
        lo, hi = radius - inside, radius + outside
        t = N.math('DIVIDE', N.math('SUBTRACT', far, lo), hi - lo)
        peak = inside / (inside + outside)
        return N.math('MULTIPLY', N.ramp(t, [(0.0, 0.0), (peak * 0.55, 0.35), (peak, 1.0), (min(0.98, peak + 0.12), 0.9), (1.0, 0.0)], 'EASE'), share)
    worn = N.ramp(N.noise(p, 26, 3, 0.6, 0.4), [(0.4, 0.04), (0.56, 1.0)])
    middle = N.math('SQRT', N.math('ADD', N.math('MULTIPLY', x, x), N.math('MULTIPLY', y, y)))
    film = N.math('MULTIPLY', N.ramp(N.math('DIVIDE', middle, r), [(0.3, 0.3), (0.85, 1.0), (1.0, 0.0)]), 0.09)
    main = N.math('MULTIPLY', band(0, 0, r, 0.0058, 0.0022, 0.78), worn)
    there = N.ramp(N.noise(N.map(p, loc=(3, 1, 0)), 20, 2), [(0.47, 0.0), (0.58, 1.0)])
    second = N.math('MULTIPLY', band(0.0052, 0.0032, r * 0.985, 0.003, 0.002, 0.34), there)
    alpha = N.math('ADD', N.math('MAXIMUM', main, second), N.math('MULTIPLY', film, N.noise(p, 70, 3)), clamp=True)
    finish(bm, 'ring', N.pbr(color, 0.6, spec=0.3, alpha=alpha), weighted=False, angle=180, loc=(0, 0, 0.0004))


def _sheets(mat, w, d, layers, thick, gap, seed=0, sag=(0.0, 0.0), slip=0.004, quilt=0.0):
    """Cloth laid to and fro in sheets, with a round fold at every turn, uneven edges and slight waves; the uppermost may be stitched
    in diamonds `quilt` wide."""
    close, turn, n, m = thick * 1.12, gap / 2, 44, 32
    if quilt:
        n, m = int(w / quilt * 9), int(d / quilt * 9)
    half = w / 2 - turn

    def floor_of(i, x):
        """Where the middle of sheet i lies: sheets touch, and part where a fold holds them open."""
        return thick / 2 + sum(close + (gap - close) * exp(-(half - (1 if j % 2 == 0 else -1) * x) / (0.012 + 1.2 * thick)) for j in range(i))
    path = []
    for i in range(layers):
        side = 1 if i % 2 == 0 else -1
        for k in range(n + 1):
            x = side * half * (2 * k / n - 1)
            path.append((x, floor_of(i, x), float(i)))
        if i < layers - 1:
            x = side * half
            low, high = floor_of(i, x), floor_of(i + 1, x)
            path += [(x + side * turn * sin(pi * k / 8), (low + high) / 2 - (high - low) / 2 * cos(pi * k / 8), i + k / 8) for k in range(1, 8)]
    bm = bmesh.new()
    rows = []
    for x, z, s in path:
        row = []
        for k in range(m + 1):
            v = k / m - 0.5
            y = v * (d - 0.006 * s / max(1, layers))
            edge = max(abs(2 * x / w), abs(2 * v)) ** 4
            nx = x + slip * mn.noise(Vector((y * 9, s * 0.35, seed))) * (0.4 + abs(2 * x / w))
            ny = y + slip * mn.noise(Vector((x * 8, s * 0.6, seed + 5.5))) * (0.3 + abs(2 * v)) + 0.0022 * sin(s * 2.3 + seed)
            wave = mn.noise(Vector((x * 14, y * 14, seed + 9.1)))
            if layers > 1:
                nz = z * (1 + 0.3 * wave * (0.4 if quilt else 1) + (0 if quilt else 0.25 * edge))
                if quilt and s > layers - 1.4:
                    nz -= 0.007 * (1 - abs(sin(pi * (x + y) / quilt) * sin(pi * (x - y) / quilt)) ** 0.5)
            else:
                nz = z + max(0.0, wave + 0.1) * 0.012 * edge + 0.0007 * (exp(-(x / 0.002) ** 2) + exp(-(y / 0.002) ** 2))
            row.append(bm.verts.new((nx, ny, nz - sag[0] * (2 * x / w) ** 2 - sag[1] * (2 * v) ** 2)))
        rows.append(row)
    skin(bm, rows[::-1], closed=False)
    o = finish(bm, 'cloth', mat, weighted=False, angle=180)
    t = o.modifiers.new('t', 'SOLIDIFY')
    t.thickness, t.offset = thick, 0.0
    return subsurf(o, 1)


def cloth_folded(mat, w=0.24, d=0.17, layers=3, seed=0, sag=(0.0, 0.0), thick=0.0026):
    """A folded cloth, or one spread out if it has a single layer; `sag` is how far its edges follow a rounded surface down."""
    _sheets(mat, w, d, layers, thick if layers > 1 else 0.0016, thick * 2.6, seed, sag)


def laptop(lit=False):
    """An open laptop: keys, touchpad, its screen dark blue-gray or `lit` with a chart."""
    shell = M.metal('steel')
    rbox((0.32, 0.22, 0.014), (0, 0, 0.007), shell, 0.004)
    key = M.plain('#1d1f21', 0.6)
    rbox((0.284, 0.104, 0.0006), (0, 0.03, 0.0142), M.plain('#6f7173', 0.5), 0)
    for row, widths in enumerate(([1] * 13, [1] * 13, [1.5] + [1] * 10 + [1.5], [2] + [1] * 9 + [2], [1.2, 1.2, 1.2, 5.6, 1.2, 1.2, 1.4])):
        x = -0.138
        for share in widths:
            wide = 0.276 * share / sum(widths)
            rbox((wide - 0.0028, 0.0168, 0.0018), (x + wide / 2, 0.07 - 0.02 * row, 0.0152), key, 0.0007, seg=2)
            x += wide
    rbox((0.09, 0.055, 0.0006), (0, -0.066, 0.0143), M.plain('#8f9193', 0.35), 0)
    with group('lid', 0, 0.108, 0.012) as g:
        rbox((0.32, 0.008, 0.21), (0, 0, 0.105), shell, 0.003)
        rbox((0.31, 0.002, 0.198), (0, -0.0042, 0.106), M.plain('#131415', 0.3), 0.001)
        rbox((0.298, 0.002, 0.184), (0, -0.0049, 0.107), M.emission('#e9eef0', 0.8) if lit else M.paint('#33424e', 0.15), 0)
        if lit:
            rbox((0.298, 0.002, 0.02), (0, -0.0055, 0.189), M.emission('#2f5a4c', 0.8), 0)
            for x, z, wide, tall, color in ((-0.075, 0.164, 0.11, 0.009, '#5b6763'), (-0.085, 0.148, 0.09, 0.005, '#b9c2be'), (-0.085, 0.138,
                0.09, 0.005, '#b9c2be'),
                                            (-0.095, 0.128, 0.07, 0.005, '#b9c2be'), (-0.095, 0.1, 0.07, 0.018, '#b23a2a')):
                rbox((wide, 0.002, tall), (x, -0.0055, z), M.emission(color, 0.8), 0, grain='x')
            for i, tall in enumerate((0.03, 0.042, 0.052, 0.066, 0.083, 0.1)):
                rbox((0.014, 0.002, tall), (0.03 + 0.019 * i, -0.0055, 0.04 + tall / 2), M.emission('#5f8f7c' if i < 5 else '#b23a2a', 0.8), 0,
                    grain='z')
    g.e.rotation_euler = (rad(-16), 0, 0)


def mug(color='#dcd5c6'):
    """A mug."""
    glaze = M.ceramic(color, 0.35)
    lathe([(0, 0), (0.036, 0), (0.04, 0.006), (0.041, 0.09), (0.038, 0.093), (0.036, 0.09), (0.035, 0.01), (0, 0.009)], 48, glaze, angle=50, cap=False)
    lathe([(0, 0.07), (0.0355, 0.07)], 32, M.plain('#2a1a10', 0.2), cap=False)
    tube([(0.04 + 0.026 * sin(rad(a)), 0, 0.048 + 0.026 * cos(rad(a))) for a in range(0, 181, 15)], 0.0052, glaze)


def key_ring():
    """Two keys on a ring, with a paper tag."""
    brass = M.metal('brass')
    tube([(0.016 * cos(2 * pi * i / 32), 0.016 * sin(2 * pi * i / 32), 0.003) for i in range(32)], 0.0014, M.metal('steel'), True)
    for a in (-20, 25):
        with group('key', 0, 0, 0.002, a):
            cyl(0.012, 0.0025, (0.027, 0, 0), brass, 0.0008, 28)
            rbox((0.035, 0.007, 0.0022), (0.053, 0, 0.0013), brass, 0.0006)
    rbox((0.055, 0.034, 0.0012), (-0.042, 0.004, 0.001), M.plain('#efe6d2', 0.9), 0.0004, rot=(0, 0, rad(14)))


def price_tag(color='#b23a2a', ink='#f3ead8', cord=0.09):
    """A paper tag with a percent sign on a string with a ring; hangs down from z = 0."""
    tube([(0.006 * cos(a), 0, 0.006 * sin(a)) for a in [2 * pi * i / 24 for i in range(24)]], 0.0012, M.metal('brass'), True)
    tube([(0, 0, -0.004), (0.004, -0.004, -0.04 * cord / 0.09), (0, -0.006, -cord - 0.006)], 0.0013, M.plain('#8a6f4a', 0.9), kind='NURBS')
    print_ = M.plain(ink, 0.8)
    with group('tag', 0, -0.007, -cord - 0.06) as g:
        prism([(-0.0375, -0.06), (0.0375, -0.06), (0.0375, 0.042), (0.02, 0.06), (-0.02, 0.06), (-0.0375, 0.042)], 0.0016, M.plain(color, 0.8),
            0.0003)
        cyl(0.007, 0.0022, (0, 0.0009, 0.048), print_, 0.0004, 24, (pi / 2, 0, 0))
        for x, z in ((-0.014, 0.012), (0.014, -0.03)):
            tube([(x + 0.0085 * cos(a), -0.0012, z + 0.0085 * sin(a)) for a in [2 * pi * i / 32 for i in range(32)]], 0.0026, print_, True)
        tube([(-0.017, -0.0012, -0.037), (0.017, -0.0012, 0.019)], 0.0026, print_)
    g.e.rotation_euler = (0, rad(8), 0)


def scratch_post(h=0.85):
    """A sisal scratching post on a square foot."""
    rbox((0.4, 0.4, 0.03), (0, 0, 0.015), M.linen('#8d8577', 0.4, thread=2.0), 0.008)
    rope = M.linen('#c9ae7f', 0.5, thread=2.4)
    cyl(0.045, h - 0.03, (0, 0, 0.03), rope, 0.004, 40)
    n = int((h - 0.05) / 0.0105)
    tube([(0.047 * cos(a), 0.047 * sin(a), 0.036 + 0.0105 * a / (2 * pi)) for a in [2 * pi * k / 16 for k in range(16 * n)]], 0.0056, rope, res=2)
    cyl(0.06, 0.02, (0, 0, h), M.linen('#8d8577', 0.4, thread=2.0), 0.006, 40)


def track(w=12.0, aim=-1):
    """Track lighting: a rail with six spots below a ceiling at z = 0, tilted to the front (`aim` -1) or the back (1)."""
    black = M.metal('black')
    rbox((w, 0.04, 0.035), (0, 0, -0.38), black, 0.004, grain='x')
    tilt = rad(28) * aim
    for i in range(6):
        x = (i - 2.5) * w / 6
        rbox((0.02, 0.02, 0.09), (x, 0, -0.43), black, 0.002, grain='z')
        cyl(0.05, 0.17, (x, 0, -0.56), black, 0.004, 24, (tilt, 0, 0))
        cyl(0.04, 0.004, (x, 0.003 * aim, -0.568), M.emission('#fff4e2', 14.0), 0.001, 24, (tilt, 0, 0))


def reflected_room(w=16.0, h=4.8):
    """A picture of a bright room that only mirrors see; its front looks to +Y."""
    card = rbox((w, 0.02, h), (0, 0, h / 2 - 1.2), M.daylit_wall(), 0, grain='x')
    card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False


def display_wall(mat=None, w=4.0, h=2.75, color=None, spots=()):
    """A free-standing wall of a showroom with skirting and a cap, front on y = 0; in a `color` it shows the pools of `spots`."""
    rbox((w, 0.26, h), (0, 0.13, h / 2), M.pooled_paint(color, tuple(spots), h) if color else mat, 0, grain='x')
    trim = M.paint('#f4f2ee', 0.4)
    rbox((w + 0.03, 0.29, 0.12), (0, 0.13, 0.06), trim, 0.005, grain='x')
    rbox((w + 0.05, 0.31, 0.05), (0, 0.13, h + 0.024), trim, 0.006, grain='x')


def front_door(mat, w=0.95, h=2.05):
    """A panelled door with its casing, front on y = 0."""
    trim = M.paint('#f4f2ee', 0.4)
    for s in (-1, 1):
        rbox((0.09, 0.03, h + 0.09), (s * (w / 2 + 0.045), -0.015, (h + 0.09) / 2), trim, 0.004, grain='z')
    rbox((w + 0.18, 0.03, 0.09), (0, -0.015, h + 0.045), trim, 0.004, grain='x')
    rbox((w, 0.02, h), (0, -0.01, h / 2), mat, 0.003, grain='z')
    for z, hh in ((0.42, 0.6), (1.1, 0.5), (1.7, 0.5)):
        for s in (-1, 1):
            rbox((w * 0.36, 0.016, hh), (s * w * 0.23, -0.022, z), mat, 0.012, grain='z')
    lathe([(0, 0), (0.026, 0), (0.022, 0.01), (0.01, 0.02), (0.012, 0.04), (0.028, 0.05), (0.03, 0.065), (0.02, 0.078), (0, 0.08)], 36, M.metal('brass'), (w / 2 - 0.08, -0.02, 1.0),
          (pi / 2, 0, 0), angle=60)
