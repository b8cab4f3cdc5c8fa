import { Body, Controller, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access/access.decorator.js';
import { RateLimited } from '../common/access/rate-limit.guard.js';
import { messages } from '../common/messages.js';
import { AcceptedDto } from '../common/submissions/accepted.dto.js';
import { ApiFormErrors } from '../common/submissions/api-form-errors.decorator.js';
import { WithAttachment } from '../common/submissions/attachment.js';
import { InboxController } from '../common/submissions/inbox.controller.js';
import type { ReceivedFile } from '../common/uploads/staging-engine.js';
import { OportunidadeInputDto } from './dto/oportunidade-input.dto.js';
import { OportunidadeDto } from './dto/oportunidade.dto.js';
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
