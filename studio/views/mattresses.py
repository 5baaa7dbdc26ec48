"""Views of the mattresses, one model in four sizes: all show the corner of the queen and the drawing of its
layers."""

from .ways import mattress_carton, mattress_corner

MATTRESSES = {
    'queen': {'corner': mattress_corner(48), 'carton': mattress_carton(-34)},
    'twin': {'carton': mattress_carton(29)},
    'full': {'carton': mattress_carton(-22)},
    'king': {'carton': mattress_carton(20)},
}
