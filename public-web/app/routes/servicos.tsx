import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Arrow } from '~/components/arrow';
import { Collage } from '~/components/art/collage';
import { PageTop } from '~/components/page-top';
import { StepPanel } from '~/components/step-panel';
import { StepPicker } from '~/components/step-picker';
import { methodology } from '~/content/methodology';
import { patiently } from '~/lib/browser/patiently';
import { stepClasses } from '~/lib/records/step-classes';
import { servicos } from '@contract/pages/servicos';
import { WordsText } from '~/components/words-text';
import { useWords } from '~/lib/words/use-words';

const MethodSheet = lazy(async () => ({
  default: (await patiently(() => import('~/components/method-sheet'))).MethodSheet,
}));

export default function Servicos() {
  const [query] = useSearchParams();
  const words = useWords(servicos);
  const { title, steps, services } = methodology;
  const step = steps.find(({ verb }) => verb === query.get('passo'));
  const hasSheet = query.has('folha');
  // an open sheet is what is printed, alone
  const printed = hasSheet ? 'print:hidden' : '';
  return (
    <>
      <div className={printed}>
        <PageTop texts={{ title, ...words }} colour="partilhar" picture="study" />
      </div>
      <div className={`page section grid grid-cols-1 gap-(--section-space) ${hasSheet ? 'print:p-0' : ''}`}>
        <section className={printed}>
          <div className="text-lead">
            <WordsText>{words.intro}</WordsText>
          </div>
          <StepPicker chosen={step?.step} hasSheet={hasSheet} />
          <div aria-live="polite">{step && <StepPanel step={step} />}</div>
        </section>
        <section
          id="folha"
          aria-labelledby="folha-titulo"
          className="cut-large lift scroll-mt-4 bg-card p-5 sm:p-10 print:p-1 print:shadow-none"
        >
          <div className={hasSheet ? 'print:hidden' : 'grid items-center gap-6 md:grid-cols-[2fr_1fr]'}>
            <div>
              <h2 id="folha-titulo" className="text-section">
                {words.sheet.title}
              </h2>
              <p className="mt-3 max-w-[44rem] text-lead">{words.sheet.lead}</p>
              <p className="mt-3 max-w-[44rem]">{words.sheet.notKept}</p>
              {!hasSheet && (
                <Link to="/servicos?folha=sim#folha" preventScrollReset className="button button-sun mt-7">
                  {words.sheet.action}
                  <Arrow />
                </Link>
              )}
            </div>
            {!hasSheet && <Collage name="logo" className="mx-auto w-full max-w-60 max-md:hidden" />}
          </div>
          {hasSheet && (
            <Suspense>
              <MethodSheet />
            </Suspense>
          )}
        </section>
        <section className={printed}>
          <h2 className="text-section">{services.title}</h2>
          <p className="mt-3 text-lead">{words.services.lead}</p>
          <ul className="mt-7 grid gap-5 md:grid-cols-3">
            {services.cards.map(({ words: of, title: name, to, colour }) => (
              <li key={to}>
                <Link to={to} className={`sheet flex h-full flex-col p-7 ${stepClasses[colour].solid}`}>
                  <span className="flex items-center justify-between gap-4 font-display text-title">
                    {name}
                    <Arrow className="w-7" />
                  </span>
                  <span className="mt-3 block">{words.services[of]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
