import type { Question } from '~/content/types/question';
import { JsonLd } from './json-ld';

/** A page's questions, for search engines. */
export function QuestionsJsonLd({ items }: { items: readonly Question[] }) {
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return <JsonLd data={{ '@type': 'FAQPage', mainEntity }} />;
}
