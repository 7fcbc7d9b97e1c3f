"""Colours are written as sRGB hex and used as linear light."""


def linear(colour):
    """'#rrggbb' or three linear numbers -> [r, g, b] in linear light."""
    if not isinstance(colour, str):
        return [float(c) for c in colour[:3]]
    digits = colour.lstrip("#")
    srgb = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb]


def rgba(colour):
    return (*linear(colour), 1.0)
