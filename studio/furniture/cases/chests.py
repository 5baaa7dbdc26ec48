"""Chests, dressers and stands that no case covers. Meters."""

import random
from contextlib import nullcontext
from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, group, lathe, rbox, sqleg, tube
from .fronts import pane
from .hardware import pull
from .opened import pulled_drawer


def strapped_chest(mat, straps=None, w=1.22, d=0.46, h=0.51, lift=0):
    """A plank trunk on a plinth: lid of three boards with a round front edge, corner straps, hasp, handles
    at the ends; the lid may stand open by `lift` degrees over a lining of cedar."""
    straps = straps or materials.metal('black')
    lid, low, bw, bd = 0.032, 0.07, w - 0.02, d - 0.02
    bh = h - lid - low
    if lift:
        _cedar_lining(bw - 0.02, bd - 0.02, low, bh)
    else:
        rbox((bw - 0.01, bd - 0.01, bh + 0.02), (0, 0, low + bh / 2), mat, 0.002, grain='x')
    for i in range(3):
        z = low + bh * (i + 0.5) / 3
        rbox((bw, 0.014, bh / 3 - 0.002), (0, -bd / 2 + 0.007, z), mat, 0.003, grain='x')
        for s in (-1, 1):
            rbox((0.014, bd - 0.016, bh / 3 - 0.002), (s * (bw / 2 - 0.006), 0.007, z), mat, 0.003, grain='y')
    for s in (-1, 1):
        rbox((0.016, d - 0.004, low), (s * (w / 2 - 0.008), 0, low / 2), mat, 0.005, grain='y')
    rbox((w - 0.034, 0.016, low), (0, -d / 2 + 0.008, low / 2), mat, 0.005, grain='x')
    with group('lid', 0, d / 2, h - lid) if lift else nullcontext() as hinge:
        for i, dd in enumerate((0.34, 0.33, 0.33)):
            y = -d / 2 + d * (sum((0.34, 0.33, 0.33)[:i]) + dd / 2)
            rbox(
                (w, d * dd - 0.0006, lid),
                (0, y - d / 2, lid / 2) if lift else (0, y, h - lid / 2),
                mat,
                0.012 if i == 0 else 0.003,
                seg=5,
                grain='x',
            )
    if hinge:
        hinge.e.rotation_euler = (-rad(lift), 0, 0)
    for s in (-1, 1):
        for z in (low + 0.05, h - lid - 0.05):
            rbox((0.16, 0.004, 0.036), (s * (bw / 2 - 0.078), -bd / 2 - 0.001, z), straps, 0.001)
            rbox((0.004, 0.16, 0.036), (s * (bw / 2 + 0.002), -bd / 2 + 0.078, z), straps, 0.001)
            for k in (0.025, 0.13):
                cyl(0.007, 0.005, (s * (bw / 2 - k), -bd / 2 - 0.002, z), straps, 0.002, 16, (pi / 2, 0, 0))
        x, z = s * (bw / 2 + 0.002), low + bh * 0.62
        for y in (-0.07, 0.07):
            rbox((0.006, 0.03, 0.05), (x, y, z), straps, 0.002)
        tube(
            [(x + s * 0.012, 0.07 * cos(a), z - 0.062 * sin(a)) for a in [pi * i / 20 for i in range(21)]],
            0.0055,
            straps,
        )
    if not lift:
        rbox((0.06, 0.006, 0.024), (0, -d / 2 - 0.002, h - lid / 2 - 0.002), straps, 0.002)
    rbox((0.052, 0.016, 0.085), (0, -d / 2 + 0.004, h - lid - 0.028), straps, 0.003)
    cyl(0.012, 0.006, (0, -d / 2 - 0.004, h - lid - 0.05), straps, 0.003, 24, (pi / 2, 0, 0))


def _cedar_lining(w, d, low, high):
    """Boards of cedar inside a chest: its floor, its ends and its long sides."""
    cedar, t = materials.wood('alder'), 0.016
    rbox((w, d, t), (0, 0, low + t / 2), cedar, 0, grain='x')
    for i in range(3):
        z = low + high * (i + 0.5) / 3
        for s in (-1, 1):
            rbox((w, t, high / 3 - 0.001), (0, s * (d / 2 - t / 2), z), cedar, 0.001, grain='x')
            rbox((t, d - 2 * t, high / 3 - 0.001), (s * (w / 2 - t / 2), 0, z), cedar, 0.001, grain='y')


def strip_dresser(woods, iron=None, w=1.52, h=0.86, d=0.46, base_h=0.155, seed=4, pulled=()):
    """Six drawers and a top of wooden strips in several browns, laid like a butcher block, in a riveted
    frame of flat iron; `pulled` names drawers that stand open: (row from below, side -1 or 1, how far)."""
    stand_out = {(row, side): far for row, side, far in pulled}
    iron = iron or materials.metal('black')
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
    dark = materials.plain('#171412', 0.9)
    rbox((w - 0.024, d - 0.05, z1 - z0 - 0.004), (0, 0.012, (z0 + z1) / 2), dark, 0.001)
    for s in (-1, 1):
        for i in range(3):
            hh = (z1 - z0) / 3
            rbox(
                (0.014, d - 0.02, hh - 0.001),
                (s * (w / 2 - 0.012), 0, z0 + hh * (i + 0.5)),
                woods[0],
                0.0015,
                grain='y',
            )
    strips(
        w - 0.004,
        d - 0.004,
        lambda lx, ly, x, y, m: rbox((lx, ly, top), (x, y, h - top / 2), m, 0.0012, grain='x'),
        0.045,
    )
    rows = ((0.38, 0), (0.36, 0.38), (0.26, 0.74))
    inner = w - 2 * bar - 0.004
    for row, (share, low) in enumerate(rows):
        hh = (z1 - z0 - bar) * share
        zc = z0 + bar / 2 + (z1 - z0 - bar) * (low + share / 2)
        for s in (-1, 1):
            ww = (inner - bar * 0.7) / 2
            xc = s * (ww / 2 + bar * 0.35)
            out = stand_out.get((row, s))
            box = (ww - 0.006, hh - 0.008, xc, zc, -d / 2 + 0.023, out)
            with pulled_drawer(*box) if out else nullcontext():
                strips(
                    ww - 0.006,
                    hh - 0.008,
                    lambda lx, lz, x, z, m: rbox(
                        (lx, 0.02, lz), (xc + x, -d / 2 + 0.013, zc + z), m, 0.001, grain='x'
                    ),
                )
                pull(xc, -d / 2 + 0.003, zc + hh * 0.12, 'cup', iron)
    y = -d / 2 + 0.004
    for s in (-1, 1):
        for q in (-1, 1):
            rbox(
                (bar, t, h - top - 0.002),
                (s * (w / 2 - bar / 2 + 0.004), q * (d / 2 + 0.001), (h - top) / 2),
                iron,
                0.001,
                grain='z',
            )
            rbox(
                (t, bar, h - top - 0.003),
                (s * (w / 2 + 0.001), q * (d / 2 - bar / 2 + 0.001), (h - top) / 2),
                iron,
                0.001,
                grain='z',
            )
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
            cyl(
                0.0065,
                0.006,
                (s * (w / 2 - bar / 2 + 0.004), -d / 2 - 0.001, z),
                iron,
                0.0025,
                16,
                (pi / 2, 0, 0),
            )
            for yy in (-d / 2 + 0.018, d / 2 - 0.018):
                cyl(0.0065, 0.006, (s * (w / 2 + 0.003), yy, z), iron, 0.0025, 16, (0, s * pi / 2, 0))


def mirrored_stand(w=0.56, h=0.66, d=0.41, base_h=0.12, rows=2):
    """A nightstand whose every face is bevelled mirror, the rail between the drawers and the tapered legs
    too; crystal knobs."""
    silver, glass = materials.metal('steel'), materials.mirror()
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
    for z in (
        z0 + frame / 2,
        z1 - frame / 2,
        *(z0 + frame + (hh + rail) * i - rail / 2 for i in range(1, rows)),
    ):
        pane(w - 2 * frame, frame - 0.004, (0, -d / 2 + 0.0025, z), edge=0.005)
    for s in (-1, 1):
        pane(
            frame - 0.004,
            z1 - z0 - 0.004,
            (s * (w / 2 - frame / 2), -d / 2 + 0.0025, (z0 + z1) / 2),
            edge=0.005,
        )
    for i in range(rows):
        z = z0 + frame + hh / 2 + (hh + rail) * i
        rbox((w - 2 * frame - 0.004, 0.014, hh - 0.004), (0, -d / 2 - 0.002, z), silver, 0.0015)
        pane(w - 2 * frame - 0.008, hh - 0.008, (0, -d / 2 - 0.0085, z), edge=0.018, drop=0.003)
        cyl(0.008, 0.012, (0, -d / 2 - 0.012, z), silver, 0.002, 24, (pi / 2, 0, 0))
        o = lathe(
            [(0, 0), (0.012, 0), (0.02, 0.009), (0.02, 0.014), (0.011, 0.024), (0, 0.024)],
            10,
            materials.glass(),
            (0, -d / 2 - 0.022, z),
            (pi / 2, 0, 0),
            'knob',
            angle=5,
        )
        o.data.use_auto_smooth = True
