import type { FormMail } from '../shared/form-mail.js';
import type { Candidatura } from './candidatura.entity.js';

export const voluntariadoMail: FormMail<Candidatura> = {
  // the rest, with the CV, stays in the back office: mailboxes know no retention
  notice: ({ nome, email, estudando }) => ({
    subject: `Nova candidatura a voluntariado: ${nome}`,
    fields: { Nome: nome, Email: email, Ocupação: estudando },
    replyTo: email,
  }),
  receipt: ({ email }) => ({
    recipient: email,
    subject: 'Recebemos a sua candidatura',
    text: 'Obrigado por querer juntar-se à equipa! A sua candidatura chegou bem e vamos dar-lhe notícias em breve.',
  }),
};
