import type { FormMail } from '../shared/form-mail.js';
import type { PedidoSessao } from './pedido-sessao.entity.js';

export const sessoesMail: FormMail<PedidoSessao> = {
  notice: ({ nome, email, tipo, mensagem }) => ({
    assunto: `Novo pedido de sessão: ${tipo}`,
    campos: { Nome: nome, Email: email, Sessão: tipo, Mensagem: mensagem },
    responderA: email,
  }),
  receipt: ({ email }) => ({
    para: email,
    assunto: 'Recebemos o seu pedido de sessão',
    texto: 'Obrigado pelo interesse nas sessões com alunos. O seu pedido chegou bem e vamos responder-lhe em breve.',
  }),
};
