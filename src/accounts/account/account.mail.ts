import { ASSOCIATION, letter, type MailMessage, type MailWords } from '#mail/mail-message.js';
import type { Papel } from '#platform/papeis.js';
import { dayWords, lisbonWords } from '#platform/dates/lisbon-day.js';
import type { User } from './user.entity.js';

export type AccountState = Pick<User, 'papel' | 'ativo' | 'ultimoDia'>;

/** Addresses words to the owner of an account. @param about what they tell of: 'session:12' */
export const toOwner = ({ id, email }: Pick<User, 'id' | 'email'>, about: string, words: MailWords): MailMessage => ({
  idempotencyKey: `account:${id}:${about}`,
  kind: 'account',
  recipient: email,
  ...words,
});

const roles: Readonly<Record<Papel, string>> = {
  administracao: 'administração: tem acesso a todo o painel',
  edicao: 'edição: tem acesso aos conteúdos e aos ficheiros, mas não aos dados das pessoas',
};

export function accountStateMail(before: AccountState, after: AccountState, adminUrl: string): MailWords {
  return letter(
    `A sua conta no painel da ${ASSOCIATION} mudou`,
    `Alguém da administração mudou a sua conta no painel da ${ASSOCIATION}.`,
    ...listChanges(before, after),
    ...(after.ativo ? [`Pode entrar aqui:\n${adminUrl}`] : []),
    'Se não esperava esta mudança, fale com quem administra o painel.',
  );
}

function listChanges(before: AccountState, after: AccountState): string[] {
  const changes: string[] = [];
  if (before.ativo && !after.ativo)
    changes.push('A conta foi desligada: deixa de poder entrar, e as sessões que tinha abertas terminaram.');
  if (!before.ativo && after.ativo) changes.push('A conta foi ligada de novo: volta a poder entrar.');
  if (before.papel !== after.papel)
    changes.push(`A sua conta é agora de ${roles[after.papel]}. As sessões que tinha abertas terminaram.`);
  if (before.ultimoDia !== after.ultimoDia) {
    changes.push(
      after.ultimoDia === null
        ? 'A conta deixou de ter data para acabar.'
        : `Pode entrar com a conta até ao fim do dia ${dayWords(after.ultimoDia)}.`,
    );
  }
  return changes;
}

export const named = ({ nome, email }: User): string => `${nome} (${email})`;

export function newAdministratorMail(user: User, how: string, now: Date, adminUrl: string): MailWords {
  return letter(
    `Há mais uma conta de administração no painel da ${ASSOCIATION}`,
    `${named(user)} passou a ter uma conta de administração no painel da ${ASSOCIATION}: pode ver e mudar tudo, incluindo os dados das pessoas.`,
    `Como: ${how}\nQuando: ${lisbonWords(now)} (hora de Lisboa)`,
    `Se já sabia, não tem de fazer nada. Se não sabia, desligue já essa conta em «Utilizadores»:\n${adminUrl}/dashboard/utilizadores`,
    'Depois mude a sua palavra-passe, fale com os outros administradores e veja em «Atividade» o que se fez no painel.',
  );
}

/** To every administrator: a copy of the database was put back, and with it the accounts of its time. */
export function restoredAccountsMail(administrators: readonly User[], madeAt: Date, adminUrl: string): MailWords {
  return letter(
    `Foi reposta uma cópia do painel da ${ASSOCIATION}`,
    `O painel voltou ao que era a ${lisbonWords(madeAt)} (hora de Lisboa), porque foi reposta no servidor uma cópia desse momento. As contas também voltaram atrás: quem entretanto tinha deixado de administrar o painel pode administrá-lo outra vez.`,
    `Quem o administra agora:\n${administrators.map((one) => `- ${named(one)}`).join('\n')}`,
    `Se alguma destas pessoas já não devia administrar o painel, desligue a conta dela em «Utilizadores»:\n${adminUrl}/dashboard/utilizadores`,
  );
}
