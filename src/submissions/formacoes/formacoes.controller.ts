import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorator.js';
import { RateLimited } from '../../platform/access/rate-limit.guard.js';
import { messages } from '../../platform/messages.js';
import { AcceptedDto } from '../shared/accepted.dto.js';
import { ApiFormErrors } from '../shared/api-form-errors.decorator.js';
import { InboxController } from '../shared/inbox.controller.js';
import { PedidoFormacaoDto, PedidoFormacaoInputDto } from './pedido-formacao.dto.js';
import { formacoesList } from './formacoes.list.js';
import { FormacoesService } from './formacoes.service.js';

@ApiTags('Formações')
@Controller()
export class FormacoesController extends InboxController(
  'formacoes',
  'pedidos de formação',
  PedidoFormacaoDto,
  formacoesList,
) {
  protected readonly inbox = this.formacoes.inbox;

  constructor(private readonly formacoes: FormacoesService) {
    super();
  }

  @Post('formacoes')
  @Public()
  @RateLimited('forms')
  @ApiOperation({ summary: 'Pedir uma formação' })
  @ApiCreatedResponse({ type: AcceptedDto })
  @ApiFormErrors()
  async receive(@Body() body: PedidoFormacaoInputDto): Promise<AcceptedDto> {
    return { id: await this.formacoes.receive(body), message: messages.messageSent };
  }
}
