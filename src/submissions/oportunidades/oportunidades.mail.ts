import type { FormMail } from '../shared/form-mail.js';
import type { Oportunidade } from './oportunidade.entity.js';

export const oportunidadesMail: FormMail<Oportunidade> = {
  notice: ({ nome, email, motivo, descricao }) => ({
    assunto: `Nova proposta de parceria: ${motivo}`,
    campos: { Nome: nome, Email: email, Motivo: motivo, Descrição: descricao },
    responderA: email,
  }),
  receipt: ({ email }) => ({
    para: email,
    assunto: 'Recebemos a sua proposta',
    texto: 'Obrigado pelo interesse em colaborar connosco. A sua proposta chegou bem e vamos responder-lhe em breve.',
  }),
};
