import { createHash } from 'node:crypto';
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const BATCH = 500;

const table = ({ exact, field, integer }: SchemaKit) =>
  new Table({
    name: 'held_addresses',
    columns: [
      { ...field('addressHash', exact(64)), isPrimary: true },
      { ...field('resource', exact(32)), isPrimary: true },
      { ...field('recordId', integer()), isPrimary: true },
    ],
    indices: [index('ix_held_addresses_record', ['resource', 'recordId'])],
  });

/** The tables whose records are of people, and where their addresses stand. */
const sources: readonly (readonly [table: string, resource: string, columns: readonly string[]])[] = [
  ['contactos', 'contactos', ['email']],
  ['festival', 'festival', ['emailEscola', 'emailResponsavel']],
  ['voluntariado', 'voluntariado', ['email']],
  ['oportunidades', 'oportunidades', ['email']],
  ['formacoes', 'formacoes', ['email']],
  ['sessoes', 'sessoes', ['email']],
  ['pedidos_material', 'pedidos-material', ['email']],
  ['newsletter', 'newsletter', ['email']],
  ['users', 'users', ['email']],
  ['convidados', 'convidados', ['email']],
];

/** Makes every record found by the addresses in it, those that there are among them. */
export class CreateHeldAddresses implements MigrationInterface {
  readonly name = 'CreateHeldAddresses1795301000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
    // MySQL commits each statement by itself: a run that died half way begins again
    await runner.query('DELETE FROM held_addresses');
    for (const [name, resource, columns] of sources) await fill(runner, name, resource, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('held_addresses', true);
  }
}

async function fill(runner: QueryRunner, name: string, resource: string, columns: readonly string[]): Promise<void> {
  for (let last = 0; ;) {
    const rows = (await runner.query(
      `SELECT id, ${columns.join(', ')} FROM ${name} WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      [last],
    )) as { id: number; [column: string]: unknown }[];
    const values = rows.flatMap((row) => {
      const hashes = columns.map((column) => hashOf(String(row[column])));
      return [...new Set(hashes)].map((hash) => [hash, resource, row.id]);
    });
    if (values.length === 0) return;
    const marks = values.map(() => '(?, ?, ?)').join(', ');
    await runner.query(`INSERT INTO held_addresses (addressHash, resource, recordId) VALUES ${marks}`, values.flat());
    last = rows.at(-1)?.id ?? last;
  }
}

const hashOf = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
