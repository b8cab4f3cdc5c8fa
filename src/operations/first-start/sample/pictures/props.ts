import { colours as c } from './colours.js';
import { blob, box, poly, sheet, strip } from './cut-paper.js';

const ground = (y: number, fill: string) =>
  sheet(`M-20 ${y}Q240 ${y - 34} 520 ${y - 6}T1220 ${y - 22}V820H-20Z`, fill, 0);

export const props = {
  ground,
  sun: (x: number, y: number, r: number) => {
    const points = Array.from({ length: 24 }, (_, nth): [number, number] => {
      const reach = nth % 2 === 0 ? r * 1.45 : r * 1.08;
      return [x + Math.cos((nth / 12) * Math.PI) * reach, y + Math.sin((nth / 12) * Math.PI) * reach];
    });
    return poly(points, c.imaginar) + blob(x, y, r * 0.86, r * 0.86, c.paper, 0);
  },
  cloud: (x: number, y: number, size: number) =>
    blob(x - size * 0.5, y + size * 0.1, size * 0.45, size * 0.3, c.card) +
    blob(x + size * 0.45, y + size * 0.12, size * 0.5, size * 0.28, c.card) +
    blob(x, y - size * 0.1, size * 0.5, size * 0.42, c.card, 0),
  tree: (x: number, y: number, size: number, leaf: string = c.fazer) =>
    box(x - size * 0.06, y - size * 0.55, size * 0.12, size * 0.55, c.bark) +
    blob(x, y - size * 0.82, size * 0.36, size * 0.36, leaf) +
    blob(x - size * 0.22, y - size * 0.6, size * 0.24, size * 0.2, leaf, 3) +
    blob(x + size * 0.22, y - size * 0.6, size * 0.24, size * 0.2, leaf, 3),
  heart: (x: number, y: number, size: number, fill: string = c.sentir) =>
    sheet(
      `M${x} ${y + size * 0.45}C${x - size * 0.9} ${y - size * 0.1} ${x - size * 0.45} ${y - size * 0.75} ${x} ${y - size * 0.25}C${x + size * 0.45} ${y - size * 0.75} ${x + size * 0.9} ${y - size * 0.1} ${x} ${y + size * 0.45}Z`,
      fill,
      4,
    ),
  bulb: (x: number, y: number, size: number, fill: string = c.imaginar) =>
    blob(x, y - size * 0.18, size * 0.36, size * 0.38, fill, 4) +
    box(x - size * 0.16, y + size * 0.14, size * 0.32, size * 0.16, fill, 2) +
    box(x - size * 0.13, y + size * 0.33, size * 0.26, size * 0.09, c.ink, 2),
  bubble: (x: number, y: number, width: number, height: number, fill: string = c.card, tail = -1) =>
    sheet(
      `M${x - width / 2 + 14} ${y - height / 2}L${x + width / 2 - 8} ${y - height / 2 - 6}Q${x + width / 2 + 6} ${y - height / 2} ${x + width / 2} ${y - height / 2 + 20}L${x + width / 2 - 6} ${y + height / 2 - 12}Q${x + width / 2 - 10} ${y + height / 2} ${x + width / 2 - 26} ${y + height / 2}L${x + tail * width * 0.1} ${y + height / 2 + 2}L${x + tail * width * 0.32} ${y + height / 2 + 46}L${x + tail * width * 0.3 - 16} ${y + height / 2 + 2}L${x - width / 2 + 18} ${y + height / 2 + 4}Q${x - width / 2} ${y + height / 2} ${x - width / 2} ${y + height / 2 - 18}L${x - width / 2 - 4} ${y - height / 2 + 22}Q${x - width / 2 - 4} ${y - height / 2} ${x - width / 2 + 14} ${y - height / 2}Z`,
      fill,
    ),
  table: (x: number, y: number, width: number, height: number, fill: string = c.wood) =>
    box(x - width * 0.42, y + 20, width * 0.06, height, c.bark) +
    box(x + width * 0.36, y + 20, width * 0.06, height, c.bark) +
    box(x - width / 2, y, width, 40, fill, 8),
  bench: (x: number, y: number, width: number, fill: string) =>
    box(x - width * 0.42, y, 26, 76, c.ink) +
    box(x + width * 0.42 - 26, y, 26, 76, c.ink) +
    box(x - width / 2, y - 16, width, 30, fill),
  flags: (y: number, fills: readonly string[]) =>
    strip(`M-20 ${y}Q600 ${y + 110} 1220 ${y - 10}`, 5, c.ink, 0) +
    Array.from({ length: 13 }, (_, nth) => {
      const x = 40 + nth * 94;
      const t = (x + 20) / 1240;
      const top = (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + 110) + t * t * (y - 10);
      return poly(
        [
          [x - 30, top],
          [x + 30, top + 2],
          [x + 1, top + 62],
        ],
        fills[nth % fills.length] as string,
        4,
      );
    }).join(''),
  house: (x: number, y: number, width: number, height: number, wall: string, roof: string, door: string = c.ink) =>
    box(x - width / 2, y - height, width, height, wall) +
    poly(
      [
        [x - width * 0.6, y - height + 4],
        [x + 4, y - height - width * 0.42],
        [x + width * 0.6, y - height],
      ],
      roof,
    ) +
    box(
      x - width * 0.34,
      y - height * 0.78,
      width * 0.22,
      width * 0.22,
      wall === c.card ? c.partilharTint : c.card,
      2,
    ) +
    box(
      x + width * 0.12,
      y - height * 0.78,
      width * 0.22,
      width * 0.22,
      wall === c.card ? c.partilharTint : c.card,
      2,
    ) +
    box(x - width * 0.11, y - height * 0.4, width * 0.22, height * 0.4, door, 2),
  sprout: (x: number, y: number, size: number, leaf: string = c.fazer) =>
    strip(`M${x} ${y}L${x} ${y - size * 0.5}`, size * 0.1, c.fazerDeep, 0) +
    blob(x - size * 0.26, y - size * 0.58, size * 0.28, size * 0.16, leaf, 2) +
    blob(x + size * 0.26, y - size * 0.7, size * 0.28, size * 0.16, leaf, 2),
  star: (x: number, y: number, r: number, fill: string) =>
    poly(
      Array.from({ length: 10 }, (_, nth): [number, number] => {
        const reach = nth % 2 === 0 ? r : r * 0.45;
        const turn = (nth / 5) * Math.PI - Math.PI / 2;
        return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
      }),
      fill,
      3,
    ),
  note: (x: number, y: number, size: number, fill: string, mark = true) =>
    box(x - size / 2, y - size / 2, size, size, fill, 4) +
    (mark
      ? strip(
          `M${x - size * 0.28} ${y - size * 0.12}h${size * 0.5}M${x - size * 0.28} ${y + size * 0.12}h${size * 0.34}`,
          size * 0.07,
          c.ink,
          0,
        )
      : ''),
  dots: (x: number, y: number, r: number) =>
    blob(x - r, y - r, r * 0.92, r * 0.92, c.sentir, 4) +
    blob(x + r, y - r, r * 0.92, r * 0.92, c.imaginar, 4) +
    blob(x - r, y + r, r * 0.92, r * 0.92, c.fazer, 4) +
    blob(x + r, y + r, r * 0.92, r * 0.92, c.partilhar, 4),
} as const;
