// Usage: npm run bench -- speed [--quick] [--minutes 30] [sqlite|mysql ...] [api|form|pages|growth|memory|change|start ...]
// How fast the API and the site are beside bare servers that do the same, measured in turn in one run; prints the
// goals and which are reached, and writes nothing. docs/performance.md says what each figure means. --quick leaves out
// what takes long and looks at each once; the names choose databases and parts.
import { parseArgs } from 'node:util';
import { measureApi } from '../test/bench/speed/measure-api.mjs';
import { measureChange } from '../test/bench/speed/measure-change.mjs';
import { measureForm } from '../test/bench/speed/measure-form.mjs';
import { measureGrowth } from '../test/bench/speed/measure-growth.mjs';
import { measureMemory } from '../test/bench/speed/measure-memory.mjs';
import { measurePages } from '../test/bench/speed/measure-pages.mjs';
import { measureStart } from '../test/bench/speed/measure-start.mjs';
import { printVerdicts } from '../test/bench/speed/report.mjs';
import { World } from '../test/bench/speed/world.mjs';
import { onDatabases, parseDatabases } from './lib/bench.mjs';
import { runOnBuilds } from './lib/build.mjs';

const ROWS = 1_000;
const MANY_ROWS = 100_000;
const quickParts = ['api', 'form', 'pages', 'start'];
const parts = [...quickParts, 'growth', 'change', 'memory'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, minutes: { type: 'string', default: '1' } },
});
const databases = parseDatabases(positionals, parts);
const named = parts.filter((name) => positionals.includes(name));
const wanted = new Set(named.length > 0 ? named : values.quick ? quickParts : parts);
const length = values.quick ? { rounds: 1, seconds: 2, warmUp: 1 } : { rounds: 3, seconds: 4, warmUp: 1 };

await runOnBuilds(['api', 'site'], async () => {
  await onDatabases(databases, measureOn);
  return printVerdicts() === 0;
});

/**
 * @param {string} title
 * @param {string} [serverUrl]
 */
async function measureOn(title, serverUrl) {
  const world = await World.make(ROWS, serverUrl);
  if (wanted.has('api')) await measureApi(title, world, length);
  if (wanted.has('growth')) {
    const many = await World.make(MANY_ROWS, serverUrl);
    await measureGrowth(title, { few: ROWS, many: MANY_ROWS }, { few: world, many }, length);
  }
  if (wanted.has('form')) await measureForm(title, world, await World.make(ROWS, serverUrl), length);
  if (wanted.has('pages')) await measurePages(title, world, length);
  if (wanted.has('change')) await measureChange(title, world, serverUrl === undefined ? 1 : 3);
  if (wanted.has('memory')) await measureMemory(title, world, Number(values.minutes));
  if (wanted.has('start')) await measureStart(title, world);
}
