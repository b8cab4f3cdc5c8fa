import { enquiryContents, EnquiryInput, EnquiryWire } from '../shared/enquiry.js';
import { type FormSpec, inboxList, personListColumns } from '../shared/submission.js';
import { PedidoSessao, type SessionType, sessionTypes } from './pedido-sessao.entity.js';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField } from '#platform/dto/fields.js';
import { IgnoresUnknownFields, IncompleteSentence } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { toAnswer } from '#platform/dto/answer-fields.js';

@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoSessaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: sessionTypes }) tipo!: SessionType;
}

export class PedidoSessaoDto extends EnquiryWire {
  @ApiProperty({ enum: sessionTypes }) tipo!: SessionType;

  static readonly from = (row: PedidoSessao): PedidoSessaoDto =>
    toAnswer(PedidoSessaoDto, row, { data: row.createdAt });
}

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
