"""The camera: level, with shift instead of tilt, framed on the objects of the picture."""
import bpy
from math import sin, cos, radians as rad
from mathutils import Vector

from .geometry import world_bounds


def camera(
    obs, az=24, height=None, pitch=0.0, lens=50, fill=(0.8, 0.78), aspect=4 / 3, offset=(0, 0), dof=None,
    min_dist=0, look=None,
):
    """Fit objects. Camera stays level (pitch 0) and uses lens shift so verticals stay vertical.
    az: degrees to the right (+) of the front. fill: max share of frame width/height. offset: where the centre of the
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
        if pitch:
            pos = c - fwd * dist
        else:
            pos = Vector((c.x - fwd.x * dist, c.y - fwd.y * dist, height))
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
    dist = max(a1, min_dist)
    pos, u0, u1, v0, v1 = ext(dist)
    co.location = pos
    unit = max(W, H)
    cam.shift_x = ((u0 + u1) / 2 - offset[0] * W) / unit
    cam.shift_y = ((v0 + v1) / 2 - offset[1] * H) / unit
    if dof:
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = dof
        cam.dof.focus_distance = (c - pos).dot(fwd) if look is None else (Vector(look) - pos).dot(fwd)
    return co
