import { requireRecentPassword } from '#accounts/sessions/asks-password.decorator.js';
import type { LiveSession } from '#accounts/sessions/live-session.js';
import { BODY_FIELD } from './checked-words.js';
import type { Field, Fields, PageDescription, Words } from '../../../contract/pages/field.js';
import { isSame, leavesOf, withChanges } from '../../../contract/pages/words.js';
import { pages } from '../../../contract/pages/pages.js';
import { AppError } from '#platform/errors/app-error.js';

export function storedWords({ fields }: PageDescription, stored: string | null | undefined): Words<Fields> {
  return withChanges(fields, stored ? JSON.parse(stored) : {});
}

/** @throws AppError 'notFound' */
export function pageOf(chave: string): PageDescription {
  const page = pages.find((one) => one.chave === chave);
  if (page === undefined) throw new AppError('notFound');
  return page;
}

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
    Object.fromEntries(changed.map(({ way }) => [way, 'Só a administração altera este campo.'])),
  );
}

/** A list is compared whole: it is the administration's where a field of its items is. */
function isAdministrations(field: Field): boolean {
  if ('administration' in field) return true;
  return field.kind === 'list' && Object.values(field.item).some(isAdministrations);
}
