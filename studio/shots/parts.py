"""Items that many shots share, sized and colored by the product's facts."""

from .. import facts
from ..compose import bedding, item

DRAWER_ROWS = {
    2: [2],
    3: [1, 1, 1],
    4: [2, 2],
    5: [1, 1, 1, 2],
    6: [2, 2, 2],
    7: [2, 2, 3],
    8: [2, 2, 2, 2],
    9: [3, 3, 3],
}


def sized(made, w, d, h=None):
    """Remember a footprint until the arranger has placed the item."""
    made['size'] = (w, d, h) if h is not None else (w, d)
    return made


def dresser(mat, piece, **look):
    """A dresser with as many drawers as its name says."""
    name, w, d, h, _ = piece
    rows = DRAWER_ROWS[facts.number(name, 6)]
    layout = [[1.15 if i == 0 else 1, ['drawer'] * n] for i, n in enumerate(rows)]
    return sized(item('case', mat=mat, w=w, h=h, d=d, layout=layout, **look), w, d, h)


def chest(mat, piece, **look):
    """A tall chest with one drawer per row."""
    name, w, d, h, _ = piece
    n = facts.number(name, 5)
    layout = [[1.2 - 0.06 * i, ['drawer']] for i in range(n)]
    return sized(item('case', mat=mat, w=w, h=h, d=d, layout=layout, **look), w, d, h)


def nightstands(mat, piece, shelf=False, **look):
    """One or two nightstands with the drawers that their name says; a shelf leaves the lowest row open."""
    name, w, d, h, count = piece
    rows = [[1, ['drawer']]] * facts.number(name, 2)
    if shelf:
        rows = [[1.1, ['open']]] + rows
    return [sized(item('case', mat=mat, w=w, h=h, d=d, layout=rows, **look), w, d, h) for _ in range(count)]


def mirror(mat, piece, shape='rect', fw=0.05):
    """A wall mirror of the size that the facts say."""
    _, w, _, h, _ = piece
    return item('mirror', w=w, h=h, mat=mat, shape=shape, fw=fw)


def bed(product, style, head_h=None, linen=None, **look):
    """A made bed in the product's size."""
    return item(
        'bed',
        size=facts.bed_size(product),
        style=style,
        head_h=head_h or bed_piece(product)[3],
        bed_kw=bedding(product, **(linen or {})),
        **look,
    )


def bed_piece(product):
    """The bed of a product with its measures."""
    return facts.pieces(product, 'bed', without=('dresser',))[0]


def parts(product):
    """The pieces of a bedroom set by kind: (dresser, mirror, chest, nightstand, bench), None where there is
    none."""

    def get(*words, **k):
        found = facts.pieces(product, *words, **k)
        return found[0] if found else None

    return (
        get('dresser', without=('mirror',))
        or next((p for p in facts.pieces(product, 'dresser') if 'drawer' in p[0]), None),
        next((p for p in facts.pieces(product, 'mirror') if 'drawer' not in p[0]), None),
        get('chest'),
        get('nightstand'),
        get('bench'),
    )
