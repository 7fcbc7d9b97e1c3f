"""Collects boxes and quads in numpy and makes one mesh of them: thousands of parts cost no more than one."""
import bpy
import numpy as np

_BOX_FACES = np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])
_UNIT_SQUARE = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)


class Frame:
    """A wall's own coordinates: u along it, d out of it, z up. `origin`, `along`, `out` are 2D."""

    def __init__(self, origin, along, out):
        self.origin, self.along, self.out = (np.asarray(v, np.float64) for v in (origin, along, out))
        self.is_mirrored = self.along[0] * self.out[1] - self.along[1] * self.out[0] < 0

    def place(self, points):
        xy = self.origin + points[..., 0:1] * self.along + points[..., 1:2] * self.out
        return np.concatenate([xy, points[..., 2:3]], -1)


class MeshBuilder:
    def __init__(self):
        self.vertices, self.faces, self.material_indexes, self.uvs, self.colours = [], [], [], [], []
        self.count, self.materials = 0, []

    def _material_index(self, material):
        if material not in self.materials:
            self.materials.append(material)
        return self.materials.index(material)

    def _add(self, vertices, faces, material, uvs, colours):
        self.vertices.append(vertices)
        self.faces.append(faces + self.count)
        self.count += len(vertices)
        self.material_indexes.append(np.full(len(faces), self._material_index(material), np.int32))
        self.uvs.append(uvs)
        self.colours.append(colours)

    def quads(self, corners, material, frame=None, uv=None, lit=None):
        """corners (n, 4, 3); `lit` (n, 1 or 4, 3) is kept in the colour attribute 'lit' (light of the room behind a pane)."""
        corners = np.asarray(corners, np.float64).reshape(-1, 4, 3)
        n = len(corners)
        if n == 0:
            return
        if frame is not None:
            corners = frame.place(corners)
            if frame.is_mirrored:
                corners = corners[:, ::-1]
        colours = np.zeros((n, 4, 4), np.float32)
        colours[..., 3] = 1
        if lit is not None:
            colours[..., :3] = np.asarray(lit, np.float32).reshape(n, -1, 3)
        square = _UNIT_SQUARE if frame is None or not frame.is_mirrored else _UNIT_SQUARE[::-1]
        uvs = np.tile(square, (n, 1)) if uv is None else np.asarray(uv, np.float32).reshape(-1, 2)
        self._add(corners.reshape(-1, 3), np.arange(4 * n).reshape(n, 4), material, uvs, colours.reshape(-1, 4))

    def boxes(self, bounds, material, frame=None, skip=()):
        """bounds (n, 6): u0, d0, z0, u1, d1, z1 in metres; `skip` leaves out faces (0 bottom, 1 top, 2 front d0, 4 back d1)."""
        bounds = np.asarray(bounds, np.float64).reshape(-1, 6)
        n = len(bounds)
        if n == 0:
            return
        u0, d0, z0, u1, d1, z1 = bounds.T
        corners = np.stack([np.stack(c, 1) for c in (
            (u0, d0, z0), (u1, d0, z0), (u1, d1, z0), (u0, d1, z0),
            (u0, d0, z1), (u1, d0, z1), (u1, d1, z1), (u0, d1, z1))], 1)
        faces = _BOX_FACES
        if frame is not None:
            corners = frame.place(corners)
            faces = faces[:, ::-1] if frame.is_mirrored else faces
        faces = faces[[i for i in range(6) if i not in skip]]
        every = (np.arange(n)[:, None, None] * 8 + faces[None]).reshape(-1, 4)
        colours = np.zeros((len(every) * 4, 4), np.float32)
        colours[:, 3] = 1
        self._add(corners.reshape(-1, 3), every, material, np.tile(_UNIT_SQUARE, (len(every), 1)), colours)

    def build(self, name, smooth=False, scene=True):
        """@returns the object, in the scene unless it is a prototype for instances."""
        mesh = bpy.data.meshes.new(name)
        vertices, faces = np.concatenate(self.vertices), np.concatenate(self.faces).astype(np.int32)
        mesh.vertices.add(len(vertices))
        mesh.vertices.foreach_set("co", vertices.astype(np.float32).ravel())
        mesh.loops.add(faces.size)
        mesh.loops.foreach_set("vertex_index", faces.ravel())
        mesh.polygons.add(len(faces))
        mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
        mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
        mesh.polygons.foreach_set("material_index", np.concatenate(self.material_indexes))
        if smooth:
            mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
        for material in self.materials:
            mesh.materials.append(material)
        mesh.update(calc_edges=True)
        mesh.uv_layers.new(name="UV").data.foreach_set("uv", np.concatenate(self.uvs).astype(np.float32).ravel())
        lit = mesh.color_attributes.new("lit", "FLOAT_COLOR", "CORNER")
        lit.data.foreach_set("color", np.concatenate(self.colours).ravel())
        made = bpy.data.objects.new(name, mesh)
        if scene:
            bpy.context.scene.collection.objects.link(made)
        return made


def slab(name, outline, top, thickness, material):
    """A polygon with a thickness below `top`: paving, decks, water, roofs. `outline` counter-clockwise, in metres."""
    n = len(outline)
    vertices = [(x, y, top) for x, y in outline]
    faces = [list(range(n))]
    if thickness:
        vertices += [(x, y, top - thickness) for x, y in outline]
        faces += [[i, i + n, (i + 1) % n + n, (i + 1) % n] for i in range(n)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    mesh.update()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made
