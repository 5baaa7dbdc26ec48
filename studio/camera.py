"""The camera: level, with shift instead of tilt, framed on the objects of the picture."""

from math import cos, sin
from math import radians as rad

import bpy
from mathutils import Matrix, Vector

from .geometry import world_bounds


def camera(obs, az=24, height=None, pitch=0.0, lens=50, fill=(0.8, 0.78), aspect=4 / 3, offset=(0, 0)):
    """Fit objects. Camera stays level (pitch 0) and uses lens shift so verticals stay vertical. az: degrees
    to the right (+) of the front. fill: max share of frame width/height. offset: where the center of the
    subject lands, in share of the frame (+x right, +y up)."""
    sc = bpy.context.scene
    pts = world_bounds(obs)
    lo = Vector(map(min, *pts))
    hi = Vector(map(max, *pts))
    c = (lo + hi) / 2
    height = height if height is not None else max(0.55, min(1.5, hi.z * 0.62 + 0.35))
    cam = bpy.data.cameras.new('cam')
    cam.lens = lens
    cam.sensor_width = 36
    cam.clip_end = 200
    co = bpy.data.objects.new('cam', cam)
    sc.collection.objects.link(co)
    sc.camera = co
    a, p = (rad(az), rad(pitch))
    fwd = Vector((-sin(a) * cos(p), cos(a) * cos(p), -sin(p)))
    right = Vector((cos(a), sin(a), 0))
    up = right.cross(fwd)
    co.rotation_euler = fwd.to_track_quat('-Z', 'Y').to_euler()

    def ext(dist):
        pos = c - fwd * dist if pitch else Vector((c.x - fwd.x * dist, c.y - fwd.y * dist, height))
        U, Vv = ([], [])
        for q in pts:
            r = q - pos
            z = r.dot(fwd)
            if z < 0.05:
                return None
            U.append(r.dot(right) / z)
            Vv.append(r.dot(up) / z)
        return (pos, min(U), max(U), min(Vv), max(Vv))

    f = lens / 36.0
    W, H = (1 / f, 1 / f / aspect)
    if aspect < 1:
        W, H = (aspect / f, 1 / f)
    a0, a1 = (0.3, 60)
    for _ in range(60):
        mid = (a0 + a1) / 2
        e = ext(mid)
        ok = e and e[2] - e[1] <= W * fill[0] and (e[4] - e[3] <= H * fill[1])
        if ok:
            a1 = mid
        else:
            a0 = mid
    dist = a1
    view = ext(dist)
    if not view:
        raise ValueError('nothing to frame before the camera')
    pos, u0, u1, v0, v1 = view
    co.location = pos
    unit = max(W, H)
    cam.shift_x = ((u0 + u1) / 2 - offset[0] * W) / unit
    cam.shift_y = ((v0 + v1) / 2 - offset[1] * H) / unit
    return co


def face(share=0.6):
    """Turn what is drawn on a picture (an arrow) to the camera, and bring it to this share of its distance,
    as large as it looks: nothing is before it then."""
    bpy.context.view_layer.update()
    eye = bpy.context.scene.camera.matrix_world
    right, up, back, here = (eye.col[axis].xyz for axis in range(4))

    def flat(point):
        p = eye.inverted() @ point
        return Vector((p.x / -p.z, p.y / -p.z))

    for ob in [ob for ob in bpy.data.objects if ob.get('drawn')]:
        tip, shaft = ob.matrix_world.translation.copy(), ob.matrix_world.col[1].xyz
        way = (flat(tip + shaft * 0.01) - flat(tip)).normalized()
        y = right * way.x + up * way.y
        turned = Matrix((y.cross(back), y, back)).transposed() * share
        ob.matrix_world = Matrix.Translation(here + (tip - here) * share) @ turned.to_4x4()


def seen(obs, aspect, moved=(0, 0, 0)):
    """Where the corners of objects are in the picture, in shares of its width and height from the lower
    left."""
    co = bpy.context.scene.camera
    W = 36.0 / co.data.lens * min(1, aspect)
    H = W / aspect
    unit = max(W, H)
    to_camera = co.matrix_world.inverted()
    views = []
    for corner in world_bounds(obs, all_of_them=True):
        p = to_camera @ (corner + Vector(moved))
        if p.z < -0.05:
            views.append(
                (
                    0.5 + (p.x / -p.z - co.data.shift_x * unit) / W,
                    0.5 + (p.y / -p.z - co.data.shift_y * unit) / H,
                )
            )
    return views


def hang(prints, framed, lamps, aspect, edge=0.965, air=0.015):
    """Hang prints on the back wall (a tree of objects each, its root first) so that a lamp does not cover
    them and the upper edge does not cut them: all go aside or lower together, or none hangs where furniture
    would cover them."""
    bpy.context.view_layer.update()
    views = [v for tree in prints for v in seen(tree, aspect)]

    def span(views, axis):
        return min(v[axis] for v in views), max(v[axis] for v in views)

    (left, right), (bottom, top) = span(views, 0), span(views, 1)
    if bottom >= 1:
        return
    moved = Vector((0, 0, 0))
    for tree in lamps:
        (from_x, to_x), (from_y, to_y) = (span(seen(tree, aspect), axis) for axis in (0, 1))
        if from_x < right + air and to_x > left - air and from_y < top:
            a_meter = (
                span([v for one in prints for v in seen(one, aspect, (0.1, 0, 0))], 0)[0] * 10 - left * 10
            )
            aside = [from_x - 2 * air - right, to_x + 2 * air - left]
            aside = [way for way in aside if air < left + way and right + way < 1 - air]
            if aside:
                moved.x += min(aside, key=abs) / a_meter
    if top > edge:
        a_meter = top * 10 - span([v for tree in prints for v in seen(tree, aspect, (0, 0, -0.1))], 1)[1] * 10
        moved.z -= (top - edge) / a_meter
        below = 0.0
        for o in framed:
            own = seen([o], aspect)
            if own and span(own, 0)[0] < right and span(own, 0)[1] > left:
                below = max(below, span(own, 1)[1])
        if bottom - (top - edge) < below + air:
            for o in [o for tree in prints for o in tree]:
                bpy.data.objects.remove(o)
            return
    for tree in prints:
        tree[0].location += moved
