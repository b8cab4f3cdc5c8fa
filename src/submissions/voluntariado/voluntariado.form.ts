import { inboxList } from '../shared/inbox-list.js';
import { type FormSpec, PRIVACY_VERSION } from '../shared/submission.js';
import { personListColumns } from '../shared/submission.columns.js';
import type { CandidaturaInputDto } from './candidatura.dto.js';
import { forgetGuardianLinks } from './guardian-links.js';
import { guardianMail } from './guardian.mail.js';
import { missingOfTheYoung } from './missing-of-the-young.js';
import { Candidatura } from './candidatura.entity.js';

/** Applications of volunteers, with their CV. */
export const voluntariadoForm: FormSpec<Candidatura, CandidaturaInputDto> = {
  entity: Candidatura,
  list: inboxList('voluntariado', {
    ...personListColumns,
    Create: { property: 'createdAt', kind: 'moment' },
    idade: { property: 'idade', kind: 'number' },
  }),
  captcha: 'recaptcha',
  addresses: ['email', 'emailEncarregado'],
  acceptance: (input) => input.acceptPolicy === true && Object.keys(missingOfTheYoung(input)).length === 0,
  refusal: missingOfTheYoung,
  attachment: 'cv',
  contents: ({ recaptcha: _solution, acceptPolicy, ...contents }) => ({
    ...contents,
    telefone: contents.telefone ?? null,
    newsletter: contents.newsletter ?? false,
    nomeEncarregado: contents.nomeEncarregado ?? null,
    emailEncarregado: contents.emailEncarregado ?? null,
    privacidadeVersao: acceptPolicy === true ? PRIVACY_VERSION : null,
  }),
  subject: () => 'Candidatura a voluntariado',
  text: 'motivacao',
  alongside: forgetGuardianLinks,
  mail: {
    // the rest, with the CV, stays in the back office: mailboxes know no retention
    notice: ({ nome, email, estudando }) => ({
      subject: `Nova candidatura a voluntariado: ${nome}`,
      fields: { Nome: nome, Email: email, Ocupação: estudando },
      replyTo: email,
    }),
    guardian: guardianMail,
    receipt: ({ email }) => ({
      recipient: email,
      subject: 'Recebemos a tua candidatura',
      text: 'Obrigado por quereres juntar-te à equipa! A tua candidatura chegou bem e vamos dar-te notícias em breve.',
    }),
  },
};
