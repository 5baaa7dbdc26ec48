"""Things that tell a story beside furniture: cartons, tools, swatches, springs, a tape measure."""
import bmesh
import random
from math import cos, pi, sin, radians as rad

from .. import materials as M
from ..geometry import cyl, finish, group, lathe, rbox, tube
from ..soft import padbox


def mark(w=1.0, d=1.0, h=1.0):
    """An invisible box: what the camera frames when it should not frame a whole thing. Stands on z = 0."""
    box = rbox((w, d, h), (0, 0, h / 2), None, 0)
    box.hide_render = True


def carton(w=0.6, d=0.45, h=0.5, seed=0):
    """A closed shipping carton with a strip of tape."""
    kraft = M.plain('#b08a5c', 0.85)
    rbox((w, d, h), (0, 0, h / 2), kraft, 0.004)
    for s in (-1, 1):
        rbox((w - 0.002, d / 2 - 0.0015, 0.003), (0, s * d / 4, h + 0.001), M.plain('#b68f60', 0.85), 0.001, grain='x')
    tape = M.paint('#c9a873', 0.3)
    rbox((w + 0.002, 0.05, 0.001), (0, 0, h + 0.003), tape, 0, grain='x')
    for s in (-1, 1):
        rbox((0.001, 0.05, 0.09), (s * (w / 2 + 0.0008), 0, h - 0.045), tape, 0)


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
    for i in range(layers):
        padbox((w - 0.01 * (i % 2), d - 0.008 * (i % 3), 0.036), (0.004 * (i % 2), 0, 0.018 + 0.034 * i), M.linen(color, 0.3), r=0.017, puff=(0.004, 0.004, 0.004), seed=i, wob=0.004)


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
    tube([(0, 0, 0.004), (length, 0, 0.004), (length + 0.003, 0.003, 0.004), (length + 0.003, 0.035, 0.004)], 0.0028, M.metal('gun'), res=2)


def screws(n=7, seed=3):
    """A few bolts, strewn."""
    rnd = random.Random(seed)
    for _ in range(n):
        x, y, a = rnd.uniform(-0.08, 0.08), rnd.uniform(-0.06, 0.06), rnd.uniform(0, 6.28)
        tube([(x, y, 0.005), (x + 0.035 * cos(a), y + 0.035 * sin(a), 0.004)], 0.0028, M.metal('steel'), res=3)
        cyl(0.0055, 0.004, (x - 0.004 * cos(a), y - 0.004 * sin(a), 0.005), M.metal('steel'), 0.001, 16, (pi / 2, 0, a + pi / 2))


def tape_measure(out=0.5):
    """A tape measure, drawn out along X."""
    padbox((0.07, 0.045, 0.068), (-0.04, 0, 0.035), M.paint('#d9a520', 0.35), r=0.02, puff=(0.002, 0.002, 0))
    cyl(0.02, 0.002, (-0.04, -0.022, 0.036), M.plain('#1d1d1e', 0.5), 0.0006, 32, (pi / 2, 0, 0))
    rbox((out, 0.02, 0.0012), (out / 2 - 0.005, 0, 0.012), M.paint('#e8bd3a', 0.35), 0, grain='x')
    for i in range(int(out / 0.0254)):
        rbox((0.0012, 0.016 if i % 4 == 0 else 0.009, 0.0014), (0.0254 * i, -0.002 if i % 4 == 0 else -0.005, 0.0123), M.plain('#1b1b1b', 0.7), 0)
    rbox((0.003, 0.022, 0.014), (out - 0.004, 0, 0.007), M.metal('steel'), 0.0005)


def swatch(mat, w=0.15, d=0.22, lift=0.02, seed=0):
    """A cut sample of cloth that lies in one slow wave, its edges pinked."""
    n, m = 60, 88
    bm = bmesh.new()
    rows = []
    for j in range(m + 1):
        row = []
        for i in range(n + 1):
            u, v = i / n - 0.5, j / m - 0.5
            pink = 0.0025 * (1 if j % 2 else -1)
            x = u * w + (pink if i in (0, n) else 0) * (1 if i else -1)
            y = v * d + (0.0025 * (1 if i % 2 else -1) if j in (0, m) else 0)
            row.append(bm.verts.new((x, y, 0.003 + lift * (0.5 + 0.5 * sin(v * 5.2 + seed)) * (0.5 + 0.5 * cos(u * 3 + seed * 2)))))
        rows.append(row)
    for j in range(m):
        for i in range(n):
            bm.faces.new((rows[j][i], rows[j][i + 1], rows[j + 1][i + 1], rows[j + 1][i]))
    o = finish(bm, 'swatch', mat, weighted=False, angle=60)
    t = o.modifiers.new('t', 'SOLIDIFY')
    t.thickness = 0.002


def board(mat, w=0.5, d=0.11, h=0.02):
    """A sample of wood."""
    rbox((w, d, h), (0, 0, h / 2), mat, 0.0025, grain='x')


def coils(nx=7, ny=4, pitch=0.074, h=0.17):
    """Rows of pocketed springs; the front row stands bare."""
    steel, cloth = M.metal('steel'), M.plain('#eef0ef', 0.9)
    for j in range(ny):
        for i in range(nx):
            x, y = (i - (nx - 1) / 2) * pitch, (j - (ny - 1) / 2) * pitch
            if j == 0:
                pts = [(x + 0.029 * cos(a), y + 0.029 * sin(a), 0.004 + (h - 0.02) * a / (12 * pi)) for a in [k * pi / 10 for k in range(121)]]
                tube(pts, 0.0019, steel, res=3)
                continue
            prof = [(0, 0), (0.02, 0.0), (0.033, 0.012)] + [(0.0335 + 0.0022 * sin(k * 1.5), 0.012 + (h - 0.024) * k / 18) for k in range(1, 18)] + [(0.033, h - 0.012), (0.02, h), (0, h)]
            lathe(prof, 28, cloth, (x, y, 0), angle=180)


def foam(w=0.5, d=0.36, h=0.1, color='#e8e4d8', seed=0):
    """A cut block of foam."""
    block = M.boucle(color)
    rbox((w, d, h), (0, 0, h / 2), block, 0.006, seg=2, grain='x')


def cup_ring(r=0.042, color='#d9cdb6'):
    """The pale ring that a wet glass leaves."""
    bm = bmesh.new()
    n = 96
    turns = [2 * pi * i / n for i in range(n)]
    at = lambda rim, turn: bm.verts.new((rim * cos(turn), rim * sin(turn), 0.0004))
    inner = [at(r - 0.0032 - 0.0006 * sin(2 * turn + 1), turn) for turn in turns]
    outer = [at(r + 0.0004 * sin(3 * turn), turn) for turn in turns]
    for i in range(n):
        j = (i + 1) % n
        bm.faces.new((inner[i], inner[j], outer[j], outer[i]))
    N = M.NT('ring')
    finish(bm, 'ring', N.pbr(color, 0.5, alpha=0.4), weighted=False, angle=180)


def cloth_folded(mat, w=0.24, d=0.17, layers=3):
    """A folded cloth."""
    for i in range(layers):
        padbox((w - 0.004 * i, d - 0.003 * i, 0.011), (0.002 * i, 0.001 * i, 0.0055 + 0.0105 * i), mat, r=0.005, puff=(0.001, 0.001, 0.001), seed=i, wob=0.002, step=0.02)


def laptop():
    """An open laptop, its screen dark blue-gray."""
    shell = M.metal('steel')
    rbox((0.32, 0.22, 0.014), (0, 0, 0.007), shell, 0.004)
    rbox((0.28, 0.1, 0.001), (0, 0.03, 0.0145), M.plain('#202224', 0.6), 0)
    rbox((0.09, 0.055, 0.001), (0, -0.065, 0.0145), M.plain('#a8aaac', 0.4), 0)
    with group('lid', 0, 0.108, 0.012) as g:
        rbox((0.32, 0.008, 0.21), (0, 0, 0.105), shell, 0.003)
        rbox((0.3, 0.002, 0.186), (0, -0.0045, 0.107), M.paint('#33424e', 0.15), 0)
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


def price_tag(color='#b23a2a'):
    """A hanging paper tag on a string, without words; hangs down from z = 0."""
    tube([(0, 0, 0), (0.004, -0.004, -0.05), (0, -0.006, -0.09)], 0.0012, M.plain('#8a6f4a', 0.9), kind='NURBS')
    rbox((0.075, 0.0016, 0.12), (0, -0.007, -0.15), M.plain(color, 0.8), 0.0006, grain='z', rot=(0, 0, rad(8)))
    rbox((0.05, 0.0018, 0.012), (0, -0.0076, -0.14), M.plain('#f3ead8', 0.8), 0, rot=(0, 0, rad(8)))
    rbox((0.036, 0.0018, 0.008), (0, -0.0076, -0.165), M.plain('#f3ead8', 0.8), 0, rot=(0, 0, rad(8)))


def scratch_post(h=0.85):
    """A sisal scratching post on a square foot."""
    rbox((0.4, 0.4, 0.03), (0, 0, 0.015), M.linen('#8d8577', 0.4, thread=2.0), 0.008)
    rope = M.linen('#c9ae7f', 0.5, thread=2.4)
    cyl(0.045, h - 0.03, (0, 0, 0.03), rope, 0.004, 40)
    n = int((h - 0.05) / 0.0105)
    tube([(0.047 * cos(a), 0.047 * sin(a), 0.036 + 0.0105 * a / (2 * pi)) for a in [2 * pi * k / 16 for k in range(16 * n)]], 0.0056, rope, res=2)
    cyl(0.06, 0.02, (0, 0, h), M.linen('#8d8577', 0.4, thread=2.0), 0.006, 40)


def track(w=12.0):
    """Track lighting: a rail with six spots, hung below a ceiling at z = 0."""
    black = M.metal('black')
    rbox((w, 0.04, 0.035), (0, 0, -0.38), black, 0.004, grain='x')
    for i in range(6):
        x = (i - 2.5) * w / 6
        cyl(0.05, 0.17, (x, 0, -0.56), black, 0.004, 24, (rad(-28), 0, 0))
        cyl(0.04, 0.004, (x, -0.003, -0.568), M.emission('#fff4e2', 14.0), 0.001, 24, (rad(-28), 0, 0))


def display_wall(mat, w=4.0, h=2.75):
    """A free-standing wall of a showroom, front on y = 0."""
    rbox((w, 0.16, h), (0, 0.08, h / 2), mat, 0, grain='x')


def blank_sign(mat, w=1.2, h=0.34):
    """A plain hanging board."""
    rbox((w, 0.03, h), (0, 0, 0), mat, 0.01, grain='x')


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
