import type { PedidoDados } from '../../api-types.js';

/** What each kind of request is called. */
export const requestTypes: Readonly<Record<PedidoDados['tipo'], string>> = {
  acesso: 'Acesso',
  retificacao: 'Correção',
  apagamento: 'Apagamento',
  outro: 'Outro',
};

/** How a request came. */
export const requestWays: Readonly<Record<PedidoDados['via'], string>> = {
  site: 'Pelo site',
  email: 'Por email',
  telefone: 'Por telefone',
  carta: 'Por carta',
};

/** Whose request it is; nobody's once the data was erased. */
export const whoAsked = ({ nome, email }: Pick<PedidoDados, 'nome' | 'email'>): string =>
  [nome, email].filter((word) => word !== null).join(' · ') || '(apagado)';
