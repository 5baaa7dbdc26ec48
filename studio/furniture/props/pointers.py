"""What shows where a mark is and how large: an arrow drawn on the picture and a coin. Meters."""

import random
from math import cos, hypot, sin
from math import radians as rad

import bmesh
from mathutils import Matrix, Vector

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


def _widened(outline, by):
    """A polygon, counterclockwise, with all of its sides further out."""
    points = [Vector(p) for p in outline]
    out = []
    for i, p in enumerate(points):
        a, b = (p - points[i - 1]).normalized(), (points[(i + 1) % len(points)] - p).normalized()
        n, m = Vector((a.y, -a.x)), Vector((b.y, -b.x))
        out.append(p + (n + m) * (by / (1 + n.dot(m))))
    return out


def arrow(spot, side, angle=135, away=0.014, length=0.034):
    """A red arrow with a white edge, its tip `away` from a mark in the direction of `angle`. It has neither
    light nor shadow, and the camera turns it to itself (`camera.face`): nobody takes it for a thing."""
    along, across = _directions(side, angle)
    place, normal, _ = surface_met(Vector(spot) + along * away, side)
    bm = bmesh.new()
    half = [(0.0, 0.0), (0.34, 0.42), (0.12, 0.42), (0.12, 1.0)]
    outline = half + [(-x, y) for x, y in half[:0:-1]]
    for shape, z, slot in ((outline, 0.002, 0), (_widened(outline, 0.05), 0.0, 1)):
        face = bm.faces.new([bm.verts.new((x * length, y * length, z * length)) for x, y in shape])
        face.material_index = slot
    colors = [materials.emission('#d0140c', 1.0), materials.emission('#ffffff', 1.0)]
    drawn = finish(bm, 'arrow', colors, smooth=False, weighted=False)
    drawn.matrix_local = Matrix.Translation(place) @ Matrix((-across, along, normal)).transposed().to_4x4()
    drawn.visible_shadow = drawn.visible_diffuse = drawn.visible_glossy = False
    drawn['drawn'] = drawn['nofit'] = 1


def _tape(place, normal, right, up, r, t, side):
    """A torn strip of blue painter's tape over the upper edge of a coin, which holds it to an upright
    surface and follows that where it is round."""
    rnd = random.Random(5)
    bm = bmesh.new()
    torn = [(rnd.uniform(-0.12, 0.12), rnd.uniform(-0.12, 0.12)) for _ in range(13)]
    rows, fall = [], 0.0
    for i in range(41):
        k = i / 20 - 1
        row = []
        beneath = place + (right * k * 1.75 + up * 0.97) * r
        try:
            away = (surface_met(beneath, side)[0] - beneath).dot(normal)
        except ValueError:  # beyond the edge of the piece
            away = 1.0
        if -0.012 < away < 0.003:  # tape bends, it has no steps
            fall += min(0.0006, max(-0.0006, away - fall))
        for j, (a, b) in enumerate(torn):
            x, y = k * 1.75 + (a * max(0.0, k) - b * max(0.0, -k)), 0.45 + 1.05 * j / 12
            # over the coin it lies on it, beside it it comes down within a fifth of the radius
            over = min(1.0, max(0.0, (1.2 - hypot(x, y)) / 0.2))
            over *= over * (3 - 2 * over)
            high = 0.0003 + t * over + fall * (1 - over)
            row.append(bm.verts.new(place + (right * x + up * y) * r + normal * high))
        rows.append(row)
    skin(bm, rows, closed=False)
    finish(bm, 'tape', materials.plain('#2f78b7', 0.6), weighted=False, angle=60)


def coin(spot, side, angle=-45, away=0.03, kind='quarter'):
    """A coin beside a mark, its middle `away` from it in the direction of `angle`: it lies, or tape holds
    it."""
    r, t = COINS[kind]
    along, _ = _directions(side, angle)
    place, normal, _ = surface_met(Vector(spot) + along * away, side)
    right, up = (Vector(axis) for axis in SEEN[side])
    right = (right - normal * right.dot(normal)).normalized()
    up = normal.cross(right)
    if side != 'top':
        _tape(place, normal, right, up, r, t, side)
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
    bm = bmesh.new()
    foot, head = (
        [bm.verts.new(place + normal * high + (right * x + up * y) * r * 0.86 * size) for x, y in HEAD]
        for high, size in ((t * 0.7, 1.0), (t * 1.0, 0.88))
    )
    skin(bm, [foot, head])
    bm.faces.new(head)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    finish(bm, 'coin', silver, weighted=False, angle=40)
