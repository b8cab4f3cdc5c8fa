import type { PedidoDados } from '../../api-types.js';
import { ColourChip } from '../../common/colour-chip.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { useNow } from '../../common/dates/use-now.js';

const states = {
  done: { label: 'Respondido', colour: 'teal' },
  open: { label: 'Por responder', colour: 'yellow' },
  late: { label: 'Fora do prazo', colour: 'coral' },
} as const;

/** The state of a request. */
export function RequestState({ feito, prazo }: Pick<PedidoDados, 'feito' | 'prazo'>) {
  const today = lisbonDay(useNow().toISOString());
  const { label, colour } = states[feito ? 'done' : prazo < today ? 'late' : 'open'];
  return <ColourChip colour={colour} label={label} />;
}

export const requestTypes: Readonly<Record<PedidoDados['tipo'], string>> = {
  acesso: 'Acesso',
  retificacao: 'Correção',
  apagamento: 'Apagamento',
  outro: 'Outro',
};

/** The words for each way in which a request came. */
export const requestWays: Readonly<Record<PedidoDados['via'], string>> = {
  site: 'Pelo site',
  email: 'Por e-mail',
  telefone: 'Por telefone',
  carta: 'Por carta',
};

/** Names the person who asked, or says that their data was erased. */
export const whoAsked = ({ nome, email }: Pick<PedidoDados, 'nome' | 'email'>): string =>
  [nome, email].filter((word) => word !== null).join(' · ') || '(apagado)';
