import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorator.js';
import { messages } from '../../platform/messages.js';
import { AcceptedDto } from '../shared/accepted.dto.js';
import { InboxController } from '../shared/inbox.controller.js';
import { ReceivesForm } from '../shared/receives-form.decorator.js';
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

  @Public()
  @ReceivesForm('sessoes', 'Pedir uma sessão com alunos')
  async receive(@Body() body: PedidoSessaoInputDto): Promise<AcceptedDto> {
    return { id: await this.sessoes.receive(body), message: messages.messageSent };
  }
}
