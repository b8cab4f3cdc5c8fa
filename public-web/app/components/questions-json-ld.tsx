import type { ShownPergunta } from '~/lib/records/pergunta';
import { JsonLd } from './json-ld';

/** A page's questions, for search engines. */
export function QuestionsJsonLd({ items }: { items: readonly ShownPergunta[] }) {
  if (items.length === 0) return null;
  const mainEntity = items.map(({ pergunta, resposta }) => ({
    '@type': 'Question',
    name: pergunta,
    acceptedAnswer: { '@type': 'Answer', text: resposta.plain },
  }));
  return <JsonLd data={{ '@type': 'FAQPage', mainEntity }} />;
}
