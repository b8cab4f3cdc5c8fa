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
  {
    row: 'metrics',
    breaks: 'the address of a request is a label',
    file: 'src/platform/requests/answered-requests.ts',
    find: ": 'unknown';",
    replace: ": (request.url ?? '');",
    spec: 'src/operations/metrics/metrics.spec.ts',
  },
  {
    row: 'metrics',
    breaks: 'an alert is about what nobody measures',
    file: 'src/operations/metrics/metrics.server.ts',
    find: "'dfc_outbox_oldest_seconds'",
    replace: "'dfc_outbox_age_seconds'",
    spec: 'src/operations/metrics/metrics.spec.ts',
  },
];
