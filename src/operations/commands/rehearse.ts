import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openStorage } from '#files/storage/open-storage.js';
import { settings } from '#platform/config/settings.js';
import { restore } from '../backup/restore.js';

// `node rehearse.js cópia [--identity chave]`: puts an archive back into the place that the environment names, which goes
// again once it has been looked at. So nothing is erased anew in it, and the secret that would be known by is not asked for.
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { identity: { type: 'string' } } });
  await restore({
    settings,
    storage: await openStorage(settings),
    path: positionals[0] ?? '',
    identity: values.identity,
    withoutSecret: true,
    catchUp: () => Promise.resolve(),
    tell: (done) => process.stdout.write(`${done}\n`),
  });
} catch (error) {
  process.stderr.write(`Não foi possível repor: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
