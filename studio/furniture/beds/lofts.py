"""Loft beds and steel bunks. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, group, rbox, tube
from ...soft import pillow
from .bunks import bunk_mattress
from .mattresses import mattress


def loft_bed(mat, wood, w=2.03, d=1.07, h=1.8, duvet='#8fb0b8'):
    """Twin loft over a desk, a bookcase of four shelves and a hanging rod; the long side faces -Y."""
    t, deck = 0.032, 1.34
    for s in (-1, 1):
        rbox((t, d, h), (s * (w / 2 - t / 2), 0, h / 2), mat, 0.005, grain='z')
    iw = w - 2 * t
    opening = 0.46
    for y in (-d / 2 + 0.014, d / 2 - 0.014):
        rbox((iw, 0.028, 0.16), (0, y, deck + 0.02), mat, 0.004, grain='x')
    rbox((iw, 0.028, 0.26), (0, d / 2 - 0.014, deck + 0.23), mat, 0.004, grain='x')
    gl = iw - opening
    gx = -iw / 2 + gl / 2
    y, z0, z1 = -d / 2 + 0.014, deck + 0.1, deck + 0.4
    hole = (0.34, 0.06)
    rbox((gl, 0.028, 0.1), (gx, y, z0 + 0.05), mat, 0.004, grain='x')
    rbox((gl, 0.028, z1 - z0 - 0.1 - hole[1]), (gx, y, (z0 + 0.1 + hole[1] + z1) / 2), mat, 0.004, grain='x')
    for a, b in ((-iw / 2, gx - hole[0] / 2), (gx + hole[0] / 2, -iw / 2 + gl)):
        rbox((b - a, 0.028, hole[1] + 0.01), ((a + b) / 2, y, z0 + 0.1 + hole[1] / 2), mat, 0.002, grain='x')
    rbox((iw, d - 0.06, 0.02), (0, 0, deck), mat, 0.002, grain='x')
    with group('upper', 0, 0.0, deck + 0.02, 90):
        mattress(
            0.97, 1.9, 0.16, quilt=False, top=materials.bedding(duvet), side=materials.bedding('#f1eee8')
        )
        pillow(
            0.66, 0.44, materials.bedding('#f6f4ef'), (0, 0.7, 0.25), (rad(12), 0, rad(1)), puff=0.8, seed=0
        )
    sh, sd = 0.42, 0.34
    xl = -w / 2 + t
    rbox((0.02, sd, deck - 0.06), (xl + sh, d / 2 - sd / 2 - 0.01, (deck - 0.06) / 2), mat, 0.003, grain='z')
    rbox((sh, 0.01, deck - 0.06), (xl + sh / 2, d / 2 - 0.012, (deck - 0.06) / 2), mat, 0, grain='z')
    for i in range(5):
        rbox((sh, sd, 0.02), (xl + sh / 2, d / 2 - sd / 2 - 0.01, 0.05 + 0.3 * i), mat, 0.003, grain='x')
    x0, x1 = xl + sh + 0.01, xl + sh + 1.03
    rbox((x1 - x0, 0.5, 0.028), ((x0 + x1) / 2, d / 2 - 0.26, 0.74), wood, 0.004, grain='x')
    rbox((0.024, 0.48, deck - 0.06), (x1, d / 2 - 0.26, (deck - 0.06) / 2), mat, 0.003, grain='z')
    rbox((x1 - x0, 0.012, 0.3), ((x0 + x1) / 2, d / 2 - 0.02, 0.58), mat, 0.002, grain='x')
    tube([(x1, d / 2 - 0.26, 1.2), (w / 2 - t, d / 2 - 0.26, 1.2)], 0.013, materials.metal('chrome'))
    lx = w / 2 - t - opening / 2
    for s in (-1, 1):
        rbox(
            (0.04, 0.05, deck + 0.1),
            (lx + s * (opening / 2 - 0.02), -d / 2 + 0.03, (deck + 0.1) / 2),
            mat,
            0.004,
            grain='z',
        )
    for i in range(5):
        rbox((opening - 0.06, 0.085, 0.026), (lx, -d / 2 + 0.035, 0.24 + 0.25 * i), wood, 0.005, grain='x')


def steel_bunk(mat, cap=None, w=0.97, length=1.88, h=1.676, duvets=('#bfb296', '#5f7486'), rungs=5):
    """Twin over twin in steel tube on capped posts, mesh decks, guardrails on both long sides, a bolted
    ladder of flat treads at the right.

    The long side faces -Y."""
    cap = cap or materials.plain('#1c1c1e', 0.5)
    wire = materials.metal('gun')
    r, rod = 0.0254, 0.008
    L, D = length + 0.05, w + 0.07
    decks, gate = (0.33, 1.2), 0.54

    def bar(a, b, radius=0.0145):
        """A straight tube."""
        tube([a, b], radius, mat)

    for sx in (-1, 1):
        for sy in (-1, 1):
            bar((sx * L / 2, sy * D / 2, 0.012), (sx * L / 2, sy * D / 2, h - 0.012), r)
            for z in (0, h - 0.016):
                cyl(r + 0.0015, 0.016, (sx * L / 2, sy * D / 2, z), cap, 0.005, 32)
        for z0, z1 in ((decks[0], 0.72), (decks[1], h - 0.06)):
            for z in (z0, z1):
                bar((sx * L / 2, -D / 2, z), (sx * L / 2, D / 2, z))
            for i in range(5):
                y = D * ((i + 1) / 6 - 0.5)
                bar((sx * L / 2, y, z0), (sx * L / 2, y, z1), rod)
    for z in decks:
        for sy in (-1, 1):
            bar((-L / 2, sy * D / 2, z), (L / 2, sy * D / 2, z), 0.019)
        for i in range(19):
            x = length * ((i + 0.5) / 19 - 0.5)
            tube([(x, -D / 2, z + 0.004), (x, D / 2, z + 0.004)], 0.0035, wire, res=2)
        for i in range(9):
            y = w * ((i + 0.5) / 9 - 0.5)
            tube([(-L / 2, y, z - 0.003), (L / 2, y, z - 0.003)], 0.0035, wire, res=2)
    top, low, bend = h - 0.06, 1.43, 0.06
    for sy in (-1, 1):
        end = L / 2 if sy > 0 else L / 2 - gate
        y = sy * D / 2
        if sy > 0:
            bar((-L / 2, y, top), (end, y, top), 0.0125)
        else:
            elbow = [
                (end - bend + bend * sin(rad(a)), y, top - bend + bend * cos(rad(a)))
                for a in range(0, 91, 15)
            ]
            tube([(-L / 2, y, top), *elbow, (end, y, decks[1])], 0.0125, mat)
        bar((-L / 2, y, low), (end, y, low), 0.0105)
        n = 5
        for i in range(n):
            x = -L / 2 + (end + L / 2) * (i + 1) / (n + (1 if sy > 0 else 0.6))
            bar((x, y, decks[1]), (x, y, top), rod)
    lx, ly = L / 2 - gate / 2 - 0.012, -D / 2 - 0.036
    for s in (-1, 1):
        x = lx + s * 0.17
        bar((x, ly, 0.008), (x, ly, h - 0.06))
        cyl(0.0165, 0.014, (x, ly, 0), cap, 0.004, 24)
        cyl(0.0165, 0.014, (x, ly, h - 0.066), cap, 0.004, 24)
        for z in decks:
            cyl(0.009, 0.05, (x, ly + 0.03, z), cap, 0.002, 20, (pi / 2, 0, 0))
    for i in range(rungs):
        rbox((0.33, 0.075, 0.018), (lx, ly, 0.2 + 0.215 * i), mat, 0.006, grain='x')
    for level, z in enumerate(decks):
        bunk_mattress(w, length, z + 0.012, duvets[level], level)
