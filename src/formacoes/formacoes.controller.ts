import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access/access.decorator.js';
import { RateLimited } from '../common/access/rate-limit.guard.js';
import { messages } from '../common/messages.js';
import { AcceptedDto } from '../common/submissions/accepted.dto.js';
import { ApiFormErrors } from '../common/submissions/api-form-errors.decorator.js';
import { InboxController } from '../common/submissions/inbox.controller.js';
import { PedidoFormacaoInputDto } from './dto/pedido-formacao-input.dto.js';
import { PedidoFormacaoDto } from './dto/pedido-formacao.dto.js';
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
