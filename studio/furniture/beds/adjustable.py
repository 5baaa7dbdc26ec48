"""Adjustable bases. Meters."""

from math import cos, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, group, rbox, tube
from ...soft import padbox
from .mattresses import SIZES


def adjustable_base(mat, metal=None, head=48, knee=24, size='queen'):
    """A lifting bed base on six steel legs, its padded deck raised at the head and under the knees; the head
    is at +Y."""
    metal = metal or materials.metal('black')
    w, long = SIZES[size]
    h0, t = 0.33, 0.09
    rbox((w - 0.12, long - 0.12, 0.05), (0, 0, 0.255), metal, 0.004, grain='y')
    for s in (-1, 1):
        rbox((0.05, long - 0.04, 0.06), (s * (w / 2 - 0.06), 0, 0.25), metal, 0.004, grain='y')
    for sx in (-1, 1):
        for y in (-long / 2 + 0.14, 0, long / 2 - 0.14):
            cyl(0.024, 0.235, (sx * (w / 2 - 0.12), y, 0), metal, 0.004, 32)
    hip = 0.22

    def panel(y, z, length, angle, seed):
        """One padded panel from a hinge towards -Y or +Y (negative length), rising by an angle."""
        a = rad(angle)
        s = 1 if length > 0 else -1
        c = abs(length) / 2
        padbox(
            (w, abs(length) - 0.012, t),
            (0, y + s * c * cos(a), z + c * sin(a)),
            mat,
            r=0.022,
            puff=(0.002, 0.002, 0.006),
            rot=(a * s, 0, 0),
            seed=seed,
        )
        return y + s * 2 * c * cos(a), z + 2 * c * sin(a)

    panel(hip, h0, long / 2 - hip, head, 1)
    panel(hip, h0, -0.36, 0, 2)
    y, z = panel(hip - 0.36, h0, -0.38, knee, 3)
    panel(y, z, -(long / 2 + y - 0.02) - 0.1, -knee * 0.42, 4)
    for s in (-1, 1):
        tube(
            [
                (s * (w / 2 - 0.2), hip - 0.1, 0.26),
                (s * (w / 2 - 0.2), hip + 0.42, h0 + 0.4 * sin(rad(head))),
            ],
            0.014,
            metal,
        )
        tube(
            [
                (s * (w / 2 - 0.2), hip - 0.9, 0.26),
                (s * (w / 2 - 0.2), hip - 0.66, h0 + (0.05 if knee else 0.0)),
            ],
            0.014,
            metal,
        )
    with group('remote', 0.22, 0.02, h0 + t / 2 + 0.004, 18):
        rbox((0.05, 0.16, 0.018), (0, 0, 0.009), materials.plain('#18191a', 0.4), 0.006, grain='y')
        for i in range(6):
            for s in (-1, 1):
                cyl(
                    0.006,
                    0.003,
                    (s * 0.012, 0.05 - 0.02 * i, 0.018),
                    materials.plain('#c9cdd0', 0.5),
                    0.001,
                    12,
                )
