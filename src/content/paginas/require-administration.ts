import { requireRecentPassword } from '#accounts/sessions/asks-password.decorator.js';
import type { LiveSession } from '#accounts/sessions/live-session.js';
import { AppError } from '#platform/errors/app-error.js';
import { BODY_FIELD } from './checked-words.js';
import type { Field, Fields, Words } from '../../../contract/pages/field.js';
import { isSame } from '../../../contract/pages/words.js';

const SENTENCE = 'Só a administração altera este campo.';

/** Requires a recent password of the administration for fields that are its own. @throws AppError 'forbidden' */
export function requireAdministration(
  fields: Fields,
  { from, to }: { from: Words<Fields>; to: Words<Fields> },
  session: Pick<LiveSession, 'papel' | 'passwordAt'>,
): void {
  const changed = changedOf(fields, from, to, BODY_FIELD);
  if (changed.length === 0) return;
  if (session.papel === 'administracao') return requireRecentPassword(session);
  throw new AppError(
    'forbidden',
    `Só a administração altera e publica: ${changed.map(({ label }) => `«${label}»`).join(', ')}.`,
    Object.fromEntries(changed.map(({ path }) => [path, SENTENCE])),
  );
}

function changedOf(
  fields: Fields,
  from: Words<Fields>,
  to: Words<Fields>,
  under: string,
): { path: string; label: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${under}.${name}`;
    if (isAdministrations(field)) return isSame(from[name], to[name]) ? [] : [{ path, label: field.label }];
    if (field.kind !== 'group') return [];
    return changedOf(field.fields, from[name] as Words<Fields>, to[name] as Words<Fields>, path);
  });
}

/** A list is compared whole: it is the administration's where a field of its items is. */
function isAdministrations(field: Field): boolean {
  if ('administration' in field) return true;
  return field.kind === 'list' && Object.values(field.item).some(isAdministrations);
}
