import type { DadoGuardado } from '../../api-types.js';
import { sectionOfKind } from '../../common/section/section-group.js';
import type { ResourceSection } from '../../common/section/section.js';

/** Where a record is seen in its section, and what that is called; nothing of what has no section. */
export function recordPath(
  { tipo, id }: Pick<DadoGuardado, 'tipo' | 'id'>,
  sections: readonly ResourceSection[],
): { readonly path: string; readonly label: string } | null {
  const section = sections.find(({ name }) => name === sectionOfKind(tipo));
  if (section === undefined) return null;
  const { path, listPath, isInbox = false, options } = section;
  // the list of accounts does not show who was only invited
  const only = tipo === 'convidados' ? '' : `?${new URLSearchParams({ filter: JSON.stringify({ id }) }).toString()}`;
  return { path: isInbox ? `${path}/${id}` : `${listPath ?? path}${only}`, label: options.label };
}
