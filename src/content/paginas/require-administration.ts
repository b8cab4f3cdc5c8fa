import { requireRecentPassword } from '#accounts/sessions/asks-password.decorator.js';
import type { LiveSession } from '#accounts/sessions/live-session.js';
import { AppError } from '#platform/errors/app-error.js';
import { BODY_FIELD } from './checked-words.js';
import type { Field, Fields, Words } from '../../../contract/pages/field.js';
import { isSame, leavesOf } from '../../../contract/pages/words.js';

const SENTENCE = 'Só a administração altera este campo.';

/** Requires a recent password of the administration for fields that are its own. @throws AppError 'forbidden' */
export function requireAdministration(
  fields: Fields,
  { from, to }: { from: Words<Fields>; to: Words<Fields> },
  session: Pick<LiveSession, 'papel' | 'passwordAt'>,
): void {
  const after = leavesOf(fields, to, `${BODY_FIELD}.`);
  const changed = leavesOf(fields, from, `${BODY_FIELD}.`).filter(
    ({ field, value }, index) => isAdministrations(field) && !isSame(value, after[index]?.value),
  );
  if (changed.length === 0) return;
  if (session.papel === 'administracao') return requireRecentPassword(session);
  throw new AppError(
    'forbidden',
    `Só a administração altera e publica: ${changed.map(({ field }) => `«${field.label}»`).join(', ')}.`,
    Object.fromEntries(changed.map(({ way }) => [way, SENTENCE])),
  );
}

/** A list is compared whole: it is the administration's where a field of its items is. */
function isAdministrations(field: Field): boolean {
  if ('administration' in field) return true;
  return field.kind === 'list' && Object.values(field.item).some(isAdministrations);
}
