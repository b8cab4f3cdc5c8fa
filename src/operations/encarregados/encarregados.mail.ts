import type { MailWords } from '../../mail/mail-message.js';
import { lisbonWords } from '../../platform/dates/lisbon-words.js';
import { OUT_OF_REACH } from '../dados-pessoais/person-eraser.mail.js';

/** To the guardian who objected. None of the applicant's words stand in it. */
export function objectionReceiptMail(now: Date): MailWords {
  return {
    subject: 'Recibo: a candidatura foi apagada',
    text: [
      'Olá!',
      `A ${lisbonWords(now)}, porque se opôs como encarregado de educação, apagámos a candidatura a voluntariado, com tudo o que veio com ela.`,
      `Guarde esta mensagem como recibo. ${OUT_OF_REACH}`,
      'A equipa da DFC Portugal',
    ].join('\n\n'),
  };
}

/** To the applicant. @param by the guardian's address, masked */
export function objectedToMail(by: string, now: Date): MailWords {
  return {
    subject: 'Recibo: a tua candidatura foi apagada',
    text: [
      'Olá!',
      `A ${lisbonWords(now)} apagámos a tua candidatura a voluntariado, com tudo o que veio com ela: o encarregado de educação que indicaste (${by}) opôs-se.`,
      `Obrigado por teres querido ajudar! Fala com ele, se achas que foi engano. ${OUT_OF_REACH}`,
      'A equipa da DFC Portugal',
    ].join('\n\n'),
  };
}
