import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorator.js';
import { RateLimited } from '../../platform/access/rate-limit.guard.js';
import { messages } from '../../platform/messages.js';
import { AcceptedDto } from '../shared/accepted.dto.js';
import { ApiFormErrors } from '../shared/api-form-errors.decorator.js';
import { InboxController } from '../shared/inbox.controller.js';
import { PedidoSessaoDto, PedidoSessaoInputDto } from './pedido-sessao.dto.js';
import { sessoesList } from './sessoes.list.js';
import { SessoesService } from './sessoes.service.js';

@ApiTags('Sessões')
@Controller()
export class SessoesController extends InboxController('sessoes', 'pedidos de sessão', PedidoSessaoDto, sessoesList) {
  protected readonly inbox = this.sessoes.inbox;

  constructor(private readonly sessoes: SessoesService) {
    super();
  }

  @Post('sessoes')
  @Public()
  @RateLimited('forms')
  @ApiOperation({ summary: 'Pedir uma sessão com alunos' })
  @ApiCreatedResponse({ type: AcceptedDto })
  @ApiFormErrors()
  async receive(@Body() body: PedidoSessaoInputDto): Promise<AcceptedDto> {
    return { id: await this.sessoes.receive(body), message: messages.messageSent };
  }
}
