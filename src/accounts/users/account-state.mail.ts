import { ASSOCIATION, type MailWords } from '../../mail/mail-message.js';
import type { Papel } from '../../platform/access/papel.js';
import { dayWords } from '../../platform/dates/day-words.js';
import type { User } from './user.entity.js';

/** What administrators say of another's account. */
export type AccountState = Pick<User, 'papel' | 'ativo' | 'ultimoDia'>;

const roles: Readonly<Record<Papel, string>> = {
  administracao: 'administração: tem acesso a todo o painel',
  edicao: 'edição: tem acesso aos conteúdos e aos ficheiros, e não ao que é sobre pessoas',
};

/** To whose account an administrator has changed. */
export function accountStateMail(before: AccountState, after: AccountState, adminUrl: string): MailWords {
  return {
    subject: `A sua conta no painel da ${ASSOCIATION} mudou`,
    text: [
      'Olá!',
      `Alguém da administração mudou a sua conta no painel da ${ASSOCIATION}.`,
      ...changes(before, after),
      ...(after.ativo ? [`Pode entrar aqui:\n${adminUrl}`] : []),
      'Se não esperava esta mudança, fale com quem administra o painel.',
      `A equipa da ${ASSOCIATION}`,
    ].join('\n\n'),
  };
}

function changes(before: AccountState, after: AccountState): string[] {
  const said: string[] = [];
  if (before.ativo && !after.ativo)
    said.push('A conta foi desligada: deixa de poder entrar, e as sessões que tinha abertas terminaram.');
  if (!before.ativo && after.ativo) said.push('A conta foi ligada de novo: volta a poder entrar.');
  if (before.papel !== after.papel)
    said.push(`O seu papel é agora ${roles[after.papel]}. As sessões que tinha abertas terminaram.`);
  if (before.ultimoDia !== after.ultimoDia) {
    said.push(
      after.ultimoDia === null
        ? 'A conta deixou de ter um último dia.'
        : `O último dia em que a conta serve para entrar é agora ${dayWords(after.ultimoDia)}.`,
    );
  }
  return said;
}
