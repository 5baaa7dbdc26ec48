"""The bed of most bedrooms: one frame in many styles, made up. Meters."""

from ... import materials
from ...geometry import fat_bun_foot, leg, rbox
from ...soft import padbox
from .headboards import arched_boards, bolted_planks, carved_crown
from .linen import made
from .mattresses import SIZES
from .raised import raised_deck
from .upholstered import UPHOLSTERED, upholstered_frame
from .wooden_heads import footboard_drawers, louver_head, panel_head, slat_head


def bed(
    size='queen',
    style='panel',
    mat=None,
    head_h=1.25,
    fabric=None,
    bed_kw=None,
    rail_h=0.3,
    foot=True,
    tuft=None,
    mz=0.24,
    mh=0.27,
    drawers=0,
    handle='bar',
    handle_mat=None,
    foot_h=None,
    arch=0.0,
    foot_mat=None,
    scallops=0,
    nails=None,
    upright=False,
    planks=0,
    board_panels=0,
    frame_mat=None,
    cap_mat=None,
    crown=None,
    trim=None,
    irons=None,
    tones=(),
    bun_h=0.0,
    round_legs=False,
    leg_mat=None,
    slab=False,
    panel=None,
    sled=None,
    lift=0,
):
    """mattress footprint SIZES[size]; head at +y. Returns overall width.

    crown: a rail over the planks ('rail'), one that arches over beadboard at head and foot ('arch') or a
    carved crown with rosettes on the posts ('carved'); `irons`: planks are bolted into angles of that metal;
    `tones`: woods in which boards take turns; `bun_h`: height of bun feet; `round_legs`: tapered ones at the
    foot, of `leg_mat`; `slab`: the head is one board without posts, with a padded `panel` of that cloth if
    asked; `sled`: the metal of two rails on the floor instead of legs; `lift`: by how many degrees
    a bare deck stands open over the well of a storage bed."""
    w, length = SIZES[size]
    mat = mat or materials.wood('oak')
    W = w + 0.12
    y_h = length / 2 + 0.03
    zt = mz + mh
    bk = dict(bed_kw or {})
    if style in UPHOLSTERED:
        upholstered_frame(
            W, length, style, fabric, head_h, rail_h, foot_h, tuft, arch, scallops, foot_mat, nails, trim
        )
    else:
        post = 0.075
        fh = foot_h or (0.36 if foot else rail_h)
        woods = tones or (mat,)

        def wood(i):
            return woods[i % len(woods)]

        for s in (-1, 1) if not (irons or slab) else ():
            rbox(
                (post, post, head_h - bun_h),
                (s * (W / 2), y_h + post / 2, (head_h + bun_h) / 2),
                frame_mat or mat,
                0.006,
                grain='z',
            )
        yb = y_h + post / 2
        iw = W - post
        if bun_h:
            for s in (-1, 1):
                for y in (yb, -length / 2 - 0.03 - post / 2):
                    fat_bun_foot(bun_h + 0.002, 0.056, (s * W / 2, y, 0), mat)
        if style == 'panel':
            panel_head(w, W, post, yb, head_h, rail_h, board_panels, mat, wood)
        elif style == 'slat':
            slat_head(iw, yb, head_h, rail_h, mat)
        elif style == 'plank':
            z = rail_h - 0.05
            k = planks or max(3, round((head_h - z) / 0.16))
            hh = (head_h - z) / k
            if slab:
                rbox(
                    (W + 0.06, 0.05, head_h - 0.08),
                    (0, yb, 0.08 + (head_h - 0.08) / 2),
                    mat,
                    0.004,
                    grain='x',
                )
                if panel:
                    low, high = zt - 0.06, head_h - 0.05
                    padbox(
                        (W - 0.06, 0.07, high - low),
                        (0, yb - 0.045, (low + high) / 2),
                        panel,
                        r=0.03,
                        puff=(0.002, 0.012, 0.002),
                    )
            elif crown == 'arch':
                arched_boards(W, post, yb, z, head_h, 0.11, mat)
            elif upright:
                n = round(iw / 0.075)
                for i in range(n):
                    rbox(
                        (iw / n - 0.003, 0.03, head_h - z),
                        (-iw / 2 + iw / n * (i + 0.5), yb, (z + head_h) / 2),
                        mat,
                        0.004,
                        grain='z',
                    )
                rbox((W + post + 0.03, post + 0.02, 0.04), (0, yb, head_h), cap_mat or mat, 0.012, grain='x')
            elif irons:
                bolted_planks(W, post, yb, z, head_h, 0.04, woods, irons, k)
            else:
                for i in range(k):
                    rbox((iw, 0.04, hh - 0.004), (0, yb, z + hh * (i + 0.5)), mat, 0.004, grain='x')
        elif style in ('louver', 'cane'):
            louver_head(w, W, post, yb, head_h, rail_h, mat, style)
        if crown == 'rail':
            rbox((W + post + 0.05, post + 0.03, 0.045), (0, yb, head_h + 0.02), mat, 0.012, grain='x')
            rbox((W + post + 0.02, post + 0.015, 0.025), (0, yb, head_h - 0.012), mat, 0.008, grain='x')
        if crown == 'carved':
            carved_crown(W, post, yb, head_h, mat)
        for s in (-1, 1):
            rbox(
                (0.028, length + 0.04, 0.17),
                (s * (W / 2), 0, rail_h - 0.085),
                frame_mat or mat,
                0.004,
                grain='y',
            )
        if not foot and not slab and bk.get('bare'):
            rbox(
                (W - post, 0.028, 0.17), (0, -length / 2, rail_h - 0.085), frame_mat or mat, 0.004, grain='x'
            )
        if slab and not foot:
            rbox(
                (W + 0.03, 0.028, 0.172),
                (0, -length / 2 - 0.014, rail_h - 0.086),
                frame_mat or mat,
                0.004,
                grain='x',
            )
        for s in (-1, 1):
            # A duvet that falls over the end of the bed falls over its posts too.
            x, y = (W / 2, -length / 2 - 0.03 - post / 2) if foot else (W / 2 - 0.035, -length / 2)
            if round_legs:
                leg(fh - 0.1, 0.017, 0.026, (s * x, y, 0), leg_mat or mat, (-5, 5 * s))
            elif sled:
                high = rail_h - 0.165
                rbox((0.034, length + 0.02, 0.016), (s * (W / 2 - 0.004), 0, 0.008), sled, 0.002, grain='y')
                for end in (-1, 1):
                    rbox(
                        (0.033, 0.016, high),
                        (s * (W / 2 - 0.004), end * (length / 2 + 0.001), high / 2),
                        sled,
                        0.002,
                        grain='z',
                    )
            elif not irons:
                rbox(
                    (post, post, fh - bun_h), (s * x, y, (fh + bun_h) / 2), frame_mat or mat, 0.006, grain='z'
                )
        if foot and (not drawers):
            if irons:
                bolted_planks(W, post, -length / 2 - 0.03 - post / 2, 0.14, fh, 0.034, woods, irons, 2)
            elif crown == 'arch':
                arched_boards(W, post, -length / 2 - 0.03 - post / 2, 0.14, fh, 0.06, mat)
            elif style == 'slat':
                rbox((iw, 0.03, 0.07), (0, -length / 2 - 0.03 - post / 2, fh - 0.05), mat, 0.005, grain='x')
                rbox(
                    (iw, 0.03, 0.1), (0, -length / 2 - 0.03 - post / 2, rail_h - 0.12), mat, 0.005, grain='x'
                )
            else:
                low, n = max(0.09, bun_h + 0.01), 3 if tones else 1
                tall = (fh - 0.01 - low) / n
                for i in range(n):
                    rbox(
                        (iw, 0.03, tall - (0.001 if tones else 0)),
                        (0, -length / 2 - 0.03 - post / 2, low + tall * (i + 0.5)),
                        wood(i),
                        0.004,
                        grain='x',
                    )
                if cap_mat:
                    rbox(
                        (W + post + 0.03, post + 0.02, 0.04),
                        (0, -length / 2 - 0.03 - post / 2, fh + 0.014),
                        cap_mat,
                        0.012,
                        grain='x',
                    )
                if style == 'panel':
                    rbox(
                        (iw, 0.042, 0.07),
                        (0, -length / 2 - 0.03 - post / 2, fh - 0.04),
                        mat,
                        0.004,
                        grain='x',
                    )
                    rbox(
                        (iw, 0.042, 0.07),
                        (0, -length / 2 - 0.03 - post / 2, low + 0.035),
                        mat,
                        0.004,
                        grain='x',
                    )
                if style == 'panel':
                    rbox(
                        (W + post + 0.03, post + 0.03, 0.03),
                        (0, -length / 2 - 0.03 - post / 2, fh + 0.015),
                        mat,
                        0.008,
                        grain='x',
                    )
        if drawers:
            footboard_drawers(W, length, post, fh, rail_h, drawers, mat, handle, handle_mat, crown)
    if lift:
        raised_deck(w, length, rail_h, lift)
        return W
    made(size, bk, (foot_h or 0.0) if style in UPHOLSTERED else fh if foot else 0.0, mz, mh, rail_h)
    return W
