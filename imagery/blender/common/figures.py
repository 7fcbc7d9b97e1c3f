"""
People of a street scene: bodies, clothes and postures of several kinds, believable from ten metres on. They have no
faces, so they are seen from behind, from the side, or against the light. Local frame: +y ahead, z up, feet on z = 0.
"""
import math

import bpy
import numpy as np

from .materials import material

_AROUND = np.linspace(0, 2 * math.pi, 16, endpoint=False)


class _Cloth:
    """Collects smooth surfaces by material and makes one mesh of them."""

    def __init__(self):
        self.points, self.faces, self.indexes, self.materials, self.count = [], [], [], [], 0

    def loft(self, rings, what, steps=4):
        """A skin over rings [(x, y, z, radius sideways, radius ahead)], rounded between them and closed at both ends."""
        r = np.array([rings[0], *rings, rings[-1]], float)
        rows = []
        for a, b, c, d in zip(r, r[1:], r[2:], r[3:]):
            for t in np.linspace(0, 1, steps, endpoint=False):
                rows.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
        rows.append(r[-2])
        rows = np.array(rows)
        centre, wide = rows[:, :3], np.maximum(rows[:, 3:], 0.004)
        ahead = np.gradient(centre, axis=0)
        ahead /= np.maximum(np.linalg.norm(ahead, axis=1), 1e-9)[:, None]
        side = np.tile([1.0, 0, 0], (len(rows), 1))
        side -= ahead * (side * ahead).sum(1)[:, None]
        side /= np.linalg.norm(side, axis=1)[:, None]
        front = np.cross(ahead, side)
        skin = (centre[:, None] + side[:, None] * (np.cos(_AROUND)[None, :, None] * wide[:, 0, None, None])
                + front[:, None] * (np.sin(_AROUND)[None, :, None] * wide[:, 1, None, None]))
        self._grid(np.concatenate([np.repeat(centre[:1, None], 16, 1), skin, np.repeat(centre[-1:, None], 16, 1)]), what)

    def ball(self, centre, radii, what, lean=0.0):
        v = np.linspace(-math.pi / 2, math.pi / 2, 11)
        ball = np.stack([np.cos(v)[:, None] * np.cos(_AROUND), np.cos(v)[:, None] * np.sin(_AROUND), np.repeat(np.sin(v)[:, None], 16, 1)], -1) * radii
        cos, sin = math.cos(lean), math.sin(lean)
        ball = np.stack([ball[..., 0], ball[..., 1] * cos - ball[..., 2] * sin, ball[..., 1] * sin + ball[..., 2] * cos], -1)
        self._grid(ball + centre, what)

    def _grid(self, points, what):
        rows = len(points)
        index = np.arange(rows * 16).reshape(rows, 16) + self.count
        after = np.roll(index, -1, 1)
        faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4)
        if what not in self.materials:
            self.materials.append(what)
        self.points.append(points.reshape(-1, 3))
        self.faces.append(faces)
        self.indexes.append(np.full(len(faces), self.materials.index(what)))
        self.count += rows * 16

    def build(self, name, scale):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata((np.concatenate(self.points) * scale).tolist(), [], np.concatenate(self.faces).tolist())
        mesh.polygons.foreach_set("material_index", np.concatenate(self.indexes).astype(np.int32))
        mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
        for each in self.materials:
            mesh.materials.append(each)
        mesh.update()
        return mesh


#: posture: how far each thigh is ahead, how far each knee is bent, each upper arm ahead, each elbow bent, lean of the back (degrees)
POSTURES = {
    "stride": ((24, -20), (6, 24), (-20, 22), (14, 26), 3),
    "stroll": ((13, -14), (4, 16), (-9, 12), (12, 18), 2),
    "stand": ((2, -2), (2, 3), (-3, 4), (10, 14), 0),
    "lean": ((6, -8), (2, 6), (38, 40), (42, 38), 12),
    "phone": ((2, -3), (2, 4), (14, 30), (20, 105), 3),
    "sit": ((86, 82), (84, 76), (24, 30), (44, 36), 5),
    "hand": ((14, -13), (5, 16), (4, 30), (8, 8), 1),
}


class Figure:
    """One person: height in metres, `build` 1 for an average width; colours of clothes; hem of a coat or dress above the ground."""

    def __init__(self, height=1.7, build=1.0, top="#3a4048", bottom="#2b2e36", hair="#1d1613", skin="#c29475", shoes="#2a2420",
                 hem=0.78, flare=1.0, skirt=None, hairdo="short", bag=None, child=False):
        self.height, self.build, self.hem, self.flare, self.hairdo, self.is_child = height, build, hem, flare, hairdo, child
        self.top, self.bottom = material("coat", top, 0.95, specular=0.1), material("trousers", bottom, 0.95, specular=0.1)
        self.hair, self.skin, self.shoes = material("hair", hair, 0.6), material("skin", skin, 0.6), material("shoes", shoes, 0.6)
        self.skirt = material("skirt", skirt, 0.95) if skirt else None
        self.bag = material("bag", bag, 0.7) if bag else None

    def mesh(self, posture):
        thighs, knees, arms, elbows, lean = POSTURES[posture]
        c, b = _Cloth(), self.build
        legs = [self._leg(side, a, k) for side, a, k in zip((-1, 1), thighs, knees)]
        # The lower foot stands on the ground.
        drop = min(ankle[2] for _, _, ankle in legs) - 0.075
        for hip, knee, ankle in legs:
            self._draw_leg(c, *(p - (0, 0, drop) for p in (hip, knee, ankle)), posture == "sit")
        hips = 0.88 - drop
        tilt = math.tan(math.radians(lean))
        at = lambda z: (0.0, (z - 0.9) * tilt, z - 0.88 + hips)
        ring = lambda z, wide, deep: (*at(z), wide * b, deep * b)
        is_seated = posture == "sit"
        hem = max(self.hem, 0.84) if is_seated else self.hem
        c.loft([ring(hem, 0.155 * self.flare, 0.125 * self.flare), ring(max(0.9, hem + 0.06), 0.16, 0.125), ring(1.05, 0.142, 0.108), ring(1.24, 0.172, 0.122),
                ring(1.36, 0.186, 0.112), ring(1.42, 0.13, 0.09), ring(1.455, 0.06, 0.06)], self.top)
        if self.skirt and not is_seated:
            c.loft([ring(0.52, 0.2, 0.17), ring(0.75, 0.185, 0.15), ring(0.95, 0.15, 0.115)], self.skirt)
        for side, swing, bend in zip((-1, 1), arms, elbows):
            self._arm(c, at, side * b, swing, bend)
        self._head(c, at)
        if self.bag:
            c.loft([(0, at(1.0)[1] - 0.13, at(1.0)[2], 0.12, 0.06), (0, at(1.2)[1] - 0.17, at(1.2)[2], 0.14, 0.085), (0, at(1.36)[1] - 0.13, at(1.36)[2], 0.11, 0.05)], self.bag)
        return c.build("person", self.height / 1.71)

    def _leg(self, side, thigh, knee):
        a, k = math.radians(thigh), math.radians(thigh - knee)
        hip = np.array([side * 0.088 * self.build, 0, 0.88])
        bent = hip + np.array([side * 0.006, math.sin(a), -math.cos(a)]) * 0.42
        return hip, bent, bent + np.array([0, math.sin(k), -math.cos(k)]) * 0.4

    def _draw_leg(self, c, hip, knee, ankle, is_seated):
        b, is_bare = self.build, self.skirt is not None and not is_seated
        cloth = self.skin if is_bare else self.bottom
        slim = 0.72 if is_bare else 1.0
        top = hip + (hip - knee) * 0.06
        middle = (knee + ankle) / 2 - (0, 0.012, 0)
        c.loft([(*top, 0.088 * b, 0.095 * b), (*((hip + knee) / 2), 0.074 * b, 0.08 * b), (*knee, 0.056 * slim, 0.06 * slim),
                (*middle, 0.055 * slim, 0.06 * slim), (*ankle, 0.05 * slim, 0.055 * slim)], cloth)
        c.ball(ankle + (0, 0.055, -0.035), (0.042, 0.125, 0.042), self.shoes)

    def _arm(self, c, at, side, swing, bend):
        x, y, z = at(1.375)
        a, e = math.radians(swing), math.radians(swing + bend)
        shoulder = np.array([side * 0.18, y, z])
        elbow = shoulder + np.array([side * 0.085, math.sin(a) * 0.27, -math.cos(a) * 0.27])
        wrist = elbow + np.array([-side * 0.01, math.sin(e) * 0.24, -math.cos(e) * 0.24])
        c.loft([(*(shoulder + (-side * 0.03, 0, 0.02)), 0.05, 0.05), (*shoulder, 0.06, 0.062), (*((shoulder + elbow) / 2), 0.052, 0.056),
                (*elbow, 0.045, 0.048), (*((elbow + wrist) / 2), 0.042, 0.044), (*wrist, 0.036, 0.038)], self.top)
        c.ball(wrist + (wrist - elbow) * 0.24, (0.03, 0.04, 0.062), self.skin, -e)

    def _head(self, c, at):
        big = 1.22 if self.is_child else 1.0
        x, y, z = at(1.585)
        c.loft([(*at(1.43), 0.062, 0.062), (x, y, z - 0.07, 0.056, 0.06)], self.skin)
        c.ball((x, y + 0.01, z), np.array([0.076, 0.096, 0.118]) * big, self.skin)
        c.ball((x, y - 0.016, z + 0.03), np.array([0.082, 0.096, 0.1]) * big, self.hair)
        if self.hairdo == "bob":
            c.ball((x, y - 0.03, z - 0.045), (0.098, 0.085, 0.105), self.hair)
        elif self.hairdo == "long":
            c.loft([(x, y - 0.04, z + 0.06, 0.08, 0.06), (x, y - 0.075, z - 0.06, 0.098, 0.06), (x, y - 0.085, z - 0.2, 0.1, 0.05), (x, y - 0.085, z - 0.32, 0.07, 0.03)], self.hair)
        elif self.hairdo == "tail":
            c.loft([(x, y - 0.09, z + 0.05, 0.03, 0.03), (x, y - 0.14, z - 0.02, 0.034, 0.034), (x, y - 0.13, z - 0.17, 0.02, 0.02)], self.hair)
        elif self.hairdo == "cap":
            c.ball((x, y + 0.0, z + 0.045), (0.094, 0.108, 0.085), self.top)
            c.ball((x, y + 0.1, z + 0.035), (0.07, 0.075, 0.012), self.top)


def place(mesh, x, y, z, heading_deg):
    """`heading_deg`: where the person looks, clockwise from north."""
    made = bpy.data.objects.new("person", mesh)
    made.location, made.rotation_euler[2] = (x, y, z), -math.radians(heading_deg)
    bpy.context.scene.collection.objects.link(made)
    return made


def crowd():
    """@returns the people of a Korean lakeside on an October evening, by name"""
    return {
        "father": Figure(1.77, 1.08, "#3f4a55", "#2f3238", hem=0.74),
        "mother": Figure(1.64, 0.92, "#c9b394", "#3b3a3e", hem=0.5, flare=1.3, hairdo="long"),
        "girl": Figure(1.16, 0.95, "#b5543f", "#46505c", hem=0.72, hairdo="tail", child=True, shoes="#d8d2c8"),
        "boy": Figure(1.08, 1.0, "#d0a03f", "#3a4350", hem=0.72, child=True, shoes="#cfd3d6"),
        "runner": Figure(1.74, 0.96, "#2f6f86", "#1c1f24", hem=0.82, hairdo="cap", shoes="#d9dadb"),
        "woman": Figure(1.66, 0.9, "#6d2f35", "#2a2a30", hem=0.8, skirt="#454049", hairdo="bob"),
        "student": Figure(1.72, 0.95, "#8c939b", "#2d3a52", hem=0.72, bag="#2b2d31"),
        "elder": Figure(1.63, 1.1, "#7d7566", "#55504a", hair="#b9b5ae", hem=0.7, flare=1.05),
        "grandmother": Figure(1.55, 1.12, "#8a6f86", "#4a4650", hair="#8f8a86", hem=0.68, flare=1.1, hairdo="bob"),
        "white": Figure(1.69, 0.93, "#e3ded4", "#8f7f6a", hem=0.76, hairdo="tail"),
    }
