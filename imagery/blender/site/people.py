"""The foreground of a picture: people in their postures, metres and degrees clockwise from north; no plant or passer-by hides them."""
from common.figures import crowd, place

#: shot: (person, posture, x, y, heading)
ON_LAND = {
    "gate": (("mother", "stroll", 220.5, 121.6, 284), ("girl", "stroll", 220.4, 122.3, 282), ("student", "stride", 217.0, 130.6, 275),
             ("father", "stand", 214.5, 121.8, 100), ("woman", "stroll", 206.0, 124.8, 95), ("elder", "stroll", 198.0, 123.6, 280)),
    "court": (("mother", "stand", 115.6, 130.2, 60), ("girl", "stride", 119.4, 132.6, 50), ("boy", "stride", 122.6, 130.9, 20), ("father", "phone", 116.3, 135.2, 95),
              ("boy", "stand", 128.6, 137.8, 200), ("woman", "stroll", 112.8, 121.6, 262), ("student", "stride", 130.4, 122.6, 88),
              ("grandmother", "stand", 131.6, 133.2, 240), ("girl", "stroll", 126.2, 134.6, 120)),
    "pond": (("father", "stroll", -3.5, 128.2, 84), ("mother", "stroll", -3.2, 127.4, 84), ("white", "stand", 18.0, 123.4, 190), ("student", "stand", 18.8, 123.6, 200),
             ("runner", "stride", 2.6, 97.5, 8), ("elder", "stroll", 37.0, 121.4, 255), ("grandmother", "stroll", 37.2, 122.1, 255)),
}
#: shot: (person, posture, x, metres out from the shore, heading), on the deck
ON_DECK = {
    "card-park": (
        # A family walks away along the boards, the child between its parents.
        ("father", "hand", 33.4, 1.75, 276), ("girl", "stroll", 33.55, 2.3, 274), ("mother", "stroll", 33.3, 2.86, 272),
        # A couple leans on the rail and looks over the water; someone photographs the light.
        ("white", "lean", 31.6, 5.72, 208), ("student", "lean", 31.0, 5.76, 200), ("woman", "phone", 25.4, 5.2, 236),
        ("runner", "stride", 27.2, 1.2, 98), ("boy", "stride", 20.0, 3.6, 250), ("elder", "stroll", 22.6, 2.3, 88), ("grandmother", "stroll", 22.4, 3.0, 92),
        # On the edge of the quay, feet on the deck.
        ("student", "sit", 28.6, 0.28, 186), ("white", "sit", 27.9, 0.28, 192),
        ("father", "stroll", 12.0, 2.4, 274), ("woman", "stroll", 12.2, 3.1, 270), ("runner", "stand", 6.0, 5.4, 200),
    ),
}
GROUPS = {*ON_LAND, *ON_DECK}
#: metres around the camera without the passers-by of the whole site
CLEAR_M = 44


def stand_in_front(site, shot_id):
    people = crowd()
    for name, posture, x, y, heading in ON_LAND.get(shot_id, ()):
        place(people[name].mesh(posture), x, y, 0.1, heading)
    for name, posture, x, out, heading in ON_DECK.get(shot_id, ()):
        # Who sits has the edge of the quay, 44 cm over the deck, as a bench.
        place(people[name].mesh(posture), x, float(site.shore(x)) - out, -0.3, heading)
