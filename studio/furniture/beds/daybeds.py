"""Daybeds. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, group, lathe, rbox, ring, sqleg, tube
from ...soft import padbox, pillow, piping, tufted
from .bunks import bunk_mattress
from .headboards import upright_slats


def roll_daybed(mat, feet=None, out=0.62, cover='#efece4', throw='#93a3a6', pillows=()):
    """Padded twin daybed with a buttoned back and rolled arms of one height; its trundle stands rolled out
    by `out` meters."""
    w, length, h = 0.97, 1.9, 0.915
    feet = feet or materials.wood('espresso')
    D = w + 0.1
    r = 0.085
    tufted(
        length + 0.06,
        h - 0.36,
        0.1,
        mat,
        (0, D / 2 - 0.12, 0.33),
        (rad(-4), 0, 0),
        style='square',
        nx=10,
        ny=2,
        depth=0.06,
        border=0.06,
    )
    padbox(
        (length + 0.2, 0.12, h - 0.16),
        (0, D / 2 - 0.05, 0.13 + (h - 0.16) / 2),
        mat,
        r=0.03,
        puff=(0, 0.006, 0.006),
    )
    for s in (-1, 1):
        x = s * (length / 2 + 0.075)
        padbox(
            (0.12, D, h - 0.22),
            (x, 0, 0.1 + (h - 0.22) / 2),
            mat,
            r=0.028,
            puff=(0.008, 0.006, 0.004),
            seed=s,
        )
        prof = (
            [(0, -D / 2 - 0.002)]
            + [(r * sin(a), -D / 2 + 0.016 - 0.018 * cos(a)) for a in [i / 6 * pi / 2 for i in range(1, 7)]]
            + [(r * 1.02, 0), (r, D / 2 - 0.02), (0, D / 2)]
        )
        lathe(prof, 44, mat, (x + s * 0.02, 0, h - r), (-pi / 2, 0, 0), 'roll', angle=180)
        piping(ring((x + s * 0.02, -D / 2 - 0.0, h - r), r - 0.01, 40, 'y'), 0.005, mat)
        for y in (-D / 2 + 0.06, D / 2 - 0.06):
            sqleg(0.11, 0.04, 0.055, (x, y, 0), feet)
    padbox((length + 0.04, 0.05, 0.13), (0, -D / 2 + 0.03, 0.335), mat, r=0.018, puff=(0, 0.004, 0.003))
    rbox((length, w, 0.03), (0, 0, 0.34), materials.plain('#38332e', 0.9), 0.004)
    with group('mattress', 0, -0.02):
        bunk_mattress(w - 0.05, length - 0.02, 0.35, cover, 0, h=0.18, cover=1, heads=0)
    for x, size, pm, turn in pillows:
        pillow(
            size,
            size,
            pm,
            (x, D / 2 - 0.29, 0.478 + size * 0.46),
            (rad(66), 0, rad(turn)),
            puff=0.8,
            seed=int(size * 100) + int(x * 10),
            pipe=0.003,
        )
    y = -out
    padbox((length - 0.02, w - 0.0, 0.2), (0, y, 0.145), mat, r=0.02, puff=(0.002, 0.004, 0))
    with group('trundle', 0, y):
        bunk_mattress(w - 0.1, length - 0.14, 0.13, throw, 1, h=0.2, cover=0.62, heads=0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(
                0.024,
                0.022,
                (sx * (length / 2 - 0.14) - 0.011, y + sy * (w / 2 - 0.08), 0.025),
                materials.plain('#1b1b1c', 0.5),
                0.004,
                24,
                (0, pi / 2, 0),
            )


def drawer_daybed(mat, drawers=3, w=0.97, length=1.9, h=1.016, cover='#ece7dc', bolster='#d9cfbd', rope=None):
    """A daybed slatted on three sides, back and arms level, over a row of drawers with pulls of knotted
    rope; the long side faces -Y."""
    rope = rope or materials.linen('#d8c49c', 0.4, thread=1.6)
    dark = materials.plain('#232a2d', 0.9)
    post, t = 0.064, 0.026
    L, D = length + 0.07, w + 0.05
    seat = 0.4
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((post, post, h), (sx * L / 2, sy * D / 2, h / 2), mat, 0.008, grain='z')
        for z, high in ((h - 0.07, 0.08), (seat + 0.05, 0.09)):
            rbox((t, D - post, high), (sx * L / 2, 0, z), mat, 0.006, grain='y')
        upright_slats(D - post, seat + 0.09, h - 0.105, 7, mat, x=sx * L / 2)
        rbox((t, D - post, seat - 0.05), (sx * L / 2, 0, 0.05 + (seat - 0.05) / 2), mat, 0.004, grain='y')
    for z, high in ((h - 0.07, 0.08), (seat + 0.05, 0.09)):
        rbox((L - post, t, high), (0, D / 2, z), mat, 0.006, grain='x')
    upright_slats(L - post, seat + 0.09, h - 0.105, 15, mat, along='x', y=D / 2)
    rbox((L - 0.05, D - 0.06, 0.3), (0, 0.03, 0.2), dark, 0)
    y, wide = -D / 2 + 0.012, L - post
    rbox((wide, 0.03, 0.07), (0, y, seat + 0.03), mat, 0.006, grain='x')
    rbox((wide, 0.03, 0.04), (0, y, 0.075), mat, 0.006, grain='x')
    z0, z1 = 0.095, seat - 0.005
    for i in range(1, drawers):
        rbox(
            (0.036, 0.028, z1 - z0 + 0.01),
            (-wide / 2 + wide * i / drawers, y, (z0 + z1) / 2),
            mat,
            0.004,
            grain='z',
        )
    for s in (-1, 1):
        rbox((0.02, 0.028, z1 - z0 + 0.01), (s * (wide / 2 - 0.009), y, (z0 + z1) / 2), mat, 0.004, grain='z')
    for i in range(drawers):
        x, z = -wide / 2 + wide * (i + 0.5) / drawers, (z0 + z1) / 2
        rbox((wide / drawers - 0.05, 0.024, z1 - z0 - 0.016), (x, y - 0.008, z), mat, 0.006, grain='x')
        yf, reach = y - 0.02, 0.062
        tube(
            [
                (
                    x + reach * cos(pi * k / 20),
                    yf - 0.012 - 0.014 * sin(pi * k / 20),
                    z + 0.012 - 0.05 * sin(pi * k / 20) ** 0.8,
                )
                for k in range(21)
            ],
            0.0075,
            rope,
            res=4,
        )
        for s in (-1, 1):
            knot, rk = (x + s * reach, yf - 0.013, z + 0.012), 0.0165
            lathe(
                [(0, -0.017), (0.011, -0.013), (rk, 0), (0.011, 0.013), (0, 0.017)],
                20,
                rope,
                knot,
                (0, 0.5 * s, 0),
                angle=180,
            )
            turns = [2 * pi * k / 20 for k in range(20)]
            tube(
                [(knot[0] + rk * cos(a), knot[1] - rk * sin(a), knot[2] + 0.006 * cos(a)) for a in turns],
                0.005,
                rope,
                True,
                res=3,
            )
    bunk_mattress(w - 0.03, length - 0.02, seat + 0.02, cover, 0, h=0.2, cover=1, heads=0)
    cloth = materials.linen(bolster, 0.25)
    rb, long = 0.115, w - 0.12
    for s in (-1, 1):
        x, z = s * (length / 2 - rb - 0.03), seat + 0.22 + rb
        end = [(0, 0), (0.2, -0.004), (0.8, 0.004), (0.97, 0.02), (1.01, 0.06)]
        half = [(rb * k, -long / 2 + dz) for k, dz in end]
        lathe(
            half + [(rb * 1.03, 0)] + [(r, -dz) for r, dz in half[::-1]],
            56,
            cloth,
            (x, 0, z),
            (pi / 2, 0, 0),
            'bolster',
            angle=180,
        )
        for sy in (-1, 1):
            turns = [2 * pi * k / 48 for k in range(48)]
            piping(
                [(x + rb * 0.95 * cos(a), sy * (long / 2 - 0.012), z + rb * 0.95 * sin(a)) for a in turns],
                0.005,
                cloth,
            )
