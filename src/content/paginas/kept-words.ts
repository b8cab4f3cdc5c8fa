import type { VersionWords } from '#platform/database/resource.js';
import { requireRecentPassword } from '#accounts/sessions/asks-password.decorator.js';
import type { LiveSession } from '#accounts/sessions/live-session.js';
import { BODY_FIELD, checkedWords } from './checked-words.js';
import type { Field, Fields, PageDescription, Words } from '../../../contract/pages/field.js';
import { changesOf, isSame, leavesOf, mapWords, withChanges } from '../../../contract/pages/words.js';
import { pages } from '../../../contract/pages/pages.js';
import { AppError } from '#platform/errors/app-error.js';

interface StoredPage {
  chave: string;
  publicado: string;
  rascunho: string | null;
  alteradoEm: Date;
  alteradoPorId: number;
}

/**
 * A page as its editor has it, its draft where there is one: each field by its whole way ('cabecalho.titulo'), a list
 * whole, and under `estado` whether visitors see it. What comes back is a draft.
 */
export const keptWords: VersionWords<StoredPage> = {
  leftAlone: ['estado'],
  of({ chave, publicado, rascunho }) {
    const page = pageOf(chave);
    const leaves = leavesOf(page.fields, storedWords(page, rascunho ?? publicado));
    const estado = rascunho === null ? 'Publicada' : 'Rascunho';
    return { estado, ...Object.fromEntries(leaves.map(({ way, value }) => [way, value])) };
  },
  back({ chave, publicado, rascunho }, words, session) {
    const page = pageOf(chave);
    const { fields } = page;
    const from = storedWords(page, rascunho ?? publicado);
    const back = mapWords(fields, from, (value, _field, way) => (way in words ? words[way] : value));
    const to = checkedWords(fields, back);
    requireAdministration(fields, { from, to }, session);
    const draft = JSON.stringify(changesOf(fields, to));
    return { rascunho: draft === publicado ? null : draft, alteradoEm: new Date(), alteradoPorId: session.userId };
  },
};

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
