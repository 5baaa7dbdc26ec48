"""What is seen of drawers and doors that stand open."""

from ... import materials
from ...geometry import group, rbox


class pulled_drawer(group):
    """What is built inside stands `out` before the case, with the sides and the bottom of a drawer behind its
    front. y is the back of the front in the closed case."""

    def __init__(self, w, h, x, z, y, out):
        super().__init__('drawer', 0, -out)
        self.box = (w, h, x, z, y, out)

    def __enter__(self):
        super().__enter__()
        w, h, x, z, y, out = self.box
        mat = materials.wood('birch')
        inner, high, long = w - 0.03, h * 0.72, out + 0.008
        low = z - h / 2 + 0.012
        for s in (-1, 1):
            rbox(
                (0.012, long, high), (x + s * inner / 2, y + long / 2, low + high / 2), mat, 0.001, grain='y'
            )
        rbox((inner - 0.012, long, 0.006), (x, y + long / 2, low + 0.012), mat, 0, grain='y')
        return self


class swung_door(group):
    """What is built inside turns by so many degrees about its edge, the left one if they are negative; gives
    the middle of the door in these coordinates, in which its back is at y = 0.026."""

    def __init__(self, w, x, y, degrees):
        side = -1 if degrees < 0 else 1
        super().__init__('door', x + side * w / 2, y - 0.026, 0, degrees)
        self.middle = -side * w / 2

    def __enter__(self):
        super().__enter__()
        return self.middle
