"""Assembles the scene from its parts."""
from ground import build_ground
from lowrise import build_lowrise
from model import Site
from palette import Palette
from people import CLEAR_M, GROUPS, stand_in_front
from planting import plant_everything
from playground import build_playgrounds
from street_furniture import furnish
from surroundings import build_surroundings
from towers import build_towers


def build_scene(shot, mood):
    site, palette = Site(), Palette(mood.evening)
    build_ground(site, palette)
    build_towers(site, palette)
    build_lowrise(site, palette)
    x, y, _ = shot["camera"]["position"]
    plant_everything(site, keep_clear=[(x, y, shot.get("clear", 60))])
    furnish(site, palette, [(x, y, CLEAR_M)] if shot["id"] in GROUPS else ())
    build_playgrounds(site, palette)
    stand_in_front(site, shot["id"])
    build_surroundings(site, palette, mood.haze_colour, (x, y))
    mood.light()
