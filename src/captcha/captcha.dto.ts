import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { captchaProviders } from '../platform/config/config.js';

@ApiSchema({ name: 'Captcha' })
export class CaptchaDto {
  @ApiProperty({ enum: captchaProviders, example: 'altcha' })
  provider!: (typeof captchaProviders)[number];

  @ApiPropertyOptional({ description: 'Chave pública do fornecedor, onde a há.' }) siteKey?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'O desafio (ALTCHA v2), onde o fornecedor é o nosso. A solução é enviada em `recaptcha`, em base64.',
  })
  challenge?: object;
}
