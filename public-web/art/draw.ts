import { palette } from '../../contract/palette.ts';
import { type Picture, type Piece, pictures } from './pictures.ts';
import { shapes } from './shapes.ts';

const { fazer, imaginar, ink, paper, paperDeep, partilhar, sentir } = palette;
const fills: Record<Piece['fill'], string> = { sentir, imaginar, fazer, partilhar, ink, paper, deep: paperDeep };

/** The sheets fall into place once, each from where it is told, and not at all for those who want no motion. */
const MOTION =
  '<style>@media (prefers-reduced-motion:no-preference){.s{animation:s .7s cubic-bezier(.2,1.4,.4,1) both;transform-box:fill-box;transform-origin:center}.s:nth-child(2n){animation-delay:.09s}.s:nth-child(3n){animation-delay:.16s}}@keyframes s{from{transform:translate(var(--x,0),var(--y,0)) rotate(-7deg) scale(.93)}}</style>';

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill-rule="evenodd">${body}</svg>\n`;
}

/** @param from where it comes from, as far from its place as in SVG's units */
function sheet({ shape, fill, x, y, size, turn = 0 }: Piece, from?: { x: number; y: number }): string {
  const scale = size / 200;
  const place = (dx: number, dy: number) =>
    `translate(${x + dx} ${y + dy}) rotate(${turn}) scale(${scale}) translate(-100 -100)`;
  const path = (transform: string, colours: string) =>
    `<path d="${shapes[shape]}" transform="${transform}" ${colours}/>`;
  const shadow = path(place(3, 5), `fill="${fills.ink}" opacity=".13"`);
  const way = from ? ` style="--x:${from.x}px;--y:${from.y}px"` : '';
  return `<g class="s"${way}>${shadow}${path(place(0, 0), `fill="${fills[fill]}"`)}</g>`;
}

function picture({ box: [width, height], pieces, assembles }: Picture): string {
  const outwards = ({ x, y }: Piece) => ({ x: Math.round((x - width / 2) / 2), y: Math.round((y - height / 2) / 2) });
  return svg(
    width,
    height,
    MOTION + pieces.map((piece) => sheet(piece, assembles ? outwards(piece) : undefined)).join(''),
  );
}

function emblem(shape: keyof typeof shapes, fill: Piece['fill']): string {
  const disc = `<path d="${shapes.disc}" fill="${fills[fill]}"/>`;
  const sign = `<path d="${shapes[shape]}" transform="translate(46 46) scale(.54)" fill="${fills.ink}"/>`;
  return svg(220, 220, `<g transform="translate(10 10)">${disc}${sign}</g>`);
}

/** Every drawing as SVG, by its file name (docs/decisions/0011). */
export function drawings(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, drawn] of Object.entries(pictures)) files.set(`${name}.svg`, picture(drawn));
  for (const shape of Object.keys(shapes) as (keyof typeof shapes)[]) {
    for (const fill of ['sentir', 'imaginar', 'fazer', 'partilhar'] as const) {
      files.set(`emblem-${shape}-${fill}.svg`, emblem(shape, fill));
    }
  }
  return files;
}
