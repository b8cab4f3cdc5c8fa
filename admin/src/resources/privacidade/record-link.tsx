import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useKindWords } from './use-kind-words.js';

interface RecordLinkProps {
  readonly record: { readonly tipo: string; readonly registo: number };
}

/** Leads to a record, where it has a place of its own. */
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
