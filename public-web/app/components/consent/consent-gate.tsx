import { lazy, Suspense, useEffect } from 'react';
import { type Consent, useConsent } from '~/lib/browser/consent';
import { patiently } from '~/lib/browser/patiently';
import { useRootData } from '~/lib/pages/root-data';

const ConsentBanner = lazy(async () => ({
  default: (await patiently(() => import('./consent-banner'))).ConsentBanner,
}));

/**
 * Asks about cookies where there is something to choose and no answer yet, and loads the scripts that were allowed. The
 * code of the question is fetched only when it is asked.
 */
export function ConsentGate() {
  const { asking, again, consent } = useConsent();
  const { consentScripts } = useRootData();
  const isChoice = Object.values(consentScripts).some((url) => url !== undefined);
  useEffect(() => {
    for (const kind of ['estatistica', 'marketing'] as const) run(consentScripts[kind], consent?.[kind]);
  }, [consent, consentScripts]);
  return asking && (isChoice || again) ? (
    <Suspense>
      <ConsentBanner isChoice={isChoice} />
    </Suspense>
  ) : null;
}

/** Loads a script once it is allowed. One that runs and is no longer allowed ends with the page that it runs in. */
function run(url: string | undefined, isAllowed: Consent[keyof Consent] | undefined) {
  if (url === undefined) return;
  const running = document.querySelector(`script[src="${CSS.escape(url)}"]`);
  if (isAllowed && !running)
    document.head.append(Object.assign(document.createElement('script'), { src: url, async: true }));
  if (!isAllowed && running) location.reload();
}
