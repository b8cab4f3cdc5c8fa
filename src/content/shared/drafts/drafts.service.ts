import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThanOrEqual, type ObjectLiteral } from 'typeorm';
import { requireFiles } from '../../../files/require-files.js';
import { amendAction, auditedAction } from '../../../platform/audit/audited-action.js';
import type { AuditVerb } from '../../../platform/audit/audit-verb.js';
import { forUpdate } from '../../../platform/database/for-update.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { BodyPipe } from '../../../platform/http/body.pipe.js';
import type { RawListQuery } from '../../../platform/lists/list-query.js';
import type { Page } from '../../../platform/lists/page.js';
import { RecordReader } from '../../../platform/lists/record-reader.js';
import { messages } from '../../../platform/messages.js';
import { binDraft } from '../history/bin-record.js';
import { keepVersion, lastVersion } from '../history/keep-version.js';
import { namesOfPeople } from '../history/people.js';
import { contentsOf, type Snapshot, snapshotOf } from '../history/snapshot.js';
import { saveVersioned, type Versioned } from '../save-versioned.js';
import type { DraftAsk, DraftSeen, Standing } from './draft-ask.js';
import { type RascunhoDto, situationOf } from './draft.dto.js';
import { Draft, PROBLEM_LENGTH, type RecordState } from './draft.entity.js';
import { type AnyDraftKind, draftKindOrThrow } from './draft-kind.js';
import { rascunhosList } from './rascunhos.list.js';
import { requireMoments } from './require-moments.js';
import { reserveId } from './reserve-id.js';
import { titleOf } from './title-of.js';

type Row = Versioned & ObjectLiteral;
type RowContents = Omit<Row, 'id' | 'versao'>;

const TAKEN = 'Já há outro registo publicado com o identificador deste: este não pode ser publicado.';

/** Records that visitors do not see yet, or no longer, and what waits beside those that they see. */
@Injectable()
export class Drafts {
  private readonly records: RecordReader<Draft>;
  private readonly bodies = new BodyPipe();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {
    this.records = new RecordReader(dataSource.getRepository(Draft), rascunhosList);
  }

  async list(raw: RawListQuery): Promise<Page<DraftSeen>> {
    const { rows, ...page } = await this.records.list(raw);
    const names = await namesOfPeople(this.dataSource.manager, rows);
    return { ...page, rows: rows.map((draft) => ({ draft, who: names.get(draft.userId) ?? null })) };
  }

  /** @throws AppError 'notFound' */
  get(resource: string, recordId: number): Promise<Standing> {
    return this.standing(this.dataSource.manager, resource, recordId);
  }

  /** How a record stands, for who edits it: its contents as its own GET would answer them, with what waits. */
  async answer(standing: Standing): Promise<RascunhoDto> {
    const { draft } = standing;
    const { manager } = this.dataSource;
    const kind = draftKindOrThrow(standing.resource);
    const names = await namesOfPeople(manager, draft === null ? [] : [draft]);
    const versao = versionOf(standing);
    return {
      ...situationOf(standing, draft, names.get(draft?.userId ?? null) ?? null),
      versao,
      conteudo: { ...kind.answer(storedOf(manager, kind, standing)), versao },
    };
  }

  /** Makes a record that is not public before its time. @throws AppError 'invalid'; 'notFound' */
  async create(resource: string, ask: Omit<DraftAsk, 'body' | 'expected'> & { body: object }): Promise<Standing> {
    const kind = draftKindOrThrow(resource);
    const input = await this.read(kind.first, ask.body);
    requireMoments(ask);
    const contents = kind.contents(input, undefined, ask.publishAt ?? new Date());
    return this.transactions.run(async (manager) => {
      await requireFiles(manager, contents);
      const recordId = await reserveId(manager, kind.entity, { ...contents, versao: 1 });
      amendAction({
        verb: ask.estado === 'publicado' ? 'publicou' : 'criou',
        section: resource,
        recordId: String(recordId),
      });
      return this.become(manager, { resource, recordId, draft: null, row: null }, { contents, isChange: true }, ask);
    });
  }

  /**
   * Changes what a record holds, who sees it, or when.
   * @throws AppError 'notFound'; 'invalid'; 'conflict' for a stale version
   */
  async save(resource: string, recordId: number, ask: DraftAsk): Promise<Standing> {
    const kind = draftKindOrThrow(resource);
    const input = ask.body === undefined ? undefined : await this.read(kind.update, ask.body);
    requireMoments(ask);
    amendAction({ verb: verbs[ask.estado], section: resource });
    return this.transactions.run(async (manager) => {
      const standing = await this.standing(manager, resource, recordId, true);
      if (ask.expected !== undefined && ask.expected !== versionOf(standing)) {
        throw new AppError('conflict', messages.stale);
      }
      const stored = storedOf(manager, kind, standing);
      const contents =
        input === undefined ? withoutKey(stored) : kind.contents(input, stored as Row, ask.publishAt ?? new Date());
      await requireFiles(manager, contents);
      const isChange = input !== undefined || (standing.draft?.contents ?? null) !== null;
      return this.become(manager, standing, { contents, isChange }, ask);
    });
  }

  /** Drops what waits: a public record stays as visitors see it, one that is not public goes to the bin. */
  async discard(resource: string, recordId: number): Promise<void> {
    const { entity } = draftKindOrThrow(resource);
    amendAction({ section: resource });
    await this.transactions.run(async (manager) => {
      const { draft, row } = await this.standing(manager, resource, recordId, true);
      if (draft === null) throw new AppError('notFound', messages.notFound);
      if (row === null) return binDraft(manager, draft);
      // what was thrown away is a version too, and comes before those to come
      await saveVersioned(manager, entity, recordId, {}, undefined);
      if (draft.withdrawAt === null) return void (await manager.remove(draft));
      Object.assign(draft, { contents: null, publishAt: null, problem: null });
      return void (await manager.save(Draft, draft));
    });
  }

  /** Publishes and withdraws what is due. @returns how many */
  async doDue(now: Date, limit: number): Promise<number> {
    const { manager } = this.dataSource;
    const select = { id: true, resource: true, recordId: true } as const;
    const due = [
      ...(await manager.find(Draft, { select, where: { publishAt: LessThanOrEqual(now) }, take: limit })),
      ...(await manager.find(Draft, { select, where: { withdrawAt: LessThanOrEqual(now) }, take: limit })),
    ];
    for (const { resource, recordId } of due) {
      await this.transactions
        .run((unit) => this.takeStep(unit, { resource, recordId }, now))
        .catch((error: unknown) => this.tellWhy({ resource, recordId }, now, error));
    }
    return due.length;
  }

  /** One that another process has seen to meanwhile is left as it is. */
  private async takeStep(manager: EntityManager, name: { resource: string; recordId: number }, now: Date) {
    const standing = await this.standing(manager, name.resource, name.recordId, true).catch(unlessGone);
    const { draft } = standing ?? { draft: null };
    if (standing === undefined || draft === null) return;
    const kind = draftKindOrThrow(name.resource);
    const contents = withoutKey(storedOf(manager, kind, standing));
    const isOver = draft.withdrawAt !== null && draft.withdrawAt <= now;
    const isDue = draft.publishAt !== null && draft.publishAt <= now;
    if (isOver) {
      const archived = { estado: 'arquivado', publishAt: null, withdrawAt: null } as const;
      await this.become(manager, standing, { contents, isChange: true }, archived);
    } else if (isDue) {
      await requireFiles(manager, contents);
      const published = { estado: 'publicado', publishAt: null, withdrawAt: draft.withdrawAt } as const;
      await this.become(manager, standing, { contents, isChange: true }, published);
    }
  }

  /** What cannot be published waits as a draft, and says why. */
  private async tellWhy(name: { resource: string; recordId: number }, now: Date, error: unknown): Promise<void> {
    if (!(error instanceof AppError)) throw error;
    await this.transactions.run(async (manager) => {
      const draft = await manager.findOne(Draft, { where: name, ...forUpdate });
      if (draft === null || draft.publishAt === null || draft.publishAt > now) return;
      const estado = draft.estado === 'publicado' ? 'publicado' : 'rascunho';
      await manager.save(
        Draft,
        Object.assign(draft, { estado, publishAt: null, problem: error.message.slice(0, PROBLEM_LENGTH) }),
      );
    });
  }

  private async become(
    manager: EntityManager,
    { resource, recordId, draft, row }: Standing,
    { contents, isChange }: { contents: RowContents; isChange: boolean },
    { estado, publishAt, withdrawAt }: Pick<DraftAsk, 'estado' | 'publishAt' | 'withdrawAt'>,
  ): Promise<Standing> {
    const kind = draftKindOrThrow(resource);
    const last = await lastVersion(manager, { resource, recordId });
    const versao = Math.max(versionOf({ draft, row }), last) + 1;
    const earlier = earlierOf(manager, kind, { draft, row });
    if (estado === 'publicado') {
      const isShownAlready = row !== null && !isChange;
      const published = isShownAlready ? row : await publish(manager, kind, { recordId, row, versao, contents });
      const waits = withdrawAt === null ? null : { ...waitingFor(versao), estado, withdrawAt, contents: null };
      const kept = await this.put(manager, { resource, recordId, draft }, contents, waits);
      if (isShownAlready) await keepVersion(manager, kind.entity, { ...contents, id: recordId, versao }, earlier);
      return { resource, recordId, row: published, draft: kept };
    }
    const isShown = row !== null && estado !== 'arquivado';
    const waits = {
      ...waitingFor(versao),
      estado: isShown ? ('publicado' as const) : estado,
      publishAt: estado === 'agendado' ? publishAt : null,
      withdrawAt: isShown || estado === 'agendado' ? withdrawAt : null,
      contents: JSON.stringify(snapshotOf(manager.connection.getMetadata(kind.entity), contents)),
    };
    const kept = await this.put(manager, { resource, recordId, draft }, contents, waits);
    await keepVersion(manager, kind.entity, { ...contents, id: recordId, versao }, earlier);
    if (row !== null && !isShown) await manager.remove(row);
    return { resource, recordId, draft: kept, row: isShown ? row : null };
  }

  /** Writes what waits, or takes it away where nothing does. */
  private async put(
    manager: EntityManager,
    { resource, recordId, draft }: Pick<Standing, 'resource' | 'recordId' | 'draft'>,
    contents: RowContents,
    waits: Omit<Draft, 'id' | 'resource' | 'recordId' | 'titulo'> | null,
  ): Promise<Draft | null> {
    if (waits === null) {
      if (draft !== null) await manager.remove(draft);
      return null;
    }
    const titulo = titleOf(resource, contents);
    const becomes = Object.assign(draft ?? manager.create(Draft, { resource, recordId }), { titulo, ...waits });
    return manager.save(Draft, becomes);
  }

  /** @throws AppError 'notFound'; 'conflict' where another record has the number of one that is not public */
  private async standing(manager: EntityManager, resource: string, recordId: number, lock = false): Promise<Standing> {
    const { entity } = draftKindOrThrow(resource);
    const locked = lock ? forUpdate : {};
    const row = await manager.findOne(entity, { where: { id: recordId }, ...locked });
    const draft = await manager.findOne(Draft, { where: { resource, recordId }, ...locked });
    if (row === null && draft === null) throw new AppError('notFound', messages.notFound);
    if (row !== null && draft !== null && draft.estado !== 'publicado') throw new AppError('conflict', TAKEN);
    return { resource, recordId, draft, row };
  }

  private read(dto: new () => object, body: object): Promise<object> {
    return this.bodies.transform(body, { type: 'body', metatype: dto }) as Promise<object>;
  }
}

const verbs: Readonly<Record<RecordState, AuditVerb>> = {
  publicado: 'publicou',
  rascunho: 'alterou',
  agendado: 'agendou',
  arquivado: 'arquivou',
};

const waitingFor = (versao: number) => ({
  versao,
  publishAt: null,
  withdrawAt: null,
  savedAt: new Date(),
  userId: auditedAction()?.actorId ?? null,
  problem: null,
});

function versionOf({ draft, row }: Pick<Standing, 'draft' | 'row'>): number {
  return Math.max(draft?.versao ?? 0, row?.versao ?? 0);
}

/** Shows visitors what a record holds. */
async function publish(
  manager: EntityManager,
  { entity }: AnyDraftKind,
  { recordId, row, versao, contents }: { recordId: number; row: Row | null; versao: number; contents: RowContents },
): Promise<Row> {
  if (row !== null) return saveVersioned(manager, entity, recordId, contents, undefined);
  const saved = await manager.save(entity, manager.create(entity, { ...contents, id: recordId, versao }));
  await keepVersion(manager, entity, saved);
  return saved;
}

/** What a record held before, as versions want to know it. */
function earlierOf(manager: EntityManager, kind: AnyDraftKind, { draft, row }: Pick<Standing, 'draft' | 'row'>) {
  const waiting = draft?.contents ?? null;
  if (waiting !== null) return { versao: draft?.versao ?? 1, contents: JSON.parse(waiting) as Snapshot };
  if (row === null) return undefined;
  return { versao: row.versao, contents: snapshotOf(manager.connection.getMetadata(kind.entity), row) };
}

function asRow(
  manager: EntityManager,
  { entity }: AnyDraftKind,
  { recordId, contents }: { recordId: number; contents: string },
): Row {
  const was = contentsOf(manager.connection.getMetadata(entity), JSON.parse(contents) as Snapshot);
  return manager.create(entity, { ...was, id: recordId }) as Row;
}

/** What a record holds for whoever edits it: what waits, or what visitors see. */
function storedOf(manager: EntityManager, kind: AnyDraftKind, { recordId, draft, row }: Standing): Row {
  const waiting = draft?.contents ?? null;
  return waiting === null ? (row as Row) : asRow(manager, kind, { recordId, contents: waiting });
}

function withoutKey(row: Row): RowContents {
  const { id: _id, versao: _versao, ...contents } = row;
  return contents;
}

function unlessGone(error: unknown): undefined {
  if (error instanceof AppError && error.kind === 'notFound') return undefined;
  throw error;
}
