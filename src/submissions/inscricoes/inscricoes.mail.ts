import type { FormMail } from '../shared/form-mail.js';
import type { Inscricao } from './inscricao.entity.js';

export const inscricoesMail: FormMail<Inscricao> = {
  notice: ({ nomeEscola, nomeResponsavel, emailResponsavel, contactoTelefonico, descricao }) => ({
    subject: `Nova inscrição no Desafio Escolar: ${nomeEscola}`,
    fields: {
      Escola: nomeEscola,
      Responsável: nomeResponsavel,
      Email: emailResponsavel,
      Telefone: contactoTelefonico,
      Foco: descricao,
    },
    replyTo: emailResponsavel,
  }),
  receipt: ({ emailResponsavel }) => ({
    recipient: emailResponsavel,
    subject: 'Recebemos a inscrição no Desafio Escolar',
    text: 'Obrigado por inscrever a sua escola no Desafio Escolar. A inscrição chegou bem e vamos escrever-lhe com os próximos passos.',
  }),
};
