"""Ottomans and padded benches. Meters."""

from math import cos, exp, pi, sin, sqrt
from math import radians as rad

from mathutils import Vector

from ... import materials
from ...geometry import cyl, group, lathe, parents, rbox, ring, rrect, sqleg, subsurf, tube
from ...soft import cushion, padbox, piping
from ..chairs.wooden import turned
from ..nailheads import nailheads
from .cushions import seat_pad
from .parts import sofa_legs


def ottoman(
    mat,
    w=0.6,
    d=0.6,
    h=0.42,
    leg_mat=None,
    seed=3,
    round_=False,
    pipe=0.0045,
    legs='taper',
    nails=None,
    leg_h=0.12,
    flat=False,
):
    """Ottoman or pouf; nailheads along its lower edge if asked; a `flat` one is a thin pad on a rail, like a
    seat of bench_sofa."""
    leg_mat = leg_mat or materials.wood('walnut')
    if round_:
        prof = (
            [(0, 0.06)]
            + [(w / 2 - 0.03 + 0.03 * sin(rad(a)), 0.09 - 0.03 * cos(rad(a))) for a in range(0, 91, 15)]
            + [(w / 2 + 0.008, h * 0.55)]
            + [(w / 2 - 0.05 + 0.05 * cos(rad(a)), h - 0.05 + 0.05 * sin(rad(a))) for a in range(0, 91, 15)]
            + [(w / 4, h + 0.012), (0, h + 0.016)]
        )
        o = lathe(prof, 72, mat, name='pouf', angle=180)
        subsurf(o, 1)
        piping(ring((0, 0, h - 0.03), w / 2 - 0.004, 72), 0.0055, mat)
        cyl(w / 2 - 0.06, 0.06, (0, 0, 0.005), leg_mat)
        return
    if flat:
        rail = 0.08
        padbox(
            (w - 0.012, d - 0.012, rail),
            (0, 0, leg_h + rail / 2),
            mat,
            r=0.018,
            puff=(0.003, 0.003, 0),
            wob=0.0012,
        )
        seat_pad(
            w,
            d,
            h - leg_h - rail - 0.014,
            mat,
            (0, 0, (h - 0.014 + leg_h + rail) / 2),
            crown=0.014,
            seed=seed,
        )
        sofa_legs(w, d, leg_h, legs, leg_mat, 0.07)
        return
    padbox((w, d, h - 0.25), (0, 0, 0.12 + (h - 0.25) / 2), mat, r=0.02, puff=(0.006, 0.006, 0), seed=seed)
    cushion(w + 0.004, d + 0.004, 0.15, mat, (0, 0, h - 0.07), crown=0.03, seed=seed, pipe=pipe)
    if nails:
        n, m = round(w / 0.026), round(d / 0.026)
        nailheads([(-w / 2 + 0.02 + (w - 0.04) * i / n, -d / 2 - 0.001, 0.138) for i in range(n + 1)], nails)
        for s in (-1, 1):
            nailheads(
                [(s * (w / 2 - 0.006), -d / 2 + 0.025 + (d - 0.05) * i / m, 0.142) for i in range(m + 1)],
                nails,
                s * pi / 2,
            )
    sofa_legs(w, d, 0.12, legs, leg_mat, 0.07)


def bench(mat, w=1.3, d=0.42, h=0.47, leg_mat=None, legs='square'):
    """Upholstered bench for the foot of a bed, on square or turned legs."""
    leg_mat = leg_mat or materials.wood('oak')
    padbox((w, d, 0.09), (0, 0, h - 0.05), mat, r=0.03, puff=(0.006, 0.006, 0.016))
    rbox((w - 0.06, d - 0.06, 0.05), (0, 0, h - 0.115), leg_mat, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - 0.07), sy * (d / 2 - 0.06)
            if legs == 'turned':
                turned((x, y, 0), (x, y, h - 0.13), 0.03, leg_mat)
            else:
                sqleg(h - 0.12, 0.032, 0.045, (x, y, 0), leg_mat)


def tufted_ottoman(mat, leg_mat=None, w=1.07, d=0.71, h=0.457):
    """Cocktail ottoman in one skin: a deep-buttoned top whose pleats run over its soft edge and fade down
    its sides, on turned feet."""
    leg_mat = leg_mat or materials.wood('espresso')
    low, r, depth, crown, nx, ny = 0.15, 0.05, 0.046, 0.014, 6, 4
    iw, ih = w - 0.24, d - 0.24
    px, py = iw / nx, ih / ny
    tall = h - low + r - crown

    def sunk(x, y):
        """Share of the depth by which the skin is pulled in over a place of the plan."""
        a, b = max(0.0, min(nx, (x + iw / 2) / px)), max(0.0, min(ny, (y + ih / 2) / py))
        p, q = (a + b) / 2, (a - b) / 2
        p, q = abs(p - round(p)), abs(q - round(q))
        button = exp(-(p * p + q * q) / 0.016)
        inner = 0.62 * (1 - sqrt(sin(pi * p) * sin(pi * q))) * (1 - button) + button
        past = max(abs(x) - iw / 2, abs(y) - ih / 2, 0.0)
        if not past:
            return inner
        along, pitch = ((x + iw / 2) / px, px) if abs(y) - ih / 2 >= past else ((y + ih / 2) / py, py)
        line = abs((along + 1) % 2 - 1) * pitch
        pleat = 0.26 * exp(-((line / 0.01) ** 1.4))
        share = min(1.0, past / 0.06)
        share *= share * (3 - 2 * share) / max(share, 1e-6)
        return inner * (1 - share) + pleat * share

    def fn(p):
        core = Vector([max(r - half, min(half - r, c)) for c, half in zip(p, (w / 2, d / 2, tall / 2))])
        out = (p - core).normalized() if (p - core).length > 1e-6 else Vector((0, 0, 1))
        fade = max(0.0, min(1.0, 1 + (p.z - tall / 2 + r) / 0.12))
        p = p - out * depth * fade * sunk(p.x, p.y)
        p.z = max(p.z, r * 0.95 - tall / 2)
        return p

    body = padbox(
        (w, d, tall),
        (0, 0, h - crown - tall / 2),
        mat,
        r=r,
        puff=(0.003, 0.004, crown),
        step=0.009,
        wob=0.0012,
        fn=fn,
    )
    parents.append(body)
    for a in range(nx + 1):
        for b in range(a % 2, ny + 1, 2):
            x, y = a * px - iw / 2, b * py - ih / 2
            rise = crown * (1 - abs(2 * x / w) ** 2.4) * (1 - abs(2 * y / d) ** 2.4)
            lathe(
                [(0, 0), (0.012, 0), (0.0155, 0.004), (0.013, 0.008), (0.007, 0.0105), (0, 0.011)],
                24,
                mat,
                (x, y, tall / 2 + rise - depth),
                angle=180,
            )
    parents.pop()
    piping([(x, y, low + 0.004) for x, y in rrect(w - 0.002, d - 0.002, r)], 0.005, mat)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turned(
                (sx * (w / 2 - 0.09), sy * (d / 2 - 0.09), 0),
                (sx * (w / 2 - 0.09), sy * (d / 2 - 0.09), low + 0.02),
                0.03,
                leg_mat,
            )


def cube_ottoman(mat=None, w=0.43, open=False):
    """Storage cube in stitched faux leather with a padded lid that lies close on the box, or, `open`, beside
    it with its hard tray up."""
    mat = mat or materials.leather('#1c1c1d', 0.36, grain=0.6, wear=0.1, crease=0.12)
    lid, thread = 0.1, materials.plain('#4a4a4c', 0.7)
    h = w - lid
    if open:
        lined = materials.linen('#3a3a3b', 0.2)
        for s in (-1, 1):
            for size, at in (
                ((0.026, w, h), (s * (w / 2 - 0.013), 0, h / 2 + 0.006)),
                ((w - 0.05, 0.026, h), (0, s * (w / 2 - 0.013), h / 2 + 0.006)),
            ):
                padbox(size, at, mat, r=0.01, puff=(0.001, 0.001, 0), wob=0.0006)
            rbox((0.002, w - 0.06, h - 0.02), (s * (w / 2 - 0.028), 0, h / 2), lined, 0)
            rbox((w - 0.06, 0.002, h - 0.02), (0, s * (w / 2 - 0.028), h / 2), lined, 0)
        rbox((w - 0.05, w - 0.05, 0.012), (0, 0, 0.02), lined, 0)
        with group('lid', -w - 0.12, -0.1, 0, 24):
            _cube_lid(mat, w, lid, thread, 0.0)
            wood, edge = materials.wood('chestnut'), w - 0.03
            rbox((edge, edge, 0.03), (0, 0, lid + 0.016), wood, 0.002, grain='x')
            for s in (-1, 1):
                rbox((edge, 0.012, 0.022), (0, s * (edge / 2 - 0.006), lid + 0.04), wood, 0.003)
                rbox((0.012, edge, 0.022), (s * (edge / 2 - 0.006), 0, lid + 0.04), wood, 0.003, grain='y')
    else:
        padbox((w, w, h), (0, 0, h / 2 + 0.006), mat, r=0.01, puff=(0.002, 0.002, 0), wob=0.0006)
        _cube_lid(mat, w, lid, thread, h)
        edge = [(x, y, w + 0.003) for x, y in rrect(w + 0.001, w + 0.001, 0.014, 6)]
        piping(edge, 0.0032, mat)
    _stitches(thread, h - 0.022, w / 2 + 0.0028, w)
    _stitches(thread, 0.03, w / 2 + 0.0016, w)


def _cube_lid(mat, w, lid, thread, z):
    """The padded lid of a cube, its lower edge at z."""
    size, at = (w + 0.005, w + 0.005, lid + 0.008), (0, 0, z + lid / 2 + 0.005)
    padbox(size, at, mat, r=0.012, puff=(0.002, 0.002, 0.012), wob=0.0006)
    _stitches(thread, z + 0.026, w / 2 + 0.0052, w)


def _stitches(thread, z, out, w, n=34):
    """A seam at one height around three sides of a cube."""
    for i in range(n):
        a = -w / 2 + 0.026 + (w - 0.052) * (i + 0.5) / n
        for x, y, size in (
            (a, -out, (0.007, 0.0012, 0.0012)),
            (out, a, (0.0012, 0.007, 0.0012)),
            (-out, a, (0.0012, 0.007, 0.0012)),
        ):
            rbox(size, (x, y, z), thread, 0)


def rope_bench(mat, w=1.37, d=0.43, h=0.48):
    """A bench whose seat is woven of rope."""
    rope = materials.linen('#d5c29c', 0.5, thread=2.2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            sqleg(h, 0.034, 0.05, (sx * (w / 2 - 0.035), sy * (d / 2 - 0.035), 0), mat)
        rbox((0.035, d - 0.09, 0.045), (sx * (w / 2 - 0.035), 0, h - 0.04), mat, 0.006, grain='y')
        rbox((0.025, d - 0.09, 0.03), (sx * (w / 2 - 0.035), 0, 0.16), mat, 0.006, grain='y')
    for sy in (-1, 1):
        rbox((w - 0.09, 0.035, 0.045), (0, sy * (d / 2 - 0.035), h - 0.04), mat, 0.006, grain='x')
    n = int((w - 0.1) / 0.0125)
    for i in range(n):
        x = -(w - 0.1) / 2 + (w - 0.1) * (i + 0.5) / n
        up = 0.004 if i // 3 % 2 else -0.002
        tube(
            [
                (x, -d / 2 + 0.012, h - 0.045),
                (x, -d / 2 + 0.022, h - 0.016),
                (x, 0, h - 0.018 + up),
                (x, d / 2 - 0.022, h - 0.016),
                (x, d / 2 - 0.012, h - 0.045),
            ],
            0.0062,
            rope,
            res=2,
        )
    for j in range(5):
        y = (j - 2) * d / 7
        for k in range(3):
            tube(
                [
                    (-w / 2 + 0.06, y + (k - 1) * 0.012, h - 0.01),
                    (w / 2 - 0.06, y + (k - 1) * 0.012, h - 0.01),
                ],
                0.0058,
                rope,
                res=2,
            )
