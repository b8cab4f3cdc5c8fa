import 'reflect-metadata';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage } from '#files/storage/open-storage.js';
import { settings } from '#platform/config/settings.js';
import { BackupProblem } from '../copies/manifest.js';
import { catchUp } from '../copies/catch-up.js';
import { restore } from '../copies/restore.js';

const USAGE = 'Uso: npm run restore -- cópia [--identity chave] [--erasures lista] [--without-secret]';
const tell = (done: string) => process.stdout.write(`${done}\n`);

// `npm run restore -- file`: puts an archive of `npm run backup` back, into an empty place. With --rehearsal that place goes
// again once it has been looked at, so nothing is erased anew in it, and the secret that would be known by is not asked for.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      identity: { type: 'string' },
      erasures: { type: 'string' },
      'without-secret': { type: 'boolean', default: false },
      rehearsal: { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  if (path === undefined || (values.rehearsal && basename(settings.dataDir) !== 'ensaio'))
    throw new BackupProblem(USAGE);
  const { missing } = await restore({
    settings,
    storage: await openStorage(settings),
    path,
    identity: values.identity,
    withoutSecret: values['without-secret'] || values.rehearsal,
    catchUp: async ({ madeAt }) => {
      if (values.rehearsal) return;
      const counts = await catchUp(new Date(madeAt), values.erasures);
      tell(`Registos apagados de novo: ${Array.from(counts.values()).reduce((sum, count) => sum + count, 0)}.`);
    },
    tell,
  });
  for (const { area, nome } of missing) process.stderr.write(`Já faltava na cópia o ficheiro ${area}/${nome}.\n`);
  tell('A reposição terminou.');
} catch (error) {
  process.stderr.write(`Não foi possível repor: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
