"""Ladder shelves and bar carts. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, lathe, prism, rbox, tube


def ladder_shelf(wood, metal=None, w=0.61, d=0.43, h=1.78):
    """Leaning ladder bookcase with five shelves."""
    metal = metal or materials.metal('black')
    lean = d - 0.2
    for s in (-1, 1):
        x = s * (w / 2 - 0.012)
        tube([(x, -d / 2 + 0.01, 0.01), (x, -d / 2 + lean, h)], 0.012, metal, res=2)
        tube([(x, d / 2 - 0.012, 0.01), (x, d / 2 - 0.012, h - 0.12)], 0.012, metal, res=2)
    for i in range(5):
        z = 0.16 + (h - 0.36) * i / 4
        front = -d / 2 + lean * z / h
        depth = d / 2 - front
        rbox((w - 0.03, depth, 0.024), (0, front + depth / 2, z), wood, 0.003, grain='x')
        rbox((w - 0.03, 0.012, 0.014), (0, d / 2 - 0.012, z + 0.05), metal, 0.003, grain='x')


def caster(x, y, z, metal, lock=False):
    """A swivel caster under a tube that ends at z: plate, fork, rubber-tired wheel, on some a lock lever."""
    rubber = materials.plain('#1c1c1d', 0.5)
    cyl(0.016, 0.008, (x, y, z - 0.008), metal, 0.002, 28)
    cyl(0.008, 0.014, (x, y, z - 0.02), metal, 0.001, 20)
    back = 0.014
    for s in (-1, 1):
        prism(
            [
                (y + back - 0.02, z - 0.018),
                (y + back + 0.004, z - 0.018),
                (y + back + 0.02, 0.028),
                (y + back + 0.006, 0.024),
            ],
            0.003,
            metal,
            0.001,
            loc=(x + s * 0.0145, 0, 0),
            axis='x',
        )
    rbox((0.032, 0.026, 0.003), (x, y + back - 0.008, z - 0.0185), metal, 0.001)
    cyl(0.033, 0.02, (x - 0.01, y + back, 0.033), rubber, 0.006, 40, (0, pi / 2, 0))
    cyl(0.017, 0.022, (x - 0.011, y + back, 0.033), metal, 0.002, 32, (0, pi / 2, 0))
    if lock:
        rbox(
            (0.024, 0.03, 0.006),
            (x, y - 0.03, z - 0.026),
            materials.plain('#b3372e', 0.5),
            0.002,
            rot=(rad(-22), 0, 0),
        )


def bar_cart(metal=None, w=0.76, d=0.4, h=0.84):
    """Two-tier cart of chrome tube: smoked glass shelves, rails around them, a push handle at its right end,
    four casters."""
    metal = metal or materials.metal('chrome')
    smoked = materials.thin_glass('#8b8e90', 0.0)
    low, up, foot = 0.2, h - 0.16, 0.09
    top = up + 0.075
    for sx in (-1, 1):
        x = sx * (w / 2 - 0.012)
        for sy in (-1, 1):
            y = sy * (d / 2 - 0.012)
            tube([(x, y, foot), (x, y, top)], 0.011, metal)
            caster(x, y, foot, metal, lock=sx > 0)
    for z, r in ((low - 0.008, 0.008), (up - 0.008, 0.008), (low + 0.09, 0.006), (top, 0.008)):
        corners = [
            (sx * (w / 2 - 0.012), sy * (d / 2 - 0.012)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            tube([(ax, ay, z), (bx, by, z)], r, metal)
    for x, y in corners:
        lathe(
            [(0.011 * cos(rad(a)), 0.011 * sin(rad(a))) for a in range(0, 91, 15)],
            24,
            metal,
            (x, y, top),
            angle=180,
            cap=False,
        )
    x, y = w / 2 - 0.012, d / 2 - 0.012
    bend = [
        (x + 0.075 * sin(rad(a)) ** 1.4, top - 0.03 + (h - top + 0.03) * (1 - cos(rad(a))))
        for a in range(0, 91, 10)
    ]
    tube(
        [(px, -y, pz) for px, pz in bend]
        + [(bend[-1][0] + 0.012, -y + 0.02, h), (bend[-1][0] + 0.012, y - 0.02, h)]
        + [(px, y, pz) for px, pz in reversed(bend)],
        0.0095,
        metal,
    )
    tube(
        [(bend[-1][0] + 0.012, -y + 0.05, h), (bend[-1][0] + 0.012, y - 0.05, h)],
        0.0125,
        materials.plain('#1c1c1d', 0.5),
    )
    for z in (low, up):
        rbox((w - 0.03, d - 0.03, 0.008), (0, 0, z), smoked, 0.002)
