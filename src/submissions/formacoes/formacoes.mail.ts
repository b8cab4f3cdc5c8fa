import type { FormMail } from '../shared/form-mail.js';
import type { PedidoFormacao } from './pedido-formacao.entity.js';

export const formacoesMail: FormMail<PedidoFormacao> = {
  notice: ({ nome, email, tipo, mensagem }) => ({
    assunto: `Novo pedido de formação: ${tipo}`,
    campos: { Nome: nome, Email: email, Formação: tipo, Mensagem: mensagem },
    responderA: email,
  }),
  receipt: ({ email }) => ({
    para: email,
    assunto: 'Recebemos o seu pedido de formação',
    texto: 'Obrigado pelo interesse nas nossas formações. O seu pedido chegou bem e vamos responder-lhe em breve.',
  }),
};
