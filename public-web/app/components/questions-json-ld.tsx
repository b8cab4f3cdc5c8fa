import type { Pergunta } from '~/lib/pergunta';
import { JsonLd } from './json-ld';

/** A page's questions, for search engines. */
export function QuestionsJsonLd({ items }: { items: readonly Pergunta[] }) {
  if (items.length === 0) return null;
  const mainEntity = items.map(({ pergunta, resposta }) => ({
    '@type': 'Question',
    name: pergunta,
    acceptedAnswer: { '@type': 'Answer', text: resposta },
  }));
  return <JsonLd data={{ '@type': 'FAQPage', mainEntity }} />;
}
