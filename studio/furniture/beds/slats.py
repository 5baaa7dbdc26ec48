"""The deck of a bed without its mattress. Meters."""

from ... import materials
from ...geometry import cyl, rbox

SLAT, GAP = 0.07, 0.0635


def slatted(w, length, z, mat):
    """Flat slats two and a half inches apart, their tops at z, screwed to a cleat at either side and to a
    center beam on feet."""
    t = 0.018
    n = int((length + GAP - 0.02) / (SLAT + GAP))
    first = -(n - 1) * (SLAT + GAP) / 2
    middles = (0.0,) if w > 1.2 else ()
    screw = materials.metal('steel')
    for s in (-1, 1):
        rbox((0.03, length - 0.01, 0.045), (s * (w / 2 - 0.008), 0, z - t - 0.0225), mat, 0.003, grain='y')
    for x in middles:
        rbox((0.05, length - 0.01, 0.055), (x, 0, z - t - 0.0275), mat, 0.003, grain='y')
        for y in (-length / 2 + 0.3, 0, length / 2 - 0.3):
            rbox((0.04, 0.04, z - t - 0.053), (x, y, (z - t - 0.053) / 2), mat, 0.003, grain='z')
    for i in range(n):
        y = first + i * (SLAT + GAP)
        rbox((w - 0.004, SLAT, t), (0, y, z - t / 2), mat, 0.003, grain='x')
        for x in (-w / 2 + 0.012, *middles, w / 2 - 0.012):
            cyl(0.004, 0.0012, (x, y, z), screw, 0.0004, 16)
