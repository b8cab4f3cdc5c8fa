import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { settings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/data-source/options.js';
import { requireWhole } from '#platform/data-source/restore-marker.js';
import { checkIntegrity } from '../copies/check-integrity.js';
// every record there is
import '../../app.module.js';

const say = (good: string) => process.stdout.write(`${good}\n`);
function complain(fault: string): void {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}

// `npm run integrity [-- --mend] [--seal]`: follows the chain of the trail and holds the files against their rows, beside
// the running system. It changes nothing; with --mend it takes away files that no row knows, and with --seal it seals a
// chain that is whole and was not sealed here.
const dataSource = new DataSource(dataSourceOptions(settings));
try {
  const { values } = parseArgs({
    options: { mend: { type: 'boolean', default: false }, seal: { type: 'boolean', default: false } },
  });
  await dataSource.initialize();
  await requireWhole(dataSource);
  await checkIntegrity(dataSource, values, { say, complain });
} catch (error) {
  complain(`Não foi possível verificar: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  if (dataSource.isInitialized) await dataSource.destroy();
}
