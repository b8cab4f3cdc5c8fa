import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ConsentField, EmailField, FlagField, PhoneField, TextField } from '#platform/dto/fields.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { type Inscricao, registrationLimits } from './inscricao.entity.js';
import { ApiAttachment, ApiReadMark, AttachmentField, CaptchaField } from '../shared/receives-form.decorator.js';
import { FormSigns } from '../shared/doubt.js';
import { toAnswer } from '#platform/dto/to-answer.js';
import { ApiMoment } from '#platform/dto/answer-fields.js';

@ApiSchema({ name: 'InscricaoInput' })
@IgnoresUnknownFields()
export class InscricaoInputDto extends FormSigns {
  @TextField({ label: 'O nome da escola', max: registrationLimits.nomeEscola, example: 'Escola Básica do Bairro' })
  nomeEscola!: string;

  @EmailField({ label: 'O e-mail da escola', example: 'geral@escola.pt' }) emailEscola!: string;

  @TextField({ label: 'A morada', max: registrationLimits.morada, example: 'Rua da Escola, 1, Vila Nova de Gaia' })
  morada!: string;

  @TextField({
    label: 'O código postal',
    max: registrationLimits.codigoPostal,
    example: '4400-000',
    description: 'Com sete algarismos; o formulário do site não aceita outro.',
  })
  codigoPostal!: string;

  @TextField({ label: 'O nome do responsável', max: registrationLimits.nomeResponsavel, example: 'Maria Silva' })
  nomeResponsavel!: string;

  @EmailField({ label: 'O e-mail do responsável' }) emailResponsavel!: string;
  @PhoneField({ label: 'O contacto telefónico' }) contactoTelefonico!: string;

  @TextField({
    label: 'A descrição',
    max: registrationLimits.descricao,
    lines: true,
    example: 'Queremos um recreio onde caibam todos.',
  })
  descricao!: string;

  @ConsentField({ label: 'A privacidade' }, messages.privacyMissing) privacidade!: true;

  @FlagField({
    label: 'O captcha',
    optional: true,
    description: 'O que o formulário diz do captcha; quem decide é `recaptcha`.',
  })
  captcha?: boolean;

  @CaptchaField() recaptcha?: string;
  @AttachmentField() cv?: undefined;
}

@ApiSchema({ name: 'Inscricao' })
export class InscricaoDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'Escola Básica do Bairro' }) nomeEscola!: string;
  @ApiProperty({ example: 'geral@escola.pt' }) emailEscola!: string;
  @ApiProperty({ example: 'Rua da Escola, 1, Vila Nova de Gaia' }) morada!: string;
  @ApiProperty({ example: '4400-000' }) codigoPostal!: string;
  @ApiProperty({ example: 'Maria Silva' }) nomeResponsavel!: string;
  @ApiProperty({ example: 'maria@escola.pt' }) emailResponsavel!: string;
  @ApiProperty({ example: '+351 912 345 678' }) contactoTelefonico!: string;
  @ApiProperty() descricao!: string;
  @ApiAttachment() cv!: string | null;
  @ApiMoment() createdAt!: string;
  @ApiReadMark() lida!: boolean;

  static readonly from = (row: Inscricao): InscricaoDto => toAnswer(InscricaoDto, row);
}
