import Chip from '@mui/material/Chip';
import type { Situacao } from '../../data-provider/draft-calls.js';
import { palette, type StepColour } from '../../theme/palette.js';
import { stateWords } from './situation.js';

const colours: Readonly<Record<Situacao['estado'], StepColour>> = {
  publicado: 'teal',
  rascunho: 'yellow',
  agendado: 'violet',
  arquivado: 'coral',
};

/** The state of a record, in its colour. */
export function StateChip({ estado, porPublicar }: Pick<Situacao, 'estado' | 'porPublicar'>) {
  const { light, dark } = palette[colours[estado]];
  const label = estado === 'publicado' && porPublicar ? 'Publicado, com rascunho' : stateWords[estado];
  return <Chip size="small" label={label} sx={{ bgcolor: light, color: dark, fontWeight: 700 }} />;
}
