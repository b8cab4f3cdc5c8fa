import type { EntityManager } from 'typeorm';
import { findPresentEdition } from '#content/edicoes/find-present-edition.js';
import { schoolYear } from '#content/edicoes/school-year.js';
import { dayWords } from '#platform/dates/lisbon-day.js';
import { postalCode } from '../../../contract/typed-text.js';
import { type FormSpec, inboxList, PRIVACY_VERSION, submissionListColumns } from '../shared/submission.js';
import type { InscricaoInputDto } from './inscricao.dto.js';
import { Inscricao } from './inscricao.entity.js';

const NO_POSTAL_CODE = 'Escreva os sete algarismos do código postal, como 4400-001.';

export const inscricoesForm: FormSpec<Inscricao, InscricaoInputDto> = {
  entity: Inscricao,
  list: inboxList(Inscricao, {
    ...submissionListColumns,
    nomeEscola: { property: 'nomeEscola', kind: 'text' },
    emailEscola: { property: 'emailEscola', kind: 'text' },
    nomeResponsavel: { property: 'nomeResponsavel', kind: 'text' },
    emailResponsavel: { property: 'emailResponsavel', kind: 'text' },
  }),
  captcha: 'recaptcha',
  acceptance: ({ privacidade }) => privacidade,
  refusal: ({ codigoPostal }): Record<string, string> =>
    postalCode(codigoPostal) === undefined ? { codigoPostal: NO_POSTAL_CODE } : {},
  closed: whyClosed,
  addresses: ['emailResponsavel', 'emailEscola'],
  contents: ({ recaptcha: _solution, privacidade: _consent, captcha: _claim, ...contents }) => ({
    ...contents,
    codigoPostal: postalCode(contents.codigoPostal) ?? contents.codigoPostal,
    privacidadeVersao: PRIVACY_VERSION,
  }),
  subject: ({ nomeEscola }) => `Inscrição no Desafio Escolar: ${nomeEscola}`,
  text: 'descricao',
  mail: {
    notice: ({ nomeEscola, nomeResponsavel, emailResponsavel, contactoTelefonico, descricao }) => ({
      subject: `Nova inscrição no Desafio Escolar: ${nomeEscola}`,
      fields: {
        Escola: nomeEscola,
        Responsável: nomeResponsavel,
        'E-mail': emailResponsavel,
        Telefone: contactoTelefonico,
        Foco: descricao,
      },
      replyTo: emailResponsavel,
    }),
    receipt: ({ nomeResponsavel, emailResponsavel }) => ({
      recipient: emailResponsavel,
      name: nomeResponsavel,
      subject: 'Recebemos a inscrição no Desafio Escolar',
      text: 'Obrigado por inscrever a sua escola no Desafio Escolar. A inscrição chegou bem.',
    }),
  },
};

const TELL_ME = 'No site, quem deixar o e-mail em «Avisem-me quando abrir» recebe um aviso.';

async function whyClosed(manager: EntityManager): Promise<string | undefined> {
  const edition = await findPresentEdition(manager);
  if (edition === undefined) return `As inscrições no Desafio Escolar ainda não abriram. ${TELL_ME}`;
  const { chave, fase, inscricoesAbrem, inscricoesFecham } = edition;
  if (fase === 'inscricoes') return undefined;
  const of = `As inscrições na edição de ${schoolYear(chave)}`;
  return fase === 'antes'
    ? `${of} abrem a ${dayWords(inscricoesAbrem)}. ${TELL_ME}`
    : `${of} fecharam a ${dayWords(inscricoesFecham)}. ${TELL_ME}`;
}
