"""Dressing tables, consoles for the television, a fireplace and the wine buffet. Fronts face -Y."""
from math import atan, cos, pi, sin, radians as rad

from .. import materials as M
from ..geometry import cyl, group, lathe, leg, rbox, tube
from ..lights import area, point
from .cases import case, front, pane, pull


def lighted_vanity(mat, metal=None, w=1.09, d=0.457, h=0.77, top_h=1.42):
    """Vanity with two drawers on each side of the knee space, one above it, a glass top and a mirror with ten bulbs."""
    metal = metal or M.metal('gold')
    sw, z0 = 0.3, 0.4
    for s in (-1, 1):
        x = s * (w / 2 - sw / 2)
        rbox((sw, d, h - z0 - 0.024), (x, 0, z0 + (h - z0 - 0.024) / 2), mat, 0.005, grain='x')
        for i in range(2):
            hh = (h - z0 - 0.04) / 2
            front(sw - 0.02, hh - 0.008, x, z0 + 0.012 + hh * (i + 0.5), -d / 2 + 0.006, mat, 'slab', 'knob', metal)
        for dx in (-sw / 2 + 0.03, sw / 2 - 0.03):
            for y in (-d / 2 + 0.03, d / 2 - 0.03):
                tube([(x + dx, y, 0), (x + dx, y, z0)], 0.011, metal, taper=[0.8, 1.1])
    mw = w - 2 * sw
    rbox((mw, d - 0.02, 0.12), (0, 0.005, h - 0.085), mat, 0.003, grain='x')
    front(mw - 0.012, 0.104, 0, h - 0.085, -d / 2 + 0.012, mat, 'slab', 'knob', metal)
    rbox((w + 0.01, d + 0.01, 0.022), (0, 0, h - 0.013), mat, 0.005, grain='x')
    rbox((w + 0.004, d + 0.004, 0.006), (0, 0, h + 0.0035), M.thin_glass('#dfeae6', 0.0), 0.002)
    mw, mh = 0.82, top_h - h - 0.008
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
            lathe([(0, 0)] + [(r * sin(rad(a)), r - r * cos(rad(a))) for a in range(20, 180, 16)] + [(0, 2 * r)], 28, M.bulb(),
                  (s * (mw / 2 - 0.05), y - 0.024, z), (pi / 2, 0, 0), angle=180)


def round_vanity_stool(mat, metal=None, r=0.2, h=0.457):
    """Round velvet stool on slim metal legs."""
    metal = metal or M.metal('gold')
    lathe([(0, h - 0.11), (r - 0.02, h - 0.11), (r - 0.004, h - 0.095), (r, h - 0.05), (r - 0.015, h - 0.015), (r * 0.6, h - 0.003), (0, h)], 64, mat, angle=180)
    cyl(r - 0.01, 0.015, (0, 0, h - 0.123), metal, 0.003)
    for a in (45, 135, 225, 315):
        c, s = cos(rad(a)), sin(rad(a))
        tube([(r * 0.72 * c, r * 0.72 * s, h - 0.12), (r * 0.86 * c, r * 0.86 * s, 0)], 0.0095, metal)


def flip_top_vanity(mat, metal=None, w=0.914, d=0.457, h=0.762, lift=100):
    """Writing desk whose middle lid stands open: a mirror inside it over a well with compartments, a drawer at either side."""
    metal = metal or M.metal('brass')
    body, well = 0.13, 0.44
    z0 = h - body
    dark = M.plain('#3c4742', 0.95)
    for s in (-1, 1):
        sw = (w - well) / 2
        x = s * (w / 2 - sw / 2)
        rbox((sw, d, 0.02), (x, 0, h - 0.01), mat, 0.004, grain='x')
        rbox((sw - 0.004, d - 0.02, body - 0.02), (x, 0.004, z0 + (body - 0.02) / 2), mat, 0.003, grain='x')
        rbox((0.004, d - 0.02, body - 0.021), (s * (w / 2 - 0.0025), 0.004, z0 + (body - 0.02) / 2), mat, 0.001, grain='y')
        front(sw - 0.034, body - 0.05, x - s * 0.002, z0 + (body - 0.02) / 2, -d / 2 + 0.016, mat, 'slab', 'knob', metal)
    for y in (-d / 2 + 0.012, d / 2 - 0.012):
        rbox((well + 0.01, 0.022, body - 0.004), (0, y, z0 + body / 2), mat, 0.003, grain='x')
    rbox((well, d - 0.03, 0.008), (0, 0, z0 + 0.05), dark, 0)
    for x in (-well / 6, well / 6):
        rbox((0.008, d - 0.04, body - 0.06), (x, 0, z0 + 0.05 + (body - 0.06) / 2), mat, 0.001, grain='y')
        for q in (-1, 1):
            rbox((0.003, d - 0.05, body - 0.066), (x + q * 0.0055, 0, z0 + 0.05 + (body - 0.066) / 2), dark, 0)
    rbox((well - 0.01, 0.008, body - 0.06), (0, 0, z0 + 0.05 + (body - 0.06) / 2), mat, 0.001, grain='x')
    for q in (-1, 1):
        rbox((well - 0.01, 0.003, body - 0.066), (0, q * 0.0055, z0 + 0.05 + (body - 0.066) / 2), dark, 0)
        rbox((well - 0.01, 0.003, body - 0.066), (0, q * (d / 2 - 0.0245), z0 + 0.05 + (body - 0.066) / 2), dark, 0)
        rbox((0.003, d - 0.05, body - 0.05), (q * (well / 2 + 0.0005), 0, z0 + 0.05 + (body - 0.054) / 2), dark, 0)
    with group('lid', 0, d / 2 - 0.03, h) as g:
        rbox((well - 0.006, 0.018, d - 0.06), (0, 0, (d - 0.06) / 2), mat, 0.004, grain='x')
        pane(0.356, 0.305, (0, -0.0088, (d - 0.06) / 2), edge=0.01)
    g.e.rotation_euler = (rad(90 - lift), 0, 0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(z0 + 0.006, 0.012, 0.021, (sx * (w / 2 - 0.07), sy * (d / 2 - 0.06), 0), mat, (-7 * sy, 7 * sx))


def television(w=1.45, h=0.83):
    """A switched-off television on two feet."""
    rbox((w, 0.03, h), (0, 0, h / 2 + 0.06), M.plain('#101011', 0.4), 0.006)
    rbox((w - 0.016, 0.004, h - 0.022), (0, -0.016, h / 2 + 0.062), M.paint('#0b0c0d', 0.12), 0.001)
    for s in (-1, 1):
        rbox((0.03, 0.26, 0.012), (s * w * 0.36, 0, 0.006), M.plain('#151516', 0.4), 0.003)
        rbox((0.02, 0.02, 0.07), (s * w * 0.36, 0.005, 0.04), M.plain('#151516', 0.4), 0.003)


def barn_console(mat, metal=None, w=1.78, d=0.41, h=0.76):
    """Console with two plank doors that hang from a rail, X braces on them, an open bay between."""
    metal = metal or M.metal('black')
    case(w, h, d, mat, [[1, [('open', 0.6), ('open', 0.56), ('open', 0.6)]], [1, [('open', 0.6), ('open', 0.56), ('open', 0.6)]]], base='plinth', base_h=0.06)
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
            rbox((length, 0.007, 0.042), (x, y - 0.0125 - 0.0004 * q, zc), metal, 0.002, grain='x', rot=(0, q * atan(a), 0))
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
    metal = metal or M.metal('black')
    rbox((w, d, 0.035), (0, 0, h - 0.0175), mat, 0.005, grain='x')
    rbox((w - 0.04, d - 0.03, 0.03), (0, 0, 0.09), mat, 0.003, grain='x')
    rbox((w - 0.04, 0.01, h - 0.12), (0, d / 2 - 0.02, 0.08 + (h - 0.12) / 2), mat, 0, grain='x')
    t = 0.03
    for s in (-1, 1):
        rbox((0.02, d - 0.04, h - 0.13), (s * (w / 2 - 0.03), 0, 0.1 + (h - 0.13) / 2), mat, 0.002, grain='z')
        for y in (-d / 2 + t / 2 + 0.004, d / 2 - t / 2 - 0.004):
            rbox((t, t, h - 0.035), (s * (w / 2 - t / 2 - 0.004), y, (h - 0.035) / 2), metal, 0.002, grain='z')
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
            rbox((f, 0.018, z1 - z0 - 2 * f), (xc + q * (dw / 2 - f / 2), yf, (z0 + z1) / 2), metal, 0.002, grain='z')
        step = 0.017
        nx, nz = int((dw - 2 * f) / step), int((z1 - z0 - 2 * f) / step)
        for i in range(nx):
            x = xc - (dw - 2 * f) / 2 + (dw - 2 * f) * (i + 0.5) / nx
            rbox((0.0035, 0.0035, z1 - z0 - f), (x, yf, (z0 + z1) / 2), metal, 0)
        for i in range(nz):
            rbox((dw - f, 0.0035, 0.0035), (xc, yf + 0.003, z0 + f + (z1 - z0 - 2 * f) * (i + 0.5) / nz), metal, 0)
        pull(xc - s * (dw / 2 - 0.016), yf - 0.008, (z0 + z1) / 2, 'bar', metal, 0.13, True)
    fw, fh, zc = bay - t - 0.02, 0.48, 0.12 + 0.24
    rbox((bay - t, 0.02, h - 0.17), (0, yf + 0.02, 0.1 + (h - 0.17) / 2 + 0.0), M.paint('#141415', 0.3), 0.003)
    rbox((fw, 0.012, fh), (0, yf - 0.0, zc + 0.02), M.paint('#0c0c0d', 0.15), 0.004)
    rbox((fw - 0.07, 0.004, fh - 0.09), (0, yf - 0.006, zc + 0.02), flames(fw - 0.07, fh - 0.09), 0, grain='x')
    area((0, yf - 0.05, zc - 0.08), (0, yf - 1.0, 0.0), fw - 0.12, 3.5, (1, 0.55, 0.25), 0.2)
    rbox((bay - t - 0.02, 0.01, 0.06), (0, yf + 0.006, h - 0.11), M.paint('#1a1a1b', 0.25), 0.002)


@M.memo
def flames(w, h):
    """A picture of fire over a bed of embers, in object coordinates."""
    N = M.NT('flames')
    x, y, z = N.sep(N.obj(False))
    up = N.math('ADD', N.math('DIVIDE', z, h), 0.5)
    warp = N.n('VectorMath', {0: N.comb(N.math('MULTIPLY', x, 9.0), 0.0, N.math('MULTIPLY', z, 3.2)), 1: (3.0, 1.0, 2.0)}, operation='ADD').outputs[0]
    turb = N.noise(warp, 1.0, 4, 0.62, 1.4)
    body = N.math('SUBTRACT', N.math('MULTIPLY', turb, 1.7), N.math('ADD', N.math('MULTIPLY', up, 1.05), N.math('MULTIPLY', N.math('ABSOLUTE', x), 0.9)))
    heat = N.math('ADD', body, 0.02, clamp=True)
    low = N.ramp(up, [(0.0, 1.0), (0.1, 0.8), (0.2, 0.0)])
    coals = N.ramp(N.vor(N.map(N.obj(False), (1.0, 1.0, 1.6)), 30.0, 'DISTANCE_TO_EDGE'), [(0.0, 0.62), (0.07, 0.34), (0.2, 0.06)])
    above = N.ramp(up, [(0.0, 0.12), (0.1, 0.3), (0.22, 1.0)])
    total = N.math('ADD', N.math('MULTIPLY', heat, above), N.math('MULTIPLY', coals, low), clamp=True)
    col = N.ramp(total, [(0.0, '#070505'), (0.1, '#3a0d04'), (0.28, '#c23a08'), (0.5, '#ff8a1e'), (0.8, '#ffd98a'), (1.0, '#fff3cf')])
    em = N.n('Emission', {'Color': col, 'Strength': 2.4})
    N.t.links.new(em.outputs[0], N.out.inputs[0])
    return N.mat


def wine_buffet(mat, w=1.47, d=0.41, h=0.91, knob=None):
    """Mirrored buffet: a door under a drawer at either side, a diamond rack with twelve bottles under hanging glasses between."""
    knob = knob or M.glass()
    case(w, h, d, mat, [[2.3, ['door', ('open', 1.05), 'door']], [0.9, ['drawer', ('open', 1.05), 'drawer']]], style='mirrored', handle='knob', handle_mat=knob,
         base='block', base_h=0.09)
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
                rbox(((high - low) * 1.414, d - 0.06, 0.009), (s * ((low + high) / 2 + k * a), 0.01, zc + (low + high) / 2), mat, 0.002, grain='x', rot=(0, -s * rad(45), 0))
    rbox((bay, d - 0.04, 0.014), (0, 0.005, zc + tall + 0.007), mat, 0.002, grain='x')
    tints = ('#2c3a22', '#3a1c16', '#24301f', '#4a3a20')
    places = [(x * a, j * a / 2) for j in (-2, -1, 0, 1, 2) for x in ((-1, 0, 1) if j % 2 else (-0.5, 0.5))]
    for n, (x, dz) in enumerate(places):
        z = zc + dz - 0.012
        cyl(0.037, 0.2, (x, 0.11, z), M.paint(tints[n % 4], 0.12), 0.006, 32, (pi / 2, 0, 0))
        cyl(0.0145, 0.1, (x, -0.08, z), M.paint(('#6d1f22', '#1c1c1d', '#b59a52')[n % 3], 0.35), 0.003, 24, (pi / 2, 0, 0))
    for i in range(4):
        x = (i - 1.5) * bay / 4.4
        zt = h - 0.03
        lathe([(0, 0), (0.034, -0.001), (0.034, -0.003), (0.0035, -0.02), (0.0035, -0.075), (0.03, -0.11), (0.035, -0.14), (0.031, -0.18)], 32, M.glass(),
              (x, -d / 2 + 0.1, zt - 0.01), angle=60, cap=False)
        for q in (-0.02, 0.02):
            rbox((0.006, d - 0.08, 0.008), (x + q, 0, zt - 0.018), mat, 0.001, grain='y')


def mirror_strips(w=1.69, h=1.42, f=0.05, t=0.13, low=0.1):
    """Bevelled mirror strips along both sides and the top of a headboard that is w wide, h high and t thick; front on y = 0."""
    silver = M.metal('steel')
    for s in (-1, 1):
        x = s * (w / 2 + f / 2)
        rbox((f - 0.002, t, h - low), (x, t / 2, low + (h - low) / 2), silver, 0.002, grain='z')
        pane(f - 0.004, h - low - 0.003, (x, 0.0005, low + (h - low) / 2))
    rbox((w + 2 * f, t - 0.002, f - 0.001), (0, t / 2, h + f / 2), silver, 0.002, grain='x')
    pane(w + 2 * f - 0.004, f - 0.004, (0, 0.0005, h + f / 2))
