"""Boards at head and foot of wooden beds. Meters."""

from math import cos, pi, sin

from ...geometry import cyl, prism, rbox, tube
from ..cases.hardware import bolts


def carved_crown(W, post, y, head_h, mat):
    """A crest in a low double curve over a headboard, a carved shell in its middle, a rosette on either
    post."""
    n, c = 48, W + post
    crest = []
    for i in range(n + 1):
        u = 2 * i / n - 1
        crest.append((u * c / 2, head_h + 0.03 + 0.14 * (0.5 + 0.5 * cos(pi * u)) ** 0.8))
    prism(
        [(-c / 2, head_h - 0.02)] + crest + [(c / 2, head_h - 0.02)],
        0.05,
        mat,
        0.01,
        3,
        (0, y, 0),
        angle=40,
        grain='x',
    )
    tube([(x, y - 0.03, z - 0.012) for x, z in crest], 0.016, mat)
    for i in range(9):
        a = pi * (i + 0.5) / 9
        tube(
            [(0, y - 0.03, head_h + 0.03), (0.1 * cos(a), y - 0.034, head_h + 0.03 + 0.085 * sin(a))],
            0.011,
            mat,
            taper=[0.5, 1.2],
        )
    for s in (-1, 1):
        for r, h in ((0.03, 0.012), (0.018, 0.02), (0.008, 0.026)):
            cyl(r, h, (s * W / 2, y - post / 2 + 0.002, head_h - 0.16), mat, 0.006, 32, (pi / 2, 0, 0))
        for i in range(8):
            a = pi * i / 4
            cyl(
                0.008,
                0.016,
                (s * W / 2 + 0.023 * cos(a), y - post / 2 + 0.002, head_h - 0.16 + 0.023 * sin(a)),
                mat,
                0.005,
                16,
                (pi / 2, 0, 0),
            )


def bolted_planks(W, post, y, z0, z1, t, mats, iron, n):
    """Horizontal planks t thick, their middle on y, bolted to a frame of steel angles on square legs."""
    hx, hh, face = (W + post) / 2, (z1 - z0) / n, y - t / 2
    for i in range(n):
        rbox(
            (W + post - 0.009, t, hh - 0.004),
            (0, y, z0 + hh * (i + 0.5)),
            mats[i % len(mats)],
            0.004,
            grain='x',
        )
    for s in (-1, 1):
        rbox(
            (post, 0.007, z1 - z0 + 0.1),
            (s * (hx - post / 2), face - 0.0025, (z0 + z1 - 0.1) / 2),
            iron,
            0.0015,
            grain='z',
        )
        rbox(
            (0.007, t + 0.026, z1 - z0 + 0.101),
            (s * (hx - 0.0035), face - 0.0058 + (t + 0.026) / 2, (z0 + z1 - 0.1) / 2),
            iron,
            0.0015,
            grain='z',
        )
        rbox((0.06, 0.06, z0 + 0.003), (s * (hx - 0.0365), face + 0.032, z0 / 2), iron, 0.003, grain='z')
        bolts([(s * (hx - post / 2), face - 0.0058, z0 + hh * (i + 0.5)) for i in range(n)], r=0.0115)
        bolts(
            [(s * (hx - 0.0005), face + t / 2, z0 + hh * (i + 0.5)) for i in range(n)],
            to='right' if s > 0 else 'left',
        )
    rbox((W - post - 0.001, 0.0066, 0.04), (0, face - 0.0022, z1 - 0.0195), iron, 0.0015, grain='x')
    rbox((W - post - 0.001, 0.0066, 0.036), (0, face - 0.0022, z0 + 0.018), iron, 0.0015, grain='x')
    rbox((W + post - 0.002, t + 0.014, 0.006), (0, y - 0.001, z1 + 0.002), iron, 0.0015, grain='x')


def arched_boards(W, post, y, z0, z1, rise, mat):
    """Beadboard between two posts, from z0 up to a rail that arches by `rise` over their height z1."""
    iw, span = W - post, W + post + 0.03

    def top(x):
        return z1 + rise * (1 - (2 * x / span) ** 2)

    n = round(iw / 0.06)
    for i in range(n):
        x = iw * ((i + 0.5) / n - 0.5)
        rbox((iw / n - 0.004, 0.03, top(x) - z0), (x, y, (z0 + top(x)) / 2), mat, 0.004, grain='z')
    rbox((iw, 0.036, 0.05), (0, y, z0 + 0.02), mat, 0.004, grain='x')
    line = [span * (i / 24 - 0.5) for i in range(25)]
    prism(
        [(x, top(x) - 0.024) for x in line] + [(x, top(x) + 0.024) for x in line[::-1]],
        post + 0.02,
        mat,
        0.009,
        loc=(0, y, 0),
        angle=60,
    )


def upright_slats(length, z0, z1, n, mat, along='y', x=0.0, y=0.0):
    """Upright slats between two heights along X or Y."""
    for i in range(n):
        o = -length / 2 + length * (i + 0.5) / n
        size = (0.018, 0.06, z1 - z0) if along == 'y' else (0.06, 0.018, z1 - z0)
        rbox(
            size,
            (x, y + o, (z0 + z1) / 2) if along == 'y' else (x + o, y, (z0 + z1) / 2),
            mat,
            0.004,
            grain='z',
        )
