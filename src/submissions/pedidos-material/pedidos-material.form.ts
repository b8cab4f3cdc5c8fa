import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { IgnoresUnknownFields, IncompleteSentence } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { enquiryForm, EnquiryInput, EnquiryWire } from '../shared/enquiry.js';
import { InboxController } from '../shared/inbox.controller.js';
import { PedidoMaterial } from './pedido-material.entity.js';

@IgnoresUnknownFields()
@IncompleteSentence(messages.fillAllFields)
class PedidoMaterialInputDto extends EnquiryInput {}

class PedidoMaterialDto extends EnquiryWire {
  static readonly from = (row: PedidoMaterial): PedidoMaterialDto =>
    toAnswer(PedidoMaterialDto, row, { data: row.createdAt });
}

const pedidosMaterialForm = enquiryForm({
  entity: PedidoMaterial,
  input: PedidoMaterialInputDto,
  answer: PedidoMaterialDto,
  section: 'material',
  path: 'material',
  plural: 'pedidos de material',
  summary: 'Pedir material pedagógico',
  subject: 'Pedido de material pedagógico',
  notice: 'Novo pedido de material pedagógico',
  receipt: {
    subject: 'Recebemos o seu pedido de material',
    text: 'Obrigado pelo interesse nos nossos materiais. O seu pedido chegou bem.',
  },
});

@ApiTags('Pedidos de material')
@Controller()
export class PedidosMaterialController extends InboxController(pedidosMaterialForm) {}
