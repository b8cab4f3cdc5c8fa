import polyglotI18nProvider from 'ra-i18n-polyglot';
import { appMessages } from './app-messages.js';
import { raMessages } from './ra-messages.js';
import { resourceMessages } from './resource-messages.js';

const messages = {
  ra: raMessages,
  app: appMessages,
  resources: Object.fromEntries(Object.entries(resourceMessages).map(([resource, { name }]) => [resource, { name }])),
};

/** European Portuguese, the only language of the back office; a text that is no key is shown as it is. */
export const i18nProvider = polyglotI18nProvider(() => messages, 'pt-PT', [{ locale: 'pt-PT', name: 'Português' }], {
  allowMissing: true,
});
