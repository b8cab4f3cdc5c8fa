import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { raMessages } from './ra-messages.js';

/** Any text as it is: it goes in after the sentence was chosen. */
const appMessages = { verbatim: '%{text}' } as const;

/**
 * European Portuguese, the only language of the back office; a text that is no key is shown as it is.
 * @param resources how each resource is called, by its name
 */
export function createI18nProvider(resources: Readonly<Record<string, { readonly name: string }>>): I18nProvider {
  const messages = { ra: raMessages, app: appMessages, resources };
  return polyglotI18nProvider(() => messages, 'pt-PT', [{ locale: 'pt-PT', name: 'Português' }], {
    allowMissing: true,
  });
}
