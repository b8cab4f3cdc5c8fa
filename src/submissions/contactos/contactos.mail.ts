import type { FormMail } from '../shared/form-mail.js';
import type { Contacto } from './contacto.entity.js';

export const contactosMail: FormMail<Contacto> = {
  notice: ({ nome, email, assunto, descricao }) => ({
    subject: `Novo contacto: ${assunto}`,
    fields: { Nome: nome, Email: email, Assunto: assunto, Mensagem: descricao },
    replyTo: email,
  }),
  receipt: ({ email }) => ({
    recipient: email,
    subject: 'Recebemos a sua mensagem',
    text: 'Obrigado por nos escrever. A sua mensagem chegou bem e vamos responder-lhe assim que pudermos.',
  }),
};
