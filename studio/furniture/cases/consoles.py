"""Television consoles and sideboards. Meters."""

from math import atan, pi
from math import radians as rad

from ... import materials
from ...geometry import cyl, lathe, rbox
from ...lights import area
from .case import case
from .hardware import pull


def television(w=1.45, h=0.83):
    """A switched-off television on two feet."""
    rbox((w, 0.03, h), (0, 0, h / 2 + 0.06), materials.plain('#101011', 0.4), 0.006)
    rbox((w - 0.016, 0.004, h - 0.022), (0, -0.016, h / 2 + 0.062), materials.paint('#0b0c0d', 0.12), 0.001)
    for s in (-1, 1):
        rbox((0.03, 0.26, 0.012), (s * w * 0.36, 0, 0.006), materials.plain('#151516', 0.4), 0.003)
        rbox((0.02, 0.02, 0.07), (s * w * 0.36, 0.005, 0.04), materials.plain('#151516', 0.4), 0.003)


def barn_console(mat, metal=None, w=1.78, d=0.41, h=0.76):
    """Console with two plank doors that hang from a rail, X braces on them, an open bay between."""
    metal = metal or materials.metal('black')
    case(
        w,
        h,
        d,
        mat,
        [
            [1, [('open', 0.6), ('open', 0.56), ('open', 0.6)]],
            [1, [('open', 0.6), ('open', 0.56), ('open', 0.6)]],
        ],
        base='plinth',
        base_h=0.06,
    )
    dw, dh, y = 0.6, h - 0.2, -d / 2 - 0.022
    for s in (-1, 1):
        x, zc = s * (w / 2 - dw / 2 - 0.012), 0.075 + dh / 2
        n = 5
        for i in range(n):
            rbox((dw / n - 0.002, 0.02, dh), (x - dw / 2 + dw / n * (i + 0.5), y, zc), mat, 0.003, grain='z')
        for z in (zc + dh / 2 - 0.03, zc - dh / 2 + 0.03):
            rbox((dw, 0.008, 0.055), (x, y - 0.013, z), metal, 0.002, grain='x')
        for q in (-1, 1):
            rbox((0.05, 0.008, dh), (x + q * (dw / 2 - 0.025), y - 0.0128, zc), metal, 0.002, grain='z')
            a = (dh - 0.1) / (dw - 0.08)
            length = ((dh - 0.1) ** 2 + (dw - 0.08) ** 2) ** 0.5
            rbox(
                (length, 0.007, 0.042),
                (x, y - 0.0125 - 0.0004 * q, zc),
                metal,
                0.002,
                grain='x',
                rot=(0, q * atan(a), 0),
            )
        for q in (-0.18, 0.18):
            rbox((0.028, 0.006, 0.14), (x + q, y - 0.018, zc + dh / 2 + 0.0), metal, 0.002, grain='z')
            cyl(0.024, 0.012, (x + q, y - 0.012, zc + dh / 2 + 0.062), metal, 0.003, 36, (pi / 2, 0, 0))
        rbox((0.012, 0.02, 0.12), (x - s * (dw / 2 - 0.026), y - 0.026, zc), metal, 0.004, grain='z')
    rbox((w - 0.046, 0.018, 0.1), (0, -d / 2 + 0.012, h - 0.026 - 0.05), mat, 0.002, grain='x')
    rbox((w - 0.01, 0.008, 0.03), (0, y - 0.008, 0.075 + dh + 0.034), metal, 0.002, grain='x')
    for x in (-0.7, -0.25, 0.25, 0.7):
        cyl(0.009, 0.026, (x, y + 0.018, 0.075 + dh + 0.034), metal, 0.001, 20, (pi / 2, 0, 0))


def fire_console(mat, metal=None, w=1.88, d=0.43, h=0.81):
    """Console with a glowing electric fireplace between two wire-mesh doors in a steel frame."""
    metal = metal or materials.metal('black')
    rbox((w, d, 0.035), (0, 0, h - 0.0175), mat, 0.005, grain='x')
    rbox((w - 0.04, d - 0.03, 0.03), (0, 0, 0.09), mat, 0.003, grain='x')
    rbox((w - 0.04, 0.01, h - 0.12), (0, d / 2 - 0.02, 0.08 + (h - 0.12) / 2), mat, 0, grain='x')
    t = 0.03
    for s in (-1, 1):
        rbox((0.02, d - 0.04, h - 0.13), (s * (w / 2 - 0.03), 0, 0.1 + (h - 0.13) / 2), mat, 0.002, grain='z')
        for y in (-d / 2 + t / 2 + 0.004, d / 2 - t / 2 - 0.004):
            rbox(
                (t, t, h - 0.035), (s * (w / 2 - t / 2 - 0.004), y, (h - 0.035) / 2), metal, 0.002, grain='z'
            )
    bay = 0.76
    yf = -d / 2 + 0.02
    for z in (0.09, h - 0.05):
        rbox((w - 0.069, t, t), (0, yf, z), metal, 0.002, grain='x')
    for s in (-1, 1):
        rbox((t, t, h - 0.17), (s * bay / 2, yf, 0.09 + (h - 0.14) / 2), metal, 0.002, grain='z')
        rbox((0.02, d - 0.05, h - 0.14), (s * bay / 2, 0.01, 0.09 + (h - 0.14) / 2), mat, 0.002, grain='z')
        x0, x1 = bay / 2 + t / 2, w / 2 - t - 0.006
        xc, dw, z0, z1 = s * (x0 + x1) / 2, x1 - x0 - 0.006, 0.115, h - 0.072
        rbox((dw, d - 0.09, 0.018), (xc, 0.02, (z0 + z1) / 2), mat, 0.002, grain='x')
        f = 0.032
        for z in (z0 + f / 2, z1 - f / 2):
            rbox((dw, 0.018, f), (xc, yf, z), metal, 0.002, grain='x')
        for q in (-1, 1):
            rbox(
                (f, 0.018, z1 - z0 - 2 * f),
                (xc + q * (dw / 2 - f / 2), yf, (z0 + z1) / 2),
                metal,
                0.002,
                grain='z',
            )
        step = 0.017
        nx, nz = int((dw - 2 * f) / step), int((z1 - z0 - 2 * f) / step)
        for i in range(nx):
            x = xc - (dw - 2 * f) / 2 + (dw - 2 * f) * (i + 0.5) / nx
            rbox((0.0035, 0.0035, z1 - z0 - f), (x, yf, (z0 + z1) / 2), metal, 0)
        for i in range(nz):
            rbox(
                (dw - f, 0.0035, 0.0035),
                (xc, yf + 0.003, z0 + f + (z1 - z0 - 2 * f) * (i + 0.5) / nz),
                metal,
                0,
            )
        pull(xc - s * (dw / 2 - 0.016), yf - 0.008, (z0 + z1) / 2, 'bar', metal, 0.13, True)
    fw, fh, zc = bay - t - 0.02, 0.48, 0.12 + 0.24
    rbox(
        (bay - t, 0.02, h - 0.17),
        (0, yf + 0.02, 0.1 + (h - 0.17) / 2 + 0.0),
        materials.paint('#141415', 0.3),
        0.003,
    )
    rbox((fw, 0.012, fh), (0, yf - 0.0, zc + 0.02), materials.paint('#0c0c0d', 0.15), 0.004)
    rbox((fw - 0.07, 0.004, fh - 0.09), (0, yf - 0.006, zc + 0.02), flames(fh - 0.09), 0, grain='x')
    area((0, yf - 0.05, zc - 0.08), (0, yf - 1.0, 0.0), fw - 0.12, 3.5, (1, 0.55, 0.25), 0.2)
    rbox((bay - t - 0.02, 0.01, 0.06), (0, yf + 0.006, h - 0.11), materials.paint('#1a1a1b', 0.25), 0.002)


@materials.material
def flames(h):
    """A picture of fire over a bed of embers, in object coordinates."""
    nodes = materials.Nodes('flames')
    x, y, z = nodes.separate(nodes.position(offset=False))
    up = z / h + 0.5
    warp = nodes.vector('ADD', nodes.combined(x * 9.0, 0.0, z * 3.2), (3.0, 1.0, 2.0))
    turb = nodes.noise(warp, 1.0, 4, 0.62, 1.4)
    body = turb * 1.7 - (up * 1.05 + abs(x) * 0.9)
    heat = (body + 0.02).clamped()
    low = nodes.ramp(up, [(0.0, 1.0), (0.1, 0.8), (0.2, 0.0)])
    coals = nodes.ramp(
        nodes.voronoi(nodes.mapped(nodes.position(offset=False), (1.0, 1.0, 1.6)), 30.0, 'DISTANCE_TO_EDGE'),
        [(0.0, 0.62), (0.07, 0.34), (0.2, 0.06)],
    )
    above = nodes.ramp(up, [(0.0, 0.12), (0.1, 0.3), (0.22, 1.0)])
    total = (heat * above + coals * low).clamped()
    col = nodes.ramp(
        total,
        [
            (0.0, '#070505'),
            (0.1, '#3a0d04'),
            (0.28, '#c23a08'),
            (0.5, '#ff8a1e'),
            (0.8, '#ffd98a'),
            (1.0, '#fff3cf'),
        ],
    )
    em = nodes.node('Emission', {'Color': col, 'Strength': 2.4})
    nodes.surface(em)
    return nodes.mat


def wine_buffet(mat, w=1.47, d=0.41, h=0.91, knob=None, pulled=()):
    """Mirrored buffet: a door under a drawer at either side, a diamond rack with twelve bottles under
    hanging glasses between; `pulled` as in `case`."""
    knob = knob or materials.glass()
    case(
        w,
        h,
        d,
        mat,
        [[2.3, ['door', ('open', 1.05), 'door']], [0.9, ['drawer', ('open', 1.05), 'drawer']]],
        style='mirrored',
        handle='knob',
        handle_mat=knob,
        base='block',
        base_h=0.09,
        pulled=pulled,
    )
    iw = w - 0.044
    bay = iw * 1.05 / 3.05
    z0, z1 = 0.112, 0.09 + 0.022 + (h - 0.026 - 0.112) * 2.3 / 3.2
    bh = z1 - z0
    a = bay / 3
    zc, wide, tall = z0 + bh * 0.47, bay / 2, min(a * 1.5, bh * 0.47)
    for k in (-2, -1, 0, 1, 2):
        low, high = max(-tall, -wide - k * a), min(tall, wide - k * a)
        if high - low > 0.03:
            for s in (-1, 1):
                rbox(
                    ((high - low) * 1.414, d - 0.06, 0.009),
                    (s * ((low + high) / 2 + k * a), 0.01, zc + (low + high) / 2),
                    mat,
                    0.002,
                    grain='x',
                    rot=(0, -s * rad(45), 0),
                )
    rbox((bay, d - 0.04, 0.014), (0, 0.005, zc + tall + 0.007), mat, 0.002, grain='x')
    tints = ('#2c3a22', '#3a1c16', '#24301f', '#4a3a20')
    places = [(x * a, j * a / 2) for j in (-2, -1, 0, 1, 2) for x in ((-1, 0, 1) if j % 2 else (-0.5, 0.5))]
    for n, (x, dz) in enumerate(places):
        z = zc + dz - 0.012
        cyl(0.037, 0.2, (x, 0.11, z), materials.paint(tints[n % 4], 0.12), 0.006, 32, (pi / 2, 0, 0))
        cyl(
            0.0145,
            0.1,
            (x, -0.08, z),
            materials.paint(('#6d1f22', '#1c1c1d', '#b59a52')[n % 3], 0.35),
            0.003,
            24,
            (pi / 2, 0, 0),
        )
    for i in range(4):
        x = (i - 1.5) * bay / 4.4
        zt = h - 0.03
        lathe(
            [
                (0, 0),
                (0.034, -0.001),
                (0.034, -0.003),
                (0.0035, -0.02),
                (0.0035, -0.075),
                (0.03, -0.11),
                (0.035, -0.14),
                (0.031, -0.18),
            ],
            32,
            materials.glass(),
            (x, -d / 2 + 0.1, zt - 0.01),
            angle=60,
            cap=False,
        )
        for q in (-0.02, 0.02):
            rbox((0.006, d - 0.08, 0.008), (x + q, 0, zt - 0.018), mat, 0.001, grain='y')
