import type { EdicaoResumida } from '../../api-types.js';
import { isPublic } from '../../publishing/situation.js';
import { SiteLink } from '../../common/form/site-link.js';
import type { Column } from '../../common/list/column.js';
import { EditLink, idColumn, imageColumn, sampleColumn, titleColumn, withSample } from '../../common/list/columns.js';
import { searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { phaseName } from './edition-phases.js';

const columns: readonly Column<EdicaoResumida>[] = [
  idColumn,
  imageColumn('capa', 'Capa'),
  { ...titleColumn('chave', 'Ano letivo'), text: ({ anoLetivo }) => anoLetivo },
  { source: 'fase', label: 'Fase', isSortable: false, text: (edition) => phaseName(edition) },
  { source: 'introducao', label: 'Introdução', isSortable: false },
  sampleColumn,
];

const actionsOf = (edition: EdicaoResumida) => (
  <>
    {isPublic(edition) && <SiteLink path={`/${edition.chave}`} what={edition.anoLetivo} />}
    <EditLink />
  </>
);

export default function EditionList() {
  return (
    <SectionList<EdicaoResumida>
      columns={columns}
      filters={[searchFilter('Pesquisar edições')]}
      rowActions={actionsOf}
      line={(edition) => withSample(`${phaseName(edition)}. ${edition.introducao}`, edition)}
    />
  );
}
