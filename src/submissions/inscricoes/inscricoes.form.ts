import { InboxController } from '../shared/inbox.controller.js';
import { Controller } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { findPresentEdition, schoolYear } from '#content/edicoes/edicao.entity.js';
import { removeRecords } from '#platform/database/search/search.subscriber.js';
import { dayWords } from '#platform/dates/lisbon-day.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { districtOf } from '../../../contract/districts.js';
import { postalCode } from '../../../contract/typed-text.js';
import { Participacao, schoolHash } from '../participacoes/participacao.entity.js';
import { removeLinksAndReminders } from '../participacoes/participacoes.service.js';
import { Projeto } from '../participacoes/projeto.entity.js';
import { schoolLink } from '../participacoes/school-mails.js';
import { type FormSpec, inboxAnswer, inboxList } from '../shared/submission.js';
import { Inscricao, registrationLimits } from './inscricao.entity.js';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { ConsentField, EmailField, FlagField, PhoneField, TextField } from '#platform/dto/fields.js';
import { messages } from '#platform/messages.js';
import { ApiAttachment, AttachmentField, CaptchaField, FormSigns } from '../requests/form-fields.js';
import { toAnswer } from '#platform/dto/answer-fields.js';

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

class InscricaoDto extends inboxAnswer(Inscricao, InscricaoInputDto) {
  @ApiProperty({ example: '4400-000' }) codigoPostal!: string;
  @ApiAttachment() cv!: string | null;

  static readonly from = (row: Inscricao): InscricaoDto => toAnswer(InscricaoDto, row);
}

const NO_POSTAL_CODE = 'Escreva os sete algarismos do código postal, como 4400-001.';

const inscricoesForm: FormSpec<Inscricao, InscricaoInputDto> = {
  entity: Inscricao,
  input: InscricaoInputDto,
  answer: InscricaoDto,
  list: inboxList(Inscricao, {
    nomeEscola: 'text',
    emailEscola: 'text',
    nomeResponsavel: 'text',
    emailResponsavel: 'text',
  }),
  path: 'api/festival',
  plural: 'inscrições',
  sent: { path: 'festival', summary: 'Inscrever uma escola no Desafio Escolar', message: messages.submitted },
  refusal: ({ codigoPostal }): Record<string, string> =>
    postalCode(codigoPostal) === undefined ? { codigoPostal: NO_POSTAL_CODE } : {},
  closed: whyClosed,
  sender: ({ emailResponsavel, nomeResponsavel }) => ({ email: emailResponsavel, nome: nomeResponsavel }),
  contents: ({ captcha: _claim, ...asked }) => ({
    ...asked,
    codigoPostal: postalCode(asked.codigoPostal) ?? asked.codigoPostal,
  }),
  subject: ({ nomeEscola }) => `Inscrição no Desafio Escolar: ${nomeEscola}`,
  text: 'descricao',
  within: async (manager, row, siteUrl) => {
    const participacao = await enrol(manager, row);
    return participacao && ownPageWords((await schoolLink(manager, siteUrl, participacao.id)).ligacao);
  },
  alongside: removeParticipations,
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
    }),
    receipt: {
      subject: 'Recebemos a inscrição no Desafio Escolar',
      text: 'Obrigado por inscrever a sua escola no Desafio Escolar. A inscrição chegou bem.',
    },
  },
};

@ApiTags('Desafio Escolar')
@Controller()
export class InscricoesController extends InboxController(inscricoesForm) {}

const ownPageWords = (address: string) =>
  `A página da sua escola, onde acompanha o ano e corrige os dados:\n${address}\nQuem tiver esta ligação abre a página: partilhe-a só com quem acompanha o projeto.`;

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

/** Has a school that has registered take part in the present edition, in the unit of work that keeps the registration. */
export async function enrol(manager: EntityManager, row: Inscricao): Promise<Participacao | undefined> {
  const edition = await findPresentEdition(manager, row.createdAt);
  if (edition === undefined) return undefined;
  const { id: inscricaoId, nomeEscola: escola, codigoPostal, nomeResponsavel, contactoTelefonico, createdAt } = row;
  const participacao = manager.create(Participacao, {
    edicao: edition.chave,
    inscricaoId,
    escola,
    distrito: districtOf(codigoPostal) ?? null,
    professor: nomeResponsavel,
    email: normalEmail(row.emailResponsavel),
    emailEscola: normalEmail(row.emailEscola),
    telefone: contactoTelefonico,
    estado: 'inscrita',
    escolaHash: schoolHash(escola),
    createdAt,
    versao: 1,
  });
  return manager.save(participacao);
}

/** Takes what came of registrations out with them, where the school has begun no project. */
async function removeParticipations(manager: EntityManager, inscricoes: readonly number[]): Promise<void> {
  const inscricaoId = In(inscricoes);
  const gone = await manager.find(Participacao, { select: { id: true }, where: { inscricaoId, estado: 'inscrita' } });
  const begun = await manager.findBy(Projeto, { participacaoId: In(gone.map(({ id }) => id)) });
  const ids = gone.map(({ id }) => id).filter((id) => !begun.some(({ participacaoId }) => participacaoId === id));
  await removeLinksAndReminders(manager, ids);
  await removeRecords(manager, Participacao, ids);
  await manager.update(Participacao, { inscricaoId }, { inscricaoId: null });
}
