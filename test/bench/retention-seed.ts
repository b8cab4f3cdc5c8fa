import 'reflect-metadata';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { settings } from '#platform/config/settings.js';
import { retentionRules } from '#platform/config/retention-rules.js';
import { migrate } from '#platform/data-source/migrate.js';
import { Contacto } from '#submissions/contactos/contacto.entity.js';
import { wholeDataSource } from '../support/data-source.js';
import { analyse, fillTable } from '../support/fill-table.js';

// Makes so many messages of the contact form, one a minute, of which so many have had their days and every tenth of
// those has an attachment: `tsx test/bench/retention-seed.ts <rows> <due>`.
const [rows, due] = process.argv.slice(2).map(Number) as [number, number];
const MINUTE_MS = 60_000;
const dataSource = await (await wholeDataSource()).initialize();
await migrate(dataSource);
const days = retentionRules.submissions.days * 24 * 60;
await fillTable(dataSource, dataSource.getMetadata(Contacto), rows, Date.now() - (days + due) * MINUTE_MS);
// made-up names are of no files
await dataSource.query('UPDATE contactos SET documento = NULL');
const folder = join(settings.dataDir, 'documentos');
await mkdir(folder, { recursive: true });
const files: Partial<Ficheiro>[] = [];
for (let id = 1; id <= due; id += 10) {
  const nome = `1700000000000_${id}.pdf`;
  await writeFile(join(folder, nome), 'x'.repeat(10_000));
  await dataSource.query('UPDATE contactos SET documento = ? WHERE id = ?', [nome, id]);
  const sha256 = ''.padEnd(64, '0');
  files.push({ area: 'documentos', nome, tipo: 'application/pdf', imagem: false, tamanho: 10_000, sha256 });
}
for (let start = 0; start < files.length; start += 500) {
  const some = files.slice(start, start + 500).map((file) => ({ ...file, createdAt: new Date() }));
  await dataSource.manager.insert(Ficheiro, some);
}
await analyse(dataSource);
await dataSource.destroy();
