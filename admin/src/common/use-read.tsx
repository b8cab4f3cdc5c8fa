import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'ra-core';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { LoadingBlock, ReadFailure } from './feedback.js';

/** React-admin's calls, and ours, of the API. */
export const useCalls = (): AdminDataProvider => useDataProvider<AdminDataProvider>();

type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'> & {
  /** The words while it is read. */
  readonly loading?: string;
  /** The sentence for what could not be read. */
  readonly failure?: string;
};

/** The options for what is read once, to be worked on. */
export const READ_ONCE = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/** Reads what a call of the API answers. @returns also `instead`, the element to show while there is no data */
export function useRead<Data>(
  queryKey: QueryKey,
  read: (calls: AdminDataProvider) => Promise<Data>,
  { loading, failure, ...options }: Options<Data> = {},
) {
  const calls = useCalls();
  const query = useQuery({
    ...options,
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await read(withSignal(calls, signal));
      if (isEmpty(answer)) throw new HttpError('A sua sessão terminou. Entre novamente.', 401);
      return answer;
    },
  });
  const instead = query.isPending ? (
    <LoadingBlock text={loading} />
  ) : (
    <ReadFailure onRetry={query.refetch}>
      {failure} {query.error?.message}
    </ReadFailure>
  );
  return { ...query, instead };
}

/** The calls, of which one that only reads stops where nobody waits for its answer any more. */
function withSignal(calls: AdminDataProvider, signal: AbortSignal): AdminDataProvider {
  const read = calls.GET as unknown as (...asked: unknown[]) => Promise<unknown>;
  return Object.create(calls, { GET: { value: (...asked: unknown[]) => read(...asked, signal) } }) as AdminDataProvider;
}

/** Whether an answer is the one with nothing in it that react-admin gives while it leads from a session's end to the sign-in. */
const isEmpty = (answer: unknown): boolean => JSON.stringify(answer) === '{"data":{}}';
