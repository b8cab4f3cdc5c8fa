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
import { OportunidadeDto, OportunidadeInputDto } from './oportunidade.dto.js';
import { oportunidadesList } from './oportunidades.list.js';
import { OportunidadesService } from './oportunidades.service.js';

@ApiTags('Oportunidades')
@Controller()
export class OportunidadesController extends InboxController(
  'api/oportunidades',
  'propostas de parceria',
  OportunidadeDto,
  oportunidadesList,
) {
  protected readonly inbox = this.oportunidades.inbox;

  constructor(private readonly oportunidades: OportunidadesService) {
    super();
  }

  @Post('oportunidades')
  @Public()
  @RateLimited('forms')
  @UseInterceptors(WithAttachment('documento'))
  @ApiOperation({ summary: 'Propor uma parceria' })
  @ApiConsumes('multipart/form-data')
  @ApiCreatedResponse({ type: AcceptedDto })
  @ApiFormErrors()
  async receive(
    @Body() body: OportunidadeInputDto,
    @UploadedFiles() [documento]: ReceivedFile[],
  ): Promise<AcceptedDto> {
    return { id: await this.oportunidades.receive(body, documento), message: messages.submitted };
  }
}
