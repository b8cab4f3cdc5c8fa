import Chip from '@mui/material/Chip';
import type { Situacao } from '../../data-provider/calls.js';
import { palette, type StepColour } from '../../theme/palette.js';
import { stateLabel } from './situation.js';

const colours: Readonly<Record<Situacao['estado'], StepColour>> = {
  publicado: 'teal',
  rascunho: 'yellow',
  agendado: 'violet',
  arquivado: 'coral',
};

/** The state of a record, in its colour. */
export function StateChip(situacao: Pick<Situacao, 'estado' | 'porPublicar'>) {
  const { light, dark } = palette[colours[situacao.estado]];
  return <Chip size="small" label={stateLabel(situacao)} sx={{ bgcolor: light, color: dark, fontWeight: 700 }} />;
}
