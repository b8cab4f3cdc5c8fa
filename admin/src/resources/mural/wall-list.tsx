import { projetoMuralInput as limits } from '@contract/limits/projeto-mural-input';
import type { ProjetoMural } from '../../api-types.js';
import { lisbonToday } from '../../common/dates/lisbon-time.js';
import { schoolYears } from '../../common/dates/school-years.js';
import { choicesAmong } from '../../common/form/choices.js';
import type { Column } from '../../common/list/column.js';
import { idColumn, imageColumn, sampleColumn, titleColumn, withSample } from '../../common/list/columns.js';
import { choiceFilter, searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';

const columns: readonly Column<ProjetoMural>[] = [
  idColumn,
  imageColumn('imagem'),
  titleColumn('titulo', 'Título'),
  { source: 'escola', label: 'Escola' },
  { source: 'edicao', label: 'Edição', text: ({ anoLetivo }) => anoLetivo },
  { source: 'premio', label: 'Prémio' },
  { source: 'distrito', label: 'Distrito' },
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
      line={(project) =>
        withSample([project.anoLetivo, project.escola, project.premio].filter(Boolean).join(' · '), project)
      }
    />
  );
}
