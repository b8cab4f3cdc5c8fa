import type { FormMail } from '../shared/form-mail.js';
import type { PedidoMaterial } from './pedido-material.entity.js';

export const pedidosMaterialMail: FormMail<PedidoMaterial> = {
  notice: ({ nome, email, mensagem }) => ({
    assunto: 'Novo pedido de material pedagógico',
    campos: { Nome: nome, Email: email, Mensagem: mensagem },
    responderA: email,
  }),
  receipt: ({ email }) => ({
    para: email,
    assunto: 'Recebemos o seu pedido de material',
    texto: 'Obrigado pelo interesse nos nossos materiais. O seu pedido chegou bem e vamos responder-lhe em breve.',
  }),
};
