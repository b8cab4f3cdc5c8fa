import { Injectable } from '@nestjs/common';
import { type EntityManager, type EntityTarget, LessThanOrEqual, type ObjectLiteral } from 'typeorm';
import { requireFiles } from '#files/fotografias/named-files.js';
import { amendAction, type AuditVerb } from '#platform/requests/audited-action.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { AppError, ignoreNotFound } from '#platform/errors/app-error.js';
import { BodyPipe } from '#platform/http/body.pipe.js';
import { DueWorker } from '#platform/jobs/due-worker.js';
import { listOf, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { binDraft } from './bin-record.js';
import { Draft, PROBLEM_LENGTH, type RecordState } from './history.entity.js';
import { type RecordName, saveVersioned, type WithAuthor, withAuthors } from './versions.js';
import { Entry, type EntryWithAuthor, findEntry, lockEntry, type Plan } from './entry.js';
import { draftSpecOrThrow } from './content-spec.js';
import { onSqlite } from '#platform/database/columns.js';

export const rascunhosList = listOf(Draft, {
  columns: {
    titulo: 'text',
    recurso: { property: 'resource', kind: 'code', thenBy: 'savedAt' },
    estado: { kind: 'code', thenBy: 'savedAt' },
    publicarEm: { property: 'publishAt', kind: 'moment' },
    retirarEm: { property: 'withdrawAt', kind: 'moment' },
    alteradoEm: { property: 'savedAt', kind: 'moment' },
  },
  defaultOrder: [{ property: 'savedAt', direction: 'DESC' }],
});

@Injectable()
export class Drafts extends DueWorker {
  private readonly records = new RecordReader(this.transactions.manager.getRepository(Draft), rascunhosList);
  private readonly bodies = new BodyPipe();

  constructor(private readonly transactions: Transactions) {
    super();
  }

  async list(raw: RawListQuery): Promise<Page<WithAuthor<Draft>>> {
    const page = await this.records.list(raw);
    return { ...page, rows: await withAuthors(this.transactions.manager, page.rows) };
  }

  /** @throws AppError 'notFound' */
  async get(resource: string, recordId: number): Promise<EntryWithAuthor> {
    return this.withAuthor(await findEntry(this.transactions.manager, { resource, recordId }));
  }

  /** Makes a record that is not public before its time. @throws AppError 'invalid'; 'notFound'; 'conflict' */
  async create(resource: string, ask: Plan & { body: object }): Promise<EntryWithAuthor> {
    const spec = draftSpecOrThrow(resource);
    const input = await this.read(spec.input, ask.body);
    requireMoments(ask);
    const contents = spec.contents(input, undefined, ask.publishAt ?? new Date());
    const made = await this.transactions.run(async (manager) => {
      await requireFiles(manager, contents);
      // what could never be published is refused at once
      await spec.admit?.(manager, contents);
      const recordId = await reserveId(manager, spec.entity, { ...contents, versao: 1 });
      const verb = ask.estado === 'publicado' ? 'publicou' : 'criou';
      amendAction({ verb, resource, recordId: String(recordId) });
      return new Entry(manager, resource, recordId, null, null).save(ask, contents);
    });
    return this.withAuthor(made);
  }

  /**
   * Changes what a record holds, who sees it, or when.
   * @param body its contents, as its own POST and PUT take them; without them, they stay as they are
   * @param expected the version that the person had before them; undefined saves over whatever is there
   * @throws AppError 'notFound', 'invalid', 'conflict'
   */
  async save(
    resource: string,
    recordId: number,
    { body, expected, ...plan }: Plan & { body: object | undefined; expected: number | undefined },
  ): Promise<EntryWithAuthor> {
    const spec = draftSpecOrThrow(resource);
    const input = body === undefined ? undefined : await this.read(spec.update, body);
    requireMoments(plan);
    amendAction({ verb: verbs[plan.estado] });
    const saved = await this.transactions.run(async (manager) => {
      const entry = await lockEntry(manager, { resource, recordId }, expected);
      const contents = input && spec.contents(input, entry.edited, plan.publishAt ?? new Date());
      await requireFiles(manager, contents ?? entry.contents);
      return entry.save(plan, contents);
    });
    return this.withAuthor(saved);
  }

  /** Drops what waits: a public record stays as visitors see it, one that is not public goes to the bin. */
  async discard(resource: string, recordId: number): Promise<void> {
    const { entity } = draftSpecOrThrow(resource);
    await this.transactions.run(async (manager) => {
      const { draft, row } = await lockEntry(manager, { resource, recordId });
      if (draft === null) throw new AppError('notFound');
      if (row === null) return binDraft(manager, draft);
      // the record itself stays
      amendAction({ verb: 'alterou' });
      // what was thrown away is a version too, and comes before those to come
      await saveVersioned(manager, entity, recordId, {}, undefined);
      if (draft.withdrawAt === null) return void (await manager.remove(draft));
      Object.assign(draft, { contents: null, exemplo: false, publishAt: null, problem: null });
      return void (await manager.save(Draft, draft));
    });
  }

  /** Publishes and withdraws records when their time has come; what is due is taken under its own lock. */
  override async doDue(now: Date, limit: number): Promise<number> {
    const { manager } = this.transactions;
    const select = { id: true, resource: true, recordId: true } as const;
    const due = [
      ...(await manager.find(Draft, { select, where: { publishAt: LessThanOrEqual(now) }, take: limit })),
      ...(await manager.find(Draft, { select, where: { withdrawAt: LessThanOrEqual(now) }, take: limit })),
    ];
    for (const { resource, recordId } of due) {
      await this.transactions
        .run((unit) => this.takeStep(unit, { resource, recordId }, now))
        .catch((error: unknown) => this.noteProblem({ resource, recordId }, now, error));
    }
    return due.length;
  }

  /** One that another process has seen to meanwhile is left as it is. */
  private async takeStep(manager: EntityManager, name: RecordName, now: Date): Promise<void> {
    const entry = await lockEntry(manager, name).catch(ignoreNotFound);
    const draft = entry?.draft ?? null;
    if (entry === undefined || draft === null) return;
    const isOver = draft.withdrawAt !== null && draft.withdrawAt <= now;
    const isDue = draft.publishAt !== null && draft.publishAt <= now;
    if (isOver) {
      await entry.save({ estado: 'arquivado', publishAt: null, withdrawAt: null });
    } else if (isDue) {
      await requireFiles(manager, entry.contents);
      await entry.save({ estado: 'publicado', publishAt: null, withdrawAt: draft.withdrawAt });
    }
  }

  /** Lets a record that cannot be published wait as a draft that says why. */
  private async noteProblem(name: RecordName, now: Date, error: unknown): Promise<void> {
    if (!(error instanceof AppError)) throw error;
    await this.transactions.run(async (manager) => {
      const draft = await manager.findOne(Draft, { where: { ...name }, ...forUpdate });
      if (draft === null || draft.publishAt === null || draft.publishAt > now) return;
      const estado = draft.estado === 'publicado' ? 'publicado' : 'rascunho';
      const problem = error.message.slice(0, PROBLEM_LENGTH);
      await manager.save(Draft, Object.assign(draft, { estado, publishAt: null, problem }));
    });
  }

  private async withAuthor(entry: Entry): Promise<EntryWithAuthor> {
    const [draft = null] = await withAuthors(this.transactions.manager, entry.draft === null ? [] : [entry.draft]);
    return { entry, draft };
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

/** Requires that the planned moments are still to come, and in order. @throws AppError 'invalid' */
function requireMoments({ estado, publishAt, withdrawAt }: Plan): void {
  const now = new Date();
  if (estado === 'agendado' && (publishAt === null || publishAt <= now)) {
    throw AppError.at('publicarEm', 'Indique quando publicar: um momento que ainda não passou.');
  }
  const from = estado === 'agendado' && publishAt !== null ? publishAt : now;
  if (withdrawAt !== null && withdrawAt <= from) {
    throw AppError.at('retirarEm', 'O momento de retirar tem de vir depois do de publicar, e ainda não ter passado.');
  }
}

/**
 * Takes the next number of a table for a record that is not to be in it yet. Nobody ever sees it there: SQLite, where
 * all share one connection, is told that the number is used; MySQL gives it to a row that goes in the same unit of work.
 */
async function reserveId<Row extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  contents: Omit<Row, 'id'>,
): Promise<number> {
  if (onSqlite) return nextOfSequence(manager, manager.connection.getMetadata(target).tableName);
  const { identifiers } = await manager
    .createQueryBuilder()
    .insert()
    .into(target)
    .values(contents as never)
    .callListeners(false)
    .execute();
  const id = Number(identifiers[0]?.['id']);
  await manager.createQueryBuilder().delete().from(target).where({ id }).callListeners(false).execute();
  return id;
}

async function nextOfSequence(manager: EntityManager, table: string): Promise<number> {
  // SQLite knows no sequence of a table that has never had a row
  const known = 'SELECT 1 FROM sqlite_sequence WHERE name = ?';
  const first = `INSERT INTO sqlite_sequence (name, seq) SELECT ?, 0 WHERE NOT EXISTS (${known})`;
  await manager.query(first, [table, table]);
  const next = 'UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = ? RETURNING seq';
  const [{ seq }] = await manager.query<[{ seq: number }]>(next, [table]);
  return seq;
}
