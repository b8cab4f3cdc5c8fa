import type { FormMail } from '../shared/form-mail.js';
import type { PedidoMaterial } from './pedido-material.entity.js';

export const pedidosMaterialMail: FormMail<PedidoMaterial> = {
  notice: ({ nome, email, mensagem }) => ({
    subject: 'Novo pedido de material pedagógico',
    fields: { Nome: nome, Email: email, Mensagem: mensagem },
    replyTo: email,
  }),
  receipt: ({ email }) => ({
    recipient: email,
    subject: 'Recebemos o seu pedido de material',
    text: 'Obrigado pelo interesse nos nossos materiais. O seu pedido chegou bem e vamos responder-lhe em breve.',
  }),
};
