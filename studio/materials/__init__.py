"""Materials, all procedural. Scales are meters in object space, so one definition fits every piece."""

from .colors import blended, linear, scaled
from .fabric import bedding, boucle, corduroy, knit, linen, sheer, velvet
from .floors import concrete, floorboards, tiles
from .glass import glass, mirror, seeded_glass, thin_glass
from .lamps import bulb, emission, shade
from .leather import leather
from .masonry import asphalt, brick, foliage, paving
from .metal import METALS, antique_brass, hammered, metal
from .nodes import Nodes, material
from .paint import daylit_wall, leaf, paint, plain, pooled_paint, wall, windows
from .patterned import damask, plaid, ticking
from .prints import art
from .rugs import indigo_stripes, medallion, rug
from .stone import ceramic, marble
from .wood import KNOTS, SPECIES, cane, knots, wood

__all__ = [
    'KNOTS',
    'METALS',
    'Nodes',
    'SPECIES',
    'antique_brass',
    'art',
    'asphalt',
    'bedding',
    'blended',
    'boucle',
    'brick',
    'bulb',
    'cane',
    'ceramic',
    'concrete',
    'corduroy',
    'damask',
    'daylit_wall',
    'emission',
    'floorboards',
    'foliage',
    'glass',
    'hammered',
    'indigo_stripes',
    'knit',
    'knots',
    'leaf',
    'leather',
    'linear',
    'linen',
    'marble',
    'material',
    'medallion',
    'metal',
    'mirror',
    'paint',
    'paving',
    'plaid',
    'plain',
    'pooled_paint',
    'rug',
    'scaled',
    'seeded_glass',
    'shade',
    'sheer',
    'thin_glass',
    'ticking',
    'tiles',
    'velvet',
    'wall',
    'windows',
    'wood',
]
