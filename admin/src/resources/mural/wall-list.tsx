import { projetoMuralInput as limits } from '@contract/limits/projeto-mural-input';
import type { ProjetoMural } from '../../api-types.js';
import { lisbonToday } from '../../common/dates/lisbon-time.js';
import { schoolYears } from '../../common/dates/school-years.js';
import { choicesAmong } from '../../common/form/choices.js';
import type { Column } from '../../common/list/column.js';
import {
  idColumn,
  PictureCard,
  pictureColumn,
  SampleChip,
  sampleColumn,
  titleColumn,
} from '../../common/list/columns.js';
import { choiceFilter, searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { wallEditor } from './wall-editor.js';
import { Note } from '../../common/note.js';

const { labels } = wallEditor;

const columns: readonly Column<ProjetoMural>[] = [
  idColumn,
  pictureColumn('imagem'),
  titleColumn('titulo', labels.titulo),
  { source: 'escola', label: labels.escola },
  { source: 'edicao', label: labels.edicao, text: ({ anoLetivo }) => anoLetivo },
  { source: 'premio', label: labels.premio },
  { source: 'distrito', label: labels.distrito },
  sampleColumn,
];

const filters = [
  searchFilter('Pesquisar projetos'),
  choiceFilter('edicao', 'Edição', schoolYears(lisbonToday()), 'Todas'),
  choiceFilter('distrito', 'Distrito', choicesAmong(limits.distrito.enum)),
];

export default function WallList() {
  return (
    <SectionList<ProjetoMural>
      columns={columns}
      filters={filters}
      emptyText="Nenhum projeto encontrado."
      card={(project) => (
        <PictureCard image={project.imagem}>
          <Note component="div" sx={{ overflowWrap: 'anywhere' }}>
            {[project.anoLetivo, project.escola, project.premio].filter(Boolean).join(' · ')}{' '}
            {project.exemplo && <SampleChip />}
          </Note>
        </PictureCard>
      )}
      canBulkDelete
    />
  );
}
