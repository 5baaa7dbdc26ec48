"""The shop's photo studio: procedural furniture, rooms and light for Blender's Cycles."""
