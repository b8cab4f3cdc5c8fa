import { PortugalMap } from '~/components/mural/portugal-map';
import { schoolsMap, wallOf } from '~/content/schools-map';
import { type PublicFigures, schoolCounts } from '~/lib/records/public-figures';

/** The schools of all editions on a map, once any are known. */
export function SchoolsMap({ figures }: { figures: PublicFigures | undefined }) {
  const [first, ...more] = figures?.edicoes ?? [];
  if (figures === undefined || first === undefined || figures.porDistrito.length === 0) return null;
  return (
    <section>
      <PortugalMap counts={schoolCounts(figures)} linkTo={wallOf}>
        <h2 className="text-section">{schoolsMap.title}</h2>
        <p className="mt-3 text-lead">
          {schoolsMap.lead(`${first.slice(0, 4)}/${first.slice(4)}`, more.length === 0)} {schoolsMap.toWall}
        </p>
      </PortugalMap>
    </section>
  );
}
