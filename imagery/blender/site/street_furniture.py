"""Bollards, lamp posts, benches and people, which show the scale."""
import math

import numpy as np

from common.figures import crowd, place
from common.lamps import panel
from common.mesh import MeshBuilder

from model import smooth_line


def furnish(site, palette, keep_clear=()):
    mesh, random = MeshBuilder(), np.random.default_rng(5)
    _promenade_lights(mesh, site, palette)
    for path in site.data["paths"]:
        points = smooth_line(path["points"], 14.0)
        for (x, y), (x2, y2) in zip(points, points[1:]):
            angle = math.atan2(y2 - y, x2 - x) + math.pi / 2
            _post(mesh, palette, x + math.cos(angle) * (path["width"] / 2 + 0.7), y + math.sin(angle) * (path["width"] / 2 + 0.7))
    _benches(mesh, site, palette)
    mesh.build("street furniture")
    _people(site, random, keep_clear)
    if palette.evening > 0.1:
        _washes(site, palette)


def _post(mesh, palette, x, y, height=4.2):
    mesh.boxes([[x - 0.06, y - 0.06, 0, x + 0.06, y + 0.06, height]], palette.frame)
    mesh.boxes([[x - 0.24, y - 0.24, height, x + 0.24, y + 0.24, height + 0.16]], palette.lamp)


def _promenade_lights(mesh, site, palette):
    for x in np.arange(-420, 330, 8.5):
        y = float(site.shore(x)) + 1.2
        mesh.boxes([[x - 0.06, y - 0.06, 0, x + 0.06, y + 0.06, 0.8]], palette.frame)
        mesh.boxes([[x - 0.1, y - 0.1, 0.8, x + 0.1, y + 0.1, 0.95]], palette.lamp)
    for x in np.arange(-420, 330, 21):
        _post(mesh, palette, x, float(site.shore(x)) + 10.1, 4.6)


def _benches(mesh, site, palette):
    for x in np.arange(-230, 220, 26):
        y = float(site.shore(x)) + 9.2
        mesh.boxes([[x - 1.1, y - 0.25, 0.38, x + 1.1, y + 0.25, 0.46], [x - 0.9, y - 0.2, 0, x - 0.8, y + 0.2, 0.4], [x + 0.8, y - 0.2, 0, x + 0.9, y + 0.2, 0.4]], palette.timber)


def _people(site, random, keep_clear):
    """Alone or in pairs along the water, on the plaza and on the deck; those of a picture's foreground stand in people.py."""
    people = crowd()
    meshes = [person.mesh(posture) for person in people.values() for posture in ("stroll", "stride", "stand")]
    places = [(x, float(site.shore(x)) + random.uniform(4.2, 9)) for x in random.uniform(-260, 240, 70)]
    places += [(random.uniform(-26, 26), random.uniform(30, 88)) for _ in range(46)]
    places += [(x, float(site.shore(x)) - random.uniform(0.6, 5.4)) for x in random.uniform(-60, 70, 22)]
    centre, radius = site.data["fountain"]["centre"], site.data["fountain"]["radius"]
    for x, y in places:
        if math.dist((x, y), centre) < radius + 0.6 or any(math.dist((x, y), at) < reach for *at, reach in keep_clear):
            continue
        ground, heading = (0.08 if y > site.shore(x) else -0.3), random.choice([80, 95, 262, 278, 10, 190])
        for friend in range(random.choice([1, 1, 2])):
            place(meshes[random.integers(len(meshes))], x + friend * 0.7, y + friend * random.uniform(-0.3, 0.3), ground, heading + random.normal(0, 12))


def _washes(site, palette):
    """Nine large soft lamps in place of hundreds of small ones."""
    warm = "#ffb877"
    for x, width, watts in ((-190, 150, 17000), (-60, 130, 17000), (80, 140, 19000), (215, 110, 12000)):
        panel((x, float(site.shore(x)) + 8, 15), (0, 0.12, -1), (width, 14), warm, watts * palette.evening)
    panel((0, 62, 14), (0, 0, -1), (56, 56), warm, 8500 * palette.evening)
    panel((70, 128, 22), (0, 0, -1), (210, 60), warm, 17000 * palette.evening)
    panel((-110, 140, 22), (0, 0, -1), (190, 70), warm, 17000 * palette.evening)
    panel((218, 126, 11), (-0.2, 0, -1), (34, 30), warm, 4200 * palette.evening)
    panel((4, 112, 15), (0, 0, -1), (70, 30), warm, 7000 * palette.evening)
