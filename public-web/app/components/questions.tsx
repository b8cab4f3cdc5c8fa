import type { Question } from '~/content/types/question';
import { Chevron } from './chevron';

/** Questions that open and close on their own; they do so without JavaScript too. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <ul className="grid gap-4">
      {items.map(({ question, answer }) => (
        <li key={question}>
          <details className="group/menu cut lift bg-card open:bg-imaginar-tint">
            <summary className="flex min-h-14 items-center justify-between gap-5 px-5 py-3.5 font-display text-title font-bold">
              {question}
              <Chevron />
            </summary>
            <p className="px-5 pb-5 whitespace-pre-line">{answer}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
