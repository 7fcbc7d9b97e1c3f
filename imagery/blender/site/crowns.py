"""Roof structures: a portal of blades on the ivory buildings, a lantern on the stone ones."""
import numpy as np


def add_crown(mesh, palette, frame, wing, building):
    """frame: u from the joint, d out of the south face (the wing lies at negative d)."""
    (_portal if building.style == "ivory" else _lantern)(mesh, palette, frame, wing, building.top, building.crown)


def _portal(mesh, palette, frame, wing, top, height):
    u0, u1, z = wing.width * 0.12, wing.width * 0.86, top + height
    t, rear = 0.9, -wing.depth + 1.2
    plant_room(mesh, palette, frame, u0 + 2.4, u1 - 2.4, rear + 1, -3.2, top, top + height - 3.4)
    for u in (u0, u1 - t):
        mesh.boxes([[u, -0.4, top - 9, u + t, 0.75, z], [u, rear, top, u + t, rear + t, z], [u, rear, z - t, u + t, 0.75, z]], palette.bronze, frame)
    mesh.boxes([[u0, -0.4, z - t, u1, 0.75, z], [u0, rear, z - t, u1, rear + t, z]], palette.bronze, frame)
    blades = np.arange(u0 + t + 0.6, u1 - t, 1.15)
    mesh.boxes([[u, -0.2, z - 2.6, u + 0.14, 0.55, z - t] for u in blades], palette.bronze, frame)
    mesh.boxes([[u0 + t, 0.1, z - t - 0.15, u1 - t, 0.35, z - t - 0.02], [u0, 0.76, z - 0.26, u1, 0.82, z - 0.14]], palette.lamp, frame)


def _lantern(mesh, palette, frame, wing, top, height):
    u0, u1 = wing.width * 0.2, wing.width * 0.82
    d0, d1, z = -wing.depth + 1.6, -1.6, top + height - 1.2
    plant_room(mesh, palette, frame, u0, u1, d0, d1, top, z, lit=True)
    blades = np.arange(u0 - 0.5, u1 + 0.5, 0.8)
    mesh.boxes([[u, d, top + 0.4, u + 0.16, d + 0.5, z + 0.5] for u in blades for d in (d1 + 0.5, d0 - 1.0)], palette.bronze, frame)
    sides = np.arange(d0 - 0.5, d1 + 0.5, 0.8)
    mesh.boxes([[u, d, top + 0.4, u + 0.5, d + 0.16, z + 0.5] for d in sides for u in (u0 - 1.0, u1 + 0.5)], palette.bronze, frame)
    mesh.boxes([[u0 - 1.4, d0 - 1.4, z + 0.5, u1 + 1.4, d1 + 1.4, z + 1.1]], palette.ivory, frame)
    mesh.boxes([[u0 - 1.2, d1 + 1.1, z + 0.36, u1 + 1.2, d1 + 1.25, z + 0.5]], palette.lamp, frame)


def plant_room(mesh, palette, frame, u0, u1, d0, d1, z0, z1, lit=False):
    mesh.boxes([[u0, d0, z0, u1, d1, z1]], palette.lantern if lit else palette.charcoal, frame)
    if not lit:
        mesh.boxes([[u0, d1, z0 + 0.5, u1, d1 + 0.12, z0 + 0.7]], palette.lamp, frame)
