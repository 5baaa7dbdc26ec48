"""One scene description per product: facts → items in a picture. Plain data, so that a hash tells what
changed."""

from .shots import SHOTS
from .shots.articles import ARTICLES
from .shots.site import SITE
from .views import VIEWS

# raise it when a change of the library should shoot everything again
LIBRARY_VERSION = 1

# samples a pixel on the paper, in a room, where light comes through a window, and in the street (README,
# Time)
SAMPLES = {'paper': 12, 'room': 20, 'street': 20}


def size(name):
    """Pixels of a picture: further views are no wider than a page shows them."""
    return '1200x900' if '--' in name else '1600x1200'


# categories take turns, so that every page gets pictures early
TURNS = (
    'packages',
    'bedroom',
    'living-room',
    'dining-room',
    'clearance',
    'bedroom',
    'in-store',
    'living-room',
    'mattress',
)


def scenes(products):
    """Scenes by slug, in the order in which they are shot."""
    made = {}
    waiting = {}
    by_slug = {p['slug']: p for p in products}
    for slug in SHOTS:
        if slug in by_slug:
            waiting.setdefault(by_slug[slug]['category'], []).append(slug)
        else:
            waiting.setdefault('packages', []).append(slug)
    while any(waiting.values()):
        for category in TURNS:
            if waiting.get(category):
                slug = waiting[category].pop(0)
                product = by_slug.get(slug, {'slug': slug, 'style': 'transitional', 'pieces': []})
                made[slug] = SHOTS[slug](product)
    for slug, shot in {**SITE, **ARTICLES}.items():
        made[slug] = shot({'slug': slug, 'style': 'transitional', 'pieces': []})
    for slug, views in VIEWS.items():
        for view, make in views.items():
            made[f'{slug}--{view}'] = make(made[slug], by_slug.get(slug))
    return made
