/** @type {import('../../scripts/lib/mutations.mjs').Mutation[]} */
export const content = [
  {
    row: 'list-queries',
    breaks: 'an unknown parameter is passed over',
    file: 'src/platform/lists/list-query.ts',
    find: 'if (!known.includes(name)) throw',
    replace: 'if (known.length === 0) throw',
    spec: 'src/content/eventos/eventos-list.spec.ts',
  },
  {
    row: 'list-queries',
    breaks: 'what every object inherits is a column',
    file: 'src/platform/lists/list-query.ts',
    find: 'const listed = Object.hasOwn(spec.columns, name) ? spec.columns[name] : undefined;',
    replace: 'const listed = spec.columns[name];',
    spec: 'src/content/eventos/eventos-list.spec.ts',
  },
  {
    row: 'json-bounds',
    breaks: 'a body has any size',
    file: 'src/platform/http/json-body.interceptor.ts',
    find: 'const LIMIT_BYTES = 256 * 1024;',
    replace: 'const LIMIT_BYTES = 2560 * 1024;',
    spec: 'src/platform/errors/http.spec.ts',
  },
  {
    row: 'json-bounds',
    breaks: 'a body has any depth',
    file: 'src/platform/http/is-bounded.ts',
    find: 'depth > MAX_DEPTH || values > MAX_VALUES',
    replace: 'values > 1_000_000',
    spec: 'src/platform/errors/http.spec.ts',
  },
  {
    row: 'json-bounds',
    breaks: 'a body has any number of values',
    file: 'src/platform/http/is-bounded.ts',
    find: 'depth > MAX_DEPTH || values > MAX_VALUES',
    replace: 'depth > MAX_DEPTH',
    spec: 'src/platform/errors/http.spec.ts',
  },
];
