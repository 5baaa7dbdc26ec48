"""The bed that folds out of a cabinet. Meters."""

from math import radians as rad

from ... import materials
from ...geometry import group, rbox, rrect
from ...soft import padbox, pillow, piping
from ..cases.fronts import front


def pad(w, length, t, seed=0):
    """One of the three pads of a folding mattress, corded along both of its edges; it lies on z = 0."""
    padbox(
        (w, length, t - 0.006),
        (0, 0, t / 2),
        materials.linen('#dfe3e6', 0.2),
        r=0.03,
        puff=(0.006, 0.008, 0.006),
        seed=seed,
    )
    for z in (0.02, t - 0.02):
        edge = rrect(w + 0.006, length + 0.006, 0.034)
        piping([(x, y, z) for x, y in edge], 0.004, materials.linen('#8d9499', 0.2))


def folded_mattress(w=1.52, length=0.68, t=0.15):
    """A folding mattress, its three pads stacked."""
    for i in range(3):
        with group('pad', 0, 0.012 * (i % 2), t * i):
            pad(w, length, t, i)


def opened_cabinet_bed(mat, pull=None, w=1.63, d=0.61, h=1.04, reach=2.13, deck=0.33, bed=(1.52, 2.03, 0.15)):
    """A cabinet whose lid is up and whose front panels lie before it as a deck that ends `reach` from its
    back, on legs at each panel's end; on the deck the unfolded mattress `bed` with two pillows. The drawer
    below stays shut."""
    t, low = 0.022, 0.06
    rbox((w - 0.06, d - 0.06, low), (0, 0.02, low / 2), mat, 0.002, grain='x')
    for s in (-1, 1):
        rbox((t, d, h - low), (s * (w - t) / 2, 0, (h + low) / 2), mat, 0.003, grain='z')
    rbox((w - 2 * t, 0.012, h - low), (0, d / 2 - 0.008, (h + low) / 2), mat, 0, grain='x')
    rbox((w + 0.024, 0.026, d + 0.012), (0, d / 2 - 0.013, h + d / 2), mat, 0.005, grain='x')
    rbox((w - 2 * t, d - 0.02, 0.03), (0, 0, deck - 0.015), mat, 0.002, grain='x')
    front(
        w - 0.01,
        deck - low - 0.035,
        0,
        (deck + low - 0.035) / 2,
        -d / 2,
        mat,
        'shaker',
        'ring',
        pull,
        pulls=1,
    )
    long = (reach - d) / 2
    for i in (0, 1):
        near = -d / 2 - long * (i + 1)
        for s in (-1, 1):
            rbox(
                (w / 2 - t - 0.003, long - 0.006, 0.03),
                (s * (w / 2 - t) / 2, near + long / 2, deck - 0.015),
                mat,
                0.003,
                grain='y',
            )
            rbox((0.05, 0.05, deck - 0.03), (s * (w / 2 - 0.09), near + 0.06, (deck - 0.03) / 2), mat, 0.004)
        rbox((w - 0.14, 0.03, 0.07), (0, near + 0.06, deck - 0.07), mat, 0.003, grain='x')
    wide, length, thick = bed
    for i in range(3):
        with group('pad', 0, d / 2 - 0.03 - length * (i + 0.5) / 3, deck):
            pad(wide, length / 3, thick, i)
    for s in (-1, 1):
        pillow(
            0.66,
            0.46,
            materials.bedding('#f6f4ef'),
            (s * 0.37, d / 2 - 0.2, deck + thick + 0.17),
            (rad(52), 0, rad(3 * s)),
            puff=0.9,
            dented=s + 2,
            flange=0.028,
            n=44,
            frames=34,
        )
