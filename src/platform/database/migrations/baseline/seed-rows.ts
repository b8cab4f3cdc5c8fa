import type { QueryRunner } from 'typeorm';

const MARKS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const TERM_LENGTH = 40;

export type Row = Readonly<Record<string, string | number | null>>;

function termsOf(text: string): Set<string> {
  const plain = text.normalize('NFD').replaceAll(MARKS, '').toLowerCase();
  return new Set([...plain.matchAll(WORDS)].map(([word]) => Array.from(word).slice(0, TERM_LENGTH).join('')));
}

/**
 * Puts the first rows into a table that has none, all in one statement: on MySQL a migration that was killed before it
 * begins anew.
 */
export async function seedRows(runner: QueryRunner, table: string, rows: readonly Row[]): Promise<void> {
  const present = (await runner.query(`SELECT 1 FROM ${table} LIMIT 1`)) as unknown[];
  if (present.length === 0) await insert(runner, table, rows);
}

/**
 * Puts the first rows of a list, with ids from 1 in their order, after the words by which the search finds them.
 * @param list its table and its name in the search index
 * @param searched the columns whose words are found
 */
export async function seedSearched(
  runner: QueryRunner,
  list: string,
  searched: readonly string[],
  contents: readonly Row[],
): Promise<void> {
  const rows: readonly Row[] = contents.map((content, index) => ({ id: index + 1, ...content }));
  const present = (await runner.query(`SELECT 1 FROM ${list} LIMIT 1`)) as unknown[];
  if (present.length > 0) return;
  await runner.query('DELETE FROM search_terms WHERE resource = ?', [list]);
  const words = rows.flatMap((row) => {
    const terms = termsOf(searched.map((column) => row[column] ?? '').join(' '));
    return Array.from(terms, (term) => ({ resource: list, term, recordId: row['id'] ?? 0 }));
  });
  await insert(runner, 'search_terms', words);
  await insert(runner, list, rows);
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
