import { type RaRecord, useGetOne } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { standingOf } from '../drafts/situation.js';
import { ReadFailure } from '../read-failure.js';
import { LoadingBlock } from '../loading-block.js';
import { useSection } from '../section/section-context.js';

interface LoadedRecordProps<R extends RaRecord> {
  readonly resource: string;
  readonly id: string;
  readonly loadingText: string;
  readonly loadFailure: string;
  readonly children: (record: R) => ReactNode;
}

/**
 * Reads a record once and shows what is made of it. From then on it stays on screen: neither what others save
 * nor a later read that fails takes away what is being typed.
 */
export function LoadedRecord<R extends RaRecord>(props: LoadedRecordProps<R>) {
  const { resource, id, loadingText, loadFailure, children } = props;
  const [loaded, setLoaded] = useState<R | null>(null);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useGetOne<R>(
    resource,
    { id, meta: standingOf(useSection()) },
    { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  );
  if (loaded !== null) return children(loaded);
  if (isFetchedAfterMount && error === null && data !== undefined) {
    setLoaded(data);
    return null;
  }
  if (isFetching || error === null) return <LoadingBlock text={loadingText} />;
  return (
    <ReadFailure sx={{ maxWidth: 1040, mx: 'auto' }} onRetry={refetch}>
      {loadFailure} {error.message}
    </ReadFailure>
  );
}
