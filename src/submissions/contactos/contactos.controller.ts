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
import { contactosList } from './contactos.list.js';
import { ContactosService } from './contactos.service.js';
import { ContactoDto, ContactoInputDto } from './contacto.dto.js';

@ApiTags('Contactos')
@Controller()
export class ContactosController extends InboxController('api/contactos', 'contactos', ContactoDto, contactosList) {
  protected readonly inbox = this.contactos.inbox;

  constructor(private readonly contactos: ContactosService) {
    super();
  }

  @Post('contactos')
  @Public()
  @RateLimited('forms')
  @UseInterceptors(WithAttachment('documento'))
  @ApiOperation({ summary: 'Enviar o formulário de contacto' })
  @ApiConsumes('multipart/form-data')
  @ApiCreatedResponse({ type: AcceptedDto })
  @ApiFormErrors()
  async receive(@Body() body: ContactoInputDto, @UploadedFiles() [documento]: ReceivedFile[]): Promise<AcceptedDto> {
    return { id: await this.contactos.receive(body, documento), message: messages.submitted };
  }
}
