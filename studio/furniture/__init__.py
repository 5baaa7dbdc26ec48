"""Parametric furniture: fronts face -Y, feet stand on z = 0, centered on x and y, meters.

Every public function of every module in these folders can be named by a scene."""

import importlib
import pkgutil

from ..rooms import side_wall


def makers(folders):
    """What a scene may name, by name."""
    found = {}
    for module in pkgutil.walk_packages(folders, __name__ + '.'):
        if module.ispkg:
            continue
        for name, value in vars(importlib.import_module(module.name)).items():
            if (
                callable(value)
                and getattr(value, '__module__', '') == module.name
                and not name.startswith('_')
            ):
                found[name] = value
    return found


MAKERS = {
    **makers(__path__),  # noqa: F821
    'side_wall': side_wall,
    'nothing': lambda: None,
}
