"""Makes the two faces that are served from the packages' files. See docs/decisions/0013-a-plain-zero.md.

Usage: pip install fonttools brotli
       python contract/fonts/make-faces.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER = Path(__file__).parent
PACKAGES = FOLDER.parent.parent / "node_modules" / "@fontsource-variable"


def open_latin(name):
    return TTFont(PACKAGES / name / "files" / f"{name}-latin-wght-normal.woff2", recalcTimestamp=False)


def take_slash_out_of_zero(font):
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


def save_smallest(font, name, weights, features):
    # Nothing asks for fractions, ligatures or what composes letters that the face has whole.
    subsetter = Subsetter(Options(layout_features=features, flavor="woff2"))
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    instantiateVariableFont(font, {"wght": weights}, inplace=True)
    font.save(FOLDER / f"{name}-latin.woff2")


text = open_latin("atkinson-hyperlegible-next")
take_slash_out_of_zero(text)
save_smallest(text, "atkinson-hyperlegible-next", (400, 700), ["kern", "tnum"])
save_smallest(open_latin("grandstander"), "grandstander", 800, ["kern"])
