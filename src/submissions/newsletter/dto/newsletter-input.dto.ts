import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { EmailField, TextField } from '../../../platform/dto/fields.js';
import { IgnoresUnknownFields } from '../../../platform/http/body.pipe.js';
import { messages } from '../../../platform/messages.js';
import { subscriberLimits } from '../subscritor.entity.js';

@ApiSchema({ name: 'NewsletterInput' })
@IgnoresUnknownFields()
export class NewsletterInputDto {
  @TextField({ label: 'O nome', max: subscriberLimits.nome, example: 'Maria Silva' })
  nome!: string;

  @EmailField({ label: 'O email' })
  email!: string;

  @ApiPropertyOptional({ type: String, description: 'Solução do captcha; verificada onde é enviada.' })
  @IsOptional()
  @IsString({ message: messages.captchaInvalid })
  recaptcha?: string;
}
