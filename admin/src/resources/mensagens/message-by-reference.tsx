import { useGetList } from 'ra-core';
import { Navigate } from 'react-router';
import type { Schemas } from '../../api-types.js';
import { LoadingBlock } from '../../common/loading-block.js';
import { ReadFailure } from '../../common/read-failure.js';
import { useSection } from '../../common/section/section-context.js';

const ONE = { page: 1, perPage: 1 };

/** Leads to the message that is called so: 'C-12'. */
export function MessageByReference({ reference }: { readonly reference: string }) {
  const { path } = useSection();
  const { data, error, refetch } = useGetList<Schemas['MensagemListada']>('mensagens', {
    pagination: ONE,
    filter: { q: reference },
  });
  const [found] = data ?? [];
  if (found?.referencia === reference) return <Navigate to={`${path}/${found.id}`} replace />;
  if (error === null && data === undefined) return <LoadingBlock />;
  return <ReadFailure onRetry={refetch}>Não se encontrou a mensagem {reference}.</ReadFailure>;
}
