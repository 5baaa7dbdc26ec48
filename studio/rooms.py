"""Where things stand: the paper sweep, rooms with a window, a street at dusk."""

from math import cos, pi, sin
from math import radians as rad

import bmesh
import bpy
from mathutils import Vector
from mathutils import noise as mn

from . import materials
from .geometry import cyl, finish, group, link, mitred, parents, rbox, skin
from .lights import area, dusk, sun, world


def nofit(*obs):
    """Mark objects that the camera need not frame."""
    for o in obs:
        o['nofit'] = 1


def cyc(color='#f4f3f1', r=1.2, w=16, back=2.2, front=9, h=7):
    """seamless paper sweep"""
    bm = bmesh.new()
    prof = (
        [(-front, 0)]
        + [(back - r + r * sin(a), r - r * cos(a)) for a in [i / 24 * pi / 2 for i in range(25)]]
        + [(back, h)]
    )
    rows = [[bm.verts.new((x, y, z)) for y, z in prof] for x in (-w / 2, w / 2)]
    for i in range(len(prof) - 1):
        bm.faces.new((rows[0][i], rows[1][i], rows[1][i + 1], rows[0][i + 1]))
    nodes = materials.Nodes('paper')
    m = nodes.pbr(color, 0.75, spec=0.15)
    ob = finish(bm, 'cyc', m, weighted=False, angle=180)
    nofit(ob)
    return ob


def plane(w, d, mat, loc=(0, 0, 0), rot=(0, 0, 0), name='plane'):
    """A flat rectangle."""
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=0.5)
    bmesh.ops.scale(bm, vec=(w, d, 1), verts=bm.verts)
    ob = finish(bm, name, mat, smooth=False, loc=loc, rot=rot)
    nofit(ob)
    return ob


def wall_with_hole(w, h, hole, t, mat, name='wall'):
    """XZ wall centered on x, holes [(x0,x1,z0,z1)], thickness t behind (+y)"""
    obs = []
    x0, x1, z0, z1 = hole
    for a, b, c, d in ((-w / 2, x0, 0, h), (x1, w / 2, 0, h), (x0, x1, 0, z0), (x0, x1, z1, h)):
        if b - a > 0.0001 and d - c > 0.0001:
            obs.append(
                rbox((b - a, t, d - c), ((a + b) / 2, t / 2, (c + d) / 2), mat, bevel=0, grain='x', name=name)
            )
    return obs


def baseboard(length, mat, loc, rz=0, h=0.135, t=0.016):
    """A skirting board."""
    prof = [(0, 0), (t, 0), (t, h - 0.02), (t * 0.75, h - 0.012), (t * 0.45, h - 0.004), (t * 0.3, h), (0, h)]
    bm = bmesh.new()
    A = [bm.verts.new((-length / 2, -y, z)) for y, z in prof]
    B = [bm.verts.new((length / 2, -y, z)) for y, z in prof]
    for i in range(len(prof)):
        j = (i + 1) % len(prof)
        bm.faces.new((A[i], A[j], B[j], B[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    ob = finish(bm, 'base', mat, angle=30, loc=loc, rot=(0, 0, rad(rz)))
    nofit(ob)
    return ob


def outlet(loc):
    """A wall outlet that faces -Y: a plate with two pairs of slots."""
    x, y, z = loc
    dark = materials.plain('#3a3835', 0.6)
    nofit(
        rbox((0.07, 0.006, 0.115), (x, y - 0.003, z), materials.plain('#efece4', 0.35), 0.002, name='outlet')
    )
    for up in (-0.026, 0.02):
        for side in (-0.007, 0.007):
            nofit(rbox((0.0025, 0.003, 0.01), (x + side, y - 0.0058, z + up), dark, 0, name='slot'))


def moulding_panel(w, h, mat, loc, t=0.014, fw=0.03):
    """picture-frame moulding on a wall facing -Y: one mitred loft (overlapping bars leave black dots in the
    corners)"""
    prof = [
        (0, 0),
        (0, t * 0.55),
        (fw * 0.1, t * 0.75),
        (fw * 0.28, t),
        (fw * 0.48, t * 0.95),
        (fw * 0.62, t * 0.62),
        (fw * 0.85, t * 0.5),
        (fw, t * 0.32),
        (fw, 0),
    ]
    bm = bmesh.new()
    mitred(bm, w, h, prof)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    ob = finish(bm, 'moulding', mat, angle=35, loc=loc)
    nofit(ob)


def window_unit(w, h, mat, cols=2, rows=3, depth=0.1, bar=0.028, frame=0.06):
    """A window frame with glazing bars."""
    out = []
    for sx, sz, x, z in (
        (w, frame, 0, h / 2 - frame / 2),
        (w, frame, 0, -h / 2 + frame / 2),
        (frame, h, -w / 2 + frame / 2, 0),
        (frame, h, w / 2 - frame / 2, 0),
    ):
        out.append(rbox((sx, depth, sz), (x, 0, z), mat, 0.004))
    for i in range(1, cols):
        out.append(rbox((bar, 0.03, h - frame), (-w / 2 + w * i / cols, 0, 0), mat, 0.004))
    for i in range(1, rows):
        out.append(rbox((w - frame, 0.03, bar), (0, 0, -h / 2 + h * i / rows), mat, 0.004))
    nofit(*out)
    return out


def curtain(w, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), folds=7, depth=0.055, seed=0, open_top=0.9):
    """A hanging, pleated curtain."""
    n, m = (folds * 16, 26)
    bm = bmesh.new()
    rows = []
    for j in range(m + 1):
        v = j / m
        row = []
        for i in range(n + 1):
            u = i / n
            uu = u + 0.012 * mn.noise(Vector((u * 6, v * 1.6, seed)))
            ph = uu * folds * 2 * pi + 0.7 * mn.noise(Vector((u * 3, v * 1.2, seed + 5)))
            a = depth * (0.75 + 0.35 * mn.noise(Vector((u * 5, 3.3, seed))) + 0.25 * (1 - v))
            x = (u - 0.5) * w * (open_top + (1 - open_top) * (1 - v)) + 0.012 * sin(2 * ph)
            row.append(bm.verts.new((x, a * sin(ph), v * h + 0.004 * sin(ph * 3))))
        rows.append(row)
    skin(bm, rows, closed=False)
    ob = finish(bm, 'curtain', mat, weighted=False, angle=180, loc=loc, rot=rot)
    nofit(ob)
    return ob


def room(
    w=6.5,
    d=5.0,
    h=2.75,
    wallmat=None,
    floormat=None,
    trim=None,
    side='left',
    win=(1.9, 2.1, 0.35),
    win_y=0.2,
    key=260,
    sunp=3.2,
    fill=0.55,
    sun_az=-62,
    sun_el=30,
    curtains=True,
    style=None,
    panel_n=4,
    key_col=(1, 0.97, 0.93),
    fill_power=1.0,
    rows=3,
    cols=2,
):
    """back wall on y=+d/2, one side wall with a window, open on the camera side. key light = softbox in the
    window + optional sun; fill = big card behind the camera."""
    wallmat = wallmat or materials.wall()
    trim = trim or materials.paint('#f4f2ee', 0.4)
    floormat = floormat or materials.floorboards('oak')
    s = -1 if side == 'left' else 1
    plane(w + 12, d + 10, floormat, (0, -2.5, 0), name='floor')
    t = 0.22
    bw = rbox((w + 4.5, t, h), (-s * 2, d / 2 + t / 2, h / 2), wallmat, bevel=0, grain='x', name='backwall')
    nofit(bw)
    baseboard(w + 4, trim, (-s * 2, d / 2, 0))
    outlet((-s * (w / 2 - 0.75), d / 2, 0.34))
    outlet((s * (w / 2 - 0.45), d / 2, 0.34))
    if style == 'panels':
        pw = w / panel_n
        for i in range(panel_n):
            moulding_panel(pw - 0.22, h - 0.62, wallmat, (-w / 2 + pw * (i + 0.5), d / 2, h / 2 + 0.08))
    elif style == 'wainscot':
        o = rbox((w, 0.03, 0.05), (0, d / 2 - 0.015, 0.98), trim, 0.008, grain='x')
        nofit(o)
        o = rbox((w, 0.012, 0.95), (0, d / 2 - 0.006, 0.49), trim, 0, grain='x')
        nofit(o)
        n = panel_n * 2
        pw = w / n
        for i in range(n):
            moulding_panel(pw - 0.14, 0.68, trim, (-w / 2 + pw * (i + 0.5), d / 2 - 0.012, 0.53), fw=0.022)
    elif style == 'slats':
        n = int(w / 0.045)
        for i in range(n):
            o = rbox(
                (0.027, 0.022, h),
                (-w / 2 + (i + 0.5) * w / n, d / 2 - 0.011, h / 2),
                floormat if isinstance(panel_n, str) else materials.wood('whiteoak'),
                0.003,
            )
            nofit(o)
    elif style == 'shiplap':
        k = int(h / 0.16)
        for i in range(k + 1):
            o = rbox((w, 0.014, 0.156), (0, d / 2 - 0.007, 0.16 * i + 0.08), wallmat, 0.003, grain='x')
            nofit(o)
    ww, wh, wz = win
    e = bpy.data.objects.new('sidewall', None)
    link(e)
    parents.append(e)
    for o in wall_with_hole(d + 14, h, (win_y * -s - ww / 2, win_y * -s + ww / 2, wz, wz + wh), t, wallmat):
        nofit(o)
    with group('win') as g:
        window_unit(ww, wh, trim, cols, rows)
    g.place(win_y * -s, t * 0.5, wz + wh / 2)
    o = rbox((ww + 0.12, 0.2, 0.03), (win_y * -s, 0.04, wz - 0.015), trim, 0.006)
    nofit(o)
    if curtains:
        cm = materials.sheer('#f6f2ea', 0.8)
        ch = min(h - 0.08, wz + wh + 0.28)
        for k in (-1, 1):
            curtain(
                0.62, ch - 0.015, cm, (win_y * -s + k * (ww / 2 + 0.16), -0.1, 0.015), folds=6, seed=3 + k
            )
        rod = cyl(
            0.011,
            ww + 1.5,
            (win_y * -s - (ww + 1.5) / 2, -0.1, ch + 0.01),
            materials.metal('black'),
            rot=(0, pi / 2, 0),
            name='rod',
        )
        nofit(rod)
    parents.pop()
    e.location = (s * w / 2, 0, 0)
    e.rotation_euler = (0, 0, rad(-90 * s))
    baseboard(d, trim, (s * (w / 2), 0, 0), rz=-90 * s)
    c = plane(w + 4.2, d + 3, materials.paint('#f7f6f3', 0.8), (-s * 2, -0.5, h), name='ceiling')
    nofit(c)
    wx = s * (w / 2 - 0.16 if curtains else w / 2 - 0.03)
    if key:
        area(
            (wx, win_y, wz + wh / 2), (0, win_y, wz + wh / 2 - 0.25), ww * 1.0, key * 0.62, key_col, wh * 1.0
        )
    if sunp:
        sun(s * abs(sun_az), sun_el, sunp, 2.0)
    sky = plane(
        14,
        40,
        materials.emission('#dfeaf5', 2.2),
        (s * (w / 2 + 1.0), win_y, 2),
        rot=(0, rad(90), 0),
        name='sky',
    )
    sky.visible_diffuse = False
    sky.visible_shadow = False
    sky.active_material.cycles.sample_as_light = False
    nodes = materials.Nodes('refl')
    x, y, z = nodes.separate(nodes.position(offset=False))
    base = nodes.ramp(
        (y / 8.0 + 0.5), [(0.0, '#7f7263'), (0.25, '#a39a8d'), (0.29, '#d5d2cc'), (1.0, '#efeeec')]
    )
    win_ = materials.windows(
        nodes, x, y, (1.25, 0.25), (0.75, 1.0), (-1.25 - 0.375, -0.25), (0.375, 0.33), 0.02
    )
    em = nodes.node(
        'Emission',
        {'Color': nodes.mix(win_, base, materials.linear('#f4f8fc')), 'Strength': (1.25 + win_ * 1.6)},
    )
    nodes.surface(em)
    nodes.mat.cycles.sample_as_light = False
    rc = plane(40, 8, nodes.mat, (0, -d / 2 - 5.0, 1.9), rot=(rad(90), 0, 0), name='reflcard')
    rc.visible_camera = rc.visible_diffuse = rc.visible_shadow = rc.visible_transmission = False
    if fill_power:
        area((-s * 0.8, -d / 2 - 3.2, 2.6), (0, d / 4, 0.8), 5.0, 95 * fill_power, (1, 0.98, 0.96), 2.6)
    world((0.92, 0.96, 1), (1, 0.97, 0.93), fill)


def side_wall(mat=None, length=3.6, h=2.75):
    """A plain wall with skirting that faces -X, for the side without the window."""
    nofit(
        rbox((0.2, length, h), (0.1, 0, h / 2), mat or materials.wall(), bevel=0, grain='y', name='sidewall')
    )
    baseboard(length, materials.paint('#f4f2ee', 0.4), (0, 0, 0), rz=-90)


def street(walk=3.2, strength=0.3):
    """Dusk before a house whose front is on y = 0: sidewalk, curb, a parking lot as far as one sees, lawn
    behind the house."""
    nofit(
        rbox(
            (90, walk, 0.3),
            (0, -walk / 2 + 0.4, -0.152),
            materials.paving(),
            0.02,
            grain='x',
            name='sidewalk',
        ),
        rbox(
            (90, 0.16, 0.32),
            (0, -walk + 0.32, -0.158),
            materials.concrete('#b9b5ac'),
            0.03,
            grain='x',
            name='curb',
        ),
    )
    plane(160, 120, materials.asphalt(), (0, -58, -0.16), name='lot')
    plane(160, 60, materials.foliage('#64753f'), (0, 31, -0.17), name='lawn')
    dusk(strength)
