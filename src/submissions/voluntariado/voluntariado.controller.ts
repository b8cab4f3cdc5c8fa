import { Body, Controller, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { messages } from '#platform/messages.js';
import { AceiteDto, ReceivesForm } from '../shared/receives-form.decorator.js';
import { InboxController } from '../shared/inbox.controller.js';
import { NewsletterService, subscribeWhoAsks } from '../newsletter/newsletter.service.js';
import { Submissions } from '../shared/submissions.service.js';
import type { ReceivedFile } from '#files/arriving/multipart-form.js';
import { CandidaturaDto, CandidaturaInputDto, voluntariadoForm } from './voluntariado.form.js';

@ApiTags('Voluntariado')
@Controller()
export class VoluntariadoController extends InboxController(
  'api/voluntariados',
  'candidaturas',
  CandidaturaDto,
  voluntariadoForm,
) {
  constructor(submissions: Submissions, newsletter: NewsletterService) {
    super(submissions);
    subscribeWhoAsks(this.inbox, newsletter);
  }

  @Public()
  @ReceivesForm('formularios', 'Candidatar-se a voluntário', 'cv')
  async receive(@Body() body: CandidaturaInputDto, @UploadedFiles() [cv]: ReceivedFile[]): Promise<AceiteDto> {
    return { id: await this.inbox.receive(body, cv), message: messages.formSent };
  }
}
