import { colours as c, hairs, skins } from './colours.js';
import { at, blob, box, paper, poly, strip } from './cut-paper.js';
import { person } from './person.js';
import { props as p } from './props.js';

const [light, fair, tan, brown, dark] = skins;
const [black, umber, chestnut, blond, grey] = hairs;

/** The four steps, each at work; a picture is 1200 by 800. */
export const stepScenes = {
  /** Sentir: two children on a bench in the playground, one speaks and one listens. */
  listening: () =>
    paper(c.sentirTint) +
    p.sun(1010, 150, 78) +
    p.cloud(220, 140, 130) +
    p.ground(590, c.sentir) +
    p.tree(170, 640, 430) +
    p.bench(620, 640, 560, c.wood) +
    person({
      x: 470,
      y: 735,
      height: 330,
      skin: dark,
      hair: 'tails',
      hairColour: black,
      top: c.imaginar,
      bottom: c.partilharDeep,
      arms: ['down', 'out'],
    }) +
    person({
      x: 740,
      y: 740,
      height: 345,
      skin: light,
      hair: 'spiky',
      hairColour: chestnut,
      top: c.fazer,
      bottom: c.ink,
      arms: ['hold', 'hold'],
    }) +
    p.bubble(560, 235, 250, 170) +
    p.heart(560, 240, 120) +
    p.star(960, 690, 28, c.imaginar),
  /** Imaginar: ideas around a table. */
  ideas: () =>
    paper(c.imaginarTint) +
    box(130, 70, 940, 330, c.card, 8) +
    [c.sentir, c.imaginar, c.fazer, c.partilhar, c.purple, c.sentir, c.fazer, c.imaginar, c.partilhar, c.sentir]
      .map((fill, nth) =>
        p.note(215 + (nth % 5) * 95 + (nth % 5 > 2 ? 200 : 0), 150 + Math.floor(nth / 5) * 130, 84, fill),
      )
      .join('') +
    p.bulb(605, 210, 220) +
    p.ground(690, c.imaginar) +
    person({
      x: 270,
      y: 720,
      height: 330,
      skin: fair,
      hair: 'bob',
      hairColour: umber,
      top: c.sentir,
      arms: ['up', 'down'],
      seated: true,
    }) +
    person({
      x: 480,
      y: 715,
      height: 310,
      skin: dark,
      hair: 'curly',
      hairColour: black,
      top: c.partilhar,
      arms: ['hold', 'hold'],
      seated: true,
    }) +
    person({
      x: 710,
      y: 718,
      height: 320,
      skin: light,
      hair: 'short',
      hairColour: blond,
      top: c.fazer,
      arms: ['hold', 'up'],
      glasses: true,
      seated: true,
    }) +
    person({
      x: 930,
      y: 718,
      height: 325,
      skin: tan,
      hair: 'long',
      hairColour: black,
      top: c.purple,
      arms: ['down', 'up'],
      seated: true,
    }) +
    box(110, 620, 980, 70, c.wood, 8) +
    box(170, 690, 70, 130, c.bark) +
    box(960, 690, 70, 130, c.bark) +
    poly(
      [
        [300, 640],
        [420, 628],
        [430, 664],
        [306, 672],
      ],
      c.card,
      3,
    ) +
    poly(
      [
        [560, 634],
        [640, 640],
        [634, 672],
        [556, 664],
      ],
      c.sentirTint,
      3,
    ) +
    poly(
      [
        [760, 630],
        [880, 642],
        [872, 672],
        [756, 662],
      ],
      c.card,
      3,
    ),
  /** Fazer: building a bench and painting it. */
  building: () =>
    paper(c.fazerTint) +
    p.sun(170, 150, 70) +
    p.ground(610, c.fazer) +
    p.house(930, 612, 330, 230, c.card, c.sentir) +
    p.tree(90, 660, 350, c.fazerDeep) +
    box(330, 560, 500, 46, c.imaginar, 8) +
    box(360, 606, 44, 130, c.bark) +
    box(755, 606, 44, 130, c.bark) +
    box(330, 470, 500, 38, c.imaginar) +
    box(372, 506, 26, 60, c.bark, 2) +
    box(762, 506, 26, 60, c.bark, 2) +
    person({
      x: 270,
      y: 760,
      height: 350,
      skin: brown,
      hair: 'short',
      hairColour: black,
      top: c.sentir,
      bottom: c.ink,
      arms: ['hip', 'up'],
    }) +
    at(353, 424, box(-8, -70, 16, 90, c.wood) + box(-42, -92, 84, 32, c.ink), 1, 14) +
    person({
      x: 960,
      y: 765,
      height: 340,
      skin: light,
      hair: 'tails',
      hairColour: chestnut,
      top: c.partilhar,
      bottom: c.partilharDeep,
      dress: true,
      arms: ['out', 'hip'],
    }) +
    strip('M850 565L812 540', 14, c.wood) +
    box(780, 516, 40, 30, c.sentir, 3) +
    box(1070, 690, 92, 84, c.sentir) +
    blob(1116, 692, 46, 13, c.sentirDeep, 0) +
    p.star(580, 532, 16, c.sentir),
  /** Partilhar: the festival's stage. */
  stage: () =>
    paper(c.partilharTint) +
    box(150, 40, 900, 500, c.partilhar, 0) +
    poly(
      [
        [600, 40],
        [180, 560],
        [1020, 560],
      ],
      '#8fb1fc',
      0,
    ) +
    poly(
      [
        [70, 30],
        [330, 30],
        [270, 300],
        [180, 545],
        [70, 545],
      ],
      c.sentir,
      8,
    ) +
    poly(
      [
        [1130, 30],
        [870, 30],
        [930, 300],
        [1020, 545],
        [1130, 545],
      ],
      c.sentir,
      8,
    ) +
    p.flags(46, [c.imaginar, c.fazer, c.paper, c.purple]) +
    box(90, 530, 1020, 90, c.wood, 8) +
    person({
      x: 420,
      y: 545,
      height: 285,
      skin: tan,
      hair: 'bun',
      hairColour: umber,
      top: c.fazer,
      bottom: c.ink,
      arms: ['up', 'down'],
    }) +
    person({
      x: 600,
      y: 552,
      height: 310,
      skin: dark,
      hair: 'curly',
      hairColour: black,
      top: c.imaginar,
      bottom: c.ink,
      dress: true,
      arms: ['out', 'up'],
    }) +
    person({
      x: 780,
      y: 545,
      height: 290,
      skin: light,
      hair: 'short',
      hairColour: blond,
      top: c.purple,
      bottom: c.ink,
      arms: ['down', 'up'],
    }) +
    [
      [100, black, fair],
      [235, chestnut, dark],
      [365, blond, light],
      [500, umber, tan],
      [640, black, brown],
      [775, grey, fair],
      [910, chestnut, light],
      [1050, black, dark],
    ]
      .map(([x, hair, skin], nth) => {
        const [cx, y] = [Number(x), 735 + (nth % 2) * 18];
        return (
          (nth % 3 === 1
            ? strip(`M${cx - 50} ${y + 60}L${cx - 62} ${y - 80}`, 26, String(skin)) +
              strip(`M${cx + 50} ${y + 60}L${cx + 64} ${y - 84}`, 26, String(skin))
            : '') +
          blob(cx, y + 92, 84, 60, [c.sentir, c.fazer, c.imaginar, c.purple][nth % 4] as string) +
          blob(cx, y, 52, 56, String(hair))
        );
      })
      .join(''),
} as const;
