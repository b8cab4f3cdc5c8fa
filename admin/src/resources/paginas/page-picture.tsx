import type { Field, Fields } from '@contract/pages/field';
import { palette, type StepColour } from '../../theme/palette.js';

const WIDTH = 160;
const HEIGHT = 100;
const HEAD = 30;
const MARGIN = 8;

interface Block {
  readonly height: number;
  readonly parts: number;
}

/** How much room a field takes on its page, and in how many columns. */
function blockOf(field: Field): Block {
  if (field.kind === 'list') return { height: 16, parts: Math.min(4, Math.max(1, field.default.length)) };
  if (field.kind === 'group') return { height: 6 + 4 * Object.keys(field.fields).length, parts: 1 };
  return { height: field.kind === 'formatted' ? 14 : 5, parts: 1 };
}

/** Draws the outline of a page from its description: its head, its texts and its lists, in their order. */
export function PagePicture({ fields, colour }: { readonly fields: Fields; readonly colour: StepColour }) {
  const { dark, light } = palette[colour];
  const blocks = Object.values(fields).map(blockOf);
  const whole = blocks.reduce((sum, { height }) => sum + height + 3, 0);
  const scale = Math.min(1, (HEIGHT - HEAD - MARGIN) / Math.max(1, whole));
  let top = HEAD + 5;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" aria-hidden="true" focusable="false">
      <rect width={WIDTH} height={HEIGHT} fill={palette.paper.deep} />
      <rect width={WIDTH} height={HEAD} fill={light} />
      <rect x={MARGIN} y={9} width={WIDTH / 2.4} height={6} rx={2} fill={dark} />
      <rect x={MARGIN} y={19} width={WIDTH / 3.2} height={3} rx={1.5} fill={dark} opacity={0.5} />
      {blocks.map(({ height, parts }, index) => {
        const y = top;
        top += (height + 3) * scale;
        const width = (WIDTH - 2 * MARGIN - 4 * (parts - 1)) / parts;
        return Array.from({ length: parts }, (_, part) => (
          <rect
            key={`${index}-${part}`}
            x={MARGIN + part * (width + 4)}
            y={y}
            width={parts === 1 && index % 2 === 1 ? width * 0.8 : width}
            height={height * scale}
            rx={2}
            fill={parts > 1 ? light : dark}
            opacity={parts > 1 ? 1 : 0.18}
          />
        ));
      })}
    </svg>
  );
}
