import { formatted, headWords, list, text } from './describe.js';
import type { Words } from './field.js';

const MORE_IN_BRACES = '«{longName}», «{email}» e «{address}» são os da página «Associação».';

/** A policy's section as it is made: paragraphs, with its points below them. */
interface MadeSection {
  title: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
}

const item = { title: text('Título'), text: formatted('Texto') };

/**
 * A policy: sections of text.
 * @param inBraces what else may stand in braces in a paragraph of its own, and what the site puts in its place
 */
export const policyWords = (
  words: { lead: string; description: string; effective: string; sections: readonly MadeSection[] },
  inBraces: string,
) => ({
  ...headWords(words.lead, words.description),
  effective: text('Em vigor', words.effective, {
    hint: 'Quando mudar o texto, diga aqui em que dia foi revisto.',
  }),
  sections: list('Secções', 'Secção', item, words.sections.map(sectionOf), {
    min: 1,
    max: 20,
    hint: `${MORE_IN_BRACES} ${inBraces}`,
  }),
});

function sectionOf({ title, paragraphs = [], items = [] }: MadeSection): Words<typeof item> {
  const points = items.map((point) => `- ${point}`).join('\n');
  return { title, text: [...paragraphs, points].filter((part) => part !== '').join('\n\n') };
}
