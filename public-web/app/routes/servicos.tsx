import { useSearchParams, Link } from 'react-router';
import { Arrow } from '~/components/arrow';
import { PageTop } from '~/components/page-top';
import { StepPanel } from '~/components/step-panel';
import { StepPicker } from '~/components/step-picker';
import { methodology } from '~/content/methodology';
import { stepClasses } from '~/lib/records/step-classes';
import { servicos } from '@contract/pages/servicos';
import { WordsText } from '~/components/words-text';
import { useWords } from '~/lib/words/use-words';

export default function Servicos() {
  const [query] = useSearchParams();
  const words = useWords(servicos);
  const { title, steps, services } = methodology;
  const step = steps.find(({ verb }) => verb === query.get('passo'));
  return (
    <>
      <PageTop texts={{ title, ...words }} colour="partilhar" picture="study" />
      <div className="page section grid gap-(--section-space)">
        <section>
          <div className="text-lead">
            <WordsText>{words.intro}</WordsText>
          </div>
          <StepPicker chosen={step?.step} />
          <div aria-live="polite">{step && <StepPanel step={step} />}</div>
        </section>
        <section>
          <h2 className="text-section">{services.title}</h2>
          <p className="mt-3 text-lead">{words.services.lead}</p>
          <ul className="mt-7 grid gap-5 md:grid-cols-3">
            {services.cards.map(({ words: of, title: name, to, colour }) => (
              <li key={to}>
                <Link to={to} className={`sheet flex h-full flex-col p-7 ${stepClasses[colour].solid}`}>
                  <span className="flex items-center justify-between gap-4 font-display text-title font-extrabold">
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
