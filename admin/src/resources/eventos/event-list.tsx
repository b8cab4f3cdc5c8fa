import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { SearchInput, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import type { Evento } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { Thumbnail } from '../../common/images/thumbnail.js';
import type { Column } from '../../common/list/column.js';
import { SectionList } from '../../common/list/section-list.js';
import { palette, type StepColour } from '../../theme/palette.js';
import { eventLabels as labels } from './event-labels.js';
import { eventTypeName, eventTypes, MAX_EVENT_YEAR, MIN_EVENT_YEAR } from './event-types.js';

const years = Array.from({ length: MAX_EVENT_YEAR - MIN_EVENT_YEAR + 1 }, (_, index) => {
  const year = MAX_EVENT_YEAR - index;
  return { id: year, name: String(year) };
});

const typeColours: Readonly<Record<Evento['tipo'], StepColour>> = {
  proximo: 'violet',
  decorrer: 'teal',
  anterior: 'yellow',
};

const editPath = ({ id }: Evento): string => `/editar/eventos/${id}`;

function EventType({ tipo }: { readonly tipo: Evento['tipo'] }) {
  const colour = palette[typeColours[tipo]];
  return (
    <Chip
      size="small"
      label={eventTypeName(tipo)}
      sx={{ bgcolor: colour.light, color: colour.dark, fontWeight: 700 }}
    />
  );
}

function EditButton({ event }: { readonly event: Evento }) {
  return (
    <Button
      component={Link}
      to={editPath(event)}
      startIcon={<EditIcon />}
      aria-label={`Editar ${event.titulo}`}
      onClick={(click) => click.stopPropagation()}
    >
      Editar
    </Button>
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
  { source: 'id', label: 'ID', isExportOnly: true },
  { source: 'url', label: 'Imagem', isSortable: false, width: '96px', cell: ({ url }) => <Thumbnail url={url} /> },
  {
    source: 'titulo',
    label: labels.titulo,
    cell: ({ titulo }) => (
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere', minWidth: '9rem' }}>{titulo}</Typography>
    ),
  },
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
    cell: ({ data }) => formatMoment(data),
    text: ({ data }) => formatMoment(data),
  },
  {
    source: 'dataFim',
    label: labels.dataFim,
    isExportOnly: true,
    text: ({ dataFim }) => (dataFim ? formatMoment(dataFim) : ''),
  },
  {
    source: 'tipo',
    label: labels.tipo,
    cell: ({ tipo }) => <EventType tipo={tipo} />,
    text: ({ tipo }) => eventTypeName(tipo),
  },
  { source: 'ano', label: labels.ano },
  { source: 'local', label: labels.local, isExportOnly: true },
  { source: 'hook', label: labels.hook, isExportOnly: true },
  { source: 'admissao', label: labels.admissao, isExportOnly: true },
  { source: 'websiteOficial', label: labels.websiteOficial, isExportOnly: true },
  { source: 'video', label: labels.video, isExportOnly: true },
  { source: 'fotos', label: labels.fotos, isExportOnly: true },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Pesquisar eventos" />,
  <SelectInput key="ano" source="ano" label={labels.ano} choices={years} alwaysOn emptyText="Todos" />,
  <SelectInput key="tipo" source="tipo" label={labels.tipo} choices={[...eventTypes]} alwaysOn emptyText="Todos" />,
];

function EventCard({ event }: { readonly event: Evento }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Thumbnail url={event.url} size={64} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{event.titulo}</Typography>
        <Typography variant="body2" color="text.secondary">
          {formatMoment(event.data)}
        </Typography>
        <Typography variant="body2" sx={clamp}>
          {event.descricao}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 0.5 }}>
          <EventType tipo={event.tipo} />
          <EditButton event={event} />
        </Box>
      </Box>
    </Box>
  );
}

/** Every event, whatever its kind. */
export default function EventList() {
  return (
    <SectionList<Evento>
      resource="eventos"
      columns={columns}
      sort={{ field: 'data', order: 'DESC' }}
      filters={filters}
      emptyText="Nenhum evento encontrado."
      rowPath={editPath}
      rowActions={(event) => <EditButton event={event} />}
      card={(event) => <EventCard event={event} />}
      add={{ label: 'Adicionar Evento', path: '/adicionar/evento' }}
      canBulkDelete
    />
  );
}
