"""Beds with shelves and drawers. Meters."""

from contextlib import nullcontext
from math import pi

from ... import materials
from ...geometry import cyl, group, lathe, rbox
from ..cases.fronts import front
from ..cases.opened import pulled_drawer
from .linen import bedding, made_bed
from .mattresses import SIZES, mattress


def bookcase_bed(
    size,
    mat,
    head_h=1.17,
    depth=0.2,
    cubbies=3,
    rows=1,
    drawers=0,
    led=None,
    legs=None,
    front_mat=None,
    z0=0.86,
    handle=None,
    linen=None,
):
    """A bed whose headboard is a bookcase; drawers in both sides, a glowing strip behind the headboard, or
    short legs if asked."""
    w, length = SIZES[size]
    W = w + 0.12
    y0 = length / 2 + 0.015
    face = front_mat or mat
    yc = y0 + depth / 2
    low = 0.0 if not legs else 0.1
    for s in (-1, 1):
        rbox(
            (0.03, depth, head_h - low),
            (s * (W / 2 - 0.015), yc, low + (head_h - low) / 2),
            mat,
            0.006,
            grain='z',
        )
    rbox((W, depth + 0.01, 0.03), (0, yc, head_h - 0.015), mat, 0.006, grain='x')
    rbox(
        (W - 0.04, 0.012, head_h - low - 0.02),
        (0, y0 + depth - 0.008, low + (head_h - low) / 2),
        face,
        0,
        grain='x',
    )
    rbox((W - 0.05, 0.02, z0 - low), (0, y0 + 0.01, low + (z0 - low) / 2), face, 0.003, grain='x')
    for r in range(rows):
        z = z0 + (head_h - 0.03 - z0) * r / rows
        rbox((W - 0.05, depth - 0.01, 0.024), (0, yc, z + 0.012), mat, 0.003, grain='x')
    for i in range(1, cubbies):
        rbox(
            (0.022, depth - 0.01, head_h - z0 - 0.03),
            (-W / 2 + W * i / cubbies, yc, (z0 + head_h - 0.03) / 2),
            mat,
            0.003,
            grain='z',
        )
    if led:
        rbox((W - 0.16, 0.01, 0.012), (0, y0 + depth + 0.012, head_h - 0.06), led, 0)
        for s in (-1, 1):
            rbox(
                (0.012, 0.01, head_h - 0.45),
                (s * (W / 2 - 0.06), y0 + depth + 0.012, 0.3 + (head_h - 0.45) / 2),
                led,
                0,
            )
    rail, base = 0.3, 0.0 if drawers else 0.14
    rbox((W - 0.04, length + 0.02, rail - base), (0, 0, base + (rail - base) / 2), mat, 0.006, grain='y')
    rbox(
        (W, 0.028, rail - base + 0.04),
        (0, -length / 2 - 0.02, base + (rail - base) / 2 + 0.02),
        face,
        0.006,
        grain='x',
    )
    for s in (-1, 1):
        with group('side', s * (W / 2 - 0.02), 0, 0, 90 * s):
            n = drawers
            for i in range(n):
                x = -length / 2 + length * (i + 0.5) / n
                front(length / n - 0.03, rail - 0.06, x, rail / 2 + 0.005, 0, face, 'slab', handle)
            if not n:
                rbox(
                    (length, 0.024, rail - base), (0, -0.01, base + (rail - base) / 2), face, 0.005, grain='x'
                )
    if legs:
        for sx in (-1, 1):
            for y in (-length / 2 + 0.08, length / 2 + 0.06):
                cyl(0.026, 0.15, (sx * (W / 2 - 0.06), y, 0), legs, 0.004, 32)
    made_bed(size, linen={'style': 'single', 'drop': 0.12 if drawers else 0.2, **(linen or {})})


def slat_wall_bed(mat, wide=2.64, head_h=0.97, linen=None):
    """A king platform on a recessed plinth before a headboard of upright slats that carries a shelf at
    either end."""
    w, length = SIZES['king']
    rbox((w - 0.2, length - 0.2, 0.19), (0, 0, 0.095), materials.plain('#1b1714', 0.7), 0.004)
    rbox((w + 0.08, length + 0.07, 0.09), (0, 0.005, 0.235), mat, 0.01, grain='y')
    rbox((w + 0.084, 0.03, 0.094), (0, -length / 2 - 0.027, 0.235), mat, 0.01, grain='x')
    y = length / 2 + 0.06
    rbox(
        (wide, 0.02, head_h - 0.1),
        (0, y + 0.03, 0.1 + (head_h - 0.1) / 2),
        materials.wood('espresso'),
        0.002,
        grain='x',
    )
    n = round(wide / 0.0381)
    for i in range(n):
        rbox(
            (0.0254, 0.022, head_h - 0.1),
            (-wide / 2 + wide * (i + 0.5) / n, y + 0.01, 0.1 + (head_h - 0.1) / 2),
            mat,
            0.004,
            grain='z',
        )
    rbox((wide + 0.02, 0.055, 0.026), (0, y + 0.018, head_h + 0.01), mat, 0.005, grain='x')
    for s in (-1, 1):
        rbox((0.3, 0.24, 0.028), (s * (wide / 2 - 0.16), y - 0.12, 0.6), mat, 0.006, grain='x')
    made_bed('king', mh=0.23, rails=(0.05, 0.28), linen={'drop': 0.17, **(linen or {})})


def captain_bed(mat, size='full', deck=0.51, head_h=1.07, linen=None, pulled=()):
    """A chest of a bed: three drawers in each side under a high deck, a plain panel headboard, no
    footboard; `pulled` names drawers that stand open: (side, number, how far)."""
    stand_out = {(side, i): far for side, i, far in pulled}
    w, length = SIZES[size]
    W = w + 0.06
    dark = materials.plain('#1d1712', 0.9)
    rbox((W - 0.04, length + 0.02, deck - 0.05), (0, 0, 0.01 + (deck - 0.05) / 2), mat, 0.004, grain='y')
    rbox((W + 0.01, length + 0.05, 0.04), (0, -0.004, deck - 0.02), mat, 0.008, grain='y')
    rbox((W + 0.016, 0.03, 0.044), (0, -length / 2 - 0.036, deck - 0.02), mat, 0.008, grain='x')
    rbox((W - 0.01, 0.026, deck - 0.04), (0, -length / 2 - 0.02, (deck - 0.04) / 2), mat, 0.004, grain='x')
    rbox((W + 0.006, 0.03, 0.075), (0, -length / 2 - 0.024, 0.0375), mat, 0.006, grain='x')
    for s in (-1, 1):
        with group('side', s * (W / 2 - 0.02), 0, 0, 90 * s):
            rbox((length + 0.03, 0.024, 0.075), (0.004, -0.012, 0.0375), mat, 0.006, grain='x')
            for i in range(3):
                x = -length / 2 + length * (i + 0.5) / 3
                rbox((0.6, 0.006, 0.306), (x, -0.002, 0.27), dark, 0)
                out = stand_out.get((s, i))
                with pulled_drawer(0.584, 0.29, x, 0.27, -0.002, out) if out else nullcontext():
                    front(0.584, 0.29, x, 0.27, -0.002, mat, 'slab', None)
                    for k in (-0.16, 0.16):
                        lathe(
                            [
                                (0, 0),
                                (0.012, 0),
                                (0.009, 0.012),
                                (0.018, 0.02),
                                (0.02, 0.028),
                                (0.013, 0.036),
                                (0, 0.038),
                            ],
                            28,
                            mat,
                            (x + k, -0.021, 0.28),
                            (pi / 2, 0, 0),
                            angle=60,
                        )
    y = length / 2 + 0.05
    for s in (-1, 1):
        rbox((0.07, 0.06, head_h), (s * (W / 2 - 0.01), y, head_h / 2), mat, 0.008, grain='z')
    rbox((W - 0.08, 0.03, head_h - 0.13), (0, y, 0.13 + (head_h - 0.13) / 2), mat, 0.004, grain='x')
    rbox((W + 0.09, 0.075, 0.035), (0, y, head_h), mat, 0.01, grain='x')
    mattress(w, length, 0.2, z=deck, quilt=False, side=materials.bedding('#f1eee8'))
    bedding(w, length, deck + 0.2, head_y=length / 2, rails=(0.05, deck), **{'drop': 0.16, **(linen or {})})
