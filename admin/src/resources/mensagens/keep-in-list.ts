import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '../../api-types.js';
import { keepRow } from '../../common/list/just-read.js';

type Listed = Schemas['MensagemListada'];

/** A message that was opened stays where it was in the list that led to it, and says what has become of it. */
export function keepInList(
  queryClient: QueryClient,
  { id, estado, responsavel, atrasada }: Pick<Listed, 'id' | 'estado' | 'responsavel' | 'atrasada'>,
): void {
  keepRow('mensagens', id);
  queryClient.setQueriesData<{ data: Listed[] }>({ queryKey: ['mensagens', 'getList'] }, (list) =>
    list === undefined
      ? undefined
      : { ...list, data: list.data.map((row) => (row.id === id ? { ...row, estado, responsavel, atrasada } : row)) },
  );
}
