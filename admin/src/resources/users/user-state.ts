import type { User } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { papelWords } from '../../common/papel-input.js';

type UserState = 'ligada' | 'desligada' | 'terminada';

export const stateWords: Readonly<Record<UserState, string>> = {
  ligada: 'Ligada',
  desligada: 'Desligada',
  terminada: 'Terminou',
};

/** @param today in Lisbon: `2026-06-05` */
export function stateOf({ ativo, ultimoDia }: Pick<User, 'ativo' | 'ultimoDia'>, today: string): UserState {
  if (!ativo) return 'desligada';
  return ultimoDia !== null && ultimoDia < today ? 'terminada' : 'ligada';
}

export type Said = Pick<User, 'papel' | 'ativo' | 'ultimoDia'>;

/**
 * Returns a sentence for each thing that saving will do; none where nothing changes.
 * @param today in Lisbon: `2026-06-05`
 */
export function whatWillHappen(before: Said, after: Said, today: string, mailGoesOut: boolean): string[] {
  const said: string[] = [];
  if (before.papel !== after.papel) {
    const { name, may } = papelWords[after.papel];
    said.push(`Passa a ter o papel de ${name}. ${may}`);
  }
  if (before.ativo && !after.ativo) said.push('A conta é desligada: deixa de poder entrar, até que a volte a ligar.');
  if (!before.ativo && after.ativo) said.push('A conta é ligada de novo, com a palavra-passe que tinha.');
  if (before.ultimoDia !== after.ultimoDia) said.push(lastDaySentence(after.ultimoDia, today));
  const isClosed = stateOf(after, today) !== 'ligada';
  if (said.length === 0) return said;
  if (before.papel !== after.papel || isClosed)
    said.push('As sessões que tem abertas terminam, e as ligações que recebeu deixam de funcionar.');
  return mailGoesOut ? [...said, 'Quem tem a conta é avisado por e-mail.'] : said;
}

function lastDaySentence(day: string | null, today: string): string {
  if (day === null) return 'A conta deixa de ter um último dia.';
  const written = formatDay(day);
  return day < today
    ? `O último dia, ${written}, já passou: deixa de poder entrar.`
    : `Pode entrar até ao fim do dia ${written}, hora de Lisboa; depois, não.`;
}
