"""The deck of a bed without its mattress. Meters."""

from ... import materials
from ...geometry import cyl, rbox

SLAT, GAP = 0.07, 0.0635


def slatted(w, length, z, mat, halves=False, feet=3, sleeves=False):
    """Flat slats two and a half inches apart, their tops at z, screwed to a cleat at either side and to a
    center beam on as many feet. In `halves` each slat ends on that beam; `sleeves` of rubber hold the ends
    of steel ones."""
    t = 0.018
    n = int((length + GAP - 0.02) / (SLAT + GAP))
    first = -(n - 1) * (SLAT + GAP) / 2
    middles = (0.0,) if w > 1.2 else ()
    screw, rubber = materials.metal('steel'), materials.plain('#1d1d1e', 0.7)
    for s in (-1, 1):
        rbox((0.03, length - 0.01, 0.045), (s * (w / 2 - 0.008), 0, z - t - 0.0225), mat, 0.003, grain='y')
    for x in middles:
        rbox((0.05, length - 0.01, 0.055), (x, 0, z - t - 0.0275), mat, 0.003, grain='y')
        for i in range(feet):
            y = (length - 0.6) * (i / (feet - 1) - 0.5)
            rbox((0.04, 0.04, z - t - 0.053), (x, y, (z - t - 0.053) / 2), mat, 0.003, grain='z')
    gap = 0.024
    parts = [(s * (w + gap) / 4, (w - gap) / 2 - 0.002) for s in (-1, 1)] if halves else [(0, w - 0.004)]
    joints = (-gap, gap) if halves else middles
    for i in range(n):
        y = first + i * (SLAT + GAP)
        for x, wide in parts:
            rbox((wide, SLAT, t), (x, y, z - t / 2), mat, 0.003, grain='x')
        if sleeves:
            for s in (-1, 1):
                rbox((0.05, SLAT + 0.008, t + 0.006), (s * (w / 2 - 0.025), y, z - t / 2), rubber, 0.003)
            continue
        for x in (-w / 2 + 0.012, *joints, w / 2 - 0.012):
            cyl(0.004, 0.0012, (x, y, z), screw, 0.0004, 16)
