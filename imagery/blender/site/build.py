"""Assembles the scene from its parts."""
from ground import build_ground
from lowrise import build_lowrise
from model import Site
from palette import Palette
from planting import plant_everything
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
    furnish(site, palette)
    build_surroundings(site, palette, mood.haze_colour)
    mood.light()
