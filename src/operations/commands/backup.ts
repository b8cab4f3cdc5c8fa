import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openStorage } from '#files/storage/open-storage.js';
import { settings } from '#platform/config/settings.js';
import { makeBackup } from '../copies/backup.js';
import { pathOfCopy } from '../estado/kept-copies.js';

// `npm run backup -- [file] [--recipient age1…]`: one archive of the database and the files, beside the running system.
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { recipient: { type: 'string' } } });
  const recipient = values.recipient ?? settings.backupRecipient;
  const path = positionals[0] ?? pathOfCopy(settings.backup.dir, new Date(), recipient !== undefined);
  const { tables, files, missing, changed } = await makeBackup({
    settings,
    storage: await openStorage(settings),
    path,
    recipient,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${path}: ${rows} linhas de ${tables.length} tabelas e ${files.length} ficheiros.\n`);
  if (recipient === undefined)
    process.stdout.write(
      'Não está cifrada e não tem os segredos (JWT_SECRET, ou DATA_DIR/jwt-secret): guarde-os à parte.\n',
    );
  for (const { area, nome } of missing) process.stderr.write(`Falta o ficheiro ${area}/${nome}.\n`);
  for (const { area, nome } of changed) process.stderr.write(`O ficheiro ${area}/${nome} foi alterado.\n`);
  // the archive is whole; what it was made of is not
  if (missing.length + changed.length > 0) process.exitCode = 2;
} catch (error) {
  process.stderr.write(`Não foi possível fazer a cópia: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
