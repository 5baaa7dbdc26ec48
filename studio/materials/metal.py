"""Metals by name."""

from .nodes import Nodes, material

METALS = {
    'black': ('#1b1b1c', 0.45, 0.0),
    'brass': ('#c9a25f', 0.28, 1.0),
    'chrome': ('#dddddd', 0.08, 1.0),
    'steel': ('#b8b9ba', 0.3, 1.0),
    'bronze': ('#4a3b2e', 0.4, 1.0),
    'nickel': ('#b5aea4', 0.3, 1.0),
    'gun': ('#4b4c4f', 0.38, 1.0),
    'silver': ('#d6d4cf', 0.36, 1.0),
    'gold': ('#d9b36c', 0.22, 1.0),
}


@material
def metal(kind='black', rough=None):
    """Metal by name."""
    c, r, m = METALS[kind]
    nodes = Nodes('metal_' + kind)
    p = nodes.position()
    n = nodes.noise(p, 60, 3)
    return nodes.pbr(c, ((rough or r) - 0.05 + n * 0.03), metal=m, spec=0.5)


@material
def hammered(color='#c9a25f'):
    """Hammered metal: shallow dents side by side."""
    nodes = Nodes('metal_hammered')
    dents = nodes.voronoi(nodes.position(), 62.0, 'SMOOTH_F1', Smoothness=0.4)
    return nodes.pbr(color, 0.3, metal=1.0, normal=nodes.bump(dents, 0.006, 0.8))


@material
def antique_brass():
    """Brass that has darkened."""
    return Nodes('metal_antique').pbr('#8d6b3a', 0.34, metal=1.0)
