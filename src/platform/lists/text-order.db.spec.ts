import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { type FilledDatabase, filledDatabase } from '../../../test/support/filled-database.js';
import type { ListedEntity } from '../../../test/support/list-specs.js';
import { resourceOf } from '../database/resource.js';
import { RecordReader } from './record-reader.js';
import { textOrder } from './text-order.js';

/** Texts as a Portuguese reader looks for them, one after the other. */
const READ = [
  '',
  '«Ideias»',
  '10 anos',
  '2.º lugar',
  'Abel',
  'ágata',
  'ALVARENGA',
  'Álvaro',
  'álvaro dias',
  'Alves',
  'ana',
  'Ana Lúcia',
  'Ana-Maria',
  'Anabela',
  'Ângela',
  'Bruno',
  'Caçador',
  'Cacau',
  'çedilha',
  'cello',
  'D’Ávila',
  'Évora',
  'inês',
  'IÑIGO',
  'Joana',
  'JOÃO',
  'joaquim',
  'O Bosque',
  "O'Neill",
  'Óscar',
  'Zélia',
  'zulmira',
];

interface Listed {
  id: number;
  [property: string]: unknown;
}

interface SortedText {
  list: ListedEntity;
  column: string;
  property: string;
}

let database: FilledDatabase;
let dataSource: DataSource;
let texts: SortedText[];

beforeAll(async () => {
  database = await filledDatabase(READ.length);
  ({ dataSource } = database);
  texts = database.lists.flatMap((list) =>
    Object.entries(list.spec.columns).flatMap(([column, { kind, property }]) =>
      kind === 'text' ? [{ list, column, property }] : [],
    ),
  );
});
afterAll(() => database.drop());

function textOf(resource: string): SortedText {
  const found = texts.find(({ list }) => list.spec.resource === resource);
  if (found === undefined) throw new Error(`there is no text in ${resource}`);
  return found;
}

async function write({ list, property }: SortedText, written: readonly string[]): Promise<void> {
  const { tableName } = list.entity;
  const column = list.entity.findColumnWithPropertyName(property)?.databaseName ?? property;
  const { driver } = dataSource;
  for (const [index, text] of written.entries()) {
    await dataSource.query(`UPDATE ${driver.escape(tableName)} SET ${driver.escape(column)} = ? WHERE id = ?`, [
      text,
      index + 1,
    ]);
  }
}

async function listed(
  { list, column }: SortedText,
  direction: 'ASC' | 'DESC',
  range: readonly [from: number, to: number] = [0, READ.length],
): Promise<Listed[]> {
  const reader = new RecordReader(dataSource.getRepository<Listed>(list.entity.target), list.spec);
  const { rows } = await reader.list({ sort: JSON.stringify([column, direction]), range: JSON.stringify(range) });
  return rows;
}

const name = ({ list, column }: SortedText) => ({ list: list.spec.resource, column });

describe('a list in the order of a text', () => {
  it('has it as it is read, whatever its accents and its case, in every column of text', async () => {
    expect(texts.length).toBeGreaterThan(30);
    // from the last to the first, so that the order of arrival is no help
    const written = READ.toReversed();
    for (const text of texts) {
      await write(text, written);
      for (const direction of ['ASC', 'DESC'] as const) {
        const found = (await listed(text, direction)).map((row) => row[text.property]);
        const expected = direction === 'ASC' ? READ : written;
        expect({ ...name(text), direction, found }).toEqual({ ...name(text), direction, found: expected });
      }
    }
  });

  it('is told by an expression no deeper than an SQLite before 3.46 reads in an index', () => {
    expect(textOrder('nome').split('replace(').length - 1).toBeLessThanOrEqual(27);
  });

  it('counts every column as text that a search looks through, but for what is a key', () => {
    const codes = database.lists.flatMap(({ spec, entity }) =>
      Object.values(spec.columns)
        .filter(
          ({ kind, property }) => kind === 'code' && resourceOf(entity.target, 'search')?.search.includes(property),
        )
        .map(({ property }) => `${spec.resource}.${property}`),
    );
    expect([...new Set(codes)].sort()).toEqual(['edicoes.chave', 'files.nome', 'users.email']);
  });

  it('has texts that are alike in the order of their ids, on every page', async () => {
    const alike = ['Alvaro', 'ÁLVARO', 'álvaro', 'Álvaro', 'alvaro'];
    const text = textOf('convites');
    await write(
      text,
      READ.map((_, index) => alike[index % alike.length] ?? ''),
    );
    const ids = READ.map((_, index) => index + 1);
    for (const direction of ['ASC', 'DESC'] as const) {
      const expected = direction === 'ASC' ? ids : ids.toReversed();
      const pages = [await listed(text, direction, [0, 9]), await listed(text, direction, [10, READ.length])];
      expect(pages.flat().map(({ id }) => id)).toEqual(expected);
    }
  });

  it.each([
    '«Ideias»',
    '“Ideias”',
    '‘Ideias’',
    '"Ideias"',
    "'Ideias'",
    '– Ideias',
    '-Ideias',
    '… e Ideias',
    ' Ideias',
    '',
  ])('has %j before the digits and the letters', async (first) => {
    const text = textOf('imprensa');
    await write(
      text,
      READ.map((_, index) => ['Zé', first, '10 ideias', 'Abel'][index] ?? 'Zulmira'),
    );
    const found = (await listed(text, 'ASC', [0, 3])).map((row) => row[text.property]);
    expect(found).toEqual([first, '10 ideias', 'Abel', 'Zé']);
  });
});
