import type { MailWords } from '../../mail/mail-message.js';
import { periods } from '../../../contract/periods.js';

/** To whoever asked, or somebody for them, for what is held under their address; it says the same whatever that is. */
export function dataLinkMail(link: string): MailWords {
  return {
    subject: 'Os seus dados na DFC Portugal',
    text: [
      'Olá!',
      'Recebemos, no nosso site, um pedido para ver os dados que guardamos sob este endereço de email, se guardarmos alguns.',
      `Para os ver, descarregar, corrigir ou apagar, abra esta página:\n${link}`,
      `A ligação é válida durante ${periods.ownDataMinutes} minutos. Não a reencaminhe: quem a tiver vê os dados. Se não fez este pedido, não tem de fazer nada.`,
      'A equipa da DFC Portugal',
    ].join('\n\n'),
  };
}

/** What was corrected, and when. None of the words stand in it. */
export function correctionMail(receipt: string): MailWords {
  return {
    subject: 'Recibo: os seus dados foram corrigidos',
    text: [
      'Olá!',
      receipt,
      'Se não foi você, responda a esta mensagem. Guarde-a como recibo.',
      'A equipa da DFC Portugal',
    ].join('\n\n'),
  };
}
