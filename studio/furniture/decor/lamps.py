"""Lamps. Meters, power in watts."""

from math import atan2, cos, pi, sin, sqrt
from math import radians as rad

from ... import materials
from ...geometry import cyl, disc_profile, lathe, ring, spline, tube
from ...lights import point


def table_lamp(base_mat, h=0.62, style='gourd', lit=True, shade_r=(0.13, 0.19), power=None, ribs=0):
    """Table lamp with a turned base and a lit shade."""
    sh = h * 0.4
    zb = h - sh
    P = {
        'gourd': [
            (0, 0),
            (0.062, 0),
            (0.064, 0.006),
            (0.058, 0.014),
            (0.075, 0.05),
            (0.098, 0.11),
            (0.094, 0.165),
            (0.06, 0.21),
            (0.036, 0.25),
            (0.03, 0.29),
            (0.034, 0.31),
            (0.018, 0.322),
            (0, 0.324),
        ],
        'column': [
            (0, 0),
            (0.075, 0),
            (0.077, 0.006),
            (0.077, 0.022),
            (0.07, 0.026),
            (0.045, 0.03),
            (0.042, 0.05),
            (0.042, 0.28),
            (0.046, 0.3),
            (0.02, 0.31),
            (0, 0.312),
        ],
        'sphere': [(0, 0), (0.06, 0), (0.062, 0.008), (0.05, 0.016), (0.05, 0.02)]
        + [(0.105 * sin(rad(a)), 0.118 - 0.105 * cos(rad(a))) for a in range(30, 168, 6)]
        + [(0.022, 0.225), (0.02, 0.25), (0.014, 0.31), (0, 0.312)],
        'urn': [
            (0, 0),
            (0.07, 0),
            (0.072, 0.008),
            (0.05, 0.03),
            (0.055, 0.06),
            (0.095, 0.16),
            (0.105, 0.22),
            (0.085, 0.27),
            (0.035, 0.3),
            (0.03, 0.315),
            (0, 0.316),
        ],
    }[style]
    k = (zb + 0.012) / P[-1][1]
    base = lathe(
        spline([(r, z * k) for r, z in P]),
        ribs * 8 or 64,
        base_mat,
        angle=50,
        name='lampbase',
        grain='x' if ribs else None,
    )
    if ribs:
        for v in base.data.vertices:
            r = sqrt(v.co.x**2 + v.co.y**2)
            if r > 0.034:
                f = 1 - 0.05 * abs(sin(ribs / 2 * atan2(v.co.y, v.co.x)))
                v.co.x, v.co.y = v.co.x * f, v.co.y * f
    m = materials.metal('brass')
    cyl(0.006, 0.1, (0, 0, zb - 0.01), m, 0.001, 20)
    r1, r0 = shade_r
    o = lathe(
        [(r0, zb + 0.02), (r1, h)],
        72,
        materials.shade(power=1.1 if lit else 0.0),
        angle=180,
        cap=False,
        name='shade',
    )
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.003
    for r, z in ((r0, zb + 0.02), (r1, h)):
        tube(ring((0, 0, z), r, 72), 0.0025, materials.linen('#e9e1d0', 0.2), True)
    if lit:
        point((0, 0, zb + 0.02 + sh * 0.42), 1.8 if power is None else power, 0.035)


def globe_lamp(stem, h=0.41, r=0.1):
    """Table lamp: a lit globe of white glass on a metal stem."""
    lathe(
        [
            (0, 0),
            (0.065, 0),
            (0.067, 0.003),
            (0.065, 0.014),
            (0.012, 0.018),
            (0.009, 0.024),
            (0.009, h - 2 * r - 0.02),
            (0.03, h - 2 * r),
            (0.034, h - 2 * r + 0.012),
            (0, h - 2 * r + 0.012),
        ],
        48,
        stem,
    )
    lathe(
        [(r * sin(rad(a)), r - r * cos(rad(a))) for a in range(0, 181, 6)],
        48,
        materials.shade(power=1.2),
        (0, 0, h - 2 * r),
        angle=180,
        cap=False,
    )
    point((0, 0, h - r), 1.5, 0.03)


def mushroom_lamp(metal, h=0.38):
    """Table lamp: a dome of metal on a stem that widens to its foot, a bulb below the dome."""
    lathe(
        spline(
            [
                (0, 0),
                (0.07, 0),
                (0.072, 0.006),
                (0.05, 0.02),
                (0.03, h * 0.3),
                (0.026, h * 0.6),
                (0, h * 0.62),
            ]
        ),
        56,
        metal,
        angle=50,
    )
    dome = lathe(
        [(0.15 * cos(rad(a)), h - 0.13 + 0.13 * sin(rad(a))) for a in range(-6, 91, 6)][:-1] + [(0, h)],
        72,
        metal,
        angle=180,
        cap=False,
    )
    shell = dome.modifiers.new('s', 'SOLIDIFY')
    shell.thickness = 0.003
    lathe(
        [(0, h * 0.6), (0.02, h * 0.62), (0.028, h * 0.7), (0, h * 0.78)],
        32,
        materials.emission('#ffe7c4', 4.0),
        angle=180,
    )


def pendant(loc, mat=None, r=0.22, style='dome', lit=True, drop=1.0, power=14):
    """Hanging lamp above a table."""
    mat = mat or materials.metal('black')
    x, y, z = loc
    if style == 'dome':
        o = lathe(
            [(r * cos(rad(a)), r * 0.75 * sin(rad(a))) for a in range(0, 88, 6)]
            + [(0.02, r * 0.76), (0.02, r * 0.76 + 0.05)],
            64,
            mat,
            (x, y, z),
            angle=180,
            cap=False,
        )
        s = o.modifiers.new('s', 'SOLIDIFY')
        s.thickness = 0.003
    elif style == 'globe':
        lathe(
            [(r * sin(rad(a)), r - r * cos(rad(a))) for a in range(0, 181, 6)],
            48,
            materials.shade(power=1.4),
            (x, y, z),
            angle=180,
            cap=False,
        )
        cyl(0.03, 0.05, (x, y, z + 2 * r - 0.01), mat)
    elif style == 'rattan':
        for k in range(28):
            a = 2 * pi * k / 28
            pts = [
                (
                    x + r * (sin(pi * t) ** 0.7 * 0.85 + 0.15) * cos(a + t * 1.2),
                    y + r * (sin(pi * t) ** 0.7 * 0.85 + 0.15) * sin(a + t * 1.2),
                    z + t * r * 1.35,
                )
                for t in [i / 14 for i in range(15)]
            ]
            tube(pts, 0.003, materials.wood('honey'))
            pts = [
                (
                    x + r * (sin(pi * t) ** 0.7 * 0.85 + 0.15) * cos(a - t * 1.2),
                    y + r * (sin(pi * t) ** 0.7 * 0.85 + 0.15) * sin(a - t * 1.2),
                    z + t * r * 1.35,
                )
                for t in [i / 14 for i in range(15)]
            ]
            tube(pts, 0.003, materials.wood('honey'))
    tube([(x, y, z + r * 0.8), (x, y, z + drop)], 0.0025, materials.plain('#111111'))
    if lit:
        point((x, y, z + r * 0.35), power, 0.04)


def arc_lamp(metal=None, h=1.93, reach=0.89, power=0):
    """Arc floor lamp: round marble foot, bent arm, metal dome on a ball joint with a bulb; `power` in watts
    lights it."""
    metal = metal or materials.metal('brass', 0.42)
    lathe(disc_profile(0.15, 0.06, 0.008), 64, materials.marble())
    pts = [(0, 0, 0.05), (0, 0, 0.5), (0.0, 0, 0.95)]
    pts += [(reach / 2 - reach / 2 * cos(rad(a)), 0, 1.1 + (h - 1.1) * sin(rad(a))) for a in range(8, 138, 8)]
    tube(pts, 0.011, metal, kind='NURBS')
    x, _, z = pts[-1]
    dome = lathe(
        [(0.0, 0.13)] + [(0.15 * sin(rad(a)), 0.13 * cos(rad(a))) for a in range(6, 91, 6)],
        64,
        metal,
        (x, 0, z - 0.19),
        angle=180,
        cap=False,
    )
    shell = dome.modifiers.new('s', 'SOLIDIFY')
    shell.thickness = 0.003
    cyl(0.02, 0.05, (x, 0, z - 0.07), metal, 0.004, 32)
    tube([(x, 0, z - 0.03), (x, 0, z)], 0.008, metal)
    lathe(
        [(0, -0.02)] + [(0.02 * sin(rad(a)), -0.02 * cos(rad(a))) for a in range(15, 166, 15)] + [(0, 0.02)],
        32,
        metal,
        (x, 0, z - 0.005),
        angle=180,
    )
    if power:
        point((x, 0, z - 0.2), power, 0.05)
    lathe(
        [(0, 0)] + [(0.04 * sin(rad(a)), 0.04 - 0.04 * cos(rad(a))) for a in range(15, 181, 15)],
        32,
        materials.emission('#ffe7c4', 5.0),
        (x, 0, z - 0.175),
        angle=180,
    )
