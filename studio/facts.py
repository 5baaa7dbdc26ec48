"""Reads a product's words: which wood, fabric, metal and color a finish means. Plain Python, no Blender."""

import random
import re

INCH = 0.0254

# the first phrase that occurs in the finish wins, so the particular stands before the general
WOODS = (
    ('weathered gray oak', 'greywash'),
    ('driftwood', 'greywash'),
    ('ash gray', 'greywash'),
    ('gray-brown', 'greybrown'),
    ('weathered oak', 'greybrown'),
    ('whitewash', 'whitewash'),
    ('bleached oak', 'whitewash'),
    ('black-stained', 'black'),
    ('rubbed black', 'black'),
    ('black wood', 'black'),
    ('espresso', 'espresso'),
    ('dark cherry', 'darkcherry'),
    ('nutmeg', 'chestnut'),
    ('cherry', 'cherry'),
    ('merlot', 'darkcherry'),
    ('mahogany', 'mahogany'),
    ('dark walnut', 'espresso'),
    ('dark oiled walnut', 'walnut'),
    ('walnut', 'walnut'),
    ('chestnut', 'chestnut'),
    ('tobacco', 'tobacco'),
    ('rustic', 'rustic'),
    ('honey', 'honey'),
    ('alder', 'alder'),
    ('birch', 'birch'),
    ('beech', 'birch'),
    ('knotty pine', 'pine'),
    ('pine', 'pine'),
    ('light oak', 'whiteoak'),
    ('rubberwood', 'birch'),
    ('oak', 'oak'),
    ('acacia', 'chestnut'),
    ('elm', 'rustic'),
)
COLORS = (
    ('weathered', '#8f867b'),
    ('dove gray', '#a3a4a4'),
    ('slate gray', '#6d7378'),
    ('light gray', '#b4b6b6'),
    ('charcoal', '#4c4e51'),
    ('stone gray', '#8e8c87'),
    ('slate blue', '#5f7487'),
    ('denim', '#54708e'),
    ('navy', '#26364f'),
    ('ocean blue', '#2f6286'),
    ('harbor blue', '#6d93a8'),
    ('french blue', '#6d8fb8'),
    ('emerald', '#1d5b43'),
    ('forest green', '#2c4a36'),
    ('loden', '#3f4e38'),
    ('sage', '#94a389'),
    ('ivory', '#ece5d6'),
    ('cream', '#e9e0cd'),
    ('oatmeal', '#cfc3ae'),
    ('wheat', '#cdb48a'),
    ('sand', '#cdbda3'),
    ('beige', '#cbbca5'),
    ('saddle brown', '#7d4d2c'),
    ('cocoa', '#5d4332'),
    ('coffee', '#553f33'),
    ('camel', '#b3834f'),
    ('whiskey', '#86532d'),
    ('cognac', '#8f4f27'),
    ('oxblood', '#5e1f20'),
    ('burgundy', '#622330'),
    ('rust', '#a04f30'),
    ('barn red', '#7f2a24'),
    ('brick red', '#8b3a2c'),
    ('ochre', '#b98b3d'),
    ('silver', '#a9abb0'),
    ('chocolate', '#4a3226'),
    ('brown', '#6a4a34'),
    ('black', '#1d1d1f'),
    ('white', '#f1efea'),
    ('gray', '#8d8f90'),
    ('natural', '#d9c3a0'),
)
METALS = (
    ('antique brass', 'brass'),
    ('aged brass', 'brass'),
    ('brass', 'brass'),
    ('gold', 'gold'),
    ('nickel', 'nickel'),
    ('chrome', 'chrome'),
    ('bronze', 'bronze'),
    ('pewter', 'gun'),
    ('iron', 'black'),
    ('black', 'black'),
    ('steel', 'black'),
)
CLOTHS = (
    ('velvet', 'velvet'),
    ('boucl', 'boucle'),
    ('sherpa', 'boucle'),
    ('leather', 'leather'),
    ('suede', 'velvet'),
    ('tweed', 'tweed'),
    ('chenille', 'chenille'),
    ('corduroy', 'corduroy'),
    ('basket weave', 'tweed'),
    ('duck', 'cotton'),
)
COUNTS = dict(zip('one two three four five six seven eight nine ten'.split(), range(1, 11)))


def first(table, *texts, default=None):
    """The value of the first phrase of a table that occurs in the texts, searched one after the other."""
    for text in texts:
        for phrase, value in table:
            if phrase in text.lower():
                return value
    return default


def wood(product, default='oak'):
    """The wood of a product as a material."""
    return 'wood:' + first(WOODS, product['finish'], ' '.join(product['materials']), default=default)


def cloth(product, default='linen'):
    """The upholstery of a product as a material: texture from its words, color from its finish."""
    kind = first(CLOTHS, product['finish'], ' '.join(product['materials']), default=default)
    return kind + ':' + first(COLORS, product['finish'], default='#b9b2a6')


def metal(product, default='black'):
    """The metal of feet and hardware."""
    return 'metal:' + first(METALS, product['finish'], ' '.join(product['materials']), default=default)


def number(text, default=1):
    """The first number word of a piece's name: 'Six-drawer dresser' is 6."""
    found = re.search('|'.join(COUNTS), text.lower())
    return COUNTS[found[0]] if found else default


def pieces(product, *words, without=()):
    """The pieces whose name has one of the words, with width, depth, height in meters and how many."""
    found = []
    for piece in product['pieces']:
        name = piece['name'].lower()
        if any(w in name for w in words) and not any(w in name for w in without):
            size = [piece[k] * INCH for k in ('widthIn', 'depthIn', 'heightIn')]
            found.append((name, *size, piece['count']))
    return found


def bed_size(product):
    """The mattress size that a product names."""
    words = (product.get('size') or '') + ' ' + ' '.join(p['name'] for p in product['pieces'])
    for phrase, size in (
        ('California', 'calking'),
        ('King', 'king'),
        ('Queen', 'queen'),
        ('Full', 'full'),
        ('Twin', 'twin'),
    ):
        if phrase in words:
            return size
    return 'queen'


def dice(slug):
    """Random choices that stay the same for a product."""
    return random.Random('studio ' + slug)
