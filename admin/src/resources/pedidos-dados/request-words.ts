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

/** A day, `2026-12-22`, as pt-PT writes it: 22/12/2026. */
export const dayWords = (day: string): string => day.split('-').reverse().join('/');

/** Whose request it is; nobody's once the data was erased. */
export const whoAsked = ({ nome, email }: Pick<PedidoDados, 'nome' | 'email'>): string =>
  [nome, email].filter((word) => word !== null).join(' · ') || '(apagado)';
