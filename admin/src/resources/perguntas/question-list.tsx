import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SearchInput, SelectInput } from 'react-admin';
import type { Pergunta } from '../../api-types.js';
import { EditLink, TitleCell } from '../../common/list/cells.js';
import type { Column } from '../../common/list/column.js';
import { exportAllFields } from '../../common/list/export-all-fields.js';
import { SampleChip } from '../../common/list/sample-chip.js';
import { SectionList } from '../../common/list/section-list.js';
import { OrderButton } from '../../common/order/order-button.js';
import { questionEditor, questionPageName, questionPages } from './question-editor.js';

const { labels } = questionEditor;

const pageOf = ({ pagina }: Pergunta): string => questionPageName(pagina);

const columns: readonly Column<Pergunta>[] = [
  { source: 'id', label: 'ID', isExportOnly: true },
  { source: 'pagina', label: labels.pagina, cell: pageOf, text: pageOf },
  { source: 'ordem', label: 'Ordem', width: '5rem' },
  {
    source: 'pergunta',
    label: labels.pergunta,
    cell: ({ pergunta, exemplo }) => (
      <>
        <TitleCell text={pergunta} />
        {exemplo && <SampleChip />}
      </>
    ),
    text: ({ pergunta }) => pergunta,
  },
  { source: 'grupo', label: labels.grupo, isSortable: false },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Pesquisar perguntas" />,
  <SelectInput key="pagina" source="pagina" label={labels.pagina} choices={questionPages} alwaysOn emptyText="Todas" />,
];

function QuestionCard({ question }: { readonly question: Pergunta }) {
  return (
    <Box>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{question.pergunta}</Typography>
      <Typography component="div" variant="body2" color="text.secondary">
        {[pageOf(question), question.grupo].filter(Boolean).join(' · ')} {question.exemplo && <SampleChip />}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <EditLink />
      </Box>
    </Box>
  );
}

/** The questions of every page, in the order of the site. */
export default function QuestionList() {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {questionPages.map(({ id, name }) => (
          <OrderButton key={id} label={`Ordenar: ${name}`} within={{ pagina: id }} />
        ))}
      </Box>
      <SectionList<Pergunta>
        columns={exportAllFields(columns, questionEditor)}
        filters={filters}
        emptyText="Nenhuma pergunta encontrada."
        card={(question) => <QuestionCard question={question} />}
        canBulkDelete
      />
    </>
  );
}
