import { Link } from '@mui/material';
import type { DadoGuardado, Schemas } from '../../api-types.js';
import {
  filteredList,
  resourceSectionsOf,
  sectionOfKind,
  useSectionGroups,
} from '../../common/section/section-group.js';
import type { ResourceSection } from '../../common/section/section.js';
import { sectionWords } from '../atividade/sentence.js';

export function RecordLink({
  record: { tipo, registo },
}: {
  readonly record: Pick<Schemas['Retido'], 'tipo' | 'registo'>;
}) {
  const words = `${useKindWords()(tipo)} ${registo}`;
  const place = recordPath({ tipo, id: registo }, resourceSectionsOf(useSectionGroups()));
  if (place === null) return words;
  return <Link href={place.path}>{words}</Link>;
}

/** Returns what says how a kind of record is called. */
export function useKindWords(): (tipo: string) => string {
  const words = sectionWords(useSectionGroups());
  return (tipo) => words.get(tipo) ?? words.get(sectionOfKind(tipo)) ?? tipo;
}

/** Returns the address and the label of the place where a record is seen; null where no section shows it. */
export function recordPath(
  { tipo, id }: Pick<DadoGuardado, 'tipo' | 'id'>,
  sections: readonly ResourceSection[],
): { readonly path: string; readonly label: string } | null {
  const section = sections.find(({ name }) => name === sectionOfKind(tipo));
  if (section === undefined) return null;
  const { path, listPath = path, isInbox = false, label } = section;
  // the list of accounts does not show who was only invited
  const row = tipo === 'convidados' ? listPath : filteredList(listPath, { id });
  return { path: isInbox ? `${path}/${id}` : row, label };
}
