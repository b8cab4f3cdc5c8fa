/** @type {import('../../scripts/lib/mutations.mjs').Mutation[]} */
export const submissions = [
  {
    row: 'broken-body',
    breaks: 'a form has any number of fields',
    file: 'src/files/arriving/multipart.interceptor.ts',
    find: 'const MAX_FIELDS = 40;',
    replace: 'const MAX_FIELDS = 400;',
    spec: 'src/submissions/contactos/contactos-broken.spec.ts',
  },
  {
    row: 'broken-body',
    breaks: 'a field has any size',
    file: 'src/files/arriving/multipart.interceptor.ts',
    find: 'const MAX_FIELD_BYTES = 64 * 1024;',
    replace: 'const MAX_FIELD_BYTES = 640 * 1024;',
    spec: 'src/submissions/contactos/contactos-broken.spec.ts',
  },
  {
    row: 'broken-body',
    breaks: 'the name of a field has any length',
    file: 'src/files/arriving/multipart.interceptor.ts',
    find: 'const MAX_FIELD_NAME_BYTES = 100;',
    replace: 'const MAX_FIELD_NAME_BYTES = 1000;',
    spec: 'src/submissions/contactos/contactos-broken.spec.ts',
  },
  {
    row: 'broken-body',
    breaks: 'what breaks off leaves its file',
    file: 'src/files/arriving/multipart.interceptor.ts',
    find: '          await staging.discardAll();\n          throw',
    replace: '          throw',
    spec: 'src/submissions/contactos/contactos-broken.spec.ts',
  },
];
