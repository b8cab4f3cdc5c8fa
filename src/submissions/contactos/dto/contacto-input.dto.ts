import { ApiSchema } from '@nestjs/swagger';
import { ConsentField, EmailField, TextField } from '../../../platform/dto/fields.js';
import { IgnoresUnknownFields } from '../../../platform/http/body.pipe.js';
import { messages } from '../../../platform/messages.js';
import { AttachmentField, CaptchaField } from '../../shared/captcha-field.js';
import { contactLimits } from '../contacto.entity.js';

@ApiSchema({ name: 'ContactoInput' })
@IgnoresUnknownFields()
export class ContactoInputDto {
  @TextField({ label: 'O assunto', max: contactLimits.assunto, example: 'Como participar' })
  assunto!: string;

  @EmailField({ label: 'O email' })
  email!: string;

  @TextField({ label: 'O nome', max: contactLimits.nome, example: 'Maria Silva' })
  nome!: string;

  @TextField({ label: 'A descrição', max: contactLimits.descricao, example: 'Gostava de inscrever a minha turma.' })
  descricao!: string;

  @ConsentField({ label: 'A privacidade' }, messages.privacyMissing)
  privacidade!: true;

  @CaptchaField()
  recaptcha?: string;

  @AttachmentField()
  documento?: undefined;
}
