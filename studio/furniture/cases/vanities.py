"""Vanities and their stools and mirrors. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, group, lathe, leg, rbox, tube
from ...lights import point
from .fronts import front, pane


def lighted_vanity(mat, metal=None, w=1.09, d=0.457, h=0.77):
    """Vanity with two drawers on each side of the knee space, one above it, a glass top and a mirror with
    ten bulbs."""
    metal = metal or materials.metal('gold')
    sw, z0 = 0.3, 0.4
    for s in (-1, 1):
        x = s * (w / 2 - sw / 2)
        rbox((sw, d, h - z0 - 0.024), (x, 0, z0 + (h - z0 - 0.024) / 2), mat, 0.005, grain='x')
        for i in range(2):
            hh = (h - z0 - 0.04) / 2
            front(
                sw - 0.02,
                hh - 0.008,
                x,
                z0 + 0.012 + hh * (i + 0.5),
                -d / 2 + 0.006,
                mat,
                'slab',
                'knob',
                metal,
            )
        for dx in (-sw / 2 + 0.03, sw / 2 - 0.03):
            for y in (-d / 2 + 0.03, d / 2 - 0.03):
                tube([(x + dx, y, 0), (x + dx, y, z0)], 0.011, metal, taper=[0.8, 1.1])
    mw = w - 2 * sw
    rbox((mw, d - 0.02, 0.12), (0, 0.005, h - 0.085), mat, 0.003, grain='x')
    front(mw - 0.012, 0.104, 0, h - 0.085, -d / 2 + 0.012, mat, 'slab', 'knob', metal)
    rbox((w + 0.01, d + 0.01, 0.022), (0, 0, h - 0.013), mat, 0.005, grain='x')
    rbox((w + 0.004, d + 0.004, 0.006), (0, 0, h + 0.0035), materials.thin_glass('#dfeae6', 0.0), 0.002)
    mw, mh = 0.82, 1.42 - h - 0.008
    zc, y = h + 0.008 + mh / 2, d / 2 - 0.035
    rbox((mw, 0.03, mh), (0, y, zc), mat, 0.008, grain='x')
    pane(mw - 0.2, mh - 0.06, (0, y - 0.0145, zc + 0.004))
    for s in (-1, 1):
        for z in (zc - 0.16, zc + 0.16):
            point((s * (mw / 2 - 0.05), y - 0.14, z), 1.4, 0.06, (1, 0.9, 0.76))
        for i in range(5):
            z = zc + (i - 2) * (mh - 0.12) / 4
            cyl(0.022, 0.012, (s * (mw / 2 - 0.05), y - 0.015, z), metal, 0.002, 28, (pi / 2, 0, 0))
            r = 0.026
            lathe(
                [(0, 0)]
                + [(r * sin(rad(a)), r - r * cos(rad(a))) for a in range(20, 180, 16)]
                + [(0, 2 * r)],
                28,
                materials.bulb(),
                (s * (mw / 2 - 0.05), y - 0.024, z),
                (pi / 2, 0, 0),
                angle=180,
            )


def round_vanity_stool(mat, metal=None, r=0.2, h=0.457):
    """Round velvet stool on slim metal legs."""
    metal = metal or materials.metal('gold')
    lathe(
        [
            (0, h - 0.11),
            (r - 0.02, h - 0.11),
            (r - 0.004, h - 0.095),
            (r, h - 0.05),
            (r - 0.015, h - 0.015),
            (r * 0.6, h - 0.003),
            (0, h),
        ],
        64,
        mat,
        angle=180,
    )
    cyl(r - 0.01, 0.015, (0, 0, h - 0.123), metal, 0.003)
    for a in (45, 135, 225, 315):
        c, s = cos(rad(a)), sin(rad(a))
        tube([(r * 0.72 * c, r * 0.72 * s, h - 0.12), (r * 0.86 * c, r * 0.86 * s, 0)], 0.0095, metal)


def flip_top_vanity(mat, metal=None, w=0.914, d=0.457, h=0.762, lift=100):
    """Writing desk whose middle lid stands open: a mirror inside it over a well with compartments, a drawer
    at either side."""
    metal = metal or materials.metal('brass')
    body, well = 0.13, 0.44
    z0 = h - body
    dark = materials.plain('#3c4742', 0.95)
    for s in (-1, 1):
        sw = (w - well) / 2
        x = s * (w / 2 - sw / 2)
        rbox((sw, d, 0.02), (x, 0, h - 0.01), mat, 0.004, grain='x')
        rbox((sw - 0.004, d - 0.02, body - 0.02), (x, 0.004, z0 + (body - 0.02) / 2), mat, 0.003, grain='x')
        rbox(
            (0.004, d - 0.02, body - 0.021),
            (s * (w / 2 - 0.0025), 0.004, z0 + (body - 0.02) / 2),
            mat,
            0.001,
            grain='y',
        )
        front(
            sw - 0.034,
            body - 0.05,
            x - s * 0.002,
            z0 + (body - 0.02) / 2,
            -d / 2 + 0.016,
            mat,
            'slab',
            'knob',
            metal,
        )
    for y in (-d / 2 + 0.012, d / 2 - 0.012):
        rbox((well + 0.01, 0.022, body - 0.004), (0, y, z0 + body / 2), mat, 0.003, grain='x')
    rbox((well, d - 0.03, 0.008), (0, 0, z0 + 0.05), dark, 0)
    for x in (-well / 6, well / 6):
        rbox((0.008, d - 0.04, body - 0.06), (x, 0, z0 + 0.05 + (body - 0.06) / 2), mat, 0.001, grain='y')
        for q in (-1, 1):
            rbox(
                (0.003, d - 0.05, body - 0.066), (x + q * 0.0055, 0, z0 + 0.05 + (body - 0.066) / 2), dark, 0
            )
    rbox((well - 0.01, 0.008, body - 0.06), (0, 0, z0 + 0.05 + (body - 0.06) / 2), mat, 0.001, grain='x')
    for q in (-1, 1):
        rbox((well - 0.01, 0.003, body - 0.066), (0, q * 0.0055, z0 + 0.05 + (body - 0.066) / 2), dark, 0)
        rbox(
            (well - 0.01, 0.003, body - 0.066),
            (0, q * (d / 2 - 0.0245), z0 + 0.05 + (body - 0.066) / 2),
            dark,
            0,
        )
        rbox(
            (0.003, d - 0.05, body - 0.05),
            (q * (well / 2 + 0.0005), 0, z0 + 0.05 + (body - 0.054) / 2),
            dark,
            0,
        )
    with group('lid', 0, d / 2 - 0.03, h if lift else h - 0.009) as g:
        rbox((well - 0.006, 0.018, d - 0.06), (0, 0, (d - 0.06) / 2), mat, 0.004, grain='x')
        pane(0.356, 0.305, (0, -0.0088, (d - 0.06) / 2), edge=0.01)
    g.e.rotation_euler = (rad(90 - lift), 0, 0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(
                z0 + 0.006,
                0.012,
                0.021,
                (sx * (w / 2 - 0.07), sy * (d / 2 - 0.06), 0),
                mat,
                (-7 * sy, 7 * sx),
            )


def mirror_strips(w=1.69, h=1.42, f=0.05, t=0.13, low=0.1):
    """Bevelled mirror strips along both sides and the top of a headboard that is w wide, h high and t thick;
    front on y = 0."""
    silver = materials.metal('steel')
    for s in (-1, 1):
        x = s * (w / 2 + f / 2)
        rbox((f - 0.002, t, h - low), (x, t / 2, low + (h - low) / 2), silver, 0.002, grain='z')
        pane(f - 0.004, h - low - 0.003, (x, 0.0005, low + (h - low) / 2))
    rbox((w + 2 * f, t - 0.002, f - 0.001), (0, t / 2, h + f / 2), silver, 0.002, grain='x')
    pane(w + 2 * f - 0.004, f - 0.004, (0, 0.0005, h + f / 2))
