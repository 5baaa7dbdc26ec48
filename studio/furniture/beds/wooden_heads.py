"""Wooden headboards by style, and drawers in the foot of a bed. Meters.

`width` is the mattress, `outer` the bed, `iw` what lies between its posts, `yb` the middle of the head."""

from math import radians as rad

from ... import materials
from ...geometry import rbox
from ..cases.hardware import pull


def panel_head(width, outer, post, yb, head_h, rail_h, panels, mat, wood):
    """Sunken panels in a frame of two rails and stiles under a cap; wood(i) is the wood of board i."""
    iw = outer - post
    rbox((outer + post + 0.05, post + 0.04, 0.035), (0, yb, head_h + 0.0175), mat, 0.008, grain='x')
    rbox((outer + post + 0.02, post + 0.015, 0.03), (0, yb, head_h - 0.012), mat, 0.008, grain='x')
    rail = 0.1
    z0 = rail_h - 0.04
    rbox((iw, 0.035, rail), (0, yb - 0.01, head_h - 0.027 - rail / 2), mat, 0.004, grain='x')
    rbox((iw, 0.035, rail), (0, yb - 0.01, z0 + rail / 2), mat, 0.004, grain='x')
    n = panels or (3 if width > 1.2 else 2)
    pz0, pz1 = (z0 + rail, head_h - 0.027 - rail)
    for i in range(n + 1):
        x = -iw / 2 + iw * i / n
        rbox(
            (0.08 if 0 < i < n else 0.05, 0.035, pz1 - pz0),
            (x + (0.025 if i == 0 else -0.025 if i == n else 0), yb - 0.01, (pz0 + pz1) / 2),
            wood(i),
            0.004,
            grain='z',
        )
    for i in range(n):
        x = -iw / 2 + iw * (i + 0.5) / n
        pw = iw / n - 0.08 if n > 1 else iw
        rbox(
            (pw + 0.03, 0.018, pz1 - pz0 + 0.02),
            (x, yb + 0.004, (pz0 + pz1) / 2),
            wood(i + 1),
            0.002,
            grain='z',
        )
        for sx, sz, dx, dz in (
            (pw, 0.016, 0, (pz1 - pz0) / 2 - 0.008),
            (pw, 0.016, 0, -(pz1 - pz0) / 2 + 0.008),
            (0.016, pz1 - pz0, -pw / 2 + 0.008, 0),
            (0.016, pz1 - pz0, pw / 2 - 0.008, 0),
        ):
            rbox((sx, 0.022, sz), (x + dx, yb - 0.01, (pz0 + pz1) / 2 + dz), mat, 0.007)


def slat_head(iw, yb, head_h, rail_h, mat):
    """Upright slats between two rails."""
    rbox((iw, 0.04, 0.085), (0, yb, head_h - 0.07), mat, 0.005, grain='x')
    rbox((iw, 0.04, 0.085), (0, yb, rail_h + 0.06), mat, 0.005, grain='x')
    n = int(iw / 0.095)
    for i in range(n):
        x = -iw / 2 + iw * (i + 0.5) / n
        rbox(
            (0.045, 0.02, head_h - 0.1125 - rail_h - 0.1025 + 0.02),
            (x, yb, (head_h - 0.1125 + rail_h + 0.1025) / 2),
            mat,
            0.004,
            grain='z',
        )


def louver_head(width, outer, post, yb, head_h, rail_h, mat, style):
    """Louvers or cane in a frame."""
    iw = outer - post
    z0 = rail_h + 0.16
    n = 2 if style == 'cane' or width < 1.4 else 3
    for z in (head_h - 0.05, z0 - 0.05):
        rbox((iw, 0.04, 0.1), (0, yb, z), mat, 0.006, grain='x')
    rbox((outer + post + 0.02, post + 0.015, 0.03), (0, yb, head_h + 0.012), mat, 0.012, grain='x')
    for i in range(n + 1):
        x = -iw / 2 + iw * i / n
        rbox((0.075, 0.04, head_h - z0), (x, yb, (head_h + z0) / 2), mat, 0.006, grain='z')
    pw = iw / n - 0.07
    for i in range(n):
        x = -iw / 2 + iw * (i + 0.5) / n
        if style == 'cane':
            rbox(
                (pw + 0.01, 0.006, head_h - z0 - 0.1),
                (x, yb - 0.004, (head_h - 0.1 + z0) / 2),
                materials.cane(),
                0,
                grain='x',
            )
            continue
        k = round((head_h - 0.1 - z0) / 0.045)
        for j in range(k):
            rbox(
                (pw + 0.006, 0.01, 0.052),
                (x, yb, z0 + (head_h - 0.1 - z0) * (j + 0.5) / k),
                mat,
                0.004,
                grain='x',
                rot=(rad(-32), 0, 0),
            )


def footboard_drawers(outer, length, post, foot_h, rail_h, drawers, mat, handle, handle_mat, crown):
    """Drawers in the foot, blind ones in the sides, a board over them if the head has a crown."""
    iw = outer - post
    hm = handle_mat or materials.metal('black')
    rbox(
        (outer - 0.02, length + 0.02, rail_h - 0.06),
        (0, 0, 0.05 + (rail_h - 0.06) / 2),
        materials.plain('#2a2622', 0.8),
        0,
    )
    dw = iw / drawers
    for i in range(drawers):
        x = -iw / 2 + dw * (i + 0.5)
        rbox(
            (dw - 0.006, 0.022, rail_h - 0.09),
            (x, -length / 2 - 0.03 - post / 2 - 0.005, 0.06 + (rail_h - 0.09) / 2),
            mat,
            0.003,
            grain='x',
        )
        pull(x, -length / 2 - 0.03 - post / 2 - 0.016, 0.06 + (rail_h - 0.09) / 2 + 0.02, handle, hm)
    if crown:
        rbox(
            (iw, post, foot_h - rail_h + 0.022),
            (0, -length / 2 - 0.03 - post / 2, (foot_h + rail_h - 0.028) / 2),
            mat,
            0.006,
            grain='x',
        )
        rbox(
            (outer + post + 0.03, post + 0.03, 0.028),
            (0, -length / 2 - 0.03 - post / 2, foot_h + 0.012),
            mat,
            0.008,
            grain='x',
        )
    for s in (-1, 1):
        for j in range(2):
            yy = -length / 4 + j * length / 2
            rbox(
                (0.02, length / 2 - 0.05, rail_h - 0.1),
                (s * (outer / 2 + 0.012), yy, 0.055 + (rail_h - 0.1) / 2),
                mat,
                0.003,
                grain='y',
            )
