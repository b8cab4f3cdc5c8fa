import { Emblem } from '~/components/art/emblem';
import { concursoAnual } from '@contract/pages/concurso-anual';
import { useWords } from '~/lib/words/use-words';

const LOOKS = [
  { shape: 'heart', colour: 'sentir' },
  { shape: 'house', colour: 'fazer' },
  { shape: 'star', colour: 'partilhar' },
] as const;

/** The categories of the awards. */
export function Awards() {
  const { title, lead, items } = useWords(concursoAnual).awards;
  return (
    <section>
      <h2 className="text-section">{title}</h2>
      <p className="mt-3 text-lead">{lead}</p>
      <ul className="mt-7 grid gap-8 md:grid-cols-3">
        {items.map((award, index) => (
          <li key={award.title} className="flex items-center gap-5 md:block">
            <Emblem {...(LOOKS[index % LOOKS.length] ?? LOOKS[0])} className="w-28 shrink-0 md:w-40" />
            <div>
              <h3 className="text-title md:mt-4">{award.title}</h3>
              <p className="mt-2">{award.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
