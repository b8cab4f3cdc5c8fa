import { privacidade } from '../../../../contract/pages/privacidade.js';
import type { Words } from '../../../../contract/pages/field.js';
import { policyTables, purposesTable } from '../../../../contract/texts/policy-tables.js';

export type PrivacyWords = Words<(typeof privacidade)['fields']>;

/** The privacy policy as one text, in the order in which it is read. */
export function plainText({ lead, effective, sections, purposes }: PrivacyWords): string {
  const inBraces: Readonly<Record<string, readonly (readonly string[])[]>> = {
    '{finalidades}': [purposesTable.head, ...purposes.map(({ purpose, data, basis }) => [purpose, data, basis])],
    '{prazos}': [policyTables.prazos.head, ...policyTables.prazos.rows],
    '{os-meus-dados}': [],
  };
  const blocks = sections.map(({ title, text }) =>
    [
      title,
      ...text.split(/\n{2,}/).flatMap((part) => inBraces[part.trim()]?.map((cells) => cells.join(' | ')) ?? part),
    ].join('\n'),
  );
  return [privacidade.nome, lead, effective, ...blocks].join('\n\n');
}
