"""Objects, groups of objects and what the camera frames. Meters, Z up, surfaces smooth shaded."""

from math import radians as rad

import bpy
from mathutils import Vector, noise

parents = []


def reset():
    """Start from an empty file, with noise that is the same in every run (Blender seeds it from the
    clock)."""
    noise.seed_set(1)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.preferences.filepaths.save_version = 0
    parents.clear()


def link(ob):
    """Add an object to the scene, under the group that is open."""
    bpy.context.scene.collection.objects.link(ob)
    if parents:
        ob.parent = parents[-1]
    return ob


class group:
    """An empty that owns what is built inside `with group(name, x, y, z, turn):`."""

    def __init__(self, name, x=0, y=0, z=0, rz=0):
        self.name, self.t = (name, (x, y, z, rz))

    def __enter__(self):
        self.e = link(bpy.data.objects.new(self.name, None))
        parents.append(self.e)
        return self

    def __exit__(self, *a):
        parents.pop()
        self.place(*self.t)

    def place(self, x=0, y=0, z=0, rz=0):
        self.e.location = (x, y, z)
        self.e.rotation_euler = (0, 0, rad(rz))
        return self

    def tree(self):
        out, todo = ([], [self.e])
        while todo:
            o = todo.pop()
            out.append(o)
            todo += list(o.children)
        return out


def finish(bm, name, mat=None, smooth=True, angle=50, weighted=True, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Turn a bmesh into a smooth-shaded object."""
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return from_mesh(mesh, name, mat, smooth, angle, weighted, loc, rot)


def from_mesh(mesh, name, mat=None, smooth=True, angle=50, weighted=True, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Turn mesh data into a smooth-shaded object."""
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = rad(angle)
    if mat is not None:
        for m in mat if isinstance(mat, (list, tuple)) else [mat]:
            mesh.materials.append(m)
    ob = bpy.data.objects.new(name, mesh)
    ob.location = loc
    ob.rotation_euler = rot
    link(ob)
    if smooth and weighted:
        m = ob.modifiers.new('wn', 'WEIGHTED_NORMAL')
        m.keep_sharp = True
    return ob


def subsurf(ob, lv=1):
    """Subdivide when rendering."""
    m = ob.modifiers.new('ss', 'SUBSURF')
    m.levels = m.render_levels = lv
    return ob


def world_bounds(obs, all_of_them=False):
    """Bounding corners of everything that the camera should frame; or of what it need not, too."""
    dg = bpy.context.evaluated_depsgraph_get()
    pts = []
    for o in obs:
        if o.type in ('MESH', 'CURVE', 'SURFACE') and (all_of_them or not o.get('nofit')):
            e = o.evaluated_get(dg)
            pts += [e.matrix_world @ Vector(c) for c in e.bound_box]
    return pts
