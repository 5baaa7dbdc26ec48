"""What shows where a mark is and how large: an arrow of red paper and a coin. Meters."""

from math import cos, sin
from math import radians as rad

import bmesh
from mathutils import Vector

from ... import materials
from ...geometry import finish, lathe, skin
from .marks import surface_met

# which way is right and up for somebody who looks at a side
SEEN = {
    'front': ((1, 0, 0), (0, 0, 1)),
    'back': ((-1, 0, 0), (0, 0, 1)),
    'left': ((0, -1, 0), (0, 0, 1)),
    'right': ((0, 1, 0), (0, 0, 1)),
    'top': ((1, 0, 0), (0, 1, 0)),
}
# radius and thickness
COINS = {'dime': (0.00896, 0.00135), 'nickel': (0.0106, 0.00195), 'quarter': (0.01213, 0.00175)}
HEAD = (
    (0.05, 0.62), (-0.18, 0.60), (-0.34, 0.46), (-0.38, 0.30), (-0.36, 0.20), (-0.44, 0.06), (-0.37, 0.02),
    (-0.38, -0.10), (-0.32, -0.16), (-0.34, -0.26), (-0.18, -0.32), (-0.10, -0.30), (-0.14, -0.46),
    (-0.34, -0.62), (0.0, -0.66), (0.34, -0.56), (0.26, -0.36), (0.28, -0.10), (0.40, 0.12), (0.38, 0.38),
    (0.24, 0.56),
)  # fmt: skip


def _directions(side, angle):
    """Along `angle` (0 at the right, 90 upwards) on a side, and across it to the left."""
    right, up = (Vector(axis) for axis in SEEN[side])
    a = rad(angle)
    return right * cos(a) + up * sin(a), up * cos(a) - right * sin(a)


def arrow(spot, side, angle=135, away=0.014, length=0.034):
    """A paper arrow stuck on beside a mark, its tip `away` from it in the direction of `angle`."""
    along, across = _directions(side, angle)
    bm = bmesh.new()
    rows = []
    shape = [(t / 8 * 0.42, t / 8 * 0.34) for t in range(9)] + [
        (0.421 + t / 8 * 0.579, 0.13) for t in range(9)
    ]
    for t, half in shape:
        row = []
        for k in (-1, -0.5, 0, 0.5, 1):
            at = Vector(spot) + along * (away + t * length) + across * (k * half * length + k * 1e-5)
            place, normal, _ = surface_met(at, side)
            row.append(bm.verts.new(place + normal * 0.0005))
        rows.append(row)
    skin(bm, rows, closed=False)
    finish(bm, 'arrow', materials.plain('#c4261b', 0.55), weighted=False, angle=180)


def coin(spot, side, angle=-45, away=0.03, kind='quarter'):
    """A coin laid or held flat beside a mark, its middle `away` from it in the direction of `angle`."""
    r, t = COINS[kind]
    along, _ = _directions(side, angle)
    place, normal, _ = surface_met(Vector(spot) + along * away, side)
    silver = materials.metal('nickel')
    lathe(
        [(0, t * 0.72), (r * 0.88, t * 0.72), (r * 0.9, t), (r * 0.975, t), (r, t * 0.86), (r, 0), (0, 0)][
            ::-1
        ],
        64,
        silver,
        tuple(place + normal * 0.0002),
        normal.to_track_quat('Z', 'Y').to_euler(),
        'coin',
        angle=50,
    )
    right, up = (Vector(axis) for axis in SEEN[side])
    right = (right - normal * right.dot(normal)).normalized()
    up = normal.cross(right)
    bm = bmesh.new()
    foot, head = (
        [bm.verts.new(place + normal * high + (right * x + up * y) * r * 0.86 * size) for x, y in HEAD]
        for high, size in ((t * 0.7, 1.0), (t * 1.0, 0.88))
    )
    skin(bm, [foot, head])
    bm.faces.new(head)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'coin', silver, weighted=False, angle=40)
