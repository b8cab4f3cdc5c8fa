import { Controller } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { ChoiceField } from '#platform/dto/fields.js';
import { IgnoresUnknownFields, IncompleteSentence } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { enquiryForm, EnquiryInput, EnquiryWire } from '../shared/enquiry.js';
import { InboxController } from '../shared/inbox.controller.js';
import { PedidoSessao, type SessionType, sessionTypes } from './pedido-sessao.entity.js';

@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
class PedidoSessaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: sessionTypes }) tipo!: SessionType;
}

class PedidoSessaoDto extends EnquiryWire {
  @ApiProperty({ enum: sessionTypes }) tipo!: SessionType;

  static readonly from = (row: PedidoSessao): PedidoSessaoDto =>
    toAnswer(PedidoSessaoDto, row, { data: row.createdAt });
}

const sessoesForm = enquiryForm({
  entity: PedidoSessao,
  input: PedidoSessaoInputDto,
  answer: PedidoSessaoDto,
  path: 'sessoes',
  plural: 'pedidos de sessão',
  summary: 'Pedir uma sessão com alunos',
  subject: 'Pedido de sessão',
  notice: 'Novo pedido de sessão',
  choice: 'Sessão',
  receipt: {
    subject: 'Recebemos o seu pedido de sessão',
    text: 'Obrigado pelo interesse nas sessões com alunos. O seu pedido chegou bem.',
  },
});

@ApiTags('Sessões')
@Controller()
export class SessoesController extends InboxController(sessoesForm) {}
