import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 200;
const TERM_LENGTH = 40;
const WORDS = /[\p{L}\p{N}]+/gu;
const NUMBERS = /\d(?:[\s().-]*\d)*/g;
const PORTUGUESE = /^(?:(?:00)?351)?(\d{9})$/;
/** The lists, each in a table of its name, and their columns that hold a telephone or a postal code. */
const LISTS = [
  ['festival', ['contactoTelefonico', 'codigoPostal']],
  ['voluntariado', ['telefone']],
] as const;

/**
 * Registrations and applications that came before are found by their telephone and their postal code. A run that was
 * killed half-way begins anew, and adds what is missing.
 */
export class FindNumbers implements MigrationInterface {
  readonly name = 'FindNumbers1795412000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [list, columns] of LISTS) {
      for (let last = 0, count = BATCH; count === BATCH;) {
        const rows = (await runner.query(
          `SELECT id, ${columns.join(', ')} FROM ${list} WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
          [last],
        )) as ({ id: number } & Record<string, unknown>)[];
        for (const row of rows) {
          const texts = columns.map((column) => row[column]).filter((value) => typeof value === 'string');
          await addTerms(runner, list, row.id, new Set(texts.flatMap(termsOf)));
        }
        last = rows.at(-1)?.id ?? last;
        count = rows.length;
      }
    }
  }

  /** The release before has no use for these words and takes each record's away with it. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

async function addTerms(runner: QueryRunner, resource: string, recordId: number, terms: Set<string>): Promise<void> {
  const known = (await runner.query('SELECT term FROM search_terms WHERE resource = ? AND recordId = ?', [
    resource,
    recordId,
  ])) as { term: string }[];
  for (const { term } of known) terms.delete(term);
  if (terms.size === 0) return;
  const marks = Array.from(terms, () => '(?, ?, ?)').join(', ');
  await runner.query(
    `INSERT INTO search_terms (resource, term, recordId) VALUES ${marks}`,
    Array.from(terms, (term) => [resource, term, recordId]).flat(),
  );
}

function termsOf(text: string): string[] {
  const words = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().matchAll(WORDS)].map(
    ([word]) => word,
  );
  const ends = [...text.matchAll(NUMBERS)].flatMap(([number]) => {
    const whole = number.replaceAll(/\D/g, '').replace(PORTUGUESE, '00351$1').slice(0, TERM_LENGTH);
    return Array.from({ length: Math.max(whole.length - 1, 0) }, (_, from) => whole.slice(from));
  });
  return [...words, ...ends];
}
