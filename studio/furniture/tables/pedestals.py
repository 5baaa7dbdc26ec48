"""Tables on carved pedestals. Meters."""

from math import cos, pi, sin, sqrt
from math import radians as rad

import bmesh

from ... import materials
from ...geometry import arc, cyl, disc_profile, finish, group, lathe, prism, skin, spline, tube
from .ovals import stadium


def pedestal_table(mat, w=2.03, d=1.17, h=0.76, tip=None):
    """Rectangular table with round corners on two turned pedestals, each on four swept feet with brass
    tips."""
    tip = tip or materials.metal('brass')
    for s in (-1, 1):
        x0, x1 = (0.0004, w / 2) if s > 0 else (-w / 2, -0.0004)
        r = 0.07
        if s > 0:
            poly = (
                [(x0, -d / 2)]
                + arc(x1 - r, -d / 2 + r, r, -90, 0, 8)
                + arc(x1 - r, d / 2 - r, r, 0, 90, 8)
                + [(x0, d / 2)]
            )
        else:
            poly = (
                [(x1, d / 2)]
                + arc(x0 + r, d / 2 - r, r, 90, 180, 8)
                + arc(x0 + r, -d / 2 + r, r, 180, 270, 8)
                + [(x1, -d / 2)]
            )
        prism(poly, 0.034, mat, 0.009, loc=(0, 0, h - 0.017), axis='z', angle=40)
    prism(
        stadium(w - 0.14, d - 0.14, 0.05),
        0.002,
        materials.wood('cherry'),
        0,
        loc=(0, 0, h + 0.0002),
        axis='z',
    )
    prism(stadium(w - 0.155, d - 0.155, 0.044), 0.002, mat, 0, loc=(0, 0, h + 0.0004), axis='z')
    prism(stadium(w - 0.24, d - 0.24, 0.05), 0.07, mat, 0.008, loc=(0, 0, h - 0.068), axis='z', angle=40)
    for s in (-1, 1):
        x = s * w * 0.24
        lathe(
            [
                (0, 0.16),
                (0.05, 0.16),
                (0.075, 0.2),
                (0.085, 0.26),
                (0.06, 0.32),
                (0.045, 0.4),
                (0.05, 0.45),
                (0.075, 0.52),
                (0.085, 0.57),
                (0.05, 0.61),
                (0.07, 0.64),
                (0.12, h - 0.1),
                (0, h - 0.1),
            ],
            56,
            mat,
            (x, 0, 0),
            angle=50,
        )
        for a in (40, 140, 220, 320):
            c, q = cos(rad(a)), sin(rad(a))
            pts = [
                (x + r * c, r * q, z)
                for r, z in (
                    (0.05, 0.22),
                    (0.12, 0.235),
                    (0.2, 0.18),
                    (0.28, 0.09),
                    (0.34, 0.045),
                    (0.4, 0.04),
                )
            ]
            tube(pts, 0.026, mat, kind='NURBS', taper=[1.2, 1.25, 1.1, 0.9, 0.8, 0.75])
            lathe(
                [(0, 0), (0.022, 0), (0.026, 0.012), (0.024, 0.05), (0, 0.06)],
                24,
                tip,
                (x + 0.4 * c, 0.4 * q, 0),
                angle=60,
            )


def scrolled_feet(mat, reach=0.42):
    """Four curved feet under a column."""
    for a in (45, 135, 225, 315):
        c, s = cos(rad(a)), sin(rad(a))
        pts = [
            (r * c, r * s, z)
            for r, z in ((0.03, 0.22), (0.13, 0.24), (0.22, 0.19), (0.3, 0.09), (0.36, 0.04), (reach, 0.036))
        ]
        tube(pts, 0.028, mat, kind='NURBS', taper=[1.2, 1.25, 1.1, 0.9, 0.85, 0.9])
        lathe(
            spline([(0, 0), (0.026, 0.0), (0.036, 0.014), (0.036, 0.036), (0.026, 0.052), (0, 0.056)]),
            32,
            mat,
            (reach * c, reach * s, 0),
            angle=180,
        )


def rope(radius, r, z, mat, strands=3, pitch=0.078):
    """A ring of twisted rope around the upright axis."""
    turns = round(2 * pi * radius / pitch)
    bm, rings = bmesh.new(), []
    for i in range(turns * 22):
        a = 2 * pi * i / (turns * 22)
        ring = []
        for j in range(18):
            b = 2 * pi * j / 18
            thick = r * (0.7 + 0.3 * abs(sin(strands * (b + turns * a) / 2)) ** 0.7)
            ring.append(
                bm.verts.new(
                    (
                        (radius + thick * cos(b)) * cos(a),
                        (radius + thick * cos(b)) * sin(a),
                        z + thick * sin(b),
                    )
                )
            )
        rings.append(ring)
    skin(bm, rings + rings[:1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'rope', mat, weighted=False, angle=75)


def volute(x, z, r, t, mat):
    """A scroll's end: a disc across the Y axis with a spiral on both faces."""
    lathe(disc_profile(r, t, 0.007), 48, mat, (x, t / 2, z), (pi / 2, 0, 0))
    for s in (-1, 1):
        spiral = []
        for i in range(64):
            a, k = 0.22 * i, (r - 0.005) * (1 - i / 66)
            spiral.append((x + k * cos(a), s * (t / 2 - 0.0005), z + k * sin(a)))
        tube(spiral, 0.0045, mat, taper=[1 - 0.4 * i / 64 for i in range(64)])
        cyl(r * 0.17, 0.008, (x, s * t / 2 + (0.0005 - 0.004), z), mat, 0.003, 24, (pi / 2, 0, 0))


def volute_feet(mat, reach=0.4):
    """Four carved feet: an S from a scroll at the column to a scroll on the floor, leaves on the knee."""
    line = spline(
        [
            (0.04, 0.195),
            (0.1, 0.222),
            (0.16, 0.218),
            (0.22, 0.18),
            (0.27, 0.12),
            (0.315, 0.072),
            (0.36, 0.046),
            (reach, 0.04),
        ],
        6,
    )
    upper, lower = [], []
    for i, (x, z) in enumerate(line):
        (ax, az), (bx, bz) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        long, half = sqrt((bx - ax) ** 2 + (bz - az) ** 2), 0.04 - 0.021 * i / len(line)
        nx, nz = -(bz - az) / long * half, (bx - ax) / long * half
        upper.append((x + nx, z + nz))
        lower.append((x - nx, z - nz))
    for a in (45, 135, 225, 315):
        with group('foot', 0, 0, 0, a):
            prism(upper + lower[::-1], 0.054, mat, 0.009, angle=60)
            volute(reach + 0.012, 0.044, 0.044, 0.066, mat)
            volute(0.108, 0.236, 0.044, 0.062, mat)
            for y, last in ((-0.017, 0.62), (0, 0.74), (0.017, 0.62)):
                part = upper[round(len(line) * 0.34) : round(len(line) * last)]
                n = len(part) - 1
                tube(
                    [(x, y * (1 - 0.6 * i / n), z + 0.001) for i, (x, z) in enumerate(part)],
                    0.009,
                    mat,
                    taper=[0.55 + 0.6 * sin(pi * min(1, i / n * 1.1 + 0.12)) for i in range(n + 1)],
                )


def carved_urn(mat, hb):
    """A turned urn on its foot, the body carved in gadroons, a string of beads around its neck."""
    profile = spline(
        [
            (0, 0.15),
            (0.07, 0.15),
            (0.086, 0.17),
            (0.086, 0.2),
            (0.07, 0.225),
            (0.05, 0.25),
            (0.043, 0.275),
            (0.06, 0.287),
            (0.062, 0.297),
            (0.046, 0.312),
            (0.055, 0.33),
            (0.094, 0.375),
            (0.122, 0.43),
            (0.13, 0.475),
            (0.117, 0.522),
            (0.082, 0.552),
            (0.064, 0.562),
            (0.076, 0.572),
            (0.076, 0.584),
            (0.056, 0.6),
            (0.052, 0.63),
            (0.066, 0.67),
            (0.112, hb - 0.024),
            (0.19, hb - 0.008),
            (0.19, hb),
            (0, hb),
        ],
        6,
        0.009,
    )
    n, bm = 240, bmesh.new()
    rings = []
    for r, z in profile:
        if r < 0.001:
            continue
        cut = 0.0
        if 0.322 < z < 0.526:
            cut = 0.16 * sin(pi * (z - 0.322) / 0.204) ** 0.6
        elif 0.604 < z < 0.684:
            cut = 0.1 * sin(pi * (z - 0.604) / 0.08)
        ring = []
        for i in range(n):
            a = 2 * pi * i / n
            k = r * (1 - cut * (1 - abs(sin(10 * a)) ** 0.7))
            ring.append(bm.verts.new((k * cos(a), k * sin(a), z)))
        rings.append(ring)
    skin(bm, rings)
    bm.faces.new(rings[0])
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'urn', mat, weighted=False, angle=50)
    for i in range(26):
        a = 2 * pi * i / 26
        lathe(
            [(0, -0.008)] + [(0.008 * cos(b), 0.008 * sin(b)) for b in (-1, -0.5, 0, 0.5, 1)] + [(0, 0.008)],
            14,
            mat,
            (0.076 * cos(a), 0.076 * sin(a), 0.578),
            angle=180,
        )
