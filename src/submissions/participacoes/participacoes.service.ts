import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Not, Repository } from 'typeorm';
import { Link } from '#accounts/links/link.entity.js';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { EdicoesService } from '#content/edicoes/edicoes.module.js';
import { schoolYear } from '#content/edicoes/school-year.js';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import { Eraser } from '#erasing/eraser.service.js';
import type { MailWords } from '#mail/mail-message.js';
import { Outbox } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { forUpdate, lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';
import type { Page, RawListQuery } from '#platform/lists/page.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { sha256 } from '#platform/secrets/sha256.js';
import {
  type EscolaFields,
  type MensagemEscolasInputDto,
  type MensagemEscolasPreviewDto,
  type ParticipacaoUpdateDto,
  type PrazoEscolaInputDto,
  type ProlongamentoInputDto,
  prolongedDays,
} from './participacao.dto.js';
import { Participacao, participationStates } from './participacao.entity.js';
import { FAREWELL, noticeMail } from './school-mails.js';
import { removeBeside, schoolHash } from './take-part.js';
import { ProjetoParticipacaoDto } from '../projetos/projeto.dto.js';
import { Projeto } from '../projetos/projeto.entity.js';
import { forgetWithdrawn, keepOneProject, nameOfDocument, projectOf, takeProjects } from '../projetos/projects-of.js';
import { hasCalendar } from '../../../contract/edition-phase.js';
import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';

export const participacoesList: ListSpec<Participacao> = {
  resource: nameOf(Participacao),
  columns: {
    id: { property: 'id', kind: 'number' },
    edicao: { property: 'edicao', kind: 'code' },
    escola: { property: 'escola', kind: 'text' },
    professor: { property: 'professor', kind: 'text' },
    distrito: { property: 'distrito', kind: 'code' },
    ciclo: { property: 'ciclo', kind: 'code' },
    estado: { property: 'estado', kind: 'code' },
    vistaEm: { property: 'vistaEm', kind: 'moment' },
    createdAt: { property: 'createdAt', kind: 'moment' },
  },
  defaultOrder: [{ property: 'id', direction: 'DESC' }],
  searchable: true,
};

export type Listed = Participacao & { repetidas: number[]; projeto: Projeto | null };

@Injectable()
export class ParticipacoesService {
  private readonly records: RecordReader<Participacao>;

  constructor(
    @InjectRepository(Participacao) private readonly rows: Repository<Participacao>,
    private readonly transactions: Transactions,
    private readonly eraser: Eraser,
    private readonly outbox: Outbox,
    private readonly edicoes: EdicoesService,
  ) {
    this.records = new RecordReader(rows, participacoesList);
    eraser.register<Participacao>({
      kind: 'participacoes',
      section: 'participacoes',
      entity: Participacao,
      since: 'createdAt',
      addresses: ['email', 'emailEscola'],
      retention: { rule: 'submissions', from: 'createdAt' },
      alongside: (manager, gone) => removeBeside(manager, idsOf(gone)),
      files: (manager, gone) => takeProjects(manager, idsOf(gone)),
    });
  }

  async list(query: RawListQuery): Promise<Page<Listed>> {
    const page = await this.records.list(query);
    return { ...page, rows: await this.listed(page.rows) };
  }

  /** @throws AppError 'notFound' */
  async getOrThrow(id: number): Promise<Listed> {
    const [row] = await this.listed([await this.records.getOrThrow(id)]);
    return row as Listed;
  }

  /** @throws AppError 'notFound'; 'conflict' for a stale version */
  async update(id: number, input: ParticipacaoUpdateDto, versao: number | undefined): Promise<Listed> {
    await this.transactions.run(async (manager) => {
      const row = await lockOrThrow(manager, Participacao, id);
      if (versao !== undefined && versao !== row.versao) throw new AppError('conflict', messages.stale);
      Object.assign(row, {
        ...schoolFacts(input),
        email: normalEmail(input.email),
        emailEscola: normalEmail(input.emailEscola),
        estado: input.estado,
        premio: input.premio ?? null,
        versao: row.versao + 1,
      });
      await manager.save(Participacao, row);
    });
    return this.getOrThrow(id);
  }

  /**
   * Joins participations of one edition into one, which keeps its own facts, takes those that it lacks from the others,
   * and the furthest of their states; of their projects one is kept, best one that was handed in. The registrations stay as
   * they came.
   * @throws AppError 'notFound'; 'invalid' where one is of another edition, or held
   */
  async join(id: number, others: readonly number[]): Promise<Listed> {
    const left = await this.transactions.run(async (manager) => {
      const kept = await lockOrThrow(manager, Participacao, id);
      const joined = await manager.find(Participacao, {
        where: { id: In(others) },
        order: { id: 'ASC' },
        ...forUpdate,
      });
      if (joined.length < others.length || others.includes(id)) throw new AppError('notFound', messages.notFound);
      if (joined.some(({ edicao }) => edicao !== kept.edicao))
        throw new AppError('invalid', 'Só se juntam participações da mesma edição.');
      for (const other of joined)
        for (const field of ['distrito', 'ciclo', 'turmas', 'alunos', 'premio', 'vistaEm'] as const)
          Object.assign(kept, { [field]: kept[field] ?? other[field] });
      kept.estado = furthest([kept, ...joined]);
      kept.versao += 1;
      await manager.save(Participacao, kept);
      // a second teacher's link opens the page that is kept
      const theirs = { purpose: 'participation', subject: In(others.map(String)) } as const;
      await manager.update(Link, theirs, { subject: String(id) });
      await keepOneProject(manager, id, others);
      return this.eraser.take(manager, 'participacoes', joined, 'painel');
    });
    await this.eraser.finish(left);
    return this.getOrThrow(id);
  }

  /**
   * Lets one school hand its project in until a later day, and tells its teacher; no day takes that back, and tells nobody.
   * @throws AppError 'notFound'; 'invalid' for a day that is past or not within the edition's year, and without a reason
   */
  async allowLater(id: number, { ate, motivo }: PrazoEscolaInputDto): Promise<Listed> {
    await this.transactions.run(async (manager) => {
      const row = await lockOrThrow(manager, Participacao, id);
      const edition = await manager.findOneBy(Edicao, { chave: row.edicao });
      const wrong = ate ? whyNotLater(edition, ate) : undefined;
      if (wrong !== undefined) throw AppError.at('ate', wrong);
      if (ate && !motivo) throw AppError.at('motivo', 'Escreva o motivo.');
      Object.assign(row, { entregaAte: ate ?? null, entregaMotivo: ate ? motivo : null, versao: row.versao + 1 });
      await manager.save(Participacao, row);
      if (!ate) return;
      const words = await noticeMail(manager, 'maisTempo', { escola: row.escola, prazo: dayWords(ate) });
      await this.write(manager, [row], () => ({ ...words, idempotencyKey: `participacoes:${id}:prazo:${ate}` }));
    });
    this.outbox.wake();
    return this.getOrThrow(id);
  }

  /** The project of a participation, for administrators. @throws AppError 'notFound' where the school has begun none */
  async getProject(id: number): Promise<ProjetoParticipacaoDto> {
    const project = await projectOf(this.rows.manager, id);
    await forgetWithdrawn(this.rows.manager, [project]);
    return ProjetoParticipacaoDto.of(project, await nameOfDocument(this.rows.manager, project));
  }

  /** Erases a participation whole; the registration stays as it came. @throws AppError 'notFound' */
  remove(id: number): Promise<void> {
    return this.eraser.eraseOne('participacoes', id, 'painel');
  }

  /** @throws AppError 'notFound' where there is none of them */
  async previewMail(input: MensagemEscolasInputDto): Promise<MensagemEscolasPreviewDto> {
    const { fresh, known } = await sortOut(this.rows.manager, input);
    const first = fresh[0] ?? known[0];
    if (first === undefined) throw new AppError('notFound', messages.notFound);
    return this.preview(mailFor(first, input), { first, seguem: fresh.length, repetidas: known.length });
  }

  async mail(input: MensagemEscolasInputDto): Promise<{ enviadas: number; repetidas: number }> {
    const { fresh, known } = await this.transactions.run(
      async (manager) => {
        const sorted = await sortOut(manager, input);
        const letter = (row: Participacao) => ({ ...mailFor(row, input), idempotencyKey: keyOf(row, input) });
        await this.write(manager, sorted.fresh, letter);
        return sorted;
      },
      ['busy', 'duplicate'],
    );
    this.outbox.wake();
    return { enviadas: fresh.length, repetidas: known.length };
  }

  /** @throws AppError 'notFound' */
  async previewProlonging(id: number, input: ProlongamentoInputDto): Promise<MensagemEscolasPreviewDto> {
    const edition = await this.edicoes.records.getOrThrow(id);
    const told = await this.toldOf(edition, input);
    const words = await prolongedMail(this.rows.manager, edition, input.ate);
    return this.preview(words, { first: told[0], seguem: told.length, repetidas: 0 });
  }

  /**
   * Moves the end of a period on, and tells the schools whose projects are awaited. Those that wait for the registration
   * are told by the notice that it is open.
   * @throws AppError 'notFound'; 'invalid' for a day that is no later, or follows another
   */
  async prolong(id: number, input: ProlongamentoInputDto): Promise<{ enviadas: number; repetidas: number }> {
    const edition = await this.edicoes.prolong(id, prolongedDays[input.prazo], input.ate);
    const told = await this.toldOf(edition, input);
    await this.transactions.run(async (manager) => {
      const words = await prolongedMail(manager, edition, input.ate);
      const keyFor = (school: Participacao) => `participacoes:${school.id}:prolongada:${input.ate}`;
      await this.write(manager, told, (school) => ({ ...words, idempotencyKey: keyFor(school) }));
    });
    this.outbox.wake();
    return { enviadas: told.length, repetidas: 0 };
  }

  private async write(
    manager: EntityManager,
    schools: readonly Participacao[],
    letter: (school: Participacao) => MailWords & { idempotencyKey: string },
  ): Promise<void> {
    for (const school of schools)
      await this.outbox.add(manager, { kind: 'answer', recipient: school.email, ...letter(school) });
  }

  private async preview(
    words: MailWords,
    { first, ...counts }: { first: Participacao | undefined; seguem: number; repetidas: number },
  ): Promise<MensagemEscolasPreviewDto> {
    const { subject: assunto, text: texto } = await this.outbox.named(this.rows.manager, words);
    return { assunto, texto, para: first?.email ?? '', ...counts };
  }

  private async toldOf({ chave }: Edicao, { prazo }: ProlongamentoInputDto): Promise<Participacao[]> {
    if (prazo === 'inscricoes') return [];
    return this.rows.find({ where: { edicao: chave, estado: Not('desistiu') }, order: { id: 'ASC' } });
  }

  private async listed(rows: readonly Participacao[]): Promise<Listed[]> {
    if (rows.length === 0) return [];
    const projects = await this.rows.manager.findBy(Projeto, { participacaoId: In(idsOf(rows)) });
    await forgetWithdrawn(this.rows.manager, projects);
    const same = await this.rows.find({
      select: { id: true, edicao: true, escolaHash: true, email: true },
      where: [{ escolaHash: In(rows.map((row) => row.escolaHash)) }, { email: In(rows.map((row) => row.email)) }],
      order: { id: 'ASC' },
    });
    return rows.map((row) => {
      const repetidas = same
        .filter((other) => other.id !== row.id && other.edicao === row.edicao)
        .filter((other) => other.escolaHash === row.escolaHash || other.email === row.email)
        .map(({ id }) => id);
      const projeto = projects.find(({ participacaoId }) => participacaoId === row.id) ?? null;
      return Object.assign(row, { repetidas, projeto });
    });
  }
}

const idsOf = (rows: readonly Participacao[]) => rows.map(({ id }) => id);

/** The facts of a school that its own people correct, too, as they are stored. */
export function schoolFacts(input: EscolaFields) {
  return {
    escola: input.escola,
    escolaHash: schoolHash(input.escola),
    distrito: input.distrito ?? null,
    professor: input.professor,
    telefone: input.telefone,
    ciclo: input.ciclo ?? null,
    turmas: input.turmas ?? null,
    alunos: input.alunos ?? null,
  };
}

function whyNotLater(edition: Edicao | null, ate: string): string | undefined {
  if (edition === null || !hasCalendar(edition)) return 'Esta edição não tem calendário.';
  const { submissaoFecha, resultados } = edition;
  if (ate <= submissaoFecha)
    return `A entrega está aberta a todas até ${dayWords(submissaoFecha)}: escolha um dia depois.`;
  if (ate > resultados) return `A edição termina a ${dayWords(resultados)}: escolha um dia até lá.`;
  return ate < lisbonDay(new Date()) ? 'Escolha hoje, ou um dia que ainda não passou.' : undefined;
}

function furthest(rows: readonly Participacao[]): Participacao['estado'] {
  const live = rows.map(({ estado }) => estado).filter((estado) => estado !== 'desistiu');
  const places = live.map((estado) => participationStates.indexOf(estado));
  return live.length === 0 ? 'desistiu' : (participationStates[Math.max(...places)] ?? 'inscrita');
}

/** Names a message by its words, so that the same one goes to a school once. */
function keyOf({ id }: Participacao, { assunto, texto }: MensagemEscolasInputDto): string {
  return `participacoes:${id}:mensagem:${sha256(JSON.stringify([assunto, texto])).slice(0, 16)}`;
}

async function sortOut(manager: EntityManager, input: MensagemEscolasInputDto) {
  const rows = await manager.find(Participacao, { where: { id: In(input.ids) }, order: { id: 'ASC' } });
  const sent = await manager.find(OutgoingMail, {
    select: { idempotencyKey: true },
    where: { idempotencyKey: In(rows.map((row) => keyOf(row, input))) },
  });
  const keys = new Set(sent.map(({ idempotencyKey }) => idempotencyKey));
  return {
    fresh: rows.filter((row) => !keys.has(keyOf(row, input))),
    known: rows.filter((row) => keys.has(keyOf(row, input))),
  };
}

function mailFor({ escola, professor }: Participacao, { assunto, texto }: MensagemEscolasInputDto): MailWords {
  const filled = (words: string) =>
    words.replaceAll('{professor}', () => professor).replaceAll('{escola}', () => escola);
  return { subject: filled(assunto), text: `${filled(texto)}\n\n${FAREWELL}` };
}

const prolongedMail = (manager: EntityManager, { chave }: Edicao, ate: string) =>
  noticeMail(manager, 'prolongada', { edicao: schoolYear(chave), prazo: dayWords(ate) });
