"""Lamps, sun and sky."""

from math import cos, sin
from math import radians as rad

import bpy
from mathutils import Vector

from .geometry import link


def area(loc, target, size, power, color=(1, 1, 1), sizey=None, spread=180, name='area'):
    """A rectangular softbox."""
    light = bpy.data.lights.new(name, 'AREA')
    light.energy = power
    light.color = color
    light.size = size
    light.spread = rad(spread)
    if sizey:
        light.shape = 'RECTANGLE'
        light.size_y = sizey
    lamp = bpy.data.objects.new(name, light)
    link(lamp)
    lamp.location = loc
    lamp.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = False
    return lamp


def sun(az, el, power=3.0, angle=1.5, color=(1, 0.93, 0.82)):
    """az degrees: direction light comes FROM, 0 = camera side (-Y), -90 = left (-X)"""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy = power
    light.angle = rad(angle)
    light.color = color
    lamp = bpy.data.objects.new('sun', light)
    link(lamp)
    d = Vector((sin(rad(az)) * cos(rad(el)), -cos(rad(az)) * cos(rad(el)), sin(rad(el))))
    lamp.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    return lamp


def point(loc, power, r=0.03, color=(1, 0.86, 0.7)):
    """A light bulb."""
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy = power
    light.shadow_soft_size = r
    light.color = color
    lamp = bpy.data.objects.new('bulb', light)
    lamp.location = loc
    return link(lamp)


def world(top=(1, 1, 1), horizon=(1, 1, 1), strength=0.5):
    """two-tone gradient sky dome: cooler above, warmer at the horizon/ground"""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes['Background']
    bg.inputs[1].default_value = strength
    tc = t.nodes.new('ShaderNodeTexCoord')
    sp = t.nodes.new('ShaderNodeSeparateXYZ')
    t.links.new(tc.outputs['Generated'], sp.inputs[0])
    mr = t.nodes.new('ShaderNodeMapRange')
    mr.inputs[1].default_value = -0.4
    mr.inputs[2].default_value = 1
    t.links.new(sp.outputs[2], mr.inputs[0])
    mx = t.nodes.new('ShaderNodeMixRGB')
    mx.inputs[1].default_value = (*horizon, 1)
    mx.inputs[2].default_value = (*top, 1)
    t.links.new(mr.outputs[0], mx.inputs[0])
    t.links.new(mx.outputs[0], bg.inputs[0])
    w.cycles.sampling_method = 'MANUAL'
    w.cycles.sample_map_resolution = 256
    return w


def dusk(strength=1.0):
    """The sky half an hour after sunset: a band of light over the horizon behind the house, deep blue above,
    no shadows."""
    w = bpy.data.worlds.new('dusk')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    background = t.nodes['Background']
    background.inputs[1].default_value = strength
    where = t.nodes.new('ShaderNodeTexCoord')
    parts = t.nodes.new('ShaderNodeSeparateXYZ')
    t.links.new(where.outputs['Generated'], parts.inputs[0])
    ramp = t.nodes.new('ShaderNodeValToRGB')
    stops = (
        (0.0, (0.95, 0.5, 0.26)),
        (0.12, (0.85, 0.52, 0.42)),
        (0.3, (0.4, 0.4, 0.55)),
        (0.62, (0.11, 0.17, 0.36)),
    )
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = stops[0][0], (*stops[0][1], 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = stops[3][0], (*stops[3][1], 1)
    for position, color in stops[1:3]:
        ramp.color_ramp.elements.new(position).color = (*color, 1)
    t.links.new(parts.outputs[2], ramp.inputs[0])
    t.links.new(ramp.outputs[0], background.inputs[0])
    return w


def studio_light(key=310, fill=42, rim=100, k=1.0, size=1.8, az=-50, amb=0.21, top=62):
    """classic three-point with very large sources. k scales distances for bigger sets"""
    a = rad(az)
    area((sin(a) * 4.2 * k, -cos(a) * 4.2 * k, 3.6 * k), (0, 0, 0.4), size * k, key * k * k, (1, 0.975, 0.94))
    area(
        (-sin(a) * 4.6 * k, -cos(a) * 3.4 * k, 2.2 * k),
        (0, 0, 0.5),
        size * 1.3 * k,
        fill * k * k,
        (0.95, 0.975, 1),
    )
    area((-sin(a) * 2.6 * k, 1.6 * k, 3.8 * k), (0, 0, 0.4), 1.6 * k, rim * k * k, (1, 1, 1))
    area((0, -0.4, 5.2 * k), (0, 0, 0), 3.2 * k, top * k * k, (1, 1, 1))
    world((1, 1, 1), (0.98, 0.97, 0.96), amb)
