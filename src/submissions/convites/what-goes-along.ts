import { type EntityManager, In } from 'typeorm';
import { Membro } from '../../content/equipa/membro.entity.js';
import type { StoredFile } from '../../erasing/personal-kind.js';
import { fileUses } from '../../files/ficheiros/file-uses.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { removeRecords } from '../../platform/database/search/remove-records.js';
import type { Convite } from './convite.entity.js';

/** Takes out the testimonials that came of invitations and were never published. */
export async function forgetDrafts(manager: EntityManager, convites: readonly Convite[]): Promise<void> {
  const members = convites.flatMap(({ membroId }) => membroId ?? []);
  // locked, so that none that is published at this moment goes
  const drafts = await manager.find(Membro, { where: { id: In(members), rascunho: true }, ...forUpdate });
  await removeRecords(
    manager,
    Membro,
    drafts.map(({ id }) => id),
  );
}

/** The pictures that came with invitations and that nothing names. */
export async function unusedPictures(manager: EntityManager, convites: readonly Convite[]): Promise<StoredFile[]> {
  const unused: StoredFile[] = [];
  for (const { imagem } of convites) {
    if (imagem === null || (await fileUses(manager, imagem)).length > 0) continue;
    unused.push({ area: 'uploads', nome: imagem });
  }
  return unused;
}

/** Whether no testimonial can come of an invitation any more, or the one that came was refused. */
export async function cameToNothing(manager: EntityManager, convite: Convite, now: Date): Promise<boolean> {
  if (convite.usado === null) return convite.expira <= now;
  return convite.membroId === null || !(await manager.existsBy(Membro, { id: convite.membroId }));
}
