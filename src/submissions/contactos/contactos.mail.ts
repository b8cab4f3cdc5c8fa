import type { FormMail } from '../shared/form-mail.js';
import type { Contacto } from './contacto.entity.js';

export const contactosMail: FormMail<Contacto> = {
  notice: ({ nome, email, assunto, descricao }) => ({
    assunto: `Novo contacto: ${assunto}`,
    campos: { Nome: nome, Email: email, Assunto: assunto, Mensagem: descricao },
    responderA: email,
  }),
  receipt: ({ email }) => ({
    para: email,
    assunto: 'Recebemos a sua mensagem',
    texto: 'Obrigado por nos escrever. A sua mensagem chegou bem e vamos responder-lhe assim que pudermos.',
  }),
};
