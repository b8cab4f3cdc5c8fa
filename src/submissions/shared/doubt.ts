import type { EntityManager } from 'typeorm';
import { readRows } from '#platform/database/read-rows.js';
import { HOUR_MS } from '#platform/dates/durations.js';
import { sha256 } from '#platform/secrets/sha256.js';
import type { FormSigns } from '../requests/form-fields.js';

/** Why a submission is doubtful: it filled what nobody sees, it was faster than reading, or its text goes to many forms. */
export const doubts = ['armadilha', 'pressa', 'repetida'] as const;
export type Doubt = (typeof doubts)[number];

/** People write the same few words to several forms; so long a text is copied. */
const LEAST_LENGTH = 40;
const WINDOW_MS = 2 * HOUR_MS;
/** Other forms that have had the text already: who is not sure where to write tries two. */
const OTHER_FORMS = 2;

/** The fields beside those that a form is about: the signs, the captcha, and the consent that most forms ask for. */
export type FormExtras = FormSigns & { recaptcha?: string; privacidade?: true };

/**
 * Returns the doubt that a submission's signs raise by themselves.
 * @param readingMs less than reading the form takes; 0 for not asking
 */
export function doubtOf({ pagina, demora }: FormSigns, readingMs: number): Doubt | undefined {
  if (pagina !== undefined && pagina !== null && pagina !== '') return 'armadilha';
  const milliseconds = typeof demora === 'string' && /^\d{1,9}$/.test(demora) ? Number(demora) : demora;
  return typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds < readingMs ? 'pressa' : undefined;
}

/** Returns the fields that a form is about. */
export function withoutExtras<Input>(input: Input): Input {
  const sent = input as Input & FormExtras;
  const {
    pagina: _pagina,
    demora: _demora,
    textos: _textos,
    recaptcha: _solution,
    privacidade: _consent,
    ...asked
  } = sent;
  return asked as Input;
}

/** Fingerprint of a text, whatever its spaces and case; of a short one there is none. */
export function textHash(text: string): string | null {
  const plain = text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return plain.length < LEAST_LENGTH ? null : sha256(plain);
}

const SENT_BEFORE = `SELECT form FROM idempotency_keys
  WHERE textHash = :textHash AND form IN (:...unseen) AND createdAt > :since LIMIT 1`;

/**
 * Whether many forms have had the same text lately. The driver itself is asked, which is quickest; a form that is known
 * to have had the text is not asked about again.
 * @param others the names of the forms but for the one that has it now, so that an index finds what each of them has had
 */
export async function isSentToMany(
  manager: EntityManager,
  others: readonly string[],
  hash: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - WINDOW_MS);
  const unseen = new Set(others);
  for (let seen = 0; seen < OTHER_FORMS; seen += 1) {
    if (unseen.size === 0) return false;
    const asked = { textHash: hash, unseen: [...unseen], since };
    const [sql, values] = manager.dataSource.driver.escapeQueryWithParameters(SENT_BEFORE, asked);
    const [found] = await readRows(manager, { sql, values });
    if (found === undefined) return false;
    unseen.delete(String(found[0]));
  }
  return true;
}
