import { type EntityManager, MoreThan, Not } from 'typeorm';
import { HOUR_MS } from '../../platform/dates/durations.js';
import { sha256 } from '../../platform/secrets/sha256.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

/** People write the same few words to several forms; so long a text is copied. */
const LEAST_LENGTH = 40;
const WINDOW_MS = 2 * HOUR_MS;
/** Other forms that have had the text already: who is not sure where to write tries two. */
const OTHER_FORMS = 2;

/** Fingerprint of a text, whatever its spaces and case; of a short one there is none. */
export function textHash(text: string): string | null {
  const plain = text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return plain.length < LEAST_LENGTH ? null : sha256(plain);
}

/** Whether many forms have had the same text lately. */
export async function isSentToMany(manager: EntityManager, form: string, hash: string, now: Date): Promise<boolean> {
  const createdAt = MoreThan(new Date(now.getTime() - WINDOW_MS));
  const others = await manager.find(IdempotencyKey, {
    select: { hash: true, form: true },
    where: { textHash: hash, form: Not(form), createdAt },
    take: 100,
  });
  return new Set(others.map((key) => key.form)).size >= OTHER_FORMS;
}
