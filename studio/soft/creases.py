"""Creases of laid cloth: ridges drawn one by one into a field of heights. Meters."""

from math import cos, exp, pi, sin

from mathutils import Vector
from mathutils import noise as mn

STEP = 0.014


class Creases:
    """Heights over a rectangle of flat cloth, none at first."""

    def __init__(self, left, right, low, high, most=0.03):
        self.left, self.low, self.most = left, low, most
        self.columns = max(2, int((right - left) / STEP) + 2)
        self.rows = max(2, int((high - low) / STEP) + 2)
        self.heights = [0.0] * (self.columns * self.rows)

    def ridge(self, x, y, turn, length, width, height, bend=0.0, steep=1):
        """Raise a ridge that starts at (x, y) and runs towards `turn` (radians): it tapers to both ends,
        bends aside by `bend`, falls off steeply on one side (the sign of `steep`) and softly, into a shallow
        trough, on the other."""
        across, along = cos(turn), sin(turn)
        reach = 3.5 * width + abs(bend)
        ends = [x, x + across * length], [y, y + along * length]
        i0, i1 = (int((f(ends[0]) + k * reach - self.left) / STEP) for f, k in ((min, -1), (max, 1)))
        j0, j1 = (int((f(ends[1]) + k * reach - self.low) / STEP) for f, k in ((min, -1), (max, 1)))
        for j in range(max(0, j0), min(self.rows - 1, j1) + 1):
            dy = self.low + j * STEP - y
            for i in range(max(0, i0), min(self.columns - 1, i1) + 1):
                dx = self.left + i * STEP - x
                t = (dx * across + dy * along) / length
                if not 0 < t < 1:
                    continue
                u = dy * across - dx * along - bend * t * t
                u += 0.5 * width * mn.noise(Vector((t * length * 6, x * 9, y * 9)))
                u *= steep / (width * (0.7 + 0.6 * t))
                if abs(u) > 3.2:
                    continue
                shape = exp(-((u / 0.7) ** 2)) if u < 0 else exp(-((u / 1.4) ** 2))
                shape -= 0.22 * exp(-(((u - 1.9) / 0.8) ** 2))
                self.heights[j * self.columns + i] += height * shape * sin(pi * t) ** 0.7

    def billow(self, height):
        """Add a height everywhere: what `height` says of a point."""
        for j in range(self.rows):
            for i in range(self.columns):
                self.heights[j * self.columns + i] += height(self.left + i * STEP, self.low + j * STEP)

    def at(self, x, y):
        """The height at a point of the cloth."""
        fx, fy = (x - self.left) / STEP, (y - self.low) / STEP
        i, j = (max(0, min(n - 2, int(f))) for f, n in ((fx, self.columns), (fy, self.rows)))
        fx, fy = (max(0.0, min(1.0, f - k)) for f, k in ((fx, i), (fy, j)))
        here = self.heights
        k = j * self.columns + i
        near = here[k] * (1 - fx) + here[k + 1] * fx
        far = here[k + self.columns] * (1 - fx) + here[k + self.columns + 1] * fx
        height = near * (1 - fy) + far * fy
        return max(-0.3 * self.most, self.most * height / (self.most + abs(height)))
