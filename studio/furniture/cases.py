"""Case goods: drawers, doors and shelves in one parametric case. Fronts face -Y."""
import bmesh
import random
from math import pi, sin, cos, radians as rad

from .. import materials as M
from ..geometry import bun_foot, cyl, disc_profile, finish, group, lathe, leg, mitred, prism, rbox, skin, spline, sqleg, tube
from ..lights import area


def pane(w, h, loc, rot=(0, 0, 0), edge=0.012, drop=0.0022, mat=None):
    """A mirror with a ground bevel along its edges; it faces -Y and stands `drop` and two millimetres before its back."""
    bm = bmesh.new()
    e = min(edge, w * 0.3, h * 0.3)
    bm.faces.new(mitred(bm, w, h, ((0, 0), (0, 0.002), (e, 0.002 + drop))))
    return finish(bm, 'pane', mat or M.mirror(), smooth=False, loc=loc, rot=rot)


def framed_front(w, h, x, z, y, mat, f=0.05, t=0.02):
    """A painted front in one piece: a flat frame around a sunken panel, without joints."""
    bm = bmesh.new()
    bm.faces.new(mitred(bm, w, h, ((0, 0), (0, t - 0.002), (0.002, t), (f, t), (f + 0.002, t - 0.002), (f + 0.003, t - 0.009))))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return finish(bm, 'front', mat, angle=30, loc=(x, y, z))


def glazed_front(w, h, x, z, y, mat, f=0.05, t=0.02, raised=True, glass=False, drop=0.007):
    """A painted frame around a raised panel or around glass, brown glaze left in its groove and along its edges."""
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
    return finish(bm, 'front', [mat, M.plain('#5f4226', 0.6)], angle=30, weighted=False, loc=(x, y, z))


def bolts(points, mat=None, r=0.0095, to='front'):
    """Hexagonal bolt heads on washers at (x, y, z); they look to the front, the left or the right."""
    mat = mat or M.metal('gun', 0.5)
    turn = {'front': (pi / 2, 0, 0), 'left': (0, -pi / 2, 0), 'right': (0, pi / 2, 0)}[to]
    for point in points:
        cyl(r * 1.4, 0.0025, point, mat, 0.001, 24, turn)
        cyl(r, 0.0095, point, mat, 0.0025, 6, turn)


def frame_bolts(w, h, fw=0.05, y=-0.029):
    """Bolt heads at the corners of an upright frame around its own middle."""
    bolts([(sx * (w / 2 - fw / 2), y, sz * (h / 2 - fw / 2)) for sx in (-1, 1) for sz in (-1, 1)])


def bun(h, r, loc, mat):
    """A fat bun foot under a collar."""
    profile = [(0, 0), (r * 0.5, 0.001), (r * 0.86, h * 0.14), (r, h * 0.38), (r * 0.84, h * 0.64),
        (r * 0.6, h * 0.74), (r * 0.58, h * 0.78), (r * 0.8, h * 0.84),
               (r * 0.8, h), (0, h)]
    lathe(spline(profile, 6, 0.003), 40, mat, loc, angle=60, grain='x')


def angle_frame(w, d, h, z0, mat, shelf=False, bar=0.036, rim=0.034):
    """Bolted steel angles around a case: uprights on square legs, a rim around the top, rails at z0, a shelf below."""
    top, low = h - rim / 2 - 0.001, z0 + bar / 2
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((bar, 0.0045, h - 0.02), (sx * (w / 2 - bar / 2 + 0.001), sy * (d / 2 - 0.0005), h / 2), mat, 0.001,
                grain='z')
            rbox((0.0045, bar, h - 0.02), (sx * (w / 2 - 0.0005), sy * (d / 2 - bar / 2 + 0.001), h / 2), mat, 0.001,
                grain='z')
            rbox((bar - 0.002, bar - 0.002, z0 + 0.004), (sx * (w / 2 - bar / 2 - 0.001),
                sy * (d / 2 - bar / 2 - 0.001), z0 / 2), mat, 0.002, grain='z')
    rails = [(top, rim), (low, bar)] + ([(0.13, bar)] if shelf else [])
    for z, high in rails:
        for s in (-1, 1):
            rbox((w + 0.0095, 0.005, high), (0, s * (d / 2 + 0.0022), z), mat, 0.001, grain='x')
            rbox((0.005, d + 0.002, high), (s * (w / 2 + 0.0022), 0, z), mat, 0.001, grain='y')
            bolts([(s * (w / 2 - bar / 2 + 0.001), -d / 2 - 0.0044, z)])
            bolts([(s * (w / 2 + 0.0044), q * (d / 2 - bar / 2 + 0.001), z) for q in (-1, 1)],
                to='right' if s > 0 else 'left')
    if shelf:
        rbox((w - 0.003, d - 0.003, 0.008), (0, 0, 0.14), mat, 0.002, grain='x')
    for s in (-1, 1):
        spots = [top - 0.06, low + 0.06]
        bolts([(s * (w / 2 - bar / 2 + 0.001), -d / 2 - 0.0024, z) for z in spots])
        bolts([(s * (w / 2 + 0.0024), q * (d / 2 - bar / 2 + 0.001), z) for z in spots for q in (-1, 1)],
            to='right' if s > 0 else 'left')


def plank_top(w, d, t, z, y, mats, n=3):
    """A thick top of planks between half-round nosings; z is its upper face."""
    e = t * 1.1
    for s in (-1, 1):
        rbox((w, e, t), (0, y + s * (d - e) / 2, z - t / 2), mats[0], t * 0.46, 6, grain='x')
        rbox((e, d - 0.002, t), (s * (w - e) / 2, y, z - t / 2), mats[-1], t * 0.46, 6, grain='y')
    deep = (d - e) / n
    for i in range(n):
        rbox((w - e, deep - 0.0008, t - 0.002), (0, y - (d - e) / 2 + deep * (i + 0.5), z - t / 2 + 0.0016),
            mats[(i + 1) % len(mats)], 0.0016, grain='x')


def pull(x, y, z, kind='bar', mat=None, w=0.13, vertical=False):
    """Drawer or door hardware."""
    mat = mat or M.metal('black')
    if kind == 'bar':
        if vertical:
            rbox((0.01, 0.01, w), (x, y - 0.026, z), mat, 0.0035, grain='z')
            for s in (-1, 1):
                o = cyl(0.0045, 0.024, (x, y, z + s * w * 0.38), mat, 0.001, 16, (pi / 2, 0, 0))
        else:
            rbox((w, 0.01, 0.01), (x, y - 0.026, z), mat, 0.0035, grain='x')
            for s in (-1, 1):
                o = cyl(0.0045, 0.024, (x + s * w * 0.38, y, z), mat, 0.001, 16, (pi / 2, 0, 0))
    elif kind == 'knob':
        lathe(
            [
                (0, 0), (0.01, 0), (0.0085, 0.004), (0.006, 0.009), (0.0075, 0.014), (0.0145, 0.019),
                (0.0155, 0.024), (0.012, 0.028), (0, 0.03),
            ],
            28, mat, (x, y, z), (pi / 2, 0, 0), 'knob', angle=50,
        )
    elif kind == 'cup':
        pts = []
        bm = bmesh.new()
        rows = []
        for i in range(13):
            a = pi * i / 12
            row = []
            for j in range(7):
                b = pi / 2 * j / 6
                row.append(
                    bm.verts.new(
                        (
                            0.045 * cos(a), -0.024 * sin(b) * (sin(a) ** 0.5 if sin(a) > 0 else 0),
                            0.024 * sin(a) * cos(b),
                        )
                    )
                )
            rows.append(row)
        skin(bm, rows, closed=False)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-05)
        o = finish(bm, 'cup', mat, weighted=False, angle=180, loc=(x, y, z - 0.012))
        s = o.modifiers.new('s', 'SOLIDIFY')
        s.thickness = 0.002
    elif kind == 'bail':
        for s in (-1, 1):
            lathe(
                [(0, 0), (0.013, 0), (0.011, 0.004), (0.006, 0.009), (0.008, 0.016), (0, 0.018)], 24, mat,
                (x + s * w * 0.36, y, z), (pi / 2, 0, 0), 'rosette', angle=50,
            )
        pts = [(x - w * 0.36 + w * 0.72 * i / 16, y - 0.016, z - 0.034 * sin(pi * i / 16) ** 0.6) for i in range(17)]
        tube(pts, 0.0038, mat)
    elif kind == 'hole':
        cyl(0.019, 0.002, (x, y + 0.0008, z), M.plain('#2a2018', 0.9), 0, 32, (pi / 2, 0, 0))
        tube([(x + 0.02 * cos(2 * pi * i / 40), y - 0.0005, z + 0.02 * sin(2 * pi * i / 40)) for i in range(40)], 0.0022, M.wood('birch'), True)
    elif kind == 'tab':
        rbox((0.03, 0.012, 0.055), (x, y - 0.006, z), M.leather('#9a6238'), 0.003, grain='z')
    elif kind == 'iron ring':
        iron = M.hammered('#34302c')
        lathe([(0, 0), (0.024, 0), (0.0245, 0.002), (0.018, 0.005), (0, 0.006)], 32, iron, (x, y, z), (pi / 2, 0, 0),
            angle=60)
        lathe([(0, 0), (0.007, 0), (0.006, 0.012), (0.0085, 0.018), (0, 0.022)], 20, iron, (x, y - 0.004, z + 0.008),
            (pi / 2, 0, 0), angle=60)
        tube([(x + 0.027 * cos(t), y - 0.0165, z - 0.017 + 0.027 * sin(t)) for t in [pi * i / 18 for i in range(36)]],
            0.004, iron, True)
    elif kind == 'ring':
        cyl(0.012, 0.006, (x, y, z), mat, 0.001, 24, (pi / 2, 0, 0))
        tube(
            [
                (x + 0.02 * cos(t), y - 0.008, z - 0.018 + 0.02 * sin(t)) for t in [2 * pi * i / 32 for i in range(32)]
            ],
            0.0028, mat, True,
        )


def front(
    w, h, x, z, y, mat, style='slab', handle='bar', handle_mat=None, kind='drawer', hinge='l', pulls=None,
    grain=None,
):
    """drawer/door front with its centre at x,z and its back face on y"""
    t = 0.02
    g = grain or ('x' if kind == 'drawer' else 'z')
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
            (w - f, 0.012, 0, h / 2 - f / 2), (w - f, 0.012, 0, -h / 2 + f / 2),
            (0.012, h - f, -w / 2 + f / 2, 0), (0.012, h - f, w / 2 - f / 2, 0),
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
            rbox((w, t, h / n - 0.0015), (x, y - t / 2, z + h * ((i + 0.5) / n - 0.5)), mat, 0.0025, grain='x')
    elif style == 'louver':
        rbox((w, t * 0.6, h), (x, y - t * 0.3, z), mat, 0.002, grain=g)
        for sx, sz, dx, dz in (
            (w, 0.03, 0, h / 2 - 0.015), (w, 0.03, 0, -h / 2 + 0.015),
            (0.035, h - 0.06, -w / 2 + 0.0175, 0), (0.035, h - 0.06, w / 2 - 0.0175, 0),
        ):
            rbox((sx, t, sz), (x + dx, y - t / 2 - 0.004, z + dz), mat, 0.003)
        n = max(2, round((h - 0.06) / 0.03))
        for i in range(n):
            rbox(
                (w - 0.07, 0.006, 0.03), (x, y - t * 0.72, z - h / 2 + 0.03 + (h - 0.06) * (i + 0.5) / n), mat,
                0.002, grain='x', rot=(rad(-28), 0, 0),
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
        rbox(
            (w - 2 * f + 0.01, 0.004, h - 2 * f + 0.01), (x, y - 0.008, z),
            M.cane(), 0,
        )
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


def cabriole_foot(h, x, y, sx, sy, mat):
    """A short cabriole foot: knee out, ankle in, a pad on the floor; it turns outwards along the corner's diagonal."""
    path = ((1.0, -0.004, 0.033), (0.86, 0.003, 0.034), (0.7, 0.01, 0.032), (0.5, 0.008, 0.0235), (0.3, -0.002, 0.0165), (0.17, 0.002, 0.0165),
        (0.08, 0.012, 0.02),
            (0.03, 0.016, 0.022))
    tube([(x + sx * o, y + sy * o, h * k + 0.002) for k, o, _ in path], 1.0, mat, kind='NURBS', res=8, taper=[r for _, _, r in path])
    lathe(disc_profile(0.024, 0.012, 0.004), 32, mat, (x + sx * 0.016, y + sy * 0.016, 0))


def skirt(w, h, y, mat):
    """An apron between cabriole feet, its lower edge drawn in two ogees to a drop in the middle."""
    n = 48
    low = lambda t: h * (0.72 - 0.4 * abs(2 * t - 1) ** 4 - 0.16 * max(0.0, cos(pi * (2 * t - 1) * 1.9)) * (abs(2 * t - 1) < 0.27))
    edge = [(-w / 2 + w * i / n, low(i / n)) for i in range(n + 1)]
    prism(edge + [(w / 2, h), (-w / 2, h)], 0.02, mat, 0.002, loc=(0, y, 0), angle=30)


def bracket(h, x, y, s, mat, w=0.12):
    """One face of a bracket foot from a corner at x inwards, `s` 1 to the right, cut in an ogee."""
    out = [(0, 0), (0.046, 0), (0.05, h * 0.2)] + [(0.05 + (w - 0.05) * sin(a),
        h * (0.66 - 0.46 * cos(a))) for a in [pi / 2 * i / 10 for i in range(1, 11)]] + [(w + 0.012, h), (0, h)]
    prism([(s * a, b) for a, b in (out if s > 0 else out[::-1])], 0.022, mat, 0.002, loc=(x, y, 0), angle=30)


def case(
    w, h, d, mat, layout, base='legs', base_h=0.12, top_over=0.012, top_t=0.026, handle='bar',
    handle_mat=None, style='slab', base_mat=None, front_mat=None, side_t=0.022, top_mat=None, gap=0.004,
    inset=False, grain_front=None, middle=0, tip_mat=None, sides=None, molded=False, door_handle=None, boards=0,
    tones=(), low_shelf=False, foot_r=0.0,
):
    """layout: list of rows bottom->top: (height share, [cells]); cell = 'drawer' | 'door' | 'open' | ('drawer', width share)
    open cells get a visible interior with back panel; `middle` splits the middle drawer cell into a stack of plain drawers.
    `tip_mat` dips round legs, `sides` may be 'beadboard', 'mirror' or 'glazed', `molded` puts a moulding under the top,
    `boards` makes sides and top of so many boards, in turn in one of the woods of `tones` (fronts too), the base
    'angle' is a bolted steel frame, with a steel shelf under the case if `low_shelf`, `foot_r` fattens bun feet."""
    woods = tones or (mat,)
    base_mat = base_mat or mat
    front_mat = front_mat or mat
    top_mat = top_mat or mat
    z0 = base_h
    z1 = h - top_t
    dark = M.plain('#171412', 0.9)
    for s in (-1, 1):
        x, hh = s * (w / 2 - side_t / 2), z1 - z0
        for i in range(boards):
            wood, at = woods[(i + (s > 0)) % len(woods)], (i + 0.5) / boards
            if base == 'angle':
                rbox((side_t, d - 0.004, hh / boards - 0.001), (x, 0, z0 + hh * at), wood, 0.002, grain='y')
            else:
                rbox((side_t, (d - 0.004) / boards - 0.0008, hh), (x, (d - 0.004) * (at - 0.5), z0 + hh / 2), wood,
                    0.002, grain='z')
        if not boards:
            rbox(
                (side_t, d - 0.004, z1 - z0), (s * (w / 2 - side_t / 2), 0, (z0 + z1) / 2), mat, 0.003, grain='z'
            )
    rbox((w - 2 * side_t, d - 0.01, side_t), (0, 0, z0 + side_t / 2), mat, 0.002, grain='x')
    if molded:
        for share, up, t in ((1.0, 0.0, 0.5), (0.74, 0.5, 0.22), (0.4, 0.7, 0.3)):
            rbox((w + 2 * top_over * share, d + 2 * top_over * share, top_t * t + 0.001), (0, -top_over * share * 0.5, h - top_t * (up + t / 2)),
                top_mat, top_t * t * 0.45, grain='x')
    elif boards and base == 'angle':
        for i in range(boards):
            deep = (d - 0.002) / boards
            rbox((w - 0.002, deep - 0.001, top_t), (0, -d / 2 + 0.001 + deep * (i + 0.5), h - top_t / 2),
                woods[i % len(woods)], 0.002, grain='x')
    elif boards:
        plank_top(w + 2 * top_over, d + 2 * top_over, top_t, h, -top_over * 0.5, woods, boards)
    else:
        rbox(
            (w + 2 * top_over, d + 2 * top_over, top_t), (0, -top_over * 0.5, h - top_t / 2), top_mat, 0.005,
            grain='x',
        )
    for s in (-1, 1) if sides else ():
        clad(s, w, d, z0, z1, mat, sides)
    rbox((w - 2 * side_t, 0.008, z1 - z0), (0, d / 2 - 0.006, (z0 + z1) / 2), mat, 0, grain='x')
    if base == 'legs':
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(
                    base_h + 0.002, 0.012, 0.02, (sx * (w / 2 - 0.06), sy * (d / 2 - 0.06), 0), base_mat,
                    (-5 * sy, 5 * sx),
                )
                if tip_mat:
                    off = (base_h + 0.002) * 0.68 * sin(rad(5))
                    leg(base_h * 0.32, 0.0128, 0.0153, (sx * (w / 2 - 0.06 + off), sy * (d / 2 - 0.06 + off), 0), tip_mat, (-5 * sy, 5 * sx))
    elif base == 'block':
        for sx in (-1, 1):
            for sy in (-1, 1):
                sqleg(base_h + 0.002, 0.04, 0.055, (sx * (w / 2 - 0.032), sy * (d / 2 - 0.032), 0), base_mat)
        rbox((w - 0.1, 0.018, 0.04), (0, -d / 2 + 0.02, base_h - 0.02), base_mat, 0.003)
    elif base == 'tapered':
        for sx in (-1, 1):
            for sy in (-1, 1):
                sqleg(base_h + 0.002, 0.03, 0.052, (sx * (w / 2 - 0.034), sy * (d / 2 - 0.034), 0), base_mat)
    elif base == 'cabriole':
        for sx in (-1, 1):
            for sy in (-1, 1):
                cabriole_foot(base_h, sx * (w / 2 - 0.04), sy * (d / 2 - 0.04), sx, sy, base_mat)
        skirt(w - 0.05, base_h, -d / 2 + 0.016, base_mat)
        for sx in (-1, 1):
            with group('skirt', sx * (w / 2 - 0.016), 0, 0, 90):
                skirt(d - 0.05, base_h, 0, base_mat)
    elif base == 'bracket':
        for sx in (-1, 1):
            bracket(base_h, sx * (w / 2 - 0.001), -d / 2 + 0.012, -sx, base_mat)
            for sy in (-1, 1):
                with group('bracket', sx * (w / 2 - 0.0135), sy * (d / 2 - 0.004), 0, 90):
                    bracket(base_h, 0, 0, -sy, base_mat)
        rbox((w - 0.004, 0.02, 0.028), (0, -d / 2 + 0.012, base_h - 0.014), base_mat, 0.003, grain='x')
        for sx in (-1, 1):
            rbox((0.02, d - 0.004, 0.028), (sx * (w / 2 - 0.012), 0, base_h - 0.014), base_mat, 0.003, grain='y')
    elif base == 'bun':
        for sx in (-1, 1):
            for sy in (-1, 1):
                if foot_r:
                    bun(base_h + 0.002, foot_r, (sx * (w / 2 - foot_r), sy * (d / 2 - foot_r), 0), base_mat)
                else:
                    bun_foot(base_h + 0.002, (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), base_mat)
    elif base == 'square':
        for sx in (-1, 1):
            for sy in (-1, 1):
                rbox((0.048, 0.048, base_h + 0.002), (sx * (w / 2 - 0.027), sy * (d / 2 - 0.027), base_h / 2 + 0.001),
                    base_mat, 0.003, grain='z')
        rbox((w - 0.1, 0.018, 0.04), (0, -d / 2 + 0.02, base_h - 0.02), base_mat, 0.003)
    elif base == 'angle':
        angle_frame(w, d, h, z0, base_mat, low_shelf, rim=top_t)
    elif base == 'round':
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.022, base_h + 0.002, (sx * (w / 2 - 0.05), sy * (d / 2 - 0.05), 0), base_mat, 0.003, 32)
    elif base == 'plinth':
        rbox((w - 0.004, d - 0.03, base_h), (0, 0.01, base_h / 2), base_mat, 0.003, grain='x')
    elif base == 'sled':
        for s in (-1, 1):
            x = s * (w / 2 - 0.05)
            rbox((0.024, d - 0.04, 0.014), (x, 0, 0.007), base_mat, 0.002, grain='y')
            for y in (-1, 1):
                rbox((0.0235, 0.014, base_h + 0.001), (x, y * (d / 2 - 0.027), base_h / 2), base_mat, 0.002, grain='z')
    elif base == 'metal':
        t = 0.022
        for sx in (-1, 1):
            for sy in (-1, 1):
                rbox((t, t, base_h), (sx * (w / 2 - 0.03), sy * (d / 2 - 0.03), base_h / 2), base_mat, 0.002)
            rbox((t, d - 0.06, t), (sx * (w / 2 - 0.03), 0, base_h - t / 2), base_mat, 0.002)
        for sy in (-1, 1):
            rbox((w - 0.06, t, t), (0, sy * (d / 2 - 0.03), base_h - t / 2), base_mat, 0.002)
    ix0, ix1 = (-w / 2 + side_t, w / 2 - side_t)
    iz0, iz1 = (z0 + side_t, z1)
    tot = sum((r[0] for r in layout))
    z = iz0
    yf = -d / 2 + (0.021 if inset else 0.012)
    # a board that two open cells share is drawn once: two in one place would be shaded black
    drawn = set()
    for row, (share, cells) in enumerate(layout):
        hh = (iz1 - iz0) * share / tot
        cells = [(c, 1) if isinstance(c, str) else c for c in cells]
        cw = sum((c[1] for c in cells))
        x = ix0
        for ci, (kind, s) in enumerate(cells):
            ww = (ix1 - ix0) * s / cw
            xc, zc = (x + ww / 2, z + hh / 2)
            if kind == 'open':
                for level in (z, z + hh):
                    if (round(xc, 3), round(level, 3)) not in drawn:
                        rbox((ww, d - 0.03, 0.016), (xc, 0.005, level), mat, 0.002, grain='x')
                        drawn.add((round(xc, 3), round(level, 3)))
                for edge in (x, x + ww):
                    if ('upright', round(edge, 3), round(zc, 3)) not in drawn:
                        rbox((0.014, d - 0.03, hh), (edge, 0.005, zc), mat, 0.002, grain='z')
                        drawn.add(('upright', round(edge, 3), round(zc, 3)))
            else:
                rbox((ww - 0.001, 0.01, hh - 0.001), (xc, yf + 0.012, zc), dark, 0)
                hinge = 'l' if ci % 2 == 0 else 'r'
                if len(cells) == 1:
                    hinge = 'l'
                if middle and kind == 'drawer':
                    for q in range(middle):
                        front(
                            ww - gap, hh / middle - gap, xc, z + hh * (q + 0.5) / middle, yf, front_mat, 'slab',
                            handle, handle_mat,
                        )
                    x += ww
                    continue
                front(
                    ww - gap, hh - gap, xc, zc, yf, tones[(row + 2 * ci) % len(tones)] if tones else front_mat,
                    style if not (kind == 'drawer' and style == 'cane') else 'slab',
                    (kind == 'door' and door_handle) or handle, handle_mat, 'drawer' if kind == 'drawer' else 'door', hinge, grain=grain_front,
                )
            x += ww
        z += hh


def nightstand(mat, w=0.56, h=0.62, d=0.42, rows=2, open_=False, **k):
    """Nightstand with drawers or an open shelf."""
    case(
        w, h, d, mat,
        ([(1, ['open'])] if open_ else []) + [(1, ['drawer'])] * (rows if not open_ else 1), **k,
    )


def buffet(mat, w=1.6, h=0.88, d=0.45, cols=4, **k):
    """Sideboard with doors below drawers."""
    k = dict(dict(style='shaker', handle='knob', base='block', base_h=0.1), **k)
    if k['style'] == 'glazed':
        k.setdefault('handle_mat', M.antique_brass())
    case(w, h, d, mat, [(2.4, ['door'] * cols), (1, ['drawer'] * 3)], **k)


def china(r, x, y, z, mat, band, upright=True):
    """A plate with a coloured rim; it leans back on its edge, or lies."""
    rot = (rad(76), 0, 0) if upright else (0, 0, 0)
    loc = (x, y, z + r * sin(rad(76)) if upright else z)
    lathe([(0, 0), (r * 0.55, 0), (r * 0.62, 0.003), (r, 0.017), (r - 0.001, 0.02), (r * 0.62, 0.0075),
        (r * 0.55, 0.005), (0, 0.005)], 56, mat, loc, rot)
    for low, high in ((0.66, 0.7), (0.88, 0.985)):
        rise = lambda k: 0.0078 + (k - 0.62) / 0.38 * 0.0125
        lathe([(r * low, rise(low)), (r * high, rise(high))], 56, band, loc, rot, cap=False)


def hutch(mat, w=1.5, h=1.1, d=0.34, z0=0.88, handle_mat=None, power=2.2, aside=0.0):
    """Hutch on a buffet: two seeded-glass doors, warm light inside, plates behind the rails of two glass shelves.

    `aside` moves the plates to where a camera that looks in from one side sees them whole."""
    t, yc, brass = 0.024, 0.05, handle_mat or M.antique_brass()
    yf, back, brown = yc - d / 2, yc + d / 2, M.plain('#5f4226', 0.6)
    for s in (-1, 1):
        rbox((t, d - 0.002, h), (s * (w / 2 - t / 2), yc, z0 + h / 2), mat, 0.003, grain='z')
        with group('side', s * (w / 2 - 0.002), yc, 0, s * 90):
            glazed_front(d - 0.008, h - 0.006, 0, z0 + h / 2, 0, mat, 0.05, 0.009, raised=False, drop=0.005)
    rbox((w - 2 * t + 0.002, 0.01, h - 0.002), (0, back - 0.008, z0 + h / 2), mat, 0, grain='z')
    n = round((w - 2 * t) / 0.09)
    for i in range(1, n):
        rbox((0.002, 0.004, h - 0.1), ((w - 2 * t) * (i / n - 0.5), back - 0.0132, z0 + h / 2), brown, 0)
    for z in (z0 + 0.013, z0 + h - 0.012):
        rbox((w - 2 * t + 0.002, d - 0.03, 0.024), (0, yc, z), mat, 0.002, grain='x')
    for dw, dd, dz, high in ((0.022, 0.022, 0.011, 0.022), (0.06, 0.05, 0.036, 0.026), (0.1, 0.08, 0.061, 0.022)):
        rbox((w + dw, d + dd, high), (0, yc - dd * 0.3, z0 + h + dz), mat, 0.008, grain='x')
    for dw, dd, dz in ((0.027, 0.026, 0.0235), (0.066, 0.054, 0.0495)):
        rbox((w + dw, d + dd, 0.003), (0, yc - dd * 0.3, z0 + h + dz), brown, 0.001, grain='x')
    side, low, high = 0.042, 0.055, 0.06
    for s in (-1, 1):
        rbox((side, 0.022, h - 0.004), (s * (w / 2 - side / 2 - 0.001), yf + 0.01, z0 + h / 2), mat, 0.003, grain='z')
    for z, tall in ((z0 + low / 2 + 0.001, low), (z0 + h - high / 2 - 0.001, high)):
        rbox((w - 2 * side + 0.004, 0.02, tall), (0, yf + 0.0105, z), mat, 0.002, grain='x')
    z1, dh = z0 + low + 0.002, h - low - high - 0.004
    dw = (w - 2 * side) / 2 - 0.003
    for s in (-1, 1):
        x = s * (dw / 2 + 0.0012)
        glazed_front(dw, dh, x, z1 + dh / 2, yf + 0.018, mat, 0.052, 0.022, glass=True)
        bm = bmesh.new()
        bm.faces.new([bm.verts.new((sx * (dw / 2 - 0.05), 0, sz * (dh / 2 - 0.05))) for sx,
            sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
        finish(bm, 'pane', M.seeded_glass(), smooth=False, weighted=False, loc=(x, yf + 0.008, z1 + dh / 2))
        pull(s * 0.029, yf - 0.004, z1 + dh * 0.42, 'knob', brass)
    clear, rim = M.seeded_glass(), M.plain('#a9c4b8', 0.2)
    cream, blue = M.ceramic('#f4efe4', 0.25), M.ceramic('#3f5b84', 0.25)
    wide = w - 2 * t - 0.02
    levels = [z0 + 0.027, z0 + h * 0.36, z0 + h * 0.67]
    for z in levels[1:]:
        bm = bmesh.new()
        bm.faces.new([bm.verts.new((sx * wide / 2, sy * (d / 2 - 0.035), 0)) for sx,
            sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
        finish(bm, 'shelf', clear, smooth=False, weighted=False, loc=(0, yc, z))
        rbox((wide, 0.002, 0.008), (0, yc - d / 2 + 0.035, z - 0.004), rim, 0.0005, grain='x')
    for z, r, n in ((levels[2], 0.086, 6), (levels[1], 0.12, 4)):
        for i in range(n):
            china(r, aside + (1 if 2 * i >= n else -1) * dw / 2 + dw * 0.8 * (((i % (n // 2)) + 0.5) / (n // 2) - 0.5),
                back - 0.085, z + 0.001, cream, blue)
        tube([(-wide / 2, back - 0.125, z + 0.03), (wide / 2, back - 0.125, z + 0.03)], 0.004, brass)
        for i in range(n + 1):
            tube([(wide * (i / n - 0.5) * 0.98, back - 0.125, z),
                (wide * (i / n - 0.5) * 0.98, back - 0.125, z + 0.03)], 0.003, brass)
    for x, r, k in ((-wide * 0.38, 0.1, 6), (wide * 0.16, 0.11, 5)):
        for i in range(k):
            china(r, x, yc + 0.02, levels[0] + 0.009 * i, cream, blue, upright=False)
    bowl = [(0, 0), (0.035, 0), (0.036, 0.008), (0.07, 0.03), (0.082, 0.07), (0.079, 0.07), (0.066, 0.032), (0, 0.014)]
    for x in (wide * 0.31, wide * 0.44):
        for i in range(3):
            lathe(spline(bowl), 48, cream, (x, yc + 0.02, levels[0] + 0.02 * i), angle=60)
    pot = [(0, 0), (0.06, 0), (0.062, 0.012), (0.045, 0.025), (0.1, 0.07), (0.115, 0.12), (0.1, 0.15), (0.104, 0.158),
        (0.06, 0.19), (0.018, 0.2),
           (0.016, 0.21), (0.024, 0.222), (0.014, 0.236), (0, 0.238)]
    lathe(spline(pot), 56, cream, (-wide * 0.19, yc + 0.02, levels[0]), angle=60)
    for q in (-1, 1):
        tube([(-wide * 0.19 + q * (0.1 + 0.035 * sin(pi * i / 12)), yc + 0.02,
            levels[0] + 0.085 + 0.05 * i / 12) for i in range(13)], 0.006, cream)
    for s in (-1, 1):
        cyl(0.035, 0.008, (s * wide / 4, yc, z0 + h - 0.032), M.emission('#ffe3b8', 6.0), 0.002, 32)
        area((s * wide / 4, yc - 0.03, z0 + h - 0.036), (s * wide / 4, yc + 0.02, z0), wide * 0.4, power,
            (1, 0.78, 0.5), 0.12, name='touch light')
        area((s * (w / 2 - 0.055), yf + 0.045, z0 + h / 2), (0, back, z0 + h / 2), 0.03, power, (1, 0.78, 0.5),
            h * 0.8, name='strip')


def desk(mat, w=1.35, d=0.6, h=0.76, metal=None, drawers=True, handle_mat=None, top_mat=None, n_drawers=2, handle='knob'):
    """Writing desk on tapered legs or a metal frame; without a `handle` the drawer is pulled at its lower edge."""
    rbox((w, d, 0.03), (0, 0, h - 0.015), top_mat or mat, 0.005, grain='x')
    if metal:
        t = 0.028
        for s in (-1, 1):
            for sy in (-1, 1):
                rbox(
                    (t, t, h - 0.03), (s * (w / 2 - 0.06), sy * (d / 2 - 0.05), (h - 0.03) / 2), metal, 0.002
                )
            for z in (0.06, h - 0.045):
                rbox((t, d - 0.1, t), (s * (w / 2 - 0.06), 0, z), metal, 0.002)
        rbox((w - 0.12, t, t), (0, d / 2 - 0.05, 0.3), metal, 0.002)
    else:
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(
                    h - 0.03, 0.014, 0.024, (sx * (w / 2 - 0.08), sy * (d / 2 - 0.07), 0), mat,
                    (-6 * sy, 6 * sx),
                )
    if drawers:
        rbox((w - 0.16, d - 0.12, 0.1), (0, 0.0, h - 0.08), top_mat or mat, 0.003, grain='x')
        k = n_drawers
        span = w - 0.2 if handle else w - 0.164
        for i in range(k):
            ww = span / k
            front(
                ww - 0.004, 0.085 if handle else 0.099, -span / 2 + ww * (i + 0.5), h - (0.08 if handle else 0.0825), -d / 2 + 0.065,
                    top_mat or mat, 'slab',
                handle, handle_mat,
            )


def strapped_chest(mat, straps=None, w=1.22, d=0.46, h=0.51):
    """A plank trunk on a plinth: lid of three boards with a round front edge, corner straps, hasp, handles at the ends."""
    straps = straps or M.metal('black')
    lid, low, bw, bd = 0.032, 0.07, w - 0.02, d - 0.02
    bh = h - lid - low
    rbox((bw - 0.01, bd - 0.01, bh + 0.02), (0, 0, low + bh / 2), mat, 0.002, grain='x')
    for i in range(3):
        z = low + bh * (i + 0.5) / 3
        rbox((bw, 0.014, bh / 3 - 0.002), (0, -bd / 2 + 0.007, z), mat, 0.003, grain='x')
        for s in (-1, 1):
            rbox((0.014, bd - 0.016, bh / 3 - 0.002), (s * (bw / 2 - 0.006), 0.007, z), mat, 0.003, grain='y')
    for s in (-1, 1):
        rbox((0.016, d - 0.004, low), (s * (w / 2 - 0.008), 0, low / 2), mat, 0.005, grain='y')
    rbox((w - 0.034, 0.016, low), (0, -d / 2 + 0.008, low / 2), mat, 0.005, grain='x')
    for i, dd in enumerate((0.34, 0.33, 0.33)):
        y = -d / 2 + d * (sum((0.34, 0.33, 0.33)[:i]) + dd / 2)
        rbox((w, d * dd - 0.0006, lid), (0, y, h - lid / 2), mat, 0.012 if i == 0 else 0.003, seg=5, grain='x')
    for s in (-1, 1):
        for z in (low + 0.05, h - lid - 0.05):
            rbox((0.16, 0.004, 0.036), (s * (bw / 2 - 0.078), -bd / 2 - 0.001, z), straps, 0.001)
            rbox((0.004, 0.16, 0.036), (s * (bw / 2 + 0.002), -bd / 2 + 0.078, z), straps, 0.001)
            for k in (0.025, 0.13):
                cyl(0.007, 0.005, (s * (bw / 2 - k), -bd / 2 - 0.002, z), straps, 0.002, 16, (pi / 2, 0, 0))
        x, z = s * (bw / 2 + 0.002), low + bh * 0.62
        for y in (-0.07, 0.07):
            rbox((0.006, 0.03, 0.05), (x, y, z), straps, 0.002)
        tube([(x + s * 0.012, 0.07 * cos(a), z - 0.062 * sin(a)) for a in [pi * i / 20 for i in range(21)]], 0.0055, straps)
    rbox((0.06, 0.006, 0.024), (0, -d / 2 - 0.002, h - lid / 2 - 0.002), straps, 0.002)
    rbox((0.052, 0.016, 0.085), (0, -d / 2 + 0.004, h - lid - 0.028), straps, 0.003)
    cyl(0.012, 0.006, (0, -d / 2 - 0.004, h - lid - 0.05), straps, 0.003, 24, (pi / 2, 0, 0))


def strip_dresser(woods, iron=None, w=1.52, h=0.86, d=0.46, base_h=0.155, seed=4):
    """Six drawers and a top of wooden strips in several browns, laid like a butcher block, in a riveted frame of flat iron."""
    iron = iron or M.metal('black')
    rnd = random.Random(seed)

    def strips(wide, high, put, strip=0.038):
        rows = max(2, round(high / strip))
        last = None
        for j in range(rows):
            x = -wide / 2
            while x < wide / 2 - 0.001:
                run = min(rnd.uniform(0.16, 0.42), wide / 2 - x)
                if wide / 2 - x - run < 0.08:
                    run = wide / 2 - x
                last = rnd.choice([k for k in woods if k is not last])
                put(run, high / rows, x + run / 2, high * ((j + 0.5) / rows - 0.5), last)
                x += run
    t, bar = 0.006, 0.034
    z0, z1, top = base_h, h - 0.032, 0.03
    dark = M.plain('#171412', 0.9)
    rbox((w - 0.024, d - 0.05, z1 - z0 - 0.004), (0, 0.012, (z0 + z1) / 2), dark, 0.001)
    for s in (-1, 1):
        for i in range(3):
            hh = (z1 - z0) / 3
            rbox((0.014, d - 0.02, hh - 0.001), (s * (w / 2 - 0.012), 0, z0 + hh * (i + 0.5)), woods[0], 0.0015, grain='y')
    strips(w - 0.004, d - 0.004, lambda lx, ly, x, y, m: rbox((lx, ly, top), (x, y, h - top / 2), m, 0.0012, grain='x'), 0.045)
    rows = ((0.38, 0), (0.36, 0.38), (0.26, 0.74))
    inner = w - 2 * bar - 0.004
    for share, low in rows:
        hh = (z1 - z0 - bar) * share
        zc = z0 + bar / 2 + (z1 - z0 - bar) * (low + share / 2)
        for s in (-1, 1):
            ww = (inner - bar * 0.7) / 2
            xc = s * (ww / 2 + bar * 0.35)
            strips(ww - 0.006, hh - 0.008, lambda lx, lz, x, z, m: rbox((lx, 0.02, lz), (xc + x, -d / 2 + 0.013, zc + z), m, 0.001, grain='x'))
            pull(xc, -d / 2 + 0.003, zc + hh * 0.12, 'cup', iron)
    y = -d / 2 + 0.004
    for s in (-1, 1):
        for q in (-1, 1):
            rbox((bar, t, h - top - 0.002), (s * (w / 2 - bar / 2 + 0.004), q * (d / 2 + 0.001), (h - top) / 2), iron, 0.001, grain='z')
            rbox((t, bar, h - top - 0.003), (s * (w / 2 + 0.001), q * (d / 2 - bar / 2 + 0.001), (h - top) / 2), iron, 0.001, grain='z')
            cyl(0.018, 0.008, (s * (w / 2 - 0.012), q * (d / 2 - 0.012), 0), iron, 0.002, 24)
        for z in (z0 + bar / 2, z1 - bar / 2):
            rbox((t, d - bar, bar), (s * (w / 2 + 0.0005), 0, z), iron, 0.001, grain='y')
    for z in (z0 + bar / 2 - 0.004, z1 - bar * 0.32):
        rbox((w - bar, t, bar if z < 0.4 else bar * 0.64), (0, y - 0.0035, z), iron, 0.001, grain='x')
        for x in (-w / 2 + 0.016, w / 2 - 0.016):
            cyl(0.007, 0.006, (x, -d / 2 - 0.001, z), iron, 0.0025, 16, (pi / 2, 0, 0))
    rbox((bar * 0.6, t, z1 - z0 - bar), (0, y - 0.003, (z0 + z1) / 2), iron, 0.001, grain='z')
    for s in (-1, 1):
        for z in (z0 + 0.09, (z0 + z1) / 2, z1 - 0.09):
            cyl(0.0065, 0.006, (s * (w / 2 - bar / 2 + 0.004), -d / 2 - 0.001, z), iron, 0.0025, 16, (pi / 2, 0, 0))
            for yy in (-d / 2 + 0.018, d / 2 - 0.018):
                cyl(0.0065, 0.006, (s * (w / 2 + 0.003), yy, z), iron, 0.0025, 16, (0, s * pi / 2, 0))


def mirrored_stand(w=0.56, h=0.66, d=0.41, base_h=0.12, rows=2):
    """A nightstand whose every face is bevelled mirror, the rail between the drawers and the tapered legs too; crystal knobs."""
    silver, glass = M.metal('steel'), M.mirror()
    z0, top, rail = base_h, 0.024, 0.022
    z1 = h - top
    rbox((w - 0.006, d - 0.006, z1 - z0), (0, 0, (z0 + z1) / 2), silver, 0.0015)
    rbox((w + 0.016, d + 0.016, top), (0, -0.002, h - top / 2), silver, 0.002)
    pane(w + 0.008, d + 0.008, (0, -0.002, h - 0.001), (-pi / 2, 0, 0), 0.014)
    pane(w + 0.012, top - 0.005, (0, -d / 2 - 0.0095, h - top / 2), edge=0.005)
    for s in (-1, 1):
        pane(d + 0.012, top - 0.005, (s * (w / 2 + 0.0075), -0.002, h - top / 2), (0, 0, s * pi / 2), 0.005)
        pane(d - 0.012, z1 - z0 - 0.008, (s * (w / 2 - 0.0035), 0, (z0 + z1) / 2), (0, 0, s * pi / 2), 0.016)
        for q in (-1, 1):
            sqleg(base_h + 0.002, 0.026, 0.05, (s * (w / 2 - 0.03), q * (d / 2 - 0.03), 0), glass, 0.003)
    frame = 0.02
    hh = (z1 - z0 - rail * (rows - 1) - 2 * frame) / rows
    for z in (z0 + frame / 2, z1 - frame / 2, *(z0 + frame + (hh + rail) * i - rail / 2 for i in range(1, rows))):
        pane(w - 2 * frame, frame - 0.004, (0, -d / 2 + 0.0025, z), edge=0.005)
    for s in (-1, 1):
        pane(frame - 0.004, z1 - z0 - 0.004, (s * (w / 2 - frame / 2), -d / 2 + 0.0025, (z0 + z1) / 2), edge=0.005)
    for i in range(rows):
        z = z0 + frame + hh / 2 + (hh + rail) * i
        rbox((w - 2 * frame - 0.004, 0.014, hh - 0.004), (0, -d / 2 - 0.002, z), silver, 0.0015)
        pane(w - 2 * frame - 0.008, hh - 0.008, (0, -d / 2 - 0.0085, z), edge=0.018, drop=0.003)
        cyl(0.008, 0.012, (0, -d / 2 - 0.012, z), silver, 0.002, 24, (pi / 2, 0, 0))
        o = lathe([(0, 0), (0.012, 0), (0.02, 0.009), (0.02, 0.014), (0.011, 0.024), (0, 0.024)], 10, M.glass(), (0, -d / 2 - 0.022, z), (pi / 2,
            0, 0), 'knob', angle=5)
        o.data.use_auto_smooth = True


def fluted_wall(r, t, h, a0, a1, mat, pitch=0.0127, depth=0.0042):
    """A curved wall of half-round flutes from angle a0 to a1 (degrees), closed at its ends, standing on z = 0."""
    n = max(2, round(rad(abs(a1 - a0)) * r / pitch))
    bm = bmesh.new()
    outer = []
    k = 8
    for i in range(n * k + 1):
        outer.append((rad(a0 + (a1 - a0) * i / (n * k)), r - depth * (1 - abs(sin(pi * i / k)))))
    cols = [[bm.verts.new((rr * cos(a), rr * sin(a), z)) for rr, z in ((ro, 0.0), (ro, h), (r - t, h), (r - t, 0.0))] for a, ro in outer]
    skin(bm, cols[::-1])
    bm.faces.new(cols[0])
    bm.faces.new(cols[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return finish(bm, 'flutes', mat, weighted=False, angle=50)


def fluted_drum(mat, w=0.457, h=0.61, door=(215, 335), ajar=0):
    """A round nightstand, fluted all around, on a recessed plinth; its curved door may stand `ajar` by so many degrees before two shelves."""
    r, low, top, t = w / 2, 0.045, 0.022, 0.018
    hh = h - low - top
    a0, a1 = door
    cyl(r - 0.035, low + 0.002, (0, 0, 0), M.plain('#8d8880', 0.8), 0.002, 72)
    lathe(disc_profile(r + 0.002, top, 0.004), 120, mat, (0, 0, h - top))
    with group('body', 0, 0, low):
        fluted_wall(r, t, hh, a1, a0 + 360, mat)
    for z in (low, low + hh * 0.5, h - top - 0.016):
        cyl(r - t * 0.7, 0.016, (0, 0, z), mat, 0.002, 72)
    hx, hy = (r - t / 2) * cos(rad(a1)), (r - t / 2) * sin(rad(a1))
    with group('hinge', hx, hy, low + 0.003, ajar):
        with group('door', -hx, -hy, 0):
            fluted_wall(r, t, hh - 0.006, a0 + 0.7, a1 - 0.7, mat)


def gable_desk(mat, face, w=1.07, d=0.51, h=0.76, legs=0.1):
    """A desk of plywood gables on short cylinder legs, one drawer with round cut-out pulls."""
    t = 0.024
    for s in (-1, 1):
        rbox((t, d, h - t - legs), (s * (w / 2 - t / 2), 0, legs + (h - t - legs) / 2), mat, 0.005, grain='z')
        rbox((0.003, d - 0.024, h - t - legs - 0.024), (s * (w / 2 + 0.0005), 0, legs + (h - t - legs) / 2), face, 0.001)
        for y in (-d / 2 + 0.05, d / 2 - 0.05):
            cyl(0.022, legs + 0.006, (s * (w / 2 - 0.034), y, 0), mat, 0.003, 32)
    rbox((w + 0.01, d + 0.01, t), (0, 0, h - t / 2), mat, 0.006, grain='x')
    rbox((w - 0.014, d - 0.014, 0.004), (0, 0, h - 0.0005), face, 0.001)
    rbox((w - 2 * t, 0.016, 0.34), (0, d / 2 - 0.03, h - t - 0.17), face, 0.002, grain='x')
    iw, high = w - 2 * t, 0.13
    zc = h - t - high / 2
    rbox((iw, d - 0.06, 0.018), (0, 0, h - t - high - 0.009), mat, 0.003, grain='x')
    rbox((iw, 0.01, high), (0, -d / 2 + 0.035, zc), M.plain('#171412', 0.9), 0)
    front(iw - 0.008, high - 0.008, 0, zc, -d / 2 + 0.026, face, 'slab', 'hole', pulls=2)
