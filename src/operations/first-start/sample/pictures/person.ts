import { colours } from './colours.js';
import { blob, poly, sheet, strip } from './cut-paper.js';

type Arm = 'down' | 'up' | 'out' | 'hold' | 'hip';
type Hair = 'short' | 'long' | 'curly' | 'bun' | 'tails' | 'bob' | 'veil' | 'spiky' | 'bald';

export type Person = {
  /** Where the feet stand. */
  x: number;
  y: number;
  height: number;
  skin: string;
  hair: Hair;
  hairColour: string;
  top: string;
  bottom?: string;
  dress?: boolean;
  /** The arm at the left and at the right of the picture. */
  arms?: readonly [Arm, Arm];
  adult?: boolean;
  glasses?: boolean;
  beard?: boolean;
  /** Only what is seen behind a table. */
  seated?: boolean;
};

/** Where the hand is from the shoulder, outwards and downwards, for a body of 100. */
const HANDS: Record<Arm, readonly [elbow: readonly [number, number], hand: readonly [number, number]]> = {
  down: [
    [7, 12],
    [6, 25],
  ],
  up: [
    [14, -4],
    [15, -25],
  ],
  out: [
    [10, 5],
    [24, -3],
  ],
  hold: [
    [9, 12],
    [-5, 16],
  ],
  hip: [
    [15, 9],
    [3, 20],
  ],
};

/** A whole figure of cut paper. */
export function person(who: Person): string {
  const { x, y, height, skin, top, dress = false, adult = false, seated = false, arms = ['down', 'down'] } = who;
  const unit = height / 100;
  const bottom = who.bottom ?? colours.ink;
  const radius = (adult ? 12.5 : 16) * unit;
  const headY = y - height + radius;
  const shoulderY = headY + radius * 1.35;
  const hipY = y - (adult ? 42 : 33) * unit;
  const half = (adult ? 12 : 11.5) * unit;
  const thick = 7.2 * unit;
  const leg = (side: number) =>
    strip(`M${x + side * half * 0.5} ${hipY}L${x + side * half * 0.58} ${y - 3 * unit}`, thick * 1.25, bottom) +
    blob(x + side * (half * 0.58 + 2.4 * unit), y - 1.5 * unit, 6.4 * unit, 3.6 * unit, colours.ink, 2);
  const arm = (side: -1 | 1, pose: Arm) => {
    const [elbow, hand] = HANDS[pose];
    const sx = x + side * (half - 2.5 * unit);
    const sy = shoulderY + 5 * unit;
    const [hx, hy] = [sx + side * hand[0] * unit, sy + hand[1] * unit];
    return (
      strip(`M${sx} ${sy}Q${sx + side * elbow[0] * unit} ${sy + elbow[1] * unit} ${hx} ${hy}`, thick, top, 3) +
      blob(hx, hy, 4.4 * unit, 4.4 * unit, skin, 2)
    );
  };
  const flare = dress ? half * 1.75 : half * 1.1;
  const hem = dress ? hipY + 12 * unit : hipY + 3 * unit;
  const trunk = sheet(
    `M${x - half} ${shoulderY + 6 * unit}Q${x - half} ${shoulderY} ${x - half * 0.4} ${shoulderY - 1 * unit}L${x + half * 0.4} ${shoulderY - 1 * unit}Q${x + half} ${shoulderY} ${x + half} ${shoulderY + 6 * unit}L${x + flare} ${hem}L${x - flare} ${hem + 1.5 * unit}Z`,
    top,
  );
  return (
    behind(who, x, headY, radius) +
    (seated ? '' : leg(-1) + leg(1)) +
    strip(`M${x} ${headY}L${x} ${shoulderY + 2 * unit}`, radius * 0.62, skin, 0) +
    trunk +
    head(who, x, headY, radius) +
    arm(-1, arms[0]) +
    arm(1, arms[1])
  );
}

/** Head and hair, looking out of the picture. */
function head(
  who: Pick<Person, 'skin' | 'hair' | 'hairColour' | 'glasses' | 'beard'>,
  x: number,
  y: number,
  r: number,
): string {
  const { skin, hair, hairColour } = who;
  const eye = (side: number) =>
    `<circle cx="${x + side * r * 0.36}" cy="${y + r * 0.08}" r="${r * 0.085}" fill="${colours.ink}"/>`;
  const cheek = (side: number) =>
    `<circle cx="${x + side * r * 0.56}" cy="${y + r * 0.36}" r="${r * 0.16}" fill="${colours.sentir}" opacity=".35"/>`;
  const ear = (side: number) =>
    hair === 'veil' ? '' : blob(x + side * r * 0.98, y + r * 0.1, r * 0.17, r * 0.2, skin, 0);
  const smile = `<path d="M${x - r * 0.28} ${y + r * 0.42}Q${x} ${y + r * 0.7} ${x + r * 0.28} ${y + r * 0.42}" fill="none" stroke="${colours.ink}" stroke-width="${r * 0.09}" stroke-linecap="round"/>`;
  const beard = who.beard
    ? sheet(
        `M${x - r * 0.92} ${y + r * 0.2}Q${x - r * 0.8} ${y + r * 1.2} ${x} ${y + r * 1.22}Q${x + r * 0.8} ${y + r * 1.2} ${x + r * 0.92} ${y + r * 0.2}Q${x} ${y + r * 0.5} ${x - r * 0.92} ${y + r * 0.2}Z`,
        hairColour,
        0,
      )
    : '';
  const mouth = who.beard
    ? `<path d="M${x - r * 0.22} ${y + r * 0.56}Q${x} ${y + r * 0.78} ${x + r * 0.22} ${y + r * 0.56}" fill="none" stroke="${colours.paper}" stroke-width="${r * 0.1}" stroke-linecap="round"/>`
    : smile;
  const lens = (side: number) =>
    `<circle cx="${x + side * r * 0.37}" cy="${y + r * 0.08}" r="${r * 0.26}" fill="none" stroke="${colours.ink}" stroke-width="${r * 0.07}"/>`;
  const glasses = who.glasses
    ? `${lens(-1)}${lens(1)}<path d="M${x - r * 0.12} ${y + r * 0.06}h${r * 0.24}" stroke="${colours.ink}" stroke-width="${r * 0.07}"/>`
    : '';
  return (
    ear(-1) +
    ear(1) +
    blob(x, y, r * 0.97, r, skin, 3) +
    beard +
    cheek(-1) +
    cheek(1) +
    eye(-1) +
    eye(1) +
    mouth +
    glasses +
    inFront(who, x, y, r)
  );
}

function behind({ hair, hairColour }: Pick<Person, 'hair' | 'hairColour'>, x: number, y: number, r: number): string {
  switch (hair) {
    case 'long':
      return sheet(
        `M${x - r * 1.08} ${y}Q${x - r * 1.1} ${y - r * 1.2} ${x} ${y - r * 1.18}Q${x + r * 1.1} ${y - r * 1.2} ${x + r * 1.08} ${y}L${x + r * 1.22} ${y + r * 1.75}Q${x} ${y + r * 2} ${x - r * 1.22} ${y + r * 1.75}Z`,
        hairColour,
      );
    case 'bob':
      return sheet(
        `M${x - r * 1.15} ${y + r * 0.85}Q${x - r * 1.35} ${y - r * 1.2} ${x} ${y - r * 1.2}Q${x + r * 1.35} ${y - r * 1.2} ${x + r * 1.15} ${y + r * 0.85}Z`,
        hairColour,
      );
    case 'curly':
      return [
        [-1, -0.1],
        [-0.85, -0.7],
        [-0.3, -1.05],
        [0.35, -1.05],
        [0.88, -0.68],
        [1.02, -0.08],
        [-0.95, 0.42],
        [0.97, 0.42],
      ]
        .map(([dx = 0, dy = 0]) => blob(x + dx * r, y + dy * r, r * 0.5, r * 0.5, hairColour, 3))
        .join('');
    case 'bun':
      return blob(x, y - r * 1.25, r * 0.48, r * 0.44, hairColour);
    case 'tails':
      return (
        blob(x - r * 1.35, y + r * 0.25, r * 0.4, r * 0.72, hairColour) +
        blob(x + r * 1.35, y + r * 0.25, r * 0.4, r * 0.72, hairColour)
      );
    case 'veil':
      return sheet(
        `M${x - r * 1.2} ${y + r * 1.55}Q${x - r * 1.5} ${y - r * 1.35} ${x} ${y - r * 1.32}Q${x + r * 1.5} ${y - r * 1.35} ${x + r * 1.2} ${y + r * 1.55}Q${x} ${y + r * 1.9} ${x - r * 1.2} ${y + r * 1.55}Z`,
        hairColour,
      );
    case 'bald':
    case 'short':
    case 'spiky':
      return '';
  }
}

function inFront({ hair, hairColour }: Pick<Person, 'hair' | 'hairColour'>, x: number, y: number, r: number): string {
  const cap = (depth: number) =>
    sheet(
      `M${x - r * 1.02} ${y + r * depth}Q${x - r * 1.08} ${y - r * 1.16} ${x} ${y - r * 1.14}Q${x + r * 1.08} ${y - r * 1.16} ${x + r * 1.02} ${y + r * depth}Q${x + r * 0.7} ${y - r * 0.5} ${x + r * 0.1} ${y - r * 0.52}Q${x - r * 0.62} ${y - r * 0.5} ${x - r * 1.02} ${y + r * depth}Z`,
      hairColour,
      0,
    );
  switch (hair) {
    case 'spiky':
      return poly(
        [
          [x - r * 1.02, y - r * 0.1],
          [x - r * 1.05, y - r * 0.85],
          [x - r * 0.62, y - r * 0.8],
          [x - r * 0.45, y - r * 1.32],
          [x - r * 0.02, y - r],
          [x + r * 0.38, y - r * 1.34],
          [x + r * 0.58, y - r * 0.84],
          [x + r * 1.06, y - r * 0.8],
          [x + r * 1.02, y - r * 0.1],
          [x + r * 0.6, y - r * 0.5],
          [x, y - r * 0.42],
          [x - r * 0.6, y - r * 0.5],
        ],
        hairColour,
        0,
      );
    case 'bald':
      return (
        blob(x - r * 0.96, y - r * 0.12, r * 0.22, r * 0.36, hairColour, 0) +
        blob(x + r * 0.96, y - r * 0.12, r * 0.22, r * 0.36, hairColour, 0)
      );
    case 'veil':
      return (
        sheet(
          `M${x - r * 1.12} ${y + r * 0.3}Q${x - r * 1.2} ${y - r * 1.28} ${x} ${y - r * 1.26}Q${x + r * 1.2} ${y - r * 1.28} ${x + r * 1.12} ${y + r * 0.3}Q${x + r * 0.8} ${y - r * 0.66} ${x} ${y - r * 0.66}Q${x - r * 0.8} ${y - r * 0.66} ${x - r * 1.12} ${y + r * 0.3}Z`,
          hairColour,
          0,
        ) +
        sheet(
          `M${x - r * 1.14} ${y + r * 0.15}Q${x - r * 0.95} ${y + r * 1.02} ${x} ${y + r * 1.02}Q${x + r * 0.95} ${y + r * 1.02} ${x + r * 1.14} ${y + r * 0.15}L${x + r * 1.22} ${y + r * 1.6}Q${x} ${y + r * 2.05} ${x - r * 1.22} ${y + r * 1.6}Z`,
          hairColour,
          0,
        )
      );
    case 'curly':
      return cap(-0.3);
    case 'bob':
    case 'bun':
    case 'long':
    case 'short':
    case 'tails':
      return cap(0.05);
  }
}

/** Head, hair and shoulders, large. */
export function bust(who: Omit<Person, 'x' | 'y' | 'height'>, x: number, y: number, r: number): string {
  return (
    behind(who, x, y, r) +
    strip(`M${x} ${y}L${x} ${y + r * 1.5}`, r * 0.7, who.skin, 0) +
    sheet(
      `M${x - r * 2.1} ${y + r * 3.4}Q${x - r * 2.05} ${y + r * 1.45} ${x - r * 0.5} ${y + r * 1.28}Q${x} ${y + r * 1.7} ${x + r * 0.5} ${y + r * 1.28}Q${x + r * 2.05} ${y + r * 1.45} ${x + r * 2.1} ${y + r * 3.4}Z`,
      who.top,
      8,
    ) +
    head(who, x, y, r)
  );
}
