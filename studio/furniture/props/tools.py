"""Tools, screws and parts of a bed. Meters."""

import random
from math import cos, pi, sin
from math import radians as rad

import bmesh
import bpy
from mathutils import Matrix

from ... import materials
from ...geometry import arc, cyl, finish, lathe, link, prism, rbox, skin, tube
from ...soft import padbox


def bed_kit(mat, w=1.65, length=2.06, slats=9, bare=4):
    """A bed frame while it is put together: headboard, rails and the first slats; the others lie beside."""
    y = length / 2
    for s in (-1, 1):
        rbox((0.075, 0.06, 1.1), (s * w / 2, y + 0.03, 0.55), mat, 0.006, grain='z')
        rbox((0.028, length, 0.17), (s * (w / 2 - 0.01), 0, 0.24), mat, 0.005, grain='y')
        rbox((0.02, length - 0.06, 0.025), (s * (w / 2 - 0.035), 0, 0.2), mat, 0.003, grain='y')
        rbox((0.075, 0.06, 0.36), (s * w / 2, -y - 0.03, 0.18), mat, 0.006, grain='z')
    for i in range(5):
        rbox((w - 0.07, 0.03, 0.135), (0, y + 0.03, 0.36 + 0.145 * i), mat, 0.006, grain='x')
    rbox((w - 0.07, 0.03, 0.2), (0, -y - 0.03, 0.22), mat, 0.006, grain='x')
    pine = materials.wood('pine')
    rbox((0.05, length - 0.02, 0.05), (0, 0, 0.185), pine, 0.004, grain='y')
    rbox((0.05, 0.05, 0.16), (0, 0, 0.08), pine, 0.004, grain='z')
    for i in range(slats):
        if i >= slats - bare:
            continue
        rbox((w - 0.075, 0.075, 0.02), (0, y - 0.14 - 0.21 * i, 0.222), pine, 0.004, grain='x')
    for i in range(bare):
        rbox(
            (w - 0.075, 0.075, 0.02),
            (w * 0.86 + 0.3, -0.3 + 0.05 * i, 0.012 + 0.021 * i),
            pine,
            0.004,
            grain='x',
            rot=(0, 0, rad(76 + 3 * i)),
        )


def drill(body='#2f6d62'):
    """A cordless screwdriver that lies on its side."""
    skin, black = materials.paint(body, 0.4), materials.plain('#1b1c1d', 0.6)
    lathe(
        [(0, 0), (0.026, 0), (0.032, 0.012), (0.032, 0.1), (0.027, 0.115), (0.02, 0.13), (0, 0.131)],
        40,
        skin,
        (0, 0, 0.034),
        (0, pi / 2, 0),
        angle=50,
    )
    lathe(
        [(0, 0), (0.016, 0), (0.017, 0.02), (0.009, 0.04), (0, 0.04)],
        32,
        black,
        (0.13, 0, 0.034),
        (0, pi / 2, 0),
        angle=50,
    )
    tube([(0.16, 0, 0.034), (0.205, 0, 0.034)], 0.003, materials.metal('steel'))
    padbox((0.042, 0.12, 0.036), (0.025, -0.075, 0.03), skin, r=0.014, puff=(0, 0, 0), rot=(0, 0, rad(-12)))
    rbox((0.085, 0.042, 0.055), (0.01, -0.15, 0.03), black, 0.008, rot=(0, 0, rad(-12)))


def hex_key(length=0.11):
    """A hex key that lies flat."""
    r, z = 0.012, 0.0028
    bend = [(length - r + r * sin(rad(a)), r - r * cos(rad(a)), z) for a in range(0, 91, 10)]
    key = tube([(0, 0, z), *bend, (length, 0.035, z)], 0.003, materials.metal('gun'), res=1)
    key.data.splines[0].use_smooth = False


def _bolt(length=0.036, head=0.0056, shank=0.003):
    """A bolt along X, its head towards -X, with a thread and a hex socket; returns its mesh, not yet
    smooth."""
    bm = bmesh.new()
    n = 24

    def ring(x, r):
        return [bm.verts.new((x, r * cos(2 * pi * i / n), r * sin(2 * pi * i / n))) for i in range(n)]

    def hexagon(x, r):
        corners = [(r * cos(pi * i / 3), r * sin(pi * i / 3)) for i in range(7)]
        pts = [
            (corners[i // 4][k] + (corners[i // 4 + 1][k] - corners[i // 4][k]) * (i % 4) / 4 for k in (0, 1))
            for i in range(n)
        ]
        return [bm.verts.new((x, *p)) for p in pts]

    rings = [
        hexagon(-0.0032, 0.0031),
        hexagon(-0.0062, 0.0031),
        ring(-0.0062, head - 0.0007),
        ring(-0.0055, head),
        ring(0, head),
        ring(0, shank),
    ]
    x = 0.006
    rings.append(ring(x, shank))
    while x < length - 0.001:
        rings += [ring(x + 0.0003, shank * 0.8), ring(x + 0.0007, shank)]
        x += 0.001
    rings.append(ring(length, shank * 0.7))
    skin(bm, rings)
    bm.faces.new(rings[0])
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return bm


def screws(n=7, seed=3):
    """A few bolts, strewn so that none touches another."""
    rnd = random.Random(seed)
    steel, taken = materials.metal('steel'), []
    for _ in range(400):
        if len(taken) == n:
            break
        x, y, a = rnd.uniform(-0.09, 0.09), rnd.uniform(-0.065, 0.065), rnd.uniform(0, 6.28)
        along = [(x + 0.012 * k * cos(a), y + 0.012 * k * sin(a)) for k in range(-1, 4)]
        if any(
            (px - qx) ** 2 + (py - qy) ** 2 < 0.016**2
            for other in taken
            for px, py in other
            for qx, qy in along
        ):
            continue
        taken.append(along)
        bolt = finish(_bolt(), 'bolt', steel, angle=30)
        rolled = Matrix.Rotation(rad(4.2), 4, 'Y') @ Matrix.Rotation(rnd.uniform(0, 1), 4, 'X')
        bolt.matrix_local = Matrix.Translation((x, y, 0.0056)) @ Matrix.Rotation(a, 4, 'Z') @ rolled


def _tape_print():
    """Yellow steel with black marks: inches long, halves and eighths shorter, from both edges; zero lies at
    X = 0."""
    nodes = materials.Nodes('tape')
    x, y, _ = nodes.separate(nodes.position(offset=False))
    edge = 0.0127 - abs(y)
    marks = 0.0
    for part, half, reach in ((1, 0.0006, 0.0105), (2, 0.0005, 0.0062), (8, 0.00035, 0.0036)):
        off = abs(nodes.math('FRACT', x * (part / 0.0254) + 0.5) - 0.5)
        mark = (off < half * part / 0.0254) * (edge < reach)
        marks = nodes.math('MAXIMUM', mark, marks)
    return nodes.pbr(
        nodes.mix(marks, materials.linear('#e8bd3a'), materials.linear('#17171a')), 0.35, cheap='#e8bd3a'
    )


def tape_measure(out=0.5, hang=False):
    """A tape measure, drawn out along X over what it lies on, its hook on the surface or, if it shall
    `hang`, over an edge."""
    body, black, steel = (
        materials.paint('#d9a520', 0.35),
        materials.plain('#1d1d1e', 0.55),
        materials.metal('steel'),
    )

    def outline(more):
        corners = (
            (-0.005, 0.005, 0.005, -90),
            (-0.022, 0.044, 0.022, 0),
            (-0.04, 0.036, 0.03, 90),
            (-0.058, 0.012, 0.012, 180),
        )
        return [
            (x, z + 0.0015)
            for cx, cz, r, turn in corners
            for x, z in arc(cx, cz, r + more, turn, turn + 90, 10)
        ]

    prism(outline(0), 0.036, body, 0.006, angle=60)
    prism(outline(0.0014), 0.02, black, 0.0015, angle=60)
    for s in (-1, 1):
        cyl(0.021, 0.0012, (-0.036, s * 0.0176 + 0.0006, 0.034), black, 0.0005, 40, (pi / 2, 0, 0))
        cyl(
            0.0145,
            0.0016,
            (-0.036, s * 0.0178 + 0.0008, 0.034),
            materials.paint('#e9e4d6', 0.4),
            0.0005,
            40,
            (pi / 2, 0, 0),
        )
    rbox((0.012, 0.014, 0.018), (0.0, 0, 0.046), black, 0.004, rot=(0, rad(-14), 0))
    rbox((0.004, 0.03, 0.007), (0.0008, 0, 0.006), black, 0.001)

    def rise(x):
        """The hook holds up the end of a blade that lies on a floor."""
        return 0.0012 if hang else 0.0012 + 0.008 * max(0, (x - out + 0.16) / 0.16) ** 2

    bm = bmesh.new()
    rows = []
    for i in range(61):
        x = -0.004 + (out + 0.004) * i / 60
        rows.append(
            [bm.verts.new((x - out, 0.0127 * k / 4, rise(x) + 0.0022 * (k / 4) ** 2)) for k in range(-4, 5)]
        )
    skin(bm, rows[::-1], closed=False)
    finish(bm, 'blade', _tape_print(), weighted=False, angle=60, loc=(out, 0, 0))
    for i in range(1, int((out - 0.012) / 0.0254) + 1):
        letters = bpy.data.curves.new('number', 'FONT')
        letters.body, letters.size, letters.align_x, letters.align_y = str(i), 0.0105, 'LEFT', 'CENTER'
        letters.materials.append(materials.plain('#17171a', 0.5))
        number = link(bpy.data.objects.new('number', letters))
        number.location, number.rotation_euler = (
            (out - 0.0254 * i - 0.0014, 0, rise(out - 0.0254 * i) + 0.0009),
            (0, 0, pi),
        )
    rbox((0.016, 0.013, 0.0008), (out - 0.006, 0, rise(out) + 0.0012), steel, 0.0003)
    for x in (0.002, 0.009):
        cyl(0.0018, 0.001, (out - x, 0, rise(out) + 0.0014), materials.metal('brass'), 0.0003, 16)
    tall = 0.013 if hang else 0.0105
    rbox((0.0012, 0.019, tall), (out + 0.0012, 0, rise(out) + 0.0016 - tall / 2), steel, 0.0004)
