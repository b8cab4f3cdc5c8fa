import { enquiryContents } from '../shared/enquiry.js';
import { type FormSpec, inboxList, personListColumns } from '../shared/submission.js';
import type { PedidoFormacaoInputDto } from './pedido-formacao.dto.js';
import { PedidoFormacao } from './pedido-formacao.entity.js';

export const formacoesForm: FormSpec<PedidoFormacao, PedidoFormacaoInputDto> = {
  entity: PedidoFormacao,
  list: inboxList(PedidoFormacao, {
    ...personListColumns,
    data: { property: 'createdAt', kind: 'moment' },
    tipo: { property: 'tipo', kind: 'code', thenBy: 'createdAt' },
  }),
  proof: 'recaptcha',
  contents: enquiryContents,
  subject: ({ tipo }) => `Pedido de formação: ${tipo}`,
  text: 'mensagem',
  mail: {
    notice: ({ nome, email, tipo, mensagem }) => ({
      subject: `Novo pedido de formação: ${tipo}`,
      fields: { Nome: nome, 'E-mail': email, Formação: tipo, Mensagem: mensagem },
      replyTo: email,
    }),
    receipt: ({ nome, email, tipo }) => ({
      recipient: email,
      name: nome,
      chosen: { Formação: tipo },
      subject: 'Recebemos o seu pedido de formação',
      text: 'Obrigado pelo interesse nas nossas formações. O seu pedido chegou bem.',
    }),
  },
};
