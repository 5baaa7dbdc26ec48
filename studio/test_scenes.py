"""Checks every scene without Blender: python3 -m unittest studio.test_scenes

Builders and their arguments are read from the source, so a misspelt argument shows before an hour of
rendering."""

import ast
import glob
import json
import os
import re
import subprocess
import unittest

from . import describe
from .shots import SHOTS

HERE = os.path.dirname(os.path.abspath(__file__))


def builders():
    """Arguments of every furniture builder: {name: (all, required, takes more)}."""
    found = {'nothing': (set(), set(), False)}
    for path in glob.glob(os.path.join(HERE, 'furniture', '*', '*.py')) + [os.path.join(HERE, 'rooms.py')]:
        with open(path) as file:
            tree = ast.parse(file.read())
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                names = [a.arg for a in node.args.args]
                required = names[: len(names) - len(node.args.defaults)]
                found[node.name] = (set(names), set(required), node.args.kwarg is not None)
    return found


def materials():
    """The kinds of material that a scene may name."""
    with open(os.path.join(HERE, 'stage.py')) as file:
        return set(re.findall(r"^    '(\w+)': lambda", file.read(), re.M))


def items(scene):
    """Every item of a scene, with what stands on it."""
    waiting = list(scene['items'])
    while waiting:
        item = waiting.pop()
        waiting += item.get('on', [])
        yield item


def strings(value):
    """Every string of a nested value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from strings(part)


class Scenes(unittest.TestCase):
    """What every scene must hold."""

    @classmethod
    def setUpClass(cls):
        out = subprocess.run(
            [os.path.join(HERE, '../node_modules/.bin/node'), os.path.join(HERE, 'catalog.ts')],
            capture_output=True,
            text=True,
            check=True,
        )
        cls.products = json.loads(out.stdout)
        cls.scenes = describe.scenes(cls.products)

    def test_every_shot_has_a_product(self):
        self.assertEqual(set(SHOTS) - {p['slug'] for p in self.products}, set())

    def test_scenes_are_plain_data_and_do_not_change(self):
        again = describe.scenes(self.products)
        self.assertEqual(json.dumps(self.scenes, sort_keys=True), json.dumps(again, sort_keys=True))

    def test_builders_take_what_scenes_give(self):
        known = builders()
        for slug, scene in self.scenes.items():
            for item in items(scene):
                with self.subTest(slug=slug, make=item['make']):
                    self.assertIn(item['make'], known)
                    names, required, more = known[item['make']]
                    given = set(item['with'])
                    self.assertEqual(required - given, set())
                    if not more:
                        self.assertEqual(given - names, set())
                    if item['make'] == 'bed':
                        linen = known['bedding'][0] | {'w', 'bare', 'deck'}
                        self.assertEqual(set(item['with'].get('bed_kw') or {}) - linen, set())

    def test_rooms_take_what_scenes_give(self):
        names = builders()['room'][0]
        for slug, scene in self.scenes.items():
            with self.subTest(slug=slug):
                self.assertEqual(set(scene.get('room', {})) - names, set())

    def test_materials_are_known(self):
        kinds = materials()
        for slug, scene in self.scenes.items():
            for text in strings(scene):
                found = re.match(r'^([a-z]+):', text)
                if found:
                    with self.subTest(slug=slug, material=text):
                        self.assertIn(found[1], kinds)

    def test_nothing_is_left_unplaced(self):
        for slug, scene in self.scenes.items():
            for item in scene['items']:
                with self.subTest(slug=slug):
                    self.assertNotIn('size', item)


if __name__ == '__main__':
    unittest.main()
