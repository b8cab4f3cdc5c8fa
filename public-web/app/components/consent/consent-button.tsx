import { consentTexts } from '~/content/consent';
import { askConsent } from '~/lib/browser/consent';
import { useHydrated } from '~/lib/browser/use-hydrated';

/** Lets a person change the answer about cookies. */
export function ConsentButton({ className }: { className: string }) {
  return useHydrated() ? (
    <button type="button" onClick={askConsent} className={`cursor-pointer text-left ${className}`}>
      {consentTexts.reopen}
    </button>
  ) : null;
}
