import { Link } from 'react-router';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { servicos } from '@contract/pages/servicos';
import { methodology } from '~/content/methodology';
import { useRootData } from '~/lib/pages/root-data';
import { stepClasses } from '~/lib/records/step-classes';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { useAssociation, useWords } from '~/lib/words/use-words';
import { Arrow } from './arrow';
import { Collage } from './art/collage';

const { sheet: texts, steps } = methodology;

/** The place of the sheet as a whole, behind the steps. */
const WHOLE = steps.length;

/**
 * The method as a sheet to fill in: one circle after the other and then all of it, as it is printed. Opened by its address
 * it is all there from the start, and stays so when the page's scripts start under somebody who writes. Its fields have
 * no names and stand in no form, so nothing is kept or sent.
 */
export function MethodSheet() {
  const id = useId();
  const isOpenedHere = useHydrated();
  const [at, setAt] = useState(isOpenedHere ? 0 : WHOLE);
  const { sheet: words } = useWords(servicos);
  const { siteUrl } = useRootData();
  const { name, tagline } = useAssociation();
  const isWhole = at === WHOLE;

  function move(to: number) {
    flushSync(() => setAt(to));
    document.getElementById(`${id}-${to}`)?.focus();
  }

  return (
    <div className="mt-7 print:mt-0">
      <p className="hidden items-center gap-3 print:mb-3 print:flex">
        <Collage first name="logo" className="w-10" />
        <strong className="font-display text-title">{name}</strong> {tagline}
      </p>
      <Answer
        label={words.worry}
        hint={words.example}
        rows={2}
        className="font-display text-title print:text-[1.25rem]"
      />
      <nav aria-label={texts.path} className="mt-7 noscript:hidden print:hidden">
        <ol className="grid grid-cols-5 items-end gap-2 sm:gap-5">
          {[...steps, { step: 'logo', title: texts.whole } as const].map(({ step, title }, place) => (
            <li key={step}>
              <button
                type="button"
                aria-current={place === at ? 'step' : undefined}
                onClick={() => move(place)}
                className="group flex w-full cursor-pointer flex-col items-center gap-2 font-display"
              >
                <Collage
                  name={step}
                  className="w-full max-w-28 scale-75 transition-transform duration-(--motion-calm) ease-settle group-hover:scale-90 group-aria-[current=step]:scale-100"
                />
                <span className="sr-only sm:not-sr-only">
                  <span className="cut-small px-2.5 pt-1 pb-0.5 group-aria-[current=step]:bg-ink group-aria-[current=step]:text-paper">
                    {title}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div
        id={`${id}-${WHOLE}`}
        tabIndex={-1}
        role="group"
        aria-label={texts.whole}
        className={`mt-7 grid gap-5 print:mt-3 print:grid-cols-2 print:gap-3 ${isWhole ? 'md:grid-cols-2' : ''}`}
      >
        {steps.map(({ step, title }, place) => (
          <section
            key={step}
            aria-labelledby={`${id}-${step}`}
            className={`cut-large p-6 print:block print:break-inside-avoid print:border-2 print:border-ink print:bg-transparent print:px-4 print:py-3 ${stepClasses[step].tint} ${
              isWhole ? '' : place === at ? 'grid gap-x-10 sm:grid-cols-[auto_1fr] sm:p-10' : 'hidden'
            }`}
          >
            <div className={`flex items-center gap-4 ${isWhole ? '' : 'sm:flex-col sm:justify-center'}`}>
              <Collage first name={step} className={`print:w-12 ${isWhole ? 'w-20' : 'w-28 sm:w-56 lg:w-72'}`} />
              <h3 id={`${id}-${step}`} className="text-section max-[22.5rem]:text-title print:text-title">
                {title}
              </h3>
            </div>
            <div>
              <Answer id={`${id}-${place}`} label={words[step].first} />
              <Answer label={words[step].second} />
              {!isWhole && (
                <button type="button" onClick={() => move(place + 1)} className="button mt-6">
                  {place + 1 === WHOLE ? texts.show : texts.next}
                  <Arrow />
                </button>
              )}
            </div>
          </section>
        ))}
      </div>
      <div className={isWhole ? 'mt-7 print:mt-3' : 'hidden print:mt-3 print:block'}>
        <button type="button" onClick={() => window.print()} className="button mb-7 noscript:hidden">
          {texts.print}
        </button>
        <p className="mb-7 hidden font-bold noscript:not-print:block">{texts.byHand}</p>
        <h3 className="text-title">{texts.register}</h3>
        <p className="mt-1">
          {words.register}{' '}
          <Link to={texts.form} className="link wrap-anywhere">
            {siteUrl.replace(/^https?:\/\//, '') + texts.form}
          </Link>
        </p>
      </div>
    </div>
  );
}

type AnswerProps = { id?: string; label: string; hint?: string; rows?: number; className?: string };

/** A question with lines to write on, on the screen or by hand on paper. */
function Answer({
  id: given,
  label,
  hint,
  rows = 3,
  className = 'mt-4 font-bold print:mt-2 print:text-small print:leading-tight',
}: AnswerProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <>
      <label htmlFor={id} className={`block ${className}`}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="print:hidden">
          {hint}
        </p>
      )}
      <textarea
        id={id}
        rows={rows}
        maxLength={140}
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
        className={`field-input ruled mt-1.5 block scroll-mt-60 print:mt-0.5 ${rows === 2 ? 'min-h-[2lh]' : ''}`}
      />
    </>
  );
}
