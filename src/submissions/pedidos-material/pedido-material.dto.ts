import { ApiSchema } from '@nestjs/swagger';
import { IgnoresUnknownFields, IncompleteSentence } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import type { PedidoMaterial } from './pedido-material.entity.js';
import { EnquiryInput, EnquiryWire } from '../shared/enquiry.js';
import { toAnswer } from '#platform/dto/to-answer.js';

@ApiSchema({ name: 'PedidoMaterialInput' })
@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
export class PedidoMaterialInputDto extends EnquiryInput {}

@ApiSchema({ name: 'PedidoMaterial' })
export class PedidoMaterialDto extends EnquiryWire {
  static readonly from = (row: PedidoMaterial): PedidoMaterialDto =>
    toAnswer(PedidoMaterialDto, row, { data: row.createdAt });
}
