"""A material's nodes, written as arithmetic: what flows between them can be added, multiplied and compared.

nodes = Nodes('clay')
mottle = nodes.noise(nodes.position(), 14)
return nodes.pbr('#b98a63', rough=0.8 + mottle * 0.1)
"""

import functools

import bpy

from .colors import linear

_made = {}


def material(make):
    """A decorator: builds a material once per set of arguments."""

    @functools.wraps(make)
    def kept(*args, **more):
        key = (make.__name__, args, tuple(sorted(more.items())))
        found = _made.get(key)
        try:
            if found and found.name:
                return found
        except ReferenceError:  # Blender has opened another file since
            pass
        _made[key] = make(*args, **more)
        return _made[key]

    return kept


class Value:
    """What flows out of a node."""

    def __init__(self, nodes, socket):
        self.nodes, self.socket = nodes, socket

    def clamped(self):
        """The result of the last calculation, kept between 0 and 1."""
        self.socket.node.use_clamp = True
        return self

    def __add__(self, other):
        return self.nodes.math('ADD', self, other)

    def __radd__(self, other):
        return self.nodes.math('ADD', other, self)

    def __sub__(self, other):
        return self.nodes.math('SUBTRACT', self, other)

    def __rsub__(self, other):
        return self.nodes.math('SUBTRACT', other, self)

    def __mul__(self, other):
        return self.nodes.math('MULTIPLY', self, other)

    def __rmul__(self, other):
        return self.nodes.math('MULTIPLY', other, self)

    def __truediv__(self, other):
        return self.nodes.math('DIVIDE', self, other)

    def __pow__(self, other):
        return self.nodes.math('POWER', self, other)

    def __rpow__(self, other):
        return self.nodes.math('POWER', other, self)

    def __mod__(self, other):
        return self.nodes.math('MODULO', self, other)

    def __abs__(self):
        return self.nodes.math('ABSOLUTE', self)

    def __lt__(self, other):
        return self.nodes.math('LESS_THAN', self, other)

    def __gt__(self, other):
        return self.nodes.math('GREATER_THAN', self, other)


class Outputs:
    """The outputs of a node, by name or number."""

    def __init__(self, nodes, sockets):
        self.nodes, self.sockets = nodes, sockets

    def __getitem__(self, name):
        return Value(self.nodes, self.sockets[name])

    def __iter__(self):
        return (Value(self.nodes, socket) for socket in self.sockets)


class Node:
    """A node of a material; given to another node, it stands for its first output."""

    def __init__(self, nodes, node):
        self.inputs, self.outputs = node.inputs, Outputs(nodes, node.outputs)


class Nodes:
    """The node tree of one new material."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new('ShaderNodeOutputMaterial')

    @classmethod
    def of(cls, mat):
        """The node tree of a material that is made already."""
        nodes = cls.__new__(cls)
        nodes.mat, nodes.tree = mat, mat.node_tree
        return nodes

    def fed(self, socket):
        """What an input gets: what flows into it, or what it is set to."""
        return Value(self, socket.links[0].from_socket) if socket.links else tuple(socket.default_value)

    def node(self, kind, inputs=None, **settings):
        """A shader node by Blender's name without 'ShaderNode', with what its inputs get and how it is
        set."""
        made = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            setattr(made, name, value)
        for name, value in (inputs or {}).items():
            self.feed(made.inputs[name], value)
        return Node(self, made)

    def feed(self, socket, value):
        """Give an input a number, a color or what flows out of another node; None leaves it alone."""
        if isinstance(value, Node):
            value = value.outputs[0]
        if isinstance(value, Value):
            self.tree.links.new(value.socket, socket)
        elif value is not None:
            socket.default_value = value

    def surface(self, shader):
        """End with this shader; returns the material."""
        self.feed(self.out.inputs[0], shader)
        return self.mat

    def position(self, offset=True):
        """Object coordinates in meters; with `offset`, shifted at random from object to object."""
        here = self.node('TexCoord').outputs['Object']
        if not offset:
            return here
        dice = self.node('ObjectInfo').outputs['Random']
        shift = self.vector('MULTIPLY', self.combined(dice, dice, dice), (37.0, 61.0, 83.0))
        return self.vector('ADD', here, shift)

    def combined(self, x, y, z):
        """A vector of three numbers."""
        return self.node('CombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def separate(self, vector):
        """The three numbers of a vector."""
        return self.node('SeparateXYZ', {0: vector}).outputs

    def mapped(self, vector, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        """A vector scaled, turned and moved."""
        return self.node(
            'Mapping', {'Vector': vector, 'Scale': scale, 'Location': loc, 'Rotation': rot}
        ).outputs[0]

    def vector(self, operation, a, b=None):
        """Calculation with vectors, by Blender's name of the operation."""
        second = 'Scale' if operation == 'SCALE' else 1
        outputs = self.node('VectorMath', {0: a, second: b}, operation=operation).outputs
        return outputs['Value' if operation in ('DOT_PRODUCT', 'LENGTH') else 0]

    def math(self, operation, a, b=0.0):
        """Calculation with numbers, by Blender's name of the operation."""
        return self.node('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def noise(self, vector, scale, detail=2, rough=0.5, dist=0, out='Fac'):
        """Noise, `scale` waves to the meter."""
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist}
        return self.node('TexNoise', inputs).outputs[out]

    def voronoi(self, vector, scale, feature='F1', rnd=1.0, **more):
        """How far the next of scattered points is, `scale` points to the meter."""
        inputs = {'Vector': vector, 'Scale': scale, 'Randomness': rnd, **more}
        return self.node('TexVoronoi', inputs, feature=feature).outputs['Distance']

    def mix(self, share, a, b):
        """A color between a (share 0) and b (share 1)."""
        return self.node('MixRGB', {0: share, 1: a, 2: b}, blend_type='MIX').outputs[0]

    def tone(self, color, value, saturation=None):
        """A color made brighter or darker, and more or less colorful."""
        return self.node('HueSaturation', {'Color': color, 'Saturation': saturation, 'Value': value}).outputs[
            0
        ]

    def ramp(self, share, stops, interpolation='LINEAR'):
        """A gradient: stops are (place, color or gray)."""
        made = self.tree.nodes.new('ShaderNodeValToRGB')
        self.feed(made.inputs[0], share)
        ramp = made.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) > 1:
            ramp.elements.remove(ramp.elements[0])
        for i, (place, color) in enumerate(stops):
            element = ramp.elements.new(place) if i else ramp.elements[0]
            element.position = place
            element.color = (color,) * 3 + (1,) if isinstance(color, (int, float)) else linear(color)
        return Value(self, made.outputs[0])

    def bump(self, height, distance, strength=1.0, normal=None):
        """A surface that seems raised by `height` times `distance` meters."""
        inputs = {'Height': height, 'Distance': distance, 'Strength': strength, 'Normal': normal}
        return self.node('Bump', inputs).outputs[0]

    def facing(self, blend=0.5, normal=None):
        """How far the surface is turned away from the camera."""
        return self.node('LayerWeight', {'Blend': blend, 'Normal': normal}).outputs['Facing']

    def pbr(
        self, color, rough=0.5, metal=0.0, spec=0.5, sheen=0.0, tint=0.5, coat=0.0, coat_r=0.1, normal=None,
        alpha=None, cheap=None,
    ):  # fmt: skip
        """Blender's Principled surface. What light has bounced off it before sees only the color `cheap`."""
        constant = isinstance(color, (str, tuple))
        inputs = {
            'Base Color': linear(color) if constant else color,
            'Roughness': rough,
            'Metallic': metal,
            'Specular': spec,
            'Sheen': sheen,
            'Sheen Tint': tint,
            'Clearcoat': coat,
            'Clearcoat Roughness': coat_r,
            'Normal': normal,
            'Transmission': 0.0,
            'IOR': 1.45,
            'Alpha': alpha,
        }
        full = self.node('BsdfPrincipled', inputs)
        if cheap is None and constant:
            cheap = color
        if cheap is None or metal != 0.0 or alpha is not None:
            return self.surface(full)
        flat = self.node('BsdfDiffuse', {'Color': linear(cheap)})
        bounced = self.node('LightPath').outputs['Is Diffuse Ray']
        return self.surface(self.node('MixShader', {0: bounced, 1: full, 2: flat}))
