"""Bedroom pictures."""

from .. import facts
from ..compose import bedding, bedroom, item, paper, room, rug
from ..compose.styles import SUNNY
from . import parts as P


def bedroom_set(
    style,
    look=None,
    bed=None,
    mirror_shape='rect',
    shelf=False,
    mat=None,
    mirror_mat=None,
    chest=None,
    bench=None,
    wide=0,
    **shot,
):
    """A set in its room: every piece that the facts count, in one finish."""

    def make(product):
        wood = mat or facts.wood(product)
        case_look = {'handle_mat': facts.metal(product), **(look or {})}
        dresser, mirror, tall, night, seat = P.parts(product)
        frame = dict(bed or {})
        if not frame.get('fabric'):
            frame.setdefault('mat', wood)
        mirror_on = frame.pop('mirror_on', None)
        night_look = {**case_look, **frame.pop('night', {})}
        return bedroom(
            product,
            P.bed(product, style, **frame),
            P.nightstands(wood, night, shelf, **night_look) if night else None,
            P.dresser(wood, dresser, **case_look) if dresser else None,
            {**P.mirror(mirror_mat or wood, mirror, mirror_shape), **({'on': mirror_on} if mirror_on else {})}
            if mirror
            else None,
            P.chest(wood, tall, **{**case_look, **(chest or {})}) if tall else None,
            bench,
            bed_width={'king': 2.05, 'queen': 1.65, 'full': 1.5, 'twin': 1.1}[facts.bed_size(product)] + wide,
            **shot,
        )

    return make


def single_bed(style, **frame):
    """One bed in its room; the cases beside it stay out, so that nobody takes them for included."""
    shot = {
        k: frame.pop(k) for k in ('wall', 'floor', 'side', 'az', 'fill', 'offset', 'panels') if k in frame
    }
    if shot.pop('panels', None):
        shot.update(style='panels', panel_n=5)

    def make(product):
        return bedroom(
            product,
            P.bed(product, style, **frame),
            bed_width={'king': 2.05, 'queen': 1.65, 'full': 1.5, 'twin': 1.1, 'calking': 1.95}[
                facts.bed_size(product)
            ],
            **{'fill': (0.8, 0.7), **shot},
        )

    return make


def framed(builder, **look):
    """A bed with a frame of its own in a room."""
    kinds = ('wall', 'floor', 'side', 'az', 'fill', 'offset', 'height', 'lens')
    shot = {k: look.pop(k) for k in kinds if k in look}
    size = look.get('size')

    def make(product):
        linen = bedding(product)
        width = {'king': 2.1, 'full': 1.5, 'twin': 1.1, 'calking': 1.95}.get(
            size or facts.bed_size(product), 1.65
        )
        return bedroom(
            product,
            item(builder, linen=linen, **{'size': facts.bed_size(product), **look}),
            bed_width=width,
            **shot,
        )

    return make


def turned_in(scene, *places):
    """The same room with its cases in other places, turned to the camera, away from the wall at the side."""
    scene['items'] = [made for made in scene['items'] if made['make'] != 'side_wall']
    for made, at in zip((made for made in scene['items'] if made['make'] == 'case'), places):
        if at:
            made['at'] = list(at)
    return scene


def unlit(scene):
    """The same room without its table lamps, of which nobody could tell whether they are included."""
    for made in scene['items']:
        if 'on' in made:
            made['on'] = [each for each in made['on'] if each['make'] != 'table_lamp']
    return scene


def on_rug(scene, **look):
    """The same room with another rug."""
    for made in scene['items']:
        if made['make'] == 'rug':
            made['with'].update(look)
    return scene


def cased(make, dark=False, **shot):
    """Case goods alone on the paper sweep."""
    return lambda product: paper(make(product), dark=dark, **shot)


TOBACCO = ['wood:tobacco', 'wood:rustic', 'wood:tobacco', 'wood:chestnut']
BIRCH = {'front_mat': 'paint:#f4f3ef', 'handle': 'hole', 'base': 'round', 'base_h': 0.1}
LOUVER = {'style': 'louver', 'handle': 'knob', 'handle_mat': 'metal:nickel', 'base': 'block', 'base_h': 0.12}


def round_nightstands(product):
    """Two fluted drums, the door of one open."""
    return [
        item('fluted_drum', at, w=0.457, h=0.61, mat='paint:#f4f1ea', ajar=ajar)
        for at, ajar in (((-0.42, 0.1, 0, 8), 0), ((0.36, -0.08, 0, 4), 62))
    ]


SHOTS = {
    'fenwick-5-piece-queen-bedroom-set': bedroom_set(
        'plank',
        {'handle': 'bar', 'base': 'block'},
        {'planks': 5, 'crown': 'rail', 'foot_h': 0.5, 'head_h': 1.33},
        wall='#cfd2c8',
    ),
    'emerald-channel-tufted-velvet-queen-bed': single_bed(
        'channel',
        fabric='velvet:#154a35',
        foot_mat='metal:gold',
        tuft={'nx': 9},
        linen={'drop': 0.2},
        wall='#e0d9d3',
        floor='darkfloor:oak',
        panels=True,
        side='right',
        az=-27,
    ),
    'marlow-upholstered-king-bedroom-5-pieces': bedroom_set(
        'tufted',
        {'handle': 'bar', 'base': 'block', 'style': 'shaker'},
        {
            'fabric': 'linen:#e6dcc8',
            'arch': 0.12,
            'head_h': 1.405,
            'tuft': {'nx': 10, 'ny': 3, 'depth': 0.055, 'btn_mat': 'linen:#cbbca1'},
            'foot_mat': 'paint:#efe9dc',
            'trim': {'low': 0.1, 'feet': 'fluted'},
        },
        'arch',
        mat='paint:#efe9dc',
        wall='#b7b0a4',
    ),
    'pair-of-round-fluted-nightstands': cased(
        round_nightstands, dark=True, k=0.8, height=0.9, fill=(0.66, 0.7)
    ),
    'solveig-4-piece-queen-set-in-walnut-veneer': bedroom_set(
        'slat',
        {'handle': None, 'base': 'legs', 'base_h': 0.18},
        {'foot': False},
        shelf=True,
        mat='wood:walnut',
        wall='#d9c9ae',
    ),
    'diamond-tufted-king-bed-in-saddle-brown': single_bed(
        'tufted',
        fabric='leather:#7d4d2c',
        foot_h=0.457,
        head_h=1.32,
        nails='metal:bronze',
        tuft={'border': 0.05, 'ny': 5},
        trim={'camel': 0.1, 'border': 0.055, 'low': 0.11, 'feet': 'turned'},
        wall='#d6cfc3',
        floor='lightfloor:oak',
        side='right',
        az=-18,
    ),
    'six-drawer-lingerie-chest-in-sage-green': lambda p: paper(
        [
            item(
                'case',
                mat='paint:#98a68d',
                w=0.559,
                h=1.372,
                d=0.406,
                layout=[[1, ['drawer']]] * 6,
                handle='cup',
                handle_mat='metal:brass',
                base='cabriole',
                base_h=0.15,
                molded=True,
                top_over=0.028,
                top_t=0.042,
            )
        ],
        height=0.95,
        fill=(0.6, 0.82),
        k=0.9,
    ),
    'reeded-six-drawer-dresser-in-light-oak': cased(
        lambda p: [
            item(
                'case',
                (0, 0, 0, -3),
                mat='wood:whiteoak',
                w=1.5,
                h=0.84,
                d=0.46,
                layout=[[1, ['drawer'] * 2]] * 3,
                style='slats',
                handle=None,
                base='plinth',
                base_h=0.06,
            )
        ],
        height=0.95,
        fill=(0.8, 0.7),
    ),
    'california-king-canopy-bed-in-matte-black': framed(
        'canopy_bed',
        mat='metal:black',
        wall='#d3cdc1',
        floor='lightfloor:oak',
        az=24,
        height=1.5,
        lens=34,
        fill=(0.94, 0.88),
        offset=(0, -0.02),
    ),
    'nine-drawer-dresser-with-arched-mirror': lambda p: room(
        p,
        [
            item(
                'case',
                (0, 1.3, 0, 0),
                mat='paint:#f1eee7',
                w=1.57,
                h=0.97,
                d=0.46,
                layout=[[1.1, ['drawer'] * 3], [1, ['drawer'] * 3], [0.8, ['drawer'] * 3]],
                style='shaker',
                handle='knob',
                handle_mat='metal:brass',
                base='bun',
                base_h=0.1,
                on=[
                    item(
                        'mirror',
                        (0, 0.27, 0.97 + 0.54, 0),
                        w=0.97,
                        h=1.07,
                        mat='paint:#f1eee7',
                        shape='arch',
                        fw=0.06,
                    ),
                    item('vase', (-0.55, 0, 0.97, 0), loc=(0, 0, 0), kind='ball', mat='ceramic:#b7a58f'),
                ],
            )
        ],
        d=3.2,
        w=6.0,
        lens=50,
        az=16,
        height=1.1,
        fill=(0.66, 0.82),
        offset=(0, -0.02),
        wall='#b9bfb4',
    ),
    'cedar-lined-blanket-chest-in-acacia': cased(
        lambda p: [item('strapped_chest', (0, 0, 0, -5), mat='wood:chestnut')],
        k=0.8,
        height=0.8,
        fill=(0.72, 0.7),
    ),
    'arched-metal-queen-bed-in-aged-bronze': framed(
        'arched_metal_bed', mat='metal:bronze', wall='#dfe2da', fill=(0.78, 0.7)
    ),
    'king-headboard-of-six-wall-panels-in-ochre': lambda p: room(
        p,
        [
            item('wall_panels', (0, 1.69, 0, 0), fabric='velvet:#b98b3d'),
            item(
                'made_bed',
                (0, 0.62, 0, 0),
                frame=False,
                size='king',
                zt=0.56,
                base='tweed:#8b8984',
                linen={'duvet': '#eef0ee', 'throw': '#33445a', 'style': 'low'},
            ),
            item('mark', (0, 1.5, 0.36, 0), w=2.2, d=0.3, h=1.3),
            item(
                'plant',
                (1.75, 1.4, 0, 0),
                frame=False,
                loc=(0, 0, 0),
                h=1.45,
                kind='olive',
                pot='ceramic:#d8d0c4',
                seed=6,
            ),
        ],
        w=5.6,
        d=3.4,
        az=-15,
        height=1.3,
        lens=44,
        fill=(0.8, 0.8),
        offset=(0, 0.04),
        wall='#3d4d63',
        floor='lightfloor:oak',
        **{**SUNNY, 'post': {'ev': 1.15}},
    ),
    'nailhead-headboard-in-oatmeal-full-or-queen': cased(
        lambda p: [item('nailhead_headboard', (0, 0, 0, -6), fabric='linen:#cfc3ae', nails='metal:nickel')],
        height=0.95,
        fill=(0.7, 0.76),
    ),
    'four-poster-king-bed-in-espresso': framed(
        'four_poster', size='king', mat='paint:#2b1d15', wall='#c9bba3', fill=(0.76, 0.78), offset=(0, -0.03)
    ),
    'spindle-twin-bed-in-painted-white': framed(
        'spindle_bed',
        size='twin',
        mat='paint:#f3f1ec',
        wall='#a9bcc4',
        fill=(0.7, 0.66),
        side='right',
        az=-20,
    ),
    'beaumont-queen-sleigh-bed-with-two-nightstands': lambda p: bedroom(
        p,
        item('sleigh_bed', mat='wood:mahogany', linen=bedding(p)),
        P.nightstands(
            'wood:mahogany',
            facts.pieces(p, 'nightstand')[0],
            base='bracket',
            base_h=0.1,
            handle='bail',
            handle_mat='metal:brass',
            style='raised',
        ),
        bed_width=1.75,
        wall='#b9b39c',
        floor='darkfloor:oak',
    ),
    'scalloped-full-bed-in-navy-velvet': single_bed(
        'plain',
        fabric='velvet:#26364f',
        scallops=5,
        tuft={'style': 'channel', 'nx': 5, 'depth': 0.02},
        foot_mat='wood:black',
        trim={'low': 0.178, 'tip': 'metal:gold'},
        linen={'drop': 0.2},
        wall='#d8cbc3',
        head_h=1.15,
    ),
    'barn-red-twin-over-twin-steel-bunk-bed': lambda p: room(
        p,
        [item('steel_bunk', (0, 1.05, 0, 0), mat='paint:#741f1a'), rug(p, (0, -0.3, 0, 0), 2.2, 1.5)],
        w=5.0,
        d=3.6,
        az=24,
        height=1.15,
        lens=40,
        fill=(0.72, 0.74),
        offset=(0, -0.03),
        wall='#d5d3cc',
    ),
    'harbor-blue-daybed-with-three-drawers': lambda p: room(
        p,
        [item('drawer_daybed', (0, 1.1, 0, 0), mat='paint:#7f9dac'), rug(p, (0, -0.2, 0, 0), 2.2, 1.5)],
        w=5.0,
        d=3.6,
        az=-20,
        height=1.1,
        lens=42,
        fill=(0.74, 0.66),
        offset=(0, -0.06),
        wall='#e6e2d6',
        side='right',
    ),
    'granger-king-bedroom-in-solid-pine-5-pieces': bedroom_set(
        'panel',
        {
            'handle': 'iron ring',
            'base': 'bun',
            'base_h': 0.105,
            'foot_r': 0.068,
            'boards': 4,
            'tones': TOBACCO,
            'top_t': 0.038,
            'top_over': 0.028,
        },
        {'foot_h': 0.46, 'board_panels': 5, 'tones': TOBACCO, 'bun_h': 0.1},
        mat='wood:tobacco',
        wall='#c7cbbf',
        side='right',
        near=True,
    ),
    'foundry-5-piece-queen-set-in-pine-and-steel': bedroom_set(
        'plank',
        {
            'handle': 'bar',
            'base': 'angle',
            'base_h': 0.16,
            'base_mat': 'metal:black',
            'boards': 3,
            'tones': TOBACCO,
            'top_over': 0.0,
            'top_t': 0.036,
            'side_t': 0.04,
            'style': 'planks',
        },
        {
            'frame_mat': 'metal:black',
            'irons': 'metal:black',
            'tones': TOBACCO,
            'night': {'base_h': 0.33, 'low_shelf': True},
            'mirror_on': [item('frame_bolts', w=0.914, h=0.914)],
        },
        mat='wood:tobacco',
        mirror_mat='metal:black',
        wall='#b5b0a8',
        floor='darkfloor:walnut',
        near=True,
    ),
    'verity-two-tone-queen-bedroom-6-pieces': bedroom_set(
        'plank',
        {'handle': 'knob', 'base': 'square', 'style': 'shaker', 'top_mat': 'wood:oak'},
        {'upright': True, 'cap_mat': 'wood:oak'},
        mat='paint:#f3f1ec',
        mirror_mat='wood:oak',
        wall='#b4bfae',
        floor='lightfloor:oak',
        side='right',
        shelf=True,
        near=True,
    ),
    'lumina-mirrored-queen-bedroom-5-pieces': lambda p: on_rug(
        unlit(
            bedroom_set(
                'tufted',
                {
                    'handle': 'knob',
                    'handle_mat': 'metal:gold',
                    'style': 'mirrored',
                    'base': 'tapered',
                    'base_h': 0.127,
                    'base_mat': 'metal:gold',
                },
                {'fabric': 'velvet:#a9abb0', 'foot_mat': 'metal:gold', 'linen': {'drop': 0.2}},
                mat='gloss:#b4b6ba',
                mirror_mat='gloss:#b4b6ba',
                wall='#a59ba1',
                floor='lightfloor:oak',
                extra=[
                    item('mirror_strips', (0, 2.045, 0, 0), w=1.69, h=1.422),
                    item(
                        'pendant',
                        (1.5, 0.5, 0, 0),
                        frame=False,
                        loc=(0, 0, 2.52),
                        style='globe',
                        r=0.11,
                        drop=0.2,
                        power=70,
                    ),
                ],
                near=True,
                az=-20,
                fill=(0.96, 0.88),
                key=380,
                fill_power=1.3,
            )(p)
        ),
        style='border',
        base='#8d898c',
        accent='#d9d4cf',
    ),
    'gas-lift-storage-king-bed-in-charcoal': single_bed(
        'channel',
        fabric='tweed:#4c4e51',
        tuft={'nx': 4, 'depth': 0.02},
        trim={'low': 0.006, 'loop': True},
        linen={'drop': 0.17},
        wall='#d9d6cf',
        floor='lightfloor:whiteoak',
        side='right',
        az=-20,
    ),
    'camber-wingback-queen-bed-in-dove-gray': single_bed(
        'wing',
        fabric='linen:#a3a4a4',
        trim={'smooth': True, 'low': 0.152},
        foot_mat='wood:black',
        linen={'drop': 0.24},
        wall='#c4bdb0',
    ),
    'rounded-boucle-queen-bed-with-arched-headboard': single_bed(
        'round',
        fabric='boucle:#f3ecdd',
        linen={'drop': 0.15},
        wall='#b5a694',
        floor='lightfloor:whiteoak',
        side='right',
        az=-18,
    ),
    'full-over-full-bunk-bed-with-twin-trundle': lambda p: room(
        p,
        [
            item('bunk', (0.1, 1.05, 0, 0), mat='wood:espresso', duvets=('#a9b5a0', '#cdbf9f')),
            rug(p, (0, -0.7, 0, 0), 2.3, 1.5),
        ],
        w=5.8,
        d=3.8,
        az=-37,
        height=1.25,
        lens=40,
        fill=(0.76, 0.74),
        offset=(0, -0.03),
        wall='#cfc6b4',
    ),
    'two-mirrored-nightstands-with-crystal-knobs': lambda p: room(
        p,
        [
            item(
                'mirrored_stand',
                (-0.42, 0.8, 0, 6),
                on=[
                    item(
                        'vase',
                        (-0.1, 0.02, 0.66, 0),
                        loc=(0, 0, 0),
                        kind='squat',
                        mat='ceramic:#e7e0d3',
                        k=0.9,
                    )
                ],
            ),
            item(
                'mirrored_stand',
                (0.44, 0.7, 0, -12),
                on=[item('books', (0.06, 0.0, 0.66, 12), frame=False, loc=(0, 0, 0), n=3, seed=4)],
            ),
            item('reflected_room', (-2.2, -3.4, -1.8, 0), frame=False),
            item(
                'rug',
                (-0.5, -1.06, 0, 0),
                frame=False,
                w=4.6,
                d=2.2,
                style='vintage',
                base='#b9b6ac',
                accent='#4d5b6b',
            ),
        ],
        w=4.6,
        d=3.4,
        lens=55,
        az=17,
        height=0.74,
        fill=(0.84, 0.78),
        offset=(0, -0.03),
        wall='#5f6f78',
        floor='darkfloor:oak',
        curtains=False,
        key=300,
        sunp=6,
    ),
    'halloran-king-storage-bedroom-set-6-pieces': bedroom_set(
        'panel',
        {'handle': 'bail', 'style': 'raised', 'base': 'bracket', 'base_h': 0.1},
        {
            'drawers': 2,
            'head_h': 1.5,
            'crown': 'carved',
            'handle': 'bail',
            'handle_mat': 'metal:brass',
            'night': {'top_mat': 'stone:#6f5040'},
            'mirror_on': [
                item('carved_crown', W=1.16, post=0.05, y=-0.008, head_h=0.525, mat='wood:darkcherry')
            ],
        },
        mat='wood:darkcherry',
        wall='#cbbf9f',
        floor='lightfloor:oak',
        near=True,
    ),
    # chrome stands out from a darker floor
    'onyx-3-piece-full-bedroom-set-in-gloss-black': lambda p: on_rug(
        bedroom_set(
            'plank',
            {'handle': None, 'base': 'sled', 'base_mat': 'metal:chrome'},
            {'foot': False, 'slab': True, 'sled': 'metal:chrome', 'head_h': 0.97, 'linen': {'drop': 0.14}},
            mat='gloss:#2d2d31',
            wall='#dcd8d0',
            floor='lightfloor:oak',
            side='right',
            post={'ev': 1.2, 'con': 1.45},
        )(p),
        style='plain',
        base='#8d857a',
    ),
    'six-drawer-dresser-of-mixed-elm-on-iron': cased(
        lambda p: [
            item(
                'strip_dresser',
                (0, 0, 0, 4),
                woods=['wood:rustic', 'wood:walnut', 'wood:alder', 'wood:chestnut'],
            )
        ],
        az=-24,
        height=0.95,
        fill=(0.8, 0.7),
    ),
    'twin-over-full-bunk-bed-with-drawer-stairs': lambda p: room(
        p,
        [item('stair_bunk', (0, 0.95, 0, 0), mat='wood:greywash'), rug(p, (0, -0.65, 0, 0), 2.3, 1.6)],
        w=5.4,
        d=3.8,
        az=20,
        height=1.2,
        lens=40,
        fill=(0.78, 0.74),
        offset=(0, -0.03),
        wall='#c9cdc4',
        floor='lightfloor:oak',
        side='right',
    ),
    'led-bookcase-queen-bed-with-four-drawers': lambda p: bedroom(
        p,
        item(
            'bookcase_bed',
            size='queen',
            mat='wood:black',
            drawers=2,
            led='beam:#ffc88a',
            linen=bedding(p, throw=None, deco=[], style='low'),
            on=[],
        ),
        bed_width=1.65,
        behind=0.25,
        wall='#8f8a82',
        floor='lightfloor:whiteoak',
        side='left',
        az=-36,
        w=7.4,
        height=1.5,
        fill=(0.84, 0.76),
        key=190,
        sunp=3,
    ),
    'king-platform-bed-with-wide-walnut-slat-headboard': lambda p: on_rug(
        bedroom(
            p,
            item('slat_wall_bed', mat='wood:walnut', linen=bedding(p, deco=[])),
            bed_width=2.7,
            wall='#d8cdb9',
            floor='lightfloor:oak',
            fill=(0.84, 0.7),
        ),
        style='plain',
        base='#cdc6b8',
        accent='#8e8474',
    ),
    'tufted-daybed-with-rolled-arms-and-trundle': lambda p: room(
        p,
        [
            item(
                'roll_daybed',
                (0, 1.0, 0, 0),
                mat='linen:#cfc3ae',
                feet='wood:espresso',
                pillows=[[-0.66, 0.48, 'linen:#6a7d89', 9], [0.66, 0.48, 'linen:#b79d84', -9]],
            ),
            rug(p, (0, -0.2, 0, 0), 2.8, 2.0),
        ],
        w=5.2,
        d=3.6,
        az=-22,
        height=1.15,
        lens=42,
        fill=(0.78, 0.66),
        offset=(0, -0.05),
        wall='#aab4b0',
        side='right',
        floor='lightfloor:honey',
    ),
    'lighted-makeup-vanity-with-cushioned-stool': lambda p: room(
        p,
        [
            item('lighted_vanity', (0, 1.12, 0, 0), mat='gloss:#f6f5f2', metal='metal:gold'),
            item('round_vanity_stool', (0.08, 0.55, 0, 0), mat='velvet:#e6d3cd', metal='metal:gold'),
        ],
        w=4.6,
        d=2.8,
        lens=50,
        az=16,
        height=1.05,
        fill=(0.5, 0.8),
        offset=(0, -0.02),
        wall='#b9a5a2',
        key=220,
        sunp=3,
        sun_az=-40,
    ),
    'birch-lake-4-piece-twin-bedroom-set': lambda p: bedroom(
        p,
        item(
            'bookcase_bed',
            size='twin',
            mat='wood:birch',
            front_mat='paint:#f4f3ef',
            legs='wood:birch',
            head_h=1.07,
            depth=0.19,
            cubbies=2,
            rows=2,
            z0=0.5,
            linen={'duvet': '#a9c0c8', 'throw': '#e5dcc8', 'deco': []},
        ),
        P.nightstands('wood:birch', facts.pieces(p, 'nightstand')[0], shelf=True, **BIRCH),
        P.sized(
            item('gable_desk', mat='wood:birch', face='paint:#f4f3ef', w=1.07, d=0.51, h=0.76),
            1.07,
            0.51,
            0.76,
        ),
        None,
        P.chest('wood:birch', facts.pieces(p, 'chest')[0], **BIRCH),
        bed_width=1.1,
        behind=0.23,
        wall='#c9d6d2',
        floor='lightfloor:whiteoak',
        near=True,
    ),
    'tidewater-7-piece-king-bedroom-set': lambda p: turned_in(
        bedroom(
            p,
            P.bed(p, 'louver', mat='wood:whitewash', foot_h=0.5, linen={'throw': '#7fa0ab'}),
            P.nightstands('wood:whitewash', facts.pieces(p, 'nightstand')[0], **LOUVER),
            P.dresser('wood:whitewash', P.parts(p)[0], **LOUVER),
            P.mirror('wood:whitewash', P.parts(p)[1], fw=0.07),
            P.chest('wood:whitewash', P.parts(p)[2], **LOUVER),
            item('rope_bench', mat='wood:whitewash'),
            bed_width=2.05,
            wall='#a3bcc1',
            floor='lightfloor:oak',
            az=-5,
            post={'ev': 1.39},
            height=2.05,
            lens=30,
            h=3.2,
            fill=(0.97, 0.84),
        ),
        None,
        None,
        (2.2, 0.35, 0, -66),
        (-2.2, 0.72, 0, 56),
    ),
    'queen-cabinet-bed-with-tri-fold-mattress': cased(
        lambda p: [
            item(
                'case',
                (-0.1, 0.15, 0, 0),
                mat='wood:chestnut',
                w=1.63,
                h=1.04,
                d=0.61,
                style='shaker',
                handle='ring',
                handle_mat='metal:black',
                base='plinth',
                base_h=0.06,
                layout=[[0.8, ['drawer']], [2.2, ['door', 'door']]],
            ),
            item('folded_mattress', (1.2, -0.05, 0, 86)),
        ],
        height=1.15,
        k=1.1,
        fill=(0.8, 0.74),
        az=-22,
    ),
    'alder-and-cane-queen-bedroom-4-pieces': lambda p: bedroom(
        p,
        P.bed(p, 'cane', mat='wood:alder', foot=False, round_legs=True),
        [
            P.sized(
                item(
                    'case',
                    mat='wood:alder',
                    w=0.56,
                    h=0.635,
                    d=0.41,
                    layout=[[1, ['door']]],
                    style='cane',
                    handle='tab',
                    base='legs',
                    base_h=0.16,
                ),
                0.56,
                0.41,
                0.635,
            )
            for _ in range(2)
        ],
        None,
        None,
        P.chest('wood:alder', facts.pieces(p, 'chest')[0], handle='tab', base='legs', base_h=0.16),
        bed_width=1.65,
        wall='#d9d3c2',
        floor='lightfloor:whiteoak',
        side='right',
    ),
    'twin-loft-bed-with-desk-and-bookshelves': lambda p: room(
        p,
        [
            item(
                'loft_bed',
                (0, 1.05, 0, 0),
                mat='paint:#f3f2ee',
                wood='wood:whiteoak',
                on=[
                    item('books', (-0.92, 0.35, 0.96, 0), loc=(0, 0, 0), n=5, seed=9, flat=False),
                    item('books', (-0.78, 0.35, 0.66, 0), loc=(0, 0, 0), n=3, seed=4),
                    item('books', (-0.1, 0.3, 0.754, 8), loc=(0, 0, 0), n=2, seed=6),
                ],
            ),
            item(
                'rug',
                (0.0, -0.35, 0, 0),
                frame=False,
                w=2.6,
                d=1.5,
                style='border',
                base='#8f9a95',
                accent='#d9d6cc',
            ),
        ],
        w=5.4,
        d=3.4,
        az=-24,
        height=1.5,
        lens=36,
        fill=(0.8, 0.86),
        offset=(0, 0.0),
        wall='#7f9490',
        side='right',
        floor='lightfloor:oak',
        win_y=-0.7,
        **{**SUNNY, 'fill_power': 0.9, 'post': {'ev': 1.0}},
    ),
    'queen-adjustable-base-with-wireless-remote': cased(
        lambda p: [item('adjustable_base', (0, 0, 0, -20), mat='linen:#70767b')],
        k=1.1,
        height=1.25,
        az=20,
        fill=(0.78, 0.74),
        lens=60,
    ),
    'captains-full-bed-with-six-drawers': lambda p: bedroom(
        p,
        item(
            'captain_bed',
            mat='wood:honey',
            linen=bedding(p, deco=[], throw=None, duvet='#c9d2d6'),
            pulled=[[1, 0, 0.24], [1, 1, 0.1]],
        ),
        bed_width=1.5,
        side='right',
        behind=0.12,
        wall='#c4cdd0',
        floor='darkfloor:oak',
        az=34,
        fill=(0.8, 0.74),
        sunp=3,
    ),
    'flip-top-vanity-desk-in-honey-oak': cased(
        # the mirror would show nothing but the dark behind the camera
        lambda p: [
            item('flip_top_vanity', (0, 0, 0, -4), mat='wood:honey'),
            item('reflected_room', (-2.6, -6.0, 0, -24), frame=False),
        ],
        k=0.8,
        height=1.3,
        fill=(0.62, 0.78),
        az=20,
    ),
}
