"""Buildings with show windows, seen from the street. Fronts on y = 0, the sidewalk on z = 0; meters."""

import random

import bpy

from ... import materials
from ...geometry import cyl, from_mesh, rbox, tube
from ...lights import area


def sign(text, size=0.9, color='#f3efe6', x=0.0, y=0.0, z=0.0, lit=0.0):
    """Letters that stand upright, their middle at x and their foot at z, painted or `lit` from within."""
    font = bpy.data.curves.new('sign', 'FONT')
    font.body, font.size, font.align_x = text, size, 'CENTER'
    font.extrude, font.bevel_depth = 0.035, 0.004
    font.space_character = 1.14
    drawn = bpy.data.objects.new('sign', font)
    mesh = bpy.data.meshes.new_from_object(drawn)
    bpy.data.objects.remove(drawn)
    mat = materials.emission(color, lit) if lit else materials.paint(color, 0.4)
    from_mesh(mesh, 'sign', mat, angle=30, loc=(x, y, z), rot=(1.5708, 0, 0))


def _show_window(x0, x1, z0, z1, y, frame, panes, transom=None):
    """Panes of glass between x0 and x1 in a metal frame, with a bar at the height `transom`."""
    glass = materials.thin_glass('#eef3f1', 0.05)
    rbox((x1 - x0, 0.008, z1 - z0), ((x0 + x1) / 2, y, (z0 + z1) / 2), glass, 0, grain='x')
    for z in (z0 + 0.03, z1 - 0.03, *([transom] if transom else [])):
        rbox((x1 - x0, 0.11, 0.06), ((x0 + x1) / 2, y, z), frame, 0.004, grain='x')
    for i in range(panes + 1):
        x = x0 + 0.025 + (x1 - x0 - 0.05) * i / panes
        rbox((0.05, 0.12, z1 - z0), (x, y, (z0 + z1) / 2), frame, 0.004, grain='z')


def _doors(x, y, frame, h=2.45, w=1.0):
    """A pair of glass doors with pull bars, shut, their middle at x."""
    glass = materials.thin_glass('#e6eeeb', 0.05)
    pull = materials.metal('steel')
    for s in (-1, 1):
        middle = x + s * w / 2
        rbox((w - 0.02, 0.008, h), (middle, y, h / 2), glass, 0, grain='z')
        for at in (-1, 1):
            rbox((0.07, 0.06, h), (middle + at * (w / 2 - 0.04), y, h / 2), frame, 0.004, grain='z')
        for z, tall in ((0.1, 0.2), (h - 0.05, 0.1)):
            rbox((w - 0.02, 0.06, tall), (middle, y, z), frame, 0.004, grain='x')
        cyl(0.016, 0.7, (x + s * 0.11, y - 0.09, 0.75), pull, 0.004, 24)


def _inside(w, d, h, floor, wall):
    """The hall behind the windows: floor, walls, a lit ceiling with rows of lamps."""
    rbox((w, d, 0.02), (0, d / 2, 0.0), floor, 0, grain='x')
    rbox((w, 0.2, h), (0, d, h / 2), wall, 0, grain='x')
    for s in (-1, 1):
        rbox((0.2, d, h), (s * w / 2, d / 2, h / 2), wall, 0, grain='y')
    rbox((w, d, 0.1), (0, d / 2, h + 0.05), materials.paint('#e9e6df', 0.8), 0, grain='x')
    lamp = materials.emission('#ffedd0', 12.0)
    area((0, d / 2, h - 0.2), (0, d / 2, 0), w - 2, 60 * w, (1, 0.88, 0.72), d - 1.5)
    for i in range(int(w / 2.2)):
        for j in range(2):
            rbox((0.9, 0.22, 0.03), (-w / 2 + 1.3 + i * 2.2, 1.2 + j * 2.3, h - 0.06), lamp, 0, grain='x')


def brick_front(
    w=17.0, h=5.6, mat=None, band=None, letters='#f3efe6', text='FURNITURE', floor=None, wall=None
):
    """One unit of a plaza: brick piers, show windows over a brick sill, a band that carries the sign under a
    coping of metal, doors in the middle. A hall of 6 m depth is behind."""
    brick = mat or materials.brick()
    band = band or materials.wall('#d9d2c3', plaster=0.4)
    black = materials.metal('black')
    stone = materials.concrete('#cfc9bd')
    _inside(w - 0.3, 6.0, 3.5, floor or materials.floorboards('oak'), wall or materials.wall('#d8d2c6'))
    top = 3.25
    piers = (-w / 2 + 0.45, -1.75, 1.75, w / 2 - 0.45)
    for x in piers:
        rbox((0.9, 0.5, top), (x, 0.05, top / 2), brick, 0.004, grain='z')
        rbox((1.0, 0.6, 0.14), (x, 0.05, 0.07), stone, 0.01, grain='x')
    for a, b in ((piers[0] + 0.45, piers[1] - 0.45), (piers[2] + 0.45, piers[3] - 0.45)):
        rbox((b - a, 0.36, 0.2), ((a + b) / 2, 0.1, 0.1), brick, 0.004, grain='x')
        rbox((b - a, 0.44, 0.08), ((a + b) / 2, 0.08, 0.24), stone, 0.01, grain='x')
        _show_window(a, b, 0.28, top, 0.14, black, 4, 2.55)
    _show_window(piers[1] + 0.45, piers[2] - 0.45, 2.5, top, 0.34, black, 2)
    _doors(0, 0.34, black)
    for s in (-1, 1):
        side = s * (piers[2] - 0.45 + 1.0) / 2
        rbox((piers[2] - 0.45 - 1.0, 0.008, 2.45), (side, 0.34, 1.22), materials.thin_glass(), 0, grain='z')
    rbox((w, 0.5, h - top), (0, 0.1, (h + top) / 2), brick, 0.004, grain='x')
    rbox((w - 1.6, 0.16, 1.25), (0, -0.2, top + 1.02), band, 0.01, grain='x')
    rbox((w + 0.2, 0.7, 0.16), (0, 0.1, h + 0.08), black, 0.008, grain='x')
    rbox((w - 0.2, 1.3, 0.09), (0, -0.75, top + 0.1), black, 0.006, grain='x')
    sign(text, 0.86, letters, 0.0, -0.28, top + 0.72)
    # lamps on arms over the sign
    for i in range(7):
        x = (i - 3) * 2.1
        tube([(x, -0.1, h - 0.06), (x, -0.75, h + 0.12), (x, -0.95, h - 0.06)], 0.018, black)
        cyl(0.13, 0.1, (x, -0.96, h - 0.2), black, 0.03, 32)
        area((x, -0.96, h - 0.22), (x, -0.3, top + 0.7), 0.2, 22, (1, 0.86, 0.66))


def brick_wing(w=24.0, h=4.9, mat=None):
    """The neighbors of `brick_front` in the same plaza, without detail: brick above, dark glass below."""
    rbox((w, 0.5, h - 2.9), (0, 0.3, (h + 2.9) / 2), mat or materials.brick(), 0.004, grain='x')
    rbox((w, 0.3, 2.9), (0, 0.45, 1.45), materials.paint('#2a3134', 0.08), 0, grain='x')
    rbox((w, 0.6, 0.14), (0, 0.2, h + 0.07), materials.metal('black'), 0.006, grain='x')
    for i in range(9):
        rbox(
            (0.6, 0.5, 2.9),
            (-w / 2 + (i + 0.5) * w / 9, 0.28, 1.45),
            mat or materials.brick(),
            0.004,
            grain='z',
        )


def canopy_front(w=18.0, h=4.7, mat=None, letters='#2f3a36', text='FURNITURE', floor=None, wall=None):
    """A low house of pale brick by itself: a long flat canopy on thin posts, one glass front from wall to
    wall with wooden slats beside the doors, letters that stand on the canopy. A hall of 6 m depth is
    behind."""
    brick = mat or materials.brick('#cfc6b6', '#bdb4a5')
    bronze = materials.metal('bronze')
    wood = materials.wood('oak')
    _inside(w - 0.3, 6.0, 3.3, floor or materials.floorboards('whiteoak'), wall or materials.wall('#c4cdd0'))
    top = 3.05
    for x, wide in ((-w / 2 + 1.1, 2.2), (w / 2 - 0.3, 0.6)):
        rbox((wide, 0.5, h), (x, 0.1, h / 2), brick, 0.004, grain='z')
    left, right = -w / 2 + 2.2, w / 2 - 0.6
    entry = left + 3.6
    rbox((right - left, 0.4, h - top), ((left + right) / 2, 0.2, (h + top) / 2), brick, 0.004, grain='x')
    rbox((w + 0.1, 0.6, 0.12), (0, 0.12, h + 0.06), bronze, 0.006, grain='x')
    _show_window(entry + 1.1, right, 0.12, top, 0.2, bronze, 5)
    rbox(
        (right - entry - 1.1, 0.34, 0.12), ((right + entry + 1.1) / 2, 0.2, 0.06), materials.concrete(), 0.01
    )
    _doors(entry, 0.2, bronze)
    _show_window(entry - 1.05, entry + 1.05, 2.45, top, 0.2, bronze, 2)
    rbox((entry - 1.05 - left, 0.2, top), ((entry - 1.05 + left) / 2, 0.25, top / 2), bronze, 0, grain='x')
    n = int((entry - 1.05 - left) / 0.11)
    for i in range(n):
        x = left + (i + 0.5) * (entry - 1.05 - left) / n
        rbox((0.06, 0.05, top), (x, 0.12, top / 2), wood, 0.003, grain='z')
    rbox((w - 1.2, 2.6, 0.2), (0.3, -1.1, top + 0.12), materials.paint('#efece5', 0.5), 0.01, grain='x')
    rbox((w - 1.18, 0.04, 0.26), (0.3, -2.41, top + 0.12), bronze, 0.004, grain='x')
    for x in (left - 0.2, entry + 1.6, (entry + 1.6 + right) / 2 + 0.4, right - 0.2):
        cyl(0.05, top, (x, -2.1, 0), bronze, 0.004, 32)
    sign(text, 0.92, letters, (entry + right) / 2, -2.3, top + 0.24, lit=3.0)
    for i in range(6):
        x = -w / 2 + 2.4 + i * (w - 4) / 5
        cyl(0.09, 0.02, (x, -1.2, top + 0.005), materials.emission('#ffe2b5', 9.0), 0.002, 32)
        area((x, -1.2, top - 0.02), (x, -1.0, 0), 0.2, 26, (1, 0.85, 0.66))


def parking_line(length=5.0, w=0.1, color='#d9d7cf'):
    """A painted line that runs away from the front."""
    rbox((w, length, 0.004), (0, -length / 2, 0.001), materials.wall(color, plaster=0.7), 0, grain='y')


def planter(w=1.6, d=0.55, h=0.5, color='#8b8a86'):
    """A trough of concrete with earth in it; shrubs are put on it."""
    shell = materials.concrete(color)
    rbox((w, d, h), (0, 0, h / 2), shell, 0.015)
    rbox((w - 0.1, d - 0.1, 0.02), (0, 0, h), materials.plain('#3b3026', 0.95), 0)


def tree_line(w=70.0, h=6.0, seed=1):
    """Trees across the street or behind a house, far away and without detail."""
    dice = random.Random(seed)
    green = materials.foliage()
    x = -w / 2
    while x < w / 2:
        r = h * dice.uniform(0.16, 0.3)
        bulb = cyl(r, h * dice.uniform(0.6, 1.0), (x, dice.uniform(-2, 2), 0), green, r * 0.45, 24)
        bulb['nofit'] = 1
        x += r * dice.uniform(0.6, 1.2)
