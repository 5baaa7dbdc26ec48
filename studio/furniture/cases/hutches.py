"""Hutches for a buffet. Meters."""

from math import pi, sin
from math import radians as rad

import bmesh

from ... import materials
from ...geometry import cyl, finish, group, lathe, rbox, spline, tube
from ...lights import area
from .fronts import glazed_front
from .hardware import pull


def china(r, x, y, z, mat, band, upright=True):
    """A plate with a colored rim; it leans back on its edge, or lies."""
    rot = (rad(76), 0, 0) if upright else (0, 0, 0)
    loc = (x, y, z + r * sin(rad(76)) if upright else z)
    lathe(
        [
            (0, 0),
            (r * 0.55, 0),
            (r * 0.62, 0.003),
            (r, 0.017),
            (r - 0.001, 0.02),
            (r * 0.62, 0.0075),
            (r * 0.55, 0.005),
            (0, 0.005),
        ],
        56,
        mat,
        loc,
        rot,
    )
    for low, high in ((0.66, 0.7), (0.88, 0.985)):

        def rise(k):
            return 0.0078 + (k - 0.62) / 0.38 * 0.0125

        lathe([(r * low, rise(low)), (r * high, rise(high))], 56, band, loc, rot, cap=False)


def hutch(mat, w=1.5, h=1.1, d=0.34, z0=0.88, handle_mat=None, power=2.2, aside=0.0):
    """Hutch on a buffet: two seeded-glass doors, warm light inside, plates behind the rails of two glass
    shelves.

    `aside` moves the plates to where a camera that looks in from one side sees them whole."""
    t, yc, brass = 0.024, 0.05, handle_mat or materials.antique_brass()
    yf, back, brown = yc - d / 2, yc + d / 2, materials.plain('#5f4226', 0.6)
    for s in (-1, 1):
        rbox((t, d - 0.002, h), (s * (w / 2 - t / 2), yc, z0 + h / 2), mat, 0.003, grain='z')
        with group('side', s * (w / 2 - 0.002), yc, 0, s * 90):
            glazed_front(d - 0.008, h - 0.006, 0, z0 + h / 2, 0, mat, 0.05, 0.009, raised=False, drop=0.005)
    rbox((w - 2 * t + 0.002, 0.01, h - 0.002), (0, back - 0.008, z0 + h / 2), mat, 0, grain='z')
    n = round((w - 2 * t) / 0.09)
    for i in range(1, n):
        rbox((0.002, 0.004, h - 0.1), ((w - 2 * t) * (i / n - 0.5), back - 0.0132, z0 + h / 2), brown, 0)
    for z in (z0 + 0.013, z0 + h - 0.012):
        rbox((w - 2 * t + 0.002, d - 0.03, 0.024), (0, yc, z), mat, 0.002, grain='x')
    for dw, dd, dz, high in (
        (0.022, 0.022, 0.011, 0.022),
        (0.06, 0.05, 0.036, 0.026),
        (0.1, 0.08, 0.061, 0.022),
    ):
        rbox((w + dw, d + dd, high), (0, yc - dd * 0.3, z0 + h + dz), mat, 0.008, grain='x')
    for dw, dd, dz in ((0.027, 0.026, 0.0235), (0.066, 0.054, 0.0495)):
        rbox((w + dw, d + dd, 0.003), (0, yc - dd * 0.3, z0 + h + dz), brown, 0.001, grain='x')
    side, low, high = 0.042, 0.055, 0.06
    for s in (-1, 1):
        rbox(
            (side, 0.022, h - 0.004),
            (s * (w / 2 - side / 2 - 0.001), yf + 0.01, z0 + h / 2),
            mat,
            0.003,
            grain='z',
        )
    for z, tall in ((z0 + low / 2 + 0.001, low), (z0 + h - high / 2 - 0.001, high)):
        rbox((w - 2 * side + 0.004, 0.02, tall), (0, yf + 0.0105, z), mat, 0.002, grain='x')
    z1, dh = z0 + low + 0.002, h - low - high - 0.004
    dw = (w - 2 * side) / 2 - 0.003
    for s in (-1, 1):
        x = s * (dw / 2 + 0.0012)
        glazed_front(dw, dh, x, z1 + dh / 2, yf + 0.018, mat, 0.052, 0.022, glass=True)
        bm = bmesh.new()
        bm.faces.new(
            [
                bm.verts.new((sx * (dw / 2 - 0.05), 0, sz * (dh / 2 - 0.05)))
                for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]
        )
        finish(
            bm,
            'pane',
            materials.seeded_glass(),
            smooth=False,
            weighted=False,
            loc=(x, yf + 0.008, z1 + dh / 2),
        )
        pull(s * 0.029, yf - 0.004, z1 + dh * 0.42, 'knob', brass)
    clear, rim = materials.seeded_glass(), materials.plain('#a9c4b8', 0.2)
    cream, blue = materials.ceramic('#f4efe4', 0.25), materials.ceramic('#3f5b84', 0.25)
    wide = w - 2 * t - 0.02
    levels = [z0 + 0.027, z0 + h * 0.36, z0 + h * 0.67]
    for z in levels[1:]:
        bm = bmesh.new()
        bm.faces.new(
            [
                bm.verts.new((sx * wide / 2, sy * (d / 2 - 0.035), 0))
                for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]
        )
        finish(bm, 'shelf', clear, smooth=False, weighted=False, loc=(0, yc, z))
        rbox((wide, 0.002, 0.008), (0, yc - d / 2 + 0.035, z - 0.004), rim, 0.0005, grain='x')
    for z, r, n in ((levels[2], 0.086, 6), (levels[1], 0.12, 4)):
        for i in range(n):
            china(
                r,
                aside
                + (1 if 2 * i >= n else -1) * dw / 2
                + dw * 0.8 * (((i % (n // 2)) + 0.5) / (n // 2) - 0.5),
                back - 0.085,
                z + 0.001,
                cream,
                blue,
            )
        tube([(-wide / 2, back - 0.125, z + 0.03), (wide / 2, back - 0.125, z + 0.03)], 0.004, brass)
        for i in range(n + 1):
            tube(
                [
                    (wide * (i / n - 0.5) * 0.98, back - 0.125, z),
                    (wide * (i / n - 0.5) * 0.98, back - 0.125, z + 0.03),
                ],
                0.003,
                brass,
            )
    for x, r, k in ((-wide * 0.38, 0.1, 6), (wide * 0.16, 0.11, 5)):
        for i in range(k):
            china(r, x, yc + 0.02, levels[0] + 0.009 * i, cream, blue, upright=False)
    bowl = [
        (0, 0),
        (0.035, 0),
        (0.036, 0.008),
        (0.07, 0.03),
        (0.082, 0.07),
        (0.079, 0.07),
        (0.066, 0.032),
        (0, 0.014),
    ]
    for x in (wide * 0.31, wide * 0.44):
        for i in range(3):
            lathe(spline(bowl), 48, cream, (x, yc + 0.02, levels[0] + 0.02 * i), angle=60)
    pot = [
        (0, 0),
        (0.06, 0),
        (0.062, 0.012),
        (0.045, 0.025),
        (0.1, 0.07),
        (0.115, 0.12),
        (0.1, 0.15),
        (0.104, 0.158),
        (0.06, 0.19),
        (0.018, 0.2),
        (0.016, 0.21),
        (0.024, 0.222),
        (0.014, 0.236),
        (0, 0.238),
    ]
    lathe(spline(pot), 56, cream, (-wide * 0.19, yc + 0.02, levels[0]), angle=60)
    for q in (-1, 1):
        tube(
            [
                (
                    -wide * 0.19 + q * (0.1 + 0.035 * sin(pi * i / 12)),
                    yc + 0.02,
                    levels[0] + 0.085 + 0.05 * i / 12,
                )
                for i in range(13)
            ],
            0.006,
            cream,
        )
    for s in (-1, 1):
        cyl(0.035, 0.008, (s * wide / 4, yc, z0 + h - 0.032), materials.emission('#ffe3b8', 6.0), 0.002, 32)
        area(
            (s * wide / 4, yc - 0.03, z0 + h - 0.036),
            (s * wide / 4, yc + 0.02, z0),
            wide * 0.4,
            power,
            (1, 0.78, 0.5),
            0.12,
            name='touch light',
        )
        area(
            (s * (w / 2 - 0.055), yf + 0.045, z0 + h / 2),
            (0, back, z0 + h / 2),
            0.03,
            power,
            (1, 0.78, 0.5),
            h * 0.8,
            name='strip',
        )
