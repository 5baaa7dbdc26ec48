"""Marks on a piece: what is wrong with a floor model or a second. Meters.

Each lies on the piece that it stands on in a scene: from a place in its coordinates one looks straight at a
side of it, and where a surface is met, the mark is."""

import random
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Vector

from ... import materials
from ...geometry import finish, link, tube
from ...materials.colors import linear
from ...materials.nodes import Nodes

TOWARD = {'front': (0, 1, 0), 'back': (0, -1, 0), 'left': (1, 0, 0), 'right': (-1, 0, 0), 'top': (0, 0, -1)}


def surface_met(at, side):
    """Where the surface is, which way it faces, and the object that it belongs to."""
    toward = Vector(TOWARD[side])
    bpy.context.view_layer.update()
    # from between the piece and the paper behind it, which would be met first
    start = Vector(at) - toward * 1.5
    hit, place, normal, _, met, _ = bpy.context.scene.ray_cast(
        bpy.context.evaluated_depsgraph_get(), start, toward
    )
    if not hit:
        raise ValueError(f'nothing to mark at {at} from the {side}')
    return place, normal, bpy.data.objects[met.name]


def scratch(along, side, mat=None, r=0.0006, seed=3, sunk=0.5):
    """A line through these places, a little unsteady; `sunk` is the part of it below the surface."""
    rnd = random.Random(seed)
    here = [Vector(a).lerp(Vector(b), i / 16) for a, b in zip(along, along[1:]) for i in range(16)]
    points, thick = [], []
    for i, at in enumerate(here):
        place, normal, _ = surface_met(at + Vector([rnd.uniform(-0.25, 0.25) * r for _ in range(3)]), side)
        thick.append(0.35 + 0.65 * sin(pi * (i + 0.5) / len(here)) ** 0.5 * rnd.uniform(0.6, 1))
        points.append(tuple(place + normal * r * thick[-1] * (1 - 2 * sunk)))
    tube(points, r, mat or materials.plain('#2a1d14', 0.7), taper=thick)


def chip(spot, side, r=0.004, mat=None, seed=3):
    """A flake that came off, ragged at its edge; filled with wax it looks the same in another color."""
    rnd = random.Random(seed)
    place, normal, _ = surface_met(spot, side)
    across = normal.orthogonal().normalized()
    up = normal.cross(across)
    bm = bmesh.new()
    n, size = 30, [1.0]
    for _ in range(n - 1):
        size.append(min(1.15, max(0.6, size[-1] + rnd.uniform(-0.17, 0.17))))
    size[-1] = (size[0] + size[-2]) / 2
    bm.faces.new(
        [
            bm.verts.new(
                place
                + normal * 0.00015
                + (across * cos(2 * pi * i / n) * 1.25 + up * sin(2 * pi * i / n)) * r * k
            )
            for i, k in enumerate(size)
        ]
    )
    finish(bm, 'chip', mat or materials.plain('#e3d8c4', 0.7), smooth=False, weighted=False)


def blemish(spot, side, size, color=None, share=0.5, dent=0.0, soft=0.6, ragged=0.5, grain=(1, 1, 1)):
    """A place where the surface itself is another: tinted, rubbed or faded to `share` of a color, pressed in
    by `dent` meters. Half of its `size` is how far it reaches along each axis of the piece; the last `soft`
    part of that fades out, and noise as fine as `grain` makes its edge `ragged`."""
    place, _, marked = surface_met(spot, side)
    here = link(bpy.data.objects.new('blemish', None))
    here.location, here.scale = place, [reach / 2 for reach in size]
    for slot in marked.material_slots:
        slot.material = slot.material.copy()
        nodes = Nodes.of(slot.material)
        p = nodes.node('TexCoord', object=here).outputs['Object']
        noise = nodes.noise(nodes.mapped(p, grain), 1.7, 4, 0.65) - 0.5
        away = nodes.vector('LENGTH', p) + noise * ragged
        inside = nodes.ramp(away, [(1 - soft, 1.0), (1.0, 0.0)], 'EASE')
        for shader in [node for node in nodes.tree.nodes if node.type == 'BSDF_PRINCIPLED']:
            base, normal = shader.inputs['Base Color'], shader.inputs['Normal']
            if color:
                nodes.feed(base, nodes.mix(inside * share, nodes.fed(base), linear(color)))
            if dent:
                before = nodes.fed(normal) if normal.links else None
                nodes.feed(normal, nodes.bump(inside * -dent, 1.0, 1.0, before))
