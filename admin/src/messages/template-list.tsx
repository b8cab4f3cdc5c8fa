import { Box, Typography } from '@mui/material';
import type { Schemas } from '../api-types.js';
import type { Column } from '../common/list/column.js';
import { EditLink, idColumn, TitleCell } from '../common/list/columns.js';
import { searchFilter } from '../common/list/filters.js';
import { SectionList } from '../common/list/section-list.js';
import { templateEditor } from './template-editor.js';

type Template = Schemas['ModeloResposta'];

const { labels } = templateEditor;

const columns: readonly Column<Template>[] = [
  idColumn,
  { source: 'nome', label: labels.nome, cell: ({ nome }) => <TitleCell text={nome} /> },
  { source: 'texto', label: labels.texto, isExportOnly: true },
];

/** The texts for the usual answers. */
export default function TemplateList() {
  return (
    <SectionList<Template>
      columns={columns}
      filters={[searchFilter('Pesquisar modelos')]}
      emptyText="Ainda não há modelos: escreva o primeiro para as respostas que dá mais vezes."
      card={({ nome }) => (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {nome}
          </Typography>
          <EditLink />
        </Box>
      )}
      canBulkDelete
    />
  );
}
