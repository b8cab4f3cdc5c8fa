import type { Pergunta } from '../../api-types.js';
import { type Column, exportAllFields } from '../../common/list/column.js';
import { idColumn, SampleChip, TitleCell, withSample } from '../../common/list/columns.js';
import { choiceFilter, searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { OrderButton } from '../../common/order/order-button.js';
import { AboveList } from '../../common/parts.js';
import { pageNames, questionEditor, questionPages } from './question-editor.js';

const { labels } = questionEditor;

const pageOf = ({ pagina }: Pergunta): string => pageNames[pagina];

const columns: readonly Column<Pergunta>[] = [
  idColumn,
  { source: 'pagina', label: labels.pagina, text: pageOf },
  { source: 'ordem', label: 'Ordem', width: '5rem' },
  {
    source: 'pergunta',
    label: labels.pergunta,
    cell: ({ exemplo }) => (
      <>
        <TitleCell />
        {exemplo && <SampleChip />}
      </>
    ),
    text: ({ pergunta }) => pergunta,
  },
  { source: 'grupo', label: labels.grupo, isSortable: false },
];

export default function QuestionList() {
  return (
    <>
      <AboveList>
        {questionPages.map(({ id, name }) => (
          <OrderButton key={id} label={`Ordenar: ${name}`} within={{ pagina: id }} />
        ))}
      </AboveList>
      <SectionList<Pergunta>
        columns={exportAllFields(columns, questionEditor)}
        filters={[searchFilter('Pesquisar perguntas'), choiceFilter('pagina', labels.pagina, questionPages, 'Todas')]}
        line={(question) => withSample([pageOf(question), question.grupo].filter(Boolean).join(' · '), question)}
      />
    </>
  );
}
