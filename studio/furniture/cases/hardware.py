"""Pulls, knobs and bolts. Meters."""

from math import cos, pi, sin

import bmesh

from ... import materials
from ...geometry import cyl, finish, lathe, rbox, ring, skin, tube


def bolts(points, mat=None, r=0.0095, to='front'):
    """Hexagonal bolt heads on washers at (x, y, z); they look to the front, the left or the right."""
    mat = mat or materials.metal('gun', 0.5)
    turn = {'front': (pi / 2, 0, 0), 'left': (0, -pi / 2, 0), 'right': (0, pi / 2, 0)}[to]
    for point in points:
        cyl(r * 1.4, 0.0025, point, mat, 0.001, 24, turn)
        cyl(r, 0.0095, point, mat, 0.0025, 6, turn)


def frame_bolts(w, h, fw=0.05, y=-0.029):
    """Bolt heads at the corners of an upright frame around its own middle."""
    bolts([(sx * (w / 2 - fw / 2), y, sz * (h / 2 - fw / 2)) for sx in (-1, 1) for sz in (-1, 1)])


def pull(x, y, z, kind='bar', mat=None, w=0.13, vertical=False):
    """Drawer or door hardware."""
    mat = mat or materials.metal('black')
    if kind == 'bar':
        if vertical:
            rbox((0.01, 0.01, w), (x, y - 0.026, z), mat, 0.0035, grain='z')
            for s in (-1, 1):
                o = cyl(0.0045, 0.024, (x, y, z + s * w * 0.38), mat, 0.001, 16, (pi / 2, 0, 0))
        else:
            rbox((w, 0.01, 0.01), (x, y - 0.026, z), mat, 0.0035, grain='x')
            for s in (-1, 1):
                o = cyl(0.0045, 0.024, (x + s * w * 0.38, y, z), mat, 0.001, 16, (pi / 2, 0, 0))
    elif kind == 'knob':
        lathe(
            [
                (0, 0),
                (0.01, 0),
                (0.0085, 0.004),
                (0.006, 0.009),
                (0.0075, 0.014),
                (0.0145, 0.019),
                (0.0155, 0.024),
                (0.012, 0.028),
                (0, 0.03),
            ],
            28,
            mat,
            (x, y, z),
            (pi / 2, 0, 0),
            'knob',
            angle=50,
        )
    elif kind == 'cup':
        pts = []
        bm = bmesh.new()
        rows = []
        for i in range(13):
            a = pi * i / 12
            row = []
            for j in range(7):
                b = pi / 2 * j / 6
                row.append(
                    bm.verts.new(
                        (
                            0.045 * cos(a),
                            -0.024 * sin(b) * (sin(a) ** 0.5 if sin(a) > 0 else 0),
                            0.024 * sin(a) * cos(b),
                        )
                    )
                )
            rows.append(row)
        skin(bm, rows, closed=False)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-05)
        o = finish(bm, 'cup', mat, weighted=False, angle=180, loc=(x, y, z - 0.012))
        s = o.modifiers.new('s', 'SOLIDIFY')
        s.thickness = 0.002
    elif kind == 'bail':
        for s in (-1, 1):
            lathe(
                [(0, 0), (0.013, 0), (0.011, 0.004), (0.006, 0.009), (0.008, 0.016), (0, 0.018)],
                24,
                mat,
                (x + s * w * 0.36, y, z),
                (pi / 2, 0, 0),
                'rosette',
                angle=50,
            )
        pts = [
            (x - w * 0.36 + w * 0.72 * i / 16, y - 0.016, z - 0.034 * sin(pi * i / 16) ** 0.6)
            for i in range(17)
        ]
        tube(pts, 0.0038, mat)
    elif kind == 'hole':
        cyl(0.019, 0.002, (x, y + 0.0008, z), materials.plain('#2a2018', 0.9), 0, 32, (pi / 2, 0, 0))
        tube(ring((x, y - 0.0005, z), 0.02, 40, 'y'), 0.0022, materials.wood('birch'), True)
    elif kind == 'tab':
        rbox((0.03, 0.012, 0.055), (x, y - 0.006, z), materials.leather('#9a6238'), 0.003, grain='z')
    elif kind == 'iron ring':
        iron = materials.hammered('#34302c')
        lathe(
            [(0, 0), (0.024, 0), (0.0245, 0.002), (0.018, 0.005), (0, 0.006)],
            32,
            iron,
            (x, y, z),
            (pi / 2, 0, 0),
            angle=60,
        )
        lathe(
            [(0, 0), (0.007, 0), (0.006, 0.012), (0.0085, 0.018), (0, 0.022)],
            20,
            iron,
            (x, y - 0.004, z + 0.008),
            (pi / 2, 0, 0),
            angle=60,
        )
        tube(
            [
                (x + 0.027 * cos(t), y - 0.0165, z - 0.017 + 0.027 * sin(t))
                for t in [pi * i / 18 for i in range(36)]
            ],
            0.004,
            iron,
            True,
        )
    elif kind == 'ring':
        cyl(0.012, 0.006, (x, y, z), mat, 0.001, 24, (pi / 2, 0, 0))
        tube(ring((x, y - 0.008, z - 0.018), 0.02, 32, 'y'), 0.0028, mat, True)
