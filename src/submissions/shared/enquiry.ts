import { Column } from 'typeorm';
import { messages } from '#platform/messages.js';
import { text } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { EmailField, TextField } from '#platform/dto/fields.js';
import { CaptchaField, PersonNameField } from './receives-form.decorator.js';
import { FormSigns } from './doubt.js';
import {
  type FormSpec,
  heldPerson,
  inboxList,
  PersonColumns,
  personListColumns,
  type Submission,
  inboxAnswer,
} from './submission.js';
import { ApiMoment } from '#platform/dto/answer-fields.js';

const MESSAGE_LENGTH = 5_000;

export abstract class EnquiryColumns extends PersonColumns {
  @Column(text()) mensagem!: string;
}

/** Describes the entity of an enquiry. @param choice the name of what is chosen with it, where something is */
export const EnquiryResource = (name: string, noun: string, choice?: string) =>
  Resource<EnquiryColumns & { tipo?: string }>(name, {
    noun,
    search: ['nome', 'email', 'mensagem'],
    heldUnder: {
      ...heldPerson,
      fields: { nome: 'Nome', email: 'E-mail', ...(choice !== undefined && { tipo: choice }), mensagem: 'Mensagem' },
    },
  });

export abstract class EnquiryInput extends FormSigns {
  @PersonNameField() nome!: string;
  @EmailField({ label: 'O e-mail' }) email!: string;

  @TextField({ label: 'A mensagem', max: MESSAGE_LENGTH, lines: true, example: 'Gostávamos de saber mais.' })
  mensagem!: string;

  @CaptchaField({
    required: false,
    description: 'Prova de trabalho (ALTCHA: base64), de /api/captcha/prova; sem ela não é enviado recibo.',
  })
  recaptcha?: string;
}

/** How every enquiry is answered; `data` is what the specification calls the moment of its arrival. */
export abstract class EnquiryWire extends inboxAnswer(EnquiryColumns, EnquiryInput) {
  @ApiMoment({ description: 'O mesmo que `createdAt`.' }) data!: string;
}

interface Enquiry<Row extends Submission, Input> extends Pick<
  FormSpec<Row, Input>,
  'entity' | 'input' | 'answer' | 'path' | 'plural' | 'section'
> {
  /** The summary of the route by which it is sent. */
  summary: string;
  subject: string;
  notice: string;
  /** The name of the choice that is made with it, where one is. */
  choice?: string;
  receipt: { subject: string; text: string };
}

/** The form of an enquiry: a message of somebody, and of some also the type of what it is about. */
export function enquiryForm<Row extends EnquiryColumns & { tipo?: string }, Input extends EnquiryInput>({
  summary,
  subject,
  notice,
  choice,
  receipt,
  ...form
}: Enquiry<Row, Input>): FormSpec<Row, Input> {
  const about = (words: string, { tipo }: Row) => (tipo === undefined ? words : `${words}: ${tipo}`);
  const chosen = ({ tipo }: Row) => (tipo === undefined || choice === undefined ? {} : { [choice]: tipo });
  const tipo = { property: 'tipo', kind: 'code', thenBy: 'createdAt' } as const;
  return {
    ...form,
    list: inboxList(form.entity, {
      ...personListColumns,
      data: { property: 'createdAt', kind: 'moment' },
      ...(choice !== undefined && { tipo }),
    }),
    sent: { path: form.path, summary, message: messages.messageSent },
    asks: 'proof',
    subject: (row) => about(subject, row),
    text: 'mensagem',
    mail: {
      notice: (row) => ({
        subject: about(notice, row),
        fields: { Nome: row.nome, 'E-mail': row.email, ...chosen(row), Mensagem: row.mensagem },
      }),
      receipt,
      chosen,
    },
  };
}
