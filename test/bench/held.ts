import 'reflect-metadata';
import type { DataSource, EntityMetadata } from 'typeorm';
import { formResources } from '../../contract/references.js';
import { onSqlite } from '#platform/database/columns.js';
import { addressHash, HeldAddress } from '#platform/database/addresses/held-address.entity.js';
import { migrate } from '#platform/data-source/migrate.js';
import { resourcesWith } from '#platform/database/resource.js';
import { wholeDataSource } from '../support/data-source.js';
import { analyse, fillTable } from '../support/fill-table.js';

// Fills the tables of the forms with so many rows altogether, each held under an address of its own and one in each
// under the address that is looked for: `tsx test/bench/held.ts <rows> <address>`.
const FIRST = 500;

const [rows, address = ''] = [Number(process.argv[2]), process.argv[3]];
const dataSource = await (await wholeDataSource()).initialize();
await migrate(dataSource);
for (const { entity, name: resource } of resourcesWith('heldUnder')) {
  if (!formResources.some((form) => form === resource)) continue;
  const metadata = dataSource.getMetadata(entity);
  await fillTable(dataSource, metadata, FIRST);
  await double(dataSource, metadata, Math.ceil(rows / formResources.length));
  await hold(dataSource, metadata, resource);
  await dataSource.manager.insert(HeldAddress, { addressHash: addressHash(address), resource, recordId: 7 });
}
await analyse(dataSource);
await dataSource.destroy();

/** Copies a table's rows within it until there are as many as wanted. */
async function double(source: DataSource, { tableName, columns }: EntityMetadata, wanted: number): Promise<void> {
  const names = columns
    .filter(({ isGenerated }) => !isGenerated)
    .map(({ databaseName }) => source.driver.escape(databaseName));
  for (let there = FIRST; there < wanted; there *= 2) {
    const some = Math.min(there, wanted - there);
    await source.query(
      `INSERT INTO ${tableName} (${names.join(', ')}) SELECT ${names.join(', ')} FROM ${tableName} WHERE id <= ${some}`,
    );
  }
}

/** Has each row found under a fingerprint of its own. */
async function hold(source: DataSource, { tableName }: EntityMetadata, resource: string): Promise<void> {
  const random = onSqlite ? 'lower(hex(randomblob(32)))' : 'SHA2(UUID(), 256)';
  await source.query(
    `INSERT INTO held_addresses (addressHash, resource, recordId) SELECT ${random}, ?, id FROM ${tableName}`,
    [resource],
  );
}
