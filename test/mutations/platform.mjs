/** @type {import('../../scripts/lib/mutations.mjs').Mutation[]} */
export const platform = [
  {
    row: 'errors',
    breaks: 'a 500 shows the stack',
    file: 'src/platform/errors/error.filter.ts',
    find: 'respond(response, 500, messages.internal, { requestId });',
    replace: 'respond(response, 500, messages.internal, { requestId, stack: describe(thrown) } as never);',
    spec: 'src/platform/errors/http.spec.ts',
  },
  {
    row: 'errors',
    breaks: 'the id of a 500 is not in the log',
    file: 'src/platform/errors/error.filter.ts',
    find: 'this.logger.error({ requestId, error: describe(thrown) });',
    replace: 'this.logger.error({ error: describe(thrown) });',
    spec: 'src/platform/errors/http.spec.ts',
  },
  {
    row: 'headers',
    breaks: 'what is for administrators may be kept',
    file: 'src/accounts/auth/access.guard.ts',
    find: "response.setHeader('Cache-Control', 'no-store');",
    replace: '',
    spec: 'src/platform/errors/http.spec.ts',
  },
  {
    row: 'database-gone',
    breaks: 'a connection that is refused is a fault of ours',
    file: 'src/platform/errors/database-errors.ts',
    find: "  ECONNREFUSED: 'unavailable',\n",
    replace: '',
    spec: 'src/operations/health/health.spec.ts',
    database: 'mysql',
  },
];
