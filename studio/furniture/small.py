"""Small pieces: C table, drums, rod tables, ladder shelves, bar cart, floor mirror, arc lamp, pub tables."""
from math import cos, pi, sin, radians as rad

from .. import materials as M
from ..geometry import arc, cyl, disc_profile, lathe, prism, rbox, tube
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


def rod_table(top, metal=None, w=1.17, d=0.66, h=0.46, rods=14):
    """Oval or round top on an open cage of thin rods."""
    metal = metal or M.metal('gold')
    outline = [(w / 2 * cos(2 * pi * i / 96), d / 2 * sin(2 * pi * i / 96)) for i in range(96)]
    prism(outline, 0.022, top, 0.006, loc=(0, 0, h - 0.011), axis='z', angle=40)
    for k, z in ((0.8, h - 0.03), (0.66, 0.008)):
        tube([(x * k, y * k, z) for x, y in outline], 0.0065, metal, True)
    for i in range(rods):
        a, b = 2 * pi * i / rods, 2 * pi * (i + 1.6) / rods
        for e in (b, 2 * a - b):
            tube([(w / 2 * 0.8 * cos(a), d / 2 * 0.8 * sin(a), h - 0.03), (w / 2 * 0.66 * cos(e), d / 2 * 0.66 * sin(e), 0.008)], 0.005, metal)


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


def bar_cart(metal=None, w=0.76, d=0.4, h=0.84):
    """Two-tier cart of chrome tube with smoked glass shelves on casters."""
    metal = metal or M.metal('chrome')
    smoked = M.glass('#8d9294')
    for sx in (-1, 1):
        x = sx * (w / 2 - 0.012)
        loop = [(x, -d / 2 + 0.012, 0.09), (x, -d / 2 + 0.012, h - 0.06)] + \
               [(x, -d / 2 + 0.072 - 0.06 * cos(rad(a)), h - 0.06 + 0.06 * sin(rad(a))) for a in range(10, 91, 20)] + \
               [(x, d / 2 - 0.072 + 0.06 * sin(rad(a)), h - 0.06 + 0.06 * cos(rad(a))) for a in range(10, 91, 20)] + [(x, d / 2 - 0.012, 0.09)]
        tube(loop, 0.011, metal)
        for sy in (-1, 1):
            cyl(0.034, 0.02, (x - 0.01, sy * (d / 2 - 0.012), 0.034), M.plain('#1c1c1d', 0.5), 0.006, 32, (0, pi / 2, 0))
            cyl(0.008, 0.04, (x, sy * (d / 2 - 0.012), 0.06), metal, 0.001, 20)
    for z in (0.2, h - 0.16):
        rbox((w - 0.03, d - 0.03, 0.008), (0, 0, z), smoked, 0.002)
        for sy in (-1, 1):
            tube([(-w / 2 + 0.012, sy * (d / 2 - 0.012), z - 0.008), (w / 2 - 0.012, sy * (d / 2 - 0.012), z - 0.008)], 0.008, metal)
    for sy in (-1, 1):
        tube([(-w / 2 + 0.012, sy * (d / 2 - 0.012), 0.28), (w / 2 - 0.012, sy * (d / 2 - 0.012), 0.28)], 0.006, metal)


def bottle(tint='#3d4a2c', h=0.3):
    """Wine bottle."""
    lathe([(0, 0), (0.036, 0.001), (0.038, 0.006), (0.038, h * 0.6), (0.034, h * 0.68), (0.016, h * 0.76), (0.0145, h), (0, h)], 40,
          M.paint(tint, 0.08), angle=50)
    lathe([(0.0385, h * 0.18), (0.0385, h * 0.5)], 40, M.plain('#e9e2d0', 0.8), cap=False, angle=180)


def floor_mirror(metal=None, w=0.71, h=1.73, lean=7):
    """Arched floor mirror that leans back against the wall behind it."""
    outline = [(-w / 2, 0), (w / 2, 0)] + arc(0, h - w / 2, w / 2, 0, 180, 40)
    glass = prism(outline, 0.006, M.mirror(), 0, angle=10)
    frame = tube([(x, -0.004, z) for x, z in outline], 0.011, metal or M.metal('gold'), True)
    for o in (glass, frame):
        o.rotation_euler = (-rad(lean), 0, 0)
        o.location = (0, 0, 0.012)


def arc_lamp(metal=None, h=1.93, reach=0.89):
    """Arc floor lamp: round marble foot, bent arm, metal dome with a bulb."""
    metal = metal or M.metal('brass')
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
    lathe([(0, 0)] + [(0.04 * sin(rad(a)), 0.04 - 0.04 * cos(rad(a))) for a in range(15, 181, 15)], 32, M.emission('#ffe7c4', 5.0), (x, 0, z - 0.175), angle=180)


def cube_ottoman(mat, w=0.43):
    """Storage cube with a padded, stitched lid."""
    padbox((w, w, w - 0.11), (0, 0, (w - 0.11) / 2 + 0.008), mat, r=0.014, puff=(0.003, 0.003, 0), wob=0.001)
    padbox((w + 0.006, w + 0.006, 0.09), (0, 0, w - 0.052), mat, r=0.026, puff=(0.004, 0.004, 0.012), wob=0.001)
    for z in (w - 0.09, w - 0.02):
        k = w / 2 + 0.003
        piping([(x, y, z) for x, y in ((-k + 0.01, -k), (k - 0.01, -k), (k, -k + 0.01), (k, k - 0.01), (k - 0.01, k), (-k + 0.01, k), (-k, k - 0.01), (-k, -k + 0.01))], 0.003, mat)


def pub_table(top, metal=None, w=0.91, d=0.61, h=1.07, planks=4, leg=0.04):
    """Plank top on a square-tube frame with a foot rail."""
    metal = metal or M.metal('black')
    for i in range(planks):
        rbox((w, d / planks - 0.001, 0.036), (0, -d / 2 + d / planks * (i + 0.5), h - 0.018), top, 0.003, grain='x')
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((leg, leg, h - 0.036), (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), (h - 0.036) / 2), metal, 0.003, grain='z')
        for z in (0.2, h - 0.06):
            rbox((0.03, d - 0.1, 0.03), (sx * (w / 2 - 0.05), 0, z), metal, 0.003)
    for sy in (-1, 1):
        for z in (0.2, h - 0.06):
            rbox((w - 0.1, 0.03, 0.03), (0, sy * (d / 2 - 0.05), z), metal, 0.003)


def backless_stool(top, metal=None, w=0.38, h=0.76):
    """Square plank stool on a steel frame."""
    metal = metal or M.metal('black')
    for i in range(2):
        rbox((w, w / 2 - 0.001, 0.034), (0, -w / 2 + w / 2 * (i + 0.5), h - 0.017), top, 0.004, grain='x')
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((0.028, 0.028, h - 0.034), (sx * (w / 2 - 0.03), sy * (w / 2 - 0.03), (h - 0.034) / 2), metal, 0.003, grain='z')
        rbox((0.022, w - 0.06, 0.022), (sx * (w / 2 - 0.03), 0, 0.24), metal, 0.002)
    for sy in (-1, 1):
        rbox((w - 0.06, 0.022, 0.022), (0, sy * (w / 2 - 0.03), 0.24), metal, 0.002)


def live_edge_table(top, metal=None, w=2.03, d=1.0, h=0.76):
    """A slab with its natural outline on two steel trapezoids."""
    metal = metal or M.metal('black')
    n = 40
    wave = lambda t, k: 0.022 * sin(5.1 * t + k) + 0.015 * sin(12.3 * t + 2 * k) + 0.006 * sin(31 * t + k)
    near = [(-w / 2 + w * i / n, -d / 2 + 0.03 + wave(i / n, 1.0)) for i in range(n + 1)]
    far = [(w / 2 - w * i / n, d / 2 - 0.03 + wave(i / n, 3.4)) for i in range(n + 1)]
    prism(near + far, 0.05, top, 0.012, loc=(0, 0, h - 0.025), axis='z', angle=50)
    for s in (-1, 1):
        x = s * (w / 2 - 0.36)
        for sy in (-1, 1):
            tube([(x, sy * 0.26, h - 0.052), (x, sy * 0.38, 0.02)], 0.026, metal, res=2)
        for z, half in ((0.016, 0.4), (h - 0.062, 0.29)):
            rbox((0.07, 2 * half, 0.022), (x, 0, z), metal, 0.004, grain='y')


def post_foot(h=0.11):
    """A short black foot under a box spring."""
    cyl(0.03, h, (0, 0, 0), M.plain('#222222'))


def pillow_flat(mat, seed=1, w=0.68, h=0.48):
    """A bed pillow lying on its side."""
    pillow(w, h, mat, (0, 0, 0.02), (rad(4), 0, 0), puff=0.9, seed=seed)
