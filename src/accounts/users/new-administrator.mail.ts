import { ASSOCIATION, type MailWords } from '../../mail/mail-message.js';
import { lisbonWords } from '../../platform/dates/lisbon-words.js';
import type { User } from './user.entity.js';

interface Appeared {
  /** How they came to administer, in a sentence. */
  how: string;
  now: Date;
  adminUrl: string;
}

/** To every other administrator: somebody has become one. */
export function newAdministratorMail(
  { nome, email }: Pick<User, 'nome' | 'email'>,
  { how, now, adminUrl }: Appeared,
): MailWords {
  return {
    subject: `Há mais uma conta de administração no painel da ${ASSOCIATION}`,
    text: [
      'Olá!',
      `${nome} (${email}) passou a ter uma conta de administração no painel da ${ASSOCIATION}: pode ver e mudar tudo, também o que é sobre pessoas.`,
      `Como: ${how}\nQuando: ${lisbonWords(now)} (hora de Lisboa)`,
      `Se já o esperava, não tem de fazer nada. Se não o esperava, desligue já essa conta em «Utilizadores», mude a sua password e fale com os outros administradores; o que se fez no painel está em «Atividade»:\n${adminUrl}/dashboard/utilizadores`,
      `A equipa da ${ASSOCIATION}`,
    ].join('\n\n'),
  };
}

/** To every administrator: a copy of the database was put back, and with it the accounts of its time. */
export function restoredAccountsMail(
  administrators: readonly Pick<User, 'nome' | 'email'>[],
  { madeAt, adminUrl }: { madeAt: Date; adminUrl: string },
): MailWords {
  return {
    subject: `Foi reposta uma cópia do painel da ${ASSOCIATION}`,
    text: [
      'Olá!',
      `No servidor foi reposta uma cópia de ${lisbonWords(madeAt)} (hora de Lisboa). As contas voltaram a ser as desse momento: quem entretanto deixou de administrar o painel pode administrá-lo outra vez.`,
      `Administram agora:\n${administrators.map(({ nome, email }) => `- ${nome} (${email})`).join('\n')}`,
      `Se alguma destas pessoas já não o devia fazer, desligue essa conta em «Utilizadores»:\n${adminUrl}/dashboard/utilizadores`,
      `A equipa da ${ASSOCIATION}`,
    ].join('\n\n'),
  };
}
