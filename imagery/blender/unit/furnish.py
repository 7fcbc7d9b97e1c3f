"""Places every piece of the model, its lamps, and curtains at the windows."""
import numpy as np
from common.mesh import MeshBuilder

import bathroom
import bedroom
import kitchen
import living_room
from parts import Place
from shell import CUT_M

PIECES = {**living_room.PIECES, **kitchen.PIECES, **bedroom.PIECES, **bathroom.PIECES}


class Room:
    """The surroundings that a piece may use."""

    def __init__(self, unit, is_dollhouse):
        self._unit, self.is_dollhouse = unit, is_dollhouse
        self.ceiling, self.cut = unit.ceiling, CUT_M - 0.03 if is_dollhouse else None

    def is_against_wall(self, item):
        return self._unit.is_against_wall(item)

    def is_living(self, item):
        return item.room == "living" and self.is_against_wall(item)


def furnish(unit, palette, is_dollhouse):
    room = Room(unit, is_dollhouse)
    for item in unit.items:
        if item.kind not in PIECES:
            raise SystemExit(f"{unit.type}: nothing knows how to build a {item.kind}")
        PIECES[item.kind](Place(item.x, item.y, item.turn), item, palette, room)
    _pendants(unit, palette, is_dollhouse)
    if not is_dollhouse:
        _spots(unit, palette)
        _curtains(unit, palette)


def _lamps(unit, kind):
    return [[x / 1000, y / 1000] for lamp in unit.data["lamps"] if lamp["kind"] == kind for x, y in lamp["at"]]


def _pendants(unit, palette, is_dollhouse):
    if is_dollhouse:
        return
    for x, y in _lamps(unit, "pendant"):
        place = Place(x, y)
        place.tube((0, 0, (unit.ceiling + 1.72) / 2), 0.0035, unit.ceiling - 1.72, palette.black, segments=8)
        place.tube((0, 0, unit.ceiling - 0.012), 0.05, 0.022, palette.black)
        place.tube((0, 0, 1.66), 0.16, 0.13, palette.brass, 0.03, 48)
        place.ball((0, 0, 1.585), 0.055, palette.lamp)


def _spots(unit, palette):
    for x, y in _lamps(unit, "down"):
        place = Place(x, y)
        place.tube((0, 0, unit.ceiling - 0.003), 0.055, 0.008, palette.trim, segments=32)
        place.tube((0, 0, unit.ceiling - 0.006), 0.04, 0.008, palette.spot, segments=24)


def _curtains(unit, palette):
    """Drapes at the ends, sheers beside them, the middle left to the view; no curtain in kitchens and baths."""
    for wall, window, room in unit.windows(1.0):
        if room == "kitchen" or unit.rooms.get(room, {}).get("floor") != "oak":
            continue
        width = window.end - window.start
        drape, sheer = min(0.38, width * 0.12), width * 0.2
        bottom = 0.03
        for start, end, cloth, off in ((window.start - 0.12, window.start + drape, palette.drape, 0.19), (window.end - drape, window.end + 0.12, palette.drape, 0.19),
                                       (window.start + drape * 0.6, window.start + drape + sheer, palette.sheer, 0.12), (window.end - drape - sheer, window.end - drape * 0.6, palette.sheer, 0.12)):
            _pleats(wall, max(start, 0.1), min(end, wall.length - 0.1), off, bottom, unit.ceiling - 0.02, cloth)


def _pleats(wall, start, end, off, bottom, top, cloth):
    u = np.linspace(start, end, max(12, int((end - start) / 0.012)))
    wave = off + 0.038 * np.sin(u / 0.13 * 6.283) + 0.01 * np.sin(u / 0.047 * 6.283 + 1)
    points = np.array([wall.point(a, b) for a, b in zip(u, wave)])
    quads = np.zeros((len(u) - 1, 4, 3))
    for corner, (index, z) in enumerate(((slice(0, -1), bottom), (slice(1, None), bottom), (slice(1, None), top), (slice(0, -1), top))):
        quads[:, corner, :2], quads[:, corner, 2] = points[index], z
    mesh = MeshBuilder()
    mesh.quads(quads, cloth)
    mesh.build("curtain", smooth=True)
