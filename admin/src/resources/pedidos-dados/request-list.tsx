import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PedidoDados } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import type { Column } from '../../common/list/column.js';
import { dayColumn, exportedMoment } from '../../common/list/columns.js';
import { choiceFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { Row } from '../../common/stack.js';
import { NewRequest } from './new-request.js';
import { RequestDialog, RequestState, requestTypes, requestWays, whoAsked } from './request-dialog.js';

const columns: readonly Column<PedidoDados>[] = [
  { source: 'id', label: 'ID' },
  dayColumn('prazo', 'Responder até'),
  {
    source: 'feito',
    label: 'Estado',
    cell: ({ feito, prazo }) => <RequestState feito={feito} prazo={prazo} />,
    text: ({ feito }) => (feito ? 'Respondido' : 'Por responder'),
  },
  { source: 'tipo', label: 'Pedido', isSortable: false, text: ({ tipo }) => requestTypes[tipo] },
  {
    source: 'nome',
    label: 'De quem',
    isSortable: false,
    cell: (row) => <Box sx={{ overflowWrap: 'anywhere' }}>{whoAsked(row)}</Box>,
    text: whoAsked,
  },
  { source: 'via', label: 'Como chegou', isSortable: false, isExportOnly: true, text: ({ via }) => requestWays[via] },
  { source: 'recebidoEm', label: 'Recebido em', isExportOnly: true, text: ({ recebidoEm }) => formatDay(recebidoEm) },
  exportedMoment('feitoEm', 'Respondido em'),
];

const states = [
  { id: false, name: 'Por responder' },
  { id: true, name: 'Respondidos' },
];

const filters = [choiceFilter('feito', 'Estado', states)];

/** Lists people's requests about the data that is held of them: those that wait come first, by their due date. */
export default function RequestList() {
  const [open, setOpen] = useState<PedidoDados | null>(null);
  const openButton = (request: PedidoDados) => (
    <Button onClick={() => setOpen(request)} aria-label={`Abrir o pedido ${request.id}, de ${whoAsked(request)}`}>
      Abrir
    </Button>
  );
  return (
    <>
      <Row sx={{ mb: 1.5 }}>
        <Button component={Link} to="/dashboard/dados-pessoais" startIcon={<ArrowBackIcon />} color="inherit">
          Dados de uma pessoa
        </Button>
        <NewRequest />
      </Row>
      <SectionList<PedidoDados>
        columns={columns}
        filters={filters}
        emptyText="Nenhum pedido encontrado."
        rowActions={openButton}
        card={(request) => (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle1">
              {requestTypes[request.tipo]}: {whoAsked(request)}
            </Typography>
            <Typography component="div" variant="body2">
              <RequestState feito={request.feito} prazo={request.prazo} /> responder até {formatDay(request.prazo)}
            </Typography>
            {openButton(request)}
          </Box>
        )}
      />
      {open !== null && <RequestDialog request={open} onClose={() => setOpen(null)} />}
    </>
  );
}
