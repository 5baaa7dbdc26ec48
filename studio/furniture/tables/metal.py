"""Tables on metal frames. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, disc_profile, ellipse, lathe, prism, rbox, tube
from .ovals import stadium


def tube_table(top, metal=None, w=0.91, d=0.61, h=1.07, planks=4, leg=0.04, rack=False, opener=False):
    """Plank top close on a frame of square tube with foot rails and levelling feet; a rack for six bottles
    at its right end and a bottle opener under the front edge if asked."""
    metal = metal or materials.metal('black')
    hb = h - 0.036
    for i in range(planks):
        rbox(
            (w, d / planks - 0.001, 0.036),
            (0, -d / 2 + d / planks * (i + 0.5), h - 0.018),
            top,
            0.003,
            grain='x',
        )
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - 0.05), sy * (d / 2 - 0.05)
            rbox((leg, leg, hb - 0.012), (x, y, 0.012 + (hb - 0.012) / 2), metal, 0.003, grain='z')
            cyl(0.017, 0.014, (x, y, 0), materials.plain('#1c1c1d', 0.6), 0.003, 28)
        for z in (0.2, hb - 0.015):
            rbox((0.03, d - 0.1, 0.03), (sx * (w / 2 - 0.05), 0, z), metal, 0.003)
    for sy in (-1, 1):
        for z in (0.2, hb - 0.015):
            rbox((w - 0.1, 0.03, 0.03), (0, sy * (d / 2 - 0.05), z), metal, 0.003)
    if rack:
        cell, deep = 0.128, 0.3
        x, z0 = w / 2 - 0.035 - deep / 2, 0.216
        rbox((0.03, d - 0.1, 0.03), (x - deep / 2 + 0.015, 0, 0.2), metal, 0.003)
        for i in range(4):
            rbox((deep, 0.005, 2 * cell), (x, (i - 1.5) * cell, z0 + cell), metal, 0.001)
        for k in range(3):
            rbox((deep, 3 * cell + 0.005, 0.005), (x, 0, z0 + k * cell), metal, 0.001)
    if opener:
        _bottle_opener(w * 0.24, 0.034 - d / 2, hb - 0.004)


def _bottle_opener(x, y, z):
    """A cast opener that hangs from z, bolted to what is behind it: a plate, a hood, the tooth in it."""
    steel = materials.metal('steel')
    rbox((0.046, 0.005, 0.078), (x, y - 0.0025, z - 0.039), steel, 0.002)
    hood = [(0.021 * cos(pi * i / 12), -0.026 * sin(pi * i / 12)) for i in range(13)]
    tube([(x + px, y - 0.004 + py, z - 0.03) for px, py in hood], 0.0042, steel)
    rbox((0.016, 0.015, 0.004), (x, y - 0.011, z - 0.052), steel, 0.0015, rot=(rad(-24), 0, 0))
    for dz in (0.01, 0.068):
        cyl(0.0052, 0.004, (x, y - 0.004, z - dz), steel, 0.0015, 20, (pi / 2, 0, 0))


def cage_table(top, metal=None, w=1.17, d=0.66, h=0.46, rods=20):
    """Oval or round top with a bevelled edge on a waisted cage of curved rods."""
    metal = metal or materials.metal('gold')
    n = 160
    oval = ellipse(w / 2, d / 2, n)
    prism(oval, 0.024, top, 0.007, loc=(0, 0, h - 0.012), axis='z', angle=25)
    for k, z in ((0.86, h - 0.031), (0.8, 0.0075)):
        tube([(x * k, y * k, z) for x, y in oval], 0.0075, metal, True)
    for i in range(rods):
        a = 2 * pi * (i + 0.5) / rods
        pts = []
        for j in range(17):
            t = j / 16
            k = 0.8 + 0.06 * t - 0.24 * sin(pi * t)
            pts.append((w / 2 * k * cos(a), d / 2 * k * sin(a), 0.0075 + (h - 0.0385) * t))
        tube(pts, 0.006, metal)


def u_table(top, metal=None, w=1.22, d=0.66, h=0.46, planks=4):
    """Coffee table: thick planks with gaps between them on two U's of flat steel, with levelling feet."""
    metal = metal or materials.metal('black')
    woods = (top, materials.wood('tobacco'))
    for i in range(planks):
        y = -d / 2 + d / planks * (i + 0.5)
        rbox(
            (w - 0.006 * (i % 2), d / planks - 0.009, 0.038),
            (0, y, h - 0.019),
            woods[i % 2],
            0.006,
            grain='x',
        )
    for s in (-1, 1):
        x = s * (w / 2 - 0.17)
        rbox((0.07, d - 0.076, 0.014), (x, 0, 0.019), metal, 0.003, grain='y')
        rbox((0.07, d - 0.06, 0.01), (x, 0, h - 0.042), metal, 0.002, grain='y')
        for sy in (-1, 1):
            rbox(
                (0.0705, 0.014, h - 0.05),
                (x, sy * (d / 2 - 0.045), 0.012 + (h - 0.05) / 2),
                metal,
                0.003,
                grain='z',
            )
            for k in (-0.022, 0.022):
                cyl(0.011, 0.014, (x + k, sy * (d / 2 - 0.07), 0), materials.plain('#2a2a2b', 0.6), 0.002, 24)


def c_table(top, metal=None, w=0.46, d=0.3, h=0.65):
    """Side table whose foot slides under a sofa: a C of square tube with a top."""
    metal = metal or materials.metal('black')
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
    metal = metal or materials.hammered()
    lathe(
        [
            (0, 0),
            (dia / 2 - 0.02, 0),
            (dia / 2 - 0.012, 0.006),
            (dia / 2, h * 0.3),
            (dia / 2 + 0.006, h * 0.5),
            (dia / 2, h * 0.72),
            (dia / 2 - 0.01, h - 0.006),
            (dia / 2 - 0.016, h),
            (dia / 2 - 0.024, h - 0.004),
            (0, h - 0.004),
        ],
        96,
        metal,
        angle=60,
    )
    lathe(disc_profile(dia / 2 - 0.026, 0.012, 0.003), 72, top or materials.marble(), (0, 0, h - 0.013))


def storage_pub_table(mat, w=1.22, h=0.914, foot=0.62):
    """Square counter-height table with round corners on a boxy pedestal: two open shelves in front, a door
    behind."""
    prism(stadium(w, w, 0.06), 0.036, mat, 0.008, loc=(0, 0, h - 0.018), axis='z', angle=40)
    rbox((w - 0.34, w - 0.34, 0.05), (0, 0, h - 0.06), mat, 0.004, grain='x')
    f, z0, z1 = foot, 0.06, h - 0.084
    rbox((f + 0.06, f + 0.06, z0), (0, 0, z0 / 2), mat, 0.006, grain='x')
    for s in (-1, 1):
        rbox((0.024, f, z1 - z0), (s * (f / 2 - 0.012), 0, (z0 + z1) / 2), mat, 0.003, grain='z')
    rbox((f - 0.05, 0.02, z1 - z0), (0, 0.0, (z0 + z1) / 2), mat, 0.002, grain='z')
    rbox((f - 0.05, 0.02, z1 - z0 - 0.01), (0, f / 2 - 0.012, (z0 + z1) / 2), mat, 0.003, grain='z')
    for k in range(3):
        rbox(
            (f - 0.048, f / 2 - 0.01, 0.022),
            (0, -f / 4, z0 + 0.011 + (z1 - z0 - 0.03) / 2 * k),
            mat,
            0.003,
            grain='x',
        )
