import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type District, districts } from '@contract/districts';
import { schoolsMap as texts } from '~/content/schools-map';
import type { SchoolCounts } from '~/lib/records/public-figures';
import { type TintStep, tintSteps } from '~/lib/records/tint-steps';
import { mapSize, portugalShapes } from './portugal-shapes';

/** From few schools to many. Whole class names, so that the style sheet holds them. */
const TINTS = [
  { piece: 'fill-imaginar-tint', swatch: 'bg-imaginar-tint', number: 'fill-ink' },
  { piece: 'fill-imaginar', swatch: 'bg-imaginar', number: 'fill-ink' },
  { piece: 'fill-sentir', swatch: 'bg-sentir', number: 'fill-ink' },
  { piece: 'fill-sentir-deep', swatch: 'bg-sentir-deep', number: 'fill-card' },
] as const;

const shapes = districts.map((district) => ({ district, ...portugalShapes[district] }));
const whole = shapes.map(({ path }) => path).join('');

interface Props {
  counts: SchoolCounts;
  /** The address that a district with schools leads to. */
  linkTo: (district: District) => string;
  /** The words above the list. */
  children: ReactNode;
}

/** Portugal in cut paper, its districts coloured by their number of schools, and the same as a list. */
export function PortugalMap({ counts, linkTo, children }: Props) {
  const steps = tintSteps(Object.values(counts));
  return (
    <div className="grid gap-8 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:gap-x-16">
      <div className="md:col-start-2">{children}</div>
      <div className="cut-large self-start bg-partilhar-tint p-3 sm:p-6 md:col-start-1 md:row-span-2 md:row-start-1">
        <svg
          viewBox={`0 0 ${mapSize.join(' ')}`}
          role="group"
          aria-label={texts.map}
          className="map mx-auto w-full max-w-[32rem]"
        >
          <path d={whole} className="map-shadow" />
          {shapes.map(
            ({ district, path }) =>
              !counts[district] && <path key={district} d={path} className="map-piece fill-card" />,
          )}
          {shapes.map(({ district, path, at: [x, y], frame }) => {
            const count = counts[district];
            if (!count) return null;
            const tint = TINTS[steps.findIndex(({ to }) => count <= to)] ?? TINTS[0];
            return (
              <Link key={district} to={linkTo(district)} className="map-link">
                <title>{nameOf(district, count)}</title>
                {frame && <path d={frame} className="map-frame" />}
                <path d={path} className={`map-piece ${tint.piece}`} />
                <text x={x} y={y} aria-hidden="true" className={frame ? 'fill-ink' : tint.number}>
                  {count}
                </text>
              </Link>
            );
          })}
        </svg>
        <Legend steps={steps} />
      </div>
      <ul aria-label={texts.list} className="self-start sm:columns-2 sm:gap-x-8 md:columns-1 lg:columns-2">
        {districts.map((district) => {
          const count = counts[district];
          if (!count) return null;
          return (
            <li key={district} className="break-inside-avoid border-b border-line">
              <Link
                to={linkTo(district)}
                aria-label={nameOf(district, count)}
                className="flex flex-wrap justify-between gap-x-3 py-2 hover:underline"
              >
                <span className="font-semibold">{district}</span>
                <span>{schools(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The colours of the map; where the browser chooses the colours, the numbers alone say it. */
function Legend({ steps }: { steps: readonly TintStep[] }) {
  const rows = steps.map(({ from, to }, index) => ({
    words: from === to ? `${to}` : `${from} a ${to}`,
    swatch: TINTS[index]?.swatch ?? '',
  }));
  return (
    <div className="mt-3 text-small forced-colors:hidden">
      <p className="font-semibold">{texts.legend}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {[{ words: texts.none, swatch: 'bg-card' }, ...rows].map(({ words, swatch }) => (
          <li key={words} className="flex items-center gap-2">
            <span className={`map-swatch size-5 ${swatch}`} />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

const schools = (count: number): string => `${count} ${count === 1 ? 'escola' : 'escolas'}`;

const nameOf = (district: District, count: number): string => `${district}: ${schools(count)}`;
