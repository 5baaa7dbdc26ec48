"""Things that stand on shelves, chests and tables for their looks; each stands on z = 0. Meters.

With the vases, books and stems beside them they are the stock that compose/props.py takes from."""

import random
from math import cos, pi, sin

from ... import materials
from ...geometry import arc, cyl, group, lathe, prism, rbox, ring, spline, tube
from .tabletop import books

WAX = '#efe6d3'
CANDLESTICKS = {
    'turned': [
        (0, 0),
        (0.045, 0),
        (0.046, 0.008),
        (0.03, 0.02),
        (0.012, 0.035),
        (0.012, 0.06),
        (0.022, 0.075),
        (0.012, 0.09),
        (0.009, 0.15),
        (0.016, 0.165),
        (0.019, 0.185),
        (0, 0.185),
    ],
    'slim': [
        (0, 0),
        (0.042, 0),
        (0.042, 0.005),
        (0.008, 0.01),
        (0.006, 0.02),
        (0.006, 0.205),
        (0.014, 0.215),
        (0.015, 0.235),
        (0, 0.235),
    ],
    'cone': [(0, 0), (0.05, 0), (0.051, 0.006), (0.016, 0.12), (0.018, 0.14), (0, 0.14)],
}


def _rounded(r, h, mat, loc, seg=40, steps=12, blunt=1.0):
    """A body of half ovals that stands at `loc`: a ball, or a pebble where it is lower than wide."""
    turns = [pi * i / steps for i in range(steps + 1)]
    profile = [(r * max(0.0, sin(turn)) ** blunt, h / 2 * (1 - cos(turn))) for turn in turns]
    lathe(profile, seg, mat, loc, angle=180)


def _flameless(at, h, r=0.011):
    """An unlit candle with its wick."""
    x, y, z = at
    lathe(
        [(0, 0), (r, 0), (r * 0.95, h - 0.003), (r * 0.6, h), (0, h - 0.002)],
        24,
        materials.plain(WAX, 0.5),
        at,
    )
    tube([(x, y, z + h - 0.002), (x + 0.001, y, z + h + 0.009)], 0.0008, materials.plain('#2b2722', 0.9))


def candlesticks(mat, kind='turned', heights=(1.0,)):
    """Candlesticks in a row, as high as their shares of the kind's height."""
    for i, k in enumerate(heights):
        x = (i - (len(heights) - 1) / 2) * 0.11
        y = 0.02 if i % 2 else 0
        profile = [(r, z * k) for r, z in CANDLESTICKS[kind]]
        lathe(spline(profile), 40, mat, (x, y, 0), angle=50, cap=False)
        _flameless((x, y, profile[-1][1] - 0.004), 0.16 * k)


def pillar_candles(mat):
    """Three thick candles on a round plate."""
    cyl(0.12, 0.01, (0, 0, 0), mat)
    for x, y, r, h in ((-0.04, 0.02, 0.036, 0.15), (0.045, 0.03, 0.033, 0.1), (0.01, -0.05, 0.035, 0.075)):
        _flameless((x, y, 0.01), h, r)


def hurricane(mat):
    """A candle in a glass cylinder on a turned foot."""
    lathe(
        spline(
            [
                (0, 0),
                (0.06, 0),
                (0.062, 0.006),
                (0.03, 0.02),
                (0.025, 0.04),
                (0.06, 0.055),
                (0.062, 0.06),
                (0, 0.06),
            ]
        ),
        48,
        mat,
        cap=False,
    )
    _flameless((0, 0, 0.06), 0.09, 0.03)
    lathe([(0.055, 0.06), (0.056, 0.24)], 64, materials.thin_glass(), cap=False, angle=180)
    tube(ring((0, 0, 0.24), 0.056, 64), 0.0012, materials.thin_glass(), True, res=2)


def lantern(mat):
    """A lantern of four posts with a candle, a roof and a ring."""
    w, h = 0.14, 0.22
    for z in (0.006, h):
        rbox((w, w, 0.012), (0, 0, z), mat, 0.002)
    for x in (-1, 1):
        for y in (-1, 1):
            rbox((0.009, 0.009, h), (x * (w / 2 - 0.007), y * (w / 2 - 0.007), h / 2), mat, 0.001, grain='z')
    lathe(
        [(w / 2 * 0.98, h + 0.006), (0.025, h + 0.055), (0, h + 0.055)], 4, mat, rot=(0, 0, pi / 4), angle=20
    )
    tube(ring((0, 0, h + 0.078), 0.022, 32, 'y'), 0.0025, mat, True)
    _flameless((0, 0, 0.012), 0.1, 0.032)


def basket(color='#b98f5d', r=0.13, h=0.14, lid=False):
    """A woven basket: coils that lie on each other, each a little wider."""
    straw = [materials.plain(color, 0.85), materials.plain('#9c7648', 0.85)]
    rows = round(h / 0.0125)
    for i in range(rows):
        share = i / (rows - 1)
        here = r * (0.82 + 0.18 * sin(share * pi * 0.62) / sin(pi * 0.62))
        tube(ring((0, 0, 0.007 + i * 0.0125), here, 56), 0.0071, straw[i % 5 == 3], True, res=3)
    cyl(r * 0.8, 0.006, (0, 0, 0), straw[0])
    if lid:
        lathe([(0, h + 0.03), (r * 0.6, h + 0.022), (r * 1.02, h)], 56, straw[0], angle=180, cap=False)
        lathe([(0, h + 0.028), (0.018, h + 0.03), (0.02, h + 0.05), (0, h + 0.056)], 24, straw[1])


BOWLS = {
    'low': [
        (0, 0),
        (0.06, 0),
        (0.062, 0.006),
        (0.12, 0.03),
        (0.165, 0.06),
        (0.16, 0.062),
        (0.11, 0.036),
        (0, 0.012),
    ],
    'footed': [
        (0, 0),
        (0.055, 0),
        (0.056, 0.006),
        (0.022, 0.03),
        (0.02, 0.07),
        (0.05, 0.085),
        (0.125, 0.13),
        (0.122, 0.134),
        (0.05, 0.094),
        (0, 0.09),
    ],
    'straight': [(0, 0), (0.1, 0), (0.105, 0.006), (0.118, 0.075), (0.113, 0.077), (0.1, 0.012), (0, 0.01)],
}


def bowl(mat, kind='low', fruit=None, seed=0):
    """A bowl, empty or with `fruit` of a color heaped in it."""
    lathe(spline(BOWLS[kind]), 64, mat, angle=60, cap=False)
    if not fruit:
        return
    dice = random.Random(seed)
    floor = {'low': 0.02, 'footed': 0.1, 'straight': 0.012}[kind]
    peel = [materials.paint(fruit, 0.35, tex=0.4), materials.paint(fruit, 0.42, tex=0.4)]
    for i in range(7):
        layer, turn = (0, i * 2 * pi / 5) if i < 5 else (1, i * pi)
        away = (0.068 if layer == 0 else 0.03) + dice.uniform(-0.004, 0.004)
        r = 0.034 * dice.uniform(0.92, 1.06)
        z = floor + layer * 0.042
        _rounded(r, 2 * r, peel[i % 2], (away * cos(turn), away * sin(turn), z), 28)


def plates(color='#ece7de', n=4):
    """A stack of dinner plates."""
    for i in range(n):
        z = i * 0.011
        lathe(
            spline(
                [
                    (0, z),
                    (0.075, z),
                    (0.085, z + 0.004),
                    (0.132, z + 0.02),
                    (0.131, z + 0.022),
                    (0.08, z + 0.009),
                    (0, z + 0.006),
                ]
            ),
            72,
            materials.ceramic(color, 0.25),
            angle=60,
            cap=False,
        )


def tray(mat, bowl_mat):
    """A tray with a rim and two handles, a candle and a small bowl on it."""
    w, d = 0.38, 0.24
    rbox((w, d, 0.008), (0, 0, 0.004), mat, 0.002, grain='x')
    for s in (-1, 1):
        rbox((w, 0.009, 0.035), (0, s * (d / 2 - 0.0045), 0.021), mat, 0.002, grain='x')
        rbox((0.009, d - 0.018, 0.035), (s * (w / 2 - 0.0045), 0, 0.021), mat, 0.002, grain='y')
        arch = [
            (s * (w / 2 - 0.004), 0.05 * cos(pi * t / 10), 0.036 + 0.028 * sin(pi * t / 10))
            for t in range(11)
        ]
        tube(arch, 0.0045, materials.metal('black'))
    _flameless((-0.09, 0.02, 0.008), 0.085, 0.034)
    profile = [(r * 0.6, 0.008 + z * 0.7) for r, z in BOWLS['straight']]
    lathe(spline(profile), 48, bowl_mat, (0.08, -0.01, 0), cap=False)


def table_clock(mat, face='#f2ede1'):
    """A round clock on two feet; it says ten past ten."""
    r, z = 0.085, 0.1
    with group('clock', 0, 0, z):
        cyl(r, 0.04, (0, 0.02, 0), mat, rot=(pi / 2, 0, 0))
        cyl(r - 0.009, 0.002, (0, -0.0205, 0), materials.plain(face, 0.5), rot=(pi / 2, 0, 0))
        ink = materials.plain('#22201d', 0.5)
        for hour in range(12):
            a = hour * pi / 6
            rbox((0.0025, 0.001, 0.009), (0.063 * sin(a), -0.022, 0.063 * cos(a)), ink, 0, rot=(0, a, 0))
        for a, length, wide in ((-pi / 3 + 0.09, 0.036, 0.0035), (pi / 3, 0.052, 0.0025)):
            at = (length / 2 * sin(a), -0.0225, length / 2 * cos(a))
            rbox((wide, 0.001, length), at, ink, 0, rot=(0, a, 0))
    for s in (-1, 1):
        tube([(s * 0.045, 0, 0.03), (s * 0.06, 0, 0.003)], 0.004, mat)


def keepsake_box(mat, w=0.2, d=0.13, h=0.08, band='brass'):
    """A lidded box with a band of metal around it."""
    rbox((w, d, h * 0.7), (0, 0, h * 0.35), mat, 0.004, grain='x')
    rbox((w + 0.004, d + 0.004, 0.005), (0, 0, h * 0.7 + 0.0025), materials.metal(band), 0.001)
    rbox((w, d, h * 0.3), (0, 0, h * 0.85 + 0.004), mat, 0.006, grain='x')


def table_frame(mat, art_mat, w=0.15, h=0.2):
    """A small picture in a frame that leans on its strut."""
    with group('frame') as g:
        for s in (-1, 1):
            rbox((w, 0.014, 0.014), (0, 0, h / 2 + s * (h / 2 - 0.007)), mat, 0.002, grain='x')
            rbox((0.014, 0.014, h - 0.028), (s * (w / 2 - 0.007), 0, h / 2), mat, 0.002, grain='z')
        rbox((w - 0.02, 0.004, h - 0.02), (0, 0.001, h / 2), materials.plain('#f4f0e6', 0.8), 0)
        rbox((w - 0.06, 0.003, h - 0.07), (0, -0.0015, h / 2), art_mat, 0, grain='x')
    rbox((0.04, 0.004, h * 0.75), (0, 0.062, h * 0.36), mat, 0.001, rot=(-0.32, 0, 0))
    g.e.rotation_euler = (-0.2, 0, 0)


def loop(mat, r=0.1):
    """A thick ring on a block."""
    rbox((0.1, 0.06, 0.025), (0, 0, 0.0125), materials.plain('#2c2b29', 0.5), 0.003)
    tube(ring((0, 0, 0.02 + r), r - 0.02, 72, 'y'), 0.02, mat, True, res=8)


def stacked_stones(color='#a8a298'):
    """Five flat stones on each other."""
    z = 0
    for i, (r, h, x) in enumerate(
        (
            (0.075, 0.04, 0),
            (0.06, 0.034, 0.006),
            (0.048, 0.03, -0.005),
            (0.036, 0.026, 0.003),
            (0.024, 0.02, 0),
        )
    ):
        _rounded(r, h, materials.ceramic(color, 0.8, 0.5 if i % 2 else 0.2), (x, 0, z), blunt=0.8)
        z += h * 0.93


def knot(mat, size=0.085):
    """A bar tied into a knot."""
    points = []
    for i in range(120):
        t = i / 120 * 2 * pi
        points.append(
            (
                size * (sin(t) + 2 * sin(2 * t)) / 3,
                size * -sin(3 * t) * 0.38,
                size * (1.13 + (cos(t) - 2 * cos(2 * t)) / 3),
            )
        )
    tube(points, size * 0.19, mat, True, res=8)


def arch_block(mat, mat2):
    """An arch and a half disc, as children build with."""
    w, h = 0.16, 0.13
    outline = [(w / 2, 0), (w / 2, h), (-w / 2, h), (-w / 2, 0), *arc(0, 0, 0.042, 180, 0, 24)]
    prism(outline, 0.045, mat, 0.002)
    prism(arc(0, 0, 0.07, 0, 180, 32), 0.045, mat2, 0.002, loc=(0.01, 0, h))


def beads(mat, n=34, r=0.011):
    """A string of wooden beads, laid in a loop that crosses itself."""
    for i in range(n):
        t = i / n * 2 * pi
        x, y = 0.1 * cos(t) + 0.03 * cos(2 * t), 0.075 * sin(t) - 0.02 * sin(3 * t)
        _rounded(r, 2 * r, mat, (x, y, 0), 18, 10)


def globe(sea='#6f8a94', mat='brass'):
    """A small globe, tilted in its half ring."""
    metal = materials.metal(mat)
    lathe(
        spline([(0, 0), (0.06, 0), (0.061, 0.006), (0.02, 0.016), (0.008, 0.03), (0.008, 0.07), (0, 0.07)]),
        40,
        metal,
        cap=False,
    )
    with group('ball', 0, 0, 0.165) as g:
        _rounded(0.085, 0.17, materials.ceramic(sea, 0.4, 0.9), (0, 0, -0.085), 56, 24)
        tube([(x, 0, z) for x, z in arc(0, 0, 0.094, -90, 90, 24)], 0.0035, metal)
    g.e.rotation_euler = (0, 0.4, 0)


def hourglass(mat):
    """An hourglass: two plates, three posts, glass and sand."""
    for z in (0, 0.184):
        cyl(0.05, 0.016, (0, 0, z), mat)
    for i in range(3):
        a = i * 2 * pi / 3
        cyl(0.005, 0.17, (0.04 * cos(a), 0.04 * sin(a), 0.015), mat)
    lathe(
        spline(
            [
                (0.03, 0.016),
                (0.033, 0.05),
                (0.02, 0.085),
                (0.003, 0.1),
                (0.02, 0.115),
                (0.033, 0.15),
                (0.03, 0.184),
            ]
        ),
        48,
        materials.thin_glass(),
        cap=False,
        angle=180,
    )
    lathe(
        [(0, 0.05), (0.02, 0.03), (0.029, 0.017), (0, 0.017)], 32, materials.plain('#d8c7a3', 0.9), angle=180
    )


JARS = {
    'ginger': [
        (0, 0),
        (0.055, 0),
        (0.057, 0.005),
        (0.075, 0.05),
        (0.095, 0.12),
        (0.085, 0.17),
        (0.05, 0.195),
        (0.045, 0.205),
        (0, 0.205),
    ],
    'canister': [(0, 0), (0.07, 0), (0.073, 0.005), (0.073, 0.15), (0.07, 0.153), (0, 0.153)],
}


def jar(mat, kind='ginger', lid=None):
    """A jar with a lid and a knob."""
    lathe(spline(JARS[kind]), 56, mat, angle=60, cap=False)
    r, z = (0.052, 0.2) if kind == 'ginger' else (0.074, 0.152)
    lathe(
        spline(
            [
                (r, z),
                (r + 0.002, z + 0.012),
                (r * 0.6, z + 0.03),
                (0.008, z + 0.036),
                (0.014, z + 0.052),
                (0, z + 0.06),
            ]
        ),
        48,
        lid or mat,
        angle=60,
        cap=False,
    )


def pitcher(mat):
    """A pitcher with a handle and a wide mouth."""
    lathe(
        spline(
            [
                (0, 0),
                (0.05, 0),
                (0.053, 0.005),
                (0.072, 0.06),
                (0.066, 0.12),
                (0.045, 0.17),
                (0.052, 0.215),
                (0.048, 0.215),
                (0.04, 0.17),
                (0, 0.09),
            ]
        ),
        56,
        mat,
        angle=60,
        cap=False,
    )
    tube([(0.048 + 0.042 * sin(pi * t / 12), 0, 0.19 - 0.12 * t / 12) for t in range(13)], 0.0075, mat)


def aloe(pot, leaf='#5f7a5a', seed=0):
    """A small potted aloe: leaves that taper and bend out."""
    dice = random.Random(seed)
    lathe(
        spline([(0, 0), (0.045, 0), (0.047, 0.004), (0.06, 0.085), (0.056, 0.087), (0.05, 0.07), (0, 0.068)]),
        48,
        pot,
        angle=60,
        cap=False,
    )
    cyl(0.05, 0.006, (0, 0, 0.071), materials.plain('#3b3026', 0.95))
    green = materials.leaf(leaf)
    for i in range(13):
        turn = i * 2.4 + dice.uniform(-0.2, 0.2)
        out, up = 0.03 + 0.05 * (i % 3) / 2, 0.13 - 0.025 * (i % 3) + dice.uniform(-0.01, 0.01)
        points = [
            (out * s * s * cos(turn), out * s * s * sin(turn), 0.07 + up * s)
            for s in (k / 8 for k in range(9))
        ]
        tube(points, 0.008, green, taper=[1 - 0.9 * (k / 8) ** 1.4 for k in range(9)], res=3)


def book_row(seed=0, n=4, mat=None):
    """Standing books between two bookends."""
    wide = books((0, 0, 0), n=n, seed=seed, flat=False)
    metal = mat or materials.metal('brass')
    for x, s in ((-0.006, 1), (wide + 0.006, -1)):
        rbox((0.008, 0.09, 0.13), (x, 0, 0.065), metal, 0.002, grain='z')
        rbox((0.06, 0.09, 0.004), (x - s * 0.03, 0, 0.002), metal, 0.001)


def topped_books(top, seed=0, n=2):
    """Books that lie, with something small on them: a `ring`, a `stone` or `beads`."""
    z = books((0, 0, 0), n=n, seed=seed, scale=1.05)
    with group('top', 0.02, 0, z):
        if top == 'ring':
            tube(ring((0, 0, 0.016), 0.042, 56), 0.016, materials.metal('brass'), True, res=8)
        elif top == 'stone':
            _rounded(0.045, 0.034, materials.marble(), (0, 0, 0))
        else:
            with group('beads', 0, 0, 0) as g:
                beads(materials.wood('oak'), 24, 0.008)
            g.e.scale = (0.72, 0.72, 1)


def open_book(seed=0):
    """A book that lies open."""
    cover = random.Random(seed).choice(['#5a3d31', '#33424e', '#6b6f5c'])
    rbox((0.3, 0.21, 0.004), (0, 0, 0.002), materials.plain(cover, 0.6), 0.001)
    page = [(0.0, 0.004), (0.02, 0.018), (0.07, 0.02), (0.145, 0.008), (0.145, 0.004)]
    for s in (-1, 1):
        prism([(s * x, z) for x, z in page][:: int(s)], 0.2, materials.plain('#efe7d6', 0.9), 0, angle=30)
