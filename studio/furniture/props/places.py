"""Parts of a place: track lights, walls, doors, a mark for the camera. Meters."""

from math import cos, pi, sin
from math import radians as rad

from ... import materials
from ...geometry import cyl, lathe, rbox, tube


def mark(w=1.0, d=1.0, h=1.0):
    """An invisible box: what the camera frames when it should not frame a whole thing. Stands on z = 0."""
    box = rbox((w, d, h), (0, 0, h / 2), None, 0)
    box.hide_render = True


def scratch_post(h=0.85):
    """A sisal scratching post on a square foot."""
    rbox((0.4, 0.4, 0.03), (0, 0, 0.015), materials.linen('#8d8577', 0.4, thread=2.0), 0.008)
    rope = materials.linen('#c9ae7f', 0.5, thread=2.4)
    cyl(0.045, h - 0.03, (0, 0, 0.03), rope, 0.004, 40)
    n = int((h - 0.05) / 0.0105)
    tube(
        [
            (0.047 * cos(a), 0.047 * sin(a), 0.036 + 0.0105 * a / (2 * pi))
            for a in [2 * pi * k / 16 for k in range(16 * n)]
        ],
        0.0056,
        rope,
        res=2,
    )
    cyl(0.06, 0.02, (0, 0, h), materials.linen('#8d8577', 0.4, thread=2.0), 0.006, 40)


def track(w=12.0, aim=-1):
    """Track lighting: a rail with six spots below a ceiling at z = 0, tilted to the front (`aim` -1) or the
    back (1)."""
    black = materials.metal('black')
    rbox((w, 0.04, 0.035), (0, 0, -0.38), black, 0.004, grain='x')
    tilt = rad(28) * aim
    for i in range(6):
        x = (i - 2.5) * w / 6
        rbox((0.02, 0.02, 0.09), (x, 0, -0.43), black, 0.002, grain='z')
        cyl(0.05, 0.17, (x, 0, -0.56), black, 0.004, 24, (tilt, 0, 0))
        cyl(
            0.04,
            0.004,
            (x, 0.003 * aim, -0.568),
            materials.emission('#fff4e2', 14.0),
            0.001,
            24,
            (tilt, 0, 0),
        )


def reflected_room(w=16.0, h=4.8):
    """A picture of a bright room that only mirrors see; its front looks to +Y."""
    card = rbox((w, 0.02, h), (0, 0, h / 2 - 1.2), materials.daylit_wall(), 0, grain='x')
    card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False


def reflected_floor(mat, w=9.0, d=6.2):
    """The floor of that room, seen by mirrors alone, around its middle."""
    floor = rbox((w, d, 0.002), (0, 0, 0.001), mat, 0, grain='x')
    floor.visible_camera = floor.visible_diffuse = floor.visible_shadow = floor.visible_transmission = False


def display_wall(mat=None, w=4.0, h=2.75, color=None, spots=()):
    """A free-standing wall of a showroom with skirting and a cap, front on y = 0; in a `color` it shows the
    pools of `spots`."""
    rbox(
        (w, 0.26, h),
        (0, 0.13, h / 2),
        materials.pooled_paint(color, tuple(spots), h) if color else mat,
        0,
        grain='x',
    )
    trim = materials.paint('#f4f2ee', 0.4)
    rbox((w + 0.03, 0.29, 0.12), (0, 0.13, 0.06), trim, 0.005, grain='x')
    rbox((w + 0.05, 0.31, 0.05), (0, 0.13, h + 0.024), trim, 0.006, grain='x')


def front_door(mat, w=0.95, h=2.05):
    """A panelled door with its casing, front on y = 0."""
    trim = materials.paint('#f4f2ee', 0.4)
    for s in (-1, 1):
        rbox((0.09, 0.03, h + 0.09), (s * (w / 2 + 0.045), -0.015, (h + 0.09) / 2), trim, 0.004, grain='z')
    rbox((w + 0.18, 0.03, 0.09), (0, -0.015, h + 0.045), trim, 0.004, grain='x')
    rbox((w, 0.02, h), (0, -0.01, h / 2), mat, 0.003, grain='z')
    for z, hh in ((0.42, 0.6), (1.1, 0.5), (1.7, 0.5)):
        for s in (-1, 1):
            rbox((w * 0.36, 0.016, hh), (s * w * 0.23, -0.022, z), mat, 0.012, grain='z')
    lathe(
        [
            (0, 0),
            (0.026, 0),
            (0.022, 0.01),
            (0.01, 0.02),
            (0.012, 0.04),
            (0.028, 0.05),
            (0.03, 0.065),
            (0.02, 0.078),
            (0, 0.08),
        ],
        36,
        materials.metal('brass'),
        (w / 2 - 0.08, -0.02, 1.0),
        (pi / 2, 0, 0),
        angle=60,
    )
