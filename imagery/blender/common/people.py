"""People seen from behind, at three metres or more: clothes, hair and posture. They have no faces."""
import math

from .materials import material


class Person:
    """Materials of one person. Each has a frame of its own: x to the sides, +y behind the back, z up."""

    def __init__(self, top, bottom="#2b2e36", hair="#1d1613", skin="#c99a7c"):
        self.top, self.bottom = material("top", top, 0.95), material("bottom", bottom, 0.9)
        self.hair, self.skin = material("hair", hair, 0.55), material("skin", skin, 0.6)

    def sit(self, p):
        """On a seat of an armchair's height."""
        self._body(p)
        for side in (-1, 1):
            p.tube((side * 0.09, -0.18, 0.5), 0.085, 0.44, self.bottom, 0.075, 20, tilt=math.radians(90))
            p.tube((side * 0.09, -0.4, 0.26), 0.062, 0.5, self.bottom, 0.072, 20)
        self._head(p)

    def _body(self, p):
        p.puff((0, 0.1, 0.74), (0.4, 0.27, 0.62), self.top, 0.6, 0.62, tilt=math.radians(-8), crease=0.004)
        p.puff((0, 0.13, 0.985), (0.46, 0.22, 0.2), self.top, 0.75, 0.8, tilt=math.radians(-8))
        for side in (-1, 1):
            p.puff((side * 0.235, 0.07, 0.82), (0.12, 0.15, 0.42), self.top, 0.8, 0.7, tilt=math.radians(-10))
            p.tube((side * 0.22, -0.08, 0.66), 0.045, 0.28, self.top, 0.04, 16, tilt=math.radians(70))
            p.ball((side * 0.2, -0.22, 0.63), 0.045, self.skin, (1, 1.3, 0.8))
        p.tube((0, 0.12, 1.1), 0.056, 0.12, self.skin, 0.05, 24)

    def _head(self, p):
        z = 1.235
        p.ball((0, 0.085, z), 0.1, self.skin, (0.86, 1.0, 1.16))
        p.ball((0, 0.112, z + 0.026), 0.106, self.hair, (0.92, 0.96, 1.04))
        p.puff((0, 0.145, z - 0.07), (0.185, 0.12, 0.2), self.hair, 0.7, 0.7)
