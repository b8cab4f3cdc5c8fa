import { Chip, Typography } from '@mui/material';
import type { Evento } from '../../api-types.js';
import { ColourChip } from '../../common/colour-chip.js';
import { When } from '../../common/dates/when.js';
import { type Column, exportAllFields } from '../../common/list/column.js';
import { idColumn, imageColumn, titleColumn } from '../../common/list/columns.js';
import { choiceFilter, DayRangeFilter, searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import type { StepColour } from '../../theme/palette.js';
import {
  eventEditor,
  eventMoment,
  eventTypes,
  MAX_EVENT_YEAR,
  MIN_EVENT_YEAR,
  stateNames,
  typeNames,
} from './event-editor.js';

const { labels } = eventEditor;

const years = Array.from({ length: MAX_EVENT_YEAR - MIN_EVENT_YEAR + 1 }, (_, index) => {
  const year = MAX_EVENT_YEAR - index;
  return { id: year, name: String(year) };
});

const typeColours: Readonly<Record<Evento['tipo'], StepColour>> = {
  proximo: 'violet',
  decorrer: 'teal',
  anterior: 'yellow',
};

function EventType({ event: { tipo, situacao } }: { readonly event: Evento }) {
  if (situacao !== 'confirmado') return <Chip size="small" color="error" label={stateNames[situacao]} />;
  return <ColourChip colour={typeColours[tipo]} label={typeNames[tipo]} />;
}

function EventWhen({ event: { data, diaInteiro } }: { readonly event: Evento }) {
  return (
    <>
      <When iso={data} hasTime={!diaInteiro} />
      {diaInteiro && ', todo o dia'}
    </>
  );
}

const clamp = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const columns: readonly Column<Evento>[] = [
  idColumn,
  imageColumn('url'),
  titleColumn('titulo', labels.titulo),
  {
    source: 'descricao',
    label: labels.descricao,
    isSortable: false,
    cell: ({ descricao }) => (
      <Typography variant="body2" sx={{ ...clamp, minWidth: '9rem' }}>
        {descricao}
      </Typography>
    ),
  },
  {
    source: 'data',
    label: labels.data,
    cell: (event) => <EventWhen event={event} />,
    text: (event) => eventMoment(event.data, event),
  },
  {
    source: 'tipo',
    label: labels.tipo,
    cell: (event) => <EventType event={event} />,
    text: ({ tipo }) => typeNames[tipo],
  },
  { source: 'ano', label: labels.ano },
];

const filters = [
  searchFilter('Pesquisar eventos'),
  choiceFilter('ano', labels.ano, years),
  choiceFilter('tipo', labels.tipo, eventTypes),
  choiceFilter('porRever', 'Por rever', [{ id: true, name: 'Já terminaram' }]),
  <DayRangeFilter key="dias" source="data" alwaysOn />,
];

export default function EventList() {
  return (
    <SectionList<Evento>
      columns={exportAllFields(columns, eventEditor)}
      filters={filters}
      line={(event) => (
        <>
          <EventWhen event={event} /> · <EventType event={event} />
          <Typography variant="body2" color="textPrimary" sx={clamp}>
            {event.descricao}
          </Typography>
        </>
      )}
    />
  );
}
