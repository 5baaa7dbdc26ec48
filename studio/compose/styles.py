"""What suits a style: walls, floors, rugs, accents."""

WALLS = {
    'farmhouse': ['#dedad0', '#c9cdc4', '#dfe2dc', '#b9c0ba', '#a9b0a6'],
    'modern': ['#e3e0da', '#cfc8bc', '#d4d4d0', '#9aa39c', '#b8b5ae'],
    'glam': ['#dcd6d2', '#cbbdb6', '#e6e2de', '#8b8f96', '#b3a9ad'],
    'industrial': ['#bdb7ad', '#9b968e', '#b59a86', '#cfcac1', '#8d938f'],
    'coastal': ['#dbe4e6', '#c4d3d6', '#e8e6df', '#b4c7c9', '#e3ded2'],
    'traditional': ['#d8cfc0', '#8d9a8c', '#c9bba3', '#7c8a93', '#cdb9a4'],
    'mid-century': ['#d8c9b0', '#8f9a8f', '#c59f7c', '#d9dcd6', '#b7c0b4'],
    'transitional': ['#dad7d0', '#c7c9c4', '#b7bdb8', '#d8cfc4', '#b5b9bf'],
}


FLOORS = ['lightfloor:oak', 'lightfloor:whiteoak', 'darkfloor:oak', 'lightfloor:honey', 'darkfloor:walnut']


RUGS = {
    'farmhouse': [
        ('stripe', '#ddd6c8', '#b3aa9a'),
        ('border', '#d9d2c5', '#8d8577'),
        ('plain', '#d8d0c2', '#8e8474'),
    ],
    'modern': [
        ('diamond', '#e4dccd', '#6a625a'),
        ('abstract', '#e2dbcf', '#a7a79c'),
        ('plain', '#cfc8bc', '#8e8474'),
    ],
    'glam': [
        ('abstract', '#e3dfda', '#a8a3a6'),
        ('plain', '#d9d4cf', '#8e8474'),
        ('vintage', '#d5d0cb', '#8b8a92'),
    ],
    'industrial': [
        ('vintage', '#b8aa98', '#5d5148'),
        ('plain', '#a39a8d', '#8e8474'),
        ('vintage', '#a9978a', '#734a3c'),
    ],
    'coastal': [
        ('stripe', '#e9e6dd', '#8fa9b5'),
        ('plain', '#ddd3be', '#8e8474'),
        ('diamond', '#e8e4da', '#9db0b6'),
    ],
    'traditional': [
        ('vintage', '#c9b79c', '#7c3f35'),
        ('vintage', '#b9b6ac', '#4d5b6b'),
        ('border', '#d3c7b0', '#6f5a45'),
    ],
    'mid-century': [
        ('abstract', '#e0d5c1', '#b9793f'),
        ('diamond', '#e4dccd', '#6a625a'),
        ('plain', '#c9b999', '#8e8474'),
    ],
    'transitional': [
        ('vintage', '#cfc7bb', '#7c8890'),
        ('border', '#dcd6ca', '#9a9488'),
        ('diamond', '#e2dccf', '#98928a'),
    ],
}


ROOM_POST = {'view': 1, 'ev': 1.1, 'con': 1.6, 'sat': 1.04, 'vig': 0.12, 'wb': 0.05, 'sharp': 0.5}


PAPER_POST = {'view': 0, 'ev': 0.08, 'con': 1.05, 'sat': 0.84}


ACCENTS = {
    'farmhouse': ('#7f8b7c', '#c9b79c'),
    'modern': ('#5d6d64', '#c8a27a'),
    'glam': ('#b3a3a8', '#c9b48f'),
    'industrial': ('#6b4a38', '#7d7d78'),
    'coastal': ('#7fa0ab', '#d9c7a4'),
    'traditional': ('#7a3f36', '#b79d6b'),
    'mid-century': ('#b9703a', '#5f6f5a'),
    'transitional': ('#6a7d89', '#b79d84'),
}


ART = ('hills', 'arcs', 'brush', 'lines', 'bands', 'stones', 'sprig', 'blocks', 'sun')


# a low sun through the window and little light from behind the camera: a patch of sun, and shadows under what
# stands; `post` makes up for what the room loses in light: cloth and wood look as they do on the paper
SUNNY = {'sunp': 11, 'fill_power': 0.2, 'post': {'ev': 0.9}}


# the same where black or dark wood would lose its edges
BRIGHT = {'ev': 1.3}


# a wide group seen from near and above, more across, so that it fills the height of the picture too
NEAR = dict(height=1.65, lens=30, offset=(0, -0.03))


# glazes of vases, bowls and jars
CERAMICS = ('#e7e0d3', '#5b6763', '#b4795a', '#c8b59b', '#3d4244', '#8fa0a3', '#a9a08c')


# a kind of vase, and where its mouth is in shares of a meter
MOUTHS = {
    'ball': 0.155,
    'jug': 0.225,
    'bottle': 0.24,
    'gourd': 0.19,
    'teardrop': 0.275,
    'cone': 0.18,
    'amphora': 0.245,
    'squat': 0.105,
    'trumpet': 0.2,
    'double': 0.175,
    'tall': 0.32,
}
