"""The deck of a storage bed that stands open. Meters."""

from math import cos, sin
from math import radians as rad

from ... import materials
from ...geometry import group, rbox, tube


def raised_deck(w, length, z, lift, slats=13):
    """A slatted deck without its mattress, raised at the foot on two pistons, over a lined well as wide and
    long; its lower edge is hinged at the head, z above the floor."""
    lining, wood = materials.linen('#3a3b3d', 0.2), materials.wood('birch')
    steel, black = materials.metal('steel'), materials.metal('black')
    rbox((w - 0.02, length - 0.02, 0.012), (0, 0, 0.04), lining, 0)
    for s in (-1, 1):
        rbox((0.012, length - 0.02, z - 0.05), (s * (w / 2 - 0.012), 0, z / 2 + 0.02), lining, 0, grain='y')
        rbox((w - 0.04, 0.012, z - 0.05), (0, s * (length / 2 - 0.016), z / 2 + 0.02), lining, 0)
    with group('deck', 0, length / 2 - 0.03, z) as deck:
        for s in (-1, 1):
            rbox((0.04, length - 0.08, 0.03), (s * (w / 2 - 0.04), -length / 2, 0), black, 0.003, grain='y')
        for y in (-0.03, -length / 2, -length + 0.05):
            rbox((w - 0.1, 0.04, 0.028), (0, y, 0), black, 0.003, grain='x')
        for i in range(slats):
            y = -0.08 - (length - 0.18) * i / (slats - 1)
            rbox((w - 0.06, 0.07, 0.014), (0, y, 0.023), wood, 0.003, grain='x')
    deck.e.rotation_euler = (-rad(lift), 0, 0)
    far = 0.75
    for s in (-1, 1):
        x = s * (w / 2 - 0.035)
        low = (x, length / 2 - 0.95, z - 0.12)
        high = (x, length / 2 - 0.03 - far * cos(rad(lift)), z + far * sin(rad(lift)))
        middle = tuple((a + b) / 2 for a, b in zip(low, high))
        tube([low, middle], 0.014, black)
        tube([middle, high], 0.007, steel)
