"""What packages contain beyond the room of their first picture, on the paper."""

from .. import facts
from ..compose import around, item, paper, room

INCH = facts.INCH
TWO, FOUR, FIVE, SIX = ([[1, ['drawer'] * n]] * rows for n, rows in ((1, 2), (1, 4), (1, 5), (2, 3)))
OVER_SHELF = [[1.1, ['open']], [1, ['drawer']]]


def in_a_row(*pieces, gap=0.12, back=0.75):
    """Pieces side by side, their backs in one line, each as (item, width, depth)."""
    x = -(sum(w for _, w, _ in pieces) + gap * (len(pieces) - 1)) / 2
    for made, w, d in pieces:
        made['at'] = [x + w / 2, back - d / 2, 0, made['at'][3]]
        x += w + gap
    return [made for made, _, _ in pieces]


def case(look, w, d, h, rows, *on, **more):
    """A case in inches with what stands on its top, each as (item, across, deep)."""
    w, d, h = w * INCH, d * INCH, h * INCH
    top = [{**made, 'at': [x * w, y * d, h + made['at'][2], made['at'][3]]} for made, x, y in on]
    return item('case', w=w, d=d, h=h, layout=rows, on=top, **{**look, **more}), w, d


def bed(size, head_h, **look):
    """A bed with the mattress of its package."""
    w, length = {'full': (1.62, 1.9), 'twin': (1.22, 1.9)}[size]
    return item('bed', size=size, head_h=head_h * INCH, bed_kw={'bare': 'mattress'}, **look), w, length + 0.2


def mirror(w, h, gap=0.004, **look):
    """A mirror that stands on a dresser, measured in inches."""
    h *= INCH
    return item('mirror', (0, 0, gap + h / 2, 0), w=w * INCH, h=h, **look), 0, 0.5


def rooms(look, frame, full, twin, dark=False):
    """The full and the twin room of a bedroom package: look is what its cases share, frame what its beds do;
    a room names what stands in it from left to right."""

    def view(pieces, *seen):
        def make(_scene, _product):
            return paper(
                [*in_a_row(*pieces(look, frame)), *seen],
                az=16,
                height=1.75,
                fill=(0.92, 0.8),
                k=1.5,
                dark=dark,
                lens=60,
                post={'toe': 0.3} if dark else None,
            )

        return make

    # without it the mirror would be a gray board
    bright = item('reflected_room', (-0.8, -6.0, 0, -16), frame=False)
    return {'full': view(full, bright), 'twin': view(twin)}


LAMP = {'style': 'column', 'shade_r': (0.11, 0.16)}
GRAY = rooms(
    dict(mat='wood:greywash', base='block', handle='bar', handle_mat='metal:black'),
    dict(style='plank', planks=5, foot_h=0.4, mat='wood:greywash'),
    lambda look, frame: [
        case(look, 30, 16, 46, FOUR),
        case(look, 22, 16, 25, TWO, (item('table_lamp', base_mat='concrete:#8f8f8c', h=0.56, **LAMP), 0, 0)),
        bed('full', 48, **frame),
        case(look, 52, 17, 35, SIX, mirror(34, 34, mat='wood:greywash', fw=0.06)),
    ],
    lambda look, frame: [
        case(look, 30, 16, 46, FOUR),
        case(look, 18, 16, 24, OVER_SHELF),
        bed('twin', 45, **frame),
        (
            item(
                'desk',
                mat='wood:greywash',
                w=42 * INCH,
                d=20 * INCH,
                h=30 * INCH,
                n_drawers=1,
                handle='bar',
                handle_mat='metal:black',
                on=[
                    item('reading_lamp', (-0.3, 0.05, 30 * INCH, 20), stem='metal:black', shade='metal:black')
                ],
            ),
            42 * INCH,
            20 * INCH,
        ),
    ],
)

WHITE_PAINT = 'paint:#f3f2ee'
WHITE = rooms(
    dict(mat=WHITE_PAINT, style='recessed', base='bun', base_h=0.1, handle='knob', handle_mat='metal:nickel'),
    dict(style='plank', crown='arch', foot_h=0.5, bun_h=0.1, mat=WHITE_PAINT),
    lambda look, frame: [
        case(look, 32, 17, 48, FOUR),
        case(
            look,
            22,
            16,
            26,
            OVER_SHELF,
            (item('table_lamp', base_mat='ceramic:#f2f0ea', h=0.56, style='gourd'), 0, 0),
        ),
        bed('full', 50, **frame),
        case(look, 50, 18, 36, SIX, mirror(34, 32, mat=WHITE_PAINT, shape='arch', fw=0.05)),
    ],
    lambda look, frame: [
        case(look, 32, 17, 48, FOUR),
        case(look, 18, 15, 24, OVER_SHELF),
        bed('twin', 46, **frame),
        (
            item(
                'desk',
                mat=WHITE_PAINT,
                w=40 * INCH,
                d=20 * INCH,
                h=30 * INCH,
                n_drawers=2,
                handle_mat='metal:nickel',
                on=[
                    item(
                        'reading_lamp',
                        (-0.28, 0.05, 30 * INCH, 20),
                        stem='paint:#f0efea',
                        shade='paint:#f0efea',
                        h=0.43,
                        jointed=False,
                    )
                ],
            ),
            40 * INCH,
            20 * INCH,
        ),
    ],
    dark='#a3adae',
)

BRASS = 'metal:brass'
BLACK = rooms(
    dict(mat='wood:black', handle=None, base='legs', base_mat=BRASS),
    dict(
        style='plank',
        slab=True,
        foot=False,
        rail_h=0.27,
        mz=0.2,
        round_legs=True,
        leg_mat=BRASS,
        mat='wood:black',
    ),
    lambda look, frame: [
        case(look, 24, 18, 48, FIVE),
        case(look, 20, 16, 22, TWO, (item('mushroom_lamp', metal='metal:black', h=0.38), 0, 0)),
        bed('full', 40, **frame),
        case(look, 54, 18, 32, SIX, mirror(28, 40, mat='metal:black', fw=0.03)),
    ],
    lambda look, frame: [
        case(look, 32, 18, 40, FOUR),
        case(look, 18, 16, 22, [[1, ['drawer']]]),
        bed('twin', 38, **frame),
        (
            item(
                'desk',
                mat='wood:black',
                w=44 * INCH,
                d=22 * INCH,
                h=30 * INCH,
                n_drawers=1,
                handle=None,
                on=[
                    item(
                        'reading_lamp', (-0.32, 0.05, 30 * INCH, 20), stem=BRASS, shade='metal:black', h=0.51
                    )
                ],
            ),
            44 * INCH,
            22 * INCH,
        ),
    ],
)

OAK, STEEL, OATMEAL = 'wood:oak', 'metal:black', 'linen:#cfc3ae'
CASES = dict(mat=OAK, base='legs', base_mat=STEEL, base_h=0.12, handle='bar', handle_mat=STEEL)


def black_lamp(h=0.51):
    """A lamp of the bedrooms of the forty pieces."""
    return item('table_lamp', base_mat=STEEL, h=h, **LAMP), 0, 0


def both_rooms(_scene, _product):
    """The full and the twin room of the forty pieces."""
    frame = dict(style='slat', mat=OAK)
    tilting = item('reading_lamp', (0, 0, 0, 20), stem=STEEL, shade=STEEL, h=0.41)
    row = in_a_row(
        case(CASES, 18, 16, 23, [[1, ['drawer']]], black_lamp()),
        bed('full', 42, **frame),
        bed('twin', 40, **frame),
        case(CASES, 18, 16, 23, [[1, ['drawer']]], (tilting, 0, 0)),
        gap=0.16,
    )
    for at in ((-2.1, -0.85, 0, 36), (2.62, -0.35, 0, -24)):
        chest, _, _ = case(CASES, 30, 16, 42, FOUR)
        row.append({**chest, 'at': list(at)})
    return paper(row, az=12, height=2.1, fill=(0.95, 0.84), k=1.6, lens=60)


def dining(_scene, _product):
    """The table, its six chairs and the two counter stools of the forty pieces."""
    chairs = [item('chair', mat=OAK, fabric=OATMEAL, style='slat', h=0.864, w=0.457) for _ in range(6)]
    items = [
        item('table_rect', mat=OAK, leg_mat=STEEL, style='block', w=1.52, d=0.91, h=0.76),
        *around(chairs[:4], 1.52, 0.91, chairs[4:], push=0.16),
        item('dished_stool', (1.75, 0.35, 0, -12), top=OAK, w=0.406, h=0.61),
        item('dished_stool', (1.9, -0.3, 0, 8), top=OAK, w=0.406, h=0.61),
    ]
    return paper(items, az=26, height=1.7, fill=(0.88, 0.8), k=1.3)


def work_corner(scene, _product):
    """The TV stand, the desk with its chair, the bookcase and the hall mirror of the forty pieces, along the
    wall that the mirror hangs on; the chair stands aside of the desk."""
    row = in_a_row(
        (
            item('desk', mat=OAK, w=42 * INCH, d=20 * INCH, h=30 * INCH, metal=STEEL, drawers=False),
            42 * INCH,
            20 * INCH,
        ),
        case(CASES, 56, 16, 22, [[1, ['door', 'door']]]),
        case({**CASES, 'base_h': 0.1}, 24, 12, 60, [[1, ['open']]] * 4),
        gap=0.16,
        back=2.15,
    )
    desk, stand = (made['at'] for made in row[:2])
    chair = item('desk_chair', (desk[0] - 0.24, desk[1] - 0.6, 0, 132), fabric=OATMEAL)
    glass = item('mirror', (stand[0], 2.195, 1.3, 0), w=0.61, h=0.61, mat=STEEL, shape='round', fw=0.02)
    return room(
        {'slug': 'ultimate-40-piece-package--desk', 'style': 'modern'},
        [*row, chair, glass],
        az=13,
        height=1.3,
        lens=42,
        fill=(0.94, 0.84),
        offset=(0, -0.06),
        wall=scene['room']['wallmat'].removeprefix('wall:'),
        floor=scene['room']['floormat'],
        sunp=4,
    )


def tv_stand(_scene, _product):
    """The TV stand of the living room package."""
    made, _, _ = case(
        dict(mat='wood:greybrown', base='block', style='shaker', handle='knob', handle_mat='metal:black'),
        60,
        16,
        25,
        [[1, [['door', 1], ['open', 1.2], ['door', 1]]]],
    )
    return paper([made], az=22, height=0.9, fill=(0.82, 0.7))


PACKAGES = {
    'living-room-package': {'console': tv_stand},
    'whole-house-gray-bedroom-package': GRAY,
    'whole-house-white-bedroom-package': WHITE,
    'whole-house-black-bedroom-package': BLACK,
    'ultimate-40-piece-package': {'full': both_rooms, 'table': dining, 'desk': work_corner},
}
