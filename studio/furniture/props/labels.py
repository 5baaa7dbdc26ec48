"""Words that stand in a picture. Meters."""

import bpy

from ... import materials
from ...geometry import from_mesh, group, rbox


def label(text, drop, size=0.05, color='#2b2f31', turn=0):
    """A line of text that stands upright, and from its start a thin line down to what it names, `drop` below;
    neither throws a shadow. `turn` faces it to a camera at that many degrees."""
    ink = materials.plain(color, 0.9)
    with group('label', rz=turn) as g:
        font = bpy.data.curves.new('text', 'FONT')
        font.body, font.size = text, size
        drawn = bpy.data.objects.new('text', font)
        mesh = bpy.data.meshes.new_from_object(drawn)
        bpy.data.objects.remove(drawn)
        from_mesh(mesh, 'text', ink, smooth=False, loc=(0.014, 0, 0.008), rot=(1.5708, 0, 0))
        rbox((0.003, 0.003, drop + size * 0.75), (0, 0, (size * 0.75 - drop) / 2), ink, 0)
        rbox((0.014, 0.014, 0.014), (0, 0, -drop), ink, 0.006)
    for o in g.tree():
        o.visible_shadow = False
