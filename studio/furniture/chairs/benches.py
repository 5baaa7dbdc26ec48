"""Benches with backs. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import prism, rbox, tube


def heart(y, z, r, n=40):
    """Outline of a heart of half width r about a point."""
    pts = []
    for i in range(n):
        t = 2 * pi * i / n
        pts.append(
            (y + r * sin(t) ** 3, z + r * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 16)
        )
    return pts


def heart_end(mat, x, d, h):
    """The end of a settle: a board that sweeps up to the back, with a heart cut out of it."""
    front, back = -d / 2, d / 2
    outline = [(front, 0.001), (back, 0.001), (back, h - 0.03)]
    outline += [(back - 0.03, h), (back - 0.16, h), (back - 0.25, h - 0.05), (back - 0.31, h - 0.15)]
    outline += [(front + 0.1, 0.62), (front + 0.03, 0.6), (front, 0.57)]
    hole = heart(back - 0.165, h - 0.19, 0.08)
    far = min(range(len(hole)), key=lambda i: -hole[i][0])
    ring = hole[far:] + hole[: far + 1]
    # the outline runs in to the hole and back along one slit; the hole turns the other way round
    at = outline.index((back, h - 0.03))
    slit = (back, ring[0][1])
    poly = outline[:at] + [slit] + ring + [(slit[0], slit[1] + 1e-4)] + outline[at:]
    prism(poly, 0.032, mat, 0, loc=(x, 0, 0), axis='x', grain='z', angle=20)


def bench_with_back(mat, w=1.4, d=0.5, seat_h=0.45, h=0.89, ends=('plain', 'plain'), lift=0):
    """Kitchen bench with a planked back and a storage box under the seat.

    Its two ends: plain; a heart cut out; or a planked back too, for the seat in a corner. Its seat stands up
    by `lift` degrees."""
    if lift:
        _open_box(mat, w, d, seat_h, lift)
    else:
        rbox((w, d, 0.03), (0, 0, seat_h - 0.015), mat, 0.006, grain='x')
        rbox((w - 0.06, d - 0.06, seat_h - 0.09), (0, 0, 0.06 + (seat_h - 0.09) / 2), mat, 0.004, grain='x')

    def plank(wide, x, y, turned=False):
        size = (
            (0.018, wide - 0.004, h - seat_h - 0.02) if turned else (wide - 0.004, 0.018, h - seat_h - 0.02)
        )
        rbox(size, (x, y, seat_h + (h - seat_h - 0.02) / 2), mat, 0.003, grain='z')

    for s, end in zip((-1, 1), ends):
        if end == 'heart':
            heart_end(mat, s * (w / 2 - 0.014), d, h + 0.02)
            continue
        rbox((0.03, d, seat_h - 0.03), (s * (w / 2 - 0.015), 0, (seat_h - 0.03) / 2), mat, 0.005, grain='z')
        rbox(
            (0.03, 0.05, h - seat_h),
            (s * (w / 2 - 0.015), d / 2 - 0.02, seat_h + (h - seat_h) / 2),
            mat,
            0.005,
            grain='z',
        )
        if end == 'back':
            for i in range(4):
                plank(d / 4, s * (w / 2 - 0.012), -d / 2 + d * (i + 0.5) / 4, True)
            rbox((0.05, d + 0.02, 0.05), (s * (w / 2 - 0.015), 0, h - 0.02), mat, 0.01, grain='y')
    n = max(3, round(w / 0.12))
    for i in range(n):
        plank(w / n, -w / 2 + w * (i + 0.5) / n, d / 2 - 0.012)
    rbox(
        (w - 0.004 if 'heart' in ends else w + 0.02, 0.05, 0.05),
        (0, d / 2 - 0.015, h - 0.02),
        mat,
        0.01,
        grain='x',
    )
    rbox((w - 0.08, d - 0.1, 0.06), (0, 0, 0.031), mat, 0.003, grain='x')


def _open_box(mat, w, d, seat_h, lift):
    """The box under a seat, open, and the seat standing up on its stays."""
    t, low, top = 0.02, 0.06, seat_h - 0.03
    high = top - low
    for s in (-1, 1):
        rbox((w - 0.06, t, high), (0, s * (d / 2 - 0.03 - t / 2), low + high / 2), mat, 0.003, grain='x')
        rbox(
            (t, d - 0.06 - 2 * t, high),
            (s * (w / 2 - 0.03 - t / 2), 0, low + high / 2),
            mat,
            0.003,
            grain='y',
        )
    rbox((w - 0.07, d - 0.07, 0.012), (0, 0, low + 0.02), mat, 0.001, grain='x')
    hinge, deep, a = d / 2 - 0.07, d - 0.07, rad(lift)
    rbox((w - 0.07, 0.06, 0.03), (0, d / 2 - 0.04, seat_h - 0.015), mat, 0.004, grain='x')
    rbox(
        (w - 0.07, deep, 0.03),
        (0, hinge - deep / 2 * cos(a) + 0.015 * sin(a), top + deep / 2 * sin(a) + 0.015 * cos(a)),
        mat,
        0.006,
        grain='x',
        rot=(-a, 0, 0),
    )
    for s in (-1, 1):
        x = s * (w / 2 - 0.075)
        tube(
            [(x, hinge - 0.2, top - 0.03), (x, hinge - 0.24 * cos(a) - 0.004, top + 0.24 * sin(a))],
            0.005,
            materials.metal('steel'),
        )
