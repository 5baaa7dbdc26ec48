"""Foam mattresses in a knit cover. Meters."""

import bmesh
from mathutils import Vector
from mathutils import noise as mn

from ... import materials
from ...geometry import finish, group, rrect, skin
from ...soft import piping

CORNER, SEAM, ARC = 0.07, 0.052, 8


def foam_mattress(w, length, h=0.2, top='#f4f3ef', side='#b9bbbd'):
    """A mattress whose knit cover is white above and gray around, joined by a corded seam near its upper
    edge."""
    band = [(0.016, 0.0), (0.004, 0.004), (0.0, 0.014)]
    band += [(-0.005 * (1 - (k / 4 - 1) ** 4), 0.014 + (h - SEAM - 0.016) * k / 8) for k in range(1, 8)]
    band += [(0.0, h - SEAM), (0.003, h - SEAM + 0.002)]
    cover = [(0.003, h - SEAM + 0.002), (-0.001, h - 0.036), (0.002, h - 0.02), (0.01, h - 0.009)]
    cover += [(0.024, h - 0.002), (0.045, h + 0.001), (0.08, h + 0.003)]
    middle = min(w, length) / 2 - 0.02
    cover += [(0.08 + (middle - 0.08) * k / 14, h + 0.004) for k in range(1, 15)]
    with group('foam_mattress'):
        _shell('band', band, w, length, materials.knit(side, 0.008))
        _shell('cover', cover, w, length, materials.knit(top, 0.036))
        seam = [(x, y, h - SEAM + 0.001) for x, y in _outline(w, length, 0.001)]
        piping(seam, 0.0032, materials.bedding('#e4e4e1'))


def _outline(w, length, inset):
    """The edge of a mattress from above, as many points however much is taken off."""
    corners = rrect(w - 2 * inset, length - 2 * inset, max(0.012, CORNER - inset), ARC)
    points = []
    for i, (a, b) in enumerate(zip(corners, corners[1:] + corners[:1])):
        pieces = 24 if i % (ARC + 1) == ARC else 1
        points += [
            (a[0] + (b[0] - a[0]) * k / pieces, a[1] + (b[1] - a[1]) * k / pieces) for k in range(pieces)
        ]
    return points


def _shell(name, profile, w, length, mat):
    """A surface through the outline at every (inset, height) of a profile, a little uneven, as cloth is."""
    bm = bmesh.new()
    rings = []
    for inset, z in profile:
        ring = [Vector((x, y, z)) for x, y in _outline(w, length, inset)]
        rings.append([bm.verts.new(p + 0.0016 * mn.noise_vector(p * 5)) for p in ring])
    skin(bm, rings)
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, name, mat, weighted=False, angle=180)
