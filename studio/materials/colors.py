"""Colors: '#rrggbb' as people write them, linear RGBA as Blender calculates with."""


def linear(color):
    """A '#rrggbb' color, or three or four linear numbers, as linear RGBA."""
    if not isinstance(color, str):
        return tuple(color) + ((1.0,) if len(color) == 3 else ())
    digits = color.lstrip('#')
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts) + (1.0,)


def scaled(color, factor):
    """A color made brighter or darker."""
    color = linear(color)
    return tuple(min(1, x * factor) for x in color[:3]) + (1.0,)


def blended(a, b, share):
    """A color between a (share 0) and b (share 1)."""
    a, b = (linear(a), linear(b))
    return tuple((x + (y - x) * share for x, y in zip(a, b)))
