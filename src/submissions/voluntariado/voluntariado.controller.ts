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
import { CandidaturaDto, CandidaturaInputDto } from './candidatura.dto.js';
import { voluntariadoList } from './voluntariado.list.js';
import { VoluntariadoService } from './voluntariado.service.js';

@ApiTags('Voluntariado')
@Controller()
export class VoluntariadoController extends InboxController(
  'api/voluntariados',
  'candidaturas',
  CandidaturaDto,
  voluntariadoList,
) {
  protected readonly inbox = this.voluntariado.inbox;

  constructor(private readonly voluntariado: VoluntariadoService) {
    super();
  }

  @Post('formularios')
  @Public()
  @RateLimited('forms')
  @UseInterceptors(WithAttachment('cv'))
  @ApiOperation({ summary: 'Candidatar-se a voluntário' })
  @ApiConsumes('multipart/form-data')
  @ApiCreatedResponse({ type: AcceptedDto })
  @ApiFormErrors()
  async receive(@Body() body: CandidaturaInputDto, @UploadedFiles() [cv]: ReceivedFile[]): Promise<AcceptedDto> {
    return { id: await this.voluntariado.receive(body, cv), message: messages.formSent };
  }
}
