import { Body, Controller, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { Refuses } from '#platform/http/answers.js';
import { messages } from '#platform/messages.js';
import { AceiteDto, ReceivesForm } from '../shared/receives-form.decorator.js';
import { InboxController } from '../shared/inbox.controller.js';
import type { ReceivedFile } from '#files/arriving/multipart-form.js';
import { InscricaoDto, InscricaoInputDto, inscricoesForm } from './inscricoes.form.js';

@ApiTags('Desafio Escolar')
@Controller()
export class InscricoesController extends InboxController('api/festival', 'inscrições', InscricaoDto, inscricoesForm) {
  @Public()
  @ReceivesForm('festival', 'Inscrever uma escola no Desafio Escolar', 'cv')
  @Refuses({ 409: 'As inscrições ainda não abriram, ou já fecharam.' })
  async receive(@Body() body: InscricaoInputDto, @UploadedFiles() [cv]: ReceivedFile[]): Promise<AceiteDto> {
    return { id: await this.inbox.receive(body, cv), message: messages.submitted };
  }
}
