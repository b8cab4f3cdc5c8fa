import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { index } from './schema-kit.js';

const TABLE = 'idempotency_keys';
const before = index('ix_idempotency_keys_text_hash', ['textHash', 'createdAt']);
const after = index('ix_idempotency_keys_text_hash_form', ['textHash', 'form', 'createdAt']);

/** Finds a text that other forms have had without reading every row of its own form. */
export class IndexRepeatedTextsByForm implements MigrationInterface {
  readonly name = 'IndexRepeatedTextsByForm1797400000000';

  async up(runner: QueryRunner): Promise<void> {
    await replace(runner, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, after, before);
  }
}

/** Replaces an index. Each half is looked for first: MySQL keeps what a migration that was killed had done. */
async function replace(runner: QueryRunner, old: typeof before, next: typeof after): Promise<void> {
  const { indices = [] } = (await runner.getTable(TABLE)) ?? {};
  const has = ({ name }: typeof before) => indices.some((one) => one.name === name);
  if (!has(next)) await runner.createIndex(TABLE, new TableIndex(next));
  if (has(old)) await runner.dropIndex(TABLE, old.name);
}
