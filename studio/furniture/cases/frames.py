"""Bolted steel frames and plank tops. Meters."""

from ...geometry import rbox
from .hardware import bolts


def angle_frame(w, d, h, z0, mat, shelf=False, bar=0.036, rim=0.034):
    """Bolted steel angles around a case: uprights on square legs, a rim around the top, rails at z0, a shelf
    below."""
    top, low = h - rim / 2 - 0.001, z0 + bar / 2
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox(
                (bar, 0.0045, h - 0.02),
                (sx * (w / 2 - bar / 2 + 0.001), sy * (d / 2 - 0.0005), h / 2),
                mat,
                0.001,
                grain='z',
            )
            rbox(
                (0.0045, bar, h - 0.02),
                (sx * (w / 2 - 0.0005), sy * (d / 2 - bar / 2 + 0.001), h / 2),
                mat,
                0.001,
                grain='z',
            )
            rbox(
                (bar - 0.002, bar - 0.002, z0 + 0.004),
                (sx * (w / 2 - bar / 2 - 0.001), sy * (d / 2 - bar / 2 - 0.001), z0 / 2),
                mat,
                0.002,
                grain='z',
            )
    rails = [(top, rim), (low, bar)] + ([(0.13, bar)] if shelf else [])
    for z, high in rails:
        for s in (-1, 1):
            rbox((w + 0.0095, 0.005, high), (0, s * (d / 2 + 0.0022), z), mat, 0.001, grain='x')
            rbox((0.005, d + 0.002, high), (s * (w / 2 + 0.0022), 0, z), mat, 0.001, grain='y')
            bolts([(s * (w / 2 - bar / 2 + 0.001), -d / 2 - 0.0044, z)])
            bolts(
                [(s * (w / 2 + 0.0044), q * (d / 2 - bar / 2 + 0.001), z) for q in (-1, 1)],
                to='right' if s > 0 else 'left',
            )
    if shelf:
        rbox((w - 0.003, d - 0.003, 0.008), (0, 0, 0.14), mat, 0.002, grain='x')
    for s in (-1, 1):
        spots = [top - 0.06, low + 0.06]
        bolts([(s * (w / 2 - bar / 2 + 0.001), -d / 2 - 0.0024, z) for z in spots])
        bolts(
            [(s * (w / 2 + 0.0024), q * (d / 2 - bar / 2 + 0.001), z) for z in spots for q in (-1, 1)],
            to='right' if s > 0 else 'left',
        )


def plank_top(w, d, t, z, y, mats, n=3):
    """A thick top of planks between half-round nosings; z is its upper face."""
    e = t * 1.1
    for s in (-1, 1):
        rbox((w, e, t), (0, y + s * (d - e) / 2, z - t / 2), mats[0], t * 0.46, 6, grain='x')
        rbox((e, d - 0.002, t), (s * (w - e) / 2, y, z - t / 2), mats[-1], t * 0.46, 6, grain='y')
    deep = (d - e) / n
    for i in range(n):
        rbox(
            (w - e, deep - 0.0008, t - 0.002),
            (0, y - (d - e) / 2 + deep * (i + 0.5), z - t / 2 + 0.0016),
            mats[(i + 1) % len(mats)],
            0.0016,
            grain='x',
        )
