"""Windows of one bay on all its floors: panes, mullions, and the light of the room behind each."""
import numpy as np

from common.colour import linear

_WARMTH = np.array([linear(c) for c in ("#ffb360", "#ffc37a", "#ffd198", "#ffab52", "#ffe0ba", "#fff0de")])
_BRIGHTNESS = (0.4, 0.85, 1.55, 2.7)


def room_light(random, rooms, share_lit=0.43):
    """@returns (rooms, 3): most lit rooms differ in warmth and strength; some dark ones hold a glimmer from a corridor."""
    colour = _WARMTH[random.integers(0, len(_WARMTH), rooms)]
    strength = random.choice(_BRIGHTNESS, rooms, p=(0.32, 0.32, 0.25, 0.11))
    is_lit = random.random(rooms) < share_lit
    has_glimmer = random.random(rooms) < 0.3
    return colour * np.where(is_lit, strength, np.where(has_glimmer, 0.09, 0.0))[:, None]


def add_windows(mesh, palette, random, frame, u, width, floors, sill, head, recess, panes):
    """`floors` are the heights of the slabs; sill and head are measured from them; recess in metres behind the wall."""
    n, pane = len(floors), width / panes
    light = room_light(random, n)
    for p in range(panes):
        corners = np.zeros((n, 4, 3))
        corners[:, :, 1] = -recess
        corners[:, [0, 3], 0], corners[:, [1, 2], 0] = u + p * pane, u + (p + 1) * pane
        corners[:, [0, 1], 2], corners[:, [2, 3], 2] = (floors + sill)[:, None], (floors + head)[:, None]
        vary = 0.75 + 0.5 * random.random((n, 1))
        mesh.quads(corners, palette.glass, frame, lit=(light * vary)[:, None, :])
    bars = [[u + p * pane - 0.045, -recess, z + sill, u + p * pane + 0.045, -recess + 0.08, z + head]
            for p in range(panes + 1) for z in floors]
    bars += [[u, -recess, z + at, u + width, -recess + 0.08, z + at + 0.08] for at in (sill, head - 0.08) for z in floors]
    mesh.boxes(bars, palette.frame, frame, skip=(2,))
