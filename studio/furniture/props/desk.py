"""Small things on a desk or table. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, group, lathe, prism, rbox, ring, tube


def laptop(lit=False):
    """An open laptop: keys, touchpad, its screen dark blue-gray or `lit` with a chart."""
    shell = materials.metal('steel')
    rbox((0.32, 0.22, 0.014), (0, 0, 0.007), shell, 0.004)
    key = materials.plain('#1d1f21', 0.6)
    rbox((0.284, 0.104, 0.0006), (0, 0.03, 0.0142), materials.plain('#6f7173', 0.5), 0)
    for row, widths in enumerate(
        (
            [1] * 13,
            [1] * 13,
            [1.5] + [1] * 10 + [1.5],
            [2] + [1] * 9 + [2],
            [1.2, 1.2, 1.2, 5.6, 1.2, 1.2, 1.4],
        )
    ):
        x = -0.138
        for share in widths:
            wide = 0.276 * share / sum(widths)
            rbox(
                (wide - 0.0028, 0.0168, 0.0018), (x + wide / 2, 0.07 - 0.02 * row, 0.0152), key, 0.0007, seg=2
            )
            x += wide
    rbox((0.09, 0.055, 0.0006), (0, -0.066, 0.0143), materials.plain('#8f9193', 0.35), 0)
    with group('lid', 0, 0.108, 0.012) as g:
        rbox((0.32, 0.008, 0.21), (0, 0, 0.105), shell, 0.003)
        rbox((0.31, 0.002, 0.198), (0, -0.0042, 0.106), materials.plain('#131415', 0.3), 0.001)
        rbox(
            (0.298, 0.002, 0.184),
            (0, -0.0049, 0.107),
            materials.emission('#e9eef0', 0.8) if lit else materials.paint('#33424e', 0.15),
            0,
        )
        if lit:
            rbox((0.298, 0.002, 0.02), (0, -0.0055, 0.189), materials.emission('#2f5a4c', 0.8), 0)
            for x, z, wide, tall, color in (
                (-0.075, 0.164, 0.11, 0.009, '#5b6763'),
                (-0.085, 0.148, 0.09, 0.005, '#b9c2be'),
                (-0.085, 0.138, 0.09, 0.005, '#b9c2be'),
                (-0.095, 0.128, 0.07, 0.005, '#b9c2be'),
                (-0.095, 0.1, 0.07, 0.018, '#b23a2a'),
            ):
                rbox((wide, 0.002, tall), (x, -0.0055, z), materials.emission(color, 0.8), 0, grain='x')
            for i, tall in enumerate((0.03, 0.042, 0.052, 0.066, 0.083, 0.1)):
                rbox(
                    (0.014, 0.002, tall),
                    (0.03 + 0.019 * i, -0.0055, 0.04 + tall / 2),
                    materials.emission('#5f8f7c' if i < 5 else '#b23a2a', 0.8),
                    0,
                    grain='z',
                )
    g.e.rotation_euler = (rad(-16), 0, 0)


def mug(color='#dcd5c6'):
    """A mug."""
    glaze = materials.ceramic(color, 0.35)
    lathe(
        [
            (0, 0),
            (0.036, 0),
            (0.04, 0.006),
            (0.041, 0.09),
            (0.038, 0.093),
            (0.036, 0.09),
            (0.035, 0.01),
            (0, 0.009),
        ],
        48,
        glaze,
        angle=50,
        cap=False,
    )
    lathe([(0, 0.07), (0.0355, 0.07)], 32, materials.plain('#2a1a10', 0.2), cap=False)
    tube(
        [(0.04 + 0.026 * sin(rad(a)), 0, 0.048 + 0.026 * cos(rad(a))) for a in range(0, 181, 15)],
        0.0052,
        glaze,
    )


def key_ring():
    """Two keys on a ring, with a paper tag."""
    brass = materials.metal('brass')
    tube(ring((0, 0, 0.003), 0.016, 32), 0.0014, materials.metal('steel'), True)
    for a in (-20, 25):
        with group('key', 0, 0, 0.002, a):
            cyl(0.012, 0.0025, (0.027, 0, 0), brass, 0.0008, 28)
            rbox((0.035, 0.007, 0.0022), (0.053, 0, 0.0013), brass, 0.0006)
    rbox(
        (0.055, 0.034, 0.0012),
        (-0.042, 0.004, 0.001),
        materials.plain('#efe6d2', 0.9),
        0.0004,
        rot=(0, 0, rad(14)),
    )


def price_tag(color='#b23a2a', ink='#f3ead8', cord=0.09):
    """A paper tag with a percent sign on a string with a ring; hangs down from z = 0."""
    tube(ring((0, 0, 0), 0.006, 24, 'y'), 0.0012, materials.metal('brass'), True)
    tube(
        [(0, 0, -0.004), (0.004, -0.004, -0.04 * cord / 0.09), (0, -0.006, -cord - 0.006)],
        0.0013,
        materials.plain('#8a6f4a', 0.9),
        kind='NURBS',
    )
    print_ = materials.plain(ink, 0.8)
    with group('tag', 0, -0.007, -cord - 0.06) as g:
        prism(
            [
                (-0.0375, -0.06),
                (0.0375, -0.06),
                (0.0375, 0.042),
                (0.02, 0.06),
                (-0.02, 0.06),
                (-0.0375, 0.042),
            ],
            0.0016,
            materials.plain(color, 0.8),
            0.0003,
        )
        cyl(0.007, 0.0022, (0, 0.0009, 0.048), print_, 0.0004, 24, (pi / 2, 0, 0))
        for x, z in ((-0.014, 0.012), (0.014, -0.03)):
            tube(ring((x, -0.0012, z), 0.0085, 32, 'y'), 0.0026, print_, True)
        tube([(-0.017, -0.0012, -0.037), (0.017, -0.0012, 0.019)], 0.0026, print_)
    g.e.rotation_euler = (0, rad(8), 0)
