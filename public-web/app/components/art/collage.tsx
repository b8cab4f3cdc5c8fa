import type { CollageName, Picture, Piece } from './collages';
import { collages } from './collages';
import { shapes } from './shapes';

const fills: Record<Piece['fill'], string> = {
  sentir: 'fill-sentir',
  imaginar: 'fill-imaginar',
  fazer: 'fill-fazer',
  partilhar: 'fill-partilhar',
  ink: 'fill-ink',
  paper: 'fill-paper',
  deep: 'fill-paper-deep',
};

/** An illustration of cut paper; it decorates, so readers of the page by ear skip it. */
export function Collage({ name, className = '' }: { name: CollageName; className?: string }) {
  const { box, pieces }: Picture = collages[name];
  return (
    <svg
      viewBox={`0 0 ${box[0]} ${box[1]}`}
      className={className}
      fillRule="evenodd"
      aria-hidden="true"
      focusable="false"
    >
      {pieces.map((piece, index) => {
        const { shape, x, y, size, turn = 0 } = piece;
        const scale = size / 200;
        return (
          <g key={index} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-100 -100)`}>
            <g className="settle">
              <path
                d={shapes[shape]}
                className="fill-ink"
                opacity=".13"
                transform={`rotate(${-turn} 100 100) translate(${3 / scale} ${5 / scale}) rotate(${turn} 100 100)`}
              />
              <path d={shapes[shape]} className={fills[piece.fill]} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
