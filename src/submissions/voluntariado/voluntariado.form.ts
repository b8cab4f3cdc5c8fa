import { InboxController } from '../shared/inbox.controller.js';
import { periods } from '../../../contract/periods.js';
import type { EntityManager } from 'typeorm';
import { tooYoungSentence, youngAges } from '../../../contract/texts/guardian.js';
import { makeLink, removeLinks } from '#accounts/links/links.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { type FormSpec, inboxAnswer, inboxList, personListColumns, type SenderReceipt } from '../shared/submission.js';
import { applicationLimits, Candidatura } from './candidatura.entity.js';
import { identity } from '#content/paginas/identity.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { IsInt, Max, Min, NotEquals, ValidateIf } from 'class-validator';
import { applyDecorators, Controller } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ConsentField, EmailField, FlagField, PhoneField, TextField } from '#platform/dto/fields.js';
import { messages } from '#platform/messages.js';
import { AttachmentField, CaptchaField, FormSigns, PersonNameField, PRIVACY_VERSION } from '../requests/form-fields.js';
import { ApiMoment, ApiTextOrNull, toAnswer } from '#platform/dto/answer-fields.js';

const AGE_MAX = 100;

export class CandidaturaInputDto extends FormSigns {
  @PersonNameField() nome!: string;

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

  // the field's other rules hold only where it was sent at all
  @ValidateIf((_body, value) => value !== undefined)
  @ConsentField({ label: 'A privacidade', optional: true }, messages.privacyMissing)
  acceptPolicy?: true;

  @CaptchaField() recaptcha?: string;
  @AttachmentField() cv?: undefined;
}

class CandidaturaDto extends inboxAnswer(Candidatura, CandidaturaInputDto) {
  @ApiProperty() idade!: number;
  @ApiProperty({ description: 'Ocupação atual.' }) estudando!: string;
  @ApiProperty({ description: 'Se pediu a newsletter.' }) newsletter!: boolean;
  @ApiTextOrNull({ description: 'Nome guardado do CV, em /documentos/{nome}.' }) cv!: string | null;
  @ApiMoment({ description: 'O mesmo que `createdAt`.' }) Create!: string;

  static readonly from = (row: Candidatura): CandidaturaDto => toAnswer(CandidaturaDto, row, { Create: row.createdAt });
}

const voluntariadoForm: FormSpec<Candidatura, CandidaturaInputDto> = {
  entity: Candidatura,
  input: CandidaturaInputDto,
  answer: CandidaturaDto,
  list: inboxList(Candidatura, {
    ...personListColumns,
    Create: { property: 'createdAt', kind: 'moment' },
    idade: 'number',
  }),
  path: 'api/voluntariados',
  plural: 'candidaturas',
  sent: { path: 'formularios', summary: 'Candidatar-se a voluntário', message: messages.formSent },
  acceptance: ({ acceptPolicy }) => acceptPolicy === true,
  refusal: findYouthMistakes,
  contents: ({ acceptPolicy, ...contents }) => ({
    ...contents,
    telefone: contents.telefone ?? null,
    newsletter: contents.newsletter ?? false,
    nomeEncarregado: contents.nomeEncarregado ?? null,
    emailEncarregado: contents.emailEncarregado ?? null,
    privacidadeVersao: acceptPolicy === true ? PRIVACY_VERSION : null,
  }),
  subject: () => 'Candidatura a voluntariado',
  text: 'motivacao',
  alongside: (manager, ids) => removeLinks(manager, ['guardian'], ids),
  mail: {
    // the rest, with the CV, stays in the back office: mailboxes know no retention
    notice: ({ nome, email, estudando }) => ({
      subject: `Nova candidatura a voluntariado: ${nome}`,
      fields: { Nome: nome, 'E-mail': email, Ocupação: estudando },
    }),
    guardian: guardianMail,
    receipt: {
      subject: 'Recebemos a tua candidatura',
      text: 'Obrigado por quereres juntar-te à equipa! A tua candidatura chegou bem.',
    },
  },
};

@ApiTags('Voluntariado')
@Controller()
export class VoluntariadoController extends InboxController(voluntariadoForm) {}

/** To the guardian whom a young applicant named. Nothing of what was typed stands in it: the address may be anybody's. */
async function guardianMail(
  { id, emailEncarregado }: Candidatura,
  manager: EntityManager,
  siteUrl: string,
): Promise<SenderReceipt | undefined> {
  if (emailEncarregado === null) return undefined;
  const { name, email } = await identity(manager);
  const lastsMs = periods.guardianDays * DAY_MS;
  const { token } = await makeLink(manager, { purpose: 'guardian', subject: id, lastsMs });
  const link = `${siteUrl}/encarregado/${token}`;
  return {
    recipient: emailEncarregado,
    subject: 'Uma pessoa menor de idade candidatou-se a voluntariado',
    text: [
      `Alguém com menos de 18 anos candidatou-se a voluntariado na ${name} e indicou este endereço como sendo o do seu encarregado de educação.`,
      `Nesta página pode ver quem foi e, se não concordar, opor-se: apagamos a candidatura, com tudo o que veio com ela.\n${link}`,
      `A ligação é válida durante ${periods.guardianDays} dias, ou até a candidatura ser apagada. Não a reencaminhe: quem a tiver pode apagar a candidatura. Se concorda, não tem de fazer nada.`,
      `Se preferir, escreva-nos deste endereço para ${email} a dizer que se opõe; fazemos o mesmo. Pode também pedir-nos que lhe mostremos o que nos foi enviado.`,
    ].join('\n\n'),
    stranger:
      'Se não é encarregado de educação de ninguém que se tenha candidatado, alguém se enganou no endereço: escreva-nos e apagamo-lo.',
  };
}

/**
 * Returns a sentence for each field in which a young person's application lacks something: a child needs an adult who
 * writes instead, and other minors need a guardian.
 */
function findYouthMistakes({
  idade,
  email,
  nomeEncarregado,
  emailEncarregado,
}: CandidaturaInputDto): Record<string, string> {
  if (idade < youngAges.minimum) return { idade: tooYoungSentence };
  if (idade >= youngAges.adult) return {};
  const named = (nomeEncarregado ?? '').trim() !== '';
  const address = emailEncarregado ?? '';
  return {
    ...(!named && { nomeEncarregado: 'Escreve o nome do teu encarregado de educação.' }),
    ...(address === '' && { emailEncarregado: 'Escreve o e-mail do teu encarregado de educação.' }),
    ...(address !== '' &&
      normalEmail(address) === normalEmail(email) && {
        emailEncarregado: 'Escreve o e-mail do teu encarregado de educação, e não o teu.',
      }),
  };
}
