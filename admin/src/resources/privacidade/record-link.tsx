import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { DadoGuardado } from '../../api-types.js';
import {
  filteredList,
  resourceSectionsOf,
  sectionOfKind,
  useSectionGroups,
} from '../../common/section/section-group.js';
import type { ResourceSection } from '../../common/section/section.js';
import { sectionWords } from '../atividade/sentence.js';

interface RecordLinkProps {
  readonly record: { readonly tipo: string; readonly registo: number };
}

export function RecordLink({ record: { tipo, registo } }: RecordLinkProps) {
  const { wordsOf, pathOf } = useKindWords();
  const words = `${wordsOf(tipo)} ${registo}`;
  const path = pathOf(tipo, registo);
  if (path === null) return words;
  return (
    <Link component={RouterLink} to={path}>
      {words}
    </Link>
  );
}

export function useKindWords() {
  const groups = useSectionGroups();
  const words = sectionWords(groups);
  const sections = resourceSectionsOf(groups);
  return {
    wordsOf: (tipo: string): string => words.get(tipo) ?? words.get(sectionOfKind(tipo)) ?? tipo,
    pathOf: (tipo: string, id: number): string | null => recordPath({ tipo, id }, sections)?.path ?? null,
  };
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
