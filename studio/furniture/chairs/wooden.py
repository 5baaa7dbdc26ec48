"""Turned bars, Windsor and shell chairs. Meters."""

from math import cos, hypot, pi, sin
from math import radians as rad

from mathutils import Matrix, Vector

from ... import materials
from ...geometry import rbox, tube
from ...soft import padbox

TURNING = [
    (0.0, 0.55),
    (0.12, 0.75),
    (0.3, 1.15),
    (0.42, 0.8),
    (0.5, 1.0),
    (0.55, 0.65),
    (0.62, 1.1),
    (0.8, 0.95),
    (1.0, 0.7),
]


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

    def lean(z):
        return 0.17 + (z - seat_h) * 0.2

    half = 0.2
    if bow:
        arc = [(-half * cos(pi * i / 28), sin(pi * i / 28)) for i in range(29)]
        pts = [
            (x * 1.05, lean(seat_h + (h - seat_h) * q**0.6), seat_h - 0.01 + (h - seat_h) * q**0.6)
            for x, q in arc
        ]
        tube(pts, 0.011, mat)

    else:
        rbox((0.46, 0.022, 0.085), (0, lean(h - 0.04), h - 0.04), mat, 0.006, rot=(rad(-11), 0, 0))

    def top(x):
        if not bow:
            return h - 0.06
        return seat_h + (h - seat_h) * max(0.0, 1 - (x / (half * 1.05)) ** 2) ** 0.3

    for i in range(spindles):
        x = (i - (spindles - 1) / 2) * (2 * half * (0.86 if bow else 0.98) / (spindles - 1 or 1))
        foot = (x * 0.86, 0.165, seat_h - 0.01)
        head = (x, lean(top(x)), top(x) - 0.004)
        if bow:
            tube([foot, head], 0.0065, mat, taper=[1.15, 0.85])
        else:
            turned(foot, head, 0.0095, mat)


def shell_chair(fabric, leg_mat=None, seat_h=0.48, h=0.84, scallop=False, w=0.52):
    """Padded chair whose back curves round the sitter, sewn into upright channels; scalloped like a shell if
    asked."""
    leg_mat = leg_mat or materials.metal('black')
    r, channels, wrap = w / 2 + 0.01, 5, 62

    def within(p):
        far = hypot(p.x, p.y - 0.01)
        if p.y > 0.01 and far > r:
            p.x, p.y = p.x * r / far, 0.01 + (p.y - 0.01) * r / far
        return p

    padbox(
        (w - 0.03, 0.46, 0.10),
        (0, -0.02, seat_h - 0.05),
        fabric,
        r=0.04,
        puff=(0.006, 0.008, 0.018),
        fn=within,
    )
    for i in range(channels):
        a = rad(-wrap + 2 * wrap * (i + 0.5) / channels)
        x, y = r * sin(a), r * cos(a) - 0.03
        edge = abs((i + 0.5) / channels * 2 - 1)
        top = h - (0.10 * edge**2 if scallop else 0.05 * edge**2)
        cw = 2 * r * rad(wrap) / channels * 1.08
        z0 = seat_h - 0.07
        padbox(
            (cw, 0.085, top - z0),
            (x, y + 0.02, (top + z0) / 2),
            fabric,
            r=min(0.04, cw * 0.42),
            puff=(0.0, 0.014, 0.012 if scallop else 0.004),
            rot=(rad(-7), 0, -a),
            seed=i,
            wob=0.001,
        )
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube(
                [(sx * 0.17, sy * 0.15, seat_h - 0.09), (sx * 0.215, sy * 0.205, 0.004)],
                0.0115,
                leg_mat,
                taper=[1.1, 0.8],
            )
