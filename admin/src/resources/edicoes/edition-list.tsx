import type { EdicaoResumida } from '../../api-types.js';
import { isPublic } from '../../publishing/situation.js';
import { SiteLink } from '../../common/form/site-link.js';
import type { Column } from '../../common/list/column.js';
import {
  EditLink,
  idColumn,
  PictureCard,
  pictureColumn,
  SampleChip,
  sampleColumn,
  titleColumn,
} from '../../common/list/columns.js';
import { searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { editionEditor } from './edition-editor.js';
import { phaseName } from './edition-phases.js';
import { Note } from '../../common/note.js';

const { labels } = editionEditor;

const columns: readonly Column<EdicaoResumida>[] = [
  idColumn,
  pictureColumn('capa', labels.capa),
  { ...titleColumn('chave', labels.chave), text: ({ anoLetivo }) => anoLetivo },
  { source: 'fase', label: 'Fase', isSortable: false, text: (edition) => phaseName(edition) },
  { source: 'introducao', label: labels.introducao, isSortable: false },
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
      card={(edition) => (
        <PictureCard image={edition.capa} actions={actionsOf(edition)}>
          <Note component="div" sx={{ overflowWrap: 'anywhere' }}>
            {phaseName(edition)}. {edition.introducao} {edition.exemplo && <SampleChip />}
          </Note>
        </PictureCard>
      )}
      canBulkDelete
    />
  );
}
