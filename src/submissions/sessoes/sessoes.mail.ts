import type { FormMail } from '../shared/form-mail.js';
import type { PedidoSessao } from './pedido-sessao.entity.js';

export const sessoesMail: FormMail<PedidoSessao> = {
  notice: ({ nome, email, tipo, mensagem }) => ({
    subject: `Novo pedido de sessão: ${tipo}`,
    fields: { Nome: nome, Email: email, Sessão: tipo, Mensagem: mensagem },
    replyTo: email,
  }),
  receipt: ({ email }) => ({
    recipient: email,
    subject: 'Recebemos o seu pedido de sessão',
    text: 'Obrigado pelo interesse nas sessões com alunos. O seu pedido chegou bem e vamos responder-lhe em breve.',
  }),
};
