"""The cloth simulation: a mesh is stuffed once and kept on disk."""

import array
import hashlib
import json
import os

import bpy

from ..geometry import parents

KEPT_IN = os.path.join(os.path.dirname(__file__), '..', '..', '.cache', 'studio', 'cloth')
# raise it when a change of the simulation should stuff everything again
VERSION = 1


def name_of(kind, *numbers):
    """The name under which a simulated mesh is kept."""
    return kind + '_' + hashlib.sha1(repr((VERSION, *numbers)).encode()).hexdigest()[:16]


def simulated(name, make):
    """The mesh of that name and its notes: from disk, or from make(), which gives (object, frames, settings,
    notes)."""
    found = load(name)
    if found:
        return found
    # whatever group is open must not own the object
    open_groups = parents[:]
    parents.clear()
    try:
        thing, frames, settings, notes = make()
        mesh = run(thing, frames, settings)
        bpy.data.objects.remove(thing)
    finally:
        parents[:] = open_groups
    save(name, mesh, notes)
    return load(name) or (mesh, notes)


def run(thing, frames, settings):
    """Simulate an object for some frames; settings(modifier) says how it is stuffed. Returns the mesh at the
    end."""
    scene = bpy.context.scene
    modifier = thing.modifiers.new('cloth', 'CLOTH')
    stuff(modifier.settings)
    settings(modifier.settings)
    modifier.collision_settings.use_collision = False
    modifier.point_cache.frame_start = 1
    modifier.point_cache.frame_end = frames
    scene.frame_start, scene.frame_end = (1, frames)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    scene.frame_set(1)
    return mesh


def stuff(cloth):
    """What all stuffed cloth has in common."""
    cloth.quality = 6
    cloth.air_damping = 4
    cloth.use_pressure = True
    cloth.effector_weights.gravity = 0


def save(name, mesh, notes):
    """Keep a simulated mesh on disk."""
    places = array.array('f', [0.0]) * (len(mesh.vertices) * 3)
    mesh.vertices.foreach_get('co', places)
    kept = {
        'co': [round(place, 5) for place in places],
        'faces': [list(face.vertices) for face in mesh.polygons],
        'extra': notes,
    }
    os.makedirs(KEPT_IN, exist_ok=True)
    target = os.path.join(KEPT_IN, name + '.json')
    unfinished = f'{target}.{os.getpid()}'
    with open(unfinished, 'w') as file:
        json.dump(kept, file)
    os.replace(unfinished, target)


def load(name):
    """Fetch a simulated mesh from disk, if it was ever made."""
    path = os.path.join(KEPT_IN, name + '.json')
    if not os.path.exists(path):
        return None
    with open(path) as file:
        kept = json.load(file)
    mesh = bpy.data.meshes.new(name)
    places = kept['co']
    mesh.from_pydata([places[i : i + 3] for i in range(0, len(places), 3)], [], kept['faces'])
    return (mesh, kept['extra'])
