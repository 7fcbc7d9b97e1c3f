"""The moods: dusk for the lake, late afternoon and the last hour of sun for views from above, a morning; each with its grading."""
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
    #: of the physical sky; without it the sky is that of dusk
    day: dict = None

    def light(self):
        if self.day is None:
            sky.dusk()
            # Panes would reflect the sun's disc as a blinding patch.
            sun((0.93, 0.30, -0.20), "#ffb074", 1.5, 0.08).visible_glossy = False
        else:
            sky.day(**self.day)

    def finish(self, picture, depth):
        air = tuple(c * self.haze_light for c in linear(self.haze_colour))
        picture = grade.haze(picture, depth, air, self.haze_start, self.haze_reach, self.haze_most)
        return grade.split_tone(grade.vignette(grade.bloom(picture)))


MOODS = {
    "dusk": Mood(1.0, "#d0a496", 0.75, 220, 1900, 0.5, 0.58, "High Contrast"),
    "afternoon": Mood(0.05, "#c3d0dc", 0.62, 420, 3200, 0.85, 0.12, "Medium High Contrast", {}),
    "golden": Mood(0.3, "#dfc3b2", 0.92, 420, 3600, 0.82, -0.2, "High Contrast",
                   dict(strength=0.36, sun_elevation_deg=8, sun_azimuth_deg=252, pale=(0.82, 0.62, 0.5), dust=1.4, sun_intensity=0.22)),
    "morning": Mood(0.05, "#c9d3da", 0.66, 160, 1500, 0.8, 0.35, "Medium High Contrast",
                    dict(strength=0.22, sun_elevation_deg=21, sun_azimuth_deg=112, pale=(0.62, 0.64, 0.66), dust=1.2)),
}
