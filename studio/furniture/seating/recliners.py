"""Recliners. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, group, rbox, tube
from ...soft import cushion, padbox
from .parts import rolled_arm


def _corded_remote(x, y):
    """The remote of a power chair in its clip at the left side, its two buttons lit, its cord down to the
    base."""
    black, lit = materials.plain('#17171a', 0.35), materials.emission('#9fd0ff', 2.0)
    rbox((0.024, 0.056, 0.17), (x - 0.014, y, 0.42), black, 0.009, grain='z')
    for z in (0.475, 0.435):
        cyl(0.011, 0.004, (x - 0.0295, y, z), lit, 0.001, 24, (0, pi / 2, 0))
    cord = [(0.014, 0, 0.34), (0.016, 0.004, 0.27), (0.02, 0.05, 0.17), (0.016, 0.13, 0.16)]
    tube(
        [(x - a, y + b, z) for a, b, z in [*cord, (0.012, 0.18, 0.24), (-0.02, 0.2, 0.26)]],
        0.0035,
        black,
        kind='NURBS',
    )


def recliner(
    mat,
    w=0.98,
    depth=0.98,
    open=False,
    base=None,
    pipe=0.005,
    seed=0,
    grip=None,
    nails=None,
    lever=None,
    rolled=False,
    remote=False,
):
    """Padded recliner with a three-part back; a `grip` is the wood of knobs at the ends of its arms,
    `rolled` ones have welts or `nails`, a `lever` is the handle at its side, a `remote` hangs there by its
    cord."""
    seat_h, aw = (0.48, 0.21)
    iw = w - 2 * aw
    padbox(
        (w - 0.06, depth - 0.1, 0.14),
        (0, 0, 0.07),
        base or materials.plain('#1c1b1a', 0.7),
        r=0.015,
        puff=(0, 0, 0),
    )
    if lever:
        cyl(0.036, 0.034, (w / 2 - 0.01, -0.1, 0.35), lever, 0.004, 32, (0, pi / 2, 0))
        rbox(
            (0.022, 0.28, 0.042), (w / 2 + 0.026, -0.21, 0.385), lever, 0.01, grain='y', rot=(rad(-18), 0, 0)
        )
    if remote:
        _corded_remote(-w / 2 - 0.012, -depth / 2 + 0.34)
    for s in (-1, 1):
        x = s * (w / 2 - aw / 2)
        if nails or rolled:
            rolled_arm(x, s, aw, depth, mat, nails, seed + s)
            continue
        padbox(
            (aw - 0.01, depth - 0.02, 0.46),
            (x, 0, 0.05 + 0.23),
            mat,
            r=0.04,
            puff=(0.012, 0.014, 0.004),
            seed=seed + s,
        )
        cushion(
            depth - 0.05,
            aw + 0.015,
            0.12,
            mat,
            (x, -0.02, 0.565),
            (0, 0, pi / 2),
            crown=0.045,
            seed=seed + 5 + s,
            pipe=pipe,
            shrink=0.07,
        )
        if grip:
            rbox((aw - 0.07, 0.22, 0.06), (x, -depth / 2 + 0.1, 0.672), grip, 0.028, grain='y')
    sd = 0.56
    cushion(
        iw - 0.004,
        sd,
        0.2,
        mat,
        (0, -depth / 2 + sd / 2 + 0.005, 0.38),
        crown=0.055,
        seed=seed + 20,
        pipe=pipe,
        shrink=0.06,
    )
    # seen from above, light would come through between seat and back
    rbox((iw - 0.02, 0.45, 0.16), (0, depth / 2 - 0.365, 0.34), mat, 0.01)
    if open:
        cushion(
            iw - 0.01,
            0.42,
            0.1,
            mat,
            (0, -depth / 2 - 0.3, 0.4),
            (rad(8), 0, 0),
            crown=0.04,
            seed=seed + 21,
            pipe=pipe,
        )
        # what the footrest covers when it is down
        rbox((iw - 0.01, 0.04, 0.23), (0, -depth / 2 + 0.03, 0.165), mat, 0.012)
        for s in (-1, 1):
            rbox((0.012, 0.5, 0.035), (s * 0.2, -depth / 2 - 0.1, 0.33), materials.metal('black'), 0.003)
    else:
        cushion(
            iw - 0.004,
            0.235,
            0.09,
            mat,
            (0, -depth / 2 + 0.035, 0.185),
            (rad(86), 0, 0),
            crown=0.04,
            seed=seed + 21,
            pipe=pipe,
            shrink=0.06,
        )
    tilt = 14 if not open else 34
    z, y = (seat_h + 0.0, depth / 2 - 0.3)
    hs = (0.2, 0.22, 0.27)
    a = rad(tilt)
    zz = 0
    for i, h in enumerate(hs):
        c = zz + h / 2
        cushion(
            iw + (0.02 if i < 2 else 0.05),
            h + 0.02,
            0.16 + (0.02 if i == 2 else 0),
            mat,
            (0, y + sin(a) * c - 0.01 * (i == 2), z + cos(a) * c - 0.02),
            (rad(90 - tilt + (4 if i == 2 else 0)), 0, 0),
            crown=0.075,
            back=0.03,
            seed=seed + 40 + i,
            pipe=0,
            shrink=0.06,
        )
        zz += h
    bh = 0.66
    padbox(
        (iw + 0.1, 0.16, bh),
        (0, y + 0.12 + sin(a) * 0.36, z + 0.3),
        mat,
        r=0.072,
        puff=(0.012, 0.015, 0.012),
        rot=(-a, 0, 0),
        seed=seed + 9,
    )
    for s in (-1, 1):
        padbox(
            (0.075, 0.24, 0.62),
            (s * (iw / 2 + 0.035), y + 0.03 + sin(a) * 0.34, z + 0.33),
            mat,
            r=0.034,
            puff=(0.01, 0.01, 0.01),
            rot=(-a, 0, 0),
            seed=seed + s,
        )


def risen_recliner(mat, rise=24, depth=0.98, w=0.98, **look):
    """A lift chair on its steel base, tipped forward by `rise` degrees to bring somebody to their feet."""
    metal = materials.metal('black')
    for s in (-1, 1):
        x = s * (w / 2 - 0.12)
        rbox((0.05, depth - 0.1, 0.04), (x, 0, 0.02), metal, 0.004, grain='y')
        tube([(x, depth * 0.32, 0.03), (x, depth * 0.12, 0.3)], 0.014, metal)
        tube([(x, -depth * 0.2, 0.03), (x, depth * 0.12, 0.3)], 0.014, metal)
    for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
        rbox((w - 0.2, 0.05, 0.036), (0, y, 0.02), metal, 0.004, grain='x')
    with group('rise', 0, -depth / 2 + 0.05, 0.045) as tipped, group('chair', 0, depth / 2 - 0.05, 0):
        recliner(mat, w, depth, **look)
    tipped.e.rotation_euler = (rad(rise), 0, 0)
