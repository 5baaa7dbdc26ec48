"""Prints and mirrors. Meters."""

from math import cos, sin
from math import radians as rad

from ... import materials
from ...geometry import arc, ellipse, group, prism, rbox, tube


def frame_art(w, h, mat, art_mat, loc, mat_w=0.0, t=0.022, fw=0.022, rot=(0, 0, 0)):
    """framed print on a wall facing -Y, center at loc"""
    with group('art') as g:
        for s in (-1, 1):
            rbox((w, t, fw), (0, -t / 2, s * (h / 2 - fw / 2)), mat, 0.002, grain='x')
        for s in (-1, 1):
            rbox((fw, t, h - 2 * fw), (s * (w / 2 - fw / 2), -t / 2, 0), mat, 0.002, grain='z')
        if mat_w:
            rbox(
                (w - 2 * fw + 0.004, 0.004, h - 2 * fw + 0.004),
                (0, -0.008, 0),
                materials.plain('#f6f3ec', 0.9),
                0,
            )
        rbox(
            (
                w - 2 * fw - 2 * mat_w + (0.004 if not mat_w else 0),
                0.003,
                h - 2 * fw - 2 * mat_w + (0.004 if not mat_w else 0),
            ),
            (0, -0.01 if mat_w else -0.008, 0),
            art_mat,
            0,
            grain='x',
        )
        for o in g.e.children:
            o['nofit'] = 1
    g.e.location = loc
    g.e.rotation_euler = rot
    return g


def mirror(w, h, mat, loc=(0, 0, 0), shape='rect', fw=0.045, t=0.03):
    """A framed wall mirror that faces -Y."""
    with group('mirror', *loc):
        if shape == 'rect':
            for s in (-1, 1):
                rbox((w, t, fw), (0, -t / 2, s * (h / 2 - fw / 2)), mat, 0.006, grain='x')
                rbox((fw, t, h - 2 * fw), (s * (w / 2 - fw / 2), -t / 2, 0), mat, 0.006, grain='z')
            rbox((w - fw, 0.004, h - fw), (0, -0.009, 0), materials.mirror(), 0)
        else:
            if shape == 'round':
                P = ellipse(w / 2, h / 2, 96)
            elif shape == 'arch':
                P = [(-w / 2, -h / 2), (w / 2, -h / 2)] + [
                    (w / 2 * cos(rad(a)), h / 2 - w / 2 + w / 2 * sin(rad(a))) for a in range(0, 181, 4)
                ]
            elif shape == 'oval':
                P = ellipse(w / 2, h / 2, 96)
            prism(P, 0.006, materials.mirror(), 0, loc=(0, -0.008, 0), angle=10)
            tube(
                [(x, -0.012, z) for x, z in P],
                fw / 2.2,
                mat,
                True,
                res=5,
                kind='NURBS' if shape != 'arch' else 'POLY',
            )


def floor_mirror(metal=None, w=0.71, h=1.73, lean=7):
    """Arched floor mirror that leans back against the wall behind it."""
    outline = [(-w / 2, 0), (w / 2, 0)] + arc(0, h - w / 2, w / 2, 0, 180, 40)
    glass = prism(outline, 0.006, materials.mirror(), 0, angle=10)
    frame = tube([(x, -0.004, z) for x, z in outline], 0.011, metal or materials.metal('gold', 0.42), True)
    for o in (glass, frame):
        o.rotation_euler = (-rad(lean), 0, 0)
        o.location = (0, 0, 0.012)
