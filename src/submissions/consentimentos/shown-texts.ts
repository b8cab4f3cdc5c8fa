import { privacidade } from '../../../contract/pages/privacidade.js';
import { identityAsMade } from '#content/paginas/identity.js';
import { filled } from '../../../contract/texts/association.js';
import type { Associacao } from '../../../contract/pages/associacao.js';
import { withChanges } from '../../../contract/pages/words.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { guardianNotice } from '../../../contract/texts/guardian.js';
import { newsletterConfirmation, newsletterNotice } from '../../../contract/texts/newsletter.js';
import { policyTables, purposesTable } from '../../../contract/texts/policy-tables.js';
import type { Words } from '../../../contract/pages/field.js';

type PrivacyWords = Words<(typeof privacidade)['fields']>;

/** The texts that people are shown where they send a form: the privacy policy, what is said of the newsletter, and of guardians. */
export const textNames = ['privacidade', 'newsletter', 'confirmacao', 'encarregado'] as const;
export type TextName = (typeof textNames)[number];

export const TEXT_VERSION_LENGTH = 16;

/** The texts as they are shown: by who says that they are the association, with the policy that they have published. */
export function textsOf(identity: Associacao, policy: PrivacyWords) {
  const texts: Readonly<Record<TextName, string>> = {
    privacidade: filled(plainText(policy), identity),
    newsletter: newsletterNotice,
    confirmacao: newsletterConfirmation,
    encarregado: guardianNotice,
  };
  return textNames.map((name) => ({ name, text: texts[name], version: textVersion(name, texts[name]) }));
}

/** Returns the version of a text, 16 hexadecimal digits that are made of it: another text has another version. */
export function textVersion(name: TextName, text: string): string {
  return sha256(`${name}\n${text}`).slice(0, TEXT_VERSION_LENGTH);
}

/** The texts as they are made: until somebody changes the policy, or who the association is. */
export const shownTexts = textsOf(identityAsMade, withChanges(privacidade.fields, {}));

export function presentVersion(name: TextName): string {
  return shownTexts.find((text) => text.name === name)?.version ?? '';
}

/** The privacy policy as one text, in the order in which it is read. */
function plainText({ lead, effective, sections, purposes }: PrivacyWords): string {
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
