import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SearchInput, SelectInput } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Arrival } from '../dates/arrival.js';
import { formatMoment } from '../dates/format-date.js';
import { type Column, plainText } from '../list/column.js';
import { SectionList } from '../list/section-list.js';
import { DayFilterInput } from './day-filter-input.js';
import { arrivalOf, type InboxSpec, type Submission } from './submission.js';
import { SubmissionDialog } from './submission-dialog.js';
import { UnreadMark } from './unread-mark.js';

const readChoices = [
  { id: false, name: 'Por ler' },
  { id: true, name: 'Lidas' },
];

function columnsOf<R extends Submission>(spec: InboxSpec<R>): Column<R>[] {
  const [first, second] = [spec.fields[0], spec.fields[1]];
  const shown: Column<R>[] = [];
  if (first !== undefined) {
    shown.push({
      source: first.source,
      label: first.label,
      text: spec.name,
      cell: (record) => (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'baseline',
            fontWeight: record.lida ? 400 : 700,
            overflowWrap: 'anywhere',
            minWidth: '8rem',
          }}
        >
          <UnreadMark isRead={record.lida} />
          {spec.name(record)}
        </Box>
      ),
    });
  }
  if (second !== undefined) {
    shown.push({
      source: second.source,
      label: second.label,
      text: spec.email,
      cell: (record) => <Box sx={{ overflowWrap: 'anywhere' }}>{spec.email(record)}</Box>,
    });
  }
  shown.push({
    source: spec.arrived,
    label: 'Recebido',
    width: '15rem',
    text: (record) => formatMoment(arrivalOf(spec, record)),
    cell: (record) => <Arrival iso={arrivalOf(spec, record)} />,
  });
  const rest = spec.fields.slice(2).filter(({ source }) => source !== spec.arrived);
  const exported = rest.map(({ source, label }): Column<R> => ({
    source,
    label,
    isExportOnly: true,
    text: (record) => plainText(record[source]),
  }));
  return [
    { source: 'id', label: 'ID', isExportOnly: true },
    ...shown,
    ...exported,
    { source: 'lida', label: 'Lida', isExportOnly: true },
  ];
}

/** The submissions of one form: the list, and the dialog of the one in the address. */
export function Inbox<R extends Submission>({ spec }: { readonly spec: InboxSpec<R> }) {
  const { id } = useParams();
  const { choice } = spec;
  const detailPath = (record: R): string => `${spec.path}/${record.id}`;
  const DetailsLink = ({ record }: { readonly record: R }) => (
    <Button component={Link} to={detailPath(record)} aria-label={`Ver detalhes de ${spec.name(record)}`}>
      Ver detalhes
    </Button>
  );
  return (
    <SectionList<R>
      resource={spec.resource}
      columns={columnsOf(spec)}
      sort={{ field: spec.arrived, order: 'DESC' }}
      emptyText={spec.emptyText}
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={spec.searchPlaceholder} />,
        <SelectInput key="lida" source="lida" label="Estado" choices={readChoices} alwaysOn emptyText="Todas" />,
        ...(choice
          ? [
              <SelectInput
                key="choice"
                source={choice.source}
                label={choice.label}
                choices={choice.values.map((value) => ({ id: value, name: value }))}
                alwaysOn
                emptyText="Todos"
              />,
            ]
          : []),
        <DayFilterInput key="de" source={`${spec.arrived}_gte`} label="Desde" edge="start" alwaysOn />,
        <DayFilterInput key="ate" source={`${spec.arrived}_lte`} label="Até" edge="end" alwaysOn />,
      ]}
      rowPath={detailPath}
      rowActions={(record) => <DetailsLink record={record} />}
      card={(record) => (
        <Box>
          <Box
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'baseline',
              fontWeight: record.lida ? 400 : 700,
              overflowWrap: 'anywhere',
            }}
          >
            <UnreadMark isRead={record.lida} />
            {spec.name(record)}
          </Box>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {spec.email(record)}
          </Typography>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: 1 }}>
            <Arrival iso={arrivalOf(spec, record)} />
            <DetailsLink record={record} />
          </Box>
        </Box>
      )}
      canBulkDelete
    >
      {id !== undefined && <SubmissionDialog key={id} id={id} spec={spec} />}
    </SectionList>
  );
}
