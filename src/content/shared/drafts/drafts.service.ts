import { Injectable } from '@nestjs/common';
import { type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { requireFiles } from '#files/named-files.js';
import { amendAction, type AuditVerb } from '#platform/audit/audited-action.js';
import { Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { BodyPipe } from '#platform/http/body.pipe.js';
import type { Page, RawListQuery } from '#platform/lists/page.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { binDraft } from '../history/bin-record.js';
import type { RecordState } from '../history/saved-version.entity.js';
import { type Seen, staleRecord, withNames } from '../history/versions.js';
import { ownMark } from '../sample.js';
import { saveVersioned } from '../save-versioned.js';
import {
  become,
  type DraftAsk,
  type Plan,
  type Standing,
  standingOf,
  storedOf,
  versionOf,
  withoutKey,
} from './standing.js';
import { type RascunhoDto, situationOf } from './draft.dto.js';
import { Draft } from './draft.entity.js';
import { draftKindOrThrow } from '../content-kind.js';
import { readRows } from '#platform/database/read-rows.js';
import { onSqlite } from '#platform/database/columns.js';
import { nameOf } from '#platform/database/resource.js';
import { columnsOf, type ListSpec } from '#platform/lists/list-spec.js';

export const rascunhosList: ListSpec<Draft> = {
  resource: nameOf(Draft),
  columns: columnsOf({
    titulo: 'text',
    recurso: { property: 'resource', kind: 'code', thenBy: 'savedAt' },
    estado: { kind: 'code', thenBy: 'savedAt' },
    publicarEm: { property: 'publishAt', kind: 'moment' },
    retirarEm: { property: 'withdrawAt', kind: 'moment' },
    alteradoEm: { property: 'savedAt', kind: 'moment' },
  }),
  defaultOrder: [{ property: 'savedAt', direction: 'DESC' }],
  searchable: true,
};

@Injectable()
export class Drafts {
  private readonly records: RecordReader<Draft>;
  private readonly bodies = new BodyPipe();

  constructor(private readonly transactions: Transactions) {
    this.records = new RecordReader(transactions.manager.getRepository(Draft), rascunhosList);
  }

  async list(raw: RawListQuery): Promise<Page<Seen<Draft>>> {
    const page = await this.records.list(raw);
    return { ...page, rows: await withNames(this.transactions.manager, page.rows) };
  }

  /** @throws AppError 'notFound' */
  get(resource: string, recordId: number): Promise<Standing> {
    return standingOf(this.transactions.manager, { resource, recordId });
  }

  /** How a record stands, for who edits it: its contents as its own GET would answer them, with what waits. */
  async answer(standing: Standing): Promise<RascunhoDto> {
    const { draft } = standing;
    const { manager } = this.transactions;
    const kind = draftKindOrThrow(standing.resource);
    const [seen] = await withNames(manager, draft === null ? [] : [draft]);
    const versao = versionOf(standing);
    return {
      ...situationOf(standing, seen),
      versao,
      conteudo: { ...kind.answer.from(storedOf(manager, kind, standing)), versao },
    };
  }

  /** Makes a record that is not public before its time. @throws AppError 'invalid'; 'notFound'; 'conflict' */
  async create(resource: string, ask: Plan & { body: object }): Promise<Standing> {
    const kind = draftKindOrThrow(resource);
    const input = await this.read(kind.input, ask.body);
    requireMoments(ask);
    const contents = kind.contents(input, undefined, ask.publishAt ?? new Date());
    return this.transactions.run(async (manager) => {
      await requireFiles(manager, contents);
      // what could never be published is refused at once
      await kind.admit?.(manager, contents);
      const recordId = await reserveId(manager, kind.entity, { ...contents, versao: 1 });
      amendAction({
        verb: ask.estado === 'publicado' ? 'publicou' : 'criou',
        section: resource,
        recordId: String(recordId),
      });
      return become(manager, { resource, recordId, draft: null, row: null }, { contents, isChange: true }, ask);
    });
  }

  /** Changes what a record holds, who sees it, or when. @throws AppError 'notFound', 'invalid', 'conflict' */
  async save(resource: string, recordId: number, ask: DraftAsk): Promise<Standing> {
    const kind = draftKindOrThrow(resource);
    const input = ask.body === undefined ? undefined : await this.read(kind.update, ask.body);
    requireMoments(ask);
    amendAction({ verb: verbs[ask.estado], section: resource });
    return this.transactions.run(async (manager) => {
      const standing = await standingOf(manager, { resource, recordId }, true);
      if (ask.expected !== undefined && ask.expected !== versionOf(standing)) {
        throw await staleRecord(manager, resource, recordId);
      }
      const stored = storedOf(manager, kind, standing);
      const contents =
        input === undefined
          ? withoutKey(stored)
          : ownMark(manager, kind.entity, stored, kind.contents(input, stored, ask.publishAt ?? new Date()));
      await requireFiles(manager, contents);
      const isChange = input !== undefined || (standing.draft?.contents ?? null) !== null;
      return become(manager, standing, { contents, isChange }, ask);
    });
  }

  /** Drops what waits: a public record stays as visitors see it, one that is not public goes to the bin. */
  async discard(resource: string, recordId: number): Promise<void> {
    const { entity } = draftKindOrThrow(resource);
    amendAction({ section: resource });
    await this.transactions.run(async (manager) => {
      const { draft, row } = await standingOf(manager, { resource, recordId }, true);
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
  const asked = { sql: 'SELECT seq FROM sqlite_sequence WHERE name = ?', values: [table] };
  const [known] = await readRows(manager, asked);
  const id = Number(known?.[0] ?? 0) + 1;
  const sql =
    known === undefined
      ? 'INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)'
      : 'UPDATE sqlite_sequence SET seq = ? WHERE name = ?';
  await manager.query(sql, [id, table]);
  return id;
}
