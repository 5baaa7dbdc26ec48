"""Chairs and stools beyond the plain dining chair: Windsor, shell, saddle and swivel seats. Fronts face -Y."""
from math import cos, hypot, pi, sin, radians as rad

from mathutils import Matrix, Vector

from .. import materials as M
from ..geometry import cyl, lathe, prism, rbox, tube
from ..soft import padbox

TURNING = [(0.0, 0.55), (0.12, 0.75), (0.3, 1.15), (0.42, 0.8), (0.5, 1.0), (0.55, 0.65), (0.62, 1.1), (0.8, 0.95), (1.0, 0.7)]


def turned(a, b, r, mat):
    """A turned spindle or leg from point a to point b with a bulb and rings."""
    pts, radii = [], []
    for i in range(33):
        t = i / 32
        k = next(j for j in range(len(TURNING) - 1) if TURNING[j + 1][0] >= t)
        (t0, r0), (t1, r1) = TURNING[k], TURNING[k + 1]
        f = (t - t0) / (t1 - t0)
        radii.append(r0 + (r1 - r0) * f * f * (3 - 2 * f))
        pts.append(tuple(p + (q - p) * t for p, q in zip(a, b)))
    tube(pts, r, mat, taper=radii)


def square_bar(a, b, t, mat):
    """A bar from point a to point b with its grain along it, `t` thick or as thick as a pair says."""
    a, b = Vector(a), Vector(b)
    o = rbox((*(t if isinstance(t, tuple) else (t, t)), (b - a).length), (0, 0, 0), mat, 0.004, grain='z')
    turn = Vector((0, 0, 1)).rotation_difference(b - a).to_matrix().to_4x4()
    o.matrix_local = Matrix.Translation((a + b) / 2) @ turn @ Matrix.Rotation(-pi / 2, 4, 'Y')


def saddle_seat(w, d, z, mat):
    """A scooped solid seat whose top is near z."""
    padbox((w, d, 0.036), (0, 0, z - 0.018), mat, r=0.014, puff=(0.002, 0.002, -0.01), wob=0, step=0.03)


def windsor(mat, seat_mat=None, seat_h=0.45, h=0.96, spindles=7, bow=True):
    """Windsor chair: turned splayed legs, round spindles, a bent bow or a straight crest rail."""
    saddle_seat(0.46, 0.43, seat_h, seat_mat or mat)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turned((sx * 0.225, sy * 0.215, 0), (sx * 0.15, sy * 0.14, seat_h - 0.02), 0.019, mat)
    for sx in (-1, 1):
        tube([(sx * 0.2, -0.19, 0.17), (sx * 0.2, 0.19, 0.17)], 0.01, mat)
    tube([(-0.2, 0, 0.17), (0.2, 0, 0.17)], 0.01, mat)
    lean = lambda z: 0.17 + (z - seat_h) * 0.2
    half = 0.2
    if bow:
        arc = [(-half * cos(pi * i / 28), sin(pi * i / 28)) for i in range(29)]
        pts = [(x * 1.05, lean(seat_h + (h - seat_h) * q ** 0.6), seat_h - 0.01 + (h - seat_h) * q ** 0.6) for x, q in arc]
        tube(pts, 0.011, mat)
        top = lambda x: seat_h + (h - seat_h) * max(0.0, 1 - (x / (half * 1.05)) ** 2) ** 0.3
    else:
        rbox((0.46, 0.022, 0.085), (0, lean(h - 0.04), h - 0.04), mat, 0.006, rot=(rad(-11), 0, 0))
        top = lambda x: h - 0.06
    for i in range(spindles):
        x = (i - (spindles - 1) / 2) * (2 * half * (0.86 if bow else 0.98) / (spindles - 1 or 1))
        foot = (x * 0.86, 0.165, seat_h - 0.01)
        head = (x, lean(top(x)), top(x) - 0.004)
        if bow:
            tube([foot, head], 0.0065, mat, taper=[1.15, 0.85])
        else:
            turned(foot, head, 0.0095, mat)


def shell_chair(fabric, leg_mat=None, seat_h=0.48, h=0.84, channels=5, scallop=False, w=0.52, wrap=62):
    """Padded chair whose back curves round the sitter, sewn into upright channels; scalloped like a shell if asked."""
    leg_mat = leg_mat or M.metal('black')
    r = w / 2 + 0.01

    def within(p):
        far = hypot(p.x, p.y - 0.01)
        if p.y > 0.01 and far > r:
            p.x, p.y = p.x * r / far, 0.01 + (p.y - 0.01) * r / far
        return p
    padbox((w - 0.03, 0.46, 0.10), (0, -0.02, seat_h - 0.05), fabric, r=0.04, puff=(0.006, 0.008, 0.018), fn=within)
    for i in range(channels):
        a = rad(-wrap + 2 * wrap * (i + 0.5) / channels)
        x, y = r * sin(a), r * cos(a) - 0.03
        edge = abs((i + 0.5) / channels * 2 - 1)
        top = h - (0.10 * edge ** 2 if scallop else 0.05 * edge ** 2)
        cw = 2 * r * rad(wrap) / channels * 1.08
        z0 = seat_h - 0.07
        padbox(
            (cw, 0.085, top - z0), (x, y + 0.02, (top + z0) / 2), fabric, r=min(0.04, cw * 0.42),
            puff=(0.0, 0.014, 0.012 if scallop else 0.004), rot=(rad(-7), 0, -a), seed=i, wob=0.001,
        )
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * 0.17, sy * 0.15, seat_h - 0.09), (sx * 0.215, sy * 0.205, 0.004)], 0.0115, leg_mat, taper=[1.1, 0.8])


def saddle_stool(mat, seat_h=0.735):
    """Backless saddle-seat bar stool with rails at two heights."""
    padbox(
        (0.46, 0.34, 0.042), (0, 0, seat_h - 0.049), mat, r=0.014, puff=(0.002, 0.002, 0), wob=0, step=0.03,
        fn=lambda p: p.__class__((p.x, p.y, p.z + 0.52 * p.x * p.x - 0.1 * (p.z > 0) * max(0, 0.03 - p.y * p.y))),
    )
    for sx in (-1, 1):
        for sy in (-1, 1):
            square_bar((sx * 0.165, sy * 0.105, seat_h - 0.045), (sx * 0.205, sy * 0.145, 0.001), 0.036, mat)
    for z, k in ((0.2, 0.86), (0.34, 0.68)):
        for s in (-1, 1):
            if z < 0.3:
                rbox((0.38, 0.02, 0.03), (0, s * 0.137, z), mat, 0.004)
            else:
                rbox((0.02, 0.26, 0.03), (s * 0.185, 0, z), mat, 0.004)


def dished_stool(top, metal=None, w=0.38, h=0.76):
    """Square stool: a dished plank seat on a steel frame with a footrail all round."""
    metal = metal or M.metal('black')
    padbox((w, w, 0.042), (0, 0, h - 0.021), top, r=0.008, puff=(0, 0, 0), wob=0, step=0.02,
           fn=lambda p: p.__class__((p.x, p.y, p.z - (0.016 * max(0, 1 - (hypot(p.x, p.y) / (w * 0.47)) ** 2) if p.z > 0 else 0))))
    k = w / 2 - 0.03
    for sx in (-1, 1):
        for sy in (-1, 1):
            rbox((0.028, 0.028, h - 0.042), (sx * k, sy * k, (h - 0.042) / 2), metal, 0.003, grain='z')
    for s in (-1, 1):
        for z in (0.24, h - 0.053):
            rbox((0.022, 2 * k, 0.022), (s * k, 0, z), metal, 0.002)
            rbox((2 * k, 0.022, 0.022), (0, s * k, z), metal, 0.002)


def round_stool(seat_mat, metal=None, seat_h=0.62, back=0.23, ring_mat=None):
    """Swivel stool: splayed steel legs with a foot ring; back is the height of a curved rail, 0 for none."""
    metal = metal or M.metal('black')
    lathe([(0, seat_h - 0.04), (0.165, seat_h - 0.04), (0.185, seat_h - 0.028), (0.187, seat_h - 0.012), (0.178, seat_h - 0.002),
           (0.12, seat_h - 0.012), (0, seat_h - 0.016)], 64, seat_mat, angle=70, grain='x')
    cyl(0.075, 0.07, (0, 0, seat_h - 0.125), metal, 0.006, 40)
    cyl(0.14, 0.018, (0, 0, seat_h - 0.057), metal, 0.003, 48)
    foot = []
    for a in (45, 135, 225, 315):
        c, s = cos(rad(a)), sin(rad(a))
        tube([(0.05 * c, 0.05 * s, seat_h - 0.09), (0.25 * c, 0.25 * s, 0.006)], 0.0125, metal)
        foot.append(0.05 + 0.2 * (1 - 0.2 / (seat_h - 0.09)))
    tube([(foot[0] * cos(2 * pi * i / 48), foot[0] * sin(2 * pi * i / 48), 0.2) for i in range(48)], 0.009, ring_mat or metal, True)
    if back:
        inner, outer = ([(r * sin(rad(a)), r * cos(rad(a))) for a in range(-72, 73, 6)] for r in (0.204, 0.22))
        prism(inner + outer[::-1], 0.085, seat_mat, 0.005, loc=(0, 0, seat_h + back), axis='z', angle=40)
        for a in (-48, 48):
            tube([(0.15 * sin(rad(a)), 0.15 * cos(rad(a)), seat_h - 0.05), (0.2 * sin(rad(a)), 0.2 * cos(rad(a)), seat_h + back)], 0.009, metal)


def heart(y, z, r, n=40):
    """Outline of a heart of half width r about a point."""
    pts = []
    for i in range(n):
        t = 2 * pi * i / n
        pts.append((y + r * sin(t) ** 3, z + r * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 16))
    return pts


def heart_end(mat, x, d, h):
    """The end of a settle: a board that sweeps up to the back, with a heart cut out of it."""
    front, back = -d / 2, d / 2
    outline = [(front, 0.001), (back, 0.001), (back, h - 0.03)]
    outline += [(back - 0.03, h), (back - 0.16, h), (back - 0.25, h - 0.05), (back - 0.31, h - 0.15)]
    outline += [(front + 0.1, 0.62), (front + 0.03, 0.6), (front, 0.57)]
    hole = heart(back - 0.165, h - 0.19, 0.08)
    far = min(range(len(hole)), key=lambda i: -hole[i][0])
    ring = hole[far:] + hole[:far + 1]
    # the outline runs in to the hole and back along one slit; the hole turns the other way round
    at = outline.index((back, h - 0.03))
    slit = (back, ring[0][1])
    poly = outline[:at] + [slit] + ring + [(slit[0], slit[1] + 1e-4)] + outline[at:]
    prism(poly, 0.032, mat, 0, loc=(x, 0, 0), axis='x', grain='z', angle=20)


def bench_with_back(mat, w=1.4, d=0.5, seat_h=0.45, h=0.89, ends=('plain', 'plain')):
    """Kitchen bench with a planked back and a storage box under the seat.

    Its two ends: plain; a heart cut out; or a planked back too, for the seat in a corner."""
    rbox((w, d, 0.03), (0, 0, seat_h - 0.015), mat, 0.006, grain='x')
    rbox((w - 0.06, d - 0.06, seat_h - 0.09), (0, 0, 0.06 + (seat_h - 0.09) / 2), mat, 0.004, grain='x')

    def plank(wide, x, y, turned=False):
        size = (0.018, wide - 0.004, h - seat_h - 0.02) if turned else (wide - 0.004, 0.018, h - seat_h - 0.02)
        rbox(size, (x, y, seat_h + (h - seat_h - 0.02) / 2), mat, 0.003, grain='z')
    for s, end in zip((-1, 1), ends):
        if end == 'heart':
            heart_end(mat, s * (w / 2 - 0.014), d, h + 0.02)
            continue
        rbox((0.03, d, seat_h - 0.03), (s * (w / 2 - 0.015), 0, (seat_h - 0.03) / 2), mat, 0.005, grain='z')
        rbox((0.03, 0.05, h - seat_h), (s * (w / 2 - 0.015), d / 2 - 0.02, seat_h + (h - seat_h) / 2), mat, 0.005, grain='z')
        if end == 'back':
            for i in range(4):
                plank(d / 4, s * (w / 2 - 0.012), -d / 2 + d * (i + 0.5) / 4, True)
            rbox((0.05, d + 0.02, 0.05), (s * (w / 2 - 0.015), 0, h - 0.02), mat, 0.01, grain='y')
    n = max(3, round(w / 0.12))
    for i in range(n):
        plank(w / n, -w / 2 + w * (i + 0.5) / n, d / 2 - 0.012)
    rbox((w - 0.004 if 'heart' in ends else w + 0.02, 0.05, 0.05), (0, d / 2 - 0.015, h - 0.02), mat, 0.01, grain='x')
    rbox((w - 0.08, d - 0.1, 0.06), (0, 0, 0.031), mat, 0.003, grain='x')
