import type { GetListResult } from 'ra-core';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstPage, freshFor } from './first-page.js';

const section = { name: 'eventos', order: { field: 'data', order: 'DESC', label: 'Data' } } as const;
const getList = vi.fn<() => Promise<Pick<GetListResult, 'data' | 'total'>>>(async () => ({
  data: [{ id: 1 }],
  total: 1,
}));
let client: QueryClient;
let leave = () => undefined as void;

beforeEach(() => {
  leave();
  vi.useRealTimers();
  getList.mockClear();
  client = new QueryClient();
});

const keyOf = (name: string) => [
  name,
  'getList',
  { pagination: { page: 1, perPage: 25 }, sort: { field: 'data', order: 'DESC' }, filter: {}, meta: undefined },
];

/** As react-admin's list does it: it waits for its access first. */
function open(name = 'eventos'): void {
  const options = { queryKey: keyOf(name), queryFn: getList, staleTime: freshFor };
  const observer = new QueryObserver(client, { ...options, enabled: false });
  leave = observer.subscribe(() => undefined);
  observer.setOptions({ ...options, enabled: true });
}

test('a list that was read ahead is not read a second time as it opens', async () => {
  await client.prefetchQuery(firstPage({ getList }, section));
  open();
  expect(getList).toHaveBeenCalledTimes(1);
});

test('a list that is being read ahead is not read a second time as it opens', async () => {
  const reading = client.prefetchQuery(firstPage({ getList }, section));
  open();
  await reading;
  expect(getList).toHaveBeenCalledTimes(1);
});

test('a list that was read ahead is read again when something was saved since', async () => {
  await client.prefetchQuery(firstPage({ getList }, section));
  await client.invalidateQueries({ queryKey: ['eventos'] });
  open();
  expect(getList).toHaveBeenCalledTimes(2);
});

test('a list that was read ahead some time ago is read again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await client.prefetchQuery(firstPage({ getList }, section));
  vi.setSystemTime(Date.now() + 5_001);
  open();
  expect(getList).toHaveBeenCalledTimes(2);
});

test('a list that was read in another way is read again', async () => {
  await client.prefetchQuery({ queryKey: keyOf('imprensa'), queryFn: getList });
  open('imprensa');
  expect(getList).toHaveBeenCalledTimes(2);
});
