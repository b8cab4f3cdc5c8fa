import { colours as c } from './colours.js';
import { at, blob, box, paper, strip } from './cut-paper.js';
import { props as p } from './props.js';

const lines = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, nth) =>
    strip(`M${x} ${y + nth * 40}h${nth === count - 1 ? width * 0.6 : width}`, 12, c.ink, 0),
  ).join('');

/** What lies on the table: the sheets of the sample materials. */
export const covers = {
  guide: () =>
    paper(c.purpleTint) +
    at(
      600,
      400,
      box(-330, -270, 320, 540, c.card, 9) +
        box(10, -270, 320, 540, c.card, 9) +
        p.dots(-170, -70, 66) +
        lines(-270, 140, 200, 3) +
        lines(70, -190, 200, 4) +
        p.heart(170, 110, 170),
      1,
      -4,
    ),
  feelingCards: () =>
    paper(c.sentirTint) +
    at(
      330,
      420,
      box(-140, -200, 280, 400, c.card, 9) +
        blob(0, -10, 96, 66, c.ink, 0) +
        blob(0, -10, 50, 50, c.card, 0) +
        blob(0, -10, 24, 24, c.ink, 0),
      1,
      -14,
    ) +
    at(
      870,
      420,
      box(-140, -200, 280, 400, c.imaginar, 9) + p.bubble(0, -10, 180, 120) + lines(-52, -26, 110, 2),
      1,
      13,
    ) +
    at(600, 390, box(-150, -215, 300, 430, c.sentir, 9) + p.heart(0, 10, 200, c.card), 1, -1),
  ideaSheets: () =>
    paper(c.imaginarTint) +
    at(
      600,
      400,
      box(-360, -270, 720, 540, c.card, 9) +
        [0, 1, 2, 3, 4, 5]
          .map((nth) =>
            box(
              -320 + (nth % 3) * 220,
              -230 + Math.floor(nth / 3) * 240,
              200,
              216,
              [c.imaginarTint, c.sentirTint, c.fazerTint, c.partilharTint, c.purpleTint, c.imaginarTint][nth] as string,
              0,
            ),
          )
          .join('') +
        p.bulb(0, -112, 170) +
        p.star(-220, -120, 62, c.sentir) +
        p.heart(220, -120, 110) +
        p.sprout(-220, 190, 150) +
        p.dots(0, 130, 40) +
        p.sun(222, 128, 46),
      1,
      3,
    ) +
    at(1010, 610, box(-20, -190, 44, 260, c.sentir) + box(-18, 66, 40, 34, c.wood, 0), 1, 32),
  plan: () =>
    paper(c.fazerTint) +
    at(
      600,
      400,
      box(-380, -270, 760, 540, c.card, 9) +
        box(-380, -270, 760, 86, c.fazer, 0) +
        [-140, -20, 100]
          .map(
            (y, nth) =>
              blob(-300, y + 20, 36, 36, [c.sentir, c.imaginar, c.partilhar][nth] as string, 3) +
              strip(`M-230 ${y + 20}h190`, 14, c.ink, 0) +
              box(
                20,
                y - 16,
                [150, 220, 290][nth] as number,
                66,
                [c.sentir, c.imaginar, c.partilhar][nth] as string,
                3,
              ),
          )
          .join('') +
        strip('M-330 214l20 22 44 -52', 14, c.fazerDeep, 0),
      1,
      -3,
    ),
  telling: () =>
    paper(c.partilharTint) +
    at(
      430,
      420,
      box(-210, -280, 420, 560, c.card, 9) + p.star(0, -160, 74, c.imaginar) + lines(-140, -30, 280, 5),
      1,
      -6,
    ) +
    p.bubble(850, 260, 400, 250, c.partilhar, -1) +
    p.heart(770, 262, 96, c.card) +
    p.bulb(930, 262, 130) +
    p.bubble(900, 580, 270, 150, c.sentir, 1) +
    strip('M830 565h140M830 600h90', 14, c.card, 0),
} as const;
