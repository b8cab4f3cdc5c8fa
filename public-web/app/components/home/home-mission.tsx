import { inicio } from '@contract/pages/inicio';
import { stepClasses } from '~/lib/records/step-classes';
import { useWords } from '~/lib/words/use-words';

const COLOURS = ['sentir', 'imaginar', 'fazer', 'partilhar'] as const;

/** Why the association exists: four problems. */
export function HomeMission() {
  const { title, lead, problems } = useWords(inicio).mission;
  return (
    <section className="page section grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
      <div className="lg:sticky lg:top-10 lg:self-start">
        <h2 className="text-section">{title}</h2>
        <p className="mt-5 text-lead">{lead}</p>
      </div>
      <ol className="grid gap-5 sm:grid-cols-2">
        {problems.map((problem, index) => (
          <li
            key={index}
            className={`cut lift p-6 sm:even:translate-y-8 ${stepClasses[COLOURS[index % COLOURS.length] ?? 'sentir'].solid}`}
          >
            <span aria-hidden="true" className="font-display text-[2.75rem] leading-none">
              {index + 1}
            </span>
            <h3 className="mt-2 text-title">{problem.title}</h3>
            <p className="mt-2">{problem.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
