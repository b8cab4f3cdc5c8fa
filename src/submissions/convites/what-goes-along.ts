import { type EntityManager, In } from 'typeorm';
import { Membro } from '#content/equipa/membro.entity.js';
import { forgetHistory } from '#content/shared/history/bin-record.js';
import { BinnedRecord } from '#content/shared/history/binned-record.entity.js';
import type { StoredFile } from '#erasing/personal-kind.js';
import { fileUses } from '#files/ficheiros/file-uses.js';
import { forUpdate } from '#platform/database/for-update.js';
import { nameOf } from '#platform/database/resource.js';
import { removeRecords } from '#platform/database/search/remove-records.js';
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
  const binned = await draftsInBin(manager, members);
  await forgetHistory(manager, nameOf(Membro), [...drafts.map(({ id }) => id), ...binned]);
}

/** Those among members that were refused, and may still be brought back. */
async function draftsInBin(manager: EntityManager, members: readonly number[]): Promise<number[]> {
  const binned = await manager.findBy(BinnedRecord, { resource: nameOf(Membro), recordId: In([...members]) });
  const drafts = binned.filter(({ contents }) => (JSON.parse(contents) as Partial<Membro>).rascunho === true);
  return drafts.map(({ recordId }) => recordId);
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

/** Whether no testimonial can come of an invitation any more, or the one that came was refused and has left the bin too. */
export async function cameToNothing(manager: EntityManager, convite: Convite, now: Date): Promise<boolean> {
  if (convite.usado === null) return convite.expira <= now;
  const { membroId } = convite;
  if (membroId === null) return true;
  if (await manager.existsBy(Membro, { id: membroId })) return false;
  return !(await manager.existsBy(BinnedRecord, { resource: nameOf(Membro), recordId: membroId }));
}
