import { colours as c, hairs, skins } from './colours.js';
import { blob, box, paper, strip } from './cut-paper.js';
import { person } from './person.js';
import { props as p } from './props.js';

const [light, fair, tan, brown, dark] = skins;
const [black, umber, chestnut, blond, grey] = hairs;

/** What happens inside a school. */
export const indoorScenes = {
  /** A teacher shows the four steps. */
  classroom: () =>
    paper(c.deep) +
    box(190, 60, 640, 370, c.bark, 8) +
    box(212, 82, 596, 326, c.fazerDeep, 0) +
    p.dots(430, 245, 66) +
    p.heart(364, 180, 52, c.paper) +
    p.bulb(496, 182, 68, c.paper) +
    p.star(364, 312, 32, c.paper) +
    p.bubble(496, 306, 62, 44, c.paper) +
    strip('M600 180h150M600 245h110M600 310h140', 12, c.paper, 0) +
    box(900, 90, 200, 230, c.partilharTint) +
    strip('M1000 90V320M900 205H1100', 10, c.card, 0) +
    p.ground(690, c.wood) +
    person({
      x: 900,
      y: 720,
      height: 520,
      skin: tan,
      hair: 'bun',
      hairColour: grey,
      top: c.sentir,
      bottom: c.ink,
      adult: true,
      glasses: true,
      arms: ['out', 'hip'],
    }) +
    [
      [170, c.partilhar, black, dark, 'up'],
      [420, c.imaginar, blond, light, 'none'],
      [670, c.purple, umber, fair, 'up'],
    ]
      .map(([x, top, hair, skin, arm]) => {
        const cx = Number(x);
        return (
          (arm === 'up'
            ? strip(`M${cx + 74} 740Q${cx + 110} 660 ${cx + 98} 560`, 34, String(top)) +
              blob(cx + 98, 545, 24, 24, String(skin), 2)
            : '') +
          blob(cx, 790, 108, 92, String(top)) +
          strip(`M${cx} 670V716`, 40, String(skin), 0) +
          blob(cx, 620, 74, 78, String(hair))
        );
      })
      .join(''),
  /** In the library: the young teach the old. */
  library: () =>
    paper('#e9d3ac') +
    [60, 250, 440]
      .map(
        (y, row) =>
          Array.from({ length: 15 }, (_, nth) => {
            const height = 104 + ((nth * 37 + row * 23) % 42);
            return box(
              78 + nth * 71,
              y + 150 - height,
              50,
              height,
              [c.sentir, c.imaginar, c.fazer, c.partilhar, c.purple, c.paper, c.ink][(nth * 3 + row) % 7] as string,
              2,
            );
          }).join('') + box(40, y + 150, 1120, 24, c.bark),
      )
      .join('') +
    p.ground(700, c.partilhar) +
    person({
      x: 430,
      y: 740,
      height: 440,
      skin: fair,
      hair: 'bald',
      hairColour: c.paper,
      top: c.fazerDeep,
      bottom: c.ink,
      adult: true,
      glasses: true,
      beard: false,
      arms: ['hip', 'hold'],
    }) +
    person({
      x: 610,
      y: 760,
      height: 320,
      skin: light,
      hair: 'tails',
      hairColour: chestnut,
      top: c.imaginar,
      bottom: c.partilharDeep,
      dress: true,
      arms: ['out', 'hold'],
    }) +
    box(508, 560, 58, 92, c.ink, 4) +
    box(516, 570, 42, 66, c.partilharTint, 0) +
    p.heart(537, 604, 26) +
    person({
      x: 830,
      y: 745,
      height: 430,
      skin: brown,
      hair: 'bun',
      hairColour: grey,
      top: c.sentir,
      bottom: c.ink,
      dress: true,
      adult: true,
      arms: ['out', 'down'],
    }),
  /** Lunch with less noise. */
  canteen: () =>
    paper(c.fazerTint) +
    box(70, 60, 250, 260, c.partilharTint) +
    strip('M195 60v260M70 190h250', 10, c.card, 0) +
    box(960, 70, 130, 320, c.ink) +
    blob(1025, 130, 44, 44, c.sentir, 0) +
    blob(1025, 230, 44, 44, c.imaginar, 0) +
    blob(1025, 330, 48, 48, c.fazer, 0) +
    p.ground(640, c.deep) +
    person({
      x: 330,
      y: 735,
      height: 330,
      skin: tan,
      hair: 'long',
      hairColour: black,
      top: c.sentir,
      seated: true,
      arms: ['down', 'out'],
    }) +
    person({
      x: 520,
      y: 715,
      height: 320,
      skin: dark,
      hair: 'spiky',
      hairColour: black,
      top: c.imaginar,
      seated: true,
      arms: ['hold', 'up'],
    }) +
    person({
      x: 700,
      y: 715,
      height: 320,
      skin: light,
      hair: 'curly',
      hairColour: chestnut,
      top: c.partilhar,
      seated: true,
      arms: ['up', 'hold'],
    }) +
    person({
      x: 880,
      y: 735,
      height: 330,
      skin: fair,
      hair: 'veil',
      hairColour: c.fazerDeep,
      top: c.purple,
      seated: true,
      arms: ['out', 'down'],
    }) +
    box(560, 700, 90, 110, c.bark) +
    blob(605, 660, 400, 84, c.wood, 10) +
    [
      [390, 650],
      [545, 690],
      [700, 688],
      [830, 645],
    ]
      .map(
        ([x = 0, y = 0], nth) =>
          blob(x, y, 64, 26, c.card, 3) +
          blob(x, y - 4, 34, 14, [c.sentir, c.fazer, c.imaginar, '#7cc95c'][nth] as string, 2),
      )
      .join('') +
    box(590, 592, 36, 50, c.partilhar, 3),
} as const;
