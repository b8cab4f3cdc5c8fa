import { policyTables, purposesTable } from '../../content/paginas/policy-tables.js';
import { periods } from '../../platform/dates/periods.js';
import { guardianNotice, tooYoungSentence, youngAges } from '../../submissions/consentimentos/textos/guardian-text.js';
import { newsletterConfirmation, newsletterNotice } from '../../submissions/consentimentos/textos/newsletter-texts.js';
import { referenceLetters } from '../../submissions/shared/references.js';
import { shownTexts } from '../../submissions/consentimentos/textos/shown-texts.js';

const constant = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

/**
 * What the front ends read the texts from that people are shown with a form: the API keeps every version of them, so
 * they are written there. @returns the files' texts, by name
 */
export function contractTexts(): Map<string, string> {
  const versions = Object.fromEntries(shownTexts.map(({ name, version }) => [name, version]));
  return new Map([
    ['periods.ts', constant('periods', periods)],
    ['references.ts', constant('referenceLetters', referenceLetters)],
    ['texts/policy-tables.ts', constant('policyTables', policyTables) + constant('purposesTable', purposesTable)],
    [
      'texts/encarregado.ts',
      constant('encarregado', guardianNotice) +
        constant('tooYoung', tooYoungSentence) +
        constant('youngAges', youngAges),
    ],
    ['texts/newsletter.ts', constant('newsletter', newsletterNotice)],
    ['texts/newsletter-confirmation.ts', constant('newsletterConfirmation', newsletterConfirmation)],
    ['texts/versions.ts', constant('textVersions', versions)],
  ]);
}
