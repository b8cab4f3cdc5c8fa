import { Link } from 'react-router';
import { inicio } from '@contract/pages/inicio';
import { Arrow } from '~/components/arrow';
import { Collage } from '~/components/art/collage';
import { home } from '~/content/home';
import { WordsText } from '~/components/words-text';
import { useWords } from '~/lib/words/use-words';

/** Says what sets the method apart, with its four steps. */
export function HomeDifference() {
  const { difference } = useWords(inicio);
  return (
    <section className="edge-both bg-paper-deep">
      <div className="page">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.6fr]">
          <h2 className="text-section">{difference.title}</h2>
          <div className="text-lead">
            <WordsText>{difference.text}</WordsText>
          </div>
        </div>
        <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {home.steps.map(({ step, name }) => (
            <li key={step} className="flex items-center gap-5 sm:block">
              <Collage name={step} className="settle w-28 shrink-0 sm:w-full sm:max-w-60" />
              <div>
                <h3 className="text-section sm:mt-4">{name}</h3>
                <p className="mt-2">{difference[step]}</p>
              </div>
            </li>
          ))}
        </ol>
        <Link to={home.actions.methodology.to} className="button mt-12">
          {home.actions.methodology.label}
          <span className="sr-only"> sobre a metodologia</span>
          <Arrow />
        </Link>
      </div>
    </section>
  );
}
