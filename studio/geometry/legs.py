"""Legs and feet of furniture. Meters."""

from math import cos, pi, sin
from math import radians as rad

import bmesh
from mathutils import Matrix, Vector

from .objects import finish
from .solids import lathe, spline


def leg(h, r0=0.012, r1=0.02, loc=(0, 0, 0), mat=None, tilt=(0, 0), seg=24, name='leg'):
    """round tapered leg, foot radius r0, top radius r1. loc = where the TOP meets the frame (x, y) and the
    floor (z); tilt=(-a*sy, a*sx) splays the foot outwards by a degrees"""
    f = (loc[0] + h * sin(rad(tilt[1])), loc[1] - h * sin(rad(tilt[0])), loc[2])
    return lathe(
        [(0, 0), (r0 - 0.002, 0), (r0, 0.002), (r1, h / cos(rad(max(abs(tilt[0]), abs(tilt[1]))))), (0, h)],
        seg,
        mat,
        f,
        (-rad(tilt[0]), -rad(tilt[1]), 0),
        name=name,
        angle=60,
    )


def bun_foot(h, loc, mat):
    """A flattened ball on a short neck."""
    r = 0.043
    profile = [
        (0, 0),
        (r * 0.55, 0.001),
        (r, h * 0.34),
        (r * 0.62, h * 0.68),
        (r * 0.5, h * 0.74),
        (r * 0.72, h * 0.8),
        (r * 0.72, h),
        (0, h),
    ]
    lathe(spline(profile), 32, mat, loc, angle=60, grain='x')


def sqleg(h, w0, w1, loc=(0, 0, 0), mat=None, bevel=0.004, name='leg', rz=0):
    """Square tapered leg with its grain upright."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        w = w1 if v.co.z > 0 else w0
        v.co = Vector(
            ((v.co.z + 0.5) * h, (1 if v.co.y > 0 else -1) * w / 2, -(1 if v.co.x > 0 else -1) * w / 2)
        )
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=3, profile=0.5, affect='EDGES')
    ob = finish(bm, name, mat)
    ob.matrix_local = (
        Matrix.Translation(loc) @ Matrix.Rotation(rad(rz), 4, 'Z') @ Matrix.Rotation(-pi / 2, 4, 'Y')
    )
    return ob


def fat_bun_foot(h, r, loc, mat):
    """A bun foot of radius r under a collar."""
    profile = [
        (0, 0),
        (r * 0.5, 0.001),
        (r * 0.86, h * 0.14),
        (r, h * 0.38),
        (r * 0.84, h * 0.64),
        (r * 0.6, h * 0.74),
        (r * 0.58, h * 0.78),
        (r * 0.8, h * 0.84),
        (r * 0.8, h),
        (0, h),
    ]
    lathe(spline(profile, 6, 0.003), 40, mat, loc, angle=60, grain='x')
