import GridViewIcon from '@mui/icons-material/GridView';
import ViewListIcon from '@mui/icons-material/ViewList';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStore } from 'ra-core';
import { SearchInput, SelectInput } from 'react-admin';
import { formatMoment } from '../../common/dates/format-date.js';
import type { Column } from '../../common/list/column.js';
import { PictureCard } from '../../common/list/picture-card.js';
import { SectionList } from '../../common/list/section-list.js';
import { TitleCell } from '../../common/list/title-cell.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { FileActions } from './file-actions.js';
import { FileBytes } from './file-bytes.js';
import { FileFacts } from './file-facts.js';
import { FileGrid } from './file-grid.js';
import { FilePreview } from './file-preview.js';
import { fileTypeName } from './file-types.js';
import { FileUpload } from './file-upload.js';

type View = 'lista' | 'grelha';

const uploadedAt = ({ createdAt }: UploadedFile): string => (createdAt === null ? '' : formatMoment(createdAt));

const typeName = ({ tipo }: UploadedFile): string => fileTypeName(tipo);

const columns: readonly Column<UploadedFile>[] = [
  {
    source: 'url',
    label: 'Ficheiro',
    isSortable: false,
    width: '96px',
    cell: (file) => <FilePreview file={file} />,
  },
  { source: 'id', label: 'Nome', cell: ({ nome }) => <TitleCell text={nome} />, text: ({ id }) => id },
  { source: 'tipo', label: 'Tipo', isSortable: false, cell: typeName, text: typeName },
  {
    source: 'tamanho',
    label: 'Tamanho',
    isSortable: false,
    isScreenOnly: true,
    cell: (file) => <FileBytes file={file} />,
  },
  { source: 'createdAt', label: 'Data de upload', cell: uploadedAt, text: uploadedAt },
];

const types = [
  { id: 'image', name: 'Imagens' },
  { id: 'pdf', name: 'PDF' },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Pesquisar ficheiros" />,
  <SelectInput key="tipo" source="tipo" label="Tipo" choices={types} alwaysOn emptyText="Todos" />,
];

/** The public files: upload, then a small media library as list or grid. */
export default function Upload() {
  const [view, setView] = useStore<View>('upload.view', 'lista');
  return (
    <>
      <FileUpload />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label="Vista"
          onChange={(_event, next: View | null) => next !== null && setView(next)}
        >
          <ToggleButton value="lista" aria-label="Lista">
            <ViewListIcon />
          </ToggleButton>
          <ToggleButton value="grelha" aria-label="Grelha">
            <GridViewIcon />
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <SectionList<UploadedFile>
        columns={columns}
        filters={filters}
        emptyText="Nenhum ficheiro encontrado."
        rowActions={(file) => <FileActions file={file} />}
        card={(file) => (
          <PictureCard
            picture={<FilePreview file={file} size={64} />}
            title={file.nome}
            actions={<FileActions file={file} />}
          >
            <FileFacts file={file} />
          </PictureCard>
        )}
        canBulkDelete
        body={view === 'grelha' ? <FileGrid /> : undefined}
      />
    </>
  );
}
