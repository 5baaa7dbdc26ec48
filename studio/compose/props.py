"""What stands on furniture for its looks: a stock from which each picture takes others."""

from .. import facts
from .pieces import item, print_of
from .styles import ACCENTS, ART, CERAMICS

WOODS = ('wood:oak', 'wood:walnut', 'wood:chestnut')
METALS = ('metal:brass', 'metal:black', 'metal:nickel')


def small(make, **args):
    """A prop: what is made of it, from the dice and the two accents of the style."""
    return lambda dice, accents: item(
        make, **{name: value(dice, accents) if callable(value) else value for name, value in args.items()}
    )


def any_of(choices):
    """One of some values."""
    return lambda dice, _accents: dice.choice(choices)


def glazed(dice, accents):
    """A glaze, often in an accent of the style."""
    return 'ceramic:' + dice.choice([*CERAMICS, *accents])


def seed(dice, _accents):
    """A number for what the prop rolls itself."""
    return dice.randrange(900)


def any_print(dice, accents):
    """A small print in the style's colors."""
    return print_of(dice.choice(ART), accents, dice)


def vase(kind):
    """A glazed vase of one of the kinds that furniture/decor/tabletop.py knows."""
    return small('vase', loc=(0, 0, 0), kind=kind, mat=glazed)


# low enough for a coffee table or a nightstand, beside a lamp
LOW = {
    'bowl': small('bowl', mat=glazed, kind='low'),
    'wooden bowl': small('bowl', mat=any_of(WOODS), kind='straight'),
    'lemons': small('bowl', mat=glazed, kind='low', fruit='#d9b13f', seed=seed),
    'apples': small('bowl', mat=any_of(WOODS), kind='straight', fruit='#9a4a35', seed=seed),
    'pears': small('bowl', mat=glazed, kind='footed', fruit='#a3a65a', seed=seed),
    'footed bowl': small('bowl', mat=glazed, kind='footed'),
    'plates': small('plates', color=any_of(('#ece7de', '#d5dadb', '#e3d9c6'))),
    'tray': small('tray', mat=any_of(WOODS), bowl_mat=glazed),
    'pillar candles': small('pillar_candles', mat=any_of(METALS)),
    'box': small('keepsake_box', mat=any_of(WOODS), band=any_of(('brass', 'black', 'nickel'))),
    'beads': small('beads', mat=any_of(WOODS)),
    'squat vase': vase('squat'),
    'stones': small('stacked_stones', color=any_of(('#a8a298', '#8b8f90', '#c9bfae'))),
    'books': small('books', loc=(0, 0, 0), n=any_of((2, 3)), seed=seed),
    'books and ring': small('topped_books', top='ring', seed=seed),
    'books and stone': small('topped_books', top='stone', seed=seed),
    'books and beads': small('topped_books', top='beads', seed=seed),
    'open book': small('open_book', seed=seed),
    'aloe': small('aloe', pot=glazed, seed=seed),
    'small frame': small('table_frame', mat=any_of((*WOODS, *METALS)), art_mat=any_print),
    'clock': small('table_clock', mat=any_of((*WOODS, *METALS))),
    'canister': small('jar', mat=glazed, kind='canister', lid=any_of(WOODS)),
    'basket': small('basket', color=any_of(('#b98f5d', '#a98a63', '#cbb28a'))),
}
# for a chest, a dresser, a console
HIGH = {
    'ball vase': vase('ball'),
    'jug': vase('jug'),
    'bottle vase': vase('bottle'),
    'gourd vase': vase('gourd'),
    'teardrop vase': vase('teardrop'),
    'cone vase': vase('cone'),
    'amphora': vase('amphora'),
    'trumpet vase': vase('trumpet'),
    'double vase': vase('double'),
    'tall vase': vase('tall'),
    'turned candlesticks': small(
        'candlesticks', mat=any_of((*WOODS, *METALS)), kind='turned', heights=(1.3, 1.0)
    ),
    'slim candlesticks': small('candlesticks', mat=any_of(METALS), kind='slim', heights=(0.8, 1.1, 0.95)),
    'cone candlesticks': small('candlesticks', mat=glazed, kind='cone', heights=(1.0, 1.4)),
    'hurricane': small('hurricane', mat=any_of(WOODS)),
    'lantern': small('lantern', mat=any_of(('metal:black', 'metal:brass'))),
    'loop': small('loop', mat=any_of(('metal:brass', 'wood:walnut', 'ceramic:#e7e0d3'))),
    'knot': small('knot', mat=any_of(('metal:brass', 'ceramic:#e7e0d3', 'ceramic:#3d4244'))),
    'arch': small('arch_block', mat=any_of(WOODS), mat2=glazed),
    'globe': small('globe', sea=any_of(('#6f8a94', '#8d9a86', '#b19a6f'))),
    'hourglass': small('hourglass', mat=any_of(WOODS)),
    'ginger jar': small('jar', mat=glazed, kind='ginger'),
    'pitcher': small('pitcher', mat=glazed),
    'book row': small('book_row', seed=seed, n=any_of((4, 5))),
    'large frame': small(
        'table_frame', mat=any_of((*WOODS, *METALS)), art_mat=any_print, w=any_of((0.2, 0.23)), h=0.28
    ),
    'lidded basket': small('basket', color=any_of(('#b98f5d', '#a98a63')), lid=True, h=0.18),
}
STOCK = {**LOW, **HIGH}


def props(product, places, high=False):
    """Props of one picture at places, each `(x, y, z, turn)`: others for each place, and rarely the same two
    in two pictures. Where `high` says so, what stands taller comes too."""
    dice = facts.dice(product['slug'] + f'props{places[0]}')
    names = dice.sample(sorted(STOCK if high else LOW), len(places))
    accents = ACCENTS[product['style']]
    return [
        item('nothing', (x, y, z, turn + dice.uniform(-14, 14)), frame=False, on=[STOCK[name](dice, accents)])
        for name, (x, y, z, turn) in zip(names, places)
    ]
