import { formatArrival, relativeDay } from '../dates/format-date.js';
import { useNow } from '../dates/use-now.js';

/** When something arrived, in one line. */
export function ArrivalSentence({ iso }: { readonly iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso}>
      {formatArrival(iso)} ({relativeDay(iso, now)})
    </time>
  );
}
