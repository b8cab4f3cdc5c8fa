import { describe, expect, it } from '@jest/globals';
import { markdown, queries, texts } from '../test/support/hostile-shapes.js';
import { disproportion } from '../test/support/work.js';
import { plainAppCode } from '#accounts/segundo-passo/totps.service.js';
import { challengeOf } from '#accounts/segundo-passo/passkeys.service.js';
import { plainRecoveryCode } from '#accounts/segundo-passo/recovery-codes.js';
import { browserWords } from '#accounts/sessions/sessions.service.js';
import { readableName } from '#files/ficheiros/readable-name.js';
import { storedKey, storedName, uniquePartOf } from '#files/storage/stored-name.js';
import { htmlBody } from '#mail/html-body.js';
import { mailboxHashOf } from '#mail/outbox.js';
import { clientOf, shortenedAddress, siteOf } from '#platform/requests/client-of.js';
import { keptKey } from '#platform/cache/kept-answers.js';
import { PLAIN_ADDRESS } from '#platform/config/mail-address.js';
import { termsOf } from '#platform/database/search/terms.js';
import { isPublicText, parseMoment } from '#platform/dto/fields.js';
import { maskedAddress, normalEmail } from '#platform/dto/normal-email.js';
import { toServedUrl, toStoredUrl } from '#platform/dto/url-fields.js';
import { isTangled, playerUrl } from '../contract/formatted-text.js';
import { withScheme } from '../contract/link-address.js';
import { isWellFormed } from '#platform/http/json.js';
import { isPhone, postalCode, typedLines } from '../contract/typed-text.js';
import { textHash } from '#submissions/shared/doubt.js';

/** Ten times as much is more than any of them is handed. */
const LENGTH = 2_500;

/** The functions that read a stranger's text, apart from the bounds that their callers set. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  browserWords,
  challengeOf,
  clientOf,
  htmlBody: (text) => htmlBody(text, text, 'panel'),
  receiptBody: (text) => htmlBody(text, text, 'site'),
  isPhone,
  isPublicText,
  isTangled,
  isWellFormed,
  keptKey: (text) =>
    keptKey({ method: 'GET', url: `/?${Buffer.from(text).toString('latin1')}`, headers: { origin: text } }, [
      'https://a.pt',
    ]),
  mailboxHashOf,
  uniquePartOf,
  maskedAddress,
  normalEmail,
  parseMoment,
  plainAddress: (text) => PLAIN_ADDRESS.test(text),
  plainAppCode,
  plainRecoveryCode,
  playerUrl,
  postalCode,
  readableName: (text) => readableName(text, '.pdf'),
  shortenedAddress,
  siteOf,
  storedKey: (text) => storedKey('uploads', text),
  storedName: (text) => storedName(text, 'pdf'),
  termsOf,
  textHash,
  toServedUrl,
  toStoredUrl,
  typedLines,
  withScheme,
};

describe('the work of reading a text', () => {
  it.each(Object.entries(parsers))(
    'is in proportion to it: %s',
    async (_name, parse) => {
      const found: string[] = [];
      for (const [name, text] of Object.entries({ ...texts, ...markdown, ...queries })) {
        const complaint = await disproportion(LENGTH, text, parse);
        if (complaint !== undefined) found.push(`${name}: ${complaint}`);
      }
      expect(found).toEqual([]);
    },
    600_000,
  );
});
