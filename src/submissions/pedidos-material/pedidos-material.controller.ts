import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { messages } from '#platform/messages.js';
import { AceiteDto, ReceivesForm } from '../shared/receives-form.decorator.js';
import { InboxController } from '../shared/inbox.controller.js';
import { PedidoMaterialDto, PedidoMaterialInputDto, pedidosMaterialForm } from './pedidos-material.form.js';

@ApiTags('Pedidos de material')
@Controller()
export class PedidosMaterialController extends InboxController(
  'material',
  'pedidos de material',
  PedidoMaterialDto,
  pedidosMaterialForm,
) {
  @Public()
  @ReceivesForm('material', 'Pedir material pedagógico')
  async receive(@Body() body: PedidoMaterialInputDto): Promise<AceiteDto> {
    return { id: await this.inbox.receive(body), message: messages.messageSent };
  }
}
