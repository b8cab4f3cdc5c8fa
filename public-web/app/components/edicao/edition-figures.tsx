import { Figures } from '~/components/figures';
import { PortugalMap } from '~/components/mural/portugal-map';
import { schoolsMap, wallOf } from '~/content/schools-map';
import { type PublicFigures, schoolCounts } from '~/lib/records/public-figures';

/** The known figures of an edition, and its schools on a map. */
export function EditionFigures({ figures }: { figures: PublicFigures | undefined }) {
  if (figures === undefined) return null;
  const { escolas, alunos, distritos, projetos } = figures;
  const known = [
    { count: escolas, one: 'escola', many: 'escolas' },
    { count: alunos, one: 'aluno', many: 'alunos' },
    { count: distritos, one: 'distrito', many: 'distritos' },
    { count: projetos, one: 'projeto', many: 'projetos' },
  ].flatMap(({ count, one, many }) =>
    count ? [{ figure: count.toLocaleString('pt-PT'), meaning: count === 1 ? one : many }] : [],
  );
  // the projects alone stand on the page already
  if (known.length < 2) return null;
  return (
    <section>
      <h2 className="mb-6 text-section">{schoolsMap.figures}</h2>
      <Figures figures={known} className="grid-cols-2 gap-x-6 lg:grid-cols-4" />
      {figures.porDistrito.length > 0 && (
        <div className="mt-10">
          <PortugalMap counts={schoolCounts(figures)} linkTo={wallOf}>
            <h3 className="text-title">{schoolsMap.byDistrict}</h3>
            <p className="mt-2">{schoolsMap.toWall}</p>
          </PortugalMap>
        </div>
      )}
    </section>
  );
}
