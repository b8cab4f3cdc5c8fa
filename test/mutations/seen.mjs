/** @type {import('../../scripts/lib/mutations.mjs').Mutation[]} */
export const seen = [
  {
    row: 'request-ids',
    breaks: 'anything is taken for an id',
    file: 'src/platform/requests/request-id.ts',
    find: "typeof given === 'string' && UUID.test(given)",
    replace: "typeof given === 'string'",
    spec: 'src/platform/requests/request-id.spec.ts',
  },
  {
    row: 'request-ids',
    breaks: 'an answer that is kept has the id of who asked first',
    file: 'src/platform/cache/kept-answers.interceptor.ts',
    find: '.filter(([name]) => name !== OF_ONE_REQUEST)',
    replace: '',
    spec: 'src/platform/requests/request-id.spec.ts',
  },
  {
    row: 'request-ids',
    breaks: 'mail does not say which request it is of',
    file: 'src/mail/outbox.ts',
    find: 'requestId: currentRequestId() ?? null',
    replace: 'requestId: null',
    spec: 'src/platform/requests/request-id.spec.ts',
  },
];
