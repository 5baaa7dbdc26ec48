"""Decorative nailheads, one after the other. Meters."""

from math import pi, sqrt

from ..geometry import cyl, lathe

# radius and height of domed heads: outlines to turn, from the face outwards
BROAD = ((0, 0), (0.011, 0), (0.0085, 0.005), (0, 0.0075))
SMALL = ((0, 0), (0.0085, 0), (0.0065, 0.004), (0, 0.006))


def nailheads(points, mat, turn=0.0, r=0.0068, bevel=0.0028):
    """Flat nailheads at points of a face that looks to the front, turned by so many radians about the
    upright."""
    for point in points:
        cyl(r, 0.006, point, mat, bevel, 14, (pi / 2, 0, turn))


def domed_nailheads(points, mat, outline, segments):
    """Domed nailheads at points of a face that looks to the front."""
    for point in points:
        lathe(outline, segments, mat, point, (pi / 2, 0, 0), angle=180)


def nail_row(corners, y, mat, gap=0.036):
    """Broad nailheads along a line through corners (x, z), `gap` apart whatever their number."""
    points, left = [], 0.0
    for (ax, az), (bx, bz) in zip(corners, corners[1:]):
        length = sqrt((bx - ax) ** 2 + (bz - az) ** 2)
        while left < length:
            share = left / length
            points.append((ax + (bx - ax) * share, y, az + (bz - az) * share))
            left += gap
        left -= length
    domed_nailheads(points, mat, BROAD, 14)


def nail_border(corners, y, mat, gap=0.026):
    """Small nailheads along a line through corners (x, z), spaced evenly from corner to corner, about `gap`
    apart."""
    points = []
    for (ax, az), (bx, bz) in zip(corners, corners[1:]):
        n = max(1, round(sqrt((bx - ax) ** 2 + (bz - az) ** 2) / gap))
        shares = [i / n for i in range(n)]
        points += [(ax + (bx - ax) * share, y, az + (bz - az) * share) for share in shares]
    domed_nailheads(points, mat, SMALL, 16)
