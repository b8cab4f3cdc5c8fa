import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ChoiceField } from '#platform/dto/fields.js';
import { IgnoresUnknownFields, IncompleteSentence } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { type PedidoFormacao, type TrainingType, trainingTypes } from './pedido-formacao.entity.js';
import { EnquiryInput, EnquiryWire } from '../shared/enquiry.js';
import { toAnswer } from '#platform/dto/to-answer.js';

@ApiSchema({ name: 'PedidoFormacaoInput' })
@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoFormacaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: trainingTypes }) tipo!: TrainingType;
}

@ApiSchema({ name: 'PedidoFormacao' })
export class PedidoFormacaoDto extends EnquiryWire {
  @ApiProperty({ enum: trainingTypes }) tipo!: TrainingType;

  static readonly from = (row: PedidoFormacao): PedidoFormacaoDto =>
    toAnswer(PedidoFormacaoDto, row, { data: row.createdAt });
}
