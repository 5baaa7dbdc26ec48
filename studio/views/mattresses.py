"""Views of the mattresses, one model in four sizes: all show the corner and the layers of the queen."""

from .ways import mattress_carton, mattress_corner, mattress_layers

MATTRESSES = {
    'queen': {
        'corner': mattress_corner(48),
        'layers': mattress_layers(-28.8, 11),
        'carton': mattress_carton(-34),
    },
    'twin': {'carton': mattress_carton(29)},
    'full': {'carton': mattress_carton(-22)},
    'king': {'carton': mattress_carton(20)},
}
