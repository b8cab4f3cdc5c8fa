import type { Step } from '~/lib/step-classes';
import { shapes } from './shapes';

const fills: Record<Step, string> = {
  sentir: 'fill-sentir',
  imaginar: 'fill-imaginar',
  fazer: 'fill-fazer',
  partilhar: 'fill-partilhar',
};

type Props = { shape: keyof typeof shapes; colour: Step; className?: string };

/** One ink shape on a coloured disc. */
export function Emblem({ shape, colour, className = '' }: Props) {
  return (
    <svg viewBox="-10 -10 220 220" className={className} fillRule="evenodd" aria-hidden="true" focusable="false">
      <path d={shapes.disc} className={fills[colour]} />
      <g transform="translate(46 46) scale(.54)">
        <path d={shapes[shape]} className="fill-ink" />
      </g>
    </svg>
  );
}
