"""Round dining tables. Meters."""

from math import cos, pi, sin
from math import radians as rad

import bmesh

from ... import materials
from ...geometry import cyl, disc_profile, finish, lathe, leg, rbox, skin
from ..chairs.wooden import turned
from .pedestals import carved_urn, rope, scrolled_feet, volute_feet


def table_round(mat, dia=1.2, h=0.76, style='pedestal', top_t=0.03, base_mat=None, susan=0.0):
    """Round table: pedestal, urn or turned column on curved feet, fluted drum, tulip, four-sided base with
    shelves, or legs.

    `susan` is the diameter of a turntable set into the top."""
    base_mat = base_mat or mat
    rim = dia / 2
    if style == 'urn':
        top_t = 0.034
        dia -= 0.026
    lathe(
        [
            (0, h - top_t),
            (dia / 2 - 0.02, h - top_t),
            (dia / 2 - 0.006, h - top_t + 0.008),
            (dia / 2, h - 0.01),
            (dia / 2 - 0.003, h - 0.003),
            (dia / 2 - 0.009, h),
            (0, h),
        ],
        96,
        mat,
        name='top',
        angle=45,
    )
    hb = h - top_t
    if susan:
        lathe(
            [
                (susan / 2 - 0.004, h - 0.002),
                (susan / 2 + 0.005, h + 0.0006),
                (susan / 2 + 0.0055, h - 0.002),
            ],
            96,
            materials.plain('#0d0b0a', 0.8),
            cap=False,
        )
        lathe(disc_profile(susan / 2, 0.012, 0.003), 96, mat, (0, 0, h - 0.006), (0, 0, pi / 2), grain='x')
    if style == 'shelved':
        f, z0, z1 = 0.6, 0.07, hb - 0.05
        rbox((f + 0.05, f + 0.05, z0), (0, 0, z0 / 2), base_mat, 0.006, grain='x')
        rbox((f + 0.05, f + 0.05, 0.05), (0, 0, hb - 0.025), base_mat, 0.006, grain='x')
        rbox((0.16, 0.16, z1 - z0), (0, 0, (z0 + z1) / 2), base_mat, 0.003, grain='z')
        for z in (z0 + 0.012, (z0 + z1) / 2):
            rbox((f - 0.012, f - 0.012, 0.024), (0, 0, z), base_mat, 0.003, grain='x')
        for sx in (-1, 1):
            for sy in (-1, 1):
                rbox(
                    (0.06, 0.06, z1 - z0),
                    (sx * (f / 2 - 0.03), sy * (f / 2 - 0.03), (z0 + z1) / 2),
                    base_mat,
                    0.004,
                    grain='z',
                )
    if style == 'pedestal':
        lathe(
            [
                (0, 0),
                (0.3, 0),
                (0.305, 0.012),
                (0.295, 0.022),
                (0.2, 0.045),
                (0.1, 0.09),
                (0.062, 0.18),
                (0.055, 0.35),
                (0.062, 0.5),
                (0.09, 0.62),
                (0.16, hb - 0.03),
                (0.2, hb),
                (0, hb),
            ],
            64,
            base_mat,
            angle=60,
        )
    elif style == 'urn':
        carved_urn(base_mat, hb)
        volute_feet(base_mat)
        rope(rim - 0.015, 0.015, h - 0.52 * top_t, mat)
        r = rim - 0.09
        lathe(
            [
                (r - 0.022, hb - 0.058),
                (r - 0.006, hb - 0.058),
                (r, hb - 0.052),
                (r, hb + 0.002),
                (r - 0.022, hb + 0.002),
            ],
            96,
            mat,
            cap=False,
        )
        rbox((dia - 0.03, 0.0016, 0.002), (0, 0, h - 0.0008), materials.plain('#1d120b', 0.8), 0)
    elif style == 'turned':
        turned((0, 0, 0.14), (0, 0, hb), 0.075, base_mat)
        cyl(0.2, 0.025, (0, 0, hb - 0.025), base_mat, 0.006, 48)
        scrolled_feet(base_mat)
    elif style == 'fluted':
        n = 36
        r = 0.24
        bm = bmesh.new()
        k = n * 8
        A = [
            bm.verts.new(
                (
                    (r - 0.012 + 0.012 * abs(sin(n * pi * i / k))) * cos(2 * pi * i / k),
                    (r - 0.012 + 0.012 * abs(sin(n * pi * i / k))) * sin(2 * pi * i / k),
                    0.02,
                )
            )
            for i in range(k)
        ]
        B = [bm.verts.new((v.co.x, v.co.y, hb)) for v in A]
        skin(bm, (A, B))
        finish(bm, 'flute', base_mat, weighted=False, angle=60)
        cyl(r + 0.02, 0.022, (0, 0, 0), base_mat, 0.005, 72)
    elif style == 'tulip':
        lathe(
            [
                (0, 0),
                (0.29, 0),
                (0.295, 0.006),
                (0.27, 0.018),
                (0.12, 0.045),
                (0.05, 0.12),
                (0.033, 0.3),
                (0.038, 0.5),
                (0.075, 0.66),
                (0.15, hb),
                (0, hb),
            ],
            72,
            base_mat,
            angle=70,
        )
    elif style == 'legs':
        for a in (45, 135, 225, 315):
            x, y = ((dia / 2 - 0.18) * cos(rad(a)), (dia / 2 - 0.18) * sin(rad(a)))
            leg(hb, 0.016, 0.028, (x, y, 0), base_mat, (-7 * sin(rad(a)), 7 * cos(rad(a))))
        lathe(
            [
                (dia / 2 - 0.2, hb - 0.07),
                (dia / 2 - 0.18, hb - 0.07),
                (dia / 2 - 0.18, hb),
                (dia / 2 - 0.2, hb),
            ],
            64,
            base_mat,
            cap=False,
        )
