import { useMemo } from 'react';
import { associacao, type Associacao } from '@contract/pages/associacao';
import type { Fields, PageDescription, Words } from '@contract/pages/field';
import { withChanges } from '@contract/pages/words';
import { useRootData } from '~/lib/pages/root-data';

/** The words of a page as they are today. */
export function useWords<Of extends Fields>({ chave, fields }: PageDescription<Of>): Words<Of> {
  const changes = useRootData().words?.[chave];
  return useMemo(() => withChanges(fields, changes), [fields, changes]);
}

/** Returns the association's own facts, such as its name and its contacts, as they are today. */
export function useAssociation(): Associacao {
  return useWords(associacao);
}
