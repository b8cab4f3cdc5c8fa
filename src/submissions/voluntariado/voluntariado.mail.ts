import type { FormMail } from '../shared/form-mail.js';
import type { Candidatura } from './candidatura.entity.js';

export const voluntariadoMail: FormMail<Candidatura> = {
  // the rest, with the CV, stays in the back office: mailboxes know no retention
  notice: ({ nome, email, estudando }) => ({
    assunto: `Nova candidatura a voluntariado: ${nome}`,
    campos: { Nome: nome, Email: email, Ocupação: estudando },
    responderA: email,
  }),
  receipt: ({ email }) => ({
    para: email,
    assunto: 'Recebemos a sua candidatura',
    texto: 'Obrigado por querer juntar-se à equipa! A sua candidatura chegou bem e vamos dar-lhe notícias em breve.',
  }),
};
