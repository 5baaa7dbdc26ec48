"""Small pieces: C table, drums, rod tables, ladder shelves, bar cart, floor mirror, arc lamp, pub tables."""
from math import cos, pi, sin, radians as rad

from .. import materials as M
from ..geometry import arc, cyl, disc_profile, lathe, prism, rbox, rrect, tube
from ..lights import point
from ..soft import padbox, pillow, piping


def c_table(top, metal=None, w=0.46, d=0.3, h=0.65):
    """Side table whose foot slides under a sofa: a C of square tube with a top."""
    metal = metal or M.metal('black')
    t = 0.022
    rbox((w, d, 0.022), (0, 0, h - 0.011), top, 0.004, grain='x')
    for sy in (-1, 1):
        y = sy * (d / 2 - 0.03)
        rbox((t, t, h - 0.022), (-w / 2 + 0.03, y, (h - 0.022) / 2), metal, 0.002)
        rbox((w - 0.05, t, t), (-0.005, y, t / 2), metal, 0.002)
        rbox((w - 0.05, t, t), (-0.005, y, h - 0.022 - t / 2), metal, 0.002)
    rbox((t, d - 0.06, t), (-w / 2 + 0.03, 0, t / 2), metal, 0.002)
    rbox((t, d - 0.06, t), (w / 2 - 0.04, 0, t / 2), metal, 0.002)


def hammered_drum(metal=None, top=None, dia=0.41, h=0.51):
    """Drum table of hammered metal with an inset stone top."""
    metal = metal or M.hammered()
    lathe([(0, 0), (dia / 2 - 0.02, 0), (dia / 2 - 0.012, 0.006), (dia / 2, h * 0.3), (dia / 2 + 0.006, h * 0.5), (dia / 2, h * 0.72),
           (dia / 2 - 0.01, h - 0.006), (dia / 2 - 0.016, h), (dia / 2 - 0.024, h - 0.004), (0, h - 0.004)], 96, metal, angle=60)
    lathe(disc_profile(dia / 2 - 0.026, 0.012, 0.003), 72, top or M.marble(), (0, 0, h - 0.013))


def ladder_shelf(wood, metal=None, w=0.61, d=0.43, h=1.78, shelves=5):
    """Leaning ladder bookcase; returns the height, depth and place of every shelf."""
    metal = metal or M.metal('black')
    lean = d - 0.2
    for s in (-1, 1):
        x = s * (w / 2 - 0.012)
        tube([(x, -d / 2 + 0.01, 0.01), (x, -d / 2 + lean, h)], 0.012, metal, res=2)
        tube([(x, d / 2 - 0.012, 0.01), (x, d / 2 - 0.012, h - 0.12)], 0.012, metal, res=2)
    for i in range(shelves):
        z = 0.16 + (h - 0.36) * i / (shelves - 1)
        front = -d / 2 + lean * z / h
        depth = d / 2 - front
        rbox((w - 0.03, depth, 0.024), (0, front + depth / 2, z), wood, 0.003, grain='x')
        rbox((w - 0.03, 0.012, 0.014), (0, d / 2 - 0.012, z + 0.05), metal, 0.003, grain='x')


def caster(x, y, z, metal, lock=False):
    """A swivel caster under a tube that ends at z: plate, fork, rubber-tired wheel, on some a lock lever."""
    rubber = M.plain('#1c1c1d', 0.5)
    cyl(0.016, 0.008, (x, y, z - 0.008), metal, 0.002, 28)
    cyl(0.008, 0.014, (x, y, z - 0.02), metal, 0.001, 20)
    back = 0.014
    for s in (-1, 1):
        prism([(y + back - 0.02, z - 0.018), (y + back + 0.004, z - 0.018), (y + back + 0.02, 0.028), (y + back + 0.006, 0.024)], 0.003, metal,
            0.001, loc=(x + s * 0.0145, 0, 0), axis='x')
    rbox((0.032, 0.026, 0.003), (x, y + back - 0.008, z - 0.0185), metal, 0.001)
    cyl(0.033, 0.02, (x - 0.01, y + back, 0.033), rubber, 0.006, 40, (0, pi / 2, 0))
    cyl(0.017, 0.022, (x - 0.011, y + back, 0.033), metal, 0.002, 32, (0, pi / 2, 0))
    if lock:
        rbox((0.024, 0.03, 0.006), (x, y - 0.03, z - 0.026), M.plain('#b3372e', 0.5), 0.002, rot=(rad(-22), 0, 0))


def bar_cart(metal=None, w=0.76, d=0.4, h=0.84):
    """Two-tier cart of chrome tube: smoked glass shelves, rails around them, a push handle at its right end, four casters."""
    metal = metal or M.metal('chrome')
    smoked = M.thin_glass('#8b8e90', 0.0)
    low, up, foot = 0.2, h - 0.16, 0.09
    top = up + 0.075
    for sx in (-1, 1):
        x = sx * (w / 2 - 0.012)
        for sy in (-1, 1):
            y = sy * (d / 2 - 0.012)
            tube([(x, y, foot), (x, y, top)], 0.011, metal)
            caster(x, y, foot, metal, lock=sx > 0)
    for z, r in ((low - 0.008, 0.008), (up - 0.008, 0.008), (low + 0.09, 0.006), (top, 0.008)):
        corners = [(sx * (w / 2 - 0.012), sy * (d / 2 - 0.012)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            tube([(ax, ay, z), (bx, by, z)], r, metal)
    for x, y in corners:
        lathe([(0.011 * cos(rad(a)), 0.011 * sin(rad(a))) for a in range(0, 91, 15)], 24, metal, (x, y, top), angle=180, cap=False)
    x, y = w / 2 - 0.012, d / 2 - 0.012
    bend = [(x + 0.075 * sin(rad(a)) ** 1.4, top - 0.03 + (h - top + 0.03) * (1 - cos(rad(a)))) for a in range(0, 91, 10)]
    tube([(px, -y, pz) for px, pz in bend] + [(bend[-1][0] + 0.012, -y + 0.02, h), (bend[-1][0] + 0.012, y - 0.02, h)] + [(px, y, pz) for px,
        pz in reversed(bend)], 0.0095, metal)
    tube([(bend[-1][0] + 0.012, -y + 0.05, h), (bend[-1][0] + 0.012, y - 0.05, h)], 0.0125, M.plain('#1c1c1d', 0.5))
    for z in (low, up):
        rbox((w - 0.03, d - 0.03, 0.008), (0, 0, z), smoked, 0.002)


def bottle(tint='#3d4a2c', h=0.3):
    """Wine bottle."""
    lathe([(0, 0), (0.036, 0.001), (0.038, 0.006), (0.038, h * 0.6), (0.034, h * 0.68), (0.016, h * 0.76), (0.0145, h), (0, h)], 40,
          M.paint(tint, 0.08), angle=50)
    lathe([(0.0385, h * 0.18), (0.0385, h * 0.5)], 40, M.plain('#e9e2d0', 0.8), cap=False, angle=180)


def floor_mirror(metal=None, w=0.71, h=1.73, lean=7):
    """Arched floor mirror that leans back against the wall behind it."""
    outline = [(-w / 2, 0), (w / 2, 0)] + arc(0, h - w / 2, w / 2, 0, 180, 40)
    glass = prism(outline, 0.006, M.mirror(), 0, angle=10)
    frame = tube([(x, -0.004, z) for x, z in outline], 0.011, metal or M.metal('gold', 0.42), True)
    for o in (glass, frame):
        o.rotation_euler = (-rad(lean), 0, 0)
        o.location = (0, 0, 0.012)


def arc_lamp(metal=None, h=1.93, reach=0.89, power=0):
    """Arc floor lamp: round marble foot, bent arm, metal dome on a ball joint with a bulb; `power` in watts lights it."""
    metal = metal or M.metal('brass', 0.42)
    lathe(disc_profile(0.15, 0.06, 0.008), 64, M.marble())
    pts = [(0, 0, 0.05), (0, 0, 0.5), (0.0, 0, 0.95)]
    pts += [(reach / 2 - reach / 2 * cos(rad(a)), 0, 1.1 + (h - 1.1) * sin(rad(a))) for a in range(8, 138, 8)]
    tube(pts, 0.011, metal, kind='NURBS')
    x, _, z = pts[-1]
    dome = lathe([(0.0, 0.13)] + [(0.15 * sin(rad(a)), 0.13 * cos(rad(a))) for a in range(6, 91, 6)], 64, metal, (x, 0, z - 0.19), angle=180, cap=False)
    shell = dome.modifiers.new('s', 'SOLIDIFY')
    shell.thickness = 0.003
    cyl(0.02, 0.05, (x, 0, z - 0.07), metal, 0.004, 32)
    tube([(x, 0, z - 0.03), (x, 0, z)], 0.008, metal)
    lathe([(0, -0.02)] + [(0.02 * sin(rad(a)), -0.02 * cos(rad(a))) for a in range(15, 166, 15)] + [(0, 0.02)], 32, metal, (x, 0, z - 0.005),
        angle=180)
    if power:
        point((x, 0, z - 0.2), power, 0.05)
    lathe([(0, 0)] + [(0.04 * sin(rad(a)), 0.04 - 0.04 * cos(rad(a))) for a in range(15, 181, 15)], 32, M.emission('#ffe7c4', 5.0), (x, 0, z - 0.175), angle=180)


def cube_ottoman(mat=None, w=0.43):
    """Storage cube in stitched faux leather with a padded lid that lies close on the box."""
    mat = mat or M.leather('#1c1c1d', 0.36, grain=0.6, wear=0.1)
    lid = 0.1
    padbox((w, w, w - lid), (0, 0, (w - lid) / 2 + 0.006), mat, r=0.01, puff=(0.002, 0.002, 0), wob=0.0006)
    padbox((w + 0.005, w + 0.005, lid + 0.008), (0, 0, w - lid / 2 + 0.005), mat, r=0.012, puff=(0.002, 0.002, 0.012), wob=0.0006)
    edge = [(x, y, w + 0.003) for x, y in rrect(w + 0.001, w + 0.001, 0.014, 6)]
    piping(edge, 0.0032, mat)
    thread = M.plain('#4a4a4c', 0.7)
    for z, k in ((w - lid + 0.026, w / 2 + 0.0052), (w - lid - 0.022, w / 2 + 0.0028), (0.03, w / 2 + 0.0016)):
        n = 34
        for i in range(n):
            a = -w / 2 + 0.026 + (w - 0.052) * (i + 0.5) / n
            for x, y, size in ((a, -k, (0.007, 0.0012, 0.0012)), (k, a, (0.0012, 0.007, 0.0012)), (-k, a, (0.0012, 0.007, 0.0012))):
                rbox(size, (x, y, z), thread, 0)


def post_foot(h=0.11):
    """A short black foot under a box spring."""
    cyl(0.03, h, (0, 0, 0), M.plain('#222222'))


def pillow_flat(mat, seed=1, w=0.68, h=0.48):
    """A bed pillow lying on its side."""
    pillow(w, h, mat, (0, 0, 0.02), (rad(4), 0, 0), puff=0.9, seed=seed)
