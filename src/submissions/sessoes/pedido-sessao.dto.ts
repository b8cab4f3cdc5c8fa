import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ChoiceField } from '#platform/dto/fields.js';
import { IgnoresUnknownFields, IncompleteSentence } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { type PedidoSessao, type SessionType, sessionTypes } from './pedido-sessao.entity.js';
import { EnquiryInput, EnquiryWire } from '../shared/enquiry.js';
import { toAnswer } from '#platform/dto/to-answer.js';

@ApiSchema({ name: 'PedidoSessaoInput' })
@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoSessaoInputDto extends EnquiryInput {
  @ChoiceField({ label: 'O tipo', values: sessionTypes }) tipo!: SessionType;
}

@ApiSchema({ name: 'PedidoSessao' })
export class PedidoSessaoDto extends EnquiryWire {
  @ApiProperty({ enum: sessionTypes }) tipo!: SessionType;

  static readonly from = (row: PedidoSessao): PedidoSessaoDto =>
    toAnswer(PedidoSessaoDto, row, { data: row.createdAt });
}
