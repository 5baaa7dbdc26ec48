"""Soft goods: simulated cushions, padding, tufting. Meters."""

from .creases import Creases
from .cushions import box_cushion_mesh, cushion, pillow, pillow_mesh
from .padding import drape, padbox, piping
from .tufting import tufted

__all__ = [
    'Creases',
    'box_cushion_mesh',
    'cushion',
    'drape',
    'padbox',
    'pillow',
    'pillow_mesh',
    'piping',
    'tufted',
]
