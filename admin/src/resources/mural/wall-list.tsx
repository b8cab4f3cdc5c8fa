import Typography from '@mui/material/Typography';
import { SearchInput, SelectInput } from 'react-admin';
import { projetoMuralInput as limits } from '@contract/limits/projeto-mural-input';
import type { ProjetoMural } from '../../api-types.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { schoolYears } from '../../common/dates/school-years.js';
import { choicesAmong } from '../../common/form/choices.js';
import { Thumbnail } from '../../common/images/thumbnail.js';
import { EditLink, TitleCell } from '../../common/list/cells.js';
import type { Column } from '../../common/list/column.js';
import { PictureCard } from '../../common/list/picture-card.js';
import { SampleChip, sampleColumn } from '../../common/list/sample-chip.js';
import { SectionList } from '../../common/list/section-list.js';
import { wallEditor } from './wall-editor.js';

const { labels } = wallEditor;

const columns: readonly Column<ProjetoMural>[] = [
  { source: 'id', label: 'ID', isExportOnly: true },
  {
    source: 'imagem',
    label: 'Imagem',
    isSortable: false,
    width: '96px',
    cell: ({ imagem }) => <Thumbnail url={imagem} />,
  },
  { source: 'titulo', label: labels.titulo, cell: ({ titulo }) => <TitleCell text={titulo} /> },
  { source: 'escola', label: labels.escola },
  { source: 'edicao', label: labels.edicao, cell: ({ anoLetivo }) => anoLetivo, text: ({ anoLetivo }) => anoLetivo },
  { source: 'premio', label: labels.premio },
  { source: 'distrito', label: labels.distrito },
  sampleColumn,
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Pesquisar projetos" />,
  <SelectInput
    key="edicao"
    source="edicao"
    label="Edição"
    choices={schoolYears(lisbonDay(new Date().toISOString()))}
    alwaysOn
    emptyText="Todas"
  />,
  <SelectInput
    key="distrito"
    source="distrito"
    label="Distrito"
    choices={choicesAmong(limits.distrito.enum)}
    alwaysOn
    emptyText="Todos"
  />,
];

/** The projects of all editions, those of the newest first. */
export default function WallList() {
  return (
    <SectionList<ProjetoMural>
      columns={columns}
      filters={filters}
      emptyText="Nenhum projeto encontrado."
      card={(project) => (
        <PictureCard image={project.imagem} title={project.titulo} actions={<EditLink />}>
          <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {[project.anoLetivo, project.escola, project.premio].filter(Boolean).join(' · ')}{' '}
            {project.exemplo && <SampleChip />}
          </Typography>
        </PictureCard>
      )}
      canBulkDelete
    />
  );
}
