import { lazy, Suspense } from 'react';
import { useConsent } from '~/lib/consent';
import { patiently } from '~/lib/patiently';

const ConsentBanner = lazy(async () => ({
  default: (await patiently(() => import('./consent-banner'))).ConsentBanner,
}));

/** Asks about cookies where there is no answer yet; its code is fetched only then. */
export function ConsentGate() {
  const { asking } = useConsent();
  return asking ? (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  ) : null;
}
