"""Arranges furniture into pictures. Plain data, no Blender: an item is {make, with, at, on, frame}."""

from .bedrooms import bedroom
from .dining_rooms import around, dining, ring
from .living_rooms import living
from .pieces import bedding, flowers, item, lamp, pictures, rug
from .sets import paper, room
from .styles import ACCENTS, ART, BRIGHT, FLOORS, NEAR, PAPER_POST, ROOM_POST, RUGS, WALLS

__all__ = [
    'ACCENTS',
    'ART',
    'BRIGHT',
    'FLOORS',
    'NEAR',
    'PAPER_POST',
    'ROOM_POST',
    'RUGS',
    'WALLS',
    'around',
    'bedding',
    'bedroom',
    'dining',
    'flowers',
    'item',
    'lamp',
    'living',
    'paper',
    'pictures',
    'ring',
    'room',
    'rug',
]
