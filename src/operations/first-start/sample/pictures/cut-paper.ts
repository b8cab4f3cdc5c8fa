import { colours } from './colours.js';

export type Point = readonly [x: number, y: number];

/** A number between -0.5 and 0.5 that is always the same for the same three: the hand that is never quite steady. */
function wobble(a: number, b: number, nth: number): number {
  let mixed =
    Math.imul(Math.round(a), 374_761_393) ^ Math.imul(Math.round(b), 668_265_263) ^ Math.imul(nth + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296 - 0.5;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** What a picture of 1200 by 800 lies on. */
export const paper = (fill: string) => `<rect width="1200" height="800" fill="${fill}"/>`;

/** One sheet of paper with the shadow that it throws. */
export function sheet(d: string, fill: string, lift = 5): string {
  const shadow =
    lift > 0 ? `<path d="${d}" transform="translate(${lift * 0.7} ${lift})" fill="${colours.ink}" opacity=".15"/>` : '';
  return `${shadow}<path d="${d}" fill="${fill}"/>`;
}

/** A piece with straight edges. */
export function poly(points: readonly Point[], fill: string, lift = 5): string {
  return sheet(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, lift);
}

/** A rectangle, cut without a ruler. */
export function box(x: number, y: number, width: number, height: number, fill: string, lift = 5): string {
  const loose = Math.min(12, width * 0.06, height * 0.12) + 2;
  const corner = (cx: number, cy: number, nth: number): Point => [
    cx + wobble(cx, cy, nth) * loose,
    cy + wobble(cy, cx, nth + 7) * loose,
  ];
  return poly(
    [corner(x, y, 1), corner(x + width, y, 2), corner(x + width, y + height, 3), corner(x, y + height, 4)],
    fill,
    lift,
  );
}

/** A round piece, no two alike. */
export function blob(cx: number, cy: number, rx: number, ry: number, fill: string, lift = 5): string {
  const count = 9;
  const points = Array.from({ length: count }, (_, nth): Point => {
    const turn = (nth / count) * 2 * Math.PI;
    const reach = 1.035 + wobble(cx + rx, cy, nth) * 0.09;
    return [cx + Math.cos(turn) * rx * reach, cy + Math.sin(turn) * ry * reach];
  });
  return sheet(through(points), fill, lift);
}

/** A closed soft line near the points. */
function through(points: readonly Point[]): string {
  const middle = ([ax, ay]: Point, [bx, by]: Point) => `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  const last = points.at(-1) as Point;
  const curves = points.map((point, nth) => {
    const next = points[(nth + 1) % points.length] as Point;
    return `Q${round(point[0])} ${round(point[1])} ${middle(point, next)}`;
  });
  return `M${middle(last, points[0] as Point)}${curves.join('')}Z`;
}

/** A strip of paper along a line, with round ends. */
export function strip(d: string, width: number, colour: string, lift = 4): string {
  const line = (stroke: string, rest: string) =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${rest}/>`;
  const shadow = lift > 0 ? line(colours.ink, ` opacity=".15" transform="translate(${lift * 0.7} ${lift})"`) : '';
  return shadow + line(colour, '');
}

/** Puts a drawing elsewhere. */
export function at(x: number, y: number, drawing: string, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;
}
