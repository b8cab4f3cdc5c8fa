import { byGroup } from '~/lib/records/by-group';
import type { ShownPergunta } from '~/lib/records/pergunta';
import { Questions } from './questions';

type Props = {
  questions: readonly ShownPergunta[];
  /** Stand alone on their page: in two columns, under headings of the page's own level. */
  areWide?: boolean;
};

/** A page's questions, under the headings of their groups. */
export function GroupedQuestions({ questions, areWide = false }: Props) {
  const Heading = areWide ? 'h2' : 'h3';
  return (
    <div className="grid gap-10">
      {byGroup(questions, ({ grupo }) => grupo).map(({ heading, items }) => (
        <div key={heading ?? ''}>
          {heading !== null && (
            <Heading className={`mb-5 wrap-anywhere ${areWide ? 'text-section' : 'text-title'}`}>{heading}</Heading>
          )}
          {areWide ? <InTwoColumns items={items} /> : <Questions items={items} top={4} />}
        </div>
      ))}
    </div>
  );
}

function InTwoColumns({ items }: { items: readonly ShownPergunta[] }) {
  const half = Math.ceil(items.length / 2);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <Questions items={items.slice(0, half)} top={3} />
      {items.length > half && <Questions items={items.slice(half)} top={3} />}
    </div>
  );
}
