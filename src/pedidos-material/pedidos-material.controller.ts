import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access/access.decorator.js';
import { RateLimited } from '../common/access/rate-limit.guard.js';
import { messages } from '../common/messages.js';
import { AcceptedDto } from '../common/submissions/accepted.dto.js';
import { ApiFormErrors } from '../common/submissions/api-form-errors.decorator.js';
import { InboxController } from '../common/submissions/inbox.controller.js';
import { PedidoMaterialInputDto } from './dto/pedido-material-input.dto.js';
import { PedidoMaterialDto } from './dto/pedido-material.dto.js';
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
