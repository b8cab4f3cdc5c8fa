import { type EntityManager, In, IsNull } from 'typeorm';
import type { Lock } from '#platform/database/transactions.js';
import { isLinkToken, newLinkToken, sha256 } from '#platform/secrets/sha256.js';
import { Link, type LinkPurpose } from './link.entity.js';

export const UNKNOWN_LINK = 'Esta ligação não existe. Confirme que a copiou inteira da mensagem.';

/** Of links that are written in one statement: SQLite takes as many values, and more. */
const KEPT_AT_ONCE = 200;

type Subject = number | string;

interface NewLink {
  purpose: LinkPurpose;
  subject: Subject;
  /** For ever, where nothing is said. */
  lastsMs?: number;
  generation?: string;
  email?: string;
}

/** Makes a link, in the transaction that writes the message with it. @returns as `key` the end of that message's key */
export async function makeLink(manager: EntityManager, { subject, lastsMs, ...more }: NewLink) {
  const token = newLinkToken();
  const expiresAt = lastsMs === undefined ? null : new Date(Date.now() + lastsMs);
  const row = { ...more, tokenHash: sha256(token), subject: String(subject), expiresAt };
  const { identifiers } = await manager.insert(Link, row);
  return { id: identifiers[0]?.['id'] as number, token, key: linkKeyOf(row) };
}

/** Makes tokens good for ever that are derived, so that again leaves no second link. @param tokens by their subjects */
export async function keepLinks(manager: EntityManager, purpose: LinkPurpose, tokens: ReadonlyMap<string, string>) {
  const links = [...tokens].map(([subject, token]) => ({ purpose, subject, tokenHash: sha256(token) }));
  for (let start = 0; start < links.length; start += KEPT_AT_ONCE) {
    const some = links.slice(start, start + KEPT_AT_ONCE);
    await manager.createQueryBuilder().insert().into(Link).values(some).orIgnore().updateEntity(false).execute();
    await manager.update(Link, { tokenHash: In(some.map(({ tokenHash }) => tokenHash)) }, { expiresAt: null });
  }
}

/** Finds a link without using it up, also one that was used or is over. */
export async function findLink(manager: EntityManager, purpose: LinkPurpose, token: string, lock: Lock = {}) {
  if (!isLinkToken(token)) return null;
  return manager.findOne(Link, { where: { tokenHash: sha256(token), purpose }, ...lock });
}

/** Uses a link up, inside a unit of work. @returns whether it still was to be had: of two at once one alone uses it */
export async function spendLink(manager: EntityManager, { id }: Pick<Link, 'id'>): Promise<boolean> {
  const { affected } = await manager.update(Link, { id, usedAt: IsNull() }, { usedAt: new Date() });
  return affected === 1;
}

/** Takes back what waits of a subject's links. */
export async function withdrawLinks(manager: EntityManager, purpose: LinkPurpose, subject: Subject): Promise<void> {
  await manager.delete(Link, { purpose, subject: String(subject), usedAt: IsNull() });
}

/** Removes every link of subjects, also what was used. */
export async function removeLinks(
  manager: EntityManager,
  purposes: readonly LinkPurpose[],
  subjects: readonly Subject[],
): Promise<void> {
  await manager.delete(Link, { purpose: In(purposes), subject: In(subjects.map(String)) });
}

export function isOver({ expiresAt }: Link): boolean {
  return expiresAt !== null && expiresAt.getTime() <= Date.now();
}

/** The end of the key of a message that goes once for a link. */
export function linkKeyOf({ tokenHash }: Pick<Link, 'tokenHash'>): string {
  return tokenHash.slice(0, 16);
}
