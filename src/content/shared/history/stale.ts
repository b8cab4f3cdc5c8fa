import type { EntityManager } from 'typeorm';
import { forUpdate } from '../../../platform/database/for-update.js';
import { lisbonWords } from '../../../platform/dates/lisbon-words.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { messages } from '../../../platform/messages.js';
import { namesOfPeople } from './people.js';
import { SavedVersion } from './saved-version.entity.js';

/** The refusal of a save over an earlier version: by whom the record was changed since and when, where that is known. */
export async function staleRecord(
  manager: EntityManager,
  resource: string | undefined,
  recordId: number,
): Promise<AppError> {
  if (resource === undefined) return new AppError('conflict', messages.stale);
  // locked: what others have committed since this unit of work began is seen too
  const last = await manager.findOne(SavedVersion, {
    where: { resource, recordId },
    order: { versao: 'DESC' },
    ...forUpdate,
  });
  const name = last === null ? undefined : (await namesOfPeople(manager, [last])).get(last.userId);
  if (name === undefined || last?.savedAt == null) return new AppError('conflict', messages.stale);
  const since = `Este registo foi alterado por ${name} a ${lisbonWords(last.savedAt)}, depois de o ter aberto.`;
  return new AppError('conflict', `${since} Recarregue para ver a versão atual.`);
}
