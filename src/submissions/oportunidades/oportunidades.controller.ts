import { Body, Controller, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { messages } from '#platform/messages.js';
import { AceiteDto, ReceivesForm } from '../shared/receives-form.decorator.js';
import { InboxController } from '../shared/inbox.controller.js';
import { NewsletterService, subscribeWhoAsks } from '../newsletter/newsletter.service.js';
import { Submissions } from '../shared/submissions.service.js';
import type { ReceivedFile } from '#files/arriving/multipart-form.js';
import { OportunidadeDto, OportunidadeInputDto, oportunidadesForm } from './oportunidades.form.js';

@ApiTags('Oportunidades')
@Controller()
export class OportunidadesController extends InboxController(
  'api/oportunidades',
  'propostas de parceria',
  OportunidadeDto,
  oportunidadesForm,
) {
  constructor(submissions: Submissions, newsletter: NewsletterService) {
    super(submissions);
    subscribeWhoAsks(this.inbox, newsletter);
  }

  @Public()
  @ReceivesForm('oportunidades', 'Propor uma parceria', 'documento')
  async receive(@Body() body: OportunidadeInputDto, @UploadedFiles() [documento]: ReceivedFile[]): Promise<AceiteDto> {
    return { id: await this.inbox.receive(body, documento), message: messages.submitted };
  }
}
