"""The pictures, by slug. Each shot takes a product and returns its scene; the order in a file is the order
of shooting."""

from . import bedroom, clearance, dining, living, packages, store

SHOTS = {}
for module in (packages, bedroom, living, dining, clearance, store):
    SHOTS.update(module.SHOTS)
