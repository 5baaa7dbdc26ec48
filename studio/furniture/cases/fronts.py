"""Fronts of drawers and doors, mirrors. Meters."""

from math import pi
from math import radians as rad

import bmesh

from ... import materials
from ...geometry import finish, group, mitred, rbox
from .hardware import pull


def pane(w, h, loc, rot=(0, 0, 0), edge=0.012, drop=0.0022, mat=None):
    """A mirror with a ground bevel along its edges; it faces -Y and stands `drop` and two millimeters before
    its back."""
    bm = bmesh.new()
    e = min(edge, w * 0.3, h * 0.3)
    bm.faces.new(mitred(bm, w, h, ((0, 0), (0, 0.002), (e, 0.002 + drop))))
    return finish(bm, 'pane', mat or materials.mirror(), smooth=False, loc=loc, rot=rot)


def framed_front(w, h, x, z, y, mat, f=0.05, t=0.02):
    """A painted front in one piece: a flat frame around a sunken panel, without joints."""
    bm = bmesh.new()
    bm.faces.new(
        mitred(
            bm,
            w,
            h,
            ((0, 0), (0, t - 0.002), (0.002, t), (f, t), (f + 0.002, t - 0.002), (f + 0.003, t - 0.009)),
        )
    )
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return finish(bm, 'front', mat, angle=30, loc=(x, y, z))


def glazed_front(w, h, x, z, y, mat, f=0.05, t=0.02, raised=True, glass=False, drop=0.007):
    """A painted frame around a raised panel or around glass, brown glaze left in its groove and along its
    edges."""
    bm = bmesh.new()
    steps = [(0, 0), (0, t - 0.0035), (0.0035, t), (f, t), (f + 0.004, t - drop)]
    browns = [1, 3]
    if glass:
        steps.append((f + 0.004, 0.0))
    else:
        steps.append((f + 0.0075, t - drop))
        browns.append(4)
        if raised:
            g = min(0.03, h * 0.14)
            steps += [(f + 0.0075 + g, t - 0.002), (f + 0.009 + g, t - 0.002)]
            browns.append(6)
    inner = mitred(bm, w, h, steps)
    if not glass:
        bm.faces.new(inner)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.faces.ensure_lookup_table()
    for i in range(4 * (len(steps) - 1)):
        bm.faces[i].material_index = int(i // 4 in browns)
    return finish(
        bm, 'front', [mat, materials.plain('#5f4226', 0.6)], angle=30, weighted=False, loc=(x, y, z)
    )


def front(
    w, h, x, z, y, mat, style='slab', handle='bar', handle_mat=None, kind='drawer', hinge='l', pulls=None
):
    """drawer/door front with its center at x,z and its back face on y"""
    t = 0.02
    g = 'x' if kind == 'drawer' else 'z'
    if style == 'shaker':
        f = min(0.055, h * 0.28)
        rbox((w, t, f), (x, y - t / 2, z + h / 2 - f / 2), mat, 0.002, grain='x')
        rbox((w, t, f), (x, y - t / 2, z - h / 2 + f / 2), mat, 0.002, grain='x')
        for s in (-1, 1):
            rbox((f, t, h - 2 * f), (x + s * (w / 2 - f / 2), y - t / 2, z), mat, 0.002, grain='z')
        rbox((w - 2 * f + 0.01, t * 0.5, h - 2 * f + 0.01), (x, y - t * 0.25, z), mat, 0.001, grain=g)
    elif style == 'raised':
        rbox((w, t, h), (x, y - t / 2, z), mat, 0.004, grain=g)
        f = min(0.045, h * 0.25)
        for sx, sz, dx, dz in (
            (w - f, 0.012, 0, h / 2 - f / 2),
            (w - f, 0.012, 0, -h / 2 + f / 2),
            (0.012, h - f, -w / 2 + f / 2, 0),
            (0.012, h - f, w / 2 - f / 2, 0),
        ):
            rbox((sx, 0.012, sz), (x + dx, y - t - 0.001, z + dz), mat, 0.005)
    elif style == 'mirrored':
        rbox((w, t, h), (x, y - t / 2, z), mat, 0.004, grain=g)
        pane(w - 0.006, h - 0.006, (x, y - t + 0.001, z), edge=0.014)
    elif style == 'recessed':
        framed_front(w, h, x, z, y, mat, min(0.045, h * 0.22))
    elif style == 'glazed':
        glazed_front(w, h, x, z, y, mat, min(0.055, h * 0.2), raised=kind == 'door')
    elif style == 'planks':
        n = max(1, round(h / 0.13))
        for i in range(n):
            rbox(
                (w, t, h / n - 0.0015), (x, y - t / 2, z + h * ((i + 0.5) / n - 0.5)), mat, 0.0025, grain='x'
            )
    elif style == 'louver':
        rbox((w, t * 0.6, h), (x, y - t * 0.3, z), mat, 0.002, grain=g)
        for sx, sz, dx, dz in (
            (w, 0.03, 0, h / 2 - 0.015),
            (w, 0.03, 0, -h / 2 + 0.015),
            (0.035, h - 0.06, -w / 2 + 0.0175, 0),
            (0.035, h - 0.06, w / 2 - 0.0175, 0),
        ):
            rbox((sx, t, sz), (x + dx, y - t / 2 - 0.004, z + dz), mat, 0.003)
        n = max(2, round((h - 0.06) / 0.03))
        for i in range(n):
            rbox(
                (w - 0.07, 0.006, 0.03),
                (x, y - t * 0.72, z - h / 2 + 0.03 + (h - 0.06) * (i + 0.5) / n),
                mat,
                0.002,
                grain='x',
                rot=(rad(-28), 0, 0),
            )
    elif style == 'slats':
        n = int(w / 0.026)
        rbox((w, 0.012, h), (x, y - 0.006, z), mat, 0.001, grain='z')
        for i in range(n):
            rbox((0.016, 0.014, h), (x - w / 2 + (i + 0.5) * w / n, y - 0.018, z), mat, 0.003, grain='z')
    elif style == 'cane':
        f = 0.05
        rbox((w, t, f), (x, y - t / 2, z + h / 2 - f / 2), mat, 0.003, grain='x')
        rbox((w, t, f), (x, y - t / 2, z - h / 2 + f / 2), mat, 0.003, grain='x')
        for s in (-1, 1):
            rbox((f, t, h - 2 * f), (x + s * (w / 2 - f / 2), y - t / 2, z), mat, 0.003, grain='z')
        rbox((w - 2 * f + 0.01, 0.004, h - 2 * f + 0.01), (x, y - 0.008, z), materials.cane(), 0)
    else:
        rbox((w, t, h), (x, y - t / 2, z), mat, 0.003, grain=g)
    yy = y - t
    if handle:
        if kind == 'drawer':
            n = pulls or (2 if w > 0.75 else 1)
            for i in range(n):
                px = x + (0 if n == 1 else (-1 if i == 0 else 1) * w * 0.27)
                pull(px, yy, z + (0 if handle != 'cup' else 0.0), handle, handle_mat)
        else:
            px = x + (w / 2 - 0.04) * (1 if hinge == 'l' else -1)
            pull(px, yy, z + (h * 0.12 if h > 0.5 else 0), handle, handle_mat, vertical=True)


def clad(s, w, d, z0, z1, mat, kind):
    """Dresses one side of a case: beaded boards in a frame, one bevelled mirror, or a glazed panel."""
    zc, hh = (z0 + z1) / 2, z1 - z0
    if kind == 'glazed':
        with group('side', s * (w / 2 - 0.002), 0, 0, s * 90):
            glazed_front(d - 0.008, hh - 0.004, 0, zc, 0, mat, 0.055, 0.009, raised=False, drop=0.005)
        return
    if kind == 'mirror':
        pane(d - 0.012, hh - 0.012, (s * (w / 2 - 0.0005), 0, zc), (0, 0, s * pi / 2), 0.014)
        return
    x, f = s * (w / 2 + 0.003), 0.042
    for y in (-d / 2 + f / 2 + 0.002, d / 2 - f / 2 - 0.004):
        rbox((0.01, f, hh - 0.002), (x, y, zc), mat, 0.0015, grain='z')
    for z in (z0 + f / 2 + 0.001, z1 - f / 2 - 0.002):
        rbox((0.0096, d - 2 * f, f), (x, 0, z), mat, 0.0015, grain='y')
    n = round((d - 2 * f) / 0.036)
    step = (d - 2 * f) / n
    for i in range(n):
        y = -d / 2 + f + step * (i + 0.5)
        rbox((0.007, step - 0.009, hh - 2 * f), (s * w / 2, y - 0.003, zc), mat, 0.002, grain='z')
        rbox((0.008, 0.006, hh - 2 * f), (s * w / 2, y + step / 2 - 0.003, zc), mat, 0.0028, grain='z')
