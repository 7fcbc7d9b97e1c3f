"""The shapes furniture is made of, placed in a piece's own frame: x along its back, +y towards the back, z up."""
import math
import random

import bmesh
import bpy
import numpy as np

from common.mesh import _BOX_FACES


class Place:
    """Where a piece stands."""

    def __init__(self, x=0.0, y=0.0, turn=0.0):
        self.x, self.y, self.turn = x, y, turn

    def put(self, made, centre, tilt=0.0, spin=0.0):
        cos, sin = math.cos(self.turn), math.sin(self.turn)
        made.location = (self.x + centre[0] * cos - centre[1] * sin, self.y + centre[0] * sin + centre[1] * cos, centre[2])
        made.rotation_euler = (tilt, 0, self.turn + spin)
        return made

    def block(self, centre, size, material, radius=0.006, tilt=0.0, spin=0.0, segments=3):
        """A box with rounded edges."""
        x, y, z = (v / 2 for v in size)
        corners = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
        mesh = bpy.data.meshes.new("block")
        mesh.from_pydata(corners, [], _BOX_FACES.tolist())
        made = _object(mesh, material)
        radius = min(radius, min(size) * 0.49)
        if radius > 0.001:
            mesh.polygons.foreach_set("use_smooth", np.ones(6, bool))
            mesh.use_auto_smooth, mesh.auto_smooth_angle = True, 0.6
            bevel = made.modifiers.new("bevel", "BEVEL")
            bevel.width, bevel.segments, bevel.harden_normals = radius, segments, True
        return self.put(made, centre, tilt, spin)

    def puff(self, centre, size, material, square=0.28, fullness=0.45, tilt=0.0, spin=0.0, crease=0.0):
        """A cushion: a superellipsoid, `square` in plan (0 sharp, 1 round), `fullness` in section (1 is lens-shaped)."""
        u, v = np.meshgrid(np.linspace(-np.pi, np.pi, 49), np.linspace(-np.pi / 2, np.pi / 2, 25))
        power = lambda value, e: np.sign(value) * np.abs(value) ** e
        x = power(np.cos(v), fullness) * power(np.cos(u), square) * size[0] / 2
        y = power(np.cos(v), fullness) * power(np.sin(u), square) * size[1] / 2
        z = power(np.sin(v), fullness) * size[2] / 2
        if crease:
            z = z + crease * (np.sin(x * 9 + y * 3) * np.sin(y * 7 - x * 2)) * np.cos(v)
        points = np.stack([x, y, z], -1).reshape(-1, 3)
        rows, columns = u.shape
        index = np.arange(rows * columns).reshape(rows, columns)
        faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
        mesh = bpy.data.meshes.new("puff")
        mesh.from_pydata(points.tolist(), [], faces.tolist())
        mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
        return self.put(_object(mesh, material), centre, tilt, spin)

    def tube(self, centre, radius, height, material, top_radius=None, segments=32, tilt=0.0):
        shape = bmesh.new()
        top = radius if top_radius is None else top_radius
        bmesh.ops.create_cone(shape, cap_ends=True, segments=segments, radius1=radius, radius2=top, depth=height)
        made = _object(_mesh_of(shape), material)
        for polygon in made.data.polygons:
            polygon.use_smooth = len(polygon.vertices) == 4
        made.data.use_auto_smooth = True
        return self.put(made, centre, tilt)

    def ball(self, centre, radius, material, scale=(1, 1, 1)):
        shape = bmesh.new()
        bmesh.ops.create_uvsphere(shape, u_segments=28, v_segments=16, radius=radius)
        made = _object(_mesh_of(shape), material)
        made.data.polygons.foreach_set("use_smooth", np.ones(len(made.data.polygons), bool))
        made.scale = scale
        return self.put(made, centre)

    def leaf(self, foot, reach, rise, width, material, around):
        """A long leaf that arches outward."""
        steps = 8
        t = np.linspace(0, 1, steps + 1)
        half = width * np.sin(np.pi * np.clip(t * 0.94 + 0.04, 0, 1)) / 2
        out, up = reach * t, rise * t * (1.6 - 0.75 * t)
        left = np.stack([out, -half, up], 1)
        right = np.stack([out, half, up], 1)
        mesh = bpy.data.meshes.new("leaf")
        points = np.stack([left, right], 1).reshape(-1, 3)
        mesh.from_pydata(points.tolist(), [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)])
        mesh.polygons.foreach_set("use_smooth", np.ones(steps, bool))
        return self.put(_object(mesh, material), foot, spin=around)


def seeded(item):
    """Equal models give equal pictures."""
    return random.Random(f"{item.kind} {item.x:.3f} {item.y:.3f}")


def _mesh_of(shape):
    mesh = bpy.data.meshes.new("part")
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def _object(mesh, material):
    mesh.materials.append(material)
    mesh.update()
    made = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made
