"""Single things in a picture, as plain data."""

from .. import facts
from .styles import ACCENTS, ART, CERAMICS, MOUTHS, RUGS


def item(make, at=(0, 0, 0, 0), on=(), frame=True, **args):
    """One thing in a picture; `on` stands in its coordinates; only framed items decide the camera."""
    made = {'make': make, 'at': list(at), 'with': args}
    if on:
        made['on'] = list(on)
    if not frame:
        made['frame'] = False
    return made


def rug(product, at, w, d, **changes):
    """A rug in the manner of the product's style."""
    style, base, accent = facts.dice(product['slug'] + 'rug').choice(RUGS[product['style']])
    return item(
        'rug', at, frame=False, **{'w': w, 'd': d, 'style': style, 'base': base, 'accent': accent, **changes}
    )


def lamp(product, at, h=0.58, frame=True, **changes):
    """A table lamp whose base follows the style."""
    dice = facts.dice(product['slug'] + 'lamp')
    shape = dice.choice(['sphere', 'gourd', 'urn', 'column'])
    base = dice.choice(
        ['ceramic:#e8e3d9', 'ceramic:#5f6a66', 'ceramic:#b7a58f', 'ceramic:#d9d3c8', 'metal:brass']
    )
    return item('table_lamp', at, frame=frame, **{'base_mat': base, 'h': h, 'style': shape, **changes})


def print_of(motif, accents, dice):
    """A print of this motif in the two accents of a style; the dice make it another one each time."""
    a, b = accents
    return f'art:{motif},#efe8dc,{b},{a},#8b937f,{dice.randrange(90)}'


def pictures(product, x, y, z=1.55, n=2, w=0.56, h=0.74, gap=0.16):
    """Up to four different framed prints in a row on the back wall."""
    dice = facts.dice(product['slug'] + 'art')
    made, left = [], list(ART)
    for i in range(n):
        at = (x + (i - (n - 1) / 2) * (w + gap), y, z, 0)
        motif = dice.choice(ART)
        if motif not in left:
            motif = left[0]
        left.remove(motif)
        art = print_of(motif, ACCENTS[product['style']], dice)
        made.append(
            item(
                'frame_art',
                at,
                frame=False,
                w=w,
                h=h,
                mat=dice.choice(['wood:oak', 'wood:walnut', 'metal:black']),
                art_mat=art,
                loc=(0, 0, 0),
                mat_w=0.05,
            )
        )
    return made


def flowers(product, at, z=0.0, kind=None):
    """A vase with dry stems."""
    dice = facts.dice(product['slug'] + f'vase{at}')
    shape, mouth = dice.choice(sorted(MOUTHS.items()))
    pot = dice.choice(CERAMICS)
    sprig = kind or dice.choice(['eucalyptus', 'pampas', 'branch'])
    return item(
        'nothing',
        at,
        frame=False,
        on=[
            item('vase', loc=(0, 0, z), kind=shape, mat='ceramic:' + pot, k=0.9),
            item('stems', loc=(0, 0, z + mouth * 0.9), h=0.42, n=6, kind=sprig, seed=dice.randrange(90)),
        ],
    )


def bedding(product, seed=0, **changes):
    """Bed linen in the colors of the style."""
    dice = facts.dice(product['slug'] + 'linen')
    a, b = ACCENTS[product['style']]
    duvet = dice.choice(['#eef0ee', '#e4ded3', '#f1ede5', '#dfe2e2'])
    deco = [
        [-0.32, 0.46, 'linen:' + a, 5, 1],
        [0.32, 0.46, 'linen:' + dice.choice([a, b]), -5, 1],
        [0, 0.5, 'linen:' + b, 2, 0.58],
    ]
    return {
        'duvet': duvet,
        'throw': dice.choice([a, b]),
        'quilt': dice.choice([0.0, 0.018, 0.02]),
        'deco': deco,
        'seed': seed,
        **changes,
    }
