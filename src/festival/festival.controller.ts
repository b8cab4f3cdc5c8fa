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
import { InscricaoInputDto } from './dto/inscricao-input.dto.js';
import { InscricaoDto } from './dto/inscricao.dto.js';
import { festivalList } from './festival.list.js';
import { FestivalService } from './festival.service.js';

@ApiTags('Desafio Escolar')
@Controller()
export class FestivalController extends InboxController('api/festival', 'inscrições', InscricaoDto, festivalList) {
  protected readonly inbox = this.festival.inbox;

  constructor(private readonly festival: FestivalService) {
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
    return { id: await this.festival.receive(body, cv), message: messages.submitted };
  }
}
