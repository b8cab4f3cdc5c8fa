import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorator.js';
import { RateLimited } from '../../platform/access/rate-limit.guard.js';
import { messages } from '../../platform/messages.js';
import { AcceptedDto } from '../shared/accepted.dto.js';
import { ApiFormErrors } from '../shared/api-form-errors.decorator.js';
import { InboxController } from '../shared/inbox.controller.js';
import { PedidoMaterialDto, PedidoMaterialInputDto } from './pedido-material.dto.js';
import { pedidosMaterialList } from './pedidos-material.list.js';
import { PedidosMaterialService } from './pedidos-material.service.js';

@ApiTags('Pedidos de material')
@Controller()
export class PedidosMaterialController extends InboxController(
  'material',
  'pedidos de material',
  PedidoMaterialDto,
  pedidosMaterialList,
) {
  protected readonly inbox = this.pedidosMaterial.inbox;

  constructor(private readonly pedidosMaterial: PedidosMaterialService) {
    super();
  }

  @Post('material')
  @Public()
  @RateLimited('forms')
  @ApiOperation({ summary: 'Pedir material pedagógico' })
  @ApiCreatedResponse({ type: AcceptedDto })
  @ApiFormErrors()
  async receive(@Body() body: PedidoMaterialInputDto): Promise<AcceptedDto> {
    return { id: await this.pedidosMaterial.receive(body), message: messages.messageSent };
  }
}
