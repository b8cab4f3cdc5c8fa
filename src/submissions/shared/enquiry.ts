import { ApiProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';
import { column, text, varchar } from '#platform/database/columns.js';
import { EMAIL_LENGTH, EmailField, TextField } from '#platform/dto/fields.js';
import { ApiReadMark, CaptchaField } from './receives-form.decorator.js';
import { FormSigns } from './doubt.js';
import { SubmissionColumns } from './submission.js';
import { ApiMoment } from '#platform/dto/answer-fields.js';

const enquiryLimits = { nome: 120, mensagem: 5_000 } as const;

export abstract class EnquiryColumns extends SubmissionColumns {
  @Column(column(varchar(enquiryLimits.nome))) nome!: string;
  @Column(column(varchar(EMAIL_LENGTH))) email!: string;
  @Column(column(text())) mensagem!: string;
}

export abstract class EnquiryInput extends FormSigns {
  @TextField({ label: 'O nome', max: enquiryLimits.nome, example: 'Maria Silva' }) nome!: string;
  @EmailField({ label: 'O e-mail' }) email!: string;

  @TextField({ label: 'A mensagem', max: enquiryLimits.mensagem, lines: true, example: 'Gostávamos de saber mais.' })
  mensagem!: string;

  @CaptchaField({
    required: false,
    description: 'Prova de trabalho (ALTCHA: base64), de /api/captcha/prova; sem ela não é enviado recibo.',
  })
  recaptcha?: string;
}

/** Returns the fields of an enquiry that are kept, which are all but the captcha's solution. */
export function enquiryContents<Input extends EnquiryInput>({ recaptcha: _solution, ...contents }: Input) {
  return contents;
}

/** How every enquiry is answered; `data` is what the specification calls the moment of its arrival. */
export abstract class EnquiryWire {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'Maria Silva' }) nome!: string;
  @ApiProperty({ example: 'maria@escola.pt' }) email!: string;
  @ApiProperty() mensagem!: string;
  @ApiMoment({ description: 'O mesmo que `createdAt`.' }) data!: string;
  @ApiMoment() createdAt!: string;
  @ApiReadMark() lida!: boolean;
}
