import { type EntityManager, In } from 'typeorm';
import { forUpdate } from '../../platform/database/for-update.js';
import { Fotografia } from './fotografia.entity.js';
import { nothingSaid, saveWhatIsSaid } from './said-of-pictures.js';
import { namesIn } from './without-pictures.js';

/** Keeps a picture that a stranger has just sent from visitors, in the transaction that makes it known. */
export async function awaitApproval(manager: EntityManager, nome: string): Promise<void> {
  await saveWhatIsSaid(manager, Object.assign(nothingSaid(manager, nome), { porAprovar: true }));
}

/** Lets visitors see the pictures that a record names which is being published, unless something else is in the way. */
export async function approvePictures(manager: EntityManager, contents: unknown): Promise<void> {
  const names = namesIn(contents);
  if (names.size === 0) return;
  const waiting = await manager.find(Fotografia, { where: { nome: In([...names]), porAprovar: true }, ...forUpdate });
  for (const row of waiting) await saveWhatIsSaid(manager, Object.assign(row, { porAprovar: false }));
}
