import type { PedidoDados } from '../../api-types.js';

/** The name of each kind of request. */
export const requestTypes: Readonly<Record<PedidoDados['tipo'], string>> = {
  acesso: 'Acesso',
  retificacao: 'Correção',
  apagamento: 'Apagamento',
  outro: 'Outro',
};

/** The words for each way in which a request came. */
export const requestWays: Readonly<Record<PedidoDados['via'], string>> = {
  site: 'Pelo site',
  email: 'Por email',
  telefone: 'Por telefone',
  carta: 'Por carta',
};

/** Names the person who asked, or says that their data was erased. */
export const whoAsked = ({ nome, email }: Pick<PedidoDados, 'nome' | 'email'>): string =>
  [nome, email].filter((word) => word !== null).join(' · ') || '(apagado)';
