import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 800;
/** Sentir, Imaginar, Fazer, Partilhar. */
const STEP_COLOURS = ['#e4572e', '#f2b134', '#17877d', '#5b4b9a'] as const;
const PAPERS = ['#fbf3e4', '#f6e7d0', '#eaf3ef', '#efecf7'] as const;

/**
 * Draws a sample picture of cut-paper shapes, each `seed` another one, so that an empty database shows no empty page.
 * @returns JPEG, 1200 by 800
 */
export function samplePicture(seed: number): Promise<Buffer> {
  const random = generator(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const circle = () =>
    `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(60, 260)}" fill="${pick(STEP_COLOURS)}"/>`;
  const half = () => {
    const r = between(80, 240);
    const [x, y] = [between(100, WIDTH - 100), between(100, HEIGHT - 100)];
    return `<path d="M ${x - r} ${y} A ${r} ${r} 0 0 1 ${x + r} ${y} Z" fill="${pick(STEP_COLOURS)}" transform="rotate(${between(0, 359)} ${x} ${y})"/>`;
  };
  const hill = (colour: string, y: number) =>
    `<path d="M 0 ${y} C 300 ${y - between(60, 220)} 700 ${y + between(0, 160)} ${WIDTH} ${y - between(0, 180)} V ${HEIGHT} H 0 Z" fill="${colour}"/>`;
  const shapes = [
    circle(),
    circle(),
    half(),
    half(),
    circle(),
    hill(pick(STEP_COLOURS), 560),
    hill(pick(STEP_COLOURS), 690),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${pick(PAPERS)}"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

/** mulberry32: the same seed draws the same picture on every machine. */
function generator(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
