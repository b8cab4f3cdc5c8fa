import type { QueryRunner } from 'typeorm';

// FROZEN, as all here: what a migration puts into its table, it puts there for ever.

const MARKS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const TERM_LENGTH = 40;

type Row = Readonly<Record<string, string | number | null>>;

function termsOf(text: string): Set<string> {
  const plain = text.normalize('NFD').replaceAll(MARKS, '').toLowerCase();
  return new Set([...plain.matchAll(WORDS)].map(([word]) => Array.from(word).slice(0, TERM_LENGTH).join('')));
}

/**
 * Puts the first rows into a table that has none, with ids from 1 in their order, and their words into the search index.
 * The rows come last, in one statement: on MySQL a migration that was killed before them begins anew.
 * @param resource the list's name in the search index
 * @param searched the columns whose words are found
 */
export async function seedRows(
  runner: QueryRunner,
  { table, resource, searched }: { table: string; resource: string; searched: readonly string[] },
  contents: readonly Row[],
): Promise<void> {
  const rows: readonly Row[] = contents.map((content, index) => ({ id: index + 1, ...content }));
  const [first] = rows;
  const present = (await runner.query(`SELECT 1 FROM ${table} LIMIT 1`)) as unknown[];
  if (first === undefined || present.length > 0) return;
  await runner.query('DELETE FROM search_terms WHERE resource = ?', [resource]);
  await insert(
    runner,
    'search_terms',
    rows.flatMap((row) => {
      const terms = termsOf(searched.map((column) => row[column] ?? '').join(' '));
      return Array.from(terms, (term) => ({ resource, term, recordId: row['id'] ?? 0 }));
    }),
  );
  await insert(runner, table, rows);
}

/** Takes a table away, and its words out of the search index. */
export async function dropSeeded(runner: QueryRunner, table: string, resource: string): Promise<void> {
  await runner.dropTable(table, true);
  await runner.query('DELETE FROM search_terms WHERE resource = ?', [resource]);
}

async function insert(runner: QueryRunner, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((name) => runner.connection.driver.escape(name)).join(', ');
  const marks = `(${columns.map(() => '?').join(', ')})`;
  await runner.query(
    `INSERT INTO ${table} (${names}) VALUES ${rows.map(() => marks).join(', ')}`,
    rows.flatMap((row) => columns.map((name) => row[name])),
  );
}
