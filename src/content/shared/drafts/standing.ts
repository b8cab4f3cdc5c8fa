import type { EntityManager, ObjectLiteral } from 'typeorm';
import { forUpdate } from '../../../platform/database/for-update.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { messages } from '../../../platform/messages.js';
import { contentsOf, type Snapshot } from '../history/snapshot.js';
import type { Versioned } from '../save-versioned.js';
import { Draft } from './draft.entity.js';
import { type AnyDraftKind, draftKindOrThrow } from './draft-kind.js';

/** A record of any kind. */
export type Row = Versioned & ObjectLiteral;
/** The properties of a record apart from its key and version. */
export type RowContents = Omit<Row, 'id' | 'versao'>;

/** The record by its kind and id. */
export interface RecordName {
  resource: string;
  recordId: number;
}

/** A record as it stands: what visitors see of it, and what waits. */
export interface Standing extends RecordName {
  /** Null for a public record of which nothing waits. */
  draft: Draft | null;
  /** The row that visitors see; null for a record that is not public. */
  row: Row | null;
}

const TAKEN = 'Já há outro registo publicado com o identificador deste: este não pode ser publicado.';

/** @throws AppError 'notFound'; 'conflict' where another record has the number of one that is not public */
export async function standingOf(
  manager: EntityManager,
  { resource, recordId }: RecordName,
  lock = false,
): Promise<Standing> {
  const { entity } = draftKindOrThrow(resource);
  const locked = lock ? forUpdate : {};
  const row = await manager.findOne(entity, { where: { id: recordId }, ...locked });
  const draft = await manager.findOne(Draft, { where: { resource, recordId }, ...locked });
  if (row === null && draft === null) throw new AppError('notFound', messages.notFound);
  if (row !== null && draft !== null && draft.estado !== 'publicado') throw new AppError('conflict', TAKEN);
  return { resource, recordId, draft, row };
}

export function versionOf({ draft, row }: Pick<Standing, 'draft' | 'row'>): number {
  return Math.max(draft?.versao ?? 0, row?.versao ?? 0);
}

/** Returns the contents that an editor works on: those that wait or, without any, those that visitors see. */
export function storedOf(manager: EntityManager, kind: AnyDraftKind, { recordId, draft, row }: Standing): Row {
  const waiting = draft?.contents ?? null;
  return waiting === null ? (row as Row) : asRow(manager, kind, { recordId, contents: waiting });
}

export function withoutKey(row: Row): RowContents {
  const { id: _id, versao: _versao, ...contents } = row;
  return contents;
}

function asRow(
  manager: EntityManager,
  { entity }: AnyDraftKind,
  { recordId, contents }: { recordId: number; contents: string },
): Row {
  const was = contentsOf(manager.connection.getMetadata(entity), JSON.parse(contents) as Snapshot);
  return manager.create(entity, { ...was, id: recordId }) as Row;
}
