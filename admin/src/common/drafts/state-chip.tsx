import type { Situacao } from '../../data-provider/calls.js';
import { type StepColour } from '../../theme/palette.js';
import { ColourChip } from '../colour-chip.js';
import { stateLabel } from './situation.js';

const colours: Readonly<Record<Situacao['estado'], StepColour>> = {
  publicado: 'teal',
  rascunho: 'yellow',
  agendado: 'violet',
  arquivado: 'coral',
};

/** The state of a record, in its colour. */
export function StateChip(situacao: Pick<Situacao, 'estado' | 'porPublicar'>) {
  return <ColourChip colour={colours[situacao.estado]} label={stateLabel(situacao)} />;
}
