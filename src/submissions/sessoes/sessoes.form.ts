import { enquiryContents } from '../shared/enquiry.js';
import { type FormSpec, inboxList, personListColumns } from '../shared/submission.js';
import type { PedidoSessaoInputDto } from './pedido-sessao.dto.js';
import { PedidoSessao } from './pedido-sessao.entity.js';

export const sessoesForm: FormSpec<PedidoSessao, PedidoSessaoInputDto> = {
  entity: PedidoSessao,
  list: inboxList(PedidoSessao, {
    ...personListColumns,
    data: { property: 'createdAt', kind: 'moment' },
    tipo: { property: 'tipo', kind: 'code', thenBy: 'createdAt' },
  }),
  proof: 'recaptcha',
  contents: enquiryContents,
  subject: ({ tipo }) => `Pedido de sessão: ${tipo}`,
  text: 'mensagem',
  mail: {
    notice: ({ nome, email, tipo, mensagem }) => ({
      subject: `Novo pedido de sessão: ${tipo}`,
      fields: { Nome: nome, 'E-mail': email, Sessão: tipo, Mensagem: mensagem },
      replyTo: email,
    }),
    receipt: ({ nome, email, tipo }) => ({
      recipient: email,
      name: nome,
      chosen: { Sessão: tipo },
      subject: 'Recebemos o seu pedido de sessão',
      text: 'Obrigado pelo interesse nas sessões com alunos. O seu pedido chegou bem.',
    }),
  },
};
