"""Sectionals of modules. Meters."""

from math import exp
from math import radians as rad

from mathutils import Vector

from ... import materials
from ...geometry import cyl, parents, prism, rbox, rrect
from ...soft import cushion, padbox, piping
from .cushions import seat_pad


def _welted(size, mat, loc, rot=(0, 0, 0), r=0.045, puff=(0.004, 0.016, 0.006), fn=None, seed=0, step=0.03):
    """A padded block with a welt round its front; `fn` warps both."""
    ob = padbox(size, loc, mat, r=r, puff=puff, rot=rot, fn=fn, seed=seed, step=step, wob=0.0015)
    k = r * 0.29
    outline = [
        Vector((x, k - size[1] / 2 - 0.002, z)) for x, z in rrect(size[0] - 2 * k, size[2] - 2 * k, r * 0.75)
    ]
    parents.append(ob)
    piping([fn(q) if fn else q for q in outline], 0.0048, mat)
    parents.pop()


def _welted_section(mat, w, d, h, seat_h, seats, backs, arms, metal):
    """A section of a leather sectional: piped cushions, raised headrests along the rear, thin arms that
    curve outwards, blades for feet."""
    leg_h, deep, t = 0.12, 0.16, 0.15
    padbox((w - 0.006, d - 0.01, deep), (0, 0.002, leg_h + deep / 2), mat, r=0.022, puff=(0.003, 0.003, 0))
    piping([(x, y, leg_h + 0.01) for x, y in rrect(w - 0.016, d - 0.02, 0.02)], 0.0048, mat)
    blade = [(-0.075, leg_h + 0.012), (0.075, leg_h + 0.012), (0.03, 0.001), (-0.03, 0.001)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            prism(blade, 0.014, metal, 0.003, loc=(sx * (w / 2 - 0.085), sy * (d / 2 - 0.14), 0), axis='x')
    inset = {side: t if side in backs else 0.1 if side in arms else 0.0 for side in ('left', 'right', 'rear')}
    cw, cd = (w - inset['left'] - inset['right']) / seats, d - inset['rear']
    cx = (inset['left'] - inset['right']) / 2
    middles = [cx + cw * (i - (seats - 1) / 2) for i in range(seats)]
    thick = seat_h - leg_h - deep
    for x in middles:
        seat_pad(
            cw - 0.004,
            cd + 0.008,
            thick,
            mat,
            (x, -inset['rear'] / 2 - 0.006, seat_h - thick / 2),
            crown=0.03,
            pipe=0.0048,
        )
    for side in arms:
        s, tall = (1 if side == 'right' else -1), 0.6 - leg_h

        def curve(p, s=s):
            p.x += s * 0.062 * max(0.0, (p.z + 0.1) / 0.33) ** 2
            return p

        _welted(
            (0.1, d - 0.006, tall),
            mat,
            (s * (w / 2 - 0.05), 0, leg_h + tall / 2),
            r=0.034,
            puff=(0.008, 0.006, 0.008),
            fn=curve,
        )
    high = h - 0.1 - leg_h
    tall, lean, thick = h - seat_h + 0.05, rad(10), 0.19
    seam = tall * 0.16

    def tuck(p):
        if p.y < 0:
            p.y += 0.02 * exp(-(((p.z - seam) / 0.016) ** 2)) * min(1.0, -p.y / (thick / 2 - 0.03))
        return p

    off = t + 0.07
    for side in backs:
        turn = {'rear': 0, 'left': 90, 'right': -90}[side]
        at = {'rear': (0, d / 2 - t / 2), 'left': (t / 2 - w / 2, 0), 'right': (w / 2 - t / 2, 0)}[side]
        frame = w if side == 'rear' else d
        padbox(
            (frame - 0.006, t, high),
            (*at, leg_h + high / 2),
            mat,
            r=0.035,
            puff=(0.003, 0.006, 0.008),
            rot=(0, 0, rad(turn)),
        )
        if side != 'rear':
            ends = [((off - w / 2) * (1 if side == 'left' else -1), -off / 2 - 0.04)]
            span = d - off - 0.08
        else:
            ends, span = [(x, d / 2 - off) for x in middles], cw
        for x, y in ends:
            _welted(
                (span - 0.006, thick, tall),
                mat,
                (x, y, seat_h + tall / 2 - 0.02),
                (-lean, 0, rad(turn)),
                0.055,
                (0, 0.026, 0.006),
                tuck,
                step=0.014,
            )
            if side == 'rear':
                _welted(
                    (span * 0.9, 0.13, 0.19),
                    mat,
                    (x, d / 2 - 0.17, h + 0.115),
                    (-rad(5), 0, 0),
                    0.05,
                    (0.003, 0.018, 0.006),
                )
                for s in (-1, 1):
                    rbox(
                        (0.04, 0.012, 0.24),
                        (x + s * span * 0.3, d / 2 - 0.14, h + 0.01),
                        metal,
                        0.003,
                        grain='z',
                    )


def module(
    mat,
    backs=('rear',),
    w=0.91,
    h=0.8,
    leg_mat=None,
    seat_h=0.43,
    crown=0.05,
    arms=(),
    feet=True,
    d=None,
    seats=1,
    headrest=None,
):
    """One square of a modular sectional; `backs` names the sides that carry a back: rear, left, right. None
    makes the ottoman. `arms` names the sides with a thin arm; without `feet` it goes down to the floor. With
    a `headrest`, the metal of its fittings and feet, it is a section of leather of several seats."""
    d = d or w
    if headrest:
        _welted_section(mat, w, d, h, seat_h, seats, backs, arms, headrest)
        return
    leg_h, t = 0.06 if feet else 0.015, 0.16
    leg_mat = leg_mat or materials.plain('#1b1a19', 0.6)
    deep = 0.26 - leg_h
    padbox((w - 0.006, d - 0.006, deep), (0, 0, leg_h + deep / 2), mat, r=0.025, puff=(0.003, 0.004, 0))
    for sx in (-1, 1) if feet else ():
        for sy in (-1, 1):
            rbox(
                (0.05, 0.05, leg_h + 0.01),
                (sx * (w / 2 - 0.08), sy * (d / 2 - 0.055), leg_h / 2),
                leg_mat,
                0.004,
            )
    inset = {side: t if side in backs else 0.1 if side in arms else 0.0 for side in ('left', 'right', 'rear')}
    cw, cd = (w - inset['left'] - inset['right']) / seats, d - inset['rear']
    cx, cy = (inset['left'] - inset['right']) / 2, -inset['rear'] / 2
    middles = [cx + cw * (i - (seats - 1) / 2) for i in range(seats)]
    for x in middles:
        cushion(
            cw - 0.006,
            cd - 0.004,
            seat_h - leg_h - deep,
            mat,
            (x, cy, (seat_h + leg_h + deep) / 2),
            crown=crown,
            seed=11,
            pipe=0.0045,
        )
    places = {
        'rear': ((0, d / 2 - t / 2), 0, w),
        'left': ((-w / 2 + t / 2, 0), 90, d),
        'right': ((w / 2 - t / 2, 0), -90, d),
    }
    for side in arms:
        s = 1 if side == 'right' else -1
        padbox(
            (0.1, d - 0.006, 0.58 - leg_h),
            (s * (w / 2 - 0.05), 0, leg_h + (0.58 - leg_h) / 2),
            mat,
            r=0.03,
            puff=(0.012, 0.006, 0.01),
        )
    for side in backs:
        (x, y), turn, length = places[side]
        padbox(
            (length - 0.006, t, h - 0.16 - leg_h),
            (x, y, leg_h + (h - 0.16 - leg_h) / 2),
            mat,
            r=0.035,
            puff=(0.004, 0.008, 0.008),
            rot=(0, 0, rad(turn)),
        )
        bh = h - seat_h + 0.06
        span = cw if side == 'rear' else cd - (0.16 if 'rear' in backs else 0.0)
        yy = 0.0 if side == 'rear' else (-0.08 - t / 2 if 'rear' in backs else 0.0)
        off = t / 2 + 0.075
        for mid in middles if side == 'rear' else (0.0,):
            pos = {
                'rear': (mid, d / 2 - t / 2 - off),
                'left': (-w / 2 + t / 2 + off, yy),
                'right': (w / 2 - t / 2 - off, yy),
            }[side]
            cushion(
                span - 0.02,
                bh,
                0.15,
                mat,
                (*pos, seat_h + bh / 2 - 0.02),
                (rad(77), 0, rad(turn)),
                crown=0.07,
                back=0.02,
                seed=31,
                pipe=0.0045,
            )


def swivel_base(metal=None, r=0.35, h=0.06):
    """Round plate and post under a chair that swivels."""
    metal = metal or materials.metal('black')
    cyl(r, 0.022, (0, 0, 0), metal, 0.006, 64)
    cyl(r * 0.5, h, (0, 0, 0.01), metal, 0.004, 48)
