import { useMemo } from 'react';
import { associacao, type Associacao } from '@contract/paginas/associacao';
import { useRootData } from './root-data';
import { type MadePage, withChanges } from './words';

/** The words of a page as they are today. */
export function useWords<Words extends object>({ chave, words }: MadePage<Words>): Words {
  const changes = useRootData().words?.[chave];
  return useMemo(() => withChanges(words, changes), [words, changes]);
}

/** Who the association is and how it is reached, as it says today. */
export function useAssociation(): Associacao {
  return useWords(associacao);
}
