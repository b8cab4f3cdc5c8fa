import { Body, Controller, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { messages } from '#platform/messages.js';
import { AceiteDto, ReceivesForm } from '../shared/receives-form.decorator.js';
import { InboxController } from '../shared/inbox.controller.js';
import type { ReceivedFile } from '#files/arriving/multipart-form.js';
import { ContactoDto, ContactoInputDto, contactosForm } from './contactos.form.js';

@ApiTags('Contactos')
@Controller()
export class ContactosController extends InboxController('api/contactos', 'contactos', ContactoDto, contactosForm) {
  @Public()
  @ReceivesForm('contactos', 'Enviar o formulário de contacto', 'documento')
  async receive(@Body() body: ContactoInputDto, @UploadedFiles() [documento]: ReceivedFile[]): Promise<AceiteDto> {
    return { id: await this.inbox.receive(body, documento), message: messages.submitted };
  }
}
