import { ApiProperty, PickType } from '@nestjs/swagger';
import { EmailField } from '#platform/dto/fields.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';
import { Subscritor } from './subscritor.entity.js';
import { MailRequestFields } from '../requests/mail-requests.js';
import { CaptchaField, PersonNameField, ShownTextsField } from '../requests/form-fields.js';
import { answerOf, ApiMoment, ApiMomentOrNull, toAnswer } from '#platform/dto/answer-fields.js';

@IgnoresUnknownFields()
export class NewsletterInputDto {
  @PersonNameField() nome!: string;
  @EmailField({ label: 'O e-mail' }) email!: string;
  @CaptchaField({ required: false, description: 'Solução do captcha; verificada onde é enviada.' }) recaptcha?: string;
  @ShownTextsField() textos?: string | null;
}

export class NewsletterDto extends answerOf(Subscritor, NewsletterInputDto) {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiMoment({ description: 'Quando foi feito o primeiro pedido.' }) create!: string;
  @ApiProperty({ description: 'Se o endereço foi confirmado pela ligação enviada por e-mail.' }) confirmada!: boolean;
  @ApiMomentOrNull({ description: 'Quando foi dado o consentimento.' }) confirmadaEm!: string | null;

  @ApiProperty({ example: '2025-07-25', description: 'Versão da política de privacidade a que foi dado.' })
  privacidadeVersao!: string;

  static readonly from = (row: Subscritor): NewsletterDto => toAnswer(NewsletterDto, row);
}

export class NewsletterExportadaDto extends PickType(NewsletterDto, ['id', 'nome', 'email', 'confirmadaEm']) {
  @ApiProperty({
    example: 'https://exemplo.pt/newsletter/cancelar/…',
    description: 'A página em que esta pessoa cancela: tem de ir em cada newsletter que lhe é enviada.',
  })
  cancelar!: string;
}

export class NewsletterCancelarInputDto extends MailRequestFields {}

export class LigacaoNewsletterDto {
  @ApiProperty({ description: 'Se já fez o que tinha a fazer; senão, espera pelo botão da sua página.' })
  feita!: boolean;
}

export const SUBSCRIBED = 'Subscrição enviada com sucesso!';

/** The one answer to every request to subscribe: it does not say whether the address was known. */
export class SubscricaoAceiteDto {
  @ApiProperty({ example: SUBSCRIBED }) message!: string;
}
