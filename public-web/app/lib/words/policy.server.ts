import { policyTables } from '@contract/texts/policy-tables';
import { formattedText } from './formatted-text.server';
import type { PolicyPart, PolicySection, PolicyTable } from './policy';
import { filled } from '@contract/texts/association';
import { association } from '~/lib/api/published.server';

/** A paragraph that is a name in braces: something else stands in its place. */
const IN_BRACES = /^\{([\w-]+)\}$/;

/**
 * The sections of a policy as they are shown.
 * @param tables those that may be named beside what the system tells of itself
 */
export async function policySections(
  sections: readonly { readonly title: string; readonly text: string }[],
  tables: Readonly<Record<string, PolicyTable>> = {},
): Promise<PolicySection[]> {
  const who = await association();
  const named: Readonly<Record<string, PolicyTable | undefined>> = { ...policyTables, ...tables };

  function partsOf(text: string): PolicyPart[] {
    const parts: PolicyPart[] = [];
    let words: string[] = [];
    const endWords = () => {
      if (words.length > 0) parts.push({ kind: 'text', blocks: formattedText(filled(words.join('\n\n'), who)).blocks });
      words = [];
    };
    for (const paragraph of text.split(/\n{2,}/)) {
      const part = partOf(IN_BRACES.exec(paragraph.trim())?.[1]);
      if (part === undefined) words.push(paragraph);
      else {
        endWords();
        parts.push(part);
      }
    }
    endWords();
    return parts;
  }

  function partOf(name: string | undefined): PolicyPart | undefined {
    if (name === 'os-meus-dados') return { kind: 'my-data' };
    const table = name !== undefined && Object.hasOwn(named, name) ? named[name] : undefined;
    return table && { kind: 'table', table };
  }

  return sections.map(({ title, text }) => ({ title, parts: partsOf(text) }));
}
