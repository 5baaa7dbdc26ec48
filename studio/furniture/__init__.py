"""Parametric furniture: fronts face -Y, feet stand on z = 0, centred on x and y, metres."""
from ..rooms import side_wall
from . import bed_frames, beds, cases, chairs, decor, formal, lounge, props, seating_more, small, storage_beds, tables, upholstery, vanities, wooden_chairs

MODULES = (
    bed_frames, beds, cases, chairs, decor, formal, lounge, props, seating_more, small, storage_beds, tables, upholstery, vanities, wooden_chairs,
)
MAKERS = {
    name: value
    for module in MODULES
    for name, value in vars(module).items()
    if callable(value) and getattr(value, '__module__', '') == module.__name__ and not name.startswith('_')
}
MAKERS['side_wall'] = side_wall
MAKERS['nothing'] = lambda: None
