import { ApiSchema } from '@nestjs/swagger';
import { EmailField, TextField } from '../../../platform/dto/fields.js';
import { IgnoresUnknownFields } from '../../../platform/http/body.pipe.js';
import { CaptchaField } from '../../shared/captcha-field.js';
import { subscriberLimits } from '../subscritor.entity.js';

@ApiSchema({ name: 'NewsletterInput' })
@IgnoresUnknownFields()
export class NewsletterInputDto {
  @TextField({ label: 'O nome', max: subscriberLimits.nome, example: 'Maria Silva' })
  nome!: string;

  @EmailField({ label: 'O email' })
  email!: string;

  @CaptchaField({ required: false, description: 'Solução do captcha; verificada onde é enviada.' })
  recaptcha?: string;
}
