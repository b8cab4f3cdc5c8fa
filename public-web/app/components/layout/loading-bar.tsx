import { useNavigation } from 'react-router';
import { layout } from '~/content/layout';

/** Tells that the next page is on its way. */
export function LoadingBar() {
  const loading = useNavigation().state === 'loading';
  return (
    <div role="status" aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {loading && (
        <>
          <span className="sr-only">{layout.loading}</span>
          <span className="flex h-1.5 motion-safe:animate-pulse">
            <span className="flex-1 bg-sentir" />
            <span className="flex-1 bg-imaginar" />
            <span className="flex-1 bg-fazer" />
            <span className="flex-1 bg-partilhar" />
          </span>
        </>
      )}
    </div>
  );
}
