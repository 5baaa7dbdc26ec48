"""Desks. Meters."""

from ... import materials
from ...geometry import cyl, leg, rbox
from .fronts import front


def desk(
    mat,
    w=1.35,
    d=0.6,
    h=0.76,
    metal=None,
    drawers=True,
    handle_mat=None,
    top_mat=None,
    n_drawers=2,
    handle='knob',
):
    """Writing desk on tapered legs or a metal frame; without a `handle` the drawer is pulled at its lower
    edge."""
    rbox((w, d, 0.03), (0, 0, h - 0.015), top_mat or mat, 0.005, grain='x')
    if metal:
        t = 0.028
        for s in (-1, 1):
            for sy in (-1, 1):
                rbox(
                    (t, t, h - 0.03), (s * (w / 2 - 0.06), sy * (d / 2 - 0.05), (h - 0.03) / 2), metal, 0.002
                )
            for z in (0.06, h - 0.045):
                rbox((t, d - 0.1, t), (s * (w / 2 - 0.06), 0, z), metal, 0.002)
        rbox((w - 0.12, t, t), (0, d / 2 - 0.05, 0.3), metal, 0.002)
    else:
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(
                    h - 0.03,
                    0.014,
                    0.024,
                    (sx * (w / 2 - 0.08), sy * (d / 2 - 0.07), 0),
                    mat,
                    (-6 * sy, 6 * sx),
                )
    if drawers:
        rbox((w - 0.16, d - 0.12, 0.1), (0, 0.0, h - 0.08), top_mat or mat, 0.003, grain='x')
        k = n_drawers
        span = w - 0.2 if handle else w - 0.164
        for i in range(k):
            ww = span / k
            front(
                ww - 0.004,
                0.085 if handle else 0.099,
                -span / 2 + ww * (i + 0.5),
                h - (0.08 if handle else 0.0825),
                -d / 2 + 0.065,
                top_mat or mat,
                'slab',
                handle,
                handle_mat,
            )


def gable_desk(mat, face, w=1.07, d=0.51, h=0.76, legs=0.1):
    """A desk of plywood gables on short cylinder legs, one drawer with round cut-out pulls."""
    t = 0.024
    for s in (-1, 1):
        rbox((t, d, h - t - legs), (s * (w / 2 - t / 2), 0, legs + (h - t - legs) / 2), mat, 0.005, grain='z')
        rbox(
            (0.003, d - 0.024, h - t - legs - 0.024),
            (s * (w / 2 + 0.0005), 0, legs + (h - t - legs) / 2),
            face,
            0.001,
        )
        for y in (-d / 2 + 0.05, d / 2 - 0.05):
            cyl(0.022, legs + 0.006, (s * (w / 2 - 0.034), y, 0), mat, 0.003, 32)
    rbox((w + 0.01, d + 0.01, t), (0, 0, h - t / 2), mat, 0.006, grain='x')
    rbox((w - 0.014, d - 0.014, 0.004), (0, 0, h - 0.0005), face, 0.001)
    rbox((w - 2 * t, 0.016, 0.34), (0, d / 2 - 0.03, h - t - 0.17), face, 0.002, grain='x')
    iw, high = w - 2 * t, 0.13
    zc = h - t - high / 2
    rbox((iw, d - 0.06, 0.018), (0, 0, h - t - high - 0.009), mat, 0.003, grain='x')
    rbox((iw, 0.01, high), (0, -d / 2 + 0.035, zc), materials.plain('#171412', 0.9), 0)
    front(iw - 0.008, high - 0.008, 0, zc, -d / 2 + 0.026, face, 'slab', 'hole', pulls=2)
