import { Controller } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { ChoiceField } from '#platform/dto/fields.js';
import { IgnoresUnknownFields, IncompleteSentence } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { enquiryForm, EnquiryInput, EnquiryWire } from '../shared/enquiry.js';
import { InboxController } from '../shared/inbox.controller.js';
import { PedidoFormacao, type TrainingType, trainingTypes } from './pedido-formacao.entity.js';

@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
class PedidoFormacaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: trainingTypes }) tipo!: TrainingType;
}

class PedidoFormacaoDto extends EnquiryWire {
  @ApiProperty({ enum: trainingTypes }) tipo!: TrainingType;

  static readonly from = (row: PedidoFormacao): PedidoFormacaoDto =>
    toAnswer(PedidoFormacaoDto, row, { data: row.createdAt });
}

const formacoesForm = enquiryForm({
  entity: PedidoFormacao,
  input: PedidoFormacaoInputDto,
  answer: PedidoFormacaoDto,
  path: 'formacoes',
  plural: 'pedidos de formação',
  summary: 'Pedir uma formação',
  subject: 'Pedido de formação',
  notice: 'Novo pedido de formação',
  choice: 'Formação',
  receipt: {
    subject: 'Recebemos o seu pedido de formação',
    text: 'Obrigado pelo interesse nas nossas formações. O seu pedido chegou bem.',
  },
});

@ApiTags('Formações')
@Controller()
export class FormacoesController extends InboxController(formacoesForm) {}
