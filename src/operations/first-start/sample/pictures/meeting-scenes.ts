import { colours as c, hairs, skins } from './colours.js';
import { blob, box, paper, strip } from './cut-paper.js';
import { bust, person } from './person.js';
import { props as p } from './props.js';

const [light, fair, tan, brown, dark] = skins;
const [black, umber, chestnut, blond, grey] = hairs;

/** Somebody on a screen, cut off where the window ends by a nested picture. */
const screen = (x: number, y: number, who: Parameters<typeof bust>[0]) =>
  `<svg x="${x - 146}" y="${y - 92}" width="292" height="184" viewBox="-146 -92 292 184">${bust(who, 0, -14, 46)}</svg>`;

/** Where people come together, and what they bring. */
export const meetingScenes = {
  /** A session online. */
  online: () =>
    paper(c.purpleTint) +
    p.ground(660, c.purple) +
    box(250, 80, 700, 480, c.ink, 10) +
    box(276, 106, 648, 428, c.partilharTint, 0) +
    (
      [
        [438, 210, c.imaginar],
        [762, 210, c.sentirTint],
        [438, 424, c.fazerTint],
        [762, 424, c.partilhar],
      ] as const
    )
      .map(([x, y, fill]) => box(x - 152, y - 98, 304, 196, fill, 3))
      .join('') +
    screen(438, 210, { skin: light, hair: 'long', hairColour: umber, top: c.fazer, glasses: true }) +
    screen(762, 210, { skin: dark, hair: 'short', hairColour: black, top: c.partilhar, beard: true }) +
    screen(438, 424, { skin: fair, hair: 'bun', hairColour: grey, top: c.sentir }) +
    screen(762, 424, { skin: tan, hair: 'bob', hairColour: black, top: c.imaginar }) +
    box(200, 534, 800, 50, '#57516f', 8) +
    box(60, 584, 1080, 60, c.wood, 10) +
    box(940, 490, 90, 100, c.sentir) +
    strip('M1030 515q40 25 0 50', 14, c.sentir) +
    p.sprout(150, 590, 190),
  /** Projects on show. */
  exhibition: () =>
    paper(c.sentirTint) +
    box(110, 80, 250, 300, c.card, 8) +
    p.heart(235, 190, 110) +
    strip('M160 290h150M160 330h100', 12, c.ink, 0) +
    box(475, 60, 250, 320, c.imaginar, 8) +
    p.bulb(600, 190, 170, c.card) +
    strip('M525 310h150M525 346h110', 12, c.ink, 0) +
    box(840, 80, 250, 300, c.card, 8) +
    p.dots(965, 190, 46) +
    strip('M890 310h150M890 346h90', 12, c.ink, 0) +
    p.ground(660, c.sentir) +
    p.table(600, 560, 430, 200) +
    p.house(510, 562, 100, 70, c.fazer, c.sentirDeep) +
    p.tree(620, 562, 120) +
    p.house(710, 562, 90, 60, c.card, c.purple) +
    person({
      x: 230,
      y: 760,
      height: 350,
      skin: brown,
      hair: 'bob',
      hairColour: black,
      top: c.fazer,
      bottom: c.ink,
      arms: ['hip', 'out'],
    }) +
    person({
      x: 390,
      y: 770,
      height: 310,
      skin: light,
      hair: 'short',
      hairColour: blond,
      top: c.partilhar,
      bottom: c.ink,
      arms: ['down', 'up'],
    }) +
    person({
      x: 905,
      y: 765,
      height: 385,
      skin: fair,
      hair: 'short',
      hairColour: grey,
      top: c.ink,
      bottom: '#57516f',
      adult: true,
      glasses: true,
      arms: ['hold', 'down'],
    }) +
    person({
      x: 1050,
      y: 772,
      height: 370,
      skin: tan,
      hair: 'curly',
      hairColour: umber,
      top: c.imaginar,
      bottom: c.partilharDeep,
      dress: true,
      adult: true,
      arms: ['down', 'up'],
    }),
  /** The volunteers, all together. */
  volunteers: () =>
    paper(c.fazerTint) +
    p.flags(40, [c.sentir, c.imaginar, c.fazer, c.partilhar]) +
    blob(600, 470, 480, 330, c.imaginar, 0) +
    p.ground(680, c.fazer) +
    person({
      x: 210,
      y: 735,
      height: 460,
      skin: tan,
      hair: 'long',
      hairColour: black,
      top: c.sentir,
      bottom: c.ink,
      adult: true,
      arms: ['up', 'down'],
    }) +
    person({
      x: 370,
      y: 730,
      height: 480,
      skin: dark,
      hair: 'short',
      hairColour: black,
      top: c.partilhar,
      bottom: c.ink,
      adult: true,
      beard: true,
      arms: ['down', 'hip'],
    }) +
    person({
      x: 530,
      y: 745,
      height: 450,
      skin: fair,
      hair: 'bun',
      hairColour: grey,
      top: c.purple,
      bottom: c.ink,
      dress: true,
      adult: true,
      glasses: true,
      arms: ['down', 'down'],
    }) +
    person({
      x: 690,
      y: 730,
      height: 475,
      skin: light,
      hair: 'curly',
      hairColour: chestnut,
      top: c.fazerDeep,
      bottom: c.partilharDeep,
      adult: true,
      arms: ['hip', 'up'],
    }) +
    person({
      x: 850,
      y: 745,
      height: 455,
      skin: brown,
      hair: 'veil',
      hairColour: c.sentirDeep,
      top: c.card,
      bottom: c.ink,
      dress: true,
      adult: true,
      arms: ['down', 'down'],
    }) +
    person({
      x: 1000,
      y: 735,
      height: 470,
      skin: light,
      hair: 'short',
      hairColour: blond,
      top: c.sentir,
      bottom: c.ink,
      adult: true,
      arms: ['down', 'up'],
    }) +
    p.heart(600, 180, 110),
  /** Books that travel from school to school. */
  books: () =>
    paper(c.deep) +
    p.ground(620, c.partilhar) +
    box(360, 430, 480, 290, c.wood, 10) +
    box(360, 430, 480, 46, c.bark, 0) +
    [
      [400, c.sentir, 170],
      [464, c.paper, 210],
      [528, c.fazer, 150],
      [592, c.purple, 200],
      [656, c.imaginar, 165],
      [720, c.ink, 190],
      [776, c.sentirDeep, 150],
    ]
      .map(([x, fill, height]) => box(Number(x), 440 - Number(height), 52, Number(height), String(fill), 3))
      .join('') +
    box(360, 430, 480, 290, c.wood, 0) +
    p.heart(600, 570, 150) +
    person({
      x: 200,
      y: 755,
      height: 350,
      skin: fair,
      hair: 'short',
      hairColour: umber,
      top: c.fazer,
      bottom: c.ink,
      glasses: true,
      arms: ['hip', 'out'],
    }) +
    person({
      x: 1000,
      y: 755,
      height: 345,
      skin: dark,
      hair: 'bun',
      hairColour: black,
      top: c.sentir,
      bottom: c.ink,
      dress: true,
      arms: ['out', 'up'],
    }) +
    p.bubble(230, 210, 190, 130, c.card, -1) +
    p.star(230, 208, 40, c.imaginar) +
    p.bubble(980, 190, 190, 130, c.card, 1) +
    p.heart(980, 195, 70, c.sentir),
} as const;
