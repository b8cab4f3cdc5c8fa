import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from './lib/programs.mjs';

const SMALL = 40;
const LONG = 300;
/** The baseline is tables, which are read one at a time (docs/decisions/0251); nobody reads what is generated. */
const MAY_BE_LONG = /^src\/platform\/database\/migrations\/baseline\/|^contract\/(api\.d\.ts|limits\/)/;
/** Nest composes a module of these, so they are small and have one user. */
const PART_OF_A_MODULE =
  /\.(module|controller|entity|dto|list|form|job|check|worker|interceptor|decorator)\.ts$|\/migrations\/\d+-/;

const files = [
  'src',
  'contract',
  'scripts',
  'test',
  'admin/src',
  'admin/server',
  'public-web/app',
  'public-web/server',
].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const imports = [...sources].flatMap(([file, text]) =>
  [...text.matchAll(/(?:from|import) ?\(?'([.#][^']+)'/g)].map(([, path = '']) => {
    const target = path.startsWith('#') ? path.replace('#', 'src/') : normalize(join(dirname(file), path));
    return { file, path, target: target.replace(/\.js$/, '.ts') };
  }),
);

it('no sentence of a comment begins with What, Who, Which or Also', () => {
  const comment = /(?:\/\/|\/\*\*?|^\s*[*#]) ?(?:@property \{.*\} \S+ )?(.*)/;
  const clause = /(?:^|[.!?] )(?:What|Who(?:se|ever|m)?|Which|Also)\b/;
  const settings = readdirSync(root)
    .filter((file) => /^(?:Dockerfile|\.env\.example|.*\.ya?ml)$/.test(file))
    .concat('.ci/run', 'ops/Caddyfile', 'ops/alerts.yml', '.github/workflows/ci.yml')
    .map((file) => /** @type {const} */ ([file, readFileSync(join(root, file), 'utf8')]));
  const linesWithClause = [...sources, ...settings].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => (clause.test(comment.exec(line)?.[1] ?? '') ? `${file}:${at + 1}` : [])),
  );
  expect(linesWithClause).toEqual([]);
});

it('a small file of the API that only one file beside it asks for stands in that one', () => {
  const users = new Map(files.map((file) => [file, /** @type {string[]} */ ([])]));
  for (const { file, target } of imports) if (!file.includes('.spec.')) users.get(target)?.push(file);
  const apart = [...sources].filter(([file, text]) => {
    const [user, second] = users.get(file) ?? [];
    const isBeside = user !== undefined && dirname(user) === dirname(file) && !PART_OF_A_MODULE.test(user);
    const isSmall = text.split('\n').length <= SMALL;
    return file.startsWith('src/') && !PART_OF_A_MODULE.test(file) && isBeside && second === undefined && isSmall;
  });
  expect(apart.map(([file]) => file)).toEqual([]);
});

it('a file of more than 300 lines is one that may be long', () => {
  const long = [...sources].filter(
    ([file, text]) =>
      !/^test\/|\.spec\./.test(file) && !MAY_BE_LONG.test(file) && text.trimEnd().split('\n').length > LONG,
  );
  expect(long.map(([file]) => file)).toEqual([]);
});

it('a wing of the API is asked for by its name from outside', () => {
  const wingOf = (/** @type {string} */ file) => /^src\/(\w+)\//.exec(file)?.[1];
  const climbing = imports.filter(({ file, path, target }) => {
    const wing = path.startsWith('.') ? wingOf(target) : undefined;
    return wing !== undefined && wing !== wingOf(file) && sources.has(target);
  });
  expect(climbing.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

it('no folder of the API imports itself by way of others', () => {
  const asked = new Map(imports.map(({ file }) => [dirname(file), /** @type {Set<string>} */ (new Set())]));
  for (const { file, target } of imports)
    if (!file.includes('.spec.') && target.startsWith('src/') && dirname(target) !== dirname(file))
      asked.get(dirname(file))?.add(dirname(target));
  const reached = (/** @type {string} */ folder, /** @type {Set<string>} */ seen = new Set()) => {
    for (const next of asked.get(folder) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  expect([...asked.keys()].filter((folder) => reached(folder).has(folder))).toEqual([]);
});

it('no service of the API names the class of an answer, which its controller makes', () => {
  const answer = /(?:@Answers\w*|@Api\w+Record|@ApiProperty|\btoAnswer)\((?:\{[^}]*\btype: )?\[?([A-Z]\w+)/g;
  const api = [...sources].filter(([file]) => file.startsWith('src/') && !file.includes('.spec.'));
  const answers = new Set(api.flatMap(([, text]) => [...text.matchAll(answer)].map(([, name]) => name)));
  for (const builtIn of ['String', 'Number', 'Boolean', 'Object']) answers.delete(builtIn);
  expect(answers.size).toBeGreaterThan(100);
  const named = new RegExp(`\\b(?:${[...answers].join('|')})\\b`);
  const services = api.flatMap(([file, text]) =>
    file.endsWith('.service.ts')
      ? [{ file, text }]
      : Array.from(text.matchAll(/^@Injectable\(\)[^]*?^}$/gm), ([body]) => ({ file, text: body })),
  );
  expect(services.filter(({ text }) => named.test(text)).map(({ file }) => file)).toEqual([]);
});
