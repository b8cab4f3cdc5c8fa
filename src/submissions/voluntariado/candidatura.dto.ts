import { IsInt, Max, Min, NotEquals, ValidateIf } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ConsentField, EmailField, FlagField, PhoneField, TextField } from '#platform/dto/fields.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';
import { ApiReadMark, AttachmentField, CaptchaField } from '../shared/receives-form.decorator.js';
import { FormSigns } from '../shared/doubt.js';
import { applicationLimits, type Candidatura } from './candidatura.entity.js';
import { toAnswer } from '#platform/dto/to-answer.js';
import { ApiMoment, ApiTextOrNull } from '#platform/dto/answer-fields.js';

/** The other rules of the field hold only where the field was sent at all. */
const IfPresent = () => ValidateIf((_body, value) => value !== undefined);

const AGE_MAX = 100;

@ApiSchema({ name: 'CandidaturaInput' })
@IgnoresUnknownFields()
export class CandidaturaInputDto extends FormSigns {
  @TextField({ label: 'O nome', max: applicationLimits.nome, example: 'Maria Silva' }) nome!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: AGE_MAX, example: 23 })
  @Transform(({ value }) =>
    typeof value === 'string' && /^-?\d{1,4}$/.test(value.trim()) ? Number(value) : (value as unknown),
  )
  @applyDecorators(
    IsInt({ message: 'A idade é de preenchimento obrigatório, em anos completos.' }),
    Min(0, { message: 'A idade não pode ser negativa.' }),
    NotEquals(0, { message: 'A idade não pode ser 0.' }),
    Max(AGE_MAX, { message: `A idade não pode ser maior que ${AGE_MAX}.` }),
  )
  idade!: number;

  @EmailField({ label: 'O e-mail' }) email!: string;
  @PhoneField({ label: 'O telefone', optional: true }) telefone?: string | null;

  @TextField({ label: 'A ocupação atual', max: applicationLimits.estudando, example: 'Estudante de Educação Básica' })
  estudando!: string;

  @TextField({ label: 'A motivação', max: applicationLimits.motivacao, lines: true }) motivacao!: string;

  @TextField({
    label: 'O nome do encarregado de educação',
    max: applicationLimits.nomeEncarregado,
    optional: true,
    example: 'Rui Silva',
    description: 'O formulário do site pede-o a quem tem menos de 18 anos.',
  })
  nomeEncarregado?: string | null;

  @EmailField({
    label: 'O e-mail do encarregado de educação',
    optional: true,
    example: 'rui@exemplo.pt',
    description: 'Recebe uma mensagem que diz como se opor.',
  })
  emailEncarregado?: string | null;

  @FlagField({ label: 'A newsletter', optional: true, description: 'Quem a pede recebe um e-mail para confirmar.' })
  newsletter?: boolean;

  @IfPresent() @ConsentField({ label: 'A privacidade', optional: true }, messages.privacyMissing) acceptPolicy?: true;
  @CaptchaField() recaptcha?: string;
  @AttachmentField() cv?: undefined;
}

@ApiSchema({ name: 'Candidatura' })
export class CandidaturaDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'Maria Silva' }) nome!: string;
  @ApiProperty({ example: 'maria@escola.pt' }) email!: string;
  @ApiProperty({ example: 23 }) idade!: number;
  @ApiTextOrNull({ example: '+351 912 345 678' }) telefone!: string | null;
  @ApiProperty({ example: 'Estudante de Educação Básica', description: 'Ocupação atual.' }) estudando!: string;
  @ApiProperty() motivacao!: string;

  @ApiTextOrNull({ example: 'Rui Silva', description: 'De quem tem menos de 18 anos.' })
  nomeEncarregado!: string | null;

  @ApiTextOrNull({ example: 'rui@exemplo.pt' }) emailEncarregado!: string | null;
  @ApiProperty({ description: 'Se pediu a newsletter.' }) newsletter!: boolean;
  @ApiTextOrNull({ description: 'Nome guardado do CV, em /documentos/{nome}.' }) cv!: string | null;
  @ApiMoment({ description: 'O mesmo que `createdAt`.' }) Create!: string;
  @ApiMoment() createdAt!: string;
  @ApiReadMark() lida!: boolean;

  static readonly from = (row: Candidatura): CandidaturaDto => toAnswer(CandidaturaDto, row, { Create: row.createdAt });
}
