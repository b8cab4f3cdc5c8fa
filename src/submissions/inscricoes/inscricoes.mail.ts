import type { FormMail } from '../shared/form-mail.js';
import type { Inscricao } from './inscricao.entity.js';

export const inscricoesMail: FormMail<Inscricao> = {
  notice: ({ nomeEscola, nomeResponsavel, emailResponsavel, contactoTelefonico, descricao }) => ({
    assunto: `Nova inscrição no Desafio Escolar: ${nomeEscola}`,
    campos: {
      Escola: nomeEscola,
      Responsável: nomeResponsavel,
      Email: emailResponsavel,
      Telefone: contactoTelefonico,
      Foco: descricao,
    },
    responderA: emailResponsavel,
  }),
  receipt: ({ emailResponsavel }) => ({
    para: emailResponsavel,
    assunto: 'Recebemos a inscrição no Desafio Escolar',
    texto:
      'Obrigado por inscrever a sua escola no Desafio Escolar. A inscrição chegou bem e vamos escrever-lhe com os próximos passos.',
  }),
};
