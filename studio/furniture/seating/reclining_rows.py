"""Reclining sofas. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, rbox, ring, tube
from ...soft import cushion, padbox
from .parts import rolled_arm


def reclining_row(
    mat,
    seats=3,
    seat_w=0.6,
    depth=1.0,
    arm_w=0.21,
    between=False,
    base=None,
    light=None,
    seed=0,
    fixed=(),
    nails=None,
    console=0.0,
    rolled=False,
    leaning=(),
):
    """Reclining sofa, loveseat or theater row: pillow arms, or rolled ones trimmed with `nails`, footrest
    panels, three-part backs; `between` puts an arm with a lit cup holder at every seat, `console` is the
    width of one after the first seat, `fixed` names seats without a footrest, `rolled` arms have welts and
    the buttons of the motors on their inner side, the seats of `leaning` lie back with their footrest out."""
    seat_h = 0.48
    step = seat_w + (arm_w if between else 0.0)
    W = seats * seat_w + ((seats + 1) if between else 2) * arm_w + console
    padbox(
        (W - 0.06, depth - 0.1, 0.14),
        (0, 0, 0.07),
        base or materials.plain('#1c1b1a', 0.7),
        r=0.015,
        puff=(0, 0, 0),
    )
    if light:
        rbox((W - 0.08, 0.006, 0.012), (0, -depth / 2 + 0.046, 0.022), light, 0)
        for s in (-1, 1):
            rbox((0.006, depth - 0.12, 0.012), (s * (W / 2 - 0.026), 0, 0.022), light, 0)
    x0 = -W / 2 + arm_w + seat_w / 2
    centers = [x0 + step * i + (console if i else 0.0) for i in range(seats)]
    arms = [-W / 2 + arm_w / 2, W / 2 - arm_w / 2]
    if between:
        arms += [c + seat_w / 2 + arm_w / 2 for c in centers[:-1]]
    for k, x in enumerate(arms):
        if nails or rolled:
            s = -1 if x < 0 else 1
            rolled_arm(x, s, arm_w, depth, mat, nails, seed + k)
            if rolled:
                _buttons(x + s * (0.014 - arm_w * 0.56), -s, -depth / 2 + 0.24, 0.64 - arm_w * 0.56)
            continue
        padbox(
            (arm_w - 0.01, depth - 0.02, 0.46),
            (x, 0, 0.28),
            mat,
            r=0.04,
            puff=(0.012, 0.014, 0.004),
            seed=seed + k,
        )
        if between:
            padbox(
                (arm_w + 0.004, depth - 0.4, 0.13),
                (x, 0.16, 0.57),
                mat,
                r=0.05,
                puff=(0.006, 0.006, 0.014),
                seed=seed + k,
            )
            padbox(
                (arm_w + 0.004, 0.35, 0.1),
                (x, -depth / 2 + 0.18, 0.555),
                mat,
                r=0.03,
                puff=(0.004, 0.006, 0.0),
                seed=seed + k,
            )
            _holder(x, -depth / 2 + 0.15, 0.606, light)
            rbox((0.05, 0.045, 0.004), (x, -depth / 2 + 0.275, 0.607), materials.metal('steel'), 0.001)
            rbox((0.034, 0.012, 0.004), (x, -depth / 2 + 0.275, 0.6085), materials.plain('#0c0c0d', 0.4), 0)
        else:
            cushion(
                depth - 0.05,
                arm_w + 0.015,
                0.12,
                mat,
                (x, -0.02, 0.565),
                (0, 0, pi / 2),
                crown=0.045,
                seed=5,
                pipe=0.005,
                shrink=0.07,
            )
    if console:
        x = (centers[0] + centers[1]) / 2
        padbox((console - 0.008, depth - 0.04, 0.42), (x, 0, 0.26), mat, r=0.03, puff=(0.0, 0.012, 0))
        padbox((console - 0.008, 0.36, 0.1), (x, -0.02, 0.51), mat, r=0.035, puff=(0, 0.006, 0.012))
        rbox(
            (console - 0.05, 0.24, 0.014),
            (x, -depth / 2 + 0.165, 0.474),
            materials.plain('#151516', 0.35),
            0.005,
        )
        for s in (-1, 1):
            _holder(x + s * 0.06, -depth / 2 + 0.165, 0.482)
        padbox(
            (console - 0.008, 0.2, 0.5),
            (x, depth / 2 - 0.24, 0.68),
            mat,
            r=0.05,
            puff=(0, 0.014, 0.012),
            rot=(rad(-14), 0, 0),
        )
    padbox((W - 2 * arm_w, 0.04, 0.5), (0, depth / 2 - 0.16, 0.36), mat, r=0.015, puff=(0, 0, 0))
    for k, x in enumerate(centers):
        sd, odd = 0.56, k % 2 == 1
        cushion(
            seat_w - 0.004,
            sd,
            0.2,
            mat,
            (x, -depth / 2 + sd / 2 + 0.005, 0.38),
            crown=0.055,
            seed=20,
            pipe=0.005,
            shrink=0.06,
            mirror=odd,
        )
        if k in leaning:
            cushion(
                seat_w - 0.01,
                0.42,
                0.1,
                mat,
                (x, -depth / 2 - 0.3, 0.4),
                (rad(8), 0, 0),
                crown=0.04,
                seed=21,
                pipe=0.005,
            )
            for s in (-1, 1):
                rbox(
                    (0.012, 0.5, 0.035),
                    (x + s * 0.2, -depth / 2 - 0.1, 0.33),
                    materials.metal('black'),
                    0.003,
                )
        elif k in fixed:
            padbox(
                (seat_w + 0.004, 0.1, 0.26),
                (x, -depth / 2 + 0.075, 0.17),
                mat,
                r=0.02,
                puff=(0, 0.004, 0.002),
            )
        else:
            cushion(
                seat_w - 0.004,
                0.235,
                0.09,
                mat,
                (x, -depth / 2 + 0.035, 0.185),
                (rad(86), 0, 0),
                crown=0.04,
                seed=21,
                pipe=0.005,
                shrink=0.06,
                mirror=odd,
            )
        up, tilt = 0.0, 34 if k in leaning else 14
        lean = rad(tilt)
        for i, h in enumerate((0.2, 0.22, 0.27)):
            c = up + h / 2
            cushion(
                seat_w - 0.004,
                h + 0.02,
                0.16 + 0.02 * (i == 2),
                mat,
                (x, depth / 2 - 0.3 + sin(lean) * c - 0.01 * (i == 2), seat_h + cos(lean) * c - 0.02),
                (rad(90 - tilt + 4 * (i == 2)), 0, 0),
                crown=0.075,
                back=0.03,
                seed=40 + i,
                pipe=0,
                shrink=0.06,
                mirror=odd,
            )
            up += h
    apart = between or leaning
    for k, (x, width) in enumerate(
        [(x, seat_w + (0.05 if between else 0.0)) for x in centers]
        if apart
        else [(0.0, W - 2 * arm_w + 0.06)]
    ):
        a = rad(34 if k in leaning else 14)
        padbox(
            (width, 0.16, 0.66),
            (x, depth / 2 - 0.18 + sin(a) * 0.36, seat_h + 0.3),
            mat,
            r=0.05,
            puff=(0.012, 0.015, 0.012),
            rot=(-a, 0, 0),
            seed=seed + 9,
        )


def _buttons(x, s, y, z):
    """A motor's two buttons and USB port in a black plate on the side of an arm, which looks along x by s."""
    rbox((0.012, 0.13, 0.05), (x, y, z), materials.plain('#141415', 0.35), 0.004, grain='y')
    for k in (0.035, 0.0):
        cyl(0.011, 0.004, (x + s * 0.0055, y - k, z), materials.metal('steel'), 0.001, 24, (0, s * pi / 2, 0))
    rbox((0.002, 0.014, 0.006), (x + s * 0.0062, y + 0.038, z), materials.metal('steel'), 0, grain='y')


def _holder(x, y, z, light=None):
    """A steel cup holder, lit round its rim if asked."""
    cyl(0.047, 0.007, (x, y, z), materials.metal('steel'), 0.003, 40)
    cyl(0.039, 0.004, (x, y, z + 0.0042), materials.plain('#08080a', 0.5), 0.001, 40)
    if light:
        tube(ring((x, y, z + 0.0078), 0.0405, 40), 0.0024, light, True)
