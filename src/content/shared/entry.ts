import type { EntityManager, ObjectLiteral } from 'typeorm';
import { requireAuthorisedPictures } from '#files/fotografias/named-files.js';
import { auditedAction } from '#platform/requests/audited-action.js';
import { resourceNamed, resourceOf } from '#platform/database/resource.js';
import { forUpdate } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { type ContentSpec, draftSpecOrThrow } from './content-spec.js';
import {
  type Contents,
  contentsOf,
  keepVersion,
  lastVersion,
  type RecordName,
  saveVersioned,
  type Snapshot,
  snapshotOf,
  staleRecordError,
  type Versioned,
  type WithAuthor,
  withoutSampleMark,
} from './versions.js';
import { Draft, DRAFT_TITLE_LENGTH } from './history.entity.js';

type Row = Versioned & ObjectLiteral;
type RowContents = Contents<Row>;

/** A record's visibility, now and later. */
export type Plan = Pick<Draft, 'estado' | 'publishAt' | 'withdrawAt'>;

const TAKEN = 'Já há outro registo publicado com o identificador deste: este não pode ser publicado.';

/** @throws AppError 'notFound'; 'conflict' where another record has the number of one that is not public */
export async function findEntry(
  manager: EntityManager,
  { resource, recordId }: RecordName,
  lock: typeof forUpdate = {},
): Promise<Entry> {
  const { entity } = draftSpecOrThrow(resource);
  const row = await manager.findOne(entity, { where: { id: recordId }, ...lock });
  const draft = await manager.findOne(Draft, { where: { resource, recordId }, ...lock });
  if (row === null && draft === null) throw new AppError('notFound');
  if (row !== null && draft !== null && draft.estado !== 'publicado') throw new AppError('conflict', TAKEN);
  return new Entry(manager, resource, recordId, draft, row);
}

/**
 * Finds an entry and locks it until the unit of work ends.
 * @param expected the version that the person had before them; undefined saves over whatever is there
 * @throws AppError as {@link findEntry} does; 'conflict' for a stale version
 */
export async function lockEntry(manager: EntityManager, name: RecordName, expected?: number): Promise<Entry> {
  const entry = await findEntry(manager, name, forUpdate);
  if (expected !== undefined && expected !== entry.versao)
    throw await staleRecordError(manager, name.resource, name.recordId);
  return entry;
}

/** An entry with the draft that waits, by whom. */
export interface EntryWithAuthor {
  entry: Entry;
  draft: WithAuthor<Draft> | null;
}

/** A record of a resource that has drafts: what visitors see of it, and what waits. */
export class Entry implements RecordName {
  /**
   * @param draft null for a public record of which nothing waits
   * @param row the row that visitors see; null for a record that is not public
   */
  constructor(
    private readonly manager: EntityManager,
    readonly resource: string,
    readonly recordId: number,
    public draft: Draft | null,
    public row: Row | null,
  ) {}

  get spec(): ContentSpec {
    return draftSpecOrThrow(this.resource);
  }

  get versao(): number {
    return Math.max(this.draft?.versao ?? 0, this.row?.versao ?? 0);
  }

  /** The JSON of the contents that are not published. */
  get waiting(): string | null {
    return this.draft?.contents ?? null;
  }

  /** The record that an editor works on: with the contents that wait or, without any, those that visitors see. */
  get edited(): Row {
    if (this.waiting === null) return this.row as Row;
    const { entity } = this.spec;
    const contents = contentsOf(this.manager, entity, JSON.parse(this.waiting) as Snapshot);
    return this.manager.create(entity, { ...contents, id: this.recordId }) as Row;
  }

  get contents(): RowContents {
    const { id: _id, versao: _versao, ...contents } = this.edited;
    return contents;
  }

  /** The record as its own GET would answer it, with what waits. */
  get answered(): object {
    return { ...this.spec.answer.from(this.edited), versao: this.versao };
  }

  /** The plan of what waits. */
  get plan(): Plan {
    const { estado = 'publicado', publishAt = null, withdrawAt = null } = this.draft ?? {};
    const waiting = publishAt === null ? 'rascunho' : 'agendado';
    return { estado: this.row === null ? estado : waiting, publishAt, withdrawAt };
  }

  /**
   * Saves the record: writes the draft, the row that visitors see, and the version.
   * @param plan who sees it, and when
   * @param given what it holds from now on; left out, it holds what it did
   * @throws AppError 'invalid' where it is to be published with a picture that may not be
   */
  async save({ estado, publishAt, withdrawAt }: Plan, given?: RowContents): Promise<this> {
    const { manager, recordId, row } = this;
    const { entity } = this.spec;
    const before = this.savedBefore();
    const was = before && snapshotOf(manager, entity, this.edited);
    const contents = given === undefined ? this.contents : withoutSampleMark(manager, entity, was, given);
    const versao = Math.max(this.versao, await lastVersion(manager, this)) + 1;
    const saved = { ...contents, id: recordId, versao };
    const draft = {
      versao,
      publishAt: null,
      withdrawAt: null,
      contents: null,
      savedAt: new Date(),
      userId: auditedAction()?.actorId ?? null,
      problem: null,
    };
    if (estado === 'publicado') {
      const isShownAlready = row !== null && given === undefined && this.waiting === null;
      if (!isShownAlready) this.row = await this.publish(contents, versao);
      await this.putDraft(contents, withdrawAt === null ? null : { ...draft, estado, withdrawAt });
      if (isShownAlready) await keepVersion(manager, entity, saved, { before });
      return this;
    }
    if (estado === 'agendado' && publishAt !== null)
      await requireAuthorisedPictures(manager, contents, { at: publishAt, shown: row });
    const isShown = row !== null && estado !== 'arquivado';
    await this.putDraft(contents, {
      ...draft,
      estado: isShown ? 'publicado' : estado,
      publishAt: estado === 'agendado' ? publishAt : null,
      withdrawAt: isShown || estado === 'agendado' ? withdrawAt : null,
      contents: JSON.stringify(snapshotOf(manager, entity, contents)),
    });
    await keepVersion(manager, entity, saved, { before, estado });
    if (row !== null && !isShown) await manager.remove(row);
    if (!isShown) this.row = null;
    return this;
  }

  private async publish(contents: RowContents, versao: number): Promise<Row> {
    const { manager, recordId, row } = this;
    const { entity, admit } = this.spec;
    if (row !== null) return saveVersioned(manager, entity, recordId, withoutPlace(entity, contents), undefined);
    await requireAuthorisedPictures(manager, contents);
    const also = await admit?.(manager, contents);
    const saved = await manager.save(entity, manager.create(entity, { ...contents, ...also, id: recordId, versao }));
    await keepVersion(manager, entity, saved);
    return saved;
  }

  private async putDraft(
    contents: RowContents,
    next: Omit<Draft, 'id' | 'resource' | 'recordId' | 'titulo' | 'exemplo'> | null,
  ): Promise<void> {
    const { manager, resource, recordId, draft } = this;
    if (next === null) {
      if (draft !== null) await manager.remove(draft);
      this.draft = null;
      return;
    }
    const titulo = String(contents[resourceNamed(resource, 'history')?.title ?? '']).slice(0, DRAFT_TITLE_LENGTH);
    const exemplo = next.contents !== null && contents['exemplo'] === true;
    const stored = draft ?? manager.create(Draft, { resource, recordId });
    this.draft = await manager.save(Draft, Object.assign(stored, next, { titulo, exemplo }));
  }

  /** Returns the version and contents of the last save, as its history keeps them. */
  private savedBefore(): { versao: number; contents: Snapshot } | undefined {
    const { draft, row, waiting } = this;
    if (waiting !== null) return { versao: draft?.versao ?? 1, contents: JSON.parse(waiting) as Snapshot };
    return row === null ? undefined : { versao: row.versao, contents: snapshotOf(this.manager, this.spec.entity, row) };
  }
}

/** Leaves out the properties that are no content, as a place in the list: they may have changed since the draft. */
function withoutPlace(entity: new () => Row, contents: RowContents): RowContents {
  const leftAlone = resourceOf(entity, 'history')?.leftAlone ?? [];
  return Object.fromEntries(Object.entries(contents).filter(([name]) => !leftAlone.includes(name)));
}
