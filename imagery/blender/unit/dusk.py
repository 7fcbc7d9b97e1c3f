"""What only a picture at dusk shows: a floor lamp that is lit, and somebody who sits at the window, seen from behind."""
import math

from common.lamps import point
from common.people import Person
from living_room import armchair
from model import Item
from parts import Place


#: metres; turn in degrees from facing south. The model of the flat has neither: plans and dollhouses stay as they are
SEATS = {"84A": {"seat": (6.95, 1.55, 14), "lamp": (7.55, 1.2)}}


def build_dusk(unit, palette):
    if unit.type not in SEATS:
        raise SystemExit(f"{unit.type} has no seat at dusk: add one in dusk.py")
    x, y, turn = SEATS[unit.type]["seat"]
    place = Place(x, y, math.radians(turn))
    armchair(place, Item("armchair", "living", x, y, 0.82, 0.82, "n", place.turn, frozenset()), palette, None)
    Person("#b9a58c").sit(place)
    _floor_lamp(Place(*SEATS[unit.type]["lamp"]), palette)


def _floor_lamp(p, palette):
    p.tube((0, 0, 0.012), 0.15, 0.024, palette.black, segments=40)
    p.tube((0, 0, 0.76), 0.009, 1.5, palette.black, segments=12)
    p.tube((0, 0, 1.58), 0.19, 0.26, palette.lamp, 0.13, 48)
    point((p.x, p.y, 1.58), (1, 0.74, 0.46), 22, 0.12)
