import { InboxController } from '../shared/inbox.controller.js';
import { Controller } from '@nestjs/common';
import { type FormSpec, inboxAnswer, inboxList, personListColumns } from '../shared/submission.js';
import { contactLimits, Contacto } from './contacto.entity.js';
import { ApiProperty, ApiTags, OmitType } from '@nestjs/swagger';
import { ConsentField, EmailField, TextField } from '#platform/dto/fields.js';
import { messages } from '#platform/messages.js';
import { ApiAttachment, AttachmentField, CaptchaField, FormSigns, PersonNameField } from '../requests/form-fields.js';
import { toAnswer } from '#platform/dto/answer-fields.js';

export class ContactoInputDto extends FormSigns {
  @TextField({ label: 'O assunto', max: contactLimits.assunto, example: 'Como participar' }) assunto!: string;
  @EmailField({ label: 'O e-mail' }) email!: string;
  @PersonNameField() nome!: string;

  @TextField({
    label: 'A descrição',
    max: contactLimits.descricao,
    lines: true,
    example: 'Gostava de inscrever a minha turma.',
  })
  descricao!: string;

  @ConsentField({ label: 'A privacidade' }, messages.privacyMissing) privacidade!: true;
  @CaptchaField() recaptcha?: string;
  @AttachmentField() documento?: undefined;
}

class ContactoDto extends inboxAnswer(Contacto, OmitType(ContactoInputDto, ['descricao'])) {
  @ApiProperty({ description: 'O mesmo texto que `mensagem`.' }) descricaoMotivoContacto!: string;
  @ApiProperty() mensagem!: string;
  @ApiAttachment() documento!: string | null;

  static readonly from = (row: Contacto): ContactoDto =>
    toAnswer(ContactoDto, row, { descricaoMotivoContacto: row.descricao, mensagem: row.descricao });
}

const contactosForm: FormSpec<Contacto, ContactoInputDto> = {
  entity: Contacto,
  input: ContactoInputDto,
  answer: ContactoDto,
  list: inboxList(Contacto, { ...personListColumns, assunto: 'text' }),
  path: 'api/contactos',
  plural: 'contactos',
  sent: { path: 'contactos', summary: 'Enviar o formulário de contacto', message: messages.submitted },
  subject: ({ assunto }) => assunto,
  text: 'descricao',
  mail: {
    notice: ({ nome, email, assunto, descricao }) => ({
      subject: `Novo contacto: ${assunto}`,
      fields: { Nome: nome, 'E-mail': email, Assunto: assunto, Mensagem: descricao },
    }),
    receipt: {
      subject: 'Recebemos a sua mensagem',
      text: 'Obrigado por nos escrever. A sua mensagem chegou bem.',
    },
  },
};

@ApiTags('Contactos')
@Controller()
export class ContactosController extends InboxController(contactosForm) {}
