import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not, type SelectQueryBuilder } from 'typeorm';
import { Link } from '#accounts/links/link.entity.js';
import { removeLinks } from '#accounts/links/links.js';
import { pickDocumented } from '#content/shared/content.js';
import { Edicao, schoolYear } from '#content/edicoes/edicao.entity.js';
import { EdicoesService } from '#content/edicoes/edicoes.module.js';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import { Eraser } from '#erasing/eraser.service.js';
import { Outbox } from '#mail/outbox.js';
import { forUpdate, idsOf, lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { AppError } from '#platform/errors/app-error.js';
import { countFound, foundBy, listOf, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import {
  EscolaFields,
  type MensagemEscolasInputDto,
  type ParticipacaoUpdateDto,
  type PrazoEscolaInputDto,
  type ProlongamentoInputDto,
  prolongedDays,
} from './participacao.dto.js';
import { type ListedParticipation, Participacao, participationStates, schoolHash } from './participacao.entity.js';
import { LembreteEnviado } from './lembrete.entity.js';
import { lettersOf, noticeMail, previewOf } from './school-mails.js';
import { Projeto } from './projeto.entity.js';
import { forgetWithdrawn, keepOneProject, nameOfDocument, projectOf, removeProjects } from './projects-of.js';
import { hasCalendar } from '../../../contract/edition-phase.js';

/** Finds the schools whose projects wait to be shown: handed in, agreed to, and of editions whose handing in is over. */
function findUnshown(manager: EntityManager): SelectQueryBuilder<Participacao>[] {
  const school = manager
    .createQueryBuilder(Participacao, 'school')
    // an expression has no index, so the few editions are read first, and of the schools those of the closed ones alone
    .innerJoin(Edicao, 'edition', "COALESCE(edition.chave, '') = school.edicao AND edition.submissaoFecha < :today")
    .innerJoin(Projeto, 'project', 'project.participacaoId = school.id')
    .where('project.submetidoEm IS NOT NULL AND project.mostrar = :yes AND project.muralId IS NULL')
    .setParameters({ today: lisbonDay(new Date()), yes: true });
  return [school];
}

export const participacoesList = listOf(Participacao, {
  columns: {
    edicao: 'code',
    escola: 'text',
    professor: 'text',
    distrito: 'code',
    ciclo: 'code',
    estado: 'code',
    vistaEm: 'moment',
    createdAt: 'moment',
  },
  defaultOrder: [{ property: 'id', direction: 'DESC' }],
  marks: { porMostrar: foundBy(findUnshown) },
});

@Injectable()
export class ParticipacoesService {
  private readonly records = new RecordReader(this.transactions.manager.getRepository(Participacao), participacoesList);

  constructor(
    private readonly transactions: Transactions,
    private readonly eraser: Eraser,
    private readonly outbox: Outbox,
    private readonly edicoes: EdicoesService,
  ) {
    eraser.register<Participacao>({
      entity: Participacao,
      since: 'createdAt',
      address: ({ email }) => email,
      retention: { rule: 'submissions', from: 'createdAt' },
      alongside: (manager, gone) => removeLinksAndReminders(manager, idsOf(gone)),
      files: (manager, gone) => removeProjects(manager, idsOf(gone)),
    });
  }

  async list(query: RawListQuery): Promise<Page<ListedParticipation>> {
    const page = await this.records.list(query);
    return { ...page, rows: await this.toListed(page.rows) };
  }

  countUnshown(): Promise<number> {
    return countFound(findUnshown, this.transactions.manager);
  }

  /** @throws AppError 'notFound' */
  async getOrThrow(id: number): Promise<ListedParticipation> {
    const [row] = await this.toListed([await this.records.getOrThrow(id)]);
    return row as ListedParticipation;
  }

  /** @throws AppError 'notFound'; 'conflict' for a stale version */
  async update(id: number, input: ParticipacaoUpdateDto, versao: number | undefined): Promise<ListedParticipation> {
    await this.transactions.run(async (manager) => {
      const row = await lockOrThrow(manager, Participacao, id);
      if (versao !== undefined && versao !== row.versao) throw new AppError('conflict');
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
  async join(id: number, others: readonly number[]): Promise<ListedParticipation> {
    await this.transactions.run(async (manager) => {
      const kept = await lockOrThrow(manager, Participacao, id);
      const joined = await manager.find(Participacao, {
        where: { id: In(others) },
        order: { id: 'ASC' },
        ...forUpdate,
      });
      if (joined.length < others.length || others.includes(id)) throw new AppError('notFound');
      if (joined.some(({ edicao }) => edicao !== kept.edicao))
        throw new AppError('invalid', 'Só se juntam participações da mesma edição.');
      for (const other of joined)
        for (const field of ['distrito', 'ciclo', 'turmas', 'alunos', 'premio', 'vistaEm'] as const)
          Object.assign(kept, { [field]: kept[field] ?? other[field] });
      kept.estado = furthestState([kept, ...joined]);
      kept.versao += 1;
      await manager.save(Participacao, kept);
      // a second teacher's link opens the page that is kept
      const theirs = { purpose: 'participation', subject: In(others.map(String)) } as const;
      await manager.update(Link, theirs, { subject: String(id) });
      await keepOneProject(manager, id, others);
      await this.eraser.eraseLocked(manager, 'participacoes', joined, 'painel');
    });
    return this.getOrThrow(id);
  }

  /**
   * Lets one school hand its project in until a later day, and tells its teacher; no day takes that back, and tells nobody.
   * @throws AppError 'notFound'; 'invalid' for a day that is past or not within the edition's year, and without a reason
   */
  async extendDeadline(id: number, { ate, motivo }: PrazoEscolaInputDto): Promise<ListedParticipation> {
    await this.transactions.run(async (manager) => {
      const row = await lockOrThrow(manager, Participacao, id);
      const edition = await manager.findOneBy(Edicao, { chave: row.edicao });
      const wrong = ate ? deadlineProblem(edition, ate) : undefined;
      if (wrong !== undefined) throw AppError.at('ate', wrong);
      if (ate && !motivo) throw AppError.at('motivo', 'Escreva o motivo.');
      Object.assign(row, { entregaAte: ate ?? null, entregaMotivo: ate ? motivo : null, versao: row.versao + 1 });
      await manager.save(Participacao, row);
      if (!ate) return;
      const words = await noticeMail(manager, 'maisTempo', { escola: row.escola, prazo: dayWords(ate) });
      const idempotencyKey = `participacoes:${id}:prazo:${ate}`;
      await this.outbox.add(manager, { idempotencyKey, kind: 'answer', recipient: row.email, ...words });
    });
    return this.getOrThrow(id);
  }

  /** @returns a participation's project, and the name that the school gave its PDF @throws AppError 'notFound' where the school has begun none */
  async getProject(id: number) {
    const project = await projectOf(this.transactions.manager, id);
    await forgetWithdrawn(this.transactions.manager, [project]);
    return { project, nomeOriginal: await nameOfDocument(this.transactions.manager, project) };
  }

  /** Erases a participation whole; the registration stays as it came. @throws AppError 'notFound' */
  remove(id: number): Promise<void> {
    return this.eraser.eraseOne('participacoes', id, 'painel');
  }

  /** @throws AppError 'notFound' where there is none of them */
  async previewMail(input: MensagemEscolasInputDto) {
    const { manager } = this.transactions;
    const { fresh, known } = await lettersOf(manager, input);
    const first = fresh[0] ?? known[0];
    if (first === undefined) throw new AppError('notFound');
    return previewOf(this.outbox, manager, first, {
      para: first.recipient,
      seguem: fresh.length,
      repetidas: known.length,
    });
  }

  async mail(input: MensagemEscolasInputDto) {
    const { fresh, known } = await this.transactions.runInserting(async (manager) => {
      const letters = await lettersOf(manager, input);
      for (const letter of letters.fresh) await this.outbox.add(manager, letter);
      return letters;
    });
    return { enviadas: fresh.length, repetidas: known.length };
  }

  /** @throws AppError 'notFound' */
  async previewProlonging(id: number, input: ProlongamentoInputDto) {
    const edition = await this.edicoes.getOrThrow(id);
    const schools = await this.findNotified(edition, input);
    const { manager } = this.transactions;
    const words = await prolongedMail(manager, edition, input.ate);
    return previewOf(this.outbox, manager, words, { para: schools[0]?.email ?? '', seguem: schools.length });
  }

  /**
   * Moves the end of a period on, and tells the schools whose projects are awaited. Those that wait for the registration
   * are told by the notice that it is open.
   * @throws AppError 'notFound'; 'invalid' for a day that is no later, or follows another
   */
  async prolong(id: number, input: ProlongamentoInputDto) {
    const edition = await this.edicoes.prolong(id, prolongedDays[input.prazo], input.ate);
    const schools = await this.findNotified(edition, input);
    await this.transactions.run(async (manager) => {
      const words = await prolongedMail(manager, edition, input.ate);
      for (const { id: participacaoId, email: recipient } of schools) {
        const idempotencyKey = `participacoes:${participacaoId}:prolongada:${input.ate}`;
        await this.outbox.add(manager, { idempotencyKey, kind: 'answer', recipient, ...words });
      }
    });
    return { enviadas: schools.length, repetidas: 0 };
  }

  private async findNotified({ chave }: Edicao, { prazo }: ProlongamentoInputDto): Promise<Participacao[]> {
    if (prazo === 'inscricoes') return [];
    return this.transactions.manager.find(Participacao, {
      where: { edicao: chave, estado: Not('desistiu') },
      order: { id: 'ASC' },
    });
  }

  private async toListed(rows: readonly Participacao[]): Promise<ListedParticipation[]> {
    if (rows.length === 0) return [];
    const projects = await this.transactions.manager.findBy(Projeto, { participacaoId: In(idsOf(rows)) });
    await forgetWithdrawn(this.transactions.manager, projects);
    const same = await this.transactions.manager.find(Participacao, {
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

const prolongedMail = (manager: EntityManager, { chave }: Edicao, ate: string) =>
  noticeMail(manager, 'prolongada', { edicao: schoolYear(chave), prazo: dayWords(ate) });

/** The facts of a school that its own people correct, too, as they are stored. */
export function schoolFacts(input: EscolaFields) {
  return { ...pickDocumented(EscolaFields, input), escolaHash: schoolHash(input.escola) };
}

function deadlineProblem(edition: Edicao | null, ate: string): string | undefined {
  if (edition === null || !hasCalendar(edition)) return 'Esta edição não tem calendário.';
  const { submissaoFecha, resultados } = edition;
  if (ate <= submissaoFecha)
    return `A entrega está aberta a todas até ${dayWords(submissaoFecha)}: escolha um dia depois.`;
  if (ate > resultados) return `A edição termina a ${dayWords(resultados)}: escolha um dia até lá.`;
  return ate < lisbonDay(new Date()) ? 'Escolha hoje, ou um dia que ainda não passou.' : undefined;
}

function furthestState(rows: readonly Participacao[]): Participacao['estado'] {
  const live = rows.map(({ estado }) => estado).filter((estado) => estado !== 'desistiu');
  const places = live.map((estado) => participationStates.indexOf(estado));
  return live.length === 0 ? 'desistiu' : (participationStates[Math.max(...places)] ?? 'inscrita');
}

/** Takes out what is kept beside participations that go: their links, and which reminders they got. */
export async function removeLinksAndReminders(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await removeLinks(manager, ['participation'], ids);
  await manager.delete(LembreteEnviado, { participacaoId: In(ids) });
}
