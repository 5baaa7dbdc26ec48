"""Further pictures of a piece, made from the scene of its first, so that no scene is written twice.

VIEWS says by slug and name of the view how it is seen; its picture is called <slug>--<view>. What each
shows in words, and in what order a page shows them, stands in content/picture-views.ts."""

from .bedroom import BEDROOM
from .clearance import CLEARANCE
from .details import DETAILS
from .dining import DINING
from .living import LIVING
from .mattresses import MATTRESSES
from .packages import PACKAGES

VIEWS = {
    slug: dict(views)
    for group in (MATTRESSES, LIVING, BEDROOM, DINING, CLEARANCE)
    for slug, views in group.items()
}
for slug, more in PACKAGES.items():
    VIEWS.setdefault(slug, {}).update(more)
for slug, detail in DETAILS.items():
    VIEWS.setdefault(slug, {})['detail'] = detail
