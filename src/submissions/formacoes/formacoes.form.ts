import { enquiryContents, EnquiryInput, EnquiryWire } from '../shared/enquiry.js';
import { type FormSpec, inboxList, personListColumns } from '../shared/submission.js';
import { PedidoFormacao, type TrainingType, trainingTypes } from './pedido-formacao.entity.js';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField } from '#platform/dto/fields.js';
import { IgnoresUnknownFields, IncompleteSentence } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { toAnswer } from '#platform/dto/answer-fields.js';

@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoFormacaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: trainingTypes }) tipo!: TrainingType;
}

export class PedidoFormacaoDto extends EnquiryWire {
  @ApiProperty({ enum: trainingTypes }) tipo!: TrainingType;

  static readonly from = (row: PedidoFormacao): PedidoFormacaoDto =>
    toAnswer(PedidoFormacaoDto, row, { data: row.createdAt });
}

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
