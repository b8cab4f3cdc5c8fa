import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { messages } from '#platform/messages.js';
import { AceiteDto, ReceivesForm } from '../shared/receives-form.decorator.js';
import { InboxController } from '../shared/inbox.controller.js';
import { PedidoSessaoDto, PedidoSessaoInputDto, sessoesForm } from './sessoes.form.js';

@ApiTags('Sessões')
@Controller()
export class SessoesController extends InboxController('sessoes', 'pedidos de sessão', PedidoSessaoDto, sessoesForm) {
  @Public()
  @ReceivesForm('sessoes', 'Pedir uma sessão com alunos')
  async receive(@Body() body: PedidoSessaoInputDto): Promise<AceiteDto> {
    return { id: await this.inbox.receive(body), message: messages.messageSent };
  }
}
