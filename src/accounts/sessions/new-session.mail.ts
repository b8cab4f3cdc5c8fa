import { ASSOCIATION, type MailWords } from '../../mail/mail-message.js';
import { lisbonWords } from '../../platform/dates/lisbon-words.js';
import type { Session } from './session.entity.js';

/** To who has just signed in with a browser that was not known. */
export function newSessionMail(
  { browser, address, createdAt }: Pick<Session, 'browser' | 'address' | 'createdAt'>,
  adminUrl: string,
): MailWords {
  return {
    subject: `Novo início de sessão no painel da ${ASSOCIATION}`,
    text: [
      'Olá!',
      `A sua conta no painel da ${ASSOCIATION} foi aberta num navegador em que ainda não o tinha sido, ou não o foi desde que a password mudou.`,
      `Navegador: ${browser}\nRede: ${address || 'desconhecida'}\nQuando: ${lisbonWords(createdAt)} (hora de Lisboa)`,
      `Se fez este início de sessão, não tem de fazer nada. Se não o fez, mude já a sua password; todas as outras sessões terminam:\n${adminUrl}/conta`,
      `A equipa da ${ASSOCIATION}`,
    ].join('\n\n'),
  };
}
