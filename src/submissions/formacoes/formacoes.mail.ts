import type { FormMail } from '../shared/form-mail.js';
import type { PedidoFormacao } from './pedido-formacao.entity.js';

export const formacoesMail: FormMail<PedidoFormacao> = {
  notice: ({ nome, email, tipo, mensagem }) => ({
    subject: `Novo pedido de formação: ${tipo}`,
    fields: { Nome: nome, Email: email, Formação: tipo, Mensagem: mensagem },
    replyTo: email,
  }),
  receipt: ({ email }) => ({
    recipient: email,
    subject: 'Recebemos o seu pedido de formação',
    text: 'Obrigado pelo interesse nas nossas formações. O seu pedido chegou bem e vamos responder-lhe em breve.',
  }),
};
