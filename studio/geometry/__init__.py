"""Shapes of wood and metal. Meters, Z up; every edge is bevelled."""

from .legs import bun_foot, fat_bun_foot, leg, sqleg
from .objects import finish, from_mesh, group, link, parents, reset, subsurf, world_bounds
from .outlines import arc, circle, ellipse, ring, rrect
from .solids import cyl, disc_profile, gridbox, lathe, mitred, prism, rbox, skin, spline, tube

__all__ = [
    'arc',
    'bun_foot',
    'circle',
    'cyl',
    'ellipse',
    'disc_profile',
    'fat_bun_foot',
    'finish',
    'from_mesh',
    'gridbox',
    'group',
    'lathe',
    'leg',
    'link',
    'mitred',
    'parents',
    'prism',
    'rbox',
    'ring',
    'reset',
    'rrect',
    'skin',
    'spline',
    'sqleg',
    'subsurf',
    'tube',
    'world_bounds',
]
