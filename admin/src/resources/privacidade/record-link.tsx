import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { resourceSectionsOf, sectionOfKind, useSectionGroups } from '../../common/section/section-group.js';
import { sectionWords } from '../atividade/section-words.js';
import { recordPath } from '../dados-pessoais/record-path.js';

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
