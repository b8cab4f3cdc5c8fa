import { expect } from '@jest/globals';
import type { ObjectLiteral } from 'typeorm';
import type { TestApi } from './api.js';

/** Expects that what is done adds no row to the tables and no file to the storage, and leaves none half arrived. */
export async function expectNothingStored(
  { dataSource, files }: Pick<TestApi, 'dataSource' | 'files'>,
  tables: readonly (new () => ObjectLiteral)[],
  act: () => Promise<unknown>,
): Promise<void> {
  const stored = async () => [
    ...(await Promise.all(tables.map((table) => dataSource.manager.count(table)))),
    await files('uploads'),
    await files('documentos'),
  ];
  const before = await stored();
  await act();
  expect([...(await stored()), await files('tmp')]).toEqual([...before, []]);
}
