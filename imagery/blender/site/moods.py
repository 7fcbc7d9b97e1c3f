"""The two moods: dusk for the lake, late afternoon for views from above, each with the grading of its pictures."""
from dataclasses import dataclass

from common import grade, sky
from common.colour import linear
from common.lamps import sun


@dataclass(frozen=True)
class Mood:
    evening: float
    haze_colour: str
    haze_light: float
    haze_start: float
    haze_reach: float
    haze_most: float
    exposure: float
    look: str

    def light(self):
        if self.evening > 0.5:
            sky.dusk()
            # Panes would reflect the sun's disc as a blinding patch.
            sun((0.93, 0.30, -0.20), "#ffb074", 1.5, 0.08).visible_glossy = False
        else:
            sky.afternoon()

    def finish(self, picture, depth):
        air = tuple(c * self.haze_light for c in linear(self.haze_colour))
        picture = grade.haze(picture, depth, air, self.haze_start, self.haze_reach, self.haze_most)
        return grade.split_tone(grade.vignette(grade.bloom(picture)))


MOODS = {
    "dusk": Mood(1.0, "#d0a496", 0.75, 220, 1900, 0.5, 0.58, "High Contrast"),
    "afternoon": Mood(0.05, "#c3d0dc", 0.62, 420, 3200, 0.85, 0.12, "Medium High Contrast"),
}
