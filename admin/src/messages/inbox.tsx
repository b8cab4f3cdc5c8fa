import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { palette } from '../theme/palette.js';
import { formatMoment } from '../common/dates/format-date.js';
import { Arrival } from '../common/dates/when.js';
import { choicesAmong } from '../common/form/choices.js';
import { type Column, plainText } from '../common/list/column.js';
import { idColumn } from '../common/list/columns.js';
import { choiceFilter, DayRangeFilter, searchFilter } from '../common/list/filters.js';
import { SectionList } from '../common/list/section-list.js';
import { useSection } from '../common/section/section-context.js';
import { visuallyHidden } from '../common/visually-hidden.js';
import { InboxTabs } from './inbox-tabs.js';
import { SubmissionDialog } from './submission-dialog.js';
import { arrivalOf, type InboxSpec, senderOf, type Submission } from './submission.js';

const readChoices = [
  { id: false, name: 'Por ler' },
  { id: true, name: 'Lidas' },
];

const nameSx = {
  display: 'flex',
  gap: 1,
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  minWidth: '8rem',
} as const;

/** The sender's name, after the dot of what was not read yet. */
function Sender({ spec, record }: { readonly spec: InboxSpec; readonly record: Submission }) {
  return (
    <Box sx={{ ...nameSx, fontWeight: record.lida ? 400 : 700 }}>
      <UnreadMark isRead={record.lida} />
      {senderOf(spec, record)}
    </Box>
  );
}

function columnsOf(spec: InboxSpec, arrived: string): Column<Submission>[] {
  const [name, email, ...others] = spec.fields;
  const rest = others.filter(({ source }) => source !== arrived);
  const exported = rest.map(({ source, label }) => ({ source, label, isExportOnly: true }));
  return [
    idColumn,
    { ...name, cell: (record) => <Sender spec={spec} record={record} /> },
    {
      ...email,
      cell: (record) => (
        <Box sx={{ overflowWrap: 'anywhere', minWidth: '11rem' }}>{plainText(record[email.source])}</Box>
      ),
    },
    {
      source: arrived,
      label: 'Recebido',
      text: (record) => formatMoment(arrivalOf(arrived, record)),
      cell: (record) => <Arrival iso={arrivalOf(arrived, record)} />,
    },
    ...exported,
    { source: 'lida', label: 'Lida', isExportOnly: true },
  ];
}

function DetailsLink({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Button component={Link} to={to} aria-label={`Ver detalhes de ${name}`} sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
      Ver detalhes
    </Button>
  );
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

/** Makes the screen of one form's submissions: the list, and the dialog of the one in the address. */
export const inboxScreen = (spec: InboxSpec) =>
  function InboxScreen() {
    return <Inbox spec={spec} />;
  };

function Inbox({ spec }: { readonly spec: InboxSpec }) {
  const { id } = useParams();
  const { search } = useLocation();
  const { path, order } = useSection();
  const arrived = order.field;
  const { choice } = spec;
  const detailPath = (record: Submission): string => `${path}/${record.id}${search}`;
  useFocusAfterDialog(id !== undefined);
  const details = (record: Submission) => <DetailsLink to={detailPath(record)} name={senderOf(spec, record)} />;
  return (
    <>
      <InboxTabs />
      <SectionList<Submission>
        columns={columnsOf(spec, arrived)}
        emptyText={spec.emptyText}
        filters={[
          searchFilter(spec.searchPlaceholder),
          choiceFilter('lida', 'Estado', readChoices, 'Todas'),
          ...(choice ? [choiceFilter(choice.source, choice.label, choicesAmong(choice.values))] : []),
          <DayRangeFilter key="dias" source={arrived} alwaysOn />,
        ]}
        rowPath={detailPath}
        rowActions={details}
        card={(record) => (
          <Box>
            <Sender spec={spec} record={record} />
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {plainText(record[spec.fields[1].source])}
            </Typography>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                alignItems: 'end',
                columnGap: 1,
              }}
            >
              <Arrival iso={arrivalOf(arrived, record)} />
              {details(record)}
            </Box>
          </Box>
        )}
        canBulkDelete
      >
        {id !== undefined && <SubmissionDialog id={id} spec={spec} />}
      </SectionList>
    </>
  );
}

/** The dot before what was not read yet. */
function UnreadMark({ isRead }: { readonly isRead: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        width: 10,
        height: 10,
        flexShrink: 0,
        borderRadius: '50%',
        bgcolor: isRead ? 'transparent' : palette.coral.main,
      }}
    >
      {!isRead && <span style={visuallyHidden}>Por ler: </span>}
    </Box>
  );
}
