import type { Step } from '~/content/types/step';
import { stepClasses } from '~/lib/records/step-classes';
import { concursoAnual } from '@contract/pages/concurso-anual';
import { useWords } from '~/lib/words/use-words';

const COLOURS: readonly Step[] = ['sentir', 'imaginar', 'fazer', 'partilhar'];

/** The year of the challenge, from the registration to the festival. */
export function Procedures() {
  const { title, items } = useWords(concursoAnual).procedures;
  return (
    <section id="procedimentos" aria-labelledby="procedimentos-titulo">
      <h2 id="procedimentos-titulo" className="text-section">
        {title}
      </h2>
      <ol className="mt-7 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ when, title: what, text }, index) => (
          <li key={what} className={`cut lift p-6 ${stepClasses[COLOURS[index % COLOURS.length] ?? 'sentir'].solid}`}>
            <p className="font-bold">{when}</p>
            <h3 className="mt-1 text-title">{what}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
