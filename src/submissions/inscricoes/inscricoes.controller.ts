import { Body, Controller, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorator.js';
import { RateLimited } from '../../platform/access/rate-limit.guard.js';
import { messages } from '../../platform/messages.js';
import { AcceptedDto } from '../shared/accepted.dto.js';
import { ApiFormErrors } from '../shared/api-form-errors.decorator.js';
import { WithAttachment } from '../shared/attachment.js';
import { InboxController } from '../shared/inbox.controller.js';
import type { ReceivedFile } from '../../files/arriving/staging-engine.js';
import { InscricaoDto, InscricaoInputDto } from './inscricao.dto.js';
import { inscricoesList } from './inscricoes.list.js';
import { InscricoesService } from './inscricoes.service.js';

@ApiTags('Desafio Escolar')
@Controller()
export class InscricoesController extends InboxController('api/festival', 'inscrições', InscricaoDto, inscricoesList) {
  protected readonly inbox = this.inscricoes.inbox;

  constructor(private readonly inscricoes: InscricoesService) {
    super();
  }

  @Post('festival')
  @Public()
  @RateLimited('forms')
  @UseInterceptors(WithAttachment('cv'))
  @ApiOperation({ summary: 'Inscrever uma escola no Desafio Escolar' })
  @ApiConsumes('multipart/form-data')
  @ApiCreatedResponse({ type: AcceptedDto })
  @ApiFormErrors()
  async receive(@Body() body: InscricaoInputDto, @UploadedFiles() [cv]: ReceivedFile[]): Promise<AcceptedDto> {
    return { id: await this.inscricoes.receive(body, cv), message: messages.submitted };
  }
}
