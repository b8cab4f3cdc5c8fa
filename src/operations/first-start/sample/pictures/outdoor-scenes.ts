import { colours as c, hairs, skins } from './colours.js';
import { at, blob, box, paper, poly, strip } from './cut-paper.js';
import { person } from './person.js';
import { props as p } from './props.js';

const [light, fair, tan, brown, dark] = skins;
const [black, umber, chestnut, blond] = hairs;

/** What happens around a school. */
export const outdoorScenes = {
  /** A school in the morning. */
  school: () =>
    paper(c.partilharTint) +
    p.sun(180, 150, 74) +
    p.cloud(980, 130, 140) +
    p.ground(600, c.fazer) +
    box(250, 280, 700, 330, c.card, 8) +
    poly(
      [
        [220, 290],
        [600, 110],
        [980, 286],
      ],
      c.sentir,
      8,
    ) +
    blob(600, 218, 46, 46, c.paper, 3) +
    strip('M600 218V190M600 218L620 230', 7, c.ink, 0) +
    [310, 420, 720, 830]
      .map((x) => box(x, 350, 74, 84, c.partilhar, 3) + strip(`M${x + 37} 350v84`, 6, c.card, 0))
      .join('') +
    [310, 830].map((x) => box(x, 480, 74, 84, c.partilhar, 3) + strip(`M${x + 37} 480v84`, 6, c.card, 0)).join('') +
    box(535, 420, 130, 190, c.bark, 3) +
    strip('M540 320h120', 34, c.imaginar, 3) +
    poly(
      [
        [520, 610],
        [680, 610],
        [860, 820],
        [380, 820],
      ],
      c.deep,
      0,
    ) +
    p.tree(130, 640, 330, c.fazerDeep) +
    p.tree(1080, 640, 300, c.fazerDeep) +
    person({
      x: 400,
      y: 750,
      height: 270,
      skin: light,
      hair: 'tails',
      hairColour: chestnut,
      top: c.imaginar,
      bottom: c.partilharDeep,
      arms: ['down', 'up'],
    }) +
    person({
      x: 600,
      y: 765,
      height: 265,
      skin: dark,
      hair: 'short',
      hairColour: black,
      top: c.sentir,
      bottom: c.ink,
      arms: ['out', 'down'],
    }) +
    person({
      x: 800,
      y: 755,
      height: 285,
      skin: tan,
      hair: 'veil',
      hairColour: c.purple,
      top: c.partilhar,
      bottom: c.ink,
      dress: true,
      arms: ['up', 'down'],
    }),
  /** The school's vegetable garden. */
  garden: () =>
    paper(c.imaginarTint) +
    p.sun(1020, 150, 80) +
    p.ground(480, c.fazerTint) +
    p.ground(600, c.fazer) +
    p.house(240, 490, 270, 190, c.card, c.partilhar) +
    box(90, 640, 1020, 150, c.bark, 8) +
    [170, 300, 430, 560, 690, 820, 950, 1050]
      .map((x, nth) =>
        nth % 2 === 0
          ? p.sprout(x, 662, 90, c.fazer)
          : blob(x, 636, 50, 40, '#7cc95c') + blob(x, 632, 28, 22, '#a6e07f', 2),
      )
      .join('') +
    person({
      x: 470,
      y: 650,
      height: 330,
      skin: brown,
      hair: 'curly',
      hairColour: umber,
      top: c.sentir,
      bottom: c.partilharDeep,
      arms: ['down', 'out'],
    }) +
    at(
      600,
      465,
      box(-10, -8, 92, 74, c.partilhar) +
        strip('M82 50L140 10', 16, c.partilhar) +
        strip('M-6 0Q-52 30 -6 58', 12, c.partilharDeep),
    ) +
    strip('M752 490l10 44M772 484l16 44M736 500l2 44', 6, c.partilhar, 0) +
    person({
      x: 900,
      y: 655,
      height: 345,
      skin: light,
      hair: 'long',
      hairColour: blond,
      top: c.purple,
      bottom: c.ink,
      arms: ['hold', 'up'],
    }) +
    poly(
      [
        [1006, 330],
        [1040, 344],
        [1000, 424],
      ],
      c.sentir,
      3,
    ) +
    [170, 430, 690, 950].map((x) => box(x - 70, 720, 90, 36, c.card, 3)).join(''),
  /** On foot to school, in company. */
  walking: () =>
    paper(c.partilharTint) +
    p.cloud(300, 110, 120) +
    p.house(150, 520, 210, 240, c.sentir, c.ink, c.paper) +
    p.house(390, 520, 230, 290, c.imaginar, c.sentirDeep) +
    p.house(650, 520, 220, 230, c.paper, c.fazer) +
    p.house(890, 520, 230, 310, c.purple, c.ink, c.paper) +
    p.house(1110, 520, 190, 220, c.fazer, c.imaginar) +
    p.ground(540, c.deep) +
    box(-20, 640, 1240, 190, '#57516f', 0) +
    [60, 240, 420, 600, 780, 960, 1140]
      .map((x) =>
        poly(
          [
            [x, 665],
            [x + 96, 665],
            [x + 76, 800],
            [x - 28, 800],
          ],
          c.paper,
          0,
        ),
      )
      .join('') +
    strip('M230 500Q420 560 600 505T1010 505', 9, c.sentirDeep) +
    person({
      x: 200,
      y: 730,
      height: 410,
      skin: dark,
      hair: 'short',
      hairColour: black,
      top: c.imaginar,
      bottom: c.ink,
      adult: true,
      beard: true,
      arms: ['up', 'out'],
    }) +
    person({
      x: 400,
      y: 730,
      height: 290,
      skin: light,
      hair: 'bob',
      hairColour: chestnut,
      top: c.sentir,
      bottom: c.partilharDeep,
      arms: ['out', 'out'],
    }) +
    person({
      x: 570,
      y: 730,
      height: 265,
      skin: tan,
      hair: 'spiky',
      hairColour: black,
      top: c.fazer,
      bottom: c.ink,
      arms: ['out', 'out'],
    }) +
    person({
      x: 740,
      y: 730,
      height: 285,
      skin: brown,
      hair: 'tails',
      hairColour: umber,
      top: c.partilhar,
      bottom: c.partilharDeep,
      dress: true,
      arms: ['out', 'out'],
    }) +
    person({
      x: 970,
      y: 730,
      height: 400,
      skin: fair,
      hair: 'long',
      hairColour: umber,
      top: c.purple,
      bottom: c.ink,
      adult: true,
      arms: ['out', 'up'],
    }),
  /** The playground's own rules. */
  playground: () =>
    paper(c.partilharTint) +
    p.sun(1030, 140, 74) +
    p.cloud(420, 120, 130) +
    p.ground(600, c.imaginar) +
    p.tree(1110, 640, 300) +
    strip('M120 700L250 270L380 700', 20, c.sentirDeep) +
    strip('M250 280H640', 20, c.sentirDeep) +
    strip('M520 700L640 270L760 700', 20, c.sentirDeep) +
    strip('M380 285V560M500 285V560', 7, c.ink, 0) +
    person({
      x: 440,
      y: 620,
      height: 300,
      skin: light,
      hair: 'tails',
      hairColour: blond,
      top: c.fazer,
      bottom: c.purple,
      dress: true,
      arms: ['up', 'up'],
    }) +
    box(370, 556, 140, 22, c.ink) +
    person({
      x: 230,
      y: 760,
      height: 320,
      skin: dark,
      hair: 'short',
      hairColour: black,
      top: c.sentir,
      bottom: c.partilharDeep,
      arms: ['down', 'out'],
    }) +
    person({
      x: 880,
      y: 760,
      height: 325,
      skin: tan,
      hair: 'bob',
      hairColour: black,
      top: c.partilhar,
      bottom: c.ink,
      arms: ['out', 'up'],
    }) +
    blob(680, 730, 52, 52, c.sentir, 6) +
    strip('M640 716Q680 690 722 716M640 748Q680 774 722 746', 7, c.paper, 0),
} as const;
