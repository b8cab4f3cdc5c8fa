import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { messages } from '#platform/messages.js';
import { AceiteDto, ReceivesForm } from '../shared/receives-form.decorator.js';
import { InboxController } from '../shared/inbox.controller.js';
import { formacoesForm, PedidoFormacaoDto, PedidoFormacaoInputDto } from './formacoes.form.js';

@ApiTags('Formações')
@Controller()
export class FormacoesController extends InboxController(
  'formacoes',
  'pedidos de formação',
  PedidoFormacaoDto,
  formacoesForm,
) {
  @Public()
  @ReceivesForm('formacoes', 'Pedir uma formação')
  async receive(@Body() body: PedidoFormacaoInputDto): Promise<AceiteDto> {
    return { id: await this.inbox.receive(body), message: messages.messageSent };
  }
}
