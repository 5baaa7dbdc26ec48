"""The drawing of an oriental rug, knot by knot. Plain Python, no Blender; meters from the rug's middle."""

from math import atan2, cos, hypot, pi, sin


def flower(u, v, size, petals=6):
    """What of a flower is at (u, v) from its middle: 3 its heart, 2 a petal, 1 the line around them, 0
    nothing."""
    far, turn = hypot(u, v), atan2(v, u)
    edge = size * (0.66 + 0.34 * abs(cos(petals / 2 * turn)))
    return 3 if far < 0.3 * size else 2 if far < edge else 1 if far < edge + 0.005 else 0


def leaf(u, v, half, broad):
    """Whether (u, v) lies on a pointed leaf along u, off its rib."""
    return abs(u) < half and 0.0012 < abs(v) < broad * (1 - (u / half) ** 2)


def yarn(x, y, w, d):
    """The yarn of an oriental rug at (x, y) of its first quadrant: 0 field, 1 navy, 2 cream, 3 rose."""
    edge = min(w / 2 - x, d / 2 - y)
    if edge < 0.012:
        return 1
    if edge < 0.04:
        along = y if w / 2 - x < d / 2 - y else x
        return 2 if abs(edge - 0.026) + abs((along + 0.014) % 0.028 - 0.014) < 0.009 else 0
    if edge < 0.15:
        mid, end = 0.095, (w / 2 - 0.095, d / 2 - 0.095)
        upright = w / 2 - x < d / 2 - y
        along, whole = (y, end[1]) if upright else (x, end[0])
        gap = whole / round(whole / 0.133)
        u, v = (along + gap / 2) % gap - gap / 2, edge - mid
        if along > whole - gap / 2:
            u, v = x - end[0], y - end[1]
        bloom = flower(u, v, 0.037, 8)
        if bloom:
            return (0, 1, 0, 3)[bloom]
        u = gap / 2 - abs(u)
        if flower(u, v, 0.013, 4) > 1:
            return 1
        for s in (-1, 1):
            along, aside = 0.707 * (u - 0.02), 0.707 * (v - s * 0.024)
            if leaf(along + s * aside, aside - s * along, 0.02, 0.0075):
                return 1
        return 0 if abs(abs(v) - abs(0.028 * sin(2 * pi * u / gap))) < 0.0022 else 2
    if edge < 0.17:
        return 1 if edge < 0.163 else 2
    a, b = 0.4, 0.6
    phi, far = atan2(y / b, x / a), hypot(x / a, y / b)
    tip = max(0.0, 1 - abs(phi - pi / 2) / 0.34)
    r = far / (0.9 + 0.1 * abs(sin(8 * phi)) ** 0.75 + 0.2 * tip**1.8)
    k = (a + b) / 2 * far

    def wreath(at, n, size, petals, shift=0.0):
        """A flower of a wreath of n around the middle of the medallion."""
        step = 2 * pi / n
        turn = (phi + step * (0.5 + shift)) % step - step / 2
        return flower(k - at * (a + b) / 2, turn * k, size, petals)

    if r < 1.0:
        if r > 0.965:
            return 2
        if r > 0.64:
            bloom = wreath(0.79, 16, 0.034, 6, 0.5)
            if bloom:
                return (0, 0, 2, 0)[bloom]
            if wreath(0.9, 16, 0.013, 4) > 1:
                return 3
            vine = 0.79 + 0.1 * cos(16 * phi)
            return 3 if abs(r - vine) < 0.011 else 1
        if r > 0.61:
            return 2
        if r > 0.33:
            bloom = wreath(0.45, 12, 0.03, 6)
            if bloom:
                return (0, 1, 3, 2)[bloom]
            if wreath(0.545, 12, 0.014, 4, 0.5) > 1:
                return 2
            return 1 if abs(r - 0.47 - 0.075 * cos(12 * phi)) < 0.009 else 0
        if r > 0.3:
            return 2
        bloom = flower(x, y, 0.105, 8)
        return (1, 3, 2, 0)[bloom] if far > 0.045 else 2
    if r < 1.02:
        return 1
    pendant = hypot(x / 0.085, (y - b * 1.2) / 0.1) + 0.35 * abs(x) / 0.085
    if pendant < 1.0:
        bloom = flower(x, y - b * 1.2, 0.034, 6)
        return 2 if pendant > 0.86 else (1, 1, 2, 0)[bloom]
    cx, cy = w / 2 - 0.17 - x, d / 2 - 0.17 - y
    turn = atan2(cy / 0.44, cx / 0.34)
    corner = hypot(cx / 0.34, cy / 0.44) / (0.86 + 0.14 * abs(sin(5 * turn)) ** 0.75)
    if corner < 1.0:
        if corner > 0.94:
            return 2
        u, v = (cx + 0.02) % 0.13 - 0.065, (cy + 0.02) % 0.13 - 0.065
        bloom = flower(u, v, 0.03, 6)
        if bloom:
            return (0, 1, 2, 0)[bloom]
        if flower(0.065 - abs(u), 0.065 - abs(v), 0.013, 4) > 1:
            return 3
        return 3 if abs(abs(u) - abs(v)) < 0.0035 and abs(u) > 0.034 else 1
    if corner < 1.04:
        return 1
    u, v = x % 0.15 - 0.075, y % 0.15 - 0.075
    bloom = flower(u, v, 0.026, 6)
    if bloom:
        return (0, 0, 1, 3)[bloom]
    u, v = 0.075 - abs(u), 0.075 - abs(v)
    if leaf(v, u, 0.034, 0.011) or leaf(u, v, 0.034, 0.011):
        return 1
    return 0
