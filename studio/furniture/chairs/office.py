"""Chairs and lamps of a desk. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, group, lathe, rbox, ring, tube
from ...soft import padbox


def desk_chair(fabric, metal=None, seat_h=0.46, h=0.84, w=0.5):
    """A padded chair on a five-star base with casters, its back on a bent bar."""
    metal = metal or materials.metal('black')
    rubber = materials.plain('#18181a', 0.5)
    for i in range(5):
        a = 2 * pi * i / 5 + 0.3
        x, y = 0.27 * cos(a), 0.27 * sin(a)
        tube([(0, 0, 0.115), (x * 0.5, y * 0.5, 0.1), (x, y, 0.076)], 0.014, metal, taper=[1.2, 1.0, 0.8])
        cyl(0.008, 0.03, (x, y, 0.045), metal, 0.001, 20)
        for s in (-1, 1):
            cyl(
                0.026,
                0.014,
                (
                    x - 0.009 * sin(a) * s - 0.007 * cos(a + pi / 2),
                    y + 0.009 * cos(a) * s - 0.007 * sin(a + pi / 2),
                    0.026,
                ),
                rubber,
                0.004,
                28,
                (0, pi / 2, a + pi / 2),
            )
    cyl(0.03, 0.09, (0, 0, 0.09), metal, 0.004, 32)
    cyl(0.016, seat_h - 0.22, (0, 0, 0.16), materials.metal('steel'), 0.001, 28)
    rbox((0.2, 0.2, 0.03), (0, 0, seat_h - 0.08), metal, 0.006)
    padbox((w, w - 0.03, 0.075), (0, 0, seat_h - 0.035), fabric, r=0.032, puff=(0.004, 0.006, 0.012))
    back = w / 2 - 0.015
    tube(
        [
            (0, 0.05, seat_h - 0.08),
            (0, back + 0.02, seat_h - 0.075),
            (0, back + 0.05, seat_h - 0.03),
            (0, back + 0.065, h - 0.2),
        ],
        0.016,
        metal,
        kind='NURBS',
    )
    padbox(
        (w - 0.04, 0.06, h - seat_h - 0.09),
        (0, back + 0.035, (h + seat_h + 0.09) / 2),
        fabric,
        r=0.028,
        puff=(0.006, 0.012, 0.006),
        rot=(rad(-8), 0, 0),
    )


def reading_lamp(stem, shade, h=0.46, jointed=True):
    """A desk lamp of metal: an arm of two bars with a joint, or one bent stem, and a tilted shade."""
    lathe(
        [(0, 0), (0.075, 0), (0.077, 0.004), (0.075, 0.016), (0.012, 0.022), (0, 0.022)], 48, stem, angle=40
    )
    head = h - 0.05
    if jointed:
        path = [(-0.01, 0, 0.02), (-0.09, 0, h * 0.55), (0.1, 0, head)]
        for a, b in zip(path, path[1:]):
            tube([a, b], 0.0065, stem)
        cyl(0.014, 0.03, (-0.09, 0.015, h * 0.55), stem, 0.003, 28, (pi / 2, 0, 0))
        cyl(0.013, 0.028, (0.1, 0.014, head), stem, 0.003, 28, (pi / 2, 0, 0))
        tip, tilt = (0.1, 0, head), 24
    else:
        arc = [
            (-0.04 + 0.07 * (1 - cos(rad(t))), 0, h - 0.07 + 0.07 * sin(rad(t))) for t in range(0, 151, 15)
        ]
        tube([(-0.04, 0, 0.02), (-0.04, 0, h * 0.5), *arc], 0.0065, stem)
        tip, tilt = arc[-1], 18
    with group('shade', *tip) as g:
        bell = lathe(
            [(0.016, 0.0), (0.03, -0.012), (0.05, -0.045), (0.078, -0.105)], 56, shade, angle=180, cap=False
        )
        shell = bell.modifiers.new('s', 'SOLIDIFY')
        shell.thickness = 0.002
        lathe([(0, 0.004), (0.017, 0.002), (0.019, -0.006), (0, -0.008)][::-1], 40, shade, angle=40)
        tube(ring((0, 0, -0.105), 0.078, 56), 0.0018, shade, True)
        lathe(
            [(0, -0.03), (0.02, -0.05), (0.026, -0.07), (0.016, -0.09), (0, -0.096)][::-1],
            32,
            materials.plain('#f7f3ea', 0.4),
            angle=180,
        )
    g.e.rotation_euler = (0, -rad(tilt), 0)
