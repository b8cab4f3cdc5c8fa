import { Button, styled, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { Arrival, ArrivalSentence } from '../common/dates/when.js';
import { choicesAmong } from '../common/form/choices.js';
import { type Column, plainText } from '../common/list/column.js';
import { idColumn, momentColumn } from '../common/list/columns.js';
import { choiceFilter, DayRangeFilter, searchFilter } from '../common/list/filters.js';
import { SectionList } from '../common/list/section-list.js';
import { useSection } from '../common/section/section-context.js';
import { Broken, Row } from '../common/parts.js';
import { useResumo } from '../common/use-resumo.js';
import { palette } from '../theme/palette.js';
import { InboxDialog } from './inbox-dialog.js';
import { type InboxSpec, semAceitacaoPath, senderOf, type Submission, suspeitasPath } from './inboxes.js';

const readChoices = [
  { id: false, name: 'Por ler' },
  { id: true, name: 'Lidas' },
];

const Unread = styled(Row)({ minWidth: '8rem', fontWeight: 700 });

const Dot = styled('span')({
  width: 10,
  height: 10,
  flexShrink: 0,
  borderRadius: '50%',
  backgroundColor: palette.coral.main,
});

function Sender({ spec, record }: { readonly spec: InboxSpec; readonly record: Submission }) {
  const sender = senderOf(spec, record);
  if (record.lida) return <Broken minWidth="8rem">{sender}</Broken>;
  return (
    <Unread flexWrap="nowrap" alignItems="baseline">
      <Dot>
        <span className="so-ouvir">Por ler: </span>
      </Dot>
      <Broken>{sender}</Broken>
    </Unread>
  );
}

function columnsOf(spec: InboxSpec): Column<Submission>[] {
  const [name, email, ...rest] = spec.fields;
  const { arrived } = spec;
  return [
    idColumn,
    { ...name, cell: (record) => <Sender spec={spec} record={record} /> },
    { ...email, cell: (record) => <Broken minWidth="11rem">{plainText(record[email.source])}</Broken> },
    { ...momentColumn(arrived, 'Recebido'), cell: (record) => <Arrival iso={plainText(record[arrived])} /> },
    ...rest.map(({ source, label }) => ({ source, label, isExportOnly: true })),
    { source: 'lida', label: 'Lida', isExportOnly: true },
  ];
}

/** The focus goes back to the row that was opened; where that row has left the list, to the title. */
function useFocusAfterDialog(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      document.getElementById('titulo')?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
}

export const inboxScreen = (spec: InboxSpec) => () => <Inbox spec={spec} />;

function Inbox({ spec }: { readonly spec: InboxSpec }) {
  const { id } = useParams();
  const { search } = useLocation();
  const { path } = useSection();
  const { choice, arrived, fields } = spec;
  const detailPath = (record: Submission): string => `${path}/${record.id}${search}`;
  useFocusAfterDialog(id !== undefined);
  const details = (record: Submission) => (
    <Button
      href={detailPath(record)}
      aria-label={`Ver detalhes de ${senderOf(spec, record)}`}
      sx={{ ml: 'auto', whiteSpace: 'nowrap' }}
    >
      Ver detalhes
    </Button>
  );
  return (
    <>
      <InboxTabs />
      <SectionList<Submission>
        columns={columnsOf(spec)}
        filters={[
          searchFilter(`Pesquisar ${spec.search}`),
          choiceFilter('lida', 'Estado', readChoices, 'Todas'),
          ...(choice ? [choiceFilter(choice.source, choice.label, choicesAmong(choice.values))] : []),
          <DayRangeFilter key="dias" source={arrived} alwaysOn />,
        ]}
        rowPath={detailPath}
        rowActions={details}
        head={(record) => <Sender spec={spec} record={record} />}
        line={(record) => (
          <>
            <Typography variant="body2" color="textPrimary">
              {plainText(record[fields[1].source])}
            </Typography>
            <ArrivalSentence iso={plainText(record[arrived])} />
          </>
        )}
        canBulkDelete
      >
        {id !== undefined && <InboxDialog id={id} spec={spec} />}
      </SectionList>
    </>
  );
}

/** Leads from what came by a form to what looks like spam or came without an acceptance, and back. */
export function InboxTabs() {
  const { path, label, name } = useSection();
  const undecided = useResumo().data?.porAceitar[name] ?? 0;
  const { pathname } = useLocation();
  const tabs = [
    { label: 'Recebidas', to: path },
    { label: 'Suspeitas', to: suspeitasPath(path) },
    { label: undecided > 0 ? `Sem aceitação (${undecided})` : 'Sem aceitação', to: semAceitacaoPath(path) },
  ];
  return (
    <nav aria-label={`${label}: recebidas, suspeitas e sem aceitação`} className="nao-imprimir">
      <Row sx={{ mb: 1 }}>
        {tabs.map(({ label, to }) => (
          <Button
            key={to}
            href={to}
            variant={pathname === to ? 'outlined' : 'text'}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {label}
          </Button>
        ))}
      </Row>
    </nav>
  );
}
