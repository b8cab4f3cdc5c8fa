import { type EntityManager, In, MoreThan } from 'typeorm';
import { forUpdate } from '../../platform/database/for-update.js';
import { DAY_MS } from '../../platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { AppError } from '../../platform/errors/app-error.js';
import { isLinkToken, newLinkToken } from '../../platform/secrets/link-token.js';
import { sha256 } from '../../platform/secrets/sha256.js';
import { Candidatura } from './candidatura.entity.js';
import { GuardianLink } from './guardian-link.entity.js';

/** An application that a guardian may object to. */
interface ObjectableApplication {
  candidatura: Candidatura;
  expiresAt: Date;
}

/** Makes the link to an application, in the transaction that writes the message with it. @returns its token */
export async function makeGuardianLink(manager: EntityManager, candidaturaId: number): Promise<string> {
  const token = newLinkToken();
  const expiresAt = new Date(Date.now() + periods.guardianDays * DAY_MS);
  await manager.insert(GuardianLink, { tokenHash: sha256(token), candidaturaId, expiresAt });
  return token;
}

/**
 * Finds the application behind a link.
 * @param lock locks it until the unit of work ends
 * @throws AppError 'notFound', alike for one that nobody made, that is too old, or whose application is gone
 */
export async function behindGuardianLink(
  manager: EntityManager,
  token: string,
  lock: typeof forUpdate = {},
): Promise<ObjectableApplication> {
  const where = { tokenHash: sha256(token), expiresAt: MoreThan(new Date()) };
  const link = isLinkToken(token) ? await manager.findOneBy(GuardianLink, where) : null;
  const candidatura = link && (await manager.findOne(Candidatura, { where: { id: link.candidaturaId }, ...lock }));
  if (!candidatura) {
    throw new AppError('notFound', 'Esta ligação já não é válida: passou o prazo, ou a candidatura já foi apagada.');
  }
  return { candidatura, expiresAt: link.expiresAt };
}

/** Takes out the links to applications that are erased. */
export async function forgetGuardianLinks(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await manager.delete(GuardianLink, { candidaturaId: In(ids) });
}
