import { Link } from 'react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { Chevron } from '~/components/chevron';
import { consentTexts as texts } from '~/content/consent';
import { closeConsent, giveConsent, useConsent } from '~/lib/browser/consent';
import { ConsentKind } from './consent-kind';

/**
 * The question about cookies: refusing takes as little as accepting, and the page stays usable.
 * @param isChoice false where there are no cookies but the essential ones: then it only says so
 */
export function ConsentBanner({ isChoice }: { isChoice: boolean }) {
  const { consent, again } = useConsent();
  const title = useRef<HTMLHeadingElement>(null);

  // The focus goes to who is asked for, and back to where it was asked from.
  useEffect(() => {
    if (!again) return;
    const opener = document.activeElement;
    title.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [again]);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    giveConsent({ estatistica: answers.has('estatistica'), marketing: answers.has('marketing') });
  }

  const { title: question, text } = isChoice ? texts : texts.none;
  return (
    <section
      aria-labelledby="cookies-titulo"
      className="consent fixed inset-x-0 bottom-0 z-40 max-h-[33vh] scroll-pb-16 overflow-y-auto border-t-4 has-open:max-h-[80vh] border-ink bg-imaginar-tint print:hidden"
    >
      <div className="page py-3">
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto] sm:items-end lg:gap-x-10 lg:items-center">
          <div>
            <h2 ref={title} id="cookies-titulo" tabIndex={-1} className="text-title">
              {question}
            </h2>
            <p className="text-small">
              {text}{' '}
              <Link to={texts.policy.to} className="link">
                {texts.policy.label}
              </Link>
            </p>
          </div>
          {isChoice ? (
            // in sight, however much of the words there is room for
            <div className="sticky bottom-0 grid grid-cols-2 gap-3 bg-imaginar-tint py-1">
              <button
                type="button"
                className="button"
                onClick={() => giveConsent({ estatistica: false, marketing: false })}
              >
                {texts.refuse}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => giveConsent({ estatistica: true, marketing: true })}
              >
                {texts.accept}
              </button>
            </div>
          ) : (
            <button type="button" className="button justify-self-start" onClick={closeConsent}>
              {texts.none.close}
            </button>
          )}
        </div>
        {isChoice && (
          <details className="group/menu mt-2" open={again}>
            <summary className="inline-flex min-h-8 items-center gap-2 font-bold underline">
              {texts.choose}
              <Chevron />
            </summary>
            <form onSubmit={save} className="mt-3 grid gap-3">
              <ConsentKind name="essencial" texts={texts.essential} checked disabled />
              <ConsentKind name="estatistica" texts={texts.statistics} checked={consent?.estatistica ?? false} />
              <ConsentKind name="marketing" texts={texts.marketing} checked={consent?.marketing ?? false} />
              <button type="submit" className="button button-plain justify-self-start">
                {texts.save}
              </button>
            </form>
          </details>
        )}
      </div>
    </section>
  );
}
