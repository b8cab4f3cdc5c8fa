import { Link } from 'react-router';
import { Arrow } from '~/components/arrow';
import { edicaoTexts } from '~/content/edicoes';
import type { EdicaoNeighbours } from '~/lib/records/edicao';

/** The ways to the editions before and after. */
export function Neighbours({ before, after }: EdicaoNeighbours) {
  if (!before && !after) return null;
  return (
    <nav aria-label={edicaoTexts.neighbours} className="flex flex-wrap justify-between gap-4 print:hidden">
      {before && (
        <Link to={`/${before.chave}`} rel="prev" className="button button-plain">
          <Arrow className="w-5 rotate-180" />
          {edicaoTexts.before} {before.anoLetivo}
        </Link>
      )}
      {after && (
        <Link to={`/${after.chave}`} rel="next" className="button button-plain ml-auto">
          {edicaoTexts.after} {after.anoLetivo}
          <Arrow />
        </Link>
      )}
    </nav>
  );
}
