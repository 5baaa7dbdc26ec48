"""The bed inside a sleeper sofa. Meters."""

from ... import materials
from ...geometry import group, rbox, tube
from ..beds.foam import foam_mattress


def unfolded_bed(w, length, h, y, z):
    """A mattress on a steel deck with legs, unfolded to the front from y; the deck lies at z."""
    steel = materials.metal('steel')
    with group('bed', 0, y - length / 2, z + 0.02):
        foam_mattress(w, length, h)
    for s in (-1, 1):
        rbox((0.025, length, 0.03), (s * (w / 2 - 0.02), y - length / 2, z), steel, 0.003, grain='y')
    for share in (0.5, 0.97):
        foot = y - length * share
        x = w / 2 - 0.05
        tube([(-x, foot, z), (-x, foot, 0.014), (x, foot, 0.014), (x, foot, z)], 0.012, steel)
