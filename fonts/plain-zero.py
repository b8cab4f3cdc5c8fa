"""Takes the slash out of the text face's zero, and keeps the weights in use. See docs/decisions/0013-a-plain-zero.md.

Usage: pip install fonttools brotli
       python plain-zero.py <the package's latin-wght-normal.woff2> atkinson-hyperlegible-next-latin.woff2
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.instancer import instantiateVariableFont

source, target = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)
zero = font["glyf"]["zero"]

# The slash is what lies between the two contours inside the outer one: without its two edges they are one.
outer, below, above = zero.endPtsOfContours
assert zero.numberOfContours == 3 and (outer, below, above) == (15, 26, 38), "the zero is drawn otherwise by now"
order = [*range(16), 16, 17, 18, 19, *range(28, 39), 27, *range(20, 27)]

zero.coordinates = GlyphCoordinates([zero.coordinates[point] for point in order])
zero.flags = bytearray(zero.flags[point] for point in order)
zero.endPtsOfContours = [outer, above]
zero.numberOfContours = 2
for variation in font["gvar"].variations["zero"]:
    moves = variation.coordinates
    variation.coordinates = [moves[point] for point in order] + moves[len(order):]

instantiateVariableFont(font, {"wght": (400, 700)}, inplace=True)
font.save(target)
