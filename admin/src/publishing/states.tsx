import { Box, Typography } from '@mui/material';
import type { RaRecord } from 'ra-core';
import type { Situacao } from '../data-provider/calls.js';
import type { StepColour } from '../theme/palette.js';
import { ColourChip } from '../common/colour-chip.js';
import { formatMoment } from '../common/dates/format-date.js';
import { choicesOf } from '../common/form/choices.js';
import type { Column } from '../common/list/column.js';
import { choiceFilter } from '../common/list/filters.js';
import { isWaiting, situationOf, stateLabel, stateWords } from './situation.js';

export const stateFilter = choiceFilter('estado', 'Estado', choicesOf(stateWords));

export const stateColumn: Column<RaRecord> = {
  source: 'publicacao',
  label: 'Estado',
  isExportOnly: true,
  text: (record) => stateLabel(situationOf(record)),
};

type Shown = Pick<Situacao, 'estado' | 'porPublicar' | 'publicarEm' | 'retirarEm'>;

export function StateCell({ situacao }: { readonly situacao: Shown | undefined }) {
  if (situacao === undefined || !isWaiting(situacao)) return null;
  const { publicarEm, retirarEm } = situacao;
  return (
    <Box sx={{ my: 0.5 }}>
      <StateChip {...situacao} />
      {publicarEm !== null && <Typography variant="body2">Fica público a {formatMoment(publicarEm)}</Typography>}
      {retirarEm !== null && <Typography variant="body2">Sai do site a {formatMoment(retirarEm)}</Typography>}
    </Box>
  );
}

const colours: Readonly<Record<Situacao['estado'], StepColour>> = {
  publicado: 'teal',
  rascunho: 'yellow',
  agendado: 'violet',
  arquivado: 'coral',
};

export function StateChip(situacao: Pick<Situacao, 'estado' | 'porPublicar'>) {
  return <ColourChip colour={colours[situacao.estado]} label={stateLabel(situacao)} />;
}
