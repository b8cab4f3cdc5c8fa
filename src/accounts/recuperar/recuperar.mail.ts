import { ASSOCIATION, type MailWords } from '../../mail/mail-message.js';
import { periods } from '../../platform/dates/periods.js';

/** To whoever has an account and asked, or somebody for them, for a way back in. */
export function recoveryMail(link: string): MailWords {
  return {
    subject: 'Escolha uma nova password',
    text: [
      'Olá!',
      `Foi pedida uma nova password para a sua conta no painel da ${ASSOCIATION}.`,
      `Para a escolher, abra esta página:\n${link}`,
      `A ligação serve uma vez e é válida durante ${periods.recoveryMinutes} minutos. Se não fez este pedido, não tem de fazer nada: a password continua a ser a que tem.`,
      `A equipa da ${ASSOCIATION}`,
    ].join('\n\n'),
  };
}
