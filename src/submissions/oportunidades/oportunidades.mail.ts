import type { FormMail } from '../shared/form-mail.js';
import type { Oportunidade } from './oportunidade.entity.js';

export const oportunidadesMail: FormMail<Oportunidade> = {
  notice: ({ nome, email, motivo, descricao }) => ({
    subject: `Nova proposta de parceria: ${motivo}`,
    fields: { Nome: nome, Email: email, Motivo: motivo, Descrição: descricao },
    replyTo: email,
  }),
  receipt: ({ email }) => ({
    recipient: email,
    subject: 'Recebemos a sua proposta',
    text: 'Obrigado pelo interesse em colaborar connosco. A sua proposta chegou bem e vamos responder-lhe em breve.',
  }),
};
